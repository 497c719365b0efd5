# Playing in the terminal.

## Words that may be typed, small letters, apart by spaces.

play-word-rules = ? ？ 规则 rules
play-word-score = 记分表 记分 得分 分数 score s
play-word-grid = 合约表 合约 grid g
play-word-last = 上一墩 上墩 last l
play-word-hand = 手牌 我的牌 hand
play-word-table = 牌桌 桌 table
play-word-undo = 悔牌 悔 撤销 undo u
play-word-quit = 离开 退出 quit q exit
play-word-help = 帮助 help 命令
play-word-look = 看牌 看 look
play-word-pass = 不出 过 pass
play-word-stop = 停 停止 够了 stop
play-word-high = 大 高 上 high
play-word-low = 小 低 下 low
play-word-all = 全部 所有人 都 all
play-word-flanks = 两家 另外两家 flanks
play-word-none = 不加倍 没有 无 不 none n
play-word-no-trump = 无将 无王牌 无 none nt
play-word-more = 更多 全部 more m
play-word-next = n 下一张 下
play-word-previous = b 上一张 上
play-word-trick-next = t 墩 下一墩
play-word-trick-previous = tt bt 上一墩
play-word-deal-next = d 局 下一局
play-word-deal-previous = dd bd 上一局

## Numbers of things

play-count-cards = { $count }张
play-count-tricks = { $count }墩
play-count-things = { $count }{ $things }
play-item-trick = { $count ->
   *[other] 墩
}
play-item-last = 最后一墩
play-item-last2 = 倒数第二墩
play-item-last3 = 倒数第三墩
play-item-last4 = 倒数第四墩
play-item-suit-C = { $count ->
   *[other] 张梅花
}
play-item-suit-S = { $count ->
   *[other] 张黑桃
}
play-item-suit-D = { $count ->
   *[other] 张方块
}
play-item-suit-H = { $count ->
   *[other] 张红心
}
play-item-rank-2 = { $count ->
   *[other] 张二
}
play-item-rank-3 = { $count ->
   *[other] 张三
}
play-item-rank-4 = { $count ->
   *[other] 张四
}
play-item-rank-5 = { $count ->
   *[other] 张五
}
play-item-rank-6 = { $count ->
   *[other] 张六
}
play-item-rank-7 = { $count ->
   *[other] 张七
}
play-item-rank-8 = { $count ->
   *[other] 张八
}
play-item-rank-9 = { $count ->
   *[other] 张九
}
play-item-rank-10 = { $count ->
   *[other] 张十
}
play-item-rank-J = { $count ->
   *[other] 张J
}
play-item-rank-Q = { $count ->
   *[other] 张Q
}
play-item-rank-K = { $count ->
   *[other] 张K
}
play-item-rank-A = { $count ->
   *[other] 张A
}
play-place = 第{ $place }
play-place-finished = 第{ $place }名
play-price-place = 第{ $place }名 { $points }

## The table

play-deal-of = 第{ $deal }局，共{ $deals }局
play-no-cards-yet = {" "}发牌{" "}
play-no-contract-yet = {" "}正在选合约{" "}
play-chosen-by = { $me ->
    [yes] 你选的
   *[no] { $who }选的
}
play-blind = 盲选，×{ $times }
play-trump = 王牌{ $suit }
play-no-trump = 无将
play-start-rank = 从{ $rank }开始
play-out = 不在场：{ $cards }
play-thrown-in = { $count ->
    [1] 重发过
   *[other] 重发过{ $count }次
}
play-doubles = { $me ->
    [yes] 你给{ $whom }加倍
   *[no] { $who }给{ $whom }加倍
}
play-redoubled = （再加倍）
play-left = 还剩{ $things }
play-left-nothing = 没有可吃的了
play-left-places = 还可得：{ $points }
play-letter-dealer = 发
play-letter-chooser = 选
play-letter-declarer = 选
play-letter-leader = 领
play-head-cards = 牌
play-head-tricks = 墩
play-head-deal = 本局
play-head-total = 总分
play-seat-points = { $deal } · 总分{ $total }
play-board-bridged = 不在场，跳过：{ $cards }
play-board-blocked = 不在场，牌列到此为止：{ $cards }

## What happens

play-told-list = 抽到的合约：{ $contracts }。
play-told-draw = 抽牌定发牌者：{ $drawn }。
play-told-draw-again = 相同，再抽：{ $drawn }。
play-told-drawn = { $who }{ $card }
play-told-first-dealer = { $me ->
    [yes] 你先发牌。
   *[no] { $who }先发牌。
}
play-told-box-at-zero = { $contract }用这手牌打不了：记0分。
play-told-thrown-in = 这手牌作废，重新发牌。
play-told-plays = { $me ->
    [yes] 你出{ $card }。
   *[no] { $who }出{ $card }。
}
play-told-lays = { $me ->
    [yes] 你接{ $card }。
   *[no] { $who }接{ $card }。
}
play-told-lays-high = { $me ->
    [yes] 你接{ $card }，定A为大。
   *[no] { $who }接{ $card }，定A为大。
}
play-told-lays-low = { $me ->
    [yes] 你接{ $card }，定A为小。
   *[no] { $who }接{ $card }，定A为小。
}
play-told-out = { $me ->
    [yes] 你出完了牌，第{ $place }名。
   *[no] { $who }出完了牌，第{ $place }名。
}
play-told-passes = { $me ->
    [yes] 你不出。
   *[no] { $who }不出。
}
play-told-stops = { $me ->
    [yes] 你到此为止。
   *[no] { $who }到此为止。
}
play-told-chooses = { $me ->
    [yes] 你选{ $contract }。
   *[no] { $who }选{ $contract }。
}
play-told-chooses-blind = { $me ->
    [yes] 你盲选{ $contract }。
   *[no] { $who }盲选{ $contract }。
}
play-told-looks = { $me ->
    [yes] 你拿起牌看。
   *[no] { $who }拿起牌看。
}
play-told-trump = { $me ->
    [yes] 你定{ $suit }为王牌。
   *[no] { $who }定{ $suit }为王牌。
}
play-told-no-trump = { $me ->
    [yes] 你叫无将。
   *[no] { $who }叫无将。
}
play-told-start = { $me ->
    [yes] 你定从{ $rank }开始。
   *[no] { $who }定从{ $rank }开始。
}
play-told-silent = { $me ->
    [yes] 你不加倍。
   *[no] { $who }不加倍。
}
play-told-doubles = { $me ->
    [yes] 你给{ $whom }加倍。
   *[no] { $who }给{ $whom }加倍。
}
play-told-takes = { $me ->
    [yes] 你吃进这墩。
   *[no] { $who }吃进这墩。
}
play-told-takes-points = { $me ->
    [yes] 你吃进这墩：{ $points }。
   *[no] { $who }吃进这墩：{ $points }。
}
play-told-undone = 已悔牌。重新由你决定。
play-told-slam = { $me ->
    [yes] 全收：你收走了全部。
   *[no] 全收：{ $who }收走了全部。
}
play-whom-you = 你
play-last-trick = 上一墩：{ $cards } → { $who }
play-takes-it = 吃进
play-passed = 不出
play-stopped = 到此为止
play-no-last-trick = 这一局还没有打完一墩。

## What is asked

play-prompt = >
play-next-deal = 按回车进入下一局：
play-press-enter = 按回车回到牌桌：
play-only-enter = 按回车继续；这里也可以输入记分表、合约表、帮助、离开。
play-ask-choice = 你选哪个合约？（编号或名称）
play-ask-blind = 现在不看牌就选，所有分数×{ $times }；或输入“看牌”。
play-ask-choice-before = 你在发牌前选：所有分数×{ $times }。
play-ask-barred = 这次不行，针对的牌不在场：{ $contracts }
play-ask-trump = 哪门花色作王牌？
play-ask-start = 接龙从哪个点数开始？{ $ranks }
play-ask-double-seat = { $number } { $who }
play-ask-redouble-seat = { $number } { $who }（再加倍）
play-ask-must-double = 你欠{ $who }一次加倍，现在必须加倍。
play-ask-owed = 你还欠{ $who }{ $count }次加倍，{ $deals ->
    [1] 只剩这一局
   *[other] 还剩{ $deals }局
}。
play-ask-doubles = 你给谁加倍？输入编号或名字，或全部、两家、不加倍。
play-ask-lead = 轮到你领出。
play-ask-follow = 轮到你，领出的是{ $suit }。
play-ask-discard = 轮到你，你没有{ $suit }。
play-ask-pass = 你没有牌可接：按回车不出。
play-ask-lay = 轮到你接牌。
play-ask-lay-ace = 轮到你。出A时说大或小：A♠ 大。
play-ask-again = 出了A，你再出一张。
play-ask-again-or-stop = 出了A，你可以再出一张，或输入“停”。
play-ask-start-card = 你先出：你这张牌的点数开四门花色。

## What was not understood

play-nothing-typed = 输入编号、牌或命令；“帮助”列出全部。
play-not-understood-playing = “{ $text }”不是牌，也不是命令。可以：{ $legal }。
play-not-understood-choosing = “{ $text }”不是合约。可以：{ $legal }。
play-not-understood-namingtrump = “{ $text }”不是花色。可以：{ $legal }。
play-not-understood-namingstart = “{ $text }”不是点数。可以：{ $legal }。
play-not-understood-doubling = 这里没有“{ $text }”。输入编号或名字，或全部、两家、不加倍。
play-no-such-number = 这里没有编号{ $given }：只有1到{ $most }。
play-which-card = “{ $text }”可能是{ $cards }。输入编号，或花色符号。
play-which-suit = “{ $text }”可能是{ $suits }。输入编号，或完整的词。

## The end of a deal and of the match

play-summary-title = 第{ $deal }局结束
play-reason-place = 第{ $place }名 { $points }
play-reason-shared-places = 平分余下的 { $points }
play-reason-slam = 全收 { $points }
play-reason-undoubled = 无人加倍 { $points }
play-reason-blind = 盲选 { $points }
play-reason-handicap = 选约者让分 { $points }
play-reason-doubles = 加倍 { $points }
play-why = { $who }：{ $reasons }
play-sheet-empty = 记分表上还没有内容。
play-low-wins = 总分最低者胜。
play-high-wins = 总分最高者胜。
play-grid-legend = 数字：打过的局；▶ 正在打；· 未打
play-winner = { $me ->
    [yes] 你获胜，{ $points }分
   *[no] { $who }获胜，{ $points }分
}
play-winners = { $names }并列第一，{ $points }分
play-standing = { $place }. { $who }  { $points }
play-standing-tied = { $place }. { $who }（平局）  { $points }

## The rules of a contract

play-rule-salad = 全部同时计分：{ $contracts }。
play-rule-salad-scale = 各项分值都{ $scale }。
play-rule-trick-loss = 每墩扣{ $count }分。
play-rule-trick-gain = 每墩得{ $count }分。
play-rule-last-loss = { $trick }扣{ $count }分。
play-rule-last-gain = { $trick }得{ $count }分。
play-rule-each-loss = 每{ $thing }扣{ $count }分。
play-rule-each-gain = 每{ $thing }得{ $count }分。
play-rule-card-loss = { $card }扣{ $count }分。
play-rule-card-gain = { $card }得{ $count }分。
play-rule-card-loss-instead = { $card }改扣{ $count }分。
play-rule-card-gain-instead = { $card }改得{ $count }分。
play-rule-total-loss = 一共要扣{ $points }分。
play-rule-total-gain = 一共可得{ $points }分。
play-rule-layout-aim = 争取第一个出完牌。
play-rule-place-gain = { $place ->
    [1] 第一个出完得{ $points }分
    [2] 第二个得{ $points }分
    [3] 第三个得{ $points }分
    [4] 第四个得{ $points }分
    [5] 第五个得{ $points }分
    [6] 第六个得{ $points }分
    [7] 第七个得{ $points }分
   *[other] 第{ $place }个得{ $points }分
}
play-rule-place-loss = { $place ->
    [1] 第一个出完扣{ $points }分
    [2] 第二个扣{ $points }分
    [3] 第三个扣{ $points }分
    [4] 第四个扣{ $points }分
    [5] 第五个扣{ $points }分
    [6] 第六个扣{ $points }分
    [7] 第七个扣{ $points }分
   *[other] 第{ $place }个扣{ $points }分
}
play-rule-places = 按出完的先后：{ $places }{ $rest }。
play-rule-places-rest = ，其余不计分
play-rule-no-trump = 没有王牌。
play-rule-trump-named = 选约者指定王牌。
play-rule-trump-named-or-none = 选约者指定王牌，也可以无将。
play-rule-trump-fixed = { $suit }是王牌。
play-rule-follow = 必须跟牌；缺门时可以出任何牌，除非下面另有规定。
play-rule-beat-trumps = 领出王牌时，能出更大的就必须出。
play-rule-beat-always = 跟牌时，能出更大的就必须出。
play-rule-ruff = 缺门时必须将吃。
play-rule-overruff = 这墩已经有人将吃时，能超将吃就必须超将吃。
play-rule-underruff = 不能超将吃，也必须出王牌。
play-rule-no-underruff = 不能超将吃时，可以出任何牌。
play-rule-dump-void = 缺门时有罚分牌就必须垫。
play-rule-dump-void-or-under = 罚分牌只要吃不进这墩，就必须垫掉。
play-rule-first-no-lead = 第一墩不能领出{ $suit }，除非没有别的牌。
play-rule-first-no-play = 第一墩不能出{ $suit }，除非没有别的牌。
play-rule-first-no-points = 第一墩不能出计分牌，除非没有别的牌。
play-rule-lead-never = 手里还有别的牌，就不能领出{ $suit }。
play-rule-lead-broken-any = { $suit }打出过之前不能领出，除非没有别的牌。
play-rule-lead-broken-discard = { $suit }被垫在别的花色上之前不能领出，除非没有别的牌。
play-rule-early-end = 计分的都打完了，这一局就结束。
play-rule-ranking = 从大到小：{ $ranks }。
play-rule-slam-tricks = 所有墩
play-rule-slam-items = 所有计分项
play-rule-slam-mirror = 收走{ $takes }的人，原来要扣的分变成得分。
play-rule-slam-fixed = 收走{ $takes }的人改得{ $count }分。
play-rule-slam-charge-others = 一家收走{ $takes }时，其他每家改扣{ $count }分。
play-rule-slam-zero = 一家收走{ $takes }时，各家都不计分。
play-rule-start-fixed = 每门花色用{ $rank }来开。
play-rule-start-laid = 第一张打出的牌的点数，就是开其他花色的点数。
play-rule-start-named = 开花色的点数在开始前指定。
play-rule-starter-dealer = 发牌者先出。
play-rule-starter-next = 发牌者的下家先出。
play-rule-starter-previous = 发牌者的上家先出。
play-rule-starter-holder = 持有{ $card }的人先出。
play-rule-starter-chooser = 选约者先出。
play-rule-starter-leads-dealer = 发牌者先出。
play-rule-starter-leads-next = 发牌者的下家先出。
play-rule-starter-leads-previous = 发牌者的上家先出。
play-rule-runs = 每门花色排成一列：你可以开一门花色，或往上往下接一张。
play-rule-ace-high = A在最上端。
play-rule-ace-low = A在最下端。
play-rule-ace-first-decides = 第一张A替全桌决定A在上端还是下端。
play-rule-again-optional = 出A的人可以再出一张。
play-rule-again-mandatory = 出A的人能出就必须再出一张。
play-rule-chain-renew = 再出的又是A，同样处理。
play-rule-chain-once = 只多出一张，即使又是A。
play-rule-chain-free = 之后想出几张就出几张。
play-rule-pass = 没有牌可接时才能不出。
play-rule-missing-bridge = 不在场的牌跳过。
play-rule-missing-block = 不在场的牌截断牌列。
play-rule-blocked-redeal = 谁都接不上时，重新发牌。
play-rule-blocked-split = 谁都接不上时，手里还有牌的人平分余下的分。
play-rule-end-settled = 剩下的名次分都相同时，这一局结束。
play-rule-end-all-but-one = 只剩一家有牌时，这一局结束。
play-rule-blind-before = 看牌之前选合约；所有分数×{ $times }。
play-rule-blind-either = 不看牌就选，所有分数×{ $times }。
play-rule-handicap = 选约者自己的失分加倍，得分减半。
play-rule-doubles-any = 任何人可以给任何人加倍；选约者只能再加倍。
play-rule-doubles-declarer = 只能给选约者加倍。
play-rule-redoubles = 加倍后两家按分差×{ $once }结算，再加倍按×{ $times }。
play-rule-no-redoubles = 加倍后两家按分差×{ $once }结算；没有再加倍。
play-rule-quota = 每人至少要给每位选约者加倍{ $count }次。

## Help

play-help-play = 输入牌下的编号，或牌本身：QS、Q♠、黑桃Q。只有一种出法时，按回车就出。
play-help-rules = ?  正在打的合约的规则
play-help-score = 记分表  到现在的得分和来历
play-help-grid = 合约表  打过、正在打和未打的合约
play-help-last = 上一墩  看上一墩
play-help-hand = 手牌、牌桌  你的牌，整个牌桌
play-help-undo = 悔牌  收回你这一局的上一个决定
play-help-quit = 离开  保存并离开；Ctrl-C也一样

## Replaying a record

play-replay-keys = 回车：下一张 · b：退一张 · t、tt：下一墩、上一墩 · d、dd：下一局、上一局 · 数字：那一局 · q：离开
play-replay-prompt = { $at }/{ $count } >
play-replay-no-deal = 这份牌谱没有第{ $deal }局。
play-replay-not-understood = 回车、b、t、tt、d、dd、q，或局的编号。
play-replay-entered = 这一局是手工登记的，不知道各家的牌。

## Saved matches

play-saved = 已保存。继续：{ BARBU() } play --resume { $id }
play-kept = 牌谱保存在{ $path }
play-begun = 新比赛{ $id }，{ $rules }，玩家：{ $players }。
play-resumed = 继续比赛{ $id }，{ $rules }，玩家：{ $players }。
play-own-rules = 自定规则
play-no-matches = 没有保存的比赛。用{ BARBU() } play开一场。
play-match-finished = 已结束，{ $deals }局，{ $when }
play-match-unfinished = 打了{ $deal }局，共{ $deals }局，{ $when }
play-match-unreadable = { $path }：{ $reason }
play-how-to-resume = 继续：{ BARBU() } play --resume；不是最近一场时，加上代号的头几个字母。
play-disk-full = 磁盘已满：无法写入{ $path }。到你最后一步为止都已保存。
play-disk-trouble = { $path }不能用：{ $reason }。到你最后一步为止都已保存。
play-no-private-file = 比赛{ $id }不是在这里打的：缺少座位文件{ $path }。
play-match-in-use = 比赛{ $id }正在另一个终端打开。先在那边打完或离开。
play-nothing-to-resume = { $path }里没有未打完的比赛。
play-several-matches = 有几场比赛以“{ $given }”开头：{ $allowed }。
play-no-such-match = { $path }里没有比赛“{ $given }”。用{ BARBU() } matches列出比赛。
play-not-text = { $path }不是文本文件。
play-bad-private-file = { $path }已损坏，这场比赛不能在这里继续。牌谱仍可回放。

## Beginning

play-default-preset = marie-luce-52
play-you-name = 你
play-bot-names = 小林 阿明 小芳 老王 阿丽 大伟 小雨
play-welcome = 大胡子（Barbu）。你按哪套规则打？
play-pick = 输入编号，或按回车选第一个。输入“更多”看全部预设；也可以输入名称或你自己的规则文件。
play-pick-all = 输入编号、名称，或你自己的规则文件。按回车用常用规则。
play-offer-facts = { $players }人，{ $count }局。
play-demo = 按{ $rules }打一场，玩家：{ $players }。

## Checking the shuffles

play-verify-fair = 第{ $deal }局：牌与事先承诺的一致。
play-verify-unfair = 第{ $deal }局：牌与事先承诺的不一致。
play-verify-secret-kept = 第{ $deal }局：已经打完，但密钥一直没有公布，无法核对。
play-verify-seeded = 这场比赛的牌可以事先知道：它按写定的种子发牌，或者重复某一局。
play-verify-unbroken = 这份牌谱没有作过承诺，所以也没有违背承诺。
play-verify-result = 检查了{ $count }局，{ $wrong ->
    [0] 没有一局不对。
   *[other] 有{ $wrong }局不对。
}

## The command line

play-cli-barbu = 大胡子（Barbu），规则多样的纸牌游戏：按你的规则打。
play-cli-play = 与电脑玩家打一场，用预设规则或你自己的规则文件。
play-cli-matches = 列出保存的比赛。
play-cli-demo = 观看电脑玩家之间的一整场比赛。
play-cli-replay = 逐张回放牌谱，各家的牌都亮着。
play-cli-verify = 检查牌谱的每一局是否与哈希值承诺的一致。
play-cli-ruleset = 预设规则（{ BARBU() } rules list列出）或TOML文件；与--resume同用时是比赛。
play-cli-players = 几个人打。
play-cli-seat = 你的座位，按出牌方向从1数起。
play-cli-bot = 其他座位由谁打：random、careful、beginner、casual、regular、strong或expert；写一个给所有人，或每座一个。
play-cli-seed = 不随机，按这些词发牌，比赛可以重来。
play-cli-name = 你在桌上的名字。
play-cli-resume = 继续最近一场未打完的比赛，或指定的一场。
play-cli-pace = 每张牌停留多久；不写就是normal。
play-cli-lang = 语言；不写就用系统的语言。
play-cli-data = 存放比赛的文件夹；不写就用你的数据文件夹。
play-cli-record = 牌谱，由{ BARBU() } play保存。
play-cli-version = 输出版本。
play-cli-arguments = 参数
play-cli-options = 选项
play-cli-commands = 命令
play-cli-usage = 用法：{ $line }
play-cli-help = 显示本页。
play-cli-default = 不写就是{ $value }。
play-cli-no-such-command = 没有命令“{ $given }”。{ $close ->
        [0] 可用的有：{ $near }。
       *[other] 你是指{ $near }吗？
    }
play-cli-no-such-option = 这里没有选项{ $option }。{ $close ->
        [0] 加上--help看看有哪些。
       *[other] 你是指{ $near }吗？
    }
play-cli-extra = 多出来的词，这里用不上：{ $given }。加上--help看看有哪些。
play-cli-missing = 缺少{ $what }。加上--help看看是什么。
play-cli-needs-value = { $option }后面缺一个词。加上--help看看是什么。
play-cli-takes-nothing = { $option }单独使用，后面不带值。
play-cli-no-number = { $option }要一个整数，不能是“{ $given }”。
play-cli-at-least = { $option }要一个不小于{ $bound }的数，不能是{ $given }。
play-cli-at-most = { $option }要一个不大于{ $bound }的数，不能是{ $given }。
play-cli-word-options = 选项
play-cli-word-command = 命令
play-cli-word-preset = 预设规则
play-cli-word-file = 文件
play-cli-word-link = 链接
play-cli-word-folder = 文件夹
play-cli-word-name = 名字
play-cli-word-text = 文字
play-cli-word-address = 地址
play-cli-wrong = 看不懂这个命令：{ $reason }
system-missing = 没有这个文件或文件夹
system-folder = 这是文件夹
system-no-folder = 这是文件，不是文件夹
system-forbidden = 你没有权限
system-read-only = 这个磁盘不能写入
system-full = 磁盘已满
system-taken = 另一个程序正在使用
play-cli-not-resumed = { $option }只用于新比赛，不能与--resume同用：请去掉。
play-cli-no-such-pace = 没有速度“{ $given }”。可用的有：{ $allowed }。
play-cli-no-such-seat = 这桌没有座位{ $given }：只有1到{ $most }。
play-cli-bots = 给其他{ $count }个座位指定一个电脑玩家，或每座一个：不能是{ $given }个。
play-bots-warming = 电脑玩家正在准备……
play-cli-unexpected = 出了不该出的问题。你的比赛已保存到最后一步：{ BARBU() } play --resume。详情在{ $path }
play-cli-unexpected-no-log = 出了不该出的问题。你的比赛已保存到最后一步：{ BARBU() } play --resume。
play-help-calls = 其他回答：看牌、不出、停、大、小、全部、两家、不加倍。
play-help-marks = 名字旁边：发＝发牌，选＝选了合约，领＝领出；▶轮到出牌。
play-replay-nothing = 这场比赛还没有打完一局。
play-no-file = 读不了{ $path }：{ $reason }。
play-verify-unpromised = 第{ $deal }局：发牌前没有承诺，无法核对。
play-verify-in-play = 第{ $deal }局还没打完：打完才公布秘密。
play-verify-by-hand = 有{ $count }局是手工记的，牌无法核对。
play-verify-nothing = 这份记录里没有可以核对的内容。
play-cli-no-output = 标准输出已关闭，什么也显示不了。
play-cli-no-input = 标准输入已关闭，无法输入。没有开始或改动任何比赛。
play-cli-output = 要显示的内容写不出去：{ $reason }。
play-not-a-folder = { $path }不是文件夹。
play-cli-watched = 一套现成规则（{ BARBU() } rules list 会列出）或一个 TOML 文件。
play-cli-playing = 由谁来打：random、careful、beginner、casual、regular、strong 或 expert；全桌一个，或每个座位一个。
