# Оболонка: полиця, новий стіл, стіл, діалоги. Ігри мають свої файли.

app-name = Ludoteka
close = Закрити
cancel = Скасувати
dismiss = Прибрати
choose = Виберіть одне
settings = Налаштування
menu = Меню
tools = Інструменти столу
undo = Взяти назад
language = Мова
theme-to-dark = Увімкнути темну тему
theme-to-light = Увімкнути світлу тему
count-of = { $n } × { $name }

## Games

game-dominion = Домініон
game-wonderland = Битва за Дивокрай
    .cover = Битва
    .cover-second = за Дивокрай
game-smallworld = Small World of Warcraft
    .cover = Small World
    .cover-second = of Warcraft

## Home

home-title = У що зіграємо?
players-and-time = { $max ->
    [one] { $min }–{ $max } гравець, { $minutes } хв
    [few] { $min }–{ $max } гравці, { $minutes } хв
   *[many] { $min }–{ $max } гравців, { $minutes } хв
}
play = Грати
play-game = Грати: { $game }
coming = Незабаром
tables-title = Ще на столі
continue = Далі
look-at-table = Глянути
table-your-turn = Ваш хід, раунд { $turn }
table-turn-of = Ходить { $name }, раунд { $turn }
table-bot-thinks = Думає { $name }, раунд { $turn }
table-over = Завершено
table-with = з ким: { $names }
damaged-table = Стіл, який не вдається прочитати
export-file = Зберегти у файл
import-file = Відкрити стіл або урок із файлу
delete-table = Прибрати
table-deleted = Стіл прибрано.
offline-ready = Працює без мережі
offline-hint = Усе вже на цьому пристрої
credits = Піктограми: Lorc, Delapouite та інші автори game-icons.net, CC BY 3.0.
licences = Ліцензії всіх складників
trademarks = Dominion, Wonderland’s War, Small World і Warcraft — торгові марки їхніх власників, які не мають стосунку до цього сайту. Правила переказано своїми словами, малюнки наші власні.
import-failed = Файл «{ $file }» не відкрито, і нічого не змінилося. { $reason }

## The table of the day

daily-title = Стіл дня
daily-fresh = Ще не зіграно
daily-running = Гра триває
daily-gone = Вашу спробу прибрано
daily-won = Перемога { $score }
daily-lost = Поразка { $score }
daily-was-practice = Тренування { $score }
daily-gist-today = Той самий розклад і та сама вдача для всіх, хто грає сьогодні. Зараховується перша спроба, далі можна тренуватися.
daily-gist-past = Цей стіл накривали іншого дня. Його можна зіграти як тренування.
daily-gist-future = Цей стіл ще не накрито.
daily-sit = Сісти за стіл
daily-practice = Зіграти як тренування
daily-to-today = Сьогоднішній стіл
daily-others = Інші столи дня
daily-line = { $app }: стіл дня, { $day }
daily-line-result = { $rounds ->
    [one] { $game }: { $verdict }, { $rounds } раунд
    [few] { $game }: { $verdict }, { $rounds } раунди
   *[many] { $game }: { $verdict }, { $rounds } раундів
}
daily-copy = Скопіювати результат
daily-copied = Результат скопійовано.
error-bad-date = Такого дня немає.
statistics = Ваші ігри

## Starting Python

boot-download = Завантажуємо правила: { NUMBER($loaded, maximumFractionDigits: 1) } з { NUMBER($total, maximumFractionDigits: 1) } МБ
boot-start = Будимо правила
boot-install = Розпаковуємо правила; цього разу трохи довше
boot-ready = Готово
boot-again = Спробувати ще раз
report-copy = Копіювати звіт
report-copied = Звіт скопійовано: версія, гра й ходи, без імен.
waking = Правила прокидаються
waking-queued = Хід прийнято: його буде зіграно, щойно правила прокинуться.

## New table

setup-title = Новий стіл: { $game }
setup-failed = Такий стіл не накрити
setup-seats = Хто грає?
seat-number = Гравець { $n }
seat-name = Ім’я на місці { $n }
seat-kind = Хто сидить на місці { $n }
person = Людина
bots = Боти
bot = Бот: { $level }
bots-levels = Боти за силою
level-novice = Новачок
    .gist = Грає розумно, та часом помиляється.
level-steady = Розважливий
    .gist = Грає добре й відразу.
level-sharp = Гострий
    .gist = Обмірковує кожен хід; скільки часу, кажуть налаштування.
level-style = { $level }, { $style }
seat-style = Стиль бота { $n }
style-none = будь-який стиль
style-builder = будівник
    .gist = Любить розбудовуватися.
style-rusher = квапливий
    .gist = Шукає швидкої вигоди.
style-gambler = азартний
    .gist = Любить ризик.
style-bully = задирака
    .gist = Любить нападати.
bot-names = Ада, Бруно, Клара, Дмитро, Ева, Фелікс
add-seat = Додати місце
remove-seat = Прибрати місце { $n }
seed = Зерно
    .hint = Те саме зерно й той самий вибір дають те саме тасування
seed-none = будь-яке
start = Почати

## At the table

table-opening = Відкриваємо стіл
table-failed = Цей стіл не вдається відкрити
table-kept = Збереження лишається на місці; з полиці його можна зберегти у файл.
table-turn = Раунд { $round }
to-shelf = До полиці
saved = Зберігається в цьому браузері після кожного ходу.
title-asked = { $game }: { $name }, ваш хід
title-waiting = { $game }: чекаємо, ходить { $name }
asked-of = Питання до вас, { $name }.
waiting-for = Чекаємо, вирішує { $name }
bot-thinks = { $name } думає
game-over = Гру завершено
    .detail = У підсумку видно, звідки взялися очки.
looking-back = Погляд назад
    .detail = Стіл таким, яким ви його знали тієї миті.
confirm-picks = { $n ->
    [0] Не вибирати нічого
   *[other] Підтвердити: { $n }
}
result = Підсумок
undo-free = Взяти назад свій останній хід
undo-practice = Взяти назад хід, який відкрив щось нове: гра стане тренуванням
undo-none = Зараз нема чого брати назад
practice = тренування
practice-title = Взяти назад побачене?
practice-text = Після вашого останнього ходу відкрилося щось нове. Проти ботів його все одно можна взяти назад; тоді гра вважатиметься тренуванням.
practice-do = Взяти назад, хай буде тренування
practice-was = Тренувальна гра: брали підказку або ходи назад, уже побачивши нове, або ще раз пробували стіл дня.
engine-returns = Правила зупинилися й запустилися знову. Ваш стіл такий, як був.
asleep = За цим столом грають в іншій вкладці, тому тут він відпочиває.
asleep-wake = Грати тут

log = Журнал
log-turn = Хід { $round }, { $who }
log-before = До першого ходу
why-rule = Чому: правило { $rule }
why-not = Чому ні?
glass = Зблизька

history = Озирнутися
history-first = На початок
history-back = На крок назад
history-on = На крок уперед
history-now = Назад до гри
history-moment = Момент гри
history-at = { $at } з { $of }
history-from-here = Подивитися на цей хід

curtain-pass = Передайте пристрій:
curtain-lift = Я — { $name }
curtain-note = Доти ваші карти й таємниці сховано.

## The end

end-title = Підсумок
end-won = Перемагає { $name }
end-you-won = Ви перемогли!
end-shared = Ділять перемогу: { $names }
end-look = Глянути на стіл
rematch = Зіграти ще
score-player = Гравець
score-points = Очки
chart-title = Очки за ходами

## Settings

setting-theme = Тема
setting-theme-auto = Як на пристрої
setting-theme-light = Світла
setting-theme-dark = Темна
setting-motion = Рух
setting-motion-auto = Як на пристрої
setting-motion-full = Так
setting-motion-none = Ні
setting-speed = Швидкість ботів
setting-speed-slow = Повільно
setting-speed-normal = Звичайно
setting-speed-fast = Швидко
setting-speed-instant = Одразу
setting-largeCards = Більші карти й фішки
    .hint = На столі, на мапі й коли розгорнуто
setting-think = Час на роздуми
setting-think-quick = 0,4 с
setting-think-normal = 1 с
setting-think-long = 3 с
setting-think-deep = 8 с
setting-odds = Показувати шанси
    .hint = Імовірності маленькими малюнками поруч із журналом
setting-listView = Перегляд списком
    .hint = Мапа й чайний стіл як списки словами: читати чи слухати
setting-confirm = Перепитувати, коли щось втрачається
    .hint = Наприклад, перш ніж гра стане тренуванням
setting-autopass = Минати порожні фази
    .hint = Коли лишається тільки йти далі
setting-keys = Клавіші з однієї літери
    .hint = Натисніть ?, щоб побачити список
setting-sounds = Звуки
    .hint = Нечасті й тихі

## Keys

keys-title = Клавіші
key-tab = Обійти все на столі
    .cap = Tab
key-enter = Скористатися тим, що у фокусі
    .cap = Enter
key-n = Наступне, чим можна скористатися зараз
    .cap = N
key-p = Попереднє
    .cap = P
key-i = Відкрити карту у фокусі
    .cap = I
key-w = Чому цим не можна скористатися?
    .cap = W
key-c = Підтвердити або йти далі, де шлях один
    .cap = C
key-u = Взяти хід назад
    .cap = U
key-left = На крок назад у грі
    .cap = ←
key-right = На крок уперед
    .cap = →
key-now = Повернутися до гри
    .cap = Esc
key-escape = Закрити відкрите
    .cap = Esc
key-slash = До командного рядка, якщо його ввімкнено
    .cap = /
key-help = Цей список
    .cap = ?

## Storage

storage-full = Сховище браузера заповнене. Гра триває, але тільки в цій вкладці: збережіть її у файл, щоб не втратити.
storage-refused = Цей браузер нічого не хоче зберігати. Гра триває, але тільки в цій вкладці: збережіть її у файл, щоб не втратити.
note-history-changed = Ходи цього збереження не ведуть до його позиції. Позицію відкрито; озиратися можна тільки від цього місця.
note-rules-changed = Це збереження зроблено за іншими правилами. Позицію відкрито; озиратися можна тільки від цього місця.

## Errors

error-boot-wasm = Цей браузер не дозволяє WebAssembly, а правила без нього не працюють. Ваші збереження цілі. Дозвольте його для цієї сторінки або спробуйте інший браузер.
error-boot-network = Частина сайту не завантажилася ({ $file }). Ваші збереження цілі. Перевірте з’єднання і спробуйте ще раз.
error-boot-failed = Правила не запустилися: { $reason } Ваші збереження цілі; спробуйте ще раз або перезавантажте сторінку.
error-boot-timeout = Правила не встигли запуститися. Ваші збереження цілі; спробуйте ще раз.
error-engine-lost = Правила зупинилися. Ваш стіл збережено; спробуйте ще раз.
error-engine-restarted = Правила запущено знову.
error-engine-stopped = Правила зупинено. Ваш стіл збережено; перезавантажте сторінку.
error-no-table = У цьому браузері такого столу немає. Можливо, його прибрали або він в іншому браузері; якщо ви зберегли його у файл, відкрийте файл із полиці.
error-lesson-file = У файлі немає цілого уроку: посилання в ньому бракує або воно пошкоджене.
error-lesson-version = Урок створено в новішій версії Лудотеки. Перезавантажте сторінку й спробуйте ще раз.
error-damaged-save = Збереження пошкоджене ({ $detail }). Якщо цей стіл є у файлі, відкрийте файл із полиці.
error-foreign-save = Це не збереження Ludoteka. Виберіть файл, збережений тут.
error-newer-save = Формат цього збереження — { $format }; ця версія його не знає. Збереження не змінено; перезавантажте сторінку, щоб отримати найновішу версію.
error-damaged-position = Позиція у збереженні пошкоджена: жодна партія до неї не веде. Якщо цей стіл є у файлі, відкрийте файл із полиці.
error-unknown-game = Гри «{ $game }» тут немає. Перезавантажте сторінку, щоб отримати найновішу версію.
error-unknown-table = Цей стіл уже прибрано.
error-unknown-bot = Одного з ботів за цим столом тут не знають. Перезавантажте сторінку, щоб отримати найновішу версію.
error-unknown-method = Сторінка попросила те, чого правила не знають. Перезавантажте сторінку.
error-illegal-move = Цей хід зараз неможливий.
error-not-asked = Зараз відповідати не вам.
error-no-moves = Жодного ходу не вибрано.
error-stale-ply = Тим часом гра пішла далі. Погляньте ще раз і виберіть знову.
error-game-over = Гру завершено.
error-no-undo = Зараз нема чого брати назад.
error-undo-is-practice = Якщо взяти це назад, гра стане тренуванням.
error-bad-options = Такий вибір не підходить до гри.
error-bad-seats = У цю гру грають від { $min } до { $max } гравців.
error-bad-seat = Одне з місць не заповнене.
error-bad-seed = Зерно — це щонайбільше 64 літери, цифри або знаки.
error-bad-payload = Сторінка й правила не розуміють одне одного. Перезавантажте сторінку.
error-bad-viewer = Такого місця немає.
error-bad-ply = Такого моменту в цій грі немає.
error-bad-target = На столі нічого такого немає.
error-fault = У правилах щось пішло не так: { $detail } Стіл такий, яким був до того; спробуйте інший хід або перезавантажте сторінку.
error-bad-option = Одне з вибраного не підходить до гри.
error-endless-game = Ця гра не має кінця.
error-bad-brief = Бота запитали про стіл, якого він не може прочитати. Перезавантажте сторінку: гру збережено.
error-bad-thoughts = Думки бота загубилися дорогою. Перезавантажте сторінку: гру збережено.
error-no-thought = Жоден бот не думає над цим столом.
error-bad-answer = Випадок дав неможливу відповідь.
error-unknown-lesson = Такого уроку немає.
error-lesson-waits = Урок чекає на інше.

## The command line

setting-commandLine = Командний рядок
    .hint = Вводьте ходи словами: «купити село», «чому провінція»
command-line = Командний рядок
command-said = Введене й сказане
command-send = Надіслати
command-example = купити село, чому, назад, кінець, довідка
command-word-help = довідка, допомога, help
command-word-look = огляд, що, вибір, look
command-word-why = чому, why
command-word-undo = назад, скасувати, undo
command-word-end = кінець, далі, готово, досить, end
command-choice = { $verb }: { $what }
command-which = Що саме? { $choices }
command-unknown = Не розумію «{ $text }». Найближче: { $choices }
command-can = Можна: { $choices }
command-more = { $n ->
    [one] ще { $n } вибір
    [few] ще { $n } вибори
   *[many] ще { $n } виборів
}
command-reason = { $text } ({ $rule })
command-no-reason = { $what }: зараз про це нема чого сказати
command-help = Введіть хід так, як він зветься на столі, або лише початок: «купити село», «село». «Огляд» називає ваші вибори, «чому» — правило, «чому» з назвою — чого тій речі бракує, «назад» бере хід назад, «кінець» веде далі. Коми з’єднують команди; стрілка вгору повертає попередню.

## Роздуми, підказки та шанси

hint = Підказка
hint-adviser = Порадник
hint-thinking = Зважую ваші ходи…
hint-practice-title = Узяти підказку?
hint-practice-text = Ви побачите три найкращі ходи й шанси на перемогу. Порадник знає не більше за вас; гра відтоді вважатиметься тренуванням.
hint-practice-do = Показати, хай буде тренування
hint-even = { $n ->
    [2] Два з цих ходів приблизно однакові: вибирайте, який до душі.
   *[other] Усі ці ходи приблизно однакові: вибирайте, який до душі.
}
hint-move = { $verb }: { $noun }
hint-lead = { $way ->
    [ahead] у середньому попереду, очок: { NUMBER($n, minimumFractionDigits: 1) }
    [behind] у середньому позаду, очок: { NUMBER($n, minimumFractionDigits: 1) }
   *[level] у середньому нарівно
}
hint-behind = менше, ніж у першого, на { NUMBER($n, minimumFractionDigits: 1) }
hint-note = Шанси на перемогу оцінено за іграми, дограними звідси: { $n }.
hint-said = Підказка: { $move }, шанс на перемогу { $chance }
error-no-hint = На це питання підказки немає.
odds = Шанси
odds-none = Зараз рахувати нічого.
odds-column = { $n } з імовірністю { $chance }
