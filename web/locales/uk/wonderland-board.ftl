# Стіл «Битви за Дивокрай»: слова, потрібні лише екрану. Правила, назви й журнал — у wonderland.ftl.

# Заголовок того, що зробив один гравець, у журналі.
wonderland-turn = { $who }

wonderland-board-tea = Чайний стіл
wonderland-board-map = Мапа Дивокраю
wonderland-board-mine = Планшет фракції
wonderland-board-war = Війна
wonderland-board-players = Гравці
wonderland-board-tabs = Вигляди
wonderland-board-tab-tea = Чай
wonderland-board-tab-battle = Битва
wonderland-board-tab-map = Мапа
wonderland-board-tab-mine = Моє
wonderland-board-tab-log = Журнал
wonderland-board-you = ви
wonderland-board-round = Раунд { $n } з 3
wonderland-board-phase-setup = Підготовка
wonderland-board-phase-tea = Чаювання
wonderland-board-phase-war = Війна
wonderland-board-phase-end = Кінець
wonderland-board-vp = ПБ
wonderland-board-points = { $who }: { $n ->
    [one] { $n } переможний бал
    [few] { $n } переможні бали
   *[many] { $n } переможних балів
  }
wonderland-board-has-shards = { $n ->
    [one] { $n } уламок
    [few] { $n } уламки
   *[many] { $n } уламків
  }
wonderland-board-taken = Узято карт чаювання: { $n } з { $of }
wonderland-board-several = { $name }, усього { $n }
wonderland-board-of = { $n } з { $of }

# tea
wonderland-board-head = Почесне місце на чолі столу
wonderland-board-head-short = Чоло
wonderland-board-head-pass = До почесного місця: киньте кубик уламків, потім стіл поповнять
wonderland-board-roll = кинути
wonderland-board-toll = Кидок: +1–3 уламки
wonderland-board-refill = потім стіл поповнять
wonderland-board-go-head = На чоло столу
wonderland-board-sit = Сісти сюди
wonderland-board-sit-at = Сісти на стілець { $n }
wonderland-board-chair = Стілець { $n }
wonderland-board-empty = Стілець { $n }, порожній: поповнять, коли хтось мине чоло столу
wonderland-board-stands = Тут сидить { $who }
wonderland-board-steps = { $n ->
    [one] за { $n } крок
    [few] за { $n } кроки
   *[many] за { $n } кроків
  }
wonderland-board-look = Наведіть на стілець, щоб побачити шлях; натисніть, щоб сісти.
wonderland-board-deck = { $n ->
    [one] У колоді цього раунду { $n } карта
    [few] У колоді цього раунду { $n } карти
   *[many] У колоді цього раунду { $n } карт
  }
wonderland-board-left = лишилося
wonderland-board-ccw = Аліса ходить проти годинникової стрілки
wonderland-board-cw = за годинником
wonderland-board-card-of = карта { $n } з { $of }
wonderland-board-to-gain = Ще отримати
wonderland-board-supply = Запас
wonderland-board-in-supply = лишилося { $n }
wonderland-board-wonderlandians = Дивокрайці
wonderland-board-item = 2 жетони предмета
wonderland-board-figure = герой, сила { $strength }

# the table and the map as lists
wonderland-board-as-list = Списком
wonderland-board-as-picture = Малюнком
wonderland-board-order-own = Стільці в тому порядку, в якому їх минає ваш лідер
wonderland-board-order = Стільці за годинниковою стрілкою від чола столу
wonderland-board-at-head = тут: { $names }
wonderland-board-head-free = нікого немає
wonderland-board-chair-empty = порожній: заповниться, коли хтось мине чоло столу
wonderland-board-worth = { $n } ПБ цього раунду
wonderland-board-first-battle = перша битва

# tea cards
wonderland-board-tea-card = Карта чаювання { $id }
wonderland-board-units = { $n ->
    [one] { $n } загін
    [few] { $n } загони
   *[many] { $n } загонів
  }
wonderland-board-either = { $upper } або { $lower }
wonderland-board-corrupted = спотворене: кубик уламків і { $gain }
wonderland-board-nothing = Більше бонусів немає.
wonderland-board-bonus-units = розташувати { $n ->
    [one] { $n } загін
    [few] { $n } загони
   *[many] { $n } загонів
  }
wonderland-board-bonus-any = { $n ->
    [1] будь-який слабкий союзник
   *[other] будь-який сильний союзник
  }
wonderland-board-bonus-shield = щит цілий
wonderland-board-bonus-wonderlandian = дивокраєць
wonderland-board-bonus-ability = відкрити вміння
wonderland-board-bonus-discard = { $n ->
    [one] скинути { $n } уламок
    [few] скинути { $n } уламки
   *[many] скинути { $n } уламків
  }
wonderland-board-bonus-castle = замок
wonderland-board-bonus-leader = лідер +1
wonderland-board-bonus-purge = вилучити 1 божевілля
wonderland-board-bonus-quest1 = узяти 1 місію
wonderland-board-bonus-quest2 = узяти 2 місії, скинути 1
wonderland-board-bonus-forge = поліпшення жетоном
wonderland-board-bonus-die = кубик уламків
wonderland-board-bonus-roll = кубик уламків
wonderland-board-bonus-star = 4 ПБ
wonderland-board-bonus-supporter = звільнити 1 прибічника
wonderland-board-bonus-castle_value = замки дорожчі на 1 ПБ

# map
wonderland-board-clockwise = Битви йдуть за годинником
wonderland-board-first = Перша
wonderland-board-closed = Заблоковано: ні загонів, ні замків, ні битв
wonderland-board-nobody = ще немає загонів
wonderland-board-now = битва зараз
wonderland-board-fought = битва була
wonderland-board-won-by = перемога: { $who }
wonderland-board-tile = Плитка балів { $first }, { $second }, { $third }; зараз раунд { $round }
wonderland-board-leader = лідер
wonderland-board-supporter = прибічник
wonderland-board-supporters = { $n ->
    [one] { $n } прибічник
    [few] { $n } прибічники
   *[many] { $n } прибічників
  }
wonderland-board-castle = замок
wonderland-board-castle-lying = недобудований замок
wonderland-board-region-text = Найсильніший тут отримує бали цього раунду й замок; друге місце — половину балів.

# own board
wonderland-board-leader-strength = Сила лідера { $n } з { $of }
wonderland-board-shield-whole = цілий
wonderland-board-shield-broken = розбитий
wonderland-board-shards = { $n ->
    [one] уламок
    [few] уламки
   *[many] уламків
  }
wonderland-board-reserve = у запасі
wonderland-board-abilities = Вміння
wonderland-board-covered = Закрите
wonderland-board-ability-artifact = Вміння артефакту
wonderland-board-ability-passive = Пасивне вміння
wonderland-board-forge = Поліпшення
wonderland-board-castle-value = замок = { $n } ПБ
wonderland-board-row = Ряд поліпшень { $n }, заповнено { $filled } з { $of }
wonderland-board-between = Між двома рядами, коли заповнено обидві комірки: { $bonus }
wonderland-board-quests = Місії
wonderland-board-secret = { $n ->
    [0] таємних немає
    [one] { $n } таємна
    [few] { $n } таємні
   *[many] { $n } таємних
  }
wonderland-board-bag = Мішечок
wonderland-board-bag-of = { $n ->
    [one] { $n } жетон
    [few] { $n } жетони
   *[many] { $n } жетонів
  }, з них божевілля: { $mad }
wonderland-board-bag-count = { $n ->
    [one] { $n } жетон
    [few] { $n } жетони
   *[many] { $n } жетонів
  }
wonderland-board-no-peek = Під час війни в мішечки не зазирають.
wonderland-board-exhausted = Виснажені
wonderland-board-track = Шкала божевілля

# battle
wonderland-board-battle-of = Битва: { $region }
wonderland-board-battle-number = битва { $n } з { $of }
wonderland-board-last-battle = { $winner ->
    [none] { $region }: ніхто не переміг.
   *[other] { $region }: перемагає { $winner }.
  }
wonderland-board-score-tile = плитка балів
wonderland-board-1st = 1-ше
wonderland-board-2nd = 2-ге
wonderland-board-now-leads = зараз { $who }
wonderland-board-tied = нічия
wonderland-board-resistance = рух опору
wonderland-board-wager = { $n ->
    [one] ставка
    [few] ставки
   *[many] ставок
  }
wonderland-board-face-down = долілиць: вгадали — слабкий союзник, ні — уламок
wonderland-board-no-wager = ви без ставки
wonderland-board-own-wager = ви кажете: переможе { $who }
wonderland-board-strength-track = Трек сили від 0 до { $n }
wonderland-board-pin = { $who }: сила { $n }
wonderland-board-fighter = { $name }, сила { $n }, { $state }
wonderland-board-state-asked = Ваш вибір
wonderland-board-state-chosen = Вибір зроблено
wonderland-board-state-stopped = Зупинка
wonderland-board-state-bust = Схиблення
wonderland-board-state-fighting = У битві
wonderland-board-sum = початок { $start } + жетони { $chips }
wonderland-board-active = Активні
wonderland-board-madness = Божевілля
wonderland-board-units-left = Загонів лишилося
wonderland-board-forges = { $n ->
    [one] { $n } поліпшення наприкінці
    [few] { $n } поліпшення наприкінці
   *[many] { $n } поліпшень наприкінці
  }
wonderland-board-not-drawn = ще нічого не витягнуто
wonderland-board-draw-number = хід { $n }
wonderland-board-mark-double = наступний жетон подвоєно
wonderland-board-mark-crowned = наступний жетон під Короною
wonderland-board-mark-watch = далі ще один жетон
wonderland-board-mark-scout = розвідує наперед
wonderland-board-adds = додають силу: { $n } з { $of }
wonderland-board-keep = лишитися при { $n }{ $forges ->
    [0] { "" }
    [one] , { $forges } поліпшення
    [few] , { $forges } поліпшення
   *[many] , { $forges } поліпшень
  }
wonderland-board-odds = Божевілля { $n } з { $of }
wonderland-board-odds-words = Жетонів { $chips }: божевілля { $madness }, подвійних { $double }, отрути { $poison }; схиблення від { $bust }.
wonderland-board-odds-loss = { $n ->
    [0] жоден не коштує загону
    [one] { $n } жетон коштує загону
    [few] { $n } жетони коштують загону
   *[many] { $n } жетонів коштують загону
  }
wonderland-board-odds-bust = { $n ->
    [one] { $n } жетон: схиблення
    [few] { $n } жетони: схиблення
   *[many] { $n } жетонів: схиблення
  }
wonderland-board-odds-safe = схибити неможливо
wonderland-board-rewards = Що принесла битва
wonderland-board-onward = До кінця сцени
wonderland-board-skip = До мого наступного вибору
wonderland-board-hush = Тут розкажуть про ефекти наступного ходу.

# opened things
wonderland-board-base = основна сила { $n }
wonderland-board-weak = слабкий
wonderland-board-strong = сильний
wonderland-board-feat = Подвиг, наприкінці битви:
wonderland-board-goal = Звершення, наприкінці гри:
wonderland-board-goal-holds = Зараз звершення виконується.
wonderland-board-goal-not = Звершення ще не виконується.
wonderland-board-quest-points = 3 ПБ за подвиг, 3 за звершення, ще 3 за обидва.
wonderland-board-ours = Відновлено: книжки правил цього не друкують, зміст наш.

# new table
wonderland-setup-title = Товариство
wonderland-setup-factions = Фракції
wonderland-setup-faction-of = Фракція на місці { $n }
wonderland-setup-random = Жеребом
wonderland-setup-allies = Союзники
wonderland-setup-set-A = перша гра
wonderland-setup-set-B = похід
wonderland-setup-set-C = розвідка
wonderland-setup-set-D = інтриги
wonderland-setup-mixed = мішанка
wonderland-setup-first-print = Перший наклад
    .detail = Жербельковт отруює одну карту за хід і має «Бурчурів»; нічию не вирішують уламками; лідер із силою 6 мусить скинути уламок.
wonderland-setup-note = Мішечки, плитки, колоди й місії розкладуть за вас.

# the end
wonderland-end-points = Звідки бали
wonderland-end-player = Гравець
wonderland-end-battle = Битви
wonderland-end-castle = Замки
wonderland-end-quest = Місії
wonderland-end-forge = Поліпшення
wonderland-end-other = Інше
wonderland-end-shards = Уламки
wonderland-end-score = Разом
wonderland-end-battles = Виграні битви та бали за них
wonderland-end-quests = Відкриті місії
wonderland-end-no-quests = без місій
wonderland-end-feat = подвиг
wonderland-end-goal = звершення

## Шанси

wonderland-odds-next = Ваш наступний жетон
wonderland-odds-madness = божевілля
wonderland-odds-loss = коштує загону
wonderland-odds-bust = схиблення
wonderland-odds-spread = Ваша сила після нього
wonderland-odds-bag = Божевілля серед перших жетонів
wonderland-odds-draws = { $n ->
    [one] за { $n } жетон
    [few] за { $n } жетони
   *[many] за { $n } жетонів
}
wonderland-odds-trial = { $n ->
    [one] Перемога в цій битві, { $n } проба
    [few] Перемога в цій битві, { $n } проби
   *[many] Перемога в цій битві, { $n } проб
}
wonderland-odds-win = як є зараз
wonderland-odds-win-draw = якщо тягнути
wonderland-odds-win-stop = якщо зупинитися
