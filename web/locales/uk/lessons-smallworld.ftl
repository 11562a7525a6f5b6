# Кроки уроків Small World of Warcraft. Кроки-завдання мають .hint, питання на здогад — .after з поясненням.

## Pick and conquer

lesson-smallworld-pick-column = Спочатку у вас немає народу. Ця колонка пропонує шість: знамено з расою та ремесло.
lesson-smallworld-pick-tokens = На знамені Відречених 6, на ремеслі Травників 4. Скільки жетонів ви отримаєте?
    .after = Числа додають: 6 + 4 = 10.
lesson-smallworld-pick-tokens-4 = 4
lesson-smallworld-pick-tokens-6 = 6
lesson-smallworld-pick-tokens-10 = 10
lesson-smallworld-pick-take = Візьміть Відречених із ремеслом Травників.
    .hint = Вони другі згори, тож коштують 1 монету, яку кладуть на комбінацію вище.
lesson-smallworld-pick-another = Можна взяти будь-яку, по 1 монеті за кожну над нею. Тут нам потрібні Відречені — Травники.
lesson-smallworld-pick-land = На руці десять жетонів. Висадіться на початковий регіон: той, що з якорем.
    .hint = Гірчичний Лан вільний і має якір: 2 жетони та 1 за переправу.
lesson-smallworld-pick-stopped = Ви завершили захоплення зарано. Доки є жетони, можна брати ще.
lesson-smallworld-pick-three = Тепер розширюйтеся, доки матимете три регіони.
    .hint = Порожній регіон поруч із вашим коштує 2 жетони.
lesson-smallworld-pick-end = Можна йти далі або зупинитися коли завгодно. Завершіть захоплення й розкладіть жетони.
    .hint = Натисніть кнопку, що завершує захоплення, і хай жетони розкладуться.
lesson-smallworld-pick-paid = Кожен ваш регіон дає 1 монету наприкінці ходу, а Травники — ще по 1 за пагорб. Тепер ходить Зофія.

## Prices

lesson-smallworld-costs-mountain = Ви тримаєте Гірчичний Лан і маєте п’ять жетонів. Скільки коштує Панцир, порожня гора поруч?
    .after = Кожен регіон коштує 2, а гора — ще 1.
lesson-smallworld-costs-held = А Кісточкові Пагорби, де стоять двоє Дворфів?
    .after = 2 за регіон і по 1 за кожен жетон, що його боронить.
lesson-smallworld-costs-crossing = Борсучі Горби лежать на іншому континенті: вільний регіон з якорем. Скільки вони коштують?
    .after = 2 за регіон і 1 за переправу, бо поруч у вас нічого немає.
lesson-smallworld-costs-n-2 = 2 жетони
lesson-smallworld-costs-n-3 = 3 жетони
lesson-smallworld-costs-n-4 = 4 жетони
lesson-smallworld-costs-two = Захопіть своїми п’ятьма жетонами ще два регіони.
    .hint = Вузлуватий Ліс порожній і коштує 2. Лишається 3.
lesson-smallworld-costs-dear = Дорогий регіон з’їв ваші жетони. Коли на руці менше 2, другого не взяти.
lesson-smallworld-costs-stopped = Захоплення скінчилися, а регіонів менше, ніж могло бути.
lesson-smallworld-costs-done = Перш ніж когось посилати, порахуйте: 2, гора, переправа, захисники. Наведіть на регіон, щоб побачити суму.

## A first turn

lesson-smallworld-first-turn-price = Приклад із книжки правил. Десятеро Відречених прибувають із моря на Гірчичний Лан, де живе мурлок. Скільки це коштує?
    .after = 2 за регіон, 1 за переправу, 1 за мурлока.
lesson-smallworld-first-turn-n-3 = 3
lesson-smallworld-first-turn-n-4 = 4
lesson-smallworld-first-turn-n-5 = 5
lesson-smallworld-first-turn-field = Висадіться там.
    .hint = Натисніть Гірчичний Лан на малому континенті.
lesson-smallworld-first-turn-elsewhere = Можна захопити й це. Але Відречені з прикладу пішли іншим шляхом.
lesson-smallworld-first-turn-stopped = Ви завершили захоплення. Відречені ще мали жетони на руці.
lesson-smallworld-first-turn-hills = Далі Кісточкові Пагорби, які тримають двоє Кобольдів: 2 і 2 буде 4.
    .hint = Натисніть Кісточкові Пагорби. Один Кобольд загине, другий утече.
lesson-smallworld-first-turn-die = Лишилося два жетони, а Панцир коштує 3. Бракує 1: спробуйте з кубиком.
    .hint = Натисніть Панцир. Коли бракує щонайбільше 3, можна раз кинути кубик — це остання спроба.
lesson-smallworld-first-turn-no-roll = Ви спинилися, не спробувавши. Кидок нічого не коштує: якщо не вдасться, жетони підуть у ваші регіони.
lesson-smallworld-first-turn-buy = Кубик дав жетон, якого бракувало! Через вас загинули мурлок і Кобольд, тож можна купити до двох нових Відречених. Купіть одного.
    .hint = Одна монета — один жетон із лотка.
lesson-smallworld-first-turn-not-one = За кожен жетон, що загинув через вас, можна купити одного Відреченого. Гравець із прикладу купив рівно одного.
lesson-smallworld-first-turn-coins = Жетони розкладуться по трьох регіонах. Скільки монет дасть хід?
    .after = 3 за регіони й 1 за пагорби, бо ваші Відречені — Травники.
lesson-smallworld-first-turn-done = Три регіони за перший хід. Кобольд, що втік, знову в Зофії.

## Redeployment and coins

lesson-smallworld-redeploy-stop = Ваші Орки тримають три регіони й мають на руці чотири жетони. Завершіть захоплення цього ходу.
    .hint = Для цього є кнопка під мапою.
lesson-smallworld-redeploy-coins = Три регіони, а ремесло у вас — Хлібороби: ще 1 монета за кожне поле. Гірчичний Лан — поле. Скільки дасть хід?
    .after = 3 за регіони й 1 за поле. Монети дають наприкінці ходу.
lesson-smallworld-redeploy-n-3 = 3 монети
lesson-smallworld-redeploy-n-4 = 4 монети
lesson-smallworld-redeploy-n-5 = 5 монет
lesson-smallworld-redeploy-guard = Дворфи Зофії стоять поруч із Панциром, а гори коштують Дворфам на 2 менше. Поставте туди щонайменше ще три жетони.
    .hint = Натисніть Панцир тричі, четвертий жетон покладіть де хочете й підтвердьте.
lesson-smallworld-redeploy-even = Якщо ділити порівну, Панцир лишиться слабким. Жетони можна розкладати як завгодно, принаймні по одному в кожному регіоні.
lesson-smallworld-redeploy-done = Кожен жетон там робить Панцир на 1 дорожчим. На початку наступного ходу ви забираєте всі, крім одного в кожному регіоні.

## Decline

lesson-smallworld-decline-tired = Чотири регіони, але послати далі можна лише двох Орків. Народ, що не може рости, дозрів до занепаду.
lesson-smallworld-decline-decline = Хай Орки підуть у занепад.
    .hint = Це забирає весь хід і має бути першим, що ви робите.
lesson-smallworld-decline-conquered = Ви вже захоплювали. Занепад буває замість захоплень, на початку ходу.
lesson-smallworld-decline-ended = Хід скінчився, а Орки й досі активні. Занепад треба вибирати на початку.
lesson-smallworld-decline-coins = Скільки дав цей хід? У вас є печера, а ремеслом були Гірники.
    .after = По 1 монеті за кожен із чотирьох регіонів. Ремесла вже немає, і воно нічого не дає.
lesson-smallworld-decline-coins-4 = 4 монети
lesson-smallworld-decline-coins-5 = 5 монет
lesson-smallworld-decline-coins-0 = Нічого
lesson-smallworld-decline-zofia = У кожному регіоні лишається один Орк. Тепер ходить Зофія.
lesson-smallworld-decline-new = Знову ваш хід, і руки вільні: виберіть новий народ.
    .hint = Найвищий нічого не коштує.
lesson-smallworld-decline-still = Ваш новий народ вирушає. Чи дають ще щось чотири регіони Орків?
    .after = По 1 монеті, доки їх ніхто не захопить. Немає тільки бонусу знамена й ремесла.
lesson-smallworld-decline-still-yes = Так, по 1 монеті
lesson-smallworld-decline-still-no = Ні, нічого
lesson-smallworld-decline-done = У занепаді може бути один народ. Якщо занепаде другий, перший полишить поле.

## Faction bonus

lesson-smallworld-faction-sides = Ваші Ельфи крові — з Орди. Дворфи Зофії та Люди Богдана — з Альянсу. Ваші Відречені в занепаді.
lesson-smallworld-faction-three = Відберіть у Дворфів Ячмінну Гавань, а потім у Людей Озерну Драговину й Нетлиний Ліс.
    .hint = Почніть з Ячмінної Гавані: у неї якір. Кожен із трьох коштує 3, бо з Мореплавцями переправа безкоштовна.
lesson-smallworld-faction-elsewhere = Гарний регіон, але нікого з Альянсу там не переможено. Приклад іде іншим шляхом.
lesson-smallworld-faction-stopped = Захоплення скінчилися, а Альянс і досі тримає свої регіони.
lesson-smallworld-faction-bonus = Ви відібрали один регіон у Дворфів і два в Людей. Скільки це монет за фракцію?
    .after = По 1 за кожну переможену расу, скільки б регіонів вона не втратила.
lesson-smallworld-faction-n-1 = 1
lesson-smallworld-faction-n-2 = 2
lesson-smallworld-faction-n-3 = 3
lesson-smallworld-faction-total = У Нетлиному Лісі є джерело магії, яке дає Ельфам крові 1. Ваші Відречені тримають два регіони. Скільки дасть увесь хід?
    .after = 3 за регіони, 2 за регіони в занепаді, 1 за джерело магії та 2 за фракцію: 8.
lesson-smallworld-faction-n-5 = 5 монет
lesson-smallworld-faction-n-6 = 6 монет
lesson-smallworld-faction-n-8 = 8 монет
lesson-smallworld-faction-done = Шукайте раси протилежного боку: вистачить відібрати в кожної по регіону.

## Artifacts and places

lesson-smallworld-relics-token = На Кісточкових Пагорбах лежить закритий жетон. Це може бути артефакт або легендарне місце.
lesson-smallworld-relics-reveal = Захопіть Кісточкові Пагорби, щоб його відкрити.
    .hint = Вони порожні й поруч із вами: 2 жетони.
lesson-smallworld-relics-elsewhere = Жетон відкривають лише тоді, коли захоплено його власний регіон.
lesson-smallworld-relics-stopped = Захоплення скінчилися, а жетон і досі закритий.
lesson-smallworld-relics-cheaper = Крижана Скорбота! Раз за хід вона робить захоплення на 2 дешевшим. Ячмінна Гавань коштує 5. Скільки вона коштуватиме з мечем?
    .after = 5 без 2 буде 3. У вас чотири жетони.
lesson-smallworld-relics-n-2 = 2 жетони
lesson-smallworld-relics-n-3 = 3 жетони
lesson-smallworld-relics-n-5 = 5 жетонів
lesson-smallworld-relics-sword = Захопіть Ячмінну Гавань за допомогою Крижаної Скорботи.
    .hint = Натисніть Ячмінну Гавань і виберіть захоплення з мечем.
lesson-smallworld-relics-wasted = Меч цього ходу вже використано, а Ячмінна Гавань і досі коштує 5.
lesson-smallworld-relics-without = Тепер для Ячмінної Гавані жетонів замало. З мечем усе б удалося.
lesson-smallworld-relics-done = Меч тепер лежить у Ячмінній Гавані: артефакт лишається там, де його використано. Хто візьме регіон, візьме і його.
