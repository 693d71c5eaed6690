### High card: names, actions, events, situations.

game-title = High card

## Cards. A card's name stands in messages as { $card }; languages with cases add forms as attributes.
card-1 = the 1
card-2 = the 2
card-3 = the 3
card-4 = the 4
card-5 = the 5
card-6 = the 6
card-7 = the 7
card-8 = the 8
card-9 = the 9
card-10 = the 10
card-unseen = a card

stake-low = low
stake-high = high

## Actions, as choices
action-call-low = Call low (1 point)
action-call-high = Call high (2 points)
action-keep = Keep the card
action-swap = Swap the card

## Events, as lines of a log. A round is worth 2 to 4 points.
event-deal = A new round: everyone is dealt a card, and { $who } begins.
event-call-low = { $who } calls low: 1 point.
event-call-high = { $who } calls high: 2 points.
event-keep = { $who } keeps the card.
event-swap = { $who } lays { $card } on the discard pile.
event-draw = { $who } draws { $card }.
event-show = { $who } shows { $card }.
event-score = { $who } wins the round and { $points } points.
event-win = { $who } has at least 12 points and wins the game.

## The situation. The stock has 6 to 8 cards.
describe-game = High card for two players; the first to have 12 points wins.
describe-hand = { $who } holds { $card }.
describe-stake-low = { $who } has called low.
describe-stake-high = { $who } has called high.
describe-discard = On the discard pile: { $list }.
describe-stock = The stock has { $count } cards.
describe-points = Points: { $list }.
describe-phase-call = { $who } calls low or high.
describe-phase-card = { $who } keeps the card or swaps it.

## The terminal
term-stock = Stock
term-discard = Discard pile
term-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## The page
page-idea = One card each, and nobody but you knows yours. Say how sure you are, then keep what you have or trust the stock.
page-length = 3–5 minutes
page-short-1 = Be the first to have 12 points.
page-short-2 = Everyone has one card from 1 to 10, which only its owner sees.
page-short-3 = In your turn call low (1 point) or high (2 points). Then keep your card, or swap it once for the top card of the stock; the old one is laid face up.
page-short-4 = After both turns the higher card wins the sum of both stakes. Then new cards are dealt, and the other player begins.
page-ask-phase-call = How sure are you? Call low or high.
page-ask-phase-card = Tap your card to keep it, or the stock to swap it.
board-last = Last round
