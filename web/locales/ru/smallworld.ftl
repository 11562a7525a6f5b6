# Small World of Warcraft: названия, вопросы, глаголы, журнал, причины. Все слова свои.

## Factions, terrains, symbols, variants

smallworld-faction-horde = Орда
smallworld-faction-alliance = Альянс
smallworld-faction-neutral = Нейтральные
smallworld-terrain-field = Поля
smallworld-terrain-hill = Холмы
smallworld-terrain-forest = Лес
smallworld-terrain-swamp = Болота
smallworld-terrain-mountain = Гора
smallworld-terrain-sea = Море
smallworld-terrain-lake = Озеро
smallworld-symbol-magic = Источник магии
smallworld-symbol-cavern = Подземелье
smallworld-symbol-anchor = Стартовый регион
smallworld-symbol-murloc = Мурлок в начале игры
smallworld-symbol-letter = Артефакт или легендарное место
smallworld-variant-base = Каждая раса за себя
    .text = От 2 до 5 игроков; побеждает самый богатый.
smallworld-variant-teams = Битва за Азерот
    .text = Орда против Альянса. Вы берёте расы своей стороны; у стороны считается самый богатый игрок.
smallworld-variant-murlocs = Месть мурлоков
    .text = В одиночку или вдвоём против мурлоков. Закончите игру, имея больше монет, чем у них.

## Races: name, .text in full, .gist for the banner

smallworld-race-murlocs = Мурлоки
    .gen = Мурлоков
    .text = Живут здесь с самого начала, никому не принадлежат и считаются расой в упадке.
smallworld-race-blood_elves = Эльфы крови
    .gen = Эльфов крови
    .text = В конце вашего хода 1 монета за каждый регион с источником магии.
smallworld-race-draenei = Дренеи
    .gen = Дренеев
    .text = В ход каждого соперника первый жетон, который вы должны потерять, возвращается на руку и размещается в конце того же хода.
smallworld-race-dwarves = Дворфы
    .gen = Дворфов
    .text = Регионы с горой стоят вам на 2 жетона меньше.
smallworld-race-ethereals = Эфириалы
    .gen = Эфириалов
    .text = Раз в ход: перенесите артефакт из граничащего региона в свой и сразу применяйте его или захватите граничащий регион с легендарным местом на 2 дешевле.
smallworld-race-forsaken = Отрекшиеся
    .gen = Отрекшихся
    .text = За каждый жетон расы или мурлока, потерянный по вашей вине, можно после последнего захвата заплатить 1 монету и получить новый жетон.
smallworld-race-gnomes = Гномы
    .gen = Гномов
    .text = Раз в ход воздушный налёт на любой регион любого континента: назовите его, бросьте кубик, и точки уменьшат цену. После налёта захваты можно продолжать.
smallworld-race-goblins = Гоблины
    .gen = Гоблинов
    .text = В конце хода можно положить по закрытой бомбе в каждый граничащий регион активной расы соперника. В начале вашего следующего хода бомбы открывают: половина из двенадцати разрывается и освобождает регион, как при захвате.
smallworld-race-humans = Люди
    .gen = Людей
    .text = В конце каждого хода поставьте 2 военные цели в регионы без рас Альянса. Кто захватит такой регион, кроме Орды, получает 2 монеты; если это не вы, вы тоже получаете 2.
smallworld-race-kobolds = Кобольды
    .gen = Кобольдов
    .text = Для ваших захватов все регионы с подземельями граничат с вашими. Подземелье может быть и первым захватом, без платы за переправу.
smallworld-race-naga = Наги
    .gen = Наг
    .text = Вы можете захватывать моря и озёра за 2 жетона, начинать с них и оставаться там в упадке.
smallworld-race-night_elves = Ночные эльфы
    .gen = Ночных эльфов
    .text = Леса стоят на 1 дешевле. В каждом захваченном лесу встаёт стена огоньков (+1 к защите), которая остаётся и в упадке.
smallworld-race-orcs = Орки
    .gen = Орков
    .text = 1 монета за каждый регион, захваченный у расы Альянса, сверх бонуса фракции.
smallworld-race-pandaren = Пандарены
    .gen = Пандаренов
    .text = В конце хода каждый соперник, чью активную расу вы не атаковали, получает жетон гармонии. Его владелец, прежде чем напасть на вас, платит вам 2 монеты, раз в ход.
smallworld-race-tauren = Таурены
    .gen = Тауренов
    .text = Никогда поодиночке: захватывают и держат регион не меньше чем 2 жетона, и в упадке в каждом регионе остаются 2.
smallworld-race-trolls = Тролли
    .gen = Троллей
    .text = Непустые регионы стоят вам на 1 меньше.
smallworld-race-worgen = Воргены
    .gen = Воргенов
    .text = В начале каждого хода выберите: человеческое обличье (получите 2 монеты) или обличье воргена (заплатите 1 монету, все захваты этого хода на 1 дешевле).

## Professions: name, .text, .gist

smallworld-badge-archaeologist = Археологи
    .text = В конце вашего хода 1 монета за каждый артефакт или легендарное место под вашим контролем.
smallworld-badge-battlemaster = Стратеги
    .text = 1 монета сразу за каждый захваченный непустой регион.
smallworld-badge-beastmaster = Укротители
    .text = В начале хода ваши звери уходят; возьмите по одному за каждый регион с холмами (не больше 5). Они захватывают и размещаются как жетоны, и первым теряется зверь, а не жетон.
smallworld-badge-blacksmith = Кузнецы
    .text = Каждый регион стоит вам на 1 меньше.
smallworld-badge-champion = Воители
    .text = Раз в ход воитель один берёт граничащий регион, кто бы его ни защищал, и остаётся там как 1 защитник. Если регион падёт, жетон вы не теряете, а воителя выкупаете за 1 монету.
smallworld-badge-defensive = Дозорные
    .text = В конце вашего хода дозорная башня встаёт в каждом вашем регионе с полями, вокруг которого у вас больше регионов, чем у любой другой расы. Его нельзя захватить, и чужие свойства на него не действуют.
smallworld-badge-enraged = Берсерки
    .text = Каждый захваченный регион, который защищали 2 жетона соперника или больше, приносит столько монет, сколько их было.
smallworld-badge-explorer = Исследователи
    .text = В конце вашего хода 1 монета за каждый континент, где у вас есть регион.
smallworld-badge-farming = Земледельцы
    .text = В конце вашего хода 1 монета за каждый регион с полями.
smallworld-badge-fishing = Рыбаки
    .text = В конце вашего хода 1 монета за каждый регион у моря или озера.
smallworld-badge-garrisoned = Строители
    .text = Форт (+1 к защите) в каждом вашем регионе, всего 10; форты остаются и в упадке, как и жетон ремесла.
smallworld-badge-herbalist = Травники
    .text = В конце вашего хода 1 монета за каждый регион с холмами.
smallworld-badge-intimidating = Устрашители
    .text = Трижды в ход переместите чужой жетон из граничащего региона в другой регион его расы. Стена или форт уходят первыми; мурлоки и те, кому идти некуда, покидают поле.
smallworld-badge-marshdweller = Трясинники
    .text = Прежде чем захватить ваш регион с болотами, соперник платит вам 1 монету, в упадке тоже. Жетон ремесла остаётся у вас.
smallworld-badge-mining = Горняки
    .text = В конце вашего хода 1 монета за каждый регион с подземельем.
smallworld-badge-mountaineer = Горцы
    .text = В конце вашего хода 1 монета за каждый регион с горой.
smallworld-badge-portal_mage = Мастера порталов
    .text = Дважды в ход поменяйте местами всё, кроме гор и легендарных мест, между двумя источниками магии.
smallworld-badge-ranger = Следопыты
    .text = В конце вашего хода 1 монета за каждый регион с лесом.
smallworld-badge-sailing = Мореплаватели
    .text = За высадку в стартовый регион переправу не платят.
smallworld-badge-swampwalker = Жители болот
    .text = В конце вашего хода 1 монета за каждый регион с болотами.

## Artifacts and legendary places

smallworld-relic-frostmourne = Ледяная Скорбь
    .acc = Ледяную Скорбь
    .gen = Ледяной Скорби
    .text = Раз в ход захват на 2 дешевле. Затем она переходит в захваченный регион.
    .gist = один захват −2
smallworld-relic-doomhammer = Молот Рока
    .gen = Молота Рока
    .text = Раз в ход захватите доступный регион 1 жетоном, заплатив перед этим 2 монеты его владельцу (в банк, если он ничей).
    .gist = 1 жетон, 2 монеты
smallworld-relic-ashes_of_alar = Пепел Ал’ара
    .gen = Пепла Ал’ара
    .text = Раз в ход захватите любой регион любого континента, словно он граничит с вашим.
    .gist = куда угодно
smallworld-relic-heart_of_azeroth = Сердце Азерот
    .gen = Сердца Азерот
    .text = В конце хода положите его в свой регион; каждый соперник с активной расой по соседству платит вам 1 монету.
    .gist = соседи платят
smallworld-relic-aegis = Эгида Агграмара
    .acc = Эгиду Агграмара
    .gen = Эгиды Агграмара
    .text = В конце хода положите её в свой регион; прежде чем захватить его или применить к нему свойство, соперник платит вам 2 монеты.
    .gist = 2 монеты за атаку
smallworld-relic-well_of_eternity = Источник Вечности
    .gen = Источника Вечности
    .text = Найденный, переходит в море или озеро. В конце вашего хода 2 монеты, если одна из ваших рас держит вокруг него больше регионов, чем любая другая.
    .gist = +2 за большинство вокруг
smallworld-relic-meeting_stone = Камень встреч
    .gen = Камня встреч
    .text = Пока он ваш, переправа ничего не стоит.
    .gist = без переправы
smallworld-relic-karazhan = Каражан
    .gen = Каражана
    .text = 1 монета за каждый другой ваш регион с той же местностью.
    .gist = +1 за такой же регион
smallworld-relic-battleground = Поле боя
    .gen = Поля боя
    .text = Бонус фракции считается до двух раз за расу. Нейтральная раса каждый ход выбирает сторону и получает её бонус.
    .gist = бонус фракции дважды
smallworld-relic-dark_portal = Тёмный портал
    .gen = Тёмного портала
    .text = 2 монеты в конце вашего хода.
    .gist = +2
smallworld-relic-spirit_healer = Целительница душ
    .acc = Целительницу душ
    .gen = Целительницы душ
    .text = 1 новый жетон при перераспределении, если он есть в контейнере.
    .gist = +1 жетон
smallworld-relic-lights_hope = Часовня Последней Надежды
    .acc = Часовню Последней Надежды
    .gen = Часовни Последней Надежды
    .text = Вы не теряете жетонов, когда ваши регионы захватывают, включая этот.
    .gist = без потерь
smallworld-relic-hidden = Закрытый жетон
    .gen = Закрытого жетона
    .text = Артефакт или легендарное место, которого никто не видел. Открывается, когда регион захватят впервые.
smallworld-sort-artifact = Артефакт
smallworld-sort-place = Легендарное место

## Pieces

smallworld-piece-mountain = Гора
smallworld-piece-fort = Форт
smallworld-piece-wall = Стена огоньков
smallworld-piece-tower = Дозорная башня
smallworld-piece-bomb = Бомба
smallworld-piece-objective = Военная цель
smallworld-piece-champion = Воитель
smallworld-piece-beast = Зверь
smallworld-piece-harmony = Жетон гармонии

## Phases

smallworld-phase-setup = Подготовка
smallworld-phase-pick = Выбор
smallworld-phase-begin = Начало хода
smallworld-phase-conquer = Захват
smallworld-phase-redeploy = Перераспределение
smallworld-phase-finish = Конец хода
smallworld-phase-regroup = Отступление
smallworld-phase-over = Конец игры

## Where coins come from

smallworld-source-regions = Регионы
smallworld-source-declined = Регионы в упадке
smallworld-source-faction = Бонус фракции
smallworld-source-pick = Комбинации
smallworld-source-unknown = Прочее
smallworld-source-blood_elves = { smallworld-race-blood_elves }
smallworld-source-draenei = { smallworld-race-draenei }
smallworld-source-dwarves = { smallworld-race-dwarves }
smallworld-source-ethereals = { smallworld-race-ethereals }
smallworld-source-forsaken = { smallworld-race-forsaken }
smallworld-source-gnomes = { smallworld-race-gnomes }
smallworld-source-goblins = { smallworld-race-goblins }
smallworld-source-humans = { smallworld-race-humans }
smallworld-source-kobolds = { smallworld-race-kobolds }
smallworld-source-naga = { smallworld-race-naga }
smallworld-source-night_elves = { smallworld-race-night_elves }
smallworld-source-orcs = { smallworld-race-orcs }
smallworld-source-pandaren = { smallworld-race-pandaren }
smallworld-source-tauren = { smallworld-race-tauren }
smallworld-source-trolls = { smallworld-race-trolls }
smallworld-source-worgen = { smallworld-race-worgen }
smallworld-source-archaeologist = { smallworld-badge-archaeologist }
smallworld-source-battlemaster = { smallworld-badge-battlemaster }
smallworld-source-beastmaster = { smallworld-badge-beastmaster }
smallworld-source-blacksmith = { smallworld-badge-blacksmith }
smallworld-source-champion = { smallworld-badge-champion }
smallworld-source-defensive = { smallworld-badge-defensive }
smallworld-source-enraged = { smallworld-badge-enraged }
smallworld-source-explorer = { smallworld-badge-explorer }
smallworld-source-farming = { smallworld-badge-farming }
smallworld-source-fishing = { smallworld-badge-fishing }
smallworld-source-garrisoned = { smallworld-badge-garrisoned }
smallworld-source-herbalist = { smallworld-badge-herbalist }
smallworld-source-intimidating = { smallworld-badge-intimidating }
smallworld-source-marshdweller = { smallworld-badge-marshdweller }
smallworld-source-mining = { smallworld-badge-mining }
smallworld-source-mountaineer = { smallworld-badge-mountaineer }
smallworld-source-portal_mage = { smallworld-badge-portal_mage }
smallworld-source-ranger = { smallworld-badge-ranger }
smallworld-source-sailing = { smallworld-badge-sailing }
smallworld-source-swampwalker = { smallworld-badge-swampwalker }
smallworld-source-frostmourne = { smallworld-relic-frostmourne }
smallworld-source-doomhammer = { smallworld-relic-doomhammer }
smallworld-source-ashes_of_alar = { smallworld-relic-ashes_of_alar }
smallworld-source-heart_of_azeroth = { smallworld-relic-heart_of_azeroth }
smallworld-source-aegis = { smallworld-relic-aegis }
smallworld-source-well_of_eternity = { smallworld-relic-well_of_eternity }
smallworld-source-meeting_stone = { smallworld-relic-meeting_stone }
smallworld-source-karazhan = { smallworld-relic-karazhan }
smallworld-source-battleground = { smallworld-relic-battleground }
smallworld-source-dark_portal = { smallworld-relic-dark_portal }
smallworld-source-spirit_healer = { smallworld-relic-spirit_healer }
smallworld-source-lights_hope = { smallworld-relic-lights_hope }

## Parts of a price

smallworld-part-region = { $n } за регион
smallworld-part-water = { $n } за воду
smallworld-part-mountain = { $n } за гору
smallworld-part-wall = { $n } за стену огоньков
smallworld-part-fort = { $n } за форт
smallworld-part-crossing = { $n } за переправу
smallworld-part-tokens = { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
}
smallworld-part-murlocs = { $n ->
    [one] { $n } мурлок
    [few] { $n } мурлока
   *[many] { $n } мурлоков
}
smallworld-part-dwarves = { $n } у дворфов
smallworld-part-trolls = { $n } у троллей
smallworld-part-night_elves = { $n } у ночных эльфов
smallworld-part-worgen = { $n } за обличье воргена
smallworld-part-blacksmith = { $n } у кузнецов
smallworld-part-frostmourne = { $n } за Ледяную Скорбь
smallworld-part-ethereals = { $n } у эфириалов
smallworld-part-doomhammer = { $n } за Молот Рока
smallworld-part-raid = { $n } за налёт
smallworld-part-least = { $n } до минимума

## Prompts

smallworld-ask-pick = Выберите комбинацию
    .detail = По монете на каждую выше неё; монеты, лежащие на ней, ваши.
smallworld-ask-form = Какое обличье в этот ход?
    .detail = Человек: получите 2 монеты. Ворген: заплатите 1, каждый захват на 1 дешевле.
smallworld-ask-faction = За какую сторону сражается ваша раса в этот ход?
    .detail = У вас Поле боя.
smallworld-ask-conquer = Захватывайте регионы
    .detail = { $n ->
        [0] На руке нет жетонов.
        [one] На руке { $n } жетон.
        [few] На руке { $n } жетона.
       *[many] На руке { $n } жетонов.
    }
smallworld-ask-raid-short = Налёт на регион { $region }: не хватает { $short }
    .detail = Бросьте там последний кубик или откажитесь от налёта и продолжайте.
smallworld-ask-scare-to = Куда уходит спугнутый жетон?
smallworld-ask-portal-to = С каким источником магии поменять регион { $region }?
smallworld-ask-fetch-to = В какой ваш регион перенести { $relicAcc }?
smallworld-ask-well = Какая вода станет Источником Вечности?
smallworld-ask-bomb-fee = { $n ->
    [one] Регион { $region } под охраной: заплатить { $n } монету, чтобы открыть бомбу?
    [few] Регион { $region } под охраной: заплатить { $n } монеты, чтобы открыть бомбу?
   *[many] Регион { $region } под охраной: заплатить { $n } монет, чтобы открыть бомбу?
}
smallworld-ask-buy = Купить новых отрекшихся?
    .detail = По 1 монете, не больше { $n }.
smallworld-ask-redeploy = Распределите жетоны
    .detail = { $n ->
        [one] Разместить { $n } жетон.
        [few] Разместить { $n } жетона.
       *[many] Разместить { $n } жетонов.
    }
smallworld-ask-regroup = Верните жетоны на поле
    .detail = { $n ->
        [one] { $n } жетон в регионы, которые ещё ваши.
        [few] { $n } жетона в регионы, которые ещё ваши.
       *[many] { $n } жетонов в регионы, которые ещё ваши.
    }
smallworld-ask-heart = Куда положить Сердце Азерот?
    .detail = Каждый соперник с активной расой по соседству платит вам 1 монету.
smallworld-ask-aegis = Какой регион хранит Эгида?
smallworld-ask-bombs = Разложите бомбы
    .detail = По одной, взакрытую, в любые из этих регионов.
smallworld-ask-objectives = Поставьте военные цели
    .detail = В разные регионы без рас Альянса.

## Verbs

smallworld-do-pick = { $price ->
    [0] Взять бесплатно
    [one] Взять за { $price } монету
    [few] Взять за { $price } монеты
   *[many] Взять за { $price } монет
}
smallworld-do-conquer = Захватить: { $price }
smallworld-do-conquer-with = Захватить: { $price }, с помощью { $aidsGen }
smallworld-do-roll = Бросить кубик ({ $chance } %)
smallworld-do-roll-with = Бросить кубик с помощью { $aidsGen } ({ $chance } %)
smallworld-do-raid = Воздушный налёт
smallworld-do-raid-with = Воздушный налёт с помощью { $aidsGen }
smallworld-do-roll-on = Бросить кубик ({ $chance } %)
smallworld-do-drop-raid = Отказаться от налёта
smallworld-do-champion = Послать воителя
smallworld-do-scare = Спугнуть
smallworld-do-portal = Поменять отсюда
smallworld-do-fetch = Перенести { $relicAcc }
smallworld-do-to = Сюда
smallworld-do-abandon = Уйти
smallworld-do-decline = В упадок
smallworld-do-stop = Перераспределить
smallworld-do-form-human = Человек: получить 2 монеты
smallworld-do-form-worgen = Ворген: заплатить 1 монету
smallworld-do-fight-horde = За Орду
smallworld-do-fight-alliance = За Альянс
smallworld-do-pay-fee = { $n ->
    [one] Заплатить { $n } монету
    [few] Заплатить { $n } монеты
   *[many] Заплатить { $n } монет
}
smallworld-do-return-bomb = Забрать бомбу
smallworld-do-buy = { $n ->
    [0] Не покупать
   *[other] Купить { $n }
}
smallworld-do-put = Поставить жетон
smallworld-do-put-beast = Поставить зверя
smallworld-do-put-champion = Поставить воителя
smallworld-do-spread = Распределить остальные
smallworld-do-place = Положить сюда
smallworld-do-bomb = Положить бомбу
smallworld-do-objective = Поставить цель
smallworld-do-done = Готово

## Log

smallworld-log-boards = Выложен континент { $continent }
smallworld-log-first-player = Начинает { $who }
smallworld-log-combo = Новая комбинация: { $race } + { $badge }
smallworld-log-badges-shuffled = Сброшенные жетоны ремёсел перемешаны
smallworld-log-round = Раунд { $n }
smallworld-log-turn = Ходит { $who }
smallworld-log-picked = { $who } выбирает комбинацию { $race } + { $badge }: жетонов { $n }, цена { $cost }, монет на ней { $coins }
smallworld-log-passed-over = Ни одна комбинация не подходит, знамя уходит дальше: { $race }
smallworld-log-beasts = { $n ->
    [one] { $who } призывает { $n } зверя
    [few] { $who } призывает { $n } зверей
   *[many] { $who } призывает { $n } зверей
}
smallworld-log-form-human = { $n ->
    [one] { $who }: человеческое обличье, { $n } монета
    [few] { $who }: человеческое обличье, { $n } монеты
   *[many] { $who }: человеческое обличье, { $n } монет
}
smallworld-log-form-worgen = { $n ->
    [one] { $who }: обличье воргена за { $n } монету
    [few] { $who }: обличье воргена за { $n } монеты
   *[many] { $who }: обличье воргена за { $n } монет
}
smallworld-log-fights-for = { $who } выбирает сторону: { $faction }
smallworld-log-conquered = { $who } захватывает { $regionAcc }, жетонов: { $n }
smallworld-log-conquered-from = { $who } отбирает { $regionAcc } у { $loserGen }, жетонов: { $n }
smallworld-log-abandoned = { $who } уходит из региона { $region }
smallworld-log-rolled = { $who } бросает кубик: { $n }. Регион { $region } взят
smallworld-log-rolled-short = { $who } бросает кубик: { $n }, нужно { $short }. Регион { $region } устоял
smallworld-log-raided = { $who }: налёт на регион { $region }, на кубике { $n }, цена { $cost }
smallworld-log-raid-dropped = { $who } отказывается от налёта на регион { $region }
smallworld-log-lost = { $n ->
    [one] { $race } теряют { $n } жетон
    [few] { $race } теряют { $n } жетона
   *[many] { $race } теряют { $n } жетонов
}
smallworld-log-beast-lost = { $who } теряет зверя
smallworld-log-captive = { $who } не может выкупить воителя
smallworld-log-lone-tauren = { $who }: одинокий таурен покидает регион
smallworld-log-sheltered = { $who }: Часовня Последней Надежды спасает жетон
smallworld-log-draenei-saved = { $who }: свет спасает дренея
smallworld-log-race-gone = { $who }: раса в упадке исчезла, { $race }
smallworld-log-tower-gone = Дозорная башня пала: { $region }
smallworld-log-tower-built = { $who } строит дозорную башню: { $region }
smallworld-log-wall-built = { $who } ставит стену огоньков: { $region }
smallworld-log-fort-built = { $who } строит форт: { $region }
smallworld-log-spoils = { $n ->
    [one] { $who } получает за битву { $n } монету
    [few] { $who } получает за битву { $n } монеты
   *[many] { $who } получает за битву { $n } монет
}
smallworld-log-objective-taken = { $n ->
    [one] { $who } достигает военной цели в регионе { $region }: { $n } монета
    [few] { $who } достигает военной цели в регионе { $region }: { $n } монеты
   *[many] { $who } достигает военной цели в регионе { $region }: { $n } монет
}
smallworld-log-objective-shared = { $n ->
    [one] { $who } получает свою долю: { $n } монета
    [few] { $who } получает свою долю: { $n } монеты
   *[many] { $who } получает свою долю: { $n } монет
}
smallworld-log-objective-set = { $who } ставит военную цель: { $region }
smallworld-log-revealed = Находка в регионе { $region }: { $relic }
smallworld-log-well-moved = Источник Вечности теперь здесь: { $region }
smallworld-log-well-dry = Воды здесь нет: Источник Вечности выходит из игры
smallworld-log-scared = { $who } прогоняет жетон { $raceGen } в регион { $region }
smallworld-log-scared-piece = { $who } убирает укрепление: { $region }
smallworld-log-scared-away = { $who } прогоняет с поля жетон { $raceGen }: { $region }
smallworld-log-swapped = { $who } меняет местами регионы { $region } и { $other }
smallworld-log-fetched = { $who } переносит { $relicAcc } в регион { $region }
smallworld-log-bombs-mixed = { $n ->
    [one] { $who } перемешивает { $n } бомбу
    [few] { $who } перемешивает { $n } бомбы
   *[many] { $who } перемешивает { $n } бомб
}
smallworld-log-bomb-set = { $who } кладёт бомбу: { $region }
smallworld-log-bomb-live = { $who }: бомба разорвалась, { $region }
smallworld-log-bomb-dud = { $who }: бомба не разорвалась, { $region }
smallworld-log-bomb-back = Бомба возвращается в стопку: { $region }
smallworld-log-paid = { $n ->
    [one] { $who } платит { $n } монету, получатель { $whom }: { $cause }
    [few] { $who } платит { $n } монеты, получатель { $whom }: { $cause }
   *[many] { $who } платит { $n } монет, получатель { $whom }: { $cause }
}
smallworld-log-paid-bank = { $n ->
    [one] { $who } платит в банк { $n } монету: { $cause }
    [few] { $who } платит в банк { $n } монеты: { $cause }
   *[many] { $who } платит в банк { $n } монет: { $cause }
}
smallworld-log-paid-murlocs = { $n ->
    [one] { $who } платит мурлокам { $n } монету: { $cause }
    [few] { $who } платит мурлокам { $n } монеты: { $cause }
   *[many] { $who } платит мурлокам { $n } монет: { $cause }
}
smallworld-log-murlocs-paid = { $n ->
    [one] { $whom } получает от мурлоков { $n } монету: { $cause }
    [few] { $whom } получает от мурлоков { $n } монеты: { $cause }
   *[many] { $whom } получает от мурлоков { $n } монет: { $cause }
}
smallworld-log-bought = { $n ->
    [one] { $who } покупает { $n } новый жетон
    [few] { $who } покупает { $n } новых жетона
   *[many] { $who } покупает { $n } новых жетонов
}
smallworld-log-healed = { $n ->
    [one] { $who } получает от Целительницы душ { $n } жетон
    [few] { $who } получает от Целительницы душ { $n } жетона
   *[many] { $who } получает от Целительницы душ { $n } жетонов
}
smallworld-log-heart-set = { $who } кладёт Сердце Азерот: { $region }
smallworld-log-aegis-set = { $who } кладёт Эгиду: { $region }
smallworld-log-harmony-given = { $who } даёт жетон гармонии, получатель { $whom }
smallworld-log-harmony-back = { $who } забирает жетоны гармонии
smallworld-log-redeployed = { $who } завершает перераспределение
smallworld-log-regrouped = { $who } завершает отступление
smallworld-log-declined = { $n ->
    [one] { $who }: { $race } приходят в упадок, остаётся { $n } регион
    [few] { $who }: { $race } приходят в упадок, остаются { $n } региона
   *[many] { $who }: { $race } приходят в упадок, остаются { $n } регионов
}
smallworld-log-declined-none = { $who }: { $race } приходят в упадок, регионов не остаётся
smallworld-log-earned = { $who }: +{ $n }, { $source }
smallworld-log-scored = { $coins ->
    [one] { $who } получает { $coins } монету
    [few] { $who } получает { $coins } монеты
   *[many] { $who } получает { $coins } монет
}
smallworld-log-murlocs-turn = Мурлоки поднимаются: на руке { $n }
smallworld-log-murlocs-took = Мурлоки захватывают { $regionAcc }, жетонов: { $n }
smallworld-log-murlocs-took-from = Мурлоки отбирают { $regionAcc } у { $loserGen }, жетонов: { $n }
smallworld-log-murlocs-scored = { $coins ->
    [one] Мурлоки получают { $coins } монету
    [few] Мурлоки получают { $coins } монеты
   *[many] Мурлоки получают { $coins } монет
}
smallworld-log-over = Последний раунд окончен

## Reasons

smallworld-why-price = { $region }: цена { $n }, у вас { $hand }
smallworld-why-die = Не хватает { $short }: с кубиком выйдет с вероятностью { $chance } %
smallworld-why-short = Не хватает { $short }: для кубика слишком много
smallworld-why-tauren-roll = Для последнего броска нужно тауренов: { $n }
smallworld-why-no-token = Нужен жетон на руке
smallworld-why-far = { $region } не граничит с регионами { $raceGen } и не стартовый регион
smallworld-why-first = { $race } должны сначала высадиться в стартовый регион
smallworld-why-water = Моря и озёра захватывать нельзя
smallworld-why-tower = Регион { $region } хранит дозорная башня
smallworld-why-own = Регион { $region } уже ваш
smallworld-why-fee = { $n ->
    [one] Сначала вы платите { $n } монету: { $cause }
    [few] Сначала вы платите { $n } монеты: { $cause }
   *[many] Сначала вы платите { $n } монет: { $cause }
}
smallworld-why-fee-poor = { $n ->
    [one] Нужно заплатить { $n } монету ({ $cause }); у вас { $have }
    [few] Нужно заплатить { $n } монеты ({ $cause }); у вас { $have }
   *[many] Нужно заплатить { $n } монет ({ $cause }); у вас { $have }
}
smallworld-why-combo = { $race } + { $badge }: жетонов { $banner } + { $number } = { $n }, цена { $price }, монет на комбинации { $coins }
smallworld-why-combo-later = Выбирают после упадка
smallworld-why-combo-side = Ваша сторона берёт только свои расы: { $faction }
smallworld-why-combo-poor = Цена { $price }; у вас { $have }
smallworld-why-decline = { $n ->
    [one] Остаётся и платит { $n } регион; этот ход принесёт { $coins }
    [few] Остаются и платят { $n } региона; этот ход принесёт { $coins }
   *[many] Остаются и платят { $n } регионов; этот ход принесёт { $coins }
}
smallworld-why-decline-begun = Не сейчас: начатый ход продолжают
smallworld-why-decline-no-race = У вас нет активной расы
smallworld-why-stop = Перераспределить войска и получить монет: { $coins }
smallworld-why-not-asked = Сейчас решаете не вы
smallworld-why-no-use = Сейчас здесь делать нечего

## Bots

smallworld-bot-random = Наугад

## Цели уроков, сделанных за столом
smallworld-goal-take = Захватите этот регион до конца своего хода: { $region }.
smallworld-goal-hold = Удерживайте в этот ход активной расой столько регионов: { $n }.
smallworld-goal-earn = Заработайте этим ходом не меньше стольких монет: { $n }.
