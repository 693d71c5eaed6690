### Magic Hill: the rulebook, clause by clause. Message ids are the clause ids.

chapter-aim = The game and its aim

C1 = The game has a mountain with four ring paths and a summit, 4 villages, 25 goblins (five colours, numbers 1 to 5), 60 cards (eleven of each value from 1 to 5, and 5 jokers), 9 stones, a tower and 20 tiles: 4 Secret passages, 3 Ghosts, 3 Ravens, 3 Crystal balls, 3 Whirlwinds, 2 Flying cards and 2 Trapdoors.
    .reading = The printed sheet speaks of five paths; we count the summit as the fifth.
C2 = Two to five young wizards hold a contest, and you are one of them. Your goblins set out from the villages at the foot of the mountain and race to the top.
C3 = You win if one of your goblins is the first of all to reach the summit, where the tower stands. One goblin is enough.

chapter-setup = Setting up

C4 = The mountain stands in the middle of the table. It is a square step pyramid with four levels of squares and the summit on top.
C5 = Each level is a closed ring, one square wide, that always lies the same way round with its four corner squares at the mountain's corners.
    .reading = The printed number of squares is not known, so Vaka's board assumes 40, 32, 24 and 16 for levels 1 to 4.
C6 = One village lies at each of the four corners of the mountain. They are called NW, NE, SE and SW.
C7 = Before the tiles are shuffled, one of the four Secret passages is set aside. It will lie on level 4.
C8 = The other 19 tiles are shuffled face down, and 17 of them go onto the tile squares of levels 1 to 3, which are never corner squares; two are left over.
    .reading = The printed places are not known, so Vaka's board assumes 7, 6 and 4 tile squares on these levels.
C9 = The two tiles left over are mixed with the Secret passage that was set aside, and these three are laid face down on the tile squares of level 4. So at least one tile on level 4 is a Secret passage.
C10 = One stone lies on each of the nine stone squares, which are never corner squares.
    .reading = The printed places are not known, so Vaka's board assumes 3, 3, 2 and 1 of them on levels 1 to 4.
C11 = The tower stands on the summit. The summit is a single space and is never occupied, since the game ends when a goblin arrives.
C12 = You have the five goblins of one colour. You must spread them over three of the four villages, as you like, with at least one goblin in each of the three.
A1 = You must use exactly three villages, so your goblins are spread 3-1-1 or 2-2-1. You may not place one in a fourth village, nor place one so that too few are left to fill a third.
A2 = Any number of goblins of any owners may share a village. Nobody sits on top of anybody there, and nobody is blocked.
A3 = Each time you place a goblin, you choose openly which of your unplaced goblins it is. You place one at a time.
C13 = The first player puts one goblin in a village, then the others follow clockwise with one goblin each, round after round until all are placed.
    .reading = The printed sheet lets the oldest begin; here the first player is drawn at random.
A51 = The first player is drawn at random. The same player places the first goblin and takes the first turn.
    .reading = The printed sheet lets the oldest begin, but a computer does not know who that is.
C14 = Once all goblins are placed, the cards are shuffled and each player is dealt three in secret. The rest form the draw pile, face down.
MH-A1 = Cards are shuffled and dealt only after the last goblin is placed, so all hands are empty during placing. The first player is drawn at random, places first and plays first.

chapter-turn = Your turn

C15 = The player who placed the first goblin also takes the first turn. After that turns pass clockwise, to the left.
C16 = In your turn you either play cards, two or three one after the other, to move a goblin, or you exchange any number of your cards. You may not do both.
A14 = You may not play just one card. All the cards after the first move the one goblin you named; you cannot move a second goblin with them.

chapter-cards = Playing cards

C17 = The value of the first card you play names the goblin for this turn: a 3 names your goblin 3. This card does not move it yet.
A12 = You may not name a goblin that has another goblin on top of it, because it cannot move. Play a different first card or exchange cards.
A13 = You may name a goblin only if another card in your hand gives it a legal move. If none does, play a different first card or exchange cards.
C18 = The second card, and the third if you play it, say how many squares the goblin you named moves.
C19 = A joker can be played in place of any card and with any value from 1 to 5. You may play several jokers in one turn.
A46 = When you play a joker, you say at once which value from 1 to 5 it has. As your first card it names the goblin of that number.
A50 = You need not play a third card. You decide once you have seen what the second one brought.
MH-A3 = You must play a second card. After it you are asked again only while you hold cards, may still play one, your turn has not ended and some value from 1 to 5 would be a legal move; otherwise the turn ends unasked. If you are asked but none of your cards fits, you can only stop.
C28 = Stones let you hold one or two extra cards, but not play more of them. Three cards in a turn are the most, unless a Flying card allows another.
C29 = The limit of three cards in a turn has one exception: a Flying card lets you play a fourth.

chapter-moving = Moving a goblin

C20 = Your goblin may change direction after the second card: your next card may move it either way.
A5 = Within one card your goblin keeps to one direction. For each card you choose clockwise or counter-clockwise afresh, no matter which way it went before.
A6 = Your goblin must move the full value of the card; it may not stop short. Only a goblin climbing to the summit may leave part of the value unused.
C21 = Your goblin begins on level 1, the lowest, and moves along its squares first.
A4 = A goblin leaving a village first steps onto the level 1 corner square that touches it. That step counts as one, and the rest of the card goes clockwise or counter-clockwise from there. No goblin ever walks into a village.
    .reading = The printed sheet does not say where a goblin enters the mountain, nor whether that step counts.
C23 = Your goblin may end its move on another goblin, on a stone or on a tile, and it may jump over any of them. The only thing it may not jump over is a pair.
C24 = You may not jump over a pair, that is, over a goblin with another goblin sitting on it.
A15 = A pair stops everyone who would pass it, no matter who owns its goblins, even right after the step up of a climb or the step out of a village. You may land exactly on it and shove.

chapter-landing = Where you land

C25 = If your goblin lands on an empty square, nothing more happens there. You may play another card if you still have one to play this turn.
C26 = If your goblin lands on a stone, you take the stone and lay it in front of you. From that moment you may hold one more card.
A42 = You draw the extra card for a stone at once, before you decide on your next card, and also out of turn, but only while your hand is below three plus your stones. A third stone brings no card, nor does a stone lost at once to a Raven.
    .reading = The printed sheet says only that from this moment you may hold one more card; drawing it at once comes from other editions.
C27 = You may never own more than two stones. If you own two and your goblin lands on another, you must take that stone and put it in the box: it is out of the game and brings you no card.
A54 = There is never a stone under a goblin. A goblin that arrives on an otherwise empty square with a stone takes the stone at once.
C30 = If your goblin lands on a tile, you turn it face up, do what it shows and lay it face down again. Crystal balls and Ravens do not come back but leave the game.
A47 = Everyone sees a tile while it is carried out. Then it lies face down again and you have to remember it, unless the option remember lets your own screen show the tiles you have seen.
A28 = Only landing sets off a tile. It does nothing when a Crystal ball turns it up under a goblin, or when a goblin standing on it loses the one on top. A goblin already waiting on a Secret passage or Trapdoor still goes on waiting.
C35 = If your goblin lands on a goblin that stands on a tile, the tile is ignored.
A29 = A tile has no effect on a goblin that lands on top of another goblin standing there. Only a goblin that lands on the tile itself sets it off.

chapter-on-goblin = Landing on a goblin

C31 = If your second card lands your goblin on a single goblin, yours or another player's, you have two choices. You end your turn and so block the goblin below, or you play a third card and climb to the next level with it.
A7 = After your second card has put your goblin on a single goblin, you may either stop there, which blocks the lower one, or climb with your third card.
A8 = After landing on a goblin, your next card this turn may only climb, not walk along the same level. If you cannot climb, because you are on a corner square or the square above is occupied, your turn ends. The option walk_on lifts this ban.
MH-A9 = After shoving a pair you sit on a goblin, so your next card may only climb; the option walk_on lifts this. If you may play a fourth card, it may climb after the third landed on a goblin. A Secret passage does not end your turn, and from a blocked Trapdoor you may walk on at once.
A9 = If your goblin already sat on another goblin when your turn began, you may use the second card to climb or to walk along the level, as you like.
C34 = If your third card lands your goblin on a goblin, your turn ends, because three cards are the most. You can climb from there in a later turn, or at once if a Flying card lets you play a fourth card.
A52 = You may climb from your own goblin or another player's. The lower goblin stays where it is and is free to move again as soon as the upper one has left.
A53 = There are never more than two goblins on one square of the mountain. A goblin that lands on a pair shoves the upper one away and takes its place.

chapter-climbing = Climbing

C22 = A goblin gets to the next level in two ways only: it climbs from the top of another goblin, yours or another player's, or a Secret passage takes it up.
C32 = You may not climb from a corner square, and you may not climb if a goblin is on the neighbouring square of the next level.
C33 = The step up uses one of the card's squares. If you play 3, 4 and 2, your goblin 3 moves four squares and lands on a goblin, then climbs and moves one more square along the new level, in either direction.
A10 = A step up counts as one; the rest of the card goes along the new level in either direction. You climb only with the first step of a card, from on top of a goblin. You never climb in passing, nor two levels with one card.
A11 = If you climb with a 1, your goblin ends on the neighbouring square of the next level. A stone or tile there takes effect as usual.
A27 = A square counts as free if no goblin is on it. A stone or a tile does not make it occupied.

chapter-shoving = Shoving

C36 = If your goblin lands on a pair, it shoves the upper goblin one square further in the direction of your move and takes its place on top.
C37 = If a shoved goblin lands on a tile or a stone, that takes effect immediately.
C38 = If a shoved goblin lands on another pair, it shoves that pair's upper goblin one square further in the same direction and takes its place, and so on.
C39 = Suppose you play 3 and 2, and your goblin 3 lands on a pair and shoves another player's goblin 1 onto a tile. That player carries out the tile at once; then you may still play a third card, to climb.
A16 = A shoved goblin moves along its own level in the direction of your last step. It goes round corner squares and never leaves the level.
A17 = If a pair sits on the corner square at your goblin's village, you can leave with a 1 only: you land on the pair and choose in which direction to shove. With any higher value the pair bars the way.
MH-A5 = For a step of 1 out of a village the direction makes no difference, so only clockwise is offered. Both are offered when it lands on a pair, because they decide in which direction the upper goblin is shoved.
A18 = If a shoved goblin lands on a single goblin, it sits on top and they form a pair. A tile below them has no effect.
A19 = On Vaka's board a row of shoves can never run all the way round a level. Even the 16 squares of level 4 would need 32 goblins to be filled with pairs, and there are only 25.
A20 = A shoved goblin's owner carries out the tile it lands on or takes the stone, no matter whose turn it is. Only the direction of a Whirlwind is left to the player on turn.
A21 = After you shove, your turn goes on as soon as the shoved goblin's tile or stone is dealt with. Your goblin now sits on another one, so your next card may only climb, unless the option walk_on is on.

chapter-tiles = Tiles in general

C44 = After use a tile stays in its place, face down again. Only Crystal balls and Ravens leave the game once they have been used.
MH-A7 = The owner of the goblin on a tile chooses the tiles for a Crystal ball, the player for a Raven and the village for a Ghost or Trapdoor, even out of turn. Only a Whirlwind's direction is chosen by the player on turn. A Crystal ball turns up three tiles, or all that are face down if fewer.
A22 = A goblin brought to a square by a Secret passage or Trapdoor has landed there, so a stone or tile takes effect. During one card, the same tile acts at most once on the same goblin.

chapter-passage = Secret passage

C52 = A Secret passage takes the goblin up to the neighbouring square of the next level, if that square is free. From level 4 it leads to the summit.
C53 = If a goblin is on the square above, the Secret passage is locked. Your goblin then either waits for the square to become free or walks on along its own level, at once or in a later turn.
A23 = If the Secret passage you land on is locked, you may play your next card at once and walk on along the same level.
C54 = A goblin waiting on a locked Secret passage goes up immediately when the square above becomes free, unless another goblin sits on it.

chapter-trapdoor = Trapdoor

C55 = A Trapdoor on level 2, 3 or 4 drops the goblin to the neighbouring square of the level below, if that square is free.
C56 = If a goblin is on the square below, the Trapdoor is blocked and your goblin stays. If that square becomes free while your goblin still stands on the Trapdoor, it drops at once, unless another goblin sits on it.
A30 = A Trapdoor on level 2, 3 or 4 does not end your turn. You may play your next card from the square your goblin has dropped to.
C57 = A Trapdoor on level 1 sends the goblin at once to a village, whichever its owner chooses. If it is the owner's turn, that turn ends.

chapter-ghost = Ghost

C58 = A Ghost sends the goblin at once to a village, whichever its owner chooses. If it is the owner's turn, that turn ends.
A32 = When a Ghost or a Trapdoor on level 1 sends a goblin back, its owner may choose any of the four villages. The limit of three villages applies only when setting up.
A31 = If you shove another player's goblin onto a Ghost, or onto a Trapdoor on level 1, your turn goes on. If the goblin you shove there is your own, your turn ends.
    .reading = Of a Trapdoor the printed sheet says only that the turn ends, not whose; we read it as what it says of a Ghost.
MH-A10 = When a Ghost or a Trapdoor on level 1 sends a goblin back, only its owner's turn can end because of it. A Whirlwind merely turned up by a Crystal ball does nothing.
    .reading = In both Vaka departs from the letter of the printed sheet, by which a Trapdoor on level 1 ends the turn whosever goblin it was, and turning up a Whirlwind is enough to turn the tiles face down again.

chapter-waiting = Waiting goblins

A24 = Waiting goblins are checked in every player's turn, each time a goblin is set down and all shoving is over, before its own tile acts. A goblin only passing by does not count. If the square is free, the waiting goblin must move and does so by itself.
MH-A6 = Waiting goblins are also checked after a goblin has gone to a village. Effects are finished one by one in the order they arose. The landing goblin's own stone or tile comes after the waiting goblins that its landing set moving.
A25 = If two goblins wait for the same square, the one that has waited longer moves there.
A26 = A waiting goblin with another goblin on top of it stays where it is. When the upper one leaves, the waiting goblin is checked again and moves if its square is free.

chapter-ball = Crystal ball

C45 = If your goblin lands on a Crystal ball, you must turn three tiles face up. The Crystal ball then leaves the game.
A33 = For a Crystal ball you choose any three face-down tiles on the mountain, one by one, even under goblins; if fewer are left, all of them. The square of the Crystal ball is an ordinary square from then on.
C46 = Tiles turned up by a Crystal ball stay face up. Each is turned down again when a goblin has landed on it and it has been carried out, and all are turned down when a goblin sets off a Whirlwind.
A34 = Tiles turned up by a Crystal ball are not turned down together. Each one goes face down when it has been used; only a Whirlwind turns all of them down at once.
A35 = A Whirlwind turned up by a Crystal ball does not blow; it acts only when a goblin lands on it.
    .reading = This departs from the letter of the printed sheet, by which turning it up would be enough to turn the tiles face down again.

chapter-whirlwind = Whirlwind

C47 = A Whirlwind turns all face-up tiles on the mountain face down.
C48 = A Whirlwind also makes the player on turn rotate the mountain by a quarter turn, clockwise or counter-clockwise. Goblins, tiles and stones on the mountain turn with it; the villages and the goblins in them stay, so each village now touches another corner square.
A36 = A Whirlwind first turns all tiles face down. Then the player on turn, no matter who owns the goblin on the tile, must rotate the mountain by 90 degrees and chooses which way.

chapter-flying = Flying card

C49 = If your goblin lands on a Flying card in your turn, you draw a card at once, unless you hold five, and may play one more card this turn. It may be the one you have just drawn or any other from your hand.
A37 = A Flying card lets you draw at once if you hold fewer than five cards, and raises the number of cards you may play this turn by one. Two of them in one turn raise it by two. All cards still move the goblin you named.
A38 = If your goblin is shoved onto a Flying card in another player's turn, you draw at once if you hold fewer than five cards. You may play one more card in your own next turn; after that the right is lost.
    .reading = The printed sheet speaks only of a player's own turn.
MH-A14 = The extra card play from a Flying card hit out of turn lapses after your own next turn, even if you exchange then.

chapter-raven = Raven

C50 = If your goblin lands on a Raven, you name any player, who loses one stone; it is out of the game. If that player's hand is now above three plus the stones left, the player at once discards one card of their own choice. The Raven then leaves the game.
A39 = You may name any player for your Raven, even yourself.
A40 = A player robbed by a Raven discards a card only if the hand is then above three plus the stones left. It is never more than one card.
    .reading = By the letter of the printed sheet a card goes at once, as the right to the extra one is lost; we ask for one only if there is one too many.
MH-A8 = If a Raven robs you in the middle of your own turn, the cards you have played do not count. You discard a card only if the hand you still hold is above three plus the stones left; otherwise you just refill to the lower limit at the end of the turn.
    .reading = The printed sheet makes no exception for your own turn; this is our reading.
C51 = If the player named for a Raven has no stone, the Raven lies in front of that player until a stone comes. Then both leave the game, and the stone brings no extra card.
A41 = Several Ravens may lie in front of you. Each takes one stone, so every stone you gain is lost to one of them until all have gone.

chapter-exchange = Exchanging cards

C43 = If you cannot or do not want to play cards, you may exchange: put any number of cards from your hand on the discard pile and draw as many from the draw pile, but not above three plus your stones. That ends your turn.
A44 = You may exchange no cards at all, which is a pass. Otherwise you first put away all the cards you want to be rid of, and only then draw.
MH-A4 = Cards that are put away in an exchange or discarded because of a Raven lie face up on the discard pile. Everyone sees them.

chapter-end-of-turn = End of the turn

C40 = At the end of your turn, all the cards you played go on the discard pile.
C41 = After your played cards are put on the discard pile, you draw until you hold three cards plus one for each of your stones. That is never more than five.
A43 = Your hand limit is three plus your stones, five at the most. If a Flying card takes you above it, you keep the cards; at the end of your turn you draw only if you are below the limit. Without a Flying card you never play more than three cards.
MH-A2 = Only a Raven can force you to discard. In an exchange you draw as many cards as you put away, but not above three plus your stones. A stone gives you a card only while your hand is below three plus your stones.
    .reading = By the printed sheet an exchange draws as many cards as were put away; it names no limit there.
C42 = When the draw pile is used up, the discard pile is shuffled and becomes the new draw pile.
A45 = If the draw pile runs out while you draw, the discard pile is shuffled and you go on. Cards played this turn join the discard pile only at its end. The cards can never run out, as at most 30 of the 60 are in hands or being played.
MH-A11 = The discard pile is shuffled as soon as the last card of the draw pile is drawn; if it is empty at that moment, as soon as a card is wanted. Cards played in the current turn are not in the discard pile yet.

chapter-winning = Winning

C59 = The first player to bring a goblin to the summit wins at once and receives the tower. The game is over; nobody has another turn.
C60 = You need no exact count to reach the summit. Whatever is left of the card's value is ignored.
A48 = The summit is reached only from level 4: by climbing from on top of a goblin, not on a corner square, or through a Secret passage there. The rest of the card's value is lost.
A49 = You can win in another player's turn. If your goblin is shoved onto a Secret passage on level 4 with no goblin on it, it goes to the summit and you win at once.

chapter-notation = Notation and positions

MH-A12 = A position adds who decides (player), extra plays (bonus), face-down tiles known (seen), goblins waiting, and pending: null, or led, played, limit, on_goblin, tossed and tile. An unplaced goblin is null. If tiles or stones are given, squares not named have none; if left out, they are set up afresh. In a position an open tile decision has the kind of tile, the goblin as seat and number, and the count left, if any; for drop the kind is raven and player is the victim.
MH-A13 = Three questions are skipped: for another card after the second if you have none, may play none or no value from 1 to 5 would be legal; for a tile to reveal if none is face down; and for a card to drop if the victim's hand is not above the limit.
MH-A15 = On Vaka's board some cases never arise: a Crystal ball always finds three face-down tiles, a Raven never costs you a card in your own turn, Secret passages and Trapdoors lead to plain squares, no two goblins wait for one square, and a goblin sent to a village frees no square another waits for.
