# Statistics of one's finished games.

statistics-none = No finished game yet. Play one to its end and it is counted here.
statistics-games = Games
statistics-won = Won
statistics-lost = Lost
statistics-streak = Tables of the day in a row
statistics-days = { $n ->
    [one] day
   *[other] days
}
statistics-share = { $share } %
statistics-practice = Count practice games
statistics-left = { $n ->
    [one] { $n } is left out
   *[other] { $n } are left out
}
statistics-count = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
statistics-last = the last one { $ago }
statistics-points = Points in your last games
statistics-points-of = { $game }: points in your last games; { $won } of { $n } won
statistics-best = Best { $best }, on average { $mean }
statistics-against = Against
statistics-opponent = Opponent
statistics-people = People
statistics-of = { $won } of { $n } won
statistics-shared = { $n ->
    [one] { $n } game with others at one screen: nobody’s win is counted there.
   *[other] { $n } games with others at one screen: nobody’s win is counted there.
}
statistics-note = Counted from a log in this browser; nothing is sent anywhere.
statistics-forget = Delete all
statistics-forgotten = The log of your games is deleted. Tables on the shelf stay.
statistics-damaged = A part of the log cannot be read. Nothing of it was deleted: you can save that part as a file. Everything that can be read is counted below.
