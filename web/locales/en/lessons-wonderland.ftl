# The steps of the lessons of Wonderland's War. Do steps have a .hint, predictions a .after that explains the answer.

## Tea

lesson-wonderland-tea-table = Before every war there is tea. You are the Queen: walk clockwise to a chair, take its card and gain what it shows.
lesson-wonderland-tea-card = Take a card and use its bonuses.
    .hint = Press a chair in front of you. Then say where your supporters shall stand.
lesson-wonderland-tea-too-far = You went straight to the head of the table. That is allowed, but first take one of the cards before it.
lesson-wonderland-tea-passing = Alice and the Hatter have had their turns. May you walk on past the head of the table?
    .after = You may: you stop there, roll the shard die, and the empty places are filled with new cards.
lesson-wonderland-tea-passing-no = No, the table ends there
lesson-wonderland-tea-passing-yes = Yes, but it brings shards
lesson-wonderland-tea-head = Go to the head of the table and take one of the cards behind it.
    .hint = Press the head, then any chair with a card.
lesson-wonderland-tea-before = You sat down before the head. This time we want to see what happens there.
lesson-wonderland-tea-own = Use this card, and when the others have had their turns take a third one: the one you like best.
    .hint = Some cards offer two halves: choose one. The chair with three supporters is a strong one.
lesson-wonderland-tea-again = Round the head once more: new shards, and with them more madness after tea. Take one of the cards before it.
lesson-wonderland-tea-cards = You have taken three cards. How many more may you take at this party?
    .after = Four cards each with three players. Then your leader goes to Wonderland.
lesson-wonderland-tea-cards-1 = One
lesson-wonderland-tea-cards-2 = Two
lesson-wonderland-tea-cards-any = As many as there are
lesson-wonderland-tea-done = New cards came, and shards with them. Whoever has the most shards after tea gets madder than the others.

## Shards

lesson-wonderland-shards-four = You have taken your four cards, and all others are in Wonderland already. When your leader enters, the party is over.
lesson-wonderland-shards-most = You have 5 shards, the others 3 and 2. What will the most shards bring you?
    .after = Everybody adds a Madness chip to the bag. Whoever has the most shards adds one more.
lesson-wonderland-shards-most-win = A victory point
lesson-wonderland-shards-most-mad = One more Madness
lesson-wonderland-shards-most-nothing = Nothing
lesson-wonderland-shards-enter = Let your leader enter the Red Keep.
    .hint = Press the Red Keep on the board.
lesson-wonderland-shards-elsewhere = Your leader may enter any region. This lesson goes on in the Red Keep.
lesson-wonderland-shards-left = Two Madness chips fell into your bag. How many of your 5 shards are left?
    .after = Who was the maddest discards half of the shards, rounded up: 3 of the 5.
lesson-wonderland-shards-left-5 = 5
lesson-wonderland-shards-left-3 = 3
lesson-wonderland-shards-left-2 = 2
lesson-wonderland-shards-done = Shards are a price, not a treasure. Keep an eye on how many the others have.

## Chips

lesson-wonderland-chips-bag = You are Alice, and the Queen is against you. In a battle everybody draws chips from the own bag, all at once. The first draw is made for you.
lesson-wonderland-chips-draw = A faction chip of 2 gave you strength 2. Draw again.
    .hint = From the second chip on everybody chooses to draw or to stop.
lesson-wonderland-chips-stopped = You stopped. Whoever stops draws no more in this battle.
lesson-wonderland-chips-soldier = The Flamingo added 1 and doubles your next chip. That will be a Card Soldier of 1, which can double itself as well. How much can it add?
    .after = 1 doubled is 2, and doubled again 4.
lesson-wonderland-chips-n-1 = 1
lesson-wonderland-chips-n-2 = 2
lesson-wonderland-chips-n-4 = 4
lesson-wonderland-chips-double = Draw the Card Soldier and let it add 4.
    .hint = Draw, then choose to double its strength.
lesson-wonderland-chips-returned = The Soldier fetched an exhausted chip back into your bag instead. Only the Flamingo doubled it.
lesson-wonderland-chips-done = Strength 7 with three chips. What is printed on a chip is its base, what the effects make of it is what counts.

## Witzend

lesson-wonderland-witzend-field = The rulebook's first battle. You are the Hatter, with two supporters in Witzend. Alice is not in it and wagers on somebody.
lesson-wonderland-witzend-madness = The first chips: a Red Rook for the Queen, a Forge for you, Madness for the Jabberwock. What did the Madness cost him?
    .after = A unit of his choice. Strength that was there stays.
lesson-wonderland-witzend-madness-unit = A unit
lesson-wonderland-witzend-madness-strength = All his strength
lesson-wonderland-witzend-madness-battle = The battle
lesson-wonderland-witzend-draw = The Queen has stopped at 5, you are at 1. Draw another chip.
    .hint = On 2 stands a forge symbol. One more point takes you there.
lesson-wonderland-witzend-early = You stopped at 1. One more chip would have taken you to the forge symbol at 2.
lesson-wonderland-witzend-stop = You stand on 2, the Jabberwock on 7. You cannot win, but you have what you came for: stop.
    .hint = Your last chip has base strength 1, and that is what your quest asks for.
lesson-wonderland-witzend-result = The Jabberwock drew once more, led alone with 8 and had to stop: 6 points, 3 more for his Walrus, and a castle. The Queen as second gets 3.
lesson-wonderland-witzend-feat = Your quest is a feat done in Witzend: the last active chip has base strength 1. Show it.
    .hint = Press the quest among your cards.
lesson-wonderland-witzend-no-feat = A feat can only be shown after the battle in which it was done.
lesson-wonderland-witzend-forge = You may forge twice: once for the symbol on the track, once for the Forge chip. Do both.
    .hint = Choose an active chip, then a row. It stays there for good and gives the bonus of its space.
lesson-wonderland-witzend-unforged = You gave up a forge. Forged chips bring bonuses for the rest of the game.
lesson-wonderland-witzend-done = You lost the battle and still gained a feat and two forges. Alice's wager was right, so she takes an ally.

## The Red Keep

lesson-wonderland-red-keep-start = The rulebook's second battle. You are Alice, alone with your leader, against the Queen's Gryphon and a supporter. She has three Madness on her track.
lesson-wonderland-red-keep-second = You lead with 5 to 3. Draw again.
    .hint = With a leader of strength 3 you can afford another chip.
lesson-wonderland-red-keep-stopped = You stopped too early: the Queen goes on alone now.
lesson-wonderland-red-keep-gryphon = The Queen drew Madness and lost the Gryphon. It had given her 2 of her 3 strength. What is her strength now?
    .after = Lost units leave their strength behind. And as this was her fourth Madness, her track was emptied into the bag.
lesson-wonderland-red-keep-gryphon-1 = 1
lesson-wonderland-red-keep-gryphon-3 = 3
lesson-wonderland-red-keep-gryphon-0 = 0
lesson-wonderland-red-keep-third = Draw once more.
    .hint = There is a Rose of 2 in your bag.
lesson-wonderland-red-keep-shield = The Queen drew Madness again and broke her shield: the chip went back into her bag. A broken shield helps no second time.
lesson-wonderland-red-keep-stop = You have 8, she has 3 and one supporter left. Stop now.
    .hint = Every further chip could be Madness, and your leader is your only unit.
lesson-wonderland-red-keep-greedy = Madness! Your leader is your only unit: without your shield you would bust.
lesson-wonderland-red-keep-bust = The Queen drew on and got Madness without a shield. Her last supporter was lost. What is her strength?
    .after = Without units she busts: strength 0, no reward. Only her shield becomes whole again.
lesson-wonderland-red-keep-bust-3 = Still 3
lesson-wonderland-red-keep-bust-0 = 0
lesson-wonderland-red-keep-rose = You won 2 points and a castle, and may forge once. Fill the second row with the Rose.
    .hint = Choose the Rose, then row 2.
lesson-wonderland-red-keep-other = That chip is forged for good now. The Rose would have brought points and filled the second row.
lesson-wonderland-red-keep-done = The full row gave you its artifact, and your leader grew. That was the battle of the Red Keep.

## Forging

lesson-wonderland-forge-rows = A Forge chip lets you forge once after a battle. One space is free in your second row.
lesson-wonderland-forge-last = Forge the chip on that last space.
    .hint = Choose the Forge chip, then row 2.
lesson-wonderland-forge-other-row = The third row frees a supporter. In the second row a chip would have brought three things at once.
lesson-wonderland-forge-gains = Your leader has 1 strength more. What else did it bring?
    .after = The bonus between the two full rows purged a Madness, and the full row gave its artifact.
lesson-wonderland-forge-gains-1 = Nothing else
lesson-wonderland-forge-gains-2 = The artifact of the row
lesson-wonderland-forge-gains-3 = The artifact, and a Madness less
lesson-wonderland-forge-done = Plan your rows: the last space and the bonus between two rows are worth the most.

## A quest

lesson-wonderland-quest-quest = You are the Queen in Tulgey Wood with a secret quest: end a battle here with exactly 2 active chips. Its objective is a choice of forged allies.
lesson-wonderland-quest-second = The first chip is drawn. Get the second one.
    .hint = Draw.
lesson-wonderland-quest-one-chip = One active chip is not enough: the feat wants exactly 2 (or 6).
lesson-wonderland-quest-stop = Two active chips. Now end your battle.
    .hint = A third chip would spoil the feat.
lesson-wonderland-quest-three-chips = That is no longer exactly 2 active chips.
lesson-wonderland-quest-feat = Show your feat.
    .hint = Press the quest among your cards.
lesson-wonderland-quest-no-feat = You kept it secret. A feat not shown after its battle has to be done again.
lesson-wonderland-quest-points = You have five different allies forged, so the objective is reached as well. What is the quest worth?
    .after = The feat alone is 3 points, the objective alone 3. Both together are 9.
lesson-wonderland-quest-n-3 = 3 points
lesson-wonderland-quest-n-6 = 6 points
lesson-wonderland-quest-n-9 = 9 points
lesson-wonderland-quest-done = Feats can be done by losers, too. Look at your quests before you decide how far to draw.

## Two players

lesson-wonderland-two-alone = Only two of you play, and you are alone in the Red Keep. No region is left to anybody for nothing: the resistance fights with strength 3.
lesson-wonderland-two-equal = Your first chip gave you 3. What if you stopped now?
    .after = With as much as the resistance you only tie. To win you have to exceed it.
lesson-wonderland-two-equal-win = I would win
lesson-wonderland-two-equal-tie = It would be a tie
lesson-wonderland-two-equal-none = I would get nothing
lesson-wonderland-two-beat = Beat the resistance.
    .hint = Draw another chip. Two of the five in your bag are Madness.
lesson-wonderland-two-tied = Equal strength is a tie with the resistance: either the points or the castle, not both.
lesson-wonderland-two-castle = 6 points, and a castle that lies on its side. What would it be worth at the end?
    .after = With two players a castle takes two steps. Lying it gives strength, only a standing one scores.
lesson-wonderland-two-castle-3 = 3 points
lesson-wonderland-two-castle-0 = Nothing yet
lesson-wonderland-two-done = The resistance grows: 5 in the second round and 7 in the third. In a game of two there are no wagers.
