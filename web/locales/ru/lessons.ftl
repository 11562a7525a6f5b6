# Уроки: названия и слова карточки урока, пути обучения и списка уроков.
# Шаги каждой игры лежат в lessons-<game>.ftl.

learn = Учиться
learn-game = Учиться: { $game }
learn-title = Учимся: { $game }
learn-gist = Короткие уроки за настоящим столом. Подходит любой разрешённый путь к цели, а неверный шаг можно вернуть.
learn-rules = Читать правила
learn-teach = Вставить урок на свою страницу
learn-soon = Уроков для этой игры пока нет. Её правила описаны полностью.
path-title = Путь обучения
path-done = Пройдено уроков: { $n } из { $of }
path-next = Следующий урок
path-again = Все уроки
lesson-minutes = { $n } мин
lesson-state-done = пройден
lesson-state-next = следующий
lesson-state-later = впереди

lesson-step = Шаг { $n } из { $of }
lesson-next = Дальше
lesson-hint = Подсказка
lesson-hint-more = Покажите где
lesson-hint-play = Сыграйте за меня
lesson-back = Вернуть ход
lesson-right = Верно!
lesson-wrong = Не совсем.
lesson-away = Так от цели только дальше. Верните ход и попробуйте иначе.
lesson-trapped = Неверный шаг
lesson-done = Урок пройден
lesson-done-text = Вы познакомились с правилами:
lesson-next-one = Дальше: { $title }
lesson-again = Ещё раз
lesson-leave = К полке
lesson-reads = Прочтите карточку урока и продолжайте.
lesson-thinks = Ответьте на карточке урока.
lesson-stops = Верните неверный шаг, чтобы продолжить.
lesson-card = Урок
scene-play = Показать

## Dominion

lesson-dominion-turn = Один ход
lesson-dominion-actions = Действия и Деревни
lesson-dominion-buys = Монеты и покупки
lesson-dominion-attack = Атаки и Ров
lesson-dominion-trash = На свалку
lesson-dominion-end = Конец игры
lesson-dominion-three-turns = Три хода
lesson-dominion-throne = Тронный зал
lesson-dominion-gardens = Сады
lesson-dominion-poacher = Браконьерка

## Small World of Warcraft

lesson-smallworld-pick = Выбор и захват
lesson-smallworld-costs = Цены
lesson-smallworld-first-turn = Первый ход
lesson-smallworld-redeploy = Перераспределение
lesson-smallworld-decline = Вовремя в упадок
lesson-smallworld-faction = Бонус фракции
lesson-smallworld-relics = Артефакты

## Wonderland's War

lesson-wonderland-tea = Чаепитие
lesson-wonderland-chips = Три жетона
lesson-wonderland-shards = Осколки и Безумие
lesson-wonderland-witzend = Первая битва
lesson-wonderland-red-keep = Крах и обновление
lesson-wonderland-forge = Прокачка
lesson-wonderland-quest = Квест
lesson-wonderland-two = Вдвоём

## Урок из момента партии

lesson-make = Сделать из этого урок
lesson-make-text = Кто откроет ссылку, сядет на ваше место, увидит то, что видите вы, и должен будет достичь вашей цели. Скрытое от вас перетасовано заново.
lesson-make-goal = Цель
lesson-make-none = Без цели: только позиция
lesson-make-wait = Цель можно поставить только тогда, когда спрашивают вас. Без неё ссылка открывает позицию.
lesson-make-page = Вставить на страницу
lesson-made = Задание
lesson-made-missed = Возможность прошла, а цель не достигнута.
lesson-made-gist = Подходит любой разрешённый путь, и всё сделанное можно вернуть.
