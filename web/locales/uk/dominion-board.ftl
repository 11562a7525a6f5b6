# Слова самого столу «Домініону»: зони, лічильники, підписи для тих, хто його не бачить.

dominion-board-supply = Запас
dominion-board-basic = Базові
dominion-board-kingdom = Королівство
dominion-board-empty = Порожніх стосів: { $n } з { $enough }
dominion-board-pile = { $card }, ціна { $cost }, лишилося { $n }
dominion-board-pile-can = { $verb }: { $card }, ціна { $cost }, лишилося { $n }
dominion-board-cost = Ціна { $cost }
dominion-board-told = { $types }. { $text }
dominion-board-trash = Звалище
dominion-board-trash-holds = { $n ->
    [0] Звалище порожнє
    [one] Звалище, { $n } карта. Переглянути
    [few] Звалище, { $n } карти. Переглянути
   *[many] Звалище, { $n } карт. Переглянути
}
dominion-board-trash-empty = Ще нічого не знищено.

dominion-board-table = Стіл
dominion-board-views = Що показано
dominion-board-log = Журнал
dominion-board-piles = Ваші стоси
dominion-board-deck = Колода
dominion-board-deck-holds = { $n ->
    [0] Ваша колода порожня
    [one] Ваша колода, { $n } карта
    [few] Ваша колода, { $n } карти
   *[many] Ваша колода, { $n } карт
}
dominion-board-discard = Скид
dominion-board-discard-top = Ваш скид, згори { $card }
dominion-board-discard-empty = Ваш скид порожній
dominion-board-in-play = У грі
dominion-board-in-play-of = У грі: { $who }
dominion-board-play-here = Грати сюди
dominion-board-set-aside = Відкладено
dominion-board-cards = { $n ->
    [1] { $card }
   *[other] { $n } × { $card }
}
dominion-board-actions = Дії
dominion-board-buys = Купівлі
dominion-board-coins = Монети
dominion-board-merchants = Перше Срібло

dominion-board-opponents = Суперники
dominion-board-bot = бот
dominion-board-hand = рука
dominion-board-deck-word = колода
dominion-board-discard-word = скид
dominion-board-none = нема
dominion-board-hand-of = { $n ->
    [one] { $n } карта на руці
    [few] { $n } карти на руці
   *[many] { $n } карт на руці
}
dominion-board-deck-depth = { $depth ->
    [0] колода порожня
    [1] тонка колода
    [2] середня колода
   *[other] товста колода
}
dominion-board-discard-none = { $who }: скид порожній
dominion-board-discard-of = { $who }: згори скиду { $card }
dominion-board-thinks = вибирає
dominion-board-has-turn = ходить
dominion-board-turns = { $n ->
    [0] ще без ходу
    [one] { $n } хід
    [few] { $n } ходи
   *[many] { $n } ходів
}

dominion-board-tray = Ваше питання і ваша рука
dominion-board-phase = Фаза
dominion-board-phase-action = Дії
dominion-board-phase-buy = Купівля
dominion-board-phase-cleanup = Очищення
dominion-board-usable = Можна використати карт: { $n } з { $all }.
dominion-board-asked = Питання до вас, { $name }.
dominion-board-asked-by = { $card } питає вас, { $name }.
dominion-board-picked = Вибрано { $n } з { $max }.
dominion-board-tidy = Верхня карта…
dominion-board-clear = Зняти вибір
dominion-board-choose = Вибрати
dominion-board-your-hand = { $n ->
    [0] Ваша рука порожня
    [one] Ваша рука, { $n } карта
    [few] Ваша рука, { $n } карти
   *[many] Ваша рука, { $n } карт
}
dominion-board-held = { $card }, ціна { $cost }
dominion-board-held-can = { $verb }: { $card }, ціна { $cost }
dominion-board-look-deck = Верх вашої колоди
dominion-board-look-discard = Ваш скид

dominion-sign-card = { $n ->
    [one] карта
    [few] карти
   *[many] карт
}
dominion-sign-action = { $n ->
    [one] дія
    [few] дії
   *[many] дій
}
dominion-sign-buy = { $n ->
    [one] купівля
    [few] купівлі
   *[many] купівель
}
dominion-sign-coin = { $n ->
    [one] монета
    [few] монети
   *[many] монет
}
dominion-sign-point = { $n ->
    [one] очко
    [few] очки
   *[many] очок
}
dominion-type-action = Дія
dominion-type-treasure = Скарб
dominion-type-victory = Перемога
dominion-type-curse = Прокляття
dominion-type-attack = Атака
dominion-type-reaction = Реакція

dominion-setup-title = Десять стосів королівства
dominion-setup-sets = Рекомендовані набори
dominion-setup-random = Десять навмання
dominion-setup-own = Моя десятка
dominion-setup-again = Витягти всі знову
dominion-setup-again-one = Замінити іншою картою: { $card }
dominion-setup-chosen = Вибрано { $n } з 10
dominion-setup-full = Десять уже є. Спершу поверніть одну карту.
dominion-setup-cost = Ціна
dominion-setup-type = Тип
dominion-setup-all = Усі
dominion-setup-from = Почати з цього набору
dominion-setup-take = Узяти: { $card }, ціна { $cost }
dominion-setup-back = Повернути: { $card }, ціна { $cost }
dominion-setup-clear = Повернути всі

dominion-end-points = Звідки очки
dominion-end-decks = Колоди
dominion-end-player = Гравець
dominion-end-cards = Карти
dominion-end-turns = Ходи
dominion-end-score = Очки
dominion-end-deck = { $name }: { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
}
dominion-end-made = { $n } × { $card }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
dominion-end-nothing = без очок

## Шанси

dominion-odds-treasures = { $held ->
    [1] Скарби на руці для наступного ходу
   *[other] Скарби в наступній руці
}
dominion-odds-coins = ${ $n } або більше
dominion-odds-spread = Монети в наступній руці
dominion-odds-deck = { $n ->
    [one] У колоді лишилася { $n } карта
    [few] У колоді лишилися { $n } карти
   *[many] У колоді лишилося { $n } карт
}
dominion-odds-pile = { $n ->
    [one] Колода порожня; тасуватимуть { $n } карту
    [few] Колода порожня; тасуватимуть { $n } карти
   *[many] Колода порожня; тасуватимуть { $n } карт
}
dominion-odds-card = { $card }
dominion-odds-trial = { $n ->
    [one] Разом із Діями, { $n } проба
    [few] Разом із Діями, { $n } проби
   *[many] Разом із Діями, { $n } проб
}
