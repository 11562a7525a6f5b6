# Поле Small World of Warcraft: подписи и сообщения. Все слова свои.

smallworld-turn = Ход { $turn }: { $who }
smallworld-turn-nobody = Ход { $turn }: мурлоки

smallworld-combo-0 = Первая комбинация
smallworld-combo-1 = Вторая комбинация
smallworld-combo-2 = Третья комбинация
smallworld-combo-3 = Четвёртая комбинация
smallworld-combo-4 = Пятая комбинация
smallworld-combo-5 = Шестая комбинация

smallworld-board-map = Карта континентов
smallworld-board-continents = Континенты
smallworld-board-lists = Списки
smallworld-board-tools = Вид карты
smallworld-board-closer = Ближе
smallworld-board-farther = Дальше
smallworld-board-whole = Вся карта
smallworld-board-as-list = Показать списком
smallworld-board-as-map = Показать картой
smallworld-board-out-of-sight = { $n ->
    [one] { $n } доступный регион вне экрана
    [few] { $n } доступных региона вне экрана
   *[other] { $n } доступных регионов вне экрана
}
smallworld-board-only-usable = { $n ->
    [0] На карте сейчас нечего делать
   *[other] Только доступные регионы ({ $n })
}
smallworld-board-planned = { $region }: добавляется { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[other] { $n } жетонов
}
smallworld-board-combos = Комбинации
smallworld-board-players = Игроки
smallworld-board-log = Журнал
smallworld-board-deck = Ваш ход
smallworld-board-stages = Ход
smallworld-board-stage-conquer = Захват
smallworld-board-stage-redeploy = Войска
smallworld-board-stage-finish = Монеты
smallworld-board-round = Раунд { $n } из { $all }
smallworld-board-next-player = Далее
smallworld-board-pick-now = выберите одну
smallworld-board-pick-later = после упадка
smallworld-board-free = бесплатно
smallworld-board-secret = монеты тайные
smallworld-board-you = вы
smallworld-board-turn = ходит
smallworld-board-next = следующий
smallworld-board-between = нет активной расы
smallworld-board-no-race = Активной расы нет: выберите комбинацию.
smallworld-board-in-hand = на руке
smallworld-board-active = { $n ->
    [one] { $race }: { $n } регион
    [few] { $race }: { $n } региона
   *[many] { $race }: { $n } регионов
}
smallworld-board-past = { $n ->
    [one] { $race }, в упадке: { $n } регион
    [few] { $race }, в упадке: { $n } региона
   *[many] { $race }, в упадке: { $n } регионов
}
smallworld-board-murlocs = войско: { $n }
smallworld-board-combo = , жетонов: { $n }{ $coins ->
    [0] {""}
   *[other] , монет на ней: { $coins }
}
smallworld-board-price = { $n ->
    [one] цена { $n } монета,
    [few] цена { $n } монеты,
   *[many] цена { $n } монет,
}
smallworld-board-rounds = Раунды
smallworld-board-sum = Цена региона
smallworld-board-combo-facts = Жетонов: { $banner } + { $number } = { $n }. { $price ->
    [0] Бесплатно
    [one] Цена { $price } монета
    [few] Цена { $price } монеты
   *[many] Цена { $price } монет
}{ $coins ->
    [0] .
   *[other] ; монет на ней: { $coins }.
}
smallworld-board-race-facts = Жетонов от знамени: { $n }, в контейнере: { $tray }.
smallworld-board-badge = Ремесло
smallworld-board-reconstructed = Его число восстановлено нами.
smallworld-board-near = Граничит: { $names }.
smallworld-board-held = { $n ->
    [one] { $race } ({ $name }), { $n } жетон
    [few] { $race } ({ $name }), { $n } жетона
   *[many] { $race } ({ $name }), { $n } жетонов
}
smallworld-board-held-declined = { $n ->
    [one] { $race } в упадке ({ $name }), { $n } жетон
    [few] { $race } в упадке ({ $name }), { $n } жетона
   *[many] { $race } в упадке ({ $name }), { $n } жетонов
}
smallworld-board-held-wild = { $race }: { $n }
smallworld-board-stand = { $race }: { $n }
smallworld-board-stand-declined = { $race }, в упадке: { $n }
smallworld-board-beasts = { $n ->
    [one] { $n } зверь
    [few] { $n } зверя
   *[many] { $n } зверей
}
smallworld-board-price-take = цена { $n }, можно захватить
smallworld-board-price-die = цена { $n }, с кубиком { $chance } %
smallworld-board-price-short = цена { $n }, жетонов слишком мало
smallworld-board-price-poor = цена { $n }, не хватает монет
smallworld-board-price-far = вне досягаемости
smallworld-board-within-reach = доступно: { $n }
smallworld-board-you-have = у вас { $n }
smallworld-board-faces = удачных граней: { $n } из { $all }
smallworld-board-fee = { $n ->
    [one] и заплатить { $n } монету
    [few] и заплатить { $n } монеты
   *[many] и заплатить { $n } монет
}
smallworld-board-about = О регионе { $region }
smallworld-board-tap = Нажмите на регион, чтобы узнать его цену и почему она такая.
smallworld-board-decline = регионов останется: { $n }, монет сейчас: { $coins }
smallworld-board-then-score = { $n ->
    [one] затем { $n } монета
    [few] затем { $n } монеты
   *[many] затем { $n } монет
}
smallworld-board-rest = { $n ->
    [0] Все жетоны размещены
    [one] Остался { $n } жетон
    [few] Осталось { $n } жетона
   *[many] Осталось { $n } жетонов
}
smallworld-board-clear = Начать заново
smallworld-board-spread = Распределить поровну
smallworld-board-spread-rest = Распределить остальные
smallworld-board-laid = Готово
smallworld-board-less = На жетон меньше: { $region }
smallworld-board-more = На жетон больше: { $region }
smallworld-board-picked = { $n } из { $max }
smallworld-board-die-rolled = { $n ->
    [0] На кубике пусто, но регион { $region } взят
   *[other] На кубике { $n }: регион { $region } взят
}
smallworld-board-die-rolled-short = { $n ->
    [0] На кубике пусто: регион { $region } устоял
   *[other] На кубике { $n }: регион { $region } устоял, нужно было { $short }
}
smallworld-board-die-raided = Налёт на регион { $region }: { $n }

smallworld-end-nobody = Победили мурлоки
smallworld-end-start = В начале
smallworld-end-sources = Откуда пришли монеты
smallworld-end-murlocs = { $n ->
    [one] Мурлоки: { $n } монета
    [few] Мурлоки: { $n } монеты
   *[many] Мурлоки: { $n } монет
}
smallworld-end-tokens = { $n ->
    [one] { $n } жетон на поле в конце
    [few] { $n } жетона на поле в конце
   *[many] { $n } жетонов на поле в конце
}

smallworld-setup-title = Small World of Warcraft
smallworld-setup-variant = Как играем
smallworld-setup-seats = { $min ->
    [1] В этом варианте от { $min } до { $max } игроков.
   *[other] В этом варианте от { $min } до { $max } игроков.
}
smallworld-setup-boards = Континенты
    .detail = У каждого четыре стороны; названия, очертания и числа наши там, где их нет в правилах.
smallworld-setup-board = Континент { $n }, размер { $size }
smallworld-setup-any = Случайный
smallworld-setup-random = Все случайные
smallworld-setup-army = Сила мурлоков:
    .detail = От 8 (легко) до 15 (трудно).
smallworld-setup-note = Континенты нарисованы для этого приложения; числа большинства ремёсел восстановлены.

## Шансы

smallworld-odds-die = Последний бросок
smallworld-odds-short = не хватает { $n }: { $regions }
smallworld-odds-pips = не хватает { $n }
smallworld-odds-raid = Воздушный налёт
smallworld-odds-raid-alone = одним налётом: { $regions }
smallworld-odds-raid-both = и последним броском: { $regions }
smallworld-board-chart = Монеты по раундам
