# 机器人有多强：`barbu arena`。

arena-help = 测量每个玩家有多强，并写成表格、图和CSV文件。
arena-help-candidate = 要测量的玩家，如expert；可重复给出多个。
arena-help-against = 坐满其余座位的玩家，如regular；可重复给出多个。
arena-help-rows = 要打的内容：named、random、whole、某套规则，或fr-tableau-32/4/*这样的模式；可重复给出多个。
arena-help-deals = 每行打多少副；不写则按表格所需。
arena-help-minutes = 打这么多分钟后停下；下次运行从那里继续。
arena-help-out = 存放结果的文件夹。
arena-help-rulesets = 另外要打的规则文件所在的文件夹。
arena-help-seed = 决定发牌的文字。
arena-help-jobs = 使用多少个进程；不写则每个核心一个。
arena-help-dask = 用来打牌的Dask集群的调度器，如tcp://host:8786。

arena-no-such-player = 没有名为“{ $given }”的玩家。可选：{ $allowed }。
arena-no-such-row = 没有与“{ $given }”相符的行。可选：{ $allowed }。
arena-no-rulesets = { $path }中没有规则文件。
arena-no-dask = 使用集群还需要一个包：pip install barbu[cluster]。
arena-no-cluster = 无法使用位于{ $address }的集群：{ $reason }。
arena-cannot-write = 无法把结果写入{ $path }：{ $reason }。
arena-too-little = “{ $given }”对{ $option }太少：不写这个选项就测量表格所需的全部。

arena-plays = 副数
arena-unfinished = { $planned }个部分中已打完{ $done }个；用同一命令继续打其余的。
arena-stopped = 已停止。{ $planned }份中有{ $done }份保存在{ $path }；同样的命令会接着测其余的。
arena-aside = { $path }的内容多于这次测量的，保持原样；删掉它才会重写。
arena-written = 已写入：{ $files }。

arena-title = 机器人有多强
arena-title-chart = 相对所有座位平均值的得益，以均分额的百分比计，附95%区间
arena-title-rulesets = 按规则
arena-title-contracts = 按玩法
arena-title-random = 随机规则
arena-title-whole = 整场，每副分数
arena-made = { $date }测于{ $machine }，{ $cores }个核心；发牌种子“{ $seed }”，代码{ $code }。
arena-pair = { $candidate }对{ $against }

arena-column-pair = 玩家
arena-column-row = 规则
arena-column-named = 已知规则，%
arena-column-random = 随机规则，%
arena-column-below = 低于0的玩法
arena-column-deals = 副数
arena-column-median = 中位数，毫秒
arena-column-p99 = 99%，毫秒
