# The rulebook of Wonderland's War, by rule id (dots written as dashes). All wording is our own.
# Entries that say "ours" stand where the printed rules are silent or the printed content is not known.

wonderland-chapter-terms = Words
wonderland-chapter-setup = Setting up
wonderland-chapter-tea = The Tea Party
wonderland-chapter-bonuses = Bonuses of tea cards
wonderland-chapter-leaders = Leaders
wonderland-chapter-war = The war
wonderland-chapter-result = Results of a battle
wonderland-chapter-end = The end
wonderland-chapter-two = Two players
wonderland-chapter-allies = Allies
wonderland-chapter-abilities = Faction abilities
wonderland-chapter-wonderlandians = Wonderlandians
wonderland-chapter-quests = Quests
wonderland-chapter-notes = Notes: rulings of ours
wonderland-chapter-examples = Worked examples

## Words

W-term-unit = Unit
    .text = A unit is a supporter, a Wonderlandian figure or a leader. A castle is not a unit.
W-term-opponent = Opponent
    .text = Your opponents in a battle are the other players with units in the region, those who stopped included, those who bust not.
W-term-adjacent = Adjacent
    .text = A region's neighbours are the one before and the one after it in the ring of five; the Pool of Tears and Witzend touch.
W-term-chip_type = Chip types
    .text = Every ally kind is a type of its own, Forge too. Faction chips and artifacts are one type, each Wonderlandian item is one, and so are Madness and Poison.
W-term-base = Base strength
    .text = The base strength of a chip is the number printed on it; effects that change a chip end when it has been placed.
W-term-exhaust = Exhausted
    .text = Exhausted chips lie on the lower part of your board. They come back into the bag with a refresh or after the war.
W-gain-bag = Gained chips
    .text = A chip you gain goes into your bag unless something else is said.
W-castle = Castle
    .text = Your castle gives 2 strength at the start of a battle you have units in. Each player has at most one per region; it is worth points at the end.

## Setting up

W-setup-board = Regions and tiles
    .text = Five regions lie in a ring. Six score tiles are shuffled; each region gets one, the sixth is not used.
W-setup-allies = Allies
    .text = One set of ally cards is used, A to D, or a mix with one card per kind; Forge is always in. There are 19 chips of each of the five kinds, weak or strong, and 25 Forge chips. How many are weak is ours: 12, and 7 strong.
W-setup-wonderlandians = Wonderlandian row
    .text = The 24 Wonderlandian cards are shuffled and three lie face up.
W-setup-pool = The pool
    .text = 29 plain and 5 double Madness chips, shards worth 80, one shard die. The faces of the die are ours: 1, 1, 1, 2, 2, 3.
W-setup-tea = Laying the table
    .text = Three tea decks of 30, one a round. Cards lie on 11 places for 2 or 3 players, 12 for 4, 13 for 5.
W-setup-marker = Battle marker
    .text = The battle marker starts on the Red Keep and moves clockwise as many regions as the shard die shows.
W-setup-player = Your faction
    .text = You have 14 supporters (4 of them locked on the third forge row), 5 castles, a leader of strength 1, a whole shield, 4 covered abilities and 6 artifacts, 4 of them at the ends of the forge rows.
W-setup-bag = Your bag
    .text = Three faction chips of 1 and one of 2, two artifacts, a Forge, a double Madness and two plain ones.
W-setup-quest = First quest
    .text = Draw two quests, keep one in secret; the other goes back.
W-setup-wagers = Wager cards
    .text = With 3 to 5 players you can wager on every other faction in play.
W-setup-shards = First shards
    .text = By turn order: 2 and 1 with two players; 3, 2, 1 with three; 3, 2, 2, 1 with four; 3, 2, 2, 1, 0 with five.
W-setup-first = First player
    .text = Chance picks who begins. All leaders start at the head of the table.
W-setup-poison = Poison supply
    .text = The Jabberwock has as many Poison chips as there are players, and 2 more.

## The Tea Party

W-tea-turn = A turn at tea
    .text = With fewer than 4 cards of this party (5 with two players) walk your leader clockwise to any free chair with a card, take the card and gain all its bonuses.
W-tea-head = The head of the table
    .text = Passing the head you stop there, roll the shard die, gain the shards and refill every place in use without card or leader. Then you choose where to sit, new cards included. Once a turn at most.
W-tea-enter = Entering Wonderland
    .text = With all your cards taken, your next turn puts your leader into any open region. When the last leader has entered, the party is over.
W-tea-end-madness = Madness after tea
    .text = Everybody adds a plain Madness to the bag. Then those with the most shards add one more and discard half of their shards, rounded up. If a step has too few Madness chips for all who should get one, nobody gets one.
W-tea-table = The next party
    .text = Left-over cards go, the round's deck is laid out, leaders return to the head. The player with the fewest VP begins, then the fewest units in regions, then the most shards.
W-tea-keep = Cards stay open
    .text = Cards you took stay in front of you for all to see.

## Bonuses

W-bonus-units = Units
    .text = Place that many units in one region: supporters, or lost figures in their stead. Two separate symbols may go to two regions.
W-limit-supporters = No supporter left
    .text = With no supporter in your supply you may move one of your supporters or figures on the board instead, for each unit missing.
W-bonus-ally = A named ally
    .text = Gain that chip, weak or strong as shown.
W-bonus-any_ally = Any ally
    .text = Gain any ally chip of that level. Forge counts as weak.
W-limit-ally = Chips run out
    .text = If the named chip has run out, you may take any ally of the same level.
W-bonus-die = Shard die
    .text = Roll the shard die and gain that many shards.
W-bonus-discard_shards = Discard shards
    .text = Discard that many shards, or as many as you have.
W-bonus-shield = Shield
    .text = Your shield turns whole; nothing happens if it is.
W-bonus-wonderlandian = A Wonderlandian
    .text = Take one of the three cards in the row and refill it. A figure is placed at once anywhere; an item puts its two chips into your bag.
W-bonus-ability = An ability
    .text = Uncover any one of your four faction abilities.
W-bonus-castle = A castle
    .text = Place a castle in a region where you have none.
W-bonus-leader = Leader strength
    .text = Your leader has 1 strength more, up to 6. At 6 you may discard a shard instead.
W-bonus-purge = Purge
    .text = Remove one plain Madness from your bag for good. Never the double one, never from the track.
W-bonus-quest = Quests
    .text = One symbol draws a quest. The other draws two, then any one from your hand goes back.
W-bonus-forge = Forge at tea
    .text = Some cards let you forge; see the note on forging at tea.
W-card-split = Split cards
    .text = Take the upper or the lower bonus. Units and the corner die always apply.
W-card-corrupted = Corrupted cards
    .text = You may roll the shard die, gain the shards and the corrupted bonus too; or leave it.

## Leaders

W-leader-alice = Alice: Strange Reflection
    .text = Alice always walks counter-clockwise.
W-leader-queen = Queen of Hearts
    .text = The Queen may spread the supporters of one card over several regions.
W-leader-cheshire = Cheshire Cat
    .text = When the Cat itself rolls 2 or 3 on the shard die at tea, it may give one of those shards to another player.
W-leader-hatter = Mad Hatter: It's My Party
    .text = Once per party, instead of a turn, the Hatter refills all empty places in use, then may take any card on the table without moving.
W-leader-jabberwock = Jabberwock: Jaws that Bite
    .text = At the start of the party put Poison on two different cards; at the end of your turn with none on the table put one more. An opponent who takes such a card puts the Poison into the bag, you take it back. In the first print: one at the start of each own turn if none lies there.
W-jabberwock-optional = Poison is optional
    .text = Placing and giving Poison is always optional; with none in the supply nothing happens.
W-poison = Poison
    .text = Drawn in battle it gives no strength and is not placed: lose 1 unit, the leader last, and the chip returns to the Jabberwock. A shield sends it back into the bag.

## The war

W-war-order = Order of battles
    .text = One battle per region, clockwise from the battle marker. Whoever has a unit there fights; a castle alone does not.
W-war-nopeek = No peeking
    .text = Nobody looks into a bag during the war. You are told the odds, never the order.
W-war-wager = Wagers
    .text = When the starting strengths are set, everybody who is not in the battle may secretly name its winner. Right: any weak ally. Wrong: a shard. A tie for first: nothing. Not in uncontested regions, not with two players.
W-war-start = Starting strength
    .text = Leader strength if the leader is there, the strength of each figure, 2 for a castle. Supporters give none.
W-war-draw = Drawing
    .text = All draw one chip at the same time. The first draw must be made; from the second on everybody chooses in secret to draw or to stop, and all choices are shown together.
W-war-madness = Madness
    .text = Madness gives no strength. Put it on the next of the 4 madness spaces and lose a unit, two for a double; you choose which, the leader only when nothing else is left.
W-war-loss-supply = Lost units
    .text = Lost units return to their owner's supply. The strength they gave stays, their effects end.
W-war-shield = Shields
    .text = You may break your whole shield to cancel a Madness or Poison: the chip goes back into the bag.
W-war-bust = Bust
    .text = With no unit left you bust: strength 0, all active chips exhausted, no more draws, no rewards, no effects at the end. Then your shield turns whole.
W-war-refresh = Refresh
    .text = Filling the fourth madness space returns all Madness of the track and all exhausted chips to the bag at once. Active chips stay, the shield is not touched, the battle goes on.
W-war-emptybag = Empty bag
    .text = If you must draw from an empty bag, exhausted chips and track Madness go back into it first.
W-war-play = Playing a chip
    .text = Any other chip: what it does when drawn, then it goes to the next active space, then the marker moves by its changed strength.
W-war-order-effects = Order of effects
    .text = Madness and busts first, then effects on oneself, then effects on others. In a dispute the player with the fewest VP goes first, then the one with the most shards.
W-war-stop = Stopping
    .text = Who has stopped draws no more. The last player still drawing must stop when alone in the lead, and may go on otherwise.
W-war-over = When a battle ends
    .text = After a draw the battle is over if all have stopped or bust, if someone has 25, or if the only one still drawing leads alone.
W-war-25 = Twenty-five
    .text = Reaching 25 wins at once; all must stop. Several at 25 in the same draw are tied.
W-war-effects-scope = Who is hit
    .text = Effects on opponents hit players with units in the region, stopped ones too, busted ones not.
W-war-effects-battle = Effects end
    .text = No effect carries over from one battle into another.
W-war-end = After the last battle
    .text = The die moves the battle marker on; chips and Madness return to the bags; units stay where they are, leaders go to the table; three new Wonderlandians are shown. Shields stay as they are. After the third war the game ends.

## Results

W-result-win = Winning
    .text = The strongest gets the tile's VP of this round, and a castle there unless one stands. The second gets half the VP.
W-result-tie = Ties
    .text = Tied first: each takes the full VP or a castle, and there is no second place. Tied second: the second's VP are divided, rounded up. If all bust nobody wins.
W-result-uncontested = Uncontested
    .text = Alone in a region, with 3 to 5 players: VP or a castle, no draws, no wagers.
W-quest = Quests
    .text = A quest has a feat, done in a battle in its region, and an objective, checked at the end of the game. Each scores 3 alone, both together 9. At most one feat per battle. Objectives count your chips anywhere, forged ones too.
W-result-abilities = Effects at the end
    .text = After the feats come the end-of-battle effects of factions, Wonderlandians and allies.
W-forge = Forging
    .text = You may forge once if your marker stands on a forge symbol and once per active Forge chip. Put an active chip for good on the next space of a row and gain its bonus; a filled row gives its artifact. A bonus between two rows needs the spaces above and below it. A star is 4 VP, a castle raises what each castle is worth.
W-forge-new = New things wait
    .text = What a forge wins (an ability, an ally, a Wonderlandian) does not act in the same battle.
W-result-wagers = Wagers are settled
    .text = A right wager takes any weak ally, a wrong one a shard; a tie for first voids wagers.
W-result-cleanup = Cleaning up
    .text = Active chips become exhausted, strength returns to 0, Madness stays on the track.

## The end

W-end-score = Final points
    .text = Your VP, plus 3 to 6 per castle by your forge row (up to 7 with two players), plus quests, minus 1 per shard.
W-end-tie = Tie
    .text = The fewest shards win, then the most units on the board; leaders in regions count.

## Two players

W-two-setup = Setting up for two
    .text = The region of a random quest is closed; its quests and tile leave the game. The marker starts on the next region and skips the closed one. The other side of the boards, one Forge more each, no March Hare, no Duchess's Charm, 5 cards per party, no wagers, four battles a round.
W-two-resistance = The resistance
    .text = The resistance has strength 3, 5 and 7 in rounds I, II and III. Reach it to be placed at all, exceed it to win, equal it to tie. A region is never uncontested. Below it there are no VP, but feats and forges count.
W-two-castle = Castles in two steps
    .text = A castle needs two steps: first it lies on its side, then it stands. Both give 2 strength, only a standing one scores.

## Allies

W-ally-A-card_soldier = Card Soldier, set A
    .text = When drawn: double its strength, or return one exhausted chip to the bag.
W-ally-A-flamingo = Flamingo, set A
    .text = Doubles the next chip you place.
W-ally-A-rose = Rose, set A
    .text = 1 VP at the end of the battle; 2 VP when forged in a battle.
W-ally-A-red_rook = Red Rook, set A
    .text = Your other chips do not change it. A Forge chip cannot forge it; the track or a tea card can.
W-ally-A-creature = Creature, set A
    .text = When exhausted: swap it for a Creature of the other level.
W-ally-B-card_soldier = Card Soldier, set B
    .text = When drawn: double its strength, or bring up to its strength in supporters from one adjacent region.
W-ally-B-flamingo = Flamingo, set B
    .text = While a Flamingo is active, every ally chip you play has 1 strength more.
W-ally-B-rose = Rose, set B
    .text = At the end it goes to the bag instead of being exhausted.
W-ally-B-red_rook = Red Rook, set B
    .text = Its strength is 1 if a Red Rook is already active.
W-ally-B-creature = Creature, set B
    .text = At the end: most active Creatures, no tie: place a supporter anywhere.
W-ally-C-card_soldier = Card Soldier, set C
    .text = Next draw: draw as many chips more as its strength, play one, return the rest.
W-ally-C-flamingo = Flamingo, set C
    .text = Once placed: the marker may move to the nearest forge symbol, backwards too.
W-ally-C-rose = Rose, set C
    .text = With 2 Roses active at the end: one more feat without its conditions.
W-ally-C-red_rook = Red Rook, set C
    .text = After a feat you must remove an active chip for good.
W-ally-C-creature = Creature, set C
    .text = Weak: 2 more for each other active Creature. Strong: 2 less for each.
W-ally-D-card_soldier = Card Soldier, set D
    .text = When drawn: with no castle of yours here you may triple its strength.
W-ally-D-flamingo = Flamingo, set D
    .text = When drawn: a stronger opponent of your choice gains a shard.
W-ally-D-rose = Rose, set D
    .text = When forged: place a supporter anywhere.
W-ally-D-red_rook = Red Rook, set D
    .text = Winning costs 1 shard for it, 2 if it is strong.
W-ally-D-creature = Creature, set D
    .text = When drawn: more shards than its strength, lose one; fewer, gain one.
W-ally-forge = Forge
    .text = Always in play and always weak. Each active Forge chip lets you forge once after the battle; it may forge itself.

## Faction abilities

W-ability-sword_of_hope = Sword of Hope (Alice)
    .text = When you draw a Sword, your shield turns whole.
W-ability-everywhere_at_once = Everywhere at Once (Alice)
    .text = With a Sword active at the end of a battle you may place 1 unit in any region and move Alice there.
W-ability-love_of_learning = Love of Learning (Alice)
    .text = At the end of a battle, if you did not bust, return one active chip of strength 1 or 2 to your bag.
W-ability-support_of_the_people = Support of the People (Alice)
    .text = When Alice enters a region at tea, turn over Wonderlandians until a figure comes; place it anywhere. After its battle it leaves.
W-ability-royal_temper = Royal Temper (Queen of Hearts)
    .text = When you draw an Axe, before strength is added, an opponent stronger than you loses a unit, not the leader. This wording and its numbers are ours.
W-ability-paint_it_red = Paint It Red (Queen of Hearts)
    .text = An Axe has 1 strength more for each active Rose, at most 3. On the side for two players the number is 4. This wording and its numbers are ours.
W-ability-twice_as_fast = Twice as Fast (Queen of Hearts)
    .text = Passing another leader at tea brings one more unit, once a turn.
W-ability-off_with_their_heads = Off with Their Heads (Queen of Hearts)
    .text = 2 VP whenever an opponent busts in your battle. On the side for two players the number is 4. This wording and its numbers are ours.
W-ability-claws_that_catch = Claws that Catch (Jabberwock)
    .text = When you draw a Claw, each opponent weaker than you may get a Poison from your supply into the bag; you choose who. This wording and its numbers are ours.
W-ability-manxome_foe = Manxome Foe (Jabberwock)
    .text = Before anyone adds strength a Claw gets 2 strength for each opponent with Madness on the track. This wording and its numbers are ours.
W-ability-slithy_toves = Slithy Toves (Jabberwock)
    .text = Whenever you place Poison at tea you may place one more.
W-ability-borogoves = Borogoves (Jabberwock)
    .text = A tea card that shows a Creature brings one more unit. First print only.
W-ability-eyes_of_flame = Eyes of Flame (Jabberwock)
    .text = 2 VP whenever Poison strikes an opponent. On the side for two players the number is 3. This wording and its numbers are ours.
W-ability-piping_hot = Piping Hot (Mad Hatter)
    .text = After placing a Teapot gain 2 strength, and 1 for each exhausted Teapot. On the side for two players the number is 1. This wording and its numbers are ours.
W-ability-one_more_cup = One More Cup (Mad Hatter)
    .text = After placing a Teapot you may draw and play one more chip at once. This wording and its numbers are ours.
W-ability-architect_of_war = Architect of War (Mad Hatter)
    .text = Each supporter lost to Madness while nobody is behind you gives 3 strength; checked before each loss. On the side for two players the number is 2. This wording and its numbers are ours.
W-ability-unbirthday_guests = Unbirthday Guests (Mad Hatter)
    .text = The card taken by It's My Party brings 2 more units. On the side for two players the number is 1. This wording and its numbers are ours.
W-ability-wicked_smile = Wicked Smile (Cheshire Cat)
    .text = After placing a Grin gain strength equal to your shards, at most 2. On the side for two players the number is 1. This wording and its numbers are ours.
W-ability-gone_but_for_the_grin = Gone but for the Grin (Cheshire Cat)
    .text = When you stop with a Grin active you may move up to 2 supporters from here to an adjacent region; a unit must stay. This wording and its numbers are ours.
W-ability-all_mad_here = We're All Mad Here (Cheshire Cat)
    .text = Once per battle take 3 shards instead of losing a unit to a plain Madness. This wording and its numbers are ours.
W-ability-here_and_there = Here and There (Cheshire Cat)
    .text = After taking a tea card you may move one own supporter to an adjacent region. This wording and its numbers are ours.

## Wonderlandians

W-wonderlandian-white_rabbit = White Rabbit
    .text = After your 2nd active chip here gain the printed strength of all your active chips again.
W-wonderlandian-walrus = Walrus
    .text = Winning here alone: 3 VP more, and the castle may go to any region without one of yours. Uncontested too, not on a tie.
W-wonderlandian-gryphon = Gryphon
    .text = Winning here: place a supporter here. In part ours.
W-wonderlandian-knave = Knave of Hearts
    .text = If your drawn chip has a higher printed strength than those of all opponents who drew, gain 2 strength. Madness counts as 0. In part ours.
W-wonderlandian-march_hare = March Hare
    .text = At the start of the battle every opponent has 2 strength less, not below 0. In part ours.
W-wonderlandian-duchess = Duchess
    .text = 1 VP for each own unit lost here, unless she is lost in the same draw. In part ours.
W-wonderlandian-caterpillar = Caterpillar
    .text = Once per battle you may put a drawn chip back and draw again; not Madness or Poison. In part ours.
W-wonderlandian-humpty_dumpty = Humpty Dumpty
    .text = Strength 3, but always the first unit to be lost. In part ours.
W-wonderlandian-tweedles = Tweedledum and Tweedledee
    .text = Two figures. In the same battle they have 2 strength more. In part ours.
W-wonderlandian-mock_turtle = Mock Turtle
    .text = 2 VP when it is lost in a battle. In part ours.
W-wonderlandian-dormouse = Dormouse
    .text = You may stop instead of your first draw here. In part ours.
W-wonderlandian-unicorn = Unicorn
    .text = 2 strength more if an opponent in the battle has a castle here. In part ours.
W-wonderlandian-pocket_watch = Pocket Watch
    .text = On your next draw take 2 chips, play one, return the other. In part ours.
W-wonderlandian-oyster = Oyster
    .text = If you are not first at the end of the battle: 2 VP. In part ours.
W-wonderlandian-feather = Feather
    .text = When drawn: bring up to 3 own supporters from one adjacent region. In part ours.
W-wonderlandian-crown = Knave's Crown
    .text = The next chip of a chosen opponent has no strength of its own; if it is Madness the Crown does nothing. In part ours.
W-wonderlandian-broken_cup = Broken Cup
    .text = A stronger opponent gains a shard. In part ours.
W-wonderlandian-charm = Duchess's Charm
    .text = You may take one Madness off a madness track here: off your own out of the game's bags, off another's back into that bag. In part ours.
W-wonderlandian-hookah = Hookah
    .text = Discard a shard if every Madness of this draw was stopped by a shield, or none was drawn.
W-wonderlandian-glove = Humpty's Glove
    .text = When drawn: your shield turns whole.
W-wonderlandian-rattle = Rattle
    .text = Three times its strength if the other Rattle is active. In part ours.
W-wonderlandian-soup = Mock Turtle Soup
    .text = At the end of the battle return one exhausted chip to your bag. In part ours.
W-wonderlandian-spoon = Treacle Spoon
    .text = Its strength is 1, and 1 for each Madness on your track. In part ours.
W-wonderlandian-horn = Unicorn's Horn
    .text = After the battle forge as if your marker stood on a forge symbol. In part ours.

## Quests

W-quest-gardeners_knock = The Gardeners Knock
    .text = Feat: Red Keep: win without your leader there. Objective: 7 or more Flamingos and Red Rooks together. This card is ours.
W-quest-croquet_at_dawn = Croquet at Dawn
    .text = Feat: Red Keep: end with strength 2, 5, 9 or 12. Objective: 7 or more Flamingos and Card Soldiers together. This card is ours.
W-quest-pack_of_cards = Nothing but a Pack of Cards
    .text = Feat: Red Keep: end with exactly 3 or 5 active chips. Objective: 3 or more standing castles. This card is ours.
W-quest-stolen_tarts = Stolen Tarts
    .text = Feat: Red Keep: exactly one rival is stronger than you. Objective: 3 or more abilities uncovered. This card is ours.
W-quest-crooked_crown = A Crooked Crown
    .text = Feat: Red Keep: 2 artifacts active. Objective: leader strength 5 or more. This card is ours.
W-quest-verdict_first = Verdict First
    .text = Feat: Red Keep: win by 4 or more. Objective: a forge row filled. This card is ours.
W-quest-call_the_clams = Call the Clams
    .text = Feat: Tulgey Wood: end with exactly 2 or 6 active chips. Objective: 3 or more different ally kinds forged.
W-quest-whiffling_through = Whiffling Through
    .text = Feat: Tulgey Wood: your last active chip has base strength 1. Objective: 7 or more Creatures and Roses together. This card is ours.
W-quest-galumphing_home = Galumphing Home
    .text = Feat: Tulgey Wood: end with exactly 1 unit there. Objective: 7 or more Creatures and Red Rooks together. This card is ours.
W-quest-uffish_thought = In Uffish Thought
    .text = Feat: Tulgey Wood: 3 or more active chips and no Madness drawn. Objective: at most 1 shard. This card is ours.
W-quest-vorpal_lesson = A Vorpal Lesson
    .text = Feat: Tulgey Wood: 3 active chips of one type. Objective: 6 or more chips forged. This card is ours.
W-quest-frabjous_day = Frabjous Day
    .text = Feat: Tulgey Wood: end stronger than 2 rivals. Objective: 3 or more Wonderlandian cards. This card is ours.
W-quest-castle_by_any_other_name = A Castle by Any Other Name
    .text = Feat: Witzend: your last active chip has base strength 1. Objective: 7 or more Red Rooks and Card Soldiers together.
W-quest-wits_end = At Wits' End
    .text = Feat: Witzend: end with 3 Madness on your track. Objective: 3 or more artifacts not forged. This card is ours.
W-quest-jam_tomorrow = Jam Tomorrow
    .text = Feat: Witzend: end with strength 6, 7, 13 or 14. Objective: 7 or more Card Soldiers and Creatures together. This card is ours.
W-quest-looking_glass_chess = Looking-Glass Chess
    .text = Feat: Witzend: active chips of 4 different types. Objective: 7 or more Roses and Red Rooks together. This card is ours.
W-quest-backward_march = Backward March
    .text = Feat: Witzend: end weaker than every rival. Objective: units in 4 or more regions. This card is ours.
W-quest-cracked_mirror = The Cracked Mirror
    .text = Feat: Witzend: end with your shield broken. Objective: 6 or more supporters on the board. This card is ours.
W-quest-dry_tale = The Driest Tale
    .text = Feat: Pool of Tears: 2 or more active chips and no Madness drawn. Objective: 7 or more Flamingos and Roses together. This card is ours.
W-quest-caucus_race = Caucus Race
    .text = Feat: Pool of Tears: exactly one rival is stronger than you. Objective: at most 4 Madness chips. This card is ours.
W-quest-mouses_tail = The Mouse's Tail
    .text = Feat: Pool of Tears: end with exactly 1 unit there. Objective: 2 or more item cards. This card is ours.
W-quest-drink_me = Drink Me
    .text = Feat: Pool of Tears: end with strength 1, 2, 7 or 8. Objective: 7 or more Flamingos and Creatures together. This card is ours.
W-quest-eat_me = Eat Me
    .text = Feat: Pool of Tears: end with strength 13 or more. Objective: 4 or more strong allies. This card is ours.
W-quest-curiouser = Curiouser and Curiouser
    .text = Feat: Pool of Tears: end with exactly 4 or 7 active chips. Objective: 2 or more figure cards. This card is ours.
W-quest-paint_the_roses = Paint the Roses
    .text = Feat: Meadow: end with strength 3, 4, 9 or 10. Objective: 7 or more Roses and Card Soldiers together.
W-quest-bed_of_roses = A Bed of Roses
    .text = Feat: Meadow: be due 2 or more forges. Objective: 3 or more Forge chips. This card is ours.
W-quest-talking_lilies = Talking Lilies
    .text = Feat: Meadow: win without your leader there. Objective: a chip of each of the 5 ally kinds. This card is ours.
W-quest-bread_and_butterfly = Bread-and-Butterfly
    .text = Feat: Meadow: active chips of 3 different types. Objective: castles worth 5 or more each. This card is ours.
W-quest-pale_larkspur = Pale Larkspur
    .text = Feat: Meadow: an artifact active. Objective: 3 or more locked supporters freed. This card is ours.
W-quest-red_queens_race = The Red Queen's Race
    .text = Feat: Meadow: win by 3 or more. Objective: 20 or more chips besides Madness and Poison. This card is ours.

## Notes of ours

W-note-head_start = Leaving the head
    .text = Ours: leaving the head at the start of a party is not passing it. When you pass it later, the chair you just left is refilled too.
W-note-most_shards = Most shards
    .text = Ours: shards count by value; with none at all nobody has the most.
W-note-purged = Purged Madness
    .text = Ours: purged Madness leaves the game.
W-note-tea_forge = Forging at tea
    .text = Ours: a tea card that forges takes a chip of your choice from the bag, never Madness or Poison.
W-note-half = Half the points
    .text = Ours: half for the second place is rounded up.
W-note-lead_tie = Tied lead
    .text = Ours: tied for the lead is not alone in the lead.
W-note-cap = The end of the track
    .text = Ours: strength stops at 25.
W-note-allbust_wager = All bust
    .text = Ours: if all bust, a wager is wrong.
W-note-poison_time = When Poison acts
    .text = Ours: Poison acts together with Madness.
W-note-empty = Nothing to draw
    .text = Ours: with too few chips even so, draw what there is; with none you must stop.
W-note-uncontested = Nothing but the prize
    .text = Ours: in an uncontested region there are no feats, forges or end effects; the Walrus alone pays.
W-note-soldier_c = Scouted Madness
    .text = Ours: Madness may be among the chips returned after scouting.
W-note-flamingo_rook = Flamingo and Rook
    .text = Ours: a Flamingo of set A is spent on a Red Rook of set A.
W-note-flamingo_c = Two near symbols
    .text = Ours: of two equally near forge symbols you choose.
W-note-creature = Creatures
    .text = Ours: set A, none of the other level left: it stays. Set B: at least one Creature is needed. Set C: not below 0.
W-note-rook_c = One toll
    .text = Ours: one chip per feat however many Red Rooks are active.
W-note-crown = Crown and Madness
    .text = Ours: the Crown is spent on a Madness.
W-note-twice = Twice as Fast
    .text = Ours: one supporter per turn however many leaders you pass.
W-note-learning = Love of Learning
    .text = Ours: it goes by base strength.
W-note-two_first = First draw for two
    .text = Ours: with two players the resistance is compared after the first draw that must be made.
W-note-two_adjacent = Neighbours for two
    .text = Ours: neighbours are counted past the closed region.
W-note-first_tie = Who begins after all
    .text = Ours: if everything is equal, the next player clockwise after the last first player begins.

## Worked examples

W-example-battle1 = The battle of Witzend
    .text = The Queen stops at 5, the Hatter at 2, the Jabberwock leads alone with 8 and must stop: 6 VP and 3 for the Walrus, a castle in the Red Keep. The Hatter does a feat and forges twice.
W-example-battle2 = The battle of the Red Keep
    .text = The Queen loses the Gryphon but not its strength, refreshes with the fourth Madness, breaks her shield, then busts. Alice wins 2 VP and a castle, and forges the Rose.
W-example-chips = Three chips
    .text = A faction chip of 2 adds 2, a Flamingo of set A adds 1, a Card Soldier of 1 is doubled to 2 and doubled again to 4.
W-example-forge = A forge
    .text = A Forge chip on the last space of row 2: leader strength, the purge between the rows, and the row's artifact.
W-example-quest = A quest
    .text = Call the Clams with 2 active chips and 5 different allies forged: 9 points for both parts.
