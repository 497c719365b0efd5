# 规则书：一桌的规则，写得让新手读了就能坐下来打。
#
# 各条用到的变量和用处，见英文目录里的说明。

# ---------------------------------------------------------------------------------------------- words

book-card =
    { $suit ->
        [C] 梅花
        [S] 黑桃
        [D] 方块
       *[H] 红心
    }{ $rank ->
        [2] 二
        [3] 三
        [4] 四
        [5] 五
        [6] 六
        [7] 七
        [8] 八
        [9] 九
        [10] 十
        [J] J
        [Q] Q
        [K] K
       *[A] A
    }
book-example-names = 阿明，小芳，老王，阿丽，大伟，小雨，小林
book-by-players =
    { $first ->
       *[no] { $players }人时{ $amount }{ $what ->
            [cards] 张
            [deals] 局
           *[points] { $count ->
               *[other] 分
            }
        }
    }
book-by-players-none = { $players }人时没有

# ------------------------------------------------------------------------------------------- headings

book-title = { $name }：我们的打法
book-title-unnamed = 大胡子（Barbu）：我们的打法
book-heading-brief = 游戏概要
book-heading-cards = 牌和玩家
book-heading-roles = 谁做什么
book-heading-choice = 打哪个合约
book-heading-tricks = 怎样打墩
book-heading-contracts = 各个合约
book-heading-layout = 接牌详解：{ $contract }
book-heading-doubles = 加倍
book-heading-points = 怎样计分
book-heading-end = 比赛结束
book-heading-differences = 这桌有哪些不同
# The parts of the help on one contract.
book-heading-counts = 计分
book-heading-play = 打法
book-heading-finish = 何时结束

# ------------------------------------------------------------------------------------------- in brief

book-lede = 这是{ $players }人玩的纸牌游戏，有{ $contracts }个合约，{ $count ->
        [1] 只打一局。
       *[other] 一共打{ $deals }局。
    }
book-lede-one = 这是{ $players }人玩的纸牌游戏，只有“{ $contract }”一个合约，{ $count ->
        [1] 只打一局。
       *[other] 一共打{ $deals }局。
    }
book-range = { $low }到{ $high }
book-aim-signed = 比赛结束时，总分最高者获胜。
book-aim-penalty = 比赛结束时，总分最低者获胜。
book-brief-both = 每局打一个合约：有的合约打墩，有的合约把手里的牌接成牌列。
book-brief-tricks =
    { $count ->
        [1] 每局都是打墩。
       *[other] 每局打一个合约，各局都是打墩。
    }
book-brief-layout = 每局都把手里的牌接成牌列。
book-overview = 各个合约和分值
book-overview-players = 各个合约和全桌合计的分值，按人数
book-overview-contract = 合约
book-overview-counts = 计分项
book-overview-total = 合计
book-overview-total-players = { $players }人
book-overview-sums = { $contracts }之和
book-overview-sums-scaled = { $contracts }之和，另按比例折算

# ----------------------------------------------------------------------------------- cards and players

book-players = 可以{ $players }人玩，各自为战。
book-pack-full =
    { $for ->
        [all] {""}
       *[some] { $players }人玩时，
    }用一副52张的牌。
book-pack-stripped =
    { $for ->
        [all] {""}
       *[some] { $players }人玩时，
    }从一副52张的牌里去掉{ $ranks ->
        [1] 所有的{ $from }
       *[other] { $from }到{ $to }的所有牌
    }，剩下{ $size }张，每门花色从{ $lowest }到{ $highest }。
book-removed =
    { $for ->
        [all] {""}
       *[some] { $players }人玩时，
    }{ $also ->
        [yes] 另外去掉
       *[no] 去掉
    }{ $count ->
        [1] 一张牌
        [2] 两张牌
       *[other] { $count }张牌
    }，整场不用：{ $cards }。
book-leftover-lowest =
    { $for ->
        [all] {""}
       *[some] { $players }人玩时，
    }为了让各家牌数相等，整场去掉最小的{ $count ->
        [1] 一张牌
        [2] 两张牌
       *[other] { $count }张牌
    }：{ $cards }。
book-leftover-order = 点数相同的牌，按这样的花色顺序去掉：{ $suits }。
book-leftover-random =
    每局会剩下{ $count ->
        [1] 一张牌，翻开放在桌边，这一局算“不在场”。
       *[other] { $count }张牌，翻开放在桌边，这一局算“不在场”。
    }
book-leftover-tables = 每局剩下几张牌，看有几人玩：{ $amounts }；剩下的牌翻开放在桌边，这一局算“不在场”。
book-leftover-points = 翻开的牌每局都不一样，它们不给任何人计分。
book-leftover-none = 所有的牌正好发完，没有剩余。
book-hand = 每人发{ $count }张牌。
book-hand-tables = 每人发几张牌，看有几人玩：{ $amounts }。
book-ranking = 每门花色从大到小依次是：{ $ranks }。
book-direction-clockwise = 发牌和出牌都按顺时针方向，总是轮到左边的玩家。
book-direction-anticlockwise = 发牌和出牌都按逆时针方向，总是轮到右边的玩家。
book-deal-style-one = 发牌者每次发一张。
book-deal-style-two = 发牌者每次发两张。
book-deal-style-free = 每次发一张还是几张，由发牌者自己决定。
book-cut-previous = 每局先洗牌，再由发牌者{ $side ->
        [left] 左边
       *[right] 右边
    }的玩家切牌。
book-cut-next = 每局先洗牌，再由发牌者{ $side ->
        [left] 左边
       *[right] 右边
    }的玩家切牌，也就是发牌者的下家。
book-cut-opposite-chooser = 每局先洗牌，再由{ $choosing ->
        [yes] 选约者
       *[no] 发牌者
    }对面的玩家切牌。
book-cut-nobody = 每局先洗牌，不切牌。

# ---------------------------------------------------------------------------------------------- roles

book-first-dealer-random = 抽签决定谁第一个发牌。
book-first-dealer-highest = 每人抽一张牌，抽到最大牌的人第一个发牌；大小相同就重抽。
book-first-dealer-lowest = 每人抽一张牌，抽到最小牌的人第一个发牌；大小相同就重抽。
book-first-dealer-holder = 先把牌发一遍来定首位发牌者：谁拿到{ $name }（{ $card }），谁就第一个发牌。
book-rotation-every-deal = 每局之后，轮到发牌者{ $side ->
        [left] 左边
       *[right] 右边
    }的玩家发牌。
book-rotation-block =
    { $count ->
        [1] 每局之后，
        [2] 同一位玩家连发两局，然后
       *[other] 同一位玩家连发{ $count }局，然后
    }轮到发牌者{ $side ->
        [left] 左边
       *[right] 右边
    }的玩家发牌。
book-rotation-shift = 合约从头再打时，发牌者再往{ $side ->
        [left] 左
       *[right] 右
    }移一位，免得同一个人每遍都发同样的合约。
book-chooser-nobody = 没有人选合约：发牌之前，打哪个合约就已经定了。
book-chooser-dealer = 每局打哪个合约由发牌者选，发牌者就是“选约者”。
book-chooser-next = 每局打哪个合约由发牌者{ $side ->
        [left] 左边
       *[right] 右边
    }的玩家选，这位玩家就是“选约者”。
book-chooser-previous = 每局打哪个合约由发牌者{ $side ->
        [left] 左边
       *[right] 右边
    }的玩家选，也就是发牌者的上家；这位玩家就是“选约者”。
book-leader-dealer = 第一墩由发牌者领出。
book-leader-next = 第一墩由发牌者{ $side ->
        [left] 左边
       *[right] 右边
    }的玩家领出。
book-leader-previous = 第一墩由发牌者{ $side ->
        [left] 左边
       *[right] 右边
    }的玩家领出，发牌者第二个出牌。
book-leader-chooser = 第一墩由选约者领出。
book-leader-after-chooser = 第一墩由选约者{ $side ->
        [left] 左边
       *[right] 右边
    }的玩家领出，选约者最后出牌。

# ------------------------------------------------------------------------------------ choice of contract

book-selection-each-once-per-player = 每个合约你只能选一次；你选过的，别人轮到自己选时仍然可以选。
book-selection-each-once-per-table = 每个合约全桌只打一次：有人选过，别人就不能再选。
book-selection-fixed-order-per-dealer = 每位发牌者都按下面的顺序打完所有合约：
book-selection-fixed-order-once = 全桌按下面的顺序打完所有合约：
book-selection-random-common = 比赛开始前抽签定出一份合约表，全桌相同：{ $choosing ->
        [yes] 每人把表上的合约各选一次。
       *[no] 每人发牌时按抽出的顺序，把表上的合约各打一次。
    }
book-selection-random-individual = 比赛开始前给每人各抽一份合约表：{ $choosing ->
        [yes] 每人把自己表上的合约各选一次。
       *[no] 每人发牌时按抽出的顺序，把自己表上的合约各打一次。
    }
book-selection-single = 只有一个合约，每局都打它。
book-list-some = { $all }个合约里，每份合约表只抽{ $count ->
        [1] 一个。
       *[other] { $count }个。
    }
book-list-all =
    { $count ->
        [2] 每份合约表上都有这两个合约。
       *[other] 每份合约表上都有全部{ $count }个合约。
    }
book-order-item = { $contract }
book-choice-last = 选的时候要想好留下什么：到最后只剩一个合约，就不由你选了。
book-choice-after = 先看牌，再选合约，选好后马上告诉大家。
book-choice-before = 合约要盲选，在发牌之前就选定。
book-choice-either = 可以看了牌再选，也可以不看牌就盲选，由选约者自己决定。
book-blind-multiplier = 如果合约是盲选的，这一局所有玩家的分数都乘以{ $times }。
book-blind-plain = 盲选不改变分数。
book-barred =
    { $count ->
        [1] 如果{ $cards }翻开在桌边，
       *[other] 如果{ $cards }都翻开在桌边，
    }{ $choosing ->
        [yes] 就不能选“{ $contract }”。
       *[no] 就不能打“{ $contract }”。
    }
book-barred-redeal =
    { $choosing ->
        [yes] 如果选约者只剩这个合约，就重新洗牌发牌。
       *[no] 这时重新洗牌发牌。
    }
book-barred-zero =
    { $choosing ->
        [yes] 如果选约者只剩这个合约，它就算打过，每人记0分。
       *[no] 这时它就算打过，每人记0分。
    }
book-series =
    所有合约都打完后从头再来，一共打{ $count ->
        [2] 两遍。
       *[other] { $count }遍。
    }
book-series-again = 所有合约都打完后从头再来。
book-deals-each = 每人有{ $contracts }个合约，一共{ $deals }局。
book-deals-sum = 总共{ $count }局。
book-deals-tables = 一共打几局，看有几人玩：{ $amounts }。
book-deals-all = 打完所有合约，也就是打完{ $count }局，比赛就结束。
book-deals-only = 打完{ $count }局，比赛就结束。
book-deals-done = 打完所有合约，比赛就结束。
book-deals-cut = 打满{ $count }局，比赛就结束，即使还有合约没打。
book-deals-cut-tables = 打满几局就结束，看有几人玩：{ $amounts }；这时可能还有合约没打。

# ------------------------------------------------------------------------------------ playing the tricks

book-tricks-count = 大家轮流各出一张牌，合起来是一墩；一局共{ $count }墩。
book-tricks-hand = 大家轮流各出一张牌，合起来是一墩；每人发几张牌，一局就有几墩。
book-lead-any =
    { $exceptions ->
        [yes] 领出时可以出任意一张牌，除非合约限制了某些牌。
       *[no] 领出时可以出任意一张牌。
    }
book-follow = 领出什么花色，就要跟什么花色：手里有，就必须跟。
book-beat-no =
    { $exceptions ->
        [yes] 跟牌时不必出更大的牌，除非合约另有要求。
       *[no] 跟牌时不必出更大的牌。
    }
book-discard-any =
    { $exceptions ->
        [yes] 手里没有这门花色时，在合约许可的范围内，可以出任意一张牌。
       *[no] 手里没有这门花色时，可以垫任意一张牌。
    }
book-trump-nowhere = 只有领出花色的牌才能赢：其中最大的赢得这墩，没有王牌。
book-trump-somewhere = 领出的花色中最大的牌赢得这墩，除非合约有王牌，而这墩里有人出了王牌。
book-winner-leads = 赢墩的人把这墩牌收到一边，并领出下一墩。
book-last-card =
    { $exceptions ->
        [yes] 一局要打到最后一张牌，除非合约规定提前结束。
       *[no] 一局要打到最后一张牌。
    }
book-captures-hidden = 吃进的牌全部扣着，谁都不能翻看。
book-captures-penalties = 吃进的罚分牌亮在自己面前，其余的牌扣着。
book-captures-open = 吃进的牌全部亮在自己面前。
book-rules-yield = 如果照某条规则你就无牌可出，那条规则就不算数。
book-winning-only =
    { $slams ->
        [yes] 除全收以外，
       *[no] {""}
    }{ $count ->
        [1] 只有“{ $contracts }”能得奖分。
       *[other] 只有以下合约能得奖分：{ $contracts }。
    }
book-slam-nowhere = 即使一家收走了全部，也照常计分，没有优待。
book-slam-elsewhere =
    { $count ->
        [1] “{ $contracts }”没有全收：即使一家收走了全部，也照常计分。
       *[other] 以下合约没有全收，即使一家收走了全部，也照常计分：{ $contracts }。
    }

# --------------------------------------------------------------------------------------- the contracts

book-goal-avoid =
    { $what ->
        [trick] 尽量少赢墩。
        [last] 不要赢末尾的墩。
        [C] 不要吃进梅花。
        [S] 不要吃进黑桃。
        [D] 不要吃进方块。
        [H] 不要吃进红心。
        [J] 不要吃进J。
        [Q] 不要吃进Q。
        [K] 不要吃进K。
       *[other] 凡是罚分的，尽量少吃进。
    }
book-goal-take =
    { $what ->
        [trick] 尽量多赢墩。
        [last] 争取赢得末尾的墩。
        [C] 尽量多吃进梅花。
        [S] 尽量多吃进黑桃。
        [D] 尽量多吃进方块。
        [H] 尽量多吃进红心。
        [J] 尽量多吃进J。
        [Q] 尽量多吃进Q。
        [K] 尽量多吃进K。
       *[other] 凡是奖分的，尽量多吃进。
    }
book-goal-mixed = 奖分的要争，罚分的要躲。
book-goal-nothing = 这一局什么都不计分。
book-goal-salad =
    { $count ->
        [1] 这一局按另一个合约计分：
       *[other] 这一局有几个合约同时计分：
    }

book-price-trick = 每赢一墩{ $effect ->
        [cost] 罚{ $points }分。
        [gain] 奖{ $points }分。
       *[nothing] 不计分。
    }
book-price-last = 赢得{ $place ->
        [1] 最后一墩
        [2] 倒数第二墩
        [3] 倒数第三墩
       *[4] 倒数第四墩
    }{ $effect ->
        [cost] 罚{ $points }分。
        [gain] 奖{ $points }分。
       *[nothing] 不计分。
    }
book-price-suit = 每吃进一张{ $suit ->
        [C] 梅花
        [S] 黑桃
        [D] 方块
       *[H] 红心
    }{ $effect ->
        [cost] 罚{ $points }分。
        [gain] 奖{ $points }分。
       *[nothing] 不计分。
    }
book-price-rank = 每吃进一张{ $rank ->
        [2] 二
        [3] 三
        [4] 四
        [5] 五
        [6] 六
        [7] 七
        [8] 八
        [9] 九
        [10] 十
        [J] J
        [Q] Q
        [K] K
       *[A] A
    }{ $effect ->
        [cost] 罚{ $points }分。
        [gain] 奖{ $points }分。
       *[nothing] 不计分。
    }
book-price-card = 吃进{ $name }（{ $card }）{ $effect ->
        [cost] 罚{ $points }分。
        [gain] 奖{ $points }分。
       *[nothing] 不计分。
    }
book-price-card-instead = 吃进{ $name }（{ $card }）{ $effect ->
        [cost] 一共罚{ $points }分，花色和点数的分不再另加。
        [gain] 一共奖{ $points }分，花色和点数的分不再另加。
       *[nothing] 不计分，花色和点数的分也不计。
    }
book-price-card-alone =
    这个合约只看一张牌，就是{ $name }（{ $card }）：谁吃进它，{ $effect ->
        [gain] 奖{ $points }分。
       *[cost] 罚{ $points }分。
    }
book-price-last-alone =
    这个合约只看{ $place ->
        [1] 最后一墩
        [2] 倒数第二墩
        [3] 倒数第三墩
       *[4] 倒数第四墩
    }：谁赢得这墩，{ $effect ->
        [gain] 奖{ $points }分。
       *[cost] 罚{ $points }分。
    }
book-price-both = 一张牌的花色和点数都有分值时，两项都计。
book-salad-part = { $contract }：{ $prices }
book-salad-adds = 所有分数都累加，同一墩、同一张牌也是这样：有几个合约计这张牌，它就计几次分。
book-salad-own =
    { $count ->
        [1] 这里只取这个合约的分值，它的其他规则不适用。
       *[other] 这里只取这些合约的分值，它们的其他规则不适用。
    }
book-salad-times = 分值是{ $count ->
        [1] 这个合约
       *[other] 这些合约
    }单独打时的{ $times }倍。
book-salad-fraction = 分值是{ $count ->
        [1] 这个合约
       *[other] 这些合约
    }单独打时的{ $multiply ->
        [1] { $divide ->
            [2] 一半
            [3] 三分之一
            [4] 四分之一
           *[other] { $multiply }/{ $divide }
        }
       *[other] { $multiply }/{ $divide }
    }。
book-salad-turned = 分值与{ $count ->
        [1] 这个合约
       *[other] 这些合约
    }单独打时正好相反：单独打时罚多少分，这里就奖多少分。
book-salad-turned-times = 分值与{ $count ->
        [1] 这个合约
       *[other] 这些合约
    }单独打时正好相反，而且是那时的{ $times }倍。
book-salad-turned-fraction = 分值与{ $count ->
        [1] 这个合约
       *[other] 这些合约
    }单独打时正好相反，而且是那时的{ $multiply ->
        [1] { $divide ->
            [2] 一半
            [3] 三分之一
            [4] 四分之一
           *[other] { $multiply }/{ $divide }
        }
       *[other] { $multiply }/{ $divide }
    }。
book-salad-zero = { $count ->
        [1] 这个合约
       *[other] 这些合约
    }的分值在这里都不计。
book-total =
    这个合约{ $effect ->
        [cost] 全桌合计罚{ $points }分。
        [gain] 全桌合计奖{ $points }分。
       *[nothing] 的罚分和奖分正好相抵。
    }
book-total-all-in =
    只要计分的牌都在场，这个合约{ $effect ->
        [cost] 全桌合计罚{ $points }分。
        [gain] 全桌合计奖{ $points }分。
       *[nothing] 的罚分和奖分正好相抵。
    }
book-total-tables = { $out ->
        [yes] 只要计分的牌都在场，这个合约全桌合计多少分，
       *[no] 这个合约全桌合计多少分，
    }看有几人玩：{ $amounts }。
book-inactive =
    { $count ->
        [1] “{ $contract }”不单独打，只在“{ $contracts }”里计分。
       *[other] “{ $contract }”不单独打，只在以下合约里计分：{ $contracts }。
    }

book-trump-named = 合约确定之后，由{ $choosing ->
        [yes] 选约者
       *[no] 首攻者
    }指定一门花色作王牌。
book-trump-named-or-none = 合约确定之后，由{ $choosing ->
        [yes] 选约者
       *[no] 首攻者
    }指定一门花色作王牌，也可以叫无将。
book-trump-fixed = 王牌是{ $suit ->
        [C] 梅花
        [S] 黑桃
        [D] 方块
       *[H] 红心
    }。
book-trump-wins = 王牌大过其他花色的任何一张牌；这墩里有几张王牌时，最大的一张赢得这墩。
book-ruff-free = 手里没有领出的花色时，可以出王牌将吃，也可以垫任意一张别的牌。
book-ruff-must = 手里没有领出的花色时，只要有王牌能压过这墩，就必须将吃。
book-overruff-must = 这墩已经有人将吃时，只要有更大的王牌，就必须超将吃。
book-overruff-free = 这墩已经有人将吃时，你出的王牌可以比它小。
book-underruff-must = 压不过这墩里的王牌时，也必须垫一张小王牌。
book-underruff-free = 压不过这墩里的王牌时，可以出任意一张牌。
book-beat-trumps = 领出王牌时，只要有王牌大过这墩里已出的王牌，就必须出。
book-beat-always = 跟牌时，只要有牌大过这墩里同花色的牌，就必须出；一旦有人将吃，跟哪张都行。

book-lead-nothing-else = 手里还有别的花色，就不能领出{ $suit ->
        [C] 梅花
        [S] 黑桃
        [D] 方块
       *[H] 红心
    }。
book-lead-broken-any =
    { $suit ->
        [C] 要等有人出过梅花之后，才可以领出梅花，除非你手里没有别的花色。
        [S] 要等有人出过黑桃之后，才可以领出黑桃，除非你手里没有别的花色。
        [D] 要等有人出过方块之后，才可以领出方块，除非你手里没有别的花色。
       *[H] 要等有人出过红心之后，才可以领出红心，除非你手里没有别的花色。
    }
book-lead-broken-discard =
    { $suit ->
        [C] 要等有人把梅花垫在别的花色上之后，才可以领出梅花，除非你手里没有别的花色。
        [S] 要等有人把黑桃垫在别的花色上之后，才可以领出黑桃，除非你手里没有别的花色。
        [D] 要等有人把方块垫在别的花色上之后，才可以领出方块，除非你手里没有别的花色。
       *[H] 要等有人把红心垫在别的花色上之后，才可以领出红心，除非你手里没有别的花色。
    }
book-first-trick-no-lead = 手里还有别的花色，第一墩就不能领出{ $suit ->
        [C] 梅花
        [S] 黑桃
        [D] 方块
       *[H] 红心
    }。
book-first-trick-no-play = 第一墩不能出{ $suit ->
        [C] 梅花
        [S] 黑桃
        [D] 方块
       *[H] 红心
    }，领出和垫牌都不行，除非按其他规则你没有别的牌可出。
book-first-trick-no-points = 第一墩不能出计分牌，除非按其他规则你没有别的牌可出。
book-dump-void = 手里没有领出的花色、却有罚分牌时，必须垫出一张赢不了这墩的罚分牌。
book-dump-void-or-under = 罚分牌只要能脱手，就必须脱手：或者垫在别的花色上，或者趁已有更大的牌时跟出去。
book-early-end = 各家手里都没有计分牌了，打完当前这墩，这一局就结束。

book-slam-mirror = 一家{ $what ->
        [trick] 赢得所有的墩
        [C] 吃进所有的梅花
        [S] 吃进所有的黑桃
        [D] 吃进所有的方块
        [H] 吃进所有的红心
        [J] 吃进所有的J
        [Q] 吃进所有的Q
        [K] 吃进所有的K
        [card] 吃进{ $card }
       *[other] 吃进所有的计分牌
    }，就是全收：{ $effect ->
        [cost] 原来的罚分变成奖分，
        [gain] 原来的奖分变成罚分，
       *[mixed] 结果正负颠倒，罚分变奖分、奖分变罚分，
    }其他人不计分。
book-slam-fixed = 一家{ $what ->
        [trick] 赢得所有的墩
        [C] 吃进所有的梅花
        [S] 吃进所有的黑桃
        [D] 吃进所有的方块
        [H] 吃进所有的红心
        [J] 吃进所有的J
        [Q] 吃进所有的Q
        [K] 吃进所有的K
        [card] 吃进{ $card }
       *[other] 吃进所有的计分牌
    }，就是全收：奖{ $points }分，其他人不计分。
book-slam-charge-others = 一家{ $what ->
        [trick] 赢得所有的墩
        [C] 吃进所有的梅花
        [S] 吃进所有的黑桃
        [D] 吃进所有的方块
        [H] 吃进所有的红心
        [J] 吃进所有的J
        [Q] 吃进所有的Q
        [K] 吃进所有的K
        [card] 吃进{ $card }
       *[other] 吃进所有的计分牌
    }，就是全收：自己不计分，其他每人罚{ $points }分。
book-slam-zero = 一家{ $what ->
        [trick] 赢得所有的墩
        [C] 吃进所有的梅花
        [S] 吃进所有的黑桃
        [D] 吃进所有的方块
        [H] 吃进所有的红心
        [J] 吃进所有的J
        [Q] 吃进所有的Q
        [K] 吃进所有的K
        [card] 吃进{ $card }
       *[other] 吃进所有的计分牌
    }，就是全收：这一局谁都不计分。
book-slam-worth = 全收不记{ $instead }，改记{ $score }。
book-slam-worth-tables = 全收记多少分，看有几人玩：{ $amounts }。

# ------------------------------------------------------------------------------------------ the layout

book-goal-layout =
    { $aim ->
        [last] 这里不打墩：把手里的牌接到桌上的牌列里，每门花色一列。手里的牌留得越久越好：这里最后出完的人最划算。
        [order] 这里不打墩：把手里的牌接到桌上的牌列里，每门花色一列，按出完牌的先后计分。
        [none] 这里不打墩：把手里的牌接到桌上的牌列里，每门花色一列。
       *[first] 这里不打墩：把手里的牌接到桌上的牌列里，每门花色一列，争取第一个出完牌。
    }
book-layout-same = 接牌的规则与“{ $other }”完全一样。
book-layout-see = 怎样接牌，见“{ $section }”一节。
book-place =
    { $place ->
        [1] 第一个出完牌的
        [2] 第二个
        [3] 第三个
        [4] 第四个
        [5] 第五个
        [6] 第六个
       *[7] 第七个
    }{ $effect ->
        [cost] 罚{ $points }分。
        [gain] 奖{ $points }分。
       *[nothing] 不计分。
    }
book-place-rest =
    { $count ->
        [1] 最后一个
       *[other] 其余每人
    }{ $effect ->
        [cost] 罚{ $points }分。
        [gain] 奖{ $points }分。
       *[nothing] 不计分。
    }
book-place-nobody = 这个合约谁都不奖分，也不罚分。
book-place-players = { $players }人玩时：
book-starter-chooser = 选约者先出。
book-starter-dealer = 发牌者先出。
book-starter-next = 发牌者{ $side ->
        [left] 左边
       *[right] 右边
    }的玩家先出。
book-starter-previous = 发牌者{ $side ->
        [left] 左边
       *[right] 右边
    }的玩家先出，发牌者第二个出。
book-starter-holder = 持有{ $name }（{ $card }）的人先出。
book-starter-holder-out =
    { $choosing ->
        [yes] 如果这张牌不在场，就由选约者先出。
       *[no] 如果这张牌不在场，就由打墩时首攻的玩家先出。
    }
book-start-fixed = 每门花色都只能用{ $rank ->
        [2] 二（{ $letter }）
        [3] 三（{ $letter }）
        [4] 四（{ $letter }）
        [5] 五（{ $letter }）
        [6] 六（{ $letter }）
        [7] 七（{ $letter }）
        [8] 八（{ $letter }）
        [9] 九（{ $letter }）
        [10] 十（{ $letter }）
       *[other] { $letter }
    }来开。
book-start-laid = 第一张牌可以任意出：它的点数就是起始点数，其他花色都只能用这个点数来开。
book-start-named = 出第一张牌之前，先出的玩家指定起始点数，自己手里有没有都行，但这个点数至少要有一张牌在场：每门花色都只能用它来开。
book-start-lacks = 先出的玩家手里没有这样的牌，就不出，轮到下一家。
book-extend = 轮到你时接一张牌：或者开一门花色，或者在同花色牌列的任意一端接上点数相邻的牌，不论这列是谁开的。
book-row-order = 牌列里的顺序是：{ $ranks }。
book-row-ends = 牌列的两头是{ $first }和{ $last }，到头就不能再接，不能从一头绕到另一头。
book-ace-low = A在牌列里接在小的一头，挨着{ $lowest }，尽管打墩时不是这样排。
book-ace-ranked = A在牌列里的位置，与打墩时的大小顺序一致。
book-ace-first-decides = 第一张接上的A替四门花色决定：A是挨着{ $highest }，还是挨着{ $lowest }；如果两头都能接，或者它就是起始的牌，由出牌的人说明是哪一头。
book-must-lay = 有牌可接就必须接，没有牌可接才能不出。
book-ace-again-none = 出A与出别的牌一样，出完轮到下一家。
book-ace-again-optional = 出A之后，可以马上再出一张。
book-ace-again-mandatory = 出A之后，只要有牌可接，就必须马上再出一张。
book-ace-chain-renew = 再出的又是A，同样处理。
book-ace-chain-once = 一轮只能多出一张，即使多出的又是A。
book-ace-chain-free = 多出这一张之后，同一轮里还想出几张就出几张。
book-layout-end-settled =
    { $for ->
        [all] {""}
       *[some] { $players }人玩时，
    }{ $count ->
        [1] 一有人出完牌，
        [2] 有两人出完牌，
       *[other] 有{ $count }人出完牌，
    }这一局就结束{ $left ->
        [1] 。
       *[other] ，因为剩下的名次分都相同。
    }
book-layout-end-all-but-one = 打到只剩一家手里有牌，这一局才结束。
book-missing-bridge = 牌列接到不在场的牌时，就当它已经接上；如果某门花色正要用它来开，这门花色一开始就算开了。
book-missing-block = 不在场的牌截断牌列，过了它就不能再接。
book-blocked-redeal = 如果轮了一圈谁都接不上，就重新洗牌发牌。
book-blocked-split = 如果轮了一圈谁都接不上，这一局就结束，手里还有牌的人平分剩下的名次分，小数舍去。

# ------------------------------------------------------------------------------------------- doubles

book-double-what = 加倍是两位玩家之间另打的赌，比这一局谁的成绩好。
book-double-when = 加倍在合约确定之后、出第一张牌之前进行。
book-double-lap =
    { $choosing ->
        [yes] 每人表态一次，从选约者{ $side ->
        [left] 左边
       *[right] 右边
    }的玩家开始，转一圈，最后轮到选约者。
       *[no] 每人表态一次，从发牌者{ $side ->
        [left] 左边
       *[right] 右边
    }的玩家开始，转一圈，最后轮到发牌者；没有人选合约，所以加倍时发牌者就算“选约者”。
    }
book-double-who-any = 轮到你表态时，可以给其他任何人加倍，一位或几位都行。
book-double-who-declarer-only = 轮到你表态时，只能给选约者加倍。
book-double-declarer-redouble-only = 选约者不能给任何人加倍。
book-double-declarer-may-double = 选约者也可以给其他任何人加倍。
book-double-positive-declarer-only =
    { $gains ->
        [no] { $count ->
            [1] 打“{ $contracts }”时，只能给选约者加倍。
           *[other] 打以下合约时，只能给选约者加倍：{ $contracts }。
        }
       *[yes] { $count ->
            [1] “{ $contracts }”争的是奖分；打它时，只能给选约者加倍。
           *[other] 以下合约争的是奖分；打它们时，只能给选约者加倍：{ $contracts }。
        }
    }
book-double-positive-free =
    { $gains ->
        [no] { $count ->
            [1] 打“{ $contracts }”时，加倍的对象照旧。
           *[other] 打以下合约时，加倍的对象照旧：{ $contracts }。
        }
       *[yes] { $count ->
            [1] “{ $contracts }”争的是奖分；打它时，加倍的对象照旧。
           *[other] 以下合约争的是奖分；打它们时，加倍的对象照旧：{ $contracts }。
        }
    }
book-redouble-own-turn = 被加倍的人如果还没有表态，轮到时可以给对方再加倍。
book-redouble-declarer-only = 只有选约者可以再加倍，而且只能给加倍过自己的人再加倍。
book-redouble-none = 没有再加倍。
book-quota =
    整场比赛中，每人至少要给其他每位选约者加倍{ $count ->
        [2] 两次。
       *[other] { $count }次。
    }
book-quota-forced = 你欠某位选约者的加倍次数，等于这位选约者剩下的局数时，就必须加倍。
book-quota-unforced = 哪一局加倍并不强制，时机由你自己把握。
book-undoubled-played = 没有人加倍的局照常打。
book-undoubled-skipped = 会丢分的合约如果没有人加倍，就不打：总分由其他玩家平摊，不是整数时往有利于选约者的方向取整，取整多出来的分归选约者。
book-double-settle = 一局结束后，有加倍的每两家比较加倍之前的成绩，差的一方把差额付给另一方。
book-double-times =
    { $times ->
        [0] 加倍的，不付分。
        [1] 加倍的，差额付一次。
        [2] 加倍的，差额付两次。
       *[other] 加倍的，差额付{ $times }次。
    }
book-redouble-times =
    { $times ->
        [0] 再加倍的，不付分。
        [1] 再加倍的，差额付一次。
        [2] 再加倍的，差额付两次。
       *[other] 再加倍的，差额付{ $times }次。
    }
book-double-sum = 加倍不改变全桌分数的总和。

# ------------------------------------------------------------------------------------ counting and end

book-double-nowhere = 每局的成绩就是最后的成绩：没有加倍。
book-write-down = 每局结束时记下各人的分数，并勾掉打过的合约。
book-sign-signed = 罚分记负分，奖分记正分；总分最高者胜。
book-sign-penalty = 分数越少越好：罚分加到总分里，奖分从总分里减去；总分最低者胜。
book-handicap = 选约者要让分：选约者自己的罚分加倍，奖分减半，不是整数就舍去零头。
book-handicap-example = 例如打“{ $contract }”时，选约者本该记{ $before }，现在记{ $after }。
book-ties = 总分相同的玩家名次并列，第一名也一样。
book-interrupt = 比赛可以中断，改天再打，只要留着分数和勾掉合约的记录。

# ------------------------------------------------------------------------------------------- examples

book-example = 示例：{ $contract }
book-example-double = 加倍示例：{ $contract }
book-example-player = 玩家
book-example-took = 吃进
book-example-place = 名次
book-example-points = 分数
book-example-before = 加倍之前
book-example-after = 加倍之后
book-took-nothing = 无
book-took-trick = { $count }墩
book-took-last =
    { $place ->
        [1] 最后一墩
        [2] 倒数第二墩
        [3] 倒数第三墩
       *[4] 倒数第四墩
    }
book-took-suit = { $count }张{ $suit ->
        [C] 梅花
        [S] 黑桃
        [D] 方块
       *[H] 红心
    }
book-took-rank = { $count }张{ $rank ->
        [2] 二
        [3] 三
        [4] 四
        [5] 五
        [6] 六
        [7] 七
        [8] 八
        [9] 九
        [10] 十
        [J] J
        [Q] Q
        [K] K
       *[A] A
    }
book-took-place =
    { $place ->
        [1] 第一名
        [2] 第二名
        [3] 第三名
        [4] 第四名
        [5] 第五名
        [6] 第六名
       *[7] 第七名
    }
book-took-place-open = 手里还有牌
book-example-beside = 桌上只有{ $card }时，下一张可以接{ $cards }。
book-example-trick = { $seat }赢得一墩（{ $cards }）：{ $parts }，合计{ $score }。
book-example-slam = { $seat }全收。
book-example-doubles = { $seat }给{ $other }加倍。
book-example-redoubles = { $seat }给{ $other }再加倍。
book-example-declarer = { $seat }是选约者。
book-example-part = { $what }记{ $points }

# ---------------------------------------------------------------------------------------- differences

book-differences = 表中列出与“{ $base }”不同的每条规则。
book-differences-caption = 这桌与“{ $base }”对照
book-differences-about = 项目
book-differences-here = 这桌
book-differences-there = “{ $base }”
book-differences-silent = 没有特别规定
book-differences-parts = 还计：{ $parts }。
book-differences-played = 打“{ $contract }”。
book-differences-not-played = 不打“{ $contract }”。
book-differences-place = “{ $contract }”排在第{ $place }位。

# --------------------------------------------------------------------------------- the book as a thing

book-contents = 目录
book-help = 把一套规则写成规则书。
book-help-output = 写入这个以“.txt”、“.html”或“.pdf”结尾的文件。
book-written = 规则书已写入{ $file }。
book-ending = 规则书的文件名要以“.txt”、“.html”或“.pdf”结尾，不能是“{ $given }”。
