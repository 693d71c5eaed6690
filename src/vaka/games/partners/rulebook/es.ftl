### Partners: el reglamento, cláusula por cláusula. Los identificadores de los mensajes son los de las cláusulas.

chapter-setup = Preparación

par-P1 = Partners es para cuatro jugadores alrededor de un circuito de 56 casillas, sentados en sentido horario como Amarillo, Verde, Azul y Rojo. Tu compañero se sienta enfrente de ti: Amarillo y Azul forman un equipo; Verde y Rojo, el otro.
    .reading = La hoja impresa no dice cuántas casillas hay; las 56 se toman de descripciones del tablero.
par-P2 = Tienes cuatro fichas de tu color, y todas empiezan en tu casa.
par-P3 = Quien reparte baraja, da cuatro cartas a cada jugador y deja aparte el resto del mazo. El mazo tiene 56 cartas, cuatro de cada tipo: corazón, corazón/8, corazón/13, 1/14, -4, 7, intercambio, 2, 3, 5, 6, 9, 10 y 12.
    .reading = La hoja impresa no dice cuántas cartas hay de cada tipo, así que es una suposición.
CD-1 = El primer jugador que reparte se elige al azar.
    .reading = La hoja impresa no dice quién debe ser.

chapter-exchange = Cambiar una carta con tu compañero

par-P4 = Al comienzo de cada reparto, tú le das una carta a tu compañero y tu compañero te da otra a ti, boca abajo y en el mismo momento. Nadie juega una carta hasta que los cuatro jugadores lo han hecho.
CD-2 = En cada reparto tienes que darle a tu compañero exactamente una carta. No puedes negarte, aunque prefieras quedarte con las cuatro.
CD-3 = Eliges la carta que das antes de ver la que recibes. Los rivales no ven ninguna de las dos.
CD-4 = No puedes devolver la carta que tu compañero te acaba de dar, porque cada uno elige la suya antes de que ninguna de las dos cambie de manos.
PA-A4 = Siempre se pide una carta a los cuatro jugadores, en orden desde la izquierda de quien reparte, y las cartas se cruzan cuando todos han elegido. Todos saben quién ha elegido, pero no qué. Después, cada uno de los dos compañeros conoce ambas cartas cruzadas entre ellos; los rivales solo saben que se han cruzado cartas.
CD-9 = Los compañeros no pueden decirse qué cartas tienen.
    .reading = La hoja impresa no lo dice; viene de otras ediciones, y Vaka lo deja en manos de los jugadores.

chapter-turn = Tu turno

par-G1 = Empieza el jugador a la izquierda de quien reparte. En tu turno pones una carta de tu elección boca arriba en el centro del tablero y haces el movimiento que indica.
CD-5 = En cada uno de los tres repartos de un mismo jugador, y no solo en el primero, empieza quien está a su izquierda.
DU-2 = Si puedes jugar varias cartas, o una carta de varias maneras, eliges libremente entre ellas.
par-G4 = Cuando has jugado tu carta y hecho su movimiento, tu turno ha terminado. Sigue el siguiente jugador en sentido horario, el de tu izquierda.
CD-8 = Se salta al jugador al que no le quedan cartas. Los demás siguen en sentido horario.

chapter-fold = Cuándo hay que jugar y cuándo hay que dejar la mano

DU-1 = Si se puede jugar alguna de tus cartas, tienes que jugar una, aunque solo te perjudique. Puede que tengas que enviar a casa una ficha tuya o de tu compañero, o hacer que una ficha salga hacia atrás de la meta.
par-N1 = Si no se puede jugar ninguna de tus cartas, tienes que dejar tu mano: todas tus cartas van a la pila de cartas usadas. No vuelves a jugar hasta el siguiente reparto.
DU-3 = Solo puedes dejar tu mano si no se puede jugar ninguna carta de tu mano. Mientras se pueda jugar alguna, tienes que jugar una carta.
DU-5 = Dejar la mano significa soltar todas las cartas que tienes. No puedes tirar una carta inútil y quedarte con las demás.
DU-4 = Si dejas tu mano, quedas fuera durante el resto de este reparto y no más tiempo. En el siguiente reparto recibes cuatro cartas, cambias una con tu compañero y juegas como de costumbre.
par-N2 = Puedes jugar la carta de intercambio aunque no tengas ninguna ficha que pueda moverse. Mientras en el tablero haya dos fichas que se puedan intercambiar, cuenta como carta jugable y no puedes dejar tu mano.
CD-7 = La mano que alguien deja va boca arriba a la pila de cartas usadas, donde todos la ven. Con la opción folded en hidden, solo su dueño conoce las cartas hasta que se recogen todas las cartas.
    .reading = La hoja impresa no dice expresamente que vaya boca arriba.
PA-A5 = Todos pueden saber que no se podía jugar ni una sola carta de una mano que alguien ha dejado. Esto vale aunque la opción folded esté en hidden y las cartas en sí sigan siendo secretas.

chapter-deals = El final de un reparto y quién reparte después

par-R1 = Cuando todas las manos se han jugado o dejado, el mismo jugador de antes reparte a cada uno cuatro cartas nuevas del resto del mazo. Tienes que volver a cambiar una carta con tu compañero antes de que siga el juego.
CD-10 = Si tu mano se queda vacía antes que las de los demás, el reparto sigue sin ti. Solo termina cuando las cuatro manos están vacías.
CD-6 = Las cartas no se vuelven a barajar entre los tres repartos de un mismo jugador. En cada reparto se toman otras dieciséis del mismo mazo, y las ocho últimas quedan sin ver hasta que el siguiente jugador que reparte recoge todas las cartas.
par-R2 = Después de tres repartos de un mismo jugador, pasa a repartir el de su izquierda: recoge todas las cartas, las baraja y da cuatro a cada uno. Así se sigue hasta que un equipo ha ganado.

chapter-numbers = Las cartas de número

par-V1 = Una carta de número mueve una ficha hacia delante, en sentido horario, exactamente los pasos que indica: 2, 3, 5, 6, 9, 10 o 12. Mueves una ficha tuya, o una de tu compañero cuando todas las tuyas están fijadas; con ella no se pueden mover las fichas que están en casa ni las fichas fijadas.
par-V6 = El 1/14 mueve una ficha hacia delante 1 paso o 14 pasos, lo que tú elijas.

chapter-start = Los corazones y la casilla de salida

par-G2 = Una ficha solo sale de casa con una carta que muestre un corazón: corazón, corazón/8 o corazón/13. Va a su casilla de salida.
par-V2 = El corazón simple lleva una ficha de casa a su casilla de salida. No tiene otro uso.
par-V3 = El corazón/8 lleva una ficha de casa a su casilla de salida o bien mueve una ficha 8 pasos hacia delante. Eliges una de las dos cosas.
par-V4 = El corazón/13 lleva una ficha de casa a su casilla de salida o bien mueve una ficha 13 pasos hacia delante. Eliges una de las dos cosas.
WA-8 = Si no tienes ninguna ficha en casa, no puedes usar el corazón de una carta. Entonces un corazón simple no se puede jugar, mientras que el corazón/8 y el corazón/13 conservan su número.
par-G3 = La casilla de salida solo sirve para sacar fichas de casa. Nunca se cuenta como un paso, ni en el recorrido del circuito ni al entrar en la meta.
WA-1 = Una casilla de salida está al lado del circuito y no es una de sus casillas, ni para su dueño ni para nadie más. Una ficha solo llega a ella con un corazón y solo la deja al moverse.
WA-6 = En tu casilla de salida puede haber a la vez cualquier número de fichas tuyas.
WA-7 = Ninguna ficha de otro jugador puede estar nunca en tu casilla de salida: ninguna puede detenerse allí, y la carta de intercambio no puede poner allí ninguna. Así, nada impide nunca usar un corazón mientras tengas una ficha en casa.
WA-9 = Una ficha en su casilla de salida está a salvo. No se puede enviar a casa ni intercambiar.

chapter-walls = Los muros

par-W1 = Una o más fichas en su casilla de salida forman un muro. Ninguna ficha de otro color puede rebasar esa casilla de salida, ni hacia delante ni hacia atrás, mientras alguna de ellas esté allí.
WA-2 = Tu muro también detiene a las fichas de tu compañero, igual que a las de los rivales.
WA-3 = Un muro detiene tanto los movimientos hacia atrás como los movimientos hacia delante. Solo las fichas del mismo color que el muro pueden rebasarlo hacia atrás.
WA-4 = Si la cuenta lleva a tu ficha más allá del muro de otro color, esa ficha no puede hacer el movimiento: ni da media vuelta ni se detiene antes. Terminar exactamente en la última casilla antes del muro está permitido.
par-W2 = Tus propias fichas pueden atravesar tu propio muro cuando se mueven hacia atrás con el -4.
WA-5 = Tu propio muro nunca detiene a tus fichas. Hacia atrás pueden atravesarlo, el camino de entrada a tu meta no pasa por tu casilla de salida, y hacia delante no rebasan nunca tu casilla de salida.
    .reading = La hoja impresa solo deja cruzar a tus fichas hacia atrás y calla sobre la entrada en la meta; nosotros las dejamos entrar.
WA-10 = Dos o más fichas juntas en una casilla del circuito no son un muro. Se pueden rebasar libremente.
WA-11 = Cuando mueves las fichas de tu compañero, lo que decide qué muros detienen a una ficha es el color de la ficha, no el jugador que la mueve. El muro de tu compañero no detiene a las fichas de tu compañero.

chapter-landing = Caer sobre otras fichas y rebasarlas

par-K1 = Si tu ficha cae en una casilla donde hay una sola ficha de otro jugador, esa ficha vuelve a su casa y la tuya ocupa la casilla.
LA-1 = Si tu ficha cae sobre una sola ficha de tu compañero, esa ficha va a casa igual que iría la de un rival. Dos colores nunca comparten una casilla.
par-K2 = Si tu ficha cae en una casilla donde hay dos o más fichas de otro jugador, tu ficha vuelve a su casa y las otras se quedan.
LA-2 = Caer sobre dos o más fichas de otro jugador es un movimiento legal: la tuya va a casa y las otras se quedan. Puedes elegirlo a propósito, y tienes que hacerlo si no puedes jugar otra cosa.
LA-3 = Caer sobre dos o más fichas de tu compañero envía a casa tu propia ficha, exactamente igual que con los rivales. Es un movimiento legal.
LA-4 = Tus propias fichas, sean cuantas sean, pueden compartir una casilla del circuito. Dos o más juntas están a salvo.
LA-5 = En el circuito puedes rebasar cualquier ficha, incluso dos o más en una misma casilla. Solo los muros y las fichas que están en la meta no se pueden rebasar.
LA-6 = A las fichas que tan solo rebasas no les pasa nada. Solo cuenta la casilla donde termina un movimiento.
LA-7 = Caer sobre otras fichas funciona igual con el -4, al salir hacia atrás de la meta y después de cada parte de un 7. Lo que cuenta es la casilla donde la ficha termina ese movimiento o esa parte.
LA-8 = Las fichas de un mismo color que están en el mismo lugar son iguales, y también son iguales todos los lugares de una casa. De tales fichas, Vaka solo ofrece la de número más bajo entre las que esta carta aún puede mover.

chapter-goal = La meta

GO-1 = A tu meta se entra desde la casilla 14 de tu vecino de la derecha. A un paso de allí está el anillo de meta más exterior, Z1, y a cuatro pasos el más interior, Z4; no se cuentan ni tu casilla de salida ni la curva.
GO-2 = Una ficha no puede pasar de largo su meta para dar otra vuelta al circuito. Desde la última casilla antes de la meta, el camino hacia delante lleva solo a la meta.
GO-18 = En tu meta solo puede haber fichas de tu propio color; ni las de tu compañero ni las de los rivales pueden llegar nunca allí.
GO-3 = Tu ficha puede detenerse en un anillo de meta exterior aunque haya otros más interiores libres, si la cuenta termina ahí. Entonces está a salvo, pero no fijada.
par-M1 = Una ficha en cualquiera de los cuatro anillos de meta está a salvo: no se puede enviar a casa ni intercambiar.
    .reading = La hoja impresa, tomada al pie de la letra, dice que además está fijada; Vaka se aparta de eso, y la ficha solo queda fijada cuando cae en el anillo de meta libre más interior.
GO-4 = Toda ficha en un anillo de meta está a salvo, pero solo algunas están fijadas.
    .reading = La hoja impresa, tomada al pie de la letra, las da todas por fijadas; Vaka se aparta de eso, porque entonces las propias reglas de la hoja sobre fijar con la cuenta justa y sobre dar media vuelta en la meta quedarían sin contenido.
par-M2 = Los anillos de meta se llenan de dentro hacia fuera. Tu primera ficha queda fijada en el anillo de meta más interior, la segunda en el siguiente hacia fuera, y así sucesivamente.
par-M4 = Para fijar una ficha necesitas una carta, o una parte de un 7, cuya cuenta termine exactamente en el anillo de meta libre más interior.
GO-5 = Una ficha queda fijada cuando termina su movimiento en el anillo de meta libre más interior, de modo que todos los anillos de meta que están más adentro están ocupados. Vale cualquier forma de llegar allí, incluso después de dar media vuelta.
par-M3 = Una ficha fijada ya no se puede mover.
    .reading = La hoja impresa, tomada al pie de la letra, lo dice de toda ficha que está en la meta; Vaka se aparta de eso, y una ficha que está allí y no está fijada puede seguir moviéndose.
GO-6 = Una ficha que está en la meta y no está fijada se puede seguir moviendo con cartas que van hacia delante. No se puede enviar a casa, ni intercambiar, ni mover con el -4.
GO-16 = Una ficha nunca queda fijada sin moverse. Ninguna otra ficha puede rebasarla para llenar los anillos de meta que están más adentro, así que solo su propio movimiento puede fijarla.
par-M5 = En la meta, una ficha no puede rebasar a otra ficha.
GO-14 = En la meta, una ficha no puede rebasar nunca a otra, tanto si esta está fijada como si no.
GO-11 = Mientras en tu anillo de meta más exterior haya una ficha tuya que no está fijada, ninguna otra ficha tuya puede entrar en la meta: no puede rebasarla, y fuera no puede dar media vuelta. Un movimiento cuya cuenta vaya más allá de la última casilla antes de la meta está prohibido; uno que termine en ella o antes está permitido.
GO-17 = Solo cuenta la casilla en la que está una ficha, no cómo ha llegado a ella. Si un intercambio pone tu ficha poco antes de tu meta, puede entrar directamente; si la pone justo después de tu casilla de salida, tiene por delante la vuelta entera.
GO-15 = Con la opción goal en championship, una ficha que ya está en la meta solo se puede mover si el movimiento la fija o termina fuera de la meta. El valor predeterminado es la regla impresa, boxed, que no tiene ese límite.
PA-A3 = Con la opción goal en championship, el límite vale para cada parte de un 7 igual que para un movimiento: una ficha que está en la meta debe terminar la parte fijada o fuera. Una ficha que empieza el movimiento o la parte fuera de la meta no está sujeta al límite.

chapter-turning = Dar media vuelta en la meta

par-T1 = Si a tu ficha le quedan pasos por dar en el anillo de meta más interior, o en la meta delante de otra ficha, tiene que dar media vuelta allí y dar los pasos restantes hacia atrás; en el circuito, eso significa en sentido antihorario.
GO-7 = Entra en la meta paso a paso. En el extremo interior, o delante de un anillo de meta ocupado, la ficha da media vuelta; dar media vuelta no cuesta nada, y cada paso cuenta 1. Si solo quedan dos pasos por delante, un 5 son dos hacia dentro y tres hacia atrás.
par-T2 = Una ficha solo puede dar media vuelta en la meta, pero allí más de una vez. Si al ir hacia atrás se topa con otra ficha en la meta, vuelve a dar media vuelta y va hacia delante.
GO-9 = Entre tus propias fichas, o entre una de ellas y el extremo interior de la meta, una ficha puede dar media vuelta tantas veces como exija su cuenta.
par-T3 = En la meta, una ficha puede ir y venir hasta que se agote su cuenta y termine en un anillo de meta libre.
GO-8 = Una ficha que ha dado media vuelta puede volver a salir de la meta, a la casilla 14 de tu vecino de la derecha, a la 13 y así sucesivamente, con todos los pasos que le queden. Fuera no vuelve a dar media vuelta, y cae sobre otras fichas como de costumbre.
GO-12 = Si una ficha tuya está en el anillo de meta más exterior y otra en el siguiente hacia dentro, una carta que va hacia delante hace que la primera dé media vuelta enseguida. Da todos sus pasos hacia atrás y sale de la meta.
GO-10 = Una ficha que está en la meta y tiene otras fichas justo delante y justo detrás, ambas en la meta, no se puede mover.
GO-13 = Un movimiento puede terminar donde empezó, si al ir y venir la ficha vuelve allí. Cuenta como movimiento.

chapter-minus-four = El -4

par-V5 = El -4 debe mover una ficha cuatro casillas hacia atrás, en sentido antihorario; no se puede usar con una ficha que está en la meta o en casa. Es muy fuerte en tu casilla de salida o en tus casillas 1 a 4, porque la ficha termina cerca de tu meta.
MF-4 = El -4 mueve una ficha exactamente cuatro casillas hacia atrás. No se puede usar para menos casillas, y nunca hacia delante.
MF-1 = Desde tu casilla de salida, el -4 lleva una ficha a la casilla 11 de tu vecino de la derecha. La casilla de salida no se cuenta, así que la primera casilla hacia atrás es la 14 de ese vecino.
MF-2 = Desde tus casillas 1, 2, 3 y 4, el -4 lleva a las casillas 11, 12, 13 y 14 de tu vecino de la derecha, porque tu casilla de salida no se cuenta. Así, la casilla 1 y la casilla de salida dan el mismo resultado.
MF-3 = El -4 nunca lleva una ficha a la meta. Al moverse hacia atrás, la ficha la pasa de largo y se queda en el circuito.
MF-5 = El -4 no puede llevar una ficha hacia atrás más allá del muro de otro color. Esto detiene a una ficha que está en las casillas 1 a 4 después de esa casilla de salida.
MF-6 = El -4 no se puede usar con una ficha que está en la meta, tanto si está fijada como si no.
MF-7 = Puedes usar el -4 con tus propias fichas, o con las de tu compañero cuando todas las tuyas están fijadas. Nunca puedes usarlo con una ficha de un rival.

chapter-seven = El 7

par-V7 = El 7 mueve hacia delante una o más de tus fichas, siete pasos en total, divididos como quieras entre las que no están en casa ni fijadas. Tienes que usar los siete; las fichas se mueven una tras otra, y cada una solo una vez.
SV-1 = Hay que dar los siete pasos de un 7; si no puedes usarlos todos, no puedes jugar la carta. La única excepción es un 7 incompleto permitido por la opción short7.
SV-2 = Puedes dividir un 7 entre tantas fichas tuyas como quieras, una tras otra en el orden que elijas, cada una como máximo una vez. Si por el camino quedan fijadas todas tus fichas, las de tu compañero pueden hacer el resto.
PA-A1 = Un 7 tiene de una a siete partes, para un máximo de cuatro fichas de cada color. Cada ficha se mueve como máximo una vez, y el orden es libre, salvo que las fichas de tu compañero van después de las tuyas y solo cuando todas las tuyas están fijadas.
SV-3 = Un 7 puede mover tus fichas que están en la casilla de salida, en el circuito o, si no están fijadas, en la meta. No puede mover fichas que están en casa ni fichas fijadas.
SV-8 = Cada parte de un 7 es un movimiento normal hacia delante, así que una ficha puede dar media vuelta en la meta durante su parte.
SV-7 = Después de cada parte de un 7, la caída sobre otras fichas se resuelve antes de la siguiente parte. Si una ficha es enviada a casa, los pasos cuentan igualmente como dados, y esa ficha no puede volver a moverse con esta carta.
SV-11 = Las partes de un 7 van una tras otra, y cada una se juega en la nueva posición. Así, puedes abrir tu propio muro con una parte y aprovecharlo en la siguiente, aunque ninguna parte del mismo 7 lo necesita nunca.
par-V8 = Si algunos pasos de un 7 fijan tu última ficha, puedes jugarlo así, pero solo si todos los pasos restantes se pueden usar con una o más fichas de tu compañero.
SV-4 = El resto de un 7 solo puede ir a las fichas de tu compañero después de que todas las tuyas estén fijadas, y el resto entero debe caber allí. Puede ser este mismo 7 el que fije tus dos últimas fichas, o más.
    .reading = La hoja impresa solo se lo permite a quien le queda una ficha; para nosotros basta con que quede una al dar su último paso.
SV-6 = Mientras tengas una ficha en casa, ninguna parte de tu 7 puede ir a las fichas de tu compañero. Una ficha que está en casa no está fijada.
SV-5 = Si todas las fichas de tu compañero están fijadas y tu última ficha necesita menos de siete pasos, no puedes usar un 7 incompleto para fijarla, ni siquiera para ganar. El 7 solo se puede jugar con los siete pasos, salvo que la opción short7 esté en yes.
PA-A2 = Ninguna parte de un 7 puede fijar la última ficha de tu equipo, sea tuya o de tu compañero, salvo que use el séptimo paso. Con la opción short7 en yes, el 7 puede terminar incompleto cuando fija esa ficha.
SV-9 = Cuando todas tus fichas están fijadas, juegas un 7 con las fichas de tu compañero. Puedes dividirlo entre las que no están en casa ni fijadas.
SV-10 = La victoria solo se comprueba después del 7 entero, así que antes hay que dar los siete pasos. La única excepción es un 7 incompleto permitido por la opción short7.

chapter-swap = La carta de intercambio

par-V9 = La carta de intercambio hace que cambien de sitio dos fichas cualesquiera que se puedan intercambiar, aunque ninguna de las tuyas esté fuera de casa.
    .reading = La hoja impresa, tomada al pie de la letra, manda usarla siempre que sea posible; Vaka se aparta de eso, y solo tienes que jugarla si no puedes jugar ninguna otra carta.
SW-4 = Tienes que jugar la carta de intercambio si no se puede jugar ninguna otra carta; en los demás casos eliges libremente.
    .reading = La hoja impresa, tomada al pie de la letra, manda usarla siempre que sea posible; Vaka se aparta de eso, porque perderías la libre elección de carta. Lo único que hace la carta es impedir que dejes tu mano.
SW-1 = La carta de intercambio intercambia dos fichas cualesquiera, siempre que cada una esté sola en una casilla del circuito. Pueden ser de cualquier color, tuyas o no.
par-V11 = La carta de intercambio no se puede usar con fichas que están en la meta, en casillas de salida o en casa. Dos o más fichas de un mismo color en la misma casilla también están a salvo de ella.
SW-2 = No puedes intercambiar una ficha que está en casa, en una casilla de salida o en un anillo de meta, ni una que comparte su casilla con otra de su color. Esto vale también para tus propias fichas.
par-V10 = Puedes intercambiar dos fichas del mismo color, incluso dos de las tuyas.
SW-3 = Puedes intercambiar dos fichas del mismo color, aunque eso no cambia nada en el tablero.
SW-5 = La carta de intercambio no se puede jugar si no hay al menos dos fichas que estén solas en su casilla del circuito.
SW-6 = Un intercambio no envía a casa ninguna ficha. Las dos fichas estaban solas en su casilla, así que nunca coinciden dos colores.
SW-7 = Después de un intercambio solo cuenta la nueva casilla de una ficha. Una ficha que ha quedado justo antes de su meta puede entrar con su siguiente movimiento.
PA-A7 = No toda ficha que está en la meta está fijada, y la carta de intercambio no tiene que ir antes que otras cartas.
    .reading = En ambos puntos Vaka se aparta de la letra de la hoja impresa. Tomada al pie de la letra, la hoja dejaría sin contenido sus propias reglas sobre fijar, sobre dar media vuelta en la meta y sobre la libre elección de carta.

chapter-finish = Ayudar a tu compañero y ganar

par-F1 = En cuanto tus cuatro fichas están fijadas, tienes que jugar para tu compañero. Usas tus cartas para mover las fichas de tu compañero, o la carta de intercambio para ponérselo difícil a los rivales.
FI-1 = Juegas para tu compañero desde el momento en que tu cuarta ficha queda fijada. Esto incluye las cartas que aún tienes en el mismo reparto.
par-F2 = Cuando todas tus fichas están fijadas, todas tus cartas sirven a tu compañero. Aun así, sigues cambiando con él una carta en cada reparto.
FI-2 = Cuando juegas para tu compañero, valen todas tus cartas, también los corazones. Un corazón lleva una ficha de tu compañero desde casa hasta la casilla de salida de tu compañero.
FI-3 = Cuando juegas para tu compañero, puedes elegir cualquier carta que se pueda jugar, incluida la carta de intercambio. Pero si se puede jugar alguna, tienes que jugar una, con las fichas de tu compañero como si fueran tuyas, aunque sea perjudicial.
FI-4 = Cuando juegas para tu compañero y no se puede jugar ninguna de tus cartas, tienes que dejar toda tu mano.
FI-5 = Sigues cambiando una carta con tu compañero en cada reparto, incluso después de que uno de los dos tenga fijadas todas sus fichas.
FI-8 = No puedes mover las fichas de tu compañero antes de que todas las tuyas estén fijadas. Las excepciones son el resto de un 7 que fija tu última ficha y la carta de intercambio.
par-F3 = Un equipo gana la partida si sus ocho fichas están fijadas antes de que lo estén las ocho del otro equipo.
FI-6 = La partida se gana de inmediato después de la carta que fija la octava ficha del equipo. Los rivales no tienen un último turno.
FI-7 = Para ganar, las ocho fichas de tu equipo deben estar fijadas; las fichas que están en la meta sin estar fijadas no cuentan. Cuatro fichas en los cuatro anillos de meta de un color están siempre fijadas.

chapter-notation = Notación y posiciones

PA-A6 = Una posición indica qué jugador decide y qué está pendiente: null, las cartas que ha entregado cada asiento, los pasos que quedan de un 7 y las fichas movidas, o la primera ficha elegida. El mazo tiene 40, 24 u 8 cartas en los repartos 1, 2 y 3. Las cartas que no están en ninguna mano, ni entregadas, ni en el mazo son cartas usadas, primero la más reciente, incluso un 7 o un intercambio en curso.
PA-A9 = Nombrar una ficha que no te corresponde mover se rechaza como movimiento ilegal. En una posición, pending es null antes de la primera carta entregada y al comienzo de un turno; después de swap, antes de la primera elección, indica que picked es null.
PA-A8 = Una mano dejada a la vista de todos sigue nombrada hasta que se pone encima la siguiente carta. Con la opción folded en hidden, una posición enumera en hidden cada asiento y su número de cartas dejadas. Cuando Vaka imagina esas cartas, solo toma cartas que no se podían jugar.
PA-A10 = Tres reglas no se pueden mostrar con un movimiento: el silencio de los compañeros ocurre fuera del tablero, abrir tu propio muro nunca cambia lo que puede hacer el mismo 7, y las fichas de otro color sencillamente nunca llegan a tu meta.
