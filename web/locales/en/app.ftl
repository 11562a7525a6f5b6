# The shell: home, new table, table, dialogs. Games have their own files.

app-name = Ludoteka
close = Close
cancel = Cancel
dismiss = Dismiss
choose = Choose one
settings = Settings
menu = Menu
tools = Table tools
undo = Undo
language = Language
theme-to-dark = Switch to the dark theme
theme-to-light = Switch to the light theme
count-of = { $n } × { $name }

## Games

game-dominion = Dominion
game-wonderland = Wonderland’s War
    .cover = Wonderland’s
    .cover-second = War
game-smallworld = Small World of Warcraft
    .cover = Small World
    .cover-second = of Warcraft

## Home

home-title = What shall we play?
players-and-time = { $min } to { $max } players, { $minutes } min
play = Play
play-game = Play { $game }
coming = Coming
tables-title = Still on the table
continue = Continue
look-at-table = Look
table-your-turn = Your turn, round { $turn }
table-turn-of = { $name } to play, round { $turn }
table-bot-thinks = { $name } is thinking, round { $turn }
table-over = Finished
table-with = with { $names }
damaged-table = A table that cannot be read
export-file = Save as a file
import-file = Open a table or a lesson from a file
delete-table = Put away
table-deleted = The table was put away.
offline-ready = Ready offline
offline-hint = Everything is on this device
credits = Icons by Lorc, Delapouite and the other authors of game-icons.net, CC BY 3.0.
licences = Licences of all parts
trademarks = Dominion, Wonderland’s War, Small World and Warcraft are trademarks of their owners, who have no part in this site. Rules are told in our own words, pictures are our own.
import-failed = “{ $file }” was not opened, and nothing has changed. { $reason }

## The table of the day

daily-title = Table of the day
daily-fresh = Not played yet
daily-running = In play
daily-gone = Your try has been put away
daily-won = Won { $score }
daily-lost = Lost { $score }
daily-was-practice = Practice { $score }
daily-gist-today = The same set-up and the same luck for everybody who plays today. Your first try counts; after that you may practise.
daily-gist-past = This table was laid on another day. You may play it as practice.
daily-gist-future = This table has not been laid yet.
daily-sit = Sit down
daily-practice = Play as practice
daily-to-today = Today’s table
daily-others = Other tables of the day
daily-line = { $app }: table of the day, { $day }
daily-line-result = { $rounds ->
    [one] { $game }: { $verdict }, { $rounds } round
   *[other] { $game }: { $verdict }, { $rounds } rounds
}
daily-copy = Copy the result
daily-copied = The result is copied.
error-bad-date = There is no such day.
statistics = Your games

## Starting Python

boot-download = Fetching the rules: { NUMBER($loaded, maximumFractionDigits: 1) } of { NUMBER($total, maximumFractionDigits: 1) } MB
boot-start = Waking the rules
boot-install = Unpacking the rules, which takes a little longer this time
boot-ready = Ready
boot-again = Try again
report-copy = Copy report
report-copied = The report is copied: version, game and moves, no names.
waking = The rules are waking
waking-queued = Your move is taken: it is played as soon as the rules are awake.

## New table

setup-title = New table: { $game }
setup-failed = This table cannot be laid
setup-seats = Who plays?
seat-number = Player { $n }
seat-name = Name at seat { $n }
seat-kind = Who sits at seat { $n }
person = Person
bots = Bots
bot = Bot: { $level }
bots-levels = Bots by strength
level-novice = Novice
    .gist = Plays sensibly, but slips now and then.
level-steady = Steady
    .gist = Plays well and at once.
level-sharp = Sharp
    .gist = Thinks ahead before every move; how long, the settings say.
level-style = { $level }, { $style }
seat-style = Style of bot { $n }
style-none = any style
style-builder = builder
    .gist = Likes to build up.
style-rusher = rusher
    .gist = Goes for the quick gain.
style-gambler = gambler
    .gist = Takes risks.
style-bully = bully
    .gist = Likes to attack.
bot-names = Ada, Bruno, Clara, Dmytro, Ewa, Felix
add-seat = Add a seat
remove-seat = Remove seat { $n }
seed = Seed
    .hint = The same seed and choices give the same shuffles
seed-none = any
start = Start

## At the table

table-opening = Opening the table
table-failed = This table cannot be opened
table-kept = Its save stays where it is; from the shelf you can save it as a file.
table-turn = Round { $round }
to-shelf = Back to the shelf
saved = Saved in this browser after every move.
title-asked = { $game }: { $name }, your move
title-waiting = { $game }: waiting for { $name }
asked-of = Asked of you, { $name }.
waiting-for = Waiting for { $name }
bot-thinks = { $name } is thinking
game-over = The game is over
    .detail = The result shows what made the points.
looking-back = Looking back
    .detail = The table as you knew it at that moment.
confirm-picks = { $n ->
    [0] Choose none
    [one] Confirm 1
   *[other] Confirm { $n }
}
result = Result
undo-free = Take back your last move
undo-practice = Take back a move that showed something new: counts as practice
undo-none = Nothing of yours can be taken back now
practice = practice
practice-title = Take back what you have seen?
practice-text = Since your last move something new came to light. Against bots you may still take it back; the game is then marked as practice.
practice-do = Take back, mark as practice
practice-was = A practice game: a hint was taken, or moves were taken back after something new was seen, or the table of the day was tried again.
engine-returns = The rules had stopped and were started again. Your table is back as it was.
asleep = This table is being played in another tab, so it rests here.
asleep-wake = Play here instead

log = Log
log-turn = Turn { $round }, { $who }
log-before = Before the first turn
why-rule = Why: rule { $rule }
why-not = Why not?
glass = In detail

history = Look back
history-first = To the beginning
history-back = One step back
history-on = One step on
history-now = Back to the game
history-moment = Moment of the game
history-at = { $at } of { $of }
history-from-here = Look at this turn

curtain-pass = Pass the device to
curtain-lift = I am { $name }
curtain-note = What you hold stays hidden until then.

## The end

end-title = The result
end-won = { $name } wins
end-you-won = You win!
end-shared = { $names } share the victory
end-look = Look at the table
rematch = Play again
score-player = Player
score-points = Points
chart-title = Points by turn

## Settings

setting-theme = Theme
setting-theme-auto = As the device
setting-theme-light = Light
setting-theme-dark = Dark
setting-motion = Motion
setting-motion-auto = As the device
setting-motion-full = On
setting-motion-none = Off
setting-speed = Speed of bots
setting-speed-slow = Slow
setting-speed-normal = Normal
setting-speed-fast = Fast
setting-speed-instant = At once
setting-largeCards = Larger cards and pieces
    .hint = On the table, on the map and when opened
setting-think = Thinking time
setting-think-quick = 0.4 s
setting-think-normal = 1 s
setting-think-long = 3 s
setting-think-deep = 8 s
setting-odds = Show the odds
    .hint = Chances as small pictures beside the log
setting-listView = List view
    .hint = The map and the tea table as lists in words, to read or to hear
setting-confirm = Ask before giving something up
    .hint = For example before a game counts as practice
setting-autopass = Pass empty phases
    .hint = When there is nothing to do but go on
setting-keys = Keys of one letter
    .hint = Press ? for the list
setting-sounds = Sounds
    .hint = Few and soft

## Keys

keys-title = Keys
key-tab = Go through everything on the table
    .cap = Tab
key-enter = Use what is in focus
    .cap = Enter
key-n = Next thing you can use now
    .cap = N
key-p = The one before it
    .cap = P
key-i = Open the card in focus
    .cap = I
key-w = Why can it not be used?
    .cap = W
key-c = Confirm, or go on where there is one way
    .cap = C
key-u = Undo
    .cap = U
key-left = One step back in the game
    .cap = ←
key-right = One step on
    .cap = →
key-now = Return from looking back
    .cap = Esc
key-escape = Close what is open
    .cap = Esc
key-slash = Type a command, if the command line is on
    .cap = /
key-help = This list
    .cap = ?

## Storage

storage-full = The browser’s storage is full. The game goes on, but only in this tab: save it as a file to keep it.
storage-refused = This browser refuses to keep anything. The game goes on, but only in this tab: save it as a file to keep it.
note-history-changed = The moves of this save do not lead to its position. The position was opened; looking back begins here.
note-rules-changed = This save was made with other rules. The position was opened; looking back begins here.

## Errors

error-boot-wasm = This browser does not let WebAssembly run, and the rules need it. Your saves are untouched. Allow it for this page, or try another browser.
error-boot-network = A part of the site did not arrive ({ $file }). Your saves are untouched. Check the connection and try again.
error-boot-failed = The rules did not start: { $reason } Your saves are untouched; try again or reload the page.
error-boot-timeout = The rules did not start in time. Your saves are untouched; try again.
error-engine-lost = The rules have stopped. Your table is saved; try again.
error-engine-restarted = The rules were started again.
error-engine-stopped = The rules were stopped. Your table is saved; reload the page.
error-no-table = There is no such table in this browser. It may have been cleared away, or kept in another browser; if you have it as a file, open it from the shelf.
error-lesson-file = The file is no whole lesson: its link is missing or damaged.
error-lesson-version = The lesson was made with a newer version of Ludoteka. Reload the page and try again.
error-damaged-save = The save is damaged ({ $detail }). If you have the table as a file, open it from the shelf.
error-foreign-save = This is not a save of Ludoteka. Choose a file that was saved here.
error-newer-save = This save has format { $format }, which this version does not know. It is not touched; reload the page to get the newest version.
error-damaged-position = The position in the save is damaged: no game leads there. If you have the table as a file, open it from the shelf.
error-unknown-game = There is no game “{ $game }” here. Reload the page to get the newest version.
error-unknown-table = The table has been cleared away.
error-unknown-bot = A bot at this table is not known here. Reload the page to get the newest version.
error-unknown-method = The page asked for something the rules do not know. Reload the page.
error-illegal-move = That move is not possible now.
error-not-asked = It is not your turn to answer.
error-no-moves = No move was chosen.
error-stale-ply = The table has moved on in the meantime. Look again and choose anew.
error-game-over = The game is over.
error-no-undo = Nothing of yours can be taken back now.
error-undo-is-practice = Taking this back makes it a practice game.
error-bad-options = These choices do not fit the game.
error-bad-seats = This game is for { $min } to { $max } players.
error-bad-seat = One of the seats is not filled in.
error-bad-seed = A seed is up to 64 letters, digits or signs.
error-bad-payload = The page and the rules do not understand each other. Reload the page.
error-bad-viewer = There is no such seat.
error-bad-ply = There is no such moment in this game.
error-bad-target = There is nothing like that on the table.
error-fault = Something went wrong in the rules: { $detail } The table is as it was before; try another move, or reload the page.
error-bad-option = One of the choices does not fit the game.
error-endless-game = This game goes on without end.
error-bad-brief = A bot was asked about a table it cannot read. Reload the page; the game is saved.
error-bad-thoughts = A bot’s thoughts got lost on the way. Reload the page; the game is saved.
error-no-thought = No bot is thinking about this table.
error-bad-answer = Chance gave an answer that cannot be.
error-unknown-lesson = There is no such lesson.
error-lesson-waits = The lesson waits for something else.

## The command line

setting-commandLine = Command line
    .hint = Type your moves: “buy village”, “why province”
command-line = Command line
command-said = Typed and told
command-send = Send
command-example = buy village, why, undo, end, help
command-word-help = help, commands, h
command-word-look = look, what, choices
command-word-why = why
command-word-undo = undo, back
command-word-end = end, done, next, pass
command-choice = { $verb }: { $what }
command-which = Which one? { $choices }
command-unknown = I do not understand “{ $text }”. Nearest: { $choices }
command-can = You can: { $choices }
command-more = { $n ->
    [one] { $n } more
   *[other] { $n } more
}
command-reason = { $text } ({ $rule })
command-no-reason = { $what }: nothing to tell about it now
command-help = Type a move as the table calls it, or its beginning: “buy village”, “village”. “look” tells your choices, “why” the rule, “why” with a name what that thing lacks, “undo” takes back, “end” goes on. Commas join commands; Arrow Up brings back the last one.

## Thinking, hints and odds

hint = Hint
hint-adviser = The adviser
hint-thinking = Weighing your moves…
hint-practice-title = Take a hint?
hint-practice-text = You will see the three best moves with your chances of winning. It knows no more than you do; the game is then marked as practice.
hint-practice-do = Show it, mark as practice
hint-even = { $n ->
    [2] Two of these are about equal: take the one you like.
   *[other] All of these are about equal: take the one you like.
}
hint-move = { $verb }: { $noun }
hint-lead = { $way ->
    [ahead] on average { NUMBER($n, minimumFractionDigits: 1) } points ahead
    [behind] on average { NUMBER($n, minimumFractionDigits: 1) } points behind
   *[level] on average level
}
hint-behind = { NUMBER($n, minimumFractionDigits: 1) } fewer than the first
hint-note = Chances of winning, estimated from { $n } games played on from here.
hint-said = Hint: { $move }, { $chance } to win
error-no-hint = No hint can be found for this question.
odds = Odds
odds-none = Nothing to reckon just now.
odds-column = { $n } with { $chance }
