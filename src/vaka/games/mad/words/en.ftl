### The MAD card game: names, actions, events, situations.

game-title = The MAD card game

## Cards. A card's name stands in messages as { $card }; languages with cases add forms as attributes.
card-g1 = green 1
card-g2 = green 2
card-g3 = green 3
card-g4 = green 4
card-g5 = green 5
card-g6 = green 6
card-gwhich = green Which way
card-gdraw1 = green Draw 1
card-ggive2 = green Give two
card-y1 = yellow 1
card-y2 = yellow 2
card-y3 = yellow 3
card-y4 = yellow 4
card-y5 = yellow 5
card-y6 = yellow 6
card-ywhich = yellow Which way
card-ydraw1 = yellow Draw 1
card-ygive2 = yellow Give two
card-r1 = red 1
card-r2 = red 2
card-r3 = red 3
card-r4 = red 4
card-r5 = red 5
card-r6 = red 6
card-rwhich = red Which way
card-rdraw1 = red Draw 1
card-rgive2 = red Give two
card-b1 = blue 1
card-b2 = blue 2
card-b3 = blue 3
card-b4 = blue 4
card-b5 = blue 5
card-b6 = blue 6
card-bwhich = blue Which way
card-bdraw1 = blue Draw 1
card-bgive2 = blue Give two
card-wild = Wild
card-wooly = Wild & wooly
card-worry = Worry
card-exchange = Exchange
card-joker = Joker
card-unseen = a card

colour-green = green
colour-yellow = yellow
colour-red = red
colour-blue = blue

## Actions, as choices
action-play = Play { $card }
action-draw = Draw a card
action-keep = Keep the card
action-cw = Clockwise
action-ccw = Counter-clockwise
action-name = Name { $colour }
action-at = Aim it at { $who }
action-skip = Leave the text undone
action-give = Give { $card }
action-end = End the game and count
action-colour = Only name a colour
action-worry = Answer with Worry
action-accept = Let it happen

## Events, as lines of a log
event-deal = { $who } deals.
event-turn-up = The pile starts with { $card }, which counts as played by { $who }.
event-play = { $who } plays { $card }.
event-draw = { $who } draws { $card }.
event-keep = { $who } keeps { $card }.
event-pass = { $who } finds nothing to draw and passes.
event-direction-cw = { $who } makes play run clockwise.
event-direction-ccw = { $who } makes play run counter-clockwise.
event-colour = { $who } names { $colour }.
event-aim = { $who } aims { $card } at { $target }.
event-skip = { $who } leaves the text undone.
event-offer = { $who } chooses { $card } to give.
event-worry = { $who } answers with Worry and snubs { $target }.
event-accept = { $who } lets it happen.
event-gift = { $who } gives { $card } to { $target }.
event-swap = { $who } and { $target } exchange hands.
event-reshuffle = The pile is shuffled into a new stock.
event-end = { $who } ends the game with the Joker.
event-out = { $who } is rid of all cards.
event-score = { $points ->
    [one] { $who } has { $points } point left in hand.
   *[other] { $who } has { $points } points left in hand.
}

## The situation
describe-game = The MAD card game with { $players } players; the first to get rid of all cards wins.
describe-hand = { $who } holds { $count ->
    [one] one card
   *[other] { $count } cards
}: { $list }.
describe-empty-hand = { $who } holds no cards.
describe-unseen = { $count ->
    [one] one card face down
   *[other] { $count } cards face down
}
describe-pile = The pile shows { $card } on top of { $count ->
    [one] one card
   *[other] { $count } cards
}.
describe-colour = The colour in force is { $colour }.
describe-stock = { $count ->
    [0] The stock is empty.
    [one] The stock has one card.
   *[other] The stock has { $count } cards.
}
describe-direction-cw = Play runs clockwise.
describe-direction-ccw = Play runs counter-clockwise.
describe-drawn = Just drawn: { $card }.
describe-follow = { $who } follows the text of { $card }.
describe-aim = { $who } aims { $card } at { $target }.
describe-gifts = Chosen to give: { $list }.
describe-worry = { $who } has answered with Worry.
describe-phase-turn = It is the turn of { $who }: play a card or draw one.
describe-phase-drawn = { $who } plays the drawn card or keeps it.
describe-phase-direction = { $who } chooses the direction of play.
describe-phase-colour = { $who } names a colour.
describe-phase-target = { $who } chooses a player.
describe-phase-give = { $who } chooses cards to give.
describe-phase-joker = { $who } ends the game or only names a colour.
describe-phase-reply = { $who } is aimed at and answers.
describe-points = Points left in hand: { $list }.

## The terminal
term-stock = Stock
term-pile = Pile
term-colour = Colour
term-direction = Direction
term-gifts = Gifts
term-drawn = Drawn
term-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## The page
page-idea = Every card that leaves your hand is a small victory, and every card your friends push at you is a small insult. Change the colour, turn play around, swap whole hands, and be the first with nothing left to hold.
page-length = 10–25 minutes
page-short-1 = Be the first to have no cards left.
page-short-2 = In your turn play one card or draw one; a card you draw may be played at once. It must match the top of the pile in colour, number or text. Colourless cards go on anything, and the player of one names the colour that follows.
page-short-3 = Which way sets the direction, Draw 1 makes all others draw, Give two hands two of your cards to somebody, Wild & wooly makes somebody draw three, Exchange swaps whole hands. Worry, played when you are aimed at, turns the blow on the attacker.
page-short-4 = With at most three other cards the Joker may end the game: all hands are counted, and its player wins only with fewer points than everyone else.
page-ask-phase-turn = Play a card or draw one.
page-ask-phase-turn-draw = No card fits: draw one.
page-ask-phase-drawn = Play the drawn card or keep it.
page-ask-phase-drawn-keep = The drawn card does not fit: keep it.
page-ask-phase-direction = Choose the direction of play.
page-ask-phase-colour = Name a colour.
page-ask-phase-target = Choose a player.
page-ask-phase-give = Choose cards to give.
page-ask-phase-joker = End the game, or only name a colour.
page-ask-phase-reply = You are aimed at: let it happen, or answer with Worry.
page-ask-phase-reply-accept = You are aimed at and hold no Worry: let it happen.
page-end-counts = What the cards left in each hand count. Whoever has none left wins.
board-hand = Your cards
board-last-card = Last card!
