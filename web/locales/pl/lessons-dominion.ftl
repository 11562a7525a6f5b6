# The steps of the lessons of Dominion. Do steps have a .hint, predictions a .after that explains the answer.

## One turn

lesson-dominion-turn-hand = Te pięć kart to twoja ręka. Tura ma trzy części: zagraj Akcję, kup kartę, zrób porządki.
lesson-dominion-turn-smithy = Zacznij od Akcji: zagraj Kuźnię. Dobiera trzy karty.
    .hint = Kuźnia to jedyna Akcja na twojej ręce. Naciśnij ją.
lesson-dominion-turn-skipped = Faza zakupów zaczęła się bez zagrania Kuźni. Niewykorzystana akcja przepada.
lesson-dominion-turn-treasures = Akcja zużyta, czas na zakupy. Najpierw zagraj wszystkie Skarby.
    .hint = Miedziak jest wart 1, Srebrnik 2. Jeden przycisk zagrywa je wszystkie.
lesson-dominion-turn-early = Po pierwszym zakupie nie można w tej turze zagrać więcej Skarbów. Reszta monet została na ręce.
lesson-dominion-turn-ended = Tura skończyła się bez żadnego wydatku. Skarby dają monety tylko wtedy, gdy się je zagra.
lesson-dominion-turn-gold = Masz $6 i jeden zakup. Wydaj je na najlepszy Skarb, na jaki cię stać.
    .hint = Złoto kosztuje dokładnie 6 i jest warte 3 przy każdym zagraniu.
lesson-dominion-turn-cheaper = To był twój jedyny zakup. Reszta monet przepada na koniec tury.
lesson-dominion-turn-where = Masz teraz Złoto. Gdzie jest?
    .after = Kupione karty trafiają na stos odrzuconych. Złoto dobierzesz po następnym tasowaniu.
lesson-dominion-turn-where-hand = Na mojej ręce
lesson-dominion-turn-where-discard = Wśród moich odrzuconych kart
lesson-dominion-turn-where-deck = Na wierzchu mojej talii
lesson-dominion-turn-cleaned = Porządki zrobiły się same: zagrane karty i reszta ręki zostały odrzucone, a ty masz pięć nowych kart. To cała tura.

## Actions and Villages

lesson-dominion-actions-both = Masz jedną akcję i trzy karty Akcji. Zagraj w tej turze obie Kuźnie.
    .hint = Jedna z trzech kart daje więcej akcji, niż zużywa.
lesson-dominion-actions-smithy-first = Kuźnia zużyła jedyną akcję i żadnej nie oddała. Wioska utknęła na ręce.
lesson-dominion-actions-skipped = Faza zakupów już trwa. Pozostałe akcje na nic się w niej nie zdadzą.
lesson-dominion-actions-counted = Wioska zużyła jedną akcję i dała dwie, więc starczyło na obie Kuźnie. Siedem nowych kart w jednej turze!
lesson-dominion-actions-spend = Zagraj Skarby i kup, co chcesz. To kończy turę.
    .hint = Masz $10: nawet Prowincja jest w zasięgu.
lesson-dominion-actions-stop = Nowa tura: Milicja, Wioska i Kuźnia. Najpierw zagrywasz Milicję. Czy możesz potem zagrać Wioskę?
    .after = Milicja daje monety, ale nie akcję. Zużyła ostatnią, więc faza akcji jest skończona.
lesson-dominion-actions-stop-yes = Tak, Wioska daje akcje
lesson-dominion-actions-stop-no = Nie, nie mam już akcji
lesson-dominion-actions-stopped = Wiosce zostaje czekać na porządki. Karty, które dają akcje, zagrywa się najpierw.
lesson-dominion-actions-three = Znów Wioska, Kuźnia i Milicja oraz jedna akcja. Tym razem zagraj wszystkie trzy.
    .hint = Policz akcje: która karta musi być pierwsza, żeby starczyło na dwie następne?
lesson-dominion-actions-militia-first = Milicja daje monety, ale zużyła ostatnią akcję. Na ręce zostały karty, które można było zagrać.
lesson-dominion-actions-coins = Milicja dała $2. Na ręce masz Złoto, Srebrnik i trzy Miedziaki. Ile będziesz mieć monet?
    .after = 2 od Milicji, 3 za Złoto, 2 za Srebrnik, 3 za Miedziaki: razem $10.
lesson-dominion-actions-coins-8 = $8
lesson-dominion-actions-coins-10 = $10
lesson-dominion-actions-coins-12 = $12
lesson-dominion-actions-own = Dokończ turę samodzielnie: jeden zakup, jaki chcesz.
    .hint = Prowincja kosztuje 8 i na końcu gry daje 6 punktów.

## Coins and buys

lesson-dominion-buys-market = Targ daje jedną kartę, jedną akcję, jeden zakup i $1. Zagranie go nic nie kosztuje.
lesson-dominion-buys-chain = Dobierasz drugi Targ, potem Milicję, i zagrywasz wszystkie trzy. Co masz, zanim zagrasz Skarby?
    .after = Każdy Targ dał zakup i $1, Milicja $2. Jeden zakup masz w każdej turze.
lesson-dominion-buys-chain-1 = 1 zakup i $2
lesson-dominion-buys-chain-2 = 2 zakupy i $3
lesson-dominion-buys-chain-3 = 3 zakupy i $4
lesson-dominion-buys-silvers = Teraz zagraj Skarby i kup dwa Srebrniki.
    .hint = Będziesz mieć $7. Każdy Srebrnik kosztuje 3 i zużywa jeden zakup.
lesson-dominion-buys-one-card = Wszystkie zakupy opłaca się z tych samych monet. Po tej karcie nie starczy na dwa Srebrniki.
lesson-dominion-buys-ended = Można skończyć turę z niewykorzystanymi zakupami, ale tu chodzi o dwa Srebrniki.
lesson-dominion-buys-left = Zostały jeden zakup i $1, i nic nie szkodzi. Teraz masz cztery Miedziaki i Srebrnik: $6. Kupujesz Targ za 5. Co się stanie z ostatnią monetą?
    .after = Jedyny zakup jest wykorzystany, więc tura się kończy. Monet nie zachowuje się na później.
lesson-dominion-buys-left-kept = Zachowam ją na następną turę
lesson-dominion-buys-left-lost = Przepadnie
lesson-dominion-buys-left-copper = Trzeba ją wydać na Miedziak
lesson-dominion-buys-done = Monetami się płaci, zakupy się liczy. Do każdej karty trzeba jednego i drugiego.

## Attacks and Moat

lesson-dominion-attack-coming = Trwa tura Bruna, który zaraz zagra Milicję. Inni muszą wtedy odrzucić karty, aż zostaną im trzy. Masz Fosę.
lesson-dominion-attack-shield = Atak czeka na ciebie. Ochroń swoją rękę.
    .hint = Pokaż Fosę: zostanie na ręce.
lesson-dominion-attack-hit = Bez Fosy musisz odrzucić dwie karty. Pokazanie jej nic nie kosztuje.
lesson-dominion-attack-coins = Nic ci nie grozi. Czy Bruno i tak dostaje $2 z Milicji?
    .after = Fosa tylko trzyma atak z dala od ciebie. To, co karta daje zagrywającemu, daje nadal.
lesson-dominion-attack-coins-none = Nie, karta jest unieważniona
lesson-dominion-attack-coins-two = Tak, dostaje $2
lesson-dominion-attack-stays = Fosa wciąż jest na ręce i można ją pokazać znowu. Teraz Bruno kupuje kartę, a potem twoja kolej.
lesson-dominion-attack-strike = Odegraj się: zostaw Brunowi trzy karty.
    .hint = Zagraj własną Milicję, póki masz akcję.
lesson-dominion-attack-moat-first = Fosa też jest Akcją: dobrała dwie karty i zużyła jedyną akcję. Milicja musi poczekać.
lesson-dominion-attack-done = Bruno nie miał Fosy i został z trzema kartami. Ataki trafiają każdego, kto nic nie pokaże.

## Trashing

lesson-dominion-trash-chapel = Posiadłości zapychają rękę. Użyj Kaplicy i usuń wszystkie trzy.
    .hint = Zagraj Kaplicę, wybierz trzy Posiadłości i zatwierdź.
lesson-dominion-trash-too-few = Kaplica jest już w tej turze zużyta, a Posiadłości zostały. Może usunąć do czterech kart naraz.
lesson-dominion-trash-skipped = Faza akcji jest skończona, a potrzebna karta wciąż jest na ręce.
lesson-dominion-trash-gone = Usunięte karty są niczyje i nigdy nie wracają. Kosztowało to trzy punkty, ale dobre karty będą przychodzić częściej.
lesson-dominion-trash-most = Następna tura: Przebudowa i Złoto. Przebudowa usuwa kartę i zdobywa kartę droższą najwyżej o 2. Jak drogą kartą może się stać Złoto?
    .after = Złoto kosztuje 6, a 6 + 2 = 8.
lesson-dominion-trash-most-6 = Może kosztować 6
lesson-dominion-trash-most-7 = Może kosztować 7
lesson-dominion-trash-most-8 = Może kosztować 8
lesson-dominion-trash-province = Zmień Złoto w Prowincję.
    .hint = Zagraj Przebudowę, usuń Złoto i zdobądź kartę za 8.
lesson-dominion-trash-less = Wolno wziąć tańszą kartę, ale Złoto było warte więcej.
lesson-dominion-trash-cheap = Zdobycz zależy od tego, co usuwasz. Z tej karty nie da się dojść do 8.
lesson-dominion-trash-done = Prowincja zdobyta bez monet i bez zakupu. Zdobyte karty trafiają na stos odrzuconych tak jak kupione.

## Ending a game

lesson-dominion-end-when = Puste są dwa stosy: Wioska i Targ. Ile pustych stosów kończy grę?
    .after = Grę kończą trzy puste stosy dowolnego rodzaju, a także pusty stos Prowincji.
lesson-dominion-end-when-one = Wystarczy jeden
lesson-dominion-end-when-three = Trzy
lesson-dominion-end-when-ten = Całe dziesięć stosów królestwa
lesson-dominion-end-lead = Masz 13 punktów, Bruno ma 12. Została jedna Piwnica.
lesson-dominion-end-finish = Prowadzisz, więc zakończ grę w tej turze.
    .hint = Opróżnij trzeci stos. Ostatnia Piwnica kosztuje tylko 2.
lesson-dominion-end-duchy = Trzy punkty więcej, ale żaden stos się nie opróżnił. Teraz gra Bruno i może kupić Prowincję.
lesson-dominion-end-goes-on = Pustych jest mniej niż trzy stosy, więc gra trwa i następny jest Bruno.
lesson-dominion-end-score = Gra skończyła się po twojej turze. Liczą się wszystkie twoje karty, gdziekolwiek są: dwie Prowincje i Posiadłość dają 13.
lesson-dominion-end-tie = A gdybyście mieli tyle samo punktów?
    .after = Wygrywa osoba, która miała mniej tur. Przy równej liczbie tur zwycięstwo byłoby wspólne.
lesson-dominion-end-tie-shared = Zwycięstwo jest zawsze wspólne
lesson-dominion-end-tie-turns = Wygrywa, kto miał mniej tur
lesson-dominion-end-tie-cards = Wygrywa, kto ma mniej kart

## Three turns

lesson-dominion-three-turns-remodel = Trzy pierwsze tury tak, jak opisuje je instrukcja. Masz Posiadłość i cztery Miedziaki: kup Przebudowę.
    .hint = Cztery Miedziaki to $4, dokładnie cena Przebudowy.
lesson-dominion-three-turns-other-1 = To też wolno kupić. Ta opowieść idzie jednak dalej z Przebudową.
lesson-dominion-three-turns-shuffle = Masz na ręce pozostałe pięć kart, a talia jest pusta. Kiedy potasujesz odrzucone karty?
    .after = Dopiero gdy trzeba dobrać kartę z pustej talii. To, co teraz kupisz, też więc zostanie wtasowane.
lesson-dominion-three-turns-shuffle-now = Od razu
lesson-dominion-three-turns-shuffle-later = Gdy będę musieć dobrać
lesson-dominion-three-turns-silver = Tym razem trzy Miedziaki. Kup Srebrnik.
    .hint = Zagraj Skarby, potem naciśnij Srebrnik.
lesson-dominion-three-turns-other-2 = Tura może się tak skończyć. W tej opowieści kupujesz Srebrnik.
lesson-dominion-three-turns-smithy = Tasowanie przyniosło Przebudowę. Zrób z jej pomocą Kuźnię z Posiadłości.
    .hint = Zagraj Przebudowę i usuń Posiadłość: 2 + 2 to 4.
lesson-dominion-three-turns-copper = Miedziak kosztuje 0, więc zmieni się najwyżej w kartę za 2. Kuźnia kosztuje 4.
lesson-dominion-three-turns-other-3 = Faza akcji jest skończona, a Przebudowa niewykorzystana.
lesson-dominion-three-turns-militia = Na ręce zostały dwa Miedziaki i Srebrnik. Kup za nie Milicję.
    .hint = To $4, cena Milicji.
lesson-dominion-three-turns-other-4 = Tak też można. W instrukcji kupowana jest Milicja.
lesson-dominion-three-turns-done = Trzy tury, a w talii są Przebudowa, Srebrnik, Kuźnia i Milicja. Jednej Posiadłości już nie ma.

## Throne Room

lesson-dominion-throne-four = Sala tronowa zagrywa inną Akcję z ręki dwa razy. Znajdź drogę do czterech akcji.
    .hint = Co daje dwie akcje, zagrane dwa razy daje cztery.
lesson-dominion-throne-village-first = Sama Wioska daje dwie akcje. Zagrana przez Salę tronową dałaby cztery.
lesson-dominion-throne-wrong-card = Sześć kart, ale Kuźnia nie daje akcji, nawet dwa razy.
lesson-dominion-throne-skipped = Faza akcji jest skończona. Karty czekają na porządki.
lesson-dominion-throne-counted = Dwie karty i cztery akcje z jednej Wioski. Sala tronowa zużyła jedną akcję, Wioska żadnej.
lesson-dominion-throne-draw = Cztery akcje i trzy Kuźnie. Ile kart dobierzesz, jeśli zagrasz wszystkie?
    .after = Po trzy karty, razem dziewięć, i wciąż zostaje jedna akcja.
lesson-dominion-throne-draw-3 = 3 karty
lesson-dominion-throne-draw-6 = 6 kart
lesson-dominion-throne-draw-9 = 9 kart
lesson-dominion-throne-done = Wioska zagrana przez Salę tronową otwiera drogę wszystkiemu innemu.

## Gardens

lesson-dominion-gardens-worth = Ogrody są warte punkt za każde dziesięć twoich kart. Masz 37 kart. Ile warte są każde twoje Ogrody?
    .after = Liczą się tylko pełne dziesiątki: w 37 kartach są trzy.
lesson-dominion-gardens-worth-3 = 3 punkty
lesson-dominion-gardens-worth-4 = 4 punkty
lesson-dominion-gardens-worth-37 = 37 punktów
lesson-dominion-gardens-forty = Miej 40 kart przed końcem tej tury.
    .hint = Każdy Festyn daje zakup. Liczy się każda karta, nawet Miedziak za darmo.
lesson-dominion-gardens-too-few = Jedna droga karta to wciąż tylko jedna karta. Potrzeba było trzech.
lesson-dominion-gardens-skipped = Po zagraniu tylko jednego Festynu masz za mało zakupów.
lesson-dominion-gardens-done = Teraz każde Ogrody są warte 4. Liczą się karty wszędzie: na ręce, w talii, odrzucone i w grze.

## Poacher

lesson-dominion-poacher-empty = Stos Piwnic jest pusty. Kłusownik na to patrzy: jeden pusty stos, jedna karta do odrzucenia.
lesson-dominion-poacher-discard = Zagraj Kłusownika i odrzuć coś niepotrzebnego.
    .hint = Posiadłość na ręce nic nie daje.
lesson-dominion-poacher-wasteful = Wolno odrzucić dowolną kartę, ale ta by za coś zapłaciła. Posiadłość na ręce nic nie daje.
lesson-dominion-poacher-skipped = Faza akcji jest skończona, a Kłusownik wciąż na ręce.
lesson-dominion-poacher-festival = Został jeden Festyn. Zagraj Skarby i kup go.
    .hint = Kosztuje 5, a masz więcej.
lesson-dominion-poacher-other = Niezły zakup. Ale żeby zobaczyć to, o co chodzi, stos Festynów musi być pusty.
lesson-dominion-poacher-two = Teraz puste są dwa stosy, a ty masz drugiego Kłusownika. Ile kart każe odrzucić?
    .after = Po jednej za każdy pusty stos. Bez pustych stosów nie kazałby odrzucić nic.
lesson-dominion-poacher-two-1 = Jedną
lesson-dominion-poacher-two-2 = Dwie
lesson-dominion-poacher-two-3 = Trzy
lesson-dominion-poacher-done = Kłusownik jest więc najlepszy, póki na każdym stosie są karty.
