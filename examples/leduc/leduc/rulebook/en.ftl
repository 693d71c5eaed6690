### Leduc poker: the rulebook, clause by clause. Message ids are the clause ids.

chapter-deal = Cards and dealing

LP-1 = Leduc poker is for two players. It has six cards: a jack, a queen and a king, each in spades and in hearts. The king is the highest.
LP-2 = Each player bets one chip and is dealt one card, which only its owner sees. The rest is the deck, face down.

chapter-betting = Betting

LP-3 = There are two rounds of betting. The first player begins both; then the players take turns, and only the player whose turn it is decides anything.
LP-4 = To call is to bet as many chips as the other player has bet by now. If that is nothing more, it is a call all the same.
LP-5 = To raise is to call and to bet 2 chips more in the first round, 4 chips more in the second. There are at most two raises per round.
LP-6 = A player who has bet fewer chips than the other one may fold: then the other player wins at once, and the cards are not shown.
LP-7 = A call ends the round, unless it is the first decision of that round. After the first round the top card of the deck is turned up in the middle.

chapter-end = The end

LP-8 = After the second round both cards are shown. A card of the same rank as the one in the middle wins; otherwise the higher rank does. If both ranks are equal, nobody wins.
LP-9 = The winner gets the chips that the other player has bet. The game is over, and nothing more can be done.
