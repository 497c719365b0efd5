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
rank-letter-J = V
rank-letter-Q = D
rank-letter-K = R
rank-letter-A = A

# Suits, as one names the suit led or the trump suit.

suit-C = trèfle
suit-S = pique
suit-D = carreau
suit-H = cœur

# Ranks.

rank-2 = deux
rank-3 = trois
rank-4 = quatre
rank-5 = cinq
rank-6 = six
rank-7 = sept
rank-8 = huit
rank-9 = neuf
rank-10 = dix
rank-J = valet
rank-Q = dame
rank-K = roi
rank-A = as

# What a contract can price, as things that are counted. Single cards have their index letter and sign.

item-trick = les plis
item-last = le dernier pli
item-last2 = l’avant-dernier pli
item-last3 = l’antépénultième pli
item-last4 = le quatrième pli avant la fin
item-C = les trèfles
item-S = les piques
item-D = les carreaux
item-H = les cœurs
item-2 = les deux
item-3 = les trois
item-4 = les quatre
item-5 = les cinq
item-6 = les six
item-7 = les sept
item-8 = les huit
item-9 = les neuf
item-10 = les dix
item-J = les valets
item-Q = les dames
item-K = les rois
item-A = les as

# A price: points with their sign, and what they are for.

price-trick = { $points } par pli
price-last = { $points } pour le dernier pli
price-last2 = { $points } pour l’avant-dernier pli
price-last3 = { $points } pour l’antépénultième pli
price-last4 = { $points } pour le quatrième pli avant la fin
price-card = { $points } pour { $card }
price-C = { $points } par trèfle
price-S = { $points } par pique
price-D = { $points } par carreau
price-H = { $points } par cœur
price-2 = { $points } par deux
price-3 = { $points } par trois
price-4 = { $points } par quatre
price-5 = { $points } par cinq
price-6 = { $points } par six
price-7 = { $points } par sept
price-8 = { $points } par huit
price-9 = { $points } par neuf
price-10 = { $points } par dix
price-J = { $points } par valet
price-Q = { $points } par dame
price-K = { $points } par roi
price-A = { $points } par as

# What may be typed for ranks and suits, small letters without accents, apart by spaces; a letter may mean several.

play-word-rank-2 = deux
play-word-rank-3 = trois
play-word-rank-4 = quatre
play-word-rank-5 = cinq
play-word-rank-6 = six
play-word-rank-7 = sept
play-word-rank-8 = huit
play-word-rank-9 = neuf
play-word-rank-10 = t dix
play-word-rank-J = valet
play-word-rank-Q = dame
play-word-rank-K = roi
play-word-rank-A = as

play-word-suit-C = t tr trefle trefles detrefle
play-word-suit-S = p pi pique piques depique
play-word-suit-D = k ca c carreau carreaux decarreau
play-word-suit-H = co c coe coeur coeurs decoeur
