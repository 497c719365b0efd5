# Names of contracts. A second row of a kind gets a number after the name.

contract-tricks = Ei tikkejä
contract-hearts = Ei herttaa
contract-diamonds = Ei ruutua
contract-queens = Ei rouvia
contract-jacks = Ei jätkiä
contract-kings-jacks = Ei kuninkaita eikä jätkiä
contract-barbu = Herttakuningas
contract-last-two = Kaksi viimeistä tikkiä
contract-last-trick = Viimeinen tikki
contract-salad = Salaatti
contract-anti-salad = Vastasalaatti
contract-hearts26 = Hertat ja patarouva
contract-trumps = Valtti
contract-domino = Suite

# Contracts in which one takes what others avoid.

contract-tricks-plus = Ota tikkejä
contract-hearts-plus = Ota herttoja
contract-queens-plus = Ota rouvia
contract-barbu-plus = Ota herttakuningas
contract-last-two-plus = Ota kaksi viimeistä tikkiä
contract-last-trick-plus = Ota viimeinen tikki
contract-salad-plus = Ota salaatti
contract-ten-clubs = Ota ristikymppi
contract-whist = Whist
