# Small World of Warcraft: назви, питання, дієслова, журнал, причини. Усі слова власні.

## Factions, terrains, symbols, variants

smallworld-faction-horde = Орда
smallworld-faction-alliance = Альянс
smallworld-faction-neutral = Нейтральні
smallworld-terrain-field = Поле
smallworld-terrain-hill = Пагорб
smallworld-terrain-forest = Ліс
smallworld-terrain-swamp = Болото
smallworld-terrain-mountain = Гора
smallworld-terrain-sea = Море
smallworld-terrain-lake = Озеро
smallworld-symbol-magic = Джерело магії
smallworld-symbol-cavern = Печера
smallworld-symbol-anchor = Початковий регіон
smallworld-symbol-murloc = Мурлоки на початку
smallworld-symbol-letter = Артефакт або легендарне місце
smallworld-variant-base = Кожна раса за себе
    .text = Від 2 до 5 гравців; перемагає найбагатший.
smallworld-variant-teams = Битва за Азерот
    .text = Орда проти Альянсу. Ви берете раси свого боку; для боку рахуються монети його найбагатшого гравця.
smallworld-variant-murlocs = Помста мурлоків
    .text = Наодинці або вдвох проти мурлоків. Наприкінці треба мати більше монет, ніж вони.

## Races: name, .text in full, .gist for the banner

smallworld-race-murlocs = Мурлоки
    .gen = Мурлоків
    .text = Вони тут уже живуть, нікому не належать і вважаються расою в занепаді.
smallworld-race-blood_elves = Ельфи крові
    .gen = Ельфів крові
    .text = 1 монета наприкінці ходу за кожен регіон із джерелом магії.
smallworld-race-draenei = Дренеї
    .gen = Дренеїв
    .text = У хід кожного суперника перший жетон, який ви мали б утратити, натомість повертається вам на руку й розставляється, коли той хід скінчиться.
smallworld-race-dwarves = Дворфи
    .gen = Дворфів
    .text = Гірські регіони коштують вам на 2 жетони менше.
smallworld-race-ethereals = Ефіріали
    .gen = Ефіріалів
    .text = Раз за хід: перенесіть артефакт із сусіднього регіону у свій і одразу ним скористайтеся, або захопіть сусідній регіон із легендарним місцем на 2 дешевше.
smallworld-race-forsaken = Відречені
    .gen = Відречених
    .text = За кожен жетон раси чи мурлока, втраченого через вас, можна після останнього захоплення купити новий жетон за 1 монету.
smallworld-race-gnomes = Гноми
    .gen = Гномів
    .text = Раз за хід повітряний наліт на будь-який регіон будь-якого континенту: назвіть його, киньте кубик, і очки на ньому знизять ціну. Після цього захоплення можна продовжити.
smallworld-race-goblins = Гобліни
    .gen = Гоблінів
    .text = Наприкінці ходу можете покласти бомбу долілиць на кожен сусідній регіон активної раси суперника. Їх відкривають на початку вашого наступного ходу: половина з дванадцяти бойові, вони спорожнюють регіон, мов захоплення.
smallworld-race-humans = Люди
    .gen = Людей
    .text = Наприкінці кожного ходу поставте 2 військові цілі на регіони без рас Альянсу. Хто захопить такий регіон і не належить до Орди, бере 2 монети; якщо це не ви, то й ви берете 2.
smallworld-race-kobolds = Кобольди
    .gen = Кобольдів
    .text = Для ваших захоплень кожен регіон із печерою вважається сусіднім. Із печери можна почати без переправи.
smallworld-race-naga = Наги
    .gen = Наг
    .text = Можете захоплювати моря й озера за 2 жетони, починати з них і лишатися там у занепаді.
smallworld-race-night_elves = Нічні ельфи
    .gen = Нічних ельфів
    .text = Ліси коштують вам на 1 менше. У кожному захопленому лісі постає стіна вогників (+1 до захисту), яка лишається і в занепаді.
smallworld-race-orcs = Орки
    .gen = Орків
    .text = 1 монета за кожен регіон, відібраний у раси Альянсу, понад бонус фракції.
smallworld-race-pandaren = Пандарени
    .gen = Пандаренів
    .text = Наприкінці ходу кожен суперник, на чию активну расу ви не нападали, отримує жетон гармонії. Хто його має, платить вам 2 монети, перш ніж напасти на вас, раз за хід.
smallworld-race-tauren = Таурени
    .gen = Тауренів
    .text = Ніколи поодинці: захоплюють чи тримають регіон щонайменше 2 жетони, і в занепаді в кожному регіоні лишаються 2.
smallworld-race-trolls = Тролі
    .gen = Тролів
    .text = Непорожні регіони коштують вам на 1 менше.
smallworld-race-worgen = Воргени
    .gen = Воргенів
    .text = На початку кожного ходу виберіть: подоба людини (візьміть 2 монети) або подоба воргена (заплатіть 1 монету, усі захоплення цього ходу на 1 дешевші).

## Professions: name, .text, .gist

smallworld-badge-archaeologist = Археологи
    .text = 1 монета наприкінці ходу за кожен ваш артефакт чи легендарне місце.
smallworld-badge-battlemaster = Стратеги
    .text = 1 монета одразу за кожен захоплений непорожній регіон.
smallworld-badge-beastmaster = Приборкувачі
    .text = На початку ходу ваші звірі йдуть; візьміть по одному за кожен ваш пагорб (щонайбільше 5). Вони захоплюють і розставляються, як жетони, а гинуть раніше за жетони.
smallworld-badge-blacksmith = Ковалі
    .text = Кожен регіон коштує вам на 1 менше.
smallworld-badge-champion = Звитяжці
    .text = Раз за хід звитяжець сам бере сусідній регіон, хоч би хто його боронив, і лишається там за 1 захисника. Якщо регіон упаде, жетонів ви не втрачаєте й викуповуєте звитяжця за 1 монету.
smallworld-badge-defensive = Дозорці
    .text = Наприкінці ходу на кожному вашому полі постає дозорна вежа, якщо ви тримаєте більше його сусідів, ніж будь-яка інша раса. Захопити його ніхто не може, і сили інших рас на нього не діють.
smallworld-badge-enraged = Берсерки
    .text = Кожен захоплений регіон, який боронили 2 чи більше жетонів суперника, дає стільки монет, скільки їх було.
smallworld-badge-explorer = Дослідники
    .text = 1 монета наприкінці ходу за кожен континент, де у вас є регіон.
smallworld-badge-farming = Хлібороби
    .text = 1 монета наприкінці ходу за кожне поле.
smallworld-badge-fishing = Рибалки
    .text = 1 монета наприкінці ходу за кожен регіон біля моря чи озера.
smallworld-badge-garrisoned = Будівничі
    .text = Форт (+1 до захисту) у кожному вашому регіоні, усього 10; у занепаді вони лишаються, і ремесло теж.
smallworld-badge-herbalist = Травники
    .text = 1 монета наприкінці ходу за кожен пагорб.
smallworld-badge-intimidating = Залякувачі
    .text = Тричі за хід перемістіть ворожий жетон із сусіднього регіону в інший регіон його раси. Спершу зникає стіна чи форт; мурлоки й жетони, яким нікуди йти, полишають поле.
smallworld-badge-marshdweller = Мешканці боліт
    .text = Суперник платить вам 1 монету, перш ніж захопити ваше болото, навіть у занепаді. Ремесло лишається.
smallworld-badge-mining = Гірники
    .text = 1 монета наприкінці ходу за кожен регіон із печерою.
smallworld-badge-mountaineer = Горяни
    .text = 1 монета наприкінці ходу за кожну гору.
smallworld-badge-portal_mage = Майстри порталів
    .text = Двічі за хід поміняйте місцями все, крім гір і легендарних місць, між двома джерелами магії.
smallworld-badge-ranger = Слідопити
    .text = 1 монета наприкінці ходу за кожен ліс.
smallworld-badge-sailing = Мореплавці
    .text = Висадка на початковий регіон не потребує переправи.
smallworld-badge-swampwalker = Трясовинники
    .text = 1 монета наприкінці ходу за кожне болото.

## Artifacts and legendary places

smallworld-relic-frostmourne = Крижана Скорбота
    .acc = Крижану Скорботу
    .ins = Крижаною Скорботою
    .text = Раз за хід захоплення коштує на 2 менше. Вона переходить у захоплений регіон.
    .gist = одне захоплення −2
smallworld-relic-doomhammer = Молот Року
    .ins = Молотом Року
    .text = Раз за хід захопіть досяжний регіон 1 жетоном, заплативши 2 монети його власникові (до банку, якщо він нічий).
    .gist = 1 жетон, 2 монети
smallworld-relic-ashes_of_alar = Попіл Ал’ара
    .ins = Попелом Ал’ара
    .text = Раз за хід захопіть будь-який регіон будь-якого континенту, ніби він сусідній.
    .gist = будь-де
smallworld-relic-heart_of_azeroth = Серце Азерот
    .ins = Серцем Азерот
    .text = Наприкінці ходу покладіть його у свій регіон; кожен суперник з активною расою поруч платить вам 1 монету.
    .gist = сусіди платять
smallworld-relic-aegis = Егіда Агграмара
    .acc = Егіду Агграмара
    .ins = Егідою Агграмара
    .text = Наприкінці ходу покладіть її у свій регіон; суперник мусить заплатити вам 2 монети, перш ніж захопити його чи застосувати до нього силу.
    .gist = 2 монети за напад
smallworld-relic-well_of_eternity = Джерело Вічності
    .ins = Джерелом Вічності
    .text = Коли його знайдено, переходить на море чи озеро. Наприкінці ходу 2 монети, якщо одна з ваших рас тримає довкола більше регіонів, ніж будь-яка інша.
    .gist = +2 за більшість довкола
smallworld-relic-meeting_stone = Камінь зустрічей
    .ins = Каменем зустрічей
    .text = Доки він ваш, переправа нічого не коштує.
    .gist = без переправи
smallworld-relic-karazhan = Каражан
    .ins = Каражаном
    .text = 1 монета за кожен інший ваш регіон із такою самою місцевістю.
    .gist = +1 за схожий регіон
smallworld-relic-battleground = Поле бою
    .ins = Полем бою
    .text = Бонус фракції рахується до двох разів за расу. Нейтральна раса щоходу обирає бік і отримує його бонус.
    .gist = бонус фракції двічі
smallworld-relic-dark_portal = Темний портал
    .ins = Темним порталом
    .text = 2 монети наприкінці ходу.
    .gist = +2
smallworld-relic-spirit_healer = Цілителька душ
    .acc = Цілительку душ
    .ins = Цілителькою душ
    .text = 1 новий жетон під час перерозподілу, якщо він є в лотку.
    .gist = +1 жетон
smallworld-relic-lights_hope = Каплиця Останньої Надії
    .acc = Каплицю Останньої Надії
    .ins = Каплицею Останньої Надії
    .text = Ви не втрачаєте жетонів, коли падають ваші регіони, і цей теж.
    .gist = без втрат
smallworld-relic-hidden = Закритий жетон
    .ins = Закритим жетоном
    .text = Артефакт або легендарне місце, якого ще ніхто не бачив. Його відкривають, коли регіон захоплено вперше.
smallworld-sort-artifact = Артефакт
smallworld-sort-place = Легендарне місце

## Pieces

smallworld-piece-mountain = Гора
smallworld-piece-fort = Форт
smallworld-piece-wall = Стіна вогників
smallworld-piece-tower = Дозорна вежа
smallworld-piece-bomb = Бомба
smallworld-piece-objective = Військова ціль
smallworld-piece-champion = Звитяжець
smallworld-piece-beast = Звір
smallworld-piece-harmony = Жетон гармонії

## Phases

smallworld-phase-setup = Приготування
smallworld-phase-pick = Вибір
smallworld-phase-begin = Початок ходу
smallworld-phase-conquer = Захоплення
smallworld-phase-redeploy = Перерозподіл
smallworld-phase-finish = Кінець ходу
smallworld-phase-regroup = Відступ
smallworld-phase-over = Кінець

## Where coins come from

smallworld-source-regions = Регіони
smallworld-source-declined = Регіони в занепаді
smallworld-source-faction = Бонус фракції
smallworld-source-pick = Комбінації
smallworld-source-unknown = Інше
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

smallworld-part-region = { $n } за регіон
smallworld-part-water = { $n } за воду
smallworld-part-mountain = { $n } за гору
smallworld-part-wall = { $n } за стіну вогників
smallworld-part-fort = { $n } за форт
smallworld-part-crossing = { $n } за переправу
smallworld-part-tokens = { $n ->
    [one] { $n } жетон
    [few] { $n } жетони
   *[many] { $n } жетонів
}
smallworld-part-murlocs = { $n ->
    [one] { $n } мурлок
    [few] { $n } мурлоки
   *[many] { $n } мурлоків
}
smallworld-part-dwarves = { $n } Дворфи
smallworld-part-trolls = { $n } Тролі
smallworld-part-night_elves = { $n } Нічні ельфи
smallworld-part-worgen = { $n } подоба воргена
smallworld-part-blacksmith = { $n } Ковалі
smallworld-part-frostmourne = { $n } Крижана Скорбота
smallworld-part-ethereals = { $n } Ефіріали
smallworld-part-doomhammer = { $n } Молот Року
smallworld-part-raid = { $n } повітряний наліт
smallworld-part-least = { $n } до найменшого

## Prompts

smallworld-ask-pick = Виберіть комбінацію
    .detail = По монеті на кожну над тією, яку берете; монети, що лежать на ній, ваші.
smallworld-ask-form = Яка подоба цього ходу?
    .detail = Людина: візьміть 2 монети. Ворген: заплатіть 1, кожне захоплення на 1 дешевше.
smallworld-ask-faction = За який бік б’ється ваша раса цього ходу?
    .detail = У вас Поле бою.
smallworld-ask-conquer = Захоплюйте
    .detail = { $n ->
        [0] На руці немає жетонів.
        [one] На руці { $n } жетон.
        [few] На руці { $n } жетони.
       *[many] На руці { $n } жетонів.
    }
smallworld-ask-raid-short = Нальоту на { $regionAcc } бракує { $short }
    .detail = Киньте там останній кубик або облиште наліт і йдіть далі.
smallworld-ask-scare-to = Куди тікає наляканий жетон?
smallworld-ask-portal-to = З яким джерелом магії поміняти { $regionAcc }?
smallworld-ask-fetch-to = У який ваш регіон перенести { $relicAcc }?
smallworld-ask-well = Яка вода стане Джерелом Вічності?
smallworld-ask-bomb-fee = { $n ->
    [one] { $region } під охороною: заплатити { $n } монету, щоб відкрити бомбу?
    [few] { $region } під охороною: заплатити { $n } монети, щоб відкрити бомбу?
   *[many] { $region } під охороною: заплатити { $n } монет, щоб відкрити бомбу?
}
smallworld-ask-buy = Купити нових Відречених?
    .detail = По 1 монеті, щонайбільше { $n }.
smallworld-ask-redeploy = Розставте свої жетони
    .detail = { $n ->
        [one] Треба поставити { $n } жетон.
        [few] Треба поставити { $n } жетони.
       *[many] Треба поставити { $n } жетонів.
    }
smallworld-ask-regroup = Поверніть свої жетони на поле
    .detail = { $n ->
        [one] { $n } жетон у регіони, які ще ваші.
        [few] { $n } жетони в регіони, які ще ваші.
       *[many] { $n } жетонів у регіони, які ще ваші.
    }
smallworld-ask-heart = Куди покласти Серце Азерот?
    .detail = Кожен суперник з активною расою поруч платить вам 1 монету.
smallworld-ask-aegis = Який регіон боронить Егіда?
smallworld-ask-bombs = Покладіть бомби
    .detail = По одній долілиць на кожен регіон, який хочете.
smallworld-ask-objectives = Поставте військові цілі
    .detail = На різні регіони без рас Альянсу.

## Verbs

smallworld-do-pick = { $price ->
    [0] Узяти задарма
    [one] Узяти за { $price } монету
    [few] Узяти за { $price } монети
   *[many] Узяти за { $price } монет
}
smallworld-do-conquer = { $price ->
    [one] Захопити { $price } жетоном
   *[other] Захопити { $price } жетонами
}
smallworld-do-conquer-with = { $price ->
    [one] Захопити { $price } жетоном із { $aidsIns }
   *[other] Захопити { $price } жетонами з { $aidsIns }
}
smallworld-do-roll = Кинути кубик ({ $chance } %)
smallworld-do-roll-with = Кинути кубик із { $aidsIns } ({ $chance } %)
smallworld-do-raid = Повітряний наліт
smallworld-do-raid-with = Повітряний наліт із { $aidsIns }
smallworld-do-roll-on = Кинути кубик ({ $chance } %)
smallworld-do-drop-raid = Облишити наліт
smallworld-do-champion = Послати звитяжця
smallworld-do-scare = Налякати
smallworld-do-portal = Поміняти звідси
smallworld-do-fetch = Дістати { $relicAcc }
smallworld-do-to = Сюди
smallworld-do-abandon = Полишити
smallworld-do-decline = У занепад
smallworld-do-stop = Перерозподіл
smallworld-do-form-human = Подоба людини: узяти 2 монети
smallworld-do-form-worgen = Подоба воргена: заплатити 1 монету
smallworld-do-fight-horde = За Орду
smallworld-do-fight-alliance = За Альянс
smallworld-do-pay-fee = { $n ->
    [one] Заплатити { $n } монету
    [few] Заплатити { $n } монети
   *[many] Заплатити { $n } монет
}
smallworld-do-return-bomb = Забрати бомбу
smallworld-do-buy = { $n ->
    [0] Не купувати
   *[other] Купити: { $n }
}
smallworld-do-put = Поставити жетон
smallworld-do-put-beast = Поставити звіра
smallworld-do-put-champion = Поставити звитяжця
smallworld-do-spread = Розкласти решту
smallworld-do-place = Покласти сюди
smallworld-do-bomb = Покласти бомбу
smallworld-do-objective = Поставити ціль
smallworld-do-done = Готово

## Log

smallworld-log-boards = Розкладено континент: { $continent }
smallworld-log-first-player = Починає { $who }
smallworld-log-combo = Нове в колонці: { $race } — { $badge }
smallworld-log-badges-shuffled = Скинуті ремесла перетасовано
smallworld-log-round = Раунд { $n }
smallworld-log-turn = Ходить { $who }
smallworld-log-picked = { $who } обирає комбінацію: { $race } — { $badge }; жетонів { $n }, ціна { $cost }, знайдено монет { $coins }
smallworld-log-passed-over = Жодна комбінація не підходить: { $race } вибувають із черги
smallworld-log-beasts = { $n ->
    [one] { $who } кличе { $n } звіра
    [few] { $who } кличе { $n } звірів
   *[many] { $who } кличе { $n } звірів
}
smallworld-log-form-human = { $who }: подоба людини, { $n ->
    [one] { $n } монета
    [few] { $n } монети
   *[many] { $n } монет
}
smallworld-log-form-worgen = { $who }: подоба воргена за { $n ->
    [one] { $n } монету
    [few] { $n } монети
   *[many] { $n } монет
}
smallworld-log-fights-for = { $who } б’ється за цей бік: { $faction }
smallworld-log-conquered = { $who } захоплює { $regionAcc }, жетонів: { $n }
smallworld-log-conquered-from = { $who } захоплює { $regionAcc } в { $loserGen }, жетонів: { $n }
smallworld-log-abandoned = { $who } полишає { $regionAcc }
smallworld-log-rolled = { $who } кидає кубик, випало { $n }: { $regionAcc } захоплено
smallworld-log-rolled-short = { $who } кидає кубик, випало { $n }, а треба { $short }: { $regionAcc } не захоплено
smallworld-log-raided = { $who } робить наліт на { $regionAcc }: на кубику { $n }, ціна { $cost }
smallworld-log-raid-dropped = { $who } облишає наліт на { $regionAcc }
smallworld-log-lost = { $n ->
    [one] { $race } втрачають { $n } жетон
    [few] { $race } втрачають { $n } жетони
   *[many] { $race } втрачають { $n } жетонів
}
smallworld-log-beast-lost = { $who } втрачає звіра
smallworld-log-captive = { $who } не може викупити звитяжця
smallworld-log-lone-tauren = { $who }: самотній таурен полишає регіон
smallworld-log-sheltered = { $who }: Каплиця Останньої Надії рятує жетон
smallworld-log-draenei-saved = { $who }: світло рятує дренея
smallworld-log-race-gone = { $who }: { $race } у занепаді зникли
smallworld-log-tower-gone = Падає дозорна вежа: { $region }
smallworld-log-tower-built = { $who } зводить дозорну вежу: { $region }
smallworld-log-wall-built = { $who } ставить стіну вогників: { $region }
smallworld-log-fort-built = { $who } будує форт: { $region }
smallworld-log-spoils = { $n ->
    [one] { $who } бере за бій { $n } монету
    [few] { $who } бере за бій { $n } монети
   *[many] { $who } бере за бій { $n } монет
}
smallworld-log-objective-taken = { $n ->
    [one] { $who } досягає цілі ({ $region }): { $n } монета
    [few] { $who } досягає цілі ({ $region }): { $n } монети
   *[many] { $who } досягає цілі ({ $region }): { $n } монет
}
smallworld-log-objective-shared = { $n ->
    [one] { $who } теж має з цього зиск: { $n } монета
    [few] { $who } теж має з цього зиск: { $n } монети
   *[many] { $who } теж має з цього зиск: { $n } монет
}
smallworld-log-objective-set = { $who } ставить ціль: { $region }
smallworld-log-revealed = Знахідка ({ $region }): { $relic }
smallworld-log-well-moved = Постає Джерело Вічності: { $region }
smallworld-log-well-dry = Води тут немає: Джерело Вічності вибуває з гри
smallworld-log-scared = { $who } проганяє жетон { $raceGen } сюди: { $region }
smallworld-log-scared-piece = { $who } проганяє фішку: { $region }
smallworld-log-scared-away = { $who } проганяє жетон { $raceGen } з поля: { $region }
smallworld-log-swapped = { $who } міняє місцями { $regionAcc } та { $otherAcc }
smallworld-log-fetched = { $who } переносить { $relicAcc } сюди: { $region }
smallworld-log-bombs-mixed = { $n ->
    [one] { $who } перемішує { $n } бомбу
    [few] { $who } перемішує { $n } бомби
   *[many] { $who } перемішує { $n } бомб
}
smallworld-log-bomb-set = { $who } кладе бомбу: { $region }
smallworld-log-bomb-live = { $who }: бомба вибухає ({ $region })
smallworld-log-bomb-dud = { $who }: бомба не спрацювала ({ $region })
smallworld-log-bomb-back = Бомба повертається на стос: { $region }
smallworld-log-paid = { $n ->
    [one] { $who } платить { $n } монету, отримує { $whom }: { $cause }
    [few] { $who } платить { $n } монети, отримує { $whom }: { $cause }
   *[many] { $who } платить { $n } монет, отримує { $whom }: { $cause }
}
smallworld-log-paid-bank = { $n ->
    [one] { $who } платить до банку { $n } монету: { $cause }
    [few] { $who } платить до банку { $n } монети: { $cause }
   *[many] { $who } платить до банку { $n } монет: { $cause }
}
smallworld-log-paid-murlocs = { $n ->
    [one] { $who } платить мурлокам { $n } монету: { $cause }
    [few] { $who } платить мурлокам { $n } монети: { $cause }
   *[many] { $who } платить мурлокам { $n } монет: { $cause }
}
smallworld-log-murlocs-paid = { $n ->
    [one] Мурлоки платять { $n } монету, отримує { $whom }: { $cause }
    [few] Мурлоки платять { $n } монети, отримує { $whom }: { $cause }
   *[many] Мурлоки платять { $n } монет, отримує { $whom }: { $cause }
}
smallworld-log-bought = { $n ->
    [one] { $who } купує { $n } новий жетон
    [few] { $who } купує { $n } нові жетони
   *[many] { $who } купує { $n } нових жетонів
}
smallworld-log-healed = { $n ->
    [one] { $who } отримує від Цілительки душ { $n } жетон
    [few] { $who } отримує від Цілительки душ { $n } жетони
   *[many] { $who } отримує від Цілительки душ { $n } жетонів
}
smallworld-log-heart-set = { $who } кладе Серце Азерот: { $region }
smallworld-log-aegis-set = { $who } кладе Егіду: { $region }
smallworld-log-harmony-given = { $who } віддає жетон гармонії, отримує { $whom }
smallworld-log-harmony-back = { $who } забирає жетони гармонії
smallworld-log-redeployed = { $who } завершує перерозподіл
smallworld-log-regrouped = { $who } завершує відступ
smallworld-log-declined = { $n ->
    [one] { $who }: { $race } занепадають, { $n } регіон
    [few] { $who }: { $race } занепадають, { $n } регіони
   *[many] { $who }: { $race } занепадають, { $n } регіонів
}
smallworld-log-declined-none = { $who }: { $race } занепадають без жодного регіону
smallworld-log-earned = { $who }: +{ $n } { $source }
smallworld-log-scored = { $coins ->
    [one] { $who } бере { $coins } монету
    [few] { $who } бере { $coins } монети
   *[many] { $who } бере { $coins } монет
}
smallworld-log-murlocs-turn = Мурлоки піднімаються: на руці { $n }
smallworld-log-murlocs-took = Мурлоки захоплюють { $regionAcc }, жетонів: { $n }
smallworld-log-murlocs-took-from = Мурлоки захоплюють { $regionAcc } в { $loserGen }, жетонів: { $n }
smallworld-log-murlocs-scored = { $coins ->
    [one] Мурлоки беруть { $coins } монету
    [few] Мурлоки беруть { $coins } монети
   *[many] Мурлоки беруть { $coins } монет
}
smallworld-log-over = Останній раунд завершено

## Reasons

smallworld-why-price = { $region }: ціна { $n }, у вас { $hand }
smallworld-why-die = Бракує { $short }: кубик допоможе з імовірністю { $chance } %
smallworld-why-short = Бракує { $short }: для кубика забагато
smallworld-why-tauren-roll = Для останнього кидка потрібно тауренів: { $n }
smallworld-why-no-token = Потрібен жетон на руці
smallworld-why-far = { $region } не межує з вашою расою ({ $race }) і не є початковим регіоном
smallworld-why-first = Спершу { $race } мають висадитися на початковий регіон
smallworld-why-water = Моря й озера захопити не можна
smallworld-why-tower = { $regionAcc } стереже дозорна вежа
smallworld-why-own = { $region }: це вже ваше
smallworld-why-fee = { $n ->
    [one] Спершу ви платите { $n } монету: { $cause }
    [few] Спершу ви платите { $n } монети: { $cause }
   *[many] Спершу ви платите { $n } монет: { $cause }
}
smallworld-why-fee-poor = { $n ->
    [one] Довелося б заплатити { $n } монету ({ $cause }); у вас { $have }
    [few] Довелося б заплатити { $n } монети ({ $cause }); у вас { $have }
   *[many] Довелося б заплатити { $n } монет ({ $cause }); у вас { $have }
}
smallworld-why-combo = { $race } — { $badge }: { $banner } + { $number }, разом жетонів { $n }, ціна { $price }, монет на ній { $coins }
smallworld-why-combo-later = Вибирають після занепаду
smallworld-why-combo-side = Ваш бік бере тільки свої раси: { $faction }
smallworld-why-combo-poor = Ціна { $price }; у вас { $have }
smallworld-why-decline = { $n ->
    [one] { $n } регіон лишається і приносить монети; цього ходу { $coins }
    [few] { $n } регіони лишаються і приносять монети; цього ходу { $coins }
   *[many] { $n } регіонів лишається і приносить монети; цього ходу { $coins }
}
smallworld-why-decline-begun = Не зараз: початий хід дограють
smallworld-why-decline-no-race = У вас немає активної раси
smallworld-why-stop = Перерозподіл, потім прибуток { $coins }
smallworld-why-not-asked = Зараз вирішувати не вам
smallworld-why-no-use = Тут зараз нема чого робити

## Bots

smallworld-bot-random = Навмання

## Цілі уроків, зроблених за столом
smallworld-goal-take = Захопіть цей регіон до кінця свого ходу: { $region }.
smallworld-goal-hold = Тримайте цього ходу активною расою стільки регіонів: { $n }.
smallworld-goal-earn = Заробіть цим ходом щонайменше стільки монет: { $n }.
