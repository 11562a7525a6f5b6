# Битва за Дивокрай: назви, карти, питання, дієслова, журнал, причини. Усі слова власні.

## Regions. .loc carries its preposition: they differ from region to region.

wonderland-region-red_keep = Червона фортеця
    .acc = Червону фортецю
    .gen = Червоної фортеці
    .loc = у Червоній фортеці
wonderland-region-tulgey_wood = Тримучі ліси
    .gen = Тримучих лісів
    .loc = у Тримучих лісах
wonderland-region-witzend = Мізкінець
    .gen = Мізкінця
    .loc = у Мізкінці
wonderland-region-pool_of_tears = Озеро сліз
    .gen = Озера сліз
    .loc = в Озері сліз
wonderland-region-meadow = Галявина живих квітів
    .acc = Галявину живих квітів
    .gen = Галявини живих квітів
    .loc = на Галявині живих квітів

## Factions: name, .text, .power (what the leader can do at tea)

wonderland-faction-alice = Аліса
    .text = Лагодить щит, з’являється будь-де, вчиться в кожній битві.
    .power = «Дивне відображення»: Аліса завжди ходить довкола столу проти годинникової стрілки.
wonderland-faction-queen = Королева Сердець
    .text = Б’є сильних, розсилає військо, має зиск із чужої поразки.
    .power = «Розосередження»: Королева може розташувати загони з однієї карти в кількох регіонах.
wonderland-faction-jabberwock = Жербельковт
    .text = Отруює стіл і всіх довкола.
    .power = «Кусозуб»: отрута на двох картах на початку чаювання і ще одна щоразу, коли на столі її не лишилося.
wonderland-faction-hatter = Капелюшник
    .text = Наливає чашку за чашкою і виграє, програючи.
    .power = «Це моя вечірка»: раз за чаювання замість ходу поповнити стіл і взяти будь-яку карту, не рухаючись.
wonderland-faction-cheshire = Чеширський Кіт
    .text = Перетворює уламки на посмішки й ніколи не там, куди дивляться.
    .power = «Подарунок»: коли на чаюванні випадає 2 або 3 уламки, Кіт може віддати один іншому гравцеві.

## Artifacts


## Chips: name, .text

wonderland-chip-faction1 = Жетон фракції 1
    .text = Сила 1, без ефекту.
wonderland-chip-faction2 = Жетон фракції 2
    .text = Сила 2, без ефекту.
wonderland-chip-artifact = Артефакт
    .text = Сила 3. Два вміння фракції роблять його кращим.
wonderland-chip-forge = Поліпшення
    .text = Сила 1. Після битви здійсніть поліпшення активним жетоном, можна й цим.
wonderland-chip-card_soldier1 = Картковий вояка
    .acc = Карткового вояку
wonderland-chip-card_soldier2 = сильний Картковий вояка
    .acc = сильного Карткового вояку
wonderland-chip-flamingo1 = Фламінго
wonderland-chip-flamingo2 = сильний Фламінго
    .acc = сильного Фламінго
wonderland-chip-rose1 = Троянда
    .acc = Троянду
wonderland-chip-rose2 = сильна Троянда
    .acc = сильну Троянду
wonderland-chip-creature1 = Істота
    .acc = Істоту
wonderland-chip-creature2 = сильна Істота
    .acc = сильну Істоту
wonderland-chip-red_rook1 = Червона тура
    .acc = Червону туру
wonderland-chip-red_rook2 = сильна Червона тура
    .acc = сильну Червону туру
wonderland-chip-pocket_watch = Кишеньковий годинник
wonderland-chip-oyster = Устриця
    .acc = Устрицю
wonderland-chip-feather = Перо
wonderland-chip-crown = Корона Валета
    .acc = Корону Валета
wonderland-chip-broken_cup = Розбита чашка
    .acc = Розбиту чашку
wonderland-chip-charm = Талісман Герцогині
wonderland-chip-hookah = Люлька Гусені
    .acc = Люльку Гусені
wonderland-chip-glove = Рукавичка Шалама-Балама
    .acc = Рукавичку Шалама-Балама
wonderland-chip-rattle = Брязкальце
wonderland-chip-soup = Черепаховий суп
wonderland-chip-spoon = Ложка для патоки
    .acc = Ложку для патоки
wonderland-chip-horn = Ріг Єдинорога
wonderland-chip-madness = Божевілля
    .text = Сили не має. Лягає на шкалу божевілля й коштує 1 загону; щит повертає його в мішечок.
wonderland-chip-double_madness = Подвійне божевілля
    .text = Сили не має. Лягає на шкалу божевілля й коштує 2 загонів; щит повертає його в мішечок. Вилучити його не можна.
wonderland-chip-poison = Отрута
    .acc = Отруту
    .text = Сили не має. Коштує 1 загону й повертається до Жербельковта; щит повертає її в мішечок.

wonderland-kind-card_soldier = Картковий вояка
wonderland-kind-flamingo = Фламінго
wonderland-kind-rose = Троянда
wonderland-kind-red_rook = Червона тура
wonderland-kind-creature = Істота
wonderland-kind-forge = Поліпшення
wonderland-kind-faction = Фракція
wonderland-kind-madness = Божевілля
wonderland-kind-poison = Отрута

## Ally cards

wonderland-ally-A-card_soldier = Коли витягнуто: подвойте його силу або поверніть у мішечок один виснажений жетон.
wonderland-ally-A-flamingo = Подвоює наступний жетон, який ви розташуєте.
wonderland-ally-A-rose = 1 ПБ наприкінці битви; 2 ПБ, якщо в битві нею здійснено поліпшення.
wonderland-ally-A-red_rook = Інші ваші жетони її не змінюють. Жетон поліпшення не може нею скористатися; трек чи карта чаювання може.
wonderland-ally-A-creature = Коли виснажується: поміняйте на Істоту іншого рівня.
wonderland-ally-B-card_soldier = Коли витягнуто: подвойте його силу або приведіть з одного сусіднього регіону прибічників, не більше ніж його сила.
wonderland-ally-B-flamingo = Доки є активний Фламінго, кожен ваш жетон союзника має на 1 силу більше.
wonderland-ally-B-rose = Наприкінці йде в мішечок, а не виснажується.
wonderland-ally-B-red_rook = Її сила 1, якщо вже є активна Червона тура.
wonderland-ally-B-creature = Наприкінці: найбільше активних Істот, без нічиєї — розташуйте прибічника будь-де.
wonderland-ally-C-card_soldier = Наступний хід: витягніть на стільки жетонів більше, яка його сила, зіграйте один, решту поверніть.
wonderland-ally-C-flamingo = Розташувавши: маркер може перейти на найближчий символ поліпшення, навіть назад.
wonderland-ally-C-rose = Якщо наприкінці активні 2 Троянди: ще один подвиг без його умов.
wonderland-ally-C-red_rook = Після подвигу мусите вилучити назавжди активний жетон.
wonderland-ally-C-creature = Слабка: на 2 більше за кожну іншу активну Істоту. Сильна: на 2 менше за кожну.
wonderland-ally-D-card_soldier = Коли витягнуто: якщо тут немає вашого замку, можете потроїти його силу.
wonderland-ally-D-flamingo = Коли витягнуто: сильніший суперник на ваш вибір отримує уламок.
wonderland-ally-D-rose = Коли здійснено поліпшення: розташуйте прибічника будь-де.
wonderland-ally-D-red_rook = Перемога коштує за неї 1 уламка, за сильну — 2.
wonderland-ally-D-creature = Коли витягнуто: якщо уламків більше за її силу, втратьте один; якщо менше, отримайте один.

## Abilities: name, .text with its number, .gist for the board

wonderland-ability-sword_of_hope = Меч Надії
    .text = Коли ви витягуєте Меч, ваш щит знову цілий.
    .gist = Витягнуто: щит цілий.
wonderland-ability-everywhere_at_once = Усюди водночас
    .text = Якщо наприкінці битви активний Меч, можете розташувати 1 загін у будь-якому регіоні й перемістити туди Алісу.
    .gist = Меч наприкінці: загін і Аліса будь-де.
wonderland-ability-love_of_learning = Любов до знань
    .text = Наприкінці битви, якщо ви не схибили, поверніть у мішечок один активний жетон із силою 1 або 2.
    .gist = Наприкінці: 1 чи 2 в мішечок.
wonderland-ability-support_of_the_people = Прихильність народу
    .text = Коли Аліса з чаювання входить у регіон, відкривайте дивокрайців, доки трапиться герой; розташуйте його будь-де. Після своєї битви він іде.
    .gist = На вході: гість на одну битву.
wonderland-ability-royal_temper = Королівська нахабність
    .text = Коли ви витягуєте Сокиру, то, перш ніж додають силу, сильніший за вас суперник втрачає { $n ->
        [one] { $n } загін
        [few] { $n } загони
       *[many] { $n } загонів
      }, але не лідера.
    .gist = Витягнуто: сильніший втрачає загін.
wonderland-ability-paint_it_red = Пофарбуйте в червоне!
    .text = Сокира має на 1 силу більше за кожну активну Троянду, щонайбільше { $n }.
    .gist = Сокира: сильніша з Трояндами.
wonderland-ability-twice_as_fast = Удвічі швидше
    .text = Коли на чаюванні ви минаєте іншого лідера, це дає ще { $n ->
        [one] { $n } загін
        [few] { $n } загони
       *[many] { $n } загонів
      }, раз за хід.
    .gist = Минули лідера: ще загін.
wonderland-ability-off_with_their_heads = Геть їм голови!
    .text = { $n } ПБ щоразу, коли суперник схибив у вашій битві.
    .gist = ПБ, коли суперник схибив.
wonderland-ability-claws_that_catch = Дряполап
    .text = Коли ви витягуєте Кіготь, кожному слабшому за вас суперникові можна покласти в мішечок отруту з вашого запасу; кому саме, вибираєте ви.
    .gist = Витягнуто: отрута слабшим.
wonderland-ability-manxome_foe = Ворожий ворог
    .text = Перш ніж хтось додасть силу, Кіготь отримує { $n } сили за кожного суперника з божевіллям на шкалі.
    .gist = Кіготь: сильніший проти божевільних.
wonderland-ability-slithy_toves = Швимкі яски
    .text = Щоразу, кладучи отруту на чаюванні, можете покласти ще одну.
    .gist = Ще одна отрута на чаюванні.
wonderland-ability-borogoves = Бурчури
    .text = Карта чаювання з Істотою дає ще один загін. Лише в першому накладі.
    .gist = Карти з Істотою: ще загін.
wonderland-ability-eyes_of_flame = Полум’яні очі
    .text = { $n } ПБ щоразу, коли отрута вражає суперника.
    .gist = ПБ, коли діє отрута.
wonderland-ability-piping_hot = Кип’яток
    .text = Розташувавши Чайник, отримайте { $n } сили і ще 1 за кожен виснажений Чайник.
    .gist = Чайник: більше сили.
wonderland-ability-one_more_cup = Ще чашечку
    .text = Розташувавши Чайник, можете одразу витягнути й зіграти ще один жетон.
    .gist = Чайник: ще жетон.
wonderland-ability-architect_of_war = Конструктор війни
    .text = Кожен прибічник, утрачений через божевілля, коли за вами нікого немає, дає { $n } сили; перевіряють перед кожною втратою.
    .gist = Втрати на останньому місці дають силу.
wonderland-ability-unbirthday_guests = Гості на неуродинах
    .text = Карта, взята вмінням «Це моя вечірка», дає ще { $n ->
        [one] { $n } загін
        [few] { $n } загони
       *[many] { $n } загонів
      }.
    .gist = Моя вечірка: більше загонів.
wonderland-ability-wicked_smile = Крива Посмішка
    .text = Розташувавши Посмішку, отримайте стільки сили, скільки маєте уламків, щонайбільше { $n }.
    .gist = Посмішка: сила з уламків.
wonderland-ability-gone_but_for_the_grin = Лишилася сама посмішка
    .text = Коли ви зупиняєтеся з активною Посмішкою, можете перемістити звідси прибічників до сусіднього регіону, щонайбільше { $n }; один загін має лишитися.
    .gist = Зупинка: прибічники зникають.
wonderland-ability-all_mad_here = Ми тут усі божевільні
    .text = Раз за битву замість утрати загону через звичайне божевілля візьміть { $n ->
        [one] { $n } уламок
        [few] { $n } уламки
       *[many] { $n } уламків
      }.
    .gist = Уламки замість загону.
wonderland-ability-here_and_there = То тут, то там
    .text = Узявши карту чаювання, можете перемістити одного свого прибічника до сусіднього регіону.
    .gist = Чаювання: перемістити прибічника.

## Figures

wonderland-figure-white_rabbit = Білий Кролик
    .acc = Білого Кролика
wonderland-figure-walrus = Морж
    .acc = Моржа
wonderland-figure-gryphon = Грифон
    .acc = Грифона
wonderland-figure-knave = Валет Сердець
    .acc = Валета Сердець
wonderland-figure-march_hare = Шалений Заєць
    .acc = Шаленого Зайця
wonderland-figure-duchess = Герцогиня
    .acc = Герцогиню
wonderland-figure-caterpillar = Гусінь
wonderland-figure-humpty_dumpty = Шалам-Балам
    .acc = Шалама-Балама
wonderland-figure-tweedledum = Труляля
wonderland-figure-tweedledee = Траляля
wonderland-figure-mock_turtle = Казна-Що-Не-Черепаха
    .acc = Казна-Що-Не-Черепаху
wonderland-figure-dormouse = Сонько-Гризун
    .acc = Сонька-Гризуна
wonderland-figure-unicorn = Єдиноріг
    .acc = Єдинорога

## Wonderlandians: name, .text, .gist

wonderland-wonderlandian-white_rabbit = Білий Кролик
    .text = Після вашого 2-го активного жетона тут отримайте ще раз надруковану силу всіх своїх активних жетонів.
    .gist = 2-й жетон: уся надрукована сила ще раз.
wonderland-wonderlandian-walrus = Морж
    .text = Одноосібна перемога тут: ще 3 ПБ, і замок можна поставити в будь-якому регіоні, де вашого немає. За беззаперечної перемоги теж, за нічиєї — ні.
    .gist = Перемога тут: 3 ПБ, замок будь-де.
wonderland-wonderlandian-gryphon = Грифон
    .text = Перемога тут: розташуйте тут прибічника.
    .gist = Перемога тут: прибічник.
wonderland-wonderlandian-knave = Валет Сердець
    .text = Якщо надрукована сила вашого витягнутого жетона більша, ніж у всіх суперників, що тягнули, отримайте 2 сили. Божевілля рахується як 0.
    .gist = Найсильніший жетон: 2 сили.
wonderland-wonderlandian-march_hare = Шалений Заєць
    .text = На початку битви кожен суперник має на 2 сили менше, але не менше 0.
    .gist = Суперники починають із −2.
wonderland-wonderlandian-duchess = Герцогиня
    .text = 1 ПБ за кожен ваш загін, утрачений тут, хіба що її втрачено в той самий хід.
    .gist = 1 ПБ за ваш утрачений тут загін.
wonderland-wonderlandian-caterpillar = Гусінь
    .text = Раз за битву можете повернути витягнутий жетон і тягнути знову; не божевілля й не отруту.
    .gist = Раз: повернути жетон і тягнути знову.
wonderland-wonderlandian-humpty_dumpty = Шалам-Балам
    .text = Сила 3, але його завжди втрачають першим.
    .gist = Сильний, та гине перший.
wonderland-wonderlandian-tweedles = Труляля і Траляля
    .text = Два герої. В одній битві разом мають на 2 сили більше.
    .gist = Два герої; разом на 2 більше.
wonderland-wonderlandian-mock_turtle = Казна-Що-Не-Черепаха
    .text = 2 ПБ, коли її втрачено в битві.
    .gist = Втрачено: 2 ПБ.
wonderland-wonderlandian-dormouse = Сонько-Гризун
    .text = Тут можна зупинитися замість першого ходу.
    .gist = Можна минути перший хід.
wonderland-wonderlandian-unicorn = Єдиноріг
    .text = На 2 сили більше, якщо суперник у битві має тут замок.
    .gist = На 2 більше проти замку.
wonderland-wonderlandian-pocket_watch = Кишеньковий годинник
    .text = Наступного ходу візьміть 2 жетони, один зіграйте, другий поверніть.
    .gist = Наступний хід: один із двох.
wonderland-wonderlandian-oyster = Устриця
    .text = Якщо наприкінці битви ви не перші: 2 ПБ.
    .gist = Не перші: 2 ПБ.
wonderland-wonderlandian-feather = Перо
    .text = Коли витягнуто: приведіть до 3 своїх прибічників з одного сусіднього регіону.
    .gist = Привести до 3 прибічників.
wonderland-wonderlandian-crown = Корона Валета
    .text = Наступний жетон вибраного суперника не має власної сили; якщо це божевілля, Корона нічого не робить.
    .gist = Наступний жетон суперника — 0.
wonderland-wonderlandian-broken_cup = Розбита чашка
    .text = Сильніший суперник отримує уламок.
    .gist = Сильнішому — уламок.
wonderland-wonderlandian-charm = Талісман Герцогині
    .text = Можете зняти одне божевілля зі шкали божевілля: зі своєї — геть із мішечків гри, з чужої — назад у той мішечок.
    .gist = Знімає божевілля зі шкали.
wonderland-wonderlandian-hookah = Люлька Гусені
    .text = Скиньте уламок, якщо кожне божевілля цього ходу спинив щит або жодного не витягнуто.
    .gist = Спокійний хід: скинути уламок.
wonderland-wonderlandian-glove = Рукавичка Шалама-Балама
    .text = Коли витягнуто: ваш щит знову цілий.
    .gist = Щит знову цілий.
wonderland-wonderlandian-rattle = Брязкальце
    .text = Утричі сильніше, якщо активне друге Брязкальце.
    .gist = Поруч із другим потроюється.
wonderland-wonderlandian-soup = Черепаховий суп
    .text = Наприкінці битви поверніть у мішечок один виснажений жетон.
    .gist = Наприкінці: виснажений назад.
wonderland-wonderlandian-spoon = Ложка для патоки
    .text = Її сила 1 і ще 1 за кожне божевілля на вашій шкалі.
    .gist = Сила з вашого божевілля.
wonderland-wonderlandian-horn = Ріг Єдинорога
    .text = Після битви здійсніть поліпшення, ніби ваш маркер на символі поліпшення.
    .gist = Поліпшення, де б ви не стояли.

## Quests: name, .feat, .goal

wonderland-quest-gardeners_knock = Садівники стукають
    .feat = Червона фортеця: перемогти без свого лідера там
    .goal = 7 або більше Фламінго й Червоних тур разом
wonderland-quest-croquet_at_dawn = Крокет на світанку
    .feat = Червона фортеця: завершити із силою 2, 5, 9 або 12
    .goal = 7 або більше Фламінго й Карткових вояків разом
wonderland-quest-pack_of_cards = Усього лиш колода карт
    .feat = Червона фортеця: завершити рівно з 3 або 5 активними жетонами
    .goal = 3 або більше добудованих замків
wonderland-quest-stolen_tarts = Украдені пиріжки
    .feat = Червона фортеця: рівно один суперник сильніший за вас
    .goal = 3 або більше відкритих умінь
wonderland-quest-crooked_crown = Крива корона
    .feat = Червона фортеця: 2 активні артефакти
    .goal = сила лідера 5 або більше
wonderland-quest-verdict_first = Спершу вирок
    .feat = Червона фортеця: перемогти з перевагою 4 або більше
    .goal = заповнений ряд поліпшень
wonderland-quest-call_the_clams = Покличте молюсків
    .feat = Тримучі ліси: завершити рівно з 2 або 6 активними жетонами
    .goal = поліпшення 3 або більше різними видами союзників
wonderland-quest-whiffling_through = Зі свистом крізь хащі
    .feat = Тримучі ліси: останній активний жетон має основну силу 1
    .goal = 7 або більше Істот і Троянд разом
wonderland-quest-galumphing_home = Радоскоком додому
    .feat = Тримучі ліси: завершити рівно з 1 загоном там
    .goal = 7 або більше Істот і Червоних тур разом
wonderland-quest-uffish_thought = У хмурній задумі
    .feat = Тримучі ліси: 3 або більше активних жетонів і жодного витягнутого божевілля
    .goal = щонайбільше 1 уламок
wonderland-quest-vorpal_lesson = Гостросічний урок
    .feat = Тримучі ліси: 3 активні жетони одного типу
    .goal = поліпшення 6 або більше жетонами
wonderland-quest-frabjous_day = Радодивний день
    .feat = Тримучі ліси: завершити сильнішим за 2 суперників
    .goal = 3 або більше карт дивокрайців
wonderland-quest-castle_by_any_other_name = Замок усюди буде замком
    .feat = Мізкінець: останній активний жетон має основну силу 1
    .goal = 7 або більше Червоних тур і Карткових вояків разом
wonderland-quest-wits_end = Кінець мізкам
    .feat = Мізкінець: завершити з 3 божевіллями на шкалі
    .goal = 3 або більше артефактів поза рядами поліпшень
wonderland-quest-jam_tomorrow = Варення завтра
    .feat = Мізкінець: завершити із силою 6, 7, 13 або 14
    .goal = 7 або більше Карткових вояків та Істот разом
wonderland-quest-looking_glass_chess = Задзеркальні шахи
    .feat = Мізкінець: активні жетони 4 різних типів
    .goal = 7 або більше Троянд і Червоних тур разом
wonderland-quest-backward_march = Марш задки
    .feat = Мізкінець: завершити слабшим за кожного суперника
    .goal = загони в 4 або більше регіонах
wonderland-quest-cracked_mirror = Тріснуте дзеркало
    .feat = Мізкінець: завершити з розбитим щитом
    .goal = 6 або більше прибічників на полі
wonderland-quest-dry_tale = Найсухіша оповідь
    .feat = Озеро сліз: 2 або більше активних жетонів і жодного витягнутого божевілля
    .goal = 7 або більше Фламінго й Троянд разом
wonderland-quest-caucus_race = Гасання по колу
    .feat = Озеро сліз: рівно один суперник сильніший за вас
    .goal = щонайбільше 4 жетони божевілля
wonderland-quest-mouses_tail = Мишачий хвіст
    .feat = Озеро сліз: завершити рівно з 1 загоном там
    .goal = 2 або більше карт предметів
wonderland-quest-drink_me = Випий мене
    .feat = Озеро сліз: завершити із силою 1, 2, 7 або 8
    .goal = 7 або більше Фламінго та Істот разом
wonderland-quest-eat_me = З’їж мене
    .feat = Озеро сліз: завершити із силою 13 або більше
    .goal = 4 або більше сильних союзників
wonderland-quest-curiouser = Дедалі дивніше
    .feat = Озеро сліз: завершити рівно з 4 або 7 активними жетонами
    .goal = 2 або більше карт героїв
wonderland-quest-paint_the_roses = Пофарбуйте троянди
    .feat = Галявина: завершити із силою 3, 4, 9 або 10
    .goal = 7 або більше Троянд і Карткових вояків разом
wonderland-quest-bed_of_roses = Ложе з троянд
    .feat = Галявина: мати право на 2 або більше поліпшень
    .goal = 3 або більше жетонів поліпшення
wonderland-quest-talking_lilies = Балакучі лілеї
    .feat = Галявина: перемогти без свого лідера там
    .goal = по жетону кожного з 5 видів союзників
wonderland-quest-bread_and_butterfly = Метелик-бутерброд
    .feat = Галявина: активні жетони 3 різних типів
    .goal = замки вартістю 5 або більше кожен
wonderland-quest-pale_larkspur = Бліді сокирки
    .feat = Галявина: активний артефакт
    .goal = 3 або більше звільнених прибічників
wonderland-quest-red_queens_race = Біг Червоної Королеви
    .feat = Галявина: перемогти з перевагою 3 або більше
    .goal = 20 або більше жетонів, крім божевілля й отрути

## Bots

wonderland-bot-random = Навмання

## Questions

wonderland-ask-keep_quest = Яку місію ви залишаєте?
wonderland-ask-place_poison = Покласти отруту на карту? Лишилося покласти: { $left }
wonderland-ask-choose_chair = { $past ->
    [yes] Чоло столу минуто: виберіть стілець
   *[no] Виберіть стілець
  }
wonderland-ask-party_card = Ваша вечірка: візьміть будь-яку карту
wonderland-ask-choose_half = Верхній чи нижній бонус?
wonderland-ask-corrupt = Кинути кубик уламків заради спотвореного бонуса?
wonderland-ask-bonuses = Отримайте бонуси в будь-якому порядку
wonderland-ask-which_unit = Який загін піде до { $regionGen }? Лишилося: { $n }
wonderland-ask-relocate = Прибічників не лишилося: перемістити когось до { $regionGen }? Бракує: { $n }
wonderland-ask-set_figure = Куди поставити { $figureAcc }?
wonderland-ask-drop_quest = Яку місію повернути?
wonderland-ask-give_shard = Віддати один з уламків?
wonderland-ask-here_and_there = Перемістити прибічника до сусіднього регіону?
wonderland-ask-enter = Де ваш лідер поринає в Дивокрай?
wonderland-ask-wager = Хто переможе в битві за { $regionAcc }? Таємна ставка
wonderland-ask-draw_or_stop = Тягнути чи зупинитися?
wonderland-ask-pick_drawn = Який із цих жетонів зіграти?
wonderland-ask-redraw = Повернути { $chipAcc } й тягнути знову?
wonderland-ask-use_shield = { $chip }! Розбити щит?
wonderland-ask-mad_here = Узяти уламки замість утрати загону?
wonderland-ask-lose_unit = Який загін ви втрачаєте? Лишилося втратити: { $n }
wonderland-ask-soldier = { $chip }: що робити?
wonderland-ask-feather = Привести прибічників із сусіднього регіону?
wonderland-ask-one_more_cup = Ще чашечку: одразу витягнути ще жетон?
wonderland-ask-hop = Перейти маркером на символ поліпшення?
wonderland-ask-target = { $by ->
    [temper] Королівська нахабність: хто втрачає загін?
    [crown] Корона Валета: чий наступний жетон буде без сили?
    [broken_cup] Розбита чашка: хто отримає уламок?
    [charm] Талісман Герцогині: чиє божевілля?
    [flamingo] Фламінго: хто отримає уламок?
   *[claws] Дряполап: хто отримає отруту?
  }
wonderland-ask-vanish = Куди зникнуть прибічники? Щонайбільше { $left }
wonderland-ask-tie_reward = Нічия за перше місце: { $points } ПБ чи замок?
wonderland-ask-uncontested = { $region } — беззаперечна перемога: { $points } ПБ чи замок?
wonderland-ask-win_castle = Де поставити замок?
wonderland-ask-feat = { $free ->
    [yes] Троянди дозволяють подвиг без його умов
   *[no] Ви здійснили подвиг: показати місію?
  }
wonderland-ask-toll = Червона тура вимагає плати: який активний жетон піде?
wonderland-ask-learn = Любов до знань: який жетон повернути в мішечок?
wonderland-ask-soup = Який виснажений жетон повернути в мішечок?
wonderland-ask-everywhere = Розташувати загін і перемістити туди Алісу?
wonderland-ask-free_unit = Де розташувати прибічника?
wonderland-ask-forging = Здійснити поліпшення? Лишилося: { $left }
wonderland-ask-choose_row = На який ряд поліпшень покласти { $chipAcc }?
wonderland-ask-wager_chip = Ставка зіграла: візьміть слабкого союзника

## Moves

wonderland-do-keep = Залишити
wonderland-do-drop = Повернути
wonderland-do-poison = Отруту сюди
wonderland-do-no = Ні
    .wager = Без ставки
    .forging = Не поліпшувати
    .redraw = Лишити
    .one_more_cup = Досить
    .hop = Лишитися тут
wonderland-do-sit = Сісти сюди
wonderland-do-head = На чоло столу
wonderland-do-party = Це моя вечірка
wonderland-do-take = Узяти
wonderland-do-upper = Верхній бонус
wonderland-do-lower = Нижній бонус
wonderland-do-corrupt = Кинути кубик
wonderland-do-leave = Облишити
wonderland-do-place = Розташувати загони
wonderland-do-roll = Кинути кубик уламків
wonderland-do-discard = Скинути уламки
wonderland-do-recruit = Узяти до себе
wonderland-do-uncover = Відкрити
wonderland-do-castle = Замок
wonderland-do-ally = Узяти
wonderland-do-forge = Поліпшення
wonderland-do-supporter = Прибічник
wonderland-do-figure = { $figure }
wonderland-do-from = Перемістити з { $regionGen }
wonderland-do-bring = Перемістити { $figureAcc }
wonderland-do-set = Поставити { $regionLoc }
wonderland-do-give = Отримає { $whom }
wonderland-do-move = З { $regionGen } до { $region_toGen }
wonderland-do-enter = Увійти до { $regionGen }
wonderland-do-wager = Ставка: { $whom }
wonderland-do-draw = Тягнути
wonderland-do-stop = Зупинитися
wonderland-do-play = Зіграти { $chipAcc }
wonderland-do-redraw = Повернути
wonderland-do-shield = Розбити щит
wonderland-do-suffer = Хай діє
wonderland-do-shard = Узяти уламки
wonderland-do-lose = { $unit ->
    [supporter] Втратити прибічника
    [leader] Втратити лідера
   *[other] Втратити цього героя
  }
wonderland-do-double = Подвоїти силу
wonderland-do-triple = Потроїти силу
wonderland-do-plain = Лишити як є
wonderland-do-return = Повернути { $chipAcc }
wonderland-do-march = { $region }
wonderland-do-hop = Перейти на { $n }
wonderland-do-on = { $whom }
wonderland-do-points = Переможні бали
wonderland-do-feat = Показати місію
wonderland-do-remove = Вилучити { $chipAcc }
wonderland-do-row = Ряд { $row }

## Log

wonderland-log-faction = { $who } веде фракцію: { $faction }.
wonderland-log-ally-card = У грі карта союзника з набору { $set }.
wonderland-log-first = Починає { $who }.
wonderland-log-closed = { $region }: регіон у цій грі заблоковано.
wonderland-log-marker = На кубику { $n }: маркер битви переходить до { $regionGen }.
wonderland-log-wonderlandian-shown = { $wonderlandian } чекає, хто покличе.
wonderland-log-quest-drawn = { $who } бере місію «{ $quest }».
wonderland-log-quest-drawn-hidden = { $who } бере місію.
wonderland-log-quest-kept = { $who } залишає місію «{ $quest }».
wonderland-log-quest-kept-hidden = { $who } залишає місію.
wonderland-log-quest-dropped = { $who } повертає місію «{ $quest }».
wonderland-log-quest-dropped-hidden = { $who } повертає місію.
wonderland-log-quest-shown = { $who } показує місію «{ $quest }»: { $vp } ПБ.
wonderland-log-party = Чаювання { $n }: починає { $who }.
wonderland-log-card-laid = На стіл лягає нова карта.
wonderland-log-card-taken = { $who } бере карту чаювання { $card }.
wonderland-log-head = { $who } минає чоло столу.
wonderland-log-rolled = { $who } кидає кубик уламків: { $n }.
wonderland-log-shards = { $n ->
    [one] { $who } отримує { $n } уламок.
    [few] { $who } отримує { $n } уламки.
   *[many] { $who } отримує { $n } уламків.
  }
wonderland-log-shards-dropped = { $n ->
    [one] { $who } скидає { $n } уламок.
    [few] { $who } скидає { $n } уламки.
   *[many] { $who } скидає { $n } уламків.
  }
wonderland-log-shard-given = { $who } віддає уламок, отримує { $whom }.
wonderland-log-my-party = { $who } влаштовує вечірку: стіл поповнено.
wonderland-log-half = { $half ->
    [upper] { $who } бере верхній бонус.
   *[lower] { $who } бере нижній бонус.
  }
wonderland-log-corrupted = { $who } бере і спотворений бонус.
wonderland-log-poison-laid = { $who } кладе отруту на карту.
wonderland-log-poison-taken = { $who } разом із картою бере отруту.
wonderland-log-poison-back = { $who } забирає отруту назад.
wonderland-log-placed = { $n ->
    [one] { $who } розташовує { $regionLoc } { $n } прибічника.
   *[other] { $who } розташовує { $regionLoc } { $n } прибічників.
  }
wonderland-log-figure-placed = { $who } ставить { $regionLoc } { $figureAcc }.
wonderland-log-moved = { $n ->
    [one] { $who } переміщує { $n } прибічника з { $regionGen } до { $region_toGen }.
   *[other] { $who } переміщує { $n } прибічників з { $regionGen } до { $region_toGen }.
  }
wonderland-log-chip-gained = { $who } отримує { $chipAcc }.
wonderland-log-shield-whole = { $who }: щит знову цілий.
wonderland-log-purged = { $who } назавжди позбувається одного божевілля.
wonderland-log-leader-up = { $who }: сила лідера тепер { $n }.
wonderland-log-recruited = { $who } кличе до себе дивокрайця: { $wonderlandian }.
wonderland-log-uncovered = { $who } відкриває вміння «{ $ability }».
wonderland-log-ability-used = { $who } застосовує вміння «{ $ability }».
wonderland-log-ability-points = { $who } отримує { $vp } ПБ за вміння «{ $ability }».
wonderland-log-ability-strength = { $who }: вміння «{ $ability }» додає жетону силу { $n }.
wonderland-log-castle = { $who } будує замок { $regionLoc }.
wonderland-log-castle-side = { $who } закладає замок { $regionLoc }.
wonderland-log-entered = { $who } входить до { $regionGen }.
wonderland-log-guest = { $wonderlandian } приходить на допомогу: { $who }.
wonderland-log-guest-leaves = { $wonderlandian } прощається: { $who }.
wonderland-log-madness-gained = { $who } отримує божевілля.
wonderland-log-madness-short = Божевілля на всіх не вистачає: ніхто його не отримує.
wonderland-log-war = Війна { $n } починається { $regionLoc }.
wonderland-log-battle = Битва за { $regionAcc }.
wonderland-log-starts = { $who } починає із силою { $strength }.
wonderland-log-start-bonus = { $wonderlandian }: { $who } починає із силою на { $n } більше.
wonderland-log-weakened = { $who }: Шалений Заєць послаблює на { $n } — { $whom }.
wonderland-log-wagered = { $who } робить ставку: { $whom }.
wonderland-log-no-wager = { $who } не робить ставки.
wonderland-log-wager-hidden = { $who } визначається зі ставкою.
wonderland-log-chosen = { $choice ->
    [draw] { $who } тягне.
   *[stop] { $who } зупиняється.
  }
wonderland-log-chosen-hidden = { $who } робить вибір.
wonderland-log-stopped = { $who } зупиняється на { $strength }.
wonderland-log-must-stop = { $who } одноосібно тримає першість із { $strength } і мусить зупинитися.
wonderland-log-track-end = Досягнуто кінця треку: битву завершено.
wonderland-log-drew = { $who } витягує { $chipAcc }.
wonderland-log-draws-more = { $n ->
    [one] { $who } тягне ще { $n } жетон на вибір.
    [few] { $who } тягне ще { $n } жетони на вибір.
   *[many] { $who } тягне ще { $n } жетонів на вибір.
  }
wonderland-log-picked = { $n ->
    [one] { $who } грає { $chipAcc } і повертає { $n } жетон.
    [few] { $who } грає { $chipAcc } і повертає { $n } жетони.
   *[many] { $who } грає { $chipAcc } і повертає { $n } жетонів.
  }
wonderland-log-put-back = { $who } повертає { $chipAcc } і тягне знову.
wonderland-log-madness = { $n ->
    [one] { $chip }: { $who } має втратити { $n } загін.
    [few] { $chip }: { $who } має втратити { $n } загони.
   *[many] { $chip }: { $who } має втратити { $n } загонів.
  }
wonderland-log-poisoned = Отрута: { $who } має втратити 1 загін.
wonderland-log-shielded = { $who } розбиває щит: { $chip } повертається в мішечок.
wonderland-log-humpty = { $who }: Шалам-Балам падає раніше за всіх.
wonderland-log-lost = { $unit ->
    [supporter] { $who } втрачає прибічника.
    [leader] { $who } втрачає лідера.
    [white_rabbit] { $who } втрачає Білого Кролика.
    [walrus] { $who } втрачає Моржа.
    [gryphon] { $who } втрачає Грифона.
    [knave] { $who } втрачає Валета Сердець.
    [march_hare] { $who } втрачає Шаленого Зайця.
    [duchess] { $who } втрачає Герцогиню.
    [caterpillar] { $who } втрачає Гусінь.
    [humpty_dumpty] { $who } втрачає Шалама-Балама.
    [tweedledum] { $who } втрачає Труляля.
    [tweedledee] { $who } втрачає Траляля.
    [mock_turtle] { $who } втрачає Казна-Що-Не-Черепаху.
    [dormouse] { $who } втрачає Сонька-Гризуна.
    [unicorn] { $who } втрачає Єдинорога.
   *[other] { $who } втрачає героя.
  }
wonderland-log-bust = { $who } — схиблення: сила 0, нагород немає.
wonderland-log-refresh = { $who } повертає в мішечок виснажені жетони й божевілля.
wonderland-log-times = { $n ->
    [2] { $who }: Картковий вояка рахується двічі.
    [3] { $who }: Картковий вояка рахується тричі.
   *[other] { $who }: Картковий вояка рахується { $n } разів.
  }
wonderland-log-led = { $who }: Фламінго веде союзників, жетон сильніший на { $n }.
wonderland-log-doubled = { $who }: Фламінго подвоює силу цього жетона.
wonderland-log-played = { $chip } додає { $n }: { $who } має { $strength }.
wonderland-log-strength = { $who } отримує силу { $n }: тепер { $strength }.
wonderland-log-crown = { $who }: Корона чекає на наступний жетон, який витягне { $whom }.
wonderland-log-crowned = { $who }: Корона забрала силу цього жетона.
wonderland-log-temper = { $who } лютує, дістає { $whom }.
wonderland-log-clawed = { $who } підкидає отруту, отримує { $whom }.
wonderland-log-strikes = { $who } передає клопіт, отримує { $whom }.
wonderland-log-charmed = { $who } знімає { $chipAcc } зі шкали, яку має { $whom }.
wonderland-log-hopped = { $who } перестрибує на { $strength }.
wonderland-log-returned = { $who } повертає { $chipAcc } в мішечок.
wonderland-log-creature-changed = { $who }: Істота міняється, тепер це { $chip }.
wonderland-log-alone = { $who } там без суперників.
wonderland-log-won = { $who } перемагає: { $vp } ПБ.
wonderland-log-second = { $who } на другому місці: { $vp } ПБ.
wonderland-log-tied = { $region }: нічия за перше місце, гравців: { $n }.
wonderland-log-nobody = { $region }: ніхто не переміг.
wonderland-log-walrus = { $who } отримує від Моржа { $vp } ПБ.
wonderland-log-rose = { $who } отримує за Троянду { $vp } ПБ.
wonderland-log-rose-forged = { $who } отримує за поліпшення Трояндою { $vp } ПБ.
wonderland-log-figure-points = { $figure } приносить { $vp } ПБ: { $who }.
wonderland-log-item-points = { $chip } приносить { $vp } ПБ: { $who }.
wonderland-log-figure-acts = { $figure } допомагає: { $who }.
wonderland-log-item = { $who } використовує { $chipAcc }.
wonderland-log-feat = { $who } здійснює подвиг місії «{ $quest }».
wonderland-log-removed = { $who } назавжди вилучає { $chipAcc }.
wonderland-log-alice-moves = { $who }: Аліса з’являється { $regionLoc }.
wonderland-log-free-unit = { $who } може розташувати прибічника.
wonderland-log-forged = { $who } здійснює поліпшення: { $chip }, ряд { $row }.
wonderland-log-forge-declined = { $who } відмовляється від поліпшення.
wonderland-log-star = { $who } отримує { $vp } ПБ за зірку.
wonderland-log-freed = { $who } звільняє прибічника.
wonderland-log-castle-value = { $who }: кожен замок тепер вартий { $n } ПБ.
wonderland-log-between = { $who } отримує бонус між двома рядами.
wonderland-log-artifact = { $who } заповнює ряд { $row } й отримує його артефакт.
wonderland-log-wager-right = { $who } вгадує зі ставкою: { $whom }.
wonderland-log-wager-wrong = { $who } не вгадує зі ставкою: { $whom }.
wonderland-log-wager-void = { $who }: ставка не рахується, битва скінчилася нічиєю.
wonderland-log-fresh = { $n ->
    [one] { $who } повертає в мішечок { $n } Троянду.
    [few] { $who } повертає в мішечок { $n } Троянди.
   *[many] { $who } повертає в мішечок { $n } Троянд.
  }
wonderland-log-cleanup = { $region } затихає.
wonderland-log-war-ends = Війну { $n } завершено.
wonderland-log-final = { $vp ->
    [one] { $who } завершує гру: { $vp } бал.
    [few] { $who } завершує гру: { $vp } бали.
   *[many] { $who } завершує гру: { $vp } балів.
  }

## Reasons

wonderland-why-over = Гру завершено.
wonderland-why-not-asked = Зараз вирішує { $whom }.
wonderland-why-can = Цим можна скористатися зараз.
wonderland-why-chair-taken = Тут сидить { $whom }.
wonderland-why-chair-empty = Карти тут немає; місце поповнять, коли хтось мине чоло столу.
wonderland-why-chair-poison = На цій карті отрута: вона піде в мішечок тому, хто візьме карту.
wonderland-why-chair-way = { $n ->
    [one] Далі на { $n } стілець.
    [few] Далі на { $n } стільці.
   *[many] Далі на { $n } стільців.
  }
wonderland-why-chair-past-head = За чолом столу: спершу йдіть туди, киньте кубик, а тоді виберіть будь-який стілець.
wonderland-why-head = { $n ->
    [one] Минаючи чоло: киньте кубик уламків, отримайте уламки, тоді поповнять { $n } місце.
    [few] Минаючи чоло: киньте кубик уламків, отримайте уламки, тоді поповнять { $n } місця.
   *[many] Минаючи чоло: киньте кубик уламків, отримайте уламки, тоді поповнять { $n } місць.
  }
wonderland-why-closed = { $region }: регіон у цій грі заблоковано.
wonderland-why-tile = Переможець битви цього раунду тут отримає { $n } ПБ.
wonderland-why-castle-only = { $who } має тут замок, але жодного загону: участі в битві немає.
wonderland-why-resistance = Сила руху опору цього раунду { $n }.
wonderland-why-strength = { $who } починає тут із силою { $strength }: лідер { $leader }, герої { $figures }, замок { $castle }; { $n ->
    [one] { $n } загін
    [few] { $n } загони
   *[many] { $n } загонів
  }.
wonderland-why-ability-open = Вміння «{ $ability }» відкрите.
wonderland-why-ability-covered = Вміння «{ $ability }» ще закрите; його відкриває бонус уміння.
wonderland-why-goal-reached = Зараз звершення виконується.
wonderland-why-goal-open = Звершення ще не виконується.
wonderland-why-feat-done = Подвиг здійснено.
wonderland-why-feat-now = Якби битва скінчилася зараз, подвиг було б здійснено.
wonderland-why-feat-not-now = Якби битва скінчилася зараз, подвигу не було б.
wonderland-why-feat-elsewhere = Подвиг здійснюють у битві за { $regionAcc }.
wonderland-why-row-full = Ряд { $row } заповнено.
wonderland-why-row-next = Ряд { $row }: заповнено { $n } з { $of } комірок.
wonderland-why-castle-value = Кожен ваш замок вартий { $n } ПБ.
wonderland-why-locked = { $n ->
    [one] Тут ще чекає { $n } прибічник.
    [few] Тут ще чекають { $n } прибічники.
   *[many] Тут ще чекає { $n } прибічників.
  }
wonderland-why-shards-cost = Кожен уламок — це на 1 бал менше наприкінці.
wonderland-why-most-shards = { $who } має найбільше уламків, { $n }: наприкінці чаювання ще одне божевілля, а половина уламків зникне.
wonderland-why-shield-whole = Щит цілий: може спинити одне божевілля чи отруту.
wonderland-why-shield-broken = Щит розбитий; його лагодить схиблення, карта чаювання чи ефект.
wonderland-why-bag = Жетонів у мішечку { $n }, з них божевілля { $mad }.
wonderland-why-in-bag = У мішечку { $n } з { $of } жетонів.
wonderland-why-track = { $n ->
    [one] Ще { $n } божевілля оновить мішечок.
    [few] Ще { $n } божевілля оновлять мішечок.
   *[many] Ще { $n } божевіль оновлять мішечок.
  }
wonderland-why-chip = { $chip }: основна сила { $n }.
wonderland-why-would-add = Зараз додав би { $n }, без урахування виборів.
wonderland-why-supply = У запасі лишилося { $n }.
wonderland-why-supply-out = Не лишилося: можна взяти іншого союзника того самого рівня.
wonderland-why-bust = { $who } — схиблення.
wonderland-why-fighter = { $who } має { $strength }, на початку було { $start }.
wonderland-why-leads = { $who } одноосібно тримає першість.
wonderland-why-forges = { $n ->
    [one] { $who } після битви може здійснити { $n } поліпшення.
    [few] { $who } після битви може здійснити { $n } поліпшення.
   *[many] { $who } після битви може здійснити { $n } поліпшень.
  }
wonderland-why-track-end = Хто дійде до { $n }, перемагає одразу.
wonderland-why-track-forge = На { $n } символ поліпшення: завершіть тут і здійсніть поліпшення.
wonderland-why-track-plain = { $n }: без символу поліпшення.
wonderland-why-figure = { $figure } на початку битви має силу { $strength }.
wonderland-why-wonderlandian = { $wonderlandian }: можна взяти за бонус дивокрайця.
wonderland-why-unit-leader = Лідера втрачають, лише коли більше нікого не лишилося.
wonderland-why-unit-supporter = Прибічники сили не дають, але тримають вас у битві.
wonderland-why-taken = { $who } має { $n } з { $of } карт.

## Цілі уроків, зроблених за столом
wonderland-goal-win = Виграйте цю битву самі: { $region }.
wonderland-goal-strength = Досягніть у цій битві сили { $n }.
wonderland-goal-shards = Майте до кінця цього чаювання стільки уламків: { $n }.
