### La carta más alta: el reglamento, cláusula por cláusula. Los identificadores de los mensajes son los de las cláusulas.

chapter-deal = Las cartas y el reparto

HC-1 = La carta más alta es un juego para dos jugadores. Tiene diez cartas, numeradas del 1 al 10.
HC-2 = Cada ronda empieza barajando las diez cartas. Cada jugador recibe una carta que nadie más ve; las demás forman el mazo de robo, boca abajo.

chapter-turn = Tu turno

HC-3 = La suerte decide quién empieza la primera ronda; después los jugadores se alternan para empezar. Quien empieza tiene un turno, luego lo tiene el otro, y solo decide el jugador a quien le toca.
HC-4 = Un turno empieza con una sola apuesta, que todos oyen: la baja vale 1 punto y la alta, 2 puntos.
HC-5 = Después de apostar, quédate tu carta o cámbiala, una sola vez. Para cambiarla, ponla boca arriba en la pila de descarte y roba la carta de arriba del mazo, que solo ves tú. Con eso termina tu turno.

chapter-points = Los puntos y el final

HC-6 = Cuando los dos jugadores han tenido su turno, se muestran las dos cartas. La más alta gana la suma de las dos apuestas.
HC-7 = La partida termina en cuanto alguien tiene 12 puntos o más; ese jugador gana y ya no se puede hacer nada más.
