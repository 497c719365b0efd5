# The sheet of a ruleset, as `barbu rules` prints it, and the ways in which values are written.

for-players = { $players }人：{ $value }
unnamed-rules = 未命名的规则
count-cards = { $count }张
count-deals = { $count }局

rules-help = 查看、检查、比较和分享一桌的规则。
rules-help-list = 列出预设规则。
rules-help-show = 逐项说明一套规则。
rules-help-check = 检查规则文件，指出所有问题。
rules-help-diff = 说明两套规则有哪些不同。
rules-help-link = 把整套规则压成一段短文字。
rules-help-ruleset = 预设规则、自己的规则（写名称）、文件，或链接的文字。
rules-help-file = 规则文件，或自己的规则的名称。
rules-help-players = 只说明这个人数的情况。
rules-help-toml = 按文件格式输出规则，包括每个生效的选项。

rules-group-chosen = 自选合约
rules-group-due = 合约按顺序进行
rules-column-name = 名称
rules-column-players = 人数
rules-column-pack = 牌数
rules-column-deals = 局数
rules-column-contracts = 合约数

rules-not-for-players = { $name }不能{ $given }人玩，人数应为{ $allowed }。
rules-nothing-there = 没有叫“{ $given }”的预设规则或文件。{ $close ->
        [0] 可用的有：{ $near }。
       *[other] 你是指{ $near }吗？
    }
rules-no-file = 没有文件“{ $given }”。
rules-unreadable-file = 无法读取文件{ $file }。
rules-empty-file = 文件{ $file }是空的。
rules-not-text = 文件{ $file }不是文本（UTF-8）；规则文件必须是文本。
rules-good = { $file }可以玩：{ $name }。
rules-good-by-name = { $name }可以玩。
rules-bad = { $file }有{ $count }个问题：
rules-counts = { $contracts }个合约，{ $players }人，{ $deals }
rules-hash = 哈希值：{ $hash }

rules-source = 来源：{ $source }
rules-assumed = 标有{ $mark }的值是推定的：没有来源说明。
rules-section-table = 牌桌和牌
rules-section-roles = 谁做什么
rules-section-contracts = 合约
rules-section-doubling = 加倍
rules-section-end = 长度和胜负
rules-hands = 手牌
rules-hands-value =
    每人{ $each }{ $over ->
        [0] {""}
       *[other] ，剩{ $over }张
    }
rules-on-the-left = 左边
rules-on-the-right = 右边
rules-total = 合计
rules-total-all-in = { $points }（没有计分牌出局时）
rules-not-active = 不打

rules-same = 两套规则相同。
rules-changed = { $label }：{ $before } → { $after }
rules-changed-row = { $contract }·{ $label }：{ $before } → { $after }
rules-row-added = 新增：{ $contract }，排第{ $place }
rules-row-removed = 删去：{ $contract }，原排第{ $place }
rules-row-moved = 移动：{ $contract }，从第{ $before }移到第{ $after }
rules-is-folder = “{ $given }”是文件夹：请写出其中的一个文件。
rules-idle = 这里不起作用：{ $note }
