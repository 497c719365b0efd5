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

# Suits, as one names the suit led or the trump suit. Messages that need another case select by these very words.

suit-C = risti
suit-S = pata
suit-D = ruutu
suit-H = hertta

# Ranks.

rank-2 = kakkonen
rank-3 = kolmonen
rank-4 = nelonen
rank-5 = viitonen
rank-6 = kuutonen
rank-7 = seiska
rank-8 = kasi
rank-9 = ysi
rank-10 = kymppi
rank-J = jätkä
rank-Q = rouva
rank-K = kuningas
rank-A = ässä

# What a contract can price, as things that are counted. Single cards have their index letter and sign.

item-trick = tikit
item-last = viimeinen tikki
item-last2 = toiseksi viimeinen tikki
item-last3 = kolmanneksi viimeinen tikki
item-last4 = neljänneksi viimeinen tikki
item-C = ristit
item-S = padat
item-D = ruudut
item-H = hertat
item-2 = kakkoset
item-3 = kolmoset
item-4 = neloset
item-5 = viitoset
item-6 = kuutoset
item-7 = seiskat
item-8 = kasit
item-9 = ysit
item-10 = kympit
item-J = jätkät
item-Q = rouvat
item-K = kuninkaat
item-A = ässät

# A price: points with their sign, and what they are for.

price-trick = { $points } joka tikistä
price-last = { $points } viimeisestä tikistä
price-last2 = { $points } toiseksi viimeisestä tikistä
price-last3 = { $points } kolmanneksi viimeisestä tikistä
price-last4 = { $points } neljänneksi viimeisestä tikistä
price-card = { $points } kortista { $card }
price-C = { $points } joka rististä
price-S = { $points } joka padasta
price-D = { $points } joka ruudusta
price-H = { $points } joka hertasta
price-2 = { $points } joka kakkosesta
price-3 = { $points } joka kolmosesta
price-4 = { $points } joka nelosesta
price-5 = { $points } joka viitosesta
price-6 = { $points } joka kuutosesta
price-7 = { $points } joka seiskasta
price-8 = { $points } joka kasista
price-9 = { $points } joka ysistä
price-10 = { $points } joka kympistä
price-J = { $points } joka jätkästä
price-Q = { $points } joka rouvasta
price-K = { $points } joka kuninkaasta
price-A = { $points } joka ässästä

# What may be typed for ranks and suits, small letters without dots above, apart by spaces; a letter may mean several.

play-word-rank-2 = kakkonen kaksi
play-word-rank-3 = kolmonen kolme
play-word-rank-4 = nelonen nelja
play-word-rank-5 = viitonen vitonen viisi
play-word-rank-6 = kuutonen kutonen kuusi
play-word-rank-7 = seiska seitsikko
play-word-rank-8 = kasi kahdeksikko
play-word-rank-9 = ysi yhdeksikko
play-word-rank-10 = t kymppi kymmenen
play-word-rank-J = jatka sotilas solttu
play-word-rank-Q = rouva akka daami
play-word-rank-K = kuningas kunkku kurko
play-word-rank-A = assa

play-word-suit-C = risti ri r
play-word-suit-S = pata p pa
play-word-suit-D = ruutu ru r
play-word-suit-H = hertta he
