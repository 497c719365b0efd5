# Keeping score of an evening with real cards, in the terminal.

## Words that may be typed, apart by spaces.

score-word-redo = redo
score-word-edit = edit correct deal
score-word-cancel = cancel
score-word-chart = chart graph
score-word-rest = rest remaining
score-word-yes = yes y
score-word-no = no n
score-word-draw = draw

## Beginning

score-ask-names = Who plays? Names in the direction of play, apart by spaces, or by commas where a name has several words. { $counts } can play.
score-ask-first = Who deals first? Enter for { $who }, or “{ $draw }” to leave it to chance.
score-ask-list = { $who ->
    [none] Which { $count } contracts were drawn, apart by commas? Enter draws them here.
   *[other] Which { $count } contracts were drawn for { $who }, apart by commas? Enter draws them here.
}
score-same-names = Each player needs a name of their own.

## A deal

score-deal = Deal { $deal } of { $deals }
score-dealer = { $who } deals
score-chooser = { $who } chooses
score-enter-keeps = [Enter: { $kept }]
score-not-noted = not noted
score-ask-out = { $count ->
    [one] Which card is out?
   *[other] Which { $count } cards are out? For example 2C 10H
}
score-ask-again = { $count ->
    [one] No contract can be played with that: deal again. Which card is out now?
   *[other] No contract can be played with these: deal again. Which { $count } cards are out now?
}
score-ask-choice = What does { $who } choose?
score-ask-blind = Chosen without looking, for ×{ $times }?
score-ask-start = At which rank did the layout start?
score-ask-doubles = Who doubles whom? As in “A>B, B>A*”, with * for a redouble.
score-owed = Doubles still owed to { $who }: { $owing }; deals left: { $deals }.
score-ask-whole = { $left } of { $needed } { $thing } left to give
score-ask-one = { $thing }: who took it?
score-may-end = “{ $word }” if the deal ended there.
score-ask-finish = { $left ->
    [one] Who was out as number { $place }?
   *[other] Who went out, in order? { $left } places are still to be told, from number { $place }.
}
score-may-be-stuck = “{ $word }” if nobody could go on.
score-editing = Deal { $deal } is told anew. Enter keeps an answer as it was.
score-over = That was the last deal. Enter leaves; undo, edit 3, score, grid, chart and help work here too.

## What is refused

score-nothing-typed = Type an answer; help says how.
score-whom = “{ $given }” is none of the players, or may be several: { $names }.
score-not-counts = “{ $given }” does not say who took how many. For example: A 3, B 2, rest C.
score-counts-not-points = “{ $given }”: say how many cards or tricks were taken, not the points. They are worked out.
score-finished-twice = { $who } is out already.
score-not-doubles = “{ $given }” is no double. For example: A>B for a double, A>B* for one that B redoubled.
score-which-card = “{ $given }” is no card, or may be several.
score-which-contract = “{ $given }” is none of the contracts, or may be several.
score-which-suit = “{ $given }” is no suit.
score-which-rank = “{ $given }” is no rank.
score-yes-or-no = “{ $yes }” or “{ $no }”?
score-nothing-to-undo = There is nothing to take back.
score-nothing-to-redo = There is nothing to give back.
score-later-deal = Then deal { $deal } would not fit any more: { $reason }
score-cut = With “{ $yes }” it is written down all the same, and that deal and all after it are taken back, to be entered again. Undo brings them back. Anything else leaves all as it was.
score-several = Several evenings begin with “{ $given }”: { $allowed }.
score-in-use = The evening { $id } is open in another terminal. Put it away there first.
score-not-an-evening = This is no evening that was exported here (version { $version }).
score-no-such-format = There is no format “{ $given }”. There are: { $allowed }.

## What is said

score-how-counts = Type who took how many, never points: A 3, B 2, rest C. Numbers alone go by the order of the seats: 3 2 2 1. A beginning of a name will do, A3 too; a name alone counts once; all A gives everything to A.
score-how-order = A layout: the names in the order of going out. Doubles: A>B, and A>B* if B redoubled.
score-how-undo = undo, redo  takes back the last line, then deal after deal; and gives back
score-how-edit = edit 3  tells deal 3 anew; all after it is worked out again
score-how-cancel = cancel  drops what is half entered
score-how-pages = score, grid, chart  the sheet with how the points came, the contracts done, the totals as a chart
score-how-rules = rules  what the contract costs
score-how-quit = quit  puts the evening away; everything is saved after each line
score-put-away = Put away in { $path }. To go on: { BARBU() } score resume { $id }
score-none = There are no evenings. { BARBU() } score begins one.
score-imported = Taken in as { $id }.
score-renamed = { $count ->
    [0] No evening has a player of that name.
    [one] { $name } in one evening.
   *[other] { $name } in { $count } evenings.
}
score-ask-delete = Delete the evening { $id } for good? “{ $yes }” deletes it, anything else does not.
score-deleted = { $id } is deleted.
score-not-deleted = { $id } stays.

## Statistics

score-stats-head = { $evenings ->
    [one] { $evenings } evening
   *[other] { $evenings } evenings
}, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}. Points as gains; in brackets how much more than the table on average in the same deals.
score-stats-wins = { $evenings ->
    [one] { $evenings } evening finished
   *[other] { $evenings } evenings finished
}: { $wins } won, { $shared } shared
score-stats-contract = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}: { $points } on average ({ $ahead })
score-stats-best = ← best
score-stats-worst = ← worst
score-stats-duels = Who stood above whom at the end
score-stats-duel = { $one } – { $other }: { $won } to { $lost }, { $tied } level

## The command line

score-help-score = Keep an evening with real cards: who took what, deal by deal; the points are worked out.
score-help-new = Begin an evening.
score-help-resume = Go on with an evening; with the one kept last if you name none.
score-help-list = List the evenings.
score-help-show = Print the sheet, the contracts done and the chart of an evening.
score-help-export = Write an evening as JSON, as a record or as a score sheet.
score-help-import = Take in an evening that was exported.
score-help-rename = Call a player otherwise in all evenings.
score-help-delete = Delete an evening; you are asked first.
score-help-stats = Wins, averages by contract, and who stood above whom.
score-help-ruleset = Rules of your own, a preset ({ BARBU() } rules list names them) or a file; you are asked if you say nothing.
score-help-player = A player’s name, once for each, in the direction of play.
score-help-first = Who deals first.
score-help-title = What the evening is called.
score-help-id = The evening, by the first letters of its id; { BARBU() } score list tells them.
score-help-format = json, record, csv, html, text or pdf; json if you say nothing.
score-help-out = The file to write; it is printed if you say nothing.
score-help-file = A file written by { BARBU() } score export.
score-help-old = The name as it is.
score-help-new-name = The name as it is to be.
score-help-folder = A folder of records; your own evenings if you say nothing.
