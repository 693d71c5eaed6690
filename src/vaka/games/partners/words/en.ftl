### Partners: names, actions, events, situations.

game-title = Partners

## Cards. A card's name stands in messages as { $card }; languages with cases add forms as attributes.
card-heart = heart
card-8 = heart/8
card-13 = heart/13
card-1 = 1/14
card-minus-4 = −4
card-7 = 7
card-swap = swap
card-2 = 2
card-3 = 3
card-5 = 5
card-6 = 6
card-9 = 9
card-10 = 10
card-12 = 12
card-unseen = a card

## Places
place-home = at home
place-start = on the start square
place-locked = locked

## Actions, as choices. A pawn stands in messages as { $pawn }, for example y1.
action-give = Give { $card } to your partner
action-start = Bring a pawn out with { $card }
action-move = { $steps ->
    [one] Move { $pawn } one square forward with { $card }
   *[other] Move { $pawn } { $steps } squares forward with { $card }
}
action-back = Move { $pawn } four squares back
action-split = Play the 7
action-part = { $steps ->
    [one] Move { $pawn } one square
   *[other] Move { $pawn } { $steps } squares
}
action-swap = Play the swap card
action-pick = Choose { $pawn }
action-fold = Put down the whole hand

## Events, as lines of a log. A place stands in messages as { $place }, for example G3 or Z1.
event-deal = { $who } deals four cards each, deal { $deal } of 3.
event-give = { $who } chooses { $card } for the partner.
event-cross = { $who } gives { $card } to { $target }.
event-start = { $who } brings { $pawn } out with { $card }.
event-move = { $who } moves { $pawn } to { $place } with { $card }.
event-back = { $who } moves { $pawn } back to { $place }.
event-split = { $who } plays { $card }.
event-part = { $who } moves { $pawn } to { $place }.
event-swap = { $who } plays { $card }.
event-pick = { $who } chooses { $pawn } on { $place }.
event-trade = { $pawn } now stands on { $place }.
event-hit = { $pawn } is hit and goes home.
event-bump = { $pawn } runs into a pair and goes home itself.
event-fold = { $who } can play nothing and puts down { $cards }.
event-lock = { $pawn } is locked on { $place }.
event-done = All pawns of { $who } are in.
event-win = { $who } and { $partner } have all their pawns in.

## The situation
describe-game = Partners: { $one } and { $other } against { $third } and { $fourth }; the first team with all eight pawns locked in the goal wins.
describe-pawns-y = { $who } has the yellow pawns: { $list }.
describe-pawns-g = { $who } has the green pawns: { $list }.
describe-pawns-b = { $who } has the blue pawns: { $list }.
describe-pawns-r = { $who } has the red pawns: { $list }.
describe-hand = { $who } holds { $count ->
    [one] one card
   *[other] { $count } cards
}: { $list }.
describe-empty-hand = { $who } holds no cards.
describe-unseen = { $count ->
    [one] one card face down
   *[other] { $count } cards face down
}
describe-used = Played last: { $list }.
describe-deal = { $who } is the dealer, this is deal { $deal } of 3, and { $count ->
    [one] one card is
   *[other] { $count } cards are
} left in the deck.
describe-left = { $steps ->
    [one] One step of the 7 is left.
   *[other] { $steps } steps of the 7 are left.
}
describe-picked = The swap has its first pawn: { $pawn }.
describe-phase-give = { $who } chooses a card for the partner.
describe-phase-play = It is the turn of { $who }: play a card, or put down the hand if none can be played.
describe-phase-part = { $who } divides the 7.
describe-phase-pick = { $who } chooses the pawns that change places.

## The terminal
term-home = at home: { $count }
term-locked = locked: { $count }
term-used = Used
term-deck = Deck
term-deal = deal { $deal } of 3
