# Names of contracts. A second row of a kind gets a number after the name.

contract-tricks = No tricks
contract-hearts = No hearts
contract-diamonds = No diamonds
contract-queens = No queens
contract-jacks = No jacks
contract-kings-jacks = No kings or jacks
contract-barbu = Barbu
contract-last-two = Last two tricks
contract-last-trick = Last trick
contract-salad = Salad
contract-anti-salad = Anti-salad
contract-hearts26 = Hearts and the queen of spades
contract-trumps = Trumps
contract-domino = Domino

# Contracts in which one takes what others avoid.

contract-tricks-plus = Take tricks
contract-hearts-plus = Take hearts
contract-queens-plus = Take queens
contract-barbu-plus = Take the Barbu
contract-last-two-plus = Take the last two tricks
contract-last-trick-plus = Take the last trick
contract-salad-plus = Take the salad
contract-ten-clubs = Take the ten of clubs
contract-whist = Whist
