# The pages of the rulebooks.

rulebook = Zasady gier
rulebook-title = Zasady: { $game }
rulebook-search = Szukaj w zasadach
rulebook-chapters = Rozdziały
rulebook-found = { $n ->
    [one] Znaleziono { $n } zasadę
    [few] Znaleziono { $n } zasady
   *[many] Znaleziono { $n } zasad
}
rulebook-nothing = Żadna zasada nie mówi o „{ $words }”.
rulebook-met = { $n } z { $of }
rulebook-met-hint = Paski pokazują, które zasady już się pojawiły w twoich grach i lekcjach.
rulebook-seen = Już znana
rulebook-ours = Nasze rozstrzygnięcie: instrukcja pozostawia to otwarte
rulebook-rebuilt = Częściowo odtworzone: instrukcja nie podaje wszystkiego
rulebook-link = Odnośnik do tej zasady
rulebook-open = Otwórz w zasadach
rulebook-shown = Zobacz na stole
