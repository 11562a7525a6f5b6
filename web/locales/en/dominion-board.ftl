# Words of the Dominion board itself: zones, counters, labels for readers who cannot see it.

dominion-board-supply = Supply
dominion-board-basic = Basic
dominion-board-kingdom = Kingdom
dominion-board-empty = { $n ->
    [one] 1 pile of { $enough } empty
   *[other] { $n } piles of { $enough } empty
}
dominion-board-pile = { $card }, costs { $cost }, { $n } left
dominion-board-pile-can = { $verb } { $card }, costs { $cost }, { $n } left
dominion-board-cost = Cost { $cost }
dominion-board-told = { $types }. { $text }
dominion-board-trash = Trash
dominion-board-trash-holds = { $n ->
    [0] Trash, empty
    [one] Trash, 1 card. Look through it
   *[other] Trash, { $n } cards. Look through it
}
dominion-board-trash-empty = Nothing has been trashed yet.

dominion-board-table = Table
dominion-board-views = What is shown
dominion-board-log = Log
dominion-board-piles = Your piles
dominion-board-deck = Deck
dominion-board-deck-holds = { $n ->
    [0] Your deck, empty
    [one] Your deck, 1 card
   *[other] Your deck, { $n } cards
}
dominion-board-discard = Discard
dominion-board-discard-top = Your discard pile, { $card } on top
dominion-board-discard-empty = Your discard pile, empty
dominion-board-in-play = In play
dominion-board-in-play-of = In play: { $who }
dominion-board-play-here = Play here
dominion-board-set-aside = Set aside
dominion-board-cards = { $n ->
    [one] { $card }
   *[other] { $n } × { $card }
}
dominion-board-actions = Actions
dominion-board-buys = Buys
dominion-board-coins = Coins
dominion-board-merchants = First Silver

dominion-board-opponents = Opponents
dominion-board-bot = bot
dominion-board-hand = hand
dominion-board-deck-word = deck
dominion-board-discard-word = discard
dominion-board-none = none
dominion-board-hand-of = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
dominion-board-deck-depth = { $depth ->
    [0] deck empty
    [1] thin deck
    [2] middling deck
   *[other] thick deck
}
dominion-board-discard-none = { $who }: discard pile empty
dominion-board-discard-of = { $who }: { $card } on top of the discard pile
dominion-board-thinks = is choosing
dominion-board-has-turn = has the turn
dominion-board-turns = { $n ->
    [0] no turn yet
    [one] 1 turn
   *[other] { $n } turns
}

dominion-board-tray = Your question and your hand
dominion-board-phase = Phase
dominion-board-phase-action = Action
dominion-board-phase-buy = Buy
dominion-board-phase-cleanup = Clean-up
dominion-board-usable = { $n } of your { $all } cards can be used.
dominion-board-asked = Asked of you, { $name }.
dominion-board-asked-by = { $card } asks you, { $name }.
dominion-board-picked = { $n } of { $max } picked.
dominion-board-tidy = Top card…
dominion-board-clear = Clear
dominion-board-choose = Choose
dominion-board-your-hand = { $n ->
    [0] Your hand, empty
    [one] Your hand, 1 card
   *[other] Your hand, { $n } cards
}
dominion-board-held = { $card }, cost { $cost }
dominion-board-held-can = { $verb } { $card }, cost { $cost }
dominion-board-look-deck = Top of your deck
dominion-board-look-discard = Your discard pile

dominion-sign-card = { $n ->
    [one] Card
   *[other] Cards
}
dominion-sign-action = { $n ->
    [one] Action
   *[other] Actions
}
dominion-sign-buy = { $n ->
    [one] Buy
   *[other] Buys
}
dominion-sign-coin = { $n ->
    [one] Coin
   *[other] Coins
}
dominion-sign-point = { $n ->
    [one] Point
   *[other] Points
}
dominion-type-action = Action
dominion-type-treasure = Treasure
dominion-type-victory = Victory
dominion-type-curse = Curse
dominion-type-attack = Attack
dominion-type-reaction = Reaction

dominion-setup-title = The ten kingdom piles
dominion-setup-sets = Recommended sets
dominion-setup-random = Random ten
dominion-setup-own = My own ten
dominion-setup-again = Draw all again
dominion-setup-again-one = Draw another card instead of { $card }
dominion-setup-chosen = { $n } of 10 chosen
dominion-setup-full = Ten are chosen. Put one back first.
dominion-setup-cost = Cost
dominion-setup-type = Type
dominion-setup-all = All
dominion-setup-from = Start from this set
dominion-setup-take = Take { $card }, costs { $cost }
dominion-setup-back = Put back { $card }, costs { $cost }
dominion-setup-clear = Put all back

dominion-end-points = What made the points
dominion-end-decks = The decks
dominion-end-player = Player
dominion-end-cards = Cards
dominion-end-turns = Turns
dominion-end-score = Points
dominion-end-deck = { $name }: { $n } cards
dominion-end-made = { $n } × { $card }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
dominion-end-nothing = no points

## Odds

dominion-odds-treasures = { $held ->
    [1] Treasures in your hand for the next turn
   *[other] Treasures in your next hand
}
dominion-odds-coins = ${ $n } or more
dominion-odds-spread = Coins in your next hand
dominion-odds-deck = { $n ->
    [one] Left in your deck: 1 card
   *[other] Left in your deck: { $n } cards
}
dominion-odds-pile = { $n ->
    [one] Your deck is empty; 1 card to shuffle
   *[other] Your deck is empty; { $n } cards to shuffle
}
dominion-odds-card = { $card }
dominion-odds-trial = { $n ->
    [one] With your Actions played, 1 try
   *[other] With your Actions played, { $n } tries
}
