# Names of contracts. A second row of a kind gets a number after the name.

contract-tricks = Keine Stiche
contract-hearts = Keine Herzen
contract-diamonds = Keine Karos
contract-queens = Keine Damen
contract-jacks = Keine Buben
contract-kings-jacks = Keine Könige und Buben
contract-barbu = Barbu
contract-last-two = Zwei letzte Stiche
contract-last-trick = Letzter Stich
contract-salad = Salade
contract-anti-salad = Anti-Salade
contract-hearts26 = Herzen und Pik-Dame
contract-trumps = Trumpf
contract-domino = Domino

# Contracts in which one takes what others avoid.

contract-tricks-plus = Stiche machen
contract-hearts-plus = Herzen nehmen
contract-queens-plus = Damen nehmen
contract-barbu-plus = Den Barbu nehmen
contract-last-two-plus = Die zwei letzten Stiche machen
contract-last-trick-plus = Den letzten Stich machen
contract-salad-plus = Die Salade nehmen
contract-ten-clubs = Die Kreuz-Zehn nehmen
contract-whist = Whist
