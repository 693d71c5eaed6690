### Crazy eights: names, actions, events, situations. A card stands in messages as { $card }, such as 10♥.

game-title = Crazy eights

card-2c = 2♣
card-2d = 2♦
card-2h = 2♥
card-2s = 2♠
card-3c = 3♣
card-3d = 3♦
card-3h = 3♥
card-3s = 3♠
card-4c = 4♣
card-4d = 4♦
card-4h = 4♥
card-4s = 4♠
card-5c = 5♣
card-5d = 5♦
card-5h = 5♥
card-5s = 5♠
card-6c = 6♣
card-6d = 6♦
card-6h = 6♥
card-6s = 6♠
card-7c = 7♣
card-7d = 7♦
card-7h = 7♥
card-7s = 7♠
card-8c = 8♣
card-8d = 8♦
card-8h = 8♥
card-8s = 8♠
card-9c = 9♣
card-9d = 9♦
card-9h = 9♥
card-9s = 9♠
card-10c = 10♣
card-10d = 10♦
card-10h = 10♥
card-10s = 10♠
card-jc = J♣
card-jd = J♦
card-jh = J♥
card-js = J♠
card-qc = Q♣
card-qd = Q♦
card-qh = Q♥
card-qs = Q♠
card-kc = K♣
card-kd = K♦
card-kh = K♥
card-ks = K♠
card-ac = A♣
card-ad = A♦
card-ah = A♥
card-as = A♠
card-unseen = a card

suit-clubs = clubs
suit-diamonds = diamonds
suit-hearts = hearts
suit-spades = spades

## Actions, as choices
action-play = Play { $card }
action-draw = Draw a card
action-pass = Pass
action-clubs = Name clubs
action-diamonds = Name diamonds
action-hearts = Name hearts
action-spades = Name spades

## Events, as lines of a log
event-deal = { $who } deals.
event-turn-up = { $card } begins the pile.
event-play = { $who } plays { $card }.
event-suit = { $who } names { $suit }.
event-draw = { $who } draws { $card }.
event-pass = { $who } passes.
event-score = { $who } has { $points } points left.

## The situation
describe-game = Crazy eights for { $players } players.
describe-pile = On the pile lies { $card }.
describe-suit = The suit in force is { $suit }.
describe-stock = Cards in the stock: { $count }.
describe-hand = { $who } holds { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: { $list }.
describe-empty-hand = { $who } has no cards.
describe-unseen = { $count ->
    [one] { $count } that is not seen
   *[other] { $count } that are not seen
}
describe-points = Points left: { $list }.
describe-phase-turn = { $who } plays a card, draws or passes.
describe-phase-suit = { $who } names a suit.

## The terminal
term-pile = Pile
term-stock = Stock
term-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## The page
page-idea = Be rid of your cards before the others are. An eight goes with everything, and then you say what comes next.
page-length = 5 minutes
page-short-1 = Be the first to have no cards.
page-short-2 = Play a card of the same suit or the same rank as the top card.
page-short-3 = An eight goes on everything; then name the suit that comes next.
page-short-4 = Instead draw up to five cards. When you cannot draw, you may pass.
page-short-5 = What you have left in the end costs points, an eight 50. The fewest points win.
page-ask-phase-turn = Play a card that fits, or draw one.
page-ask-phase-suit = Which suit comes next?
