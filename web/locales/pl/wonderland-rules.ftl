# The rulebook of Wonderland's War, by rule id (dots written as dashes). All wording is our own.
# Entries that say "ours" stand where the printed rules are silent or the printed content is not known.

wonderland-chapter-terms = Pojęcia
wonderland-chapter-setup = Przygotowanie
wonderland-chapter-tea = Herbatka
wonderland-chapter-bonuses = Nagrody z kart herbatki
wonderland-chapter-leaders = Liderzy
wonderland-chapter-war = Wojna
wonderland-chapter-result = Wynik bitwy
wonderland-chapter-end = Koniec
wonderland-chapter-two = Dwóch graczy
wonderland-chapter-allies = Sprzymierzeńcy
wonderland-chapter-abilities = Zdolności frakcji
wonderland-chapter-wonderlandians = Mieszkańcy Krainy Czarów
wonderland-chapter-quests = Zadania
wonderland-chapter-notes = Uwagi: nasze rozstrzygnięcia
wonderland-chapter-examples = Omówione przykłady

## Words

W-term-unit = Jednostka
    .text = Jednostka to stronnik, pionek mieszkańca Krainy Czarów lub lider. Zamek nie jest jednostką.
W-term-opponent = Przeciwnik
    .text = Twoi przeciwnicy w bitwie to inni gracze z jednostkami w regionie, także ci, którzy się wycofali, ale nie ci, którzy odpadli.
W-term-adjacent = Sąsiednie
    .text = Sąsiadami regionu są poprzedni i następny w kręgu pięciu; Kałuża łez i Na-Muniu też się stykają.
W-term-chip_type = Rodzaje żetonów
    .text = Każdy rodzaj sprzymierzeńca jest osobnym rodzajem, Kuźnia też. Żetony frakcji i artefakty to jeden rodzaj, osobnym jest każdy przedmiot mieszkańca Krainy Czarów, a także szaleństwo i trucizna.
W-term-base = Bazowa siła
    .text = Bazowa siła żetonu to wydrukowana na nim liczba; efekty, które go zmieniają, kończą się po jego położeniu.
W-term-exhaust = Wyczerpane
    .text = Wyczerpane żetony leżą na dolnej części twojej planszy. Wracają do worka przy odświeżeniu lub po wojnie.
W-gain-bag = Zyskane żetony
    .text = Zyskany żeton trafia do worka, chyba że powiedziano inaczej.
W-castle = Zamek
    .text = Twój zamek daje 2 siły na początku bitwy, w której masz jednostki. Każdy ma w regionie najwyżej jeden; na koniec jest wart punkty.

## Setting up

W-setup-board = Regiony i żetony punktacji
    .text = Pięć regionów tworzy krąg. Tasuje się sześć żetonów punktacji; każdy region dostaje jeden, szóstego się nie używa.
W-setup-allies = Sprzymierzeńcy
    .text = Używa się jednego zestawu kart sprzymierzeńców, od A do D, albo mieszanki z jedną kartą każdego rodzaju; Kuźnia jest zawsze. Jest po 19 żetonów każdego z pięciu rodzajów, słabych i silnych, oraz 25 żetonów Kuźni. Podział jest nasz: 12 słabych i 7 silnych.
W-setup-wonderlandians = Rząd mieszkańców
    .text = Tasuje się 24 karty mieszkańców Krainy Czarów, trzy leżą odkryte.
W-setup-pool = Pula
    .text = 29 zwykłych i 5 podwójnych żetonów szaleństwa, odłamki o wartości 80, jedna kość odłamków. Ścianki kości są nasze: 1, 1, 1, 2, 2, 3.
W-setup-tea = Nakrycie stołu
    .text = Trzy talie herbatki po 30 kart, po jednej na rundę. Karty leżą na 11 miejscach przy 2 lub 3 graczach, 12 przy 4, 13 przy 5.
W-setup-marker = Pionek bitwy
    .text = Pionek początkowej bitwy zaczyna w Czerwonej twierdzy i przechodzi zgodnie z ruchem wskazówek zegara o tyle regionów, ile pokaże kość odłamków.
W-setup-player = Twoja frakcja
    .text = Masz 14 stronników (4 z nich zablokowanych na trzecim torze kuźni), 5 zamków, lidera o sile 1, całą tarczę, 4 zakryte zdolności i 6 artefaktów, w tym 4 na końcach torów kuźni.
W-setup-bag = Twój worek
    .text = Trzy żetony frakcji 1 i jeden 2, dwa artefakty, Kuźnia, podwójne szaleństwo i dwa zwykłe.
W-setup-quest = Pierwsze zadanie
    .text = Dobierz dwa zadania, zachowaj w tajemnicy jedno; drugie wraca.
W-setup-wagers = Karty zakładów
    .text = Przy 3–5 graczach możesz obstawiać każdą inną frakcję w grze.
W-setup-shards = Pierwsze odłamki
    .text = Według kolejności: 2 i 1 przy dwóch graczach; 3, 2, 1 przy trzech; 3, 2, 2, 1 przy czterech; 3, 2, 2, 1, 0 przy pięciu.
W-setup-first = Pierwszy gracz
    .text = Los wskazuje, kto zaczyna. Wszyscy liderzy zaczynają na szczycie stołu.
W-setup-poison = Pula trucizny
    .text = Dżabbersmok ma tyle żetonów trucizny, ilu jest graczy, i 2 więcej.

## The Tea Party

W-tea-turn = Tura przy herbatce
    .text = Mając mniej niż 4 karty z tej herbatki (5 przy dwóch graczach), przejdź liderem zgodnie z ruchem wskazówek zegara na dowolne wolne krzesło z kartą, weź kartę i odbierz wszystkie nagrody.
W-tea-head = Szczyt stołu
    .text = Mijając szczyt, zatrzymujesz się tam, rzucasz kością odłamków, bierzesz odłamki i uzupełniasz każde używane miejsce bez karty i lidera. Potem wybierasz, gdzie usiąść, także wśród nowych kart. Najwyżej raz na turę.
W-tea-enter = Wejście do Krainy Czarów
    .text = Gdy masz już wszystkie karty, w następnej turze wstawiasz lidera do dowolnego otwartego regionu. Gdy wejdzie ostatni lider, herbatka jest skończona.
W-tea-end-madness = Szaleństwo po herbatce
    .text = Każdy dodaje do worka zwykłe szaleństwo. Potem ci, którzy mają najwięcej odłamków, dodają jeszcze jedno i odrzucają połowę swoich odłamków, w górę. Jeśli w którymś kroku żetonów nie starczy dla wszystkich, nie dostaje ich nikt.
W-tea-table = Następna herbatka
    .text = Niewzięte karty odchodzą, rozkłada się talię rundy, liderzy wracają na szczyt. Zaczyna gracz z najmniejszą liczbą PZ, potem z najmniejszą liczbą jednostek w regionach, potem z największą liczbą odłamków.
W-tea-keep = Karty pozostają jawne
    .text = Wzięte karty leżą przed tobą na widoku.

## Bonuses

W-bonus-units = Jednostki
    .text = Umieść tyle jednostek w jednym regionie: stronników albo zamiast nich stracone pionki. Dwa osobne symbole mogą trafić do dwóch regionów.
W-limit-supporters = Brak stronników
    .text = Gdy w puli nie ma stronnika, możesz za każdą brakującą jednostkę przenieść swojego stronnika lub pionek z planszy.
W-bonus-ally = Wskazany sprzymierzeniec
    .text = Zyskaj ten żeton, słaby lub silny, jak pokazano.
W-bonus-any_ally = Dowolny sprzymierzeniec
    .text = Zyskaj dowolny żeton sprzymierzeńca tego poziomu. Kuźnia liczy się jako słaba.
W-limit-ally = Brak żetonów
    .text = Jeśli wskazanego żetonu już nie ma, możesz wziąć dowolnego sprzymierzeńca tego samego poziomu.
W-bonus-die = Kość odłamków
    .text = Rzuć kością odłamków i weź tyle odłamków.
W-bonus-discard_shards = Odrzucenie odłamków
    .text = Odrzuć tyle odłamków albo tyle, ile masz.
W-bonus-shield = Tarcza
    .text = Twoja tarcza staje się cała; jeśli już jest, nic się nie dzieje.
W-bonus-wonderlandian = Mieszkaniec Krainy Czarów
    .text = Weź jedną z trzech kart z rzędu i uzupełnij go. Pionek umieszczasz od razu gdziekolwiek; przedmiot wkłada do worka swoje dwa żetony.
W-bonus-ability = Zdolność
    .text = Odblokuj dowolną z czterech zdolności swojej frakcji.
W-bonus-castle = Zamek
    .text = Postaw zamek w regionie, w którym nie masz zamku.
W-bonus-leader = Siła lidera
    .text = Twój lider ma o 1 siły więcej, najwyżej 6. Przy 6 możesz zamiast tego odrzucić odłamek.
W-bonus-purge = Odrzucenie szaleństwa
    .text = Usuń na stałe jedno zwykłe szaleństwo z worka. Nigdy podwójne i nigdy z toru.
W-bonus-quest = Zadania
    .text = Jeden symbol dobiera zadanie. Drugi dobiera dwa, potem dowolne jedno z ręki wraca.
W-bonus-forge = Kuźnia przy herbatce
    .text = Niektóre karty pozwalają przekuwać; zobacz uwagę o przekuwaniu przy herbatce.
W-card-split = Karty podzielone
    .text = Weź górną lub dolną nagrodę. Jednostki i kość w rogu działają zawsze.
W-card-corrupted = Karty skażone
    .text = Możesz rzucić kością odłamków, wziąć odłamki i także skażoną nagrodę; albo ją zostawić.

## Leaders

W-leader-alice = Alicja: Osobliwe odbicie
    .text = Alicja zawsze idzie przeciwnie do ruchu wskazówek zegara.
W-leader-queen = Królowa Kier
    .text = Królowa może rozłożyć stronników z jednej karty w kilku regionach.
W-leader-cheshire = Kot z Cheshire
    .text = Gdy Kot sam wyrzuci przy herbatce 2 lub 3 na kości odłamków, może oddać jeden z tych odłamków innemu graczowi.
W-leader-hatter = Kapelusznik: Gospodarz
    .text = Raz na herbatkę, zamiast tury, Kapelusznik uzupełnia wszystkie puste używane miejsca, a potem może wziąć dowolną kartę ze stołu bez ruchu.
W-leader-jabberwock = Dżabbersmok: Tnące szczęki
    .text = Na początku herbatki połóż truciznę na dwóch różnych kartach; na koniec swojej tury, gdy na stole nie ma żadnej, połóż jeszcze jedną. Przeciwnik, który bierze taką kartę, wkłada truciznę do worka; ty ją odzyskujesz. W pierwszym wydaniu: jedna na początku każdej własnej tury, jeśli żadna nie leży.
W-jabberwock-optional = Trucizna z wyboru
    .text = Kładzenie i dawanie trucizny jest zawsze dobrowolne; gdy w puli jej nie ma, nic się nie dzieje.
W-poison = Trucizna
    .text = Dobrana w bitwie nie daje siły i nie jest kładziona: strać 1 jednostkę, lidera na końcu, a żeton wraca do Dżabbersmoka. Tarcza odsyła ją z powrotem do worka.

## The war

W-war-order = Kolejność bitew
    .text = Po jednej bitwie w regionie, zgodnie z ruchem wskazówek zegara od pionka bitwy. Walczy, kto ma tam jednostkę; sam zamek nie walczy.
W-war-nopeek = Bez podglądania
    .text = Podczas wojny nikt nie zagląda do worka. Widać szanse, nigdy kolejność.
W-war-wager = Zakłady
    .text = Gdy ustalono początkowe siły, każdy spoza bitwy może w tajemnicy wskazać jej zwycięzcę. Trafienie: dowolny słaby sprzymierzeniec. Pomyłka: odłamek. Remis o pierwsze miejsce: nic. Nie w bezspornych regionach i nie przy dwóch graczach.
W-war-start = Początkowa siła
    .text = Siła lidera, jeśli tam jest, siła każdego pionka, 2 za zamek. Stronnicy nie dają nic.
W-war-draw = Dobieranie
    .text = Wszyscy dobierają jednocześnie po jednym żetonie. Pierwsze dobieranie jest obowiązkowe; od drugiego każdy w tajemnicy wybiera, czy dobiera, czy się wycofuje, a wybory pokazuje się razem.
W-war-madness = Szaleństwo
    .text = Szaleństwo nie daje siły. Połóż je na następnym z 4 pól szaleństwa i strać jednostkę, za podwójne dwie; ty wybierasz które, lidera dopiero, gdy nie ma nic innego.
W-war-loss-supply = Stracone jednostki
    .text = Stracone jednostki wracają do puli właściciela. Siła, którą dały, zostaje, ich efekty się kończą.
W-war-shield = Tarcze
    .text = Możesz użyć całej tarczy, by unieważnić szaleństwo lub truciznę: żeton wraca do worka, a tarcza jest uszkodzona.
W-war-bust = Odpadnięcie
    .text = Gdy nie masz już jednostek, odpadasz: siła 0, wszystkie aktywne żetony wyczerpane, koniec dobierania, bez nagród i efektów na koniec. Potem twoja tarcza staje się cała.
W-war-refresh = Odświeżenie
    .text = Zapełnienie czwartego pola szaleństwa od razu odsyła do worka całe szaleństwo z toru i wszystkie wyczerpane żetony. Aktywne żetony zostają, tarcza się nie zmienia, bitwa trwa.
W-war-emptybag = Pusty worek
    .text = Jeśli trzeba dobrać z pustego worka, najpierw wracają do niego wyczerpane żetony i szaleństwo z toru.
W-war-play = Zagranie żetonu
    .text = Każdy inny żeton: najpierw jego efekt po dobraniu, potem trafia na następne aktywne pole, potem znacznik przesuwa się o jego zmienioną siłę.
W-war-order-effects = Kolejność efektów
    .text = Najpierw szaleństwo i odpadnięcia, potem efekty na siebie, potem na innych. W sporze pierwszeństwo ma gracz z najmniejszą liczbą PZ, potem z największą liczbą odłamków.
W-war-stop = Wycofanie
    .text = Kto się wycofał, nie dobiera więcej. Ostatni dobierający musi się wycofać, gdy samotnie prowadzi, w innym razie może grać dalej.
W-war-over = Kiedy bitwa się kończy
    .text = Bitwa kończy się po dobieraniu, jeśli wszyscy się wycofali lub odpadli, jeśli ktoś ma 25 albo jeśli jedyny dobierający samotnie prowadzi.
W-war-25 = Dwadzieścia pięć
    .text = Osiągnięcie 25 od razu wygrywa; wszyscy muszą przerwać. Kilku graczy z 25 w tym samym dobieraniu remisuje.
W-war-effects-scope = Kogo dotyczą
    .text = Efekty na przeciwników dotyczą graczy z jednostkami w regionie, także wycofanych, ale nie tych, którzy odpadli.
W-war-effects-battle = Efekty się kończą
    .text = Żaden efekt nie przechodzi z jednej bitwy do drugiej.
W-war-end = Po ostatniej bitwie
    .text = Kość przesuwa pionek bitwy; żetony i szaleństwo wracają do worków; jednostki zostają, liderzy idą do stołu; odkrywa się trzech nowych mieszkańców. Tarcze zostają, jakie są. Po trzeciej wojnie gra się kończy.

## Results

W-result-win = Zwycięstwo
    .text = Najsilniejszy dostaje PZ z żetonu punktacji za tę rundę i zamek, jeśli go tam nie ma. Drugi dostaje połowę PZ.
W-result-tie = Remisy
    .text = Remis o pierwsze miejsce: każdy bierze pełne PZ albo zamek, a drugiego miejsca nie ma. Remis o drugie: PZ drugiego miejsca dzieli się, w górę. Jeśli wszyscy odpadną, nikt nie wygrywa.
W-result-uncontested = Bezsporny region
    .text = W pojedynkę w regionie, przy 3–5 graczach: PZ albo zamek, bez dobierania i zakładów.
W-quest = Zadania
    .text = Zadanie ma wyczyn, wykonywany w bitwie w jego regionie, i cel, sprawdzany na koniec gry. Każdy osobno daje 3, oba razem 9. Najwyżej jeden wyczyn na bitwę. Cele liczą twoje żetony wszędzie, także przekute.
W-result-abilities = Efekty na koniec
    .text = Po wyczynach następują efekty końca bitwy: frakcji, mieszkańców Krainy Czarów i sprzymierzeńców.
W-forge = Przekuwanie
    .text = Możesz przekuć raz, jeśli twój znacznik stoi na symbolu kuźni, i raz za każdy aktywny żeton Kuźni. Połóż na stałe aktywny żeton na następnym polu toru i weź jego nagrodę; zapełniony tor daje artefakt. Nagroda między dwoma torami wymaga pól nad i pod nią. Gwiazda to 4 PZ, zamek podnosi wartość każdego zamku.
W-forge-new = Nowe rzeczy czekają
    .text = To, co daje przekucie (zdolność, sprzymierzeniec, mieszkaniec), nie działa w tej samej bitwie.
W-result-wagers = Rozliczenie zakładów
    .text = Trafiony zakład bierze dowolnego słabego sprzymierzeńca, chybiony odłamek; remis o pierwsze miejsce unieważnia zakłady.
W-result-cleanup = Sprzątanie
    .text = Aktywne żetony stają się wyczerpane, siła wraca do 0, szaleństwo zostaje na torze.

## The end

W-end-score = Punkty końcowe
    .text = Twoje PZ, plus 3 do 6 za zamek według toru kuźni (do 7 przy dwóch graczach), plus zadania, minus 1 za odłamek.
W-end-tie = Remis
    .text = Wygrywa najmniej odłamków, potem najwięcej jednostek na planszy; liczą się liderzy w regionach.

## Two players

W-two-setup = Przygotowanie dla dwojga
    .text = Region losowego zadania jest zamknięty; jego zadania i żeton punktacji opuszczają grę. Pionek bitwy zaczyna w następnym regionie i pomija zamknięty. Druga strona plansz, po jednej Kuźni więcej, bez Marcowego Zająca i Amuletu Księżnej, 5 kart na herbatkę, bez zakładów, cztery bitwy w rundzie.
W-two-resistance = Ruch oporu
    .text = Lokalny ruch oporu ma siłę 3, 5 i 7 w rundach I, II i III. Trzeba go dogonić, by zająć miejsce, przewyższyć, by wygrać; równa siła to remis. Region nigdy nie jest bezsporny. Poniżej nie ma PZ, ale wyczyny i przekucia się liczą.
W-two-castle = Zamki w dwóch krokach
    .text = Zamek wymaga dwóch kroków: najpierw leży bokiem, potem stoi. Oba dają 2 siły, punkty tylko stojący.

## Allies

W-ally-A-card_soldier = Karciany żołnierz, zestaw A
    .text = Po dobraniu: podwój jego siłę albo odłóż do worka jeden wyczerpany żeton.
W-ally-A-flamingo = Flaming, zestaw A
    .text = Podwaja następny żeton, który położysz.
W-ally-A-rose = Róża, zestaw A
    .text = 1 PZ na koniec bitwy; 2 PZ, gdy zostanie przekuta w bitwie.
W-ally-A-red_rook = Czerwona wieża, zestaw A
    .text = Nie zmieniają jej twoje inne żetony. Nie przekuje jej żeton Kuźni; tor lub karta herbatki może.
W-ally-A-creature = Istota, zestaw A
    .text = Po wyczerpaniu: zamień na Istotę drugiego poziomu.
W-ally-B-card_soldier = Karciany żołnierz, zestaw B
    .text = Po dobraniu: podwój jego siłę albo sprowadź z jednego sąsiedniego regionu najwyżej tylu stronników, ile wynosi jego siła.
W-ally-B-flamingo = Flaming, zestaw B
    .text = Póki aktywny jest Flaming, każdy zagrany żeton sprzymierzeńca ma o 1 siły więcej.
W-ally-B-rose = Róża, zestaw B
    .text = Na koniec trafia do worka, zamiast się wyczerpać.
W-ally-B-red_rook = Czerwona wieża, zestaw B
    .text = Ma siłę 1, jeśli aktywna jest już inna Czerwona wieża.
W-ally-B-creature = Istota, zestaw B
    .text = Na koniec: najwięcej aktywnych Istot, bez remisu: umieść stronnika gdziekolwiek.
W-ally-C-card_soldier = Karciany żołnierz, zestaw C
    .text = Następne dobieranie: dobierz o tyle żetonów więcej, ile wynosi jego siła, zagraj jeden, odłóż resztę.
W-ally-C-flamingo = Flaming, zestaw C
    .text = Po położeniu: znacznik może przejść na najbliższy symbol kuźni, także wstecz.
W-ally-C-rose = Róża, zestaw C
    .text = Przy 2 aktywnych Różach na koniec: dodatkowy wyczyn bez jego warunków.
W-ally-C-red_rook = Czerwona wieża, zestaw C
    .text = Po wyczynie musisz na stałe odrzucić aktywny żeton.
W-ally-C-creature = Istota, zestaw C
    .text = Słaba: o 2 więcej za każdą inną aktywną Istotę. Silna: o 2 mniej za każdą.
W-ally-D-card_soldier = Karciany żołnierz, zestaw D
    .text = Po dobraniu: jeśli nie masz tu zamku, możesz potroić jego siłę.
W-ally-D-flamingo = Flaming, zestaw D
    .text = Po dobraniu: wybrany silniejszy przeciwnik dostaje odłamek.
W-ally-D-rose = Róża, zestaw D
    .text = Po przekuciu: umieść stronnika gdziekolwiek.
W-ally-D-red_rook = Czerwona wieża, zestaw D
    .text = Zwycięstwo kosztuje za nią 1 odłamek, za silną 2.
W-ally-D-creature = Istota, zestaw D
    .text = Po dobraniu: masz więcej odłamków niż jej siła, strać jeden; mniej, dostań jeden.
W-ally-forge = Kuźnia
    .text = Zawsze w grze i zawsze słaba. Każdy aktywny żeton Kuźni pozwala raz przekuć po bitwie; może przekuć samego siebie.

## Faction abilities

W-ability-sword_of_hope = Miecz Nadziei (Alicja)
    .text = Gdy dobierzesz Miecz, twoja tarcza staje się cała.
W-ability-everywhere_at_once = Wszędzie naraz (Alicja)
    .text = Mając aktywny Miecz na koniec bitwy, możesz umieścić 1 jednostkę w dowolnym regionie i przenieść tam Alicję.
W-ability-love_of_learning = Umiłowanie nauki (Alicja)
    .text = Na koniec bitwy, z której nie odpadasz, odłóż do worka jeden aktywny żeton o sile 1 lub 2.
W-ability-support_of_the_people = Przyjaźń z ludem (Alicja)
    .text = Gdy Alicja wchodzi do regionu podczas herbatki, odkrywaj mieszkańców Krainy Czarów aż do pionka; umieść go gdziekolwiek. Po swojej bitwie odchodzi.
W-ability-royal_temper = Królewski temperament (Królowa Kier)
    .text = Gdy dobierzesz Topór, przed dodaniem siły silniejszy od ciebie przeciwnik traci jednostkę, ale nie lidera. To brzmienie i liczby są nasze.
W-ability-paint_it_red = Pomaluj mój świat (Królowa Kier)
    .text = Topór ma o 1 siły więcej za każdą aktywną Różę, najwyżej o 3. Na stronie dla dwóch graczy liczbą jest 4. To brzmienie i liczby są nasze.
W-ability-twice_as_fast = Zdwojona prędkość (Królowa Kier)
    .text = Minięcie innego lidera przy herbatce daje raz na turę jedną dodatkową jednostkę.
W-ability-off_with_their_heads = Skrócić o głowę (Królowa Kier)
    .text = 2 PZ za każdym razem, gdy przeciwnik odpada z twojej bitwy. Na stronie dla dwóch graczy liczbą jest 4. To brzmienie i liczby są nasze.
W-ability-claws_that_catch = Szpony jak kły (Dżabbersmok)
    .text = Gdy dobierzesz Szpon, każdemu słabszemu od ciebie przeciwnikowi możesz włożyć do worka truciznę ze swojej puli; ty wybierasz, komu. To brzmienie i liczby są nasze.
W-ability-manxome_foe = Pogromny wróg (Dżabbersmok)
    .text = Zanim ktokolwiek doda siłę, Szpon dostaje 2 siły za każdego przeciwnika z szaleństwem na torze. To brzmienie i liczby są nasze.
W-ability-slithy_toves = Jaszmije smukwijne (Dżabbersmok)
    .text = Ilekroć kładziesz truciznę przy herbatce, możesz położyć jeszcze jedną.
W-ability-borogoves = Peliczaple (Dżabbersmok)
    .text = Karta herbatki z Istotą daje dodatkową jednostkę. Tylko w pierwszym wydaniu.
W-ability-eyes_of_flame = Ogniste ślepia (Dżabbersmok)
    .text = 2 PZ za każdym razem, gdy trucizna trafia przeciwnika. Na stronie dla dwóch graczy liczbą jest 3. To brzmienie i liczby są nasze.
W-ability-piping_hot = Filiżanka wrzątku (Kapelusznik)
    .text = Po położeniu Imbryka zyskaj 2 siły i po 1 za każdy wyczerpany Imbryk. Na stronie dla dwóch graczy liczbą jest 1. To brzmienie i liczby są nasze.
W-ability-one_more_cup = Jeszcze filiżankę (Kapelusznik)
    .text = Po położeniu Imbryka możesz od razu dobrać i zagrać jeszcze jeden żeton. To brzmienie i liczby są nasze.
W-ability-architect_of_war = Taktyki wojenne (Kapelusznik)
    .text = Każdy stronnik stracony przez szaleństwo, gdy nikt nie jest za tobą, daje 3 siły; sprawdza się to przed każdą stratą. Na stronie dla dwóch graczy liczbą jest 2. To brzmienie i liczby są nasze.
W-ability-unbirthday_guests = Goście na nieurodziny (Kapelusznik)
    .text = Karta wzięta jako Gospodarz daje 2 dodatkowe jednostki. Na stronie dla dwóch graczy liczbą jest 1. To brzmienie i liczby są nasze.
W-ability-wicked_smile = Koszmarny uśmiech (Kot z Cheshire)
    .text = Po położeniu Uśmiechu zyskaj tyle siły, ile masz odłamków, najwyżej 2. Na stronie dla dwóch graczy liczbą jest 1. To brzmienie i liczby są nasze.
W-ability-gone_but_for_the_grin = Został sam uśmiech (Kot z Cheshire)
    .text = Wycofując się z aktywnym Uśmiechem, możesz przenieść stąd do sąsiedniego regionu najwyżej 2 stronników; jedna jednostka musi zostać. To brzmienie i liczby są nasze.
W-ability-all_mad_here = Wszyscy tu jesteśmy szaleni (Kot z Cheshire)
    .text = Raz na bitwę weź 3 odłamki, zamiast stracić jednostkę przez zwykłe szaleństwo. To brzmienie i liczby są nasze.
W-ability-here_and_there = Tu i tam (Kot z Cheshire)
    .text = Po wzięciu karty herbatki możesz przenieść własnego stronnika do sąsiedniego regionu. To brzmienie i liczby są nasze.

## Wonderlandians

W-wonderlandian-white_rabbit = Biały Królik
    .text = Po twoim 2. aktywnym żetonie tutaj zyskaj jeszcze raz wydrukowaną siłę wszystkich swoich aktywnych żetonów.
W-wonderlandian-walrus = Mors
    .text = Samodzielna wygrana tutaj: 3 PZ więcej, a zamek może stanąć w dowolnym regionie, w którym nie masz zamku. Także w bezspornym regionie, nie przy remisie.
W-wonderlandian-gryphon = Gryf
    .text = Wygrana tutaj: umieść tu stronnika. Częściowo nasze.
W-wonderlandian-knave = Walet Kierowy
    .text = Jeśli twój dobrany żeton ma wyższą wydrukowaną siłę niż żetony wszystkich dobierających przeciwników, zyskaj 2 siły. Szaleństwo liczy się jako 0. Częściowo nasze.
W-wonderlandian-march_hare = Marcowy Zając
    .text = Na początku bitwy każdy przeciwnik ma o 2 siły mniej, nie poniżej 0. Częściowo nasze.
W-wonderlandian-duchess = Księżna
    .text = 1 PZ za każdą własną jednostkę straconą tutaj, chyba że w tym samym dobieraniu tracisz ją samą. Częściowo nasze.
W-wonderlandian-caterpillar = Gąsienica
    .text = Raz na bitwę możesz odłożyć dobrany żeton i dobrać ponownie; nie szaleństwo ani truciznę. Częściowo nasze.
W-wonderlandian-humpty_dumpty = Humpty Dumpty
    .text = Siła 3, ale zawsze ginie jako pierwsza jednostka. Częściowo nasze.
W-wonderlandian-tweedles = Tweedledum i Tweedledee
    .text = Dwa pionki. W tej samej bitwie mają o 2 siły więcej. Częściowo nasze.
W-wonderlandian-mock_turtle = Niby Żółw
    .text = 2 PZ, gdy tracisz go w bitwie. Częściowo nasze.
W-wonderlandian-dormouse = Suseł
    .text = Możesz się tu wycofać zamiast pierwszego dobierania. Częściowo nasze.
W-wonderlandian-unicorn = Jednorożec
    .text = O 2 siły więcej, jeśli przeciwnik w bitwie ma tu zamek. Częściowo nasze.
W-wonderlandian-pocket_watch = Zegarek kieszonkowy
    .text = Przy następnym dobieraniu weź 2 żetony, zagraj jeden, odłóż drugi. Częściowo nasze.
W-wonderlandian-oyster = Ostryga
    .text = Jeśli na koniec bitwy nie masz pierwszego miejsca: 2 PZ. Częściowo nasze.
W-wonderlandian-feather = Pióro
    .text = Po dobraniu: sprowadź do 3 własnych stronników z jednego sąsiedniego regionu. Częściowo nasze.
W-wonderlandian-crown = Korona Waleta
    .text = Następny żeton wybranego przeciwnika nie ma własnej siły; jeśli to szaleństwo, Korona nie działa. Częściowo nasze.
W-wonderlandian-broken_cup = Stłuczona filiżanka
    .text = Silniejszy przeciwnik dostaje odłamek. Częściowo nasze.
W-wonderlandian-charm = Amulet Księżnej
    .text = Możesz zdjąć jedno szaleństwo z toru szaleństwa w tej bitwie: ze swojego poza worki, z cudzego z powrotem do tamtego worka. Częściowo nasze.
W-wonderlandian-hookah = Fajka Gąsienicy
    .text = Odrzuć odłamek, jeśli w tym dobieraniu tarcze zatrzymały każde szaleństwo albo żadnego nie dobrano.
W-wonderlandian-glove = Rękawiczka Humpty’ego
    .text = Po dobraniu: twoja tarcza staje się cała.
W-wonderlandian-rattle = Grzechotka
    .text = Potrójna siła, jeśli aktywna jest druga Grzechotka. Częściowo nasze.
W-wonderlandian-soup = Zupa Niby Żółwia
    .text = Na koniec bitwy odłóż do worka jeden wyczerpany żeton. Częściowo nasze.
W-wonderlandian-spoon = Łyżka melasy
    .text = Ma siłę 1 i po 1 za każde szaleństwo na twoim torze. Częściowo nasze.
W-wonderlandian-horn = Róg Jednorożca
    .text = Po bitwie przekuwasz tak, jakby twój znacznik stał na symbolu kuźni. Częściowo nasze.

## Quests

W-quest-gardeners_knock = Ogrodnicy pukają
    .text = Wyczyn: Czerwona twierdza: wygraj, nie mając tam lidera. Cel: 7 lub więcej Flamingów i Czerwonych wież razem. Ta karta jest nasza.
W-quest-croquet_at_dawn = Krokiet o świcie
    .text = Wyczyn: Czerwona twierdza: skończ z siłą 2, 5, 9 lub 12. Cel: 7 lub więcej Flamingów i Karcianych żołnierzy razem. Ta karta jest nasza.
W-quest-pack_of_cards = Tylko talia kart
    .text = Wyczyn: Czerwona twierdza: skończ z dokładnie 3 lub 5 aktywnymi żetonami. Cel: 3 lub więcej stojących zamków. Ta karta jest nasza.
W-quest-stolen_tarts = Skradzione ciastka
    .text = Wyczyn: Czerwona twierdza: dokładnie jeden rywal jest silniejszy. Cel: 3 lub więcej odblokowanych zdolności. Ta karta jest nasza.
W-quest-crooked_crown = Krzywa korona
    .text = Wyczyn: Czerwona twierdza: 2 aktywne artefakty. Cel: siła lidera 5 lub więcej. Ta karta jest nasza.
W-quest-verdict_first = Najpierw wyrok
    .text = Wyczyn: Czerwona twierdza: wygraj o 4 lub więcej. Cel: zapełniony tor kuźni. Ta karta jest nasza.
W-quest-call_the_clams = Ciekawskie ostrygi
    .text = Wyczyn: Drzewa Tumtum: skończ z dokładnie 2 lub 6 aktywnymi żetonami. Cel: 3 lub więcej różnych rodzajów przekutych sprzymierzeńców.
W-quest-whiffling_through = Z fukiem i furkotem
    .text = Wyczyn: Drzewa Tumtum: twój ostatni aktywny żeton ma bazową siłę 1. Cel: 7 lub więcej Istot i Róż razem. Ta karta jest nasza.
W-quest-galumphing_home = Galopem do domu
    .text = Wyczyn: Drzewa Tumtum: skończ z dokładnie 1 jednostką. Cel: 7 lub więcej Istot i Czerwonych wież razem. Ta karta jest nasza.
W-quest-uffish_thought = W zadumie
    .text = Wyczyn: Drzewa Tumtum: 3 lub więcej aktywnych żetonów i żadnego dobranego szaleństwa. Cel: najwyżej 1 odłamek. Ta karta jest nasza.
W-quest-vorpal_lesson = Lekcja miecza
    .text = Wyczyn: Drzewa Tumtum: 3 aktywne żetony jednego rodzaju. Cel: 6 lub więcej przekutych żetonów. Ta karta jest nasza.
W-quest-frabjous_day = Dzień radości
    .text = Wyczyn: Drzewa Tumtum: skończ z większą siłą niż 2 rywali. Cel: 3 lub więcej kart mieszkańców Krainy Czarów. Ta karta jest nasza.
W-quest-castle_by_any_other_name = Zamek pod inną nazwą
    .text = Wyczyn: Na-Muniu: twój ostatni aktywny żeton ma bazową siłę 1. Cel: 7 lub więcej Czerwonych wież i Karcianych żołnierzy razem.
W-quest-wits_end = U kresu rozumu
    .text = Wyczyn: Na-Muniu: skończ z 3 szaleństwami na torze. Cel: 3 lub więcej nieprzekutych artefaktów. Ta karta jest nasza.
W-quest-jam_tomorrow = Dżem jutro
    .text = Wyczyn: Na-Muniu: skończ z siłą 6, 7, 13 lub 14. Cel: 7 lub więcej Karcianych żołnierzy i Istot razem. Ta karta jest nasza.
W-quest-looking_glass_chess = Szachy po drugiej stronie lustra
    .text = Wyczyn: Na-Muniu: aktywne żetony 4 różnych rodzajów. Cel: 7 lub więcej Róż i Czerwonych wież razem. Ta karta jest nasza.
W-quest-backward_march = Wstecz marsz
    .text = Wyczyn: Na-Muniu: skończ z mniejszą siłą niż każdy rywal. Cel: jednostki w 4 lub więcej regionach. Ta karta jest nasza.
W-quest-cracked_mirror = Pęknięte lustro
    .text = Wyczyn: Na-Muniu: skończ z uszkodzoną tarczą. Cel: 6 lub więcej stronników na planszy. Ta karta jest nasza.
W-quest-dry_tale = Najsuchsza opowieść
    .text = Wyczyn: Kałuża łez: 2 lub więcej aktywnych żetonów i żadnego dobranego szaleństwa. Cel: 7 lub więcej Flamingów i Róż razem. Ta karta jest nasza.
W-quest-caucus_race = Wyścig ptaków
    .text = Wyczyn: Kałuża łez: dokładnie jeden rywal jest silniejszy. Cel: najwyżej 4 żetony szaleństwa. Ta karta jest nasza.
W-quest-mouses_tail = Mysi ogonek
    .text = Wyczyn: Kałuża łez: skończ z dokładnie 1 jednostką. Cel: 2 lub więcej kart przedmiotów. Ta karta jest nasza.
W-quest-drink_me = Wypij mnie
    .text = Wyczyn: Kałuża łez: skończ z siłą 1, 2, 7 lub 8. Cel: 7 lub więcej Flamingów i Istot razem. Ta karta jest nasza.
W-quest-eat_me = Zjedz mnie
    .text = Wyczyn: Kałuża łez: skończ z siłą 13 lub większą. Cel: 4 lub więcej silnych sprzymierzeńców. Ta karta jest nasza.
W-quest-curiouser = Coraz ciekawiej
    .text = Wyczyn: Kałuża łez: skończ z dokładnie 4 lub 7 aktywnymi żetonami. Cel: 2 lub więcej kart pionków. Ta karta jest nasza.
W-quest-paint_the_roses = Malowanie róż
    .text = Wyczyn: Ogród: skończ z siłą 3, 4, 9 lub 10. Cel: 7 lub więcej Róż i Karcianych żołnierzy razem.
W-quest-bed_of_roses = Usłane różami
    .text = Wyczyn: Ogród: miej prawo do 2 lub więcej przekuć. Cel: 3 lub więcej żetonów Kuźni. Ta karta jest nasza.
W-quest-talking_lilies = Gadające lilie
    .text = Wyczyn: Ogród: wygraj, nie mając tam lidera. Cel: żeton każdego z 5 rodzajów sprzymierzeńców. Ta karta jest nasza.
W-quest-bread_and_butterfly = Motyl z masłem
    .text = Wyczyn: Ogród: aktywne żetony 3 różnych rodzajów. Cel: zamki warte po 5 lub więcej. Ta karta jest nasza.
W-quest-pale_larkspur = Blada ostróżka
    .text = Wyczyn: Ogród: aktywny artefakt. Cel: 3 lub więcej uwolnionych stronników. Ta karta jest nasza.
W-quest-red_queens_race = Bieg Czerwonej Królowej
    .text = Wyczyn: Ogród: wygraj o 3 lub więcej. Cel: 20 lub więcej żetonów prócz szaleństwa i trucizny. Ta karta jest nasza.

## Notes of ours

W-note-head_start = Odejście od szczytu
    .text = Nasze: odejście od szczytu na początku herbatki nie jest jego minięciem. Gdy miniesz go później, uzupełnia się też krzesło, z którego właśnie wstajesz.
W-note-most_shards = Najwięcej odłamków
    .text = Nasze: odłamki liczą się według wartości; gdy nikt ich nie ma, nikt nie ma ich najwięcej.
W-note-purged = Odrzucone szaleństwo
    .text = Nasze: odrzucone na stałe szaleństwo opuszcza grę.
W-note-tea_forge = Przekuwanie przy herbatce
    .text = Nasze: karta herbatki, która przekuwa, bierze wybrany żeton z worka, nigdy szaleństwo ani truciznę.
W-note-half = Połowa punktów
    .text = Nasze: połowę za drugie miejsce zaokrągla się w górę.
W-note-lead_tie = Remis na czele
    .text = Nasze: remis na czele to nie samotne prowadzenie.
W-note-cap = Koniec toru
    .text = Nasze: siła zatrzymuje się na 25.
W-note-allbust_wager = Wszyscy odpadli
    .text = Nasze: jeśli wszyscy odpadną, zakład jest chybiony.
W-note-poison_time = Kiedy działa trucizna
    .text = Nasze: trucizna działa razem z szaleństwem.
W-note-empty = Nie ma czego dobrać
    .text = Nasze: jeśli i tak żetonów jest za mało, dobierz, ile jest; bez żadnego musisz się wycofać.
W-note-uncontested = Tylko nagroda
    .text = Nasze: w bezspornym regionie nie ma wyczynów, przekuć ani efektów na koniec; płaci jedynie Mors.
W-note-soldier_c = Szaleństwo ze zwiadu
    .text = Nasze: szaleństwo może być wśród żetonów odłożonych po zwiadzie.
W-note-flamingo_rook = Flaming i wieża
    .text = Nasze: Flaming z zestawu A zużywa się na Czerwonej wieży z zestawu A.
W-note-flamingo_c = Dwa bliskie symbole
    .text = Nasze: spośród dwóch równie bliskich symboli kuźni wybierasz ty.
W-note-creature = Istoty
    .text = Nasze: zestaw A, brak drugiego poziomu: Istota zostaje. Zestaw B: potrzebna jest co najmniej jedna Istota. Zestaw C: nie poniżej 0.
W-note-rook_c = Jedna opłata
    .text = Nasze: jeden żeton za wyczyn, ilekolwiek Czerwonych wież jest aktywnych.
W-note-crown = Korona i szaleństwo
    .text = Nasze: Korona zużywa się na szaleństwie.
W-note-twice = Zdwojona prędkość
    .text = Nasze: jeden stronnik na turę, ilukolwiek liderów miniesz.
W-note-learning = Umiłowanie nauki
    .text = Nasze: liczy się bazowa siła.
W-note-two_first = Pierwsze dobieranie we dwoje
    .text = Nasze: przy dwóch graczach z ruchem oporu porównuje się po pierwszym, obowiązkowym dobieraniu.
W-note-two_adjacent = Sąsiedzi we dwoje
    .text = Nasze: sąsiadów liczy się z pominięciem zamkniętego regionu.
W-note-first_tie = Kto jednak zaczyna
    .text = Nasze: jeśli wszystko jest równe, zaczyna następny gracz zgodnie z ruchem wskazówek zegara po ostatnim pierwszym.

## Worked examples

W-example-battle1 = Bitwa w Na-Muniu
    .text = Królowa wycofuje się przy 5, Kapelusznik przy 2, Dżabbersmok samotnie prowadzi z 8 i musi się wycofać: 6 PZ i 3 za Morsa, zamek w Czerwonej twierdzy. Kapelusznik wykonuje wyczyn i przekuwa dwa razy.
W-example-battle2 = Bitwa w Czerwonej twierdzy
    .text = Królowa traci Gryfa, ale nie jego siłę, odświeża worek przy czwartym szaleństwie, używa tarczy, a potem odpada. Alicja wygrywa 2 PZ i zamek i przekuwa Różę.
W-example-chips = Trzy żetony
    .text = Żeton frakcji 2 dodaje 2, Flaming z zestawu A dodaje 1, Karciany żołnierz 1 jest podwojony do 2 i jeszcze raz do 4.
W-example-forge = Przekucie
    .text = Żeton Kuźni na ostatnim polu toru 2: siła lidera, odrzucenie szaleństwa spomiędzy torów i artefakt toru.
W-example-quest = Zadanie
    .text = Ciekawskie ostrygi z 2 aktywnymi żetonami i 5 różnymi przekutymi sprzymierzeńcami: 9 punktów za obie części.
