# The rulebook of Small World of Warcraft, by rule id (dots written as dashes). All wording is our own.

smallworld-chapter-setup = Przygotowanie
smallworld-chapter-turn = Tura
smallworld-chapter-pick = Wybór kombinacji
smallworld-chapter-conquer = Podboje
smallworld-chapter-score = Monety i koniec
smallworld-chapter-decline = Wymarcie
smallworld-chapter-races = Rasy
smallworld-chapter-professions = Profesje
smallworld-chapter-relics = Artefakty i legendarne miejsca
smallworld-chapter-examples = Przykłady
smallworld-chapter-variants = Warianty
smallworld-chapter-notes = Nasze rozstrzygnięcia przypadków otwartych

## Setting up

S-setup-boards = Kontynenty
    .text = Sześć dwustronnych kontynentów: dwa duże, dwa średnie, dwa małe. 2 graczy używa L i S, 3 graczy L, M, S, 4 graczy L, dwóch M i S, 5 graczy dwóch L, M i dwóch S; plansze i strony losuje się. Każdy jest osobną wyspą: ich ułożenie nic nie znaczy.
S-setup-rounds = Rundy
    .text = 10 rund przy 2 lub 3 graczach, 9 przy 4, 8 przy 5.
S-setup-row = Kolumna
    .text = Tasuje się 16 sztandarów i 20 odznak. Do wyboru jest sześć kombinacji: pięć w kolumnie i wierzch obu stosów.
S-setup-murlocs = Murloki
    .text = W każdym regionie z ich symbolem stoi jeden Murlok. Są niczyje i zawsze liczą się jak wymarłe. Jest ich 15.
S-setup-mountains = Góry
    .text = W każdym regionie górskim leży żeton góry, który zostaje na zawsze i pomaga każdemu, kto się tam broni.
S-setup-places = Zakryte żetony
    .text = Miesza się 5 artefaktów i 7 legendarnych miejsc. Po jednym leży zakryty w regionie S, M lub L każdego kontynentu; reszty się nie ogląda.
S-setup-coins = Monety
    .text = Każdy zaczyna z 5 monetami. Monety są tajne do końca; swoje możesz zawsze policzyć.
S-setup-first = Kto zaczyna
    .text = Pierwszego gracza wskazuje los.

## A turn

S-turn-order = Kolejność
    .text = Gra się zgodnie z ruchem wskazówek zegara. Runda kończy się, gdy każdy miał turę; także w ostatniej rundzie grają więc wszyscy.
S-turn-kinds = Rodzaje tur
    .text = W pierwszej turze i po wymarciu: wybierz kombinację, podbijaj, weź monety. W innych turach albo podbijaj dalej, albo wymrzyj; potem weź monety.
S-empty = Puste regiony
    .text = Region z aktywnym lub wymarłym żetonem rasy albo z Murlokiem jest niepusty. Same góry, artefakty i miejsca zostawiają go pustym.
S-power-stack = Moce się sumują
    .text = Liczą się i sztandar, i odznaka. Obie moce kończą się z wymarciem rasy, chyba że mówią inaczej.
S-power-own_region = „Własny region”
    .text = Dla odznaki twoje regiony to regiony rasy, z którą jest połączona, nigdy regiony rasy wymarłej, chyba że mówi inaczej.

## Picking

S-pick-cost = Cena
    .text = Kombinacja kosztuje 1 monetę za każdą nad nią: połóż monetę na każdej z nich. Monety leżące na wybranej są twoje, ale cenę i tak się płaci.
S-pick-tokens = Żetony
    .text = Weź tyle żetonów rasy, ile wynosi suma liczb sztandaru i odznaki.
S-pick-no_more = Więcej żetonów nie będzie
    .text = Później nie dostajesz żetonów, chyba że daje je jakaś moc, i nigdy więcej, niż jest jeszcze w pudełku.
S-pick-refill = Uzupełnianie
    .text = Kolumna przesuwa się w górę razem z monetami, a na dole pojawia się nowa kombinacja. Odrzucone sztandary idą pod swój stos; odrzucone odznaki tasuje się, gdy ich stos się skończy.

## Conquering

S-conquer-token = Żeton na ręce
    .text = Niezależnie od mocy do rozpoczęcia podboju potrzebny jest na ręce co najmniej jeden żeton rasy.
S-conquer-stop = Ile chcesz
    .text = Możesz podbić dowolną liczbę regionów i przestać, kiedy chcesz.
S-conquer-first = Pierwszy podbój
    .text = Rasa, która nic nie ma, musi wylądować w regionie startowym (kotwica). Pusty region bez góry kosztuje 3.
S-conquer-next = Dalsze podboje
    .text = Region sąsiadujący z regionem twojej aktywnej rasy albo dowolny region startowy dowolnego kontynentu.
S-conquer-cost = Cena regionu
    .text = 2 żetony; o 1 więcej za każdy mur ogników, fort lub górę; 1 za przeprawę, jeśli to region startowy, którego żadnego sąsiada ta rasa nie ma; 1 za każdego Murloka lub żeton przeciwnika. Potem odejmuje się wszystkie zniżki, najniżej do 1 (Taureni 2).
S-conquer-water = Morza i jeziora
    .text = Nie można ich podbić, chyba że moc na to pozwala; wtedy kosztują 2 żetony i dają po 1 monecie.
S-conquer-stay = Żetony zostają
    .text = Użyte żetony zostają w regionie do rozmieszczenia.
S-loss = Straty
    .text = Gdy pada region aktywnej rasy, właściciel podnosi żetony, jeden odkłada do pudełka, a pozostałe na koniec tury atakującego kładzie w dowolnych regionach, które ta rasa jeszcze ma. Jeśli nie ma żadnego, czekają na ręce i lądują od nowa. Samotny żeton trafia do pudełka. Z wymarłej rasy i z Murloków giną wszystkie żetony.
S-loss-own_decline = Własna wymarła rasa
    .text = Możesz ją podbić. Jej żetony nie podnoszą ceny (forty, mury i góry tak) i giną jak zwykle.
S-last-die = Ostatni rzut
    .text = Mając na ręce co najmniej 1 żeton, gdy brakuje najwyżej 3, możesz wskazać region i rzucić kością posiłków. Jeśli żetony i oczka wystarczą, pozostałe żetony go zajmują. Jeśli nie, idą do twoich regionów. Tak czy inaczej podboje są skończone.
S-redeploy = Rozmieszczenie
    .text = Potem rozłóż żetony aktywnej rasy w jej regionach jak chcesz, sąsiednich lub nie, co najmniej po 1 (Taureni po 2).
S-ready = Gotowość
    .text = Na początku kolejnej tury podnieś wszystkie żetony prócz 1 w każdym regionie (Taureni 2).
S-abandon = Opuszczanie regionów
    .text = Możesz podnieść także ostatnie żetony z regionów. Nie są już twoje i nic nie płacą. Jeśli opuścisz wszystkie, następny podbój jest pierwszym.

## Coins

S-score-regions = Regiony
    .text = Na koniec tury 1 moneta za każdy region twojej aktywnej i wymarłej rasy.
S-score-bonus = Premie
    .text = Do tego to, co dają aktywny sztandar i odznaka, miejsca i artefakty. Wymarła rasa nie zdobywa premii, chyba że mówi inaczej.
S-score-faction = Premia frakcji
    .text = Na koniec tury 1 moneta za każdą rasę przeciwnej frakcji, aktywną lub wymarłą, której twoja aktywna rasa odebrała w tej turze region; raz za rasę (dwa razy z Polem Bitwy). Aktywna i wymarła rasa gracza to dwie rasy. Rasy neutralne ani jej nie zdobywają, ani nie dają.
S-end = Koniec
    .text = Po ostatniej rundzie wygrywa największa liczba monet. Przy remisie największa liczba żetonów ras na planszy, aktywnych i wymarłych.

## Decline

S-decline = Wymarcie
    .text = Na początku tury, przed wszystkim innym i zamiast podbojów: odwróć sztandar, odrzuć odznakę, jeśli nie mówi inaczej, zostaw po 1 żetonie w każdym regionie i oddaj resztę do pudełka. Od razu weź monety; tura jest skończona. W następnej turze wybierasz nową kombinację.
S-decline-score = Monety z tej tury
    .text = Po 1 za region rasy, która właśnie wymarła; nic za jej sztandar ani odrzuconą odznakę.
S-decline-one = Tylko jedna
    .text = Możesz mieć najwyżej jedną wymarłą rasę. Starsza najpierw opuszcza planszę, a jej sztandar idzie pod stos (lub na najniższe puste miejsce kolumny). Tak samo sztandar wymarłej rasy, która straciła ostatni region.
S-decline-several = Kilka wymarłych żetonów
    .text = Gdzie stoi razem kilka wymarłych żetonów, wszystkie giną, gdy region padnie.

## Races

S-race-worgen = Worgeni
    .text = Na początku każdej tury trzeba wybrać: postać ludzka (od razu weź 2 monety) albo postać worgena (zapłać 1 monetę; wszystkie podboje w tej turze są o 1 tańsze).
S-race-gnomes = Gnomy
    .text = Raz na turę nalot na dowolny region dowolnego kontynentu, jakby był sąsiedni: wskaż go, rzuć kością, a jej oczka obniżają cenę tego podboju. Ten rzut nie kończy podbojów. Jeśli to ostatni podbój, można też rzucić zwykłą kością.
S-race-goblins = Gobliny
    .text = Przy wyborze tasuje się zakryte 12 bomb (6 prawdziwych, 6 niewypałów). Na koniec tury możesz położyć po jednej z wierzchu, bez oglądania, w każdym sąsiednim regionie aktywnej rasy przeciwnika. Na początku twojej następnej tury odkrywa się te, które leżą u przeciwnika, nawet wymarłego: prawdziwa działa jak podbój (żeton stracony, reszta do rozmieszczenia) i zostawia region pusty; niewypał nie robi nic; obie wracają do pudełka. Jeśli region został tymczasem opróżniony, bomba wraca na wierzch. W turze wymarcia ostatnie bomby jeszcze się liczą.
S-race-draenei = Draenei
    .text = W każdej turze przeciwnika pierwszy żeton, który z jakiegokolwiek powodu masz stracić, wraca na rękę i zostaje rozmieszczony na koniec tej tury; następne giną.
S-race-dwarves = Krasnoludy
    .text = Regiony górskie kosztują o 2 mniej.
S-race-kobolds = Koboldy
    .text = Przy twoich podbojach każdy region z jaskinią liczy się jak sąsiedni. Jaskinia może być pierwszym podbojem, bez przeprawy.
S-race-humans = Ludzie
    .text = Na koniec każdej tury połóż (lub przenieś) 2 cele militarne w różnych regionach, których nie mają rasy Przymierza. Kto podbije taki region i nie należy do Hordy, bierze 2 monety, a cel wraca; jeśli to inny gracz, gracz Ludzi też bierze 2. Jeśli podbije go Horda, nikt nic nie dostaje, a cel zostaje.
S-race-naga = Nagi
    .text = Mogą podbijać morza i jeziora (2 żetony), także w pierwszym podboju, iść stamtąd dalej i pozostać tam po wymarciu.
S-race-night_elves = Nocne Elfy
    .text = Lasy kosztują o 1 mniej. Każdy podbity las dostaje mur ogników (+1 do obrony), który znika, gdy region zostanie opróżniony lub podbity, a zostaje po wymarciu. Jest ich 9.
S-race-orcs = Orkowie
    .text = 1 moneta za każdy region podbity na rasie Przymierza, aktywnej lub wymarłej, oprócz premii frakcji.
S-race-tauren = Taureni
    .text = Nigdy w pojedynkę: do podboju i utrzymania regionu zawsze co najmniej 2 żetony, także przy gotowości. Jeśli miałby zostać tylko 1, przechodzi do innego twojego regionu, a ten zostaje opuszczony. Straty jak zwykle. Po wymarciu w każdym regionie zostają 2 żetony.
S-race-forsaken = Porzuceni
    .text = Za każdy żeton rasy, aktywnej lub wymarłej, albo Murloka stracony wskutek twoich działań możesz zapłacić 1 monetę za nowy żeton. Po ostatnim podboju, przed rozmieszczeniem.
S-race-trolls = Trolle
    .text = Niepuste regiony kosztują o 1 mniej.
S-race-pandaren = Pandareni
    .text = Na koniec każdej tury daj żeton harmonii każdemu przeciwnikowi, którego aktywnej rasy nie zaatakowano w tej turze, także temu bez rasy. Kto go ma, płaci ci 2 monety, raz na turę, zanim pierwszy raz cię zaatakuje: spróbuje podbić twój region lub inaczej sprawi, że stracisz żeton. Na początku swojej tury zabierasz żetony. Jest ich 4.
S-race-blood_elves = Krwawe Elfy
    .text = 1 moneta za każdy region ze źródłem magii.
S-race-ethereals = Eteryczni
    .text = Raz na turę: przenieś artefakt z sąsiedniego regionu do swojego (można go od razu użyć) albo podbij sąsiedni region z legendarnym miejscem o 2 taniej.

## Professions

S-prof-archaeologist = Archeolodzy
    .text = Na koniec tury 1 moneta za każdy twój artefakt lub legendarne miejsce.
S-prof-mining = Górnicy
    .text = 1 moneta za każdy region z jaskinią.
S-prof-mountaineer = Wspinacze
    .text = 1 moneta za każdą górę.
S-prof-swampwalker = Bagienni wędrowcy
    .text = 1 moneta za każde bagno.
S-prof-farming = Rolnicy
    .text = 1 moneta za każde pole.
S-prof-ranger = Tropiciele
    .text = 1 moneta za każdy las.
S-prof-herbalist = Zielarze
    .text = 1 moneta za każde wzgórze.
S-prof-fishing = Rybacy
    .text = 1 moneta za każdy region przy morzu lub jeziorze.
S-prof-explorer = Odkrywcy
    .text = 1 moneta za każdy kontynent, na którym masz region.
S-prof-enraged = Rozjuszeni
    .text = Każdy region podbity w tej turze, którego broniły co najmniej 2 żetony rasy przeciwnika, daje tyle monet, ile ich było.
S-prof-battlemaster = Mistrzowie walki
    .text = Od razu 1 moneta za każdy podbity niepusty region.
S-prof-champion = Czempion
    .text = Raz na turę sam czempion podbija sąsiedni region, niezależnie od obrony, i tam zostaje. Broni jak 1 żeton. Jeśli jego region padnie, nie ginie żeton rasy: trzeba od razu zapłacić za niego atakującemu 1 monetę i rozmieścić go jak żeton. Można go znów użyć w następnej turze.
S-prof-defensive = Obrońcy
    .text = Na koniec tury na każdym twoim polu staje wieża strażnicza, jeśli masz więcej jego sąsiadów niż każda inna pojedyncza rasa. Znika, gdy tylko przestaje tak być. Przeciwnicy nie mogą podbić regionu, a odznaki i sztandary innych ras na niego nie działają. Jest ich 6.
S-prof-blacksmith = Kowale
    .text = Każdy region kosztuje o 1 mniej.
S-prof-sailing = Żeglarze
    .text = Przeprawa nic nie kosztuje.
S-prof-portal_mage = Magowie portali
    .text = Dwa razy na turę zamień miejscami wszystkie żetony, ale nie góry ani legendarne miejsca, między 2 regionami ze źródłami magii.
S-prof-garrisoned = Garnizon
    .text = Fort (+1 do obrony, także po wymarciu) w każdym twoim regionie, tracony, gdy region zostanie opuszczony lub podbity przez przeciwnika; 1 na region, razem 10. Po wymarciu zachowujesz odznakę.
S-prof-marshdweller = Mieszkańcy bagien
    .text = Przeciwnik płaci ci 1 monetę, zanim podbije twoje bagno, także po wymarciu; kto nie może zapłacić, nie może atakować. Po wymarciu zachowujesz odznakę.
S-prof-beastmaster = Władcy bestii
    .text = Na początku tury odrzuć wszystkie bestie, policz swoje wzgórza i weź tyle bestii (najwyżej 5). Podbijają i rozmieszczają się jak żetony rasy. Gdy pada region z bestią, ginie bestia zamiast żetonu rasy.
S-prof-intimidating = Siewcy grozy
    .text = Trzy razy na turę, w tym samym lub różnych regionach, przesuń 1 wrogi żeton rasy, aktywnej lub wymarłej, z sąsiedniego regionu do dowolnego innego regionu tej rasy; jeśli takiego nie ma, do pudełka. Murloki idą do pudełka. Mur lub fort znika najpierw i zużywa jedno użycie. Nie po ostatnim podboju.

## Artifacts and legendary places

S-place-reveal = Odkrycie
    .text = Zakryty żeton odkrywa się na stałe przy pierwszym podboju jego regionu. Służy temu, czyja aktywna rasa ma region, i przechodzi razem z nim; zostaje, gdy region się opuści. Wymarłe rasy nie mogą go używać, chyba że mówi inaczej.
S-artifact-moves = Artefakty wędrują
    .text = Po użyciu artefakt leży w regionie, w którym go użyto. Miejsca nigdy się nie ruszają.
S-artifact-frostmourne = Ostrze Mrozu
    .text = Raz na turę podbój kosztuje o 2 mniej.
S-artifact-doomhammer = Młot Zagłady
    .text = Raz na turę podbij region w zasięgu 1 żetonem, płacąc najpierw 2 monety temu, kto go ma, lub bankowi, jeśli jest pusty.
S-artifact-ashes_of_alar = Popioły Al'ara
    .text = Raz na turę dowolny region dowolnego kontynentu liczy się jak sąsiedni.
S-artifact-heart_of_azeroth = Serce Azeroth
    .text = Na koniec tury połóż je w swoim regionie. Każdy przeciwnik z aktywną rasą w sąsiednim regionie płaci ci 1 monetę, raz.
S-artifact-aegis = Egida Aggramara
    .text = Na koniec tury połóż ją w swoim regionie. Przeciwnik musi zapłacić ci 2 monety, zanim podbije ten region lub zadziała na niego odznaką albo sztandarem.
S-place-well_of_eternity = Studnia Wieczności
    .text = Po odkryciu przenosi się na morze lub jezioro swojego kontynentu; jeśli go nie ma, losuje się inne legendarne miejsce. Rasa, aktywna lub wymarła, która na koniec tury swojego właściciela ma wokół niej więcej regionów niż każda inna, zdobywa 2 monety. Przy remisie nikt.
S-place-meeting_stone = Kamień Spotkań
    .text = Przeprawa nic cię nie kosztuje.
S-place-karazhan = Karazhan
    .text = 1 moneta za każdy inny region twojej aktywnej rasy o takim terenie jak Karazhan.
S-place-battleground = Pole Bitwy
    .text = Premia frakcji liczy się do dwóch razy za rasę. Rasa neutralna co turę wybiera frakcję, zdobywa jej premię na tych samych zasadach i na koniec tury znów jest neutralna.
S-place-dark_portal = Mroczny Portal
    .text = 2 monety na koniec tury.
S-place-spirit_healer = Uzdrowiciel Dusz
    .text = 1 nowy żeton przy rozmieszczaniu, póki jest w pudełku.
S-place-lights_hope = Kaplica Nadziei Światłości
    .text = Nie tracisz żetonu rasy, gdy padają twoje regiony. Dotyczy to także upadku regionu samej Kaplicy; potem przechodzi ona dalej.

## Examples

S-example-pick = Porzuceni (Zielarze)
    .text = Sztandar 6 i odznaka 4: gracz bierze 10 Porzuconych.
S-example-turn = Pierwsza tura Porzuconych
    .text = Dziesięcioro Porzuconych ląduje na polu z Murlokiem (4 żetony), idzie dalej na wzgórza z 2 Koboldami (4) i zajmuje górę (3) ostatnimi 2 i kością. Zginęły przez nich dwa żetony, można więc kupić dwa; gracz kupuje jeden. 3 regiony i 1 za wzgórze dają 4 monety.
S-example-faction = Krwawe Elfy przeciw Przymierzu
    .text = Porzuceni gracza wymarli; Krwawe Elfy zajmują region startowy Krasnoludów i dwa regiony Ludzi. 2 monety premii frakcji, 1 za źródło magii, 3 za regiony, po 1 za każdy region wymarłych, nic za sztandar i odznakę Porzuconych.

## Variants

S-variant-teams = Bitwa o Azeroth
    .text = Horda przeciw Przymierzu: gracze biorą tylko rasy własnej frakcji; przy nieparzystej liczbie jedna osoba bierze rasy neutralne. Wynik strony to monety jej najbogatszego gracza, nie suma.
S-variant-murlocs = Zemsta Murloków
    .text = W pojedynkę lub we dwoje, na dużym i małym kontynencie, 9 rund. 14 Murloków (więcej to trudniej) gra jak aktywna rasa neutralna bez mocy, która nigdy nie wymiera. Ich stracone żetony czekają obok planszy. W swojej turze zostawiają po 1 w każdym regionie i raz po raz podbijają najtańszy region w zasięgu. Wygrywasz, mając po 9. rundzie więcej monet niż one.

## Our rulings (the printed rules leave these open)

S-note-reductions = Zniżki
    .text = Nasze rozstrzygnięcie: wszystkie zniżki się sumują; najmniejszą liczbę żetonów stosuje się raz, na końcu.
S-note-as_if_adjacent = Jakby sąsiedni
    .text = Nasze rozstrzygnięcie: region osiągnięty jakby był sąsiedni (nalot, Popioły Al'ara, jaskinia) nigdy nie kosztuje przeprawy.
S-note-gnomes_first = Nalot na początek
    .text = Nasze rozstrzygnięcie: nalot może być pierwszym podbojem. Woda pozostaje zakazana.
S-note-gnomes_short = Za mało po nalocie
    .text = Nasze rozstrzygnięcie: jeśli po rzucie nalotu żetonów jest za mało, rzuć na ten region zwykłą ostatnią kością albo zrezygnuj z nalotu, który jest wtedy zużyty, i graj dalej.
S-note-reach = Cena, nie zasięg
    .text = Nasze rozstrzygnięcie: Ostrze Mrozu i Młot Zagłady zmieniają tylko cenę; region musi być w zasięgu.
S-note-hammer_payee = Komu płaci Młot
    .text = Nasze rozstrzygnięcie: przeciw Murlokom lub własnej wymarłej rasie 2 monety za Młot Zagłady idą do banku.
S-note-tauren_min = Dwóch Taurenów
    .text = Nasze rozstrzygnięcie: Młot Zagłady wymaga 2 Taurenów, tak samo ostatni rzut.
S-note-tauren_lone = Samotny Tauren
    .text = Nasze rozstrzygnięcie: gdy w turze innego gracza zostanie 1 Tauren, od razu wraca na rękę, region jest pusty, a żeton rozmieszcza się na koniec tej tury.
S-note-tauren_company = Towarzystwo dla Taurena
    .text = Nasze rozstrzygnięcie: czempion lub bestia w regionie wystarczy jednemu Taurenowi za towarzystwo.
S-note-champion_token = Wysłanie czempiona
    .text = Nasze rozstrzygnięcie: na ręce musi być żeton rasy, ale się go nie wydaje. Czempion potrzebuje własnego sąsiedniego regionu i nigdy nie rusza po ostatnim rzucie.
S-note-champion_hold = Sam czempion
    .text = Nasze rozstrzygnięcie: sam też utrzymuje region i czyni go niepustym. Przy rozmieszczaniu zostaje na miejscu; jeśli rusza dalej, a nie zostaje żeton, region jest opuszczony. On i wszystkie bestie odchodzą, gdy rasa wymiera.
S-note-champion_broke = Brak monety na czempiona
    .text = Nasze rozstrzygnięcie: kto nie ma monety, nic nie płaci i odzyskuje go na początku następnej tury.
S-note-champion_rage = Czempion jako obrońca
    .text = Nasze rozstrzygnięcie: dla Rozjuszonych czempion liczy się jako jeden z obrońców.
S-note-beasts = Bestie
    .text = Nasze rozstrzygnięcie: bestie odchodzą przed liczeniem wzgórz, więc region trzymany tylko przez bestie jest najpierw opuszczany. Stracona bestia nie jest żetonem rasy dla Porzuconych ani Draenei, ale liczy się dla Rozjuszonych.
S-note-chapel_beasts = Bestie i Kaplica
    .text = Nasze rozstrzygnięcie: Kaplica Nadziei ratuje bestię tak jak żeton.
S-note-saved = Uratowane żetony
    .text = Nasze rozstrzygnięcie: żeton uratowany przez Draenei, Kaplicę Nadziei lub okup nie jest stracony, więc Porzuceni nie mogą za niego kupować. Kaplica Nadziei działa przed mocą Draenei.
S-note-bomb_conquest = Bomba jako podbój
    .text = Nasze rozstrzygnięcie: prawdziwa bomba liczy się do premii frakcji, dla Mistrzów walki i Rozjuszonych oraz usuwa mury i forty. Zakryty żeton pozostaje zakryty, a cel zostaje.
S-note-bomb_holder = Kogo trafia bomba
    .text = Nasze rozstrzygnięcie: wybucha przeciw temu przeciwnikowi, który ma region. Przy wieży strażniczej albo bez zapłaty za harmonię lub Egidę wraca nieodkryta.
S-note-bomb_decline = Bomby i wymarcie
    .text = Nasze rozstrzygnięcie: bomby odkrywa się przed wymarciem; w tej turze nowych się nie kładzie.
S-note-payments = Opłaty
    .text = Nasze rozstrzygnięcie: opłaty za harmonię, Egidę, bagna i Młot Zagłady się sumują i wnosi się je przed atakiem lub rzutem, bez zwrotu. Egidę opłaca się raz na przeciwnika i turę. Kto nie może zapłacić, nie może atakować.
S-note-tower_timing = Kiedy padają wieże strażnicze
    .text = Nasze rozstrzygnięcie: przewagę sprawdza się po każdej zmianie. Murloki liczą się jak jedna rasa; sąsiedzi niczyi nie liczą się nikomu.
S-note-towers_six = Więcej pól niż wież strażniczych
    .text = Nasze rozstrzygnięcie: gdy jest ponad sześć pól do strzeżenia, wieże strażnicze stają w kolejności mapy; stojące zostają.
S-note-portal = Zamiana
    .text = Nasze rozstrzygnięcie: zamiana nie jest podbojem: bez strat, monet, odkrywania i opłat. Przenosi żetony wszystkich, mury, forty, bomby, cele i odkryte artefakty; zakryte zostają. Nie przy wieży strażniczej ani nieopłaconej Egidzie i tylko przed ostatnim podbojem.
S-note-intimidate = Płoszenie
    .text = Nasze rozstrzygnięcie: przesunięcie żetonu jest dla harmonii atakiem tylko wtedy, gdy trafia on do pudełka. Opróżnienie regionu nie jest podbojem. Nigdy do regionu z wieżą strażniczą ani z niego. Porzuceni mogą kupować za żetony odesłane do pudełka.
S-note-scare_haven = Nie ma dokąd
    .text = Nasze rozstrzygnięcie: jeśli wszystkie inne regiony rasy są pod wieżą strażniczą lub nieopłaconą Egidą, przepłoszony żeton trafia do pudełka. Własnej wymarłej rasy nie można płoszyć.
S-note-kobold_scope = Jak daleko sięgają jaskinie
    .text = Nasze rozstrzygnięcie: sąsiedztwo jaskiń służy tylko podbojom.
S-note-naga_water = Nagi na wodzie
    .text = Nasze rozstrzygnięcie: nikt inny nie odbierze Nagom wody, nawet wymarłym. Morze Studni nie sąsiaduje samo ze sobą. Rybacy dostają monetę za morze obok innego regionu wodnego.
S-note-battleground = Pora Pola Bitwy
    .text = Nasze rozstrzygnięcie: trzymane na koniec tury liczy się dla wszystkich podbojów tej tury. Rasa neutralna, która wybrała Hordę, liczy się przy celach jak Horda. Wybiera się na początku tury albo przy zajęciu.
S-note-own_decline = Przeciw własnej wymarłej rasie
    .text = Nasze rozstrzygnięcie: region jest niepusty (Trolle, Mistrzowie walki); działają efekty frakcji, Orków i Porzuconych; fort lub mur podnosi cenę i znika.
S-note-no_regions = Bez regionów
    .text = Nasze rozstrzygnięcie: po nieudanym pierwszym podboju żetony zostają na ręce do następnej próby. Rasa bez żetonów może spasować lub wymrzeć. Wymarcie bez regionów odsyła sztandar pod stos, a starsza wymarła rasa i tak odchodzi.
S-note-losers_order = Kolejność pokonanych
    .text = Nasze rozstrzygnięcie: kilku pokonanych rozmieszcza żetony zgodnie z ruchem wskazówek zegara od atakującego.
S-note-aid_spent = Nieudany rzut z pomocą
    .text = Nasze rozstrzygnięcie: artefakt lub moc, która pomogła w nieudanym ostatnim rzucie, jest w tej turze zużyta; artefakt zostaje tam, gdzie był.
S-note-abandon_time = Kiedy opuszcza się regiony
    .text = Nasze rozstrzygnięcie: regiony opuszcza się przed pierwszym podbojem lub użyciem mocy w turze. Potem nie można już w tej turze wymrzeć.
S-note-end_coins = Kiedy płaci się monety
    .text = Nasze rozstrzygnięcie: monety Orków i Rozjuszonych wypłaca się z innymi na koniec tury; Mistrzów walki i za cele od razu.
S-note-objectives = Cele
    .text = Nasze rozstrzygnięcie: cele leżą tylko na lądzie, nigdy pod wieżą strażniczą ani pod nieopłaconą Egidą. Znikają z planszy, gdy Ludzie wymrą.
S-note-forts = Gdzie stoją forty
    .text = Nasze rozstrzygnięcie: fort staje od razu po zajęciu regionu, póki jakiś jest; na koniec tury zwolnione forty idą do regionów bez fortu.
S-note-kept_badge = Zachowana odznaka
    .text = Nasze rozstrzygnięcie: odznakę zachowaną po wymarciu odrzuca się wraz z ostatnim regionem rasy albo gdy rasa ustępuje nowszej wymarłej.
S-note-heart_broke = Brak monety dla Serca
    .text = Nasze rozstrzygnięcie: przeciwnik bez monet nic nie płaci za Serce Azeroth.
S-note-well_choice = Która woda
    .text = Nasze rozstrzygnięcie: gdy kontynent ma kilka mórz i jezior, wodę Studni wybiera zdobywca. Murloki liczą się wokół niej jak rasa.
S-note-team_sides = Kto po której stronie
    .text = Nasze rozstrzygnięcie: miejsca należą na przemian do Hordy i Przymierza; ostatnie przy nieparzystej liczbie bierze rasy neutralne. Atak na własną stronę jest dozwolony.
S-note-team_row = Nic dla twojej strony
    .text = Nasze rozstrzygnięcie: jeśli żadna kombinacja, na którą cię stać, nie należy do twojej strony, najwyższa odchodzi: jej sztandar idzie pod stos, odznaka jest odrzucana, monety leżą na nowej najwyższej, kolumna przesuwa się w górę; i tak aż któraś pasuje.
S-note-murloc_turn = Tura Murloków
    .text = Nasze rozstrzygnięcie: grają po ostatnim graczu każdej rundy. Biorą to, na co ich w pełni stać, i nigdy nie rzucają; wśród równie tanich regionów decyduje los. Reszta strzeże regionów o największej liczbie twoich sąsiadów, potem biorą po 1 monecie za region.
S-note-murloc_army = Armia Murloków
    .text = Nasze rozstrzygnięcie: na każdym symbolu Murloka stoi jeden, pozostałe czekają obok planszy. Tam trafiają też wszystkie żetony z odebranego im regionu i wracają w ich następnej turze; armia nigdy więc nie maleje. Dla twoich mocy są aktywną rasą przeciwnika, ale nie graczem: nie dostają żetonu harmonii.
S-note-murloc_purse = Sakiewka Murloków
    .text = Nasze rozstrzygnięcie: Murloki płacą ze swoich monet za Egidę, bagna i Serce i biorą okup; czego nie mogą opłacić, tego nie ruszają.
S-note-murloc_win = Pokonać Murloki
    .text = Nasze rozstrzygnięcie: każde z dwojga partnerów musi mieć więcej monet niż Murloki; inaczej wygrywają Murloki.
