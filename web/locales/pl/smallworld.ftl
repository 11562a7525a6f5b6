# Small World of Warcraft: names, prompts, verbs, log, reasons. All wording is our own.

## Factions, terrains, symbols, variants

smallworld-faction-horde = Horda
    .gen = Hordy
smallworld-faction-alliance = Przymierze
    .gen = Przymierza
smallworld-faction-neutral = Neutralni
    .gen = Neutralnych
smallworld-terrain-field = Pole
smallworld-terrain-hill = Wzgórze
smallworld-terrain-forest = Las
smallworld-terrain-swamp = Bagno
smallworld-terrain-mountain = Góra
smallworld-terrain-sea = Morze
smallworld-terrain-lake = Jezioro
smallworld-symbol-magic = Źródło magii
smallworld-symbol-cavern = Jaskinia
smallworld-symbol-anchor = Region startowy
smallworld-symbol-murloc = Murloki na początku
smallworld-symbol-letter = Artefakt lub legendarne miejsce
smallworld-variant-base = Każda rasa dla siebie
    .text = 2–5 graczy; wygrywa największa liczba monet.
smallworld-variant-teams = Bitwa o Azeroth
    .text = Horda przeciw Przymierzu. Bierzesz rasy własnej strony; stronie liczy się jej najbogatszy gracz.
smallworld-variant-murlocs = Zemsta Murloków
    .text = W pojedynkę albo we dwoje przeciw Murlokom. Skończ z większą liczbą monet niż one.

## Races: name, .text in full, .gist for the banner

smallworld-race-murlocs = Murloki
    .acc = Murloki
    .gen = Murloków
    .dat = Murlokom
    .text = Mieszkają tu od dawna, są niczyje i liczą się jak rasa wymarła.
smallworld-race-blood_elves = Krwawe Elfy
    .acc = Krwawe Elfy
    .gen = Krwawych Elfów
    .dat = Krwawym Elfom
    .text = Na koniec tury 1 moneta za każdy region ze źródłem magii.
smallworld-race-draenei = Draenei
    .acc = Draenei
    .gen = Draenei
    .dat = Draenei
    .text = W każdej turze przeciwnika pierwszy żeton, który masz stracić, wraca do twojej ręki i zostaje rozmieszczony na koniec tej tury.
smallworld-race-dwarves = Krasnoludy
    .acc = Krasnoludy
    .gen = Krasnoludów
    .dat = Krasnoludom
    .text = Regiony górskie kosztują cię o 2 żetony mniej.
smallworld-race-ethereals = Eteryczni
    .acc = Eterycznych
    .gen = Eterycznych
    .dat = Eterycznym
    .text = Raz na turę: przenieś artefakt z sąsiedniego regionu do swojego i od razu go użyj albo podbij sąsiedni region z legendarnym miejscem o 2 taniej.
smallworld-race-forsaken = Porzuceni
    .acc = Porzuconych
    .gen = Porzuconych
    .dat = Porzuconym
    .text = Za każdy żeton rasy lub Murloka stracony z twojej przyczyny możesz po ostatnim podboju zapłacić 1 monetę za nowy żeton.
smallworld-race-gnomes = Gnomy
    .acc = Gnomy
    .gen = Gnomów
    .dat = Gnomom
    .text = Raz na turę nalot na dowolny region dowolnego kontynentu: wskaż go, rzuć kością, a oczka obniżą jego cenę. Potem możesz podbijać dalej.
smallworld-race-goblins = Gobliny
    .acc = Gobliny
    .gen = Goblinów
    .dat = Goblinom
    .text = Na koniec tury możesz położyć zakrytą bombę w każdym sąsiednim regionie aktywnej rasy przeciwnika. Odkrywasz je na początku swojej następnej tury: połowa z dwunastu wybucha i opróżnia region jak podbój.
smallworld-race-humans = Ludzie
    .acc = Ludzi
    .gen = Ludzi
    .dat = Ludziom
    .text = Na koniec każdej tury połóż 2 cele militarne w regionach bez ras Przymierza. Kto podbije taki region, a nie należy do Hordy, bierze 2 monety; jeśli to ktoś inny niż ty, też bierzesz 2.
smallworld-race-kobolds = Koboldy
    .acc = Koboldy
    .gen = Koboldów
    .dat = Koboldom
    .text = Przy twoich podbojach każdy region z jaskinią liczy się jak sąsiedni. Jaskinia może być pierwszym podbojem, bez przeprawy.
smallworld-race-naga = Nagi
    .acc = Nagi
    .gen = Nag
    .dat = Nagom
    .text = Możesz podbijać morza i jeziora za 2 żetony, zaczynać od nich i pozostać na nich po wymarciu.
smallworld-race-night_elves = Nocne Elfy
    .acc = Nocne Elfy
    .gen = Nocnych Elfów
    .dat = Nocnym Elfom
    .text = Lasy kosztują cię o 1 mniej. Każdy podbity las dostaje mur ogników (+1 do obrony), który zostaje po wymarciu.
smallworld-race-orcs = Orkowie
    .acc = Orków
    .gen = Orków
    .dat = Orkom
    .text = 1 moneta za każdy region podbity na rasie Przymierza, oprócz premii frakcji.
smallworld-race-pandaren = Pandareni
    .acc = Pandarenów
    .gen = Pandarenów
    .dat = Pandarenom
    .text = Na koniec tury każdy przeciwnik, którego aktywnej rasy nie zaatakowano w twojej turze, dostaje żeton harmonii. Kto go ma, przed atakiem na ciebie płaci ci 2 monety, raz na turę.
smallworld-race-tauren = Taureni
    .acc = Taurenów
    .gen = Taurenów
    .dat = Taurenom
    .text = Nigdy w pojedynkę: region podbijają i utrzymują co najmniej 2 żetony, a po wymarciu w każdym regionie zostają 2.
smallworld-race-trolls = Trolle
    .acc = Trolle
    .gen = Trolli
    .dat = Trollom
    .text = Niepuste regiony kosztują cię o 1 mniej.
smallworld-race-worgen = Worgeni
    .acc = Worgenów
    .gen = Worgenów
    .dat = Worgenom
    .text = Na początku każdej tury wybierz: postać ludzka (weź 2 monety) albo postać worgena (zapłać 1 monetę, wszystkie podboje w tej turze są o 1 tańsze).

## Professions: name, .text, .gist

smallworld-badge-archaeologist = Archeolodzy
    .text = Na koniec tury 1 moneta za każdy twój artefakt lub legendarne miejsce.
smallworld-badge-battlemaster = Mistrzowie walki
    .text = Od razu 1 moneta za każdy podbity niepusty region.
smallworld-badge-beastmaster = Władcy bestii
    .text = Na początku tury bestie odchodzą; weź po jednej za każde swoje wzgórze (najwyżej 5). Podbijają i rozmieszczają się jak żetony, a bestię traci się przed żetonem.
smallworld-badge-blacksmith = Kowale
    .text = Każdy region kosztuje cię o 1 mniej.
smallworld-badge-champion = Czempion
    .text = Raz na turę sam czempion zajmuje sąsiedni region, niezależnie od obrony, i zostaje tam jako 1 obrońca. Jeśli region padnie, nie tracisz żetonu, a czempiona wykupujesz za 1 monetę.
smallworld-badge-defensive = Obrońcy
    .text = Na koniec tury na każdym twoim polu staje wieża strażnicza, jeśli masz więcej jego sąsiadów niż każda inna rasa. Nikt nie może go podbić, a moce innych ras na nie nie działają.
smallworld-badge-enraged = Rozjuszeni
    .text = Każdy podbity region, którego broniły co najmniej 2 żetony przeciwnika, daje tyle monet, ile ich było.
smallworld-badge-explorer = Odkrywcy
    .text = Na koniec tury 1 moneta za każdy kontynent, na którym masz region.
smallworld-badge-farming = Rolnicy
    .text = Na koniec tury 1 moneta za każde pole.
smallworld-badge-fishing = Rybacy
    .text = Na koniec tury 1 moneta za każdy region przy morzu lub jeziorze.
smallworld-badge-garrisoned = Garnizon
    .text = Fort (+1 do obrony) w każdym twoim regionie, razem 10; zostają po wymarciu, tak jak odznaka.
smallworld-badge-herbalist = Zielarze
    .text = Na koniec tury 1 moneta za każde wzgórze.
smallworld-badge-intimidating = Siewcy grozy
    .text = Trzy razy na turę przesuń wrogi żeton z sąsiedniego regionu do innego regionu jego rasy. Najpierw znika mur lub fort; Murloki i żetony, które nie mają dokąd pójść, opuszczają planszę.
smallworld-badge-marshdweller = Mieszkańcy bagien
    .text = Przeciwnik płaci ci 1 monetę, zanim podbije twoje bagno, także po wymarciu. Odznaka zostaje.
smallworld-badge-mining = Górnicy
    .text = Na koniec tury 1 moneta za każdy region z jaskinią.
smallworld-badge-mountaineer = Wspinacze
    .text = Na koniec tury 1 moneta za każdą górę.
smallworld-badge-portal_mage = Magowie portali
    .text = Dwa razy na turę zamień miejscami wszystko prócz gór i legendarnych miejsc między dwoma źródłami magii.
smallworld-badge-ranger = Tropiciele
    .text = Na koniec tury 1 moneta za każdy las.
smallworld-badge-sailing = Żeglarze
    .text = Lądowanie w regionie startowym nie kosztuje przeprawy.
smallworld-badge-swampwalker = Bagienni wędrowcy
    .text = Na koniec tury 1 moneta za każde bagno.

## Artifacts and legendary places

smallworld-relic-frostmourne = Ostrze Mrozu
    .acc = Ostrze Mrozu
    .text = Raz na turę podbój kosztuje o 2 mniej. Przechodzi do podbitego regionu.
    .gist = jeden podbój −2
smallworld-relic-doomhammer = Młot Zagłady
    .acc = Młot Zagłady
    .text = Raz na turę podbij region w zasięgu 1 żetonem, płacąc najpierw 2 monety temu, kto go trzyma (bankowi, jeśli jest niczyj).
    .gist = 1 żeton, 2 monety
smallworld-relic-ashes_of_alar = Popioły Al'ara
    .acc = Popioły Al'ara
    .text = Raz na turę podbij dowolny region dowolnego kontynentu, jakby był sąsiedni.
    .gist = gdziekolwiek
smallworld-relic-heart_of_azeroth = Serce Azeroth
    .acc = Serce Azeroth
    .text = Na koniec tury połóż je w swoim regionie; każdy przeciwnik z aktywną rasą obok płaci ci 1 monetę.
    .gist = sąsiedzi płacą
smallworld-relic-aegis = Egida Aggramara
    .acc = Egidę Aggramara
    .text = Na koniec tury połóż ją w swoim regionie; przeciwnik musi zapłacić ci 2 monety, zanim go podbije lub użyje na nim mocy.
    .gist = 2 monety za atak
smallworld-relic-well_of_eternity = Studnia Wieczności
    .acc = Studnię Wieczności
    .text = Po odkryciu przenosi się na morze lub jezioro. Na koniec tury 2 monety, jeśli jedna z twoich ras ma wokół niej więcej regionów niż każda inna.
    .gist = +2 za przewagę wokół
smallworld-relic-meeting_stone = Kamień Spotkań
    .acc = Kamień Spotkań
    .text = Póki go masz, przeprawa nic nie kosztuje.
    .gist = bez przeprawy
smallworld-relic-karazhan = Karazhan
    .acc = Karazhan
    .text = 1 moneta za każdy inny twój region o tym samym terenie.
    .gist = +1 za taki sam teren
smallworld-relic-battleground = Pole Bitwy
    .acc = Pole Bitwy
    .text = Premia frakcji liczy się do dwóch razy za rasę. Rasa neutralna co turę wybiera stronę i zdobywa jej premię.
    .gist = podwójna premia frakcji
smallworld-relic-dark_portal = Mroczny Portal
    .acc = Mroczny Portal
    .text = 2 monety na koniec tury.
    .gist = +2
smallworld-relic-spirit_healer = Uzdrowiciel Dusz
    .acc = Uzdrowiciela Dusz
    .text = 1 nowy żeton przy rozmieszczaniu, jeśli jest w pudełku.
    .gist = +1 żeton
smallworld-relic-lights_hope = Kaplica Nadziei Światłości
    .acc = Kaplicę Nadziei Światłości
    .text = Nie tracisz żetonów, gdy padają twoje regiony, także ten.
    .gist = bez strat
smallworld-relic-hidden = Zakryty żeton
    .text = Artefakt lub legendarne miejsce, którego nikt nie widział. Odkrywa się go przy pierwszym podboju regionu.
smallworld-sort-artifact = Artefakt
smallworld-sort-place = Legendarne miejsce

## Pieces

smallworld-piece-mountain = Góra
smallworld-piece-fort = Fort
smallworld-piece-wall = Mur ogników
smallworld-piece-tower = Wieża strażnicza
smallworld-piece-bomb = Bomba
smallworld-piece-objective = Cel militarny
smallworld-piece-champion = Czempion
smallworld-piece-beast = Bestia
smallworld-piece-harmony = Żeton harmonii

## Phases

smallworld-phase-setup = Przygotowanie
smallworld-phase-pick = Wybór
smallworld-phase-begin = Początek tury
smallworld-phase-conquer = Podboje
smallworld-phase-redeploy = Rozmieszczenie
smallworld-phase-finish = Koniec tury
smallworld-phase-regroup = Przegrupowanie
smallworld-phase-over = Koniec

## Where coins come from

smallworld-source-regions = Regiony
smallworld-source-declined = Regiony wymarłych
smallworld-source-faction = Premia frakcji
smallworld-source-pick = Kombinacje
smallworld-source-unknown = Inne
smallworld-source-blood_elves = { smallworld-race-blood_elves }
smallworld-source-draenei = { smallworld-race-draenei }
smallworld-source-dwarves = { smallworld-race-dwarves }
smallworld-source-ethereals = { smallworld-race-ethereals }
smallworld-source-forsaken = { smallworld-race-forsaken }
smallworld-source-gnomes = { smallworld-race-gnomes }
smallworld-source-goblins = { smallworld-race-goblins }
smallworld-source-humans = { smallworld-race-humans }
smallworld-source-kobolds = { smallworld-race-kobolds }
smallworld-source-naga = { smallworld-race-naga }
smallworld-source-night_elves = { smallworld-race-night_elves }
smallworld-source-orcs = { smallworld-race-orcs }
smallworld-source-pandaren = { smallworld-race-pandaren }
smallworld-source-tauren = { smallworld-race-tauren }
smallworld-source-trolls = { smallworld-race-trolls }
smallworld-source-worgen = { smallworld-race-worgen }
smallworld-source-archaeologist = { smallworld-badge-archaeologist }
smallworld-source-battlemaster = { smallworld-badge-battlemaster }
smallworld-source-beastmaster = { smallworld-badge-beastmaster }
smallworld-source-blacksmith = { smallworld-badge-blacksmith }
smallworld-source-champion = { smallworld-badge-champion }
smallworld-source-defensive = { smallworld-badge-defensive }
smallworld-source-enraged = { smallworld-badge-enraged }
smallworld-source-explorer = { smallworld-badge-explorer }
smallworld-source-farming = { smallworld-badge-farming }
smallworld-source-fishing = { smallworld-badge-fishing }
smallworld-source-garrisoned = { smallworld-badge-garrisoned }
smallworld-source-herbalist = { smallworld-badge-herbalist }
smallworld-source-intimidating = { smallworld-badge-intimidating }
smallworld-source-marshdweller = { smallworld-badge-marshdweller }
smallworld-source-mining = { smallworld-badge-mining }
smallworld-source-mountaineer = { smallworld-badge-mountaineer }
smallworld-source-portal_mage = { smallworld-badge-portal_mage }
smallworld-source-ranger = { smallworld-badge-ranger }
smallworld-source-sailing = { smallworld-badge-sailing }
smallworld-source-swampwalker = { smallworld-badge-swampwalker }
smallworld-source-frostmourne = { smallworld-relic-frostmourne }
smallworld-source-doomhammer = { smallworld-relic-doomhammer }
smallworld-source-ashes_of_alar = { smallworld-relic-ashes_of_alar }
smallworld-source-heart_of_azeroth = { smallworld-relic-heart_of_azeroth }
smallworld-source-aegis = { smallworld-relic-aegis }
smallworld-source-well_of_eternity = { smallworld-relic-well_of_eternity }
smallworld-source-meeting_stone = { smallworld-relic-meeting_stone }
smallworld-source-karazhan = { smallworld-relic-karazhan }
smallworld-source-battleground = { smallworld-relic-battleground }
smallworld-source-dark_portal = { smallworld-relic-dark_portal }
smallworld-source-spirit_healer = { smallworld-relic-spirit_healer }
smallworld-source-lights_hope = { smallworld-relic-lights_hope }

## Parts of a price

smallworld-part-region = { $n } region
smallworld-part-water = { $n } woda
smallworld-part-mountain = { $n } góra
smallworld-part-wall = { $n } mur ogników
smallworld-part-fort = { $n } fort
smallworld-part-crossing = { $n } przeprawa
smallworld-part-tokens = { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
   *[many] { $n } żetonów
}
smallworld-part-murlocs = { $n ->
    [one] { $n } Murlok
    [few] { $n } Murloki
   *[many] { $n } Murloków
}
smallworld-part-dwarves = { $n } Krasnoludy
smallworld-part-trolls = { $n } Trolle
smallworld-part-night_elves = { $n } Nocne Elfy
smallworld-part-worgen = { $n } postać worgena
smallworld-part-blacksmith = { $n } Kowale
smallworld-part-frostmourne = { $n } Ostrze Mrozu
smallworld-part-ethereals = { $n } Eteryczni
smallworld-part-doomhammer = { $n } Młot Zagłady
smallworld-part-raid = { $n } nalot
smallworld-part-least = { $n } do minimum

## Prompts

smallworld-ask-pick = Wybierz kombinację
    .detail = Po monecie na każdą powyżej tej, którą bierzesz; monety, które na niej leżą, są twoje.
smallworld-ask-form = Jaka postać w tej turze?
    .detail = Człowiek: weź 2 monety. Worgen: zapłać 1, każdy podbój o 1 tańszy.
smallworld-ask-faction = Po której stronie walczy w tej turze twoja rasa?
    .detail = Masz Pole Bitwy.
smallworld-ask-conquer = Podbijaj
    .detail = { $n ->
        [0] Brak żetonów na ręce.
        [one] { $n } żeton na ręce.
        [few] { $n } żetony na ręce.
       *[many] { $n } żetonów na ręce.
    }
smallworld-ask-raid-short = Nalot, region { $region }: brakuje { $short }
    .detail = Rzuć tam ostatnią kością albo zrezygnuj z nalotu i idź dalej.
smallworld-ask-scare-to = Dokąd ucieka przepłoszony żeton?
smallworld-ask-portal-to = Z którym źródłem magii zamienić region { $region }?
smallworld-ask-fetch-to = Do którego twojego regionu trafia { $relic }?
smallworld-ask-well = Która woda staje się Studnią Wieczności?
smallworld-ask-bomb-fee = { $n ->
    [one] Region { $region } jest strzeżony: zapłacić { $n } monetę, by odkryć bombę?
    [few] Region { $region } jest strzeżony: zapłacić { $n } monety, by odkryć bombę?
   *[many] Region { $region } jest strzeżony: zapłacić { $n } monet, by odkryć bombę?
}
smallworld-ask-buy = Kupić nowych Porzuconych?
    .detail = Po 1 monecie, najwyżej { $n }.
smallworld-ask-redeploy = Rozmieść żetony
    .detail = { $n ->
        [one] { $n } żeton do położenia.
        [few] { $n } żetony do położenia.
       *[many] { $n } żetonów do położenia.
    }
smallworld-ask-regroup = Odłóż swoje żetony na planszę
    .detail = { $n ->
        [one] { $n } żeton do regionów, które wciąż trzymasz.
        [few] { $n } żetony do regionów, które wciąż trzymasz.
       *[many] { $n } żetonów do regionów, które wciąż trzymasz.
    }
smallworld-ask-heart = Gdzie położyć Serce Azeroth?
    .detail = Każdy przeciwnik z aktywną rasą obok płaci ci 1 monetę.
smallworld-ask-aegis = Którego regionu strzeże Egida?
smallworld-ask-bombs = Połóż bomby
    .detail = Po jednej zakrytej w każdym wybranym regionie.
smallworld-ask-objectives = Wyznacz cele militarne
    .detail = W różnych regionach bez ras Przymierza.

## Verbs

smallworld-do-pick = { $price ->
    [0] Weź za darmo
    [one] Weź za { $price } monetę
    [few] Weź za { $price } monety
   *[many] Weź za { $price } monet
}
smallworld-do-conquer = Podbij: { $price }
smallworld-do-conquer-with = Podbij: { $price }, pomoc: { $aids }
smallworld-do-roll = Rzuć kością ({ $chance } %)
smallworld-do-roll-with = Rzuć kością, pomoc: { $aids } ({ $chance } %)
smallworld-do-raid = Nalot
smallworld-do-raid-with = Nalot, pomoc: { $aids }
smallworld-do-roll-on = Rzuć kością ({ $chance } %)
smallworld-do-drop-raid = Zrezygnuj z nalotu
smallworld-do-champion = Wyślij czempiona
smallworld-do-scare = Przepłosz
smallworld-do-portal = Zamień stąd
smallworld-do-fetch = Sprowadź { $relicAcc }
smallworld-do-to = Tutaj
smallworld-do-abandon = Opuść
smallworld-do-decline = Wymarcie
smallworld-do-stop = Rozmieść
smallworld-do-form-human = Postać ludzka: weź 2 monety
smallworld-do-form-worgen = Postać worgena: zapłać 1 monetę
smallworld-do-fight-horde = Za Hordę
smallworld-do-fight-alliance = Za Przymierze
smallworld-do-pay-fee = { $n ->
    [one] Zapłać { $n } monetę
    [few] Zapłać { $n } monety
   *[many] Zapłać { $n } monet
}
smallworld-do-return-bomb = Zabierz bombę
smallworld-do-buy = { $n ->
    [0] Nie kupuj
   *[other] Kup { $n }
}
smallworld-do-put = Połóż żeton
smallworld-do-put-beast = Połóż bestię
smallworld-do-put-champion = Postaw czempiona
smallworld-do-spread = Rozłóż resztę
smallworld-do-place = Połóż tutaj
smallworld-do-bomb = Połóż bombę
smallworld-do-objective = Wyznacz cel
smallworld-do-done = Gotowe

## Log

smallworld-log-boards = Na stole leży { $continent }
smallworld-log-first-player = Zaczyna { $who }
smallworld-log-combo = Nowe w kolumnie: { $race } ({ $badge })
smallworld-log-badges-shuffled = Odrzucone odznaki zostają potasowane
smallworld-log-round = Runda { $n }
smallworld-log-turn = Gra { $who }
smallworld-log-picked = { $who } wybiera { $raceAcc } ({ $badge }): żetony { $n }, cena { $cost }, znalezione monety { $coins }
smallworld-log-passed-over = Żadna kombinacja nie pasuje: { $race } odchodzą
smallworld-log-beasts = { $n ->
    [one] { $who } przywołuje { $n } bestię
    [few] { $who } przywołuje { $n } bestie
   *[many] { $who } przywołuje { $n } bestii
}
smallworld-log-form-human = { $who }: postać ludzka, monety: { $n }
smallworld-log-form-worgen = { $who }: postać worgena, zapłata: { $n }
smallworld-log-fights-for = { $who } walczy po stronie { $factionGen }
smallworld-log-conquered = { $who } podbija region { $region }, żetony: { $n }
smallworld-log-conquered-from = { $who } odbiera { $loserDat } region { $region }, żetony: { $n }
smallworld-log-abandoned = { $who } opuszcza region { $region }
smallworld-log-rolled = { $who } wyrzuca { $n }: region { $region } zdobyty
smallworld-log-rolled-short = { $who } wyrzuca { $n }, trzeba było { $short }: region { $region } się broni
smallworld-log-raided = { $who }: nalot na region { $region }, oczka { $n }, cena { $cost }
smallworld-log-raid-dropped = { $who } rezygnuje z nalotu na region { $region }
smallworld-log-lost = { $n ->
    [one] { $race } tracą { $n } żeton
    [few] { $race } tracą { $n } żetony
   *[many] { $race } tracą { $n } żetonów
}
smallworld-log-beast-lost = { $who } traci bestię
smallworld-log-captive = { $who } nie może wykupić czempiona
smallworld-log-lone-tauren = { $who }: samotny Tauren opuszcza region
smallworld-log-sheltered = { $who }: Kaplica Nadziei ratuje żeton
smallworld-log-draenei-saved = { $who }: Światłość ratuje żeton Draenei
smallworld-log-race-gone = { $who }: z planszy znikają wymarłe żetony { $raceGen }
smallworld-log-tower-gone = Pada wieża strażnicza, region { $region }
smallworld-log-tower-built = { $who } buduje wieżę strażniczą w regionie { $region }
smallworld-log-wall-built = { $who } wznosi mur ogników w regionie { $region }
smallworld-log-fort-built = { $who } buduje fort w regionie { $region }
smallworld-log-spoils = { $n ->
    [one] { $who } bierze za bitwę { $n } monetę
    [few] { $who } bierze za bitwę { $n } monety
   *[many] { $who } bierze za bitwę { $n } monet
}
smallworld-log-objective-taken = { $who } osiąga cel w regionie { $region }, monety: { $n }
smallworld-log-objective-shared = { $who } ma w tym udział, monety: { $n }
smallworld-log-objective-set = { $who } wyznacza cel w regionie { $region }
smallworld-log-revealed = Znalezisko w regionie { $region }: { $relic }
smallworld-log-well-moved = Studnia Wieczności powstaje w regionie { $region }
smallworld-log-well-dry = Nie ma tu wody: Studnia Wieczności opuszcza grę
smallworld-log-scared = { $who } przepędza żeton { $raceGen } do regionu { $region }
smallworld-log-scared-piece = { $who } usuwa element z regionu { $region }
smallworld-log-scared-away = { $who } przepędza z planszy żeton { $raceGen }, region { $region }
smallworld-log-swapped = { $who } zamienia regiony { $region } i { $other }
smallworld-log-fetched = { $who } sprowadza { $relicAcc } do regionu { $region }
smallworld-log-bombs-mixed = { $n ->
    [one] { $who } miesza { $n } bombę
    [few] { $who } miesza { $n } bomby
   *[many] { $who } miesza { $n } bomb
}
smallworld-log-bomb-set = { $who } kładzie bombę w regionie { $region }
smallworld-log-bomb-live = { $who }: bomba w regionie { $region } wybucha
smallworld-log-bomb-dud = { $who }: bomba w regionie { $region } to niewypał
smallworld-log-bomb-back = Bomba z regionu { $region } wraca na stos
smallworld-log-paid = { $n ->
    [one] { $who } płaci { $n } monetę ({ $cause }), bierze { $whom }
    [few] { $who } płaci { $n } monety ({ $cause }), bierze { $whom }
   *[many] { $who } płaci { $n } monet ({ $cause }), bierze { $whom }
}
smallworld-log-paid-bank = { $n ->
    [one] { $who } płaci bankowi { $n } monetę: { $cause }
    [few] { $who } płaci bankowi { $n } monety: { $cause }
   *[many] { $who } płaci bankowi { $n } monet: { $cause }
}
smallworld-log-paid-murlocs = { $n ->
    [one] { $who } płaci Murlokom { $n } monetę: { $cause }
    [few] { $who } płaci Murlokom { $n } monety: { $cause }
   *[many] { $who } płaci Murlokom { $n } monet: { $cause }
}
smallworld-log-murlocs-paid = { $n ->
    [one] Murloki płacą { $n } monetę ({ $cause }), bierze { $whom }
    [few] Murloki płacą { $n } monety ({ $cause }), bierze { $whom }
   *[many] Murloki płacą { $n } monet ({ $cause }), bierze { $whom }
}
smallworld-log-bought = { $n ->
    [one] { $who } kupuje { $n } nowy żeton
    [few] { $who } kupuje { $n } nowe żetony
   *[many] { $who } kupuje { $n } nowych żetonów
}
smallworld-log-healed = { $n ->
    [one] { $who } dostaje { $n } żeton: Uzdrowiciel Dusz
    [few] { $who } dostaje { $n } żetony: Uzdrowiciel Dusz
   *[many] { $who } dostaje { $n } żetonów: Uzdrowiciel Dusz
}
smallworld-log-heart-set = { $who } kładzie Serce Azeroth w regionie { $region }
smallworld-log-aegis-set = { $who } kładzie Egidę w regionie { $region }
smallworld-log-harmony-given = { $who } daje żeton harmonii, bierze { $whom }
smallworld-log-harmony-back = { $who } zabiera żetony harmonii
smallworld-log-redeployed = { $who } kończy rozmieszczanie
smallworld-log-regrouped = { $who } kończy przegrupowanie
smallworld-log-declined = { $n ->
    [one] { $who }: { $race } wymierają, regiony: { $n }
    [few] { $who }: { $race } wymierają, regiony: { $n }
   *[many] { $who }: { $race } wymierają, regiony: { $n }
}
smallworld-log-declined-none = { $who }: { $race } wymierają bez regionów
smallworld-log-earned = { $who }: +{ $n } { $source }
smallworld-log-scored = { $coins ->
    [one] { $who } bierze { $coins } monetę
    [few] { $who } bierze { $coins } monety
   *[many] { $who } bierze { $coins } monet
}
smallworld-log-murlocs-turn = Murloki powstają, na ręce: { $n }
smallworld-log-murlocs-took = Murloki zajmują region { $region }, żetony: { $n }
smallworld-log-murlocs-took-from = Murloki odbierają { $loserDat } region { $region }, żetony: { $n }
smallworld-log-murlocs-scored = { $coins ->
    [one] Murloki biorą { $coins } monetę
    [few] Murloki biorą { $coins } monety
   *[many] Murloki biorą { $coins } monet
}
smallworld-log-over = Ostatnia runda jest skończona

## Reasons

smallworld-why-price = Region { $region } kosztuje { $n }; masz { $hand }
smallworld-why-die = Brakuje { $short }: kość wystarczy z szansą { $chance } %
smallworld-why-short = Brakuje { $short }: za dużo na kość
smallworld-why-tauren-roll = Ostatni rzut wymaga Taurenów w liczbie { $n }
smallworld-why-no-token = Potrzebujesz żetonu na ręce
smallworld-why-far = Region { $region } nie jest startowy i nie sąsiaduje z regionami { $raceGen }
smallworld-why-first = { $race } muszą najpierw wylądować w regionie startowym
smallworld-why-water = Mórz i jezior nie można podbić
smallworld-why-tower = Regionu { $region } strzeże wieża strażnicza
smallworld-why-own = Region { $region } jest już twój
smallworld-why-fee = { $n ->
    [one] Najpierw płacisz { $n } monetę: { $cause }
    [few] Najpierw płacisz { $n } monety: { $cause }
   *[many] Najpierw płacisz { $n } monet: { $cause }
}
smallworld-why-fee-poor = { $n ->
    [one] Trzeba by zapłacić { $n } monetę ({ $cause }); masz { $have }
    [few] Trzeba by zapłacić { $n } monety ({ $cause }); masz { $have }
   *[many] Trzeba by zapłacić { $n } monet ({ $cause }); masz { $have }
}
smallworld-why-combo = { $race } ({ $badge }): { $banner } + { $number } = { $n }, cena { $price }, monety na niej { $coins }
smallworld-why-combo-later = Wybierasz po wymarciu
smallworld-why-combo-side = Twoja strona bierze tylko własne rasy: { $faction }
smallworld-why-combo-poor = Cena to { $price }; masz { $have }
smallworld-why-decline = { $n ->
    [one] { $n } region zostaje i płaci; ta tura daje { $coins }
    [few] { $n } regiony zostają i płacą; ta tura daje { $coins }
   *[many] { $n } regionów zostaje i płaci; ta tura daje { $coins }
}
smallworld-why-decline-begun = Nie teraz: rozpoczętą turę trzeba grać dalej
smallworld-why-decline-no-race = Nie masz aktywnej rasy
smallworld-why-stop = Rozmieść żetony, potem weź monety: { $coins }
smallworld-why-not-asked = To teraz nie twoja decyzja
smallworld-why-no-use = Nie ma tu teraz nic do zrobienia

## Bots

smallworld-bot-random = Losowy

## Cele lekcji zrobionych przy stole
smallworld-goal-take = Podbij ten region przed końcem swojej tury: { $region }.
smallworld-goal-hold = Utrzymuj w tej turze aktywną rasą tyle regionów: { $n }.
smallworld-goal-earn = Zarób tą turą co najmniej tyle monet: { $n }.
