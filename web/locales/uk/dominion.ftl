# Домініон: карти, питання, дієслова, журнал, причини. Усі слова власні.

## Cards: name, .text in full, .gist for the face of the card

dominion-card-copper = Мідь
    .gen = Міді
    .text = Дає $1.
    .gist = $1
dominion-card-silver = Срібло
    .gen = Срібла
    .text = Дає $2.
    .gist = $2
dominion-card-gold = Золото
    .gen = Золота
    .text = Дає $3.
    .gist = $3
dominion-card-estate = Маєток
    .gen = Маєтку
    .text = 1 очко наприкінці гри.
    .gist = 1 очко
dominion-card-duchy = Герцогство
    .gen = Герцогства
    .text = 3 очки наприкінці гри.
    .gist = 3 очки
dominion-card-province = Провінція
    .acc = Провінцію
    .gen = Провінції
    .text = 6 очок наприкінці гри.
    .gist = 6 очок
dominion-card-curse = Прокляття
    .text = Мінус 1 очко наприкінці гри.
    .gist = −1 очко
dominion-card-cellar = Льох
    .gen = Льоху
    .text = +1 дія. Скиньте з руки скільки завгодно карт, а тоді візьміть стільки ж.
    .gist = обміняти карти
dominion-card-chapel = Каплиця
    .acc = Каплицю
    .gen = Каплиці
    .text = Знищте до 4 карт зі своєї руки.
    .gist = знищити до 4
dominion-card-moat = Рів
    .gen = Рову
    .text = +2 карти. — Коли інший гравець грає Атаку, ви можете спершу показати цю карту з руки; тоді ця Атака на вас не діє.
    .gist = захист від Атак
dominion-card-harbinger = Провісниця
    .acc = Провісницю
    .gen = Провісниці
    .text = +1 карта, +1 дія. Перегляньте свій скид. Одну карту з нього можете покласти на верх колоди.
    .gist = зі скиду на колоду
dominion-card-merchant = Крамарка
    .acc = Крамарку
    .gen = Крамарки
    .text = +1 карта, +1 дія. Перше Срібло, зігране в цей хід, дає на $1 більше.
    .gist = перше Срібло +$1
dominion-card-vassal = Васал
    .acc = Васала
    .gen = Васала
    .text = +$2. Скиньте верхню карту колоди. Якщо це Дія, можете її зіграти.
    .gist = грати з верху колоди
dominion-card-village = Село
    .gen = Села
    .text = +1 карта, +2 дії.
    .gist = +1 карта, +2 дії
dominion-card-workshop = Майстерня
    .acc = Майстерню
    .gen = Майстерні
    .text = Отримайте карту ціною до $4.
    .gist = карта до $4
dominion-card-bureaucrat = Чиновник
    .acc = Чиновника
    .gen = Чиновника
    .text = Отримайте Срібло на верх колоди. Кожен інший гравець показує з руки карту Перемоги й кладе її на верх своєї колоди; хто такої не має, показує руку.
    .gist = Срібло; гальмує інших
dominion-card-gardens = Сади
    .gen = Садів
    .text = Наприкінці 1 очко за кожні повні 10 ваших карт.
    .gist = 1 очко за 10 карт
dominion-card-militia = Ополчення
    .text = +$2. Кожен інший гравець скидає карти, доки на руці не лишиться 3.
    .gist = в інших лишається 3
dominion-card-moneylender = Лихвар
    .acc = Лихваря
    .gen = Лихваря
    .text = Можете знищити Мідь зі своєї руки. Якщо знищили, +$3.
    .gist = Мідь за $3
dominion-card-poacher = Браконьєрка
    .acc = Браконьєрку
    .gen = Браконьєрки
    .text = +1 карта, +1 дія, +$1. Потім скиньте по карті за кожен порожній стос запасу.
    .gist = скид за порожній стос
dominion-card-remodel = Перебудова
    .acc = Перебудову
    .gen = Перебудови
    .text = Знищте карту з руки. Отримайте карту, дорожчу щонайбільше на $2.
    .gist = дорожча на $2
dominion-card-smithy = Кузня
    .acc = Кузню
    .gen = Кузні
    .text = +3 карти.
    .gist = +3 карти
dominion-card-throne_room = Тронна зала
    .acc = Тронну залу
    .gen = Тронної зали
    .text = Можете вибрати карту Дії на руці й зіграти її двічі.
    .gist = Дія двічі
dominion-card-bandit = Розбійниця
    .acc = Розбійницю
    .gen = Розбійниці
    .text = Отримайте Золото. Кожен інший гравець відкриває 2 верхні карти своєї колоди, знищує один Скарб серед них, крім Міді, а решту скидає.
    .gist = Золото; грабує інших
dominion-card-council_room = Зала нарад
    .acc = Залу нарад
    .gen = Зали нарад
    .text = +4 карти, +1 купівля. Кожен інший гравець бере карту.
    .gist = інші беруть по карті
dominion-card-festival = Ярмарок
    .gen = Ярмарку
    .text = +2 дії, +1 купівля, +$2.
    .gist = +2 дії, +1 купівля, +$2
dominion-card-laboratory = Лабораторія
    .acc = Лабораторію
    .gen = Лабораторії
    .text = +2 карти, +1 дія.
    .gist = +2 карти, +1 дія
dominion-card-library = Бібліотека
    .acc = Бібліотеку
    .gen = Бібліотеки
    .text = Беріть по одній карті, доки на руці не стане 7. Кожну Дію, що трапиться, можна не брати, а відкласти; відкладені карти потім скидаються.
    .gist = добрати до 7
dominion-card-market = Ринок
    .gen = Ринку
    .text = +1 карта, +1 дія, +1 купівля, +$1.
    .gist = усього по +1
dominion-card-mine = Копальня
    .acc = Копальню
    .gen = Копальні
    .text = Можете знищити Скарб зі своєї руки. Якщо знищили, отримайте на руку Скарб, дорожчий щонайбільше на $3.
    .gist = кращий Скарб
dominion-card-sentry = Вартівниця
    .acc = Вартівницю
    .gen = Вартівниці
    .text = +1 карта, +1 дія. Подивіться 2 верхні карти колоди. Які хочете, знищте, які хочете, скиньте, а решту поверніть у будь-якому порядку.
    .gist = перебрати 2 верхні
dominion-card-witch = Відьма
    .acc = Відьму
    .gen = Відьми
    .text = +2 карти. Кожен інший гравець отримує Прокляття.
    .gist = проклинає інших
dominion-card-artisan = Ремісниця
    .acc = Ремісницю
    .gen = Ремісниці
    .text = Отримайте на руку карту ціною до $5. Потім покладіть карту з руки на верх колоди.
    .gist = карта до $5

## Sets

dominion-set-first_game = Перша партія
dominion-set-size_distortion = Спотворення розміру
dominion-set-deck_top = Верх колоди
dominion-set-sleight_of_hand = Спритність рук
dominion-set-improvements = Поліпшення
dominion-set-silver_and_gold = Срібло й золото

## Bots

dominion-bot-random = Навмання
dominion-bot-big_money = Великі гроші
dominion-bot-big_money_smithy = Великі гроші з Кузнею
dominion-bot-bm_ultimate = Великі гроші, вивірені
dominion-bot-double_witch = Дві Відьми

## Phases


## Prompts

dominion-ask-action = Зіграйте Дію або перейдіть до купівлі
    .detail = { $actions ->
        [one] Лишилася { $actions } дія
        [few] Лишилося { $actions } дії
       *[many] Лишилося { $actions } дій
    }
dominion-ask-buy = Скарби, потім купівля
    .detail = ${ $coins }, { $buys ->
        [one] { $buys } купівля
        [few] { $buys } купівлі
       *[many] { $buys } купівель
    }
dominion-ask-tidy = Яка карта ляже на верх вашого скиду?
dominion-ask-moat = { $whom } грає { $cardAcc }. Показати ваш Рів?
dominion-ask-cellar = Скиньте які завгодно карти; візьмете стільки ж
dominion-ask-chapel = { $n ->
    [one] Знищте до { $n } карти з руки
   *[other] Знищте до { $n } карт із руки
}
dominion-ask-gain = Отримайте карту ціною до ${ $cost }
dominion-ask-moneylender = Знищити Мідь за $3?
dominion-ask-discard = { $n ->
    [one] Скиньте { $n } карту
    [few] Скиньте { $n } карти
   *[many] Скиньте { $n } карт
}
dominion-ask-remodel = Яку карту знищити, щоб перебудувати?
dominion-ask-mine = Знищити Скарб заради кращого?
dominion-ask-artisan = Покладіть карту з руки на верх колоди
dominion-ask-harbinger = Покласти карту зі скиду на верх колоди?
dominion-ask-vassal = Зіграти { $cardAcc } зі скиду?
dominion-ask-throne = Яку Дію зіграти двічі?
dominion-ask-library = { $card }: узяти чи відкласти?
dominion-ask-sentry = Знищте, скиньте або залиште кожну карту
dominion-ask-sentry-order = Яка карта повернеться нагору?
dominion-ask-bureaucrat = Яку карту Перемоги показати й покласти на колоду?
dominion-ask-bandit = Який із двох Скарбів ви втрачаєте?

## Verbs

dominion-do-play = Зіграти
dominion-do-treasures = Усі Скарби
dominion-do-buy = Купити
dominion-do-gain = Отримати
dominion-do-discard = Скинути
dominion-do-trash = Знищити
dominion-do-keep = Залишити
dominion-do-take = Узяти
dominion-do-aside = Відкласти
dominion-do-put = На верх колоди
dominion-do-top = Нагору
dominion-do-reveal = Показати
dominion-do-reveal-hand = Показати руку
dominion-do-end-actions = До фази купівлі
dominion-do-end-turn = Кінець ходу
dominion-do-tidy = Вибрати порядок очищення
dominion-do-decline = Ні, дякую
dominion-do-done = Готово

## Log

dominion-log-kingdom = Королівство: { $cards }.
dominion-log-starts = Починає { $who }.
dominion-log-turn = Хід { $n }: { $who }
dominion-log-played = { $who } грає { $cardAcc }.
dominion-log-played-treasures = { $who } грає { $cardsAcc } на ${ $coins }.
dominion-log-merchant = { $card } додає ${ $coins } до першого Срібла.
dominion-log-bought = { $who } купує { $cardAcc } за ${ $cost }.
dominion-log-gained = { $who } отримує { $cardAcc }.
dominion-log-gained-to-hand = { $who } отримує { $cardAcc } на руку.
dominion-log-gained-onto-deck = { $who } отримує { $cardAcc } на верх колоди.
dominion-log-none-left = { $who } не отримує { $cardGen }: стос порожній.
dominion-log-nothing-to-gain = { $who } не має що отримати за ціною до ${ $cost }.
dominion-log-trashed = { $who } знищує { $cardsAcc }.
dominion-log-discarded = { $who } скидає { $cardsAcc }.
dominion-log-discarded-some = { $n ->
    [one] { $who } скидає { $n } карту, згори { $card }.
    [few] { $who } скидає { $n } карти, згори { $card }.
   *[many] { $who } скидає { $n } карт, згори { $card }.
}
dominion-log-drew-cards = { $who } бере { $cardsAcc }.
dominion-log-drew = { $n ->
    [one] { $who } бере { $n } карту.
    [few] { $who } бере { $n } карти.
   *[many] { $who } бере { $n } карт.
}
dominion-log-shuffled = { $who } перетасовує скид у нову колоду.
dominion-log-put-back = { $who } кладе { $cardAcc } на верх колоди.
dominion-log-put-back-one = { $who } кладе карту на верх колоди.
dominion-log-looked-through = { $who } переглядає скид.
dominion-log-looked-at = { $who } дивиться карти: { $cards }.
dominion-log-vassal-discarded = { $who } скидає { $cardAcc } з колоди.
dominion-log-set-aside = { $who } відкладає { $cardAcc }.
dominion-log-kept-on-deck = { $n ->
    [one] { $who } повертає на колоду { $n } карту.
    [few] { $who } повертає на колоду { $n } карти.
   *[many] { $who } повертає на колоду { $n } карт.
}
dominion-log-revealed = { $who } відкриває { $cardsAcc }.
dominion-log-revealed-hand = { $who } показує руку без карт Перемоги: { $cards }.
dominion-log-revealed-onto-deck = { $who } показує { $cardAcc } і кладе на верх колоди.
dominion-log-showed-moat = { $who } показує { $cardAcc }, щоб захиститися від { $byGen }.
dominion-log-cleaned-up = { $who } завершує хід очищенням.
dominion-log-over = Гру завершено.

## Reasons: why and why not

dominion-why-over = Гру завершено.
dominion-why-can-buy = Можна купити { $cardAcc }: ціна ${ $cost }, у вас ${ $coins }.
dominion-why-can-play = { $actions ->
    [one] Можна зіграти { $cardAcc }: лишилася { $actions } дія.
    [few] Можна зіграти { $cardAcc }: лишилося { $actions } дії.
   *[many] Можна зіграти { $cardAcc }: лишилося { $actions } дій.
}
dominion-why-can-play-treasure = Можна зіграти { $cardAcc } на ${ $coins }.
dominion-why-can-gain = Можна отримати { $cardAcc }.
dominion-why-can-discard = Можна скинути { $cardAcc }.
dominion-why-can-trash = Можна знищити { $cardAcc }.
dominion-why-can-keep = Можна залишити { $cardAcc } на колоді.
dominion-why-can-take = Можна взяти { $cardAcc } на руку.
dominion-why-can-aside = Можна відкласти { $cardAcc }.
dominion-why-can-put = Можна покласти { $cardAcc } на верх колоди.
dominion-why-can-top = { $card } може лягти нагору.
dominion-why-can-reveal = Можна показати { $cardAcc }.
dominion-why-not-your-turn = Зараз ходить { $whom }.
dominion-why-answers = Спершу має відповісти { $whom }.
dominion-why-chance = Карти саме тасуються.
dominion-why-pile-empty = Стос порожній: { $card }.
dominion-why-empty-piles = { $n ->
    [one] Порожній { $n } стос; кінець гри настане, коли їх буде { $enough }.
    [few] Порожні { $n } стоси; кінець гри настане, коли їх буде { $enough }.
   *[many] Порожніх стосів: { $n }; кінець гри настане, коли їх буде { $enough }.
}
dominion-why-gain-too-dear = { $card } має ціну ${ $cost }; { $by } дозволяє до ${ $most }.
dominion-why-gain-treasures-only = { $by } дає отримати тільки Скарб.
dominion-why-buy-later = Карти купують у фазі купівлі.
dominion-why-answer-first = Спершу дайте відповідь на питання.
dominion-why-no-buys = Купівель не лишилося.
dominion-why-too-dear = { $card } має ціну ${ $cost }, у вас ${ $coins }: бракує ${ $short }.
dominion-why-unplayed-treasures = Скарби на руці додали б ${ $coins }, разом ${ $sum }.
dominion-why-treasures-over = Після першої купівлі Скарбів у цей хід грати вже не можна.
dominion-why-only-copper = Для цього можна знищити тільки Мідь.
dominion-why-only-treasures = Для цього можна знищити тільки Скарб.
dominion-why-only-actions = Двічі можна зіграти тільки карту Дії.
dominion-why-only-victory = Тут потрібна тільки карта Перемоги.
dominion-why-only-moat = Проти Атаки можна показати тільки Рів.
dominion-why-picked-already = Усі такі карти на руці вже вибрано: { $card }.
dominion-why-never-played = { $cardAcc } не грають: карта рахується наприкінці.
dominion-why-actions-over = Карти Дій грають тільки у фазі дій.
dominion-why-no-actions = Дій не лишилося.
dominion-why-treasures-later = Скарби грають у фазі купівлі.
dominion-why-deck = Порядок колоди прихований; скільки в ній карт, знає лише власник.
dominion-why-discard = У скиді відкрита тільки верхня карта.
dominion-why-trash = Знищені карти нічиї; переглядати їх може кожен.
dominion-why-in-play = Карти у грі лежать там до очищення.
dominion-why-set-aside = Відкладені карти відкриті, але не у грі.
dominion-why-look = Ці карти ви зараз лише дивитеся.

## Цілі уроків, зроблених за столом
dominion-goal-gain = Отримайте цю карту, доки триває ваш хід: { $card }.
dominion-goal-coins = Наберіть цього ходу стільки монет: { $n }.
