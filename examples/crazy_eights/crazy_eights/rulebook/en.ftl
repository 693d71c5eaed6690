### Crazy eights: the rulebook, clause by clause. Message ids are the clause ids.

chapter-deal = Cards and dealing

CE-1 = Crazy eights is for two to four players. It has 52 cards: the ranks from 2 to 10, jack, queen, king and ace in clubs, diamonds, hearts and spades.
CE-2 = Lots decide who deals. Two players are dealt seven cards each, three or four players five. Only its owner sees a hand.
CE-3 = The rest is the stock, face down. Its top card is turned up and begins the pile. If it is an eight, it is put back somewhere into the stock and the next card is turned up.

chapter-turn = Your turn

CE-4 = The player after the dealer begins, and turns pass to the next seat. Only the player whose turn it is decides anything, and plays cards from their own hand.
CE-5 = A card can be played if it has the suit in force or the rank of the top card. It is laid on the pile, its suit is in force from now on, and the turn is over.
CE-6 = Instead of playing, draw the top card of the stock, even if you could play. Only you see it, and your turn goes on. In one turn you may draw up to five cards, as long as there are any.
CE-7 = If you cannot draw, you may pass: your turn is over. You may do so even if you could play.
CE-8 = An eight can be played on any card. Then name the suit in force, any of the four; nothing else can be done before. A suit is named only after an eight.

chapter-end = The end

CE-9 = The game is over as soon as somebody has no cards left, an eight being the last one or not. It is also over if the stock is empty and as many players in a row have passed as there are, and one more. Nothing more can be done then.
CE-10 = Everyone counts the cards they have left: 50 points for an eight, 10 for a jack, queen, king or ace. Any other card costs its place in the deck and 1 point more, the deck being sorted by rank from 2 to ace and within a rank by clubs, diamonds, hearts and spades: the 2 of clubs costs 2, the 2 of spades 5, the 10 of spades 37. Whoever has the fewest points wins; several can.
