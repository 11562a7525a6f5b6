## A board inside another page
frame-reset = С начала
frame-open = Открыть в Ludoteka
frame-forgets = Этот браузер ничего здесь не хранит: когда страницу закроют, всё забудется.
frame-nothing = Нечего показать
    .text = Страница не называет ни урока, ни позиции, ни повтора, ни игры, которую знает этот стол.

## The page that writes the snippet
generator-title = Живой стол на вашей странице
generator-gist = Выберите, что читатели увидят и сделают, посмотрите здесь и скопируйте фрагмент на свою страницу. Пока стол не нужен, он спит как картинка; одного файла скрипта хватает на все столы страницы.
generator-example = Посмотрите на страницу с тремя столами.
generator-what = Что показать
generator-what-lesson = Урок
generator-what-link = Свой момент или партию, по ссылке
generator-what-game = Новую партию против бота
generator-lesson = Урок
generator-game = Игра
generator-link = Ссылка
    .hint = Из «Поделиться ссылкой» или «Сделать из этого урок» за любым столом.
generator-view = Только смотреть, не играть
generator-lang = Язык
generator-lang-page = Язык страницы вокруг
generator-theme = Тема
generator-wake = Просыпается
generator-wake-click = когда нажмут кнопку
generator-wake-near = когда приближается к видимому
generator-picture = Картинка внутри фрагмента, а не отдельным файлом
generator-picture-wait = Разбудите стол, чтобы получить его картинку для фрагмента.
generator-save-picture = Сохранить board.svg
generator-snippet = Фрагмент
generator-copied = Фрагмент скопирован.
generator-board = Стол
generator-heard = Что он говорит вашей странице
generator-heard-gist = События с приставкой «ludoteka-», новейшие сверху.
generator-caption-lesson = Урок «{ $title }», { $game }: на живом столе
generator-caption-game = Партия на живом столе: { $game }
generator-caption-link = Момент партии на живом столе
