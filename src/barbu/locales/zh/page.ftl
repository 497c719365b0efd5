# The page: what stands on the table and around it. Points come with their sign already.

page-title = Barbu 大胡子
page-you = 你
page-you-object = 你
page-card = { $suit }{ $rank }
page-back = 返回
page-close = 关闭
page-copied = 已复制
page-loading = 稍等……
page-no-line = 服务器没有回应。正在重试……
page-offline = 没有连接。你的操作已留着，一连上就发出。
page-missing = 这里什么也没有。
page-missing-table = 没有这桌，或者玩家已经把它删除。
page-home = 首页

# Above the table.

page-deal-of = 第{ $deal }局，共{ $deals }局
page-deals = { $deals } 局
page-table-line = { $name } · { $cards }张牌
page-last-trick = 上一墩
page-order = 牌的大小
page-rules = 规则
page-rule-book = 完整规则书
page-scores = 得分
page-contracts = 合约
page-menu = 菜单
page-text-table = 文字牌桌
page-card-table = 纸牌牌桌
page-all-keys = 全部按键

# The contract.

page-choice-of = { $who }选的
page-your-choice = 你选的
page-no-choice = 本局合约
page-to-come = 未出，共{ $total }
page-in-all = 合计
page-from-rank = 从{ $rank }开始
page-trump-is = 王牌：{ $suit }
page-no-trump = 无将
page-order-plain = 首攻花色中最大的牌赢墩，其他花色都赢不了。
page-order-trump = 最大的王牌赢墩；没人出王牌时，首攻花色中最大的牌赢墩。
page-order-high = 从大到小
page-order-trumps = { $suit }（王牌）
page-order-suits = 其他花色
page-order-layout = 本局不打墩，按顺序接龙。
page-winning = 目前{ $who }最大。
page-winning-you = 目前你最大。
page-blind = 盲选
page-left-of = 还剩{ $left }，共{ $count }
page-gone = 都出完了
page-last-tricks = 最后几墩
page-clockwise = 顺时针出牌
page-anticlockwise = 逆时针出牌

# At the seats.

page-tricks = { $count }墩
page-cards = { $count }张
page-dealer = 发牌者
page-dealer-letter = 发
page-declarer = 选了合约
page-leads = 领出
page-led = 领出
page-away = 离开
page-bot = 电脑
page-bot-plays = 电脑代打
page-free-seat = 空位
page-out-place = 出完：第{ $place }名
page-your-card = 你的牌

# The one line that says what to do.

page-your-turn = 轮到你
page-turn-follow = 轮到你 · 跟{ $suit }
page-turn-lead = 轮到你 · 领出
page-turn-any = 轮到你 · 任意一张
page-turn-fit = 轮到你 · { $count }张能接
page-turn-pass = 没有能接的：不出
page-turn-more = 再出一张，或者停
page-thinking = { $who }在想
page-not-here = { $who }不在
page-bot-thinks = 电脑在替{ $who }想
page-chooses = { $who }在选合约
page-doubles = { $who }在考虑加倍
page-takes = { $who }吃进{ $points }
page-you-take = 你吃进{ $points }
page-takes-trick = { $who }吃进这墩
page-you-take-trick = 你吃进这墩
page-sending = 发送中……
page-watching = 你在观战
page-not-your-turn = 还没轮到你。
page-confirm-again = 再点一次{ $card }就出牌。
page-hint = 提示
page-hint-act = { $act }。
page-thrown-in-deal = 重发
page-claim-all = 剩下的全是你的：摊牌
page-claim-nothing = 剩下的牌已不计分：结束本局
page-claim-none = 剩下的都不归你：结束本局
page-claim-certain = 剩下的已成定局：结束本局
page-drawing = 正在抽首位发牌者

# Choosing.

page-what-shall-we-play = 打什么？
page-left-to-you = 你还剩{ $count }个合约。
page-you-lead = 第一墩由你领出。
page-who-leads = 第一墩由{ $who }领出。
page-play-contract = 打{ $contract }
page-play-blind = 盲选{ $contract }
page-pick-first = 选一个合约
page-look-first = 看牌
page-blind-offer = 你还没看牌：盲选的合约按这桌的规则计分。
page-played = 打过了
page-barred = 牌不在场
page-everything = 全部
page-start-question = 哪个点数开花色？
page-start-with = 从{ $rank }开始
page-trump-question = 哪门花色作王牌？
page-play-trump = 以{ $suit }为王牌
page-play-no-trump = 打无将
page-play-card = 出{ $card }
page-pick-one = 先选一个

# Doubling.

page-double-question = 你给谁加倍？
page-doubling = 加倍
page-owed = 还欠：{ $list }
page-owed-one = { $who }{ $count }次
page-spoke = 已表态
page-your-turn-small = 轮到你
page-next = 下一位
page-declarer-small = 选约者
page-nobody = 不加倍
page-flanks = 另外两家
page-maximum = 全加
page-double-none = 不给任何人加倍
page-double-who = 给{ $who }加倍
page-redouble-who = 给{ $who }再加倍
page-double-both = 给{ $double }加倍，给{ $redouble }再加倍
page-not-allowed-together = 不能这样
page-cell-own = 自己
page-cell-none = 没有表态
page-cell-double = 已加倍
page-cell-redouble = 已再加倍
page-cell-answered = 没有加倍
page-cell-may = 可以加倍
page-double-cell = { $from }给{ $to }加倍：{ $state }
page-double-note = 有加倍的两家结清分差，一次（×1）或两次（×2）。

# Layout.

page-pass = 不出
page-pass-not = 不出：有牌能接时不行
page-stop = 到此为止
page-lay-card = 接{ $card }
page-lay-high = { $card }接上端
page-lay-low = { $card }接下端
page-not-in-play = { $cards }不在场
page-bridged = 跳过
page-out = 不在场
page-race = 名次
page-place-out = 第{ $place }名
page-place-pays = 第{ $place }名{ $points }
page-layout-row = { $suit }列
page-nothing-laid = 还没有牌

# End of a deal and of a match.

page-best-you = 你这局最好
page-best-one = { $who }这局最好
page-best-many = { $who }这局并列最好
page-best-many-you = 你和{ $who }这局并列最好
page-shared-out = 分出{ $points }
page-how-points = 分数怎么来的
page-this-deal = 本局
page-before = 之前
page-total = 总分
page-evening = 到现在为止
page-lowest-wins = 最低者胜
page-highest-wins = 最高者胜
page-next-deal = 下一局
page-you-choose-next = 你来选：第{ $deal }局
page-who-chooses-next = { $who }来选：第{ $deal }局
page-wait-for = 等{ $who }
page-review = 回看
page-check-shuffle = 检查洗牌
page-deals-to-go = { $count ->
    [0] 这是最后一局
   *[other] 还有{ $count }局
}
page-winner-you = 你获胜
page-winner = { $who }获胜
page-winners = { $who }并列获胜
page-winners-you = 你和{ $who }并列获胜
page-place = { $place }.
page-rematch = 再来一场
page-rematch-wanted = 其他人想再来一场。
page-all-deals = 各局
page-slam-by = 全收：{ $who }
page-doubles-row = 加倍
page-slam = 全收
page-place-points = 名次
page-shared-places = 名次分平分
page-undoubled = 无人加倍
page-handicap = 选约者让分
page-deal = 局
page-chart-of = 各玩家每局之后的得分
page-played-of = 打了{ $done }，共{ $count }
page-box-done = { $contract }：第{ $deal }局打过
page-box-now = { $contract }：正在打
page-box-open = { $contract }：未打
page-now = 现在

# The text table.

page-text-label = 输入一张牌或一个词
page-text-help = 牌：红7、黑Q、方10、梅J，或7h、qs、10d、jc。词：手牌、红心、这墩、上一墩、得分、合约、谁、大小、不在场、规则、能出、不出、停、摊牌、提示、帮助。
page-text-hand = 你的手牌
page-text-trick = 桌上
page-text-empty = 桌上没有牌。
page-text-unknown = “{ $text }”不是你手里的牌，也不是认识的词。输入“帮助”。
page-text-which = “{ $text }”可能是{ $cards }：请把花色写全。
page-text-whose = 轮到{ $who }。
page-text-yours = 轮到你。
page-text-legal = 你可以出{ $cards }。
page-text-plays = { $who }：{ $card }
page-text-no-last = 还没有打完一墩。
page-text-go = 确定
page-text-sentence = { $text }。
page-text-nothing = 没有。
page-text-no-claim = 剩下的还没有定局：请继续打。
page-text-pass-fits = 只有手里没有牌能接时才可以不出。
page-text-no-pass = 这里不能不出。
page-text-no-stop = 只有出A之后还可以再出一张时，才能停。
page-text-no-hints = 没有提示：这张牌桌或你的设置里关闭了提示。
page-text-offered = { $contract }：{ $pays }
page-text-order = 从大到小：{ $ranks }。
page-text-turns = 出牌顺序：{ $names }。
page-words-hand = 手牌
page-words-trick = 这墩
page-words-last = 上一墩
page-words-score = 得分
page-words-contract = 合约
page-words-who = 谁
page-words-rules = 规则
page-words-legal = 能出
page-words-pass = 不出
page-words-stop = 停
page-words-claim = 摊牌
page-words-order = 大小
page-words-out = 不在场
page-words-hint = 提示
page-words-help = 帮助

# What is read aloud.

page-say-played = { $who }出{ $card }。
page-say-laid = { $who }接{ $card }。
page-say-passed = { $who }不出。
page-say-stopped = { $who }到此为止。
page-say-chose = { $who }选{ $contract }。
page-say-doubled = { $who }给{ $seats }加倍。
page-say-doubled-you = { $who }给你加倍。
page-say-doubled-you-too = { $who }给你和{ $seats }加倍。
page-say-silent = { $who }不加倍。
page-say-trump = { $who }定王牌：{ $suit }。
page-say-start = { $who }定从{ $rank }开始。
page-say-you-played = 你出{ $card }。
page-say-you-laid = 你接{ $card }。
page-say-you-passed = 你不出。
page-say-you-stopped = 你到此为止。
page-say-you-chose = 你选{ $contract }。
page-say-you-doubled = 你给{ $seats }加倍。
page-say-you-silent = 你不加倍。
page-say-you-trump = 你定王牌：{ $suit }。
page-say-you-start = 你定从{ $rank }开始。
page-say-undone = 上一步已收回。
page-say-turn = 轮到你：有{ $count }张能出。
page-say-claim-all = 剩下的全是你的：可以摊牌。
page-say-claim-nothing = 剩下的牌已不计分：可以结束本局。
page-say-claim-none = 剩下的都不归你：你可以结束本局。
page-say-claim-certain = 剩下的已成定局：你可以结束本局。
page-say-choose = 轮到你选合约。

# Menu, phrases, keys, clock, undo.

page-sort = 整理手牌
page-own-order = 拖动可以移动牌
page-phrases = 说句话
page-phrase-hello = 你好
page-phrase-well-played = 打得好
page-phrase-thanks = 谢谢
page-phrase-good-luck = 祝你好运
page-phrase-oops = 哎呀
page-phrase-unlucky = 手气不好
page-phrase-faster = 朋友，轮到你了
page-phrase-bye = 晚安
page-mute = 屏蔽{ $who }
page-unmute = 不再屏蔽{ $who }
page-undo = 悔牌
page-undo-ask = { $who }想收回上一步。
page-undo-agree = 同意
page-undo-no = 不行
page-undo-asked = 已请求悔牌，等{ $who }同意。
page-undo-denied = 不悔牌：没有得到所有人的同意。
page-leave = 离开牌桌
page-takeover-ask = { $who }离开了。让电脑代打吗？
page-takeover-yes = 让电脑代打
page-back-to-seat = 电脑正在替你打。
page-take-seat-back = 回到我的座位
page-more-time = 加一分钟
page-clock-left = 还剩{ $seconds }秒
page-watchers = { $count }人观战
page-invite = 邀请
page-copy-link = 复制链接
page-link-copied = 链接已复制
page-key-move = 在手牌中移动
page-key-play = 出这张牌
page-key-nth = 第n张能出的牌
page-key-last = 上一墩
page-key-order = 牌的大小
page-key-scores = 得分
page-key-hint = 要个提示
page-key-claim = 定局时摊牌
page-key-text = 文字牌桌
page-key-list = 这张表
page-key-escape = 关闭
page-keys-off = 可以在设置里关掉按键。

# Home.

page-slogan-1 = 你的牌桌。
page-slogan-2 = 你的规则。
page-slogan-3 = 你的Barbu。
page-slogan-text = 把你家的打法写下一次。牌桌、电脑玩家、记分表和规则书都照着来。
page-play-now = 马上开打
page-play-now-line = { $count }个电脑玩家 · { $name }，{ $cards }张牌
page-with-friends = 和朋友一起
page-with-friends-line = 发个链接。点两下就坐好；空位由电脑玩家补上。
page-keep-score = 记分
page-keep-score-line = 用真牌在家打，没有网络也行。
page-choose-rules = 选一套规则
page-choose-rules-line = 预设、文件或链接，三到七人。
page-your-rules = 自己的规则
page-your-rules-line = 写下你们的打法，查看并分享。
page-presets = 现成规则
page-archive = 存档
page-archive-line = 打完的比赛，逐张回看。
page-settings = 设置
page-settings-line = 牌、速度、声音、语言。
page-help = 帮助
page-help-line = 按键、文字牌桌、公平发牌。
page-no-adverts = 没有广告。不用注册。每次洗牌都能检查。
page-your-turn-at = 轮到你 · { $name }
page-continue = 继续 · { $name }
page-with = 同桌：{ $names }
page-open-tables = 开放的牌桌
page-open-line = { $free }个空位

# A new table, and before the start.

page-new-table = 新牌桌
page-rules-of-table = 规则
page-own-rules = 文件或链接
page-own-rules-label = 链接的文字
page-open-file = 打开文件
page-read-rules = 读取规则
page-players = 人数
page-players-many = { $count }人
page-bots-fill = 其他座位由电脑玩家坐
page-bot-level = 电脑水平
page-bot-beginner = 新手
page-bot-casual = 偶尔玩玩
page-bot-regular = 常客
page-bot-strong = 高手
page-bot-expert = 大师
page-visible = 谁能加入
page-visible-link = 有链接的人
page-visible-all = 任何人
page-clock = 时钟
page-clock-none = 不用
page-clock-seconds = { $seconds }秒
page-hints-allowed = 允许提示
page-open-table = 开桌
page-start-now = 开始
page-start-missing = 开始：还有{ $count }个空位
page-fill-bots = 用电脑玩家补满
page-sit-here = 坐这里
page-sit-down = 坐下
page-seat-lost = 你被请下了座位，可以重新坐下。
page-your-name = 你的名字
page-add-bot = 电脑
page-remove = 请走
page-waiting-title = 谁来打？
page-waiting-for-opener = 坐满后由{ $who }开始比赛。
page-invite-line = 把这个链接发给朋友：
page-invite-others = 你打开本页用的地址是{ $host }，只在这台设备上有效。朋友需要用这个链接：
page-invite-alone = 这个链接只在这台设备上有效。
page-invite-start = 要让别人加入，请这样启动Barbu，再用它给别人列出的地址打开本页：
page-invite-address = 地址
page-qr = 同一链接的二维码
page-delete-table = 删除牌桌
page-delete-sure = 为所有人删除吗？
page-match-delete = 删除这一局
page-match-delete-sure = 彻底删除吗？删除后不能再继续。
page-match-delete-others = 放弃吗？电脑会替你打下去；所有人都放弃后，这一局才会删除。
page-sentences = 用文字说明这套规则
page-contracts-rules = 合约与规则

# Archive and replay.

page-no-matches = 还没有打完的比赛。
page-upload = 打开牌谱
page-download = 下载牌谱
page-print-sheet = 记分表
page-unfinished = 进行中
page-archive-again = 重打的一局
page-archive-by-hand = 手工登记，用真牌打的
page-replay = 回放
page-replay-of = 回放 · 第{ $deal }局
page-trick-of = 第{ $trick }墩，共{ $tricks }墩
page-card-of = 第{ $at }张，共{ $count }张
page-link-to = 第{ $trick }墩的链接
page-first = 到开头
page-previous = 退一张
page-play = 播放
page-pause = 暂停
page-forward = 进一张
page-end = 到结尾
page-commitment = 发牌前公布：{ $value }
page-secret = 本局后公开：{ $value }
page-fair-promised = 本局结束后公开的密钥，正是发牌前公布哈希值的那一个。
page-fair-not-promised = 本局结束后公开的密钥，不是发牌前公布哈希值的那一个。
page-fair-shuffled = 用它洗牌，得到的正是这几手牌。
page-fair-not-shuffled = 用它洗牌，得到的不是这几手牌。
page-fair-alone = 这是您的浏览器自己算出来的，没有询问服务器。
page-fair-pack = 密钥把牌排成这个顺序，每人依次拿一段：
page-fair-out = 剩下的：
page-unpromised = 发牌前没有对这些牌作过承诺，所以没有承诺可以核对。
page-replay-entered = 这一局是手工登记的，不知道各家的牌。
page-opinion-ask = 高手会怎么打？
page-opinion = 高手：{ $act }。
page-opinion-same = 高手也会这样打。
page-opinion-only = 当时只能这样。
page-opinion-costly = 哪里丢了分
page-opinion-cost = 约丢{ $points }分
page-opinion-better = 更好的是：
page-opinion-all = 检查整局
page-opinion-of = { $at }/{ $count }
page-opinion-none = 这一局没有丢分的牌。
page-opinion-how = 只按当时这位玩家能看到的情况判断，分数为估计值。
page-repeat = 同一局再打一次
page-repeat-of = 第{ $deal }局再打一次
page-repeat-button = 再打这一局
page-repeat-help = 同样的牌和叫牌，独自与电脑对局。牌已公开，公平洗牌的承诺在此不适用。
page-repeat-as = 坐谁的位置
page-repeat-then = 第一次
page-repeat-now = 这一次
page-repeat-known = 这些牌没有重新洗过。
page-repeat-again = 再来一次

# Settings.

page-set-language = 语言
page-set-theme = 浅色或深色
page-set-auto = 跟随系统
page-set-light = 浅色
page-set-dark = 深色
page-set-motion = 动画
page-set-motion-full = 全部
page-set-motion-reduced = 减少
page-set-colours = 花色颜色
page-set-four = 四色
page-set-two = 两色
page-set-large = 大牌面
page-set-one-row = 手牌排成一行
page-set-letters = 牌上的字母
page-set-letters-own = 跟随语言
page-set-confirm = 每张牌都确认
page-set-confirm-help = 点第一下抬起，点第二下打出。
page-set-autoplay = 自动出唯一的牌
page-set-autoplay-help = 只有一张牌能出时，稍等片刻自动打出。
page-set-hints = 提示按钮
page-set-hints-help = 你询问时，告诉你高手在你的位置会怎么打。
page-set-winning = 框出目前最大的牌
page-set-hold = 打完的一墩停留
page-set-hold-tap = 直到点一下
page-set-hold-seconds = { $seconds }秒
page-set-speed = 速度
page-set-slow = 慢
page-set-normal = 正常
page-set-fast = 快
page-set-sort = 手牌顺序
page-set-by-suit = 按花色
page-set-by-rank = 按点数
page-set-ascending = 小牌在前
page-set-sound = 声音
page-set-volume = 音量
page-set-keys = 键盘快捷键
page-set-phrases = 显示短语
page-set-text = 用文字牌桌代替纸牌
page-set-cards = 牌
page-set-play = 出牌
page-set-look = 外观
page-set-name = 你的名字

# Help.

page-help-play = 怎样出牌
page-help-play-text = 点抬起的牌，或把它往上拖。不能出的牌颜色较暗：点一下，它会说为什么。
page-help-last-text = 打完的一墩停留片刻；点一下桌布就马上收走。上一墩随时可以再看。
page-help-scores-text = 手牌下面是总分和打过的合约。往上拉，可以看每一局和走势图。
page-help-text-title = 不看牌面也能打
page-help-text-text = 文字牌桌是每张牌桌的第一个控件。它按花色列出手牌，接受输入的牌和词。
page-help-keys = 按键
page-help-fair = 公平发牌
page-help-fair-text = 出第一张牌之前，服务器公布本局密钥的哈希值。本局结束后公开密钥，谁都可以算出洗牌结果来比对。电脑玩家只知道自己座位上能看到的，别的都不知道。
page-help-fair-hash = 公布的哈希值是比赛编号、局号和 32 字节随机密钥的 SHA-256；每局的密钥各不相同。
page-help-fair-shuffle = 洗牌用 Fisher–Yates 方法，随机数来自以该密钥计算的 HMAC-SHA-256。检查时两样都重新计算：哈希值须与公布的相同，牌须与发出的相同。
page-help-fair-here = 回看一局时，“{ page-check-shuffle }”会在您自己的浏览器里把两样都算一遍。
page-help-fair-command = 下载的牌谱用这个命令检查：
page-help-friends = 和朋友一起
page-help-friends-text = 开一桌，把链接发出去。打开链接的人点两下就坐好；空位由电脑玩家补上。有人离开时，其他人可以让电脑代打，直到人回来。
page-help-days = 分几天打
page-help-days-text = 进行中的比赛一直保留，直到玩家删除它，并排在首页最前面。
page-help-bots = 电脑玩家与提示
page-help-bots-text = 电脑分五个水平。新手不记已经出过的牌；大师会设想暗牌的两百种分布，把每一种都打到底。所有水平都按你们自己的规则打。
page-help-hint-text = 只与电脑对局时可以要提示：高手会怎么打，与次好的选择相比预计得多少分，差别在哪里。与别人同桌时，须在开桌时允许提示。
page-help-claim-text = 当结果不会再变时，按一下就可以摊牌，本局立即结束。
page-help-again-text = 在存档里可以逐张重看每场打完的比赛，询问高手会怎么打，还可以把某一局再打一遍。
