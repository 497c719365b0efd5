# 供打印的记分表。窄栏上方用短词。

sheets-deal = 局
sheets-dealer = 发牌
sheets-chooser = 选约
sheets-contract = 合约
# Above the points of one deal, and above what they have come to so far.
sheets-points = 本局
sheets-total = 累计
# The place in which a player ends.
sheets-place = 名次
sheets-date = 日期
# Where the evening took place.
sheets-where = 地点
# Captions of the parts of the sheet.
sheets-done = 合约
sheets-deals = 逐局记分
sheets-rules = 本桌约定
sheets-owed = 应加倍次数
# Above the one column of boxes of a table that plays each contract once.
sheets-all = 已打
# What all players together write in a contract.
sheets-sum = 合计
# Before rules that hold in some contracts alone. $what are these contracts.
sheets-about = { $what }：
sheets-doubles = 加倍
# The grid of doubles owed: who doubles, and the declarer whom he owes them.
sheets-doubler = 加倍者
sheets-doubled = 选约者
# What is written under × beside a player's points. $again: whether there are redoubles.
sheets-note-any = ×：写下被加倍的人{ $again ->
    [yes] ，再加倍写²。
   *[no] 。
}
sheets-note-declarer = ×：给选约者加倍{ $again ->
    [yes] ，再加倍写²。
   *[no] 。
}
# Follows an asterisk.
sheets-note-out = 没有计分牌翻出在外时。

sheets-players = { $count }人
sheets-hand = 每人{ $count }张{ $over ->
    [0] {""}
   *[other] ，翻出{ $over }张
}
sheets-without = 去掉{ $cards }
sheets-wins-signed = 总分最高者胜
sheets-wins-penalty = 总分最低者胜

# What the places of a layout pay, the first one first.
sheets-places = 按名次：{ $prizes }
# What a salad of all the contracts above it counts.
sheets-all-above = 以上全部
sheets-slam = 全收{ $points }
sheets-slam-mirror = 全收：失分变得分
sheets-slam-others = 全收：其他各家{ $points }

# What holds of doubles. $contracts are those with only points to win.
sheets-rule-doubles-any = 任何人可以给任何人加倍。
sheets-rule-doubles-others = 除选约者外，任何人可以给任何人加倍。
sheets-rule-doubles-winning = { $contracts }中只能给选约者加倍。
sheets-rule-redouble-own-turn = 轮到自己表态前被加倍的人可以再加倍。
sheets-rule-redouble-declarer-only = 只有选约者可以再加倍。

# The heads of a table of numbers. $name.
sheets-points-of = { $name }本局
sheets-total-of = { $name }累计
sheets-doubles-of = { $name }加倍

## The command

sheets-help = 打印一套规则的空白记分表，或一场牌的记分表。
sheets-help-what = 预设规则、自己的规则（写名称）、文件、链接的文字，或一场牌的记录。
sheets-help-players = 几个人打；不写就是四人，或规则允许的最少人数。
sheets-help-names = 玩家的名字，用逗号分开，先写第一个发牌的人。
sheets-help-paper = 纸张。
sheets-help-portrait = 竖排。
sheets-help-landscape = 横排；都不写时，选更合适的。
sheets-help-form = 写成什么；不写时看文件名的结尾，终端上显示文字。
sheets-help-output = 写入这个以“.pdf”、“.html”、“.csv”或“.txt”结尾的文件。
sheets-written = 记分表已写入{ $file }。
sheets-ending = 记分表的文件名要以“.pdf”、“.html”、“.csv”或“.txt”结尾，不能是“{ $given }”；也可以用 --form 指定格式。
sheets-no-such-form = 没有“{ $given }”这种格式。可用：{ $allowed }。
sheets-no-such-paper = 没有“{ $given }”这种纸张。可用：{ $allowed }。
sheets-both-ways = 记分表不是竖排就是横排，不能都要：--portrait 或 --landscape。
sheets-needs-file = PDF 不能显示在终端上：用 -o 指定文件。
sheets-too-many-names = { $most }个玩家写不下{ $given }个名字。
sheets-match-has-them = { $option }只用于空白记分表：一场牌已经有玩家了。
sheets-one-thing = 记分表要么是一套规则的，要么是一场牌的：请只指定其中一个。
