# Un conseil : ce que ferait un joueur fort, et pourquoi.

hint-told = Conseil : { $act }.
hint-only = Il n’y a rien d’autre à faire.
hint-loses = Le pli ne sera pas pour vous.
hint-takes = Le pli est pour vous.
hint-once = { $item } : pour vous { $mine } fois sur 100 ({ $other } : { $theirs }).
hint-count = { $item } : { $mine } pour vous en moyenne ({ $other } : { $theirs }).
hint-place = Votre place : { $mine } en moyenne ({ $other } : { $theirs }).
hint-slam = Capot pour vous : { $mine } fois sur 100 ({ $other } : { $theirs }).
hint-slammed = Capot d’un autre : { $mine } fois sur 100 ({ $other } : { $theirs }).
hint-doubles = Par les contres : { $mine } en moyenne ({ $other } : { $theirs }).
hint-others = Pour chacun des autres : { $mine } en moyenne ({ $other } : { $theirs }).
hint-expected = À attendre : { $mine } ({ $other } : { $theirs }).
hint-against = À attendre : { $mine } contre { $theirs }.
hint-usual = À attendre : { $mine }, quand un jeu moyen donne { $usual } ({ $other } : { $theirs } et { $otherusual }).
hint-equal = À attendre : { $mine }. { $other } se vaut à peu près.
hint-owed = Cela coûte un peu, mais un contre est dû.
hint-risk = { $other } : trop peu à gagner pour le risque.
hint-silence = ne contrer personne
hint-double = contrer { $who }
hint-pass = passer
hint-stop = s’arrêter là
hint-no-trump = sans atout
