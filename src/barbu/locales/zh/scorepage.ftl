# 用真牌打牌时记分。

page-score-title = 记分
page-score-line = 牌在桌上，分在这里：记下谁吃了什么，其余按你们的规则算出来。
page-score-new = 新的一场
page-score-open = 继续
page-score-over = 打完的
page-score-done-of = { $done }／{ $deals }局
page-score-company = 牌友和牌局组
page-score-figures = 统计
page-score-import = 打开文件
page-score-bad-file = 这个文件里没有能读的牌局。
page-score-kept = 全部存在这台设备上。
page-score-kept-offline = 全部存在这台设备上，没有网络也能用。
page-score-install = 放到主屏幕
page-score-not-kept = 浏览器没有空间了：现在记的可能存不下来。请把牌局另存为文件。
page-score-no-store = 这个浏览器不让网页保存数据，没法在这里记分。也许是无痕窗口。

# 新的一场。

page-score-who-plays = 谁来打？
page-score-no-rules = 规则还没下载：请在服务器能连上时打开一次本页。
page-score-seats = 座位
page-score-seats-left = 按出牌顺序，向左一圈。
page-score-seats-right = 按出牌顺序，向右一圈。
page-score-name-of = { $number }号位
page-score-swap = { $number }号位和下一位对调
page-score-first = 谁先发牌？
page-score-drawn = 抽到的合约
page-score-draw-again = 重新抽
page-score-name = 这场的名字
page-score-name-hint = 例如：周日在小安家
page-score-twice = 有两个人同名。
page-score-names-missing = { $count ->
   *[other] 还差{ $count }个名字
}
page-score-begin = 开始

# 战况。

page-score-views = 视图
page-score-grid = 表格
page-score-deals = 各局
page-score-chart = 走势
page-score-undo = 撤销
page-score-redo = 重做
page-score-share = 分享
page-score-share-result = 分享结果
page-score-more = 更多
page-score-print = 打印
page-score-enter-deal = 第{ $deal }局：{ $contract }，{ $who }
page-score-go-on-deal = 接着记第{ $deal }局（{ $who }）
page-score-series = 第{ $number }轮
page-score-box-done = { $contract }，{ $who }：第{ $deal }局{ $points }分
page-score-box-pick = { $who }选{ $contract }
page-score-box-help = 格子里是该玩家在这一局得的分。点一下看所有人的分。
page-score-box-help-all = 每行是各人得的分。点一下看怎么来的。
page-score-deals-now = { $who }发牌
page-score-leads = { $who }先出
page-score-no-deals = 还没有记过一局。
page-score-deal = 第{ $deal }局
page-score-edit = 修改这一局
page-score-drop = 收回这一局
page-score-missing = 这里没有这场牌，服务器上也没有，或者连不上。
page-score-keeping = 正在保存……
page-score-here = 存在这台设备上。服务器一连上就会收到。
page-score-here-offline = 存在这台设备上，没有网络也能用。
page-score-on-server = 这台设备和服务器上都有。
page-score-watching = 你在旁观。记下的会自动出现。
page-score-watching-down = 你在旁观。没有连接：这是最后的情况。

# 记一局。

page-score-change = 换合约
page-score-what-chose = { $who }选了什么？
page-score-out-question = { $count ->
   *[other] 哪{ $count }张牌不在场？
}
page-score-out-missing = { $count ->
   *[other] 还差{ $count }张
}
page-score-doubles = 谁给谁加倍？
page-score-go-on = 继续
page-score-blind = 盲选：分数 × { $times }
page-score-trump = 王牌
page-score-start = 开始点数
page-score-undoubled = 无人加倍：这局不打，直接算分。
page-score-not-played = 无人加倍：没打
page-score-was-played = 还是打了
page-score-barred = 这些牌不在场，“{ $contract }”打不成：勾掉，不计分。
page-score-things = 吃到的
page-score-left = { $item ->
    [trick] （共{ $of }）待分：{ $what }
   *[other] （共{ $of }）待分：{ $what }
}
page-score-who-took = 谁吃了{ $card }？
page-score-who-won = 谁赢了{ $what }？
page-score-no-points = 没有分
page-score-fewer = { $who }：少一个（{ $what }）
page-score-another = { $who }：多一个（{ $what }）
page-score-how-many = { $who }拿了几个？
page-score-took = { $who }：{ $count }（{ $what }）
page-score-rest = { $item ->
    [trick] 剩下的{ $count ->
       *[other] { $count }墩
    }给……{ $what ->
       *[other] {""}
    }
   *[other] 剩下的（{ $what }，{ $count }）给……
}
page-score-rest-to = 剩下的给{ $who }
page-score-everything = 其余全被一人拿走
page-score-everything-to = 其余全给{ $who }
page-score-none-left = 已经分完了：{ $what }。
page-score-missing-of = { $item ->
    [trick] { $count ->
       *[other] { $count }墩
    }{ $what ->
       *[other] {""}
    }
   *[other] { $what }（{ $count }）
}
page-score-who-finished = 谁第{ $place }个出完？{ $points }分
page-score-all-finished = 出完的顺序
page-score-places-missing = { $count ->
   *[other] 还要{ $count }人出完
}
page-score-write = 记下
page-score-write-missing = 还差：{ $missing }
page-score-cannot = 不可能：看看为什么

# 要有人决定的。

page-score-clash = 第{ $deal }局：两部手机记的不一样
page-score-clash-mine = 这边：
page-score-clash-theirs = 那边：
page-score-taken-back = 收回了
page-score-keep-mine = 按这边的
page-score-keep-theirs = 按那边的
page-score-keep-both = 两个都要，一前一后
page-score-misfit = 第{ $deal }局对不上了
page-score-refused = 服务器不接受这场牌：{ $reason }

# 给别人。

page-score-hand-over = 换一部手机记
page-score-hand-over-help = 打开这个链接的人也能记分和修改。
page-score-let-watch = 让大家看
page-score-let-watch-help = 打开这个链接的人马上看到每一局，但不能改。
page-score-link-offline = 链接要靠服务器，现在连不上。
page-score-as-picture = 存成图片
page-score-as-pdf = 打印或 PDF
page-score-as-csv = 存成表格（CSV）
page-score-as-json = 存成可再打开的文件（JSON）
page-score-as-record = 存成牌谱，放进存档
page-score-contract = 合约
page-score-chooser = 选约者
page-score-total-of = { $who }总分

# 名字和删除。

page-score-renamed = 存过的牌友改名后，每一场都跟着改。
page-score-save-company = 把这些人存成一组
page-score-saved = 已存到“牌友和牌局组”。
page-score-delete = 删除这场
page-score-delete-sure = 真的要彻底删除？
page-score-name-now = 名字，现在是{ $name }
page-score-forget = 移除{ $name }
page-score-new-player = 新牌友
page-score-add = 添加
page-score-groups = 牌局组
page-score-who-sits = 谁一起打，按座位顺序
page-score-group-name = 组名

# 统计。

page-score-wins = 赢
page-score-wins-of = { $shared ->
    [0] { $wins }／{ $evenings }
   *[other] { $wins }／{ $evenings }，并列 { $shared }
}
page-score-ahead-help = 最拿手和最吃亏：括号里是每局比同桌在相同各局的平均多得的分。
page-score-per-deal = 每局
page-score-best = 最拿手
page-score-worst = 最吃亏
page-score-averages = 各合约每局得分
page-score-duels = 两两对比
page-score-duels-help = 打完的场次：领先 – 落后 – 持平。
page-score-no-figures = 记下第一局就有统计。
