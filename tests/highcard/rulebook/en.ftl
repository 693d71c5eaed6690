### High card: the rulebook, clause by clause. Message ids are the clause ids.

chapter-deal = Cards and dealing

HC-1 = High card is for two players. It has ten cards, numbered 1 to 10.
HC-2 = Every round begins with all ten cards shuffled. Each player is dealt one card, which only its owner sees; the rest is the stock, face down.

chapter-turn = Your turn

HC-3 = Lots decide who begins the first round; after that the players take turns to begin. The player who begins has one turn, then the other player has one, and only the player whose turn it is decides anything.
HC-4 = A turn begins with one call, which everybody hears: low stakes 1 point, high stakes 2 points.
HC-5 = After the call, keep your card or swap it, once. To swap, lay it face up on the discard pile and draw the top card of the stock, which only you see. Then your turn is over.

chapter-points = Points and the end

HC-6 = When both players have had their turn, both cards are shown. The higher card wins the sum of both stakes.
HC-7 = The game is over as soon as somebody has 12 points or more; that player wins, and nothing more can be done.
