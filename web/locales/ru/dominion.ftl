# Доминион: карты, вопросы, глаголы, журнал, причины. Все слова свои.

## Cards: name, .text in full, .gist for the face of the card

dominion-card-copper = Медь
    .gen = Меди
    .text = Даёт $1.
    .gist = $1
dominion-card-silver = Серебро
    .gen = Серебра
    .text = Даёт $2.
    .gist = $2
dominion-card-gold = Золото
    .gen = Золота
    .text = Даёт $3.
    .gist = $3
dominion-card-estate = Поместье
    .gen = Поместья
    .text = 1 очко в конце игры.
    .gist = 1 очко
dominion-card-duchy = Герцогство
    .gen = Герцогства
    .text = 3 очка в конце игры.
    .gist = 3 очка
dominion-card-province = Провинция
    .acc = Провинцию
    .gen = Провинции
    .text = 6 очков в конце игры.
    .gist = 6 очков
dominion-card-curse = Проклятие
    .gen = Проклятия
    .text = Минус 1 очко в конце игры.
    .gist = −1 очко
dominion-card-cellar = Погреб
    .gen = Погреба
    .text = +1 действие. Сбросьте с руки сколько угодно карт, затем возьмите столько же.
    .gist = обменять карты
dominion-card-chapel = Часовня
    .acc = Часовню
    .gen = Часовни
    .text = Выбросьте на свалку до 4 карт с руки.
    .gist = на свалку до 4
dominion-card-moat = Ров
    .gen = Рва
    .text = +2 карты. — Когда другой игрок играет Атаку, вы можете сначала показать эту карту с руки; тогда эта Атака на вас не действует.
    .gist = защита от Атак
dominion-card-harbinger = Предвестница
    .acc = Предвестницу
    .gen = Предвестницы
    .text = +1 карта, +1 действие. Просмотрите свой сброс. Одну карту из него можете положить на верх колоды.
    .gist = из сброса на колоду
dominion-card-merchant = Торговка
    .acc = Торговку
    .gen = Торговки
    .text = +1 карта, +1 действие. Первое Серебро, сыгранное в этот ход, даёт на $1 больше.
    .gist = первое Серебро +$1
dominion-card-vassal = Вассал
    .acc = Вассала
    .gen = Вассала
    .text = +$2. Сбросьте верхнюю карту колоды. Если это Действие, можете его сыграть.
    .gist = игра с верха колоды
dominion-card-village = Деревня
    .acc = Деревню
    .gen = Деревни
    .text = +1 карта, +2 действия.
    .gist = +1 карта, +2 действия
dominion-card-workshop = Мастерская
    .acc = Мастерскую
    .gen = Мастерской
    .text = Получите карту ценой до $4.
    .gist = карта до $4
dominion-card-bureaucrat = Чиновник
    .acc = Чиновника
    .gen = Чиновника
    .text = Получите Серебро на верх колоды. Каждый другой игрок показывает с руки карту Победы и кладёт её на верх своей колоды; у кого её нет, показывает руку.
    .gist = Серебро; тормозит других
dominion-card-gardens = Сады
    .gen = Садов
    .text = В конце игры 1 очко за каждые полные 10 ваших карт.
    .gist = 1 очко за 10 карт
dominion-card-militia = Ополчение
    .gen = Ополчения
    .text = +$2. Каждый другой игрок сбрасывает карты, пока на руке не останется 3.
    .gist = у других остаётся 3
dominion-card-moneylender = Ростовщик
    .acc = Ростовщика
    .gen = Ростовщика
    .text = Можете выбросить на свалку Медь с руки. Если сделали это, +$3.
    .gist = Медь за $3
dominion-card-poacher = Браконьерка
    .acc = Браконьерку
    .gen = Браконьерки
    .text = +1 карта, +1 действие, +$1. Затем сбросьте по карте за каждую пустую стопку запаса.
    .gist = сброс за пустые стопки
dominion-card-remodel = Перестройка
    .acc = Перестройку
    .gen = Перестройки
    .text = Выбросьте на свалку карту с руки. Получите карту, которая дороже неё не больше чем на $2.
    .gist = дороже на $2
dominion-card-smithy = Кузница
    .acc = Кузницу
    .gen = Кузницы
    .text = +3 карты.
    .gist = +3 карты
dominion-card-throne_room = Тронный зал
    .gen = Тронного зала
    .text = Можете выбрать на руке карту Действия и сыграть её дважды.
    .gist = Действие дважды
dominion-card-bandit = Разбойница
    .acc = Разбойницу
    .gen = Разбойницы
    .text = Получите Золото. Каждый другой игрок открывает 2 верхние карты своей колоды, выбрасывает на свалку одно Сокровище из них, кроме Меди, а остальное сбрасывает.
    .gist = Золото; грабит других
dominion-card-council_room = Зал совета
    .gen = Зала совета
    .text = +4 карты, +1 покупка. Каждый другой игрок берёт карту.
    .gist = другие берут по карте
dominion-card-festival = Праздник
    .gen = Праздника
    .text = +2 действия, +1 покупка, +$2.
    .gist = +2 действия, +1 покупка, +$2
dominion-card-laboratory = Лаборатория
    .acc = Лабораторию
    .gen = Лаборатории
    .text = +2 карты, +1 действие.
    .gist = +2 карты, +1 действие
dominion-card-library = Библиотека
    .acc = Библиотеку
    .gen = Библиотеки
    .text = Берите по одной карте, пока на руке не станет 7. Каждое попавшееся Действие можно не брать, а отложить; отложенные карты затем сбрасываются.
    .gist = добор до 7
dominion-card-market = Рынок
    .gen = Рынка
    .text = +1 карта, +1 действие, +1 покупка, +$1.
    .gist = всего по +1
dominion-card-mine = Рудник
    .gen = Рудника
    .text = Можете выбросить на свалку Сокровище с руки. Если сделали это, получите на руку Сокровище, которое дороже не больше чем на $3.
    .gist = Сокровище получше
dominion-card-sentry = Стражница
    .acc = Стражницу
    .gen = Стражницы
    .text = +1 карта, +1 действие. Посмотрите 2 верхние карты колоды. Любые из них выбросьте на свалку, любые сбросьте, остальные верните в каком угодно порядке.
    .gist = разбор 2 верхних
dominion-card-witch = Ведьма
    .acc = Ведьму
    .gen = Ведьмы
    .text = +2 карты. Каждый другой игрок получает Проклятие.
    .gist = проклинает других
dominion-card-artisan = Мастерица
    .acc = Мастерицу
    .gen = Мастерицы
    .text = Получите на руку карту ценой до $5. Затем положите карту с руки на верх колоды.
    .gist = карта до $5

## Sets

dominion-set-first_game = Первая партия
dominion-set-size_distortion = Искажение размеров
dominion-set-deck_top = Верх колоды
dominion-set-sleight_of_hand = Ловкость рук
dominion-set-improvements = Улучшения
dominion-set-silver_and_gold = Серебро и золото

## Bots

dominion-bot-random = Наугад
dominion-bot-big_money = Большие деньги
dominion-bot-big_money_smithy = Большие деньги с Кузницей
dominion-bot-bm_ultimate = Большие деньги, отточенные
dominion-bot-double_witch = Две Ведьмы

## Phases


## Prompts

dominion-ask-action = Сыграйте Действие или перейдите к покупке
    .detail = { $actions ->
        [one] Осталось { $actions } действие
        [few] Осталось { $actions } действия
       *[many] Осталось { $actions } действий
    }
dominion-ask-buy = Сокровища, затем покупки
    .detail = { $buys ->
        [one] ${ $coins }, { $buys } покупка
        [few] ${ $coins }, { $buys } покупки
       *[many] ${ $coins }, { $buys } покупок
    }
dominion-ask-tidy = Какая карта ляжет на верх вашего сброса?
dominion-ask-moat = { $whom } играет { $cardAcc }. Показать ваш Ров?
dominion-ask-cellar = Сбросьте любые карты; возьмёте столько же
dominion-ask-chapel = { $n ->
    [one] Выбросьте на свалку до { $n } карты с руки
   *[other] Выбросьте на свалку до { $n } карт с руки
}
dominion-ask-gain = Получите карту ценой до ${ $cost }
dominion-ask-moneylender = Выбросить Медь за $3?
dominion-ask-discard = { $n ->
    [one] Сбросьте { $n } карту
    [few] Сбросьте { $n } карты
   *[many] Сбросьте { $n } карт
}
dominion-ask-remodel = Какую карту выбросить, чтобы перестроить?
dominion-ask-mine = Выбросить Сокровище ради лучшего?
dominion-ask-artisan = Положите карту с руки на верх колоды
dominion-ask-harbinger = Положить карту из сброса на верх колоды?
dominion-ask-vassal = Сыграть { $cardAcc } из сброса?
dominion-ask-throne = Какое Действие сыграть дважды?
dominion-ask-library = { $card }: взять или отложить?
dominion-ask-sentry = Выбросьте, сбросьте или оставьте каждую карту
dominion-ask-sentry-order = Какая карта вернётся наверх?
dominion-ask-bureaucrat = Какую карту Победы показать и положить на колоду?
dominion-ask-bandit = Какое из двух Сокровищ вы теряете?

## Verbs

dominion-do-play = Сыграть
dominion-do-treasures = Все Сокровища
dominion-do-buy = Купить
dominion-do-gain = Получить
dominion-do-discard = Сбросить
dominion-do-trash = На свалку
dominion-do-keep = Оставить
dominion-do-take = Взять
dominion-do-aside = Отложить
dominion-do-put = На верх колоды
dominion-do-top = Наверх
dominion-do-reveal = Показать
dominion-do-reveal-hand = Показать руку
dominion-do-end-actions = К фазе покупки
dominion-do-end-turn = Конец хода
dominion-do-tidy = Выбрать порядок уборки
dominion-do-decline = Нет, спасибо
dominion-do-done = Готово

## Log

dominion-log-kingdom = Королевство: { $cards }.
dominion-log-starts = Начинает { $who }.
dominion-log-turn = Ход { $n }: { $who }
dominion-log-played = { $who } играет { $cardAcc }.
dominion-log-played-treasures = { $who } играет { $cardsAcc } на ${ $coins }.
dominion-log-merchant = { $card } добавляет ${ $coins } к первому Серебру.
dominion-log-bought = { $who } покупает { $cardAcc } за ${ $cost }.
dominion-log-gained = { $who } получает { $cardAcc }.
dominion-log-gained-to-hand = { $who } получает { $cardAcc } на руку.
dominion-log-gained-onto-deck = { $who } получает { $cardAcc } на верх колоды.
dominion-log-none-left = { $who } не получает { $cardGen }: стопка пуста.
dominion-log-nothing-to-gain = { $who }: получить нечего, ни одной карты ценой до ${ $cost }.
dominion-log-trashed = { $who } выбрасывает на свалку { $cardsAcc }.
dominion-log-discarded = { $who } сбрасывает { $cardsAcc }.
dominion-log-discarded-some = { $n ->
    [one] { $who } сбрасывает { $n } карту, сверху { $card }.
    [few] { $who } сбрасывает { $n } карты, сверху { $card }.
   *[many] { $who } сбрасывает { $n } карт, сверху { $card }.
}
dominion-log-drew-cards = { $who } берёт { $cardsAcc }.
dominion-log-drew = { $n ->
    [one] { $who } берёт { $n } карту.
    [few] { $who } берёт { $n } карты.
   *[many] { $who } берёт { $n } карт.
}
dominion-log-shuffled = { $who } тасует сброс в новую колоду.
dominion-log-put-back = { $who } кладёт { $cardAcc } на верх колоды.
dominion-log-put-back-one = { $who } кладёт карту на верх колоды.
dominion-log-looked-through = { $who } просматривает сброс.
dominion-log-looked-at = { $who } смотрит карты: { $cards }.
dominion-log-vassal-discarded = { $who } сбрасывает { $cardAcc } с колоды.
dominion-log-set-aside = { $who } откладывает { $cardAcc }.
dominion-log-kept-on-deck = { $n ->
    [one] { $who } возвращает на колоду { $n } карту.
    [few] { $who } возвращает на колоду { $n } карты.
   *[many] { $who } возвращает на колоду { $n } карт.
}
dominion-log-revealed = { $who } открывает { $cardsAcc }.
dominion-log-revealed-hand = { $who } показывает руку без карт Победы: { $cards }.
dominion-log-revealed-onto-deck = { $who } показывает { $cardAcc } и кладёт на верх колоды.
dominion-log-showed-moat = { $who } показывает { $cardAcc } для защиты от { $byGen }.
dominion-log-cleaned-up = { $who } завершает ход уборкой.
dominion-log-over = Игра окончена.

## Reasons: why and why not

dominion-why-over = Игра окончена.
dominion-why-can-buy = Можно купить { $cardAcc }: цена ${ $cost }, у вас ${ $coins }.
dominion-why-can-play = { $actions ->
    [one] Можно сыграть { $cardAcc }: осталось { $actions } действие.
    [few] Можно сыграть { $cardAcc }: осталось { $actions } действия.
   *[many] Можно сыграть { $cardAcc }: осталось { $actions } действий.
}
dominion-why-can-play-treasure = Можно сыграть { $cardAcc } на ${ $coins }.
dominion-why-can-gain = Можно получить { $cardAcc }.
dominion-why-can-discard = Можно сбросить { $cardAcc }.
dominion-why-can-trash = Можно выбросить на свалку { $cardAcc }.
dominion-why-can-keep = Можно оставить { $cardAcc } на колоде.
dominion-why-can-take = Можно взять { $cardAcc } на руку.
dominion-why-can-aside = Можно отложить { $cardAcc }.
dominion-why-can-put = Можно положить { $cardAcc } на верх колоды.
dominion-why-can-top = Наверх можно положить { $cardAcc }.
dominion-why-can-reveal = Можно показать { $cardAcc }.
dominion-why-not-your-turn = Сейчас ходит { $whom }.
dominion-why-answers = Сначала отвечает { $whom }.
dominion-why-chance = Карты тасуются.
dominion-why-pile-empty = Стопка пуста: { $card }.
dominion-why-empty-piles = { $n ->
    [one] Пуста { $n } стопка; игра кончится, когда пустых будет { $enough }.
    [few] Пусты { $n } стопки; игра кончится, когда пустых будет { $enough }.
   *[many] Пустых стопок: { $n }; игра кончится, когда их будет { $enough }.
}
dominion-why-gain-too-dear = Цена { $cardGen } — ${ $cost }; предел для { $byGen } — ${ $most }.
dominion-why-gain-treasures-only = { $by }: получить можно только Сокровище.
dominion-why-buy-later = Карты покупают в фазе покупки.
dominion-why-answer-first = Сначала ответьте на вопрос.
dominion-why-no-buys = Покупок не осталось.
dominion-why-too-dear = Цена { $cardGen } — ${ $cost }, у вас ${ $coins }: не хватает ${ $short }.
dominion-why-unplayed-treasures = Сокровища на руке добавили бы ${ $coins }, всего ${ $sum }.
dominion-why-treasures-over = После первой покупки играть Сокровища в этот ход уже нельзя.
dominion-why-only-copper = Для этого можно выбросить только Медь.
dominion-why-only-treasures = Для этого можно выбросить только Сокровище.
dominion-why-only-actions = Дважды можно сыграть только карту Действия.
dominion-why-only-victory = Здесь нужна только карта Победы.
dominion-why-only-moat = Против Атаки можно показать только Ров.
dominion-why-picked-already = Все такие карты на руке уже выбраны: { $card }.
dominion-why-never-played = { $cardAcc } не играют: карта считается в конце.
dominion-why-actions-over = Карты Действий играют только в фазе действий.
dominion-why-no-actions = Действий не осталось.
dominion-why-treasures-later = Сокровища играют в фазе покупки.
dominion-why-deck = Порядок колоды скрыт; сколько в ней карт, знает только владелец.
dominion-why-discard = В сбросе открыта только верхняя карта.
dominion-why-trash = Карты на свалке ничьи; смотреть их может каждый.
dominion-why-in-play = Карты в игре лежат до уборки.
dominion-why-set-aside = Отложенные карты открыты, но не в игре.
dominion-why-look = Эти карты вы сейчас только смотрите.

## Цели уроков, сделанных за столом
dominion-goal-gain = Получите эту карту, пока идёт ваш ход: { $card }.
dominion-goal-coins = Наберите в этот ход столько монет: { $n }.
