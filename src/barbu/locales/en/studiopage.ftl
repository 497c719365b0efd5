# The pages of rulesets: the collection, one that a link carries, the studio in which a ruleset is changed.

page-studio-title = Rule studio
page-studio-rules = Rules
page-studio-unnamed = Unnamed rules
page-studio-offline = No answer from the server. What you have done is kept in this browser.

# The collection.

page-studio-collection = Your table’s rules
page-studio-collection-line = Take a set of rules, change what your table plays differently, and keep it under a name.
page-studio-unsaved = Not saved yet
page-studio-go-on = Go on where you stopped
page-studio-forget = Throw away: { $name }
page-studio-yours = Your own
page-studio-none-yet = None yet. Begin with the rules below that come closest to yours.
page-studio-presets = To begin from
page-studio-presets-line = Open one to read its rules, or change it: it stays as it is.
page-studio-for = { $players } players
page-studio-so-many-deals = { $count ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
page-studio-version = version { $number }
page-studio-only-here = only in this browser
page-studio-more-of = More: { $name }
page-studio-import = Open a rules file
page-studio-open = Open
page-studio-new-from = Change a copy of { $name }
page-studio-change = Change
page-studio-duplicate = Duplicate
page-studio-rename = Rename
page-studio-export = Download as a file
page-studio-delete = Delete
page-studio-delete-sure = Delete it for good?
page-studio-versions = Versions
page-studio-version-of = Version { $number } of { $count }
page-studio-version-open = Open version { $number }
page-studio-version-back = Put this version back
# What has been damaged.
page-studio-unread = Cannot be read any more
page-studio-unread-here = What this browser keeps of it is damaged.
page-studio-unread-there = What the server keeps of it is damaged. An older version may still be good.
page-studio-unread-draft = This draft can no longer be read: what the browser kept of it is damaged.
page-studio-unread-take = Save what is left

# A ruleset as a whole.

page-studio-play = Play with it
page-studio-keep-score = Keep score with it
page-studio-save = Save
page-studio-is-saved = Saved
page-studio-save-title = Under which name?
page-studio-save-as = Save under another name
page-studio-save-copy = Save a copy
page-studio-saved = Saved: { $name }
page-studio-name = Name
page-studio-name-like = Grandma’s rules
page-studio-needs-name = Give it a name.
page-studio-name-taken = “{ $name }” is there already, in version { $number }.
page-studio-name-other = There is already one of this name: choose another.
page-studio-save-over = Save as version { $number }
page-studio-discard = Throw the changes away
page-studio-settle = { $count ->
    [one] Settle one conflict first
   *[other] Settle { $count } conflicts first
}
page-studio-share = Share
# A button to print the blank score sheet.
page-studio-sheet-for = Score sheet for { $players } players
page-studio-share-help = The link holds all the rules. Whoever opens it can read them, play with them and change a copy.
page-studio-link = Link
page-studio-copy = Copy the link

# The form.

page-studio-form = Options
page-studio-parts = All parts
page-studio-from = { $count ->
    [0] as in { $name }
    [one] from { $name } · one difference
   *[other] from { $name } · { $count } differences
}
page-studio-undo = Undo
page-studio-redo = Redo
page-studio-changed = changed
page-studio-put-back = Put back: { $name }
page-studio-put-back-short = Put back
page-studio-silent = Does not apply now: { $list }
page-studio-depends = Depends on: { $on }
page-studio-same = one for all
page-studio-apart = by number of players
page-studio-with = with { $players } players
page-studio-of = { $of }: { $what }
page-studio-less = Less: { $name }
page-studio-more = More: { $name }
page-studio-rank = Rank
page-studio-suit = Suit
page-studio-add = Add
page-studio-take-out = Take out: { $name }
page-studio-no-cards = No cards
page-studio-none = None
page-studio-up = Move up: { $name }
page-studio-down = Move down: { $name }
page-studio-place = { NUMBER($place) ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
page-studio-add-place = One more place
page-studio-drop-place = Without place { $place }
page-studio-add-price = Something else counts …
page-studio-single-card = a single card
page-studio-no-prices = Nothing counts on its own.

# Contracts.

page-studio-in-all = { $points } points in all
page-studio-total-with = with { $players }: { $points }
page-studio-no-total = What it adds up to depends on the play.
page-studio-again = One more like this
page-studio-remove = Remove { $name }
page-studio-not-played = not played
page-studio-played = { $name } is played
page-studio-move = Move { $name }: arrow keys up and down
page-studio-moved = { $name } is now number { $place } of { $count }.
page-studio-add-contract = Add a contract
page-studio-there-already = is there already; this would be a second one
page-studio-in-presets = { $count ->
    [one] in one ready-made set of rules
   *[other] in { $count } ready-made sets of rules
}
page-studio-own-contract = House contract
page-studio-own-tricks = One of your own, with tricks
page-studio-own-tricks-line = You say what tricks and cards are worth.
page-studio-own-layout = One of your own, laying cards
page-studio-own-layout-line = You say where it starts and what each place is worth.
page-studio-worth = All worth the same
page-studio-worth-help = Makes every contract worth so many points in all.
page-studio-worth-do = Make each worth { $points }
page-studio-worth-done = { $count ->
    [0] Nothing had to be changed.
    [one] One contract has been changed.
   *[other] { $count } contracts have been changed.
}

# Beside the form.

page-studio-book = Rule book
page-studio-book-says = Your rule book says
page-studio-all = all
page-studio-only-changes = changes
page-studio-book-stale = This is the book from before the conflict.
page-studio-book-waits = The rule book comes as soon as the conflicts are settled.
page-studio-differs = differs from { $name }
# Spoken before a sentence of the rule book that is struck out, and before one that is new.
page-studio-was = no longer:
page-studio-came = new:
page-studio-checks = Check
page-studio-problems = { $count ->
    [one] One conflict
   *[other] { $count } conflicts
}
page-studio-advice = Advice
page-studio-idle = Set, but without effect
page-studio-show-option = Show the option
page-studio-playable = These rules can be played by { $players } people.
page-studio-could = They would also do for { $players }.
page-studio-totals = Points in all, by number of players
page-studio-hand = Cards each
page-studio-deals = Deals
page-studio-example = An example
page-studio-example-help = One deal, played out by bots and scored by these rules.
page-studio-example-of = Contract
page-studio-deal = Deal
page-studio-another = Another deal
page-studio-changes = Changes
page-studio-compared = Compared with
page-studio-put-all-back = Put everything back
page-studio-no-changes = Nothing differs.
