## A board inside another page
frame-reset = From the beginning
frame-open = Open in Ludoteka
frame-forgets = This browser keeps nothing here: what you do is forgotten when the page is closed.
frame-nothing = Nothing to show
    .text = The page names no lesson, position, replay or game that this board knows.
