# Playing in the terminal.

## Words that may be typed, small letters, apart by spaces.

play-word-rules = ? rules rule
play-word-score = score scores s sheet
play-word-grid = grid g contracts
play-word-last = last l
play-word-hand = hand cards
play-word-table = table t
play-word-undo = undo u back
play-word-quit = quit q exit bye
play-word-help = help commands
play-word-look = look
play-word-pass = pass
play-word-stop = stop enough
play-word-high = high h up
play-word-low = low l down
play-word-all = all everyone everybody
play-word-flanks = flanks flank
play-word-none = none no nobody n silence silent
play-word-no-trump = none no nt notrump notrumps
play-word-more = more m
play-word-next = n next
play-word-previous = b back p previous
play-word-trick-next = t trick
play-word-trick-previous = bt tt
play-word-deal-next = d deal
play-word-deal-previous = bd dd

## Numbers of things

play-count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
play-count-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
play-count-things = { $count } { $things }
play-item-trick = { $count ->
    [one] trick
   *[other] tricks
}
play-item-last = last trick
play-item-last2 = last trick but one
play-item-last3 = third last trick
play-item-last4 = fourth last trick
play-item-suit-C = { $count ->
    [one] club
   *[other] clubs
}
play-item-suit-S = { $count ->
    [one] spade
   *[other] spades
}
play-item-suit-D = { $count ->
    [one] diamond
   *[other] diamonds
}
play-item-suit-H = { $count ->
    [one] heart
   *[other] hearts
}
play-item-rank-2 = { $count ->
    [one] two
   *[other] twos
}
play-item-rank-3 = { $count ->
    [one] three
   *[other] threes
}
play-item-rank-4 = { $count ->
    [one] four
   *[other] fours
}
play-item-rank-5 = { $count ->
    [one] five
   *[other] fives
}
play-item-rank-6 = { $count ->
    [one] six
   *[other] sixes
}
play-item-rank-7 = { $count ->
    [one] seven
   *[other] sevens
}
play-item-rank-8 = { $count ->
    [one] eight
   *[other] eights
}
play-item-rank-9 = { $count ->
    [one] nine
   *[other] nines
}
play-item-rank-10 = { $count ->
    [one] ten
   *[other] tens
}
play-item-rank-J = { $count ->
    [one] jack
   *[other] jacks
}
play-item-rank-Q = { $count ->
    [one] queen
   *[other] queens
}
play-item-rank-K = { $count ->
    [one] king
   *[other] kings
}
play-item-rank-A = { $count ->
    [one] ace
   *[other] aces
}
play-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
play-place-finished = { $place ->
    [1] out 1st
    [2] out 2nd
    [3] out 3rd
   *[other] out { $place }th
}
play-price-place = { $place ->
    [1] 1st { $points }
    [2] 2nd { $points }
    [3] 3rd { $points }
   *[other] { $place }th { $points }
}

## The table

play-deal-of = deal { $deal } of { $deals }
play-no-cards-yet = {" "}Dealing{" "}
play-no-contract-yet = {" "}Choosing the contract{" "}
play-chosen-by = { $me ->
    [yes] you chose it
   *[no] { $who } chose it
}
play-blind = blind, ×{ $times }
play-trump = trump { $suit }
play-no-trump = no trump
play-start-rank = from { $rank }
play-out = out: { $cards }
play-thrown-in = { $count ->
    [one] dealt again
   *[other] dealt again { $count } times
}
play-doubles = { $me ->
    [yes] you double { $whom }
   *[no] { $who } doubles { $whom }
}
play-redoubled = {" "}(redoubled)
play-left = { $things } to come
play-left-nothing = nothing left to take
play-left-places = still to win: { $points }
play-letter-dealer = D
play-letter-chooser = C
play-letter-declarer = C
play-letter-leader = L
play-head-cards = cards
play-head-tricks = won
play-head-deal = deal
play-head-total = total
play-seat-points = { $deal } · total { $total }
play-board-bridged = Not in play and stepped over: { $cards }
play-board-blocked = Not in play, they block their run: { $cards }

## What happens

play-told-list = Contracts drawn: { $contracts }.
play-told-draw = Drawing for the deal: { $drawn }.
play-told-draw-again = A tie; drawing again: { $drawn }.
play-told-drawn = { $who } { $card }
play-told-first-dealer = { $me ->
    [yes] You deal first.
   *[no] { $who } deals first.
}
play-told-box-at-zero = { $contract } cannot be played with these cards: it is ticked at 0.
play-told-thrown-in = The cards are thrown in and dealt again.
play-told-plays = { $me ->
    [yes] You play { $card }.
   *[no] { $who } plays { $card }.
}
play-told-lays = { $me ->
    [yes] You lay { $card }.
   *[no] { $who } lays { $card }.
}
play-told-lays-high = { $me ->
    [yes] You lay { $card } and call aces high.
   *[no] { $who } lays { $card } and calls aces high.
}
play-told-lays-low = { $me ->
    [yes] You lay { $card } and call aces low.
   *[no] { $who } lays { $card } and calls aces low.
}
play-told-out = { $place ->
    [1] { $me ->
        [yes] You are out first.
       *[no] { $who } is out first.
    }
    [2] { $me ->
        [yes] You are out second.
       *[no] { $who } is out second.
    }
    [3] { $me ->
        [yes] You are out third.
       *[no] { $who } is out third.
    }
   *[other] { $me ->
        [yes] You are out { $place }th.
       *[no] { $who } is out { $place }th.
    }
}
play-told-passes = { $me ->
    [yes] You pass.
   *[no] { $who } passes.
}
play-told-stops = { $me ->
    [yes] You leave it at that.
   *[no] { $who } leaves it at that.
}
play-told-chooses = { $me ->
    [yes] You choose { $contract }.
   *[no] { $who } chooses { $contract }.
}
play-told-chooses-blind = { $me ->
    [yes] You choose { $contract }, blind.
   *[no] { $who } chooses { $contract }, blind.
}
play-told-looks = { $me ->
    [yes] You take up your cards.
   *[no] { $who } takes up the cards.
}
play-told-trump = { $me ->
    [yes] You name { $suit } trumps.
   *[no] { $who } names { $suit } trumps.
}
play-told-no-trump = { $me ->
    [yes] You call no trump.
   *[no] { $who } calls no trump.
}
play-told-start = { $me ->
    [yes] You start the layout at { $rank }.
   *[no] { $who } starts the layout at { $rank }.
}
play-told-silent = { $me ->
    [yes] You do not double.
   *[no] { $who } does not double.
}
play-told-doubles = { $me ->
    [yes] You double { $whom }.
   *[no] { $who } doubles { $whom }.
}
play-told-takes = { $me ->
    [yes] You take the trick.
   *[no] { $who } takes the trick.
}
play-told-takes-points = { $me ->
    [yes] You take the trick: { $points }.
   *[no] { $who } takes the trick: { $points }.
}
play-told-undone = Taken back. It is your decision again.
play-told-slam = { $me ->
    [yes] A slam: you took it all.
   *[no] A slam: { $who } took it all.
}
play-whom-you = you
play-last-trick = Last trick: { $cards } → { $who }
play-takes-it = takes it
play-passed = passed
play-stopped = stopped
play-no-last-trick = No trick has been finished in this deal yet.

## What is asked

play-prompt = >
play-next-deal = Enter for the next deal:
play-press-enter = Enter to go back to the table:
play-only-enter = Enter goes on; score, grid, help and quit work here too.
play-ask-choice = Which contract do you choose? (number or name)
play-ask-blind = Choose now without seeing your cards and all points count ×{ $times }, or type look.
play-ask-choice-before = You choose before the cards are dealt: all points count ×{ $times }.
play-ask-barred = Not now, its card is out: { $contracts }
play-ask-trump = Which suit is trumps?
play-ask-start = At which rank does the layout start? { $ranks }
play-ask-double-seat = { $number } { $who }
play-ask-redouble-seat = { $number } { $who } (redouble)
play-ask-must-double = You owe { $who } a double and must give it now.
play-ask-owed = You still owe { $who } { $count ->
    [one] { $count } double
   *[other] { $count } doubles
} in { $deals ->
    [one] this deal
   *[other] { $deals } deals
}.
play-ask-doubles = Whom do you double? Numbers or names, or all, flanks, none.
play-ask-lead = Your lead.
play-ask-follow = Your turn, { $suit } is led.
play-ask-discard = Your turn, you have no { $suit }.
play-ask-pass = You have nothing to lay: Enter passes.
play-ask-lay = Your turn to lay a card.
play-ask-lay-ace = Your turn. Say high or low with the ace: A♠ high.
play-ask-again = The ace lets you lay one more card.
play-ask-again-or-stop = The ace lets you lay one more card, or type stop.
play-ask-start-card = You begin: the rank of your card starts all four runs.

## What was not understood

play-nothing-typed = Type a number, a card or a command; help lists them.
play-not-understood-playing = “{ $text }” is no card and no command. Possible: { $legal }.
play-not-understood-choosing = “{ $text }” is no contract. Possible: { $legal }.
play-not-understood-namingtrump = “{ $text }” is no suit. Possible: { $legal }.
play-not-understood-namingstart = “{ $text }” is no rank. Possible: { $legal }.
play-not-understood-doubling = “{ $text }” is nobody here. Type numbers or names, or all, flanks, none.
play-no-such-number = There is no number { $given } here: 1 to { $most }.
play-which-card = “{ $text }” may be { $cards }. Type its number, or the sign of the suit.
play-which-suit = “{ $text }” may be { $suits }. Type its number, or the whole word.

## The end of a deal and of the match

play-summary-title = End of deal { $deal }
play-reason-place = { $place ->
    [1] 1st { $points }
    [2] 2nd { $points }
    [3] 3rd { $points }
   *[other] { $place }th { $points }
}
play-reason-shared-places = share of what is left { $points }
play-reason-slam = slam { $points }
play-reason-undoubled = nobody doubled { $points }
play-reason-blind = blind { $points }
play-reason-handicap = chooser’s handicap { $points }
play-reason-doubles = doubles { $points }
play-why = { $who }: { $reasons }
play-sheet-empty = Nothing on the sheet yet.
play-low-wins = The lowest total wins.
play-high-wins = The highest total wins.
play-grid-legend = number: deal played; ▶ now; · still open
play-winner = { $me ->
    [yes] You win with { $points } points
   *[no] { $who } wins with { $points } points
}
play-winners = { $names } share first place with { $points } points
play-standing = { $place }. { $who }  { $points }
play-standing-tied = { $place }. { $who } (tied)  { $points }

## The rules of a contract

play-rule-salad = Everything counts at once: { $contracts }.
play-rule-salad-scale = All its values count { $scale }.
play-rule-trick-loss = Each trick costs { $count } points.
play-rule-trick-gain = Each trick brings { $count } points.
play-rule-last-loss = The { $trick } costs { $count } points.
play-rule-last-gain = The { $trick } brings { $count } points.
play-rule-each-loss = Each { $thing } costs { $count } points.
play-rule-each-gain = Each { $thing } brings { $count } points.
play-rule-card-loss = { $card } costs { $count } points.
play-rule-card-gain = { $card } brings { $count } points.
play-rule-card-loss-instead = { $card } costs { $count } points instead.
play-rule-card-gain-instead = { $card } brings { $count } points instead.
play-rule-total-loss = In all { $points } points are to be lost.
play-rule-total-gain = In all { $points } points are to be won.
play-rule-layout-aim = Be the first to lay all your cards.
play-rule-place-gain = { $place ->
    [1] the first out gains { $points }
    [2] the second { $points }
    [3] the third { $points }
   *[other] the { $place }th { $points }
}
play-rule-place-loss = { $place ->
    [1] the first out loses { $points }
    [2] the second loses { $points }
    [3] the third loses { $points }
   *[other] the { $place }th loses { $points }
}
play-rule-places = By the order of going out: { $places }{ $rest }.
play-rule-places-rest = , the others nothing
play-rule-no-trump = There is no trump.
play-rule-trump-named = The chooser names a trump suit.
play-rule-trump-named-or-none = The chooser names a trump suit, or none.
play-rule-trump-fixed = { $suit } is trumps.
play-rule-follow = You must follow suit; without the suit led you may play any card, unless a rule below says otherwise.
play-rule-beat-trumps = When trumps are led you must play a higher one if you can.
play-rule-beat-always = You must play higher in the suit led if you can.
play-rule-ruff = Without the suit led you must trump.
play-rule-overruff = If the trick is already trumped you must trump higher if you can.
play-rule-underruff = If you cannot trump higher, you must trump all the same.
play-rule-no-underruff = If you cannot trump higher, you may play any card.
play-rule-dump-void = Without the suit led you must throw a card that costs points, if you have one.
play-rule-dump-void-or-under = A card that costs points must be thrown as soon as it will not take the trick.
play-rule-first-no-lead = { $suit } may not be led to the first trick, unless you have nothing else.
play-rule-first-no-play = No { $suit } may be played to the first trick, unless you have nothing else.
play-rule-first-no-points = No card that counts may be played to the first trick, unless you have nothing else.
play-rule-lead-never = { $suit } may not be led as long as you have anything else.
play-rule-lead-broken-any = { $suit } may not be led before one has been played, unless you have nothing else.
play-rule-lead-broken-discard = { $suit } may not be led before one has been thrown on another suit, unless you have nothing else.
play-rule-early-end = The deal ends as soon as nothing is left that counts.
play-rule-ranking = From the highest down: { $ranks }.
play-rule-slam-tricks = all the tricks
play-rule-slam-items = everything that counts
play-rule-slam-mirror = Whoever takes { $takes } gains what it would have cost.
play-rule-slam-fixed = Whoever takes { $takes } gains { $count } points instead.
play-rule-slam-charge-others = If one player takes { $takes }, each of the others loses { $count } points instead.
play-rule-slam-zero = If one player takes { $takes }, nobody scores.
play-rule-start-fixed = A suit is opened with its { $rank }.
play-rule-start-laid = The first card laid sets the rank with which the other suits are opened.
play-rule-start-named = The rank with which suits are opened is named before the start.
play-rule-starter-dealer = The dealer begins.
play-rule-starter-next = The player after the dealer begins.
play-rule-starter-previous = The player before the dealer begins.
play-rule-starter-holder = Whoever holds { $card } begins.
play-rule-starter-chooser = The chooser begins.
play-rule-starter-leads-dealer = The dealer begins.
play-rule-starter-leads-next = The player after the dealer begins.
play-rule-starter-leads-previous = The player before the dealer begins.
play-rule-runs = Each suit is one run: you open a suit, or lay the next card above or below it.
play-rule-ace-high = The ace goes at the top.
play-rule-ace-low = The ace goes at the bottom.
play-rule-ace-first-decides = The first ace laid decides for all whether aces go at the top or at the bottom.
play-rule-again-optional = Whoever lays an ace may lay one more card.
play-rule-again-mandatory = Whoever lays an ace must lay one more card if he can.
play-rule-chain-renew = If that is an ace too, the same holds again.
play-rule-chain-once = It is one card only, even if it is an ace.
play-rule-chain-free = After it he may go on as long as he likes.
play-rule-pass = You may pass only when you have no card to lay.
play-rule-missing-bridge = A card that is not in play is stepped over.
play-rule-missing-block = A card that is not in play ends its run.
play-rule-blocked-redeal = If nobody can go on, the cards are dealt again.
play-rule-blocked-split = If nobody can go on, those still in share the points that are left.
play-rule-end-settled = The deal ends when the places still open all count the same.
play-rule-end-all-but-one = The deal ends when only one player has cards.
play-rule-blind-before = The contract is chosen before the cards are seen; all points count ×{ $times }.
play-rule-blind-either = Chosen without looking, all points count ×{ $times }.
play-rule-handicap = The chooser’s own losses count double and his gains half.
play-rule-doubles-any = Any player may double any other; the declarer only redoubles.
play-rule-doubles-declarer = Only the declarer may be doubled.
play-rule-redoubles = A double moves the difference of two players’ points ×{ $once } between them, a redouble ×{ $times }.
play-rule-no-redoubles = A double moves the difference of two players’ points ×{ $once } between them; there are no redoubles.
play-rule-quota = Each player must double each declarer at least { $count ->
    [one] once
   *[other] { $count } times
}.

## Help

play-help-play = Type the number under a card, or the card itself: QS, Q♠, 10h. Enter plays when only one thing is possible.
play-help-calls = Other answers: look, pass, stop, high, low, all, flanks, none.
play-help-rules = ?  the rules of the contract in play
play-help-score = score  the sheet so far, and how the points came
play-help-grid = grid  which contracts are done, in play and open
play-help-last = last  the last trick
play-help-hand = hand, table  your cards, the whole table
play-help-undo = undo  takes back your last decision in this deal
play-help-quit = quit  saves and leaves; Ctrl-C does the same
play-help-marks = Beside the names: D deals, C chose the contract, L leads; ▶ is to play.

## Replaying a record

play-replay-nothing = No deal of this match is finished yet.
play-replay-keys = Enter: next card · b: back · t, tt: next, last trick · d, dd: next, last deal · a number: that deal · q: leave
play-replay-prompt = { $at } of { $count } >
play-replay-no-deal = There is no deal { $deal } in this record.
play-replay-not-understood = Enter, b, t, tt, d, dd, q or the number of a deal.
play-replay-entered = This deal was kept by hand; its cards are not known.

## Saved matches

play-saved = Saved. To go on: { BARBU() } play --resume { $id }
play-kept = The record is kept in { $path }
play-begun = New match { $id }, { $rules }, with { $players }.
play-resumed = Going on with match { $id }, { $rules }, with { $players }.
play-own-rules = rules of your own
play-no-matches = There are no saved matches. { BARBU() } play begins one.
play-match-finished = { $deals ->
    [one] finished, { $deals } deal, { $when }
   *[other] finished, { $deals } deals, { $when }
}
play-match-unfinished = { $deal } of { $deals } deals played, { $when }
play-match-unreadable = { $path }: { $reason }
play-how-to-resume = To go on: { BARBU() } play --resume, with the first letters of an id for one that was not the last.
play-disk-full = The disk is full: { $path } could not be written. Everything up to your last move is safe.
play-not-a-folder = { $path } is not a folder.
play-no-file = { $path } cannot be read: { $reason }.
play-disk-trouble = { $path } cannot be used: { $reason }. Everything up to your last move is safe.
play-no-private-file = Match { $id } was not played here: the file { $path } with its seats is missing.
play-match-in-use = Match { $id } is open in another terminal. Finish or leave it there first.
play-nothing-to-resume = There is no unfinished match in { $path }.
play-several-matches = Several matches begin with “{ $given }”: { $allowed }.
play-no-such-match = There is no match “{ $given }” in { $path }. { BARBU() } matches lists them.
play-not-text = { $path } is not a text file.
play-bad-private-file = { $path } is damaged, so this match cannot be resumed here. Its record can still be replayed.

## Beginning

play-default-preset = classic-32
play-you-name = You
play-bot-names = Anna Ben Clara David Emma Felix Greta
play-welcome = Barbu. Which rules do you play by?
play-pick = A number, or Enter for the first. more shows all presets; a name or a file of your own rules will do too.
play-pick-all = A number, a name, or a file of your own rules. Enter plays the usual ones.
play-offer-facts = { $players } players, { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
play-demo = A match by { $rules } between { $players }.

## Checking the shuffles

play-verify-fair = Deal { $deal }: the cards are those that were promised.
play-verify-unfair = Deal { $deal }: the cards are NOT those that were promised.
play-verify-secret-kept = Deal { $deal }: it is over, but its secret was never told, so it cannot be checked.
play-verify-unpromised = Deal { $deal }: its cards were never promised, so they cannot be checked.
play-verify-in-play = Deal { $deal } is not over: its secret is told at its end.
play-verify-by-hand = { $count ->
    [one] One deal was kept by hand: its cards cannot be checked.
   *[other] { $count } deals were kept by hand: their cards cannot be checked.
}
play-verify-nothing = Nothing in this record can be checked.
play-verify-seeded = The cards of this match could be known beforehand: it was dealt from a written seed, or it repeats a deal.
play-verify-unbroken = Nothing was promised in this record, so no promise is broken.
play-verify-result = { $count ->
    [one] { $count } deal checked
   *[other] { $count } deals checked
}, { $wrong ->
    [0] none is wrong.
    [one] one is wrong.
   *[other] { $wrong } are wrong.
}

## The command line

play-cli-no-output = Standard output is closed, so nothing can be shown.
play-cli-no-input = Standard input is closed, so nothing can be typed. No match was begun or changed.
play-cli-output = What is to be shown cannot be written: { $reason }.
play-cli-barbu = Barbu, the card game of many rules: play it by yours.
play-cli-play = Play a match against bots, by a preset or a ruleset file of your own.
play-cli-matches = List the saved matches.
play-cli-demo = Watch a whole match between bots.
play-cli-replay = Go through a record card by card, all hands face up.
play-cli-verify = Check that every deal of a record is the one promised by its hash.
play-cli-ruleset = A preset ({ BARBU() } rules list names them) or a TOML file; with --resume, the match.
play-cli-players = How many play.
play-cli-seat = Your seat, from 1 in the direction of play.
play-cli-watched = A preset ({ BARBU() } rules list names them) or a TOML file.
play-cli-playing = Who plays: random, careful, beginner, casual, regular, strong or expert; one for all, or one for each seat.
play-cli-bot = Who plays the other seats: random, careful, beginner, casual, regular, strong or expert; once for all, or once for each.
play-cli-seed = Deal from these words instead of chance, so that the match can be repeated.
play-cli-name = Your name at the table.
play-cli-resume = Go on with the last unfinished match, or the one named.
play-cli-pace = How long cards stay before the next one; normal if you say nothing.
play-cli-lang = The language; your system’s if you say nothing.
play-cli-data = The folder of your matches; your own data folder if you say nothing.
play-cli-record = A record, as { BARBU() } play keeps it.
play-cli-version = Print the version.
play-cli-arguments = What with
play-cli-options = Options
play-cli-commands = Commands
play-cli-usage = Usage: { $line }
play-cli-help = Show this page.
play-cli-default = If you say nothing: { $value }.
play-cli-no-such-command = There is no command “{ $given }”. { $close ->
        [0] There are: { $near }.
       *[other] Did you mean { $near }?
    }
play-cli-no-such-option = There is no option { $option } here. { $close ->
        [0] Add --help to see what there is.
       *[other] Did you mean { $near }?
    }
play-cli-extra = This is too much, nothing here takes it: { $given }. Add --help to see what there is.
play-cli-missing = { $what } is missing. Add --help to see what it is.
play-cli-needs-value = { $option } needs a word after it. Add --help to see which.
play-cli-takes-nothing = { $option } stands alone: no value belongs to it.
play-cli-no-number = { $option } takes a whole number: not “{ $given }”.
play-cli-at-least = { $option } takes a number from { $bound } up: not { $given }.
play-cli-at-most = { $option } takes a number up to { $bound }: not { $given }.
play-cli-word-options = OPTIONS
play-cli-word-command = COMMAND
play-cli-word-preset = PRESET
play-cli-word-file = FILE
play-cli-word-link = LINK
play-cli-word-folder = FOLDER
play-cli-word-name = NAME
play-cli-word-text = TEXT
play-cli-word-address = ADDRESS
play-cli-wrong = The command is not understood: { $reason }
system-missing = there is no such file or folder
system-folder = it is a folder
system-no-folder = it is a file and no folder
system-forbidden = you may not use it
system-read-only = its disk cannot be written to
system-full = the disk is full
system-taken = another program uses it
play-cli-not-resumed = { $option } counts for a new match alone, not with --resume: leave it out.
play-cli-no-such-pace = There is no pace “{ $given }”. There are: { $allowed }.
play-cli-no-such-seat = There is no seat { $given } at this table: 1 to { $most }.
play-cli-bots = Name one bot for all, or one for each of the { $count } other seats: not { $given }.
play-bots-warming = The bots are getting ready…
play-cli-unexpected = Something went wrong that should not have. If you were playing, your match is saved up to your last move: { BARBU() } play --resume. The details are in { $path }
play-cli-unexpected-no-log = Something went wrong that should not have. If you were playing, your match is saved up to your last move: { BARBU() } play --resume.
