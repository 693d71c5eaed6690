### Words that every game shares.

seat-name = Player { $seat }
seat-you = { $who } (you)
seat-self = You

## The end of a game
winner = { $who } wins.
winners = Winners: { $who }.
winner-you = You win!
over = The game is over.

## Why something is not allowed, in one short sentence. { $ask } is a whole sentence: what is asked now.
because-turn = It is the turn of { $who }.
because-first = Not now. { $ask }

## Describing choices
choices = Choices: { $list }.
choice = { $notation } ({ $text })

## Playing in the terminal
play-title = { $game }, { $players } players
play-hash = The deal is sealed. SHA-256 of its key: { $hash }
play-key = The key was { $key }. Check the deal with: vaka verify { $file }
play-assumed = The number of cards of each kind is assumed; the printed numbers are not known.
play-assumed-board = Where tiles and stones lie on the mountain is assumed; the printed board is not known.
play-prompt = Your choice (a number, its notation, or help)
play-help = Type the number of a choice, or its notation as shown beside it. ? NOTATION tells whether it is allowed, and if not, why, for example: ? { $example }
play-commands = help shows the choices and these commands again; undo takes back your last choice; save FILE writes the game; rules CLAUSE shows a clause of the rulebook; hint shows the best choices; quit leaves.
play-allowed = { $notation } is allowed now.
play-thinking = { $who } is thinking …
play-undone = Taken back.
play-no-undo = This cannot be taken back: cards were drawn or shown, or another player has decided.
play-saved = Saved as { $file }. Go on with: vaka play --resume { $file }
play-not-saved = The game could not be saved as { $file }: { $fault }
play-no-number = There is no choice { $number }; the last one is { $last }.
play-resumed = The game goes on after { $count ->
    [one] one decision
   *[other] { $count } decisions
}.

## Teaching
hint-title = Best choices and their chances of winning, from { $simulations } simulations:
hint-choice = { $chance } %: { $text }
analyse-curve = Chance of winning in per cent, as each player could judge it, by decision
analyse-costly = The decisions that cost most:
analyse-none = No decision gave away { $least } % of the chance to win.
analyse-decision = Decision { $number }, { $who }: { $action } ({ $chance } %). Better: { $best } ({ $better } %).
