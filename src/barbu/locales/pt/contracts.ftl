# Names of contracts. A second row of a kind gets a number after the name.

contract-tricks = Sem vazas
contract-hearts = Sem copas
contract-diamonds = Sem ouros
contract-queens = Sem damas
contract-jacks = Sem valetes
contract-kings-jacks = Sem reis nem valetes
contract-barbu = Barbu
contract-last-two = Duas últimas vazas
contract-last-trick = Última vaza
contract-salad = Salade
contract-anti-salad = Antissalade
contract-hearts26 = Copas e dama de espadas
contract-trumps = Trunfo
contract-domino = Dominó

# Contracts in which one takes what others avoid.

contract-tricks-plus = Fazer vazas
contract-hearts-plus = Levar copas
contract-queens-plus = Levar damas
contract-barbu-plus = Levar o Barbu
contract-last-two-plus = Levar as duas últimas vazas
contract-last-trick-plus = Levar a última vaza
contract-salad-plus = Levar a Salade
contract-ten-clubs = Levar o dez de paus
contract-whist = Whist
