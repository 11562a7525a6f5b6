## Stół jako odnośnik
share-title = Udostępnij odnośnik
share-what = Co udostępnić
share-position = Ta pozycja
    .reveals = Dokładnie to, co widzisz. To, co przed tobą ukryte, jest losowane na nowo, więc odnośnik niczego nie zdradza.
    .over = Stół taki, jaki jest teraz, bez tego, co do niego doprowadziło.
share-replay = Cała partia
    .reveals = Każdy ruch jako powtórka. Partia wciąż trwa: odnośnik pokazuje wszystkie ręce i stosy oraz to, co przyniesie los.
    .over = Każdy ruch jako powtórka, oczami dowolnego gracza.
share-fresh = Nowy stół
    .reveals = Ten sam zestaw, miejsca i los od początku. Nic z tej partii, ale szczęście będzie to samo.
share-turn = Graj dalej przez odnośnik
    .reveals = Dla przyjaciół na odległość: tutaj gra { $name }, a po każdej turze wysyłasz odnośnik. Tajemnice opierają się na uczciwości.
share-link = Odnośnik
share-qr = Kod QR odnośnika
share-qr-long = Odnośnik jest za długi na kod QR, który odczyta aparat.
share-copy = Kopiuj
share-send = Wyślij
share-copied = Odnośnik skopiowany.
share-copy-failed = Przeglądarka nie pozwoliła kopiować. Zaznacz odnośnik i skopiuj go samodzielnie.
share-packing = Pakowanie…
share-length = { $n ->
    [one] { $n } znak
    [few] { $n } znaki
    [many] { $n } znaków
   *[other] { $n } znaku
}
link-opening = Otwieranie odnośnika
link-refused = Tego odnośnika nie da się otworzyć
link-unchanged = Na twojej półce nic się nie zmieniło.
link-brings = Odnośnik przynosi ci
link-position = Pozycję do dalszej gry
    .note = To, czego nadawca nie widział, wylosowano na nowo.
link-fresh = Nowy stół
    .note = Ten sam zestaw i ten sam los co przy stole nadawcy.
link-turn = Partię przez odnośnik
link-at-table = Przy stole: { $names }.
link-who = Kim jesteś?
link-sit = Usiądź do stołu
mail-honour = Odnośnik zawiera całą partię. Strona pokazuje ci tylko to, co wolno widzieć z twojego miejsca, ale kto go rozbierze, zobaczy więcej: tajemnice opierają się na uczciwości.
mail-next = Wyślij odnośnik: teraz gra { $name }
mail-over = Partia skończona
mail-send = Wyślij odnośnik
mail-mine = Twoja kolej
mail-theirs = Następna kolej: { $name }
mail-recap = Od twojej ostatniej tury
mail-checked = Historia jest tą, którą znasz, ruch w ruch.
mail-on = Graj
replay-play = Odtwórz
replay-stop = Zatrzymaj
replay-speed = Prędkość { $n }×
replay-turn-back = Do poprzedniej tury
replay-turn-on = Do następnej tury
replay-eyes = Czyimi oczami
replay-spectator = Jako widz
replay-as = Oczami: { $name }
chart-jump = Zobacz turę { $turn }
error-link-broken = Odnośnik jest uszkodzony albo zmieniony: jego ruchy się nie zgadzają. Poproś o niego jeszcze raz.
error-link-version = Odnośnik zrobiła nowsza wersja Ludoteki. Odśwież stronę i spróbuj ponownie.
error-link-rules = Odnośnik powstał według innych zasad tej gry i tutaj się nie odtwarza.
error-link-long = Ta partia jest za długa na odnośnik. Zapisz ją do pliku.
error-link-history = Historia w tym odnośniku nie jest tą, którą znasz: zmieniono rozegrane już ruchy. Twój stół zostaje, jaki był.
error-link-other-table = Ten odnośnik należy do innego stołu.
error-bad-share = Tego stołu nie da się tak udostępnić.
