# Оболочка: полка, новый стол, стол, окна. У игр есть свои файлы.

app-name = Ludoteka
close = Закрыть
cancel = Отмена
dismiss = Убрать
choose = Выберите одно
settings = Настройки
menu = Меню
tools = Инструменты стола
undo = Вернуть ход
language = Язык
theme-to-dark = Включить тёмную тему
theme-to-light = Включить светлую тему
count-of = { $n } × { $name }

## Games

game-dominion = Доминион
game-wonderland = Битва за Страну Чудес
    .cover = Битва за
    .cover-second = Страну Чудес
game-smallworld = Small World of Warcraft
    .cover = Small World
    .cover-second = of Warcraft

## Home

home-title = Во что сыграем?
players-and-time = Игроков: { $min }–{ $max }, { $minutes } мин
play = Играть
play-game = Играть: { $game }
coming = Скоро
tables-title = Ещё на столе
continue = Продолжить
look-at-table = Посмотреть
table-your-turn = Ваш ход, раунд { $turn }
table-turn-of = Ходит { $name }, раунд { $turn }
table-bot-thinks = { $name } думает, раунд { $turn }
table-over = Партия окончена
table-with = за столом: { $names }
damaged-table = Стол, который не удаётся прочесть
export-file = Сохранить в файл
import-file = Открыть стол или урок из файла
delete-table = Убрать
table-deleted = Стол убран.
offline-ready = Работает без сети
offline-hint = Всё уже на этом устройстве
credits = Значки: Lorc, Delapouite и другие авторы game-icons.net, CC BY 3.0.
licences = Лицензии всех составных частей
trademarks = Dominion, Wonderland’s War, Small World и Warcraft — товарные знаки своих владельцев, которые к этому сайту не причастны. Правила пересказаны нашими словами, рисунки наши собственные.
import-failed = Файл «{ $file }» не открыт, ничего не изменилось. { $reason }

## The table of the day

daily-title = Стол дня
daily-fresh = Ещё не сыграно
daily-running = Партия идёт
daily-gone = Ваша попытка убрана
daily-won = Победа { $score }
daily-lost = Поражение { $score }
daily-was-practice = Тренировка { $score }
daily-gist-today = Тот же расклад и та же удача для всех, кто играет сегодня. Засчитывается первая попытка, потом можно тренироваться.
daily-gist-past = Этот стол накрывали в другой день. Его можно сыграть как тренировку.
daily-gist-future = Этот стол ещё не накрыт.
daily-sit = Сесть за стол
daily-practice = Сыграть как тренировку
daily-to-today = Сегодняшний стол
daily-others = Другие столы дня
daily-line = { $app }: стол дня, { $day }
daily-line-result = { $rounds ->
    [one] { $game }: { $verdict }, { $rounds } раунд
    [few] { $game }: { $verdict }, { $rounds } раунда
   *[many] { $game }: { $verdict }, { $rounds } раундов
}
daily-copy = Скопировать результат
daily-copied = Результат скопирован.
error-bad-date = Такого дня нет.
statistics = Ваши партии

## Starting Python

boot-download = Загружаем правила: { NUMBER($loaded, maximumFractionDigits: 1) } из { NUMBER($total, maximumFractionDigits: 1) } МБ
boot-start = Будим правила
boot-install = Распаковываем правила: в этот раз чуть дольше
boot-ready = Готово
boot-again = Попробовать ещё раз
report-copy = Скопировать отчёт
report-copied = Отчёт скопирован: версия, игра и ходы, без имён.
waking = Правила просыпаются
waking-queued = Ход принят: он будет сыгран, как только правила проснутся.

## New table

setup-title = Новый стол: { $game }
setup-failed = Этот стол накрыть нельзя
setup-seats = Кто играет?
seat-number = Игрок { $n }
seat-name = Имя на месте { $n }
seat-kind = Кто сидит на месте { $n }
person = Человек
bots = Боты
bot = Бот: { $level }
bots-levels = Боты по силе
level-novice = Новичок
    .gist = Играет разумно, но порой ошибается.
level-steady = Рассудительный
    .gist = Играет хорошо и сразу.
level-sharp = Острый
    .gist = Обдумывает каждый ход; сколько времени, говорят настройки.
level-style = { $level }, { $style }
seat-style = Стиль бота { $n }
style-none = любой стиль
style-builder = строитель
    .gist = Любит обстраиваться.
style-rusher = торопливый
    .gist = Ищет быстрой выгоды.
style-gambler = азартный
    .gist = Любит риск.
style-bully = задира
    .gist = Любит нападать.
bot-names = Ада, Бруно, Клара, Дмитрий, Эва, Феликс
add-seat = Добавить место
remove-seat = Убрать место { $n }
seed = Зерно случая
    .hint = Одинаковое зерно и одинаковые настройки дают одинаковый расклад
seed-none = любое
start = Начать

## At the table

table-opening = Открываем стол
table-failed = Этот стол не открывается
table-kept = Сохранение остаётся на месте; на полке его можно сохранить в файл.
table-turn = Раунд { $round }
to-shelf = Назад к полке
saved = Сохраняется в этом браузере после каждого хода.
title-asked = { $game }: { $name }, ваш ход
title-waiting = { $game }: сейчас решает { $name }
asked-of = { $name }, вопрос к вам.
waiting-for = Сейчас решает { $name }
bot-thinks = { $name } думает
game-over = Игра окончена
    .detail = В итогах видно, из чего сложились очки.
looking-back = Взгляд назад
    .detail = Стол таким, каким вы его видели в тот момент.
confirm-picks = { $n ->
    [0] Не выбирать ничего
   *[other] Подтвердить: { $n }
}
result = Итоги
undo-free = Вернуть последний ход
undo-practice = Вернуть ход, который открыл что-то новое: партия станет тренировочной
undo-none = Сейчас возвращать нечего
practice = тренировка
practice-title = Вернуть ход после увиденного?
practice-text = После вашего последнего хода открылось что-то новое. Против ботов его всё же можно вернуть, но партия будет отмечена как тренировочная.
practice-do = Вернуть и отметить как тренировку
practice-was = Тренировочная партия: брали подсказку или возвращали ходы, уже увидев новое, или ещё раз пробовали стол дня.
engine-returns = Правила остановились и запущены снова. Стол восстановлен.
asleep = За этим столом играют в другой вкладке, поэтому здесь он отдыхает.
asleep-wake = Играть здесь

log = Журнал
log-turn = Ход { $round }, { $who }
log-before = До первого хода
why-rule = Почему: правило { $rule }
why-not = Почему нельзя?
glass = Подробно

history = Взгляд назад
history-first = К началу
history-back = На шаг назад
history-on = На шаг вперёд
history-now = Вернуться к игре
history-moment = Момент партии
history-at = { $at } из { $of }
history-from-here = Посмотреть этот ход

curtain-pass = Передайте устройство:
curtain-lift = Это я, { $name }
curtain-note = До этого ваши карты и жетоны скрыты.

## The end

end-title = Итоги
end-won = Побеждает { $name }
end-you-won = Вы победили!
end-shared = Победу делят { $names }
end-look = Посмотреть на стол
rematch = Сыграть ещё
score-player = Игрок
score-points = Очки
chart-title = Очки по ходам

## Settings

setting-theme = Тема
setting-theme-auto = Как на устройстве
setting-theme-light = Светлая
setting-theme-dark = Тёмная
setting-motion = Движение
setting-motion-auto = Как на устройстве
setting-motion-full = Включено
setting-motion-none = Выключено
setting-speed = Скорость ботов
setting-speed-slow = Медленно
setting-speed-normal = Обычно
setting-speed-fast = Быстро
setting-speed-instant = Сразу
setting-largeCards = Карты и фишки крупнее
    .hint = На столе, на карте и в раскрытом виде
setting-think = Время на раздумья
setting-think-quick = 0,4 с
setting-think-normal = 1 с
setting-think-long = 3 с
setting-think-deep = 8 с
setting-odds = Показывать шансы
    .hint = Вероятности маленькими картинками рядом с журналом
setting-listView = Просмотр списком
    .hint = Карта и чайный стол как списки словами: читать или слушать
setting-confirm = Спрашивать, прежде чем от чего-то отказаться
    .hint = Например, прежде чем партия станет тренировочной
setting-autopass = Пропускать пустые фазы
    .hint = Когда остаётся только продолжить
setting-keys = Клавиши из одной буквы
    .hint = Список открывается по ?
setting-sounds = Звуки
    .hint = Редкие и тихие

## Keys

keys-title = Клавиши
key-tab = Обойти всё на столе
    .cap = Tab
key-enter = Применить то, что в фокусе
    .cap = Enter
key-n = Следующее, что сейчас доступно
    .cap = N
key-p = Предыдущее
    .cap = P
key-i = Открыть карту в фокусе
    .cap = I
key-w = Почему это недоступно?
    .cap = W
key-c = Подтвердить или продолжить, если путь один
    .cap = C
key-u = Вернуть ход
    .cap = U
key-left = На шаг назад по партии
    .cap = ←
key-right = На шаг вперёд
    .cap = →
key-now = Закончить взгляд назад
    .cap = Esc
key-escape = Закрыть открытое
    .cap = Esc
key-slash = К командной строке, если она включена
    .cap = /
key-help = Этот список
    .cap = ?

## Storage

storage-full = Память браузера заполнена. Игра продолжается, но только в этой вкладке: сохраните её в файл, чтобы не потерять.
storage-refused = Браузер отказывается что-либо хранить. Игра продолжается, но только в этой вкладке: сохраните её в файл, чтобы не потерять.
note-history-changed = Ходы этого сохранения не приводят к его позиции. Позиция открыта; взгляд назад начинается отсюда.
note-rules-changed = Это сохранение сделано по другим правилам. Позиция открыта; взгляд назад начинается отсюда.

## Errors

error-boot-wasm = Браузер не разрешает WebAssembly, а правила без него не работают. Сохранения целы. Разрешите его для этой страницы или возьмите другой браузер.
error-boot-network = Часть сайта не загрузилась ({ $file }). Сохранения целы. Проверьте соединение и попробуйте ещё раз.
error-boot-failed = Правила не запустились: { $reason } Сохранения целы; попробуйте ещё раз или обновите страницу.
error-boot-timeout = Правила не успели запуститься. Сохранения целы; попробуйте ещё раз.
error-engine-lost = Правила остановились. Стол сохранён; попробуйте ещё раз.
error-engine-restarted = Правила запущены снова.
error-engine-stopped = Правила остановлены. Стол сохранён; обновите страницу.
error-no-table = В этом браузере такого стола нет. Возможно, его убрали или он в другом браузере; если он сохранён в файл, откройте файл с полки.
error-lesson-file = В файле нет целого урока: ссылки в нём не хватает или она повреждена.
error-lesson-version = Урок создан в более новой версии Лудотеки. Обновите страницу и попробуйте ещё раз.
error-damaged-save = Сохранение повреждено ({ $detail }). Если этот стол есть в файле, откройте файл с полки.
error-foreign-save = Это не сохранение Ludoteka. Выберите файл, сохранённый здесь.
error-newer-save = Формат этого сохранения — { $format }; эта версия его не знает. Сохранение не изменено; обновите страницу, чтобы получить новейшую версию.
error-damaged-position = Позиция в сохранении повреждена: ни одна партия к ней не ведёт. Если этот стол есть в файле, откройте файл с полки.
error-unknown-game = Игры «{ $game }» здесь нет. Обновите страницу, чтобы получить новейшую версию.
error-unknown-table = Стол уже убран.
error-unknown-bot = Одного из ботов за этим столом здесь не знают. Обновите страницу, чтобы получить новейшую версию.
error-unknown-method = Страница просит то, чего правила не знают. Обновите страницу.
error-illegal-move = Сейчас такой ход невозможен.
error-not-asked = Сейчас отвечаете не вы.
error-no-moves = Ход не выбран.
error-stale-ply = Тем временем игра ушла вперёд. Взгляните ещё раз и выберите снова.
error-game-over = Игра окончена.
error-no-undo = Сейчас возвращать нечего.
error-undo-is-practice = Если вернуть этот ход, партия станет тренировочной.
error-bad-options = Такие настройки игре не подходят.
error-bad-seats = В эту игру играют от { $min } до { $max } игроков.
error-bad-seat = Одно из мест не заполнено.
error-bad-seed = Зерно — до 64 букв, цифр или знаков.
error-bad-payload = Страница и правила не понимают друг друга. Обновите страницу.
error-bad-viewer = Такого места нет.
error-bad-ply = Такого момента в этой партии нет.
error-bad-target = Ничего такого на столе нет.
error-fault = В правилах что-то сломалось: { $detail } Стол такой же, каким был; попробуйте другой ход или обновите страницу.
error-bad-option = Одна из настроек игре не подходит.
error-endless-game = Этой партии нет конца.
error-bad-brief = Бота спросили о столе, который он не может прочитать. Обновите страницу: игра сохранена.
error-bad-thoughts = Мысли бота потерялись по дороге. Обновите страницу: игра сохранена.
error-no-thought = Ни один бот не думает над этим столом.
error-bad-answer = Случай дал невозможный ответ.
error-unknown-lesson = Такого урока нет.
error-lesson-waits = Урок ждёт другого действия.

## The command line

setting-commandLine = Командная строка
    .hint = Вводите ходы словами: «купить деревня», «почему провинция»
command-line = Командная строка
command-said = Введённое и сказанное
command-send = Отправить
command-example = купить деревня, почему, назад, конец, справка
command-word-help = справка, помощь, help
command-word-look = обзор, что, выбор, look
command-word-why = почему, why
command-word-undo = назад, отменить, undo
command-word-end = конец, дальше, готово, хватит, end
command-choice = { $verb }: { $what }
command-which = Что именно? { $choices }
command-unknown = Не понимаю «{ $text }». Ближе всего: { $choices }
command-can = Можно: { $choices }
command-more = { $n ->
    [one] ещё { $n } выбор
    [few] ещё { $n } выбора
   *[many] ещё { $n } выборов
}
command-reason = { $text } ({ $rule })
command-no-reason = { $what }: сейчас об этом нечего сказать
command-help = Введите ход так, как он называется на столе, или только начало: «купить деревня», «деревня». «Обзор» называет ваши варианты, «почему» — правило, «почему» с названием — чего этой вещи недостаёт, «назад» берёт ход назад, «конец» ведёт дальше. Запятые соединяют команды; стрелка вверх возвращает прежнюю.

## Раздумья, подсказки и шансы

hint = Подсказка
hint-adviser = Советчик
hint-thinking = Взвешиваю ваши ходы…
hint-practice-title = Взять подсказку?
hint-practice-text = Вы увидите три лучших хода и шансы на победу. Советчик знает не больше вашего; партия будет отмечена как тренировочная.
hint-practice-do = Показать и отметить как тренировку
hint-even = { $n ->
    [2] Два из этих ходов примерно равны: берите, какой по душе.
   *[other] Все эти ходы примерно равны: берите, какой по душе.
}
hint-move = { $verb }: { $noun }
hint-lead = { $way ->
    [ahead] в среднем впереди, очков: { NUMBER($n, minimumFractionDigits: 1) }
    [behind] в среднем позади, очков: { NUMBER($n, minimumFractionDigits: 1) }
   *[level] в среднем вровень
}
hint-behind = меньше, чем у первого, на { NUMBER($n, minimumFractionDigits: 1) }
hint-note = Шансы на победу оценены по партиям, доигранным отсюда: { $n }.
hint-said = Подсказка: { $move }, шанс на победу { $chance }
error-no-hint = На этот вопрос подсказки нет.
odds = Шансы
odds-none = Сейчас считать нечего.
odds-column = { $n } с вероятностью { $chance }
