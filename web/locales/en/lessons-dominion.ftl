# The steps of the lessons of Dominion. Do steps have a .hint, predictions a .after that explains the answer.

## One turn

lesson-dominion-turn-hand = These five cards are your hand. A turn has three parts: play an Action, buy a card, clean up.
lesson-dominion-turn-smithy = Begin with your Action: play the Smithy. It draws three cards.
    .hint = The Smithy is the only card in your hand that is an Action. Press it.
lesson-dominion-turn-skipped = You went on to the Buy phase without playing the Smithy. An action you did not use is lost.
lesson-dominion-turn-treasures = Your action is spent, so it is time to buy. Play all your Treasures first.
    .hint = Copper is worth 1, Silver 2. One button plays them all.
lesson-dominion-turn-early = After your first buy you can play no more Treasures this turn. The rest of your coins stayed in your hand.
lesson-dominion-turn-ended = You ended your turn without spending anything. Treasures give coins only if you play them.
lesson-dominion-turn-gold = You have $6 and one buy. Spend them on the best Treasure you can pay for.
    .hint = Gold costs exactly 6 and is worth 3 each time you play it.
lesson-dominion-turn-cheaper = That was your one buy. The coins left over are lost at the end of the turn.
lesson-dominion-turn-where = You have a Gold now. Where is it?
    .after = Cards you buy go to your discard pile. You will draw the Gold after the next shuffle.
lesson-dominion-turn-where-hand = In my hand
lesson-dominion-turn-where-discard = In my discard pile
lesson-dominion-turn-where-deck = On top of my deck
lesson-dominion-turn-cleaned = Clean-up came by itself: all you played and held was discarded, and you drew five new cards. That is a whole turn.

## Actions and Villages

lesson-dominion-actions-both = You have one action and three Action cards. Play both Smithies this turn.
    .hint = One of the three gives you more actions than it takes.
lesson-dominion-actions-smithy-first = The Smithy took your only action and gave none back. The Village is stuck in your hand.
lesson-dominion-actions-skipped = The Buy phase has begun. Actions you have left are of no use in it.
lesson-dominion-actions-counted = The Village took one action and gave two, so both Smithies found one. Seven new cards in one turn!
lesson-dominion-actions-spend = Play your Treasures and buy what you like. That ends the turn.
    .hint = You have $10: even a Province is within reach.
lesson-dominion-actions-stop = A new turn: Militia, Village and Smithy. You play the Militia first. Can you play the Village after it?
    .after = Militia gives coins but no action. It used your last one, so your Action phase is over.
lesson-dominion-actions-stop-yes = Yes, Village gives actions
lesson-dominion-actions-stop-no = No, I have no action left
lesson-dominion-actions-stopped = The Village can only wait for clean-up. Cards that give actions come first.
lesson-dominion-actions-three = Village, Smithy and Militia again, and one action. This time play all three of them.
    .hint = Count the actions: which card must come first so that two more can follow?
lesson-dominion-actions-militia-first = The Militia gives coins, but it took your last action. Cards are left in your hand that you could have played.
lesson-dominion-actions-coins = The Militia gave $2. In your hand are a Gold, a Silver and three Coppers. How many coins will you have?
    .after = 2 from the Militia, 3 for the Gold, 2 for the Silver, 3 for the Coppers: $10.
lesson-dominion-actions-coins-8 = $8
lesson-dominion-actions-coins-10 = $10
lesson-dominion-actions-coins-12 = $12
lesson-dominion-actions-own = Finish this turn on your own: one buy, whatever you like best.
    .hint = A Province costs 8 and is worth 6 points at the end of the game.

## Coins and buys

lesson-dominion-buys-market = A Market gives one card, one action, one buy and $1. It costs you nothing to play it.
lesson-dominion-buys-chain = You draw a second Market, then a Militia, and play all three. What do you have before you play Treasures?
    .after = Each Market gave a buy and $1, the Militia $2. One buy you have every turn.
lesson-dominion-buys-chain-1 = 1 buy and $2
lesson-dominion-buys-chain-2 = 2 buys and $3
lesson-dominion-buys-chain-3 = 3 buys and $4
lesson-dominion-buys-silvers = Now play your Treasures and buy two Silvers.
    .hint = You will have $7. Each Silver costs 3 and uses one buy.
lesson-dominion-buys-one-card = All your buys are paid from the same coins. After this card there is not enough left for two Silvers.
lesson-dominion-buys-ended = You may end a turn with buys left, but here we want two Silvers.
lesson-dominion-buys-left = One buy and $1 were left over, and that is fine. Now you have four Coppers and a Silver: $6. You buy a Market for 5. What becomes of the last coin?
    .after = Your only buy is used, so the turn is over. Coins are not kept for later.
lesson-dominion-buys-left-kept = I keep it for my next turn
lesson-dominion-buys-left-lost = It is lost
lesson-dominion-buys-left-copper = It must be spent on a Copper
lesson-dominion-buys-done = Coins pay, buys count. You need both for every card.

## Attacks and Moat

lesson-dominion-attack-coming = It is Bruno's turn, and he is about to play a Militia. It makes others discard down to three cards. You hold a Moat.
lesson-dominion-attack-shield = The attack waits for you. Protect your hand.
    .hint = Show the Moat: it stays in your hand.
lesson-dominion-attack-hit = Without the Moat you must discard two cards. Showing it costs nothing.
lesson-dominion-attack-coins = You are safe. Does Bruno still get the $2 of his Militia?
    .after = The Moat only keeps the attack away from you. What the card gives to its player it still gives.
lesson-dominion-attack-coins-none = No, the card is cancelled
lesson-dominion-attack-coins-two = Yes, he gets $2
lesson-dominion-attack-stays = Your Moat is still in your hand and could be shown again. Now Bruno buys a card and it is your turn.
lesson-dominion-attack-strike = Strike back: leave Bruno with three cards.
    .hint = Play your own Militia while you still have your action.
lesson-dominion-attack-moat-first = The Moat is an Action too: it drew two cards and took your only action. The Militia has to wait.
lesson-dominion-attack-done = Bruno had no Moat and kept three cards. Attacks hit everyone who shows nothing.

## Trashing

lesson-dominion-trash-chapel = Estates clog your hands. Use the Chapel to trash all three of them.
    .hint = Play the Chapel, choose the three Estates and confirm.
lesson-dominion-trash-too-few = The Chapel is used up for this turn, and there are Estates left. It can trash up to four cards at once.
lesson-dominion-trash-skipped = Your Action phase is over, and the card you needed is still in your hand.
lesson-dominion-trash-gone = Trashed cards belong to nobody and never come back. You lost three points, but you will draw your good cards more often.
lesson-dominion-trash-most = Next turn: a Remodel and a Gold. Remodel trashes a card and gains one that costs up to 2 more. How dear a card can the Gold become?
    .after = Gold costs 6, and 6 + 2 = 8.
lesson-dominion-trash-most-6 = It may cost 6
lesson-dominion-trash-most-7 = It may cost 7
lesson-dominion-trash-most-8 = It may cost 8
lesson-dominion-trash-province = Turn the Gold into a Province.
    .hint = Play Remodel, trash the Gold, then gain a card for 8.
lesson-dominion-trash-less = You may take a cheaper card, but the Gold was worth more.
lesson-dominion-trash-cheap = What you gain depends on what you trash. From this card you cannot reach 8.
lesson-dominion-trash-done = You gained the Province without coins and without a buy. Gained cards go to your discard pile like bought ones.

## Ending a game

lesson-dominion-end-when = Two supply piles are empty: Village and Market. How many empty piles end the game?
    .after = Three empty piles of any kind end it, and so does an empty Province pile.
lesson-dominion-end-when-one = One is enough
lesson-dominion-end-when-three = Three
lesson-dominion-end-when-ten = All ten of the kingdom
lesson-dominion-end-lead = You have 13 points, Bruno has 12. There is one Cellar left.
lesson-dominion-end-finish = You are ahead, so end the game this turn.
    .hint = Empty a third pile. The last Cellar costs only 2.
lesson-dominion-end-duchy = Three more points, but no pile is empty. Now Bruno has a turn and may buy a Province.
lesson-dominion-end-goes-on = Fewer than three piles are empty, so the game goes on and Bruno is next.
lesson-dominion-end-score = The game ended with your turn. All your cards count, wherever they are: two Provinces and an Estate make 13.
lesson-dominion-end-tie = And if you both had the same points?
    .after = Whoever had fewer turns wins. With as many turns each you would share the victory.
lesson-dominion-end-tie-shared = The victory is always shared
lesson-dominion-end-tie-turns = Whoever had fewer turns wins
lesson-dominion-end-tie-cards = Whoever has fewer cards wins

## Three turns

lesson-dominion-three-turns-remodel = The first three turns as the rulebook tells them. You hold an Estate and four Coppers: buy a Remodel.
    .hint = Four Coppers make $4, exactly the price of Remodel.
lesson-dominion-three-turns-other-1 = You may buy that, too. This story goes on with a Remodel, though.
lesson-dominion-three-turns-shuffle = You have drawn the other five cards, and your deck is empty. When do you shuffle your discard pile?
    .after = Not before a card has to be drawn from the empty deck. So what you buy now is shuffled in as well.
lesson-dominion-three-turns-shuffle-now = At once
lesson-dominion-three-turns-shuffle-later = When I have to draw
lesson-dominion-three-turns-silver = Three Coppers this time. Buy a Silver.
    .hint = Play your Treasures, then press the Silver.
lesson-dominion-three-turns-other-2 = A turn may end so. In this story you buy a Silver.
lesson-dominion-three-turns-smithy = The shuffle brought you the Remodel. Use it to make a Smithy out of an Estate.
    .hint = Play Remodel and trash an Estate: 2 + 2 makes 4.
lesson-dominion-three-turns-copper = A Copper costs 0, so it becomes at most a card for 2. The Smithy costs 4.
lesson-dominion-three-turns-other-3 = Your Action phase is over and the Remodel is not used.
lesson-dominion-three-turns-militia = Two Coppers and a Silver are left in your hand. Buy a Militia with them.
    .hint = They make $4, the price of the Militia.
lesson-dominion-three-turns-other-4 = You may do that. The rulebook's player buys a Militia.
lesson-dominion-three-turns-done = Three turns, and your deck has a Remodel, a Silver, a Smithy and a Militia. One Estate is gone.

## Throne Room

lesson-dominion-throne-four = Throne Room plays another Action of your hand twice. Find the way to four actions.
    .hint = What gives two actions gives four if it is played twice.
lesson-dominion-throne-village-first = The Village alone gives two actions. Played through the Throne Room it would give four.
lesson-dominion-throne-wrong-card = Six cards, but a Smithy gives no actions, not even twice.
lesson-dominion-throne-skipped = Your Action phase is over. The cards wait for clean-up.
lesson-dominion-throne-counted = Two cards and four actions from one Village. The Throne Room took one action, the Village none.
lesson-dominion-throne-draw = Four actions and three Smithies. How many cards will you draw if you play them all?
    .after = Three cards each, nine in all, and there is still an action left.
lesson-dominion-throne-draw-3 = 3 cards
lesson-dominion-throne-draw-6 = 6 cards
lesson-dominion-throne-draw-9 = 9 cards
lesson-dominion-throne-done = A Throne Room on a Village opens the way for everything else.

## Gardens

lesson-dominion-gardens-worth = Gardens is worth a point for every ten cards you own. You own 37 cards. How much is each of your Gardens worth?
    .after = Only full tens count: 37 cards are three of them.
lesson-dominion-gardens-worth-3 = 3 points
lesson-dominion-gardens-worth-4 = 4 points
lesson-dominion-gardens-worth-37 = 37 points
lesson-dominion-gardens-forty = Own 40 cards before this turn ends.
    .hint = Each Festival gives a buy. Any card counts, even a Copper for nothing.
lesson-dominion-gardens-too-few = One dear card is still only one card. You needed three more.
lesson-dominion-gardens-skipped = With only one Festival played you have too few buys.
lesson-dominion-gardens-done = Now every Gardens is worth 4. Cards anywhere count: hand, deck, discard pile and in play.

## Poacher

lesson-dominion-poacher-empty = The Cellar pile is empty. The Poacher looks at that: one empty pile, one card to discard.
lesson-dominion-poacher-discard = Play the Poacher and discard something you do not need.
    .hint = An Estate does nothing in your hand.
lesson-dominion-poacher-wasteful = You may discard any card, but this one would have paid for something. An Estate does nothing in your hand.
lesson-dominion-poacher-skipped = Your Action phase is over with the Poacher still in your hand.
lesson-dominion-poacher-festival = One Festival is left. Play your Treasures and buy it.
    .hint = It costs 5, and you have more than that.
lesson-dominion-poacher-other = A fine buy. But the Festival pile has to become empty for what we want to see.
lesson-dominion-poacher-two = Now two piles are empty, and you have another Poacher. How many cards will it make you discard?
    .after = One for each empty pile. With none empty it would be none at all.
lesson-dominion-poacher-two-1 = One
lesson-dominion-poacher-two-2 = Two
lesson-dominion-poacher-two-3 = Three
lesson-dominion-poacher-done = So a Poacher is best while every pile still has cards.
