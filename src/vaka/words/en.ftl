### Words that every game shares.

language-name = English
seat-name = Player { $seat }

## The end of a game
winner = { $who } wins.
winners = Winners: { $who }.

## Describing a situation
turn-of = It is the turn of { $who }.
decides = { $who } decides now.
choices = Choices: { $list }.
choice = { $notation } ({ $text })
over = The game is over.

## The terminal: play
term-title = { $game }, { $players } players
term-deal-hash = The deal is fixed. SHA-256 of its key: { $hash }
term-key = The key was { $key }; check it with: vaka verify { $file }
term-your-turn = Your turn, { $who }
term-prompt = Number, notation, or ? for help
term-help-numbers = Type a number of the list, or its notation as shown in grey.
term-help-why = ? followed by a notation tells why that is or is not allowed, for example: ? { $example }
term-help-commands = undo takes back your last choice, save FILE writes the game, rules [CLAUSE] shows the rulebook, quit leaves.
term-why-legal = { $notation } is allowed now.
term-undone = Taken back.
term-no-undo = This cannot be taken back: cards were drawn or shown, or another player has decided.
term-saved = Saved to { $file }. Go on with: vaka play --resume { $file }
term-result = Result
term-score = Points
term-player = Player
term-assumed = The numbers of cards per kind are assumed; the printed ones are not known.
term-no-clause = There is no clause { $clause }.
