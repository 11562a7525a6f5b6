## A board inside another page
frame-reset = С начала
frame-open = Открыть в Ludoteka
frame-forgets = Этот браузер ничего здесь не хранит: когда страницу закроют, всё забудется.
frame-nothing = Нечего показать
    .text = Страница не называет ни урока, ни позиции, ни повтора, ни игры, которую знает этот стол.
