# Wonderland's War: names, cards, prompts, verbs, log, reasons. All wording is our own.

## Regions

wonderland-region-red_keep = Red Keep
wonderland-region-tulgey_wood = Tulgey Wood
wonderland-region-witzend = Witzend
wonderland-region-pool_of_tears = Pool of Tears
wonderland-region-meadow = Meadow of Living Flowers

## Factions: name, .text, .power (what the leader can do at tea)

wonderland-faction-alice = Alice
    .text = Mends her shield, turns up anywhere, learns from every battle.
    .power = Strange Reflection: Alice always walks counter-clockwise round the table.
wonderland-faction-queen = Queen of Hearts
    .text = Strikes the strong, spreads her army, profits from ruin.
    .power = Spread Out: the Queen may put the units of one card into several regions.
wonderland-faction-jabberwock = Jabberwock
    .text = Poisons the table and everybody near.
    .power = Jaws that Bite: Poison on two cards at the start of tea, and one more whenever none is left on the table.
wonderland-faction-hatter = Mad Hatter
    .text = Pours cup after cup and gains by losing.
    .power = It's My Party: once per tea, instead of a turn, refill the table and take any card without moving.
wonderland-faction-cheshire = Cheshire Cat
    .text = Turns shards into smiles and is never where one looks.
    .power = A Present: of 2 or 3 shards rolled at tea the Cat may give one to another player.

## Artifacts


## Chips: name, .text

wonderland-chip-faction1 = Faction chip 1
    .text = Strength 1, no effect.
wonderland-chip-faction2 = Faction chip 2
    .text = Strength 2, no effect.
wonderland-chip-artifact = Artifact
    .text = Strength 3. Two abilities of the faction make it better.
wonderland-chip-forge = Forge
    .text = Strength 1. After the battle forge an active chip, this one too.
wonderland-chip-card_soldier1 = Card Soldier
wonderland-chip-card_soldier2 = strong Card Soldier
wonderland-chip-flamingo1 = Flamingo
wonderland-chip-flamingo2 = strong Flamingo
wonderland-chip-rose1 = Rose
wonderland-chip-rose2 = strong Rose
wonderland-chip-creature1 = Creature
wonderland-chip-creature2 = strong Creature
wonderland-chip-red_rook1 = Red Rook
wonderland-chip-red_rook2 = strong Red Rook
wonderland-chip-pocket_watch = Pocket Watch
wonderland-chip-oyster = Oyster
wonderland-chip-feather = Feather
wonderland-chip-crown = Knave's Crown
wonderland-chip-broken_cup = Broken Cup
wonderland-chip-charm = Duchess's Charm
wonderland-chip-hookah = Hookah
wonderland-chip-glove = Humpty's Glove
wonderland-chip-rattle = Rattle
wonderland-chip-soup = Mock Turtle Soup
wonderland-chip-spoon = Treacle Spoon
wonderland-chip-horn = Unicorn's Horn
wonderland-chip-madness = Madness
    .text = No strength. It goes on the madness track and costs 1 unit; a shield sends it back into the bag.
wonderland-chip-double_madness = Double Madness
    .text = No strength. It goes on the madness track and costs 2 units; a shield sends it back into the bag. It can never be purged.
wonderland-chip-poison = Poison
    .text = No strength. It costs 1 unit and returns to the Jabberwock; a shield sends it back into the bag.

wonderland-kind-card_soldier = Card Soldier
wonderland-kind-flamingo = Flamingo
wonderland-kind-rose = Rose
wonderland-kind-red_rook = Red Rook
wonderland-kind-creature = Creature
wonderland-kind-forge = Forge
wonderland-kind-faction = Faction
wonderland-kind-madness = Madness
wonderland-kind-poison = Poison

## Ally cards

wonderland-ally-A-card_soldier = When drawn: double its strength, or return one exhausted chip to the bag.
wonderland-ally-A-flamingo = Doubles the next chip you place.
wonderland-ally-A-rose = 1 VP at the end of the battle; 2 VP when forged in a battle.
wonderland-ally-A-red_rook = Your other chips do not change it. A Forge chip cannot forge it; the track or a tea card can.
wonderland-ally-A-creature = When exhausted: swap it for a Creature of the other level.
wonderland-ally-B-card_soldier = When drawn: double its strength, or bring up to its strength in supporters from one adjacent region.
wonderland-ally-B-flamingo = While a Flamingo is active, every ally chip you play has 1 strength more.
wonderland-ally-B-rose = At the end it goes to the bag instead of being exhausted.
wonderland-ally-B-red_rook = Its strength is 1 if a Red Rook is already active.
wonderland-ally-B-creature = At the end: most active Creatures, no tie: place a supporter anywhere.
wonderland-ally-C-card_soldier = Next draw: draw as many chips more as its strength, play one, return the rest.
wonderland-ally-C-flamingo = Once placed: the marker may move to the nearest forge symbol, backwards too.
wonderland-ally-C-rose = With 2 Roses active at the end: one more feat without its conditions.
wonderland-ally-C-red_rook = After a feat you must remove an active chip for good.
wonderland-ally-C-creature = Weak: 2 more for each other active Creature. Strong: 2 less for each.
wonderland-ally-D-card_soldier = When drawn: with no castle of yours here you may triple its strength.
wonderland-ally-D-flamingo = When drawn: a stronger opponent of your choice gains a shard.
wonderland-ally-D-rose = When forged: place a supporter anywhere.
wonderland-ally-D-red_rook = Winning costs 1 shard for it, 2 if it is strong.
wonderland-ally-D-creature = When drawn: more shards than its strength, lose one; fewer, gain one.

## Abilities: name, .text with its number, .gist for the board

wonderland-ability-sword_of_hope = Sword of Hope
    .text = When you draw a Sword, your shield turns whole.
    .gist = Drawn: shield turns whole.
wonderland-ability-everywhere_at_once = Everywhere at Once
    .text = With a Sword active at the end of a battle you may place 1 unit in any region and move Alice there.
    .gist = Sword at the end: a unit and Alice anywhere.
wonderland-ability-love_of_learning = Love of Learning
    .text = At the end of a battle, if you did not bust, return one active chip of strength 1 or 2 to your bag.
    .gist = End: a 1 or 2 back to the bag.
wonderland-ability-support_of_the_people = Support of the People
    .text = When Alice enters a region at tea, turn over Wonderlandians until a figure comes; place it anywhere. After its battle it leaves.
    .gist = Entering: a guest for one battle.
wonderland-ability-royal_temper = Royal Temper
    .text = When you draw an Axe, before strength is added, an opponent stronger than you loses { $n ->
        [one] a unit
       *[other] { $n } units
      }, not the leader.
    .gist = Drawn: a stronger opponent loses a unit.
wonderland-ability-paint_it_red = Paint It Red
    .text = An Axe has 1 strength more for each active Rose, at most { $n }.
    .gist = Axe: stronger with Roses.
wonderland-ability-twice_as_fast = Twice as Fast
    .text = Passing another leader at tea brings { $n ->
        [one] one more unit
       *[other] { $n } more units
      }, once a turn.
    .gist = Passing a leader: one more unit.
wonderland-ability-off_with_their_heads = Off with Their Heads
    .text = { $n } VP whenever an opponent busts in your battle.
    .gist = VP when an opponent busts.
wonderland-ability-claws_that_catch = Claws that Catch
    .text = When you draw a Claw, each opponent weaker than you may get a Poison from your supply into the bag; you choose who.
    .gist = Drawn: Poison for the weaker.
wonderland-ability-manxome_foe = Manxome Foe
    .text = Before anyone adds strength a Claw gets { $n } strength for each opponent with Madness on the track.
    .gist = Claw: stronger against the mad.
wonderland-ability-slithy_toves = Slithy Toves
    .text = Whenever you place Poison at tea you may place one more.
    .gist = One more Poison at tea.
wonderland-ability-borogoves = Borogoves
    .text = A tea card that shows a Creature brings one more unit. First print only.
    .gist = Creature cards: one more unit.
wonderland-ability-eyes_of_flame = Eyes of Flame
    .text = { $n } VP whenever Poison strikes an opponent.
    .gist = VP when Poison strikes.
wonderland-ability-piping_hot = Piping Hot
    .text = After placing a Teapot gain { $n } strength, and 1 for each exhausted Teapot.
    .gist = Teapot: more strength.
wonderland-ability-one_more_cup = One More Cup
    .text = After placing a Teapot you may draw and play one more chip at once.
    .gist = Teapot: one more chip.
wonderland-ability-architect_of_war = Architect of War
    .text = Each supporter lost to Madness while nobody is behind you gives { $n } strength; checked before each loss.
    .gist = Losses while last give strength.
wonderland-ability-unbirthday_guests = Unbirthday Guests
    .text = The card taken by It's My Party brings { $n ->
        [one] one more unit
       *[other] { $n } more units
      }.
    .gist = My Party: more units.
wonderland-ability-wicked_smile = Wicked Smile
    .text = After placing a Grin gain strength equal to your shards, at most { $n }.
    .gist = Grin: strength from shards.
wonderland-ability-gone_but_for_the_grin = Gone but for the Grin
    .text = When you stop with a Grin active you may move up to { $n } supporters from here to an adjacent region; a unit must stay.
    .gist = Stopping: supporters slip away.
wonderland-ability-all_mad_here = We're All Mad Here
    .text = Once per battle take { $n ->
        [one] a shard
       *[other] { $n } shards
      } instead of losing a unit to a plain Madness.
    .gist = Shards instead of a lost unit.
wonderland-ability-here_and_there = Here and There
    .text = After taking a tea card you may move one own supporter to an adjacent region.
    .gist = Tea: move a supporter.

## Figures

wonderland-figure-white_rabbit = White Rabbit
wonderland-figure-walrus = Walrus
wonderland-figure-gryphon = Gryphon
wonderland-figure-knave = Knave of Hearts
wonderland-figure-march_hare = March Hare
wonderland-figure-duchess = Duchess
wonderland-figure-caterpillar = Caterpillar
wonderland-figure-humpty_dumpty = Humpty Dumpty
wonderland-figure-tweedledum = Tweedledum
wonderland-figure-tweedledee = Tweedledee
wonderland-figure-mock_turtle = Mock Turtle
wonderland-figure-dormouse = Dormouse
wonderland-figure-unicorn = Unicorn

## Wonderlandians: name, .text, .gist

wonderland-wonderlandian-white_rabbit = White Rabbit
    .text = After your 2nd active chip here gain the printed strength of all your active chips again.
    .gist = Your 2nd chip: all printed strength again.
wonderland-wonderlandian-walrus = Walrus
    .text = Winning here alone: 3 VP more, and the castle may go to any region without one of yours. Uncontested too, not on a tie.
    .gist = Winning here: 3 VP, castle anywhere.
wonderland-wonderlandian-gryphon = Gryphon
    .text = Winning here: place a supporter here.
    .gist = Winning here: a supporter.
wonderland-wonderlandian-knave = Knave of Hearts
    .text = If your drawn chip has a higher printed strength than those of all opponents who drew, gain 2 strength. Madness counts as 0.
    .gist = Highest chip: 2 strength.
wonderland-wonderlandian-march_hare = March Hare
    .text = At the start of the battle every opponent has 2 strength less, not below 0.
    .gist = Opponents start with 2 less.
wonderland-wonderlandian-duchess = Duchess
    .text = 1 VP for each own unit lost here, unless she is lost in the same draw.
    .gist = 1 VP per own unit lost here.
wonderland-wonderlandian-caterpillar = Caterpillar
    .text = Once per battle you may put a drawn chip back and draw again; not Madness or Poison.
    .gist = Once: put a chip back, draw again.
wonderland-wonderlandian-humpty_dumpty = Humpty Dumpty
    .text = Strength 3, but always the first unit to be lost.
    .gist = Strong, and lost first.
wonderland-wonderlandian-tweedles = Tweedledum and Tweedledee
    .text = Two figures. In the same battle they have 2 strength more.
    .gist = Two figures; together 2 more.
wonderland-wonderlandian-mock_turtle = Mock Turtle
    .text = 2 VP when it is lost in a battle.
    .gist = Lost: 2 VP.
wonderland-wonderlandian-dormouse = Dormouse
    .text = You may stop instead of your first draw here.
    .gist = May skip the first draw.
wonderland-wonderlandian-unicorn = Unicorn
    .text = 2 strength more if an opponent in the battle has a castle here.
    .gist = 2 more against a castle.
wonderland-wonderlandian-pocket_watch = Pocket Watch
    .text = On your next draw take 2 chips, play one, return the other.
    .gist = Next draw: choose one of two.
wonderland-wonderlandian-oyster = Oyster
    .text = If you are not first at the end of the battle: 2 VP.
    .gist = Not first: 2 VP.
wonderland-wonderlandian-feather = Feather
    .text = When drawn: bring up to 3 own supporters from one adjacent region.
    .gist = Bring up to 3 supporters.
wonderland-wonderlandian-crown = Knave's Crown
    .text = The next chip of a chosen opponent has no strength of its own; if it is Madness the Crown does nothing.
    .gist = An opponent's next chip is 0.
wonderland-wonderlandian-broken_cup = Broken Cup
    .text = A stronger opponent gains a shard.
    .gist = A stronger opponent: a shard.
wonderland-wonderlandian-charm = Duchess's Charm
    .text = You may take one Madness off a madness track here: off your own out of the game's bags, off another's back into that bag.
    .gist = Moves a Madness off a track.
wonderland-wonderlandian-hookah = Hookah
    .text = Discard a shard if every Madness of this draw was stopped by a shield, or none was drawn.
    .gist = Calm draw: discard a shard.
wonderland-wonderlandian-glove = Humpty's Glove
    .text = When drawn: your shield turns whole.
    .gist = Shield turns whole.
wonderland-wonderlandian-rattle = Rattle
    .text = Three times its strength if the other Rattle is active.
    .gist = Tripled beside the other.
wonderland-wonderlandian-soup = Mock Turtle Soup
    .text = At the end of the battle return one exhausted chip to your bag.
    .gist = End: an exhausted chip back.
wonderland-wonderlandian-spoon = Treacle Spoon
    .text = Its strength is 1, and 1 for each Madness on your track.
    .gist = Strength from your Madness.
wonderland-wonderlandian-horn = Unicorn's Horn
    .text = After the battle forge as if your marker stood on a forge symbol.
    .gist = Forge wherever you stand.

## Quests: name, .feat, .goal

## Quests: name, .feat, .goal

wonderland-quest-gardeners_knock = The Gardeners Knock
    .feat = Red Keep: win without your leader there
    .goal = 7 or more Flamingos and Red Rooks together
wonderland-quest-croquet_at_dawn = Croquet at Dawn
    .feat = Red Keep: end with strength 2, 5, 9 or 12
    .goal = 7 or more Flamingos and Card Soldiers together
wonderland-quest-pack_of_cards = Nothing but a Pack of Cards
    .feat = Red Keep: end with exactly 3 or 5 active chips
    .goal = 3 or more standing castles
wonderland-quest-stolen_tarts = Stolen Tarts
    .feat = Red Keep: exactly one rival is stronger than you
    .goal = 3 or more abilities uncovered
wonderland-quest-crooked_crown = A Crooked Crown
    .feat = Red Keep: 2 artifacts active
    .goal = leader strength 5 or more
wonderland-quest-verdict_first = Verdict First
    .feat = Red Keep: win by 4 or more
    .goal = a forge row filled
wonderland-quest-call_the_clams = Call the Clams
    .feat = Tulgey Wood: end with exactly 2 or 6 active chips
    .goal = 3 or more different ally kinds forged
wonderland-quest-whiffling_through = Whiffling Through
    .feat = Tulgey Wood: your last active chip has base strength 1
    .goal = 7 or more Creatures and Roses together
wonderland-quest-galumphing_home = Galumphing Home
    .feat = Tulgey Wood: end with exactly 1 unit there
    .goal = 7 or more Creatures and Red Rooks together
wonderland-quest-uffish_thought = In Uffish Thought
    .feat = Tulgey Wood: 3 or more active chips and no Madness drawn
    .goal = at most 1 shard
wonderland-quest-vorpal_lesson = A Vorpal Lesson
    .feat = Tulgey Wood: 3 active chips of one type
    .goal = 6 or more chips forged
wonderland-quest-frabjous_day = Frabjous Day
    .feat = Tulgey Wood: end stronger than 2 rivals
    .goal = 3 or more Wonderlandian cards
wonderland-quest-castle_by_any_other_name = A Castle by Any Other Name
    .feat = Witzend: your last active chip has base strength 1
    .goal = 7 or more Red Rooks and Card Soldiers together
wonderland-quest-wits_end = At Wits' End
    .feat = Witzend: end with 3 Madness on your track
    .goal = 3 or more artifacts not forged
wonderland-quest-jam_tomorrow = Jam Tomorrow
    .feat = Witzend: end with strength 6, 7, 13 or 14
    .goal = 7 or more Card Soldiers and Creatures together
wonderland-quest-looking_glass_chess = Looking-Glass Chess
    .feat = Witzend: active chips of 4 different types
    .goal = 7 or more Roses and Red Rooks together
wonderland-quest-backward_march = Backward March
    .feat = Witzend: end weaker than every rival
    .goal = units in 4 or more regions
wonderland-quest-cracked_mirror = The Cracked Mirror
    .feat = Witzend: end with your shield broken
    .goal = 6 or more supporters on the board
wonderland-quest-dry_tale = The Driest Tale
    .feat = Pool of Tears: 2 or more active chips and no Madness drawn
    .goal = 7 or more Flamingos and Roses together
wonderland-quest-caucus_race = Caucus Race
    .feat = Pool of Tears: exactly one rival is stronger than you
    .goal = at most 4 Madness chips
wonderland-quest-mouses_tail = The Mouse's Tail
    .feat = Pool of Tears: end with exactly 1 unit there
    .goal = 2 or more item cards
wonderland-quest-drink_me = Drink Me
    .feat = Pool of Tears: end with strength 1, 2, 7 or 8
    .goal = 7 or more Flamingos and Creatures together
wonderland-quest-eat_me = Eat Me
    .feat = Pool of Tears: end with strength 13 or more
    .goal = 4 or more strong allies
wonderland-quest-curiouser = Curiouser and Curiouser
    .feat = Pool of Tears: end with exactly 4 or 7 active chips
    .goal = 2 or more figure cards
wonderland-quest-paint_the_roses = Paint the Roses
    .feat = Meadow: end with strength 3, 4, 9 or 10
    .goal = 7 or more Roses and Card Soldiers together
wonderland-quest-bed_of_roses = A Bed of Roses
    .feat = Meadow: be due 2 or more forges
    .goal = 3 or more Forge chips
wonderland-quest-talking_lilies = Talking Lilies
    .feat = Meadow: win without your leader there
    .goal = a chip of each of the 5 ally kinds
wonderland-quest-bread_and_butterfly = Bread-and-Butterfly
    .feat = Meadow: active chips of 3 different types
    .goal = castles worth 5 or more each
wonderland-quest-pale_larkspur = Pale Larkspur
    .feat = Meadow: an artifact active
    .goal = 3 or more locked supporters freed
wonderland-quest-red_queens_race = The Red Queen's Race
    .feat = Meadow: win by 3 or more
    .goal = 20 or more chips besides Madness and Poison

## Bots

wonderland-bot-random = Random

## Questions

wonderland-ask-keep_quest = Which quest do you keep?
wonderland-ask-place_poison = Put Poison on a card? { $left } to place
wonderland-ask-choose_chair = { $past ->
    [yes] Past the head: choose a chair
   *[no] Choose a chair
  }
wonderland-ask-party_card = Your party: take any card
wonderland-ask-choose_half = The upper or the lower bonus?
wonderland-ask-corrupt = Roll the shard die for the corrupted bonus?
wonderland-ask-bonuses = Gain your bonuses, in any order
wonderland-ask-which_unit = Which unit goes to { $region }? { $n } to place
wonderland-ask-relocate = No supporter left: move one to { $region }? { $n } missing
wonderland-ask-set_figure = Where does { $figure } stand?
wonderland-ask-drop_quest = Which quest do you put back?
wonderland-ask-give_shard = Give one of the shards away?
wonderland-ask-here_and_there = Move a supporter to an adjacent region?
wonderland-ask-enter = Where does your leader enter Wonderland?
wonderland-ask-wager = Who wins the battle of { $region }? A secret wager
wonderland-ask-draw_or_stop = Draw or stop?
wonderland-ask-pick_drawn = Which of these chips do you play?
wonderland-ask-redraw = Put { $chip } back and draw again?
wonderland-ask-use_shield = { $chip }! Break your shield?
wonderland-ask-mad_here = Take shards instead of losing a unit?
wonderland-ask-lose_unit = Which unit do you lose? { $n } to lose
wonderland-ask-soldier = What does { $chip } do?
wonderland-ask-feather = Bring supporters from an adjacent region?
wonderland-ask-one_more_cup = One more cup: draw another chip at once?
wonderland-ask-hop = Move your marker to a forge symbol?
wonderland-ask-target = { $by ->
    [temper] Royal Temper: who loses a unit?
    [crown] Knave's Crown: whose next chip has no strength?
    [broken_cup] Broken Cup: who gains a shard?
    [charm] Duchess's Charm: whose Madness?
    [flamingo] Flamingo: who gains a shard?
   *[claws] Claws that Catch: who gets Poison?
  }
wonderland-ask-vanish = Where do supporters slip away to? Up to { $left }
wonderland-ask-tie_reward = Tied first: { $points } VP or a castle?
wonderland-ask-uncontested = { $region } is yours: { $points } VP or a castle?
wonderland-ask-win_castle = Where does your castle go?
wonderland-ask-feat = { $free ->
    [yes] Your Roses allow a feat without its conditions
   *[no] You have done a feat: show the quest?
  }
wonderland-ask-toll = The Red Rook asks its toll: which active chip goes?
wonderland-ask-learn = Love of Learning: which chip returns to your bag?
wonderland-ask-soup = Which exhausted chip returns to your bag?
wonderland-ask-everywhere = Place a unit and move Alice there?
wonderland-ask-free_unit = Place a supporter: where?
wonderland-ask-forging = Forge a chip? { $left ->
    [one] 1 forge left
   *[other] { $left } forges left
  }
wonderland-ask-choose_row = On which row do you forge { $chip }?
wonderland-ask-wager_chip = Your wager was right: take a weak ally

## Moves

wonderland-do-keep = Keep
wonderland-do-drop = Put back
wonderland-do-poison = Put Poison here
wonderland-do-no = No
    .wager = No wager
    .forging = Do not forge
    .redraw = Keep it
    .one_more_cup = No more
    .hop = Stay here
wonderland-do-sit = Sit here
wonderland-do-head = To the head of the table
wonderland-do-party = It's My Party
wonderland-do-take = Take
wonderland-do-upper = Upper bonus
wonderland-do-lower = Lower bonus
wonderland-do-corrupt = Roll for it
wonderland-do-leave = Leave it
wonderland-do-place = Place units
wonderland-do-roll = Roll the shard die
wonderland-do-discard = Discard shards
wonderland-do-recruit = Recruit
wonderland-do-uncover = Uncover
wonderland-do-castle = Castle
wonderland-do-ally = Take
wonderland-do-forge = Forge
wonderland-do-supporter = A supporter
wonderland-do-figure = { $figure }
wonderland-do-from = Move one from { $region }
wonderland-do-bring = Move { $figure }
wonderland-do-set = Stand in { $region }
wonderland-do-give = Give to { $whom }
wonderland-do-move = From { $region } to { $region_to }
wonderland-do-enter = Enter { $region }
wonderland-do-wager = Wager on { $whom }
wonderland-do-draw = Draw
wonderland-do-stop = Stop
wonderland-do-play = Play { $chip }
wonderland-do-redraw = Put it back
wonderland-do-shield = Break the shield
wonderland-do-suffer = Let it strike
wonderland-do-shard = Take shards
wonderland-do-lose = { $unit ->
    [supporter] Lose a supporter
    [leader] Lose the leader
   *[other] Lose this figure
  }
wonderland-do-double = Double its strength
wonderland-do-triple = Triple its strength
wonderland-do-plain = Leave it as it is
wonderland-do-return = Return { $chip }
wonderland-do-march = { $region }
wonderland-do-hop = Move to { $n }
wonderland-do-on = { $whom }
wonderland-do-points = Victory points
wonderland-do-feat = Show the quest
wonderland-do-remove = Remove { $chip }
wonderland-do-row = Row { $row }

## Log

wonderland-log-faction = { $who } leads { $faction }.
wonderland-log-ally-card = An ally card of set { $set } is in play.
wonderland-log-first = { $who } goes first.
wonderland-log-closed = { $region } is closed in this game.
wonderland-log-marker = The die shows { $n }: the battle marker moves to { $region }.
wonderland-log-wonderlandian-shown = { $wonderlandian } waits to be recruited.
wonderland-log-quest-drawn = { $who } draws { $quest }.
wonderland-log-quest-drawn-hidden = { $who } draws a quest.
wonderland-log-quest-kept = { $who } keeps { $quest }.
wonderland-log-quest-kept-hidden = { $who } keeps a quest.
wonderland-log-quest-dropped = { $who } puts { $quest } back.
wonderland-log-quest-dropped-hidden = { $who } puts a quest back.
wonderland-log-quest-shown = { $who } shows { $quest }: { $vp } VP.
wonderland-log-party = Tea party { $n }: { $who } begins.
wonderland-log-card-laid = A new card is laid on the table.
wonderland-log-card-taken = { $who } takes tea card { $card }.
wonderland-log-head = { $who } passes the head of the table.
wonderland-log-rolled = { $who } rolls { $n } on the shard die.
wonderland-log-shards = { $who } gains { $n ->
    [one] 1 shard
   *[other] { $n } shards
  }.
wonderland-log-shards-dropped = { $who } discards { $n ->
    [one] 1 shard
   *[other] { $n } shards
  }.
wonderland-log-shard-given = { $who } gives { $whom } a shard.
wonderland-log-my-party = { $who } gives a party: the table is refilled.
wonderland-log-half = { $who } takes the { $half ->
    [upper] upper
   *[lower] lower
  } bonus.
wonderland-log-corrupted = { $who } takes the corrupted bonus too.
wonderland-log-poison-laid = { $who } puts Poison on a card.
wonderland-log-poison-taken = { $who } takes Poison with the card.
wonderland-log-poison-back = { $who } takes the Poison back.
wonderland-log-placed = { $who } places { $n ->
    [one] 1 supporter
   *[other] { $n } supporters
  } in { $region }.
wonderland-log-figure-placed = { $who } sets { $figure } in { $region }.
wonderland-log-moved = { $who } moves { $n ->
    [one] 1 supporter
   *[other] { $n } supporters
  } from { $region } to { $region_to }.
wonderland-log-chip-gained = { $who } gains { $chip }.
wonderland-log-shield-whole = The shield of { $who } is whole again.
wonderland-log-purged = { $who } is rid of a Madness for good.
wonderland-log-leader-up = The leader of { $who } has strength { $n }.
wonderland-log-recruited = { $who } recruits { $wonderlandian }.
wonderland-log-uncovered = { $who } uncovers { $ability }.
wonderland-log-ability-used = { $who } uses { $ability }.
wonderland-log-ability-points = { $who } gains { $vp } VP by { $ability }.
wonderland-log-ability-strength = { $ability } adds { $n } to the chip of { $who }.
wonderland-log-castle = { $who } builds a castle in { $region }.
wonderland-log-castle-side = { $who } lays the foundation of a castle in { $region }.
wonderland-log-entered = { $who } enters { $region }.
wonderland-log-guest = { $wonderlandian } comes to help { $who }.
wonderland-log-guest-leaves = { $wonderlandian } leaves { $who }.
wonderland-log-madness-gained = { $who } gains a Madness.
wonderland-log-madness-short = There is not enough Madness left: nobody gets one.
wonderland-log-war = War { $n } begins in { $region }.
wonderland-log-battle = The battle of { $region }.
wonderland-log-starts = { $who } starts with strength { $strength }.
wonderland-log-start-bonus = { $wonderlandian }: { $who } starts with { $n } more.
wonderland-log-weakened = The March Hare of { $who } weakens { $whom } by { $n }.
wonderland-log-wagered = { $who } wagers on { $whom }.
wonderland-log-no-wager = { $who } does not wager.
wonderland-log-wager-hidden = { $who } has decided on a wager.
wonderland-log-chosen = { $who } chooses to { $choice ->
    [draw] draw
   *[stop] stop
  }.
wonderland-log-chosen-hidden = { $who } has chosen.
wonderland-log-stopped = { $who } stops at { $strength }.
wonderland-log-must-stop = { $who } leads alone with { $strength } and must stop.
wonderland-log-track-end = The end of the track is reached: the battle is over.
wonderland-log-drew = { $who } draws { $chip }.
wonderland-log-draws-more = { $who } draws { $n ->
    [one] 1 chip
   *[other] { $n } chips
  } more to choose from.
wonderland-log-picked = { $who } plays { $chip } and returns { $n ->
    [one] 1 chip
   *[other] { $n } chips
  }.
wonderland-log-put-back = { $who } puts { $chip } back and draws again.
wonderland-log-madness = { $chip } strikes { $who }: { $n ->
    [one] 1 unit
   *[other] { $n } units
  } to lose.
wonderland-log-poisoned = Poison strikes { $who }: 1 unit to lose.
wonderland-log-shielded = { $who } breaks the shield: { $chip } goes back into the bag.
wonderland-log-humpty = Humpty Dumpty of { $who } falls before all the others.
wonderland-log-lost = { $who } loses { $unit ->
    [supporter] a supporter
    [leader] the leader
    [white_rabbit] the White Rabbit
    [walrus] the Walrus
    [gryphon] the Gryphon
    [knave] the Knave of Hearts
    [march_hare] the March Hare
    [duchess] the Duchess
    [caterpillar] the Caterpillar
    [humpty_dumpty] Humpty Dumpty
    [tweedledum] Tweedledum
    [tweedledee] Tweedledee
    [mock_turtle] the Mock Turtle
    [dormouse] the Dormouse
    [unicorn] the Unicorn
   *[other] a figure
  }.
wonderland-log-bust = { $who } busts: strength 0, no rewards.
wonderland-log-refresh = { $who } returns exhausted chips and Madness to the bag.
wonderland-log-times = The Card Soldier of { $who } counts { $n ->
    [2] twice
    [3] three times
   *[other] { $n } times
  }.
wonderland-log-led = A Flamingo leads the way: { $n } more for the chip of { $who }.
wonderland-log-doubled = A Flamingo doubles this chip of { $who }.
wonderland-log-played = { $chip } adds { $n }: { $who } has { $strength }.
wonderland-log-strength = { $who } gains { $n } strength: { $strength }.
wonderland-log-crown = The Crown of { $who } waits for the next chip of { $whom }.
wonderland-log-crowned = The Crown took the strength of that chip of { $who }.
wonderland-log-temper = { $who } rages at { $whom }.
wonderland-log-clawed = { $who } slips Poison into the bag of { $whom }.
wonderland-log-strikes = { $who } passes trouble on to { $whom }.
wonderland-log-charmed = { $who } takes { $chip } off the track of { $whom }.
wonderland-log-hopped = { $who } hops to { $strength }.
wonderland-log-returned = { $who } returns { $chip } to the bag.
wonderland-log-creature-changed = A Creature of { $who } becomes { $chip }.
wonderland-log-alone = { $who } stands alone there.
wonderland-log-won = { $who } wins { $vp } VP.
wonderland-log-second = { $who } is second: { $vp } VP.
wonderland-log-tied = { $region }: { $n } tie for the first place.
wonderland-log-nobody = Nobody wins { $region }.
wonderland-log-walrus = The Walrus gives { $who } { $vp } VP.
wonderland-log-rose = A Rose gives { $who } { $vp } VP.
wonderland-log-rose-forged = The forged Rose gives { $who } { $vp } VP.
wonderland-log-figure-points = { $figure } gives { $who } { $vp } VP.
wonderland-log-item-points = { $chip } gives { $who } { $vp } VP.
wonderland-log-figure-acts = { $figure } helps { $who }.
wonderland-log-item = { $who } uses { $chip }.
wonderland-log-feat = { $who } has done the feat of { $quest }.
wonderland-log-removed = { $who } removes { $chip } for good.
wonderland-log-alice-moves = Alice of { $who } turns up in { $region }.
wonderland-log-free-unit = { $who } may place a supporter.
wonderland-log-forged = { $who } forges { $chip } on row { $row }.
wonderland-log-forge-declined = { $who } does not forge.
wonderland-log-star = { $who } gains { $vp } VP for a star.
wonderland-log-freed = { $who } frees a locked supporter.
wonderland-log-castle-value = Each castle of { $who } is worth { $n } VP now.
wonderland-log-between = { $who } gains the bonus between two rows.
wonderland-log-artifact = { $who } fills row { $row } and gains its artifact.
wonderland-log-wager-right = { $who } wagered on { $whom } and was right.
wonderland-log-wager-wrong = { $who } wagered on { $whom } and was wrong.
wonderland-log-wager-void = The wager of { $who } is void: the battle was tied.
wonderland-log-fresh = { $who } returns { $n ->
    [one] 1 Rose
   *[other] { $n } Roses
  } to the bag.
wonderland-log-cleanup = { $region } falls quiet.
wonderland-log-war-ends = War { $n } is over.
wonderland-log-final = { $who } ends with { $vp } points.

## Reasons

wonderland-why-over = The game is over.
wonderland-why-not-asked = It is { $whom } who is asked now.
wonderland-why-can = You can use this now.
wonderland-why-chair-taken = { $whom } sits here.
wonderland-why-chair-empty = No card here; passing the head of the table refills it.
wonderland-why-chair-poison = This card bears Poison: it goes into the bag of whoever takes it.
wonderland-why-chair-way = { $n ->
    [one] The next chair.
   *[other] { $n } chairs on.
  }
wonderland-why-chair-past-head = Beyond the head of the table: go there first, roll the die, then choose any chair.
wonderland-why-head = Passing the head: roll the shard die, gain the shards, then { $n ->
    [one] 1 place is refilled
   *[other] { $n } places are refilled
  }.
wonderland-why-closed = { $region } is closed in this game.
wonderland-why-tile = The winner of this round's battle here scores { $n } VP.
wonderland-why-castle-only = { $who } has a castle here but no unit: no part in the battle.
wonderland-why-resistance = The resistance has strength { $n } this round.
wonderland-why-strength = { $who } starts here with { $strength }: leader { $leader }, figures { $figures }, castle { $castle }; { $n ->
    [one] 1 unit
   *[other] { $n } units
  }.
wonderland-why-ability-open = { $ability } is uncovered.
wonderland-why-ability-covered = { $ability } is still covered; an ability bonus uncovers it.
wonderland-why-goal-reached = The objective is reached as things stand.
wonderland-why-goal-open = The objective is not reached yet.
wonderland-why-feat-done = The feat is done.
wonderland-why-feat-now = The feat would be done if the battle ended now.
wonderland-why-feat-not-now = The feat would not be done if the battle ended now.
wonderland-why-feat-elsewhere = The feat is done in a battle in { $region }.
wonderland-why-row-full = Row { $row } is full.
wonderland-why-row-next = Row { $row }: { $n } of { $of } spaces filled.
wonderland-why-castle-value = Your castles are worth { $n } VP each.
wonderland-why-locked = { $n ->
    [one] 1 supporter is still locked here.
   *[other] { $n } supporters are still locked here.
  }
wonderland-why-shards-cost = Each shard is 1 point less at the end.
wonderland-why-most-shards = { $who } has the most shards, { $n }: one more Madness at the end of tea, and half of them gone.
wonderland-why-shield-whole = The shield is whole: it can stop one Madness or Poison.
wonderland-why-shield-broken = The shield is broken; a bust, a tea card or an effect mends it.
wonderland-why-bag = { $n } chips in the bag, { $mad } of them Madness.
wonderland-why-in-bag = { $n } of the { $of } chips in the bag.
wonderland-why-track = { $n ->
    [one] One more Madness refreshes the bag.
   *[other] { $n } more Madness refresh the bag.
  }
wonderland-why-chip = { $chip }: base strength { $n }.
wonderland-why-would-add = Drawn now it would add { $n }, before choices.
wonderland-why-supply = { $n } left in the supply.
wonderland-why-supply-out = None left: another ally of the same level may be taken instead.
wonderland-why-bust = { $who } has bust.
wonderland-why-fighter = { $who } has { $strength }, from a start of { $start }.
wonderland-why-leads = { $who } leads alone.
wonderland-why-forges = { $who } may forge { $n ->
    [one] once
   *[other] { $n } times
  } after the battle.
wonderland-why-track-end = Whoever reaches { $n } wins at once.
wonderland-why-track-forge = { $n } bears a forge symbol: end here and forge.
wonderland-why-track-plain = { $n }: no forge symbol.
wonderland-why-figure = { $figure } has strength { $strength } at the start of a battle.
wonderland-why-wonderlandian = { $wonderlandian } can be taken by a Wonderlandian bonus.
wonderland-why-unit-leader = The leader is lost only when nothing else is left.
wonderland-why-unit-supporter = Supporters give no strength but keep you in the battle.
wonderland-why-taken = { $who } has taken { $n } of { $of } cards.

## Goals of lessons made at the table
wonderland-goal-win = Win this battle alone: { $region }.
wonderland-goal-strength = Reach strength { $n } in this battle.
wonderland-goal-shards = Have { $n } shards before this tea party ends.
