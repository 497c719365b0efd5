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
rank-letter-J = V
rank-letter-Q = D
rank-letter-K = R
rank-letter-A = A

suit-C = trèfles
suit-S = piques
suit-D = carreaux
suit-H = cœurs
