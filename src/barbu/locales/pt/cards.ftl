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

suit-C = paus
suit-S = espadas
suit-D = ouros
suit-H = copas

# Ranks.

rank-2 = dois
rank-3 = três
rank-4 = quatro
rank-5 = cinco
rank-6 = seis
rank-7 = sete
rank-8 = oito
rank-9 = nove
rank-10 = dez
rank-J = valete
rank-Q = dama
rank-K = rei
rank-A = ás

# What a contract can price, as things that are counted. Single cards have their index letter and sign.

item-trick = vazas
item-last = última vaza
item-last2 = penúltima vaza
item-last3 = antepenúltima vaza
item-last4 = quarta vaza a contar do fim
item-C = paus
item-S = espadas
item-D = ouros
item-H = copas
item-2 = dois
item-3 = três
item-4 = quatros
item-5 = cincos
item-6 = seis
item-7 = setes
item-8 = oitos
item-9 = noves
item-10 = dez
item-J = valetes
item-Q = damas
item-K = reis
item-A = ases

# A price: points with their sign, and what they are for.

price-trick = { $points } por vaza
price-last = { $points } pela última vaza
price-last2 = { $points } pela penúltima vaza
price-last3 = { $points } pela antepenúltima vaza
price-last4 = { $points } pela quarta vaza a contar do fim
price-card = { $points } por { $card }
price-C = { $points } por carta de paus
price-S = { $points } por carta de espadas
price-D = { $points } por carta de ouros
price-H = { $points } por copa
price-2 = { $points } por dois
price-3 = { $points } por três
price-4 = { $points } por quatro
price-5 = { $points } por cinco
price-6 = { $points } por seis
price-7 = { $points } por sete
price-8 = { $points } por oito
price-9 = { $points } por nove
price-10 = { $points } por dez
price-J = { $points } por valete
price-Q = { $points } por dama
price-K = { $points } por rei
price-A = { $points } por ás

# What may be typed for ranks and suits, small letters without accents, apart by spaces; a letter may mean several.

play-word-rank-2 = dois duque
play-word-rank-3 = tres terno
play-word-rank-4 = quatro quadra
play-word-rank-5 = cinco quina
play-word-rank-6 = seis sena
play-word-rank-7 = sete
play-word-rank-8 = oito
play-word-rank-9 = nove
play-word-rank-10 = t dez
play-word-rank-J = valete
play-word-rank-Q = dama
play-word-rank-K = rei
play-word-rank-A = as

play-word-suit-C = p pau paus depaus
play-word-suit-S = e es esp espada espadas deespadas
play-word-suit-D = o ou ouro ouros deouros
play-word-suit-H = c co copa copas decopas
