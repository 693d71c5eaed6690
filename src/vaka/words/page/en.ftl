### The page: what is said around the boards.

## Everywhere
page-skip = Skip to the content
page-home = Home
page-language = Language
page-settings = Settings
page-theme = Colours
page-theme-auto = Same as the device
page-theme-light = Light
page-theme-dark = Dark
page-tempo = Moves are shown
page-tempo-slow = slowly
page-tempo-normal = at normal speed
page-tempo-fast = fast
page-tempo-instant = at once
page-sound = Sounds of cards, turns and wins
page-volume = Volume
page-haptics = Vibration
page-notify = Notification when it is my turn
page-guide-again = Explain the first turn again
page-server = Server for tables with friends
page-server-take = Check and use
page-server-none = Without one, you play on this device.
page-server-fine = Tables with friends are at {$server}.
page-server-address = That is no address of a server. One looks like https://games.example.
page-server-insecure = This page was loaded over https, so the server must be reached over https too.
page-server-silent = Nothing answers there. Check the address, and whether the server is running.
page-server-origin = The server does not admit this page. Whoever runs it starts it with: vaka serve --origin {$origin}
page-server-other = Something answers there, but it is not a Vaka server.
page-fresh = A new version is here.
page-fresh-use = Use it now
page-close = Close
page-cancel = Cancel
page-connecting = One moment …
page-missing-title = Nothing here
page-missing = There is no such table or page. Perhaps the link is incomplete.

## What went wrong
page-fault-offline = The server cannot be reached. Try again in a moment.
page-fault-bad = The server did not understand that. Reload the page and try again.
page-fault-option = These options do not go together.
page-fault-missing = There is no such table.
page-fault-seat = This seat is taken, or not yours.
page-fault-waiting = That has to wait until the game is over.
page-fault-fast = That was too much at once. Wait a moment.
page-fault-sitting = This browser already has a seat at this table.
page-fault-code = This link was used already, or is too old. Make a new one on the device where you sit.
page-fault-closed = The people who run this server have ended this table.
page-fault-store = The table could not be saved, so nothing was changed. Try again.
page-fault-origin = This request came from another page and was refused.
page-fault-server = This page has no server of its own. For tables with friends, name one in the settings.
page-fault-away = The server is away. Games against bots go on in this browser.
page-fault-record = This file is no record of a Vaka game, or it was changed. Nothing was opened.
page-fault-unreadable = This game was begun with other rules and cannot go on in this version.
page-fault-worker = The games could not be started. Reload the page and try again.
page-lacking = This browser cannot play without a server; it lacks {$what}. A current Firefox, Chrome, Edge or Safari can, or open a table at a server.
page-as-file = This page works from a web address, not as a file. In its folder, run python -m http.server 8000 and open http://localhost:8000/.

## Home
page-welcome = What shall we play tonight?
page-about = Four table games, with friends and with bots. No account, nothing to install, nothing is tracked.
page-your-name = Your name
page-guest-name = Guest
page-guest-number = Guest { $number }
page-games = Games
page-players = { $span } players
page-play-bots = Play against bots
page-open-table = Open a table
page-opening = Opening …
page-compiling = Preparing the game, once on this machine …
page-rules = Rules
page-rules-of = { $game }: the rules
page-my-tables = My tables
page-state-over = finished
page-state-waiting = waiting for players
page-state-turn = your turn
page-state-running = in play
page-state-closed = ended by the server
page-more = { $count ->
    [one] One more
   *[other] { $count } more
}
page-independent = Vaka is independent of the publishers of these games; their titles say which rules are played.

## Opening a table
page-open-title = { $game }: open a table
page-seats = Seats
page-number-of-players = Players
page-who-sits = Who sits in seat { $number }
page-kind-me = you
page-kind-friend = a friend, by link
page-kind-bot = a bot
page-kind-hot = someone at this device
page-friend-note = gets the link
page-name-of = Name of player { $number }
page-level = Strength
page-level-easy = easy
page-level-normal = normal
page-level-hard = hard
page-level-expert = expert
page-options = Rules
page-comfort = Time and hints
page-clock = Time per decision
page-clock-none = no limit
page-clock-seconds = { $seconds ->
    [one] one second, then a bot decides
   *[other] { $seconds } seconds, then a bot decides
}
page-hints = Hints are allowed

## Before the game
page-seat-open = open seat
page-gather = Send this link to your friends. Everyone chooses a seat; then { $who } begins.
page-gather-mine = Send this link to your friends. Everyone chooses a seat; then you begin.
page-gather-again = The next game begins when everyone is here.
page-begin = Begin
page-shuffle = Shuffle the seats
page-sit-here = Sit here
page-move-here = Move here
page-stand-up = Stand up
page-swap-seats = Exchange with { $who }
page-put-bot = Put a bot here
page-free-seat = Free this seat
page-team = Team { $number }
page-table-name = Name of the table
page-chat-allowed = Players can send each other messages
page-invite = Send this link to your friends; the game begins when every seat is taken.
page-local-link = Only this computer can open the link. To let others on your network join, stop Vaka and start it with: make play LAN=1 (or vaka --lan)
page-link = Link to this table
page-qr = QR code of the link
page-copy = Copy link
page-copied = Copied
page-fill = Fill with bots and begin
page-sit = Sit down

## At the table
page-bot-name = { $name } (bot)
page-plate-turn = { $who }, whose turn it is
page-your-turn = Your turn
page-news = Since your last turn
page-guide = Guided first turn
page-guide-next = Next
page-guide-done = Got it
page-guide-skip = Skip the guide
page-left = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
page-lost = The connection is lost. The table is safe; trying again …
page-watching = You are watching: you see what everyone may see.
page-closed = The people who run this server have ended this table. Nothing of it was deleted.
page-away = You were away, so a bot plays for you.
page-back = I am back
page-absent = { $who } is not connected.
page-stand-in = Let a bot play meanwhile
page-absent-note = The seat is theirs again as soon as they return.
page-plate-absent = { $who }, not connected
page-leave = Leave the game
page-leave-sure = A bot plays on in your seat. You can take it back at any time.
page-leave-yes = Leave
page-leave-no = Stay
page-gave-up = You have left this game, so a bot plays for you.
page-seat-back = Take my seat back
page-refused-chat = Messages are switched off at this table.
page-refused-closed = The people who run this server have ended this table.
page-refused-early = They are here, or were here a moment ago.
page-in-short = In short
page-short-touch = At the table, tap what glows. Tap anything else to read why it cannot be chosen; hold it down, or right-click it, to read what it is.
page-our-reading = Our reading
page-our-reading-note = Where our rules go past the letter of the printed sheet, or against it.
page-more-clauses = More on this: { $count }
page-about-question = What is this about?
page-the-rule = The rule
page-in-rulebook = In the rulebook
page-undo = Take back
page-undone = The last choice is taken back.
page-hint = Hint
page-thinking = Thinking …
page-skip-moves = Skip ahead
page-refused-turn = It is not your turn.
page-refused-nothing = Nothing can be done with this.
page-refused-unreadable = That was not understood.
page-refused-undo = This cannot be taken back: something was drawn or shown, or somebody else has decided.
page-refused-hints = Hints are switched off at this table.
page-refused-busy = A hint is already on its way.
page-refused-seat = You have no seat here.
page-refused-waiting = The game has not begun, or is not over yet.
page-refused-fast = That was too fast. Wait a moment.
page-refused-store = The table could not be saved, so nothing was changed. Try again.
page-curtain = Give the device to { $who }.
page-uncover = I am { $who }: show my cards
page-pass = Pass the device to { $who }

## Beside the board
page-beside = Log, choices and rules
page-tab-log = Log
page-tab-choices = Choices
page-tab-rules = Rules
page-tab-people = Table
page-no-choices = There is nothing to choose just now.
page-describe = Describe the situation
page-search = Search the rules
page-seat-here = here
page-seat-gone = not connected
page-seat-away = away, a bot plays
page-seat-left = left, a bot plays
page-talk = Reactions and messages
page-say = Say something
page-send = Send
page-mute = Show no messages
page-unmute = Show messages again
page-watcher = A spectator
page-watchers = { $count ->
    [one] One spectator
   *[other] { $count } spectators
}
page-react = Reactions
page-sign-wave = waves
page-sign-clap = applauds
page-sign-laugh = laughs
page-sign-wow = is amazed
page-sign-think = is thinking
page-sign-sad = is sad
page-sign-heart = sends a heart
page-sign-hurry = asks you to hurry
page-take-along = Continue on another device
page-take-along-note = Open this link on the other device within ten minutes. Your seat moves there, and this browser watches.
page-copy-watch = Copy a link for spectators
page-hash = Hash of the deal (SHA-256), published before the first card:

## The board of games that have none of their own
page-board-table = On the table
page-board-hand = Cards of { $who }
page-board-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
page-board-choices = What you can do
page-board-forbidden = What you cannot do now, and why
page-board-words = The table in words
page-board-yes = yes
page-board-no = no

## The end
page-player = Player
page-scores = Points
page-end-hand = Hand
page-rematch = Play again together
page-rematch-open = The group plays again.
page-rematch-go = Go to the new table
page-rematch-asked = { $who } would like to play again.
page-wins = Wins
page-helped = a bot helped
page-finished-by-bot = left, a bot finished
page-won-by = won by { $who }
page-won-many = won by { $who }
page-replay = Watch again
page-replay-of = { $game }: watch again
page-analyse = What could we learn?
page-analysing = The game is being analysed …
page-record = Save the record
page-bring = Open a saved record
page-here-note = This game lives in this browser alone. Its record can be opened on another device.
page-unkept = This browser cannot save the game: its storage is full or switched off. The game goes on as long as this page is open; save its record to keep it.
page-loading = Loading the game: {$percent} %
page-where = Where the game is kept
page-where-server = On the server
page-where-here = In this browser
page-deal = Was the deal fair?
page-key = Key of the deal:
page-check-deal = Check the deal
page-deal-seen = Fair: the key fits the hash that this browser noted during the game.
page-deal-good = The key fits the published hash. This browser had not noted the hash before.
page-deal-bad = Not fair: the key does not fit the hash that was published.

## Watching again
page-run = Play
page-pause = Pause
page-step = Step
page-step-back = One step back
page-step-on = One step forward
page-eyes = Seen by
page-spectator = a spectator
page-to-table = To the table
page-to-game = Back to the game

## Where a link is sent
page-preview-invites = { $who } invites you to play
page-preview-players = { $count ->
    [one] one player
   *[other] { $count } players
}
