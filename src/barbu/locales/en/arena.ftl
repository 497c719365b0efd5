# How strong the bots are: `barbu arena`.

arena-help = Measure how strong each player is, and write it down as a table, a chart and a CSV file.
arena-help-candidate = A player to measure, such as expert; again for more.
arena-help-against = Who holds all other seats, such as regular; again for more.
arena-help-rows = What to play: named, random, whole, a ruleset, or a pattern such as fr-tableau-32/4/*; again for more.
arena-help-deals = Deals for each row; as many as the table needs if you say nothing.
arena-help-minutes = Stop after so many minutes; the next run goes on from there.
arena-help-out = The folder for the results.
arena-help-rulesets = A folder of ruleset files that are played as well.
arena-help-seed = The words that the deals follow from.
arena-help-jobs = How many processes to use; one for each core if you say nothing.
arena-help-dask = The scheduler of a Dask cluster to play on, such as tcp://host:8786.

arena-no-such-player = There is no player “{ $given }”. There are: { $allowed }.
arena-no-such-row = No row fits “{ $given }”. There are: { $allowed }.
arena-no-rulesets = There are no ruleset files in { $path }.
arena-no-dask = A cluster needs one more package: pip install barbu[cluster].
arena-no-cluster = The cluster at { $address } cannot be used: { $reason }.
arena-cannot-write = The results cannot be written to { $path }: { $reason }.
arena-too-little = “{ $given }” is too little for { $option }: leave the option out to measure all that the table needs.

arena-plays = Deals
arena-unfinished = { $done } of { $planned } pieces are played; the same command goes on with the rest.
arena-stopped = Stopped. { $done } of { $planned } pieces are kept in { $path }; the same command goes on with the rest.
arena-aside = { $path } tells of more than has been measured now and stays as it is; delete it to have it written anew.
arena-written = Written: { $files }.

arena-title = How strong the bots are
arena-title-chart = Gain beside the mean of all seats, in percent of an equal share, with 95 % intervals
arena-title-rulesets = By ruleset
arena-title-contracts = By contract
arena-title-random = Random rulesets
arena-title-whole = Whole matches, points a deal
arena-made = Measured on { $date } on { $machine }, { $cores } cores; deals from the seed “{ $seed }”, code { $code }.
arena-pair = { $candidate } against { $against }

arena-column-pair = Players
arena-column-row = Ruleset
arena-column-named = Known rulesets, %
arena-column-random = Random rulesets, %
arena-column-below = Contracts below 0
arena-column-deals = Deals
arena-column-median = Median, ms
arena-column-p99 = 99 %, ms
