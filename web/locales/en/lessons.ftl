# Lessons: titles, and what the lesson card, the learning path and the list of lessons say.
# The steps of each game are in lessons-<game>.ftl.

learn = Learn
learn-game = Learn { $game }
learn-title = Learn { $game }
learn-gist = Short lessons on a real table. Any legal way to the goal counts, and every wrong turn can be taken back.
learn-rules = Read the rules
learn-teach = Put a lesson into your page
learn-soon = No lessons for this game yet. Its rulebook is complete.
path-title = Learning path
path-done = { $n } of { $of } lessons done
path-next = Next lesson
path-again = All lessons
lesson-minutes = { $n } min
lesson-state-done = done
lesson-state-next = next
lesson-state-later = to come

lesson-step = Step { $n } of { $of }
lesson-next = Next
lesson-hint = Hint
lesson-hint-more = Show me where
lesson-hint-play = Play it for me
lesson-back = Take it back
lesson-right = Right!
lesson-wrong = Not quite.
lesson-away = That leads away from the goal. Take it back and try another way.
lesson-trapped = A wrong turn
lesson-done = Lesson done
lesson-done-text = You have met these rules:
lesson-next-one = Next: { $title }
lesson-again = Once more
lesson-leave = To the shelf
lesson-reads = Read the lesson card, then go on.
lesson-thinks = Answer on the lesson card.
lesson-stops = Take the wrong turn back to go on.
lesson-card = Lesson
scene-play = Play it

## Dominion

lesson-dominion-turn = One turn
lesson-dominion-actions = Actions and Villages
lesson-dominion-buys = Coins and buys
lesson-dominion-attack = Attacks and Moat
lesson-dominion-trash = Trashing
lesson-dominion-end = Ending a game
lesson-dominion-three-turns = Three turns
lesson-dominion-throne = Throne Room
lesson-dominion-gardens = Gardens
lesson-dominion-poacher = Poacher

## Small World of Warcraft

lesson-smallworld-pick = Pick and conquer
lesson-smallworld-costs = Prices
lesson-smallworld-first-turn = A first turn
lesson-smallworld-redeploy = Redeployment
lesson-smallworld-decline = Decline in time
lesson-smallworld-faction = Faction bonus
lesson-smallworld-relics = Artifacts

## Wonderland's War

lesson-wonderland-tea = The tea party
lesson-wonderland-chips = Three chips
lesson-wonderland-shards = Shards and madness
lesson-wonderland-witzend = First battle
lesson-wonderland-red-keep = Bust and refresh
lesson-wonderland-forge = Forging
lesson-wonderland-quest = A quest
lesson-wonderland-two = Two players

## A lesson made from a moment of a game

lesson-make = Make a lesson of this
lesson-make-text = Whoever opens the link sits where you sit, sees what you see, and is asked to reach your goal. What is hidden from you is drawn anew.
lesson-make-goal = The goal
lesson-make-none = No goal: just the position
lesson-make-wait = A goal can be set only at your own question. Without one the link opens the position.
lesson-make-page = Put it into a page
lesson-made = A task
lesson-made-missed = That chance has passed without the goal.
lesson-made-gist = Any legal way counts, and you can take back whatever you do.
