## The house without a network: its strip above the lobby, the place that says what is kept, and the command that makes the folder.

# The strip
pocket-here = Plays without a network. Everything stays on this device.
pocket-here-short = Without a network
pocket-kept-button = On this device
pocket-waking = Waking the house
pocket-step-fetch = Fetching: { $done } of { $total } MB
pocket-step-start = Starting Python
pocket-step-open = Opening your games
pocket-waking-wait = You can already choose a game; it begins when the house is awake.
pocket-update-ready = A new version is here.
pocket-update-use = Use it
pocket-update-held =
    { $count ->
        [one] A new version is here, with other rules for { $games }. It is used once your game is over.
       *[other] A new version is here, with other rules for { $games }. It is used once those games are over.
    }
pocket-again = Try again

# What can keep the house from opening
pocket-problem-incomplete = Some of the files for playing without a network are missing or cut short. Your games are not touched. Load the page again; if that does not help, whoever put it on the web has to copy the folder again.
pocket-problem-unreachable = The files for playing without a network could not be fetched. Your games are not touched. Connect once, then it works without a network.
pocket-problem-storage = This browser does not let the page read what it has stored. Close other windows of this page, or leave private browsing, then try again.
pocket-problem-full = This device has no room left. What was confirmed is kept; the last thing you did is not. Make room, then try again.
pocket-problem-journal = { $detail }
pocket-problem-broken = The house did not open. Your games are not touched. Try again; a copy of them is one tap away.

# What is kept on this device
pocket-kept-title = On this device
pocket-kept-tables =
    { $count ->
        [0] No games yet.
        [one] 1 table, { $size }.
       *[other] { $count } tables, { $size }.
    }
pocket-kept-files = Saved in this browser, each move before it counts.
pocket-kept-database = Saved in this browser’s database, each move before it counts.
pocket-kept-memory = This browser keeps nothing beyond this visit: a private window, or an address without https. Take a copy before you close the page.
pocket-kept-firmly = The browser has promised not to delete it by itself.
pocket-kept-loosely = If the device runs out of room, the browser may delete it. A copy is safe.
pocket-kept-clearing = If you clear this site’s data in the browser, your games go with it.
pocket-offline-yes = The page opens without a network.
pocket-offline-no = The page needs the network to open: this browser or address allows no more.
pocket-copy = Save a copy of everything
pocket-copy-more = One file with all games, names and settings. Whoever has it can play your seats.
pocket-restore = Bring a copy back
pocket-restore-more = Puts the copy in place of everything that is here.
pocket-restore-sure = Everything on this device is replaced by this copy. Go on?
pocket-restore-not = That file is not a copy from this page. Nothing was changed.
pocket-restore-broken = The copy can’t be used: { $why } Nothing was changed.
pocket-erase = Delete everything here
pocket-erase-sure = Delete all games, names and settings on this device? This can’t be undone.
pocket-yes-replace = Replace
pocket-yes-delete = Delete
pocket-no = Leave it
pocket-install = Install as an app
pocket-install-more = An icon on your home screen; it opens without a network.
pocket-version = Version { $version } · Pyodide { $pyodide }
pocket-size-kb = { $size } kB
pocket-size-mb = { $size } MB

# Finished games, for one's own page
finished-title = Your finished games
finished-strip =
    { $count ->
        [one] A finished game is not on your page yet.
       *[other] { $count } finished games are not on your page yet.
    }
finished-add =
    { $count ->
        [one] Add it to { $name }’s games
       *[other] Add { $count } games to { $name }’s games
    }
finished-all-there = All of them are among { $name }’s games on the server.
finished-added =
    { $count ->
        [one] The game is among yours now.
       *[other] { $count } games are among yours now.
    }
finished-more = They count among your games, but for no rating: dice of your own device prove consistency, not fairness.
finished-offline = Connect to add them to your games on the server.
finished-save = Save them as a file for a server
finished-save-more = On the server: My games, “Add a saved game”. Each game is added once, however often you bring the file.
finished-not = { $game } was not added. { $why }
finished-unreachable = The server does not answer. Try again later; nothing is lost.

# Several devices in one room, without internet
nearby-join = Join a table in this room
nearby-join-short = Join nearby
nearby-invite = Play together without internet
nearby-invite-more = Each on their own phone, in the same room. This device has the table.
nearby-show = Show the code for a device
nearby-cannot = This browser can’t speak to another device without a server. Try another browser on this device.
nearby-where = Both devices have to be in the same Wi-Fi, or one in the hotspot of the other. Internet is not needed.
nearby-host-title = Play together without internet
nearby-host-first = 1. The other device reads this code
nearby-host-second = 2. Then this device reads the answer
nearby-guest-title = Join a table in this room
nearby-guest-first = 1. Read the code on the device with the table
nearby-guest-second = 2. Let the device with the table read this answer
nearby-guest-wait = Waiting until it has been read…
nearby-scan = Read it with the camera
nearby-stop = Stop
nearby-paste = Or paste the code
nearby-use = Use it
nearby-not = That is no code from this page. Show it again and hold still, or copy all of it.
nearby-is-offer = That is a code from a device with a table. Here the answer of the other device is needed.
nearby-old = That code is not waited for any more. Show a new one on the device with the table.
nearby-camera-no = The page may not use the camera. Allow it in the browser, or paste the code.
nearby-camera-none = There is no camera that the page can use. Paste the code.
nearby-broken = That did not work: { $why }
nearby-failed = The devices did not find each other. Are both in the same Wi-Fi? Then show a new code.
nearby-here = The other device is at the table.
nearby-handed = The answer was passed on. Go back to your table.
nearby-link-waiting = Not connected yet: the device with this table has to read the answer.
nearby-link-open = This table is on another device in the room.
nearby-link-interrupted = The connection is interrupted. It comes back by itself while both devices are awake and near each other.
nearby-link-lost = This table is on another device, and the connection to it is lost. Nothing is lost at the table.
nearby-versions = The two devices have different versions of this page. If something goes wrong, open both once with a network.
nearby-again = Join again
nearby-guests =
    { $count ->
        [0] No other device is connected.
        [one] 1 other device is connected.
       *[other] { $count } other devices are connected.
    }
nearby-code-again = Code for a device

# The command
pocket-fetching = Fetching Pyodide and wheels (once) …
pocket-compiling = Compiling …
pocket-packing = Compressing (about a minute the first time) …
pocket-made = { $folder }: { $files } files, { $brotli } MB to fetch (brotli), { $raw } MB unpacked; { $physics } MB more when somebody throws. Version { $version }.
pocket-try = Try it: python -m http.server --directory { $folder }
pocket-needs = This needs { $program }, which is not on the PATH. Install Node 20 or newer (it brings node and npm), then run the command again.
pocket-download-failed = { $program } could not fetch what the folder is made of: { $why } Connect to the network, then run the command again. Nothing was changed.
pocket-other-bytes = { $what } has other bytes than the ones this version was tested with. Nothing was changed.
pocket-no-page = The page for playing without a network is not part of this installation. Install the wheel, or build it: scripts/setup dev.
pocket-not-a-folder = { $folder } is a file. Name a folder.
pocket-folder-in-use = { $folder } holds something else already. Name a new or empty folder.
pocket-node-failed = Node could not compile the package: { $why }
pocket-cannot-write = { $folder } can’t be written: { $why }
pocket-stopped = Stopped. Nothing was changed.
