### What an assistant reads at its place.

assistant-place = Place { $place }: { $game }, { $players } players. Your seat is { $seat }.
assistant-seats = Seats: { $list }.
assistant-bot = { $who } (bot, { $level })
assistant-open = open
assistant-away = { $who } (away)

assistant-news = What happened:
assistant-no-news = Nothing has happened since you last looked.
assistant-begins = The game begins.
assistant-undone = The last decision was taken back.
assistant-said = { $who } says: “{ $text }”

assistant-your-turn = It is your turn to decide.
assistant-choices = Your choices, each as its notation and what it means:
assistant-no-choices = You have nothing to decide now.
assistant-unchanged = Nothing has changed. What you can do now: { $list }.
assistant-clock = Seconds left for this decision: { $seconds }.
assistant-note = Your note: { $note }
assistant-preparing = The game is being prepared. The first time on a machine this takes up to a minute: call wait.
assistant-thinking = The bots are still thinking: call wait.
assistant-not-begun = The game has not begun; open seats: { $open }. Call wait.
assistant-not-your-turn = You need not decide now. Call wait.
assistant-away-from = The server cannot be reached at the moment. Call wait.
assistant-gone = The connection to this table has ended: { $fault }
assistant-ended = The people who run the server have ended this table.

assistant-points = Points: { $list }.
assistant-key = The key of the deal was { $key }. Call record for the whole game.
assistant-rematch = The group plays again, here: { $link }. Join it to come along.

assistant-clauses = The clauses of the rulebook, by chapter:
assistant-options = Options, the usual value first: { $list }.
