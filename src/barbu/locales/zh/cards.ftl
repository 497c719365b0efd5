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

suit-C = 梅花
suit-S = 黑桃
suit-D = 方块
suit-H = 红心

# Ranks.

rank-2 = 二
rank-3 = 三
rank-4 = 四
rank-5 = 五
rank-6 = 六
rank-7 = 七
rank-8 = 八
rank-9 = 九
rank-10 = 十
rank-J = J
rank-Q = Q
rank-K = K
rank-A = A

# What a contract can price, as things that are counted. Single cards have their index letter and sign.

item-trick = 墩数
item-last = 最后一墩
item-last2 = 倒数第二墩
item-last3 = 倒数第三墩
item-last4 = 倒数第四墩
item-C = 梅花
item-S = 黑桃
item-D = 方块
item-H = 红心
item-2 = 二
item-3 = 三
item-4 = 四
item-5 = 五
item-6 = 六
item-7 = 七
item-8 = 八
item-9 = 九
item-10 = 十
item-J = J
item-Q = Q
item-K = K
item-A = A

# A price: points with their sign, and what they are for.

price-trick = 每墩{ $points }分
price-last = 最后一墩{ $points }分
price-last2 = 倒数第二墩{ $points }分
price-last3 = 倒数第三墩{ $points }分
price-last4 = 倒数第四墩{ $points }分
price-card = { $card } { $points }分
price-C = 每张梅花{ $points }分
price-S = 每张黑桃{ $points }分
price-D = 每张方块{ $points }分
price-H = 每张红心{ $points }分
price-2 = 每张二 { $points }分
price-3 = 每张三 { $points }分
price-4 = 每张四 { $points }分
price-5 = 每张五 { $points }分
price-6 = 每张六 { $points }分
price-7 = 每张七 { $points }分
price-8 = 每张八 { $points }分
price-9 = 每张九 { $points }分
price-10 = 每张十 { $points }分
price-J = 每张J { $points }分
price-Q = 每张Q { $points }分
price-K = 每张K { $points }分
price-A = 每张A { $points }分

# What may be typed for ranks and suits, small letters, apart by spaces; a letter may mean several.

play-word-rank-2 = 二
play-word-rank-3 = 三
play-word-rank-4 = 四
play-word-rank-5 = 五
play-word-rank-6 = 六
play-word-rank-7 = 七
play-word-rank-8 = 八
play-word-rank-9 = 九
play-word-rank-10 = 十 t
play-word-rank-J = 杰克 钩
play-word-rank-Q = 皇后 圈
play-word-rank-K = 国王 老k
play-word-rank-A = 尖

play-word-suit-C = 梅花 梅 草花
play-word-suit-S = 黑桃 黑
play-word-suit-D = 方块 方 方片
play-word-suit-H = 红心 红 红桃
