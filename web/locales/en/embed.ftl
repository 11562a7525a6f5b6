## A board inside another page
frame-reset = From the beginning
frame-open = Open in Ludoteka
frame-forgets = This browser keeps nothing here: what you do is forgotten when the page is closed.
frame-nothing = Nothing to show
    .text = The page names no lesson, position, replay or game that this board knows.

## The page that writes the snippet
generator-title = Put a live board into your page
generator-gist = Choose what readers shall see and do, look at it here, and copy the snippet into your page. The board sleeps as a picture until it is wanted; one script file serves all boards of a page.
generator-example = See a page with three boards.
generator-what = What to show
generator-what-lesson = A lesson
generator-what-link = A moment or a game of yours, by link
generator-what-game = A new game against a bot
generator-lesson = Lesson
generator-game = Game
generator-link = Link
    .hint = From “Share a link” or “Make a lesson of this” at any table.
generator-view = To look at only, not to be played
generator-lang = Language
generator-lang-page = That of the page around it
generator-theme = Theme
generator-wake = It wakes
generator-wake-click = when its button is pressed
generator-wake-near = when it comes near the view
generator-picture = The picture inside the snippet, not as a file beside it
generator-picture-wait = Wake the board to get its picture for the snippet.
generator-save-picture = Save board.svg
generator-snippet = The snippet
generator-copied = The snippet is copied.
generator-board = The board
generator-heard = What it tells your page
generator-heard-gist = Events with the prefix “ludoteka-”, newest first.
generator-caption-lesson = Lesson “{ $title }” of { $game }, on a live board
generator-caption-game = A game of { $game } on a live board
generator-caption-link = A moment of a game on a live board
