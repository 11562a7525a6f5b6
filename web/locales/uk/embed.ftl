## A board inside another page
frame-reset = Від початку
frame-open = Відкрити в Ludoteka
frame-forgets = Цей браузер нічого тут не зберігає: коли сторінку закриють, усе забудеться.
frame-nothing = Нічого показати
    .text = Сторінка не називає ні уроку, ні позиції, ні повтору, ні гри, яку знає цей стіл.
