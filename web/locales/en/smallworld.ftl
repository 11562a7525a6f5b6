# Small World of Warcraft: names, prompts, verbs, log, reasons. All wording is our own.

## Factions, terrains, symbols, variants

smallworld-faction-horde = Horde
smallworld-faction-alliance = Alliance
smallworld-faction-neutral = Neutral
smallworld-terrain-field = Field
smallworld-terrain-hill = Hill
smallworld-terrain-forest = Forest
smallworld-terrain-swamp = Swamp
smallworld-terrain-mountain = Mountain
smallworld-terrain-sea = Sea
smallworld-terrain-lake = Lake
smallworld-symbol-magic = Magic source
smallworld-symbol-cavern = Cavern
smallworld-symbol-anchor = Starting region
smallworld-symbol-murloc = Murlocs at the start
smallworld-symbol-letter = Artifact or legendary place
smallworld-variant-base = Every race for itself
    .text = 2 to 5 players; most coins win.
smallworld-variant-teams = Battle for Azeroth
    .text = Horde against Alliance. You take races of your own side; a side counts its richest player.
smallworld-variant-murlocs = Revenge of the Murlocs
    .text = Alone, or two together, against the Murlocs. End with more coins than they have.

## Races: name, .text in full, .gist for the banner

smallworld-race-murlocs = Murlocs
    .text = They live here already, belong to nobody and count as a race in decline.
smallworld-race-blood_elves = Blood Elves
    .text = 1 coin at the end of your turn for each region with a magic source.
smallworld-race-draenei = Draenei
    .text = In each opponent's turn the first token you would lose goes to your hand instead and is redeployed when that turn ends.
smallworld-race-dwarves = Dwarves
    .text = Mountain regions cost you 2 tokens less.
smallworld-race-ethereals = Ethereals
    .text = Once a turn: move an artifact from an adjacent region into one of yours and use it at once, or conquer an adjacent region with a legendary place for 2 less.
smallworld-race-forsaken = Forsaken
    .text = For every race token or Murloc lost through your doing you may pay 1 coin for a new token, after your last conquest.
smallworld-race-gnomes = Gnomes
    .text = Once a turn an air raid on any region of any continent: name it, roll the die, and the pips lower its price. Your conquests may go on afterwards.
smallworld-race-goblins = Goblins
    .text = At the end of your turn you may lay a bomb, face down, on each adjacent region of an opponent's active race. They are turned at the start of your next turn: half of the twelve are live and empty the region as a conquest would.
smallworld-race-humans = Humans
    .text = At the end of each turn put 2 military objectives on regions without an Alliance race. Whoever conquers one, unless of the Horde, takes 2 coins; if it was not you, you take 2 as well.
smallworld-race-kobolds = Kobolds
    .text = For your conquests every cavern region counts as adjacent. A cavern may be your first conquest, without the crossing.
smallworld-race-naga = Naga
    .text = You may conquer seas and lakes for 2 tokens, start from them, and stay there in decline.
smallworld-race-night_elves = Night Elves
    .text = Forests cost you 1 less. Every forest you conquer gets a wisp wall (+1 defence) that stays in decline.
smallworld-race-orcs = Orcs
    .text = 1 coin for each region you conquer from an Alliance race, besides the faction bonus.
smallworld-race-pandaren = Pandaren
    .text = At the end of your turn each opponent whose active race you did not attack gets a harmony token. Whoever holds one pays you 2 coins before attacking you, once a turn.
smallworld-race-tauren = Tauren
    .text = Never alone: at least 2 tokens conquer or hold a region, and 2 stay in each region in decline.
smallworld-race-trolls = Trolls
    .text = Non-empty regions cost you 1 less.
smallworld-race-worgen = Worgen
    .text = At the start of each turn choose: human form (take 2 coins) or worgen form (pay 1 coin, all conquests this turn cost 1 less).

## Professions: name, .text, .gist

smallworld-badge-archaeologist = Archaeologist
    .text = 1 coin at the end of your turn for each artifact or legendary place you hold.
smallworld-badge-battlemaster = Battlemaster
    .text = 1 coin at once for each non-empty region you conquer.
smallworld-badge-beastmaster = Beastmaster
    .text = At the start of your turn your beasts leave; take one for each hill you hold (5 at most). They conquer and redeploy like tokens, and a beast is lost before a token.
smallworld-badge-blacksmith = Blacksmith
    .text = Every region costs you 1 less.
smallworld-badge-champion = Champion
    .text = Once a turn the champion alone takes an adjacent region, whatever defends it, and stays there as 1 defender. If it falls you lose no token and ransom him for 1 coin.
smallworld-badge-defensive = Defensive
    .text = At the end of your turn a watchtower rises on each field of yours if you hold more of its neighbours than any other race. Nobody can conquer it, and other races' powers do not touch it.
smallworld-badge-enraged = Enraged
    .text = Each region you conquer that 2 or more tokens of an opponent defended pays as many coins as there were.
smallworld-badge-explorer = Explorer
    .text = 1 coin at the end of your turn for each continent where you hold a region.
smallworld-badge-farming = Farming
    .text = 1 coin at the end of your turn for each field.
smallworld-badge-fishing = Fishing
    .text = 1 coin at the end of your turn for each region next to a sea or lake.
smallworld-badge-garrisoned = Garrisoned
    .text = A fort (+1 defence) in each region you hold, 10 in all; they stay in decline, and so does the badge.
smallworld-badge-herbalist = Herbalist
    .text = 1 coin at the end of your turn for each hill.
smallworld-badge-intimidating = Intimidating
    .text = Three times a turn move an enemy token from an adjacent region to another region of its race. A wall or fort goes first; Murlocs, and tokens with nowhere to go, leave the board.
smallworld-badge-marshdweller = Marshdweller
    .text = An opponent pays you 1 coin before conquering a swamp of yours, in decline too. The badge stays.
smallworld-badge-mining = Mining
    .text = 1 coin at the end of your turn for each cavern region.
smallworld-badge-mountaineer = Mountaineer
    .text = 1 coin at the end of your turn for each mountain.
smallworld-badge-portal_mage = Portal Mage
    .text = Twice a turn swap everything but mountains and legendary places between two magic sources.
smallworld-badge-ranger = Ranger
    .text = 1 coin at the end of your turn for each forest.
smallworld-badge-sailing = Sailing
    .text = Landing on a starting region costs no crossing.
smallworld-badge-swampwalker = Swampwalker
    .text = 1 coin at the end of your turn for each swamp.

## Artifacts and legendary places

smallworld-relic-frostmourne = Frostmourne
    .text = Once a turn a conquest costs 2 less. It goes along to the region conquered.
    .gist = one conquest −2
smallworld-relic-doomhammer = Doomhammer
    .text = Once a turn conquer a region within reach with 1 token, after paying 2 coins to its holder (to the bank if nobody's).
    .gist = 1 token, 2 coins
smallworld-relic-ashes_of_alar = Ashes of Al'ar
    .text = Once a turn conquer any region of any continent as if it were adjacent.
    .gist = anywhere
smallworld-relic-heart_of_azeroth = Heart of Azeroth
    .text = At the end of your turn put it in a region of yours; each opponent with an active race next to it pays you 1 coin.
    .gist = neighbours pay
smallworld-relic-aegis = Aegis of Aggramar
    .text = At the end of your turn put it in a region of yours; an opponent must pay you 2 coins before conquering it or using a power on it.
    .gist = 2 coins to attack
smallworld-relic-well_of_eternity = Well of Eternity
    .text = Moves to a sea or lake when found. At the end of your turn 2 coins if one of your races holds more regions around it than any other race.
    .gist = +2 for most around
smallworld-relic-meeting_stone = Meeting Stone
    .text = While you hold it the crossing costs nothing.
    .gist = no crossing
smallworld-relic-karazhan = Karazhan
    .text = 1 coin for each other region of yours of the same terrain.
    .gist = +1 per like region
smallworld-relic-battleground = Battleground
    .text = The faction bonus counts up to twice per race. A neutral race picks a side each turn and earns its bonus.
    .gist = faction bonus twice
smallworld-relic-dark_portal = Dark Portal
    .text = 2 coins at the end of your turn.
    .gist = +2
smallworld-relic-spirit_healer = Spirit Healer
    .text = 1 new token when you redeploy, if the tray has one.
    .gist = +1 token
smallworld-relic-lights_hope = Light's Hope Chapel
    .text = You lose no tokens when regions of yours fall, this one included.
    .gist = no losses
smallworld-relic-hidden = Face-down token
    .text = An artifact or legendary place that nobody has seen. It is turned up when the region is first conquered.
smallworld-sort-artifact = Artifact
smallworld-sort-place = Legendary place

## Pieces

smallworld-piece-mountain = Mountain
smallworld-piece-fort = Fort
smallworld-piece-wall = Wisp wall
smallworld-piece-tower = Watchtower
smallworld-piece-bomb = Bomb
smallworld-piece-objective = Military objective
smallworld-piece-champion = Champion
smallworld-piece-beast = Beast
smallworld-piece-harmony = Harmony token

## Phases

smallworld-phase-setup = Setting up
smallworld-phase-pick = Pick
smallworld-phase-begin = Start of the turn
smallworld-phase-conquer = Conquer
smallworld-phase-redeploy = Redeploy
smallworld-phase-finish = End of the turn
smallworld-phase-regroup = Regroup
smallworld-phase-over = The end

## Where coins come from

smallworld-source-regions = Regions
smallworld-source-declined = Declined regions
smallworld-source-faction = Faction bonus
smallworld-source-pick = Combinations
smallworld-source-unknown = Other
smallworld-source-blood_elves = { smallworld-race-blood_elves }
smallworld-source-draenei = { smallworld-race-draenei }
smallworld-source-dwarves = { smallworld-race-dwarves }
smallworld-source-ethereals = { smallworld-race-ethereals }
smallworld-source-forsaken = { smallworld-race-forsaken }
smallworld-source-gnomes = { smallworld-race-gnomes }
smallworld-source-goblins = { smallworld-race-goblins }
smallworld-source-humans = { smallworld-race-humans }
smallworld-source-kobolds = { smallworld-race-kobolds }
smallworld-source-naga = { smallworld-race-naga }
smallworld-source-night_elves = { smallworld-race-night_elves }
smallworld-source-orcs = { smallworld-race-orcs }
smallworld-source-pandaren = { smallworld-race-pandaren }
smallworld-source-tauren = { smallworld-race-tauren }
smallworld-source-trolls = { smallworld-race-trolls }
smallworld-source-worgen = { smallworld-race-worgen }
smallworld-source-archaeologist = { smallworld-badge-archaeologist }
smallworld-source-battlemaster = { smallworld-badge-battlemaster }
smallworld-source-beastmaster = { smallworld-badge-beastmaster }
smallworld-source-blacksmith = { smallworld-badge-blacksmith }
smallworld-source-champion = { smallworld-badge-champion }
smallworld-source-defensive = { smallworld-badge-defensive }
smallworld-source-enraged = { smallworld-badge-enraged }
smallworld-source-explorer = { smallworld-badge-explorer }
smallworld-source-farming = { smallworld-badge-farming }
smallworld-source-fishing = { smallworld-badge-fishing }
smallworld-source-garrisoned = { smallworld-badge-garrisoned }
smallworld-source-herbalist = { smallworld-badge-herbalist }
smallworld-source-intimidating = { smallworld-badge-intimidating }
smallworld-source-marshdweller = { smallworld-badge-marshdweller }
smallworld-source-mining = { smallworld-badge-mining }
smallworld-source-mountaineer = { smallworld-badge-mountaineer }
smallworld-source-portal_mage = { smallworld-badge-portal_mage }
smallworld-source-ranger = { smallworld-badge-ranger }
smallworld-source-sailing = { smallworld-badge-sailing }
smallworld-source-swampwalker = { smallworld-badge-swampwalker }
smallworld-source-frostmourne = { smallworld-relic-frostmourne }
smallworld-source-doomhammer = { smallworld-relic-doomhammer }
smallworld-source-ashes_of_alar = { smallworld-relic-ashes_of_alar }
smallworld-source-heart_of_azeroth = { smallworld-relic-heart_of_azeroth }
smallworld-source-aegis = { smallworld-relic-aegis }
smallworld-source-well_of_eternity = { smallworld-relic-well_of_eternity }
smallworld-source-meeting_stone = { smallworld-relic-meeting_stone }
smallworld-source-karazhan = { smallworld-relic-karazhan }
smallworld-source-battleground = { smallworld-relic-battleground }
smallworld-source-dark_portal = { smallworld-relic-dark_portal }
smallworld-source-spirit_healer = { smallworld-relic-spirit_healer }
smallworld-source-lights_hope = { smallworld-relic-lights_hope }

## Parts of a price

smallworld-part-region = { $n } region
smallworld-part-water = { $n } water
smallworld-part-mountain = { $n } mountain
smallworld-part-wall = { $n } wisp wall
smallworld-part-fort = { $n } fort
smallworld-part-crossing = { $n } crossing
smallworld-part-tokens = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
smallworld-part-murlocs = { $n ->
    [one] { $n } Murloc
   *[other] { $n } Murlocs
}
smallworld-part-dwarves = { $n } Dwarves
smallworld-part-trolls = { $n } Trolls
smallworld-part-night_elves = { $n } Night Elves
smallworld-part-worgen = { $n } worgen form
smallworld-part-blacksmith = { $n } Blacksmith
smallworld-part-frostmourne = { $n } Frostmourne
smallworld-part-ethereals = { $n } Ethereals
smallworld-part-doomhammer = { $n } Doomhammer
smallworld-part-raid = { $n } air raid
smallworld-part-least = { $n } up to the least

## Prompts

smallworld-ask-pick = Pick a combination
    .detail = One coin on each above the one you take; coins lying on it are yours.
smallworld-ask-form = Which form this turn?
    .detail = Human: take 2 coins. Worgen: pay 1, every conquest costs 1 less.
smallworld-ask-faction = Which side does your race fight for this turn?
    .detail = You hold the Battleground.
smallworld-ask-conquer = Conquer
    .detail = { $n ->
        [0] No tokens in hand.
        [one] { $n } token in hand.
       *[other] { $n } tokens in hand.
    }
smallworld-ask-raid-short = The raid on { $region } is { $short } short
    .detail = Roll the last die there, or drop the raid and go on.
smallworld-ask-scare-to = Where does the frightened token go?
smallworld-ask-portal-to = Swap { $region } with which magic source?
smallworld-ask-fetch-to = Into which region of yours does { $relic } go?
smallworld-ask-well = Which water becomes the Well of Eternity?
smallworld-ask-bomb-fee = { $region } is guarded: pay { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} to turn the bomb?
smallworld-ask-buy = Buy new Forsaken?
    .detail = 1 coin each, { $n } at most.
smallworld-ask-redeploy = Spread your tokens
    .detail = { $n ->
        [one] { $n } token to place.
       *[other] { $n } tokens to place.
    }
smallworld-ask-regroup = Put your tokens back
    .detail = { $n ->
        [one] { $n } token into regions you still hold.
       *[other] { $n } tokens into regions you still hold.
    }
smallworld-ask-heart = Where does the Heart of Azeroth go?
    .detail = Each opponent with an active race next to it pays you 1 coin.
smallworld-ask-aegis = Which region does the Aegis guard?
smallworld-ask-bombs = Lay bombs
    .detail = One, face down, on each region you like.
smallworld-ask-objectives = Set the military objectives
    .detail = On different regions without an Alliance race.

## Verbs

smallworld-do-pick = { $price ->
    [0] Take for free
    [one] Take for { $price } coin
   *[other] Take for { $price } coins
}
smallworld-do-conquer = Conquer with { $price }
smallworld-do-conquer-with = Conquer with { $price } and { $aids }
smallworld-do-roll = Roll the die ({ $chance } %)
smallworld-do-roll-with = Roll the die with { $aids } ({ $chance } %)
smallworld-do-raid = Air raid
smallworld-do-raid-with = Air raid with { $aids }
smallworld-do-roll-on = Roll the die ({ $chance } %)
smallworld-do-drop-raid = Drop the raid
smallworld-do-champion = Send the champion
smallworld-do-scare = Frighten
smallworld-do-portal = Swap from here
smallworld-do-fetch = Fetch { $relic }
smallworld-do-to = Here
smallworld-do-abandon = Give up
smallworld-do-decline = Decline
smallworld-do-stop = Redeploy
smallworld-do-form-human = Human form: take 2 coins
smallworld-do-form-worgen = Worgen form: pay 1 coin
smallworld-do-fight-horde = For the Horde
smallworld-do-fight-alliance = For the Alliance
smallworld-do-pay-fee = Pay { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
smallworld-do-return-bomb = Take the bomb back
smallworld-do-buy = { $n ->
    [0] Buy none
   *[other] Buy { $n }
}
smallworld-do-put = Put a token
smallworld-do-put-beast = Put a beast
smallworld-do-put-champion = Put the champion
smallworld-do-spread = Spread the rest
smallworld-do-place = Put it here
smallworld-do-bomb = Lay a bomb
smallworld-do-objective = Set an objective
smallworld-do-done = Done

## Log

smallworld-log-boards = { $continent } is laid out
smallworld-log-first-player = { $who } begins
smallworld-log-combo = New in the column: { $badge } { $race }
smallworld-log-badges-shuffled = The discarded badges are shuffled
smallworld-log-round = Round { $n }
smallworld-log-turn = { $who }'s turn
smallworld-log-picked = { $who } picks { $badge } { $race }: { $n } tokens, price { $cost }, coins found { $coins }
smallworld-log-passed-over = No combination fits: the { $race } pass on
smallworld-log-beasts = { $n ->
    [one] { $who } calls { $n } beast
   *[other] { $who } calls { $n } beasts
}
smallworld-log-form-human = { $who }: human form, { $n } coins
smallworld-log-form-worgen = { $who }: worgen form for { $n } coin
smallworld-log-fights-for = { $who } fights for this side: { $faction }
smallworld-log-conquered = { $who } takes { $region } with { $n }
smallworld-log-conquered-from = { $who } takes { $region } from the { $loser } with { $n }
smallworld-log-abandoned = { $who } gives up { $region }
smallworld-log-rolled = { $who } rolls { $n }: { $region } is taken
smallworld-log-rolled-short = { $who } rolls { $n }, needed { $short }: { $region } holds
smallworld-log-raided = { $who }'s air raid on { $region }: { $n } pips, price { $cost }
smallworld-log-raid-dropped = { $who } drops the raid on { $region }
smallworld-log-lost = { $n ->
    [one] The { $race } lose { $n } token
   *[other] The { $race } lose { $n } tokens
}
smallworld-log-beast-lost = { $who } loses a beast
smallworld-log-captive = { $who } cannot ransom the champion
smallworld-log-lone-tauren = A lone Tauren of { $who } leaves the region
smallworld-log-sheltered = Light's Hope saves { $who }'s token
smallworld-log-draenei-saved = The light saves a Draenei of { $who }
smallworld-log-race-gone = { $who }'s declined { $race } are gone
smallworld-log-tower-gone = The watchtower of { $region } falls
smallworld-log-tower-built = { $who } builds a watchtower in { $region }
smallworld-log-wall-built = { $who } raises a wisp wall in { $region }
smallworld-log-fort-built = { $who } builds a fort in { $region }
smallworld-log-spoils = { $who } takes { $n } coin for the battle
smallworld-log-objective-taken = { $who } reaches the objective in { $region }: { $n } coins
smallworld-log-objective-shared = { $who } shares in it: { $n } coins
smallworld-log-objective-set = { $who } sets an objective in { $region }
smallworld-log-revealed = Found in { $region }: { $relic }
smallworld-log-well-moved = The Well of Eternity rises in { $region }
smallworld-log-well-dry = No water here: the Well of Eternity leaves the game
smallworld-log-scared = { $who } drives a token of the { $race } to { $region }
smallworld-log-scared-piece = { $who } drives off a piece in { $region }
smallworld-log-scared-away = { $who } drives a token of the { $race } from { $region } off the board
smallworld-log-swapped = { $who } swaps { $region } and { $other }
smallworld-log-fetched = { $who } fetches { $relic } to { $region }
smallworld-log-bombs-mixed = { $who } mixes { $n } bombs
smallworld-log-bomb-set = { $who } lays a bomb in { $region }
smallworld-log-bomb-live = { $who }'s bomb in { $region } goes off
smallworld-log-bomb-dud = { $who }'s bomb in { $region } is a dud
smallworld-log-bomb-back = The bomb of { $region } goes back on the stack
smallworld-log-paid = { $n ->
    [one] { $who } pays { $whom } { $n } coin: { $cause }
   *[other] { $who } pays { $whom } { $n } coins: { $cause }
}
smallworld-log-paid-bank = { $n ->
    [one] { $who } pays the bank { $n } coin: { $cause }
   *[other] { $who } pays the bank { $n } coins: { $cause }
}
smallworld-log-paid-murlocs = { $n ->
    [one] { $who } pays the Murlocs { $n } coin: { $cause }
   *[other] { $who } pays the Murlocs { $n } coins: { $cause }
}
smallworld-log-murlocs-paid = { $n ->
    [one] The Murlocs pay { $whom } { $n } coin: { $cause }
   *[other] The Murlocs pay { $whom } { $n } coins: { $cause }
}
smallworld-log-bought = { $n ->
    [one] { $who } buys { $n } new token
   *[other] { $who } buys { $n } new tokens
}
smallworld-log-healed = The Spirit Healer gives { $who } { $n } token
smallworld-log-heart-set = { $who } puts the Heart of Azeroth in { $region }
smallworld-log-aegis-set = { $who } puts the Aegis in { $region }
smallworld-log-harmony-given = { $who } gives { $whom } a harmony token
smallworld-log-harmony-back = { $who } takes the harmony tokens back
smallworld-log-redeployed = { $who } has redeployed
smallworld-log-regrouped = { $who } has regrouped
smallworld-log-declined = { $n ->
    [one] { $who }'s { $race } decline in { $n } region
   *[other] { $who }'s { $race } decline in { $n } regions
}
smallworld-log-declined-none = { $who }'s { $race } decline without a region
smallworld-log-earned = { $who }: +{ $n } { $source }
smallworld-log-scored = { $coins ->
    [one] { $who } takes { $coins } coin
   *[other] { $who } takes { $coins } coins
}
smallworld-log-murlocs-turn = The Murlocs rise: { $n } in hand
smallworld-log-murlocs-took = The Murlocs take { $region } with { $n }
smallworld-log-murlocs-took-from = The Murlocs take { $region } from the { $loser } with { $n }
smallworld-log-murlocs-scored = The Murlocs take { $coins } coins
smallworld-log-over = The last round is over

## Reasons

smallworld-why-price = { $region } costs { $n }; you have { $hand }
smallworld-why-die = { $short } short: the die takes it with { $chance } %
smallworld-why-short = { $short } short: too many for the die
smallworld-why-tauren-roll = The last roll needs { $n } Tauren
smallworld-why-no-token = You need a token in hand
smallworld-why-far = { $region } is not next to your { $race } and no starting region
smallworld-why-first = Your { $race } must land on a starting region first
smallworld-why-water = Seas and lakes cannot be conquered
smallworld-why-tower = A watchtower guards { $region }
smallworld-why-own = { $region } is yours already
smallworld-why-fee = { $n ->
    [one] You pay { $n } coin first: { $cause }
   *[other] You pay { $n } coins first: { $cause }
}
smallworld-why-fee-poor = { $n ->
    [one] You would have to pay { $n } coin ({ $cause }); you have { $have }
   *[other] You would have to pay { $n } coins ({ $cause }); you have { $have }
}
smallworld-why-combo = { $badge } { $race }: { $banner } + { $number } = { $n } tokens, price { $price }, coins on it { $coins }
smallworld-why-combo-later = You pick after a decline
smallworld-why-combo-side = Your side takes its own races only: { $faction }
smallworld-why-combo-poor = The price is { $price }; you have { $have }
smallworld-why-decline = { $n ->
    [one] { $n } region stays and pays; this turn brings { $coins }
   *[other] { $n } regions stay and pay; this turn brings { $coins }
}
smallworld-why-decline-begun = Not now: a turn that has begun goes on
smallworld-why-decline-no-race = You have no active race
smallworld-why-stop = Redeploy, then score { $coins }
smallworld-why-not-asked = It is not your decision now
smallworld-why-no-use = Nothing to do here now

## Bots

smallworld-bot-random = Random

## Goals of lessons made at the table
smallworld-goal-take = Take this region before your turn ends: { $region }.
smallworld-goal-hold = Hold { $n } regions with your active race this turn.
smallworld-goal-earn = Earn at least { $n } coins with this turn.
