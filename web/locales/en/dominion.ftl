# Dominion: cards, prompts, verbs, log, reasons. All wording is our own.

## Cards: name, .text in full, .gist for the face of the card

dominion-card-copper = Copper
    .text = Worth $1.
    .gist = $1
dominion-card-silver = Silver
    .text = Worth $2.
    .gist = $2
dominion-card-gold = Gold
    .text = Worth $3.
    .gist = $3
dominion-card-estate = Estate
    .text = 1 point at the end of the game.
    .gist = 1 point
dominion-card-duchy = Duchy
    .text = 3 points at the end of the game.
    .gist = 3 points
dominion-card-province = Province
    .text = 6 points at the end of the game.
    .gist = 6 points
dominion-card-curse = Curse
    .text = Minus 1 point at the end of the game.
    .gist = −1 point
dominion-card-cellar = Cellar
    .text = +1 Action. Discard as many cards from your hand as you like, then draw the same number.
    .gist = swap any cards
dominion-card-chapel = Chapel
    .text = Trash up to 4 cards from your hand.
    .gist = trash up to 4
dominion-card-moat = Moat
    .text = +2 Cards. — When another player plays an Attack, you may first show this from your hand; that Attack then does nothing to you.
    .gist = shields from Attacks
dominion-card-harbinger = Harbinger
    .text = +1 Card, +1 Action. Look through your discard pile. You may put one card from it on top of your deck.
    .gist = discard to deck top
dominion-card-merchant = Merchant
    .text = +1 Card, +1 Action. The first Silver you play this turn gives $1 more.
    .gist = first Silver +$1
dominion-card-vassal = Vassal
    .text = +$2. Discard the top card of your deck. If it is an Action, you may play it.
    .gist = play from deck top
dominion-card-village = Village
    .text = +1 Card, +2 Actions.
    .gist = +1 Card, +2 Actions
dominion-card-workshop = Workshop
    .text = Gain a card that costs $4 or less.
    .gist = gain up to $4
dominion-card-bureaucrat = Bureaucrat
    .text = Gain a Silver onto your deck. Every other player shows a Victory card from their hand and puts it onto their deck; a player without one shows the hand.
    .gist = Silver; slow others
dominion-card-gardens = Gardens
    .text = At the end, 1 point for every full 10 cards you own.
    .gist = 1 point per 10 cards
dominion-card-militia = Militia
    .text = +$2. Every other player discards until they hold 3 cards.
    .gist = others keep 3
dominion-card-moneylender = Moneylender
    .text = You may trash a Copper from your hand. If you do, +$3.
    .gist = Copper into $3
dominion-card-poacher = Poacher
    .text = +1 Card, +1 Action, +$1. Then discard one card for each empty pile in the supply.
    .gist = discard per empty pile
dominion-card-remodel = Remodel
    .text = Trash a card from your hand. Gain a card that costs at most $2 more than it.
    .gist = trade up by $2
dominion-card-smithy = Smithy
    .text = +3 Cards.
    .gist = +3 Cards
dominion-card-throne_room = Throne Room
    .text = You may choose an Action card in your hand and play it twice.
    .gist = an Action twice
dominion-card-bandit = Bandit
    .text = Gain a Gold. Every other player turns up the top 2 cards of their deck, trashes one Treasure among them other than Copper, and discards the rest.
    .gist = Gold; rob others
dominion-card-council_room = Council Room
    .text = +4 Cards, +1 Buy. Every other player draws a card.
    .gist = others draw one
dominion-card-festival = Festival
    .text = +2 Actions, +1 Buy, +$2.
    .gist = +2 Actions, +1 Buy, +$2
dominion-card-laboratory = Laboratory
    .text = +2 Cards, +1 Action.
    .gist = +2 Cards, +1 Action
dominion-card-library = Library
    .text = Draw one card at a time until you hold 7. Each Action that comes up you may set aside instead of taking it; the cards set aside are discarded afterwards.
    .gist = draw up to 7
dominion-card-market = Market
    .text = +1 Card, +1 Action, +1 Buy, +$1.
    .gist = +1 of everything
dominion-card-mine = Mine
    .text = You may trash a Treasure from your hand. If you do, gain to your hand a Treasure that costs at most $3 more.
    .gist = better Treasure
dominion-card-sentry = Sentry
    .text = +1 Card, +1 Action. Look at the top 2 cards of your deck. Trash any of them, discard any of them, and put the rest back in the order you like.
    .gist = sift the top 2
dominion-card-witch = Witch
    .text = +2 Cards. Every other player gains a Curse.
    .gist = curse the others
dominion-card-artisan = Artisan
    .text = Gain to your hand a card that costs $5 or less. Then put a card from your hand onto your deck.
    .gist = gain up to $5

## Sets

dominion-set-first_game = First Game
dominion-set-size_distortion = Size Distortion
dominion-set-deck_top = Deck Top
dominion-set-sleight_of_hand = Sleight of Hand
dominion-set-improvements = Improvements
dominion-set-silver_and_gold = Silver & Gold

## Bots

dominion-bot-random = Random
dominion-bot-big_money = Big Money
dominion-bot-big_money_smithy = Big Money with Smithy
dominion-bot-bm_ultimate = Big Money, polished
dominion-bot-double_witch = Double Witch

## Phases


## Prompts

dominion-ask-action = Play an Action, or go on to buy
    .detail = { $actions ->
        [one] 1 action left
       *[other] { $actions } actions left
    }
dominion-ask-buy = Play Treasures, then buy cards
    .detail = ${ $coins }, { $buys ->
        [one] 1 buy
       *[other] { $buys } buys
    }
dominion-ask-tidy = Which card goes on top of your discard pile?
dominion-ask-moat = { $whom } plays { $card }. Show your Moat?
dominion-ask-cellar = Discard any cards; you draw as many
dominion-ask-chapel = Trash up to { $n ->
    [one] 1 card
   *[other] { $n } cards
} from your hand
dominion-ask-gain = Gain a card that costs up to ${ $cost }
dominion-ask-moneylender = Trash a Copper for $3?
dominion-ask-discard = Discard { $n ->
    [one] 1 card
   *[other] { $n } cards
}
dominion-ask-remodel = Which card do you trash to remodel it?
dominion-ask-mine = Trash a Treasure for a better one?
dominion-ask-artisan = Put a card from your hand onto your deck
dominion-ask-harbinger = Put a card from your discard pile onto your deck?
dominion-ask-vassal = Play { $card } from your discard pile?
dominion-ask-throne = Which Action do you play twice?
dominion-ask-library = Take { $card }, or set it aside?
dominion-ask-sentry = Trash, discard or keep each card
dominion-ask-sentry-order = Which card goes back on top?
dominion-ask-bureaucrat = Which Victory card do you show and put onto your deck?
dominion-ask-bandit = Which of the two Treasures do you lose?

## Verbs

dominion-do-play = Play
dominion-do-treasures = Play all Treasures
dominion-do-buy = Buy
dominion-do-gain = Gain
dominion-do-discard = Discard
dominion-do-trash = Trash
dominion-do-keep = Keep
dominion-do-take = Take
dominion-do-aside = Set aside
dominion-do-put = Put on deck
dominion-do-top = On top
dominion-do-reveal = Show
dominion-do-reveal-hand = Show your hand
dominion-do-end-actions = To the Buy phase
dominion-do-end-turn = End turn
dominion-do-tidy = Choose the order of clean-up
dominion-do-decline = No, thanks
dominion-do-done = Done

## Log

dominion-log-kingdom = The kingdom: { $cards }.
dominion-log-starts = { $who } starts.
dominion-log-turn = Turn { $n } of { $who }
dominion-log-played = { $who } plays { $card }.
dominion-log-played-treasures = { $who } plays { $cards } for ${ $coins }.
dominion-log-merchant = { $card } adds ${ $coins } to the first Silver.
dominion-log-bought = { $who } buys { $card } for ${ $cost }.
dominion-log-gained = { $who } gains { $card }.
dominion-log-gained-to-hand = { $who } gains { $card } to hand.
dominion-log-gained-onto-deck = { $who } gains { $card } onto the deck.
dominion-log-none-left = There is no { $card } left for { $who }.
dominion-log-nothing-to-gain = { $who } finds nothing to gain for up to ${ $cost }.
dominion-log-trashed = { $who } trashes { $cards }.
dominion-log-discarded = { $who } discards { $cards }.
dominion-log-discarded-some = { $who } discards { $n } cards, { $card } on top.
dominion-log-drew-cards = { $who } draws { $cards }.
dominion-log-drew = { $who } draws { $n ->
    [one] a card
   *[other] { $n } cards
}.
dominion-log-shuffled = { $who } shuffles the discard pile into a new deck.
dominion-log-put-back = { $who } puts { $card } onto the deck.
dominion-log-put-back-one = { $who } puts a card onto the deck.
dominion-log-looked-through = { $who } looks through the discard pile.
dominion-log-looked-at = { $who } looks at { $cards }.
dominion-log-vassal-discarded = { $who } discards { $card } from the deck.
dominion-log-set-aside = { $who } sets { $card } aside.
dominion-log-kept-on-deck = { $who } puts { $n ->
    [one] a card
   *[other] { $n } cards
} back on the deck.
dominion-log-revealed = { $who } turns up { $cards }.
dominion-log-revealed-hand = { $who } shows a hand without Victory cards: { $cards }.
dominion-log-revealed-onto-deck = { $who } shows { $card } and puts it onto the deck.
dominion-log-showed-moat = { $who } shows { $card } against { $by }.
dominion-log-cleaned-up = { $who } cleans up.
dominion-log-over = The game is over.

## Reasons: why and why not

dominion-why-over = The game is over.
dominion-why-can-buy = You can buy { $card }: it costs ${ $cost }, you have ${ $coins }.
dominion-why-can-play = You can play { $card }: { $actions ->
    [one] 1 action left
   *[other] { $actions } actions left
}.
dominion-why-can-play-treasure = You can play { $card } for ${ $coins }.
dominion-why-can-gain = You can gain { $card }.
dominion-why-can-discard = You can discard { $card }.
dominion-why-can-trash = You can trash { $card }.
dominion-why-can-keep = You can keep { $card } on your deck.
dominion-why-can-take = You can take { $card } into your hand.
dominion-why-can-aside = You can set { $card } aside.
dominion-why-can-put = You can put { $card } onto your deck.
dominion-why-can-top = { $card } can go on top.
dominion-why-can-reveal = You can show { $card }.
dominion-why-not-your-turn = It is { $whom }'s turn.
dominion-why-answers = { $whom } has to answer first.
dominion-why-chance = Cards are being shuffled.
dominion-why-pile-empty = No { $card } is left.
dominion-why-empty-piles = { $n ->
    [one] 1 pile is empty
   *[other] { $n } piles are empty
}; { $enough } end the game.
dominion-why-gain-too-dear = { $card } costs ${ $cost }; { $by } allows up to ${ $most }.
dominion-why-gain-treasures-only = { $by } gains Treasures only.
dominion-why-buy-later = Cards are bought in the Buy phase.
dominion-why-answer-first = Answer the question first.
dominion-why-no-buys = You have no buys left.
dominion-why-too-dear = { $card } costs ${ $cost }, you have ${ $coins }: ${ $short } short.
dominion-why-unplayed-treasures = Treasures in your hand would add ${ $coins }, making ${ $sum }.
dominion-why-treasures-over = Once a card is bought, no more Treasures can be played this turn.
dominion-why-only-copper = Only a Copper can be trashed for this.
dominion-why-only-treasures = Only a Treasure can be trashed for this.
dominion-why-only-actions = Only an Action card can be played twice.
dominion-why-only-victory = Only a Victory card is asked for.
dominion-why-only-moat = Only Moat can be shown against an Attack.
dominion-why-picked-already = Every { $card } in your hand is picked already.
dominion-why-never-played = { $card } is never played; it counts at the end.
dominion-why-actions-over = Action cards are played in the Action phase only.
dominion-why-no-actions = You have no actions left.
dominion-why-treasures-later = Treasures are played in the Buy phase.
dominion-why-deck = The order of a deck is hidden; only its owner knows how many cards it holds.
dominion-why-discard = Of a discard pile only the top card is open.
dominion-why-trash = Trashed cards belong to nobody; everyone may look through them.
dominion-why-in-play = Cards in play stay there until clean-up.
dominion-why-set-aside = Set-aside cards are open, but not in play.
dominion-why-look = You look at these cards for now.

## Goals of lessons made at the table
dominion-goal-gain = Gain this card before your turn ends: { $card }.
dominion-goal-coins = Have { $n } coins to spend this turn.
