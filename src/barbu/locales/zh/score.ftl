# 在终端为用真牌打的一场牌局记分。

## Words that may be typed, apart by spaces.

score-word-redo = 重做 恢复 redo
score-word-edit = 改 更正 edit
score-word-cancel = 放弃 cancel
score-word-chart = 曲线 chart
score-word-rest = 其余 余下 rest
score-word-yes = 是 y yes
score-word-no = 否 不 n no
score-word-draw = 抽签 抽 draw

## Beginning

score-ask-names = 谁来打？按出牌方向输入名字，用空格隔开；名字里有空格时用逗号隔开。人数可以是{ $counts }。
score-ask-first = 谁先发牌？按回车由{ $who }先发，或输入“{ $draw }”随机决定。
score-ask-list = { $who ->
    [none] 抽到哪{ $count }个合约？用逗号隔开。按回车在这里抽。
   *[other] { $who }抽到哪{ $count }个合约？用逗号隔开。按回车在这里抽。
}
score-same-names = 每个玩家要有不同的名字。

## A deal

score-deal = 第{ $deal }局，共{ $deals }局
score-dealer = { $who }发牌
score-chooser = { $who }选合约
score-enter-keeps = [回车：{ $kept }]
score-not-noted = 未记
score-ask-out = { $count ->
    [1] 哪张牌不在场？
   *[other] 哪{ $count }张牌不在场？例如 2C 10H
}
score-ask-again = { $count ->
    [1] 这样没有合约可打：重新发牌。现在哪张牌不在场？
   *[other] 这样没有合约可打：重新发牌。现在哪{ $count }张牌不在场？
}
score-ask-choice = { $who }选哪个合约？
score-ask-blind = 是盲选吗（×{ $times }）？
score-ask-start = 接龙从哪个点数开始？
score-ask-doubles = 谁给谁加倍？例如“A>B, B>A*”，*表示再加倍。
score-owed = 还欠{ $who }的加倍：{ $owing }；还剩{ $deals }局。
score-ask-whole = { $thing }：共{ $needed }，还有{ $left }没分
score-ask-one = { $thing }：归谁？
score-may-end = 这一局到此为止就输入“{ $word }”。
score-ask-finish = { $left ->
    [1] 谁第{ $place }个出完？
   *[other] 依次是谁出完？从第{ $place }名起，还要说{ $left }个。
}
score-may-be-stuck = 谁也接不下去就输入“{ $word }”。
score-editing = 重新记第{ $deal }局。按回车保留原来的回答。
score-over = 这是最后一局。按回车离开；撤销、改 3、记分表、合约表、曲线、帮助也可以用。

## What is refused

score-nothing-typed = 请输入回答；“帮助”说明怎么写。
score-whom = “{ $given }”不是哪个玩家，或者可能是几个人：{ $names }。
score-not-counts = “{ $given }”没有说明谁拿了多少。例如：A 3, B 2, 其余 C。
score-counts-not-points = “{ $given }”：请说拿了几张牌或几墩，不要说分数。分数会自动算出。
score-finished-twice = { $who }已经出完了。
score-not-doubles = “{ $given }”不是加倍。例如：A>B是加倍，A>B*是B又再加倍。
score-which-card = “{ $given }”不是牌，或者可能是几张牌。
score-which-contract = “{ $given }”不是合约，或者可能是几个合约。
score-which-suit = “{ $given }”不是花色。
score-which-rank = “{ $given }”不是点数。
score-yes-or-no = “{ $yes }”还是“{ $no }”？
score-nothing-to-undo = 没有可以撤销的。
score-nothing-to-redo = 没有可以恢复的。
score-later-deal = 这样第{ $deal }局就不成立了：{ $reason }
score-cut = 输入“{ $yes }”仍然记下，那一局和之后的各局都收回，要重新记；撤销可以找回。其他回答则一切照旧。
score-several = 有几场牌局以“{ $given }”开头：{ $allowed }。
score-in-use = 牌局{ $id }正在另一个终端打开。先在那边收起。
score-not-an-evening = 这不是从这里导出的牌局（版本{ $version }）。
score-no-such-format = 没有格式“{ $given }”。可以：{ $allowed }。

## What is said

score-how-counts = 输入谁拿了多少，不要输入分数：A 3, B 2, 其余 C。只写数字就按座位顺序：3 2 2 1。名字的开头就够了，A3也行；只写名字算一个；全部 A表示都归A。
score-how-order = 接龙：按出完的次序写名字。加倍：A>B；B再加倍就写A>B*。
score-how-undo = 撤销、重做  先收回上一行，再一局一局收回；或找回来
score-how-edit = 改 3  重新记第3局；之后全部重算
score-how-cancel = 放弃  丢掉没记完的这一局
score-how-pages = 记分表、合约表、曲线  得分和来历、打过的合约、总分曲线
score-how-rules = 规则  这个合约怎样计分
score-how-quit = 离开  收起牌局；每输入一行都已保存
score-put-away = 已收在{ $path }。继续：{ BARBU() } score resume { $id }
score-none = 没有牌局。用{ BARBU() } score开始一场。
score-imported = 已收入：{ $id }。
score-renamed = { $count ->
    [0] 没有哪场牌局有叫这个名字的玩家。
   *[other] { $name }：{ $count }场牌局。
}
score-ask-delete = 永久删除牌局{ $id }吗？输入“{ $yes }”删除，其他回答不删。
score-deleted = 已删除{ $id }。
score-not-deleted = { $id }保留。

## Statistics

score-stats-head = { $evenings }场牌局，{ $deals }局。分数按得计算；括号里是同样各局中比全桌平均多得的分。
score-stats-wins = 打完{ $evenings }场：独胜{ $wins }场，并列第一{ $shared }场
score-stats-contract = { $deals }局：平均{ $points }（{ $ahead }）
score-stats-best = ← 最好
score-stats-worst = ← 最差
score-stats-duels = 最后谁在谁前面
score-stats-duel = { $one } – { $other }：{ $won }比{ $lost }，平{ $tied }

## The command line

score-help-score = 为用真牌打的牌局记分：一局一局记下谁拿了什么，分数自动算出。
score-help-new = 开始一场牌局。
score-help-resume = 继续一场牌局；不指明就是最近一场。
score-help-list = 列出各场牌局。
score-help-show = 显示一场牌局的记分表、打过的合约和曲线。
score-help-export = 把牌局写成JSON、牌谱或记分表。
score-help-import = 收入导出的牌局。
score-help-rename = 在所有牌局里改一个玩家的名字。
score-help-delete = 删除一场牌局；会先问你。
score-help-stats = 胜场、各合约的平均分、谁在谁前面。
score-help-ruleset = 你自己的规则、预设（{ BARBU() } rules list列出）或文件；不指明就会问你。
score-help-player = 一个玩家的名字，每人一次，按出牌方向。
score-help-first = 谁先发牌。
score-help-title = 牌局的名称。
score-help-id = 牌局，用代号的头几个字母；{ BARBU() } score list列出代号。
score-help-format = json、record、csv、html、text或pdf；不指明就是json。
score-help-out = 要写的文件；不指明就显示出来。
score-help-file = { BARBU() } score export写的文件。
score-help-old = 现在的名字。
score-help-new-name = 新的名字。
score-help-folder = 存放牌谱的文件夹；不指明就是你自己的牌局。
