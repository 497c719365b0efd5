# The sheet of a ruleset, as `barbu rules` prints it, and the ways in which values are written.

for-players = { $value } with { $players }
unnamed-rules = unnamed rules
count-cards =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
count-deals =
    { $count ->
        [one] one deal
       *[other] { $count } deals
    }

rules-help = Read, check, compare and share the rules of a table.
rules-help-list = List the presets.
rules-help-show = Tell what a ruleset says, option by option.
rules-help-check = Check a ruleset file and tell everything that is wrong with it.
rules-help-diff = Tell how two rulesets differ.
rules-help-link = Put a whole ruleset into one short text.
rules-help-ruleset = A preset, a ruleset of your own by its name, a file, or the text of a link.
rules-help-file = A ruleset file, or a ruleset of your own by its name.
rules-help-players = Tell it for so many players alone.
rules-help-toml = Print the ruleset as a file, with every option that applies.

rules-group-chosen = Contracts are chosen
rules-group-due = Contracts come in order
rules-column-name = Name
rules-column-players = Players
rules-column-pack = Pack
rules-column-deals = Deals
rules-column-contracts = Contracts

rules-not-for-players = { $name } is not for { $given } players, but for { $allowed }.
rules-nothing-there = There is no preset and no file “{ $given }”. { $close ->
        [0] There are: { $near }.
       *[other] Did you mean { $near }?
    }
rules-no-file = There is no file “{ $given }”.
rules-is-folder = “{ $given }” is a folder: name a file in it.
rules-unreadable-file = The file { $file } cannot be read.
rules-empty-file = The file { $file } is empty.
rules-not-text = The file { $file } is not text, as a ruleset file must be (in UTF-8).
rules-good = { $file } can be played: { $name }.
# The same where the ruleset is asked for by its name.
rules-good-by-name = { $name } can be played.
rules-bad =
    { $count ->
        [one] { $file } has one problem:
       *[other] { $file } has { $count } problems:
    }
rules-counts =
    { $contracts ->
        [one] one contract
       *[other] { $contracts } contracts
    }, { $players } players, { $deals }
rules-idle = No effect here: { $note }
rules-hash = Hash: { $hash }

rules-source = Source: { $source }
rules-assumed = Values marked { $mark } are assumed: no source gives them.
rules-section-table = Table and cards
rules-section-roles = Who does what
rules-section-contracts = Contracts
rules-section-doubling = Doubles
rules-section-end = Length and winner
rules-hands = Hands
rules-hands-value =
    { $each } each{ $over ->
        [0] {""}
        [one] , one over
       *[other] , { $over } over
    }
rules-on-the-left = on the left
rules-on-the-right = on the right
rules-total = Total
rules-total-all-in = { $points } if no card that counts is out
rules-not-active = not played

rules-same = The two have the same rules.
rules-changed = { $label }: { $before } → { $after }
rules-changed-row = { $contract } – { $label }: { $before } → { $after }
rules-row-added = Added: { $contract }, as number { $place }
rules-row-removed = Removed: { $contract }, which was number { $place }
rules-row-moved = Moved: { $contract }, from number { $before } to number { $after }
