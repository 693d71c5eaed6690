### Partners: el reglamento, cláusula por cláusula. Los identificadores de los mensajes son los de las cláusulas.

chapter-setup = Preparación

par-P1 = Partners es para cuatro jugadores alrededor de un circuito de 56 casillas, sentados en sentido horario como Amarillo, Verde, Azul y Rojo. Tu compañero se sienta enfrente de ti: Amarillo y Azul forman un equipo; Verde y Rojo, el otro.
par-P2 = Tienes cuatro peones de tu color, y todos empiezan en tu casa.
par-P3 = Quien reparte baraja, da cuatro cartas a cada jugador y deja aparte el resto del mazo. No se sabe con certeza cuántas cartas de cada tipo trae el juego impreso, así que Vaka juega con 56, cuatro de cada tipo: corazón, corazón/8, corazón/13, 1/14, -4, 7, intercambio, 2, 3, 5, 6, 9, 10 y 12.
CD-1 = El primer jugador que reparte se elige al azar. La hoja impresa no dice quién debe ser.

chapter-exchange = Cambiar una carta con tu compañero

par-P4 = Al comienzo de cada reparto, tú le das una carta a tu compañero y tu compañero te da otra a ti, boca abajo y en el mismo momento. Nadie juega una carta hasta que los cuatro jugadores lo han hecho.
CD-2 = En cada reparto tienes que darle a tu compañero exactamente una carta. No puedes negarte, aunque prefieras quedarte con las cuatro.
CD-3 = Eliges la carta que das antes de ver la que recibes. Los rivales no ven ninguna de las dos.
CD-4 = No puedes devolver la carta que tu compañero te acaba de dar, porque cada uno elige la suya antes de que ninguna de las dos cambie de manos.
PA-A4 = Siempre se pide una carta a los cuatro jugadores, en orden desde la izquierda de quien reparte, y las cartas se cruzan cuando todos han elegido. Todos saben quién ha elegido, pero no qué. Después, cada uno de los dos compañeros conoce ambas cartas cruzadas entre ellos; los rivales solo saben que se han cruzado cartas.
CD-9 = Los compañeros no pueden hablar de sus cartas, y Vaka no les da ninguna forma de pasarse pistas.

chapter-turn = Tu turno

par-G1 = Empieza el jugador a la izquierda de quien reparte. En tu turno pones una carta de tu elección boca arriba en el centro del tablero y haces el movimiento que indica.
CD-5 = En cada uno de los tres repartos de un mismo jugador, y no solo en el primero, empieza quien está a su izquierda.
DU-2 = Si puedes jugar varias cartas, o una carta de varias maneras, eliges libremente entre ellas.
par-G4 = Cuando has jugado tu carta y hecho su movimiento, tu turno ha terminado. Sigue el siguiente jugador en sentido horario, el de tu izquierda.
CD-8 = Se salta al jugador al que no le quedan cartas. Los demás siguen en sentido horario.

chapter-fold = Cuándo hay que jugar y cuándo hay que retirarse

DU-1 = Si se puede jugar alguna de tus cartas, tienes que jugar una, aunque solo te perjudique. Puede que tengas que enviar a casa un peón tuyo o de tu compañero, o hacer que un peón salga hacia atrás de la meta.
par-N1 = Si no se puede jugar ninguna de tus cartas, tienes que retirarte: toda tu mano va a la pila de cartas usadas. No vuelves a jugar hasta el siguiente reparto.
DU-3 = Solo puedes retirarte si no se puede jugar ninguna carta de tu mano. Mientras se pueda jugar alguna, tienes que jugar una carta.
DU-5 = Retirarse significa dejar todas las cartas que tienes. No puedes tirar una carta inútil y quedarte con las demás.
DU-4 = Si te retiras, quedas fuera durante el resto de este reparto y no más tiempo. En el siguiente reparto recibes cuatro cartas, cambias una con tu compañero y juegas como de costumbre.
par-N2 = Puedes jugar la carta de intercambio aunque no tengas ningún peón que pueda moverse. Mientras en el tablero haya dos peones que se puedan intercambiar, cuenta como carta jugable y no puedes retirarte.
CD-7 = Una mano retirada va boca arriba a la pila de cartas usadas, donde todos la ven. Con la opción folded en hidden, solo su dueño conoce las cartas hasta que se recogen todas las cartas.
PA-A5 = Todos pueden saber que no se podía jugar ni una sola carta de una mano retirada. Esto vale aunque la opción folded esté en hidden y las cartas en sí sigan siendo secretas.

chapter-deals = El final de un reparto y quién reparte después

par-R1 = Cuando todas las manos se han jugado o retirado, el mismo jugador de antes reparte a cada uno cuatro cartas nuevas del resto del mazo. Tienes que volver a cambiar una carta con tu compañero antes de que siga el juego.
CD-10 = Si tu mano se queda vacía antes que las de los demás, el reparto sigue sin ti. Solo termina cuando las cuatro manos están vacías.
CD-6 = Las cartas no se vuelven a barajar entre los tres repartos de un mismo jugador. En cada reparto se toman otras dieciséis del mismo mazo, y las ocho últimas quedan sin ver hasta que el siguiente jugador que reparte recoge todas las cartas.
par-R2 = Después de tres repartos de un mismo jugador, pasa a repartir el de su izquierda: recoge todas las cartas, las baraja y da cuatro a cada uno. Así se sigue hasta que un equipo ha ganado.

chapter-numbers = Las cartas de número

par-V1 = Una carta de número mueve un peón hacia delante, en sentido horario, exactamente los pasos que indica: 2, 3, 5, 6, 9, 10 o 12. Mueves un peón tuyo, o uno de tu compañero cuando todos los tuyos están fijados; con ella no se pueden mover los peones que están en casa ni los peones fijados.
par-V6 = El 1/14 mueve un peón hacia delante 1 paso o 14 pasos, lo que tú elijas.

chapter-start = Los corazones y la casilla de salida

par-G2 = Un peón solo sale de casa con una carta que muestre un corazón: corazón, corazón/8 o corazón/13. Va a su casilla de salida.
par-V2 = El corazón simple lleva un peón de casa a su casilla de salida. No tiene otro uso.
par-V3 = El corazón/8 lleva un peón de casa a su casilla de salida o bien mueve un peón 8 pasos hacia delante. Eliges una de las dos cosas.
par-V4 = El corazón/13 lleva un peón de casa a su casilla de salida o bien mueve un peón 13 pasos hacia delante. Eliges una de las dos cosas.
WA-8 = Si no tienes ningún peón en casa, no puedes usar el corazón de una carta. Entonces un corazón simple no se puede jugar, mientras que el corazón/8 y el corazón/13 conservan su número.
par-G3 = La casilla de salida solo sirve para sacar peones de casa. Nunca se cuenta como un paso, ni en el recorrido del circuito ni al entrar en la meta.
WA-1 = Una casilla de salida está al lado del circuito y no es una de sus casillas, ni para su dueño ni para nadie más. Un peón solo llega a ella con un corazón y solo la deja al moverse.
WA-6 = En tu casilla de salida puede haber a la vez cualquier número de peones tuyos.
WA-7 = Ningún peón de otro jugador puede estar nunca en tu casilla de salida: ninguno puede detenerse allí, y la carta de intercambio no puede poner allí ninguno. Así, nada impide nunca usar un corazón mientras tengas un peón en casa.
WA-9 = Un peón en su casilla de salida está a salvo. No se puede enviar a casa ni intercambiar.

chapter-walls = Los muros

par-W1 = Uno o más peones en su casilla de salida forman un muro. Ningún peón de otro color puede rebasar esa casilla de salida, ni hacia delante ni hacia atrás, mientras alguno de ellos esté allí.
WA-2 = Tu muro también detiene a los peones de tu compañero, igual que a los de los rivales.
WA-3 = Un muro detiene tanto los movimientos hacia atrás como los movimientos hacia delante. Solo los peones del mismo color que el muro pueden rebasarlo hacia atrás.
WA-4 = Si la cuenta lleva a tu peón más allá del muro de otro color, ese peón no puede hacer el movimiento: ni da media vuelta ni se detiene antes. Terminar exactamente en la última casilla antes del muro está permitido.
par-W2 = Tus propios peones pueden atravesar tu propio muro cuando se mueven hacia atrás con el -4.
WA-5 = Tu propio muro nunca detiene a tus peones. Hacia atrás pueden atravesarlo, el camino de entrada a tu meta no pasa por tu casilla de salida, y hacia delante no rebasan nunca tu casilla de salida.
WA-10 = Dos o más peones juntos en una casilla del circuito no son un muro. Se pueden rebasar libremente.
WA-11 = Cuando mueves los peones de tu compañero, lo que decide qué muros detienen a un peón es el color del peón, no el jugador que lo mueve. El muro de tu compañero no detiene a los peones de tu compañero.

chapter-landing = Caer sobre otros peones y rebasarlos

par-K1 = Si tu peón cae en una casilla donde hay un solo peón de otro jugador, ese peón vuelve a su casa y el tuyo ocupa la casilla.
LA-1 = Si tu peón cae sobre un solo peón de tu compañero, ese peón va a casa igual que iría el de un rival. Dos colores nunca comparten una casilla.
par-K2 = Si tu peón cae en una casilla donde hay dos o más peones de otro jugador, tu peón vuelve a su casa y los otros se quedan.
LA-2 = Caer sobre dos o más peones de otro jugador es un movimiento legal: el tuyo va a casa y los otros se quedan. Puedes elegirlo a propósito, y tienes que hacerlo si no puedes jugar otra cosa.
LA-3 = Caer sobre dos o más peones de tu compañero envía a casa tu propio peón, exactamente igual que con los rivales. Es un movimiento legal.
LA-4 = Tus propios peones, sean cuantos sean, pueden compartir una casilla del circuito. Dos o más juntos están a salvo.
LA-5 = En el circuito puedes rebasar cualquier peón, incluso dos o más en una misma casilla. Solo los muros y los peones que están en la meta no se pueden rebasar.
LA-6 = A los peones que tan solo rebasas no les pasa nada. Solo cuenta la casilla donde termina un movimiento.
LA-7 = Caer sobre otros peones funciona igual con el -4, al salir hacia atrás de la meta y después de cada parte de un 7. Lo que cuenta es la casilla donde el peón termina ese movimiento o esa parte.
LA-8 = Los peones de un mismo color que están en el mismo lugar son iguales, y también son iguales todos los lugares de una casa. De tales peones, Vaka solo ofrece el de número más bajo entre los que esta carta aún puede mover.

chapter-goal = La meta

GO-1 = A tu meta se entra desde la casilla 14 de tu vecino de la derecha. A un paso de allí está el anillo de meta más exterior, Z1, y a cuatro pasos el más interior, Z4; no se cuentan ni tu casilla de salida ni la curva.
GO-2 = Un peón no puede pasar de largo su meta para dar otra vuelta al circuito. Desde la última casilla antes de la meta, el camino hacia delante lleva solo a la meta.
GO-18 = En tu meta solo puede haber peones de tu propio color; ni los de tu compañero ni los de los rivales pueden llegar nunca allí.
GO-3 = Tu peón puede detenerse en un anillo de meta exterior aunque haya otros más interiores libres, si la cuenta termina ahí. Entonces está a salvo, pero no fijado.
par-M1 = Un peón en cualquiera de los cuatro anillos de meta está a salvo: no se puede enviar a casa ni intercambiar. La hoja impresa, tomada al pie de la letra, dice que además está fijado; Vaka se aparta de eso, y el peón solo queda fijado cuando cae en el anillo de meta libre más interior.
GO-4 = Todo peón en un anillo de meta está a salvo, pero solo algunos están fijados. La hoja impresa, tomada al pie de la letra, los da todos por fijados; Vaka se aparta de eso, porque entonces las propias reglas de la hoja sobre fijar con la cuenta justa y sobre dar media vuelta en la meta quedarían sin contenido.
par-M2 = Los anillos de meta se llenan de dentro hacia fuera. Tu primer peón queda fijado en el anillo de meta más interior, el segundo en el siguiente hacia fuera, y así sucesivamente.
par-M4 = Para fijar un peón necesitas una carta, o una parte de un 7, cuya cuenta termine exactamente en el anillo de meta libre más interior.
GO-5 = Un peón queda fijado cuando termina su movimiento en el anillo de meta libre más interior, de modo que todos los anillos de meta que están más adentro están ocupados. Vale cualquier forma de llegar allí, incluso después de dar media vuelta.
par-M3 = Un peón fijado ya no se puede mover. La hoja impresa, tomada al pie de la letra, lo dice de todo peón que está en la meta; Vaka se aparta de eso, y un peón que está allí y no está fijado puede seguir moviéndose.
GO-6 = Un peón que está en la meta y no está fijado se puede seguir moviendo con cartas que van hacia delante. No se puede enviar a casa, ni intercambiar, ni mover con el -4.
GO-16 = Un peón nunca queda fijado sin moverse. Ningún otro peón puede rebasarlo para llenar los anillos de meta que están más adentro, así que solo su propio movimiento puede fijarlo.
par-M5 = En la meta, un peón no puede rebasar a otro peón.
GO-14 = En la meta, un peón no puede rebasar nunca a otro, tanto si este está fijado como si no.
GO-11 = Mientras en tu anillo de meta más exterior haya un peón tuyo que no está fijado, ningún otro peón tuyo puede entrar en la meta: no puede rebasarlo, y fuera no puede dar media vuelta. Un movimiento cuya cuenta vaya más allá de la última casilla antes de la meta está prohibido; uno que termine en ella o antes está permitido.
GO-17 = Solo cuenta la casilla en la que está un peón, no cómo ha llegado a ella. Si un intercambio pone tu peón poco antes de tu meta, puede entrar directamente; si lo pone justo después de tu casilla de salida, tiene por delante la vuelta entera.
GO-15 = Con la opción goal en championship, un peón que ya está en la meta solo se puede mover si el movimiento lo fija o termina fuera de la meta. El valor predeterminado es la regla impresa, boxed, que no tiene ese límite.
PA-A3 = Con la opción goal en championship, el límite vale para cada parte de un 7 igual que para un movimiento: un peón que está en la meta debe terminar la parte fijado o fuera. Un peón que empieza el movimiento o la parte fuera de la meta no está sujeto al límite.

chapter-turning = Dar media vuelta en la meta

par-T1 = Si a tu peón le quedan pasos por dar en el anillo de meta más interior, o en la meta delante de otro peón, tiene que dar media vuelta allí y dar los pasos restantes hacia atrás; en el circuito, eso significa en sentido antihorario.
GO-7 = Entra en la meta paso a paso. En el extremo interior, o delante de un anillo de meta ocupado, el peón da media vuelta; dar media vuelta no cuesta nada, y cada paso cuenta 1. Si solo quedan dos pasos por delante, un 5 son dos hacia dentro y tres hacia atrás.
par-T2 = Un peón solo puede dar media vuelta en la meta, pero allí más de una vez. Si al ir hacia atrás se topa con otro peón en la meta, vuelve a dar media vuelta y va hacia delante.
GO-9 = Entre tus propios peones, o entre uno de ellos y el extremo interior de la meta, un peón puede dar media vuelta tantas veces como exija su cuenta.
par-T3 = En la meta, un peón puede ir y venir hasta que se agote su cuenta y termine en un anillo de meta libre.
GO-8 = Un peón que ha dado media vuelta puede volver a salir de la meta, a la casilla 14 de tu vecino de la derecha, a la 13 y así sucesivamente, con todos los pasos que le queden. Fuera no vuelve a dar media vuelta, y cae sobre otros peones como de costumbre.
GO-12 = Si un peón tuyo está en el anillo de meta más exterior y otro en el siguiente hacia dentro, una carta que va hacia delante hace que el primero dé media vuelta enseguida. Da todos sus pasos hacia atrás y sale de la meta.
GO-10 = Un peón que está en la meta y tiene otros peones justo delante y justo detrás, ambos en la meta, no se puede mover.
GO-13 = Un movimiento puede terminar donde empezó, si al ir y venir el peón vuelve allí. Cuenta como movimiento.

chapter-minus-four = El -4

par-V5 = El -4 debe mover un peón cuatro casillas hacia atrás, en sentido antihorario; no se puede usar con un peón que está en la meta o en casa. Es muy fuerte en tu casilla de salida o en tus casillas 1 a 4, porque el peón termina cerca de tu meta.
MF-4 = El -4 mueve un peón exactamente cuatro casillas hacia atrás. No se puede usar para menos casillas, y nunca hacia delante.
MF-1 = Desde tu casilla de salida, el -4 lleva un peón a la casilla 11 de tu vecino de la derecha. La casilla de salida no se cuenta, así que la primera casilla hacia atrás es la 14 de ese vecino.
MF-2 = Desde tus casillas 1, 2, 3 y 4, el -4 lleva a las casillas 11, 12, 13 y 14 de tu vecino de la derecha, porque tu casilla de salida no se cuenta. Así, la casilla 1 y la casilla de salida dan el mismo resultado.
MF-3 = El -4 nunca lleva un peón a la meta. Al moverse hacia atrás, el peón la pasa de largo y se queda en el circuito.
MF-5 = El -4 no puede llevar un peón hacia atrás más allá del muro de otro color. Esto detiene a un peón que está en las casillas 1 a 4 después de esa casilla de salida.
MF-6 = El -4 no se puede usar con un peón que está en la meta, tanto si está fijado como si no.
MF-7 = Puedes usar el -4 con tus propios peones, o con los de tu compañero cuando todos los tuyos están fijados. Nunca puedes usarlo con un peón de un rival.

chapter-seven = El 7

par-V7 = El 7 mueve hacia delante uno o más de tus peones, siete pasos en total, divididos como quieras entre los que no están en casa ni fijados. Tienes que usar los siete; los peones se mueven uno tras otro, y cada uno solo una vez.
SV-1 = Hay que dar los siete pasos de un 7; si no puedes usarlos todos, no puedes jugar la carta. La única excepción es un 7 incompleto permitido por la opción short7.
SV-2 = Puedes dividir un 7 entre tantos peones tuyos como quieras, uno tras otro en el orden que elijas, cada uno como máximo una vez. Si por el camino quedan fijados todos tus peones, los de tu compañero pueden hacer el resto.
PA-A1 = Un 7 tiene de una a siete partes, para un máximo de cuatro peones de cada color. Cada peón se mueve como máximo una vez, y el orden es libre, salvo que los peones de tu compañero van después de los tuyos y solo cuando todos los tuyos están fijados.
SV-3 = Un 7 puede mover tus peones que están en la casilla de salida, en el circuito o, si no están fijados, en la meta. No puede mover peones que están en casa ni peones fijados.
SV-8 = Cada parte de un 7 es un movimiento normal hacia delante, así que un peón puede dar media vuelta en la meta durante su parte.
SV-7 = Después de cada parte de un 7, la caída sobre otros peones se resuelve antes de la siguiente parte. Si un peón es enviado a casa, los pasos cuentan igualmente como dados, y ese peón no puede volver a moverse con esta carta.
SV-11 = Las partes de un 7 van una tras otra, y cada una se juega en la nueva posición. Así, puedes abrir tu propio muro con una parte y aprovecharlo en la siguiente, aunque ninguna parte del mismo 7 lo necesita nunca.
par-V8 = Si algunos pasos de un 7 fijan tu último peón, puedes jugarlo así, pero solo si todos los pasos restantes se pueden usar con uno o más peones de tu compañero.
SV-4 = El resto de un 7 solo puede ir a los peones de tu compañero después de que todos los tuyos estén fijados, y el resto entero debe caber allí. Puede ser este mismo 7 el que fije tus dos últimos peones, o más.
SV-6 = Mientras tengas un peón en casa, ninguna parte de tu 7 puede ir a los peones de tu compañero. Un peón que está en casa no está fijado.
SV-5 = Si todos los peones de tu compañero están fijados y tu último peón necesita menos de siete pasos, no puedes usar un 7 incompleto para fijarlo, ni siquiera para ganar. El 7 solo se puede jugar con los siete pasos, salvo que la opción short7 esté en yes.
PA-A2 = Ninguna parte de un 7 puede fijar el último peón de tu equipo, sea tuyo o de tu compañero, salvo que use el séptimo paso. Con la opción short7 en yes, el 7 puede terminar incompleto cuando fija ese peón.
SV-9 = Cuando todos tus peones están fijados, juegas un 7 con los peones de tu compañero. Puedes dividirlo entre los que no están en casa ni fijados.
SV-10 = La victoria solo se comprueba después del 7 entero, así que antes hay que dar los siete pasos. La única excepción es un 7 incompleto permitido por la opción short7.

chapter-swap = La carta de intercambio

par-V9 = La carta de intercambio hace que cambien de sitio dos peones cualesquiera que se puedan intercambiar, aunque ninguno de los tuyos esté fuera de casa. La hoja impresa, tomada al pie de la letra, manda usarla siempre que sea posible; Vaka se aparta de eso, y solo tienes que jugarla si no puedes jugar ninguna otra carta.
SW-4 = Tienes que jugar la carta de intercambio si no se puede jugar ninguna otra carta; en los demás casos eliges libremente. La hoja impresa, tomada al pie de la letra, manda usarla siempre que sea posible; Vaka se aparta de eso, porque perderías la libre elección de carta. Lo único que hace la carta es impedir que te retires.
SW-1 = La carta de intercambio intercambia dos peones cualesquiera, siempre que cada uno esté solo en una casilla del circuito. Pueden ser de cualquier color, tuyos o no.
par-V11 = La carta de intercambio no se puede usar con peones que están en la meta, en casillas de salida o en casa. Dos o más peones de un mismo color en la misma casilla también están a salvo de ella.
SW-2 = No puedes intercambiar un peón que está en casa, en una casilla de salida o en un anillo de meta, ni uno que comparte su casilla con otro de su color. Esto vale también para tus propios peones.
par-V10 = Puedes intercambiar dos peones del mismo color, incluso dos de los tuyos.
SW-3 = Puedes intercambiar dos peones del mismo color, aunque eso no cambia nada en el tablero.
SW-5 = La carta de intercambio no se puede jugar si no hay al menos dos peones que estén solos en su casilla del circuito.
SW-6 = Un intercambio no envía a casa ningún peón. Los dos peones estaban solos en su casilla, así que nunca coinciden dos colores.
SW-7 = Después de un intercambio solo cuenta la nueva casilla de un peón. Un peón que ha quedado justo antes de su meta puede entrar con su siguiente movimiento.
PA-A7 = Vaka se aparta dos veces de la letra de la hoja impresa: no todo peón que está en la meta está fijado, y la carta de intercambio no tiene que ir antes que otras cartas. Tomada al pie de la letra, la hoja dejaría sin contenido sus propias reglas sobre fijar, sobre dar media vuelta en la meta y sobre la libre elección de carta.

chapter-finish = Ayudar a tu compañero y ganar

par-F1 = En cuanto tus cuatro peones están fijados, tienes que jugar para tu compañero. Usas tus cartas para mover los peones de tu compañero, o la carta de intercambio para ponérselo difícil a los rivales.
FI-1 = Juegas para tu compañero desde el momento en que tu cuarto peón queda fijado. Esto incluye las cartas que aún tienes en el mismo reparto.
par-F2 = Cuando todos tus peones están fijados, todas tus cartas sirven a tu compañero. Aun así, sigues cambiando con él una carta en cada reparto.
FI-2 = Cuando juegas para tu compañero, valen todas tus cartas, también los corazones. Un corazón lleva un peón de tu compañero desde casa hasta la casilla de salida de tu compañero.
FI-3 = Cuando juegas para tu compañero, puedes elegir cualquier carta que se pueda jugar, incluida la carta de intercambio. Pero si se puede jugar alguna, tienes que jugar una, con los peones de tu compañero como si fueran tuyos, aunque sea perjudicial.
FI-4 = Cuando juegas para tu compañero y no se puede jugar ninguna de tus cartas, tienes que retirarte y dejar toda tu mano.
FI-5 = Sigues cambiando una carta con tu compañero en cada reparto, incluso después de que uno de los dos tenga fijados todos sus peones.
FI-8 = No puedes mover los peones de tu compañero antes de que todos los tuyos estén fijados. Las excepciones son el resto de un 7 que fija tu último peón y la carta de intercambio.
par-F3 = Un equipo gana la partida si sus ocho peones están fijados antes de que lo estén los ocho del otro equipo.
FI-6 = La partida se gana de inmediato después de la carta que fija el octavo peón del equipo. Los rivales no tienen un último turno.
FI-7 = Para ganar, los ocho peones de tu equipo deben estar fijados; los peones que están en la meta sin estar fijados no cuentan. Cuatro peones en los cuatro anillos de meta de un color están siempre fijados.

chapter-notation = Notación y posiciones

PA-A6 = Una posición indica qué jugador decide y qué está pendiente: null, las cartas que ha entregado cada asiento, los pasos que quedan de un 7 y los peones movidos, o el primer peón elegido. El mazo tiene 40, 24 u 8 cartas en los repartos 1, 2 y 3. Las cartas que no están en ninguna mano, ni entregadas, ni en el mazo son cartas usadas, primero la más reciente, incluso un 7 o un intercambio en curso.
PA-A9 = Nombrar un peón que no te corresponde mover se rechaza como movimiento ilegal. En una posición, pending es null antes de la primera carta entregada y al comienzo de un turno; después de swap, antes de la primera elección, indica que picked es null.
PA-A8 = Una mano retirada a la vista de todos sigue nombrada hasta que se pone encima la siguiente carta. Con la opción folded en hidden, una posición enumera en hidden cada asiento y su número de cartas retiradas. Cuando Vaka imagina esas cartas, solo toma cartas que no se podían jugar.
PA-A10 = Tres reglas no se pueden mostrar con un movimiento: el silencio de los compañeros ocurre fuera del tablero, abrir tu propio muro nunca cambia lo que puede hacer el mismo 7, y los peones de otro color sencillamente nunca llegan a tu meta.
