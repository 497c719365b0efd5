# The rule book: the rules of one table, told so that a newcomer can play from them.
#
# Each message is a whole sentence, or a heading, or a cell of a table, and states one rule; a message that names a
# value of an option is used for that value alone. You speaks to the reader; the dealer, the chooser and so on are roles.
#
# Variables that many messages take:
#   $for       all: it holds at every table · some: it holds with $players players
#   $players   numbers of players as text: 4, or 3 or 5
#   $side      where a player sits, seen from whom the sentence names: left · right
#   $card      a card as it is printed: K♥
#   $name      the same card in words, as book-card says it
#   $suit      the letter of a suit: C clubs · S spades · D diamonds · H hearts
#   $rank      a rank, to select by: the numbers 2 to 10, or J, Q, K, A
#   $contract  the name of a contract, which the table may have given it, so it may be any word
#   $contracts such names as an enumeration; where $count stands beside it, that is how many there are
#   $points    points without a sign, a number
#   $effect    cost: bad for the player · gain: good for the player · nothing: no points
#   $choosing  yes: somebody chooses the contract · no: it is settled beforehand

# ---------------------------------------------------------------------------------------------- words

# A card in words with its article, as the subject of a sentence. $rank, $suit.
book-card =
    the { $rank ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [J] jack
        [Q] queen
        [K] king
       *[A] ace
    } of { $suit ->
        [C] clubs
        [S] spades
        [D] diamonds
       *[H] hearts
    }
# Seven first names for the players of the examples, with commas between them; they are subjects of sentences.
book-example-names = Anna, Bruno, Chloe, David, Emma, Felix, Grace
# One number in an enumeration by how many play: 10 cards with 3 players, 8 with 4. $first: yes for the first, which says
# what is counted · no; $what is cards · deals · points; $amount is the number as written, $count the same for the
# plural; $players.
book-by-players =
    { $first ->
        [yes] { $amount } { $what ->
            [cards] { $count ->
                [one] card
               *[other] cards
            }
            [deals] { $count ->
                [one] deal
               *[other] deals
            }
           *[points] { $count ->
                [one] point
               *[other] points
            }
        } with { $players } players
       *[no] { $amount } with { $players }
    }
# No card at all with so many players, at the end of such an enumeration. $players.
book-by-players-none = none with { $players }

# ------------------------------------------------------------------------------------------- headings

# The title. $name is the name of the ruleset, as somebody wrote it.
book-title = { $name }: how we play
# The title of a ruleset without a name.
book-title-unnamed = Barbu: how we play
book-heading-brief = The game in brief
book-heading-cards = Cards and players
book-heading-roles = Who does what
book-heading-choice = Which contract is played
book-heading-tricks = Playing the tricks
book-heading-contracts = The contracts
# The section on laying cards in one contract. $contract.
book-heading-layout = { $contract } in detail
book-heading-doubles = Doubles
book-heading-points = Counting the points
book-heading-end = The end of the match
book-heading-differences = What is different at this table
# The parts of the help on one contract.
book-heading-counts = What counts
book-heading-play = How it is played
book-heading-finish = When the deal ends

# ------------------------------------------------------------------------------------------- in brief

# The first sentence. $contracts is a number, at least 2; $deals is how many deals as text, perhaps a range (21 to 35), and
# $count the largest of these numbers; $players as above.
book-lede =
    This is a game for { $players } players, with { $contracts } contracts and { $count ->
        [one] { $count } deal.
       *[other] { $deals } deals.
    }
# The first sentence where there is one contract only; $contract is its name, the others as above.
book-lede-one =
    This is a game for { $players } players, with one contract, “{ $contract }”, and { $count ->
        [one] { $count } deal.
       *[other] { $deals } deals.
    }
# From one number of deals to another. $low and $high.
book-range = { $low } to { $high }
# The aim of the match, where points are gains and losses.
book-aim-signed = The aim is to have the most points at the end.
# The aim of the match, where points are penalties.
book-aim-penalty = The aim is to have the fewest points at the end.
# How the game goes, where there are contracts in tricks and in laying cards.
book-brief-both = Each deal is about one contract, which is played in tricks or by laying cards in rows.
# The same where all contracts are played in tricks; $count is how many contracts there are.
book-brief-tricks =
    { $count ->
        [1] Each deal is played in tricks.
       *[other] Each deal is about one contract, and all of them are played in tricks.
    }
# The same where in all contracts cards are laid.
book-brief-layout = In each deal you lay your cards in rows.
# The table of contracts: its caption and the heads of its columns.
book-overview = The contracts and what they come to
# The same where the totals depend on the number of players, with a column for each.
book-overview-players = The contracts and what they come to in all, by how many play
book-overview-contract = Contract
book-overview-counts = What counts
book-overview-total = In all
# The head of the column with the totals for so many players. $players is a number.
book-overview-total-players = With { $players }
# What counts in a contract that adds up others. $contracts.
book-overview-sums = the sum of { $contracts }
# What counts in a contract that adds up others at another scale. $contracts.
book-overview-sums-scaled = the sum of { $contracts }, at its own scale

# ----------------------------------------------------------------------------------- cards and players

# How many can play. $players.
book-players = There are { $players } players, and each plays alone.
# The pack, where it is whole. $for, $players.
book-pack-full =
    { $for ->
        [all] You need
       *[some] With { $players } players you need
    } a pack of 52 cards.
# The pack, where low ranks are set aside. $from and $to are the ranks set aside, as printed (2 and 6); $ranks is how
# many they are; $lowest is the lowest rank left, $highest the highest, as printed; $size is the number of cards left.
book-pack-stripped =
    { $for ->
        [all] From
       *[some] With { $players } players, from
    } a pack of 52 cards set aside { $ranks ->
        [one] every { $from }
       *[other] every card from { $from } to { $to }
    }: { $size } cards are left, { $lowest } to { $highest } in each suit.
# Cards that leave the pack for good. $cards is an enumeration: 7♣ and 7♠; $count is how many; $also: yes where others
# have left it before · no; $for, $players.
book-removed =
    { $for ->
        [all] { $cards }
       *[some] With { $players } players, { $cards }
    } { $count ->
        [one] { $also ->
            [yes] also stays out of the pack.
           *[no] stays out of the pack.
        }
       *[other] { $also ->
            [yes] also stay out of the pack.
           *[no] stay out of the pack.
        }
    }
# The lowest cards leave for good so that hands are equal. $cards, $count, $for, $players as above.
book-leftover-lowest =
    { $for ->
        [all] So that all hands are equal,
       *[some] With { $players } players, so that all hands are equal,
    } { $count ->
        [one] the lowest card stays
       *[other] the lowest cards stay
    } out of the whole match: { $cards }.
# In which order cards of the same rank leave. $suits is an enumeration of suits: clubs, spades, diamonds and hearts.
book-leftover-order = Among cards of the same rank they leave in this order: { $suits }.
# Cards are over at each deal. $count.
book-leftover-random =
    At each deal { $count ->
        [one] { $count } card is left over: it is turned face up and is not in play.
       *[other] { $count } cards are left over: they are turned face up and are not in play.
    }
# The same where it depends on the number of players. $amounts.
book-leftover-tables = At each deal some cards are left over: { $amounts }; they are turned face up and are not in play.
# What it means for the points that cards are over.
book-leftover-points = The cards turned up change at every deal, and nobody scores anything for them.
# No card is over.
book-leftover-none = All the cards are dealt, and none is left over.
# How many cards each player gets. $count.
book-hand =
    Each player gets { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
# The same where it depends on the number of players. $amounts is an enumeration as book-by-players has it.
book-hand-tables = Each player gets { $amounts }.
# The order of the ranks. $ranks is an enumeration of ranks as printed: A, K, Q, J, 10, 9, 8, 7.
book-ranking = In each suit the cards rank, from highest to lowest: { $ranks }.
book-direction-clockwise = Cards are dealt and played clockwise: the turn always passes to the left.
book-direction-anticlockwise = Cards are dealt and played anticlockwise: the turn always passes to the right.
book-deal-style-one = The dealer gives out the cards one at a time.
book-deal-style-two = The dealer gives out the cards two at a time.
book-deal-style-free = The dealer gives out the cards one at a time or several together, as the dealer likes.
# Who cuts. $side is seen from the dealer.
book-cut-previous = Before each deal the cards are shuffled, and the player on the dealer’s { $side ->
        [left] left
       *[right] right
    } cuts.
# Who cuts. $side is seen from the dealer.
book-cut-next = Before each deal the cards are shuffled, and the player on the dealer’s { $side ->
        [left] left
       *[right] right
    }, who has the first turn after the dealer, cuts.
# The player opposite cuts. $choosing.
book-cut-opposite-chooser = Before each deal the cards are shuffled, and the player opposite { $choosing ->
        [yes] the one who chooses the contract
       *[no] the dealer
    } cuts.
book-cut-nobody = Before each deal the cards are shuffled; they are not cut.

# ---------------------------------------------------------------------------------------------- roles

book-first-dealer-random = The first dealer is drawn by lot.
book-first-dealer-highest = Everyone draws a card: the highest deals first, and equal cards are drawn again.
book-first-dealer-lowest = Everyone draws a card: the lowest deals first, and equal cards are drawn again.
# $card, $name.
book-first-dealer-holder = The cards are dealt out once to find the first dealer: it is whoever gets { $name } ({ $card }).
# $side is seen from the dealer.
book-rotation-every-deal = After every deal the player on the dealer’s { $side ->
        [left] left
       *[right] right
    } becomes the dealer.
# The same player deals $count times in a row. $side as above.
book-rotation-block =
    { $count ->
        [one] After every deal
        [2] The same player deals twice in a row; then
       *[other] The same player deals { $count } times in a row; then
    } the player on the dealer’s { $side ->
        [left] left
       *[right] right
    } becomes the dealer.
# In a schedule that is played several times over, the dealers shift by one. $side as above.
book-rotation-shift = When the contracts begin again from the top, the deal moves one place further to the { $side ->
        [left] left
       *[right] right
    }, so that nobody deals the same contracts each time.
book-chooser-nobody = Nobody chooses the contract: it is settled before the cards are dealt.
book-chooser-dealer = The dealer chooses the contract of the deal.
# $side is seen from the dealer.
book-chooser-next = The player on the dealer’s { $side ->
        [left] left
       *[right] right
    } chooses the contract of the deal.
# $side is seen from the dealer. This player has the last turn before the dealer.
book-chooser-previous = The player on the dealer’s { $side ->
        [left] left
       *[right] right
    }, the last in turn before the dealer, chooses the contract of the deal.
book-leader-dealer = The dealer leads to the first trick.
# $side is seen from the dealer.
book-leader-next = The player on the dealer’s { $side ->
        [left] left
       *[right] right
    } leads to the first trick.
# $side is seen from the dealer. This player has the last turn before the dealer.
book-leader-previous = The player on the dealer’s { $side ->
        [left] left
       *[right] right
    } leads to the first trick, so that the dealer plays second.
book-leader-chooser = The player who has chosen leads to the first trick.
# $side is seen from the chooser.
book-leader-after-chooser = The player on the chooser’s { $side ->
        [left] left
       *[right] right
    } leads to the first trick, so that the chooser plays last to it.

# ------------------------------------------------------------------------------------ choice of contract

book-selection-each-once-per-player = You may choose each contract only once, though the other players may still choose it on their turn.
book-selection-each-once-per-table = Each contract is played only once at the table: what one player has chosen is gone for all.
# A list of the contracts in their order follows.
book-selection-fixed-order-per-dealer = Every dealer goes through all the contracts, in this order:
# A list of the contracts in their order follows.
book-selection-fixed-order-once = The table goes through the contracts in this order:
# The same list of contracts for all, drawn by lot. $choosing: each picks from it when choosing, or it is played in order.
book-selection-random-common =
    Before the match one list of contracts is drawn by lot, the same for everyone: each player { $choosing ->
        [yes] chooses every contract on it once.
       *[no] deals the contracts on it once each, in the order drawn.
    }
# A list of contracts for each player, drawn by lot. $choosing as above.
book-selection-random-individual =
    Before the match a list of contracts is drawn by lot for each player, who { $choosing ->
        [yes] chooses every contract on it once.
       *[no] deals the contracts on it once each, in the order drawn.
    }
# There is only one contract.
book-selection-single = There is only one contract, which is played in every deal.
# How many contracts are drawn for a list. $count of $all.
book-list-some =
    { $count ->
        [1] Only one of the { $all } contracts is drawn for a list.
       *[other] Only { $count } of the { $all } contracts are drawn for a list.
    }
# All contracts are drawn for a list. $count.
book-list-all =
    { $count ->
        [2] Both contracts are on every list.
       *[other] All { $count } contracts are on every list.
    }
# One contract in the list of contracts in their order. $contract.
book-order-item = { $contract }
# The choice may fall on the only contract left; said where players choose and each contract comes once.
book-choice-last = Mind what you keep: in the end there is no choice but the contract that is left.
book-choice-after = The choice is made after looking at the cards, and is announced at once.
book-choice-before = The choice is made blind, before the cards are dealt.
book-choice-either = The choice is made with the cards in view, or blind, before looking at them, as the chooser likes.
# $times is by how much points are multiplied, at least 2.
book-blind-multiplier = When the contract was chosen blind, all points of the deal are multiplied by { $times }, for every player.
# Choosing blind changes no points.
book-blind-plain = Choosing blind does not change the points.
# A contract that cannot be chosen while its cards are out. $cards is an enumeration of cards, $count how many,
# $contract, $choosing.
book-barred = When { $cards } { $count ->
        [one] lies
       *[other] all lie
    } face up, out of play, “{ $contract }” { $choosing ->
        [yes] cannot be chosen.
       *[no] cannot be played.
    }
# What happens when no contract is left to play for that reason. $choosing.
book-barred-redeal =
    { $choosing ->
        [yes] If that is the only contract the chooser has left, the cards are shuffled and dealt again.
       *[no] The cards are then shuffled and dealt again.
    }
# The same, where the contract is ticked at zero. $choosing.
book-barred-zero =
    { $choosing ->
        [yes] If that is the only contract the chooser has left, it counts as played, with 0 points for everyone.
       *[no] It then counts as played, with 0 points for everyone.
    }
# The whole schedule is played several times. $count is at least 2.
book-series =
    When all the contracts have been played, everything begins again: in all they are played through { $count ->
        [2] twice.
       *[other] { $count } times.
    }
# The same where the match is cut short before that.
book-series-again = When all the contracts have been played, everything begins again.
# How many deals there are, where each player has the contracts. $contracts and $deals are numbers.
book-deals-each =
    Each player has { $contracts ->
        [one] { $contracts } contract
       *[other] { $contracts } contracts
    }, which makes { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    } in all.
# How many deals there are, where the table has the contracts together or plays everything several times. $count.
book-deals-sum =
    That makes { $count ->
        [one] { $count } deal
       *[other] { $count } deals
    } in all.
# The same where it depends on the number of players. $amounts.
book-deals-tables = A match has { $amounts }.
# The match ends when everything has been played. $count deals.
book-deals-all =
    The match ends when all the contracts have been played, after { $count ->
        [one] { $count } deal.
       *[other] { $count } deals.
    }
# The same where there is only one contract.
book-deals-only =
    The match ends after { $count ->
        [one] { $count } deal.
       *[other] { $count } deals.
    }
# The same where the number of deals depends on the number of players.
book-deals-done = The match ends when all the contracts have been played.
# The match is cut short. $count deals.
book-deals-cut =
    The match ends after { $count ->
        [one] { $count } deal,
       *[other] { $count } deals,
    } even if contracts are left.
# The same where it depends on the number of players. $amounts.
book-deals-cut-tables = The match ends after { $amounts }; contracts may be left then.

# ------------------------------------------------------------------------------------ playing the tricks

# Each trick has one card of each player, and there are as many tricks as cards in a hand. $count tricks.
book-tricks-count =
    In turn everyone plays one card to a trick, so a deal has { $count ->
        [one] { $count } trick.
       *[other] { $count } tricks.
    }
# The same where the number of tricks depends on the number of players.
book-tricks-hand = In turn everyone plays one card to a trick, so a deal has as many tricks as each player has cards.
# What may be led. $exceptions: yes where some contract restricts it · no.
book-lead-any =
    { $exceptions ->
        [yes] The leader may play any card, unless the contract forbids it.
       *[no] The leader may play any card.
    }
book-follow = You must follow suit: play a card of the suit led if you have one.
# Whether you must play higher. $exceptions: yes where some contract demands it · no.
book-beat-no =
    { $exceptions ->
        [yes] You need not play higher, unless the contract asks for it.
       *[no] You need not play higher.
    }
# What you may play without a card of the suit led. $exceptions: yes where some contract restricts it · no.
book-discard-any =
    { $exceptions ->
        [yes] If you have none of that suit, you may play any card, within the rules of the contract.
       *[no] If you have none of that suit, you may play any card.
    }
# No contract has trumps.
book-trump-nowhere = Only a card of the suit led can win: the highest one takes the trick, and there are no trumps.
# Some contract has trumps.
book-trump-somewhere = The highest card of the suit led wins the trick, unless the contract has trumps and a trump was played.
book-winner-leads = The winner puts the trick aside and leads to the next one.
# All deals of tricks go to the last card. $exceptions: yes where some contract ends early · no.
book-last-card =
    { $exceptions ->
        [yes] A deal goes on to the last card, except where the contract says that it ends early.
       *[no] A deal goes on to the last card.
    }
book-captures-hidden = The tricks you have won lie face down, and nobody may look at them.
book-captures-penalties = Cards you have won that cost points lie face up in front of you; the others lie face down.
book-captures-open = All the cards you have won lie face up in front of you.
# What the rules above do where they leave no card: the order in which they hold. Used where some contract bans cards.
book-rules-yield = A rule that would leave you no card to play does not hold.
# Where points can be won at all, in a match that has other contracts too. $contracts, $count; $slams: yes where a slam
# in another contract earns points too · no.
book-winning-only =
    { $slams ->
        [yes] Slams apart, points can be won only
       *[no] Points can be won only
    } { $count ->
        [one] in { $contracts }.
       *[other] in these contracts: { $contracts }.
    }
# No contract knows a slam.
book-slam-nowhere = Taking everything is no way out: it is paid for like anything else.
# Some contracts know a slam, the trick contracts named here do not. $contracts, $count.
book-slam-elsewhere =
    { $count ->
        [one] In { $contracts } there is no slam: taking everything is paid for like anything else.
       *[other] There is no slam in these contracts, and taking everything is paid for like anything else: { $contracts }.
    }

# --------------------------------------------------------------------------------------- the contracts

# What to do in a contract whose prices all cost. $what: trick · last (the last tricks) · C S D H (a suit) · J Q K (a
# rank) · other.
book-goal-avoid =
    { $what ->
        [trick] Win as few tricks as you can.
        [last] Keep out of the last tricks.
        [C] Take no clubs in your tricks.
        [S] Take no spades in your tricks.
        [D] Take no diamonds in your tricks.
        [H] Take no hearts in your tricks.
        [J] Take no jacks in your tricks.
        [Q] Take no queens in your tricks.
        [K] Take no kings in your tricks.
       *[other] Take as little as you can of what counts.
    }
# The same where all prices are gains. $what.
book-goal-take =
    { $what ->
        [trick] Win as many tricks as you can.
        [last] Win the last tricks.
        [C] Take clubs in your tricks.
        [S] Take spades in your tricks.
        [D] Take diamonds in your tricks.
        [H] Take hearts in your tricks.
        [J] Take jacks in your tricks.
        [Q] Take queens in your tricks.
        [K] Take kings in your tricks.
       *[other] Take as much as you can of what counts.
    }
# The same where some prices cost and some are gains.
book-goal-mixed = Take what pays and keep away from what costs.
# The same where nothing counts.
book-goal-nothing = Nothing counts in this deal.
# A salad. A list of the parts follows. $count parts.
book-goal-salad =
    { $count ->
        [one] In this deal another contract counts:
       *[other] In this deal several contracts count at once:
    }

# What tricks and cards pay. $effect, $points.
book-price-trick =
    Each trick you win { $effect ->
        [cost] costs { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
        [gain] earns { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[nothing] counts nothing.
    }
# $place: 1 the last trick · 2 the last but one · 3 · 4. $effect, $points.
book-price-last =
    { $place ->
        [1] The last trick
        [2] The last trick but one
        [3] The last trick but two
       *[4] The last trick but three
    } { $effect ->
        [cost] costs its winner { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
        [gain] earns its winner { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[nothing] counts nothing.
    }
# $suit, $effect, $points.
book-price-suit =
    Each { $suit ->
        [C] club
        [S] spade
        [D] diamond
       *[H] heart
    } you take { $effect ->
        [cost] costs { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
        [gain] earns { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[nothing] counts nothing.
    }
# $rank, $effect, $points.
book-price-rank =
    Each { $rank ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [J] jack
        [Q] queen
        [K] king
       *[A] ace
    } you take { $effect ->
        [cost] costs { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
        [gain] earns { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[nothing] counts nothing.
    }
# $card, $name, $effect, $points.
book-price-card =
    Taking { $name } ({ $card }) { $effect ->
        [cost] costs { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
        [gain] earns { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[nothing] counts nothing.
    }
# A single card whose suit or rank has a price in the same contract, which does not count for it. As above.
book-price-card-instead =
    Taking { $name } ({ $card }) { $effect ->
        [cost] costs { $points ->
            [one] { $points } point
           *[other] { $points } points
        } in all:
        [gain] earns { $points ->
            [one] { $points } point
           *[other] { $points } points
        } in all:
       *[nothing] counts nothing:
    } nothing is added for its suit or its rank.
# The single card that is all the contract is about; nothing else counts. As above.
book-price-card-alone =
    Only one card counts, { $name } ({ $card }): whoever takes it { $effect ->
        [gain] wins { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[cost] loses { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
    }
# The one late trick that is all the contract is about. $place, $effect, $points as above.
book-price-last-alone =
    Only { $place ->
        [1] the last trick
        [2] the last trick but one
        [3] the last trick but two
       *[4] the last trick but three
    } counts: it { $effect ->
        [gain] earns its winner { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[cost] costs its winner { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
    }
# Suit and rank have prices in the same contract.
book-price-both = A card that counts for its suit and for its rank counts for both.
# One part of a salad, as a list item, with its points here. $contract, $prices is an enumeration: −10 per heart.
book-salad-part = { $contract }: { $prices }
# How the parts of a salad add up.
book-salad-adds = Everything adds up, even in one trick and on one card: a card pays once for each contract that counts it.
# Other rules of those contracts do not come along. $count contracts, as in all that follows up to the total.
book-salad-own =
    { $count ->
        [one] Only the points come from that contract; its other rules do not hold here.
       *[other] Only the points come from those contracts; their other rules do not hold here.
    }
# The points of a salad are $times times those of its parts by themselves, at least 2.
book-salad-times = That is { $times ->
        [2] twice
       *[other] { $times } times
    } what { $count ->
        [one] this contract counts by itself
       *[other] these contracts count by themselves
    }.
# They are the fraction $multiply / $divide of those.
book-salad-fraction = That is { $multiply ->
        [1] { $divide ->
            [2] half
            [3] a third
            [4] a quarter
           *[other] { $multiply }/{ $divide }
        }
       *[other] { $multiply }/{ $divide }
    } of what { $count ->
        [one] this contract counts by itself
       *[other] these contracts count by themselves
    }.
# They are those turned round.
book-salad-turned = That is the reverse of what { $count ->
        [one] this contract counts by itself
       *[other] these contracts count by themselves
    }: what costs points there earns as many here.
# They are turned round and count $times times, at least 2.
book-salad-turned-times = That is the reverse of what { $count ->
        [one] this contract counts by itself
       *[other] these contracts count by themselves
    }, { $times ->
        [2] twice
       *[other] { $times } times
    } over.
# They are turned round and are the fraction $multiply / $divide.
book-salad-turned-fraction = That is the reverse of what { $count ->
        [one] this contract counts by itself
       *[other] these contracts count by themselves
    }, but only { $multiply ->
        [1] { $divide ->
            [2] half
            [3] a third
            [4] a quarter
           *[other] { $multiply }/{ $divide }
        }
       *[other] { $multiply }/{ $divide }
    } of it.
# They count nothing.
book-salad-zero =
    { $count ->
        [one] Its points do not count here.
       *[other] Their points do not count here.
    }
# What all players together score in the contract, where it costs or gains. $effect, $points.
book-total =
    { $effect ->
        [cost] In all there { $points ->
            [one] is { $points } point to lose
           *[other] are { $points } points to lose
        } in this contract.
        [gain] In all there { $points ->
            [one] is { $points } point to win
           *[other] are { $points } points to win
        } in this contract.
       *[nothing] The gains and losses of this contract cancel out.
    }
# The same, where cards may be out of play. $effect, $points.
book-total-all-in =
    As long as no card that counts is out, { $effect ->
        [cost] { $points ->
            [one] there is { $points } point to lose
           *[other] there are { $points } points to lose
        } in this contract.
        [gain] { $points ->
            [one] there is { $points } point to win
           *[other] there are { $points } points to win
        } in this contract.
       *[nothing] gains and losses of this contract cancel out.
    }
# What all players together score, where it depends on the number of players. $out: yes where cards may be out of
# play · no; $amounts.
book-total-tables =
    { $out ->
        [yes] As long as no card that counts is out, this contract
       *[no] In all, this contract
    } comes to { $amounts }.
# A contract that is only part of a salad. $contract; $contracts are the salads, $count is how many these are.
book-inactive =
    { $count ->
        [one] “{ $contract }” is not played by itself; it only counts in { $contracts }.
       *[other] “{ $contract }” is not played by itself; it only counts in these: { $contracts }.
    }

# Trumps.
# Who has chosen names a suit, or where nobody chooses the leader. $choosing.
book-trump-named =
    { $choosing ->
        [yes] The chooser names
       *[no] The leader names
    } a trump suit after the contract is known.
book-trump-named-or-none =
    { $choosing ->
        [yes] The chooser names
       *[no] The leader names
    } a trump suit after the contract is known, or says that there are no trumps.
# $suit.
book-trump-fixed =
    { $suit ->
        [C] Clubs are trumps.
        [S] Spades are trumps.
        [D] Diamonds are trumps.
       *[H] Hearts are trumps.
    }
book-trump-wins = A trump beats every card of another suit, and the highest trump wins the trick.
book-ruff-free = If you have none of the suit led, you may play a trump or any other card.
book-ruff-must = If you have none of the suit led, you must play a trump if you can beat the trick with it.
book-overruff-must = If the trick has been trumped already, you must play a higher trump if you have one.
book-overruff-free = If the trick has been trumped already, your trump may be lower.
book-underruff-must = If you cannot beat the trumps in the trick, you must play a lower trump all the same.
book-underruff-free = If you cannot beat the trumps in the trick, you may play any card.
book-beat-trumps = When trumps are led, you must play a higher trump than those in the trick if you can.
book-beat-always = You must play a higher card of the suit led than those in the trick if you can; once the trick is trumped, any will do.

# A suit held back. $suit.
book-lead-nothing-else =
    { $suit ->
        [C] Clubs may not be led by anyone who holds another suit.
        [S] Spades may not be led by anyone who holds another suit.
        [D] Diamonds may not be led by anyone who holds another suit.
       *[H] Hearts may not be led by anyone who holds another suit.
    }
# Until any card of the suit has been played. $suit.
book-lead-broken-any =
    { $suit ->
        [C] Clubs may be led only after some club has been played, unless you hold nothing else.
        [S] Spades may be led only after some spade has been played, unless you hold nothing else.
        [D] Diamonds may be led only after some diamond has been played, unless you hold nothing else.
       *[H] Hearts may be led only after some heart has been played, unless you hold nothing else.
    }
# Until a card of the suit has been thrown on another suit. $suit.
book-lead-broken-discard =
    { $suit ->
        [C] Clubs may be led only after some club has been thrown on another suit, unless you hold nothing else.
        [S] Spades may be led only after some spade has been thrown on another suit, unless you hold nothing else.
        [D] Diamonds may be led only after some diamond has been thrown on another suit, unless you hold nothing else.
       *[H] Hearts may be led only after some heart has been thrown on another suit, unless you hold nothing else.
    }
# $suit.
book-first-trick-no-lead =
    { $suit ->
        [C] The first trick may not be led with a club by anyone who holds another suit.
        [S] The first trick may not be led with a spade by anyone who holds another suit.
        [D] The first trick may not be led with a diamond by anyone who holds another suit.
       *[H] The first trick may not be led with a heart by anyone who holds another suit.
    }
# $suit.
book-first-trick-no-play =
    { $suit ->
        [C] In the first trick no club may be played, led or thrown, unless the other rules leave you nothing else.
        [S] In the first trick no spade may be played, led or thrown, unless the other rules leave you nothing else.
        [D] In the first trick no diamond may be played, led or thrown, unless the other rules leave you nothing else.
       *[H] In the first trick no heart may be played, led or thrown, unless the other rules leave you nothing else.
    }
book-first-trick-no-points = In the first trick no card that counts may be played, unless the other rules leave you nothing else.
book-dump-void = If you have none of the suit led and hold a card that costs points, you must throw one that does not win the trick.
book-dump-void-or-under = A card that costs points must go as soon as it can be lost: thrown on another suit, or played under a higher card.
book-early-end = The deal ends as soon as no player holds a card that counts any more; the trick is finished first.

# Slams. $what is what one player must take: trick (every trick) · C S D H · J Q K · card ($card) · other (all that counts).
# $effect: cost · gain · mixed, what all that costs otherwise.
book-slam-mirror =
    Whoever takes { $what ->
        [trick] every trick
        [C] all the clubs
        [S] all the spades
        [D] all the diamonds
        [H] all the hearts
        [J] all the jacks
        [Q] all the queens
        [K] all the kings
        [card] { $card }
       *[other] all the cards that count
    } makes a slam: { $effect ->
        [cost] what would have been lost is won instead, and
        [gain] what would have been won is lost instead, and
       *[mixed] the result is turned round, a loss to a gain and a gain to a loss, and
    } the others score nothing.
# $what, $card, $points.
book-slam-fixed =
    Whoever takes { $what ->
        [trick] every trick
        [C] all the clubs
        [S] all the spades
        [D] all the diamonds
        [H] all the hearts
        [J] all the jacks
        [Q] all the queens
        [K] all the kings
        [card] { $card }
       *[other] all the cards that count
    } makes a slam and earns { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; the others score nothing.
# $what, $card, $points.
book-slam-charge-others =
    Whoever takes { $what ->
        [trick] every trick
        [C] all the clubs
        [S] all the spades
        [D] all the diamonds
        [H] all the hearts
        [J] all the jacks
        [Q] all the queens
        [K] all the kings
        [card] { $card }
       *[other] all the cards that count
    } makes a slam and scores nothing, while each of the others loses { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
# $what, $card.
book-slam-zero =
    Whoever takes { $what ->
        [trick] every trick
        [C] all the clubs
        [S] all the spades
        [D] all the diamonds
        [H] all the hearts
        [J] all the jacks
        [Q] all the queens
        [K] all the kings
        [card] { $card }
       *[other] all the cards that count
    } makes a slam, and nobody scores anything in this deal.
# What the slam is worth to whoever makes it, worked out. $score is points with their sign: +40; $instead is what would
# have been written: −40.
book-slam-worth = The slam is written as { $score } in place of { $instead }.
# The same where it depends on the number of players. $amounts.
book-slam-worth-tables = A slam is written down as { $amounts }.

# ------------------------------------------------------------------------------------------ the layout

# What the layout is about. $aim is which place pays best: first, last, another (order), or all alike (none).
book-goal-layout =
    { $aim ->
        [last] There are no tricks here: lay your cards in rows, one row for each suit. Hold some back for as long as you can: whoever lays the last card last does best.
        [order] There are no tricks here: lay your cards in rows, one row for each suit; what counts is the order in which the players lay their last cards.
        [none] There are no tricks here: lay your cards in rows, one row for each suit.
       *[first] There are no tricks here: lay your cards in rows, one row for each suit, and be the first to get rid of them all.
    }
# Two layouts with the same rules. $other is the contract under which they are told.
book-layout-same = The cards are laid just as in “{ $other }”.
# Where the details are. $section is the title of that section.
book-layout-see = “{ $section }” tells how the cards are laid.
# Points by place. $place is the place from 1 to 7; $effect, $points.
book-place =
    { $place ->
        [1] The first to lay their last card
        [2] The second
        [3] The third
        [4] The fourth
        [5] The fifth
        [6] The sixth
       *[7] The seventh
    } { $effect ->
        [cost] loses { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
        [gain] earns { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[nothing] scores nothing.
    }
# All who are left after these. $count is how many, $effect, $points.
book-place-rest =
    { $effect ->
        [cost] { $count ->
            [1] The last player
           *[other] Each of the others
        } loses { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
        [gain] { $count ->
            [1] The last player
           *[other] Each of the others
        } earns { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[nothing] { $count ->
            [1] The last player scores nothing.
           *[other] The others score nothing.
        }
    }
# Where no place pays anything.
book-place-nobody = Nobody wins or loses points in this contract.
# Points by place, where they differ by number of players: says for how many a list holds. $players.
book-place-players = With { $players } players:
# Who begins. $side is seen from the dealer.
book-starter-chooser = The player who has chosen begins.
book-starter-dealer = The dealer begins.
book-starter-next = The player on the dealer’s { $side ->
        [left] left
       *[right] right
    } begins.
book-starter-previous = The player on the dealer’s { $side ->
        [left] left
       *[right] right
    } begins, so that the dealer has the second turn.
# $card, $name.
book-starter-holder = Whoever holds { $name } ({ $card }) begins.
# Where that card may be out of play. $choosing.
book-starter-holder-out =
    { $choosing ->
        [yes] If that card is out of play, the chooser begins.
       *[no] If that card is out of play, the player who leads in other deals begins.
    }
# The start rank. $rank is the letter, $letter as printed.
book-start-fixed = A suit is opened only by laying its { $rank ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [J] jack
        [Q] queen
        [K] king
       *[A] ace
    } ({ $letter }).
book-start-laid = The first card may be any card: its rank is the start rank, and a suit is opened only by laying its card of that rank.
book-start-named = Before the first card the player who begins names a rank, held or not, of which at least one card is in play: a suit is opened only by laying its card of that rank.
# Whoever begins may hold no card with which a suit can be opened.
book-start-lacks = Whoever is to begin and has no such card passes, and the turn goes on.
# How rows grow.
book-extend = On your turn lay one card: open a suit, or put a card directly beside either end of a row of the same suit, whoever began it.
# The order of cards in a row. $ranks is an enumeration of ranks as printed, from one end to the other.
book-row-order = In a row the cards lie in this order: { $ranks }.
# The ends of a row. $first and $last are ranks as printed.
book-row-ends = A row ends at { $first } and at { $last }; it never turns the corner from one to the other.
# The ace's place. $lowest is the lowest rank of the pack beside which the ace then lies, $highest that at the other end,
# both as printed.
book-ace-low = The ace lies beside the { $lowest }, at the low end of its row, although it ranks otherwise in tricks.
book-ace-ranked = The ace lies where it ranks in tricks.
book-ace-first-decides = The first ace laid decides for all four suits whether aces lie beside the { $highest } or beside the { $lowest }; whoever lays it says which, if both places are open or if it is the start itself.
book-must-lay = If you can lay a card you must; you pass only when you cannot.
book-ace-again-none = An ace is laid like any other card, and the turn goes on.
book-ace-again-optional = After laying an ace you may lay another card at once, if you like.
book-ace-again-mandatory = After laying an ace you must lay another card at once, if you can.
book-ace-chain-renew = If that card is an ace too, the same holds again.
book-ace-chain-once = There is only one extra card in a turn, even if it is an ace.
book-ace-chain-free = After that extra card you may go on laying as many more as you like in the same turn.
# $count is after how many players, $left how many are then left; $for, $players.
book-layout-end-settled =
    { $for ->
        [all] The deal ends as soon as
       *[some] With { $players } players, the deal ends as soon as
    } { $count ->
        [1] one player has
        [2] two players have
        [3] three players have
       *[other] { $count } players have
    } laid all their cards{ $left ->
        [1] .
       *[other] , for the rest all score the same.
    }
book-layout-end-all-but-one = The deal goes on until only one player still holds cards.
book-missing-bridge = A card that is not in play counts as laid as soon as its row gets there; where it is the card that opens a suit, that suit is open from the beginning.
book-missing-block = A card that is not in play stops its row: nothing can be laid beyond it.
book-blocked-redeal = When everyone has had to pass in turn, the cards are shuffled and dealt again.
book-blocked-split = When everyone has had to pass in turn, the deal ends, and those who still hold cards share the points of the places left equally; fractions are dropped.

# ------------------------------------------------------------------------------------------- doubles

book-double-what = A double is a side bet between two players on which of them does better in this deal.
book-double-when = It is made when the contract is known, before the first card is played.
# Who speaks when. $side is seen from the declarer. The declarer is the chooser, or the dealer where nobody chooses: $choosing.
book-double-lap =
    Each player speaks once: first the player on the { $choosing ->
        [yes] chooser’s
       *[no] dealer’s
    } { $side ->
        [left] left
       *[right] right
    }, and so on round to the { $choosing ->
        [yes] chooser
       *[no] dealer
    }, who is called the declarer here and speaks last.
book-double-who-any = On your turn to speak you may double any of the other players, one or several.
book-double-who-declarer-only = On your turn to speak you may double the declarer, and nobody else.
book-double-declarer-redouble-only = The declarer doubles nobody.
book-double-declarer-may-double = The declarer too may double any of the others.
# $contracts are those that only pay gains, $count how many.
book-double-positive-declarer-only =
    { $gains ->
        [no] { $count ->
            [one] In { $contracts }, only the declarer may be doubled.
           *[other] Only the declarer may be doubled in these contracts: { $contracts }.
        }
       *[yes] { $count ->
            [one] In { $contracts }, where you play to win points, only the declarer may be doubled.
           *[other] Only the declarer may be doubled in the contracts where you play to win points: { $contracts }.
        }
    }
book-double-positive-free =
    { $gains ->
        [no] { $count ->
            [one] In { $contracts }, the same players may be doubled.
           *[other] In these contracts, the same players may be doubled: { $contracts }.
        }
       *[yes] { $count ->
            [one] In { $contracts }, where you play to win points, the same players may be doubled.
           *[other] In these contracts, where you play to win points, the same players may be doubled: { $contracts }.
        }
    }
book-redouble-own-turn = Whoever has been doubled may redouble that player on their own turn to speak, if it is still to come.
book-redouble-declarer-only = Only the declarer may redouble, and only players who have doubled the declarer.
book-redouble-none = There is no redoubling.
# $count is at least 1.
book-quota =
    { $count ->
        [1] In the course of the match each player must double every other declarer at least once.
        [2] In the course of the match each player must double every other declarer at least twice.
       *[other] In the course of the match each player must double every other declarer at least { $count } times.
    }
book-quota-forced = If you owe a declarer as many doubles as there are deals left with that declarer, you must double.
book-quota-unforced = Nobody is held to it on any one deal: choosing the right moment is up to you.
book-undoubled-played = A deal in which nobody doubles is played like any other.
book-undoubled-skipped = A contract in which points can be lost is not played if nobody doubles: the others share what it comes to, rounded to whole points in the declarer’s favour, and the declarer gets what the rounding leaves over.
book-double-settle = After the deal each pair with a double compares its two results, as they were before any double, and the one who did worse pays the other the difference.
# How many times the difference is paid. $times is 0 or more.
book-double-times =
    { $times ->
        [0] For a double nothing is paid.
        [1] For a double the difference is paid once.
        [2] For a double the difference is paid twice.
       *[other] For a double the difference is paid { $times } times.
    }
book-redouble-times =
    { $times ->
        [0] For a redouble nothing is paid.
        [1] For a redouble the difference is paid once.
        [2] For a redouble the difference is paid twice.
       *[other] For a redouble the difference is paid { $times } times.
    }
book-double-sum = The points of all players together stay the same.

# ------------------------------------------------------------------------------------ counting and end

# Said in the section on points where the table knows no doubles.
book-double-nowhere = Each result stands as it is: there are no doubles.
book-write-down = At the end of each deal the points are written down and the contract is ticked.
book-sign-signed = Losses are written as minus points and gains as plus points; the highest total wins.
book-sign-penalty = Points are penalties: losses are added to your points and gains are taken off; the lowest total wins.
book-handicap = The chooser carries a handicap: a loss of the chooser’s counts double, and a gain counts only half, rounded down.
# A worked example. $contract; $before and $after are points with their sign.
book-handicap-example = In { $contract }, for example, a chooser who would write { $before } writes { $after }.
book-ties = Players with equal totals share their place, the first place too.
# Not a rule, but true of every table.
book-interrupt = A match can be broken off and taken up again later, if you keep the points and the ticks.

# ------------------------------------------------------------------------------------------- examples

# Captions of examples. $contract.
book-example = An example of { $contract }
book-example-double = An example with doubles, in { $contract }
# Heads of columns.
book-example-player = Player
book-example-took = Takes
book-example-place = Place
book-example-points = Points
book-example-before = Before doubles
book-example-after = After doubles
# Cells: what a player took. $count is how many.
book-took-nothing = nothing
book-took-trick =
    { $count ->
        [one] { $count } trick
       *[other] { $count } tricks
    }
# $place as in book-price-last.
book-took-last =
    { $place ->
        [1] the last trick
        [2] the last trick but one
        [3] the last trick but two
       *[4] the last trick but three
    }
# $suit, $count.
book-took-suit =
    { $suit ->
        [C] { $count ->
            [one] { $count } club
           *[other] { $count } clubs
        }
        [S] { $count ->
            [one] { $count } spade
           *[other] { $count } spades
        }
        [D] { $count ->
            [one] { $count } diamond
           *[other] { $count } diamonds
        }
       *[H] { $count ->
            [one] { $count } heart
           *[other] { $count } hearts
        }
    }
# $rank, $count.
book-took-rank =
    { $rank ->
        [2] { $count ->
            [one] { $count } two
           *[other] { $count } twos
        }
        [3] { $count ->
            [one] { $count } three
           *[other] { $count } threes
        }
        [4] { $count ->
            [one] { $count } four
           *[other] { $count } fours
        }
        [5] { $count ->
            [one] { $count } five
           *[other] { $count } fives
        }
        [6] { $count ->
            [one] { $count } six
           *[other] { $count } sixes
        }
        [7] { $count ->
            [one] { $count } seven
           *[other] { $count } sevens
        }
        [8] { $count ->
            [one] { $count } eight
           *[other] { $count } eights
        }
        [9] { $count ->
            [one] { $count } nine
           *[other] { $count } nines
        }
        [10] { $count ->
            [one] { $count } ten
           *[other] { $count } tens
        }
        [J] { $count ->
            [one] { $count } jack
           *[other] { $count } jacks
        }
        [Q] { $count ->
            [one] { $count } queen
           *[other] { $count } queens
        }
        [K] { $count ->
            [one] { $count } king
           *[other] { $count } kings
        }
       *[A] { $count ->
            [one] { $count } ace
           *[other] { $count } aces
        }
    }
# The place of a player who finished, or would have; $place from 1 to 7.
book-took-place =
    { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
       *[7] seventh
    }
book-took-place-open = still holds cards
# What can be laid in a layout beside its first card. $card, $cards is an enumeration of cards joined by or.
book-example-beside = If { $card } lies alone on the table, the next card may be { $cards }.
# One trick of an example, in words. $seat is the name of a player, $cards an enumeration of cards, $parts an enumeration
# of points with what they are for (−5 per trick …), $score the sum with its sign.
book-example-trick = { $seat } wins a trick of { $cards }: { $parts } make { $score }.
# Under an example in which somebody takes everything. $seat is a name.
book-example-slam = { $seat } makes a slam.
# Who doubles in an example. $seat doubles $other, both are names.
book-example-doubles = { $seat } doubles { $other }.
book-example-redoubles = { $seat } redoubles { $other }.
# Who is the declarer in an example. $seat is a name.
book-example-declarer = { $seat } is the declarer.
# One kind of points in the sum of a trick. $points has its sign, $what is one of the cells above: −20 for one queen.
book-example-part = { $points } for { $what }

# ---------------------------------------------------------------------------------------- differences

# What this table does otherwise than the ruleset it came from. $base is that ruleset's name.
book-differences = The table shows each rule that is not as in “{ $base }”.
book-differences-caption = This table and “{ $base }” side by side
# Heads of columns.
book-differences-about = About
book-differences-here = Here
# $base.
book-differences-there = In “{ $base }”
# Cells where the one side says nothing on it.
book-differences-silent = nothing special
# Cell: the parts of a salad that only this side has; $parts is an enumeration with semicolons.
book-differences-parts = Also counted: { $parts }.
# Contracts that only one side has, or that stand in another place. $contract; $place is a number.
book-differences-played = “{ $contract }” is played.
book-differences-not-played = “{ $contract }” is not played.
book-differences-place = “{ $contract }” is number { $place } in the list.

# --------------------------------------------------------------------------------- the book as a thing

# Above the list of sections.
book-contents = Contents
# The command that writes the book. $file is the name of a file, $given the ending that was typed.
book-help = Write the rule book of a ruleset.
book-help-output = Write it to this file: .txt, .html or .pdf.
book-written = The rule book is in { $file }.
book-ending = A rule book ends in .txt, .html or .pdf, not in “{ $given }”.
