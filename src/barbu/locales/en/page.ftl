# The page: what stands on the table and around it. Points come with their sign already.

page-title = Barbu
page-you = You
page-you-object = you
page-card = { $rank } of { $suit }
page-back = Back
page-close = Close
page-copied = Copied
page-loading = One moment …
page-no-line = No answer from the server. Trying again …
page-offline = No connection. Your move is kept and sent as soon as the line is back.
page-missing = There is nothing here.
page-missing-table = This table does not exist, or its players have deleted it.
page-home = Home

# Above the table.

page-deal-of = Deal { $deal } of { $deals }
page-deals = { $deals ->
    [one] one deal
   *[other] { $deals } deals
}
page-table-line = { $name } · { $cards } cards
page-last-trick = Last trick
page-order = What beats what
page-rules = Rules
page-rule-book = Whole rule book
page-scores = Scores
page-contracts = Contracts
page-menu = Menu
page-text-table = Text table
page-card-table = Card table
page-all-keys = All keys

# The contract.

page-choice-of = { $who }’s choice
page-your-choice = Your choice
page-no-choice = This deal’s contract
page-to-come = of { $total } to come
page-in-all = in all
page-from-rank = from { $rank }
page-trump-is = trumps: { $suit }
page-no-trump = no trumps
page-order-plain = The highest card of the suit led takes the trick; cards of other suits never do.
page-order-trump = The highest trump takes the trick; if no trump falls, the highest card of the suit led does.
page-order-high = From high to low
page-order-trumps = { $suit }, trumps
page-order-suits = The other suits
page-order-layout = No tricks are taken in this deal: the cards are laid in runs.
page-winning = { $who } is winning the trick.
page-winning-you = You are winning the trick.
page-blind = blind
page-left-of = { $left } of { $count } left
page-gone = all gone
page-last-tricks = last tricks
page-clockwise = Play goes clockwise
page-anticlockwise = Play goes anticlockwise

# At the seats.

page-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
page-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
page-dealer = dealer
page-dealer-letter = D
page-declarer = chose the contract
page-leads = leads
page-led = led
page-away = away
page-bot = bot
page-bot-plays = a bot plays
page-free-seat = free seat
page-out-place = out: { $place }.
page-your-card = your card

# The one line that says what to do.

page-your-turn = Your turn
page-turn-follow = Your turn · follow { $suit }
page-turn-lead = Your turn · lead
page-turn-any = Your turn · any card
page-turn-fit = Your turn · { $count ->
    [one] { $count } card fits
   *[other] { $count } cards fit
}
page-turn-pass = Nothing fits: pass
page-turn-more = One more card, or stop
page-thinking = { $who } is thinking
page-not-here = { $who } is away
page-bot-thinks = A bot is thinking for { $who }
page-chooses = { $who } is choosing
page-doubles = { $who } is doubling
page-takes = { $who } takes { $points }
page-you-take = You take { $points }
page-takes-trick = { $who } takes the trick
page-you-take-trick = You take the trick
page-sending = Sending …
page-watching = You are watching
page-not-your-turn = It is not your turn yet.
page-confirm-again = Tap { $card } again to play it.
page-hint = Hint
page-hint-act = { $act }.
page-thrown-in-deal = thrown in
page-claim-all = The rest is yours: lay down your hand
page-claim-nothing = Nothing more counts: end the deal
page-claim-none = None of the rest is yours: end the deal
page-claim-certain = The rest is certain: end the deal
page-drawing = Drawing the first dealer

# Choosing.

page-what-shall-we-play = What shall we play?
page-left-to-you = { $count ->
    [one] One contract is left to you.
   *[other] { $count } contracts are left to you.
}
page-you-lead = You lead the first trick.
page-who-leads = { $who } leads the first trick.
page-play-contract = Play { $contract }
page-play-blind = Play { $contract } blind
page-pick-first = Pick a contract
page-look-first = Look at the hand
page-blind-offer = You have not looked yet: a contract chosen blind counts as your table’s rules say.
page-played = played
page-barred = its card is out
page-everything = all of it
page-start-question = Which rank opens the suits?
page-start-with = Start with { $rank }
page-trump-question = Which suit is trumps?
page-play-trump = Play { $suit } as trumps
page-play-no-trump = Play without trumps
page-play-card = Play { $card }
page-pick-one = Pick one first

# Doubling.

page-double-question = Whom do you double?
page-doubling = Doubling
page-owed = owed: { $list }
page-owed-one = { $who } { $count }
page-spoke = spoke
page-your-turn-small = your turn
page-next = next
page-declarer-small = declarer
page-nobody = Nobody
page-flanks = The flanks
page-maximum = Maximum
page-double-none = Double nobody
page-double-who = Double { $who }
page-redouble-who = Redouble { $who }
page-double-both = Double { $double }, redouble { $redouble }
page-not-allowed-together = Not allowed like this
page-cell-own = yourself
page-cell-none = nothing said
page-cell-double = doubled
page-cell-redouble = redoubled
page-cell-answered = said no
page-cell-may = may double
page-double-cell = { $from } on { $to }: { $state }
page-double-note = Two players who are doubled settle the difference of their points, once (×1) or twice (×2).

# Layout.

page-pass = Pass
page-pass-not = Pass: not while a card fits
page-stop = Stop here
page-lay-card = Lay { $card }
page-lay-high = Lay { $card } high
page-lay-low = Lay { $card } low
page-not-in-play = { $cards } not in play
page-bridged = bridge
page-out = out
page-race = Race
page-place-out = { $place }. out
page-place-pays = place { $place }: { $points }
page-layout-row = Row of { $suit }
page-nothing-laid = nothing laid yet

# End of a deal and of a match.

page-best-you = You came off best
page-best-one = { $who } came off best
page-best-many = { $who } came off best together
page-best-many-you = You and { $who } came off best together
page-shared-out = { $points } shared out
page-how-points = How the points came
page-this-deal = This deal
page-before = Before
page-total = Total
page-evening = The evening so far
page-lowest-wins = lowest wins
page-highest-wins = highest wins
page-next-deal = Next deal
page-you-choose-next = You choose: deal { $deal }
page-who-chooses-next = { $who } chooses: deal { $deal }
page-wait-for = Waiting for { $who }
page-review = Review
page-check-shuffle = Check the shuffle
page-deals-to-go = { $count ->
    [0] that was the last deal
    [one] one deal to go
   *[other] { $count } deals to go
}
page-winner-you = You win
page-winner = { $who } wins
page-winners = { $who } share the win
page-winners-you = You and { $who } share the win
page-place = { $place }.
page-rematch = Play again
page-rematch-wanted = The others want to play again.
page-all-deals = All deals
page-slam-by = slam: { $who }
page-doubles-row = Doubles
page-slam = Slam
page-place-points = Place
page-shared-places = Places shared
page-undoubled = Nobody doubled
page-handicap = Chooser’s handicap
page-deal = Deal
page-chart-of = Points of each player after each deal
page-played-of = { $done } of { $count } played
page-box-done = { $contract }: played in deal { $deal }
page-box-now = { $contract }: now
page-box-open = { $contract }: open
page-now = now

# The text table.

page-text-label = Type a card or a word
page-text-help = Cards: 7h, qs, 10d. Words: hand, hearts, trick, last, score, contract, who, order, out, rules, legal, pass, stop, claim, hint, help.
page-text-hand = Your hand
page-text-trick = On the table
page-text-empty = The table is empty.
page-text-unknown = “{ $text }” is neither a card in your hand nor a word I know. Type “help”.
page-text-which = “{ $text }” may be { $cards }: type the suit too, in full.
page-text-whose = It is { $who }’s turn.
page-text-yours = It is your turn.
page-text-legal = You can play { $cards }.
page-text-plays = { $who }: { $card }
page-text-no-last = No trick yet.
page-text-go = Go
page-text-sentence = { $text }.
page-text-nothing = None.
page-text-no-claim = The rest is not certain yet: play on.
page-text-pass-fits = You may pass only when none of your cards fits.
page-text-no-pass = Nobody passes here.
page-text-no-stop = You can stop only where you may lay one more card after an ace.
page-text-no-hints = No hints: they are turned off for this table or in your settings.
page-text-offered = { $contract }: { $pays }
page-text-order = From high to low: { $ranks }.
page-text-turns = Order of play: { $names }.
page-words-hand = hand
page-words-trick = trick
page-words-last = last
page-words-score = score
page-words-contract = contract
page-words-who = who
page-words-rules = rules
page-words-legal = legal
page-words-pass = pass
page-words-stop = stop
page-words-claim = claim
page-words-order = order
page-words-out = out
page-words-hint = hint
page-words-help = help

# What is read aloud.

page-say-played = { $who } plays { $card }.
page-say-laid = { $who } lays { $card }.
page-say-passed = { $who } passes.
page-say-stopped = { $who } stops.
page-say-chose = { $who } chooses { $contract }.
page-say-doubled = { $who } doubles { $seats }.
page-say-doubled-you = { $who } doubles you.
page-say-doubled-you-too = { $who } doubles you and { $seats }.
page-say-silent = { $who } doubles nobody.
page-say-trump = { $who } makes { $suit } trumps.
page-say-start = { $who } starts with the { $rank }.
page-say-you-played = You play { $card }.
page-say-you-laid = You lay { $card }.
page-say-you-passed = You pass.
page-say-you-stopped = You stop.
page-say-you-chose = You choose { $contract }.
page-say-you-doubled = You double { $seats }.
page-say-you-silent = You double nobody.
page-say-you-trump = You make { $suit } trumps.
page-say-you-start = You start with the { $rank }.
page-say-undone = The last act was taken back.
page-say-turn = { $count ->
    [one] Your turn: one card is legal.
   *[other] Your turn: { $count } cards are legal.
}
page-say-claim-all = The rest is yours: you may lay down your hand.
page-say-claim-nothing = Nothing more counts: you may end the deal.
page-say-claim-none = None of the rest is yours: you may end the deal.
page-say-claim-certain = The rest is certain: you may end the deal.
page-say-choose = It is your turn to choose.

# Menu, phrases, keys, clock, undo.

page-sort = Sort the hand
page-own-order = Drag a card to move it
page-phrases = Say something
page-phrase-hello = Hello
page-phrase-well-played = Well played
page-phrase-thanks = Thank you
page-phrase-good-luck = Good luck
page-phrase-oops = Oops
page-phrase-unlucky = Bad luck
page-phrase-faster = Your turn, my friend
page-phrase-bye = Good night
page-mute = Mute { $who }
page-unmute = Hear { $who } again
page-undo = Take it back
page-undo-ask = { $who } wants to take the last act back.
page-undo-agree = Agree
page-undo-no = No
page-undo-asked = Take it back? Waiting for { $who }.
page-undo-denied = It stays played: not everybody agreed.
page-leave = Leave the table
page-takeover-ask = { $who } is away. Let a bot play on?
page-takeover-yes = Let a bot play
page-back-to-seat = A bot plays for you.
page-take-seat-back = Take my seat back
page-more-time = One minute more
page-clock-left = { $seconds } seconds left
page-watchers = { $count ->
    [one] one is watching
   *[other] { $count } are watching
}
page-invite = Invite
page-copy-link = Copy the link
page-link-copied = Link copied
page-key-move = move in the hand
page-key-play = play the card
page-key-nth = the n-th card you may play
page-key-last = last trick
page-key-order = what beats what
page-key-scores = scores
page-key-hint = ask for a hint
page-key-claim = claim the rest when it is certain
page-key-text = text table
page-key-list = this list
page-key-escape = close
page-keys-off = Keys can be switched off in the settings.

# Home.

page-slogan-1 = Your table.
page-slogan-2 = Your rules.
page-slogan-3 = Your Barbu.
page-slogan-text = Write down how your family plays, once. The table, the bots, the score sheet and the rule book follow.
page-play-now = Play now
page-play-now-line = { $count ->
    [one] one bot · { $name }, { $cards } cards
   *[other] { $count } bots · { $name }, { $cards } cards
}
page-with-friends = With friends
page-with-friends-line = Send a link. Two taps and they sit; bots fill the gaps.
page-keep-score = Keep score
page-keep-score-line = For real cards at home, without a network too.
page-choose-rules = Pick a table’s rules
page-choose-rules-line = Presets, a file or a link, three to seven players.
page-your-rules = Your rules
page-your-rules-line = Write down how your table plays, read and share it.
page-presets = Ready-made
page-archive = Archive
page-archive-line = Finished matches, card by card.
page-settings = Settings
page-settings-line = Cards, speed, sound, language.
page-help = Help
page-help-line = Keys, text table, fair deals.
page-no-adverts = No adverts. No account needed. Every shuffle can be checked.
page-your-turn-at = Your turn · { $name }
page-continue = Continue · { $name }
page-with = with { $names }
page-open-tables = Open tables
page-open-line = { $free ->
    [one] one free seat
   *[other] { $free } free seats
}

# A new table, and before the start.

page-new-table = A new table
page-rules-of-table = Rules
page-own-rules = File or link
page-own-rules-label = Text of a link
page-open-file = Open a file
page-read-rules = Read the rules
page-players = Players
page-players-many = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
page-bots-fill = Bots on the other seats
page-bot-level = How well bots play
page-bot-beginner = beginner
page-bot-casual = casual player
page-bot-regular = regular
page-bot-strong = strong player
page-bot-expert = expert
page-visible = Who can join
page-visible-link = whoever has the link
page-visible-all = anyone
page-clock = Clock
page-clock-none = none
page-clock-seconds = { $seconds } s
page-hints-allowed = Hints allowed
page-open-table = Open the table
page-start-now = Start
page-start-missing = { $count ->
    [one] Start: one seat is free
   *[other] Start: { $count } seats are free
}
page-fill-bots = Fill with bots
page-sit-here = Sit down here
page-sit-down = Sit down
page-seat-lost = You were taken off your seat. You may sit down again.
page-your-name = Your name
page-add-bot = Bot
page-remove = Send away
page-waiting-title = Who is playing?
page-waiting-for-opener = { $who } starts the match when all seats are taken.
page-invite-line = Send this link to your friends:
page-invite-others = You opened this page as { $host }, an address of this machine alone. Your friends need this link:
page-invite-alone = This link works on this machine only.
page-invite-start = To let others in, start Barbu like this, and open the page by the address that it then prints for others:
page-invite-address = Address
page-qr = The same link as a QR code
page-delete-table = Delete the table
page-delete-sure = Delete it for everyone?
page-match-delete = Delete this match
page-match-delete-sure = Delete it for good? It cannot be played on.
page-match-delete-others = Give it up? A bot plays on in your place; it is deleted once everybody has given it up.
page-sentences = These rules in words
page-contracts-rules = Contracts and rules

# Archive and replay.

page-no-matches = No match is finished yet.
page-upload = Open a record
page-download = Download the record
page-print-sheet = Score sheet
page-unfinished = in play
page-archive-again = A deal played again
page-archive-by-hand = Kept by hand, with real cards
page-replay = Replay
page-replay-of = Replay · deal { $deal }
page-trick-of = trick { $trick } of { $tricks }
page-card-of = card { $at } of { $count }
page-link-to = Link to trick { $trick }
page-first = To the start
page-previous = One card back
page-play = Play on
page-pause = Pause
page-forward = One card on
page-end = To the end
page-commitment = Published before the deal: { $value }
page-secret = Told after the deal: { $value }
page-fair-promised = The secret told after the deal is the one whose hash was published before it.
page-fair-not-promised = The secret told after the deal is NOT the one whose hash was published before it.
page-fair-shuffled = Shuffled with it, the pack gives exactly these hands.
page-fair-not-shuffled = Shuffled with it, the pack does NOT give these hands.
page-fair-alone = Your browser has worked this out on its own; the server was not asked.
page-fair-pack = The secret puts the pack in this order, and everyone gets a block of it:
page-fair-out = Left over:
page-unpromised = Nothing was promised of these cards before the deal, so there is no promise to check.
page-replay-entered = This deal was kept by hand; its cards are not known.
page-opinion-ask = What would a strong player have done?
page-opinion = A strong player: { $act }.
page-opinion-same = A strong player would have done the same.
page-opinion-only = Nothing else was possible.
page-opinion-costly = What cost points
page-opinion-cost = { $points ->
    [one] cost about a point
   *[other] cost about { $points } points
}
page-opinion-better = better:
page-opinion-all = Go through the whole deal
page-opinion-of = { $at } of { $count }
page-opinion-none = Nothing in this deal cost a point.
page-opinion-how = Judged by what the player could see at that moment. The points are an estimate.
page-repeat = The same deal once more
page-repeat-of = deal { $deal } once more
page-repeat-button = Play this deal again
page-repeat-help = The same cards and calls, alone with bots. The cards are known, so the promise of a fair shuffle does not cover them.
page-repeat-as = Play as
page-repeat-then = The first time
page-repeat-now = Now
page-repeat-known = These cards were not shuffled anew.
page-repeat-again = Once more

# Settings.

page-set-language = Language
page-set-theme = Light or dark
page-set-auto = as the system
page-set-light = light
page-set-dark = dark
page-set-motion = Movement
page-set-motion-full = all
page-set-motion-reduced = less
page-set-colours = Suit colours
page-set-four = four
page-set-two = two
page-set-large = Large cards
page-set-one-row = Hand in one row
page-set-letters = Letters on the cards
page-set-letters-own = of the language
page-set-confirm = Confirm each card
page-set-confirm-help = The first tap raises the card, the second plays it.
page-set-autoplay = Play a forced card
page-set-autoplay-help = When only one card may be played, it plays itself after a moment.
page-set-hints = Hint button
page-set-hints-help = What a strong player would do in your place, when you ask.
page-set-winning = Outline the card that is winning
page-set-hold = A finished trick stays
page-set-hold-tap = until tapped
page-set-hold-seconds = { $seconds } s
page-set-speed = Speed
page-set-slow = slow
page-set-normal = normal
page-set-fast = fast
page-set-sort = Order of the hand
page-set-by-suit = by suit
page-set-by-rank = by rank
page-set-ascending = Low cards first
page-set-sound = Sound
page-set-volume = Volume
page-set-keys = Keyboard shortcuts
page-set-phrases = Show phrases
page-set-text = Text table instead of cards
page-set-cards = Cards
page-set-play = Play
page-set-look = Look
page-set-name = Your name

# Help.

page-help-play = How to play a card
page-help-play-text = Tap a raised card, or drag it up. Cards that may not be played are darker: tap one, and it says why.
page-help-last-text = The finished trick stays for a moment; tap the cloth to collect it at once. The last trick can be seen again at any time.
page-help-scores-text = Below the hand stand the totals and the contracts already played. Pull them up for every deal and the chart.
page-help-text-title = Without seeing the cards
page-help-text-text = The text table is the first control of every table. It shows the hand by suit and takes typed cards and words.
page-help-keys = Keys
page-help-fair = Fair deals
page-help-fair-text = Before the first card the server publishes the hash of the deal’s secret. After the deal it tells the secret, so that anyone can work out the shuffle and compare. Bots are given what their seat can see, and nothing else.
page-help-fair-hash = The published hash is SHA-256 of the match’s id, the number of the deal and a secret of 32 random bytes; every deal has its own secret.
page-help-fair-shuffle = The pack is shuffled by Fisher–Yates with numbers from HMAC-SHA-256 under that secret. The check works both out again: the hash must be the one published, and the cards those that were dealt.
page-help-fair-here = In the replay of a deal, “{ page-check-shuffle }” works both out in your own browser.
page-help-fair-command = A downloaded record is checked with this command:
page-help-friends = With friends
page-help-friends-text = Open a table and send its link. Whoever opens it sits down with two taps; bots fill the gaps. If someone goes away, the others can let a bot play on until they are back.
page-help-days = Over several days
page-help-days-text = A match in play is kept until its players delete it, and stands first on the home page.
page-help-bots = Bots and hints
page-help-bots-text = There are five levels. A beginner does not count the cards that have gone; an expert imagines two hundred ways in which the hidden cards may lie, and plays each one through. All play by your table’s own rules.
page-help-hint-text = With bots alone you may ask for a hint: what a strong player would do, what that should bring beside the next best, and what makes the difference. With other people the table must have been opened with hints.
page-help-claim-text = When nothing can change any more, a button lays your hand down and the deal ends at once.
page-help-again-text = In the archive you can step through every finished match, ask what a strong player would have done, and play a deal again.
