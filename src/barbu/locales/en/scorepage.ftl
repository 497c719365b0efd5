# Keeping score of an evening with real cards.

page-score-title = Score sheet
page-score-line = Real cards on the table, the points here: enter who took what, and the rest is worked out by your rules.
page-score-new = A new evening
page-score-open = Go on
page-score-over = Finished
page-score-done-of = { $done } of { $deals } deals
page-score-company = Players and groups
page-score-figures = Statistics
page-score-import = Open a file
page-score-bad-file = This file does not hold an evening that can be read.
page-score-kept = Everything is kept on this device.
page-score-kept-offline = Everything is kept on this device, and works without a network.
page-score-install = Put it on the home screen
page-score-not-kept = This browser has no room left: what you enter now may not be kept. Save your evenings as files.
page-score-no-store = This browser does not let pages keep anything, so no score can be kept here. A private window may be why.

# A new evening.

page-score-who-plays = Who is playing?
page-score-no-rules = The rules are not here yet: open this page once while the server answers.
page-score-seats = Seats
page-score-seats-left = In the order of play, to the left round the table.
page-score-seats-right = In the order of play, to the right round the table.
page-score-name-of = Player { $number }
page-score-swap = Swap player { $number } with the next one
page-score-first = Who deals first?
page-score-drawn = Contracts drawn
page-score-draw-again = Draw again
page-score-name = Name of the evening
page-score-name-hint = such as: Sunday at Ana’s
page-score-twice = Two players have the same name.
page-score-names-missing = { $count ->
    [one] One name is missing
   *[other] { $count } names are missing
}
page-score-begin = Begin

# How an evening stands.

page-score-views = Views
page-score-grid = Grid
page-score-deals = Deals
page-score-chart = Chart
page-score-undo = Undo
page-score-redo = Redo
page-score-share = Share
page-score-share-result = Share the result
page-score-more = More
page-score-print = Print
page-score-enter-deal = Deal { $deal }: { $contract }, { $who }
page-score-go-on-deal = Go on with deal { $deal } ({ $who })
page-score-series = Round { $number }
page-score-box-done = { $contract }, { $who }: { $points } points in deal { $deal }
page-score-box-pick = { $who } chooses { $contract }
page-score-box-help = A box shows what its player scored in it. Tap one for everybody’s points.
page-score-box-help-all = A row shows what each player scored. Tap it to see how.
page-score-deals-now = { $who } deals
page-score-leads = { $who } leads
page-score-no-deals = No deal yet.
page-score-deal = Deal { $deal }
page-score-edit = Change this deal
page-score-drop = Take this deal back
page-score-missing = There is no such evening here, and the server does not have it or does not answer.
page-score-keeping = Writing it down …
page-score-here = Kept on this device. The server hears of it as soon as it answers.
page-score-here-offline = Kept on this device. Works without a network.
page-score-on-server = Kept on this device and on the server.
page-score-watching = You are watching. What is entered appears here by itself.
page-score-watching-down = You are watching. No connection: this is how things stood last.

# Entering a deal.

page-score-change = Another contract
page-score-what-chose = What did { $who } choose?
page-score-out-question = { $count ->
    [one] Which card is out of play?
   *[other] Which { $count } cards are out of play?
}
page-score-out-missing = { $count ->
    [one] One card to go
   *[other] { $count } cards to go
}
page-score-doubles = Who doubled whom?
page-score-go-on = Go on
page-score-blind = Chosen blind: points × { $times }
page-score-trump = Trumps
page-score-start = Began with
page-score-undoubled = Nobody doubled: the deal is not played, and the points follow from that.
page-score-not-played = Nobody doubled: not played
page-score-was-played = It was played all the same
page-score-barred = “{ $contract }” cannot be played with these cards out: its box is ticked for no points.
page-score-things = What was taken
page-score-left = { $item ->
    [trick] of { $of } { $what } left to give
   *[other] of { $of } left to give: { $what }
}
page-score-who-took = Who took { $card }?
page-score-who-won = Who won { $what }?
page-score-no-points = no points
page-score-fewer = { $who }: one fewer ({ $what })
page-score-another = { $who }: one more ({ $what })
page-score-how-many = How many did { $who } take?
page-score-took = { $who } took { $count } ({ $what })
page-score-rest = { $item ->
    [trick] The rest, { $count ->
        [one] one trick
       *[other] { $count } { $what }
    }, to …
   *[other] The rest, { $count } of the { $what }, to …
}
page-score-rest-to = The rest to { $who }
page-score-everything = One player took all the rest
page-score-everything-to = All the rest to { $who }
page-score-none-left = There are none left to give: { $what }.
page-score-missing-of = { $item ->
    [trick] { $count ->
        [one] one trick
       *[other] { $count } { $what }
    }
   *[other] { $what } ({ $count })
}
page-score-who-finished = Who finished as number { $place }? { $points } points
page-score-all-finished = The order of finishing
page-score-places-missing = { $count ->
    [one] one more player to finish
   *[other] { $count } more players to finish
}
page-score-write = Write down
page-score-write-missing = Still missing: { $missing }
page-score-cannot = This cannot be: see why

# What somebody has to decide.

page-score-clash = Deal { $deal }: two phones say different things
page-score-clash-mine = Here:
page-score-clash-theirs = There:
page-score-taken-back = taken back
page-score-keep-mine = As entered here
page-score-keep-theirs = As entered there
page-score-keep-both = Both, one after the other
page-score-misfit = Deal { $deal } no longer fits
page-score-refused = The server does not take this evening: { $reason }

# For others.

page-score-hand-over = Score on another phone
page-score-hand-over-help = Whoever opens this link can enter and change deals too.
page-score-let-watch = Let others watch
page-score-let-watch-help = Whoever opens this link sees every deal at once, and can change nothing.
page-score-link-offline = A link needs the server, which does not answer just now.
page-score-as-picture = As a picture
page-score-as-pdf = Print, or as a PDF
page-score-as-csv = As a table (CSV)
page-score-as-json = As a file to open again (JSON)
page-score-as-record = As a record for the archive
page-score-contract = Contract
page-score-chooser = Chosen by
page-score-total-of = { $who }, total

# Names, and throwing away.

page-score-renamed = A new name of a saved player holds in every evening.
page-score-save-company = Save these players as a group
page-score-saved = Saved under “Players and groups”.
page-score-delete = Delete the evening
page-score-delete-sure = Delete it for good?
page-score-name-now = Name, now { $name }
page-score-forget = Remove { $name }
page-score-new-player = New player
page-score-add = Add
page-score-groups = Groups
page-score-who-sits = Who plays together, in the order of the seats
page-score-group-name = Name of the group

# Statistics.

page-score-wins = Won
page-score-wins-of = { $shared ->
    [0] { $wins } of { $evenings }
   *[other] { $wins } of { $evenings }, { $shared } shared
}
page-score-ahead-help = Best and worst: in brackets, points a deal ahead of the table’s average in the same deals.
page-score-per-deal = A deal
page-score-best = Best at
page-score-worst = Worst at
page-score-averages = Points a deal, by contract
page-score-duels = One against another
page-score-duels-help = Finished evenings: ahead – behind – level.
page-score-no-figures = Statistics begin with the first deal.
