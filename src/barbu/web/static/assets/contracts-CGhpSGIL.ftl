# Names of contracts. A second row of a kind gets a number after the name.

contract-tricks = Les plis
contract-hearts = Les cœurs
contract-diamonds = Les carreaux
contract-queens = Les dames
contract-jacks = Les valets
contract-kings-jacks = Les rois et les valets
contract-barbu = Le barbu
contract-last-two = Les deux der
contract-last-trick = La der
contract-salad = La salade
contract-anti-salad = L’antisalade
contract-hearts26 = La dame de pique
contract-trumps = L’atout
contract-domino = La réussite

# Contracts in which one takes what others avoid.

contract-tricks-plus = Faire des plis
contract-hearts-plus = Prendre des cœurs
contract-queens-plus = Prendre des dames
contract-barbu-plus = Prendre le barbu
contract-last-two-plus = Faire les deux der
contract-last-trick-plus = Faire la der
contract-salad-plus = Prendre la salade
contract-ten-clubs = Prendre le dix de trèfle
contract-whist = Le whist
