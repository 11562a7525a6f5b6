# Уроки: назви й слова картки уроку, стежки навчання та списку уроків.
# Кроки кожної гри — у lessons-<game>.ftl.

learn = Навчання
learn-game = Навчання: { $game }
learn-title = Навчання: { $game }
learn-gist = Короткі уроки за справжнім столом. До мети веде будь-який дозволений шлях, а кожен хибний крок можна взяти назад.
learn-rules = Читати правила
learn-teach = Вставити урок на свою сторінку
learn-soon = Уроків для цієї гри ще немає. Зате правила повні.
path-title = Стежка навчання
path-done = Пройдено уроків: { $n } з { $of }
path-next = Наступний урок
path-again = Усі уроки
lesson-minutes = { $n } хв
lesson-state-done = пройдено
lesson-state-next = наступний
lesson-state-later = попереду

lesson-step = Крок { $n } з { $of }
lesson-next = Далі
lesson-hint = Підказка
lesson-hint-more = Покажіть де
lesson-hint-play = Зіграйте за мене
lesson-back = Взяти назад
lesson-right = Правильно!
lesson-wrong = Не зовсім.
lesson-away = Це веде геть від мети. Візьміть хід назад і спробуйте інакше.
lesson-trapped = Хибний крок
lesson-done = Урок пройдено
lesson-done-text = Ви познайомилися з цими правилами:
lesson-next-one = Далі: { $title }
lesson-again = Ще раз
lesson-leave = До полиці
lesson-reads = Прочитайте картку уроку й ідіть далі.
lesson-thinks = Дайте відповідь на картці уроку.
lesson-stops = Візьміть хибний крок назад, щоб іти далі.
lesson-card = Урок
scene-play = Показати

## Dominion

lesson-dominion-turn = Один хід
lesson-dominion-actions = Дії та Села
lesson-dominion-buys = Монети й купівлі
lesson-dominion-attack = Атаки та Рів
lesson-dominion-trash = Знищення карт
lesson-dominion-end = Кінець гри
lesson-dominion-three-turns = Три ходи
lesson-dominion-throne = Тронна зала
lesson-dominion-gardens = Сади
lesson-dominion-poacher = Браконьєрка

## Small World of Warcraft

lesson-smallworld-pick = Вибір і захоплення
lesson-smallworld-costs = Ціни
lesson-smallworld-first-turn = Перший хід
lesson-smallworld-redeploy = Перерозподіл
lesson-smallworld-decline = Вчасний занепад
lesson-smallworld-faction = Бонус фракції
lesson-smallworld-relics = Артефакти

## Wonderland's War

lesson-wonderland-tea = Чаювання
lesson-wonderland-chips = Три жетони
lesson-wonderland-shards = Уламки й божевілля
lesson-wonderland-witzend = Перша битва
lesson-wonderland-red-keep = Схибити й оновити
lesson-wonderland-forge = Поліпшення
lesson-wonderland-quest = Місія
lesson-wonderland-two = Гра вдвох

## Урок із миті партії

lesson-make = Зробити з цього урок
lesson-make-text = Хто відкриє посилання, сяде на ваше місце, побачить те, що бачите ви, і матиме досягти вашої мети. Приховане від вас тасується наново.
lesson-make-goal = Мета
lesson-make-none = Без мети: сама позиція
lesson-make-wait = Мету можна поставити лише тоді, коли запитують вас. Без неї посилання відкриває позицію.
lesson-make-page = Вставити на сторінку
lesson-made = Завдання
lesson-made-missed = Нагода минула, а мети не досягнуто.
lesson-made-gist = До мети веде будь-який дозволений шлях, і все зроблене можна взяти назад.
