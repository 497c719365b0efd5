# Words that several messages use.

yes = 是
no = 否
nothing = 无
seat-number = { $number }号玩家

# Acts, as a list of what is possible names them.

act-lay-high = { $card }作最大
act-lay-low = { $card }作最小
act-pass = 不出
act-stop = 到此为止
act-look = 看牌
act-no-trump = 无将
act-silence = 不加倍
act-double = 给{ $seats }加倍

# What was written is no card, no language …

not-a-card = “{ $text }”不是一张牌。先写点数，再写花色：QS或10♥。
not-a-rank = “{ $text }”不是点数。点数有2到10、J、Q、K和A。
not-a-suit = “{ $text }”不是花色。花色有C、S、D和H，或♣♠♦♥。
no-such-language = 没有语言“{ $given }”。可用的有：{ $allowed }。
no-such-bot = 没有电脑玩家“{ $given }”。可用的有：{ $allowed }。

# Cards that may not be played to a trick.

not-in-hand = 你手里没有{ $card }。现在可以：{ $legal }。
must-follow = 你必须跟牌：领出的是{ $suit }。你可以出{ $legal }。
must-beat = 你能压过{ $best }，就必须压过。你可以出{ $legal }。
must-ruff = 你没有{ $suit }，必须出王牌：{ $trump }。你可以出{ $legal }。
must-overruff = 你能超将吃{ $best }，就必须超将吃。你可以出{ $legal }。
must-dump = 你必须垫掉一张罚分牌，它吃不进这墩。你可以出{ $legal }。
first-trick-ban =
    { $mode ->
        [no_lead] 第一墩不能领出{ $suit }。你可以出{ $legal }。
        [no_play] 手里还有别的牌时，第一墩不能出{ $suit }。你可以出{ $legal }。
       *[other] 手里还有别的牌时，第一墩不能出计分牌。你可以出{ $legal }。
    }
lead-ban =
    { $mode ->
        [until_broken] { $suit }还没解禁，不能领出。你可以出{ $legal }。
       *[other] 手里还有别的牌时，不能领出{ $suit }。你可以出{ $legal }。
    }
tricks-are-played = 这一局打墩：请出一张牌。你可以出{ $legal }。

# Cards that may not be laid.

cards-are-laid = 这一局是接龙。现在可以：{ $legal }。
suit-not-open = { $suit }还没开：要先出{ $opening }，才能出{ $card }。现在可以：{ $legal }。
does-not-continue = { $card }接不上。{ $suit }接下来是{ $due }。现在可以：{ $legal }。
ace-needs-end = { $card }两端都能接，请说明接哪端。现在可以：{ $legal }。
ace-end-is-settled = { $card }接哪端已经定了，不能再选。现在可以：{ $legal }。
must-lay = 能接就不能不出。现在可以：{ $legal }。
no-stopping = 这里必须出一张牌。现在可以：{ $legal }。

# Acts that do not fit the moment.

deal-is-over = 这一局已经结束。
nobody-to-act = 现在谁也不用行动。
not-your-turn = 还没轮到你：现在轮到{ $turn }。
play-a-card = 现在该出牌。现在可以：{ $legal }。
choose-a-contract = 请选合约。现在可以：{ $legal }。
contract-done = “{ $contract }”已经打过了。还剩：{ $legal }。
contract-barred = “{ $contract }”不能打：它针对的牌不在场。
no-such-contract = 没有合约“{ $given }”可选。还剩：{ $legal }。
look-first = 你还没看牌：盲选“{ $contract }”，或者先看牌。现在可以：{ $legal }。
already-seen = 你看过牌了，不能再盲选“{ $contract }”。
name-a-trump = 请指定王牌花色。现在可以：{ $legal }。
name-a-start = 请指定开花色的点数。现在可以：{ $legal }。
speak-in-the-lap = 现在该表态：加倍，或不加倍。可以加倍或再加倍的有：{ $targets }。
may-not-double =
    { $me ->
        [self] 不能给自己加倍。
        [yes] 你现在不能给{ $seat }加倍。
       *[no] { $speaker }现在不能给{ $seat }加倍。
    }可以加倍或再加倍的有：{ $targets }。
must-double =
    { $me ->
        [yes] 你现在必须给{ $seat }加倍
       *[no] { $speaker }现在必须给{ $seat }加倍
    }：还欠{ $owed }次，{ $left ->
        [1] 而这是与该选约者的最后一局。
       *[other] 而与该选约者只剩{ $left }局。
    }
not-in-this-phase =
    { $event ->
        [FirstDealer] 现在不能抽签决定首位发牌者：
        [Lists] 现在不能抽取合约表：
        [Dealt] 现在不能发牌：
        [Revealed] 现在不能公布洗牌的密钥：
        [Entered] 现在不能登记一局：
       *[other] 这里不合适：
    }{ $phase ->
        [DrawingDealer] 首位发牌者还没抽出。
        [DrawingLists] 合约表还没抽出。
        [Dealing] 牌还没发。
        [Choosing] 正在选合约。
        [NamingTrump] 正在指定王牌。
        [NamingStart] 正在指定起始点数。
        [Doubling] 正在加倍。
        [Playing] 正在出牌。
       *[Finished] 比赛已经结束。
    }
stale = 你看过之后牌桌有了变化。再看一眼，然后行动。

# Chance that does not fit the rules.

no-such-seat = { $players }人的牌桌没有{ $seat }。
wrong-draw = 照抽出的牌，首位发牌者不是{ $seat }：{ $cards }。
wrong-hands =
    { $players }家各要有{ $count }张{ $over ->
        [0] {""}
       *[other] ，并且要剩下{ $over }张
    }。
wrong-pack = 发出的牌不是这套规则的一副牌，每张一次。
wrong-lists = { $players }人各需要一份合约表，列出这套规则里{ $count }个不同的合约；如果是共同抽取，各份要相同。

# Players and matches.

wrong-players = 这套规则不能{ $given }人玩，人数应为{ $allowed }。
bad-name = “{ $given }”不能作玩家名字：要1到{ $most }个可显示的字符。
bad-match-id = “{ $given }”不能作比赛的名字：只用小写字母、数字和连字符，最多40个。

# Taking back and correcting.

nothing-to-undo =
    { $most ->
        [0] 没有可以悔的：只能悔正在进行的这一局。
        [1] 只能悔最后一步，不能悔{ $count }步。
       *[other] 可以悔1到{ $most }步，不能悔{ $count }步。
    }
no-such-deal =
    没有已结束的第{ $deal }局{ $most ->
        [0] ：还没有一局结束。
       *[other] ：最后一局是第{ $most }局。
    }
deal-was-played = 第{ $deal }局是在这桌打的，结果不能改。

# Deals that are entered by hand.

contract-was-played = “{ $contract }”在这里必须打完，所以要登记结果。
no-blind-choice = “{ $contract }”不可能是盲选的：这套规则让选约者先看牌。
must-be-blind = “{ $contract }”按规则在发牌前选定：请登记为盲选。
nothing-to-call = “{ $contract }”不用指定什么：不要登记王牌或起始点数。
no-doubling = 这套规则没有加倍。
no-such-bets = 绕桌一圈不可能出现这样的加倍。
wrong-leftover =
    { $count ->
        [0] 这套规则没有剩余的牌，却登记了不在场的牌：{ $cards }。
       *[other] 这副牌要有{ $count }张不在场，登记的是：{ $cards }。
    }
wrong-outcome = “{ $contract }”不是这样结束的：有的合约数墩，有的合约排名次。
wrong-finish = 名次里{ $players }位玩家各最多出现一次。
finish-too-short =
    { $count ->
        [0] 至少要有一人出完牌。
       *[other] 还要有更多人出完牌：剩下的名次分不全相同。
    }
wrong-items = 这个合约计：{ $items }；登记的是：{ $entered }。
wrong-counts = 每一项要给{ $players }位玩家各一个数，从0起。
tricks-missing = 这个合约需要知道每人吃了几墩。
wrong-item-sum =
    “{ $item }”登记的总数是{ $given }，但{ $needed ->
        [0] 在场的一个也没有。
       *[other] 在场的是{ $needed }。
    }
wrong-trick-sum = 登记了{ $given }墩，但这一局有{ $needed }墩。
last-without-trick = 最后几墩不可能归{ $seat }，其吃进的墩太少。
no-such-distribution = “{ $contract }”的一局不可能得出这样的数：吃进的牌与吃进的墩对不上。

# Records of matches.

not-a-record = 这不是比赛的牌谱：开头要有“barbu”和版本{ $versions }。
incomplete-header = 牌谱开头不完整：比赛和规则要各写一次。
record-too-long = 牌谱太长：超过{ $most }个字符不读取。
unreadable-line = 牌谱第{ $line }行无法读取。
bad-record-line = 牌谱第{ $line }行不对：{ $reason }
damaged-rules = 牌谱第{ $line }行的规则已损坏。

# Rulesets: what a file or link holds.

bad-ruleset =
    { $count ->
        [1] 这套规则不能用。
       *[other] 这套规则不能用，有{ $count }个原因。
    }{ $problems }
problem-at = { $key }：{ $sentence }
option-with-key = { $label }（{ $key }）

file-too-long = 文件太长：超过{ $most }个字符不读取。
not-toml =
    这不是TOML：{ $line ->
        [0] 无法读取。
       *[other] 第{ $line }行第{ $column }列无法读取。
    }
damaged-link = 链接已损坏：请对方重发。
unknown-link-version = 链接出自另一版本的Barbu：开头是“{ $given }”。
preset-has-changed = 链接所依据的预设规则{ $preset }的版本在这里无法识别：它出自更新的Barbu。
ruleset-of-newer-version = 这套规则由更新的Barbu写成：格式版本为{ $given }，而这里最高只认识版本{ $most }。

must-be-table = 这里应该是一组选项，而不是“{ $given }”。
unknown-key =
    这里没有选项“{ $given }”。{ $close ->
        [0] 可用的有：{ $near }。
       *[other] 你是指{ $near }吗？
    }
unknown-preset =
    没有预设规则“{ $given }”。{ $close ->
        [0] 可用的有：{ $near }。
       *[other] 你是指{ $near }吗？
    }
unknown-contract =
    顺序里写了“{ $given }”，但它不是这套规则的合约。{ $close ->
        [0] 可用的有：{ $near }。
       *[other] 你是指{ $near }吗？
    }
must-be-flag = “{ $given }”应为true或false。
must-be-whole =
    “{ $given }”应为{ $low }到{ $high }的整数{ $step ->
        [1] {""}
       *[other] ，以{ $step }为一级
    }。
must-be-one-of = “{ $given }”应为其中之一：{ $allowed }。
must-be-text = “{ $given }”应为一行文字，最多{ $most }个字符。
must-be-id = “{ $given }”应为短名：小写字母、数字、_或-，字母开头，最多{ $most }个字符。
must-be-suit = “{ $given }”应为花色：C、S、D或H。
must-be-rank = “{ $given }”应为点数：2到10、J、Q、K或A。
must-be-card = “{ $given }”应为一张牌，如QS或10H。
must-be-list = “{ $given }”应为列表，含{ $least }到{ $most }个值。
must-be-distinct = “{ $given }”出现了两次：每个值只能出现一次。
must-be-players = “{ $given }”不是人数：值按{ $low }到{ $high }人来写。
must-be-prices = “{ $given }”应为分值表，如{"{"} trick = -5, KH = -50 {"}"}。
must-be-item = “{ $given }”不能有分值。可以有分值的是trick、last、last2、last3、last4、花色（H）、点数（Q）或单张牌（KH）。

# Rulesets: what does not go together.

contract-twice = 有两个合约用了“{ $contract }”的代号：给其中一个换个代号，如以_2结尾。
no-contracts = 没有可打的合约：至少写一个，或启用一个。
contract-pays-nothing = “{ $contract }”没有分值：给它分值，或写明它合计哪些合约。
salad-with-prices = “{ $contract }”既有自己的分值，又合计别的合约：只能留一样。
salad-of-unknown = 它合计了“{ $contract }”，但那不是这套规则的合约：补上该合约，或从合计里去掉。
salad-of-wrong-kind = 它合计了“{ $contract }”，但那是接龙或本身就是合计：只能合计有自己分值的合约。
scale-does-not-divide = “{ $contract }”里{ $item }的分值{ $price }不能被{ $divide }除成整数分：改分值或改除数。
early-end-needs-cards = 只有单给牌计分的合约才能提前结束：关掉“{ $field }”，或不给墩计分。
early-end-against-slam = 全收需要所有墩时，合约不能提前结束：关掉“{ $field }”，或让全收只需要所有计分牌。
slam-needs-cards = 收齐计分牌的全收，至少要有一张牌有分值：否则让它需要所有墩。
needs-card = 这里需要一张牌：写在“{ $field }”下。
selection-needs-chooser = “{ $value }”需要有人选约：在“{ $field }”里写明是谁，或用固定顺序。
selection-leaves-no-choice = “{ $value }”没有可选的，但选约者是“{ $chooser }”：把“{ $field }”设为“{ $nobody }”，或让人选合约。
leader-needs-chooser = “{ $value }”需要有人选约：在“{ $field }”里写明是谁，或让发牌者或邻家首攻。
list-too-long = 不能从{ $most }个合约里抽出{ $given }个：少抽几个，或增加合约。
nothing-for-players = 没有给{ $players }人的值：补上，或从人数里去掉{ $players }。
too-many-deals = { $given }局太多：{ $players }人的合约只够打{ $most }局。最多{ $most }，或用0表示全部。
removed-not-in-pack = { $size }张的一副牌里没有{ $cards }，无法去掉。
too-few-cards = { $count }张牌不够{ $players }人玩：少去掉几张，或用更大的一副牌。
cards-do-not-divide = { $count }张牌不能平均分给{ $players }人：去掉{ $over }张，或选择随机剩余的牌。
card-not-in-pack = { $players }人的一副牌里没有{ $card }：换一张牌。
rank-not-in-pack = { $players }人的一副牌里没有{ $rank }：换一个起始点数。
contract-without-card = { $players }人时，“{ $contract }”计分的牌都不在这副牌里：留下一张，或给别的牌计分。
payout-too-long = 写了{ $count }个名次分，但只有{ $players }人：最多写{ $players }个。
toml-key-twice = 第{ $line }行重复了文件里已有的键或表：只留一个。
order-twice = 顺序里“{ $given }”出现了两次：写一次就够了。
item-twice = “{ $given }”和“{ $other }”是同一样东西：只给一个分值。
idle-beside = “{ $value }”不起作用，因为“{ $field }”是“{ $beside }”。
idle-name = “{ $given }”没有标到任何东西，因为这套规则里没有这个键。
idle-quota = 欠不了{ $given }次加倍，因为一位选约者最多只有{ $most }局。
idle-last-trick = “{ $item }”永远不会计分，因为一手牌最多只有{ $most }墩。
