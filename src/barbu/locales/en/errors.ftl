# Words that several messages use.

yes = yes
no = no
nothing = nothing
seat-number = player { $number }

# Acts, as a list of what is possible names them.

act-lay-high = { $card } as the highest card
act-lay-low = { $card } as the lowest card
act-pass = pass
act-stop = lay no further card
act-look = look at the hand
act-no-trump = no trumps
act-silence = say nothing
act-double = double { $seats }

# What was written is no card, no language …

not-a-card = “{ $text }” is not a card. Write the rank, then the suit: QS or 10♥.
not-a-rank = “{ $text }” is not a rank. Ranks are 2 to 10, J, Q, K and A.
not-a-suit = “{ $text }” is not a suit. Suits are C, S, D and H, or ♣ ♠ ♦ ♥.
no-such-language = There is no language “{ $given }”. There are: { $allowed }.
no-such-bot = There is no bot “{ $given }”. There are: { $allowed }.

# Cards that may not be played to a trick.

not-in-hand = You do not hold { $card }. Possible now: { $legal }.
must-follow = You must follow suit: { $suit } were led. You can play { $legal }.
must-beat = You must go higher than { $best }, since you can. You can play { $legal }.
must-ruff = You have no { $suit }, so you must play a trump: { $trump }. You can play { $legal }.
must-overruff = You must overruff { $best }, since you can. You can play { $legal }.
must-dump = You must get rid of a card that costs points, since it does not take the trick. You can play { $legal }.
first-trick-ban =
    { $mode ->
        [no_lead] The first trick must not be led with { $suit }. You can play { $legal }.
        [no_play] No { $suit } may be played to the first trick while you hold anything else. You can play { $legal }.
       *[other] No card that counts may be played to the first trick while you hold anything else. You can play { $legal }.
    }
lead-ban =
    { $mode ->
        [until_broken] You may not lead { $suit } until they are broken. You can play { $legal }.
       *[other] You may not lead { $suit } while you hold anything else. You can play { $legal }.
    }
tricks-are-played = This deal is played in tricks: play a card to the trick. You can play { $legal }.

# Cards that may not be laid.

cards-are-laid = In this deal cards are laid in rows. Possible now: { $legal }.
suit-not-open = No { $suit } are out yet: { $opening } must come before { $card }. Possible now: { $legal }.
does-not-continue = { $card } does not join its row. Next in { $suit }: { $due }. Possible now: { $legal }.
ace-needs-end = Say where { $card } goes, since it fits at both ends. Possible now: { $legal }.
ace-end-is-settled = Where { $card } goes is settled and cannot be announced. Possible now: { $legal }.
must-lay = You may not pass while you can lay a card. Possible now: { $legal }.
no-stopping = You must lay a card here. Possible now: { $legal }.

# Acts that do not fit the moment.

deal-is-over = This deal is over.
nobody-to-act = Nobody has anything to do at the moment.
not-your-turn = It is not your turn: { $turn } comes first.
play-a-card = It is time to play a card. Possible now: { $legal }.
choose-a-contract = Choose a contract. Possible now: { $legal }.
contract-done = “{ $contract }” has been played already. Still open: { $legal }.
contract-barred = “{ $contract }” cannot be played: the card that it is about is not in play.
no-such-contract = There is no contract “{ $given }” to choose. Open: { $legal }.
look-first = You have not seen your hand: choose “{ $contract }” blind, or look first. Possible now: { $legal }.
already-seen = You have seen your hand, so you cannot choose “{ $contract }” blind.
name-a-trump = Name the trump suit. Possible now: { $legal }.
name-a-start = Name the rank that opens each suit. Possible now: { $legal }.
speak-in-the-lap = It is time to double, or to say nothing. Open to a double or redouble: { $targets }.
may-not-double =
    { $me ->
        [self] Nobody may double their own seat.
        [yes] Here you may not double { $seat }.
       *[no] Here { $speaker } may not double { $seat }.
    } Open to a double or redouble: { $targets }.
must-double =
    { $me ->
        [yes] Now you must double { $seat }
       *[no] Now { $speaker } must double { $seat }
    }: { $owed ->
        [one] one double is still owed
       *[other] { $owed } doubles are still owed
    } and { $left ->
        [one] this is the last deal with this declarer.
       *[other] only { $left } deals are left with this declarer.
    }
not-in-this-phase =
    { $event ->
        [FirstDealer] The first dealer cannot be drawn now:
        [Lists] The lists of contracts cannot be drawn now:
        [Dealt] Cards cannot be dealt now:
        [Revealed] The secret of the shuffle cannot be published now:
        [Entered] A deal cannot be entered now:
       *[other] That does not fit here:
    } { $phase ->
        [DrawingDealer] the first dealer is still to be drawn.
        [DrawingLists] the lists of contracts are still to be drawn.
        [Dealing] the cards are still to be dealt.
        [Choosing] the contract is being chosen.
        [NamingTrump] the trump suit is being named.
        [NamingStart] the start rank is being named.
        [Doubling] the doubles are being made.
        [Playing] the cards are being played.
       *[Finished] the match is over.
    }
stale = The table has moved on since you saw it. Look again, then act.

# Chance that does not fit the rules.

no-such-seat = There is no { $seat } at a table of { $players }.
wrong-draw = The cards drawn do not make { $seat } the first dealer: { $cards }.
wrong-hands =
    Each of the { $players } hands must have { $count } cards{ $over ->
        [0] {""}
        [one] , and one card must be left over
       *[other] , and { $over } cards must be left over
    }.
wrong-pack = The cards dealt are not the pack of these rules, each card once.
wrong-lists =
    Each of the { $players } players needs a list of { $count ->
        [one] one contract of this ruleset
       *[other] { $count } different contracts of this ruleset
    }, the same list for all where it is drawn for all.

# Players and matches.

wrong-players =
    These rules are not for { $given ->
        [one] one player
       *[other] { $given } players
    }, but for { $allowed }.
bad-name = “{ $given }” cannot be a player’s name: it takes 1 to { $most } characters that can be printed.
bad-match-id = “{ $given }” cannot be the name of a match: small letters, digits and hyphens, at most 40.

# Taking back and correcting.

nothing-to-undo =
    { $most ->
        [0] There is nothing to take back: only acts of a deal in progress can be.
        [one] Only the last act can be taken back, not { $count }.
       *[other] From 1 to { $most } acts can be taken back, not { $count }.
    }
no-such-deal =
    There is no finished deal { $deal }{ $most ->
        [0] : none is over yet.
       *[other] : the last one is deal { $most }.
    }
deal-was-played = Deal { $deal } was played at this table, so its result stands.

# Deals that are entered by hand.

contract-was-played = “{ $contract }” must be played out here, so its result has to be entered.
no-blind-choice = “{ $contract }” cannot have been chosen blind: these rules let the chooser see the hand first.
must-be-blind = “{ $contract }” was chosen before the deal, as these rules demand: enter it as blind.
nothing-to-call = Nothing is named in “{ $contract }”: enter no trump suit and no start rank.
no-doubling = There are no doubles in these rules.
no-such-bets = These doubles cannot come about in one lap round the table.
wrong-leftover =
    { $count ->
        [0] No card is left over in these rules, but { $cards } was entered as out of play.
        [one] One card of the pack must be out of play, not { $cards }.
       *[other] { $count } cards of the pack must be out of play, not { $cards }.
    }
wrong-outcome = “{ $contract }” does not end like this: tricks are counted in some contracts, the order of finishing in others.
wrong-finish = The order of finishing must name each of the { $players } players once at most.
finish-too-short =
    { $count ->
        [0] Somebody must have finished.
       *[other] More players must have finished: the places left do not all pay the same.
    }
wrong-items = This contract counts { $items }; entered was { $entered }.
wrong-counts = Each count needs one number from 0 up for each of the { $players } players.
tricks-missing = This contract needs to know how many tricks each player won.
wrong-item-sum =
    For { $item } the counts add up to { $given }, but { $needed ->
        [0] there is none of it in play.
       *[other] there are { $needed } in play.
    }
wrong-trick-sum =
    { $given ->
        [one] One trick was entered
       *[other] { $given } tricks were entered
    }, but the deal has { $needed }.
last-without-trick = The last tricks cannot go to { $seat }, who won too few tricks.
no-such-distribution = No deal of “{ $contract }” can end with these counts: the cards taken do not fit into the tricks won.

# Records of matches.

not-a-record = This is not the record of a match: it must begin with “barbu” and the version { $versions }.
incomplete-header = The head of this record is incomplete: it needs the match and its rules, once each.
record-too-long = This record is too long: more than { $most } characters are not read.
unreadable-line = Line { $line } of the record cannot be read.
bad-record-line = Line { $line } of the record does not fit: { $reason }
damaged-rules = The rules in line { $line } of the record are damaged.

# Rulesets: what a file or link holds.

bad-ruleset =
    { $count ->
        [one] This ruleset cannot be used.
       *[other] This ruleset cannot be used for { $count } reasons.
    } { $problems }
problem-at = { $key }: { $sentence }
# An option as one finds it in a file: its name and its key. $label, $key.
option-with-key = { $label } ({ $key })

file-too-long = The file is too long: more than { $most } characters are not read.
not-toml =
    This is not TOML: { $line ->
        [0] it cannot be read.
       *[other] line { $line }, column { $column } cannot be read.
    }
toml-key-twice = Line { $line } gives a key or a table that the file has given before: keep one of the two.
damaged-link = The link is damaged: ask for it again.
unknown-link-version = The link was made by another version of Barbu: it begins with “{ $given }”.
preset-has-changed = The link builds on a version of the preset { $preset } that is not known here: a newer Barbu has made it.
ruleset-of-newer-version = This ruleset was written by a newer Barbu: it is in version { $given } of the form, and { $most } is the latest one known here.

must-be-table = Here a table of options is expected, not “{ $given }”.
unknown-key =
    There is no option “{ $given }” here. { $close ->
        [0] There are: { $near }.
       *[other] Did you mean { $near }?
    }
unknown-preset =
    There is no preset “{ $given }”. { $close ->
        [0] There are: { $near }.
       *[other] Did you mean { $near }?
    }
unknown-contract =
    The order names “{ $given }”, which is not a contract of this ruleset. { $close ->
        [0] There are: { $near }.
       *[other] Did you mean { $near }?
    }
order-twice = The order names “{ $given }” twice: name it once.
must-be-flag = “{ $given }” must be true or false.
must-be-whole =
    “{ $given }” must be a whole number from { $low } to { $high }{ $step ->
        [one] {""}
       *[other] , in steps of { $step }
    }.
must-be-one-of = “{ $given }” must be one of these: { $allowed }.
must-be-text = “{ $given }” must be a text of at most { $most } characters on one line.
must-be-id = “{ $given }” must be a short name: small letters, digits, _ or -, a letter first, at most { $most }.
must-be-suit = “{ $given }” must be a suit: C, S, D or H.
must-be-rank = “{ $given }” must be a rank: 2 to 10, J, Q, K or A.
must-be-card = “{ $given }” must be a card, such as QS or 10H.
must-be-list = “{ $given }” must be a list of { $least } to { $most } values.
must-be-distinct = “{ $given }” is there twice: each value may stand there once.
must-be-players = “{ $given }” is not a number of players: values go by { $low } to { $high } players.
must-be-prices = “{ $given }” must be a table of prices, such as {"{"} trick = -5, KH = -50 {"}"}.
must-be-item = “{ $given }” cannot have a price. Prices are for trick, last, last2, last3, last4, a suit (H), a rank (Q) or a card (KH).
item-twice = “{ $given }” and “{ $other }” are the same item: give it one price.

# Rulesets: what does not go together.

contract-twice = There are two contracts with the id of “{ $contract }”: give one of them another id, such as one ending in _2.
no-contracts = There is no contract to play: write at least one, or make one active.
contract-pays-nothing = “{ $contract }” pays nothing: give it prices, or name the contracts that it sums.
salad-with-prices = “{ $contract }” has prices of its own and sums other contracts: keep one of the two.
salad-of-unknown = It sums “{ $contract }”, which is not a contract of this ruleset: add that contract, or leave it out of the sum.
salad-of-wrong-kind = It sums “{ $contract }”, which is a layout or itself a sum: only contracts with prices of their own can be summed.
scale-does-not-divide = { $price } for { $item } in “{ $contract }” cannot be divided by { $divide } into whole points: change the price or the scale.
early-end-needs-cards = A contract can only end early if it prices cards alone: switch “{ $field }” off, or price no tricks.
early-end-against-slam = A contract cannot end early while its slam needs every trick: switch “{ $field }” off, or let the slam need all priced cards.
slam-needs-cards = A slam of all priced cards needs a price for some card: let it need all tricks.
needs-card = This needs a card: write it under “{ $field }”.
selection-needs-chooser = “{ $value }” needs somebody who chooses: say who under “{ $field }”, or take a fixed order.
selection-leaves-no-choice = “{ $value }” leaves nothing to choose, but the chooser is “{ $chooser }”: set “{ $field }” to “{ $nobody }”, or let contracts be chosen.
leader-needs-chooser = “{ $value }” needs somebody who chooses: say who under “{ $field }”, or let the dealer or a neighbour lead.
list-too-long = { $given } contracts cannot be drawn from { $most }: draw fewer, or add contracts.
nothing-for-players = There is no value for { $players } players: add one, or leave { $players } out of the numbers of players.
too-many-deals = { $given } deals are more than the { $most } that { $players } players have contracts for: at most { $most }, or 0 for all.
removed-not-in-pack = { $cards } cannot be removed from a pack of { $size }, which does not hold it.
too-few-cards = { $count } cards are not enough for { $players } players: remove fewer, or take a larger pack.
cards-do-not-divide = { $count } cards do not divide among { $players } players: remove { $over } or choose random left-overs.
card-not-in-pack = { $card } is not in the pack of { $players } players: choose another card.
rank-not-in-pack = The pack of { $players } players has no { $rank }: choose another start rank.
contract-without-card = With { $players } players the only cards that “{ $contract }” prices are not in the pack: keep one, or price another.
payout-too-long = { $count } places are paid, but there are { $players } players: pay at most { $players }.

# Rulesets: what is set and has no effect.

idle-beside = “{ $value }” counts for nothing, because “{ $field }” is “{ $beside }”.
idle-quota =
    { $given } doubles cannot be owed, because one declarer has { $most ->
        [one] one deal
       *[other] { $most } deals
    } at most.
idle-last-trick =
    “{ $item }” is never paid, because a hand has { $most ->
        [one] one trick
       *[other] { $most } tricks
    } at most.
idle-name = “{ $given }” marks nothing, because no option of these rules has that key.
