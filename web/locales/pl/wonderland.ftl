# Wonderland's War: names, cards, prompts, verbs, log, reasons. All wording is our own.

## Regions

wonderland-region-red_keep = Czerwona twierdza
    .gen = Czerwonej twierdzy
wonderland-region-tulgey_wood = Drzewa Tumtum
    .gen = Drzew Tumtum
wonderland-region-witzend = Na-Muniu
    .gen = Na-Muniu
wonderland-region-pool_of_tears = Kałuża łez
    .gen = Kałuży łez
wonderland-region-meadow = Ogród o żywych kwiatach
    .gen = Ogrodu o żywych kwiatach

## Factions: name, .text, .power (what the leader can do at tea)

wonderland-faction-alice = Alicja
    .text = Naprawia tarczę, zjawia się wszędzie, uczy się z każdej bitwy.
    .power = Osobliwe odbicie: Alicja zawsze idzie wokół stołu przeciwnie do ruchu wskazówek zegara.
wonderland-faction-queen = Królowa Kier
    .text = Uderza w silnych, rozprasza armię, zyskuje na cudzym upadku.
    .power = Rozproszenie: Królowa może umieścić jednostki z jednej karty w kilku regionach.
wonderland-faction-jabberwock = Dżabbersmok
    .text = Zatruwa stół i wszystkich w pobliżu.
    .power = Tnące szczęki: trucizna na dwóch kartach na początku herbatki i jeszcze jedna, gdy na stole nie ma już żadnej.
wonderland-faction-hatter = Kapelusznik
    .text = Nalewa filiżankę za filiżanką i zyskuje na stratach.
    .power = Gospodarz: raz na herbatkę, zamiast tury, uzupełnij stół i weź dowolną kartę bez ruchu.
wonderland-faction-cheshire = Kot z Cheshire
    .text = Zamienia odłamki w uśmiechy i nigdy nie ma go tam, gdzie patrzysz.
    .power = Prezent: z 2 lub 3 odłamków wyrzuconych przy herbatce Kot może jeden oddać innemu graczowi.

## Artifacts


## Chips: name, .text

wonderland-chip-faction1 = Żeton frakcji 1
    .text = Siła 1, bez efektu.
wonderland-chip-faction2 = Żeton frakcji 2
    .text = Siła 2, bez efektu.
wonderland-chip-artifact = Artefakt
    .text = Siła 3. Ulepszają go dwie zdolności frakcji.
wonderland-chip-forge = Kuźnia
    .acc = Kuźnię
    .text = Siła 1. Po bitwie przekuj aktywny żeton, może być ten.
wonderland-chip-card_soldier1 = Karciany żołnierz
    .acc = Karcianego żołnierza
wonderland-chip-card_soldier2 = silny Karciany żołnierz
    .acc = silnego Karcianego żołnierza
wonderland-chip-flamingo1 = Flaming
    .acc = Flaminga
wonderland-chip-flamingo2 = silny Flaming
    .acc = silnego Flaminga
wonderland-chip-rose1 = Róża
    .acc = Różę
wonderland-chip-rose2 = silna Róża
    .acc = silną Różę
wonderland-chip-creature1 = Istota
    .acc = Istotę
wonderland-chip-creature2 = silna Istota
    .acc = silną Istotę
wonderland-chip-red_rook1 = Czerwona wieża
    .acc = Czerwoną wieżę
wonderland-chip-red_rook2 = silna Czerwona wieża
    .acc = silną Czerwoną wieżę
wonderland-chip-pocket_watch = Zegarek kieszonkowy
wonderland-chip-oyster = Ostryga
    .acc = Ostrygę
wonderland-chip-feather = Pióro
wonderland-chip-crown = Korona Waleta
    .acc = Koronę Waleta
wonderland-chip-broken_cup = Stłuczona filiżanka
    .acc = Stłuczoną filiżankę
wonderland-chip-charm = Amulet Księżnej
wonderland-chip-hookah = Fajka Gąsienicy
    .acc = Fajkę Gąsienicy
wonderland-chip-glove = Rękawiczka Humpty’ego
    .acc = Rękawiczkę Humpty’ego
wonderland-chip-rattle = Grzechotka
    .acc = Grzechotkę
wonderland-chip-soup = Zupa Niby Żółwia
    .acc = Zupę Niby Żółwia
wonderland-chip-spoon = Łyżka melasy
    .acc = Łyżkę melasy
wonderland-chip-horn = Róg Jednorożca
wonderland-chip-madness = Szaleństwo
    .text = Bez siły. Trafia na tor szaleństwa i kosztuje 1 jednostkę; tarcza odsyła je z powrotem do worka.
wonderland-chip-double_madness = Podwójne szaleństwo
    .text = Bez siły. Trafia na tor szaleństwa i kosztuje 2 jednostki; tarcza odsyła je z powrotem do worka. Nigdy nie można go odrzucić na stałe.
wonderland-chip-poison = Trucizna
    .acc = Truciznę
    .text = Bez siły. Kosztuje 1 jednostkę i wraca do Dżabbersmoka; tarcza odsyła ją z powrotem do worka.

wonderland-kind-card_soldier = Karciany żołnierz
wonderland-kind-flamingo = Flaming
wonderland-kind-rose = Róża
wonderland-kind-red_rook = Czerwona wieża
wonderland-kind-creature = Istota
wonderland-kind-forge = Kuźnia
wonderland-kind-faction = Frakcja
wonderland-kind-madness = Szaleństwo
wonderland-kind-poison = Trucizna

## Ally cards

wonderland-ally-A-card_soldier = Po dobraniu: podwój jego siłę albo odłóż do worka jeden wyczerpany żeton.
wonderland-ally-A-flamingo = Podwaja następny żeton, który położysz.
wonderland-ally-A-rose = 1 PZ na koniec bitwy; 2 PZ, gdy zostanie przekuta w bitwie.
wonderland-ally-A-red_rook = Nie zmieniają jej twoje inne żetony. Nie przekuje jej żeton Kuźni; tor lub karta herbatki może.
wonderland-ally-A-creature = Po wyczerpaniu: zamień na Istotę drugiego poziomu.
wonderland-ally-B-card_soldier = Po dobraniu: podwój jego siłę albo sprowadź z jednego sąsiedniego regionu najwyżej tylu stronników, ile wynosi jego siła.
wonderland-ally-B-flamingo = Póki aktywny jest Flaming, każdy zagrany żeton sprzymierzeńca ma o 1 siły więcej.
wonderland-ally-B-rose = Na koniec trafia do worka, zamiast się wyczerpać.
wonderland-ally-B-red_rook = Ma siłę 1, jeśli aktywna jest już inna Czerwona wieża.
wonderland-ally-B-creature = Na koniec: najwięcej aktywnych Istot, bez remisu: umieść stronnika gdziekolwiek.
wonderland-ally-C-card_soldier = Następne dobieranie: dobierz o tyle żetonów więcej, ile wynosi jego siła, zagraj jeden, odłóż resztę.
wonderland-ally-C-flamingo = Po położeniu: znacznik może przejść na najbliższy symbol kuźni, także wstecz.
wonderland-ally-C-rose = Przy 2 aktywnych Różach na koniec: dodatkowy wyczyn bez jego warunków.
wonderland-ally-C-red_rook = Po wyczynie musisz na stałe odrzucić aktywny żeton.
wonderland-ally-C-creature = Słaba: o 2 więcej za każdą inną aktywną Istotę. Silna: o 2 mniej za każdą.
wonderland-ally-D-card_soldier = Po dobraniu: jeśli nie masz tu zamku, możesz potroić jego siłę.
wonderland-ally-D-flamingo = Po dobraniu: wybrany silniejszy przeciwnik dostaje odłamek.
wonderland-ally-D-rose = Po przekuciu: umieść stronnika gdziekolwiek.
wonderland-ally-D-red_rook = Zwycięstwo kosztuje za nią 1 odłamek, za silną 2.
wonderland-ally-D-creature = Po dobraniu: masz więcej odłamków niż jej siła, strać jeden; mniej, dostań jeden.

## Abilities: name, .text with its number, .gist for the board

wonderland-ability-sword_of_hope = Miecz Nadziei
    .text = Gdy dobierzesz Miecz, twoja tarcza staje się cała.
    .gist = Dobrany: tarcza znów cała.
wonderland-ability-everywhere_at_once = Wszędzie naraz
    .text = Mając aktywny Miecz na koniec bitwy, możesz umieścić 1 jednostkę w dowolnym regionie i przenieść tam Alicję.
    .gist = Miecz na koniec: jednostka i Alicja gdziekolwiek.
wonderland-ability-love_of_learning = Umiłowanie nauki
    .text = Na koniec bitwy, z której nie odpadasz, odłóż do worka jeden aktywny żeton o sile 1 lub 2.
    .gist = Koniec: 1 lub 2 wraca do worka.
wonderland-ability-support_of_the_people = Przyjaźń z ludem
    .text = Gdy Alicja wchodzi do regionu podczas herbatki, odkrywaj mieszkańców Krainy Czarów aż do pionka; umieść go gdziekolwiek. Po swojej bitwie odchodzi.
    .gist = Wejście: gość na jedną bitwę.
wonderland-ability-royal_temper = Królewski temperament
    .text = Gdy dobierzesz Topór, przed dodaniem siły silniejszy od ciebie przeciwnik traci { $n ->
        [one] jednostkę
        [few] { $n } jednostki
       *[many] { $n } jednostek
      }, ale nie lidera.
    .gist = Dobrany: silniejszy traci jednostkę.
wonderland-ability-paint_it_red = Pomaluj mój świat
    .text = Topór ma o 1 siły więcej za każdą aktywną Różę, najwyżej o { $n }.
    .gist = Topór: silniejszy z Różami.
wonderland-ability-twice_as_fast = Zdwojona prędkość
    .text = Minięcie innego lidera przy herbatce daje raz na turę { $n ->
        [one] jedną dodatkową jednostkę
        [few] { $n } dodatkowe jednostki
       *[many] { $n } dodatkowych jednostek
      }.
    .gist = Minięcie lidera: dodatkowa jednostka.
wonderland-ability-off_with_their_heads = Skrócić o głowę
    .text = { $n } PZ za każdym razem, gdy przeciwnik odpada z twojej bitwy.
    .gist = PZ, gdy przeciwnik odpada.
wonderland-ability-claws_that_catch = Szpony jak kły
    .text = Gdy dobierzesz Szpon, każdemu słabszemu od ciebie przeciwnikowi możesz włożyć do worka truciznę ze swojej puli; ty wybierasz, komu.
    .gist = Dobrany: trucizna dla słabszych.
wonderland-ability-manxome_foe = Pogromny wróg
    .text = Zanim ktokolwiek doda siłę, Szpon dostaje { $n } siły za każdego przeciwnika z szaleństwem na torze.
    .gist = Szpon: silniejszy wobec szalonych.
wonderland-ability-slithy_toves = Jaszmije smukwijne
    .text = Ilekroć kładziesz truciznę przy herbatce, możesz położyć jeszcze jedną.
    .gist = Przy herbatce trucizna więcej.
wonderland-ability-borogoves = Peliczaple
    .text = Karta herbatki z Istotą daje dodatkową jednostkę. Tylko w pierwszym wydaniu.
    .gist = Karty z Istotą: dodatkowa jednostka.
wonderland-ability-eyes_of_flame = Ogniste ślepia
    .text = { $n } PZ za każdym razem, gdy trucizna trafia przeciwnika.
    .gist = PZ, gdy trafia trucizna.
wonderland-ability-piping_hot = Filiżanka wrzątku
    .text = Po położeniu Imbryka zyskaj { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
      } siły i po 1 za każdy wyczerpany Imbryk.
    .gist = Imbryk: więcej siły.
wonderland-ability-one_more_cup = Jeszcze filiżankę
    .text = Po położeniu Imbryka możesz od razu dobrać i zagrać jeszcze jeden żeton.
    .gist = Imbryk: jeszcze jeden żeton.
wonderland-ability-architect_of_war = Taktyki wojenne
    .text = Każdy stronnik stracony przez szaleństwo, gdy nikt nie jest za tobą, daje { $n } siły; sprawdza się to przed każdą stratą.
    .gist = Straty na końcu dają siłę.
wonderland-ability-unbirthday_guests = Goście na nieurodziny
    .text = Karta wzięta jako Gospodarz daje { $n ->
        [one] jedną dodatkową jednostkę
        [few] { $n } dodatkowe jednostki
       *[many] { $n } dodatkowych jednostek
      }.
    .gist = Gospodarz: więcej jednostek.
wonderland-ability-wicked_smile = Koszmarny uśmiech
    .text = Po położeniu Uśmiechu zyskaj tyle siły, ile masz odłamków, najwyżej { $n }.
    .gist = Uśmiech: siła z odłamków.
wonderland-ability-gone_but_for_the_grin = Został sam uśmiech
    .text = Wycofując się z aktywnym Uśmiechem, możesz przenieść stąd do sąsiedniego regionu stronników w liczbie do { $n }; jedna jednostka musi zostać.
    .gist = Wycofanie: stronnicy się wymykają.
wonderland-ability-all_mad_here = Wszyscy tu jesteśmy szaleni
    .text = Raz na bitwę weź { $n ->
        [one] odłamek
        [few] { $n } odłamki
       *[many] { $n } odłamków
      }, zamiast stracić jednostkę przez zwykłe szaleństwo.
    .gist = Odłamki zamiast straty.
wonderland-ability-here_and_there = Tu i tam
    .text = Po wzięciu karty herbatki możesz przenieść własnego stronnika do sąsiedniego regionu.
    .gist = Herbatka: przenieś stronnika.

## Figures

wonderland-figure-white_rabbit = Biały Królik
    .acc = Białego Królika
wonderland-figure-walrus = Mors
    .acc = Morsa
wonderland-figure-gryphon = Gryf
    .acc = Gryfa
wonderland-figure-knave = Walet Kierowy
    .acc = Waleta Kierowego
wonderland-figure-march_hare = Marcowy Zając
    .acc = Marcowego Zająca
wonderland-figure-duchess = Księżna
    .acc = Księżną
wonderland-figure-caterpillar = Gąsienica
    .acc = Gąsienicę
wonderland-figure-humpty_dumpty = Humpty Dumpty
    .acc = Humpty’ego Dumpty’ego
wonderland-figure-tweedledum = Tweedledum
    .acc = Tweedleduma
wonderland-figure-tweedledee = Tweedledee
    .acc = Tweedledee
wonderland-figure-mock_turtle = Niby Żółw
    .acc = Niby Żółwia
wonderland-figure-dormouse = Suseł
    .acc = Susła
wonderland-figure-unicorn = Jednorożec
    .acc = Jednorożca

## Wonderlandians: name, .text, .gist

wonderland-wonderlandian-white_rabbit = Biały Królik
    .acc = Białego Królika
    .text = Po twoim 2. aktywnym żetonie tutaj zyskaj jeszcze raz wydrukowaną siłę wszystkich swoich aktywnych żetonów.
    .gist = 2. żeton: jeszcze raz cała wydrukowana siła.
wonderland-wonderlandian-walrus = Mors
    .acc = Morsa
    .text = Samodzielna wygrana tutaj: 3 PZ więcej, a zamek może stanąć w dowolnym regionie, w którym nie masz zamku. Także w bezspornym regionie, nie przy remisie.
    .gist = Wygrana tu: 3 PZ, zamek gdziekolwiek.
wonderland-wonderlandian-gryphon = Gryf
    .acc = Gryfa
    .text = Wygrana tutaj: umieść tu stronnika.
    .gist = Wygrana tu: stronnik.
wonderland-wonderlandian-knave = Walet Kierowy
    .acc = Waleta Kierowego
    .text = Jeśli twój dobrany żeton ma wyższą wydrukowaną siłę niż żetony wszystkich dobierających przeciwników, zyskaj 2 siły. Szaleństwo liczy się jako 0.
    .gist = Najwyższy żeton: 2 siły.
wonderland-wonderlandian-march_hare = Marcowy Zając
    .acc = Marcowego Zająca
    .text = Na początku bitwy każdy przeciwnik ma o 2 siły mniej, nie poniżej 0.
    .gist = Przeciwnicy zaczynają o 2 niżej.
wonderland-wonderlandian-duchess = Księżna
    .acc = Księżną
    .text = 1 PZ za każdą własną jednostkę straconą tutaj, chyba że w tym samym dobieraniu tracisz ją samą.
    .gist = 1 PZ za każdą twoją stratę tutaj.
wonderland-wonderlandian-caterpillar = Gąsienica
    .acc = Gąsienicę
    .text = Raz na bitwę możesz odłożyć dobrany żeton i dobrać ponownie; nie szaleństwo ani truciznę.
    .gist = Raz: odłóż żeton, dobierz znowu.
wonderland-wonderlandian-humpty_dumpty = Humpty Dumpty
    .acc = Humpty’ego Dumpty’ego
    .text = Siła 3, ale zawsze ginie jako pierwsza jednostka.
    .gist = Silny i tracony pierwszy.
wonderland-wonderlandian-tweedles = Tweedledum i Tweedledee
    .acc = Tweedleduma i Tweedledee
    .text = Dwa pionki. W tej samej bitwie mają o 2 siły więcej.
    .gist = Dwa pionki; razem o 2 więcej.
wonderland-wonderlandian-mock_turtle = Niby Żółw
    .acc = Niby Żółwia
    .text = 2 PZ, gdy tracisz go w bitwie.
    .gist = Stracony: 2 PZ.
wonderland-wonderlandian-dormouse = Suseł
    .acc = Susła
    .text = Możesz się tu wycofać zamiast pierwszego dobierania.
    .gist = Może pominąć pierwsze dobieranie.
wonderland-wonderlandian-unicorn = Jednorożec
    .acc = Jednorożca
    .text = O 2 siły więcej, jeśli przeciwnik w bitwie ma tu zamek.
    .gist = O 2 więcej przeciw zamkowi.
wonderland-wonderlandian-pocket_watch = Zegarek kieszonkowy
    .text = Przy następnym dobieraniu weź 2 żetony, zagraj jeden, odłóż drugi.
    .gist = Następne dobieranie: jeden z dwóch.
wonderland-wonderlandian-oyster = Ostryga
    .acc = Ostrygę
    .text = Jeśli na koniec bitwy nie masz pierwszego miejsca: 2 PZ.
    .gist = Nie pierwsze miejsce: 2 PZ.
wonderland-wonderlandian-feather = Pióro
    .text = Po dobraniu: sprowadź do 3 własnych stronników z jednego sąsiedniego regionu.
    .gist = Sprowadź do 3 stronników.
wonderland-wonderlandian-crown = Korona Waleta
    .acc = Koronę Waleta
    .text = Następny żeton wybranego przeciwnika nie ma własnej siły; jeśli to szaleństwo, Korona nie działa.
    .gist = Następny żeton przeciwnika: 0.
wonderland-wonderlandian-broken_cup = Stłuczona filiżanka
    .acc = Stłuczoną filiżankę
    .text = Silniejszy przeciwnik dostaje odłamek.
    .gist = Silniejszy przeciwnik: odłamek.
wonderland-wonderlandian-charm = Amulet Księżnej
    .text = Możesz zdjąć jedno szaleństwo z toru szaleństwa w tej bitwie: ze swojego poza worki, z cudzego z powrotem do tamtego worka.
    .gist = Zdejmuje szaleństwo z toru.
wonderland-wonderlandian-hookah = Fajka Gąsienicy
    .acc = Fajkę Gąsienicy
    .text = Odrzuć odłamek, jeśli w tym dobieraniu tarcze zatrzymały każde szaleństwo albo żadnego nie dobrano.
    .gist = Spokojne dobieranie: odrzuć odłamek.
wonderland-wonderlandian-glove = Rękawiczka Humpty’ego
    .acc = Rękawiczkę Humpty’ego
    .text = Po dobraniu: twoja tarcza staje się cała.
    .gist = Tarcza znów cała.
wonderland-wonderlandian-rattle = Grzechotka
    .acc = Grzechotkę
    .text = Potrójna siła, jeśli aktywna jest druga Grzechotka.
    .gist = Przy drugiej potrójna.
wonderland-wonderlandian-soup = Zupa Niby Żółwia
    .acc = Zupę Niby Żółwia
    .text = Na koniec bitwy odłóż do worka jeden wyczerpany żeton.
    .gist = Koniec: wyczerpany żeton wraca.
wonderland-wonderlandian-spoon = Łyżka melasy
    .acc = Łyżkę melasy
    .text = Ma siłę 1 i po 1 za każde szaleństwo na twoim torze.
    .gist = Siła z twojego szaleństwa.
wonderland-wonderlandian-horn = Róg Jednorożca
    .text = Po bitwie przekuwasz tak, jakby twój znacznik stał na symbolu kuźni.
    .gist = Przekuwasz z każdego pola.

## Quests: name, .feat, .goal

## Quests: name, .feat, .goal

wonderland-quest-gardeners_knock = Ogrodnicy pukają
    .feat = Czerwona twierdza: wygraj, nie mając tam lidera
    .goal = 7 lub więcej Flamingów i Czerwonych wież razem
wonderland-quest-croquet_at_dawn = Krokiet o świcie
    .feat = Czerwona twierdza: skończ z siłą 2, 5, 9 lub 12
    .goal = 7 lub więcej Flamingów i Karcianych żołnierzy razem
wonderland-quest-pack_of_cards = Tylko talia kart
    .feat = Czerwona twierdza: skończ z dokładnie 3 lub 5 aktywnymi żetonami
    .goal = 3 lub więcej stojących zamków
wonderland-quest-stolen_tarts = Skradzione ciastka
    .feat = Czerwona twierdza: dokładnie jeden rywal jest silniejszy
    .goal = 3 lub więcej odblokowanych zdolności
wonderland-quest-crooked_crown = Krzywa korona
    .feat = Czerwona twierdza: 2 aktywne artefakty
    .goal = siła lidera 5 lub więcej
wonderland-quest-verdict_first = Najpierw wyrok
    .feat = Czerwona twierdza: wygraj o 4 lub więcej
    .goal = zapełniony tor kuźni
wonderland-quest-call_the_clams = Ciekawskie ostrygi
    .feat = Drzewa Tumtum: skończ z dokładnie 2 lub 6 aktywnymi żetonami
    .goal = 3 lub więcej różnych rodzajów przekutych sprzymierzeńców
wonderland-quest-whiffling_through = Z fukiem i furkotem
    .feat = Drzewa Tumtum: twój ostatni aktywny żeton ma bazową siłę 1
    .goal = 7 lub więcej Istot i Róż razem
wonderland-quest-galumphing_home = Galopem do domu
    .feat = Drzewa Tumtum: skończ z dokładnie 1 jednostką
    .goal = 7 lub więcej Istot i Czerwonych wież razem
wonderland-quest-uffish_thought = W zadumie
    .feat = Drzewa Tumtum: 3 lub więcej aktywnych żetonów i żadnego dobranego szaleństwa
    .goal = najwyżej 1 odłamek
wonderland-quest-vorpal_lesson = Lekcja miecza
    .feat = Drzewa Tumtum: 3 aktywne żetony jednego rodzaju
    .goal = 6 lub więcej przekutych żetonów
wonderland-quest-frabjous_day = Dzień radości
    .feat = Drzewa Tumtum: skończ z większą siłą niż 2 rywali
    .goal = 3 lub więcej kart mieszkańców Krainy Czarów
wonderland-quest-castle_by_any_other_name = Zamek pod inną nazwą
    .feat = Na-Muniu: twój ostatni aktywny żeton ma bazową siłę 1
    .goal = 7 lub więcej Czerwonych wież i Karcianych żołnierzy razem
wonderland-quest-wits_end = U kresu rozumu
    .feat = Na-Muniu: skończ z 3 szaleństwami na torze
    .goal = 3 lub więcej nieprzekutych artefaktów
wonderland-quest-jam_tomorrow = Dżem jutro
    .feat = Na-Muniu: skończ z siłą 6, 7, 13 lub 14
    .goal = 7 lub więcej Karcianych żołnierzy i Istot razem
wonderland-quest-looking_glass_chess = Szachy po drugiej stronie lustra
    .feat = Na-Muniu: aktywne żetony 4 różnych rodzajów
    .goal = 7 lub więcej Róż i Czerwonych wież razem
wonderland-quest-backward_march = Wstecz marsz
    .feat = Na-Muniu: skończ z mniejszą siłą niż każdy rywal
    .goal = jednostki w 4 lub więcej regionach
wonderland-quest-cracked_mirror = Pęknięte lustro
    .feat = Na-Muniu: skończ z uszkodzoną tarczą
    .goal = 6 lub więcej stronników na planszy
wonderland-quest-dry_tale = Najsuchsza opowieść
    .feat = Kałuża łez: 2 lub więcej aktywnych żetonów i żadnego dobranego szaleństwa
    .goal = 7 lub więcej Flamingów i Róż razem
wonderland-quest-caucus_race = Wyścig ptaków
    .feat = Kałuża łez: dokładnie jeden rywal jest silniejszy
    .goal = najwyżej 4 żetony szaleństwa
wonderland-quest-mouses_tail = Mysi ogonek
    .feat = Kałuża łez: skończ z dokładnie 1 jednostką
    .goal = 2 lub więcej kart przedmiotów
wonderland-quest-drink_me = Wypij mnie
    .feat = Kałuża łez: skończ z siłą 1, 2, 7 lub 8
    .goal = 7 lub więcej Flamingów i Istot razem
wonderland-quest-eat_me = Zjedz mnie
    .feat = Kałuża łez: skończ z siłą 13 lub większą
    .goal = 4 lub więcej silnych sprzymierzeńców
wonderland-quest-curiouser = Coraz ciekawiej
    .feat = Kałuża łez: skończ z dokładnie 4 lub 7 aktywnymi żetonami
    .goal = 2 lub więcej kart pionków
wonderland-quest-paint_the_roses = Malowanie róż
    .feat = Ogród: skończ z siłą 3, 4, 9 lub 10
    .goal = 7 lub więcej Róż i Karcianych żołnierzy razem
wonderland-quest-bed_of_roses = Usłane różami
    .feat = Ogród: miej prawo do 2 lub więcej przekuć
    .goal = 3 lub więcej żetonów Kuźni
wonderland-quest-talking_lilies = Gadające lilie
    .feat = Ogród: wygraj, nie mając tam lidera
    .goal = żeton każdego z 5 rodzajów sprzymierzeńców
wonderland-quest-bread_and_butterfly = Motyl z masłem
    .feat = Ogród: aktywne żetony 3 różnych rodzajów
    .goal = zamki warte po 5 lub więcej
wonderland-quest-pale_larkspur = Blada ostróżka
    .feat = Ogród: aktywny artefakt
    .goal = 3 lub więcej uwolnionych stronników
wonderland-quest-red_queens_race = Bieg Czerwonej Królowej
    .feat = Ogród: wygraj o 3 lub więcej
    .goal = 20 lub więcej żetonów prócz szaleństwa i trucizny

## Bots

wonderland-bot-random = Losowy

## Questions

wonderland-ask-keep_quest = Które zadanie zachowujesz?
wonderland-ask-place_poison = Położyć truciznę na karcie? Do położenia: { $left }
wonderland-ask-choose_chair = { $past ->
    [yes] Za szczytem stołu: wybierz krzesło
   *[no] Wybierz krzesło
  }
wonderland-ask-party_card = Jesteś gospodarzem: weź dowolną kartę
wonderland-ask-choose_half = Górna czy dolna nagroda?
wonderland-ask-corrupt = Rzucić kością odłamków za skażoną nagrodę?
wonderland-ask-bonuses = Odbierz nagrody w dowolnej kolejności
wonderland-ask-which_unit = Która jednostka idzie do regionu { $regionGen }? Do umieszczenia: { $n }
wonderland-ask-relocate = Brak stronników: przenieść któregoś do regionu { $regionGen }? Brakuje: { $n }
wonderland-ask-set_figure = Gdzie staje { $figure }?
wonderland-ask-drop_quest = Które zadanie odkładasz?
wonderland-ask-give_shard = Oddać jeden z odłamków?
wonderland-ask-here_and_there = Przenieść stronnika do sąsiedniego regionu?
wonderland-ask-enter = Gdzie twój lider wchodzi do Krainy Czarów?
wonderland-ask-wager = Kto wygra bitwę w regionie { $regionGen }? Tajny zakład
wonderland-ask-draw_or_stop = Dobrać czy się wycofać?
wonderland-ask-pick_drawn = Który z tych żetonów zagrywasz?
wonderland-ask-redraw = Odłożyć { $chipAcc } i dobrać ponownie?
wonderland-ask-use_shield = { $chip }! Użyć tarczy?
wonderland-ask-mad_here = Wziąć odłamki, zamiast stracić jednostkę?
wonderland-ask-lose_unit = Którą jednostkę tracisz? Do stracenia: { $n }
wonderland-ask-soldier = Co robi { $chip }?
wonderland-ask-feather = Sprowadzić stronników z sąsiedniego regionu?
wonderland-ask-one_more_cup = Jeszcze filiżankę: dobrać od razu kolejny żeton?
wonderland-ask-hop = Przesunąć znacznik na symbol kuźni?
wonderland-ask-target = { $by ->
    [temper] Królewski temperament: kto traci jednostkę?
    [crown] Korona Waleta: czyj następny żeton nie ma siły?
    [broken_cup] Stłuczona filiżanka: kto dostaje odłamek?
    [charm] Amulet Księżnej: czyje szaleństwo?
    [flamingo] Flaming: kto dostaje odłamek?
   *[claws] Szpony jak kły: kto dostaje truciznę?
  }
wonderland-ask-vanish = Dokąd wymykają się stronnicy? Najwyżej { $left }
wonderland-ask-tie_reward = Remis o pierwsze miejsce: { $points } PZ czy zamek?
wonderland-ask-uncontested = Region { $region } jest twój: { $points } PZ czy zamek?
wonderland-ask-win_castle = Gdzie stanie twój zamek?
wonderland-ask-feat = { $free ->
    [yes] Twoje Róże pozwalają na wyczyn bez jego warunków
   *[no] Wyczyn wykonany: pokazać zadanie?
  }
wonderland-ask-toll = Czerwona wieża żąda opłaty: który aktywny żeton odchodzi?
wonderland-ask-learn = Umiłowanie nauki: który żeton wraca do worka?
wonderland-ask-soup = Który wyczerpany żeton wraca do worka?
wonderland-ask-everywhere = Umieścić jednostkę i przenieść tam Alicję?
wonderland-ask-free_unit = Umieść stronnika: gdzie?
wonderland-ask-forging = { $left ->
    [one] Przekuć żeton? Zostało 1 przekucie
    [few] Przekuć żeton? Zostały { $left } przekucia
   *[many] Przekuć żeton? Zostało { $left } przekuć
  }
wonderland-ask-choose_row = Na którym torze przekuwasz { $chipAcc }?
wonderland-ask-wager_chip = Zakład trafiony: weź słabego sprzymierzeńca

## Moves

wonderland-do-keep = Zachowaj
wonderland-do-drop = Odłóż
wonderland-do-poison = Połóż tu truciznę
wonderland-do-no = Nie
    .wager = Bez zakładu
    .forging = Nie przekuwaj
    .redraw = Zostaw
    .one_more_cup = Wystarczy
    .hop = Zostań tutaj
wonderland-do-sit = Usiądź tutaj
wonderland-do-head = Do szczytu stołu
wonderland-do-party = Gospodarz
wonderland-do-take = Weź
wonderland-do-upper = Górna nagroda
wonderland-do-lower = Dolna nagroda
wonderland-do-corrupt = Rzuć za nią
wonderland-do-leave = Zostaw ją
wonderland-do-place = Umieść jednostki
wonderland-do-roll = Rzuć kością odłamków
wonderland-do-discard = Odrzuć odłamki
wonderland-do-recruit = Zwerbuj
wonderland-do-uncover = Odblokuj
wonderland-do-castle = Zamek
wonderland-do-ally = Weź
wonderland-do-forge = Przekuj
wonderland-do-supporter = Stronnik
wonderland-do-figure = { $figure }
wonderland-do-from = Przenieś z regionu { $regionGen }
wonderland-do-bring = Przenieś { $figureAcc }
wonderland-do-set = Postaw w regionie { $regionGen }
wonderland-do-give = Dostaje { $whom }
wonderland-do-move = Z regionu { $regionGen } do regionu { $region_toGen }
wonderland-do-enter = Wejdź do regionu { $regionGen }
wonderland-do-wager = Wygra { $whom }
wonderland-do-draw = Dobierz
wonderland-do-stop = Wycofaj się
wonderland-do-play = Zagraj { $chipAcc }
wonderland-do-redraw = Odłóż
wonderland-do-shield = Użyj tarczy
wonderland-do-suffer = Przyjmij cios
wonderland-do-shard = Weź odłamki
wonderland-do-lose = { $unit ->
    [supporter] Strać stronnika
    [leader] Strać lidera
   *[other] Strać ten pionek
  }
wonderland-do-double = Podwój jego siłę
wonderland-do-triple = Potrój jego siłę
wonderland-do-plain = Zostaw, jak jest
wonderland-do-return = Odłóż { $chipAcc }
wonderland-do-march = { $region }
wonderland-do-hop = Przejdź na { $n }
wonderland-do-on = { $whom }
wonderland-do-points = Punkty zwycięstwa
wonderland-do-feat = Pokaż zadanie
wonderland-do-remove = Odrzuć na stałe { $chipAcc }
wonderland-do-row = Tor { $row }

## Log

wonderland-log-faction = { $who } prowadzi frakcję: { $faction }.
wonderland-log-ally-card = W grze jest karta sprzymierzeńców z zestawu { $set }.
wonderland-log-first = Zaczyna { $who }.
wonderland-log-closed = Region { $region } jest w tej grze zamknięty.
wonderland-log-marker = Kość pokazuje { $n }: pionek bitwy przechodzi do regionu { $regionGen }.
wonderland-log-wonderlandian-shown = Na zwerbowanie czeka { $wonderlandian }.
wonderland-log-quest-drawn = { $who } dobiera zadanie „{ $quest }”.
wonderland-log-quest-drawn-hidden = { $who } dobiera zadanie.
wonderland-log-quest-kept = { $who } zachowuje zadanie „{ $quest }”.
wonderland-log-quest-kept-hidden = { $who } zachowuje zadanie.
wonderland-log-quest-dropped = { $who } odkłada zadanie „{ $quest }”.
wonderland-log-quest-dropped-hidden = { $who } odkłada zadanie.
wonderland-log-quest-shown = { $who } pokazuje zadanie „{ $quest }”: { $vp } PZ.
wonderland-log-party = Herbatka { $n }: zaczyna { $who }.
wonderland-log-card-laid = Na stole pojawia się nowa karta.
wonderland-log-card-taken = { $who } bierze kartę herbatki { $card }.
wonderland-log-head = { $who } mija szczyt stołu.
wonderland-log-rolled = { $who } wyrzuca { $n } na kości odłamków.
wonderland-log-shards = { $n ->
    [one] { $who } dostaje 1 odłamek.
    [few] { $who } dostaje { $n } odłamki.
   *[many] { $who } dostaje { $n } odłamków.
  }
wonderland-log-shards-dropped = { $n ->
    [one] { $who } odrzuca 1 odłamek.
    [few] { $who } odrzuca { $n } odłamki.
   *[many] { $who } odrzuca { $n } odłamków.
  }
wonderland-log-shard-given = { $who } oddaje odłamek, bierze go { $whom }.
wonderland-log-my-party = Gospodarzem jest { $who }: stół zostaje uzupełniony.
wonderland-log-half = { $half ->
    [upper] { $who } bierze górną nagrodę.
   *[lower] { $who } bierze dolną nagrodę.
  }
wonderland-log-corrupted = { $who } bierze także skażoną nagrodę.
wonderland-log-poison-laid = { $who } kładzie truciznę na karcie.
wonderland-log-poison-taken = { $who } bierze z kartą truciznę.
wonderland-log-poison-back = { $who } odzyskuje truciznę.
wonderland-log-placed = { $n ->
    [one] { $who } umieszcza 1 stronnika w regionie { $regionGen }.
    [few] { $who } umieszcza { $n } stronników w regionie { $regionGen }.
   *[many] { $who } umieszcza { $n } stronników w regionie { $regionGen }.
  }
wonderland-log-figure-placed = { $who } stawia { $figureAcc } w regionie { $regionGen }.
wonderland-log-moved = { $n ->
    [one] { $who } przenosi 1 stronnika z regionu { $regionGen } do regionu { $region_toGen }.
    [few] { $who } przenosi { $n } stronników z regionu { $regionGen } do regionu { $region_toGen }.
   *[many] { $who } przenosi { $n } stronników z regionu { $regionGen } do regionu { $region_toGen }.
  }
wonderland-log-chip-gained = { $who } zyskuje { $chipAcc }.
wonderland-log-shield-whole = { $who } ma znów całą tarczę.
wonderland-log-purged = { $who } pozbywa się na stałe żetonu szaleństwa.
wonderland-log-leader-up = { $who }: lider ma siłę { $n }.
wonderland-log-recruited = { $who } werbuje { $wonderlandianAcc }.
wonderland-log-uncovered = { $who } odblokowuje zdolność „{ $ability }”.
wonderland-log-ability-used = { $who } używa zdolności „{ $ability }”.
wonderland-log-ability-points = { $who } zyskuje { $vp } PZ: { $ability }.
wonderland-log-ability-strength = { $who }: „{ $ability }” wzmacnia żeton o { $n }.
wonderland-log-castle = { $who } buduje zamek w regionie { $regionGen }.
wonderland-log-castle-side = { $who } zakłada fundament zamku w regionie { $regionGen }.
wonderland-log-entered = { $who } wchodzi do regionu { $regionGen }.
wonderland-log-guest = { $who } dostaje pomoc: { $wonderlandian }.
wonderland-log-guest-leaves = { $who }: odchodzi { $wonderlandian }.
wonderland-log-madness-gained = { $who } dostaje żeton szaleństwa.
wonderland-log-madness-short = Brakuje żetonów szaleństwa: nikt nie dostaje żadnego.
wonderland-log-war = Wojna { $n } zaczyna się w regionie { $regionGen }.
wonderland-log-battle = Bitwa w regionie { $regionGen }.
wonderland-log-starts = { $who } zaczyna z siłą { $strength }.
wonderland-log-start-bonus = { $wonderlandian }: { $who } zaczyna z siłą większą o { $n }.
wonderland-log-weakened = { $who }: Marcowy Zając osłabia przeciwnika ({ $whom }) o { $n }.
wonderland-log-wagered = { $who } obstawia, że wygra { $whom }.
wonderland-log-no-wager = { $who } nie obstawia.
wonderland-log-wager-hidden = { $who } podejmuje decyzję o zakładzie.
wonderland-log-chosen = { $choice ->
    [draw] { $who } postanawia dobrać.
   *[stop] { $who } postanawia się wycofać.
  }
wonderland-log-chosen-hidden = { $who } podejmuje decyzję.
wonderland-log-stopped = { $who } wycofuje się z siłą { $strength }.
wonderland-log-must-stop = { $who } samotnie prowadzi z siłą { $strength } i musi się wycofać.
wonderland-log-track-end = Osiągnięto koniec toru: bitwa jest skończona.
wonderland-log-drew = { $who } dobiera { $chipAcc }.
wonderland-log-draws-more = { $n ->
    [one] { $who } dobiera jeszcze 1 żeton do wyboru.
    [few] { $who } dobiera jeszcze { $n } żetony do wyboru.
   *[many] { $who } dobiera jeszcze { $n } żetonów do wyboru.
  }
wonderland-log-picked = { $n ->
    [one] { $who } zagrywa { $chipAcc } i odkłada 1 żeton.
    [few] { $who } zagrywa { $chipAcc } i odkłada { $n } żetony.
   *[many] { $who } zagrywa { $chipAcc } i odkłada { $n } żetonów.
  }
wonderland-log-put-back = { $who } odkłada { $chipAcc } i dobiera ponownie.
wonderland-log-madness = { $n ->
    [one] { $chip }: { $who } ma do stracenia 1 jednostkę.
    [few] { $chip }: { $who } ma do stracenia { $n } jednostki.
   *[many] { $chip }: { $who } ma do stracenia { $n } jednostek.
  }
wonderland-log-poisoned = Trucizna: { $who } ma do stracenia 1 jednostkę.
wonderland-log-shielded = { $who } używa tarczy: { $chip } wraca do worka.
wonderland-log-humpty = { $who }: Humpty Dumpty spada przed wszystkimi innymi.
wonderland-log-lost = { $unit ->
    [supporter] { $who } traci stronnika.
    [leader] { $who } traci lidera.
    [white_rabbit] { $who } traci Białego Królika.
    [walrus] { $who } traci Morsa.
    [gryphon] { $who } traci Gryfa.
    [knave] { $who } traci Waleta Kierowego.
    [march_hare] { $who } traci Marcowego Zająca.
    [duchess] { $who } traci Księżną.
    [caterpillar] { $who } traci Gąsienicę.
    [humpty_dumpty] { $who } traci Humpty’ego Dumpty’ego.
    [tweedledum] { $who } traci Tweedleduma.
    [tweedledee] { $who } traci Tweedledee.
    [mock_turtle] { $who } traci Niby Żółwia.
    [dormouse] { $who } traci Susła.
    [unicorn] { $who } traci Jednorożca.
   *[other] { $who } traci pionek.
  }
wonderland-log-bust = { $who } odpada: siła 0, bez nagród.
wonderland-log-refresh = { $who } odkłada do worka wyczerpane żetony i szaleństwo.
wonderland-log-times = { $n ->
    [2] { $who }: Karciany żołnierz liczy się podwójnie.
    [3] { $who }: Karciany żołnierz liczy się potrójnie.
   *[other] { $who }: Karciany żołnierz liczy się razy { $n }.
  }
wonderland-log-led = { $who }: Flaming prowadzi sojuszników, żeton jest silniejszy o { $n }.
wonderland-log-doubled = { $who }: Flaming podwaja siłę tego żetonu.
wonderland-log-played = { $chip } dodaje { $n }: { $who } ma { $strength }.
wonderland-log-strength = { $who } zyskuje siłę +{ $n }: razem { $strength }.
wonderland-log-crown = { $who }: Korona czeka na następny żeton ({ $whom }).
wonderland-log-crowned = { $who }: Korona odebrała siłę temu żetonowi.
wonderland-log-temper = { $who } wpada w gniew; cierpi na tym { $whom }.
wonderland-log-clawed = { $who } podrzuca truciznę do worka ({ $whom }).
wonderland-log-strikes = { $who } podrzuca kłopot; ma go teraz { $whom }.
wonderland-log-charmed = { $who } zdejmuje { $chipAcc } z toru szaleństwa ({ $whom }).
wonderland-log-hopped = { $who } przeskakuje na { $strength }.
wonderland-log-returned = { $who } odkłada do worka { $chipAcc }.
wonderland-log-creature-changed = { $who }: Istota się zmienia, teraz to { $chip }.
wonderland-log-alone = { $who } nie ma tam rywali.
wonderland-log-won = { $who } wygrywa { $vp } PZ.
wonderland-log-second = { $who } ma drugie miejsce: { $vp } PZ.
wonderland-log-tied = { $region }: remis o pierwsze miejsce, graczy: { $n }.
wonderland-log-nobody = Nikt nie wygrywa w regionie { $regionGen }.
wonderland-log-walrus = { $who } dostaje { $vp } PZ za Morsa.
wonderland-log-rose = { $who } dostaje { $vp } PZ za Różę.
wonderland-log-rose-forged = { $who } dostaje { $vp } PZ za przekutą Różę.
wonderland-log-figure-points = { $who } dostaje { $vp } PZ: { $figure }.
wonderland-log-item-points = { $who } dostaje { $vp } PZ: { $chip }.
wonderland-log-figure-acts = { $who } ma pomoc: { $figure }.
wonderland-log-item = { $who } używa żetonu: { $chip }.
wonderland-log-feat = { $who } wykonuje wyczyn z zadania „{ $quest }”.
wonderland-log-removed = { $who } odrzuca na stałe { $chipAcc }.
wonderland-log-alice-moves = { $who }: Alicja zjawia się w regionie { $regionGen }.
wonderland-log-free-unit = { $who } może umieścić stronnika.
wonderland-log-forged = { $who } przekuwa { $chipAcc } na torze { $row }.
wonderland-log-forge-declined = { $who } nie przekuwa.
wonderland-log-star = { $who } zyskuje { $vp } PZ za gwiazdę.
wonderland-log-freed = { $who } uwalnia stronnika.
wonderland-log-castle-value = { $who }: każdy zamek jest teraz wart { $n } PZ.
wonderland-log-between = { $who } zdobywa nagrodę między dwoma torami.
wonderland-log-artifact = { $who } zapełnia tor { $row } i zdobywa jego artefakt.
wonderland-log-wager-right = { $who } wygrywa zakład: zwycięża { $whom }.
wonderland-log-wager-wrong = { $who } przegrywa zakład: typem na zwycięstwo jest { $whom }.
wonderland-log-wager-void = { $who }: zakład jest nieważny, bo w bitwie był remis.
wonderland-log-fresh = { $n ->
    [one] { $who } odkłada do worka 1 Różę.
    [few] { $who } odkłada do worka { $n } Róże.
   *[many] { $who } odkłada do worka { $n } Róż.
  }
wonderland-log-cleanup = { $region }: zapada cisza.
wonderland-log-war-ends = Wojna { $n } jest skończona.
wonderland-log-final = { $vp ->
    [one] { $who } kończy z { $vp } punktem.
    [few] { $who } kończy z { $vp } punktami.
   *[many] { $who } kończy z { $vp } punktami.
  }

## Reasons

wonderland-why-over = Gra jest skończona.
wonderland-why-not-asked = Teraz odpowiada { $whom }.
wonderland-why-can = Możesz tego teraz użyć.
wonderland-why-chair-taken = Tu siedzi { $whom }.
wonderland-why-chair-empty = Nie ma tu karty; uzupełnia ją minięcie szczytu stołu.
wonderland-why-chair-poison = Na tej karcie leży trucizna: trafia do worka tego, kto ją weźmie.
wonderland-why-chair-way = { $n ->
    [one] Następne krzesło.
    [few] { $n } krzesła dalej.
   *[many] { $n } krzeseł dalej.
  }
wonderland-why-chair-past-head = Za szczytem stołu: najpierw idź tam, rzuć kością, potem wybierz dowolne krzesło.
wonderland-why-head = { $n ->
    [one] Minięcie szczytu: rzuć kością odłamków, weź odłamki, potem uzupełnia się 1 miejsce.
    [few] Minięcie szczytu: rzuć kością odłamków, weź odłamki, potem uzupełnia się { $n } miejsca.
   *[many] Minięcie szczytu: rzuć kością odłamków, weź odłamki, potem uzupełnia się { $n } miejsc.
  }
wonderland-why-closed = Region { $region } jest w tej grze zamknięty.
wonderland-why-tile = Zwycięzca bitwy w tej rundzie dostaje tu { $n } PZ.
wonderland-why-castle-only = { $who } ma tu zamek, ale żadnej jednostki: nie bierze udziału w bitwie.
wonderland-why-resistance = Ruch oporu ma w tej rundzie siłę { $n }.
wonderland-why-strength = { $who } zaczyna tu z siłą { $strength }: lider { $leader }, pionki { $figures }, zamek { $castle }; { $n ->
    [one] 1 jednostka
    [few] { $n } jednostki
   *[many] { $n } jednostek
  }.
wonderland-why-ability-open = Zdolność „{ $ability }” jest odblokowana.
wonderland-why-ability-covered = Zdolność „{ $ability }” jest jeszcze zakryta; odblokuje ją nagroda zdolności.
wonderland-why-goal-reached = Na razie cel jest osiągnięty.
wonderland-why-goal-open = Cel nie jest jeszcze osiągnięty.
wonderland-why-feat-done = Wyczyn jest wykonany.
wonderland-why-feat-now = Wyczyn byłby wykonany, gdyby bitwa skończyła się teraz.
wonderland-why-feat-not-now = Wyczyn nie byłby wykonany, gdyby bitwa skończyła się teraz.
wonderland-why-feat-elsewhere = Wyczyn wykonuje się w bitwie w regionie { $regionGen }.
wonderland-why-row-full = Tor { $row } jest pełny.
wonderland-why-row-next = Tor { $row }: zapełnione pola { $n } z { $of }.
wonderland-why-castle-value = Twoje zamki są warte po { $n } PZ.
wonderland-why-locked = { $n ->
    [one] 1 stronnik jest tu jeszcze zablokowany.
    [few] { $n } stronników jest tu jeszcze zablokowanych.
   *[many] { $n } stronników jest tu jeszcze zablokowanych.
  }
wonderland-why-shards-cost = Każdy odłamek to na koniec 1 punkt mniej.
wonderland-why-most-shards = { $who } ma najwięcej odłamków, { $n }: na koniec herbatki jeszcze jedno szaleństwo i połowa odłamków znika.
wonderland-why-shield-whole = Tarcza jest cała: może zatrzymać jedno szaleństwo lub truciznę.
wonderland-why-shield-broken = Tarcza jest uszkodzona; naprawia ją odpadnięcie, karta herbatki lub efekt.
wonderland-why-bag = Żetony w worku: { $n }, w tym szaleństwo: { $mad }.
wonderland-why-in-bag = { $n } z { $of } żetonów w worku.
wonderland-why-track = { $n ->
    [one] Jeszcze jedno szaleństwo odświeży worek.
    [few] Jeszcze { $n } szaleństwa odświeżą worek.
   *[many] Jeszcze { $n } szaleństw odświeży worek.
  }
wonderland-why-chip = { $chip }: bazowa siła { $n }.
wonderland-why-would-add = Dobrany teraz dodałby { $n }, przed decyzjami.
wonderland-why-supply = W puli zostało { $n }.
wonderland-why-supply-out = Nie ma więcej: można wziąć innego sprzymierzeńca tego samego poziomu.
wonderland-why-bust = { $who } odpada z bitwy.
wonderland-why-fighter = { $who } ma { $strength }, na początku { $start }.
wonderland-why-leads = { $who } samotnie prowadzi.
wonderland-why-forges = { $n ->
    [one] { $who } może po bitwie przekuć raz.
    [few] { $who } może po bitwie przekuć { $n } razy.
   *[many] { $who } może po bitwie przekuć { $n } razy.
  }
wonderland-why-track-end = Kto osiągnie { $n }, od razu wygrywa.
wonderland-why-track-forge = { $n } ma symbol kuźni: skończ tu i przekuj.
wonderland-why-track-plain = { $n }: bez symbolu kuźni.
wonderland-why-figure = { $figure } ma na początku bitwy siłę { $strength }.
wonderland-why-wonderlandian = { $wonderlandian }: do wzięcia z nagrodą mieszkańca Krainy Czarów.
wonderland-why-unit-leader = Lidera traci się dopiero, gdy nie ma już nic innego.
wonderland-why-unit-supporter = Stronnicy nie dają siły, ale trzymają cię w bitwie.
wonderland-why-taken = { $who } ma { $n } z { $of } kart.

## Cele lekcji zrobionych przy stole
wonderland-goal-win = Wygraj tę bitwę samodzielnie: { $region }.
wonderland-goal-strength = Osiągnij w tej bitwie siłę { $n }.
wonderland-goal-shards = Miej przed końcem tego przyjęcia tyle odłamków: { $n }.
