### Partners: the rulebook, clause by clause. Message ids are the clause ids.

chapter-setup = Setting up

par-P1 = Partners is for four players around a ring of 56 squares, seated clockwise as Yellow, Green, Blue and Red. Your partner sits opposite you: Yellow and Blue form one team, Green and Red the other.
    .reading = The printed sheet does not say how many squares there are; the 56 come from descriptions of the board.
par-P2 = You have four pawns of your colour, and all of them begin in your home.
par-P3 = The dealer shuffles, deals four cards to each player and keeps the rest of the deck aside. The deck has 56 cards: four each of heart, heart/8, heart/13, 1/14, -4, 7, swap, 2, 3, 5, 6, 9, 10 and 12.
    .reading = The printed sheet does not say how many there are of each card, so this is an assumption.
CD-1 = The first dealer is drawn at random.
    .reading = The printed sheet does not say who it should be.

chapter-exchange = Exchanging a card with your partner

par-P4 = At the start of every deal you and your partner each give the other one card, face down and at the same moment. Nobody plays a card until all four players have done so.
CD-2 = You must give your partner exactly one card in every deal. You may not decline, even if you would rather keep all four.
CD-3 = You choose the card you give before you see the one you get. The opponents see neither of them.
CD-4 = You cannot give back the card your partner has just given you, because both of you choose before either card changes hands.
PA-A4 = All four players are always asked for a card, in order from the dealer's left, and the cards cross once all have chosen. Everyone knows who has chosen, but not what. Afterwards you and your partner know both cards that crossed between you; the opponents know only that cards crossed.
CD-9 = Partners may not tell each other which cards they hold.
    .reading = The printed sheet does not say this; it comes from other editions, and Vaka leaves it to the players.

chapter-turn = Your turn

par-G1 = The player to the dealer's left begins. On your turn you lay one card of your choice face up in the middle of the board and make the move it shows.
CD-5 = The player to the dealer's left begins each of that dealer's three deals, not just the first.
DU-2 = If you can play several cards, or one card in several ways, choose freely among them.
par-G4 = When you have played your card and made its move, your turn is over. The next player clockwise, on your left, goes on.
CD-8 = A player with no cards left is skipped. The others go on clockwise.

chapter-fold = Having to play, having to fold

DU-1 = If any of your cards can be played, you must play one, even if it only hurts you. You may have to send home your own pawn or your partner's, or to walk a pawn back out of the goal.
par-N1 = If none of your cards can be played, you must fold: your whole hand goes on the used pile. You play again only in the next deal.
DU-3 = You may fold only if no card in your hand can be played. As long as one can, you must play a card.
DU-5 = To fold is to put down all the cards you hold. You may not throw away one useless card and keep the others.
DU-4 = Folding puts you out for the rest of this deal and no longer. In the next deal you get four cards, exchange with your partner and play as usual.
par-N2 = You can play the swap card even if you have no pawn that can move. While two pawns on the board can be swapped, it counts as a playable card and you may not fold.
CD-7 = A folded hand joins the used pile face up, where everyone sees it. With the option folded set to hidden, only its owner knows the cards until all cards are collected.
    .reading = The printed sheet does not say in so many words that it lies face up.
PA-A5 = Everyone may know that not one card of a folded hand could be played. This holds even if the option folded is set to hidden and the cards themselves stay secret.

chapter-deals = The end of a deal and the next dealer

par-R1 = When all hands have been played or folded, the same dealer deals four new cards to everyone from the rest of the deck. You must exchange a card with your partner again before play goes on.
CD-10 = If your hand is empty before the others', the deal goes on without you. It ends only when all four hands are empty.
CD-6 = The cards are not reshuffled between a dealer's three deals. Each deal takes sixteen more from the same deck, and the last eight stay unseen until the next dealer collects all the cards.
par-R2 = After three deals by one dealer, the player to the left becomes dealer, collects all the cards, shuffles them and deals four each. This goes on until a team has won.

chapter-numbers = Number cards

par-V1 = A number card moves one pawn forward, clockwise, exactly that many steps: 2, 3, 5, 6, 9, 10 or 12. You move a pawn of your own, or your partner's once all of yours are locked; pawns at home and locked pawns cannot be moved by it.
par-V6 = The 1/14 moves one pawn forward by 1 step or by 14, whichever you choose.

chapter-start = Hearts and the start square

par-G2 = A pawn leaves home only with a card that shows a heart: heart, heart/8 or heart/13. It goes to its start square.
par-V2 = The plain heart brings one pawn from home to its start square. It has no other use.
par-V3 = The heart/8 either brings one pawn from home to its start square or moves one pawn 8 steps forward. You choose one of the two.
par-V4 = The heart/13 either brings one pawn from home to its start square or moves one pawn 13 steps forward. You choose one of the two.
WA-8 = With no pawn at home you cannot use the heart of a card. A plain heart is then unplayable, while heart/8 and heart/13 still have their number.
par-G3 = The start square serves only to bring pawns out of home. It is never counted as a step, neither on the way round the ring nor on the way into the goal.
WA-1 = A start square lies beside the ring and is not one of its squares, neither for its owner nor for anyone else. A pawn gets there only with a heart and leaves only by moving off.
WA-6 = Any number of your own pawns may stand on your start square together.
WA-7 = No other player's pawn can ever be on your start square: none can stop there, and the swap card cannot put one there. So nothing ever blocks a heart while you have a pawn at home.
WA-9 = A pawn on its start square is safe. It can be neither sent home nor swapped.

chapter-walls = Walls

par-W1 = One or more pawns on their start square form a wall. No pawn of another colour may pass that start square, forwards or backwards, as long as one of them stands there.
WA-2 = Your wall stops your partner's pawns too, just like those of the opponents.
WA-3 = A wall stops backward moves as well as forward ones. Only pawns of the wall's own colour may pass it backwards.
WA-4 = If the count would take your pawn past another colour's wall, that pawn may not make the move: it neither turns round nor stops short. Ending exactly on the last square before the wall is fine.
par-W2 = Your own pawns may cross your own wall when they move backwards with the -4.
WA-5 = Your own wall never stops your pawns. Backwards they may cross it, the way into your goal does not lead past your start square, and forwards they never pass your start square at all.
    .reading = The printed sheet lets your own pawns across only backwards and is silent on the way into the goal; we let them in.
WA-10 = Two or more pawns together on a square of the ring are not a wall. They may be passed freely.
WA-11 = When you move your partner's pawns, the colour of the pawn decides which walls stop it, not the player who moves it. Your partner's wall does not stop your partner's pawns.

chapter-landing = Landing and passing

par-K1 = If your pawn lands on a square where one pawn of another player stands, that pawn goes back to its home and yours takes the square.
LA-1 = If your pawn lands on a single pawn of your partner's, that pawn goes home just as an opponent's would. Two colours never share a square.
par-K2 = If your pawn lands on a square where two or more pawns of another player stand, your pawn goes back to its home and theirs stay.
LA-2 = Landing on two or more pawns of another player is a legal move: yours goes home and they stay. You may choose it on purpose, and you must make it if you can play nothing else.
LA-3 = Landing on two or more pawns of your partner's sends your own pawn home, exactly as with opponents. It is a legal move.
LA-4 = Your own pawns may share a square of the ring, any number of them. Two or more together are safe.
LA-5 = On the ring you may pass any pawns, even two or more on one square. Only walls and pawns in the goal cannot be passed.
LA-6 = Pawns that you merely pass are not affected. Only the square where a move ends counts.
LA-7 = Landing on other pawns works the same way with the -4, when walking backwards out of the goal, and after each part of a 7. What counts is the square where the pawn ends that move or part.
LA-8 = Pawns of one colour in the same place are alike, and so are all places in a home. Of such pawns, Vaka offers only the one with the lowest number among those this card may still move.

chapter-goal = The goal

GO-1 = Your goal is entered from your right-hand neighbour's square 14. One step from there is the outermost goal ring, Z1, and four steps are the innermost, Z4; neither your start square nor the bend is counted.
GO-2 = A pawn may not run past its goal for another lap. From the last square before the goal, forward leads only into the goal.
GO-18 = Only pawns of your own colour can ever be in your goal; neither your partner's nor the opponents' can get there.
GO-3 = Your pawn may stop on an outer goal ring while inner ones are free, if the count ends there. It is then safe, but not locked.
par-M1 = A pawn on any of the four goal rings is safe: it can be neither sent home nor swapped.
    .reading = The printed sheet, taken at its word, calls it locked as well; Vaka departs from that, and the pawn is locked only when it lands on the innermost free goal ring.
GO-4 = Every pawn on a goal ring is safe, but only some are locked.
    .reading = The printed sheet, taken at its word, locks them all; Vaka departs from that, because the sheet's own rules on locking by the right count and on turning in the goal would then be empty.
par-M2 = Goal rings are filled from the inside out. Your first pawn is locked on the innermost goal ring, the second on the next one outwards, and so on.
par-M4 = To lock a pawn, you need a card, or part of a 7, whose count ends exactly on the innermost free goal ring.
GO-5 = A pawn is locked when it ends its move on the innermost free goal ring, so that all goal rings further in are occupied. Any way of getting there counts, even after turning round.
par-M3 = A locked pawn may not be moved any more.
    .reading = The printed sheet, taken at its word, says this of every pawn in the goal; Vaka departs from that, and a pawn there that is not locked may still move.
GO-6 = A pawn in the goal that is not locked can still be moved by cards that go forward. It cannot be sent home, swapped or moved with the -4.
GO-16 = A pawn never becomes locked without moving. No other pawn can pass it to fill the goal rings further in, so only its own move can lock it.
par-M5 = In the goal a pawn cannot pass another pawn.
GO-14 = In the goal a pawn may never pass another, whether that one is locked or not.
GO-11 = While a pawn of yours that is not locked stands on your outermost goal ring, no other pawn of yours can enter the goal: it cannot pass, and it may not turn outside. A move that would count beyond the last square before the goal is forbidden; one that ends on or before it is fine.
GO-17 = Only the square a pawn stands on counts, not how it got there. If a swap puts your pawn shortly before your goal, it may go straight in; if just after your start square, the whole lap lies ahead of it.
GO-15 = With the option goal set to championship, a pawn already in the goal may be moved only if the move locks it or ends outside the goal. The default is the printed rule, boxed, which has no such limit.
PA-A3 = With the option goal set to championship, the limit holds for each part of a 7 as for a move: a pawn in the goal must end the part locked or outside. A pawn that starts the move or part outside the goal is free of the limit.

chapter-turning = Turning round in the goal

par-T1 = If your pawn still has steps to make at the innermost goal ring, or in the goal in front of another pawn, it must turn round there and make the remaining steps backwards; on the ring that means counter-clockwise.
GO-7 = Move into the goal step by step. At the inner end, or in front of an occupied goal ring, the pawn turns; turning costs nothing, and every step counts 1. With only two steps to go, a 5 is two in and three back.
par-T2 = A pawn may turn round only in the goal, but there more than once. If it runs into another pawn in the goal while going backwards, it turns again and goes forward.
GO-9 = Between your own pawns or the inner end of the goal, a pawn may turn as often as its count needs.
par-T3 = In the goal a pawn may go to and fro until its count is used up and it ends on a free goal ring.
GO-8 = A pawn that has turned may walk back out of the goal, onto your right-hand neighbour's square 14, 13 and so on, for all the steps it has left. Outside it does not turn again, and it lands on other pawns as usual.
GO-12 = If your pawn stands on the outermost goal ring and another of yours on the next one in, a forward card turns it at once. It makes all its steps backwards, out of the goal.
GO-10 = A pawn in the goal with other pawns directly in front of it and directly behind it, both in the goal, cannot be moved.
GO-13 = A move may end where it began, if going to and fro brings the pawn back there. It counts as a move.

chapter-minus-four = The -4

par-V5 = The -4 must move one pawn four squares backwards, counter-clockwise; it cannot be used on a pawn in the goal or at home. It is very strong on your start square or your squares 1 to 4, since the pawn ends close to your goal.
MF-4 = The -4 moves a pawn exactly four squares back. It may not be used for fewer, and never forwards.
MF-1 = From your start square the -4 takes a pawn to your right-hand neighbour's square 11. The start square is not counted, so the first square back is that neighbour's 14.
MF-2 = From your squares 1, 2, 3 and 4 the -4 leads to your right-hand neighbour's 11, 12, 13 and 14, because your start square is not counted. So square 1 and the start square give the same result.
MF-3 = The -4 never takes a pawn into the goal. Moving backwards, the pawn runs past it and stays on the ring.
MF-5 = The -4 may not take a pawn back past another colour's wall. This stops a pawn on squares 1 to 4 after that start square.
MF-6 = The -4 may not be used on a pawn in the goal, whether it is locked or not.
MF-7 = You may use the -4 on your own pawns, or on your partner's once all of yours are locked. You may never use it on an opponent's pawn.

chapter-seven = The 7

par-V7 = The 7 moves one or more of your pawns forward, seven steps in all, divided as you like among those that are neither at home nor locked. You must use all seven; the pawns move one after the other, and each only once.
SV-1 = All seven steps of a 7 must be made; if you cannot use them all, you cannot play the card. The one exception is a short 7 allowed by the option short7.
SV-2 = You may divide a 7 among as many of your pawns as you like, one after the other in the order you choose, each at most once. If all your pawns are locked on the way, your partner's may take the rest.
PA-A1 = A 7 has one to seven parts, for at most four pawns of each colour. Each pawn moves at most once, and the order is free, except that your partner's pawns come after your own and only once all of yours are locked.
SV-3 = A 7 can move your pawns on the start square, on the ring, or in the goal if they are not locked. It cannot move pawns at home or locked pawns.
SV-8 = Each part of a 7 is an ordinary forward move, so a pawn may turn round in the goal during its part.
SV-7 = After each part of a 7, landing on other pawns is settled before the next part. If a pawn is sent home, the steps still count as made, and that pawn cannot move again with this card.
SV-11 = The parts of a 7 follow one another, and each sees the new position. So you may open your own wall with one part and use that in the next, though no part of the same 7 ever needs it.
par-V8 = If some steps of a 7 lock your last pawn, you may play it that way, but only if all the remaining steps can be used on one or more of your partner's pawns.
SV-4 = The rest of a 7 may go to your partner's pawns only after all of yours are locked, and the whole rest must fit there. It may be this same 7 that locks your last two pawns, or more.
    .reading = The printed sheet grants this only to a player with one pawn left; for us it is enough if one is left when its last step is made.
SV-6 = While you have a pawn at home, no part of your 7 may go to your partner's pawns. A pawn at home is not locked.
SV-5 = If all your partner's pawns are locked and your last pawn needs fewer than seven steps, you may not use a 7 short to lock it, not even to win. The 7 can be played only with all seven steps, unless the option short7 is set to yes.
PA-A2 = No part of a 7 may lock your team's last pawn, yours or your partner's, unless it uses the seventh step. With the option short7 set to yes, the 7 may end short when it locks that pawn.
SV-9 = Once all your pawns are locked, you play a 7 on your partner's pawns. You may divide it among those that are neither at home nor locked.
SV-10 = A win is checked only after the whole 7, so all seven steps must be made first. The one exception is a short 7 allowed by the option short7.

chapter-swap = The swap card

par-V9 = The swap card makes any two pawns that may be swapped change places, even if none of yours is out.
    .reading = The printed sheet, taken at its word, has it used whenever possible; Vaka departs from that, and you must play it only if you can play no other card.
SW-4 = You must play the swap card if no other card can be played; otherwise you choose freely.
    .reading = The printed sheet, taken at its word, has it used whenever possible; Vaka departs from that, because you would lose the free choice of card. It only keeps you from folding.
SW-1 = The swap card exchanges any two pawns that each stand alone on a square of the ring. They may be of any colour, your own or not.
par-V11 = The swap card cannot be used on pawns in the goal, on start squares or at home. Two or more pawns of one colour on the same square are safe from it too.
SW-2 = You may not swap a pawn at home, on a start square or on a goal ring, nor one that shares its square with another of its colour. This holds for your own pawns as well.
par-V10 = You may swap two pawns of the same colour, even two of your own.
SW-3 = You may swap two pawns of the same colour, although this changes nothing on the board.
SW-5 = The swap card cannot be played unless at least two pawns stand alone on squares of the ring.
SW-6 = A swap sends no pawn home. Both pawns stood alone on their squares, so two colours never meet.
SW-7 = After a swap only a pawn's new square counts. A pawn put just before its goal may go in with its next move.
PA-A7 = Not every pawn in the goal is locked, and the swap card need not come before other cards.
    .reading = In both Vaka departs from the letter of the printed sheet. Taken at its word, the sheet would make its own rules on locking, on turning in the goal and on the free choice of card empty.

chapter-finish = Helping your partner and winning

par-F1 = As soon as all four of your pawns are locked, you must play for your partner. You use your cards to move your partner's pawns, or the swap card to make things hard for the opponents.
FI-1 = You play for your partner from the moment your fourth pawn is locked. This includes the cards you still hold in the same deal.
par-F2 = Once all your pawns are locked, all your cards serve your partner. You two still exchange a card in every deal.
FI-2 = When you play for your partner, all your cards count, hearts too. A heart brings a pawn of your partner's from home to your partner's start square.
FI-3 = When you play for your partner, you may choose any card that can be played, the swap card included. But if any can be played you must play one, with your partner's pawns as if they were yours, even if it hurts.
FI-4 = When you play for your partner and none of your cards can be played, you must fold your whole hand.
FI-5 = You and your partner go on exchanging a card in every deal, even after one of you has all pawns locked.
FI-8 = You may not move your partner's pawns before all of yours are locked. The exceptions are the rest of a 7 that locks your last pawn, and the swap card.
par-F3 = A team wins the game if all eight of its pawns are locked before all eight of the other team's are.
FI-6 = The game is won at once after the card that locks the team's eighth pawn. The opponents get no last turn.
FI-7 = To win, all eight pawns of your team must be locked; pawns in the goal that are not locked do not count. Four pawns on a colour's four goal rings are always locked.

chapter-notation = Notation and positions

PA-A6 = A position names the player who decides and what is pending: null, gifts by seat, steps left of a 7 and pawns moved, or the first pawn picked. The deck has 40, 24 or 8 cards in deals 1, 2 and 3. Cards in no hand, gift or deck are used, newest first, even a 7 or swap under way.
PA-A9 = Naming a pawn that is not yours to move is refused as an illegal move. In a position, pending is null before the first gift and at the start of a turn; after swap, before the first pick, it says that picked is null.
PA-A8 = A hand folded openly stays named until the next card is laid on it. With the option folded set to hidden, a position lists under hidden each seat and its number of folded cards. When Vaka imagines those cards, it takes only ones that could not be played.
PA-A10 = Three rules cannot be shown by a move: partners' silence happens away from the board, opening your own wall never changes what the same 7 may do, and pawns of another colour simply never come into your goal.
