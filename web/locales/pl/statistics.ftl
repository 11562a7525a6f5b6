# Statistics of one's finished games.

statistics-none = Nie ma jeszcze zakończonych gier. Zagraj jedną do końca, a pojawi się tutaj.
statistics-games = Gry
statistics-won = Wygrane
statistics-lost = Przegrane
statistics-streak = Stoły dnia z rzędu
statistics-days = { $n ->
    [one] dzień
    [few] dni
   *[many] dni
}
statistics-share = { $share }%
statistics-practice = Licz gry ćwiczebne
statistics-left = { $n ->
    [one] { $n } pominięta
    [few] { $n } pominięte
   *[many] { $n } pominiętych
}
statistics-count = { $n ->
    [one] { $n } gra
    [few] { $n } gry
   *[many] { $n } gier
}
statistics-last = ostatnia { $ago }
statistics-points = Punkty w ostatnich grach
statistics-points-of = { $game }: punkty w ostatnich grach; wygrane { $won } z { $n }
statistics-best = Najlepszy wynik { $best }, średnio { $mean }
statistics-against = Przeciw komu
statistics-opponent = Przeciwnik
statistics-people = Ludzie
statistics-of = wygrane { $won } z { $n }
statistics-shared = { $n ->
    [one] { $n } gra z innymi przy jednym ekranie: wygranych się tam nie liczy.
    [few] { $n } gry z innymi przy jednym ekranie: wygranych się tam nie liczy.
   *[many] { $n } gier z innymi przy jednym ekranie: wygranych się tam nie liczy.
}
statistics-note = Policzone z dziennika w tej przeglądarce; nic nigdzie nie jest wysyłane.
statistics-forget = Usuń wszystko
statistics-forgotten = Dziennik twoich gier został usunięty. Stoły na półce zostają.
statistics-damaged = Części dziennika nie da się odczytać. Nic z niej nie usunięto: można ją zapisać jako plik. Wszystko, co da się odczytać, jest policzone poniżej.
