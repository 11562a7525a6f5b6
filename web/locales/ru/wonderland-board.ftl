# Поле «Битвы за Страну Чудес»: слова, нужные только экрану. Правила, названия и журнал в wonderland.ftl.

# Heading of what one player did, in the log.
wonderland-turn = { $who }

wonderland-board-tea = Чайный стол
wonderland-board-map = Карта Страны Чудес
wonderland-board-mine = Планшет фракции
wonderland-board-war = Война
wonderland-board-players = Игроки
wonderland-board-tabs = Виды
wonderland-board-tab-tea = Чай
wonderland-board-tab-battle = Битва
wonderland-board-tab-map = Карта
wonderland-board-tab-mine = Моё
wonderland-board-tab-log = Журнал
wonderland-board-you = вы
wonderland-board-round = Раунд { $n } из 3
wonderland-board-phase-setup = Подготовка
wonderland-board-phase-tea = Чаепитие
wonderland-board-phase-war = Война
wonderland-board-phase-end = Конец игры
wonderland-board-vp = ОП
wonderland-board-points = { $n ->
    [one] { $who }: { $n } очко победы
    [few] { $who }: { $n } очка победы
   *[many] { $who }: { $n } очков победы
  }
wonderland-board-has-shards = { $n ->
    [one] { $n } осколок
    [few] { $n } осколка
   *[many] { $n } осколков
  }
wonderland-board-taken = Взято карт чаепития: { $n } из { $of }
wonderland-board-several = { $name }, штук: { $n }
wonderland-board-of = { $n } из { $of }

# tea
wonderland-board-head = Глава Стола
wonderland-board-head-short = Глава
wonderland-board-head-pass = Пройти к Главе Стола: бросить кубик осколков, затем стол пополнится
wonderland-board-roll = бросок
wonderland-board-toll = Бросок: +1–3 осколка
wonderland-board-refill = затем стол пополняется
wonderland-board-go-head = К Главе
wonderland-board-sit = Сесть сюда
wonderland-board-sit-at = Сесть на стул { $n }
wonderland-board-chair = Стул { $n }
wonderland-board-empty = Стул { $n }, пусто: пополнится, когда кто-нибудь пройдёт Главу Стола
wonderland-board-stands = Здесь сидит { $who }
wonderland-board-steps = { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
  }
wonderland-board-look = Наведите на стул, чтобы увидеть путь; нажмите, чтобы сесть.
wonderland-board-deck = { $n ->
    [one] В колоде раунда осталась { $n } карта
    [few] В колоде раунда остались { $n } карты
   *[many] В колоде раунда осталось { $n } карт
  }
wonderland-board-left = осталось
wonderland-board-ccw = Алиса идёт против часовой стрелки
wonderland-board-cw = по часовой стрелке
wonderland-board-card-of = карта { $n } из { $of }
wonderland-board-to-gain = Ещё получить
wonderland-board-supply = Запас
wonderland-board-in-supply = осталось { $n }
wonderland-board-wonderlandians = Жители Страны Чудес
wonderland-board-item = 2 жетона вещи
wonderland-board-figure = фигурка, сила { $strength }

# the table and the map as lists
wonderland-board-as-list = Списком
wonderland-board-as-picture = Картинкой
wonderland-board-order-own = Стулья в том порядке, в котором к ним приходит ваш лидер
wonderland-board-order = Стулья по часовой стрелке от Главы Стола
wonderland-board-at-head = здесь: { $names }
wonderland-board-head-free = никого нет
wonderland-board-chair-empty = пусто: пополнится, когда кто-нибудь пройдёт Главу Стола
wonderland-board-worth = { $n } ОП в этом раунде
wonderland-board-first-battle = первая битва

# tea cards
wonderland-board-tea-card = Карта чаепития { $id }
wonderland-board-units = { $n ->
    [one] { $n } объект
    [few] { $n } объекта
   *[many] { $n } объектов
  }
wonderland-board-either = { $upper } или { $lower }
wonderland-board-corrupted = осквернённая: кубик осколков и { $gain }
wonderland-board-nothing = Других наград нет.
wonderland-board-bonus-units = { $n ->
    [one] разместить { $n } объект
    [few] разместить { $n } объекта
   *[many] разместить { $n } объектов
  }
wonderland-board-bonus-any = { $n ->
    [1] любой слабый союзник
   *[other] любой сильный союзник
  }
wonderland-board-bonus-shield = щит цел
wonderland-board-bonus-wonderlandian = житель Страны Чудес
wonderland-board-bonus-ability = открыть способность
wonderland-board-bonus-discard = { $n ->
    [one] сбросить { $n } осколок
    [few] сбросить { $n } осколка
   *[many] сбросить { $n } осколков
  }
wonderland-board-bonus-castle = замок
wonderland-board-bonus-leader = лидер +1
wonderland-board-bonus-purge = убрать 1 Безумие
wonderland-board-bonus-quest1 = вытянуть 1 квест
wonderland-board-bonus-quest2 = вытянуть 2 квеста, вернуть 1
wonderland-board-bonus-forge = прокачать жетон
wonderland-board-bonus-die = кубик осколков
wonderland-board-bonus-roll = кубик осколков
wonderland-board-bonus-star = 4 ОП
wonderland-board-bonus-supporter = освободить 1 сторонника
wonderland-board-bonus-castle_value = замки на 1 ОП дороже

# map
wonderland-board-clockwise = Битвы идут по часовой стрелке
wonderland-board-first = Первый
wonderland-board-closed = Закрыто: ни объектов, ни замков, ни битв
wonderland-board-nobody = объектов пока нет
wonderland-board-now = битва идёт
wonderland-board-fought = битва прошла
wonderland-board-won-by = победа: { $who }
wonderland-board-tile = Жетон очков { $first }, { $second }, { $third }; сейчас раунд { $round }
wonderland-board-leader = лидер
wonderland-board-supporter = сторонник
wonderland-board-supporters = { $n ->
    [one] { $n } сторонник
    [few] { $n } сторонника
   *[many] { $n } сторонников
  }
wonderland-board-castle = замок
wonderland-board-castle-lying = замок на боку
wonderland-board-region-text = Самый сильный здесь получает очки этого раунда и замок; второе место — половину очков.

# own board
wonderland-board-leader-strength = Сила лидера { $n } из { $of }
wonderland-board-shield-whole = цел
wonderland-board-shield-broken = разбит
wonderland-board-shards = { $n ->
    [one] осколок
    [few] осколка
   *[many] осколков
  }
wonderland-board-reserve = в запасе
wonderland-board-abilities = Способности
wonderland-board-covered = Закрыто
wonderland-board-ability-artifact = Способность артефакта
wonderland-board-ability-passive = Пассивная способность
wonderland-board-forge = Кузница
wonderland-board-castle-value = замок = { $n } ОП
wonderland-board-row = Ряд кузницы { $n }, заполнено { $filled } из { $of }
wonderland-board-between = Между двумя рядами, когда обе ячейки заполнены: { $bonus }
wonderland-board-quests = Квесты
wonderland-board-secret = { $n ->
    [0] тайных нет
    [one] { $n } тайный
   *[other] { $n } тайных
  }
wonderland-board-bag = Мешок
wonderland-board-bag-of = { $n ->
    [one] { $n } жетон, из них Безумий: { $mad }
    [few] { $n } жетона, из них Безумий: { $mad }
   *[many] { $n } жетонов, из них Безумий: { $mad }
  }
wonderland-board-bag-count = { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
  }
wonderland-board-no-peek = Во время войны в мешок никто не заглядывает.
wonderland-board-exhausted = Истощённые
wonderland-board-track = Трек Безумия

# battle
wonderland-board-battle-of = Битва: { $region }
wonderland-board-battle-number = битва { $n } из { $of }
wonderland-board-last-battle = { $winner ->
    [none] { $region }: победителя нет.
   *[other] { $region }: победа, { $winner }.
  }
wonderland-board-score-tile = жетон очков
wonderland-board-1st = 1-е
wonderland-board-2nd = 2-е
wonderland-board-now-leads = сейчас { $who }
wonderland-board-tied = ничья
wonderland-board-resistance = сопротивление
wonderland-board-wager = { $n ->
    [one] ставка
    [few] ставки
   *[many] ставок
  }
wonderland-board-face-down = взакрытую: верна — слабый союзник, неверна — осколок
wonderland-board-no-wager = вы не делаете ставку
wonderland-board-own-wager = ваша ставка: победит { $who }
wonderland-board-strength-track = Трек силы от 0 до { $n }
wonderland-board-pin = { $who }: сила { $n }
wonderland-board-fighter = { $name }, сила { $n }, { $state }
wonderland-board-state-asked = Ваш выбор
wonderland-board-state-chosen = Выбор сделан
wonderland-board-state-stopped = Остановка
wonderland-board-state-bust = Крах
wonderland-board-state-fighting = В битве
wonderland-board-sum = начало { $start } + жетоны { $chips }
wonderland-board-active = Активные
wonderland-board-madness = Безумие
wonderland-board-units-left = Осталось объектов
wonderland-board-forges = { $n ->
    [one] { $n } прокачка в конце
    [few] { $n } прокачки в конце
   *[many] { $n } прокачек в конце
  }
wonderland-board-not-drawn = ещё ничего не вытянуто
wonderland-board-draw-number = тянем { $n }
wonderland-board-mark-double = следующий жетон удвоен
wonderland-board-mark-crowned = следующий жетон под Короной
wonderland-board-mark-watch = дальше ещё один жетон
wonderland-board-mark-scout = разведывает
wonderland-board-adds = силу дают { $n } из { $of }
wonderland-board-keep = останется { $n }{ $forges ->
    [0] { "" }
   *[other] , прокачек: { $forges }
  }
wonderland-board-odds = Безумие: { $n } из { $of }
wonderland-board-odds-words = Жетонов { $chips }: Безумий { $madness }, двойных { $double }, Отравлений { $poison }; к краху ведут { $bust }.
wonderland-board-odds-loss = { $n ->
    [0] ничто не отнимет объект
    [one] { $n } жетон отнимает объект
    [few] { $n } жетона отнимают объекты
   *[many] { $n } жетонов отнимают объекты
  }
wonderland-board-odds-bust = { $n ->
    [one] { $n } жетон: крах
    [few] { $n } жетона: крах
   *[many] { $n } жетонов: крах
  }
wonderland-board-odds-safe = крах не грозит
wonderland-board-rewards = Что принесла битва
wonderland-board-onward = К концу сцены
wonderland-board-skip = К моему следующему выбору
wonderland-board-hush = Здесь будет сказано, что сделали следующие жетоны.

# opened things
wonderland-board-base = базовая сила { $n }
wonderland-board-weak = слабый
wonderland-board-strong = сильный
wonderland-board-feat = Умение, в конце битвы:
wonderland-board-goal = Цель, в конце игры:
wonderland-board-goal-holds = Цель сейчас выполнена.
wonderland-board-goal-not = Цель пока не выполнена.
wonderland-board-quest-points = 3 ОП за умение, 3 за цель, ещё 3 за оба.
wonderland-board-ours = Восстановлено: в правилах этого нет, содержание наше.

# new table
wonderland-setup-title = Компания
wonderland-setup-factions = Фракции
wonderland-setup-faction-of = Фракция места { $n }
wonderland-setup-random = По жребию
wonderland-setup-allies = Союзники
wonderland-setup-set-A = первая партия
wonderland-setup-set-B = походный
wonderland-setup-set-C = разведка
wonderland-setup-set-D = козни
wonderland-setup-mixed = смешанный
wonderland-setup-first-print = Первое издание
    .detail = Бармаглот травит одну карту за ход и имеет Зелюков; осколки не решают ничью; лидер с силой 6 обязан сбросить осколок.
wonderland-setup-note = Все мешки, жетоны, колоды и квесты разложатся сами.

# the end
wonderland-end-points = Из чего сложились очки
wonderland-end-player = Игрок
wonderland-end-battle = Битвы
wonderland-end-castle = Замки
wonderland-end-quest = Квесты
wonderland-end-forge = Кузница
wonderland-end-other = Прочее
wonderland-end-shards = Осколки
wonderland-end-score = Итого
wonderland-end-battles = Выигранные битвы и очки за них
wonderland-end-quests = Открытые квесты
wonderland-end-no-quests = квестов нет
wonderland-end-feat = умение
wonderland-end-goal = цель

## Шансы

wonderland-odds-next = Ваш следующий жетон
wonderland-odds-madness = Безумие
wonderland-odds-loss = отнимает объект
wonderland-odds-bust = крах
wonderland-odds-spread = Ваша сила после него
wonderland-odds-bag = Безумие среди первых жетонов
wonderland-odds-draws = { $n ->
    [one] за { $n } жетон
    [few] за { $n } жетона
   *[many] за { $n } жетонов
}
wonderland-odds-trial = { $n ->
    [one] Победа в этой битве, { $n } проба
    [few] Победа в этой битве, { $n } пробы
   *[many] Победа в этой битве, { $n } проб
}
wonderland-odds-win = как есть сейчас
wonderland-odds-win-draw = если тянуть
wonderland-odds-win-stop = если остановиться
