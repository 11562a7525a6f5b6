# The steps of the lessons of Wonderland's War. Do steps have a .hint, predictions a .after that explains the answer.

## Tea

lesson-wonderland-tea-table = Przed każdą wojną jest herbatka. Grasz Królową: idź zgodnie z ruchem wskazówek zegara do krzesła, weź jego kartę i to, co pokazuje.
lesson-wonderland-tea-card = Weź kartę i odbierz jej nagrody.
    .hint = Naciśnij krzesło przed tobą. Potem wskaż, gdzie mają stanąć stronnicy.
lesson-wonderland-tea-too-far = To była droga prosto do szczytu stołu. Wolno, ale najpierw weź jedną z kart przed nim.
lesson-wonderland-tea-passing = Alicja i Kapelusznik mieli już swoje tury. Czy możesz iść dalej, za szczyt stołu?
    .after = Możesz: zatrzymujesz się tam, rzucasz kością odłamków, a na pustych miejscach pojawiają się nowe karty.
lesson-wonderland-tea-passing-no = Nie, tam stół się kończy
lesson-wonderland-tea-passing-yes = Tak, ale to daje odłamki
lesson-wonderland-tea-head = Idź do szczytu stołu i weź jedną z kart za nim.
    .hint = Naciśnij szczyt, potem dowolne krzesło z kartą.
lesson-wonderland-tea-before = To krzesło stoi przed szczytem. Tym razem chcemy zobaczyć, co się tam dzieje.
lesson-wonderland-tea-own = Użyj tej karty, a gdy inni zagrają, weź trzecią: tę, która najbardziej ci się podoba.
    .hint = Niektóre karty mają dwie połowy: wybierz jedną. Krzesło z trzema stronnikami to mocny wybór.
lesson-wonderland-tea-again = Znów przez szczyt stołu: nowe odłamki, a po herbatce więcej szaleństwa. Weź jedną z kart przed nim.
lesson-wonderland-tea-cards = Masz już trzy karty. Ile jeszcze możesz wziąć na tej herbatce?
    .after = W trzy osoby każdy bierze cztery karty. Potem twój lider idzie do Krainy Czarów.
lesson-wonderland-tea-cards-1 = Jedną
lesson-wonderland-tea-cards-2 = Dwie
lesson-wonderland-tea-cards-any = Ile jest na stole
lesson-wonderland-tea-done = Przyszły nowe karty, a z nimi odłamki. Kto po herbatce ma najwięcej odłamków, szaleje bardziej niż inni.

## Shards

lesson-wonderland-shards-four = Masz już cztery karty, a wszyscy inni są w Krainie Czarów. Gdy wejdzie twój lider, herbatka się skończy.
lesson-wonderland-shards-most = Masz 5 odłamków, inni 3 i 2. Co przyniesie ci największa liczba odłamków?
    .after = Każdy dodaje do worka żeton szaleństwa. Kto ma najwięcej odłamków, dodaje jeszcze jeden.
lesson-wonderland-shards-most-win = Punkt zwycięstwa
lesson-wonderland-shards-most-mad = Jeszcze jedno szaleństwo
lesson-wonderland-shards-most-nothing = Nic
lesson-wonderland-shards-enter = Niech twój lider wejdzie do Czerwonej twierdzy.
    .hint = Naciśnij Czerwoną twierdzę na planszy.
lesson-wonderland-shards-elsewhere = Lider może wejść do każdego regionu. Ta lekcja toczy się w Czerwonej twierdzy.
lesson-wonderland-shards-left = Do twojego worka wpadły dwa żetony szaleństwa. Ile z 5 odłamków zostało?
    .after = Kto ma najwięcej odłamków, odrzuca ich połowę, w górę: 3 z 5.
lesson-wonderland-shards-left-5 = 5
lesson-wonderland-shards-left-3 = 3
lesson-wonderland-shards-left-2 = 2
lesson-wonderland-shards-done = Odłamki to cena, nie skarb. Patrz, ile mają ich inni.

## Chips

lesson-wonderland-chips-bag = Grasz Alicją, a przeciw tobie stoi Królowa. W bitwie każdy dobiera żetony z własnego worka, wszyscy naraz. Pierwsze dobieranie odbywa się samo.
lesson-wonderland-chips-draw = Żeton frakcji 2 dał ci siłę 2. Dobierz znowu.
    .hint = Od drugiego żetonu każdy wybiera, czy dobiera, czy się wycofuje.
lesson-wonderland-chips-stopped = To było wycofanie. Kto się wycofa, nie dobiera już w tej bitwie.
lesson-wonderland-chips-soldier = Flaming dodał 1 i podwaja twój następny żeton. Będzie nim Karciany żołnierz 1, który też może się podwoić. Ile może dodać?
    .after = 1 podwojone to 2, a podwojone jeszcze raz 4.
lesson-wonderland-chips-n-1 = 1
lesson-wonderland-chips-n-2 = 2
lesson-wonderland-chips-n-4 = 4
lesson-wonderland-chips-double = Dobierz Karcianego żołnierza i dodaj nim 4.
    .hint = Dobierz, potem wybierz podwojenie jego siły.
lesson-wonderland-chips-returned = Żołnierz odłożył za to wyczerpany żeton do worka. Podwoił go tylko Flaming.
lesson-wonderland-chips-done = Siła 7 z trzech żetonów. Wydruk na żetonie to jego baza; liczy się to, co zrobią z niej efekty.

## Witzend

lesson-wonderland-witzend-field = Pierwsza bitwa z instrukcji. Grasz Kapelusznikiem z dwoma stronnikami w Na-Muniu. Alicja w niej nie walczy i kogoś obstawia.
lesson-wonderland-witzend-madness = Pierwsze żetony: Czerwona wieża dla Królowej, Kuźnia dla ciebie, szaleństwo dla Dżabbersmoka. Ile kosztowało go szaleństwo?
    .after = Wybraną przez niego jednostkę. Siła, która już była, zostaje.
lesson-wonderland-witzend-madness-unit = Jednostkę
lesson-wonderland-witzend-madness-strength = Całą jego siłę
lesson-wonderland-witzend-madness-battle = Bitwę
lesson-wonderland-witzend-draw = Królowa wycofała się przy 5, ty masz 1. Dobierz jeszcze jeden żeton.
    .hint = Na polu 2 jest symbol kuźni. Wystarczy jeden punkt więcej.
lesson-wonderland-witzend-early = To wycofanie przy 1. Jeszcze jeden żeton doprowadziłby do symbolu kuźni na 2.
lesson-wonderland-witzend-stop = Masz 2, Dżabbersmok 7. Nie wygrasz, ale masz to, o co chodziło: wycofaj się.
    .hint = Twój ostatni żeton ma bazową siłę 1, a tego właśnie chce twoje zadanie.
lesson-wonderland-witzend-result = Dżabbersmok dobrał jeszcze raz, samotnie prowadził z 8 i musiał się wycofać: 6 punktów, 3 za Morsa i zamek. Królowa za drugie miejsce dostaje 3.
lesson-wonderland-witzend-feat = Twoje zadanie ma wyczyn w Na-Muniu: ostatni aktywny żeton ma bazową siłę 1. Pokaż je.
    .hint = Naciśnij zadanie wśród swoich kart.
lesson-wonderland-witzend-no-feat = Wyczyn można pokazać tylko po bitwie, w której go wykonano.
lesson-wonderland-witzend-forge = Możesz przekuć dwa razy: raz za symbol na torze, raz za żeton Kuźni. Zrób jedno i drugie.
    .hint = Wybierz aktywny żeton, potem tor. Zostaje tam na stałe i daje nagrodę swojego pola.
lesson-wonderland-witzend-unforged = Jedno przekucie przepadło. Przekute żetony dają nagrody do końca gry.
lesson-wonderland-witzend-done = Bitwa przegrana, a mimo to jest wyczyn i dwa przekucia. Zakład Alicji był trafny, więc bierze sprzymierzeńca.

## The Red Keep

lesson-wonderland-red-keep-start = Druga bitwa z instrukcji. Grasz Alicją, masz samego lidera przeciw Gryfowi i stronnikowi Królowej. Na jej torze są trzy szaleństwa.
lesson-wonderland-red-keep-second = Prowadzisz 5 do 3. Dobierz znowu.
    .hint = Z liderem o sile 3 stać cię na jeszcze jeden żeton.
lesson-wonderland-red-keep-stopped = Za wczesne wycofanie: Królowa gra teraz dalej sama.
lesson-wonderland-red-keep-gryphon = Królowa dobrała szaleństwo i straciła Gryfa. Dał jej 2 z 3 punktów siły. Jaką ma teraz siłę?
    .after = Stracone jednostki zostawiają swoją siłę. A ponieważ to jej czwarte szaleństwo, tor opróżnił się do worka.
lesson-wonderland-red-keep-gryphon-1 = 1
lesson-wonderland-red-keep-gryphon-3 = 3
lesson-wonderland-red-keep-gryphon-0 = 0
lesson-wonderland-red-keep-third = Dobierz jeszcze raz.
    .hint = W twoim worku jest Róża 2.
lesson-wonderland-red-keep-shield = Królowa znów dobrała szaleństwo i użyła tarczy: żeton wrócił do jej worka. Uszkodzona tarcza drugi raz nie pomoże.
lesson-wonderland-red-keep-stop = Masz 8, ona 3 i jednego stronnika. Teraz się wycofaj.
    .hint = Każdy następny żeton może być szaleństwem, a lider to twoja jedyna jednostka.
lesson-wonderland-red-keep-greedy = Szaleństwo! Lider to twoja jedyna jednostka: bez tarczy odpadasz.
lesson-wonderland-red-keep-bust = Królowa dobierała dalej i bez tarczy trafiła na szaleństwo. Straciła ostatniego stronnika. Jaką ma siłę?
    .after = Bez jednostek odpada: siła 0, bez nagrody. Tylko jej tarcza znów jest cała.
lesson-wonderland-red-keep-bust-3 = Wciąż 3
lesson-wonderland-red-keep-bust-0 = 0
lesson-wonderland-red-keep-rose = Wygrana to 2 punkty i zamek, a do tego jedno przekucie. Zapełnij Różą drugi tor.
    .hint = Wybierz Różę, potem tor 2.
lesson-wonderland-red-keep-other = Ten żeton jest już przekuty na stałe. Róża dałaby punkty i zapełniła drugi tor.
lesson-wonderland-red-keep-done = Pełny tor dał artefakt, a twój lider urósł w siłę. To była bitwa w Czerwonej twierdzy.

## Forging

lesson-wonderland-forge-rows = Żeton Kuźni pozwala raz przekuć po bitwie. Na twoim drugim torze wolne jest jedno pole.
lesson-wonderland-forge-last = Przekuj żeton na tym ostatnim polu.
    .hint = Wybierz żeton Kuźni, potem tor 2.
lesson-wonderland-forge-other-row = Trzeci tor uwalnia stronnika. Na drugim torze żeton dałby trzy rzeczy naraz.
lesson-wonderland-forge-gains = Twój lider ma o 1 siły więcej. Co jeszcze to dało?
    .after = Nagroda między dwoma pełnymi torami usunęła szaleństwo, a pełny tor dał swój artefakt.
lesson-wonderland-forge-gains-1 = Nic więcej
lesson-wonderland-forge-gains-2 = Artefakt toru
lesson-wonderland-forge-gains-3 = Artefakt i o jedno szaleństwo mniej
lesson-wonderland-forge-done = Planuj tory: ostatnie pole i nagroda między dwoma torami są najcenniejsze.

## A quest

lesson-wonderland-quest-quest = Grasz Królową w regionie Drzew Tumtum i masz tajne zadanie: skończ tu bitwę z dokładnie 2 aktywnymi żetonami. Jego cel to różni przekuci sprzymierzeńcy.
lesson-wonderland-quest-second = Pierwszy żeton jest dobrany. Zdobądź drugi.
    .hint = Dobierz.
lesson-wonderland-quest-one-chip = Jeden aktywny żeton nie wystarczy: wyczyn wymaga dokładnie 2 (lub 6).
lesson-wonderland-quest-stop = Dwa aktywne żetony. Teraz zakończ swoją bitwę.
    .hint = Trzeci żeton zepsułby wyczyn.
lesson-wonderland-quest-three-chips = To już nie są dokładnie 2 aktywne żetony.
lesson-wonderland-quest-feat = Pokaż swój wyczyn.
    .hint = Naciśnij zadanie wśród swoich kart.
lesson-wonderland-quest-no-feat = Zadanie pozostało tajne. Wyczyn niepokazany po swojej bitwie trzeba wykonać od nowa.
lesson-wonderland-quest-points = Masz przekutych pięciu różnych sprzymierzeńców, więc cel też jest osiągnięty. Ile warte jest zadanie?
    .after = Sam wyczyn to 3 punkty, sam cel 3. Razem dają 9.
lesson-wonderland-quest-n-3 = 3 punkty
lesson-wonderland-quest-n-6 = 6 punktów
lesson-wonderland-quest-n-9 = 9 punktów
lesson-wonderland-quest-done = Wyczyny może wykonać także przegrany. Zanim postanowisz, jak daleko dobierać, spójrz na swoje zadania.
lesson-wonderland-two-alone = Gracie tylko we dwoje, a w Czerwonej twierdzy nie ma nikogo prócz ciebie. Żaden region nie jest za darmo: ruch oporu walczy z siłą 3.
lesson-wonderland-two-equal = Pierwszy żeton dał ci 3. A gdyby teraz się wycofać?
    .after = Tyle samo co ruch oporu to tylko remis. Żeby wygrać, trzeba go przewyższyć.
lesson-wonderland-two-equal-win = To byłaby wygrana
lesson-wonderland-two-equal-tie = Byłby remis
lesson-wonderland-two-equal-none = Nie byłoby nic
lesson-wonderland-two-beat = Pokonaj ruch oporu.
    .hint = Dobierz jeszcze jeden żeton. Dwa z pięciu w twoim worku to szaleństwo.
lesson-wonderland-two-tied = Równa siła to remis z ruchem oporu: albo punkty, albo zamek, nie jedno i drugie.
lesson-wonderland-two-castle = 6 punktów i zamek leżący na boku. Ile będzie wart na końcu?
    .after = We dwoje zamek wymaga dwóch kroków. Leżący daje siłę, punkty daje tylko stojący.
lesson-wonderland-two-castle-3 = 3 punkty
lesson-wonderland-two-castle-0 = Na razie nic
lesson-wonderland-two-done = Ruch oporu rośnie: 5 w drugiej rundzie i 7 w trzeciej. We dwoje nie ma zakładów.
