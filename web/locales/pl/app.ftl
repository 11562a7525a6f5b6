# The shell: home, new table, table, dialogs. Games have their own files.

app-name = Ludoteka
close = Zamknij
cancel = Anuluj
dismiss = Ukryj
choose = Wybierz jedno
settings = Ustawienia
menu = Menu
tools = Narzędzia stołu
undo = Cofnij
language = Język
theme-to-dark = Przełącz na ciemny motyw
theme-to-light = Przełącz na jasny motyw
count-of = { $n } × { $name }

## Games

game-dominion = Dominion
game-wonderland = Wojna w Krainie Czarów
    .cover = Wojna w
    .cover-second = Krainie Czarów
game-smallworld = Small World of Warcraft
    .cover = Small World
    .cover-second = of Warcraft

## Home

home-title = W co zagramy?
players-and-time = { $min }–{ $max } graczy, { $minutes } min
play = Graj
play-game = Graj: { $game }
coming = Wkrótce
tables-title = Wciąż na stole
continue = Graj dalej
look-at-table = Zobacz
table-your-turn = Twoja tura, runda { $turn }
table-turn-of = Gra { $name }, runda { $turn }
table-bot-thinks = { $name } myśli, runda { $turn }
table-over = Zakończona
table-with = przy stole: { $names }
damaged-table = Stół, którego nie da się odczytać
export-file = Zapisz do pliku
import-file = Otwórz stół lub lekcję z pliku
delete-table = Sprzątnij
table-deleted = Stół został sprzątnięty.
offline-ready = Działa bez sieci
offline-hint = Wszystko jest na tym urządzeniu
credits = Ikony: Lorc, Delapouite i inni autorzy z game-icons.net, CC BY 3.0.
licences = Licencje wszystkich części
trademarks = Dominion, Wonderland’s War, Small World i Warcraft to znaki towarowe swoich właścicieli, którzy nie mają związku z tą stroną. Zasady opisujemy własnymi słowami, obrazki są nasze.
import-failed = Nie udało się otworzyć pliku „{ $file }”; nic się nie zmieniło. { $reason }

## The table of the day

daily-title = Stół dnia
daily-fresh = Jeszcze nie zagrano
daily-running = Gra trwa
daily-gone = Twoja próba została odłożona
daily-won = Wygrana { $score }
daily-lost = Przegrana { $score }
daily-was-practice = Ćwiczenie { $score }
daily-gist-today = Ten sam układ i to samo szczęście dla wszystkich, którzy dziś grają. Liczy się pierwsza próba, potem można ćwiczyć.
daily-gist-past = Ten stół nakryto innego dnia. Można na nim zagrać dla ćwiczenia.
daily-gist-future = Tego stołu jeszcze nie nakryto.
daily-sit = Siadam do stołu
daily-practice = Zagraj dla ćwiczenia
daily-to-today = Dzisiejszy stół
daily-others = Inne stoły dnia
daily-line = { $app }: stół dnia, { $day }
daily-line-result = { $rounds ->
    [one] { $game }: { $verdict }, { $rounds } runda
    [few] { $game }: { $verdict }, { $rounds } rundy
   *[many] { $game }: { $verdict }, { $rounds } rund
}
daily-copy = Skopiuj wynik
daily-copied = Wynik skopiowany.
error-bad-date = Nie ma takiego dnia.
statistics = Twoje gry

## Starting Python

boot-download = Pobieranie zasad: { NUMBER($loaded, maximumFractionDigits: 1) } z { NUMBER($total, maximumFractionDigits: 1) } MB
boot-start = Budzenie zasad
boot-install = Rozpakowywanie zasad; tym razem potrwa to trochę dłużej
boot-ready = Gotowe
boot-again = Spróbuj ponownie
report-copy = Kopiuj raport
report-copied = Raport skopiowano: wersja, gra i ruchy, bez imion.
waking = Zasady się budzą
waking-queued = Ruch przyjęty: zostanie wykonany, gdy tylko zasady się obudzą.

## New table

setup-title = Nowy stół: { $game }
setup-failed = Nie można rozłożyć tego stołu
setup-seats = Kto gra?
seat-number = Gracz { $n }
seat-name = Imię na miejscu { $n }
seat-kind = Kto siedzi na miejscu { $n }
person = Człowiek
bots = Boty
bot = Bot: { $level }
bots-levels = Boty według siły
level-novice = Nowicjusz
    .gist = Gra rozsądnie, ale czasem się myli.
level-steady = Rozważny
    .gist = Gra dobrze i od razu.
level-sharp = Bystry
    .gist = Namyśla się przed każdym ruchem; jak długo, mówią ustawienia.
level-style = { $level }, { $style }
seat-style = Styl bota { $n }
style-none = dowolny styl
style-builder = budowniczy
    .gist = Lubi się rozbudowywać.
style-rusher = w pośpiechu
    .gist = Szuka szybkiego zysku.
style-gambler = ryzykant
    .gist = Lubi ryzyko.
style-bully = zaczepny
    .gist = Lubi atakować.
bot-names = Ada, Bruno, Clara, Dmytro, Ewa, Felix
add-seat = Dodaj miejsce
remove-seat = Usuń miejsce { $n }
seed = Ziarno
    .hint = To samo ziarno i te same decyzje dają te same tasowania
seed-none = dowolne
start = Zacznij

## At the table

table-opening = Otwieranie stołu
table-failed = Nie można otworzyć tego stołu
table-kept = Jego zapis pozostaje na miejscu; z półki możesz zapisać go do pliku.
table-turn = Runda { $round }
to-shelf = Wróć na półkę
saved = Zapisywane w tej przeglądarce po każdym ruchu.
title-asked = { $game }: { $name }, twój ruch
title-waiting = { $game }: decyduje { $name }
asked-of = Pytanie do ciebie, { $name }.
waiting-for = Decyduje { $name }
bot-thinks = { $name } myśli
game-over = Koniec gry
    .detail = Wynik pokazuje, skąd wzięły się punkty.
looking-back = Spojrzenie wstecz
    .detail = Stół taki, jaki był ci znany w tamtej chwili.
confirm-picks = { $n ->
    [0] Nie wybieram nic
    [one] Zatwierdź 1
    [few] Zatwierdź { $n }
   *[many] Zatwierdź { $n }
}
result = Wynik
undo-free = Cofnij swój ostatni ruch
undo-practice = Cofnij ruch, który ujawnił coś nowego: gra liczy się jako ćwiczebna
undo-none = Teraz nie możesz cofnąć żadnego swojego ruchu
practice = ćwiczebna
practice-title = Cofnąć to, co już widać?
practice-text = Od twojego ostatniego ruchu wyszło na jaw coś nowego. Przeciwko botom możesz i tak go cofnąć; gra zostanie oznaczona jako ćwiczebna.
practice-do = Cofnij i oznacz jako ćwiczebną
practice-was = Gra ćwiczebna: wzięto podpowiedź albo cofano ruchy, gdy było już widać coś nowego, albo ponownie próbowano stołu dnia.
engine-returns = Zasady stanęły i zostały uruchomione ponownie. Stół jest taki, jak był.
asleep = Ten stół jest teraz w grze w innej karcie przeglądarki, więc tu odpoczywa.
asleep-wake = Graj tutaj

log = Dziennik
log-turn = Tura { $round }, { $who }
log-before = Przed pierwszą turą
why-rule = Dlaczego: zasada { $rule }
why-not = Dlaczego nie?
glass = Z bliska

history = Spójrz wstecz
history-first = Na początek
history-back = Krok wstecz
history-on = Krok naprzód
history-now = Wróć do gry
history-moment = Chwila gry
history-at = { $at } z { $of }
history-from-here = Zobacz tę turę

curtain-pass = Urządzenie bierze teraz
curtain-lift = To ja, { $name }
curtain-note = Do tego czasu twoja ręka pozostaje ukryta.

## The end

end-title = Wynik
end-won = Wygrywa { $name }
end-you-won = Wygrywasz!
end-shared = Wspólne zwycięstwo: { $names }
end-look = Obejrzyj stół
rematch = Zagraj ponownie
score-player = Gracz
score-points = Punkty
chart-title = Punkty w kolejnych turach

## Settings

setting-theme = Motyw
setting-theme-auto = Jak w urządzeniu
setting-theme-light = Jasny
setting-theme-dark = Ciemny
setting-motion = Ruch
setting-motion-auto = Jak w urządzeniu
setting-motion-full = Włączony
setting-motion-none = Wyłączony
setting-speed = Tempo botów
setting-speed-slow = Wolne
setting-speed-normal = Zwykłe
setting-speed-fast = Szybkie
setting-speed-instant = Natychmiast
setting-largeCards = Większe karty i elementy
    .hint = Na stole, na mapie i po otwarciu
setting-think = Czas namysłu
setting-think-quick = 0,4 s
setting-think-normal = 1 s
setting-think-long = 3 s
setting-think-deep = 8 s
setting-odds = Pokazuj szanse
    .hint = Prawdopodobieństwa jako małe obrazki obok dziennika
setting-listView = Widok listy
    .hint = Mapa i stół do herbaty jako listy słów: do czytania lub słuchania
setting-confirm = Pytaj, zanim z czegoś zrezygnuję
    .hint = Na przykład zanim gra stanie się ćwiczebna
setting-autopass = Pomijaj puste fazy
    .hint = Gdy można tylko przejść dalej
setting-keys = Klawisze jednoliterowe
    .hint = Naciśnij ?, aby zobaczyć listę
setting-sounds = Dźwięki
    .hint = Nieliczne i ciche

## Keys

keys-title = Klawisze
key-tab = Przechodź kolejno przez wszystko na stole
    .cap = Tab
key-enter = Użyj zaznaczonego elementu
    .cap = Enter
key-n = Następna rzecz, której możesz teraz użyć
    .cap = N
key-p = Poprzednia taka rzecz
    .cap = P
key-i = Otwórz zaznaczoną kartę
    .cap = I
key-w = Dlaczego nie można tego użyć?
    .cap = W
key-c = Zatwierdź albo idź dalej, gdy jest jedna droga
    .cap = C
key-u = Cofnij
    .cap = U
key-left = Krok wstecz w grze
    .cap = ←
key-right = Krok naprzód
    .cap = →
key-now = Wróć ze spojrzenia wstecz
    .cap = Esc
key-escape = Zamknij to, co otwarte
    .cap = Esc
key-slash = Do wiersza poleceń, jeśli jest włączony
    .cap = /
key-help = Ta lista
    .cap = ?

## Storage

storage-full = Pamięć przeglądarki jest pełna. Gra toczy się dalej, ale tylko w tej karcie: zapisz ją do pliku, aby ją zachować.
storage-refused = Ta przeglądarka nie pozwala niczego zachować. Gra toczy się dalej, ale tylko w tej karcie: zapisz ją do pliku, aby ją zachować.
note-history-changed = Ruchy z tego zapisu nie prowadzą do jego pozycji. Otwarto samą pozycję; spojrzenie wstecz zaczyna się tutaj.
note-rules-changed = Ten zapis powstał przy innych zasadach. Otwarto samą pozycję; spojrzenie wstecz zaczyna się tutaj.

## Errors

error-boot-wasm = Ta przeglądarka nie pozwala uruchomić WebAssembly, a zasady go potrzebują. Twoje zapisy są nietknięte. Zezwól na niego na tej stronie albo użyj innej przeglądarki.
error-boot-network = Nie dotarła część strony ({ $file }). Twoje zapisy są nietknięte. Sprawdź połączenie i spróbuj ponownie.
error-boot-failed = Zasady nie ruszyły: { $reason } Twoje zapisy są nietknięte; spróbuj ponownie albo wczytaj stronę jeszcze raz.
error-boot-timeout = Zasady nie ruszyły na czas. Twoje zapisy są nietknięte; spróbuj ponownie.
error-engine-lost = Zasady stanęły. Twój stół jest zapisany; spróbuj ponownie.
error-engine-restarted = Zasady uruchomiono ponownie.
error-engine-stopped = Zasady zatrzymano. Twój stół jest zapisany; wczytaj stronę ponownie.
error-no-table = W tej przeglądarce nie ma takiego stołu. Może został sprzątnięty albo jest w innej przeglądarce; jeśli masz go w pliku, otwórz plik z półki.
error-lesson-file = W pliku nie ma całej lekcji: brakuje odnośnika albo jest uszkodzony.
error-lesson-version = Lekcja powstała w nowszej wersji Ludoteki. Odśwież stronę i spróbuj ponownie.
error-damaged-save = Zapis jest uszkodzony ({ $detail }). Jeśli masz ten stół w pliku, otwórz plik z półki.
error-foreign-save = To nie jest zapis Ludoteki. Wybierz plik zapisany tutaj.
error-newer-save = Ten zapis ma format { $format }, którego ta wersja nie zna. Zapis pozostał nietknięty; wczytaj stronę ponownie, by mieć najnowszą wersję.
error-damaged-position = Pozycja w zapisie jest uszkodzona: żadna partia do niej nie prowadzi. Jeśli masz ten stół w pliku, otwórz plik z półki.
error-unknown-game = Nie ma tu gry „{ $game }”. Wczytaj stronę ponownie, by mieć najnowszą wersję.
error-unknown-table = Stół został już sprzątnięty.
error-unknown-bot = Jeden z botów przy tym stole nie jest tu znany. Wczytaj stronę ponownie, by mieć najnowszą wersję.
error-unknown-method = Strona poprosiła o coś, czego zasady nie znają. Wczytaj stronę ponownie.
error-illegal-move = Ten ruch jest teraz niemożliwy.
error-not-asked = To nie ty masz teraz odpowiedzieć.
error-no-moves = Nie wybrano żadnego ruchu.
error-stale-ply = W tym czasie gra poszła dalej. Spójrz jeszcze raz i wybierz ponownie.
error-game-over = Gra jest skończona.
error-no-undo = Teraz nie możesz cofnąć żadnego swojego ruchu.
error-undo-is-practice = Cofnięcie tego ruchu zmieni grę w ćwiczebną.
error-bad-options = Te ustawienia nie pasują do gry.
error-bad-seats = Ta gra jest dla { $min }–{ $max } graczy.
error-bad-seat = Jedno z miejsc nie jest wypełnione.
error-bad-seed = Ziarno może mieć do 64 liter, cyfr lub znaków.
error-bad-payload = Strona i zasady nie rozumieją się nawzajem. Wczytaj stronę ponownie.
error-bad-viewer = Nie ma takiego miejsca.
error-bad-ply = Nie ma takiej chwili w tej grze.
error-bad-target = Na stole nie ma nic takiego.
error-fault = Coś poszło nie tak w zasadach: { $detail } Stół jest taki, jak przedtem; spróbuj innego ruchu albo wczytaj stronę ponownie.
error-bad-option = Jedno z ustawień nie pasuje do gry.
error-endless-game = Ta gra nigdy się nie kończy.
error-bad-brief = Bota zapytano o stół, którego nie umie odczytać. Wczytaj stronę ponownie: gra jest zapisana.
error-bad-thoughts = Myśli bota zgubiły się po drodze. Wczytaj stronę ponownie: gra jest zapisana.
error-no-thought = Żaden bot nie myśli nad tym stołem.
error-bad-answer = Los dał odpowiedź, której być nie może.
error-unknown-lesson = Nie ma takiej lekcji.
error-lesson-waits = Lekcja czeka na coś innego.

## The command line

setting-commandLine = Wiersz poleceń
    .hint = Wpisuj ruchy słowami: „kup wioska”, „dlaczego prowincja”
command-line = Wiersz poleceń
command-said = Wpisane i powiedziane
command-send = Wyślij
command-example = kup wioska, dlaczego, cofnij, koniec, pomoc
command-word-help = pomoc, help
command-word-look = przegląd, co, wybór, look
command-word-why = dlaczego, czemu, why
command-word-undo = cofnij, wstecz, undo
command-word-end = koniec, dalej, gotowe, dość, end
command-choice = { $verb }: { $what }
command-which = Co dokładnie? { $choices }
command-unknown = Nie rozumiem „{ $text }”. Najbliżej: { $choices }
command-can = Możesz: { $choices }
command-more = { $n ->
    [one] jeszcze { $n } wybór
    [few] jeszcze { $n } wybory
   *[many] jeszcze { $n } wyborów
}
command-reason = { $text } ({ $rule })
command-no-reason = { $what }: nie ma teraz o tym nic do powiedzenia
command-help = Wpisz ruch tak, jak nazywa się na stole, albo sam początek: „kup wioska”, „wioska”. „Przegląd” wymienia wybory, „dlaczego” podaje zasadę, „dlaczego” z nazwą mówi, czego tej rzeczy brakuje, „cofnij” cofa ruch, „koniec” prowadzi dalej. Przecinki łączą polecenia; strzałka w górę przywraca poprzednie.

## Namysł, podpowiedzi i szanse

hint = Podpowiedź
hint-adviser = Doradca
hint-thinking = Ważę twoje ruchy…
hint-practice-title = Wziąć podpowiedź?
hint-practice-text = Zobaczysz trzy najlepsze ruchy i szanse na wygraną. Doradca nie wie więcej niż ty; gra zostanie oznaczona jako ćwiczebna.
hint-practice-do = Pokaż i oznacz jako ćwiczebną
hint-even = { $n ->
    [2] Dwa z tych ruchów są mniej więcej równe: wybierz, który wolisz.
   *[other] Wszystkie te ruchy są mniej więcej równe: wybierz, który wolisz.
}
hint-move = { $verb }: { $noun }
hint-lead = { $way ->
    [ahead] średnio do przodu, punkty: { NUMBER($n, minimumFractionDigits: 1) }
    [behind] średnio z tyłu, punkty: { NUMBER($n, minimumFractionDigits: 1) }
   *[level] średnio po równo
}
hint-behind = o { NUMBER($n, minimumFractionDigits: 1) } mniej niż pierwszy
hint-note = Szanse na wygraną oszacowane z gier dogranych stąd: { $n }.
hint-said = Podpowiedź: { $move }, szansa na wygraną { $chance }
error-no-hint = Na to pytanie nie ma podpowiedzi.
odds = Szanse
odds-none = Teraz nie ma czego liczyć.
odds-column = { $n } z szansą { $chance }
