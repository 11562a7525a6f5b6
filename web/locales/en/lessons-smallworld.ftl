# The steps of the lessons of Small World of Warcraft. Do steps have a .hint, predictions a .after that explains the answer.

## Pick and conquer

lesson-smallworld-pick-column = You begin without a people. This column offers six: a banner with a race and a badge with a profession.
lesson-smallworld-pick-tokens = The Forsaken's banner shows 6 and the Herbalist's badge 4. How many tokens would you get?
    .after = The two numbers are added: 6 + 4 = 10.
lesson-smallworld-pick-tokens-4 = 4
lesson-smallworld-pick-tokens-6 = 6
lesson-smallworld-pick-tokens-10 = 10
lesson-smallworld-pick-take = Take the Herbalist Forsaken.
    .hint = They are second from the top, so they cost 1 coin, laid on the combination above.
lesson-smallworld-pick-another = You may take any of them, for 1 coin for each one above it. Here we want the Herbalist Forsaken.
lesson-smallworld-pick-land = Ten tokens in hand. Land on a starting region: the ones with an anchor.
    .hint = Mustard Lea is free and has an anchor: 2 tokens and 1 for the crossing.
lesson-smallworld-pick-stopped = You ended your conquests too early. While you have tokens you may take more.
lesson-smallworld-pick-three = Now spread out until you hold three regions.
    .hint = An empty region next to yours costs 2 tokens.
lesson-smallworld-pick-end = You may go on or stop whenever you like. End your conquests and lay out your tokens.
    .hint = Press the button that ends conquests, then let the tokens be spread.
lesson-smallworld-pick-paid = Each region you hold pays 1 coin at the end of your turn, and a Herbalist gets 1 more for each hill. Now Zofia plays.

## Prices

lesson-smallworld-costs-mountain = You hold Mustard Lea and have five tokens. What does Carapace cost, an empty mountain next to it?
    .after = Every region costs 2, and a mountain 1 more.
lesson-smallworld-costs-held = And Knuckle Hills, where two Dwarves stand?
    .after = 2 for the region and 1 for each token that defends it.
lesson-smallworld-costs-crossing = Badger Downs lies on the other continent, a free region with an anchor. What does it cost?
    .after = 2 for the region and 1 for the crossing, because you hold nothing next to it.
lesson-smallworld-costs-n-2 = 2 tokens
lesson-smallworld-costs-n-3 = 3 tokens
lesson-smallworld-costs-n-4 = 4 tokens
lesson-smallworld-costs-n-7 = 7 tokens
lesson-smallworld-costs-two = Take two more regions with your five tokens.
    .hint = Knotwood is an empty forest for 2. That leaves 3.
lesson-smallworld-costs-dear = A dear region has eaten your tokens. With fewer than 2 in hand there is no second one.
lesson-smallworld-costs-stopped = Your conquests are over with fewer regions than you could have.
lesson-smallworld-costs-end = End your turn: stop, and lay the tokens out as you like. Then Zofia plays.
    .hint = Press the button that ends your conquests, then spread the tokens evenly.
lesson-smallworld-costs-ready = Your turn again. You have seven Orcs in three regions. How many do you take up for new conquests?
    .after = All but one in each region: 7 less 3 is 4.
lesson-smallworld-costs-hills = Four tokens, and two Dwarves on Knuckle Hills. Take the hills.
    .hint = 2 for the region and 1 for each Dwarf: just what you hold.
lesson-smallworld-costs-spent = Now fewer than 4 tokens are left, and Knuckle Hills cost 4.
lesson-smallworld-costs-short = You stopped with enough tokens in hand for Knuckle Hills.
lesson-smallworld-costs-loss = Two Dwarves stood there. What becomes of them?
    .after = Whoever loses a region loses 1 token for good. The others go back to their owner and are laid out again.
lesson-smallworld-costs-loss-both = Both are lost
lesson-smallworld-costs-loss-one = One is lost, one goes back to Zofia
lesson-smallworld-costs-loss-none = Both go back to Zofia
lesson-smallworld-costs-done = Before you send anyone, add up: 2, the mountain, the crossing, the defenders. Point at a region to see its sum.

## A first turn

lesson-smallworld-first-turn-price = The rulebook's example. Ten Forsaken come from the sea to Mustard Lea, where a Murloc lives. What does it cost?
    .after = 2 for the region, 1 for the crossing, 1 for the Murloc.
lesson-smallworld-first-turn-n-3 = 3
lesson-smallworld-first-turn-n-4 = 4
lesson-smallworld-first-turn-n-5 = 5
lesson-smallworld-first-turn-field = Land there.
    .hint = Press Mustard Lea on the small continent.
lesson-smallworld-first-turn-elsewhere = You may conquer that, too. The Forsaken of the example went another way.
lesson-smallworld-first-turn-stopped = You ended your conquests. The Forsaken still had tokens in hand.
lesson-smallworld-first-turn-hills = Next are Knuckle Hills, held by two Kobolds: 2 and 2 makes 4.
    .hint = Press Knuckle Hills. One Kobold is lost, the other flees.
lesson-smallworld-first-turn-die = Two tokens are left, and Carapace costs 3. You are 1 short: try it with the die.
    .hint = Press Carapace. With at most 3 missing you may roll once, as your last attempt.
lesson-smallworld-first-turn-no-roll = You stopped without trying. The roll costs nothing: if it fails, the tokens go to your regions.
lesson-smallworld-first-turn-buy = The die gave the missing token! A Murloc and a Kobold died by your hand, so you may buy up to two new Forsaken. Buy one.
    .hint = One coin brings one token from the tray.
lesson-smallworld-first-turn-not-one = For each token lost to you, you may buy one Forsaken. The player of the example bought exactly one.
lesson-smallworld-first-turn-coins = Your tokens will be spread over your three regions. How many coins does the turn pay?
    .after = 3 for the regions and 1 for the hills, because your Forsaken are Herbalists.
lesson-smallworld-first-turn-done = Three regions in the first turn. The Kobold who fled is back at Zofia's.

## Redeployment and coins

lesson-smallworld-redeploy-stop = Your Orcs hold three regions and have four tokens in hand. End your conquests for this turn.
    .hint = There is a button for it below the map.
lesson-smallworld-redeploy-coins = Three regions, and your badge is Farming: 1 coin more for each field. Mustard Lea is one. What will the turn pay?
    .after = 3 for the regions and 1 for the field. Coins come at the end of the turn.
lesson-smallworld-redeploy-n-3 = 3 coins
lesson-smallworld-redeploy-n-4 = 4 coins
lesson-smallworld-redeploy-n-5 = 5 coins
lesson-smallworld-redeploy-guard = Zofia's Dwarves stand next to Carapace, and mountains cost Dwarves 2 less. Put at least three more tokens there.
    .hint = Press Carapace three times, lay the fourth token where you like, and confirm.
lesson-smallworld-redeploy-even = Even shares leave Carapace weak. You may lay out your tokens as you like, at least one in each region.
lesson-smallworld-redeploy-done = Every token there makes Carapace dearer by 1. At the start of your next turn you take up all but one in each region.

## Decline

lesson-smallworld-decline-tired = Four regions, but only two Orcs left to send out. A people that cannot grow is ready to decline.
lesson-smallworld-decline-decline = Let the Orcs go into decline.
    .hint = It takes the whole turn and has to be the first thing you do.
lesson-smallworld-decline-conquered = You have conquered already. Decline comes instead of conquests, at the start of a turn.
lesson-smallworld-decline-ended = The turn is over and the Orcs are still active. Decline has to be chosen at its start.
lesson-smallworld-decline-coins = What did this turn pay? You have a cavern, and your badge was Mining.
    .after = 1 coin for each of the four regions. The badge is gone and pays nothing.
lesson-smallworld-decline-coins-4 = 4 coins
lesson-smallworld-decline-coins-5 = 5 coins
lesson-smallworld-decline-coins-0 = Nothing
lesson-smallworld-decline-zofia = One Orc stays in each region. Now it is Zofia's turn.
lesson-smallworld-decline-new = Your turn again, and your hands are free: pick a new people.
    .hint = The topmost costs nothing.
lesson-smallworld-decline-still = Your new people sets out. Do the four regions of the Orcs still pay?
    .after = 1 coin each, as long as nobody conquers them. Only the bonus of banner and badge is gone.
lesson-smallworld-decline-still-yes = Yes, 1 coin each
lesson-smallworld-decline-still-no = No, nothing
lesson-smallworld-decline-done = You can have one declined people. If a second one declines, the first leaves the board.

## Faction bonus

lesson-smallworld-faction-sides = Your Blood Elves are of the Horde. Zofia's Dwarves and Bohdan's Humans are of the Alliance. Your Forsaken have declined.
lesson-smallworld-faction-three = Take Barley Haven from the Dwarves, then Tarn Mire and Mothwood from the Humans.
    .hint = Begin with Barley Haven: it has the anchor. Each of the three costs 3, because with Sailing the crossing is free.
lesson-smallworld-faction-elsewhere = A fine region, but nobody of the Alliance was beaten there. The example goes another way.
lesson-smallworld-faction-stopped = Your conquests are over, and the Alliance still holds its regions.
lesson-smallworld-faction-bonus = You took one region from the Dwarves and two from the Humans. How many faction coins is that?
    .after = 1 for each race beaten, however many regions it lost.
lesson-smallworld-faction-n-1 = 1
lesson-smallworld-faction-n-2 = 2
lesson-smallworld-faction-n-3 = 3
lesson-smallworld-faction-total = Mothwood has a magic source, worth 1 to Blood Elves. Your Forsaken hold two regions. What does the whole turn pay?
    .after = 3 regions, 2 declined ones, 1 magic source and 2 for the faction: 8.
lesson-smallworld-faction-n-5 = 5 coins
lesson-smallworld-faction-n-6 = 6 coins
lesson-smallworld-faction-n-8 = 8 coins
lesson-smallworld-faction-done = Look for races of the other side: beating one region of each is enough.

## Artifacts and places

lesson-smallworld-relics-token = A token lies face down on Knuckle Hills. It may be an artifact or a legendary place.
lesson-smallworld-relics-reveal = Conquer Knuckle Hills to turn it up.
    .hint = It is empty and next to you: 2 tokens.
lesson-smallworld-relics-elsewhere = The token is only turned up when its own region is conquered.
lesson-smallworld-relics-stopped = Your conquests are over, and the token is still face down.
lesson-smallworld-relics-cheaper = Frostmourne! Once a turn it makes a conquest 2 cheaper. Barley Haven costs 5. What would it cost with the sword?
    .after = 5 less 2 makes 3. You have four tokens.
lesson-smallworld-relics-n-2 = 2 tokens
lesson-smallworld-relics-n-3 = 3 tokens
lesson-smallworld-relics-n-5 = 5 tokens
lesson-smallworld-relics-sword = Take Barley Haven with Frostmourne.
    .hint = Press Barley Haven and choose the conquest with the sword.
lesson-smallworld-relics-wasted = The sword is used for this turn, and Barley Haven still costs 5.
lesson-smallworld-relics-without = Now there are too few tokens for Barley Haven. The sword would have made it possible.
lesson-smallworld-relics-done = The sword lies in Barley Haven now: an artifact stays where it was used. Whoever takes the region takes it over.
