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
action-skip = Skip the effect
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
event-skip = { $who } skips the effect.
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
describe-pile = The pile has { $count ->
    [one] one card: { $card }
   *[other] { $count } cards, with { $card } on top
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

## Why something is not allowed. { $top } is the top card of the pile.
because-misfit = { $card } does not fit on { $top }.
because-colour-named = { $card } does not fit: the colour named is { $colour }.
because-not-held = You do not hold { $card }.
because-drawn = You have drawn: only { $card } may be played now.
because-drawn-already = You have drawn one card already: play { $card } or keep it.
because-asked-drawn = You have not drawn a card.
because-asked-direction = Only a Which way changes the direction.
because-asked-colour = A colour is named only after a colourless card.
because-asked-target = No card is being aimed at anyone.
because-asked-give = Cards are given away only with a Give two.
because-asked-joker = That is asked only after a Joker, with at most three other cards in hand.
because-asked-reply = Nothing is aimed at you.
because-ask-target = Choose a player.
because-ask-give = Choose the cards to give.
because-ask-reply = Answer the card that is aimed at you.
because-self = You cannot aim it at yourself.
because-nobody = Nobody sits there.
because-must-hit = { $card } must hit somebody.
because-skip-give = You have named a player: now choose two cards.
because-skip-gift = One card is chosen: now choose the second.

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
page-short-2 = In your turn play one card or draw one; a card you draw may be played at once. A coloured card must share its colour, number, picture or text with the top of the pile. Colourless cards go on anything, and the player of one names the colour that follows.
page-short-3 = Which way sets the direction, Draw 1 makes all others draw a card, with Give two you may hand two of your cards to somebody, Wild & wooly makes somebody draw three, and with Exchange you may swap hands with somebody.
page-short-4 = When a card is aimed at you, you may answer with Worry and name the colour. An Exchange is called off; Wild & wooly and Give two hit the attacker instead; with Draw 1 everyone but you draws.
page-short-5 = With at most three other cards in hand you may end the game with the Joker: all hands are counted, and you win only with fewer points than everyone else.
page-ask-phase-turn = Play a card or draw one.
page-ask-phase-turn-draw = No card fits: draw one.
page-ask-phase-drawn = Play the drawn card or keep it.
page-ask-phase-drawn-keep = The drawn card does not fit: keep it.
page-ask-phase-direction = Choose the direction of play.
page-ask-phase-colour = Name a colour.
page-ask-phase-target = { $effect ->
    [wooly] Choose who draws three cards.
    [exchange] Choose whose hand you swap with yours, or skip the effect.
   *[give2] Choose who gets two of your cards, or skip the effect.
}
page-ask-phase-give = Choose two cards for { $target }.
page-ask-phase-joker = End the game, or only name a colour.
page-ask-phase-reply = { $effect ->
    [wooly] { $by }’s { $card }: you draw 3, unless you answer with Worry.
    [exchange] { $by }’s { $card }: you swap whole hands, unless you answer with Worry.
    [give2] { $by }’s { $card }: you get two cards, unless you answer with Worry.
   *[draw1] { $by }’s { $card }: you draw 1, unless you answer with Worry.
}
page-ask-phase-reply-accept = { $effect ->
    [wooly] { $by }’s { $card }: you draw 3.
    [exchange] { $by }’s { $card }: you swap whole hands.
    [give2] { $by }’s { $card }: you get two cards.
   *[draw1] { $by }’s { $card }: you draw 1.
}
board-hand = Your cards
board-help-number = Fits by its colour or its number.
board-help-which = Choose the direction of play.
board-help-draw1 = Everyone else draws one card.
board-help-give2 = Give two of your cards to one player, if you like.
board-help-wild = Fits on anything: name the colour.
board-help-wooly = Fits on anything: name the colour, and somebody draws three.
board-help-exchange = Fits on anything: swap whole hands with somebody, if you like, and name the colour.
board-help-worry = Keep it for when a card is aimed at you: it turns the blow back. In your turn it only names a colour.
board-help-joker = Fits on anything: name the colour, or, with at most three other cards, end the game and count.

## The guided first turn
guide-hand = These are your cards. Be the first to have none left.
guide-pile = A card fits on this pile if it has the same colour, number or text as the top card. Colourless cards fit on anything.
guide-play = Your turn! The cards that glow fit: tap one to play it. Or draw a card instead.
guide-draw = Your turn! None of your cards fits, so tap here to draw one. If it fits, you may play it at once.
guide-text = This card does something when it is played. Hold any card down, or right-click it, to read what.
guide-end = Beside every player you see how many cards they hold. Watch out for anyone who has only a few left. Have fun!
page-end-counts = What the cards left in each hand count. Whoever has none left wins.
board-last-card = Last card!
