## A board inside another page
frame-reset = Від початку
frame-open = Відкрити в Ludoteka
frame-forgets = Цей браузер нічого тут не зберігає: коли сторінку закриють, усе забудеться.
frame-nothing = Нічого показати
    .text = Сторінка не називає ні уроку, ні позиції, ні повтору, ні гри, яку знає цей стіл.

## The page that writes the snippet
generator-title = Живий стіл на вашій сторінці
generator-gist = Оберіть, що читачі бачитимуть і робитимуть, подивіться тут і скопіюйте фрагмент на свою сторінку. Доки стіл не потрібен, він спить як картинка; одного файлу скрипту досить для всіх столів сторінки.
generator-example = Погляньте на сторінку з трьома столами.
generator-what = Що показати
generator-what-lesson = Урок
generator-what-link = Свою мить або партію, за посиланням
generator-what-game = Нову партію проти бота
generator-lesson = Урок
generator-game = Гра
generator-link = Посилання
    .hint = З «Поділитися посиланням» або «Зробити з цього урок» за будь-яким столом.
generator-view = Лише дивитися, не грати
generator-lang = Мова
generator-lang-page = Мова сторінки довкола
generator-theme = Тема
generator-wake = Прокидається
generator-wake-click = коли натиснуть кнопку
generator-wake-near = коли наближається до видимого
generator-picture = Картинка всередині фрагмента, а не окремим файлом
generator-picture-wait = Розбудіть стіл, щоб мати його картинку для фрагмента.
generator-save-picture = Зберегти board.svg
generator-snippet = Фрагмент
generator-copied = Фрагмент скопійовано.
generator-board = Стіл
generator-heard = Що він каже вашій сторінці
generator-heard-gist = Події з префіксом «ludoteka-», найновіші вгорі.
generator-caption-lesson = Урок «{ $title }», { $game }: на живому столі
generator-caption-game = Партія на живому столі: { $game }
generator-caption-link = Мить партії на живому столі
