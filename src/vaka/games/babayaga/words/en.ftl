### Baba Yaga: names, actions, events, situations.

game-title = Baba Yaga

## Cards. A card's name stands in messages as { $card }; languages with cases add forms as attributes.
card-yaga = Baba Yaga
card-1 = potion 1
card-2 = potion 2
card-3 = potion 3
card-4 = potion 4
card-5 = potion 5
card-6 = potion 6
card-7 = potion 7
card-pelican = Pelican
card-cats = Cats
card-wand = Wand
card-garlic = Garlic
card-mortar = Mortar
card-owl = Owl
card-unseen = a black card

back-red = red
back-teal = teal
back-black = black

## Actions, as choices
action-swap-draw = Lay { $card } on pile { $pile } and draw a card
action-swap-take = Lay { $card } on pile { $pile } and take the top card of pile { $other }
action-cast = Cast { $card } on pile { $pile }
action-declare = Declare “Baba Yaga!”
action-pay = Pay with { $card }
action-done = The Mortar covers the rest
action-take = Take { $card } from its supply
action-rob = Take { $card } from { $who }
action-dispel = Dispel: everyone else returns { $card }
action-nothing = Nothing to take
action-garlic = Block with Garlic, laid on pile { $pile }
action-submit = Let it happen

## Events, as lines of a log
event-deal = The cards are dealt. { $who } begins.
event-turn-up = Pile { $pile } starts with { $card }.
event-discard = { $who } lays { $card } on pile { $pile }.
event-draw = { $who } draws { $card }.
event-take = { $who } takes { $card } from pile { $pile }.
event-cast = { $who } casts { $card } on pile { $pile }.
event-pay = { $who } pays with { $card }.
event-active = The payment is complete: { $card } takes effect.
event-fetch = { $who } takes { $card } from its supply.
event-rob = { $who } sends the Cats to { $victim } for { $card }.
event-dispel = { $who } waves the Wand: everyone else returns { $card }.
event-nothing = The spell finds nothing to do.
event-garlic = { $who } blocks with Garlic on pile { $pile }.
event-stolen = { $caster } gets { $card } from { $who }.
event-return = { $who } returns { $card } to its supply.
event-reshuffle = The discard piles are shuffled into a new draw pile.
event-declare = { $who } declares “Baba Yaga!”
event-show = { $who } shows { $cards }.
event-score = { $points ->
    [one] { $who } counts { $points } point.
   *[other] { $who } counts { $points } points.
}

## The situation
describe-game = Baba Yaga with { $players } players; the fewest points win.
describe-totals = Tournament points so far: { $list }.
describe-hand = { $who } holds { $count ->
    [one] one card
   *[other] { $count } cards
}: { $list }.
describe-open-hand = Hand of { $who }: { $list }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
describe-unseen = { $count ->
    [one] one black card face down
   *[other] { $count } black cards face down
}
describe-pile = Pile { $pile } shows { $card } on top of { $count ->
    [one] one card
   *[other] { $count } cards
}.
describe-no-pile = Pile { $pile } is empty.
describe-locked = The spell on pile { $pile } was cast in the turn just before and may not be taken.
describe-draw = The draw pile has { $count ->
    [one] one card
   *[other] { $count } cards
}, with a { $back } back on top.
describe-supply = The supplies hold Baba Yagas: { $yagas }, Owls: { $owls }.
describe-cast = { $who } is casting { $card } on pile { $pile }; paid so far: { $list }.
describe-nothing-paid = nothing
describe-phase-act = It is the turn of { $who }: exchange a card, cast a spell or declare.
describe-phase-pay = { $who } is paying for the spell.
describe-phase-aim = { $who } chooses what the spell does.
describe-phase-reply = { $who } is hit by the spell and answers.
describe-points = Points: { $list }.

## The terminal
term-draw = Draw pile
term-pile = Pile { $pile }
term-empty = empty
term-locked = locked for this turn
term-supply = Supplies
term-casting = Casting on { $pile }
term-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## The page
page-idea = Deep in the forest, Baba Yaga’s spells are waiting: brew them from the potions in your hand and trade what weighs you down for Baba Yagas that count nothing. Get down to four points, cry “Baba Yaga!”, and hope that nobody holds less.
page-length = 15–30 minutes
page-short-1 = Have the fewest points in your hand of five cards. A Baba Yaga counts nothing, a potion its number, everything else 7 to 10.
page-short-2 = In your turn do one of three things. Exchange: lay a card on one discard pile, then take one from the draw pile or from the other discard pile.
page-short-3 = Cast: pay for a spell with potions that come to exactly its price, 7 or for the Wand 8; a Mortar stands for any amount. Pelican and Owl fetch Baba Yagas from the supply, Cats steal one, the Wand takes one from everyone else. Garlic wards off Cats and Wand.
page-short-4 = Declare: with four points or fewer call “Baba Yaga!”, which ends the round at once. The fewest points win; a declarer who is beaten by a lower hand is fined 25 where rounds are counted.
page-ask-phase-act = Exchange a card, cast a spell or declare.
page-ask-phase-act-swap = Exchange a card.
page-ask-phase-act-cast-swap = Exchange a card or cast a spell.
page-ask-phase-act-declare-swap = Exchange a card or declare.
page-ask-phase-pay = Pay for the spell: Mortars first, then the largest potion.
page-ask-phase-aim = Choose what the spell does.
page-ask-phase-reply = The spell hits you: answer it.
page-option-edition = What the Cats may take
page-option-edition-en = Only a Baba Yaga or an Owl
page-option-edition-es = Any card, black ones unseen
page-option-match = Length
page-option-match-round = One round
page-option-match-tournament = Rounds until someone has 100 points
page-end-counts = Points count against you: the fewest win.
board-lay = Lay here
board-take = Take
board-draw = Draw
board-cast = Cast
board-ward = Garlic here
board-dispel = Dispel
board-brew = Mortar: the rest
board-cauldron = Cauldron
board-locked = locked
board-new = new
board-hit = hit by the spell
board-won = winner
board-supply = { $card }: { $count } in the supply
board-backs = { $who }, { $count ->
    [one] one card
   *[other] { $count } cards
}, back: { $back }
board-paid = { $paid } of { $price } paid
board-worth = Your hand counts { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-total = { $points } in the tournament
board-showdown = End of the round
board-close = Play on
board-help-yaga = Counts nothing: the more, the better.
board-help-potion = Pays for spells; counts its number.
board-help-pelican = Price 7: take a Baba Yaga or an Owl from its supply.
board-help-owl = Price 7: take two Baba Yagas.
board-help-cats = Price 7: take a card from another player.
board-help-wand = Price 8: everyone else returns a Baba Yaga, or an Owl.
board-help-garlic = Lay it down when Cats or Wand hit you: nothing happens to you.
board-help-mortar = In a payment it stands for any amount.
