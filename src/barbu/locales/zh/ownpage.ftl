# 玩家的设备和数据。

page-own = 你的设备和数据
page-own-stranger = 服务器上还没有你的任何数据。取名或入座之后才会有。
page-own-no-line = 服务器没有回应，请稍后再试。
page-own-move = 换一台设备继续打
page-own-move-help = 用链接或二维码，把你的座位、牌局和规则带到另一部手机或电脑上。
page-own-move-say = 在另一台设备上打开这个链接，或用它扫码。链接只能用一次，十分钟内有效。谁拿到它，谁就能以你的身份打牌。
page-own-move-link = 去另一台设备的链接
page-own-move-used = 链接已用：另一台设备现在也是你了。
page-own-move-over = 十分钟已过。
page-own-move-again = 新链接
page-own-others = 退出我的其他设备
page-own-others-help = 手机丢了，或者别人拿到过你的链接时用。通行密钥也会一并移除。
page-own-others-sure = 真的全部退出？
page-own-others-done = 现在只有这台设备是你了。
page-own-passkey = 用通行密钥保留我的牌局
page-own-passkey-help = 它存放在你的手机或电脑上，用指纹、面容或密码解锁。这个浏览器忘记了你时，或者在有它的另一台设备上，它会带你回来。
page-own-passkey-made = 已保留。今后你可以用这个通行密钥回来。
page-own-passkey-one = { $date }的通行密钥
page-own-passkey-used = 上次使用：{ $date }
page-own-passkey-unused = 还没用过
page-own-passkey-elsewhere = 只在本服务器的另一个地址有效
page-own-passkey-remove = 移除{ $date }的通行密钥
page-own-passkey-removed = 已移除。再没有人能用它回来。
page-own-passkey-stopped = 什么都没有改变。
page-own-back = 用通行密钥回来
page-own-back-help = 如果你以前做过一个，在这里或你的另一台设备上。
page-own-back-sure = 真的让{ $name }离开这台设备吗？
page-own-take = 下载我的全部数据
page-own-take-help = 一个文件，里面有你的牌桌、打完的牌局、规则和真牌记分。正在打的牌局不在其中，因为里面有谁都还不能看的牌。

# 删除数据。

page-own-forget = 删除我的全部数据
page-own-forget-say = 以下内容会立刻永久删除：
page-own-forget-name = 你的名字{ $name }和语言，所有设备上都会删除。
page-own-forget-tables = 你在{ $count }张牌桌上的座位。如果还有别人在座，牌桌会留下，由电脑替你打。
page-own-forget-matches = 你档案里的{ $count }场牌局。别人也有的，留在他们那里，你的座位不再有名字。
page-own-forget-rules = { $count }套规则，连同所有版本。
page-own-forget-evenings = { $count }场真牌记分，一起记分或旁观的人也看不到了。
page-own-forget-browser = 这个浏览器里存的内容：设置、规则草稿、记分、存下的牌友。其他设备上的要在那里自己清除。
page-own-forget-backups = 服务器管理员做的备份，要等他删掉才会消失。
page-own-forget-next = 继续
page-own-forget-type = 如果确定，请输入你的名字：{ $name }
page-own-forget-do = 永久删除

# 在另一台设备上。

page-move = 在这里继续打
page-move-as = 在这里以{ $name }的身份继续
page-move-say = 这台设备也会成为{ $name }，座位、牌局和规则都一样。
page-move-instead = 到现在为止，你在这里是{ $name }。之后这台设备上就打不开这个名字的内容了。
page-move-same = 这台设备已经是{ $name }了。
page-move-bad = 链接已经失效。每个链接只能用一次，十分钟内有效。请在另一台设备的“设置”里再取一个。
page-move-no = 保持原样
