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
describe-pile = Pile { $pile } has { $count ->
    [one] one card: { $card }
   *[other] { $count } cards, with { $card } on top
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

## Why something is not allowed
because-not-held = You do not hold { $card }.
because-locked = The spell on pile { $pile } was cast just now and may not be taken.
because-missing-pile = Pile { $pile } is empty: start it first.
because-no-pile = There is no discard pile to take from: draw a card.
because-too-few = You need exactly { $price } and have only { $sum }.
because-price = You need exactly { $price }: no sum of { $list } makes it.
because-no-potion = It costs { $price }, and you hold no potion.
because-declare = Your hand counts { $points }; to declare, it may count four at most.
because-order = Mortars go first, then the largest potion.
because-rest = { $rest } still to pay: with { $card } it would not come out exactly.
because-too-much = { $card } is too much: only { $rest } still to pay.
because-done = No Mortar is in this payment: pay the rest with potions.
because-ask-aim = Choose what the spell does.
because-ask-reply = The spell hits you: answer it.
because-take = Only a Pelican lets you take from the supply.
because-no-supply = { $card }: none left in the supply.
because-rob = Only Cats take cards from others.
because-self = The Cats take nothing from you yourself.
because-nobody = Nobody sits there.
because-black = Here the Cats take only a Baba Yaga or an Owl.
because-has-none = { $who } does not have { $card }.
because-dispel = Only a Wand makes the others return cards.
because-nothing = The spell can do something: choose it.
because-garlic = Garlic only answers Cats or a Wand that hit you.

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
page-length = 15 minutes per round
page-short-1 = Have the fewest points in your hand of five cards. A Baba Yaga counts nothing, a potion its number, everything else 7 to 10.
page-short-2 = In your turn do one of three things. Exchange: lay a card on one discard pile, then take one from the draw pile or from the other discard pile.
page-short-3 = Cast: pay for a spell with potions that come to exactly its price, 7, or 8 for the Wand; a Mortar stands for any amount. Then refill your hand to five from the draw pile.
page-short-4 = A Pelican fetches a Baba Yaga or an Owl from its supply, an Owl two Baba Yagas. Cats take a Baba Yaga or an Owl from a player of your choice (any card, if the table plays it so). With the Wand you name Baba Yagas or Owls, and everyone else who holds one returns one to its supply. Garlic protects you from Cats and Wand.
page-short-5 = Declare: with four points or fewer in hand you may call “Baba Yaga!” instead, which ends the round at once. The fewest points win, and of equal hands the one with more Baba Yagas. In a tournament a declarer beaten by a lower hand scores 25.
page-ask-phase-act = Exchange a card, cast a spell or declare.
page-ask-phase-act-swap = Exchange a card.
page-ask-phase-act-cast-swap = Exchange a card or cast a spell.
page-ask-phase-act-declare-swap = Exchange a card or declare.
page-ask-phase-pay = Pay for the spell: Mortars first, then the largest potion.
page-ask-phase-aim = { $spell ->
    [pelican] Choose what the Pelican fetches.
    [cats] Choose what the Cats take, and from whom.
   *[wand] Choose what everyone else must return.
}
page-ask-phase-aim-nothing = The spell finds nothing to do.
page-ask-phase-reply = { $spell ->
    [cats] { $by } sends the Cats for your { $card }; lay Garlic, or let it happen.
   *[wand] { $by } waves the Wand: you must return { $card }; lay Garlic, or let it happen.
}
page-ask-phase-reply-submit = { $spell ->
    [cats] { $by } sends the Cats for your { $card }.
   *[wand] { $by } waves the Wand: you must return { $card }.
}
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
board-help-cats = Price 7: take a Baba Yaga or an Owl from another player; any card, if the table plays it so.
board-help-wand = Price 8: everyone else returns a Baba Yaga, or an Owl.
board-help-garlic = Lay it down when Cats or Wand hit you: nothing happens to you.
board-help-mortar = In a payment it stands for any amount.

## The guided first turn
guide-hand = This is your hand. A potion counts its number, a Baba Yaga nothing, everything else 7 to 10. The fewest points win.
guide-piles = Cards go onto two piles, A and B. Each turn you lay one on either pile, then take the top card of the other pile or a hidden one from the draw pile.
guide-swap = Your turn! Get rid of a card that counts a lot: tap it, tap the pile where it goes, then tap where the new card comes from.
guide-spell = This is a spell. With potions that come to exactly its price, 7 (the Wand 8), you can cast it instead of exchanging: tap it, the cauldron and a pile.
guide-declare = Here you see what your hand counts. With four points or fewer, tap here to call “Baba Yaga!”: the round ends at once and everyone counts. Good luck!
