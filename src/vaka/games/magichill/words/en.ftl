### Magic Hill: names, actions, events, situations.

game-title = Magic Hill

## Cards. A card's name stands in messages as { $card }; languages with cases add forms as attributes.
card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-joker = joker
card-unseen = a card

## Tiles. A tile's name stands in messages as { $kind }.
tile-passage = Secret passage
tile-ghost = Ghost
tile-raven = Raven
tile-ball = Crystal ball
tile-whirlwind = Whirlwind
tile-flying = Flying card
tile-trapdoor = Trapdoor

## Villages. A village's name stands in messages as { $village }.
village-NW = north-western village
village-NE = north-eastern village
village-SE = south-eastern village
village-SW = south-western village
place-top = summit

## Actions, as choices. A goblin is told by its { $number }, a square by a label such as 2-14 in { $place }.
action-place = Place goblin { $number } in the { $village }
action-lead-card = Play the { $number } and choose goblin { $number }
action-lead-joker = Play a joker and choose goblin { $number }
action-toss = Put away { $card }
action-done = Done: draw as many as were put away
action-walk-cw-card = Walk { $steps } clockwise
action-walk-cw-joker = Walk { $steps } clockwise with a joker
action-walk-ccw-card = Walk { $steps } counter-clockwise
action-walk-ccw-joker = Walk { $steps } counter-clockwise with a joker
action-climb-cw-card = Climb, { $steps } in all, clockwise
action-climb-cw-joker = Climb, { $steps } in all, clockwise, with a joker
action-climb-ccw-card = Climb, { $steps } in all, counter-clockwise
action-climb-ccw-joker = Climb, { $steps } in all, counter-clockwise, with a joker
action-stop = Play no further card
action-reveal = Turn up the tile on { $place }
action-turn-cw = Turn the mountain clockwise
action-turn-ccw = Turn the mountain counter-clockwise
action-raven = Send the Raven to { $who }
action-drop = Give up { $card }
action-village = Go to the { $village }

## Events, as lines of a log. { $owner } owns the goblin, { $who } is the player concerned.
event-place = { $who } places goblin { $number } in the { $village }.
event-deal = Three cards are dealt to everyone. { $who } begins.
event-lead = { $who } plays { $card } and chooses goblin { $number }.
event-toss = { $who } puts away { $card }.
event-draw = { $who } draws { $card }.
event-walk = { $who } walks to { $place } with { $card }.
event-climb = { $who } climbs to { $place } with { $card }.
event-climb-top = { $who } climbs to the summit with { $card }.
event-stop = { $who } plays no further card.
event-shove = Goblin { $number } of { $owner } is shoved to { $place }.
event-stone = { $who } takes a stone and now has { $held }.
event-spare = { $who } has two stones already; the third leaves the game.
event-eaten = The Raven takes the stone that { $who } has found.
event-tile = { $owner } turns up the tile on { $place }: { $kind }.
event-tile-down = { $owner } turns up the tile on { $place }, which lies face down again.
event-shown = In the Crystal ball { $who } sees the tile on { $place }: { $kind }.
event-shown-down = In the Crystal ball { $who } sees the tile on { $place }, which lies face down again.
event-rise = Goblin { $number } of { $owner } goes up through the passage to { $place }.
event-fall = Goblin { $number } of { $owner } falls through the trapdoor to { $place }.
event-wait = The way is occupied: goblin { $number } of { $owner } stays on { $place }.
event-village = Goblin { $number } of { $owner } returns to the { $village }.
event-down = All tiles are turned face down.
event-turn-cw = { $who } turns the mountain clockwise.
event-turn-ccw = { $who } turns the mountain counter-clockwise.
event-extra-now = { $who } may play one more card in this turn.
event-extra-later = { $who } may play one more card in their own next turn.
event-raven = { $who } sends the Raven to { $target }.
event-lose = { $who } gives up a stone.
event-lurk = The Raven waits in front of { $who } for a stone.
event-drop = { $who } gives up { $card }.
event-reshuffle = The discard pile is shuffled into a new draw pile.
event-end = The turn of { $who } is over.
event-win = Goblin { $number } of { $owner } is on the summit!

## The situation
describe-game = Magic Hill with { $players } players; the first goblin on the summit wins.
describe-rotation = { $turns ->
    [0] The mountain stands as at the beginning.
    [one] The mountain is turned by one quarter clockwise.
   *[other] The mountain is turned by { $turns } quarters clockwise.
}
describe-goblins = Goblins of { $who }: { $list }.
describe-pair = on { $place } goblin { $number } of { $who } is underneath
describe-pairs = Pairs: { $list }.
describe-hand = { $who } holds { $count ->
    [one] one card
   *[other] { $count } cards
}: { $list }.
describe-empty-hand = { $who } holds no cards.
describe-unseen = { $count ->
    [one] one card face down
   *[other] { $count } cards face down
}
describe-held = { $who } has { $count ->
    [one] one stone
   *[other] { $count } stones
}.
describe-ravens = { $count ->
    [one] A Raven waits in front of { $who }.
   *[other] { $count } Ravens wait in front of { $who }.
}
describe-tiles = { $count ->
    [0] No tile is unknown.
    [one] One unknown tile: { $list }.
   *[other] { $count } unknown tiles: { $list }.
}
describe-known = Known tiles: { $list }.
describe-up = (face up)
describe-stones = { $count ->
    [0] No stone is left.
    [one] One stone is left: { $list }.
   *[other] { $count } stones are left: { $list }.
}
describe-draw = { $count ->
    [0] The draw pile is empty.
    [one] The draw pile has one card.
   *[other] The draw pile has { $count } cards.
}
describe-waiting = Goblin { $number } of { $who } waits for its way to be free.
describe-led = { $who } moves goblin { $number }; played so far: { $list }.
describe-phase-place = { $who } places a goblin.
describe-phase-lead = It is the turn of { $who }: name a goblin with a card, or exchange cards.
describe-phase-exchange = { $who } exchanges cards.
describe-phase-move = { $who } plays the next card or stops.
describe-tile-ball = { $who } turns up tiles with the Crystal ball.
describe-tile-whirlwind = { $who } turns the mountain.
describe-tile-raven = { $who } names a player for the Raven.
describe-tile-drop = { $who } gives up a card to the Raven.
describe-tile-ghost = { $who } chooses a village: the Ghost sends the goblin there.
describe-tile-trapdoor = { $who } chooses a village: the Trapdoor sends the goblin there.

## Why something is not allowed
because-not-held = You do not hold { $card }.
because-placed = Goblin { $number } is placed already.
because-villages = Your goblins must stand in exactly three villages.
because-lead = Goblin { $number } needs a { $number } or a joker from your hand.
because-covered = Goblin { $number } carries another goblin and cannot move.
because-stuck = Goblin { $number } could not move with the cards that you would have left.
because-other-goblin = In this turn only goblin { $number } is moved.
because-playing = You are playing cards: no exchange in this turn.
because-name-first = Your first card names a goblin; the next one moves it.
because-on-goblin = On another goblin you can only climb or stop.
because-no-shoulders = To climb, your goblin must stand on another goblin.
because-no-way-up = It cannot climb here: the square above is taken, or this is a corner.
because-pair = Two stacked goblins stand in the way.
because-no-direction = This step goes straight on: choose clockwise.
because-stop = Your first card only names the goblin: move it with one more.
because-reveal = Only the Crystal ball turns up tiles from afar; otherwise land on one.
because-face-up = The tile on { $place } does not lie face down.
because-whirlwind = Only the Whirlwind turns the mountain.
because-raven = Only a Raven asks for a player.
because-nobody = Nobody sits there.
because-drop = Only a Raven asks for a card.
because-village = Only a Ghost or a Trapdoor sends a goblin to a village.

## The terminal
term-tile = tile
term-stone = stone
term-ravens = Ravens: { $count }
term-played = Played
term-draw = Draw pile

## The page
page-idea = Lead your goblins up a misty mountain: they clamber over each other's shoulders, slip through secret passages, and wake ghosts, ravens and whirlwinds on the way. The first player to get one goblin to the tower on the summit wins.
page-length = 20–45 minutes
page-short-1 = Be the first to bring any one of your five goblins to the tower on the summit.
page-short-2 = In your turn the first card chooses the goblin, a 3 goblin 3; the second card, and a third if you like, move it that many squares either way. A joker is any number. Or exchange as many cards as you like.
page-short-3 = There are two ways up: land on another goblin and climb from its shoulders with your next card (not from a corner, nor if a goblin is on the square above), or find a Secret passage. If you land on two stacked goblins, you shove the upper one along; two stacked goblins cannot be jumped over.
page-short-4 = Tiles are turned up by landing on them; remember where they lie. A Crystal ball shows three others, a Flying card lets you draw a card and play one more, a Whirlwind turns all tiles down and the mountain by a quarter, a Raven takes a stone from a player of your choice, a Trapdoor drops the goblin a level, from the lowest into a village, and a Ghost sends it back to a village.
page-short-5 = A stone lets you hold one more card; you may own two.
page-button-done-lead = Pass: exchange no card
page-ask-phase-place = Place a goblin.
page-ask-phase-lead = Choose a goblin with a card of its number, or exchange cards.
page-ask-phase-lead-done-toss = No goblin can be chosen: exchange cards, or pass.
page-ask-phase-exchange = Exchange cards.
page-ask-phase-exchange-done = Draw the new cards.
page-ask-phase-move = Play the next card or stop.
page-ask-phase-move-walk = Walk with the next card.
page-ask-phase-move-climb = Climb with the next card.
page-ask-phase-move-climb-walk = Walk or climb with the next card.
page-ask-phase-move-stop = No card fits: stop.
page-ask-tile-ball = Turn up tiles with the Crystal ball.
page-ask-tile-whirlwind = Turn the mountain.
page-ask-tile-raven = The Raven: choose who loses a stone.
page-ask-tile-drop = You lost a stone to the Raven: give up a card.
page-ask-tile-ghost = Choose a village: the Ghost sends the goblin there.
page-ask-tile-trapdoor = Choose a village: the Trapdoor sends the goblin there.
page-option-walk-on = After landing on a goblin
page-option-walk-on-false = climb or stop
page-option-walk-on-true = walk on, if you like
page-option-remember = Tiles that you have seen
page-option-remember-false = face down again: remember them yourself
page-option-remember-true = stay marked for you
page-end-scores = How high
page-end-counts = How high each player's best goblin got: 0 in a village, 1 to 4 on the ring paths, 5 on the summit. Only the summit wins.
board-goblin = Goblin { $number } of { $who }: { $place }
board-goblin-unplaced = Goblin { $number } of { $who }, not placed yet
board-tile-down = Tile on { $place }, face down
board-tile-known = Tile on { $place }, face down, known to you: { $kind }
board-tile-up = Tile on { $place }: { $kind }
board-stone = Stone on { $place }
board-cards = { $who } holds { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}.
board-discard = Discard pile with { $count ->
    [one] one card
   *[other] { $count } cards
}, on top: { $card }
board-discard-empty = Discard pile, empty
board-played = Cards played in this turn: { $count } of { $limit }
board-raven = The Raven wants a card
board-summit = Climb to the summit
board-assumed = Where tiles and stones lie is our own layout.
board-help-number = First card: names your goblin of that number. Later cards: move it that many squares.
board-help-joker = Stands for any number from 1 to 5.
board-help-tile = Land here to turn the tile up; it helps or harms.
board-help-passage = Takes the goblin up one level, if the square above is free.
board-help-ghost = Sends the goblin to a village that its owner chooses.
board-help-raven = You name a player, who loses a stone; without one, the Raven waits for the next.
board-help-ball = You turn up three tiles for everyone to see.
board-help-whirlwind = All tiles are turned face down, and you turn the mountain by a quarter.
board-help-flying = You draw a card and may play one more.
board-help-trapdoor = Drops the goblin one level; from the lowest, to a village.
board-help-stones = Each stone, two at most, lets its player hold one more card.

## The guided first turn
guide-summit = This tower stands on the summit. The first player to bring a goblin here wins; one of your five is enough.
guide-place = These are your goblins. First everyone places theirs in the villages at the corners: tap a goblin, then a village. Place the others the same way.
guide-lead = Your turn! The first card chooses a goblin: a 3 goblin 3, a joker any. Tap a card, then the goblin.
guide-exchange = Your turn! None of your goblins can move with these cards. Tap a card and the discard pile to put it away, and draw new ones.
guide-walk = Now your cards move it: tap a card, then one of the squares that light up. You may stop when you like.
guide-tiles = This is a tile. A goblin that lands on one turns it up, and it helps or harms. Tap it to read what tiles do.
guide-climb = Two ways lead up to this level: land on another goblin and climb from its shoulders with the next card, or find a Secret passage. Good luck!
