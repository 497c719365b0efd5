# A hint: what a strong player would do, and why. { $other } is the next best act, and what follows it in brackets what
# that comes to.

hint-told = Hint: { $act }.
hint-only = You can do nothing else.
hint-loses = It cannot take the trick.
hint-takes = It takes the trick.
hint-once = { $item }: yours in { $mine } of 100 cases ({ $other }: { $theirs }).
hint-count = { $item }: { $mine } for you on average ({ $other }: { $theirs }).
hint-place = Your place: { $mine } on average ({ $other }: { $theirs }).
hint-slam = A slam of your own: in { $mine } of 100 cases ({ $other }: { $theirs }).
hint-slammed = A slam of somebody else: in { $mine } of 100 cases ({ $other }: { $theirs }).
hint-doubles = From the doubles: { $mine } on average ({ $other }: { $theirs }).
hint-others = For each of the others: { $mine } on average ({ $other }: { $theirs }).
hint-expected = Expected: { $mine } ({ $other }: { $theirs }).
hint-against = Expected: { $mine } against { $theirs }.
hint-usual = Expected: { $mine }, where an average hand comes to { $usual } ({ $other }: { $theirs } and { $otherusual }).
hint-equal = Expected: { $mine }. { $other } is about as good.
hint-owed = It costs something, but a double is owed.
hint-risk = { $other }: too little to gain for the risk.
hint-silence = double nobody
hint-double = double { $who }
hint-pass = pass
hint-stop = stop here
hint-no-trump = no trumps
