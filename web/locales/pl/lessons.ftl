# Lessons: titles, and what the lesson card, the learning path and the list of lessons say.
# The steps of each game are in lessons-<game>.ftl.

learn = Ucz się
learn-game = Ucz się: { $game }
learn-title = Nauka: { $game }
learn-gist = Krótkie lekcje przy prawdziwym stole. Liczy się każda dozwolona droga do celu, a każdy błąd można cofnąć.
learn-rules = Przeczytaj zasady
learn-teach = Wstaw lekcję na swoją stronę
learn-soon = Ta gra nie ma jeszcze lekcji. Jej zasady są kompletne.
path-title = Ścieżka nauki
path-done = Ukończone lekcje: { $n } z { $of }
path-next = Następna lekcja
path-again = Wszystkie lekcje
lesson-minutes = { $n } min
lesson-state-done = ukończona
lesson-state-next = następna
lesson-state-later = później

lesson-step = Krok { $n } z { $of }
lesson-next = Dalej
lesson-hint = Podpowiedź
lesson-hint-more = Pokaż mi gdzie
lesson-hint-play = Zagraj za mnie
lesson-back = Cofnij to
lesson-right = Dobrze!
lesson-wrong = Niezupełnie.
lesson-away = To oddala od celu. Cofnij i spróbuj inaczej.
lesson-trapped = Zły skręt
lesson-done = Lekcja ukończona
lesson-done-text = Znasz już te zasady:
lesson-next-one = Następna: { $title }
lesson-again = Jeszcze raz
lesson-leave = Na półkę
lesson-reads = Przeczytaj kartę lekcji i idź dalej.
lesson-thinks = Odpowiedz na karcie lekcji.
lesson-stops = Cofnij zły skręt, aby iść dalej.
lesson-card = Lekcja
scene-play = Pokaż

## Dominion

lesson-dominion-turn = Jedna tura
lesson-dominion-actions = Akcje i Wioski
lesson-dominion-buys = Monety i zakupy
lesson-dominion-attack = Ataki i Fosa
lesson-dominion-trash = Usuwanie kart
lesson-dominion-end = Koniec gry
lesson-dominion-three-turns = Trzy tury
lesson-dominion-throne = Sala tronowa
lesson-dominion-gardens = Ogrody
lesson-dominion-poacher = Kłusownik

## Small World of Warcraft

lesson-smallworld-pick = Wybór i podbój
lesson-smallworld-costs = Ceny
lesson-smallworld-first-turn = Pierwsza tura
lesson-smallworld-redeploy = Rozmieszczenie
lesson-smallworld-decline = Wymarcie na czas
lesson-smallworld-faction = Premia frakcji
lesson-smallworld-relics = Artefakty

## Wonderland's War

lesson-wonderland-tea = Herbatka
lesson-wonderland-chips = Trzy żetony
lesson-wonderland-shards = Odłamki i szaleństwo
lesson-wonderland-witzend = Pierwsza bitwa
lesson-wonderland-red-keep = Odpadnięcie i odświeżenie
lesson-wonderland-forge = Przekuwanie
lesson-wonderland-quest = Zadanie
lesson-wonderland-two = Dwoje graczy

## Lekcja z chwili partii

lesson-make = Zrób z tego lekcję
lesson-make-text = Kto otworzy odnośnik, usiądzie na twoim miejscu, zobaczy to, co widzisz ty, i będzie miał osiągnąć twój cel. To, co przed tobą ukryte, jest losowane na nowo.
lesson-make-goal = Cel
lesson-make-none = Bez celu: sama pozycja
lesson-make-wait = Cel można wyznaczyć tylko wtedy, gdy pytanie jest do ciebie. Bez niego odnośnik otwiera pozycję.
lesson-make-page = Wstaw na stronę
lesson-made = Zadanie
lesson-made-missed = Okazja minęła, a cel nie został osiągnięty.
lesson-made-gist = Liczy się każda dozwolona droga, a wszystko, co zrobisz, można cofnąć.
