# The board of Small World of Warcraft: labels and notices. All wording is our own.

smallworld-turn = Turn { $turn }: { $who }
smallworld-turn-nobody = Turn { $turn }: the Murlocs

smallworld-combo-0 = First combination
smallworld-combo-1 = Second combination
smallworld-combo-2 = Third combination
smallworld-combo-3 = Fourth combination
smallworld-combo-4 = Fifth combination
smallworld-combo-5 = Sixth combination

smallworld-board-map = Map of the continents
smallworld-board-continents = Continents
smallworld-board-lists = Lists
smallworld-board-tools = Map view
smallworld-board-closer = Closer
smallworld-board-farther = Farther
smallworld-board-whole = Whole map
smallworld-board-as-list = Show as a list
smallworld-board-as-map = Show as a map
smallworld-board-out-of-sight = { $n ->
    [one] { $n } usable region is out of sight
   *[other] { $n } usable regions are out of sight
}
smallworld-board-only-usable = { $n ->
    [0] Nothing to do on the map now
   *[other] Only usable regions ({ $n })
}
smallworld-board-planned = { $n ->
    [one] { $n } token more planned for { $region }
   *[other] { $n } tokens more planned for { $region }
}
smallworld-board-combos = Combinations
smallworld-board-players = Players
smallworld-board-log = Log
smallworld-board-deck = Your move
smallworld-board-stages = Turn
smallworld-board-stage-conquer = Conquer
smallworld-board-stage-redeploy = Redeploy
smallworld-board-stage-finish = Score
smallworld-board-round = Round { $n } of { $all }
smallworld-board-next-player = Next
smallworld-board-pick-now = pick one
smallworld-board-pick-later = after a decline
smallworld-board-free = free
smallworld-board-secret = coins are secret
smallworld-board-you = you
smallworld-board-turn = in turn
smallworld-board-next = next
smallworld-board-between = no active race
smallworld-board-no-race = No active race: pick a combination.
smallworld-board-in-hand = in hand
smallworld-board-active = { $race }: { $n ->
    [one] { $n } region
   *[other] { $n } regions
}
smallworld-board-past = { $race }, declined: { $n ->
    [one] { $n } region
   *[other] { $n } regions
}
smallworld-board-murlocs = army of { $n }
smallworld-board-combo = , { $n } tokens{ $coins ->
    [0] {""}
    [one] , { $coins } coin lies on it
   *[other] , { $coins } coins lie on it
}
smallworld-board-price = { $n ->
    [one] price { $n } coin,
   *[other] price { $n } coins,
}
smallworld-board-rounds = Rounds
smallworld-board-sum = Price of a region
smallworld-board-combo-facts = { $banner } + { $number } = { $n } tokens. { $price ->
    [0] Free
    [one] Price { $price } coin
   *[other] Price { $price } coins
}{ $coins ->
    [0] .
    [one] ; { $coins } coin lies on it.
   *[other] ; { $coins } coins lie on it.
}
smallworld-board-race-facts = { $n } tokens from the banner, { $tray } in the tray.
smallworld-board-badge = Profession
smallworld-board-reconstructed = Its number is a reconstruction of ours.
smallworld-board-near = Next to { $names }.
smallworld-board-held = { $race } of { $name }, { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
smallworld-board-held-declined = declined { $race } of { $name }, { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
smallworld-board-held-wild = { $race }: { $n }
smallworld-board-stand = { $race }: { $n }
smallworld-board-stand-declined = { $race }, in decline: { $n }
smallworld-board-beasts = { $n ->
    [one] { $n } beast
   *[other] { $n } beasts
}
smallworld-board-price-take = price { $n }, you can take it
smallworld-board-price-die = price { $n }, the die takes it with { $chance } %
smallworld-board-price-short = price { $n }, too many short
smallworld-board-price-poor = price { $n }, too few coins
smallworld-board-price-far = out of reach
smallworld-board-within-reach = { $n } within reach
smallworld-board-you-have = you have { $n }
smallworld-board-faces = { $n } of { $all } faces win
smallworld-board-fee = and pay { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
smallworld-board-about = About { $region }
smallworld-board-tap = Tap a region to see what it costs and why.
smallworld-board-decline = { $n ->
    [one] { $n } region stays
   *[other] { $n } regions stay
}, { $coins ->
    [one] { $coins } coin now
   *[other] { $coins } coins now
}
smallworld-board-then-score = then score { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
smallworld-board-rest = { $n ->
    [0] All tokens are laid out
    [one] { $n } token left
   *[other] { $n } tokens left
}
smallworld-board-clear = Start again
smallworld-board-spread = Spread evenly
smallworld-board-spread-rest = Spread the rest
smallworld-board-laid = Done
smallworld-board-less = One token less in { $region }
smallworld-board-more = One token more in { $region }
smallworld-board-picked = { $n } of { $max }
smallworld-board-die-rolled = { $n ->
    [0] Nothing rolled, yet { $region } falls
   *[other] A { $n }: { $region } falls
}
smallworld-board-die-rolled-short = { $n ->
    [0] Nothing rolled: { $region } holds
   *[other] A { $n }: { $region } holds, { $short } was needed
}
smallworld-board-die-raided = Air raid on { $region }: { $n }

smallworld-end-nobody = The Murlocs win
smallworld-end-start = At the start
smallworld-end-sources = Where the coins came from
smallworld-end-murlocs = The Murlocs: { $n } coins
smallworld-end-tokens = { $n ->
    [one] { $n } token on the board at the end
   *[other] { $n } tokens on the board at the end
}

smallworld-setup-title = Small World of Warcraft
smallworld-setup-variant = How to play
smallworld-setup-seats = { $min ->
    [1] This variant takes { $min } to { $max } players.
   *[other] This variant takes { $min } to { $max } players.
}
smallworld-setup-boards = Continents
    .detail = Each has four faces; names, shapes and numbers of ours where the rulebook prints none.
smallworld-setup-board = Continent { $n }, size { $size }
smallworld-setup-any = At random
smallworld-setup-random = All at random
smallworld-setup-army = Strength of the Murlocs:
    .detail = From 8 (gentle) to 15 (hard).
smallworld-setup-note = Continents are drawn for this app; the numbers of most professions are reconstructed.

## Odds

smallworld-odds-die = The last roll
smallworld-odds-short = { $n } short: { $regions }
smallworld-odds-pips = { $n } short
smallworld-odds-raid = The air raid
smallworld-odds-raid-alone = by the raid: { $regions }
smallworld-odds-raid-both = and the last roll: { $regions }
smallworld-board-chart = Coins by round
