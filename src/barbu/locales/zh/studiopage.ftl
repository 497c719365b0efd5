# 规则的页面：收藏、链接里的规则、修改规则的工坊。

page-studio-title = 规则工坊
page-studio-rules = 规则
page-studio-unnamed = 未命名的规则
page-studio-offline = 服务器没有回应。你做的改动都留在这个浏览器里。

# 收藏。

page-studio-collection = 你们牌桌的规则
page-studio-collection-line = 选一套现成的规则，改成你们的打法，起个名字保存。
page-studio-unsaved = 尚未保存
page-studio-go-on = 接着上次继续
page-studio-forget = 丢弃：{ $name }
page-studio-yours = 自己的
page-studio-none-yet = 还没有。从下面选一套最接近你们打法的开始。
page-studio-presets = 从这里开始
page-studio-presets-line = 打开可以阅读，也可以修改：原来的规则保持不变。
page-studio-for = { $players }人
page-studio-so-many-deals = { $count ->
   *[other] { $deals }局
}
page-studio-version = 版本{ $number }
page-studio-only-here = 只在这个浏览器里
page-studio-more-of = 更多：{ $name }
page-studio-import = 打开规则文件
page-studio-open = 打开
page-studio-new-from = 修改{ $name }的副本
page-studio-change = 修改
page-studio-duplicate = 复制一份
page-studio-rename = 改名
page-studio-export = 下载为文件
page-studio-delete = 删除
page-studio-delete-sure = 真的删除吗？
page-studio-versions = 历史版本
page-studio-version-of = 版本{ $number }（共{ $count }个）
page-studio-version-open = 打开版本{ $number }
page-studio-version-back = 恢复这个版本
# What has been damaged.
page-studio-unread = 无法读取
page-studio-unread-here = 这个浏览器里保存的内容已损坏。
page-studio-unread-there = 服务器上保存的内容已损坏。旧版本也许还能用。
page-studio-unread-draft = 这份草稿无法读取：浏览器里保存的内容已损坏。
page-studio-unread-take = 取出剩下的内容

# 整套规则。

page-studio-play = 用它开打
page-studio-keep-score = 用它记分
page-studio-save = 保存
page-studio-is-saved = 已保存
page-studio-save-title = 用什么名字？
page-studio-save-as = 用另一个名字保存
page-studio-save-copy = 保存一份
page-studio-saved = 已保存：{ $name }
page-studio-name = 名字
page-studio-name-like = 奶奶家的规则
page-studio-needs-name = 请起个名字。
page-studio-name-taken = “{ $name }”已经有了，是版本{ $number }。
page-studio-name-other = 这个名字已经有了：请换一个。
page-studio-save-over = 保存为版本{ $number }
page-studio-discard = 放弃改动
page-studio-settle = { $count ->
   *[other] 先解决{ $count }处冲突
}
page-studio-share = 分享
# A button to print the blank score sheet.
page-studio-sheet-for = { $players }人的记分表
page-studio-share-help = 链接里有全部规则。打开的人可以阅读、用它开打，也可以修改副本。
page-studio-link = 链接
page-studio-copy = 复制链接

# 表单。

page-studio-form = 选项
page-studio-parts = 全部项目
page-studio-from = { $count ->
    [0] 与{ $name }相同
   *[other] 源自{ $name } · { $count }处不同
}
page-studio-undo = 撤销
page-studio-redo = 重做
page-studio-changed = 已改
page-studio-put-back = 还原：{ $name }
page-studio-put-back-short = 还原
page-studio-silent = 目前用不上：{ $list }
page-studio-depends = 取决于：{ $on }
page-studio-same = 人数不同也一样
page-studio-apart = 按人数分别设定
page-studio-with = { $players }人
page-studio-of = { $of }：{ $what }
page-studio-less = 减少：{ $name }
page-studio-more = 增加：{ $name }
page-studio-rank = 点数
page-studio-suit = 花色
page-studio-add = 添加
page-studio-take-out = 去掉：{ $name }
page-studio-no-cards = 没有牌
page-studio-none = 没有
page-studio-up = 上移：{ $name }
page-studio-down = 下移：{ $name }
page-studio-place = 第{ $place }名
page-studio-add-place = 再加一名
page-studio-drop-place = 去掉第{ $place }名
page-studio-add-price = 还有别的计分……
page-studio-single-card = 某一张牌
page-studio-no-prices = 没有单独计分的。

# 合约。

page-studio-in-all = 共{ $points }分
page-studio-total-with = { $players }人：{ $points }
page-studio-no-total = 总分要看怎么打。
page-studio-again = 再加一个同样的
page-studio-remove = 删去{ $name }
page-studio-not-played = 不打
page-studio-played = 打{ $name }
page-studio-move = 移动{ $name }：上下箭头键
page-studio-moved = { $name }现在排第{ $place }，共{ $count }个。
page-studio-add-contract = 添加合约
page-studio-there-already = 已经有了；这会是第二个
page-studio-in-presets = { $count ->
   *[other] { $count }套现成规则里有
}
page-studio-own-contract = 自家合约
page-studio-own-tricks = 自己定的吃墩合约
page-studio-own-tricks-line = 墩和牌值多少分由你定。
page-studio-own-layout = 自己定的接龙合约
page-studio-own-layout-line = 从哪里起头、每个名次多少分由你定。
page-studio-worth = 各合约同样分值
page-studio-worth-help = 让每个合约的总分相同。
page-studio-worth-do = 每个都定为{ $points }分
page-studio-worth-done = { $count ->
    [0] 没有需要改的。
   *[other] 改了{ $count }个合约。
}

# 表单旁边。

page-studio-book = 规则书
page-studio-book-says = 你们的规则书这样写
page-studio-all = 全部
page-studio-only-changes = 改动
page-studio-book-stale = 这是出现冲突以前的规则书。
page-studio-book-waits = 冲突解决之后，规则书就会出现。
page-studio-differs = 与{ $name }不同
page-studio-was = 不再有：
page-studio-came = 新增：
page-studio-checks = 检查
page-studio-problems = { $count ->
   *[other] { $count }处冲突
}
page-studio-advice = 建议
page-studio-idle = 已设定，但不起作用
page-studio-show-option = 查看选项
page-studio-playable = 这套规则可以{ $players }人打。
page-studio-could = { $players }人也可以打。
page-studio-totals = 各人数下的总分
page-studio-hand = 每人张数
page-studio-deals = 局数
page-studio-example = 举个例子
page-studio-example-help = 由电脑打完一局，按这套规则计分。
page-studio-example-of = 合约
page-studio-deal = 发牌
page-studio-another = 再来一局
page-studio-changes = 不同之处
page-studio-compared = 对比
page-studio-put-all-back = 全部还原
page-studio-no-changes = 没有不同。
