# 提示：高手会怎么打，为什么。

hint-told = 提示：{ $act }。
hint-only = 只能这样。
hint-loses = 这张牌吃不到这墩。
hint-takes = 这张牌吃进这墩。
hint-once = { $item }：100次中有{ $mine }次归你（{ $other }：{ $theirs }次）。
hint-count = { $item }：你平均得{ $mine }（{ $other }：{ $theirs }）。
hint-place = 你的名次：平均{ $mine }（{ $other }：{ $theirs }）。
hint-slam = 你全收：100次中有{ $mine }次（{ $other }：{ $theirs }次）。
hint-slammed = 别人全收：100次中有{ $mine }次（{ $other }：{ $theirs }次）。
hint-doubles = 加倍所得：平均{ $mine }（{ $other }：{ $theirs }）。
hint-others = 其他每家：平均{ $mine }（{ $other }：{ $theirs }）。
hint-expected = 预计得分：{ $mine }（{ $other }：{ $theirs }）。
hint-against = 预计得分：{ $mine }，否则{ $theirs }。
hint-usual = 预计得分：{ $mine }，一般的牌得{ $usual }（{ $other }：{ $theirs }，一般的牌{ $otherusual }）。
hint-equal = 预计得分：{ $mine }。{ $other }差不多一样好。
hint-owed = 会有些损失，但还欠一次加倍。
hint-risk = { $other }：得利太少，不值得冒险。
hint-silence = 不给任何人加倍
hint-double = 给{ $who }加倍
hint-pass = 不出
hint-stop = 到此为止
hint-no-trump = 无将
