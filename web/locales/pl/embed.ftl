## A board inside another page
frame-reset = Od początku
frame-open = Otwórz w Ludotece
frame-forgets = Ta przeglądarka niczego tu nie przechowuje: po zamknięciu strony wszystko przepadnie.
frame-nothing = Nie ma czego pokazać
    .text = Strona nie wskazuje lekcji, pozycji, powtórki ani gry, którą zna ten stół.
