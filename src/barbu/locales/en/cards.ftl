# Index letters on the cards.

rank-letter-2 = 2
rank-letter-3 = 3
rank-letter-4 = 4
rank-letter-5 = 5
rank-letter-6 = 6
rank-letter-7 = 7
rank-letter-8 = 8
rank-letter-9 = 9
rank-letter-10 = 10
rank-letter-J = J
rank-letter-Q = Q
rank-letter-K = K
rank-letter-A = A

# Suits, as one names the suit led or the trump suit.

suit-C = clubs
suit-S = spades
suit-D = diamonds
suit-H = hearts

# Ranks.

rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-10 = ten
rank-J = jack
rank-Q = queen
rank-K = king
rank-A = ace

# What a contract can price, as things that are counted. Single cards have their index letter and sign.

item-trick = tricks
item-last = the last trick
item-last2 = the last trick but one
item-last3 = the last trick but two
item-last4 = the last trick but three
item-C = clubs
item-S = spades
item-D = diamonds
item-H = hearts
item-2 = twos
item-3 = threes
item-4 = fours
item-5 = fives
item-6 = sixes
item-7 = sevens
item-8 = eights
item-9 = nines
item-10 = tens
item-J = jacks
item-Q = queens
item-K = kings
item-A = aces

# A price: points with their sign, and what they are for.

price-trick = { $points } per trick
price-last = { $points } for the last trick
price-last2 = { $points } for the last trick but one
price-last3 = { $points } for the last trick but two
price-last4 = { $points } for the last trick but three
price-card = { $points } for { $card }
price-C = { $points } per club
price-S = { $points } per spade
price-D = { $points } per diamond
price-H = { $points } per heart
price-2 = { $points } per two
price-3 = { $points } per three
price-4 = { $points } per four
price-5 = { $points } per five
price-6 = { $points } per six
price-7 = { $points } per seven
price-8 = { $points } per eight
price-9 = { $points } per nine
price-10 = { $points } per ten
price-J = { $points } per jack
price-Q = { $points } per queen
price-K = { $points } per king
price-A = { $points } per ace

# What may be typed for ranks and suits, small letters, apart by spaces; a letter may mean several.

play-word-rank-2 = two
play-word-rank-3 = three
play-word-rank-4 = four
play-word-rank-5 = five
play-word-rank-6 = six
play-word-rank-7 = seven
play-word-rank-8 = eight
play-word-rank-9 = nine
play-word-rank-10 = t ten
play-word-rank-J = jack
play-word-rank-Q = queen
play-word-rank-K = king
play-word-rank-A = ace

play-word-suit-C = club clubs
play-word-suit-S = spade spades
play-word-suit-D = diamond diamonds
play-word-suit-H = heart hearts
