# Index letters on the cards, and the names of suits.

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

suit-C = clubs
suit-S = spades
suit-D = diamonds
suit-H = hearts
