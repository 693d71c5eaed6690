### MAD: the rulebook, clause by clause. Message ids are the clause ids.

chapter-cards = The cards

MD-1 = MAD has 76 cards. Green, yellow, red and blue each have the numbers 1 to 6 twice, two Which way, one Draw 1 and one Give two. The colourless cards are four Wild, three Wild & wooly, two Worry, two Exchange and one Joker.
M-F1 = The 76 cards are 48 numbers, 8 Which way, 4 Draw 1, 4 Give two, 4 Wild, 3 Wild & wooly, 2 Worry, 2 Exchange and 1 Joker. Blank cards and advertising cards found in the box are not used.
M-F17 = The names used here are short for the printed ones: Draw 1 you varmints, Give someone two (from your hand), What me worry? You worry! and Exchange your hand with anyone. Which way, Wild, Wild & wooly and Joker differ at most in a question or exclamation mark.

chapter-setup = Setting up

MD-2 = With two to four players everyone is dealt eight cards, with five or six players seven. The remaining cards are the stock, face down; its top card is turned up and starts the pile.
M-F2 = MAD is for two to six players. Two to four players start with eight cards each, five or six with seven.
M-R11 = The first dealer is chosen at random. If you play again, the player to the dealer's right deals the next game.
    .reading = The printed sheet is silent on this.
MD-A10 = You may sort the cards in your hand as you like. Their order tells the other players nothing.

chapter-first-card = Who begins, and the first card

MD-3 = The player to the dealer's right begins, and play runs counter-clockwise until a Which way changes the direction.
M-F3 = The first turn belongs to the player on the dealer's right, because the direction is counter-clockwise at the start.
MD-17 = The first card turned up, whatever it is, counts as played by the dealer, who makes any choice it calls for.
M-R1 = The first card takes effect once all players have picked up their hands and before anyone takes a turn, so the dealer chooses with a hand in view.
MD-A7 = Worry may be played against the dealer's first card just as against any other card that is aimed at you. When a card lets you choose a player, you may never choose yourself.
M-R2 = If the first card is a number, nothing happens, and the player to the dealer's right begins.
M-R3 = If the first card is a Which way, the dealer chooses the direction. The dealer's neighbour in that direction begins.
M-R4 = If the first card is a Draw 1, every player except the dealer draws one card. You may answer it with Worry.
M-R5 = If the first card is a Give two, the dealer may give two cards from hand to one other player.
M-R6 = If the first card is a Wild, the dealer names the colour in force.
M-R7 = If the first card is a Wild & wooly, the dealer names a colour and another player, who draws three cards. That player may answer with Worry.
M-R8 = If the first card is an Exchange, the dealer may swap hands with another player. With or without a swap the dealer then names the colour; if a Worry stops the swap, its player does.
M-R9 = If the first card is a Worry, the dealer only names a colour. Nobody has attacked the dealer, so there is nothing to ward off.
M-R10 = If the first card is the Joker, the dealer only names a colour. The dealer holds seven or eight cards, too many to end the game with it.

chapter-turn = Your turn

MD-4 = On your turn play one card, or draw one from the stock; a card you draw may be played at once if it fits. Then it is the next player's turn.
M-F5 = If you have no card that fits, draw one. Play it if it fits and you want to, otherwise keep it; then the next player goes on.
MD-19 = You never have to play a card, even when one of yours fits. You may draw instead.
M-F6 = Drawing is open to everyone on their turn, not only to players who cannot play.
M-R16 = You draw exactly one card on your turn. You may not go on drawing until you get one that fits.
MD-A1 = Whenever you draw a card on your turn, you are asked whether to play or keep it. If the card does not fit, keep is the only answer.
M-R12 = You need not play the card you have drawn, even if it fits. You may keep it.
    .reading = The printed sheet, taken at its word, has a drawn card that fits played at once; we let its remark that nobody has to play hold for this card too.
M-R13 = If you draw although you could have played, you may still play the card you drew, but no other.
    .reading = This departs from the letter of the printed sheet, where a player who could have played draws and keeps the card.
MD-A9 = A drawn card that fits may be kept, a card you drew by choice may be played, and Worry works only against what is aimed at you.
    .reading = In all three Vaka departs from the letter of the printed sheet. A strict reading of the second would force players to show their hands, to prove that nothing fitted.
M-R14 = After drawing you may play only the card you drew. No other card from your hand may be played in that turn.
M-R15 = If you draw a colourless card, you may play it at once. That goes for every kind, even the Joker, with which you may end the game if you hold at most three other cards.

chapter-matching = Which card fits

MD-5 = A coloured card must share colour, number, picture or text with the top of the pile. A green 5 fits on a green Draw 1 and on a red 5, not on a red 4; a yellow Which way fits on a yellow 3 and on a blue Which way. The 1 in Draw 1 is text, not a number.
M-F4 = Coloured cards go by what they share with the top card of the pile: colour, number, picture or text. Colourless cards go on any card.
M-R17 = Special cards of the same kind fit on each other in any colour: Which way on Which way, Draw 1 on Draw 1, Give two on Give two. Number cards fit by colour or number only.
MD-6 = A colourless card may be played on any card, but only on your own turn. The one exception is Worry, which you may also play out of turn against a card aimed at you.
M-R18 = On a colourless card you may play only the colour in force or another colourless card. The named colour stays in force while players draw and pass, until a coloured card is played or a new colour is named.

chapter-wild = Wild and Wild & wooly

MD-10 = When you play a Wild, name the colour in force; it may stay as it was. The next card played must be of that colour or colourless.
M-F10 = A Wild lets you choose the colour in force or leave it unchanged. The player who plays next needs a card of that colour or a colourless card.
M-R19 = You may play a Wild on another Wild and name the very colour that is already in force.
MD-11 = When you play a Wild & wooly, name a colour and one other player. That player draws three cards.
M-F11 = With a Wild & wooly you name a colour, and one player of your choice draws three.
    .reading = The printed sheet never says so outright; only one of its examples shows three cards being drawn. Other editions make it clear.
M-R21 = Both parts of a Wild & wooly are compulsory. You must name a colour and also choose another player to draw three cards.

chapter-coloured = Which way, Draw 1 and Give two

MD-7 = When you play a Which way, choose the direction of play: clockwise or counter-clockwise, the same as before or the other.
M-F7 = A Which way does not force a change. You may leave the direction of play as it is.
M-R20 = A Which way never skips anyone. With two players your opponent is always next, whichever direction you choose.
MD-8 = When you play a Draw 1, every other player draws one card from the stock, in turn order.
M-F8 = Draw 1 hits all players but the one who played it. They draw one after another in the direction of play.
M-R22 = Drawing cards because of a Draw 1 or a Wild & wooly does not cost you your turn.
MD-9 = When you play a Give two, you may at once give two cards from your hand to one other player. If your last two cards leave your hand this way, you win.
M-F9 = With a Give two you choose both the cards from your hand and the player who gets them. You may win the game this way.
M-R23 = Giving cards with a Give two is up to you. You may play it and give nothing.
M-R24 = A Give two gives exactly two cards or none. With only one other card in your hand you cannot give it away.
M-R25 = Both cards of a Give two go to the same player. You may not split them between two players.

chapter-exchange = Exchange and the other and/or cards

MD-12 = Exchange, Worry and Joker are and/or cards: do what the card says and name a colour, or just name a colour. Worry on your own turn only names a colour, and a Joker that ends the game needs none.
M-F12 = With an and/or card you decide whether its text is followed. You may ignore the text and choose the colour in force alone.
MD-13 = When you play an Exchange, you may swap your whole hand with that of any other player.
M-R26 = When you play an Exchange, you name the colour after the hands have been swapped, so you choose it with your new hand in view.
M-R27 = An Exchange moves the hands only. Players keep their seats, and the turn passes on as usual.

chapter-worry = Worry

MD-14 = When a card is aimed at you, you may play Worry out of turn and name the colour. It cancels an Exchange; any other effect you turn on the attacker; with Draw 1 you draw nothing and all others draw one. Play goes on after the player just snubbed.
M-F13 = Worry is a defence that you may play when it is not your turn, also against an Exchange. Some accounts of other editions allow it on your own turn only; here the printed sheet is followed.
M-R28 = Worry answers only an effect aimed at you: Exchange, Wild & wooly or Give two with you as its target, Draw 1, or an effect turned back on you. Which way, numbers, a named colour and a Joker ending cannot be answered.
    .reading = This departs from the letter of the printed sheet, which sets no such limit.
M-R30 = You play Worry in defence at once, although it is not your turn.
M-R31 = You must play Worry before the effect happens: before cards are drawn, before you see the cards given to you, before hands are swapped. A Worry that you get through that very effect comes too late.
MD-A2 = Everyone aimed at is asked, with or without Worry; for Draw 1 in turn order after the attacker, before anyone draws. A Worry starts a new round of questions, about the reflected effect and after its player, even for those who had accepted; after a second Worry nobody is asked. Draws follow in the same order.
M-R29 = Worry always strikes back at the attacker. You may not choose another player to suffer instead.
M-R40 = On your own turn a Worry is used like a Wild: you name a colour and nothing else happens.
M-R32 = Worry played against an Exchange cancels the swap, and you name the colour. Nothing else happens to the attacker, so the attacker has nothing to answer.
M-R33 = If you play Worry against a Wild & wooly, the attacker draws the three cards instead of you. The colour you name replaces the one the attacker named.
M-R34 = If you play Worry against a Draw 1, you draw nothing. Every other player, the attacker too, draws exactly one card and not two.
M-R42 = After you play Worry against a Draw 1 you must name a colour, since a colourless card now lies on top of the pile.
M-R35 = If several players could answer a Draw 1 with Worry, they are asked in turn order from the attacker. The first Worry played replaces the effect; another holder of a Worry is now hit by the reflected Draw 1 and may answer that.
M-R36 = If you play Worry against a Give two, you take no cards and may give two of your own to the attacker instead. With fewer than two cards left, you only block the gift.
MD-A3 = After playing Worry against a Give two with two or more cards left, choose two to give, or skip before choosing the first. The former attacker is then asked in turn; after a second Worry its player chooses gifts, then names the colour. Giving away your last two wins.
M-R37 = If you try to win by giving away your last two cards, Worry can still stop you. You then keep both and may even receive two more, because you win only when the cards leave your hand.
M-R38 = You may answer a Worry with the other Worry if it turns a Wild & wooly, Draw 1 or Give two on you; a cancelled Exchange cannot be answered. There are only two Worry cards, so the second ends the chain. The last player to play one names the colour.
MD-A4 = With Wild & wooly the colour is named first, then the player, who then answers. After Worry its last player names the colour when no answers are open, before the effect. With Exchange the attacker names the colour after the hands moved or the swap was skipped, not if Worry stopped it.
M-R39 = After Worry the next turn goes to the neighbour, in the direction of play, of the player last snubbed. After one Worry that is the attacker's neighbour, as it would have been anyway. If A attacks B and both play Worry, the player after B is next: with two players, A again.
M-R41 = If the Worry you play in defence is your last card, you win at once. Nothing else is carried out.

chapter-going-out = Going out

MD-20 = The first player to be rid of all cards wins. If the Joker ends the game, the fewest points win, and a tie goes against the player who ended it.
M-R43 = You win the moment your hand is empty. The effect of your last card is not carried out and cannot be answered: after a Draw 1 or Wild & wooly nobody draws and nobody may play Worry.
M-R44 = If your last card is colourless, you win without naming a colour. An Exchange played as your last card wins too, and no hands are swapped.
M-R45 = If Give two is your last card, you win by playing it. There is nothing left to give.
M-R46 = If you play Give two with exactly two other cards in hand and give both away, you win, unless the receiver answers with Worry.
M-R47 = Swapping hands with Exchange can never leave anyone without cards. Both players still hold at least one card, or the game would be over already.
M-R48 = If the Joker is your last card, you win by playing it, because your hand is empty. No points are counted for that.

chapter-joker = The Joker and points

MD-15 = Play the Joker only on your turn. Use it like a Wild or, with at most three other cards in hand, to end the game: all hands are shown and counted and the fewest points win. You win only with fewer than everyone else.
M-F14 = The Joker names a colour, or ends the game if you hold no more than three other cards. All players then count their hands, you included, and the lowest count wins; a tie goes against you.
M-R49 = To end the game with the Joker you may hold none, one, two or three cards besides it. With four or more it can only name a colour.
MD-16 = A number card counts its number in points. Any other card counts five.
M-F15 = When hands are counted, the cards 1 to 6 are worth 1 to 6 points. Coloured special cards and colourless cards are worth five each.
M-R52 = The Joker that ended the game counts for nobody. It lies on the pile, and only cards in hand are counted.
M-R50 = If you end the game with the Joker, you need fewer points than every other player to win. If you tie for the fewest, you do not win; those tied with you do.
M-R51 = If several players other than the one who played the Joker tie for the fewest points, they share the win.
M-R53 = You may not play Worry against a Joker that ends the game. That ending is not an effect aimed at you.
M-R58 = There is no series of games with a running score; each game is decided on its own. Points matter only when the Joker ends the game.

chapter-stock = When the stock runs out

MD-18 = When the stock is empty, the top card of the pile stays where it is. The rest of the pile is shuffled and becomes the new stock.
M-F16 = An empty stock does not end the game. The pile, all but its top card, is shuffled to make a new one.
M-R54 = A new stock is made at once when the last card leaves the old one. The direction and the colour in force do not change.
M-R55 = If the stock runs out while cards are being drawn for a Draw 1 or a Wild & wooly, the pile is shuffled into a new stock and the drawing goes on.
M-R57 = Colourless cards shuffled back into the stock lose the colour named for them. The player who plays one later names a colour again.
M-R56 = If the stock is empty and the pile is down to one card, there is nothing to draw. The draw is left out, and the turn passes on.
MD-A5 = You may always choose to draw on your turn; with nothing to draw it is a pass, and no further question follows. When several cards are due, they are drawn in order as far as they last. Once the pile has two cards again, all but its top card become the stock.

chapter-sight = What players know

MD-A6 = Gifts that were accepted are known to giver and receiver; refused ones only to their owner. After an Exchange each of the two players knows both hands. What you have learnt stays known to you.

chapter-notation = Notation and positions

MD-A8 = A written position names the player who decides now and what is pending: null, the drawn card, or the card in effect with its player, target, gifts, colour, seats left to ask and seats that played Worry. The colour is null until a colourless card's is named. During the first card's effect, turn is the dealer.
MD-A11 = Not asked: target and gifts of Give two with fewer than two cards in hand, how to use a Joker with over three other cards, play or keep when nothing was drawn, and the colour after a winning card or a Joker ending. Scores are the points left in hand, 0 for an empty one.
