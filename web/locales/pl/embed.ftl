## A board inside another page
frame-reset = Od początku
frame-open = Otwórz w Ludotece
frame-forgets = Ta przeglądarka niczego tu nie przechowuje: po zamknięciu strony wszystko przepadnie.
frame-nothing = Nie ma czego pokazać
    .text = Strona nie wskazuje lekcji, pozycji, powtórki ani gry, którą zna ten stół.

## The page that writes the snippet
generator-title = Żywy stół na twojej stronie
generator-gist = Wybierz, co czytelnicy zobaczą i zrobią, obejrzyj to tutaj i skopiuj fragment na swoją stronę. Dopóki stół nie jest potrzebny, śpi jako obrazek; jeden plik skryptu wystarcza wszystkim stołom strony.
generator-example = Zobacz stronę z trzema stołami.
generator-what = Co pokazać
generator-what-lesson = Lekcję
generator-what-link = Własną chwilę lub partię, z odnośnika
generator-what-game = Nową partię przeciw botowi
generator-lesson = Lekcja
generator-game = Gra
generator-link = Odnośnik
    .hint = Z „Udostępnij odnośnik” albo „Zrób z tego lekcję” przy dowolnym stole.
generator-view = Tylko do oglądania, nie do gry
generator-lang = Język
generator-lang-page = Język otaczającej strony
generator-theme = Motyw
generator-wake = Budzi się
generator-wake-click = po naciśnięciu przycisku
generator-wake-near = gdy zbliża się do widoku
generator-picture = Obrazek wewnątrz fragmentu, nie jako osobny plik
generator-picture-wait = Obudź stół, by dostać jego obrazek do fragmentu.
generator-save-picture = Zapisz board.svg
generator-snippet = Fragment
generator-copied = Fragment skopiowany.
generator-board = Stół
generator-heard = Co mówi twojej stronie
generator-heard-gist = Zdarzenia z przedrostkiem „ludoteka-”, najnowsze na górze.
generator-caption-lesson = Lekcja „{ $title }”, { $game }: na żywym stole
generator-caption-game = Partia na żywym stole: { $game }
generator-caption-link = Chwila partii na żywym stole
