# A player's devices and data.

page-own = Your devices and data
page-own-stranger = This server keeps nothing of you yet. It begins to when you choose a name or sit down at a table.
page-own-no-line = The server does not answer. Try again in a moment.
page-own-move = Play on another device
page-own-move-help = A link or QR code takes your seat, matches and rules along to another phone or computer.
page-own-move-say = Open this link on your other device, or scan the code with it. It works once, for ten minutes. Whoever has it plays as you.
page-own-move-link = Link to your other device
page-own-move-used = The link was used: the other device is you too now.
page-own-move-over = The ten minutes are over.
page-own-move-again = New link
page-own-others = Sign out my other devices
page-own-others-help = After you lost a phone, or somebody else had your link. Passkeys go too.
page-own-others-sure = Really sign them all out?
page-own-others-done = Only this device is you now.
page-own-passkey = Keep my games with a passkey
page-own-passkey-help = Your phone or computer keeps it, and your finger, face or PIN unlocks it. It brings you back when this browser has forgotten you, or on another device that has it.
page-own-passkey-made = Kept. From now on you can come back with this passkey.
page-own-passkey-one = Passkey of { $date }
page-own-passkey-used = last used on { $date }
page-own-passkey-unused = not used yet
page-own-passkey-elsewhere = good at another address of this server
page-own-passkey-remove = Remove the passkey of { $date }
page-own-passkey-removed = Removed. Nobody comes back with it any more.
page-own-passkey-stopped = Nothing was changed.
page-own-back = Come back with a passkey
page-own-back-help = If you made one before, here or on another device of yours.
page-own-back-sure = Really leave { $name } behind here?
page-own-take = Download all my data
page-own-take-help = One file with your tables, finished matches, rules and evenings. Matches in play are not in it, since they hold cards that nobody may see yet.

# Deleting it.

page-own-forget = Delete all my data
page-own-forget-say = This goes, at once and for good:
page-own-forget-name = Your name { $name } and your language, on all your devices.
page-own-forget-tables = { $count ->
    [one] Your place at one table. If others sit there too, the table stays and a bot plays on for you.
   *[other] Your place at { $count } tables. Where others sit too, the table stays and a bot plays on for you.
}
page-own-forget-matches = { $count ->
    [one] One match in your archive. If others have it too, they keep it, and your seat is nameless.
   *[other] { $count } matches in your archive. Those that others have too they keep, and your seat is nameless.
}
page-own-forget-rules = { $count ->
    [one] One ruleset, with all its versions.
   *[other] { $count } rulesets, with all their versions.
}
page-own-forget-evenings = { $count ->
    [one] One evening with real cards, for those too with whom you share it.
   *[other] { $count } evenings with real cards, for those too with whom you share them.
}
page-own-forget-browser = What this browser keeps: settings, drafts of rules, score sheets, saved players. Other devices keep theirs until you empty them there.
page-own-forget-backups = Backups that the operator of this server has made go when he throws them away.
page-own-forget-next = Go on
page-own-forget-type = If you mean it, type your name: { $name }
page-own-forget-do = Delete for good

# On the other device.

page-move = Play on here
page-move-as = Play on here as { $name }
page-move-say = This device is { $name } too then, with the same seat, matches and rules.
page-move-instead = Until now it is { $name } here. What belongs to that name can then no longer be opened from this device.
page-move-same = This device is { $name } already.
page-move-bad = This link does not work any more. Each one works once, for ten minutes. Make a new one on your other device, under “Settings”.
page-move-no = Leave everything as it is
