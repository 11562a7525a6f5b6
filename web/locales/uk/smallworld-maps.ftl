# Small World: континенти й регіони. Усі назви власні.

## L1a
smallworld-continent-halvorn = Галворн
smallworld-region-barley-haven = Ячмінна Гавань
    .acc = Ячмінну Гавань
smallworld-region-tarn-mire = Озерна Драговина
    .acc = Озерну Драговину
smallworld-region-lantern-peak = Ліхтарний Пік
smallworld-region-mothwood = Нетлиний Ліс
smallworld-region-alder-cove = Вільхова Затока
    .acc = Вільхову Затоку
smallworld-region-badger-downs = Борсучі Горби
smallworld-region-old-king-crag = Скеля Старого Короля
    .acc = Скелю Старого Короля
smallworld-region-gulfhead-hills = Верхозатоцькі Пагорби
smallworld-region-hollow-tooth = Дуплистий Зуб
smallworld-region-saltcorn-strand = Солоний Берег
smallworld-region-glimmerfen = Мерехтлива Твань
    .acc = Мерехтливу Твань
smallworld-region-copper-tarn = Мідне Озеро
smallworld-region-horseshoe-gulf = Підкова-затока
    .acc = Підкову-затоку

## L1b
smallworld-continent-twainmark = Двомежжя
smallworld-region-west-horn = Західний Ріг
smallworld-region-sunrise-acres = Досвітні Ниви
smallworld-region-elder-grove = Прадавній Гай
smallworld-region-plough-reach = Орний Край
smallworld-region-saddle-hills = Сідловинні Пагорби
smallworld-region-beacon-mount = Маячна Гора
    .acc = Маячну Гору
smallworld-region-greybeard = Сивобород
smallworld-region-fox-knolls = Лисячі Горбки
smallworld-region-goosefield = Гусяче Поле
smallworld-region-eel-hollows = В’юнові Западини
smallworld-region-lilymarsh = Лілейне Болото
smallworld-region-anvil-sound = Ковадлова Протока
    .acc = Ковадлову Протоку
smallworld-region-kettle-bay = Казанна Бухта
    .acc = Казанну Бухту

## L2a
smallworld-continent-merecrown = Озеровінець
smallworld-region-crown-tor = Вінцева Скеля
    .acc = Вінцеву Скелю
smallworld-region-bearwood = Ведмежий Ліс
smallworld-region-heron-fen = Чаплине Болото
smallworld-region-amber-acres = Бурштинові Ниви
smallworld-region-mirrorwood = Дзеркальний Ліс
smallworld-region-eaglescar = Орлина Круча
    .acc = Орлину Кручу
smallworld-region-spit-marsh = Багно на Косі
smallworld-region-gull-hills = Чаїні Пагорби
smallworld-region-warren-hills = Кролячі Пагорби
smallworld-region-drumfell = Барабанна Гора
    .acc = Барабанну Гору
smallworld-region-nightjar-wood = Дрімлюжий Ліс
smallworld-region-great-mere = Велике Озеро
smallworld-region-sunward-sound = Сонячна Протока
    .acc = Сонячну Протоку

## L2b
smallworld-continent-wyrmcoil = Зміїв Клубок
smallworld-region-adder-mire = Гадюча Драговина
    .acc = Гадючу Драговину
smallworld-region-tallgrass = Високотрав’я
smallworld-region-fangrock = Ікло-скеля
    .acc = Ікло-скелю
smallworld-region-heather-cape = Вересовий Мис
smallworld-region-coilwood = Кручений Ліс
smallworld-region-drowned-hundred = Потопле Село
smallworld-region-backbone = Хребет
smallworld-region-hazel-deep = Ліщиновий Яр
smallworld-region-molehill-moor = Кротячі Пустки
smallworld-region-honeyfield = Медове Поле
smallworld-region-tailspike = Шпичак
smallworld-region-serpents-eye = Зміїне Око
smallworld-region-scale-sound = Луската Протока
    .acc = Лускату Протоку

## M1a
smallworld-continent-hollowmoon = Пустомісяць
smallworld-region-moonwood = Місячний Ліс
smallworld-region-ramhorn-hills = Баранорогі Пагорби
smallworld-region-ryefield = Житнє Поле
smallworld-region-listening-hills = Чуйні Пагорби
smallworld-region-moonrise-peak = Пік Сходу Місяця
smallworld-region-grindstone = Жорно-гора
    .acc = Жорно-гору
smallworld-region-poppy-vale = Макова Долина
    .acc = Макову Долину
smallworld-region-wisp-mire = Вогниста Твань
    .acc = Вогнисту Твань
smallworld-region-cedar-quay = Кедрова Пристань
    .acc = Кедрову Пристань
smallworld-region-crescent-bay = Бухта Півмісяця
    .acc = Бухту Півмісяця

## M1b
smallworld-continent-mirefen = Драговиння
smallworld-region-sedge-bank = Осоковий Берег
smallworld-region-oatmeadow = Вівсяні Луки
smallworld-region-slatehorn = Сланцевий Ріг
smallworld-region-watchstone = Вартовий Камінь
smallworld-region-burrow-hills = Норяні Пагорби
smallworld-region-chalk-cape = Крейдяний Мис
smallworld-region-blackwater-fen = Чорноводна Твань
    .acc = Чорноводну Твань
smallworld-region-rowanwood = Горобиновий Ліс
smallworld-region-hopgarth = Хмелярня
    .acc = Хмелярню
smallworld-region-still-mere = Тихе Озеро

## M2a
smallworld-continent-threecape = Тримисся
smallworld-region-flaxfield = Лляне Поле
smallworld-region-waymeet-wood = Ліс на Роздоріжжі
smallworld-region-cranemarsh = Журавлине Болото
smallworld-region-iron-stair = Залізні Сходи
smallworld-region-thunderhead = Громова Голова
    .acc = Громову Голову
smallworld-region-silverbirch = Срібний Березняк
smallworld-region-frogholm = Жаб’ячий Острів
smallworld-region-ringstone-hill = Пагорб Кам’яного Кола
smallworld-region-smugglers-knoll = Контрабандистський Горб
smallworld-region-bight-of-bells = Затока Дзвонів
    .acc = Затоку Дзвонів

## M2b
smallworld-continent-hookholm = Гачкострів
smallworld-region-sickle-field = Серпове Поле
smallworld-region-candlewood = Свічковий Ліс
smallworld-region-barb-point = Колючий Ріг
smallworld-region-creek-mire = Струмкова Твань
    .acc = Струмкову Твань
smallworld-region-anvil-rock = Ковадло-скеля
    .acc = Ковадло-скелю
smallworld-region-millpond-meadow = Лука біля Млина
    .acc = Луку біля Млина
smallworld-region-shankstone = Камінь-гомілка
    .acc = Камінь-гомілку
smallworld-region-palelight-fen = Блідосвітна Твань
    .acc = Блідосвітну Твань
smallworld-region-pitch-pines = Смоляний Бір
smallworld-region-anglers-lake = Рибальське Озеро

## S1a
smallworld-continent-skerrow = Скеров
smallworld-region-hoarcliff = Інеїста Круча
    .acc = Інеїсту Кручу
smallworld-region-hearthfield = Домашнє Поле
smallworld-region-owlwood = Совиний Ліс
smallworld-region-puffin-hills = Іпаткові Пагорби
smallworld-region-turnip-shore = Ріп’яний Берег
smallworld-region-driftwood = Плавниковий Гай
smallworld-region-crab-flats = Крабова Мілина
    .acc = Крабову Мілину
smallworld-region-skerry-bay = Шхерна Бухта
    .acc = Шхерну Бухту

## S1b
smallworld-continent-shieldey = Щитострів
smallworld-region-bulrush-bog = Рогозове Болото
smallworld-region-yew-point = Тисовий Мис
smallworld-region-cairn-hill = Кам’яний Пагорб
smallworld-region-shield-boss = Умбон
smallworld-region-kettle-downs = Казанні Горби
smallworld-region-cloverfield = Конюшинове Поле
smallworld-region-lost-causeway = Загублена Гать
    .acc = Загублену Гать
smallworld-region-pewter-pool = Олов’яне Плесо

## S2a
smallworld-continent-clawmere = Клешнеозер’я
smallworld-region-knotwood = Вузлуватий Ліс
smallworld-region-oyster-marsh = Устричне Болото
smallworld-region-upper-pincer = Верхня Клешня
    .acc = Верхню Клешню
smallworld-region-mustard-lea = Гірчичний Лан
smallworld-region-knuckle-hills = Кісточкові Пагорби
smallworld-region-carapace = Панцир
smallworld-region-lower-pincer = Нижня Клешня
    .acc = Нижню Клешню
smallworld-region-claw-haven = Пазуриста Гавань
    .acc = Пазуристу Гавань

## S2b
smallworld-continent-narrowick = Вузьковик
smallworld-region-gannet-grove = Сулин Гай
smallworld-region-buckwheat-lea = Гречаний Лан
smallworld-region-waistrock = Скеля-перешийок
    .acc = Скелю-перешийок
smallworld-region-tidemarsh = Припливне Болото
smallworld-region-firhaven = Ялинова Гавань
    .acc = Ялинову Гавань
smallworld-region-bluefire-bog = Синьовогнене Болото
smallworld-region-smokehole-hills = Димарні Пагорби
smallworld-region-hourglass-bay = Клепсидрова Бухта
    .acc = Клепсидрову Бухту
