# What the server says at a table and of requests.

table-guest = 客人
table-bots = 小林 阿明 小芳 老王 阿丽 大伟 小雨 阿杰 小梅 老李
table-option = { $label }：{ $value }。

not-at-this-table = 你在这桌没有座位。
opener-only = 只有开桌的玩家可以这样做。
already-started = 比赛已经开始：规则和座位不能再改。
not-started-yet = 比赛还没开始。
not-finished-yet = 这场比赛还没结束。
table-full = 这桌已经坐满。
seat-taken = { $seat }的座位已经有人。
seats-free = 还空着{ $count }个座位：请人坐下，或让电脑玩家补上。
no-such-table = 没有牌桌“{ $given }”。
no-such-match = 没有比赛“{ $given }”。
match-is-there = 比赛“{ $given }”已经在这里了。
match-damaged = 比赛“{ $given }”保存的内容已损坏，不能在这里继续。
no-such-clock = 时钟不能设为{ $given }秒，可以设为{ $allowed }。
no-such-phrase = 没有短语“{ $given }”。
no-such-step = 第{ $given }步没有人行动。
not-played-here = 这里没有打过第{ $given }局。
one-phrase-at-a-time = 每{ $seconds }秒只能说一句。
not-absent = { $seat }离开满{ $seconds }秒后，电脑玩家才能代打。
no-more-time = 现在不能加时：只有轮到你时才可以，每次一回（{ $seconds }秒）。
no-hints-here = 这一桌约定不用提示。
no-claim = 这里还不能摊牌：余下的结果尚未确定。
too-late-to-undo = 来不及悔牌了：{ $seat }已经行动。
too-many-bots = 有{ $given }个电脑玩家，只有{ $most }个座位。
seat-twice = 每个座位只写一次。
one-source = 请只用一种方式指明规则：预设、链接、文件、规则本身，或你收藏里的一套。
who-are-you = 先说你是谁：起个名字。
no-such-evening = 没有牌局“{ $given }”。
evening-changed = 这期间有人写过了。
evening-other-id = 这份牌谱属于“{ $given }”，不是“{ $needed }”。
evening-was-played = “{ $given }”是发牌打过的：牌局里只能记手工记录的局。
evening-read-only = 你可以看这场牌局，但不能写。
evening-owner-only = 只有开始这场牌局的人可以这样做。
evening-too-many-guests = 一场牌局最多{ $most }人加入。
evening-too-many-watch = 一场牌局最多{ $most }人同时观看。
evening-notes-too-long = 这些备注太长：最多保存{ $most }字节。
too-many-evenings = 你已经保存了{ $most }场牌局：请先删除一场。

http-bad-request = 这个请求无法读取。
http-bad-token = 这个请求不是从本页发出的。请重新载入页面。
http-not-found = 这里什么也没有。
http-too-large = 一次太多了。
http-too-often = 请求太频繁。稍等一会儿。
http-broken = 这里出了问题。你做过的都没有丢失。

serve-at = Barbu运行在{ $address }（按Ctrl-C停止）
serve-others = 同一网络上的其他人请打开{ $address }
serve-port-busy = { $host }的端口{ $port }不能用（{ $reason }）。用--port另选一个。
serve-folder-busy = 另一个Barbu服务器正在使用文件夹{ $path }。先停止它，或用--data另选文件夹。

serve-help = 在这台电脑上开设网页牌桌。
serve-help-port = 使用的端口；0表示任意空闲端口。
serve-help-host = 使用的地址；0.0.0.0让同一网络的人也能进来。
serve-help-database = 存放一切的数据库，如postgresql://user@host/name。
serve-help-access-log = 每个请求输出一行。
serve-help-secure = 只通过https发送cookie；用于https之后的服务器。
serve-help-requests = 一个地址每分钟最多可发多少个请求。
serve-database-busy = 另一个Barbu服务器正在使用这个数据库。先停止它，或给这个服务器单独的数据库。
serve-database-trouble = 数据库不能用：{ $reason }。
serve-database-driver = PostgreSQL还需要一个软件包：pip install barbu[postgres]。
