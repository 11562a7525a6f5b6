# Words of the Dominion board itself: zones, counters, labels for readers who cannot see it.

dominion-board-supply = Zasoby
dominion-board-basic = Podstawowe
dominion-board-kingdom = Królestwo
dominion-board-empty = { $n ->
    [one] 1 pusty stos z { $enough }
    [few] { $n } puste stosy z { $enough }
   *[many] { $n } pustych stosów z { $enough }
}
dominion-board-pile = { $card }, koszt { $cost }, zostało { $n }
dominion-board-pile-can = { $verb }: { $card }, koszt { $cost }, zostało { $n }
dominion-board-cost = Koszt { $cost }
dominion-board-told = { $types }. { $text }
dominion-board-trash = Śmietnisko
dominion-board-trash-holds = { $n ->
    [0] Śmietnisko, puste
    [one] Śmietnisko, 1 karta. Przejrzyj
    [few] Śmietnisko, { $n } karty. Przejrzyj
   *[many] Śmietnisko, { $n } kart. Przejrzyj
}
dominion-board-trash-empty = Niczego jeszcze nie usunięto.

dominion-board-table = Stół
dominion-board-views = Co widać
dominion-board-log = Dziennik
dominion-board-piles = Twoje stosy
dominion-board-deck = Talia
dominion-board-deck-holds = { $n ->
    [0] Twoja talia, pusta
    [one] Twoja talia, 1 karta
    [few] Twoja talia, { $n } karty
   *[many] Twoja talia, { $n } kart
}
dominion-board-discard = Odrzucone
dominion-board-discard-top = Twoje odrzucone karty, na wierzchu { $card }
dominion-board-discard-empty = Twoje odrzucone karty, brak
dominion-board-in-play = W grze
dominion-board-in-play-of = W grze: { $who }
dominion-board-play-here = Zagraj tutaj
dominion-board-set-aside = Odłożone na bok
dominion-board-cards = { $n ->
    [one] { $card }
    [few] { $n } × { $card }
   *[many] { $n } × { $card }
}
dominion-board-actions = Akcje
dominion-board-buys = Zakupy
dominion-board-coins = Monety
dominion-board-merchants = Pierwszy Srebrnik

dominion-board-opponents = Przeciwnicy
dominion-board-bot = bot
dominion-board-hand = ręka
dominion-board-deck-word = talia
dominion-board-discard-word = odrzucone
dominion-board-none = brak
dominion-board-hand-of = { $n ->
    [one] 1 karta na ręce
    [few] { $n } karty na ręce
   *[many] { $n } kart na ręce
}
dominion-board-deck-depth = { $depth ->
    [0] pusta talia
    [1] cienka talia
    [2] średnia talia
   *[other] gruba talia
}
dominion-board-discard-none = { $who }: brak odrzuconych kart
dominion-board-discard-of = { $who }: na wierzchu odrzuconych { $card }
dominion-board-thinks = wybiera
dominion-board-has-turn = ma turę
dominion-board-turns = { $n ->
    [0] jeszcze bez tury
    [one] 1 tura
    [few] { $n } tury
   *[many] { $n } tur
}

dominion-board-tray = Twoje pytanie i twoja ręka
dominion-board-phase = Faza
dominion-board-phase-action = Akcje
dominion-board-phase-buy = Zakupy
dominion-board-phase-cleanup = Porządki
dominion-board-usable = Karty do użycia: { $n } z { $all }.
dominion-board-asked = Pytanie do ciebie, { $name }.
dominion-board-asked-by = { $name }, pyta cię { $card }.
dominion-board-picked = Wybrano { $n } z { $max }.
dominion-board-tidy = Wierzchnia karta…
dominion-board-clear = Wyczyść
dominion-board-choose = Wybierz
dominion-board-your-hand = { $n ->
    [0] Twoja ręka, pusta
    [one] Twoja ręka, 1 karta
    [few] Twoja ręka, { $n } karty
   *[many] Twoja ręka, { $n } kart
}
dominion-board-held = { $card }, koszt { $cost }
dominion-board-held-can = { $verb }: { $card }, koszt { $cost }
dominion-board-look-deck = Wierzch twojej talii
dominion-board-look-discard = Twoje odrzucone karty

dominion-sign-card = { $n ->
    [one] Karta
    [few] Karty
   *[many] Kart
}
dominion-sign-action = { $n ->
    [one] Akcja
    [few] Akcje
   *[many] Akcji
}
dominion-sign-buy = { $n ->
    [one] Zakup
    [few] Zakupy
   *[many] Zakupów
}
dominion-sign-coin = { $n ->
    [one] Moneta
    [few] Monety
   *[many] Monet
}
dominion-sign-point = { $n ->
    [one] Punkt
    [few] Punkty
   *[many] Punktów
}
dominion-type-action = Akcja
dominion-type-treasure = Skarb
dominion-type-victory = Zwycięstwo
dominion-type-curse = Klątwa
dominion-type-attack = Atak
dominion-type-reaction = Reakcja

dominion-setup-title = Dziesięć stosów królestwa
dominion-setup-sets = Polecane zestawy
dominion-setup-random = Losowa dziesiątka
dominion-setup-own = Moja dziesiątka
dominion-setup-again = Losuj wszystkie ponownie
dominion-setup-again-one = Wylosuj inną kartę zamiast { $cardGen }
dominion-setup-chosen = Wybrano { $n } z 10
dominion-setup-full = Wybrano już dziesięć. Najpierw odłóż jedną.
dominion-setup-cost = Koszt
dominion-setup-type = Rodzaj
dominion-setup-all = Wszystkie
dominion-setup-from = Zacznij od tego zestawu
dominion-setup-take = Weź: { $card }, koszt { $cost }
dominion-setup-back = Odłóż: { $card }, koszt { $cost }
dominion-setup-clear = Odłóż wszystkie

dominion-end-points = Skąd wzięły się punkty
dominion-end-decks = Talie
dominion-end-player = Gracz
dominion-end-cards = Karty
dominion-end-turns = Tury
dominion-end-score = Punkty
dominion-end-deck = { $n ->
    [one] { $name }: { $n } karta
    [few] { $name }: { $n } karty
   *[many] { $name }: { $n } kart
}
dominion-end-made = { $n } × { $card }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
dominion-end-nothing = bez punktów

## Szanse

dominion-odds-treasures = { $held ->
    [1] Skarby na ręce na następną turę
   *[other] Skarby w następnej ręce
}
dominion-odds-coins = ${ $n } lub więcej
dominion-odds-spread = Monety w następnej ręce
dominion-odds-deck = { $n ->
    [one] W talii została { $n } karta
    [few] W talii zostały { $n } karty
   *[many] W talii zostało { $n } kart
}
dominion-odds-pile = { $n ->
    [one] Talia pusta; do tasowania { $n } karta
    [few] Talia pusta; do tasowania { $n } karty
   *[many] Talia pusta; do tasowania { $n } kart
}
dominion-odds-card = { $card }
dominion-odds-trial = { $n ->
    [one] Razem z Akcjami, { $n } próba
    [few] Razem z Akcjami, { $n } próby
   *[many] Razem z Akcjami, { $n } prób
}
