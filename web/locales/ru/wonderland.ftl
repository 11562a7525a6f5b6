# Битва за Страну Чудес: названия, карты, вопросы, глаголы, журнал, причины. Все слова свои.

## Regions

wonderland-region-red_keep = Красная Крепость
wonderland-region-tulgey_wood = Дремучий Лес
wonderland-region-witzend = Витзэнд
wonderland-region-pool_of_tears = Озеро Слёз
wonderland-region-meadow = Луг Живых Цветов

## Factions: name, .text, .power (what the leader can do at tea)

wonderland-faction-alice = Алиса
    .text = Чинит щит, появляется где угодно, учится в каждой битве.
    .power = Странное Отражение: Алиса всегда идёт вокруг стола против часовой стрелки.
wonderland-faction-queen = Красная Королева
    .text = Бьёт сильных, растягивает войско, наживается на чужом крахе.
    .power = Вширь: Королева может разместить объекты одной карты в нескольких регионах.
wonderland-faction-jabberwock = Бармаглот
    .text = Травит стол и всех вокруг.
    .power = Жуткая Пасть: Отравление на двух картах в начале чаепития и ещё одно всякий раз, когда на столе его не осталось.
wonderland-faction-hatter = Безумный Шляпник
    .text = Наливает чашку за чашкой и выигрывает на потерях.
    .power = Это Моя Вечеринка: раз за чаепитие вместо хода пополните стол и возьмите любую карту, не двигаясь.
wonderland-faction-cheshire = Чеширский Кот
    .text = Превращает осколки в улыбки и всегда не там, где его ищут.
    .power = Подарок: из 2 или 3 осколков, выброшенных на чаепитии, Кот может отдать один другому игроку.

## Artifacts


## Chips: name, .text

wonderland-chip-faction1 = Жетон фракции 1
    .gen = Жетона фракции 1
    .text = Сила 1, без эффекта.
wonderland-chip-faction2 = Жетон фракции 2
    .gen = Жетона фракции 2
    .text = Сила 2, без эффекта.
wonderland-chip-artifact = Артефакт
    .gen = Артефакта
    .text = Сила 3. Две способности фракции его улучшают.
wonderland-chip-forge = Кузница
    .acc = Кузницу
    .gen = Кузницы
    .text = Сила 1. После битвы прокачайте активный жетон, можно и этот.
wonderland-chip-card_soldier1 = Карточный Солдат
    .acc = Карточного Солдата
    .gen = Карточного Солдата
wonderland-chip-card_soldier2 = сильный Карточный Солдат
    .acc = сильного Карточного Солдата
    .gen = сильного Карточного Солдата
wonderland-chip-flamingo1 = Фламинго
wonderland-chip-flamingo2 = сильный Фламинго
    .acc = сильного Фламинго
    .gen = сильного Фламинго
wonderland-chip-rose1 = Роза
    .acc = Розу
    .gen = Розы
wonderland-chip-rose2 = сильная Роза
    .acc = сильную Розу
    .gen = сильной Розы
wonderland-chip-creature1 = Существо
    .gen = Существа
wonderland-chip-creature2 = сильное Существо
    .gen = сильного Существа
wonderland-chip-red_rook1 = Красная Ладья
    .acc = Красную Ладью
    .gen = Красной Ладьи
wonderland-chip-red_rook2 = сильная Красная Ладья
    .acc = сильную Красную Ладью
    .gen = сильной Красной Ладьи
wonderland-chip-pocket_watch = Карманные Часы
wonderland-chip-oyster = Устрица
    .acc = Устрицу
    .gen = Устрицы
wonderland-chip-feather = Перо
    .gen = Пера
wonderland-chip-crown = Корона Валета
    .acc = Корону Валета
    .gen = Короны Валета
wonderland-chip-broken_cup = Разбитая Чашка
    .acc = Разбитую Чашку
    .gen = Разбитой Чашки
wonderland-chip-charm = Амулет Герцогини
    .gen = Амулета Герцогини
wonderland-chip-hookah = Кальян Гусеницы
    .gen = Кальяна Гусеницы
wonderland-chip-glove = Перчатка Шалтая
    .acc = Перчатку Шалтая
    .gen = Перчатки Шалтая
wonderland-chip-rattle = Погремушка
    .acc = Погремушку
    .gen = Погремушки
wonderland-chip-soup = Черепаший Суп
    .gen = Черепашьего Супа
wonderland-chip-spoon = Ложка Патоки
    .acc = Ложку Патоки
    .gen = Ложки Патоки
wonderland-chip-horn = Рог Единорога
    .gen = Рога Единорога
wonderland-chip-madness = Безумие
    .gen = Безумия
    .text = Силы нет. Ложится на трек Безумия и стоит 1 объекта; щит отправляет его обратно в мешок.
wonderland-chip-double_madness = Двойное Безумие
    .gen = Двойного Безумия
    .text = Силы нет. Ложится на трек Безумия и стоит 2 объектов; щит отправляет его обратно в мешок. Избавиться от него нельзя.
wonderland-chip-poison = Отравление
    .gen = Отравления
    .text = Силы нет. Стоит 1 объекта и возвращается к Бармаглоту; щит отправляет его обратно в мешок.

wonderland-kind-card_soldier = Карточный Солдат
wonderland-kind-flamingo = Фламинго
wonderland-kind-rose = Роза
wonderland-kind-red_rook = Красная Ладья
wonderland-kind-creature = Существо
wonderland-kind-forge = Кузница
wonderland-kind-faction = Фракция
wonderland-kind-madness = Безумие
wonderland-kind-poison = Отравление

## Ally cards

wonderland-ally-A-card_soldier = При розыгрыше: удвойте его силу или верните в мешок один истощённый жетон.
wonderland-ally-A-flamingo = Удваивает следующий жетон, который вы разместите.
wonderland-ally-A-rose = 1 ОП в конце битвы; 2 ОП, если прокачана в битве.
wonderland-ally-A-red_rook = Другие ваши жетоны её не меняют. Жетон Кузницы её прокачать не может; трек или карта чаепития могут.
wonderland-ally-A-creature = Истощаясь, меняется на Существо другого уровня.
wonderland-ally-B-card_soldier = При розыгрыше: удвойте его силу или приведите из одного соседнего региона сторонников, не больше его силы.
wonderland-ally-B-flamingo = Пока Фламинго активен, каждый разыгранный вами жетон союзника получает +1 силы.
wonderland-ally-B-rose = В конце возвращается в мешок вместо истощения.
wonderland-ally-B-red_rook = Её сила 1, если Красная Ладья уже активна.
wonderland-ally-B-creature = В конце: у вас больше всех активных Существ, без ничьей — разместите сторонника где угодно.
wonderland-ally-C-card_soldier = Следующий раз тяните на столько жетонов больше, какова его сила; один разыграйте, остальные верните.
wonderland-ally-C-flamingo = После размещения маркер можно передвинуть к ближайшему символу кузницы, назад тоже.
wonderland-ally-C-rose = С 2 активными Розами в конце: ещё одно умение без условий.
wonderland-ally-C-red_rook = После умения нужно навсегда убрать активный жетон.
wonderland-ally-C-creature = Слабое: +2 за каждое другое активное Существо. Сильное: −2 за каждое.
wonderland-ally-D-card_soldier = При розыгрыше: если вашего замка здесь нет, силу можно утроить.
wonderland-ally-D-flamingo = При розыгрыше: выбранный вами соперник, который сильнее вас, получает осколок.
wonderland-ally-D-rose = При прокачке: разместите сторонника где угодно.
wonderland-ally-D-red_rook = Победа с ней приносит 1 осколок, с сильной — 2.
wonderland-ally-D-creature = При розыгрыше: осколков больше его силы — сбросьте один; меньше — получите один.

## Abilities: name, .text with its number, .gist for the board

wonderland-ability-sword_of_hope = Меч Надежды
    .text = Когда вы тянете Меч, ваш щит становится целым.
    .gist = Вытянут: щит цел.
wonderland-ability-everywhere_at_once = Повсюду Сразу
    .text = Если в конце битвы Меч активен, можете разместить 1 объект в любом регионе и переместить туда Алису.
    .gist = Меч в конце: объект и Алиса где угодно.
wonderland-ability-love_of_learning = Любовь к Учению
    .text = В конце битвы без краха верните в мешок один активный жетон силой 1 или 2.
    .gist = В конце: 1 или 2 назад в мешок.
wonderland-ability-support_of_the_people = Поддержка Населения
    .text = Когда Алиса с чаепития входит в регион, открывайте карты жителей, пока не выйдет фигурка; поставьте её где угодно. После своей битвы она уходит.
    .gist = При входе: гость на одну битву.
wonderland-ability-royal_temper = Королевский Нрав
    .text = { $n ->
        [one] Когда вы тянете Секиру, до прибавления силы соперник, который сильнее вас, теряет { $n } объект, но не лидера.
        [few] Когда вы тянете Секиру, до прибавления силы соперник, который сильнее вас, теряет { $n } объекта, но не лидера.
       *[many] Когда вы тянете Секиру, до прибавления силы соперник, который сильнее вас, теряет { $n } объектов, но не лидера.
      }
    .gist = Вытянута: более сильный соперник теряет объект.
wonderland-ability-paint_it_red = Красим Красным
    .text = Секира получает +1 силы за каждую активную Розу, но не больше { $n }.
    .gist = Секира: сильнее с Розами.
wonderland-ability-twice_as_fast = Вдвое Быстрее
    .text = { $n ->
        [one] Обгоняя на чаепитии другого лидера, вы размещаете ещё { $n } объект, раз в ход.
        [few] Обгоняя на чаепитии другого лидера, вы размещаете ещё { $n } объекта, раз в ход.
       *[many] Обгоняя на чаепитии другого лидера, вы размещаете ещё { $n } объектов, раз в ход.
      }
    .gist = Обгон лидера: ещё один объект.
wonderland-ability-off_with_their_heads = Головы с Плеч
    .text = { $n } ОП всякий раз, когда соперник терпит крах в вашей битве.
    .gist = ОП за крах соперника.
wonderland-ability-claws_that_catch = Когти, Что Хватают
    .text = Когда вы тянете Коготь, каждый соперник слабее вас может получить в мешок Отравление из вашего запаса; кто именно, выбираете вы.
    .gist = Вытянут: Отравление слабым.
wonderland-ability-manxome_foe = Презренный Враг
    .text = Прежде чем кто-либо прибавит силу, Коготь получает { $n } силы за каждого соперника с Безумием на треке.
    .gist = Коготь: сильнее против безумных.
wonderland-ability-slithy_toves = Хливкие Шорьки
    .text = Всякий раз, размещая Отравление на чаепитии, можете разместить ещё одно.
    .gist = Ещё одно Отравление за чаем.
wonderland-ability-borogoves = Зелюки
    .text = Карта чаепития с Существом даёт ещё один объект. Только в первом издании.
    .gist = Карты с Существом: ещё объект.
wonderland-ability-eyes_of_flame = Глаза из Пламени
    .text = { $n } ОП всякий раз, когда Отравление поражает соперника.
    .gist = ОП, когда Отравление действует.
wonderland-ability-piping_hot = С Пылу с Жару
    .text = Разместив Чайник, получите { $n } силы и ещё 1 за каждый истощённый Чайник.
    .gist = Чайник: больше силы.
wonderland-ability-one_more_cup = Ещё Чашечку
    .text = Разместив Чайник, можете сразу вытянуть и разыграть ещё один жетон.
    .gist = Чайник: ещё один жетон.
wonderland-ability-architect_of_war = Инженер Войны
    .text = Каждый сторонник, потерянный из-за Безумия, пока позади вас никого нет, даёт { $n } силы; проверяется перед каждой потерей.
    .gist = Потери последнего дают силу.
wonderland-ability-unbirthday_guests = Гости Не-Дня-Рождения
    .text = { $n ->
        [one] Карта, взятая по «Это Моя Вечеринка», даёт ещё { $n } объект.
        [few] Карта, взятая по «Это Моя Вечеринка», даёт ещё { $n } объекта.
       *[many] Карта, взятая по «Это Моя Вечеринка», даёт ещё { $n } объектов.
      }
    .gist = Моя Вечеринка: больше объектов.
wonderland-ability-wicked_smile = Злая Ухмылка
    .text = Разместив Улыбку, получите столько силы, сколько у вас осколков, но не больше { $n }.
    .gist = Улыбка: сила от осколков.
wonderland-ability-gone_but_for_the_grin = Осталась Одна Улыбка
    .text = { $n ->
        [one] Останавливаясь с активной Улыбкой, можете увести отсюда в соседний регион до { $n } сторонника; один объект должен остаться.
       *[other] Останавливаясь с активной Улыбкой, можете увести отсюда в соседний регион до { $n } сторонников; один объект должен остаться.
      }
    .gist = При остановке: сторонники ускользают.
wonderland-ability-all_mad_here = Мы Все Здесь Безумны
    .text = { $n ->
        [one] Раз за битву возьмите { $n } осколок вместо потери объекта от обычного Безумия.
        [few] Раз за битву возьмите { $n } осколка вместо потери объекта от обычного Безумия.
       *[many] Раз за битву возьмите { $n } осколков вместо потери объекта от обычного Безумия.
      }
    .gist = Осколки вместо потери объекта.
wonderland-ability-here_and_there = Здесь и Там
    .text = Взяв карту чаепития, можете переместить одного своего сторонника в соседний регион.
    .gist = За чаем: переместить сторонника.

## Figures

wonderland-figure-white_rabbit = Белый Кролик
    .acc = Белого Кролика
wonderland-figure-walrus = Морж
    .acc = Моржа
wonderland-figure-gryphon = Грифон
    .acc = Грифона
wonderland-figure-knave = Валет Червей
    .acc = Валета Червей
wonderland-figure-march_hare = Мартовский Заяц
    .acc = Мартовского Зайца
wonderland-figure-duchess = Герцогиня
    .acc = Герцогиню
wonderland-figure-caterpillar = Гусеница
    .acc = Гусеницу
wonderland-figure-humpty_dumpty = Шалтай-Болтай
    .acc = Шалтая-Болтая
wonderland-figure-tweedledum = Труляля
wonderland-figure-tweedledee = Траляля
wonderland-figure-mock_turtle = Черепаха Квази
    .acc = Черепаху Квази
wonderland-figure-dormouse = Соня
    .acc = Соню
wonderland-figure-unicorn = Единорог
    .acc = Единорога

## Wonderlandians: name, .text, .gist

wonderland-wonderlandian-white_rabbit = Белый Кролик
    .acc = Белого Кролика
    .text = После вашего 2-го активного жетона здесь получите ещё раз напечатанную силу всех ваших активных жетонов.
    .gist = 2-й жетон: вся напечатанная сила ещё раз.
wonderland-wonderlandian-walrus = Морж
    .acc = Моржа
    .text = Единоличная победа здесь: ещё 3 ОП, а замок можно поставить в любом регионе без вашего замка. Без сопротивления тоже, при ничьей нет.
    .gist = Победа здесь: 3 ОП, замок где угодно.
wonderland-wonderlandian-gryphon = Грифон
    .acc = Грифона
    .text = Победа здесь: разместите здесь сторонника.
    .gist = Победа здесь: сторонник.
wonderland-wonderlandian-knave = Валет Червей
    .acc = Валета Червей
    .text = Если напечатанная сила вашего жетона выше, чем у всех соперников, которые тянули, получите 2 силы. Безумие считается как 0.
    .gist = Самый сильный жетон: 2 силы.
wonderland-wonderlandian-march_hare = Мартовский Заяц
    .acc = Мартовского Зайца
    .text = В начале битвы у каждого соперника на 2 силы меньше, но не ниже 0.
    .gist = Соперники начинают с −2.
wonderland-wonderlandian-duchess = Герцогиня
    .acc = Герцогиню
    .text = 1 ОП за каждый свой объект, потерянный здесь, если в тот же раз не потеряна она сама.
    .gist = 1 ОП за свой потерянный объект.
wonderland-wonderlandian-caterpillar = Гусеница
    .acc = Гусеницу
    .text = Раз за битву можно вернуть вытянутый жетон и тянуть снова; не Безумие и не Отравление.
    .gist = Раз: вернуть жетон и тянуть снова.
wonderland-wonderlandian-humpty_dumpty = Шалтай-Болтай
    .acc = Шалтая-Болтая
    .text = Сила 3, но всегда теряется первым.
    .gist = Силён, но теряется первым.
wonderland-wonderlandian-tweedles = Труляля и Траляля
    .text = Две фигурки. В одной битве у них на 2 силы больше.
    .gist = Две фигурки; вместе +2.
wonderland-wonderlandian-mock_turtle = Черепаха Квази
    .acc = Черепаху Квази
    .text = 2 ОП, когда её теряют в битве.
    .gist = Потеряна: 2 ОП.
wonderland-wonderlandian-dormouse = Соня
    .acc = Соню
    .text = Здесь можно остановиться вместо первого вытягивания.
    .gist = Можно пропустить первый жетон.
wonderland-wonderlandian-unicorn = Единорог
    .acc = Единорога
    .text = На 2 силы больше, если у соперника в битве здесь есть замок.
    .gist = +2 против замка.
wonderland-wonderlandian-pocket_watch = Карманные Часы
    .text = В следующий раз тяните 2 жетона, один разыграйте, другой верните.
    .gist = Следующий раз: один из двух.
wonderland-wonderlandian-oyster = Устрица
    .acc = Устрицу
    .text = Если в конце битвы вы не на первом месте: 2 ОП.
    .gist = Не на первом месте: 2 ОП.
wonderland-wonderlandian-feather = Перо
    .text = При розыгрыше: приведите до 3 своих сторонников из одного соседнего региона.
    .gist = Привести до 3 сторонников.
wonderland-wonderlandian-crown = Корона Валета
    .acc = Корону Валета
    .text = У следующего жетона выбранного соперника нет своей силы; если это Безумие, Корона ничего не делает.
    .gist = Следующий жетон соперника — 0.
wonderland-wonderlandian-broken_cup = Разбитая Чашка
    .acc = Разбитую Чашку
    .text = Более сильный соперник получает осколок.
    .gist = Более сильному: осколок.
wonderland-wonderlandian-charm = Амулет Герцогини
    .text = Можете снять одно Безумие с трека в этой битве: со своего — прочь из игры, с чужого — обратно в тот мешок.
    .gist = Снимает Безумие с трека.
wonderland-wonderlandian-hookah = Кальян Гусеницы
    .text = Сбросьте осколок, если все Безумия этого раза остановил щит или их не было.
    .gist = Спокойный раз: сбросьте осколок.
wonderland-wonderlandian-glove = Перчатка Шалтая
    .acc = Перчатку Шалтая
    .text = При розыгрыше: ваш щит становится целым.
    .gist = Щит становится целым.
wonderland-wonderlandian-rattle = Погремушка
    .acc = Погремушку
    .text = Втрое сильнее, если активна другая Погремушка.
    .gist = Втрое рядом с другой.
wonderland-wonderlandian-soup = Черепаший Суп
    .text = В конце битвы верните один истощённый жетон в мешок.
    .gist = В конце: истощённый назад.
wonderland-wonderlandian-spoon = Ложка Патоки
    .acc = Ложку Патоки
    .text = Её сила 1 и ещё 1 за каждое Безумие на вашем треке.
    .gist = Сила от вашего Безумия.
wonderland-wonderlandian-horn = Рог Единорога
    .text = После битвы прокачайте жетон, словно ваш маркер стоит на символе кузницы.
    .gist = Прокачка на любом месте.

## Quests: name, .feat, .goal

wonderland-quest-gardeners_knock = Садовники Стучат
    .feat = Красная Крепость: победите без своего лидера там
    .goal = 7 или больше Фламинго и Красных Ладей вместе
wonderland-quest-croquet_at_dawn = Крокет на Рассвете
    .feat = Красная Крепость: закончите с силой 2, 5, 9 или 12
    .goal = 7 или больше Фламинго и Карточных Солдат вместе
wonderland-quest-pack_of_cards = Всего Лишь Колода Карт
    .feat = Красная Крепость: закончите ровно с 3 или 5 активными жетонами
    .goal = 3 или больше стоящих замков
wonderland-quest-stolen_tarts = Краденые Кренделя
    .feat = Красная Крепость: ровно один соперник сильнее вас
    .goal = 3 или больше открытых способностей
wonderland-quest-crooked_crown = Кривая Корона
    .feat = Красная Крепость: 2 активных артефакта
    .goal = сила лидера 5 или больше
wonderland-quest-verdict_first = Сначала Приговор
    .feat = Красная Крепость: победите с отрывом 4 или больше
    .goal = заполненный ряд кузницы
wonderland-quest-call_the_clams = Зовите Моллюсков
    .feat = Дремучий Лес: закончите ровно с 2 или 6 активными жетонами
    .goal = прокачаны союзники 3 или больше разных видов
wonderland-quest-whiffling_through = Свистя и Сопя
    .feat = Дремучий Лес: у последнего активного жетона базовая сила 1
    .goal = 7 или больше Существ и Роз вместе
wonderland-quest-galumphing_home = Вприпрыжку Домой
    .feat = Дремучий Лес: закончите ровно с 1 объектом там
    .goal = 7 или больше Существ и Красных Ладей вместе
wonderland-quest-uffish_thought = В Глубокой Думе
    .feat = Дремучий Лес: 3 или больше активных жетонов и ни одного Безумия
    .goal = не больше 1 осколка
wonderland-quest-vorpal_lesson = Урок Меча
    .feat = Дремучий Лес: 3 активных жетона одного типа
    .goal = 6 или больше прокачанных жетонов
wonderland-quest-frabjous_day = Храброславленный День
    .feat = Дремучий Лес: закончите сильнее 2 соперников
    .goal = 3 или больше карт жителей
wonderland-quest-castle_by_any_other_name = Замок под Другим Именем
    .feat = Витзэнд: у последнего активного жетона базовая сила 1
    .goal = 7 или больше Красных Ладей и Карточных Солдат вместе
wonderland-quest-wits_end = Ум за Разум
    .feat = Витзэнд: закончите с 3 Безумиями на треке
    .goal = 3 или больше непрокачанных артефактов
wonderland-quest-jam_tomorrow = Варенье Завтра
    .feat = Витзэнд: закончите с силой 6, 7, 13 или 14
    .goal = 7 или больше Карточных Солдат и Существ вместе
wonderland-quest-looking_glass_chess = Зазеркальные Шахматы
    .feat = Витзэнд: активные жетоны 4 разных типов
    .goal = 7 или больше Роз и Красных Ладей вместе
wonderland-quest-backward_march = Шагом Назад
    .feat = Витзэнд: закончите слабее всех соперников
    .goal = объекты в 4 или больше регионах
wonderland-quest-cracked_mirror = Треснувшее Зеркало
    .feat = Витзэнд: закончите с разбитым щитом
    .goal = 6 или больше сторонников на поле
wonderland-quest-dry_tale = Самый Сухой Рассказ
    .feat = Озеро Слёз: 2 или больше активных жетонов и ни одного Безумия
    .goal = 7 или больше Фламинго и Роз вместе
wonderland-quest-caucus_race = Бег по Кругу
    .feat = Озеро Слёз: ровно один соперник сильнее вас
    .goal = не больше 4 жетонов Безумия
wonderland-quest-mouses_tail = Мышиный Хвост
    .feat = Озеро Слёз: закончите ровно с 1 объектом там
    .goal = 2 или больше карт с вещами
wonderland-quest-drink_me = Выпей Меня
    .feat = Озеро Слёз: закончите с силой 1, 2, 7 или 8
    .goal = 7 или больше Фламинго и Существ вместе
wonderland-quest-eat_me = Съешь Меня
    .feat = Озеро Слёз: закончите с силой 13 или больше
    .goal = 4 или больше сильных союзников
wonderland-quest-curiouser = Всё Страньше и Страньше
    .feat = Озеро Слёз: закончите ровно с 4 или 7 активными жетонами
    .goal = 2 или больше карт с фигурками
wonderland-quest-paint_the_roses = Крашеные Розы
    .feat = Луг: закончите с силой 3, 4, 9 или 10
    .goal = 7 или больше Роз и Карточных Солдат вместе
wonderland-quest-bed_of_roses = Ложе из Роз
    .feat = Луг: заслужите 2 или больше прокачки
    .goal = 3 или больше жетонов Кузницы
wonderland-quest-talking_lilies = Говорящие Лилии
    .feat = Луг: победите без своего лидера там
    .goal = по жетону каждого из 5 видов союзников
wonderland-quest-bread_and_butterfly = Баобабочка
    .feat = Луг: активные жетоны 3 разных типов
    .goal = каждый замок стоит 5 или больше
wonderland-quest-pale_larkspur = Бледная Шпорница
    .feat = Луг: активный артефакт
    .goal = освобождены 3 или больше запертых сторонников
wonderland-quest-red_queens_race = Бег Чёрной Королевы
    .feat = Луг: победите с отрывом 3 или больше
    .goal = 20 или больше жетонов, кроме Безумия и Отравления

## Bots

wonderland-bot-random = Наугад

## Questions

wonderland-ask-keep_quest = Какой квест вы оставляете?
wonderland-ask-place_poison = Положить Отравление на карту? Осталось положить: { $left }
wonderland-ask-choose_chair = { $past ->
    [yes] Глава Стола пройдена: выберите стул
   *[no] Выберите стул
  }
wonderland-ask-party_card = Ваша вечеринка: возьмите любую карту
wonderland-ask-choose_half = Верхняя награда или нижняя?
wonderland-ask-corrupt = Бросить кубик осколков за осквернённую награду?
wonderland-ask-bonuses = Получите награды в любом порядке
wonderland-ask-which_unit = Кто идёт в регион { $region }? Осталось разместить: { $n }
wonderland-ask-relocate = Сторонников не осталось: переместить одного в регион { $region }? Не хватает: { $n }
wonderland-ask-set_figure = Куда поставить { $figureAcc }?
wonderland-ask-drop_quest = Какой квест вы возвращаете?
wonderland-ask-give_shard = Отдать один из осколков?
wonderland-ask-here_and_there = Переместить сторонника в соседний регион?
wonderland-ask-enter = Куда в Стране Чудес входит ваш лидер?
wonderland-ask-wager = { $region }: кто победит в битве? Тайная ставка
wonderland-ask-draw_or_stop = Тянуть или остановиться?
wonderland-ask-pick_drawn = Какой из этих жетонов вы разыгрываете?
wonderland-ask-redraw = Вернуть { $chipAcc } и тянуть снова?
wonderland-ask-use_shield = { $chip }! Разбить щит?
wonderland-ask-mad_here = Взять осколки вместо потери объекта?
wonderland-ask-lose_unit = Какой объект вы теряете? Осталось потерять: { $n }
wonderland-ask-soldier = { $chip }: что он делает?
wonderland-ask-feather = Привести сторонников из соседнего региона?
wonderland-ask-one_more_cup = Ещё чашечку: сразу тянуть ещё один жетон?
wonderland-ask-hop = Передвинуть маркер на символ кузницы?
wonderland-ask-target = { $by ->
    [temper] Королевский Нрав: кто теряет объект?
    [crown] Корона Валета: чей следующий жетон без силы?
    [broken_cup] Разбитая Чашка: кто получает осколок?
    [charm] Амулет Герцогини: чьё Безумие?
    [flamingo] Фламинго: кто получает осколок?
   *[claws] Когти, Что Хватают: кто получает Отравление?
  }
wonderland-ask-vanish = Куда ускользают сторонники? Не больше { $left }
wonderland-ask-tie_reward = Ничья за первое место: { $points } ОП или замок?
wonderland-ask-uncontested = { $region }: регион ваш. { $points } ОП или замок?
wonderland-ask-win_castle = Где встанет ваш замок?
wonderland-ask-feat = { $free ->
    [yes] Ваши Розы позволяют умение без условий
   *[no] Умение выполнено: показать квест?
  }
wonderland-ask-toll = Красная Ладья берёт плату: какой активный жетон убрать?
wonderland-ask-learn = Любовь к Учению: какой жетон возвращается в мешок?
wonderland-ask-soup = Какой истощённый жетон возвращается в мешок?
wonderland-ask-everywhere = Разместить объект и переместить туда Алису?
wonderland-ask-free_unit = Где разместить сторонника?
wonderland-ask-forging = { $left ->
    [one] Прокачать жетон? Осталась { $left } прокачка
    [few] Прокачать жетон? Осталось { $left } прокачки
   *[many] Прокачать жетон? Осталось { $left } прокачек
  }
wonderland-ask-choose_row = В каком ряду прокачать { $chipAcc }?
wonderland-ask-wager_chip = Ставка верна: возьмите слабого союзника

## Moves

wonderland-do-keep = Оставить
wonderland-do-drop = Вернуть
wonderland-do-poison = Положить Отравление
wonderland-do-no = Нет
    .wager = Без ставки
    .forging = Не прокачивать
    .redraw = Оставить
    .one_more_cup = Довольно
    .hop = Остаться здесь
wonderland-do-sit = Сесть сюда
wonderland-do-head = К Главе Стола
wonderland-do-party = Это Моя Вечеринка
wonderland-do-take = Взять
wonderland-do-upper = Верхняя награда
wonderland-do-lower = Нижняя награда
wonderland-do-corrupt = Бросить кубик
wonderland-do-leave = Не брать
wonderland-do-place = Разместить объекты
wonderland-do-roll = Бросить кубик осколков
wonderland-do-discard = Сбросить осколки
wonderland-do-recruit = Завербовать
wonderland-do-uncover = Открыть
wonderland-do-castle = Замок
wonderland-do-ally = Взять
wonderland-do-forge = Прокачать
wonderland-do-supporter = Сторонник
wonderland-do-figure = { $figure }
wonderland-do-from = Переместить одного отсюда: { $region }
wonderland-do-bring = Переместить { $figureAcc }
wonderland-do-set = Поставить: { $region }
wonderland-do-give = Отдать, получатель { $whom }
wonderland-do-move = { $region } → { $region_to }
wonderland-do-enter = Войти: { $region }
wonderland-do-wager = Ставка: { $whom }
wonderland-do-draw = Тянуть
wonderland-do-stop = Остановиться
wonderland-do-play = Разыграть { $chipAcc }
wonderland-do-redraw = Вернуть
wonderland-do-shield = Разбить щит
wonderland-do-suffer = Принять удар
wonderland-do-shard = Взять осколки
wonderland-do-lose = { $unit ->
    [supporter] Потерять сторонника
    [leader] Потерять лидера
   *[other] Потерять эту фигурку
  }
wonderland-do-double = Удвоить силу
wonderland-do-triple = Утроить силу
wonderland-do-plain = Оставить как есть
wonderland-do-return = Вернуть { $chipAcc }
wonderland-do-march = { $region }
wonderland-do-hop = Передвинуть на { $n }
wonderland-do-on = { $whom }
wonderland-do-points = Очки победы
wonderland-do-feat = Показать квест
wonderland-do-remove = Убрать { $chipAcc }
wonderland-do-row = Ряд { $row }

## Log

wonderland-log-faction = { $who } ведёт фракцию: { $faction }.
wonderland-log-ally-card = В игре карта союзников из набора { $set }.
wonderland-log-first = Начинает { $who }.
wonderland-log-closed = { $region }: в этой игре регион закрыт.
wonderland-log-marker = На кубике { $n }: стартовый жетон переходит в регион { $region }.
wonderland-log-wonderlandian-shown = { $wonderlandian }: можно завербовать.
wonderland-log-quest-drawn = { $who } тянет квест «{ $quest }».
wonderland-log-quest-drawn-hidden = { $who } тянет квест.
wonderland-log-quest-kept = { $who } оставляет квест «{ $quest }».
wonderland-log-quest-kept-hidden = { $who } оставляет квест.
wonderland-log-quest-dropped = { $who } возвращает квест «{ $quest }».
wonderland-log-quest-dropped-hidden = { $who } возвращает квест.
wonderland-log-quest-shown = { $who } показывает квест «{ $quest }»: { $vp } ОП.
wonderland-log-party = Чаепитие { $n }: начинает { $who }.
wonderland-log-card-laid = На стол ложится новая карта.
wonderland-log-card-taken = { $who } берёт карту чаепития { $card }.
wonderland-log-head = { $who } проходит Главу Стола.
wonderland-log-rolled = { $who } бросает кубик осколков: { $n }.
wonderland-log-shards = { $n ->
    [one] { $who } получает { $n } осколок.
    [few] { $who } получает { $n } осколка.
   *[many] { $who } получает { $n } осколков.
  }
wonderland-log-shards-dropped = { $n ->
    [one] { $who } сбрасывает { $n } осколок.
    [few] { $who } сбрасывает { $n } осколка.
   *[many] { $who } сбрасывает { $n } осколков.
  }
wonderland-log-shard-given = { $who } отдаёт осколок, получатель { $whom }.
wonderland-log-my-party = { $who } устраивает вечеринку: стол пополнен.
wonderland-log-half = { $half ->
    [upper] { $who } берёт верхнюю награду.
   *[lower] { $who } берёт нижнюю награду.
  }
wonderland-log-corrupted = { $who } берёт и осквернённую награду.
wonderland-log-poison-laid = { $who } кладёт Отравление на карту.
wonderland-log-poison-taken = { $who } получает с картой Отравление.
wonderland-log-poison-back = { $who } забирает Отравление обратно.
wonderland-log-placed = { $n ->
    [one] { $who } размещает { $n } сторонника в регионе { $region }.
   *[other] { $who } размещает { $n } сторонников в регионе { $region }.
  }
wonderland-log-figure-placed = { $who } ставит { $figureAcc } в регион { $region }.
wonderland-log-moved = { $n ->
    [one] { $who } перемещает { $n } сторонника: { $region } → { $region_to }.
   *[other] { $who } перемещает { $n } сторонников: { $region } → { $region_to }.
  }
wonderland-log-chip-gained = { $who } получает { $chipAcc }.
wonderland-log-shield-whole = { $who }: щит снова цел.
wonderland-log-purged = { $who } навсегда избавляется от Безумия.
wonderland-log-leader-up = { $who }: сила лидера теперь { $n }.
wonderland-log-recruited = { $who } вербует { $wonderlandianAcc }.
wonderland-log-uncovered = { $who } открывает способность «{ $ability }».
wonderland-log-ability-used = { $who } применяет способность «{ $ability }».
wonderland-log-ability-points = { $who } получает { $vp } ОП: { $ability }.
wonderland-log-ability-strength = { $who }: «{ $ability }» прибавляет жетону { $n } силы.
wonderland-log-castle = { $who } строит замок: { $region }.
wonderland-log-castle-side = { $who } закладывает замок: { $region }.
wonderland-log-entered = { $who } входит в регион { $region }.
wonderland-log-guest = { $who } принимает помощь: { $wonderlandian }.
wonderland-log-guest-leaves = { $who }: гость уходит, { $wonderlandian }.
wonderland-log-madness-gained = { $who } получает Безумие.
wonderland-log-madness-short = Безумия на всех не хватает: никто его не получает.
wonderland-log-war = Война { $n } начинается: { $region }.
wonderland-log-battle = Битва: { $region }.
wonderland-log-starts = { $who } начинает с силой { $strength }.
wonderland-log-start-bonus = { $wonderlandian }: { $who } начинает с силой на { $n } больше.
wonderland-log-weakened = { $who }: Мартовский Заяц ослабляет соперника, { $whom } теряет силы: { $n }.
wonderland-log-wagered = { $who } делает ставку: { $whom }.
wonderland-log-no-wager = { $who } не делает ставку.
wonderland-log-wager-hidden = { $who } решает, делать ли ставку.
wonderland-log-chosen = { $choice ->
    [draw] { $who } тянет.
   *[stop] { $who } останавливается.
  }
wonderland-log-chosen-hidden = { $who } делает выбор.
wonderland-log-stopped = { $who } останавливается на { $strength }.
wonderland-log-must-stop = { $who } лидирует в одиночку с { $strength }: пора остановиться.
wonderland-log-track-end = Достигнут конец трека: битва окончена.
wonderland-log-drew = { $who } тянет { $chipAcc }.
wonderland-log-draws-more = { $n ->
    [one] { $who } тянет ещё { $n } жетон на выбор.
    [few] { $who } тянет ещё { $n } жетона на выбор.
   *[many] { $who } тянет ещё { $n } жетонов на выбор.
  }
wonderland-log-picked = { $n ->
    [one] { $who } разыгрывает { $chipAcc } и возвращает { $n } жетон.
    [few] { $who } разыгрывает { $chipAcc } и возвращает { $n } жетона.
   *[many] { $who } разыгрывает { $chipAcc } и возвращает { $n } жетонов.
  }
wonderland-log-put-back = { $who } возвращает { $chipAcc } и тянет снова.
wonderland-log-madness = { $n ->
    [one] { $who }: { $chip }, потеря — { $n } объект.
    [few] { $who }: { $chip }, потеря — { $n } объекта.
   *[many] { $who }: { $chip }, потеря — { $n } объектов.
  }
wonderland-log-poisoned = { $who }: Отравление, потеря — 1 объект.
wonderland-log-shielded = { $who } разбивает щит: { $chip } возвращается в мешок.
wonderland-log-humpty = { $who }: Шалтай-Болтай падает раньше всех.
wonderland-log-lost = { $unit ->
    [supporter] { $who } теряет сторонника.
    [leader] { $who } теряет лидера.
    [white_rabbit] { $who } теряет Белого Кролика.
    [walrus] { $who } теряет Моржа.
    [gryphon] { $who } теряет Грифона.
    [knave] { $who } теряет Валета Червей.
    [march_hare] { $who } теряет Мартовского Зайца.
    [duchess] { $who } теряет Герцогиню.
    [caterpillar] { $who } теряет Гусеницу.
    [humpty_dumpty] { $who } теряет Шалтая-Болтая.
    [tweedledum] { $who } теряет Труляля.
    [tweedledee] { $who } теряет Траляля.
    [mock_turtle] { $who } теряет Черепаху Квази.
    [dormouse] { $who } теряет Соню.
    [unicorn] { $who } теряет Единорога.
   *[other] { $who } теряет фигурку.
  }
wonderland-log-bust = { $who } терпит крах: сила 0, наград нет.
wonderland-log-refresh = { $who } возвращает в мешок истощённые жетоны и Безумие.
wonderland-log-times = { $n ->
    [2] { $who }: Карточный Солдат считается дважды.
    [3] { $who }: Карточный Солдат считается трижды.
   *[other] { $who }: Карточный Солдат считается { $n } раз.
  }
wonderland-log-led = { $who }: Фламинго ведёт союзников, жетон сильнее на { $n }.
wonderland-log-doubled = { $who }: Фламинго удваивает силу этого жетона.
wonderland-log-played = { $chip } даёт { $n }: { $who }, сила { $strength }.
wonderland-log-strength = { $who } получает { $n } силы: { $strength }.
wonderland-log-crown = { $who }: Корона ждёт следующего жетона, { $whom }.
wonderland-log-crowned = { $who }: Корона забирает силу этого жетона.
wonderland-log-temper = { $who } гневается: { $whom }.
wonderland-log-clawed = { $who } подбрасывает Отравление, получатель { $whom }.
wonderland-log-strikes = { $who } передаёт беду дальше: { $whom }.
wonderland-log-charmed = { $who } снимает { $chipAcc } с трека: { $whom }.
wonderland-log-hopped = { $who } перескакивает на { $strength }.
wonderland-log-returned = { $who } возвращает { $chipAcc } в мешок.
wonderland-log-creature-changed = { $who }: Существо меняется, теперь это { $chip }.
wonderland-log-alone = { $who } стоит там без соперников.
wonderland-log-won = { $who } побеждает: { $vp } ОП.
wonderland-log-second = { $who } на втором месте: { $vp } ОП.
wonderland-log-tied = { $region }: ничья за первое место, игроков: { $n }.
wonderland-log-nobody = { $region }: никто не побеждает.
wonderland-log-walrus = Морж: { $who } получает { $vp } ОП.
wonderland-log-rose = Роза: { $who } получает { $vp } ОП.
wonderland-log-rose-forged = Прокачанная Роза: { $who } получает { $vp } ОП.
wonderland-log-figure-points = { $figure }: { $who } получает { $vp } ОП.
wonderland-log-item-points = { $chip }: { $who } получает { $vp } ОП.
wonderland-log-figure-acts = { $who } получает помощь: { $figure }.
wonderland-log-item = { $who } применяет { $chipAcc }.
wonderland-log-feat = { $who } выполняет умение квеста «{ $quest }».
wonderland-log-removed = { $who } навсегда убирает { $chipAcc }.
wonderland-log-alice-moves = { $who }: Алиса появляется в регионе { $region }.
wonderland-log-free-unit = { $who } может разместить сторонника.
wonderland-log-forged = { $who } прокачивает { $chipAcc } в ряду { $row }.
wonderland-log-forge-declined = { $who } отказывается от прокачки.
wonderland-log-star = { $who } получает { $vp } ОП за звезду.
wonderland-log-freed = { $who } освобождает запертого сторонника.
wonderland-log-castle-value = { $who }: каждый замок теперь стоит { $n } ОП.
wonderland-log-between = { $who } получает награду между двумя рядами.
wonderland-log-artifact = { $who } заполняет ряд { $row } и получает его артефакт.
wonderland-log-wager-right = { $who }: ставка верна, { $whom }.
wonderland-log-wager-wrong = { $who }: ставка неверна, { $whom }.
wonderland-log-wager-void = { $who }: ставка не считается, в битве ничья.
wonderland-log-fresh = { $n ->
    [one] { $who } возвращает в мешок { $n } Розу.
    [few] { $who } возвращает в мешок { $n } Розы.
   *[many] { $who } возвращает в мешок { $n } Роз.
  }
wonderland-log-cleanup = { $region }: всё стихает.
wonderland-log-war-ends = Война { $n } окончена.
wonderland-log-final = { $vp ->
    [one] { $who } заканчивает с { $vp } очком.
   *[other] { $who } заканчивает с { $vp } очками.
  }

## Reasons

wonderland-why-over = Игра окончена.
wonderland-why-not-asked = Сейчас решает { $whom }.
wonderland-why-can = Это можно применить сейчас.
wonderland-why-chair-taken = Здесь сидит { $whom }.
wonderland-why-chair-empty = Карты здесь нет; место пополнится, когда кто-нибудь пройдёт Главу Стола.
wonderland-why-chair-poison = На карте Отравление: оно попадёт в мешок тому, кто её возьмёт.
wonderland-why-chair-way = { $n ->
    [1] Соседний стул.
    [one] На { $n } стул дальше.
    [few] На { $n } стула дальше.
   *[many] На { $n } стульев дальше.
  }
wonderland-why-chair-past-head = За Главой Стола: сначала туда, бросьте кубик, потом выбирайте любой стул.
wonderland-why-head = { $n ->
    [one] Проходя Главу Стола, бросьте кубик осколков и получите осколки; затем пополнится { $n } место.
    [few] Проходя Главу Стола, бросьте кубик осколков и получите осколки; затем пополнятся { $n } места.
   *[many] Проходя Главу Стола, бросьте кубик осколков и получите осколки; затем пополнятся места: { $n }.
  }
wonderland-why-closed = { $region }: в этой игре регион закрыт.
wonderland-why-tile = Победитель битвы этого раунда получит здесь { $n } ОП.
wonderland-why-castle-only = { $who }: замок здесь есть, а объектов нет; в битве не участвует.
wonderland-why-resistance = Сила сопротивления в этом раунде: { $n }.
wonderland-why-strength = { $n ->
    [one] { $who } начинает здесь с { $strength }: лидер { $leader }, фигурки { $figures }, замок { $castle }; { $n } объект.
    [few] { $who } начинает здесь с { $strength }: лидер { $leader }, фигурки { $figures }, замок { $castle }; { $n } объекта.
   *[many] { $who } начинает здесь с { $strength }: лидер { $leader }, фигурки { $figures }, замок { $castle }; { $n } объектов.
  }
wonderland-why-ability-open = Способность «{ $ability }» открыта.
wonderland-why-ability-covered = Способность «{ $ability }» ещё закрыта; её открывает награда способности.
wonderland-why-goal-reached = Сейчас цель достигнута.
wonderland-why-goal-open = Цель ещё не достигнута.
wonderland-why-feat-done = Умение выполнено.
wonderland-why-feat-now = Умение было бы выполнено, если бы битва кончилась сейчас.
wonderland-why-feat-not-now = Умение не было бы выполнено, если бы битва кончилась сейчас.
wonderland-why-feat-elsewhere = Умение выполняют в битве в регионе { $region }.
wonderland-why-row-full = Ряд { $row } заполнен.
wonderland-why-row-next = Ряд { $row }: заполнено { $n } из { $of }.
wonderland-why-castle-value = Каждый ваш замок стоит { $n } ОП.
wonderland-why-locked = { $n ->
    [one] Здесь ещё заперт { $n } сторонник.
    [few] Здесь ещё заперты { $n } сторонника.
   *[many] Здесь ещё заперты { $n } сторонников.
  }
wonderland-why-shards-cost = В конце каждый осколок отнимает 1 очко.
wonderland-why-most-shards = { $who }: осколков больше всех, { $n }. В конце чаепития ещё одно Безумие, и половина осколков уходит.
wonderland-why-shield-whole = Щит цел: он может остановить одно Безумие или Отравление.
wonderland-why-shield-broken = Щит разбит; его чинит крах, карта чаепития или эффект.
wonderland-why-bag = Жетонов в мешке: { $n }, из них Безумий: { $mad }.
wonderland-why-in-bag = { $n } из { $of } жетонов в мешке.
wonderland-why-track = { $n ->
    [one] Ещё { $n } Безумие обновит мешок.
    [few] Ещё { $n } Безумия обновят мешок.
   *[many] Ещё { $n } Безумий обновят мешок.
  }
wonderland-why-chip = { $chip }: базовая сила { $n }.
wonderland-why-would-add = Вытянутый сейчас, он дал бы { $n }, не считая выборов.
wonderland-why-supply = В запасе осталось: { $n }.
wonderland-why-supply-out = Не осталось: вместо него можно взять другого союзника того же уровня.
wonderland-why-bust = { $who } терпит крах.
wonderland-why-fighter = { $who }: сила { $strength }, в начале { $start }.
wonderland-why-leads = { $who } лидирует в одиночку.
wonderland-why-forges = { $n ->
    [one] { $who } может после битвы прокачать жетон { $n } раз.
    [few] { $who } может после битвы прокачать жетоны { $n } раза.
   *[many] { $who } может после битвы прокачать жетоны { $n } раз.
  }
wonderland-why-track-end = Кто дойдёт до { $n }, побеждает сразу.
wonderland-why-track-forge = { $n }: символ кузницы. Закончите здесь и прокачивайте.
wonderland-why-track-plain = { $n }: без символа кузницы.
wonderland-why-figure = { $figure }: сила в начале битвы { $strength }.
wonderland-why-wonderlandian = { $wonderlandian }: можно взять за награду «житель Страны Чудес».
wonderland-why-unit-leader = Лидера теряют, только когда больше никого не осталось.
wonderland-why-unit-supporter = Сторонники не дают силы, но держат вас в битве.
wonderland-why-taken = { $who }: взято карт { $n } из { $of }.

## Цели уроков, сделанных за столом
wonderland-goal-win = Выиграйте эту битву в одиночку: { $region }.
wonderland-goal-strength = Достигните в этой битве силы { $n }.
wonderland-goal-shards = Имейте к концу этого чаепития столько осколков: { $n }.
