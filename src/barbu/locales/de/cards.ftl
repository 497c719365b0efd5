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
rank-letter-J = B
rank-letter-Q = D
rank-letter-K = K
rank-letter-A = A

# Suits, as one names the suit led or the trump suit.

suit-C = Kreuz
suit-S = Pik
suit-D = Karo
suit-H = Herz

# Ranks.

rank-2 = Zwei
rank-3 = Drei
rank-4 = Vier
rank-5 = Fünf
rank-6 = Sechs
rank-7 = Sieben
rank-8 = Acht
rank-9 = Neun
rank-10 = Zehn
rank-J = Bube
rank-Q = Dame
rank-K = König
rank-A = Ass

# What a contract can price, as things that are counted. Single cards have their index letter and sign.

item-trick = Stiche
item-last = letzter Stich
item-last2 = vorletzter Stich
item-last3 = drittletzter Stich
item-last4 = viertletzter Stich
item-C = Kreuze
item-S = Piks
item-D = Karos
item-H = Herzen
item-2 = Zweien
item-3 = Dreien
item-4 = Vieren
item-5 = Fünfen
item-6 = Sechsen
item-7 = Siebenen
item-8 = Achten
item-9 = Neunen
item-10 = Zehnen
item-J = Buben
item-Q = Damen
item-K = Könige
item-A = Asse

# A price: points with their sign, and what they are for.

price-trick = { $points } pro Stich
price-last = { $points } für den letzten Stich
price-last2 = { $points } für den vorletzten Stich
price-last3 = { $points } für den drittletzten Stich
price-last4 = { $points } für den viertletzten Stich
price-card = { $points } für { $card }
price-C = { $points } pro Kreuz
price-S = { $points } pro Pik
price-D = { $points } pro Karo
price-H = { $points } pro Herz
price-2 = { $points } pro Zwei
price-3 = { $points } pro Drei
price-4 = { $points } pro Vier
price-5 = { $points } pro Fünf
price-6 = { $points } pro Sechs
price-7 = { $points } pro Sieben
price-8 = { $points } pro Acht
price-9 = { $points } pro Neun
price-10 = { $points } pro Zehn
price-J = { $points } pro Bube
price-Q = { $points } pro Dame
price-K = { $points } pro König
price-A = { $points } pro Ass

# What may be typed for ranks and suits, small letters without accents, apart by spaces; a letter may mean several.

play-word-rank-2 = zwei zweier
play-word-rank-3 = drei dreier
play-word-rank-4 = vier vierer
play-word-rank-5 = funf fuenf
play-word-rank-6 = sechs sechser
play-word-rank-7 = sieben siebener
play-word-rank-8 = acht achter
play-word-rank-9 = neun neuner
play-word-rank-10 = t z zehn zehner
play-word-rank-J = bube bub unter
play-word-rank-Q = dame
play-word-rank-K = konig koenig
play-word-rank-A = ass as

play-word-suit-C = k kr kreuz treff
play-word-suit-S = p pi pik
play-word-suit-D = k ka karo
play-word-suit-H = he herz
