# Names of contracts. A second row of a kind gets a number after the name.

contract-tricks = 无墩
contract-hearts = 无红心
contract-diamonds = 无方块
contract-queens = 无皇后
contract-jacks = 无杰克
contract-kings-jacks = 无国王和杰克
contract-barbu = 红心国王
contract-last-two = 最后两墩
contract-last-trick = 最后一墩
contract-salad = 沙拉
contract-anti-salad = 反沙拉
contract-hearts26 = 红心和黑桃皇后
contract-trumps = 王牌约
contract-domino = 接龙

# Contracts in which one takes what others avoid.

contract-tricks-plus = 争墩
contract-hearts-plus = 争红心
contract-queens-plus = 争皇后
contract-barbu-plus = 争红心国王
contract-last-two-plus = 争最后两墩
contract-last-trick-plus = 争最后一墩
contract-salad-plus = 争沙拉
contract-ten-clubs = 争梅花十
contract-whist = 惠斯特
