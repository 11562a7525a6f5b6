# Слова стола «Доминиона»: зоны, счётчики, подписи для тех, кто не видит стола.

dominion-board-supply = Запас
dominion-board-basic = Основные
dominion-board-kingdom = Королевство
dominion-board-empty = { $n ->
    [one] Пуста { $n } стопка из { $enough }
    [few] Пусты { $n } стопки из { $enough }
   *[many] Пустых стопок: { $n } из { $enough }
}
dominion-board-pile = { $card }, цена { $cost }, осталось { $n }
dominion-board-pile-can = { $verb }: { $card }, цена { $cost }, осталось { $n }
dominion-board-cost = Цена { $cost }
dominion-board-told = { $types }. { $text }
dominion-board-trash = Свалка
dominion-board-trash-holds = { $n ->
    [0] Свалка пуста
    [one] Свалка, { $n } карта. Просмотреть
    [few] Свалка, { $n } карты. Просмотреть
   *[many] Свалка, { $n } карт. Просмотреть
}
dominion-board-trash-empty = На свалке пока ничего нет.

dominion-board-table = Стол
dominion-board-views = Что показано
dominion-board-log = Журнал
dominion-board-piles = Ваши стопки
dominion-board-deck = Колода
dominion-board-deck-holds = { $n ->
    [0] Ваша колода пуста
    [one] Ваша колода, { $n } карта
    [few] Ваша колода, { $n } карты
   *[many] Ваша колода, { $n } карт
}
dominion-board-discard = Сброс
dominion-board-discard-top = Ваш сброс, сверху { $card }
dominion-board-discard-empty = Ваш сброс пуст
dominion-board-in-play = В игре
dominion-board-in-play-of = В игре: { $who }
dominion-board-play-here = Играйте сюда
dominion-board-set-aside = Отложено
dominion-board-cards = { $n ->
    [1] { $card }
   *[other] { $n } × { $card }
}
dominion-board-actions = Действия
dominion-board-buys = Покупки
dominion-board-coins = Монеты
dominion-board-merchants = Первое Серебро

dominion-board-opponents = Соперники
dominion-board-bot = бот
dominion-board-hand = рука
dominion-board-deck-word = колода
dominion-board-discard-word = сброс
dominion-board-none = нет
dominion-board-hand-of = { $n ->
    [one] { $n } карта на руке
    [few] { $n } карты на руке
   *[many] { $n } карт на руке
}
dominion-board-deck-depth = { $depth ->
    [0] колода пуста
    [1] тонкая колода
    [2] средняя колода
   *[other] толстая колода
}
dominion-board-discard-none = { $who }: сброс пуст
dominion-board-discard-of = { $who }: сверху в сбросе { $card }
dominion-board-thinks = выбирает
dominion-board-has-turn = ходит
dominion-board-turns = { $n ->
    [0] ходов ещё нет
    [one] { $n } ход
    [few] { $n } хода
   *[many] { $n } ходов
}

dominion-board-tray = Ваш вопрос и ваша рука
dominion-board-phase = Фаза
dominion-board-phase-action = Действия
dominion-board-phase-buy = Покупка
dominion-board-phase-cleanup = Уборка
dominion-board-usable = Доступно карт: { $n } из { $all }.
dominion-board-asked = { $name }, вопрос к вам.
dominion-board-asked-by = { $card }: вопрос к вам, { $name }.
dominion-board-picked = Выбрано { $n } из { $max }.
dominion-board-tidy = Верхняя карта…
dominion-board-clear = Снять выбор
dominion-board-choose = Выбрать
dominion-board-your-hand = { $n ->
    [0] Ваша рука пуста
    [one] Ваша рука, { $n } карта
    [few] Ваша рука, { $n } карты
   *[many] Ваша рука, { $n } карт
}
dominion-board-held = { $card }, цена { $cost }
dominion-board-held-can = { $verb }: { $card }, цена { $cost }
dominion-board-look-deck = Верх вашей колоды
dominion-board-look-discard = Ваш сброс

dominion-sign-card = { $n ->
    [one] карта
    [few] карты
   *[many] карт
}
dominion-sign-action = { $n ->
    [one] действие
    [few] действия
   *[many] действий
}
dominion-sign-buy = { $n ->
    [one] покупка
    [few] покупки
   *[many] покупок
}
dominion-sign-coin = { $n ->
    [one] монета
    [few] монеты
   *[many] монет
}
dominion-sign-point = { $n ->
    [one] очко
    [few] очка
   *[many] очков
}
dominion-type-action = Действие
dominion-type-treasure = Сокровище
dominion-type-victory = Победа
dominion-type-curse = Проклятие
dominion-type-attack = Атака
dominion-type-reaction = Реакция

dominion-setup-title = Десять стопок королевства
dominion-setup-sets = Готовые наборы
dominion-setup-random = Десять наугад
dominion-setup-own = Свои десять
dominion-setup-again = Вытянуть все заново
dominion-setup-again-one = Вытянуть другую карту вместо { $cardGen }
dominion-setup-chosen = Выбрано { $n } из 10
dominion-setup-full = Десять уже выбраны. Сначала верните одну.
dominion-setup-cost = Цена
dominion-setup-type = Тип
dominion-setup-all = Все
dominion-setup-from = Начать с этого набора
dominion-setup-take = Взять: { $card }, цена { $cost }
dominion-setup-back = Вернуть: { $card }, цена { $cost }
dominion-setup-clear = Вернуть все

dominion-end-points = Из чего сложились очки
dominion-end-decks = Колоды
dominion-end-player = Игрок
dominion-end-cards = Карты
dominion-end-turns = Ходы
dominion-end-score = Очки
dominion-end-deck = { $n ->
    [one] { $name }: { $n } карта
    [few] { $name }: { $n } карты
   *[many] { $name }: { $n } карт
}
dominion-end-made = { $points ->
    [one] { $n } × { $card }: { $points } очко
    [few] { $n } × { $card }: { $points } очка
   *[many] { $n } × { $card }: { $points } очков
}
dominion-end-nothing = очков нет

## Шансы

dominion-odds-treasures = { $held ->
    [1] Сокровища на руке для следующего хода
   *[other] Сокровища в следующей руке
}
dominion-odds-coins = ${ $n } или больше
dominion-odds-spread = Монеты в следующей руке
dominion-odds-deck = { $n ->
    [one] В колоде осталась { $n } карта
    [few] В колоде остались { $n } карты
   *[many] В колоде осталось { $n } карт
}
dominion-odds-pile = { $n ->
    [one] Колода пуста; тасовать { $n } карту
    [few] Колода пуста; тасовать { $n } карты
   *[many] Колода пуста; тасовать { $n } карт
}
dominion-odds-card = { $card }
dominion-odds-trial = { $n ->
    [one] Вместе с Действиями, { $n } проба
    [few] Вместе с Действиями, { $n } пробы
   *[many] Вместе с Действиями, { $n } проб
}
