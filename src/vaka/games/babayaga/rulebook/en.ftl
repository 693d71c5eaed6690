### Baba Yaga: the rulebook, clause by clause. Message ids are the clause ids.

chapter-cards = The cards

BY-1 = Baba Yaga is played with 78 cards, and everyone knows which kinds there are and how many of each. Backs come in three colours: red for Baba Yagas, teal for Owls, black for all the rest. Everyone sees the backs, even in a hand or on top of the draw pile.
B-F1 = The game has 78 cards in all, counting the red supply, the teal supply and the main deck.
B-F2 = A red back is always a Baba Yaga, a teal back is always an Owl, and a black back belongs to the main deck; players may read these backs in each other's hands.
BY-2 = A Baba Yaga is worth 0 points and a potion its number, 1 to 7. Pelican, Owl and Cats are worth 7 and the Wand 8, which is also what they cost to cast. Garlic and Mortar are worth 10 each.
B-F3 = The main deck holds potions from 1 to 7, which make up most of it, three kinds of spell (Pelican, Cats and Wand) and two special kinds (Garlic and Mortar).
B-F4 = Casting a Pelican, an Owl or Cats costs exactly 7 in potions; casting a Wand costs exactly 8.
B-F5 = In your hand a Baba Yaga counts 0, a potion counts its number, and Garlic and Mortar count 10 each.
B-F6 = A spell still in your hand counts its price: Pelican, Owl and Cats 7 each, the Wand 8.
    .reading = The sheets never spell this out, but the price is the only number they mention for a spell.
B-F8 = The sheets imply at least five Baba Yagas, five potions of 1, two each of Owl, Pelican, Garlic and Mortar, and one Wand, with potions making up more than half of the main deck.
B-F9 = Vaka's deck has 16 Baba Yagas, 6 Owls, 6 of each potion from 1 to 7 (42 in all), 6 Pelicans, 2 Cats, 2 Wands, 2 Garlics and 2 Mortars. Together they make 78.
    .reading = The sheets do not say how many cards of each kind there are, so these counts are an assumption.
BY-A8 = You may set your own card counts if they add up to 78, with at least five Baba Yagas, five 1s, one of every other potion, two each of Owl, Pelican, Garlic and Mortar, one Cats, one Wand, and five black cards per player plus three. More than half of the black cards are potions. With ten or more 1s in the deck, every holder of five 1s scores 0 and the others 20.

chapter-setup = Setting up

BY-3 = Baba Yagas form the red supply and Owls the teal supply. Shuffle the black cards, deal five to each player and keep the rest as the draw pile. Its top two cards, turned face up, start discard piles A and B.
B-F7 = Baba Yaga is for two to five players aged eight and up, each with a hand of five cards, and a round takes about a quarter of an hour.
B-R2 = The first player is drawn at random.
    .reading = The printed sheets pick the player who saw a black cat most recently, which a computer cannot check.
B-R4 = If a spell or special card is turned up to start a discard pile, it stays there. Nobody has cast it, so it counts as inactive and the first player may take it.

chapter-turn = Your turn

BY-4 = Turns pass to the left. In a turn you do exactly one thing, exchange, cast or declare, and afterwards you hold five cards again.
B-R5 = You may not pass. You must exchange, cast or declare, and an exchange is always possible.
B-R6 = A turn holds one action only: one exchange, or one spell, or a declaration. You may not cast twice, and you may not exchange and then declare in the same turn.

chapter-exchange = Exchanging a card

BY-5 = To exchange, lay one card of your choice on discard pile A or B. Then take one card in return, from the top of the draw pile or from the top of the other discard pile; never from the pile you laid on.
B-R12 = In an exchange you lay your card first and then take from the draw pile or the other discard pile. So you never take back your own card or the one it covered. In notation both steps are one line, such as swap 5 A draw.
B-R13 = You may exchange away any card, even a Baba Yaga, Owl, Garlic or Mortar. It goes on the discard pile, not back to a supply, and the next player may take it.
B-R14 = You may take a Baba Yaga from the top of a discard pile like any other card. An Owl may be taken too, unless it was cast in the turn just before yours.
BY-6 = You may not take a spell from a discard pile if it was cast in the turn just before yours. You can draw from the draw pile instead.
B-R1 = A spell that has been cast is locked for the next player's turn only. After that anyone may take it when it is on top, even its caster, and even if it was covered and uncovered in between.
B-R11 = Only spells can be locked: Pelican, Owl, Cats and Wand. Potions, Mortars and a Garlic that has just been used may be taken at once.
BY-A10 = When a Garlic is laid over a spell just cast, or a reshuffle sweeps that spell away, no pile is locked any more. The Garlic itself may be taken straight away by the next player.
BY-7 = When only one discard pile exists, the card you exchange must go on the empty place and start the missing pile.
B-R15 = A discard pile disappears when someone takes its last card, which can happen on the very first turn because each pile starts with one card. A reshuffle also empties both.
B-R16 = With one discard pile left, lay your exchanged card on the empty place. Then take the top of the pile that was already there, unless it is a locked spell, or draw from the draw pile.
B-R17 = Having only one discard pile restricts exchanges alone. If you cast a spell or lay a Garlic, you may use the remaining pile or the empty place, as you like.
B-R18 = If there is no discard pile at all, as right after a reshuffle, you may lay your exchanged card on either place. You must then draw from the draw pile, since there is nothing else to take.

chapter-draw-pile = When the draw pile runs out

BY-19 = When the draw pile is empty, both discard piles are shuffled together into a new draw pile. Owls among them do not return to the teal supply; they are now drawn like any other card.
B-R19 = The reshuffle happens at once, the moment the last card leaves the draw pile, not when somebody next wants to draw.
B-R20 = If the last card goes while you refill, you take what is there, both discard piles are shuffled, and you go on drawing. The spell and the payment you have just laid down are shuffled in as well.
B-R21 = After a reshuffle no new cards are turned face up. Both discard places start empty and fill again as players lay cards there.
B-R22 = Baba Yagas lying in the discard piles are shuffled into the new draw pile too; they do not go back to the red supply. Their red backs show when they reach the top.
B-R23 = There are always enough cards to draw from with the decks Vaka allows. Should the cards ever run dry all the same, you draw what there is and refill as soon as more become available.

chapter-casting = Casting a spell

BY-8 = To cast, lay potions that add up to exactly the spell's price on one discard pile and put the spell on top of them. Do what the spell says, then refill your hand to five from the draw pile.
BY-A9 = A 4 and a 3 pay for a Pelican: cast pelican A, pay 4, pay 3. A 3 and a 5 do not, because they make 8 and not 7. A Pelican laid down alone is only an exchange, and the next player may take it.
B-R24 = The potions must come to exactly 7, or exactly 8 for the Wand; you may not pay more or less. You may use any number of potions, from one to four.
B-R25 = Every card of a cast goes on one discard pile of your choice, with the spell on top. The payment lies in a fixed order you do not choose. A cast Owl stays on that discard pile; it does not go back to the teal supply.
BY-A1 = A payment always lies in the same order: Mortars at the bottom, then potions from high to low, so the smallest potion is directly under the spell. The caster does not choose the order.
B-R29 = First you pay, then you announce the spell's aim. Each player hit, starting from your left, answers, suffers the spell or lays Garlic, and draws before the next one is asked. You refill your own hand last.
BY-A2 = A cast runs in this order: payment, announcement, then for each player hit, from the caster's left, the answer, the effect or the Garlic, and that player's draw. Only after all of them does the caster refill.
B-R26 = You may cast a spell even if it will achieve nothing, as long as you can pay for it. Do as much of it as is possible and refill your hand as usual.
BY-A5 = A Pelican may take only from a supply that has cards, and an Owl takes its Baba Yagas without asking. A Wand may always name either kind. The answer nothing is offered only when a Pelican finds both supplies empty or, in the en edition, Cats find no red or teal back among the other players.
B-R30 = After casting you refill from the draw pile only. You may not take a card from a discard pile to fill your hand.
BY-9 = A spell laid down without payment is merely exchanged: it is not active, does nothing, and the next player may take it.
B-R31 = Laying a spell without paying for it is an ordinary exchange of that card. You take one card in return and the spell has no effect.

chapter-mortar = The Mortar

BY-15 = A Mortar stands for any amount of potions when you pay for a spell. It can cover the whole price or what your potions leave open.
B-R27 = One Mortar alone can pay for any spell. You may also add potions that come to less than the price, and the Mortar covers the rest. Two Mortars may pay together, each standing for at least 1.
    .reading = The sheets speak only of a Mortar that pays alone; adding potions or a second Mortar is our reading.
BY-A6 = Each Mortar in a payment stands for at least 1, so your potions plus 1 for each Mortar may not exceed the price. Once a Mortar is paid you may stop at any time; the payment ends by itself when that count, or plain potions alone, meets the price exactly.
B-R28 = A Mortar used as payment lies where the potions would lie: on the same discard pile as the spell, and under it.

chapter-pelican-owl = Pelican and Owl

BY-10 = The Pelican costs 7. Cast it to take one Baba Yaga from the red supply or one Owl from the teal supply.
B-R32 = If one supply is empty, your Pelican takes from the other. If both are empty it brings nothing, and you simply refill your hand.
B-R34 = A Pelican fetches a card from the red or teal supply only. It cannot take an Owl or a Baba Yaga that lies on a discard pile.
BY-11 = The Owl costs 7. Cast it to take two Baba Yagas from the red supply.
B-R33 = If the red supply has only one Baba Yaga left, your Owl brings just that one; if it is empty, none. The rest of your hand is filled from the draw pile.
B-R43 = An Owl you have just received cannot be cast in the same turn, because a turn has only one action. Your next turn is the earliest.

chapter-cats = Cats

BY-12 = Cats cost 7. Cast them to take a Baba Yaga or an Owl from another player of your choice, who then draws a card.
B-R35 = Cats must be aimed at a player who holds a Baba Yaga or an Owl, as the red and teal backs show. If no other player has one, you may still cast them, but nothing is taken. In the es edition any other player may be chosen.
B-R36 = When you cast Cats, you name both the player and the kind of card you want. You do so before that player decides whether to use Garlic.
B-R37 = The card taken by Cats goes into your hand and the player who lost it draws one card. Then you refill your own hand to five.
BY-A4 = In the es edition Cats may rob any other player of a Baba Yaga, an Owl or a black card, whichever backs that hand shows. The victim first answers with or without Garlic; then a black card is picked at random, and only caster and victim see it. So Cats always have something to aim at.

chapter-wand = The Wand

BY-13 = The Wand costs 8. Cast it and name Baba Yagas or Owls: every other player who holds one returns one to its supply and draws a card.
B-R38 = When you cast a Wand, you name Baba Yagas or Owls before anyone answers with Garlic. You may not change your mind afterwards.
B-R39 = You may cast a Wand for a kind that no other player holds. It is allowed, but it has no effect.
B-R40 = Against a Wand, each other player with the named kind returns exactly one, to the red or teal supply and not to a discard pile, and draws one card. The caster returns nothing.
B-R41 = A Wand is resolved player by player, starting from the caster's left. Each player answers, returns a card or lays Garlic, and draws before the next is asked; the caster refills last.
B-R42 = An Owl returned because of a Wand always goes to the teal supply, even if its holder drew it from the draw pile after a reshuffle. The back decides.

chapter-garlic = Garlic

BY-14 = If Cats or a Wand hit you, you may lay a Garlic on a discard pile. You then do not suffer the spell, you pay nothing, and you draw one card.
BY-A3 = Every player hit is asked for an answer, with or without Garlic, so that the question gives nothing away; without Garlic you can only submit. You are hit if Cats name you, or if you show the named back when the Wand is cast.
B-R44 = Using Garlic is your choice. You may keep it and let the spell take effect instead.
B-R45 = You may lay Garlic only if the spell demands something of you. You cannot get rid of it because a spell hits somebody else.
B-R46 = A Garlic protects only the player who lays it. Against a Wand the players hit decide one after the other from the caster's left, each knowing the earlier answers.
B-R47 = If your Cats are blocked by Garlic, you take nothing and may not choose another victim. The Cats and the payment stay spent, and you still refill your hand.
B-R48 = One Garlic is enough against a spell, and you may lay only one. A second Garlic stays in your hand.
B-R49 = A Garlic you draw as a replacement card cannot be used against the same spell. That spell is already settled for you.
B-R50 = After laying Garlic you draw a new card from the draw pile. It may happen to be the same kind again, and that is fine.
B-R51 = Garlic works against Cats and the Wand only. You cannot stop another player's Pelican or Owl with it.

chapter-end = Declaring and the showdown

BY-16 = You may declare only on your own turn, with four points or fewer in your hand, and instead of exchanging or casting. Declaring ends the round at once.
B-R7 = You need not declare when you have four points or fewer. You may play on and hope for an even lower hand.
B-R8 = With more than four points in hand you may not declare. There is no bluffing and so no penalty for it.
B-R62 = Garlic and Mortar count 10 points each when you check whether you may declare. With either of them in hand you are over four points.
BY-17 = If casting a spell brings you down to four points or fewer, you may not declare in that same turn. You must wait for your next turn.
B-R52 = After a declaration nobody gets another turn, not even a last one. The showdown follows straight away.
BY-18 = In the showdown every player shows the whole hand, and all cards count, spells and special cards included. The fewest points win; if points are equal, the player with more Baba Yagas wins.
B-R53 = When players are level on the lowest points, the one with the most Baba Yagas in hand wins.
B-R54 = Players who are level on the lowest points and also hold equally many Baba Yagas all win together, and in a tournament each scores 0. A declarer among them is not punished.
B-R65 = In a single round the declaration ends the game and the lowest hand wins. The special scores of 25, 30 and 20 belong to the tournament only.
B-R67 = No rule limits how long a round lasts. If a game has to be broken off from outside, it is void and nobody scores.

chapter-tournament = The tournament

BY-20 = The winner of a round scores 0, the others their hands. A declarer beaten by a lower hand scores 25; a declarer who wins with five Baba Yagas gives everyone else 30; five 1s at a declaration score 0 and give everyone else 20. Once someone reaches 100, the lowest total wins.
B-R3 = In each new round the starting player is the next one to the left.
    .reading = The sheets are silent, and this gives everyone their turn to start.
B-R66 = Before each new round all cards are sorted again: the red and teal supplies are made complete, and the main deck is shuffled and dealt afresh.
B-R55 = A declarer who has as few points as the winner but fewer Baba Yagas loses in the ordinary way. That player scores the value of the hand, not 25, because no hand was lower.
B-R56 = The 25 points for a declarer beaten by a lower hand replace the value of the hand. They are not added to it.
B-R57 = If several hands are lower than the declarer's, only the best of them wins and scores 0, with Baba Yagas breaking a tie. The others score their hands, and the declarer scores 25.
B-R58 = Five Baba Yagas in the hand of a player who did not declare win the round with 0 as usual. The 30 points for the others apply only when the declarer holds them.
B-R59 = If the declarer and another player both hold five Baba Yagas, they win together and both score 0. All the remaining players score 30.
    .reading = By the letter of the sheets all other players score 30, a second hand of five Baba Yagas too; we let a player who shares the win score 0.
B-R60 = A player who holds five 1s when someone declares scores 0 and everyone else scores exactly 20, even the declarer and the lowest hand. It changes the tournament score only, not who wins a single round.
B-R61 = If the declarer wins with five Baba Yagas while another player holds five 1s, both score 0. All the others score 30, not 20 and not 50.
    .reading = The sheets give the others both 20 and 30 and do not say which comes first; we take the higher.
BY-A13 = If a declarer and another player hold five Baba Yagas each and a third holds five 1s, all three score 0 and the rest 30. In a single round the scores shown are simply the hand values. A cast Owl skips the step of choosing an aim.
B-R63 = The tournament ends when a player has 100 points or more after a round has been scored completely. The player with the lowest total wins then.
B-R64 = If several players share the lowest total at the end of a tournament, they share the victory. No extra round is played.

chapter-sight = What everyone sees

BY-A11 = Everyone may know how many cards lie in the draw pile and in each of the discard piles.
B-R9 = Everyone sees each player's hand size with its number of red and teal backs, the top cards of both discard piles, the size of both supplies and the back of the top card of the draw pile. The order of cards inside a hand reveals nothing.
B-R10 = You may not look through the discard piles. Only the top card of each is open to view.

chapter-notation = Notation, positions and options

BY-A7 = A written position names the starter, the player who decides now, and what is pending: null at the start of a turn, otherwise the spell, pile, paid cards, aim, target (both null until known) and seats left to answer. Once payment is complete, the paid cards lie on the pile under the spell and locked names that pile. In phase act every hand has five cards.
BY-A12 = Other ways to choose the starter of a round, to break a tied tournament or to cap the length of a round are not options here.

chapter-editions = How the English, Icelandic and Spanish texts differ

B-D1 = In the English and Icelandic texts Cats take only a Baba Yaga or an Owl; in the Spanish text they take any card. Vaka plays the former as edition en and offers the latter as edition es.
B-D2 = The English text bars taking a spell cast recently, the Icelandic one just cast, and the Spanish one cast by the player before you. Vaka follows the clearest: a cast spell is locked through the next player's turn and no longer.
B-D3 = The English and Icelandic texts say that spells and special cards count in the final sum, while the Spanish text leaves this out. In Vaka every card counts.
B-D4 = After a reshuffle the English and Spanish texts let players exchange the Owls found there, and the Icelandic text lets players use them. In Vaka they are ordinary cards to draw, and they can be cast like any Owl.
B-D5 = The Icelandic text says outright that only the player whose turn it is may declare; the English and Spanish texts imply it. In Vaka you declare on your own turn, as that turn's only action.
B-D6 = By the English and Icelandic texts a declaration ends the game; the Spanish text speaks once of the round and once of the game. In Vaka it ends the round, which is the whole game unless you play a tournament.
B-D7 = In the English and Spanish texts you block a spell with Garlic; in the Icelandic text you stop it. In Vaka Garlic protects only the player who lays it, and the spell still hits the others.
B-D8 = The Icelandic text says that Garlic goes on one of the two discard piles; the others speak of a discard pile without more. In Vaka the player who lays it chooses the pile.
B-D9 = In the English and Spanish texts a Mortar replaces any number of potions; in the Icelandic text it counts as whichever potions you like. In Vaka a single Mortar can be the whole payment.
B-D10 = The texts describe the hand of five 1s in different words. They all mean the same thing: five potions of 1.
B-D11 = The Spanish text names the Wand now in the singular, now in the plural, and calls the Cats black, while the English and Icelandic texts speak of one Wand only. These are only names and say nothing about how many there are.
B-D12 = The Icelandic text calls the draw pile the black pile. It is the same pile, although after a reshuffle teal and red backs can turn up in it.
B-D13 = All texts let the next player take a spell that was laid down without payment. In Vaka any later player may take it too, as long as it is on top.
