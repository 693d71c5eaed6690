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

## Why something is not allowed
because-not-held = You do not hold { $card }.
because-other-colour = You move pawns { $first } to { $last } now.
because-give = Cards for the partner are chosen before the round begins.
because-part = Steps are divided only after a 7.
because-pick = Pawns change places only with the swap card.
because-home = { $pawn } is at home: only a heart brings it out.
because-nobody-home = None of your pawns is at home.
because-locked = { $pawn } is locked and stays where it is.
because-wall = A wall stands in the way of { $pawn }.
because-door = { $pawn } would have to enter the goal, but another pawn stands in its door.
because-hemmed-in = { $pawn } cannot turn in the goal: it is hemmed in on both sides.
because-championship = In the goal { $pawn } may only move to lock or to leave.
because-goal-back = { $pawn } is in the goal: no card takes it backwards there.
because-same = { $pawn } and { $other } stand on the same square: move { $other }.
because-playable = You can still play a card: { $card }.
because-seven = Your pawns cannot use up all seven steps now.
because-left = { $steps ->
    [one] Only one step of the 7 is left.
   *[other] Only { $steps } steps of the 7 are left.
}
because-rest = { $steps ->
    [one] Then the last step could not be used.
   *[other] Then the other { $steps } steps could not be used.
}
because-moved = { $pawn } has had its part of this 7.
because-no-pair = For a swap two pawns must stand alone on the ring.
because-not-alone = { $pawn } does not stand alone on a square of the ring.
because-picked = { $pawn } is chosen already: choose the other pawn.
because-pick-order = Not { $pawn } now: the two pawns are chosen in the order y, g, b, r.

## The terminal
term-home = at home: { $count }
term-locked = locked: { $count }
term-used = Used
term-deck = Deck
term-deal = deal { $deal } of 3

## The page
page-idea = Race your four pawns round the board and into the goal, with the player across the table as your ally: you win together or not at all. Cards take the place of dice, and before every round you slip your partner one in secret, so help each other past walls, knock rivals home and lock your pawns in.
page-length = 30–45 minutes
page-together = The first and the third seat play together, against the second and the fourth.
page-short-1 = The player opposite is your partner. The first team with all eight pawns locked in their goals wins.
page-short-2 = Before each round you and your partner give each other one card in secret. Then everyone plays a card in turn and moves as it says; a player who can play none puts down the whole hand.
page-short-3 = A heart brings a pawn from home to its start, where it is a wall that no other colour passes. Land on a single pawn of another colour and it goes home; land on two together and yours does.
page-short-4 = A 7 may be divided among your pawns, −4 goes backwards, the swap card lets two pawns change places. A pawn is locked on the innermost free ring of the goal, by the exact count. With all four locked you go on with your partner's.
page-ask-phase-give = Choose a card for your partner.
page-ask-phase-play = Play a card.
page-ask-phase-play-fold = No card can be played: put down your hand.
page-ask-phase-part = Divide the steps of the 7.
page-ask-phase-pick = Choose the pawns that change places.
page-option-goal = Pawns that are in the goal but not locked
page-option-goal-boxed = Move to and fro freely
page-option-goal-championship = Move only to lock or to leave
page-option-folded = A hand that is put down
page-option-folded-open = Everyone sees it
page-option-folded-hidden = Stays face down
page-option-short7 = Winning with a 7
page-option-short7-no = All seven steps must be used
page-option-short7-yes = Steps left over do not matter
page-end-scores = Pawns locked
page-end-counts = How many of each player's four pawns are locked in the goal. A team wins with all eight.
board-pawn = Pawn { $pawn }, { $place }
board-pawn-locked = Pawn { $pawn }, { $place }, locked
board-home = Home of { $who }, pawns in it: { $count }
board-hand = Hand of { $who }
board-holds = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
board-team = { $who } plays with { $partner }
board-dealer = dealer
board-chosen = has chosen a card for the partner
board-choosing = has not chosen a card for the partner yet
board-wall = Wall at the start of { $who }: nobody else gets past
board-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
board-give = Tap the card that goes to { $who }.
board-pick-first = Tap the first of two pawns: the one that comes earlier in the order y1–y4, g1–g4, b1–b4, r1–r4.
board-pick-second = Now tap the pawn that it changes places with.
board-card-heart = Brings a pawn out of its home onto the start.
board-card-heart-steps = { $steps ->
    [one] Brings a pawn out, or moves a pawn one square forward.
   *[other] Brings a pawn out, or moves a pawn { $steps } squares forward.
}
board-card-one = Moves a pawn 1 or 14 squares forward.
board-card-back = Moves a pawn four squares back.
board-card-seven = Seven steps forward, to be shared out among your pawns.
board-card-swap = Two pawns on the ring change places, no matter whose they are.
board-card-steps = { $steps ->
    [one] Moves a pawn one square forward.
   *[other] Moves a pawn { $steps } squares forward.
}

## The guided first turn
guide-partner = This is your partner, across the table. You win together: the first team with all eight pawns in their goals.
guide-goal = These rings are your goal. Your four pawns leave home, go once round the board clockwise, and come in here.
guide-give = Before each round, partners give each other one card in secret. A heart helps most: it brings a pawn out. Tap the card that you give away.
guide-play = Your turn! A heart brings a pawn onto its start, a number moves a pawn that is out. Tap a card that glows, then whatever glows next.
guide-fold = Without a heart nobody can leave home: none of your cards can be played, so you put them all down and wait for the next deal. Tap the button below.
guide-wall = A pawn on its start is a wall for all other colours. Elsewhere, whoever lands on a single rival sends it home; whoever lands on two together goes home. Have fun!
