### Leduc poker: names, actions, events, situations.

game-title = Leduc poker

## Cards. A card's name stands in messages as { $card }.
card-js = the jack of spades
card-jh = the jack of hearts
card-qs = the queen of spades
card-qh = the queen of hearts
card-ks = the king of spades
card-kh = the king of hearts
card-unseen = a card

## Actions, as choices
action-fold = Fold
action-call = Call
action-raise = Raise

## Events, as lines of a log
event-deal = Everyone is dealt a card. { $who } begins.
event-fold = { $who } folds.
event-call = { $who } calls and has bet { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}.
event-raise = { $who } raises and has bet { $chips } chips.
event-turn-up = In the middle lies { $card }.
event-show = { $who } shows { $card }.
event-win = { $who } wins { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}.
event-split = The cards are equal: nobody wins.

## The situation
describe-game = Leduc poker: two rounds of betting.
describe-hand = { $who } holds { $card } and has bet { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}.
describe-middle = In the middle lies { $card }.
describe-points = Chips won: { $list }.
describe-phase-bet = { $who } folds, calls or raises.

## The terminal
term-middle = In the middle
term-round = round { $round }
term-chips = { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}

## The page
page-idea = The smallest poker there is: six cards, one of them yours, and two rounds to make the other player believe in it.
page-length = 1 minute
page-short-1 = Win the chips that the other player has bet.
page-short-2 = Everyone bets one chip and has one card, a jack, a queen or a king, which only its owner sees.
page-short-3 = In your turn call, raise, or fold. After the first round of betting a card is turned up in the middle.
page-short-4 = In the end a pair with the card in the middle wins, otherwise the higher card.
page-ask-phase-bet = Call, raise or fold?
