# The board of Wonderland's War: words that only the screen needs. Rules, names and log are in wonderland.ftl.

# Heading of what one player did, in the log.
wonderland-turn = { $who }

wonderland-board-tea = Tea table
wonderland-board-map = Map of Wonderland
wonderland-board-mine = Faction board
wonderland-board-war = War
wonderland-board-players = Players
wonderland-board-tabs = Views
wonderland-board-tab-tea = Tea
wonderland-board-tab-battle = Battle
wonderland-board-tab-map = Map
wonderland-board-tab-mine = Mine
wonderland-board-tab-log = Log
wonderland-board-you = you
wonderland-board-round = Round { $n } of 3
wonderland-board-phase-setup = Setting up
wonderland-board-phase-tea = Tea Party
wonderland-board-phase-war = War
wonderland-board-phase-end = The end
wonderland-board-vp = VP
wonderland-board-points = { $who }: { $n ->
    [one] 1 victory point
   *[other] { $n } victory points
  }
wonderland-board-has-shards = { $n ->
    [one] 1 shard
   *[other] { $n } shards
  }
wonderland-board-taken = { $n } of { $of } tea cards taken
wonderland-board-several = { $name }, { $n } of them
wonderland-board-of = { $n } of { $of }

# tea
wonderland-board-head = Head of the table
wonderland-board-head-short = Head
wonderland-board-head-pass = Go to the head of the table: roll the shard die, then the table is refilled
wonderland-board-roll = roll
wonderland-board-toll = Roll: +1 to 3 shards
wonderland-board-refill = then the table is refilled
wonderland-board-go-head = To the head
wonderland-board-sit = Sit here
wonderland-board-sit-at = Sit at chair { $n }
wonderland-board-chair = Chair { $n }
wonderland-board-empty = Chair { $n }, empty: refilled when someone passes the head
wonderland-board-stands = { $who } sits here
wonderland-board-steps = { $n ->
    [one] 1 step on
   *[other] { $n } steps on
  }
wonderland-board-look = Point at a chair to see the way; click to sit down.
wonderland-board-deck = { $n ->
    [one] 1 card left in this round's deck
   *[other] { $n } cards left in this round's deck
  }
wonderland-board-left = left
wonderland-board-ccw = Alice walks counter-clockwise
wonderland-board-cw = clockwise
wonderland-board-card-of = card { $n } of { $of }
wonderland-board-to-gain = Still to gain
wonderland-board-supply = Supply
wonderland-board-in-supply = { $n } left
wonderland-board-wonderlandians = Wonderlandians
wonderland-board-item = 2 item chips
wonderland-board-figure = figure, strength { $strength }

# the table and the map as lists
wonderland-board-as-list = As a list
wonderland-board-as-picture = As a picture
wonderland-board-order-own = The chairs in the order in which your leader comes to them
wonderland-board-order = The chairs, clockwise from the head of the table
wonderland-board-at-head = here: { $names }
wonderland-board-head-free = nobody there
wonderland-board-chair-empty = empty: refilled when someone passes the head
wonderland-board-worth = { $n } VP this round
wonderland-board-first-battle = first battle

# tea cards
wonderland-board-tea-card = Tea card { $id }
wonderland-board-units = { $n ->
    [one] 1 unit
   *[other] { $n } units
  }
wonderland-board-either = { $upper } or { $lower }
wonderland-board-corrupted = corrupted: shard die and { $gain }
wonderland-board-nothing = No further bonus.
wonderland-board-bonus-units = place { $n ->
    [one] 1 unit
   *[other] { $n } units
  }
wonderland-board-bonus-any = { $n ->
    [1] any weak ally
   *[other] any strong ally
  }
wonderland-board-bonus-shield = shield whole
wonderland-board-bonus-wonderlandian = a Wonderlandian
wonderland-board-bonus-ability = uncover an ability
wonderland-board-bonus-discard = { $n ->
    [one] discard 1 shard
   *[other] discard { $n } shards
  }
wonderland-board-bonus-castle = a castle
wonderland-board-bonus-leader = leader +1
wonderland-board-bonus-purge = remove 1 Madness
wonderland-board-bonus-quest1 = draw 1 quest
wonderland-board-bonus-quest2 = draw 2 quests, discard 1
wonderland-board-bonus-forge = forge a chip
wonderland-board-bonus-die = shard die
wonderland-board-bonus-roll = shard die
wonderland-board-bonus-star = 4 VP
wonderland-board-bonus-supporter = free 1 supporter
wonderland-board-bonus-castle_value = castles worth 1 VP more

# map
wonderland-board-clockwise = Battles run clockwise
wonderland-board-first = First
wonderland-board-closed = Closed: no units, castles or battles
wonderland-board-nobody = no units yet
wonderland-board-now = fought now
wonderland-board-fought = fought
wonderland-board-won-by = won by { $who }
wonderland-board-tile = Score tile { $first }, { $second }, { $third }; round { $round } now
wonderland-board-leader = leader
wonderland-board-supporter = supporter
wonderland-board-supporters = { $n ->
    [one] 1 supporter
   *[other] { $n } supporters
  }
wonderland-board-castle = castle
wonderland-board-castle-lying = castle on its side
wonderland-board-region-text = The strongest here wins the points of this round and a castle; second place gets half the points.

# own board
wonderland-board-leader-strength = Leader strength { $n } of { $of }
wonderland-board-shield-whole = whole
wonderland-board-shield-broken = broken
wonderland-board-shards = { $n ->
    [one] shard
   *[other] shards
  }
wonderland-board-reserve = in supply
wonderland-board-abilities = Abilities
wonderland-board-covered = Covered
wonderland-board-ability-artifact = Ability of the artifact
wonderland-board-ability-passive = Passive ability
wonderland-board-forge = Forge
wonderland-board-castle-value = castle = { $n } VP
wonderland-board-row = Forge row { $n }, { $filled } of { $of } filled
wonderland-board-between = Between two rows, when both spaces are filled: { $bonus }
wonderland-board-quests = Quests
wonderland-board-secret = { $n ->
    [0] none secret
    [one] 1 secret
   *[other] { $n } secret
  }
wonderland-board-bag = Bag
wonderland-board-bag-of = { $n ->
    [one] 1 chip
   *[other] { $n } chips
  }, { $mad } of them Madness
wonderland-board-bag-count = { $n ->
    [one] 1 chip
   *[other] { $n } chips
  }
wonderland-board-no-peek = Nobody looks into a bag during the war.
wonderland-board-exhausted = Exhausted
wonderland-board-track = Madness track

# battle
wonderland-board-battle-of = Battle: { $region }
wonderland-board-battle-number = battle { $n } of { $of }
wonderland-board-last-battle = { $winner ->
    [none] { $region }: nobody won.
   *[other] { $region } goes to { $winner }.
  }
wonderland-board-score-tile = score tile
wonderland-board-1st = 1st
wonderland-board-2nd = 2nd
wonderland-board-now-leads = now { $who }
wonderland-board-tied = tied
wonderland-board-resistance = resistance
wonderland-board-wager = { $n ->
    [one] wager
   *[other] wagers
  }
wonderland-board-face-down = face down: right, a weak ally; wrong, a shard
wonderland-board-no-wager = you lay no wager
wonderland-board-own-wager = you say: { $who } wins
wonderland-board-strength-track = Strength track 0 to { $n }
wonderland-board-pin = { $who }: strength { $n }
wonderland-board-fighter = { $name }, strength { $n }, { $state }
wonderland-board-state-asked = Your choice
wonderland-board-state-chosen = Has chosen
wonderland-board-state-stopped = Stopped
wonderland-board-state-bust = Bust
wonderland-board-state-fighting = Fighting
wonderland-board-sum = start { $start } + chips { $chips }
wonderland-board-active = Active
wonderland-board-madness = Madness
wonderland-board-units-left = Units left
wonderland-board-forges = { $n ->
    [one] 1 forge at the end
   *[other] { $n } forges at the end
  }
wonderland-board-not-drawn = nothing drawn yet
wonderland-board-draw-number = draw { $n }
wonderland-board-mark-double = next chip doubled
wonderland-board-mark-crowned = next chip hit by the Crown
wonderland-board-mark-watch = one chip more next
wonderland-board-mark-scout = scouts ahead
wonderland-board-adds = { $n } of { $of } add strength
wonderland-board-keep = keep { $n }{ $forges ->
    [0] { "" }
    [one] , 1 forge
   *[other] , { $forges } forges
  }
wonderland-board-odds = Madness { $n } of { $of }
wonderland-board-odds-words = Of { $chips } chips { $madness } are Madness, { $double } double, { $poison } Poison; { $bust } would bust.
wonderland-board-odds-loss = { $n ->
    [0] nothing costs a unit
    [one] 1 chip costs a unit
   *[other] { $n } chips cost units
  }
wonderland-board-odds-bust = { $n ->
    [one] 1 chip: bust
   *[other] { $n } chips: bust
  }
wonderland-board-odds-safe = none can bust you
wonderland-board-rewards = What the battle brought
wonderland-board-onward = To the end of this
wonderland-board-skip = Skip to my next choice
wonderland-board-hush = The effects of the next draw are told here.

# opened things
wonderland-board-base = base strength { $n }
wonderland-board-weak = weak
wonderland-board-strong = strong
wonderland-board-feat = Feat, at the end of a battle:
wonderland-board-goal = Objective, at the end of the game:
wonderland-board-goal-holds = The objective holds now.
wonderland-board-goal-not = The objective does not hold yet.
wonderland-board-quest-points = 3 VP for the feat, 3 for the objective, 3 more for both.
wonderland-board-ours = Reconstructed: the rulebooks do not print this, the content is ours.

# new table
wonderland-setup-title = The party
wonderland-setup-factions = Factions
wonderland-setup-faction-of = Faction of seat { $n }
wonderland-setup-random = By lot
wonderland-setup-allies = Allies
wonderland-setup-set-A = first game
wonderland-setup-set-B = marching
wonderland-setup-set-C = scouting
wonderland-setup-set-D = scheming
wonderland-setup-mixed = mixed
wonderland-setup-first-print = First print
    .detail = The Jabberwock poisons one card a turn and has Borogoves; no tie-break by shards; a leader at 6 must discard a shard.
wonderland-setup-note = Every bag, tile, deck and quest is set out for you.

# the end
wonderland-end-points = What made the points
wonderland-end-player = Player
wonderland-end-battle = Battles
wonderland-end-castle = Castles
wonderland-end-quest = Quests
wonderland-end-forge = Forge
wonderland-end-other = Other
wonderland-end-shards = Shards
wonderland-end-score = Total
wonderland-end-battles = Battles won, and the points they brought
wonderland-end-quests = Quests revealed
wonderland-end-no-quests = no quest
wonderland-end-feat = feat
wonderland-end-goal = objective

## Odds

wonderland-odds-next = Your next chip
wonderland-odds-madness = Madness
wonderland-odds-loss = costs a unit
wonderland-odds-bust = busts you
wonderland-odds-spread = Your strength after it
wonderland-odds-bag = Madness among your first chips
wonderland-odds-draws = { $n ->
    [one] with 1 draw
   *[other] with { $n } draws
}
wonderland-odds-trial = { $n ->
    [one] Winning this battle, 1 try
   *[other] Winning this battle, { $n } tries
}
wonderland-odds-win = as it stands
wonderland-odds-win-draw = if you draw
wonderland-odds-win-stop = if you stop
