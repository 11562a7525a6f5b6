# The rulebook of Small World of Warcraft, by rule id (dots written as dashes). All wording is our own.

smallworld-chapter-setup = Setting up
smallworld-chapter-turn = A turn
smallworld-chapter-pick = Picking a combination
smallworld-chapter-conquer = Conquering
smallworld-chapter-score = Coins and the end
smallworld-chapter-decline = Decline
smallworld-chapter-races = Races
smallworld-chapter-professions = Professions
smallworld-chapter-relics = Artifacts and legendary places
smallworld-chapter-examples = Examples
smallworld-chapter-variants = Variants
smallworld-chapter-notes = Our rulings on open cases

## Setting up

S-setup-boards = Continents
    .text = Six double-sided continents: two large, two medium, two small. 2 players use L and S, 3 use L, M, S, 4 use L, two M, S, 5 use two L, M, two S; boards and sides are drawn. Each is an island of its own: how they lie means nothing.
S-setup-rounds = Rounds
    .text = 10 rounds with 2 or 3 players, 9 with 4, 8 with 5.
S-setup-row = The column
    .text = 16 banners and 20 badges are shuffled. Six combinations are on offer: five in a column and the top of the two stacks.
S-setup-murlocs = Murlocs
    .text = One Murloc stands on each region with its symbol. They are nobody's and always count as declined. There are 15.
S-setup-mountains = Mountains
    .text = Each mountain region has a mountain token that stays for good and helps whoever defends there.
S-setup-places = Face-down tokens
    .text = The 5 artifacts and 7 legendary places are mixed. One lies unseen on the S, M or L region of each continent; the rest stay aside unseen.
S-setup-coins = Coins
    .text = Everyone starts with 5 coins. Coins are secret until the end; you may always count your own.
S-setup-first = Who begins
    .text = Chance names the first player.

## A turn

S-turn-order = Order
    .text = Play goes clockwise. A round is over when everyone has had a turn; so everyone plays in the last round too.
S-turn-kinds = Kinds of turns
    .text = On your first turn, and after a decline: pick a combination, conquer, score. On other turns either go on conquering or decline; then score.
S-empty = Empty regions
    .text = A region with an active or declined race token or a Murloc is non-empty. Mountains, artifacts and places alone leave it empty.
S-power-stack = Powers add up
    .text = Banner and badge both count. Both end when the race declines, unless they say otherwise.
S-power-own_region = "Own region"
    .text = For a badge, your regions are those of the race it is paired with, never those of your declined race, unless it says so.

## Picking

S-pick-cost = Price
    .text = A combination costs 1 coin for each one above it: lay a coin on each of those. Coins lying on the one you take are yours, but the price is still paid.
S-pick-tokens = Tokens
    .text = Take as many race tokens as banner number plus badge number.
S-pick-no_more = No more tokens
    .text = You get no further tokens later unless a power gives some, and never more than the tray still has.
S-pick-refill = Filling up
    .text = The column moves up with its coins and a new combination appears at the bottom. Discarded banners go under their stack; discarded badges are shuffled again when their stack is empty.

## Conquering

S-conquer-token = A token in hand
    .text = Whatever your powers, you need at least one race token in hand to begin a conquest.
S-conquer-stop = As many as you like
    .text = You may conquer any number of regions and stop when you want.
S-conquer-first = First conquest
    .text = A race that holds nothing must land on a starting region (anchor). An empty one without a mountain costs 3.
S-conquer-next = Further conquests
    .text = A region next to one of your active race's, or any starting region of any continent.
S-conquer-cost = Price of a region
    .text = 2 tokens; 1 more for each wisp wall, fort or mountain there; 1 for the crossing if it is a starting region with no neighbour held by the same race; 1 for each Murloc or token of an opponent there. Then all reductions come off, down to 1 (Tauren 2).
S-conquer-water = Seas and lakes
    .text = They cannot be conquered, except by a power that says so; then they cost 2 tokens and pay 1 coin each.
S-conquer-stay = Tokens stay
    .text = The tokens used stay in the region until redeployment.
S-loss = Losses
    .text = When a region of an active race falls, its owner takes the tokens up, returns one to the tray and, when the attacker's turn ends, puts the others into any regions that race still holds. With none left they wait in hand and land anew. A lone token goes to the tray. Of a declined race and of Murlocs all tokens there are lost.
S-loss-own_decline = Your own declined race
    .text = You may conquer it. Its race tokens add nothing to the price (forts, walls and mountains do) and are lost as usual.
S-last-die = The last roll
    .text = With at least 1 token in hand and at most 3 short, you may name a region and roll the reinforcement die. If tokens and pips are enough, the tokens left take it. If not, they go to regions you hold. Either way your conquests are over.
S-redeploy = Redeployment
    .text = Then spread your active race's tokens over its regions as you like, adjacent or not, at least 1 in each (Tauren 2).
S-ready = Readying
    .text = At the start of a later turn take up all your tokens but 1 in each region (Tauren 2).
S-abandon = Giving up regions
    .text = You may take up the last tokens of regions as well. They are no longer yours and pay nothing. If you give up all, your next conquest is a first one.

## Coins

S-score-regions = Regions
    .text = At the end of your turn 1 coin for each region of your active and of your declined race.
S-score-bonus = Bonus coins
    .text = And what your active banner and badge, places and artifacts pay. A declined race earns no bonus unless it says so.
S-score-faction = Faction bonus
    .text = At the end of your turn 1 coin for each race of the opposite faction, active or declined, from which your active race conquered a region this turn; once per race (twice with the Battleground). A player's active and declined races are two races. Neutral races neither earn nor give it.
S-end = The end
    .text = After the last round the most coins win. In a tie, the most race tokens on the board, active and declined.

## Decline

S-decline = Going into decline
    .text = At the start of a turn, before anything else and instead of conquering: flip the banner, discard the badge unless it says otherwise, leave 1 token in each region and return the rest to the tray. Score at once; the turn is over. Next turn you pick a new combination.
S-decline-score = Coins of that turn
    .text = 1 per region of the race that just declined; nothing from its banner or the discarded badge.
S-decline-one = Only one
    .text = You have at most one declined race. An older one leaves the board first, and its banner goes under the stack (or to the lowest empty place of the column). So does the banner of a declined race that lost its last region.
S-decline-several = Several declined tokens
    .text = Where several declined tokens stand together, all are lost when the region falls.

## Races

S-race-worgen = Worgen
    .text = At the start of each turn you must choose: human form (take 2 coins at once) or worgen form (pay 1 coin; all conquests this turn cost 1 less).
S-race-gnomes = Gnomes
    .text = Once a turn an air raid on any region of any continent, as if adjacent: name it, roll the die, and its pips lower the price of this conquest. This roll does not end your conquests. If it is your last conquest you may roll the usual die as well.
S-race-goblins = Goblins
    .text = When picked, 12 bombs (6 live, 6 duds) are shuffled face down. At the end of your turn you may lay one from the top, unseen, on each adjacent region of an opponent's active race. At the start of your next turn those still held by an opponent, even declined, are turned: a live one counts as a conquest (a token lost, the others redeployed) and leaves the region empty; a dud does nothing; both go back to the box. If the region was emptied meanwhile, the bomb returns to the top. In the turn of decline the last bombs still count.
S-race-draenei = Draenei
    .text = In each opponent's turn the first token you would lose for any reason goes to your hand and is redeployed when that turn ends; later ones are lost.
S-race-dwarves = Dwarves
    .text = Mountain regions cost 2 less.
S-race-kobolds = Kobolds
    .text = For your conquests every cavern region counts as adjacent. A cavern may be your first conquest, without the crossing.
S-race-humans = Humans
    .text = At the end of each turn put 2 military objectives (moving them if you like) on different regions not held by Alliance races. Whoever conquers such a region and is not of the Horde takes 2 coins and the objective returns; if it was another player, the Humans' player takes 2 as well. If the Horde conquers it, nobody is paid and it stays.
S-race-naga = Naga
    .text = They may conquer seas and lakes (2 tokens), also as the first conquest, go on from there, and stay there in decline.
S-race-night_elves = Night Elves
    .text = Forests cost 1 less. Each conquered forest gets a wisp wall (+1 defence), lost when the region is emptied or conquered, kept in decline. There are 9.
S-race-orcs = Orcs
    .text = 1 coin for each region conquered from an Alliance race, active or declined, besides the faction bonus.
S-race-tauren = Tauren
    .text = Never alone: always 2 or more tokens to conquer or hold a region, also when readying. If only 1 would remain, it moves to another region of yours and the region is vacated. Losses are as usual. In decline 2 tokens stay in each region.
S-race-forsaken = Forsaken
    .text = For each race token, active or declined, or Murloc lost through your actions you may pay 1 coin for a new token. It comes after your last conquest, before redeployment.
S-race-trolls = Trolls
    .text = Non-empty regions cost 1 less.
S-race-pandaren = Pandaren
    .text = At the end of each turn give a harmony token to each opponent whose active race you did not attack, those without a race included. Its holder pays you 2 coins, once a turn, before attacking you first: trying to conquer a region of yours, or making you lose a token in another way. You take the tokens back at the start of your turn. There are 4.
S-race-blood_elves = Blood Elves
    .text = 1 coin for each region with a magic source.
S-race-ethereals = Ethereals
    .text = Once a turn: move an artifact from an adjacent region into one of yours (usable at once), or conquer an adjacent region with a legendary place for 2 less.

## Professions

S-prof-archaeologist = Archaeologist
    .text = 1 coin at the end of your turn for each artifact or legendary place you hold.
S-prof-mining = Mining
    .text = 1 coin for each cavern region.
S-prof-mountaineer = Mountaineer
    .text = 1 coin for each mountain.
S-prof-swampwalker = Swampwalker
    .text = 1 coin for each swamp.
S-prof-farming = Farming
    .text = 1 coin for each field.
S-prof-ranger = Ranger
    .text = 1 coin for each forest.
S-prof-herbalist = Herbalist
    .text = 1 coin for each hill.
S-prof-fishing = Fishing
    .text = 1 coin for each region next to a sea or lake.
S-prof-explorer = Explorer
    .text = 1 coin for each continent on which you hold a region.
S-prof-enraged = Enraged
    .text = Each region conquered this turn that 2 or more of an opponent's race tokens defended pays as many coins as there were.
S-prof-battlemaster = Battlemaster
    .text = 1 coin at once for each non-empty region conquered.
S-prof-champion = Champion
    .text = Once a turn the champion alone conquers an adjacent region, whatever defends it, and stays there. He defends as 1 token. If his region falls, no race token is lost: you must at once pay the attacker 1 coin for him and redeploy him like a token. He can be used again on your next turn.
S-prof-defensive = Defensive
    .text = At the end of your turn a watchtower rises on each field of yours if you hold more of its neighbours than any other single race. It goes as soon as that is no longer so. Opponents cannot conquer the region, and other races' badges and banners do not act on it. There are 6.
S-prof-blacksmith = Blacksmith
    .text = Every region costs 1 less.
S-prof-sailing = Sailing
    .text = The crossing costs nothing.
S-prof-portal_mage = Portal Mage
    .text = Twice a turn swap all tokens, but not mountains or legendary places, between 2 regions with magic sources.
S-prof-garrisoned = Garrisoned
    .text = A fort (+1 defence, also in decline) in each region you hold, lost when the region is given up or conquered by an opponent; 1 in a region, 10 in all. You keep the badge in decline.
S-prof-marshdweller = Marshdweller
    .text = An opponent pays you 1 coin before conquering a swamp of yours, in decline too; who cannot pay cannot attack. You keep the badge in decline.
S-prof-beastmaster = Beastmaster
    .text = At the start of your turn discard all your beasts, count the hills you hold and take as many beasts (5 at most). They conquer and redeploy like race tokens. When a region with a beast falls, a beast is lost instead of a race token.
S-prof-intimidating = Intimidating
    .text = Three times a turn, in the same or different regions, move 1 enemy race token, active or declined, from an adjacent region to any other region of that race; if there is none, to the tray. Murlocs go to the tray. A wall or fort goes first and takes one use. Not after the last conquest.

## Artifacts and legendary places

S-place-reveal = Turning up
    .text = A face-down token is turned up for good when its region is first conquered. It serves whoever's active race holds the region and passes on with it; it stays behind when the region is given up. Declined races cannot use it unless it says so.
S-artifact-moves = Artifacts move
    .text = After use an artifact lies in the region where it was used. Places never move.
S-artifact-frostmourne = Frostmourne
    .text = Once a turn a conquest costs 2 less.
S-artifact-doomhammer = Doomhammer
    .text = Once a turn conquer a reachable region with 1 token after paying 2 coins to its holder, or to the bank if it is empty.
S-artifact-ashes_of_alar = Ashes of Al'ar
    .text = Once a turn any region of any continent counts as adjacent.
S-artifact-heart_of_azeroth = Heart of Azeroth
    .text = At the end of your turn put it in a region of yours. Each opponent with an active race in an adjacent region pays you 1 coin, once.
S-artifact-aegis = Aegis of Aggramar
    .text = At the end of your turn put it in a region of yours. An opponent must pay you 2 coins before conquering that region or letting a badge or banner act on it.
S-place-well_of_eternity = Well of Eternity
    .text = When turned up it moves to a sea or lake of its continent; if there is none, another legendary place is drawn. The race, active or declined, with more regions around it than any other at the end of its owner's turn earns 2 coins. In a tie nobody does.
S-place-meeting_stone = Meeting Stone
    .text = The crossing costs you nothing.
S-place-karazhan = Karazhan
    .text = 1 coin for each other region of your active race of the same terrain as Karazhan's.
S-place-battleground = Battleground
    .text = The faction bonus counts up to twice per race. A neutral race picks a faction each turn, earns its bonus by the same rule, and is neutral again when the turn ends.
S-place-dark_portal = Dark Portal
    .text = 2 coins at the end of your turn.
S-place-spirit_healer = Spirit Healer
    .text = 1 new token when you redeploy, while the tray has one.
S-place-lights_hope = Light's Hope Chapel
    .text = You lose no race token when your regions fall. That holds for the fall of the Chapel's own region too; then it passes on.

## Examples

S-example-pick = Herbalist Forsaken
    .text = Banner 6 and badge 4: the player takes 10 Forsaken.
S-example-turn = A first turn of the Forsaken
    .text = Ten Forsaken land on a field with a Murloc (4 tokens), go on into hills held by 2 Kobolds (4), and take a mountain (3) with the last 2 and the die. Two tokens were lost to them, so two could be bought; the player buys one. 3 regions and 1 for the hills make 4 coins.
S-example-faction = Blood Elves against the Alliance
    .text = A player's Forsaken have declined; the Blood Elves take a starting region of the Dwarves and two regions of the Humans. 2 faction coins, 1 for a magic source, 3 for the regions, 1 for each declined region, nothing for the Forsaken's banner and badge.

## Variants

S-variant-teams = Battle for Azeroth
    .text = Horde against Alliance: players take races of their own faction only; with an odd number one takes the neutral races. A side's score is its richest player's coins, not the sum.
S-variant-murlocs = Revenge of the Murlocs
    .text = Alone, or two together, on a large and a small continent, 9 rounds. 14 Murlocs (more is harder) play as an active neutral race without powers that never declines. Their lost tokens wait beside the board. On their turn they leave 1 in each region and conquer the cheapest reachable region again and again. Win with more coins than they have after round 9.

## Our rulings (the printed rules leave these open)

S-note-reductions = Reductions
    .text = Our ruling: all reductions add up; the least number of tokens is applied once, at the end.
S-note-as_if_adjacent = As if adjacent
    .text = Our ruling: a region reached as if adjacent (air raid, Ashes of Al'ar, cavern) never costs the crossing.
S-note-gnomes_first = A raid to begin with
    .text = Our ruling: the air raid may be the first conquest. Water stays forbidden.
S-note-gnomes_short = Too few after the raid
    .text = Our ruling: with too few tokens after the raid's roll, roll the ordinary last die on that region, or drop the raid, which is then used up, and go on.
S-note-reach = Price, not reach
    .text = Our ruling: Frostmourne and Doomhammer change the price only; the region must be within reach.
S-note-hammer_payee = Whom the hammer pays
    .text = Our ruling: against Murlocs or your own declined race the 2 coins of Doomhammer go to the bank.
S-note-tauren_min = Two Tauren
    .text = Our ruling: Doomhammer needs 2 Tauren, and so does the last roll.
S-note-tauren_lone = A lone Tauren
    .text = Our ruling: reduced to 1 in another player's turn, the Tauren goes to hand at once, the region is empty, and the token is redeployed when that turn ends.
S-note-tauren_company = Company for a Tauren
    .text = Our ruling: a champion or beast in the region is company enough for one Tauren.
S-note-champion_token = Sending the champion
    .text = Our ruling: a race token must be in hand but is not spent. He needs an own adjacent region and never goes after the last roll.
S-note-champion_hold = The champion alone
    .text = Our ruling: alone he makes a region held and non-empty. He stays where he is in redeployment; sent on with no token left behind, the region is given up. He and all beasts leave when the race declines.
S-note-champion_broke = No coin for the champion
    .text = Our ruling: an owner without a coin pays nothing and gets him back at the start of the next turn.
S-note-champion_rage = The champion as a defender
    .text = Our ruling: for Enraged the champion counts as one of the defenders.
S-note-beasts = Beasts
    .text = Our ruling: beasts leave before the hills are counted, so a region held by beasts alone is vacated first. A lost beast is no race token for Forsaken or Draenei but counts for Enraged.
S-note-chapel_beasts = Beasts and the Chapel
    .text = Our ruling: Light's Hope saves a beast as it saves a token.
S-note-saved = Saved tokens
    .text = Our ruling: a token saved by Draenei, Light's Hope or a ransom is not lost, so the Forsaken cannot buy for it. Light's Hope comes before the Draenei's own power.
S-note-bomb_conquest = A bomb as a conquest
    .text = Our ruling: a live bomb counts for the faction bonus, Battlemaster and Enraged and removes walls and forts. A face-down token there stays face down, and an objective stays.
S-note-bomb_holder = Whom a bomb hits
    .text = Our ruling: it goes off against whichever opponent holds the region. On a watchtower, or if harmony or Aegis is not paid, it returns unseen.
S-note-bomb_decline = Bombs and decline
    .text = Our ruling: bombs are turned before a decline; none are laid that turn.
S-note-payments = Payments
    .text = Our ruling: harmony, Aegis, marsh and Doomhammer payments add up and are due before the attack or roll, without refund. Aegis is paid once per opponent and turn. Who cannot pay cannot attack.
S-note-tower_timing = When towers fall
    .text = Our ruling: the majority is looked at after each change. Murlocs count as one race; neighbours that nobody holds count for nobody.
S-note-towers_six = More fields than towers
    .text = Our ruling: with more than six fields to guard the towers go up in the order of the map; towers that stand stay.
S-note-portal = Swapping
    .text = Our ruling: a swap is no conquest: no loss, coins, turning up or fee. It moves everyone's tokens, walls, forts, bombs, objectives and face-up artifacts; face-down ones stay. Not with a watchtower or an unpaid Aegis, and only before the last conquest.
S-note-intimidate = Frightening
    .text = Our ruling: moving a token is an attack for harmony only if it ends in the tray. Emptying a region is no conquest. Never into or out of a region with a watchtower. Forsaken may buy for tokens sent to the tray.
S-note-scare_haven = Nowhere to go
    .text = Our ruling: if a race's other regions all lie under a watchtower or an unpaid Aegis, the frightened token goes to the tray. Your own declined race cannot be frightened.
S-note-kobold_scope = How far caverns reach
    .text = Our ruling: that caverns count as adjacent serves conquests only.
S-note-naga_water = Naga at sea
    .text = Our ruling: nobody else takes water from Naga, even declined. The Well's own sea is not adjacent to itself. Fishing pays for a sea next to another water region.
S-note-battleground = Time of the Battleground
    .text = Our ruling: held at the end of the turn it counts for all conquests of that turn. A neutral race that chose the Horde counts as Horde for objectives. Choose at the start of the turn or on taking it.
S-note-own_decline = Against your own declined race
    .text = Our ruling: the region is non-empty (Trolls, Battlemaster); faction, Orc and Forsaken effects apply; a fort or wall adds to the price and goes.
S-note-no_regions = Without regions
    .text = Our ruling: after a failed first conquest the tokens stay in hand for a new one. A race without tokens may pass or decline. Declining without regions sends the banner under the stack, and the older declined race still leaves.
S-note-losers_order = Order of the losers
    .text = Our ruling: several defeated players redeploy clockwise from the attacker.
S-note-aid_spent = A failed roll with help
    .text = Our ruling: an artifact or power that helped a failed last roll is used up for this turn; the artifact stays where it was.
S-note-abandon_time = When to give up regions
    .text = Our ruling: regions are given up before the first conquest or power of the turn. After that you can no longer decline this turn.
S-note-end_coins = When coins are paid
    .text = Our ruling: the coins of Orcs and Enraged are paid with the others at the end of the turn; those of Battlemasters and objectives at once.
S-note-objectives = Objectives
    .text = Our ruling: objectives lie on land only, never under a watchtower or an Aegis that was not paid for. They leave the board when the Humans decline.
S-note-forts = Where forts stand
    .text = Our ruling: a fort goes up as soon as a region is taken, while there is one left; at the end of the turn forts that became free go to regions without one.
S-note-kept_badge = A kept badge
    .text = Our ruling: a badge kept in decline is discarded with the race's last region, or when the race gives way to a newer declined one.
S-note-heart_broke = No coin for the Heart
    .text = Our ruling: an opponent without a coin pays the Heart of Azeroth nothing.
S-note-well_choice = Which water
    .text = Our ruling: where a continent has several seas and lakes the conqueror chooses the Well's. Murlocs count as a race around it.
S-note-team_sides = Who is on which side
    .text = Our ruling: seats alternate between Horde and Alliance; the last of an odd number takes the neutral races. Attacking one's own side is allowed.
S-note-team_row = Nothing for your side
    .text = Our ruling: if no combination you can pay for belongs to your side, the top one leaves: its banner goes under the stack, its badge is discarded, its coins lie on the new top one, the column moves up; again until one fits.
S-note-murloc_turn = The Murlocs' turn
    .text = Our ruling: they play after the last player of each round. They take what they can pay in full and never roll; among equally cheap regions chance decides. What is left guards the regions with most neighbours of yours, then they take 1 coin per region.
S-note-murloc_army = The Murlocs' army
    .text = Our ruling: one stands on each Murloc symbol, the others wait beside the board. All tokens of a region taken from them go beside the board too and come back on their next turn; so their army never shrinks. For your powers they are an opponent's active race, but no player: they hold no harmony token.
S-note-murloc_purse = The Murlocs' purse
    .text = Our ruling: the Murlocs pay Aegis and marsh dues and the Heart out of their coins and take ransoms; what they cannot pay for they leave alone.
S-note-murloc_win = Beating the Murlocs
    .text = Our ruling: each of two partners must have more coins than the Murlocs; otherwise the Murlocs win.
