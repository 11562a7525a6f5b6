# The steps of the lessons of Small World of Warcraft. Do steps have a .hint, predictions a .after that explains the answer.

## Pick and conquer

lesson-smallworld-pick-column = Zaczynasz bez ludu. Ta kolumna oferuje sześć: sztandar z rasą i odznakę z profesją.
lesson-smallworld-pick-tokens = Sztandar Porzuconych pokazuje 6, a odznaka Zielarzy 4. Ile żetonów by to dało?
    .after = Obie liczby się dodaje: 6 + 4 = 10.
lesson-smallworld-pick-tokens-4 = 4
lesson-smallworld-pick-tokens-6 = 6
lesson-smallworld-pick-tokens-10 = 10
lesson-smallworld-pick-take = Weź Porzuconych z odznaką Zielarzy.
    .hint = Są drudzy od góry, kosztują więc 1 monetę, którą kładzie się na kombinacji wyżej.
lesson-smallworld-pick-another = Wolno wziąć każdą kombinację, za 1 monetę za każdą powyżej. Tu chodzi o Porzuconych z odznaką Zielarzy.
lesson-smallworld-pick-land = Dziesięć żetonów na ręce. Wyląduj w regionie startowym, czyli takim z kotwicą.
    .hint = Gorczycowa Łąka jest wolna i ma kotwicę: 2 żetony i 1 za przeprawę.
lesson-smallworld-pick-stopped = Podboje skończyły się za wcześnie. Póki masz żetony, możesz brać dalej.
lesson-smallworld-pick-three = Teraz rozprzestrzeń się, aż będziesz mieć trzy regiony.
    .hint = Pusty region obok twojego kosztuje 2 żetony.
lesson-smallworld-pick-end = Możesz iść dalej lub przestać, kiedy chcesz. Zakończ podboje i rozłóż żetony.
    .hint = Naciśnij przycisk, który kończy podboje, a potem rozłóż żetony.
lesson-smallworld-pick-paid = Każdy twój region daje na koniec tury 1 monetę, a Zielarze dostają jeszcze 1 za każde wzgórze. Teraz gra Zofia.

## Prices

lesson-smallworld-costs-mountain = Masz Gorczycową Łąkę i pięć żetonów. Ile kosztuje sąsiedni Pancerz, pusta góra?
    .after = Każdy region kosztuje 2, a góra o 1 więcej.
lesson-smallworld-costs-held = A Wzgórza Kłykci, gdzie stoją dwa Krasnoludy?
    .after = 2 za region i 1 za każdy żeton, który go broni.
lesson-smallworld-costs-crossing = Borsucze Pagórki leżą na drugim kontynencie, to wolny region z kotwicą. Ile kosztują?
    .after = 2 za region i 1 za przeprawę, bo nie masz niczego obok.
lesson-smallworld-costs-n-2 = 2 żetony
lesson-smallworld-costs-n-3 = 3 żetony
lesson-smallworld-costs-n-4 = 4 żetony
lesson-smallworld-costs-n-7 = 7 żetonów
lesson-smallworld-costs-two = Zajmij jeszcze dwa regiony swoimi pięcioma żetonami.
    .hint = Sękaty Las to pusty las za 2. Zostają 3.
lesson-smallworld-costs-dear = Drogi region pochłonął żetony. Mając na ręce mniej niż 2, drugiego już nie zajmiesz.
lesson-smallworld-costs-stopped = Podboje są skończone, a regionów jest mniej, niż mogło być.
lesson-smallworld-costs-end = Zakończ turę: zatrzymaj się i rozłóż żetony, jak chcesz. Potem gra Zofia.
    .hint = Naciśnij przycisk, który kończy podboje, a potem rozłóż żetony równo.
lesson-smallworld-costs-ready = Znów twoja tura. Masz siedmiu Orków w trzech regionach. Ilu zabierasz do nowych podbojów?
    .after = Wszystkich oprócz jednego w każdym regionie: 7 minus 3 to 4.
lesson-smallworld-costs-hills = Cztery żetony, a na Wzgórzach Kłykci dwa Krasnoludy. Zajmij wzgórza.
    .hint = 2 za region i po 1 za każdego Krasnoluda: dokładnie tyle masz.
lesson-smallworld-costs-spent = Teraz zostało mniej niż 4 żetony, a Wzgórza Kłykci kosztują 4.
lesson-smallworld-costs-short = Podboje są skończone, choć na ręce było dość żetonów na Wzgórza Kłykci.
lesson-smallworld-costs-loss = Stały tam dwa Krasnoludy. Co się z nimi stanie?
    .after = Kto traci region, traci na zawsze 1 żeton. Pozostałe wracają do właściciela, który rozkłada je na nowo.
lesson-smallworld-costs-loss-both = Oba są stracone
lesson-smallworld-costs-loss-one = Jeden jest stracony, drugi wraca do Zofii
lesson-smallworld-costs-loss-none = Oba wracają do Zofii
lesson-smallworld-costs-done = Zanim kogoś wyślesz, policz: 2, góra, przeprawa, obrońcy. Wskaż region, aby zobaczyć jego sumę.

## A first turn

lesson-smallworld-first-turn-price = Przykład z instrukcji. Dziesięcioro Porzuconych przybywa od morza na Gorczycową Łąkę, gdzie mieszka Murlok. Ile to kosztuje?
    .after = 2 za region, 1 za przeprawę, 1 za Murloka.
lesson-smallworld-first-turn-n-3 = 3
lesson-smallworld-first-turn-n-4 = 4
lesson-smallworld-first-turn-n-5 = 5
lesson-smallworld-first-turn-field = Wyląduj tam.
    .hint = Naciśnij Gorczycową Łąkę na małym kontynencie.
lesson-smallworld-first-turn-elsewhere = To też wolno podbić. Porzuceni z przykładu poszli inną drogą.
lesson-smallworld-first-turn-stopped = Podboje skończone. Porzuceni mieli jeszcze żetony na ręce.
lesson-smallworld-first-turn-hills = Następne są Wzgórza Kłykci z dwoma Koboldami: 2 i 2 to 4.
    .hint = Naciśnij Wzgórza Kłykci. Jeden Kobold ginie, drugi ucieka.
lesson-smallworld-first-turn-die = Zostały dwa żetony, a Pancerz kosztuje 3. Brakuje 1: spróbuj z kością.
    .hint = Naciśnij Pancerz. Gdy brakuje najwyżej 3, możesz raz rzucić, jako ostatnią próbę.
lesson-smallworld-first-turn-no-roll = Podboje skończone bez próby. Rzut nic nie kosztuje: jeśli się nie uda, żetony wracają do twoich regionów.
lesson-smallworld-first-turn-buy = Kość dała brakujący żeton! Z twojej ręki zginęli Murlok i Kobold, możesz więc kupić do dwóch nowych Porzuconych. Kup jednego.
    .hint = Jedna moneta daje jeden żeton z pudełka.
lesson-smallworld-first-turn-not-one = Za każdy żeton stracony przez ciebie możesz kupić jednego Porzuconego. W przykładzie kupiono dokładnie jednego.
lesson-smallworld-first-turn-coins = Żetony rozłożą się w trzech regionach. Ile monet da ta tura?
    .after = 3 za regiony i 1 za wzgórze, bo twoi Porzuceni są Zielarzami.
lesson-smallworld-first-turn-done = Trzy regiony w pierwszej turze. Kobold, który uciekł, jest z powrotem u Zofii.

## Redeployment and coins

lesson-smallworld-redeploy-stop = Twoi Orkowie mają trzy regiony i cztery żetony na ręce. Zakończ podboje w tej turze.
    .hint = Służy do tego przycisk pod mapą.
lesson-smallworld-redeploy-coins = Trzy regiony, a odznaka to Rolnicy: 1 moneta więcej za każde pole. Jednym jest Gorczycowa Łąka. Ile da ta tura?
    .after = 3 za regiony i 1 za pole. Monety dostaje się na koniec tury.
lesson-smallworld-redeploy-n-3 = 3 monety
lesson-smallworld-redeploy-n-4 = 4 monety
lesson-smallworld-redeploy-n-5 = 5 monet
lesson-smallworld-redeploy-guard = Krasnoludy Zofii stoją obok Pancerza, a góry kosztują je o 2 mniej. Połóż tam co najmniej trzy żetony więcej.
    .hint = Naciśnij Pancerz trzy razy, czwarty żeton połóż, gdzie chcesz, i zatwierdź.
lesson-smallworld-redeploy-even = Równy podział zostawia Pancerz słabym. Żetony możesz rozłożyć, jak chcesz, co najmniej po jednym w regionie.
lesson-smallworld-redeploy-done = Każdy żeton czyni Pancerz droższym o 1. Na początku następnej tury podnosisz wszystkie prócz jednego w każdym regionie.

## Decline

lesson-smallworld-decline-tired = Cztery regiony, ale tylko dwóch Orków do wysłania. Lud, który nie może rosnąć, jest gotów do wymarcia.
lesson-smallworld-decline-decline = Niech Orkowie wymrą.
    .hint = Zajmuje to całą turę i musi być jej pierwszym działaniem.
lesson-smallworld-decline-conquered = W tej turze był już podbój. Wymarcie następuje zamiast podbojów, na początku tury.
lesson-smallworld-decline-ended = Tura jest skończona, a Orkowie wciąż są aktywni. Wymarcie wybiera się na początku.
lesson-smallworld-decline-coins = Ile dała ta tura? Masz jaskinię, a odznaką byli Górnicy.
    .after = Po 1 monecie za każdy z czterech regionów. Odznaki już nie ma i nic nie daje.
lesson-smallworld-decline-coins-4 = 4 monety
lesson-smallworld-decline-coins-5 = 5 monet
lesson-smallworld-decline-coins-0 = Nic
lesson-smallworld-decline-zofia = W każdym regionie zostaje jeden Ork. Teraz gra Zofia.
lesson-smallworld-decline-new = Znów twoja tura i wolne ręce: wybierz nowy lud.
    .hint = Najwyższa kombinacja nic nie kosztuje.
lesson-smallworld-decline-still = Nowy lud wyrusza. Czy cztery regiony Orków wciąż płacą?
    .after = Po 1 monecie, póki nikt ich nie podbije. Przepadła tylko premia sztandaru i odznaki.
lesson-smallworld-decline-still-yes = Tak, po 1 monecie
lesson-smallworld-decline-still-no = Nie, nic
lesson-smallworld-decline-done = Możesz mieć jeden wymarły lud. Gdy wymrze drugi, pierwszy opuszcza planszę.

## Faction bonus

lesson-smallworld-faction-sides = Twoje Krwawe Elfy należą do Hordy. Krasnoludy Zofii i Ludzie Bohdana należą do Przymierza. Twoi Porzuceni wymarli.
lesson-smallworld-faction-three = Odbierz Krasnoludom Jęczmienną Przystań, a potem Ludziom Grzęzawę Stawów i Ćmi Las.
    .hint = Zacznij od Jęczmiennej Przystani: ma kotwicę. Każdy z trzech regionów kosztuje 3, bo z Żeglarzami przeprawa jest darmowa.
lesson-smallworld-faction-elsewhere = Ładny region, ale nie pokonano tam nikogo z Przymierza. Przykład idzie inną drogą.
lesson-smallworld-faction-stopped = Podboje są skończone, a Przymierze wciąż ma swoje regiony.
lesson-smallworld-faction-bonus = Krasnoludy straciły jeden region, Ludzie dwa. Ile to monet premii frakcji?
    .after = Po 1 za każdą pokonaną rasę, ilekolwiek regionów straciła.
lesson-smallworld-faction-n-1 = 1
lesson-smallworld-faction-n-2 = 2
lesson-smallworld-faction-n-3 = 3
lesson-smallworld-faction-total = W Ćmim Lesie jest źródło magii, dla Krwawych Elfów warte 1. Twoi Porzuceni mają dwa regiony. Ile da cała tura?
    .after = 3 regiony, 2 wymarłych, 1 źródło magii i 2 za frakcję: 8.
lesson-smallworld-faction-n-5 = 5 monet
lesson-smallworld-faction-n-6 = 6 monet
lesson-smallworld-faction-n-8 = 8 monet
lesson-smallworld-faction-done = Szukaj ras drugiej strony: wystarczy odebrać każdej jeden region.

## Artifacts and places

lesson-smallworld-relics-token = Na Wzgórzach Kłykci leży zakryty żeton. To może być artefakt lub legendarne miejsce.
lesson-smallworld-relics-reveal = Podbij Wzgórza Kłykci, aby go odkryć.
    .hint = Są puste i leżą obok ciebie: 2 żetony.
lesson-smallworld-relics-elsewhere = Żeton odkrywa się dopiero przy podboju jego regionu.
lesson-smallworld-relics-stopped = Podboje są skończone, a żeton wciąż leży zakryty.
lesson-smallworld-relics-cheaper = Ostrze Mrozu! Raz na turę czyni podbój o 2 tańszym. Jęczmienna Przystań kosztuje 5. Ile kosztowałaby z mieczem?
    .after = 5 mniej 2 to 3. Masz cztery żetony.
lesson-smallworld-relics-n-2 = 2 żetony
lesson-smallworld-relics-n-3 = 3 żetony
lesson-smallworld-relics-n-5 = 5 żetonów
lesson-smallworld-relics-sword = Zajmij Jęczmienną Przystań z pomocą Ostrza Mrozu.
    .hint = Naciśnij Jęczmienną Przystań i wybierz podbój z mieczem.
lesson-smallworld-relics-wasted = Miecz jest w tej turze zużyty, a Jęczmienna Przystań wciąż kosztuje 5.
lesson-smallworld-relics-without = Teraz żetonów jest za mało na Jęczmienną Przystań. Z mieczem by się udało.
lesson-smallworld-relics-done = Miecz leży teraz w Jęczmiennej Przystani: artefakt zostaje tam, gdzie go użyto. Kto zajmie region, przejmie i jego.
