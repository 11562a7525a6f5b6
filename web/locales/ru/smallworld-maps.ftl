# Small World: континенты и регионы. Все названия наши.

## L1a
smallworld-continent-halvorn = Халворн
smallworld-region-barley-haven = Ячменная Гавань
    .acc = Ячменную Гавань
smallworld-region-tarn-mire = Озёрная Топь
    .acc = Озёрную Топь
smallworld-region-lantern-peak = Пик Фонаря
smallworld-region-mothwood = Мотыльковый Лес
smallworld-region-alder-cove = Ольшаник у Бухты
smallworld-region-badger-downs = Барсучьи Холмы
smallworld-region-old-king-crag = Утёс Старого Короля
smallworld-region-gulfhead-hills = Заливные Холмы
smallworld-region-hollow-tooth = Пустой Зуб
smallworld-region-saltcorn-strand = Солёный Берег
smallworld-region-glimmerfen = Мерцающее Болото
smallworld-region-copper-tarn = Медное Озеро
smallworld-region-horseshoe-gulf = Залив Подкова

## L1b
smallworld-continent-twainmark = Двумежье
smallworld-region-west-horn = Западный Рог
smallworld-region-sunrise-acres = Рассветные Поля
smallworld-region-elder-grove = Древняя Роща
    .acc = Древнюю Рощу
smallworld-region-plough-reach = Пахотный Край
smallworld-region-saddle-hills = Седельные Холмы
smallworld-region-beacon-mount = Маячная Гора
    .acc = Маячную Гору
smallworld-region-greybeard = Седобород
smallworld-region-fox-knolls = Лисьи Бугры
smallworld-region-goosefield = Гусиное Поле
smallworld-region-eel-hollows = Угриные Ямы
smallworld-region-lilymarsh = Лилейное Болото
smallworld-region-anvil-sound = Пролив Наковальни
smallworld-region-kettle-bay = Котловый Залив

## L2a
smallworld-continent-merecrown = Озёрный Венец
smallworld-region-crown-tor = Венечный Утёс
smallworld-region-bearwood = Медвежий Лес
smallworld-region-heron-fen = Болото Цапель
smallworld-region-amber-acres = Янтарные Поля
smallworld-region-mirrorwood = Зеркальный Лес
smallworld-region-eaglescar = Орлиный Утёс
smallworld-region-spit-marsh = Топи у Косы
smallworld-region-gull-hills = Чаячьи Холмы
smallworld-region-warren-hills = Кроличьи Холмы
smallworld-region-drumfell = Барабанный Кряж
smallworld-region-nightjar-wood = Лес Козодоев
smallworld-region-great-mere = Великое Озеро
smallworld-region-sunward-sound = Солнечный Пролив

## L2b
smallworld-continent-wyrmcoil = Змеев Виток
smallworld-region-adder-mire = Гадючья Топь
    .acc = Гадючью Топь
smallworld-region-tallgrass = Высокотравье
smallworld-region-fangrock = Клык-Камень
smallworld-region-heather-cape = Вересковый Мыс
smallworld-region-coilwood = Витой Лес
smallworld-region-drowned-hundred = Затонувший Удел
smallworld-region-backbone = Хребетник
smallworld-region-hazel-deep = Глухой Орешник
smallworld-region-molehill-moor = Кротовые Холмы
smallworld-region-honeyfield = Медовое Поле
smallworld-region-tailspike = Хвостовой Шип
smallworld-region-serpents-eye = Змеиный Глаз
smallworld-region-scale-sound = Чешуйчатый Пролив

## M1a
smallworld-continent-hollowmoon = Полая Луна
smallworld-region-moonwood = Лунный Лес
smallworld-region-ramhorn-hills = Холмы Бараний Рог
smallworld-region-ryefield = Ржаное Поле
smallworld-region-listening-hills = Чуткие Холмы
smallworld-region-moonrise-peak = Пик Лунного Восхода
smallworld-region-grindstone = Точильный Камень
smallworld-region-poppy-vale = Маковый Дол
smallworld-region-wisp-mire = Трясина Огоньков
    .acc = Трясину Огоньков
smallworld-region-cedar-quay = Кедровый Причал
smallworld-region-crescent-bay = Залив Полумесяца

## M1b
smallworld-continent-mirefen = Топкий Край
smallworld-region-sedge-bank = Осоковый Берег
smallworld-region-oatmeadow = Овсяный Луг
smallworld-region-slatehorn = Сланцевый Рог
smallworld-region-watchstone = Дозорный Камень
smallworld-region-burrow-hills = Норные Холмы
smallworld-region-chalk-cape = Меловой Мыс
smallworld-region-blackwater-fen = Чернореченское Болото
smallworld-region-rowanwood = Рябиновый Лес
smallworld-region-hopgarth = Хмельник
smallworld-region-still-mere = Тихое Озеро

## M2a
smallworld-continent-threecape = Тримысье
smallworld-region-flaxfield = Льняное Поле
smallworld-region-waymeet-wood = Лес у Распутья
smallworld-region-cranemarsh = Журавлиное Болото
smallworld-region-iron-stair = Железные Ступени
smallworld-region-thunderhead = Грозовой Пик
smallworld-region-silverbirch = Серебряный Березняк
smallworld-region-frogholm = Лягушачий Остров
smallworld-region-ringstone-hill = Кольцевые Холмы
smallworld-region-smugglers-knoll = Бугор Контрабандистов
smallworld-region-bight-of-bells = Залив Колоколов

## M2b
smallworld-continent-hookholm = Крюк-Остров
smallworld-region-sickle-field = Поле Серпа
smallworld-region-candlewood = Свечной Лес
smallworld-region-barb-point = Мыс Зазубрины
smallworld-region-creek-mire = Ручейная Топь
    .acc = Ручейную Топь
smallworld-region-anvil-rock = Скала Наковальня
    .acc = Скалу Наковальню
smallworld-region-millpond-meadow = Луг у Мельницы
smallworld-region-shankstone = Голень-Камень
smallworld-region-palelight-fen = Болото Бледного Света
smallworld-region-pitch-pines = Смолистый Бор
smallworld-region-anglers-lake = Озеро Рыболовов

## S1a
smallworld-continent-skerrow = Скерроу
smallworld-region-hoarcliff = Инеевый Утёс
smallworld-region-hearthfield = Очажное Поле
smallworld-region-owlwood = Совиный Лес
smallworld-region-puffin-hills = Холмы Тупиков
smallworld-region-turnip-shore = Репный Берег
smallworld-region-driftwood = Плавниковый Лес
smallworld-region-crab-flats = Крабьи Отмели
smallworld-region-skerry-bay = Шхерный Залив

## S1b
smallworld-continent-shieldey = Щитовой Остров
smallworld-region-bulrush-bog = Камышовое Болото
smallworld-region-yew-point = Тисовый Мыс
smallworld-region-cairn-hill = Холмы у Кургана
smallworld-region-shield-boss = Умбон
smallworld-region-kettle-downs = Котловые Холмы
smallworld-region-cloverfield = Клеверное Поле
smallworld-region-lost-causeway = Затерянный Брод
smallworld-region-pewter-pool = Оловянный Омут

## S2a
smallworld-continent-clawmere = Клешнеозерье
smallworld-region-knotwood = Узловатый Лес
smallworld-region-oyster-marsh = Устричное Болото
smallworld-region-upper-pincer = Верхняя Клешня
    .acc = Верхнюю Клешню
smallworld-region-mustard-lea = Горчичный Луг
smallworld-region-knuckle-hills = Холмы Костяшек
smallworld-region-carapace = Панцирь
smallworld-region-lower-pincer = Нижняя Клешня
    .acc = Нижнюю Клешню
smallworld-region-claw-haven = Клешневая Гавань
    .acc = Клешневую Гавань

## S2b
smallworld-continent-narrowick = Узкий Перешеек
smallworld-region-gannet-grove = Роща Олуш
    .acc = Рощу Олуш
smallworld-region-buckwheat-lea = Гречишный Луг
smallworld-region-waistrock = Поясной Камень
smallworld-region-tidemarsh = Приливное Болото
smallworld-region-firhaven = Пихтовый Приют
smallworld-region-bluefire-bog = Болото Синих Огней
smallworld-region-smokehole-hills = Дымные Холмы
smallworld-region-hourglass-bay = Залив Песочных Часов
