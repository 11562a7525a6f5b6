# Стіл Small World of Warcraft: підписи й повідомлення. Усі слова власні.

smallworld-turn = Хід { $turn }: { $who }
smallworld-turn-nobody = Хід { $turn }: мурлоки

smallworld-combo-0 = Перша комбінація
smallworld-combo-1 = Друга комбінація
smallworld-combo-2 = Третя комбінація
smallworld-combo-3 = Четверта комбінація
smallworld-combo-4 = П’ята комбінація
smallworld-combo-5 = Шоста комбінація

smallworld-board-map = Мапа континентів
smallworld-board-continents = Континенти
smallworld-board-lists = Списки
smallworld-board-tools = Вигляд мапи
smallworld-board-closer = Ближче
smallworld-board-farther = Далі
smallworld-board-whole = Уся мапа
smallworld-board-as-list = Показати списком
smallworld-board-as-map = Показати мапою
smallworld-board-out-of-sight = { $n ->
    [one] { $n } доступний регіон поза екраном
    [few] { $n } доступні регіони поза екраном
   *[other] { $n } доступних регіонів поза екраном
}
smallworld-board-only-usable = { $n ->
    [0] На мапі зараз нема що робити
   *[other] Лише доступні регіони ({ $n })
}
smallworld-board-planned = { $region }: додається { $n ->
    [one] { $n } жетон
    [few] { $n } жетони
   *[other] { $n } жетонів
}
smallworld-board-combos = Комбінації
smallworld-board-players = Гравці
smallworld-board-log = Журнал
smallworld-board-deck = Ваш хід
smallworld-board-stages = Хід
smallworld-board-stage-conquer = Захоплення
smallworld-board-stage-redeploy = Перерозподіл
smallworld-board-stage-finish = Монети
smallworld-board-round = Раунд { $n } з { $all }
smallworld-board-next-player = Далі
smallworld-board-pick-now = виберіть одну
smallworld-board-pick-later = після занепаду
smallworld-board-free = задарма
smallworld-board-secret = монети таємні
smallworld-board-you = ви
smallworld-board-turn = ходить
smallworld-board-next = далі
smallworld-board-between = немає активної раси
smallworld-board-no-race = Активної раси немає: виберіть комбінацію.
smallworld-board-in-hand = на руці
smallworld-board-active = { $race }: { $n ->
    [one] { $n } регіон
    [few] { $n } регіони
   *[many] { $n } регіонів
}
smallworld-board-past = { $race }, у занепаді: { $n ->
    [one] { $n } регіон
    [few] { $n } регіони
   *[many] { $n } регіонів
}
smallworld-board-murlocs = військо: { $n }
smallworld-board-combo = { $n ->
    [one] , { $n } жетон
    [few] , { $n } жетони
   *[many] , { $n } жетонів
}{ $coins ->
    [0] {""}
    [one] , на ній { $coins } монета
    [few] , на ній { $coins } монети
   *[many] , на ній { $coins } монет
}
smallworld-board-price = { $n ->
    [one] ціна { $n } монета,
    [few] ціна { $n } монети,
   *[many] ціна { $n } монет,
}
smallworld-board-rounds = Раунди
smallworld-board-sum = Ціна регіону
smallworld-board-combo-facts = { $banner } + { $number } = { $n ->
    [one] { $n } жетон.
    [few] { $n } жетони.
   *[many] { $n } жетонів.
} { $price ->
    [0] Задарма
    [one] Ціна { $price } монета
    [few] Ціна { $price } монети
   *[many] Ціна { $price } монет
}{ $coins ->
    [0] .
    [one] ; на ній { $coins } монета.
    [few] ; на ній { $coins } монети.
   *[many] ; на ній { $coins } монет.
}
smallworld-board-race-facts = Жетонів за знаменом: { $n }, у лотку: { $tray }.
smallworld-board-badge = Ремесло
smallworld-board-reconstructed = Це число ми відновили самі.
smallworld-board-near = Поруч: { $names }.
smallworld-board-held = { $race }, { $name }: { $n ->
    [one] { $n } жетон
    [few] { $n } жетони
   *[many] { $n } жетонів
}
smallworld-board-held-declined = { $race } у занепаді, { $name }: { $n ->
    [one] { $n } жетон
    [few] { $n } жетони
   *[many] { $n } жетонів
}
smallworld-board-held-wild = { $race }: { $n }
smallworld-board-stand = { $race }: { $n }
smallworld-board-stand-declined = { $race }, у занепаді: { $n }
smallworld-board-beasts = { $n ->
    [one] { $n } звір
    [few] { $n } звірі
   *[many] { $n } звірів
}
smallworld-board-price-take = ціна { $n }, можна захопити
smallworld-board-price-die = ціна { $n }, кубик допоможе з імовірністю { $chance } %
smallworld-board-price-short = ціна { $n }, бракує забагато
smallworld-board-price-poor = ціна { $n }, замало монет
smallworld-board-price-far = не дістатися
smallworld-board-within-reach = до снаги: { $n }
smallworld-board-you-have = у вас { $n }
smallworld-board-faces = виграшних граней: { $n } з { $all }
smallworld-board-fee = і { $n ->
    [one] { $n } монета плати
    [few] { $n } монети плати
   *[many] { $n } монет плати
}
smallworld-board-about = Про регіон: { $region }
smallworld-board-tap = Торкніться регіону, щоб побачити ціну й чому вона така.
smallworld-board-decline = { $n ->
    [one] Лишиться { $n } регіон
    [few] Лишаться { $n } регіони
   *[many] Лишиться { $n } регіонів
}, { $coins ->
    [one] зараз { $coins } монета
    [few] зараз { $coins } монети
   *[many] зараз { $coins } монет
}
smallworld-board-then-score = тоді прибуток: { $n ->
    [one] { $n } монета
    [few] { $n } монети
   *[many] { $n } монет
}
smallworld-board-rest = { $n ->
    [0] Усі жетони розкладено
    [one] Лишився { $n } жетон
    [few] Лишилося { $n } жетони
   *[many] Лишилося { $n } жетонів
}
smallworld-board-clear = Почати спочатку
smallworld-board-spread = Розкласти порівну
smallworld-board-spread-rest = Розкласти решту
smallworld-board-laid = Готово
smallworld-board-less = На жетон менше: { $region }
smallworld-board-more = На жетон більше: { $region }
smallworld-board-picked = { $n } з { $max }
smallworld-board-die-rolled = { $n ->
    [0] Випало порожньо, та цього досить: захоплено { $regionAcc }
   *[other] Випало { $n }: захоплено { $regionAcc }
}
smallworld-board-die-rolled-short = { $n ->
    [0] Випало порожньо: захопити { $regionAcc } не вдалося
   *[other] Випало { $n }, а треба було { $short }: захопити { $regionAcc } не вдалося
}
smallworld-board-die-raided = Повітряний наліт, { $region }: { $n }

smallworld-end-nobody = Перемагають мурлоки
smallworld-end-start = На початку
smallworld-end-sources = Звідки взялися монети
smallworld-end-murlocs = Мурлоки: { $n ->
    [one] { $n } монета
    [few] { $n } монети
   *[many] { $n } монет
}
smallworld-end-tokens = { $n ->
    [one] { $n } жетон на полі наприкінці
    [few] { $n } жетони на полі наприкінці
   *[many] { $n } жетонів на полі наприкінці
}

smallworld-setup-title = Small World of Warcraft
smallworld-setup-variant = Як граємо
smallworld-setup-seats = Гравців у цьому варіанті: від { $min } до { $max }.
smallworld-setup-boards = Континенти
    .detail = Кожен має чотири вигляди; назви, обриси й числа наші там, де книжка правил їх не друкує.
smallworld-setup-board = Континент { $n }, розмір { $size }
smallworld-setup-any = Навмання
smallworld-setup-random = Усе навмання
smallworld-setup-army = Сила мурлоків:
    .detail = Від 8 (легко) до 15 (важко).
smallworld-setup-note = Континенти намальовано для цього застосунку; числа більшості ремесел відновлено.

## Шанси

smallworld-odds-die = Останній кидок
smallworld-odds-short = бракує { $n }: { $regions }
smallworld-odds-pips = бракує { $n }
smallworld-odds-raid = Повітряний наліт
smallworld-odds-raid-alone = самим нальотом: { $regions }
smallworld-odds-raid-both = і останнім кидком: { $regions }
smallworld-board-chart = Монети за раундами
