# Dominion: cards, prompts, verbs, log, reasons. All wording is our own.

## Cards: name, .text in full, .gist for the face of the card

dominion-card-copper = Miedziak
    .acc = Miedziak
    .gen = Miedziaka
    .text = Wart $1.
    .gist = $1
dominion-card-silver = Srebrnik
    .acc = Srebrnik
    .gen = Srebrnika
    .text = Wart $2.
    .gist = $2
dominion-card-gold = Złoto
    .acc = Złoto
    .gen = Złota
    .text = Warte $3.
    .gist = $3
dominion-card-estate = Posiadłość
    .acc = Posiadłość
    .gen = Posiadłości
    .text = 1 punkt na koniec gry.
    .gist = 1 punkt
dominion-card-duchy = Powiat
    .acc = Powiat
    .gen = Powiatu
    .text = 3 punkty na koniec gry.
    .gist = 3 punkty
dominion-card-province = Prowincja
    .acc = Prowincję
    .gen = Prowincji
    .text = 6 punktów na koniec gry.
    .gist = 6 punktów
dominion-card-curse = Klątwa
    .acc = Klątwę
    .gen = Klątwy
    .text = Minus 1 punkt na koniec gry.
    .gist = −1 punkt
dominion-card-cellar = Piwnica
    .acc = Piwnicę
    .gen = Piwnicy
    .text = +1 Akcja. Odrzuć dowolnie wiele kart z ręki, a potem dobierz tyle samo.
    .gist = wymień dowolne karty
dominion-card-chapel = Kaplica
    .acc = Kaplicę
    .gen = Kaplicy
    .text = Usuń do 4 kart z ręki.
    .gist = usuń do 4 kart
dominion-card-moat = Fosa
    .acc = Fosę
    .gen = Fosy
    .text = +2 Karty. — Gdy inny gracz zagrywa Atak, możesz najpierw pokazać tę kartę z ręki; ten Atak nie działa wtedy na ciebie.
    .gist = chroni przed Atakami
dominion-card-harbinger = Zwiastun
    .acc = Zwiastuna
    .gen = Zwiastuna
    .text = +1 Karta, +1 Akcja. Przejrzyj swoje odrzucone karty. Możesz położyć jedną z nich na wierzch talii.
    .gist = odrzucona na wierzch talii
dominion-card-merchant = Kupiec
    .acc = Kupca
    .gen = Kupca
    .text = +1 Karta, +1 Akcja. Pierwszy Srebrnik zagrany w tej turze daje o $1 więcej.
    .gist = pierwszy Srebrnik +$1
dominion-card-vassal = Wasal
    .acc = Wasala
    .gen = Wasala
    .text = +$2. Odrzuć wierzchnią kartę swojej talii. Jeśli to Akcja, możesz ją zagrać.
    .gist = zagraj z wierzchu talii
dominion-card-village = Wioska
    .acc = Wioskę
    .gen = Wioski
    .text = +1 Karta, +2 Akcje.
    .gist = +1 Karta, +2 Akcje
dominion-card-workshop = Warsztat
    .acc = Warsztat
    .gen = Warsztatu
    .text = Zdobądź kartę o koszcie $4 lub mniej.
    .gist = zdobądź do $4
dominion-card-bureaucrat = Biurokrata
    .acc = Biurokratę
    .gen = Biurokraty
    .text = Zdobądź Srebrnik na wierzch talii. Każdy inny gracz pokazuje z ręki kartę Zwycięstwa i kładzie ją na swojej talii; kto nie ma takiej karty, pokazuje rękę.
    .gist = Srebrnik; spowalnia innych
dominion-card-gardens = Ogrody
    .acc = Ogrody
    .gen = Ogrodów
    .text = Na koniec gry 1 punkt za każde pełne 10 twoich kart.
    .gist = 1 punkt za 10 kart
dominion-card-militia = Milicja
    .acc = Milicję
    .gen = Milicji
    .text = +$2. Każdy inny gracz odrzuca karty, aż zostaną mu 3.
    .gist = inni zostają z 3
dominion-card-moneylender = Lichwiarz
    .acc = Lichwiarza
    .gen = Lichwiarza
    .text = Możesz usunąć z ręki Miedziak. Jeśli to zrobisz, +$3.
    .gist = Miedziak za $3
dominion-card-poacher = Kłusownik
    .acc = Kłusownika
    .gen = Kłusownika
    .text = +1 Karta, +1 Akcja, +$1. Potem odrzuć po jednej karcie za każdy pusty stos w zasobach.
    .gist = odrzut za puste stosy
dominion-card-remodel = Przebudowa
    .acc = Przebudowę
    .gen = Przebudowy
    .text = Usuń kartę z ręki. Zdobądź kartę droższą od niej najwyżej o $2.
    .gist = wymień, do $2 drożej
dominion-card-smithy = Kuźnia
    .acc = Kuźnię
    .gen = Kuźni
    .text = +3 Karty.
    .gist = +3 Karty
dominion-card-throne_room = Sala tronowa
    .acc = Salę tronową
    .gen = Sali tronowej
    .text = Możesz wybrać z ręki kartę Akcji i zagrać ją dwa razy.
    .gist = Akcja dwa razy
dominion-card-bandit = Bandyta
    .acc = Bandytę
    .gen = Bandyty
    .text = Zdobądź Złoto. Każdy inny gracz odsłania 2 wierzchnie karty swojej talii, usuwa spośród nich jeden Skarb inny niż Miedziak i odrzuca resztę.
    .gist = Złoto; okrada innych
dominion-card-council_room = Sala obrad
    .acc = Salę obrad
    .gen = Sali obrad
    .text = +4 Karty, +1 Zakup. Każdy inny gracz dobiera kartę.
    .gist = inni dobierają jedną
dominion-card-festival = Festyn
    .acc = Festyn
    .gen = Festynu
    .text = +2 Akcje, +1 Zakup, +$2.
    .gist = +2 Akcje, +1 Zakup, +$2
dominion-card-laboratory = Laboratorium
    .acc = Laboratorium
    .gen = Laboratorium
    .text = +2 Karty, +1 Akcja.
    .gist = +2 Karty, +1 Akcja
dominion-card-library = Biblioteka
    .acc = Bibliotekę
    .gen = Biblioteki
    .text = Dobieraj po jednej karcie, aż będziesz mieć 7 na ręce. Każdą dobraną Akcję możesz odłożyć na bok, zamiast ją wziąć; odłożone karty potem odrzucasz.
    .gist = dobierz do 7
dominion-card-market = Targ
    .acc = Targ
    .gen = Targu
    .text = +1 Karta, +1 Akcja, +1 Zakup, +$1.
    .gist = wszystkiego po +1
dominion-card-mine = Kopalnia
    .acc = Kopalnię
    .gen = Kopalni
    .text = Możesz usunąć Skarb z ręki. Jeśli to zrobisz, zdobądź na rękę Skarb droższy najwyżej o $3.
    .gist = lepszy Skarb
dominion-card-sentry = Wartownik
    .acc = Wartownika
    .gen = Wartownika
    .text = +1 Karta, +1 Akcja. Obejrzyj 2 wierzchnie karty swojej talii. Dowolne z nich usuń, dowolne odrzuć, a resztę odłóż na talię w wybranej kolejności.
    .gist = przesiej 2 z wierzchu
dominion-card-witch = Wiedźma
    .acc = Wiedźmę
    .gen = Wiedźmy
    .text = +2 Karty. Każdy inny gracz zdobywa Klątwę.
    .gist = Klątwa dla innych
dominion-card-artisan = Rzemieślnik
    .acc = Rzemieślnika
    .gen = Rzemieślnika
    .text = Zdobądź na rękę kartę o koszcie $5 lub mniej. Potem połóż kartę z ręki na swojej talii.
    .gist = zdobądź do $5

## Sets

dominion-set-first_game = Pierwsza gra
dominion-set-size_distortion = Zaburzone rozmiary
dominion-set-deck_top = Wierzch talii
dominion-set-sleight_of_hand = Zręczne ręce
dominion-set-improvements = Ulepszenia
dominion-set-silver_and_gold = Srebro i złoto

## Bots

dominion-bot-random = Losowy
dominion-bot-big_money = Wielka kasa
dominion-bot-big_money_smithy = Wielka kasa z Kuźnią
dominion-bot-bm_ultimate = Wielka kasa, dopracowana
dominion-bot-double_witch = Dwie Wiedźmy

## Phases


## Prompts

dominion-ask-action = Zagraj Akcję albo przejdź do zakupów
    .detail = { $actions ->
        [one] Została 1 akcja
        [few] Zostały { $actions } akcje
       *[many] Zostało { $actions } akcji
    }
dominion-ask-buy = Skarby, potem zakupy
    .detail = ${ $coins }, { $buys ->
        [one] 1 zakup
        [few] { $buys } zakupy
       *[many] { $buys } zakupów
    }
dominion-ask-tidy = Która karta ma leżeć na wierzchu odrzuconych?
dominion-ask-moat = { $whom } zagrywa { $cardAcc }. Pokazać Fosę?
dominion-ask-cellar = Odrzuć dowolne karty; dobierzesz tyle samo
dominion-ask-chapel = { $n ->
    [one] Usuń z ręki najwyżej 1 kartę
    [few] Usuń z ręki najwyżej { $n } karty
   *[many] Usuń z ręki najwyżej { $n } kart
}
dominion-ask-gain = Zdobądź kartę o koszcie do ${ $cost }
dominion-ask-moneylender = Usunąć Miedziak za $3?
dominion-ask-discard = { $n ->
    [one] Odrzuć 1 kartę
    [few] Odrzuć { $n } karty
   *[many] Odrzuć { $n } kart
}
dominion-ask-remodel = Którą kartę usuwasz, aby ją przebudować?
dominion-ask-mine = Usunąć Skarb i wziąć lepszy?
dominion-ask-artisan = Połóż kartę z ręki na swojej talii
dominion-ask-harbinger = Położyć odrzuconą kartę na talii?
dominion-ask-vassal = Zagrać { $cardAcc } z odrzuconych?
dominion-ask-throne = Którą Akcję zagrywasz dwa razy?
dominion-ask-library = Weź albo odłóż na bok: { $card }
dominion-ask-sentry = Każdą kartę usuń, odrzuć albo zachowaj
dominion-ask-sentry-order = Która karta wraca na wierzch?
dominion-ask-bureaucrat = Którą kartę Zwycięstwa pokazujesz i kładziesz na talii?
dominion-ask-bandit = Który z dwóch Skarbów tracisz?

## Verbs

dominion-do-play = Zagraj
dominion-do-treasures = Wszystkie Skarby
dominion-do-buy = Kup
dominion-do-gain = Zdobądź
dominion-do-discard = Odrzuć
dominion-do-trash = Usuń
dominion-do-keep = Zachowaj
dominion-do-take = Weź
dominion-do-aside = Odłóż na bok
dominion-do-put = Na talię
dominion-do-top = Na wierzch
dominion-do-reveal = Pokaż
dominion-do-reveal-hand = Pokaż rękę
dominion-do-end-actions = Do zakupów
dominion-do-end-turn = Koniec tury
dominion-do-tidy = Ustal kolejność porządków
dominion-do-decline = Nie, dziękuję
dominion-do-done = Gotowe

## Log

dominion-log-kingdom = Królestwo: { $cards }.
dominion-log-starts = Zaczyna { $who }.
dominion-log-turn = Tura { $n }: { $who }
dominion-log-played = { $who } zagrywa { $cardAcc }.
dominion-log-played-treasures = { $who } zagrywa { $cardsAcc }: razem ${ $coins }.
dominion-log-merchant = { $card } dodaje ${ $coins } do pierwszego Srebrnika.
dominion-log-bought = { $who } kupuje { $cardAcc } za ${ $cost }.
dominion-log-gained = { $who } zdobywa { $cardAcc }.
dominion-log-gained-to-hand = { $who } zdobywa na rękę { $cardAcc }.
dominion-log-gained-onto-deck = { $who } zdobywa na wierzch talii { $cardAcc }.
dominion-log-none-left = { $who } nic nie zdobywa: stos { $cardGen } jest pusty.
dominion-log-nothing-to-gain = { $who } nie ma czego zdobyć za najwyżej ${ $cost }.
dominion-log-trashed = { $who } usuwa { $cardsAcc }.
dominion-log-discarded = { $who } odrzuca { $cardsAcc }.
dominion-log-discarded-some = { $n ->
    [one] { $who } odrzuca { $n } kartę, na wierzchu { $card }.
    [few] { $who } odrzuca { $n } karty, na wierzchu { $card }.
   *[many] { $who } odrzuca { $n } kart, na wierzchu { $card }.
}
dominion-log-drew-cards = { $who } dobiera { $cardsAcc }.
dominion-log-drew = { $n ->
    [one] { $who } dobiera kartę.
    [few] { $who } dobiera { $n } karty.
   *[many] { $who } dobiera { $n } kart.
}
dominion-log-shuffled = { $who } tasuje odrzucone karty w nową talię.
dominion-log-put-back = { $who } kładzie na talii { $cardAcc }.
dominion-log-put-back-one = { $who } kładzie kartę na talii.
dominion-log-looked-through = { $who } przegląda odrzucone karty.
dominion-log-looked-at = { $who } ogląda { $cardsAcc }.
dominion-log-vassal-discarded = { $who } odrzuca z talii { $cardAcc }.
dominion-log-set-aside = { $who } odkłada na bok { $cardAcc }.
dominion-log-kept-on-deck = { $n ->
    [one] { $who } odkłada kartę z powrotem na talię.
    [few] { $who } odkłada { $n } karty z powrotem na talię.
   *[many] { $who } odkłada { $n } kart z powrotem na talię.
}
dominion-log-revealed = { $who } odsłania { $cardsAcc }.
dominion-log-revealed-hand = { $who } pokazuje rękę bez kart Zwycięstwa: { $cards }.
dominion-log-revealed-onto-deck = { $who } pokazuje { $cardAcc } i kładzie tę kartę na talii.
dominion-log-showed-moat = { $who } pokazuje { $cardAcc }; atakuje { $by }.
dominion-log-cleaned-up = { $who } robi porządki.
dominion-log-over = Gra jest skończona.

## Reasons: why and why not

dominion-why-over = Gra jest skończona.
dominion-why-can-buy = Możesz kupić { $cardAcc }: koszt ${ $cost }, masz ${ $coins }.
dominion-why-can-play = { $actions ->
    [one] Możesz zagrać { $cardAcc }: została 1 akcja.
    [few] Możesz zagrać { $cardAcc }: zostały { $actions } akcje.
   *[many] Możesz zagrać { $cardAcc }: zostało { $actions } akcji.
}
dominion-why-can-play-treasure = Możesz zagrać { $cardAcc } i dostać ${ $coins }.
dominion-why-can-gain = Możesz zdobyć { $cardAcc }.
dominion-why-can-discard = Możesz odrzucić { $cardAcc }.
dominion-why-can-trash = Możesz usunąć { $cardAcc }.
dominion-why-can-keep = Możesz zachować na talii { $cardAcc }.
dominion-why-can-take = Możesz wziąć na rękę { $cardAcc }.
dominion-why-can-aside = Możesz odłożyć na bok { $cardAcc }.
dominion-why-can-put = Możesz położyć na talii { $cardAcc }.
dominion-why-can-top = Na wierzchu może leżeć { $card }.
dominion-why-can-reveal = Możesz pokazać { $cardAcc }.
dominion-why-not-your-turn = Swoją turę ma teraz { $whom }.
dominion-why-answers = Najpierw odpowiada { $whom }.
dominion-why-chance = Trwa tasowanie kart.
dominion-why-pile-empty = Stos { $cardGen } jest pusty.
dominion-why-empty-piles = { $n ->
    [one] Pusty jest 1 stos; grę kończy { $enough }.
    [few] Puste są { $n } stosy; grę kończy { $enough }.
   *[many] Pustych stosów jest { $n }; grę kończy { $enough }.
}
dominion-why-gain-too-dear = { $card } kosztuje ${ $cost }; { $by } pozwala na najwyżej ${ $most }.
dominion-why-gain-treasures-only = { $by } daje tylko Skarby.
dominion-why-buy-later = Karty kupuje się w fazie zakupów.
dominion-why-answer-first = Najpierw odpowiedz na pytanie.
dominion-why-no-buys = Nie masz już zakupów.
dominion-why-too-dear = { $card } kosztuje ${ $cost }, masz ${ $coins }: brakuje ${ $short }.
dominion-why-unplayed-treasures = Skarby na ręce dodałyby ${ $coins }, razem ${ $sum }.
dominion-why-treasures-over = Po pierwszym zakupie nie można już w tej turze zagrywać Skarbów.
dominion-why-only-copper = Można tu usunąć tylko Miedziak.
dominion-why-only-treasures = Można tu usunąć tylko Skarb.
dominion-why-only-actions = Dwa razy można zagrać tylko kartę Akcji.
dominion-why-only-victory = Chodzi tylko o kartę Zwycięstwa.
dominion-why-only-moat = Przeciw Atakowi można pokazać tylko Fosę.
dominion-why-picked-already = { $card }: każda taka karta z ręki jest już wybrana.
dominion-why-never-played = { $card } to karta, której się nie zagrywa; liczy się na koniec.
dominion-why-actions-over = Karty Akcji zagrywa się tylko w fazie akcji.
dominion-why-no-actions = Nie masz już akcji.
dominion-why-treasures-later = Skarby zagrywa się w fazie zakupów.
dominion-why-deck = Kolejność kart w talii jest ukryta; tylko właściciel wie, ile ich jest.
dominion-why-discard = Ze stosu odrzuconych jawna jest tylko wierzchnia karta.
dominion-why-trash = Usunięte karty są niczyje; każdy może je przejrzeć.
dominion-why-in-play = Karty w grze zostają tam do porządków.
dominion-why-set-aside = Karty odłożone na bok są jawne, ale nie są w grze.
dominion-why-look = Na razie oglądasz te karty.

## Cele lekcji zrobionych przy stole
dominion-goal-gain = Zdobądź tę kartę przed końcem swojej tury: { $card }.
dominion-goal-coins = Zbierz w tej turze tyle monet: { $n }.
