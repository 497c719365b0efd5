# 规则工坊，一桌人在这里写下自己的规则：表单分组、修正办法、建议、收藏。

studio-group-about = 名称和出处
studio-group-table = 牌桌
studio-group-roles = 谁发牌、选约、首攻
studio-group-end = 长度和胜负
studio-group-deck = 用牌
studio-group-doubling = 加倍
studio-group-row = 合约
studio-group-worth = 分值
studio-group-duties = 将牌和义务
studio-group-held-back = 限制出的牌
studio-group-start = 起头
studio-group-aces = A
studio-group-finish = 结束和全收

mend-set = { $label }：{ $value }
mend-set-row = { $contract }·{ $label }：{ $value }
mend-drop-row = 删去{ $contract }
mend-put-row = 恢复{ $contract }
mend-drop-key = 去掉“{ $given }”

advice-first-chooser = 第一个选的人面前是整张清单，这是优势。有的牌桌让选约者失分加倍、得分减半，或者让他在第一墩最后出牌。
advice-uneven =
    { $over ->
       *[other] { $players }人打{ $deals }局轮不均：有{ $over }人比别人多选一次。
    }
advice-dealer-second = 顺时针打而由发牌者的右家首攻时，发牌者第二个出牌。由右家首攻的牌桌多半是逆时针打的。
advice-counts-still = { $contract }不打，但在{ $salad }里仍然计分。
advice-gaps = { $contract }：有些牌不在场，牌列到缺口就断了。可能会出现谁也接不下去的情况。

worth-comes-to-nothing = { $players }人时{ $contract }合计为0，乘多少都一样。
worth-does-not-divide = { $players }人时{ $contract }不能定为{ $points }分：只有{ $unit }的倍数才能得到整数分，例如{ $near }。
worth-too-much = { $players }人时{ $contract }不能定为{ $points }分：单独一项就要超过{ $most }分。

no-such-ruleset = 你的收藏里没有规则“{ $given }”。
no-such-version = 这套规则没有版本{ $given }。
too-many-rulesets = 你已经保存了{ $most }套规则：请先删掉一套。
ruleset-needs-name = 给这套规则起个名字。
ruleset-saved-since = 这套规则期间已在别处保存过：最新版本是{ $present }。
ruleset-name-taken = 你已经有名为“{ $name }”的规则，现为第 { $present } 版。
ruleset-unread = “{ $name }”的版本{ $number }已无法读取。
ruleset-copy = { $name }（副本）

rules-help-new = 新建一套自己的规则并起名。
rules-help-edit = 在编辑器里修改自己的规则，并加以检查。
rules-help-name = 规则的名称。
rules-help-from = 从哪里开始：预设规则、自己的另一套规则、文件，或链接的文字。
rules-made = { $name }保存在{ $path }。
rules-made-next = 要修改：{ BARBU() } rules edit { $word }。要按它打牌：{ BARBU() } play { $word }。
rules-kept = { $name }已保存。
rules-unchanged = 没有改动。
rules-edit-again = 继续修改吗？（y/n）
play-word-yes = y 是 好
rules-not-kept = { $name }保持原样。你写的内容在{ $path }。
rules-gone-on-with = 接着改你上次写的内容，在{ $path }。
rules-no-editor = 找不到编辑器：请把它的名称写进变量EDITOR。
rules-editor-trouble = 编辑器{ $editor }用不了（{ $reason }）。
rules-name-taken = 已经有一套规则叫{ $name }。
rules-name-of-preset = { $name }是预设规则的名称：请换一个。
rules-bad-name = “{ $given }”不能用作规则的名称。
rules-not-yours = 你没有叫“{ $given }”的规则。{ $close ->
        [0] 这样新建：{ BARBU() } rules new { $word }
       *[other] 你是指{ $near }吗？
    }
rules-group-own = 自己的
rules-advice = 建议：{ $advice }
rules-mend = 这样就行：{ $mend }
