# The studio, where a table writes its rules down: the groups of its form, mends, advice, the collection.

studio-group-about = Name and source
studio-group-table = The table
studio-group-roles = Who deals, chooses and leads
studio-group-end = Length and winner
studio-group-deck = Cards
studio-group-doubling = Doubles
studio-group-row = Contract
studio-group-worth = What it is worth
studio-group-duties = Trumps and duties
studio-group-held-back = Cards held back
studio-group-start = Start
studio-group-aces = Aces
studio-group-finish = End and slam

mend-set = { $label }: { $value }
mend-set-row = { $contract } – { $label }: { $value }
mend-drop-row = Remove { $contract }
mend-put-row = Put { $contract } back
mend-drop-key = Leave out “{ $given }”

advice-first-chooser = Whoever chooses first has the whole list to choose from, which is an advantage. Some tables double the chooser’s losses and halve the gains, or let the chooser play last to the first trick.
advice-uneven =
    { $over ->
        [one] With { $players } players, { $deals } deals do not go round evenly: one player chooses once more than the others.
       *[other] With { $players } players, { $deals } deals do not go round evenly: { $over } players choose once more than the others.
    }
advice-dealer-second = When play goes clockwise and the player on the dealer’s right leads, the dealer plays second. Tables where the right-hand neighbour leads mostly play anticlockwise.
advice-counts-still = { $contract } is not played, but it still counts in { $salad }.
advice-gaps = { $contract }: some cards are not in play, and a row stops for good at a gap. It may happen that nobody can lay any more.

worth-comes-to-nothing = { $contract } adds up to 0 with { $players } players, whatever its points are multiplied by.
worth-does-not-divide = { $contract } cannot be worth { $points } with { $players } players: whole points come out only for multiples of { $unit }, such as { $near }.
worth-too-much = { $contract } cannot be worth { $points } with { $players } players: one item would count more than { $most } points.

no-such-ruleset = There is no ruleset “{ $given }” in your collection.
no-such-version = This ruleset has no version { $given }.
too-many-rulesets = You keep { $most } rulesets already: delete one first.
ruleset-needs-name = Give the ruleset a name.
ruleset-saved-since = This ruleset has been saved elsewhere in the meantime: its newest version is { $present }.
ruleset-name-taken = You have rules called “{ $name }” already, in version { $present }.
ruleset-unread = Version { $number } of “{ $name }” cannot be read any more.
ruleset-copy = { $name } (copy)

rules-help-new = Begin a ruleset of your own, under a name.
rules-help-edit = Change a ruleset of your own in your editor, and check it.
rules-help-name = The name of the ruleset.
rules-help-from = What to begin from: a preset, another ruleset of your own, a file, or the text of a link.
rules-made = { $name } is kept in { $path }.
rules-made-next = To change it: { BARBU() } rules edit { $word }. To play by it: { BARBU() } play { $word }.
rules-kept = { $name } is kept.
rules-unchanged = Nothing was changed.
rules-edit-again = Go on editing? (y/n)
play-word-yes = y yes
rules-not-kept = { $name } stays as it was. What you have written is in { $path }.
rules-gone-on-with = You go on with what you had written before, in { $path }.
rules-no-editor = No editor was found: put its name into the variable EDITOR.
rules-editor-trouble = The editor { $editor } cannot be used ({ $reason }).
rules-name-taken = There is a ruleset { $name } already.
rules-name-of-preset = { $name } is the name of a preset: choose another one.
rules-bad-name = “{ $given }” cannot be the name of a ruleset.
rules-not-yours = You have no ruleset “{ $given }”. { $close ->
        [0] Begin one with: { BARBU() } rules new { $word }
       *[other] Did you mean { $near }?
    }
rules-group-own = Your own
rules-advice = Advice: { $advice }
rules-mend = This settles it: { $mend }
