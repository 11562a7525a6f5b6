# The pages of the rulebooks.

rulebook = Rulebooks
rulebook-title = Rules of { $game }
rulebook-search = Search the rules
rulebook-chapters = Chapters
rulebook-found = { $n ->
    [one] { $n } rule found
   *[other] { $n } rules found
}
rulebook-nothing = No rule speaks of “{ $words }”.
rulebook-met = { $n } of { $of }
rulebook-met-hint = The bars show which rules you have met in your games and lessons.
rulebook-seen = Met
rulebook-ours = Our ruling: the rulebook leaves this open
rulebook-rebuilt = Partly reconstructed: the rulebook does not print all of it
rulebook-link = Link to this rule
rulebook-open = Open in the rulebook
rulebook-shown = See it on the board
