# The board of Small World of Warcraft: labels and notices. All wording is our own.

smallworld-turn = Tura { $turn }: { $who }
smallworld-turn-nobody = Tura { $turn }: Murloki

smallworld-combo-0 = Pierwsza kombinacja
smallworld-combo-1 = Druga kombinacja
smallworld-combo-2 = Trzecia kombinacja
smallworld-combo-3 = Czwarta kombinacja
smallworld-combo-4 = Piąta kombinacja
smallworld-combo-5 = Szósta kombinacja

smallworld-board-map = Mapa kontynentów
smallworld-board-continents = Kontynenty
smallworld-board-lists = Listy
smallworld-board-tools = Widok mapy
smallworld-board-closer = Bliżej
smallworld-board-farther = Dalej
smallworld-board-whole = Cała mapa
smallworld-board-as-list = Pokaż jako listę
smallworld-board-as-map = Pokaż jako mapę
smallworld-board-out-of-sight = { $n ->
    [one] { $n } dostępny region poza widokiem
    [few] { $n } dostępne regiony poza widokiem
   *[other] { $n } dostępnych regionów poza widokiem
}
smallworld-board-only-usable = { $n ->
    [0] Na mapie nie ma teraz nic do zrobienia
   *[other] Tylko dostępne regiony ({ $n })
}
smallworld-board-planned = { $region }: dojdzie { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
   *[other] { $n } żetonów
}
smallworld-board-combos = Kombinacje
smallworld-board-players = Gracze
smallworld-board-log = Dziennik
smallworld-board-deck = Twój ruch
smallworld-board-stages = Tura
smallworld-board-stage-conquer = Podboje
smallworld-board-stage-redeploy = Rozmieść
smallworld-board-stage-finish = Monety
smallworld-board-round = Runda { $n } z { $all }
smallworld-board-next-player = Następny
smallworld-board-pick-now = wybierz jedną
smallworld-board-pick-later = po wymarciu
smallworld-board-free = za darmo
smallworld-board-secret = monety są tajne
smallworld-board-you = ty
smallworld-board-turn = gra
smallworld-board-next = następny
smallworld-board-between = bez aktywnej rasy
smallworld-board-no-race = Brak aktywnej rasy: wybierz kombinację.
smallworld-board-in-hand = na ręce
smallworld-board-active = { $race }: { $n ->
    [one] { $n } region
    [few] { $n } regiony
   *[many] { $n } regionów
}
smallworld-board-past = { $race }, po wymarciu: { $n ->
    [one] { $n } region
    [few] { $n } regiony
   *[many] { $n } regionów
}
smallworld-board-murlocs = armia: { $n }
smallworld-board-combo = , { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
   *[many] { $n } żetonów
}{ $coins ->
    [0] {""}
    [one] , leży na niej { $coins } moneta
    [few] , leżą na niej { $coins } monety
   *[many] , leży na niej { $coins } monet
}
smallworld-board-price = { $n ->
    [one] cena { $n } moneta,
    [few] cena { $n } monety,
   *[many] cena { $n } monet,
}
smallworld-board-rounds = Rundy
smallworld-board-sum = Cena regionu
smallworld-board-combo-facts = { $n ->
    [one] { $banner } + { $number } = { $n } żeton.
    [few] { $banner } + { $number } = { $n } żetony.
   *[many] { $banner } + { $number } = { $n } żetonów.
} { $price ->
    [0] Za darmo
    [one] Cena { $price } moneta
    [few] Cena { $price } monety
   *[many] Cena { $price } monet
}{ $coins ->
    [0] .
    [one] ; leży na niej { $coins } moneta.
    [few] ; leżą na niej { $coins } monety.
   *[many] ; leży na niej { $coins } monet.
}
smallworld-board-race-facts = Żetony ze sztandaru: { $n }, w pudełku: { $tray }.
smallworld-board-badge = Profesja
smallworld-board-reconstructed = Liczbę odtworzyliśmy sami.
smallworld-board-near = Sąsiedzi: { $names }.
smallworld-board-held = { $race } ({ $name }), { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
   *[many] { $n } żetonów
}
smallworld-board-held-declined = { $race } po wymarciu ({ $name }), { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
   *[many] { $n } żetonów
}
smallworld-board-held-wild = { $race }: { $n }
smallworld-board-stand = { $race }: { $n }
smallworld-board-stand-declined = { $race }, po wymarciu: { $n }
smallworld-board-beasts = { $n ->
    [one] { $n } bestia
    [few] { $n } bestie
   *[many] { $n } bestii
}
smallworld-board-price-take = cena { $n }, możesz podbić
smallworld-board-price-die = cena { $n }, kość wystarczy z szansą { $chance } %
smallworld-board-price-short = cena { $n }, brakuje za dużo
smallworld-board-price-poor = cena { $n }, za mało monet
smallworld-board-price-far = poza zasięgiem
smallworld-board-within-reach = w zasięgu: { $n }
smallworld-board-you-have = masz { $n }
smallworld-board-faces = wygrywa { $n } z { $all } ścianek
smallworld-board-fee = { $n ->
    [one] i zapłać { $n } monetę
    [few] i zapłać { $n } monety
   *[many] i zapłać { $n } monet
}
smallworld-board-about = O regionie { $region }
smallworld-board-tap = Dotknij regionu, aby zobaczyć jego cenę i powody.
smallworld-board-decline = { $n ->
    [one] { $n } region zostaje
    [few] { $n } regiony zostają
   *[many] { $n } regionów zostaje
}, { $coins ->
    [one] teraz { $coins } moneta
    [few] teraz { $coins } monety
   *[many] teraz { $coins } monet
}
smallworld-board-then-score = { $n ->
    [one] potem bierzesz { $n } monetę
    [few] potem bierzesz { $n } monety
   *[many] potem bierzesz { $n } monet
}
smallworld-board-rest = { $n ->
    [0] Wszystkie żetony rozłożone
    [one] Został { $n } żeton
    [few] Zostały { $n } żetony
   *[many] Zostało { $n } żetonów
}
smallworld-board-clear = Od nowa
smallworld-board-spread = Rozłóż równo
smallworld-board-spread-rest = Rozłóż resztę
smallworld-board-laid = Gotowe
smallworld-board-less = Region { $region }: o żeton mniej
smallworld-board-more = Region { $region }: o żeton więcej
smallworld-board-picked = { $n } z { $max }
smallworld-board-die-rolled = { $n ->
    [0] Pusta ścianka, a region { $region } i tak pada
   *[other] Wypada { $n }: region { $region } pada
}
smallworld-board-die-rolled-short = { $n ->
    [0] Pusta ścianka: region { $region } się broni
   *[other] Wypada { $n }: region { $region } się broni, trzeba było { $short }
}
smallworld-board-die-raided = Nalot na region { $region }: { $n }

smallworld-end-nobody = Wygrywają Murloki
smallworld-end-start = Na początku
smallworld-end-sources = Skąd wzięły się monety
smallworld-end-murlocs = { $n ->
    [one] Murloki: { $n } moneta
    [few] Murloki: { $n } monety
   *[many] Murloki: { $n } monet
}
smallworld-end-tokens = { $n ->
    [one] { $n } żeton na planszy na koniec
    [few] { $n } żetony na planszy na koniec
   *[many] { $n } żetonów na planszy na koniec
}

smallworld-setup-title = Small World of Warcraft
smallworld-setup-variant = Jak gramy
smallworld-setup-seats = { $min ->
    [1] Ten wariant jest dla { $min }–{ $max } graczy.
   *[other] Ten wariant jest dla { $min }–{ $max } graczy.
}
smallworld-setup-boards = Kontynenty
    .detail = Każdy ma cztery oblicza; nazwy, kształty i liczby są nasze tam, gdzie instrukcja ich nie podaje.
smallworld-setup-board = Kontynent { $n }, rozmiar { $size }
smallworld-setup-any = Losowy
smallworld-setup-random = Wszystkie losowo
smallworld-setup-army = Siła Murloków:
    .detail = Od 8 (łagodnie) do 15 (trudno).
smallworld-setup-note = Kontynenty narysowano dla tej aplikacji; liczby większości profesji są odtworzone.

## Szanse

smallworld-odds-die = Ostatni rzut
smallworld-odds-short = brakuje { $n }: { $regions }
smallworld-odds-pips = brakuje { $n }
smallworld-odds-raid = Nalot
smallworld-odds-raid-alone = samym nalotem: { $regions }
smallworld-odds-raid-both = i ostatnim rzutem: { $regions }
smallworld-board-chart = Monety w kolejnych rundach
