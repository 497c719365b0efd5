# The score sheet to print. Short words stand above narrow columns.

sheets-deal = Deal
sheets-dealer = Dealer
sheets-chooser = Chooser
sheets-contract = Contract
# Above the points of one deal, and above what they have come to so far.
sheets-points = points
sheets-total = total
# The place in which a player ends.
sheets-place = Place
sheets-date = Date
# Where the evening took place.
sheets-where = Where
# Captions of the parts of the sheet.
sheets-done = Contracts
sheets-deals = Deal by deal
sheets-rules = What is agreed
sheets-owed = Doubles owed
# Above the one column of boxes of a table that plays each contract once.
sheets-all = done
# What all players together write in a contract.
sheets-sum = in all
# Before rules that hold in some contracts alone. $what are these contracts.
sheets-about = { $what }:
sheets-doubles = Doubles
# The grid of doubles owed: who doubles, and the declarer whom he owes them.
sheets-doubler = by
sheets-doubled = declarer
# What is written under × beside a player's points. $again: whether there are redoubles.
sheets-note-any = ×: whom the player doubles{ $again ->
    [yes] {", ² where redoubled."}
   *[no] .
}
sheets-note-declarer = ×: the player doubles the declarer{ $again ->
    [yes] {", ² where redoubled."}
   *[no] .
}
# Follows an asterisk.
sheets-note-out = if no card that counts is out.

sheets-players = { $count } players
sheets-hand = { $count } each{ $over ->
    [0] {""}
   *[other] , { $over } face up
}
sheets-without = without { $cards }
sheets-wins-signed = highest total wins
sheets-wins-penalty = lowest total wins

# What the places of a layout pay, the first one first.
sheets-places = by place: { $prizes }
# What a salad of all the contracts above it counts.
sheets-all-above = all of the above
sheets-slam = slam { $points }
sheets-slam-mirror = slam: the loss becomes a gain
sheets-slam-others = slam: the others { $points } each

# What holds of doubles. $contracts are those with only points to win.
sheets-rule-doubles-any = Anyone may double anyone else.
sheets-rule-doubles-others = Anyone but the declarer may double anyone else.
sheets-rule-doubles-winning = In { $contracts } only the declarer may be doubled.
sheets-rule-redouble-own-turn = Whoever is doubled before speaking may redouble.
sheets-rule-redouble-declarer-only = Only the declarer may redouble.

# The heads of a table of numbers. $name.
sheets-points-of = { $name }, points
sheets-total-of = { $name }, total
sheets-doubles-of = { $name } doubles

## The command

sheets-help = Print the score sheet of a ruleset, to fill in by hand, or that of a match.
sheets-help-what = A preset, a ruleset of your own by its name, a file, the text of a link; or the record of a match.
sheets-help-players = For how many players; four if you say nothing, or the fewest there can be.
sheets-help-names = The players’ names, with commas between them, the first dealer first.
sheets-help-paper = The paper.
sheets-help-portrait = Upright.
sheets-help-landscape = Sideways; if you say neither, whichever fits better.
sheets-help-form = What to write; if you say nothing, what the file’s ending says, text on the terminal.
sheets-help-output = Write it to this file: .pdf, .html, .csv or .txt.
sheets-written = The score sheet is in { $file }.
sheets-ending = A score sheet ends in .pdf, .html, .csv or .txt, not in “{ $given }”; or say its form with --form.
sheets-no-such-form = There is no form “{ $given }”. There are: { $allowed }.
sheets-no-such-paper = There is no paper “{ $given }”. There is: { $allowed }.
sheets-both-ways = A sheet is upright or sideways, not both: --portrait or --landscape.
sheets-needs-file = A PDF is no text for a terminal: name a file with -o.
sheets-too-many-names = { $given } names are too many for { $most } players.
sheets-match-has-them = { $option } is for a blank sheet: a match has its players already.
sheets-one-thing = A sheet is that of one ruleset or of one match: name one of the two.
