# The board of Wonderland's War: words that only the screen needs. Rules, names and log are in wonderland.ftl.

# Heading of what one player did, in the log.
wonderland-turn = { $who }

wonderland-board-tea = Stół herbatki
wonderland-board-map = Mapa Krainy Czarów
wonderland-board-mine = Plansza frakcji
wonderland-board-war = Wojna
wonderland-board-players = Gracze
wonderland-board-tabs = Widoki
wonderland-board-tab-tea = Herbatka
wonderland-board-tab-battle = Bitwa
wonderland-board-tab-map = Mapa
wonderland-board-tab-mine = Moje
wonderland-board-tab-log = Dziennik
wonderland-board-you = ty
wonderland-board-round = Runda { $n } z 3
wonderland-board-phase-setup = Przygotowanie
wonderland-board-phase-tea = Herbatka
wonderland-board-phase-war = Wojna
wonderland-board-phase-end = Koniec
wonderland-board-vp = PZ
wonderland-board-points = { $who }: { $n ->
    [one] 1 punkt zwycięstwa
    [few] { $n } punkty zwycięstwa
   *[many] { $n } punktów zwycięstwa
  }
wonderland-board-has-shards = { $n ->
    [one] 1 odłamek
    [few] { $n } odłamki
   *[many] { $n } odłamków
  }
wonderland-board-taken = karty herbatki: { $n } z { $of }
wonderland-board-several = { $name }, sztuk: { $n }
wonderland-board-of = { $n } z { $of }

# tea
wonderland-board-head = Szczyt stołu
wonderland-board-head-short = Szczyt
wonderland-board-head-pass = Idź do szczytu stołu: rzuć kością odłamków, potem stół zostanie uzupełniony
wonderland-board-roll = rzut
wonderland-board-toll = Rzut: +1 do 3 odłamków
wonderland-board-refill = potem stół zostanie uzupełniony
wonderland-board-go-head = Do szczytu
wonderland-board-sit = Usiądź tutaj
wonderland-board-sit-at = Usiądź na krześle { $n }
wonderland-board-chair = Krzesło { $n }
wonderland-board-empty = Krzesło { $n }, puste: uzupełniane, gdy ktoś minie szczyt
wonderland-board-stands = Tu siedzi { $who }
wonderland-board-steps = { $n ->
    [one] 1 krok dalej
    [few] { $n } kroki dalej
   *[many] { $n } kroków dalej
  }
wonderland-board-look = Wskaż krzesło, aby zobaczyć drogę; kliknij, aby usiąść.
wonderland-board-deck = { $n ->
    [one] W talii tej rundy została 1 karta
    [few] W talii tej rundy zostały { $n } karty
   *[many] W talii tej rundy zostało { $n } kart
  }
wonderland-board-left = zostało
wonderland-board-ccw = Alicja idzie przeciwnie do zegara
wonderland-board-cw = zgodnie z zegarem
wonderland-board-card-of = karta { $n } z { $of }
wonderland-board-to-gain = Jeszcze do odebrania
wonderland-board-supply = Pula
wonderland-board-in-supply = zostało { $n }
wonderland-board-wonderlandians = Mieszkańcy Krainy Czarów
wonderland-board-item = 2 żetony przedmiotu
wonderland-board-figure = pionek, siła { $strength }

# the table and the map as lists
wonderland-board-as-list = Jako lista
wonderland-board-as-picture = Jako obrazek
wonderland-board-order-own = Krzesła w kolejności, w jakiej dociera do nich twój lider
wonderland-board-order = Krzesła zgodnie z ruchem wskazówek zegara od szczytu stołu
wonderland-board-at-head = tu stoją: { $names }
wonderland-board-head-free = nikogo nie ma
wonderland-board-chair-empty = puste: uzupełniane, gdy ktoś minie szczyt stołu
wonderland-board-worth = { $n } PZ w tej rundzie
wonderland-board-first-battle = pierwsza bitwa

# tea cards
wonderland-board-tea-card = Karta herbatki { $id }
wonderland-board-units = { $n ->
    [one] 1 jednostka
    [few] { $n } jednostki
   *[many] { $n } jednostek
  }
wonderland-board-either = { $upper } lub { $lower }
wonderland-board-corrupted = skażona: kość odłamków i { $gain }
wonderland-board-nothing = Bez dalszych nagród.
wonderland-board-bonus-units = { $n ->
    [one] umieść 1 jednostkę
    [few] umieść { $n } jednostki
   *[many] umieść { $n } jednostek
  }
wonderland-board-bonus-any = { $n ->
    [1] dowolny słaby sprzymierzeniec
   *[other] dowolny silny sprzymierzeniec
  }
wonderland-board-bonus-shield = cała tarcza
wonderland-board-bonus-wonderlandian = mieszkaniec Krainy Czarów
wonderland-board-bonus-ability = odblokuj zdolność
wonderland-board-bonus-discard = { $n ->
    [one] odrzuć 1 odłamek
    [few] odrzuć { $n } odłamki
   *[many] odrzuć { $n } odłamków
  }
wonderland-board-bonus-castle = zamek
wonderland-board-bonus-leader = lider +1
wonderland-board-bonus-purge = usuń 1 szaleństwo
wonderland-board-bonus-quest1 = dobierz 1 zadanie
wonderland-board-bonus-quest2 = dobierz 2 zadania, odrzuć 1
wonderland-board-bonus-forge = przekuj żeton
wonderland-board-bonus-die = kość odłamków
wonderland-board-bonus-roll = kość odłamków
wonderland-board-bonus-star = 4 PZ
wonderland-board-bonus-supporter = uwolnij 1 stronnika
wonderland-board-bonus-castle_value = zamki warte o 1 PZ więcej

# map
wonderland-board-clockwise = Bitwy zgodnie z zegarem
wonderland-board-first = Pierwsza
wonderland-board-closed = Zamknięty: bez jednostek, zamków i bitew
wonderland-board-nobody = jeszcze bez jednostek
wonderland-board-now = trwa bitwa
wonderland-board-fought = po bitwie
wonderland-board-won-by = wygrywa { $who }
wonderland-board-tile = Żeton punktacji { $first }, { $second }, { $third }; teraz runda { $round }
wonderland-board-leader = lider
wonderland-board-supporter = stronnik
wonderland-board-supporters = { $n ->
    [one] 1 stronnik
    [few] { $n } stronników
   *[many] { $n } stronników
  }
wonderland-board-castle = zamek
wonderland-board-castle-lying = zamek leżący bokiem
wonderland-board-region-text = Najsilniejszy wygrywa tu punkty tej rundy i zamek; drugie miejsce dostaje połowę punktów.

# own board
wonderland-board-leader-strength = Siła lidera { $n } z { $of }
wonderland-board-shield-whole = cała
wonderland-board-shield-broken = uszkodzona
wonderland-board-shards = { $n ->
    [one] odłamek
    [few] odłamki
   *[many] odłamków
  }
wonderland-board-reserve = w puli
wonderland-board-abilities = Zdolności
wonderland-board-covered = Zakryta
wonderland-board-ability-artifact = Zdolność artefaktu
wonderland-board-ability-passive = Zdolność pasywna
wonderland-board-forge = Kuźnia
wonderland-board-castle-value = zamek = { $n } PZ
wonderland-board-row = Tor kuźni { $n }, zapełniono { $filled } z { $of }
wonderland-board-between = Między dwoma torami, gdy oba pola są zapełnione: { $bonus }
wonderland-board-quests = Zadania
wonderland-board-secret = { $n ->
    [0] brak tajnych
    [one] 1 tajne
    [few] { $n } tajne
   *[many] { $n } tajnych
  }
wonderland-board-bag = Worek
wonderland-board-bag-of = { $n ->
    [one] 1 żeton
    [few] { $n } żetony
   *[many] { $n } żetonów
  }, w tym szaleństwo: { $mad }
wonderland-board-bag-count = { $n ->
    [one] 1 żeton
    [few] { $n } żetony
   *[many] { $n } żetonów
  }
wonderland-board-no-peek = Podczas wojny nikt nie zagląda do worka.
wonderland-board-exhausted = Wyczerpane
wonderland-board-track = Tor szaleństwa

# battle
wonderland-board-battle-of = Bitwa: { $region }
wonderland-board-battle-number = bitwa { $n } z { $of }
wonderland-board-last-battle = { $winner ->
    [none] { $region }: nikt nie wygrywa.
   *[other] { $region }: wygrywa { $winner }.
  }
wonderland-board-score-tile = żeton punktacji
wonderland-board-1st = 1.
wonderland-board-2nd = 2.
wonderland-board-now-leads = teraz { $who }
wonderland-board-tied = remis
wonderland-board-resistance = ruch oporu
wonderland-board-wager = { $n ->
    [one] zakład
    [few] zakłady
   *[many] zakładów
  }
wonderland-board-face-down = zakryty: trafiony to słaby sprzymierzeniec, chybiony to odłamek
wonderland-board-no-wager = nie obstawiasz
wonderland-board-own-wager = twój zakład: wygra { $who }
wonderland-board-strength-track = Tor bitwy od 0 do { $n }
wonderland-board-pin = { $who }: siła { $n }
wonderland-board-fighter = { $name }, siła { $n }, { $state }
wonderland-board-state-asked = Twój wybór
wonderland-board-state-chosen = Wybór gotowy
wonderland-board-state-stopped = Po wycofaniu
wonderland-board-state-bust = Odpada
wonderland-board-state-fighting = Walczy
wonderland-board-sum = początek { $start } + żetony { $chips }
wonderland-board-active = Aktywne
wonderland-board-madness = Szaleństwo
wonderland-board-units-left = Jednostki
wonderland-board-forges = { $n ->
    [one] 1 przekucie na koniec
    [few] { $n } przekucia na koniec
   *[many] { $n } przekuć na koniec
  }
wonderland-board-not-drawn = nic jeszcze nie dobrano
wonderland-board-draw-number = dobieranie { $n }
wonderland-board-mark-double = następny żeton podwojony
wonderland-board-mark-crowned = następny żeton pod Koroną
wonderland-board-mark-watch = potem żeton więcej
wonderland-board-mark-scout = zwiad
wonderland-board-adds = { $n } z { $of } dodaje siłę
wonderland-board-keep = zostaje { $n }{ $forges ->
    [0] { "" }
    [one] , 1 przekucie
    [few] , { $forges } przekucia
   *[many] , { $forges } przekuć
  }
wonderland-board-odds = Szaleństwo { $n } z { $of }
wonderland-board-odds-words = Żetony: { $chips }; szaleństwo: { $madness }, podwójne: { $double }, trucizna: { $poison }; odpadnięcie daje: { $bust }.
wonderland-board-odds-loss = { $n ->
    [0] nic nie kosztuje jednostki
    [one] 1 żeton kosztuje jednostkę
    [few] { $n } żetony kosztują jednostki
   *[many] { $n } żetonów kosztuje jednostki
  }
wonderland-board-odds-bust = { $n ->
    [one] 1 żeton: odpadasz
    [few] { $n } żetony: odpadasz
   *[many] { $n } żetonów: odpadasz
  }
wonderland-board-odds-safe = żaden nie grozi odpadnięciem
wonderland-board-rewards = Co przyniosła bitwa
wonderland-board-onward = Do końca sceny
wonderland-board-skip = Do mojego następnego wyboru
wonderland-board-hush = Tu pojawią się efekty następnego dobierania.

# opened things
wonderland-board-base = bazowa siła { $n }
wonderland-board-weak = słaby
wonderland-board-strong = silny
wonderland-board-feat = Wyczyn, na koniec bitwy:
wonderland-board-goal = Cel, na koniec gry:
wonderland-board-goal-holds = Cel jest teraz spełniony.
wonderland-board-goal-not = Cel nie jest jeszcze spełniony.
wonderland-board-quest-points = 3 PZ za wyczyn, 3 za cel, jeszcze 3 za jedno i drugie.
wonderland-board-ours = Odtworzone: instrukcje tego nie podają, treść jest nasza.

# new table
wonderland-setup-title = Przyjęcie
wonderland-setup-factions = Frakcje
wonderland-setup-faction-of = Frakcja na miejscu { $n }
wonderland-setup-random = Losowo
wonderland-setup-allies = Sprzymierzeńcy
wonderland-setup-set-A = pierwsza gra
wonderland-setup-set-B = przemarsze
wonderland-setup-set-C = zwiad
wonderland-setup-set-D = intrygi
wonderland-setup-mixed = mieszany
wonderland-setup-first-print = Pierwsze wydanie
    .detail = Dżabbersmok zatruwa jedną kartę na turę i ma Peliczaple; remisów nie rozstrzygają odłamki; lider z siłą 6 musi odrzucić odłamek.
wonderland-setup-note = Worki, żetony punktacji, talie i zadania rozkładają się same.

# the end
wonderland-end-points = Skąd wzięły się punkty
wonderland-end-player = Gracz
wonderland-end-battle = Bitwy
wonderland-end-castle = Zamki
wonderland-end-quest = Zadania
wonderland-end-forge = Kuźnia
wonderland-end-other = Inne
wonderland-end-shards = Odłamki
wonderland-end-score = Razem
wonderland-end-battles = Wygrane bitwy i punkty za nie
wonderland-end-quests = Odkryte zadania
wonderland-end-no-quests = bez zadań
wonderland-end-feat = wyczyn
wonderland-end-goal = cel

## Szanse

wonderland-odds-next = Twój następny żeton
wonderland-odds-madness = szaleństwo
wonderland-odds-loss = kosztuje jednostkę
wonderland-odds-bust = odpadasz
wonderland-odds-spread = Twoja siła po nim
wonderland-odds-bag = Szaleństwo wśród pierwszych żetonów
wonderland-odds-draws = { $n ->
    [one] w { $n } żetonie
   *[other] w { $n } żetonach
}
wonderland-odds-trial = { $n ->
    [one] Wygrana w tej bitwie, { $n } próba
    [few] Wygrana w tej bitwie, { $n } próby
   *[many] Wygrana w tej bitwie, { $n } prób
}
wonderland-odds-win = jak jest teraz
wonderland-odds-win-draw = gdy dobierzesz
wonderland-odds-win-stop = gdy się wycofasz
