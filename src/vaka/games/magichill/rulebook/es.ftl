### Magic Hill: el reglamento, cláusula por cláusula. Los identificadores de los mensajes son los de las cláusulas.

chapter-aim = El juego y su objetivo

C1 = El juego tiene una montaña con cuatro caminos en anillo y una cima, 4 aldeas, 25 duendes (cinco colores, números del 1 al 5), 60 cartas (once de cada valor del 1 al 5 y 5 comodines), 9 piedras, una torre y 20 losetas: 4 Pasadizos secretos, 3 Fantasmas, 3 Cuervos, 3 Bolas de cristal, 3 Torbellinos, 2 Cartas voladoras y 2 Trampillas.
    .reading = La hoja impresa habla de cinco caminos; contamos la cima como el quinto.
C2 = De dos a cinco jóvenes magos se enfrentan en una competición, y tú eres uno de ellos. Tus duendes salen de las aldeas que hay al pie de la montaña y echan una carrera hasta lo más alto.
C3 = Ganas si uno de tus duendes es el primero de todos en llegar a la cima, donde está la torre. Basta con un duende.

chapter-setup = Preparación

C4 = La montaña está en el centro de la mesa. Es una pirámide escalonada de base cuadrada, con cuatro niveles de casillas y la cima en lo alto.
C5 = Cada nivel es un anillo cerrado, de una casilla de ancho, que siempre está orientado igual, con sus cuatro casillas de esquina en las esquinas de la montaña.
    .reading = No se sabe cuántas casillas tiene el juego impreso, así que en el tablero de Vaka se suponen 40, 32, 24 y 16 en los niveles 1 a 4.
C6 = En cada una de las cuatro esquinas de la montaña hay una aldea. Se llaman NW, NE, SE y SW.
C7 = Antes de mezclar las losetas, se aparta uno de los cuatro Pasadizos secretos. Estará en el nivel 4.
C8 = Las otras 19 losetas se mezclan boca abajo y 17 de ellas van a las casillas de loseta de los niveles 1 a 3, que nunca son casillas de esquina; sobran dos.
    .reading = No se sabe dónde están esas casillas en el juego impreso, así que en el tablero de Vaka se suponen 7, 6 y 4 casillas de loseta en estos niveles.
C9 = Las dos losetas que sobran se mezclan con el Pasadizo secreto que se había apartado, y estas tres se ponen boca abajo en las casillas de loseta del nivel 4. Así, al menos una loseta del nivel 4 es un Pasadizo secreto.
C10 = En cada una de las nueve casillas de piedra, que nunca son casillas de esquina, hay una piedra.
    .reading = No se sabe dónde están esas casillas en el juego impreso, así que en el tablero de Vaka se suponen 3, 3, 2 y 1 en los niveles 1 a 4.
C11 = La torre está en la cima. La cima es un único espacio y nunca está ocupada, porque la partida termina cuando llega un duende.
C12 = Tienes los cinco duendes de un color. Debes repartirlos como quieras entre tres de las cuatro aldeas, con al menos un duende en cada una de las tres.
A1 = Debes usar exactamente tres aldeas, así que tus duendes quedan repartidos 3-1-1 o 2-2-1. No puedes colocar ninguno en una cuarta aldea, ni colocar uno de modo que queden demasiado pocos para ocupar una tercera.
A2 = En una misma aldea puede haber cualquier número de duendes, sean de quien sean. Allí nadie está encima de nadie y nadie queda bloqueado.
A3 = Cada vez que colocas un duende, eliges a la vista de todos cuál de tus duendes sin colocar es. Los colocas de uno en uno.
C13 = El primer jugador pone un duende en una aldea; después los demás, en sentido horario, ponen un duende cada uno, vuelta tras vuelta, hasta que todos están colocados.
    .reading = Según la hoja impresa empieza la persona de más edad; aquí el primer jugador se elige al azar.
A51 = El primer jugador se elige al azar. Ese mismo jugador coloca el primer duende y juega el primer turno.
    .reading = Según la hoja impresa empieza la persona de más edad, pero un programa no sabe quién es.
C14 = Cuando todos los duendes están colocados, se barajan las cartas y se reparten tres a cada jugador, sin que los demás las vean. El resto forma el mazo de robo, boca abajo.
MH-A1 = Las cartas no se barajan ni se reparten hasta que se ha colocado el último duende, así que todas las manos están vacías durante la colocación. El primer jugador se elige al azar, coloca primero y juega primero.

chapter-turn = Tu turno

C15 = El jugador que colocó el primer duende juega también el primer turno. A partir de ahí, el turno pasa en sentido horario, hacia la izquierda.
C16 = En tu turno, o bien juegas cartas, dos o tres, una tras otra, para mover un duende, o bien intercambias cualquier número de tus cartas. No puedes hacer las dos cosas.
A14 = No puedes jugar una sola carta. Todas las cartas posteriores a la primera mueven al duende que has designado; con ellas no puedes mover a un segundo duende.

chapter-cards = Jugar cartas

C17 = El valor de la primera carta que juegas designa al duende de este turno: un 3 designa a tu duende 3. Esta carta todavía no lo mueve.
A12 = No puedes designar a un duende que tenga otro duende encima, porque no puede moverse. Juega otra carta como primera o intercambia cartas.
A13 = Solo puedes designar a un duende si otra carta de tu mano le permite un movimiento válido. Si ninguna lo hace, juega otra carta como primera o intercambia cartas.
C18 = La segunda carta, y la tercera si la juegas, indican cuántas casillas se mueve el duende que has designado.
C19 = Un comodín se puede jugar en lugar de cualquier carta y con cualquier valor del 1 al 5. Puedes jugar varios comodines en un turno.
A46 = Cuando juegas un comodín, dices en ese momento qué valor del 1 al 5 tiene. Si es tu primera carta, designa al duende de ese número.
A50 = No es obligatorio jugar una tercera carta. Lo decides cuando ya has visto lo que ha traído la segunda.
MH-A3 = Debes jugar una segunda carta. Después de ella solo se te vuelve a preguntar mientras tengas cartas, aún puedas jugar alguna, tu turno no haya terminado y algún valor del 1 al 5 sea un movimiento válido; si no, el turno termina sin preguntar. Si se te pregunta pero ninguna de tus cartas sirve, solo puedes parar.
C28 = Las piedras te permiten tener una o dos cartas adicionales, pero no jugar más cartas. El máximo son tres cartas por turno, salvo que una Carta voladora permita otra.
C29 = El límite de tres cartas por turno tiene una excepción: una Carta voladora te permite jugar una cuarta.

chapter-moving = Mover un duende

C20 = Tu duende puede cambiar de sentido después de la segunda carta: tu siguiente carta puede moverlo en cualquiera de los dos sentidos.
A5 = Durante una misma carta, tu duende mantiene el sentido. Para cada carta eliges de nuevo si va en sentido horario o antihorario, sin importar hacia dónde fue antes.
A6 = Tu duende debe moverse el valor completo de la carta; no puede pararse antes. Solo un duende que trepa a la cima puede dejar sin usar parte del valor.
C21 = Tu duende empieza en el nivel 1, el más bajo, y se mueve primero por sus casillas.
A4 = Un duende que sale de una aldea pisa primero la casilla de esquina del nivel 1 que toca esa aldea. Ese paso cuenta como uno, y el resto de la carta sigue desde ahí en sentido horario o antihorario. Ningún duende entra nunca andando en una aldea.
    .reading = La hoja impresa no dice por dónde entra un duende en la montaña ni si ese paso cuenta.
C23 = Tu duende puede terminar su movimiento sobre otro duende, sobre una piedra o sobre una loseta, y puede saltar por encima de cualquiera de ellos. Lo único que no puede saltar es una pareja.
C24 = No puedes saltar por encima de una pareja, es decir, de un duende que tiene a otro sentado encima.
A15 = Una pareja detiene a cualquiera que vaya a pasarla, sean de quien sean sus duendes, incluso justo después del paso de subida al trepar o del paso de salida de una aldea. Puedes caer exactamente en ella y empujar.

chapter-landing = Dónde caes

C25 = Si tu duende cae en una casilla vacía, ahí no pasa nada más. Puedes jugar otra carta si aún te queda alguna por jugar en este turno.
C26 = Si tu duende cae en una piedra, la tomas y la pones delante de ti. Desde ese momento puedes tener una carta más en la mano.
A42 = La carta adicional de una piedra la robas de inmediato, antes de decidir tu siguiente carta, y también fuera de tu turno, pero solo mientras tu mano esté por debajo del límite de tres cartas más una por cada piedra tuya. Una tercera piedra no da carta, ni tampoco una piedra que pierdes al momento por un Cuervo.
    .reading = La hoja impresa solo dice que desde ese momento puedes tener una carta más; robarla de inmediato viene de otras ediciones.
C27 = Nunca puedes tener más de dos piedras. Si tienes dos y tu duende cae en otra, debes tomar esa piedra y guardarla en la caja: queda fuera del juego y no te da ninguna carta.
A54 = Nunca hay una piedra debajo de un duende. Quien llega a una casilla en la que no hay más que una piedra toma la piedra de inmediato.
C30 = Si tu duende cae en una loseta, la pones boca arriba, haces lo que muestra y la dejas otra vez boca abajo. Las Bolas de cristal y los Cuervos no vuelven, sino que salen del juego.
A47 = Todos ven una loseta mientras se ejecuta. Después queda otra vez boca abajo y tienes que recordarla, salvo que la opción remember haga que tu propia pantalla muestre las losetas que has visto.
A28 = Una loseta solo se activa cuando un duende cae en ella. No hace nada cuando una Bola de cristal la pone boca arriba debajo de un duende, ni cuando un duende que está sobre ella se libra del que tenía encima. Un duende que ya esperaba en un Pasadizo secreto o en una Trampilla sigue esperando de todos modos.
C35 = Si tu duende cae sobre un duende que está en una loseta, la loseta se ignora.
A29 = Una loseta no tiene efecto sobre un duende que cae encima de otro que está en ella. Solo la activa un duende que cae en la propia loseta.

chapter-on-goblin = Caer sobre un duende

C31 = Si con tu segunda carta tu duende cae sobre un duende solo, tuyo o de otro jugador, tienes dos posibilidades. O terminas tu turno y así bloqueas al duende de abajo, o juegas una tercera carta y con ella trepas al nivel siguiente.
A7 = Cuando tu segunda carta ha dejado a tu duende sobre un duende solo, puedes parar ahí, con lo que bloqueas al de abajo, o trepar con tu tercera carta.
A8 = Después de caer sobre un duende, con tu siguiente carta de este turno solo puedes trepar, no avanzar por el mismo nivel. Si no puedes trepar, porque estás en una casilla de esquina o porque la casilla de arriba está ocupada, tu turno termina. La opción walk_on levanta esta prohibición.
MH-A9 = Después de caer en una pareja y empujar, tu duende está sentado sobre otro, así que con tu siguiente carta solo puedes trepar; la opción walk_on levanta esta restricción. Si puedes jugar una cuarta carta, con ella puedes trepar después de que la tercera te haya hecho caer sobre un duende. Un Pasadizo secreto no termina tu turno, y desde una Trampilla bloqueada puedes seguir avanzando de inmediato.
A9 = Si tu duende ya estaba sentado sobre otro cuando empezó tu turno, puedes usar la segunda carta para trepar o para avanzar por el nivel, como prefieras.
C34 = Si con tu tercera carta tu duende cae sobre un duende, tu turno termina, porque tres cartas son el máximo. Puedes trepar desde ahí en un turno posterior, o de inmediato si una Carta voladora te permite jugar una cuarta carta.
A52 = Puedes trepar desde un duende tuyo o de otro jugador. El duende de abajo se queda donde está y puede volver a moverse en cuanto el de arriba se ha ido.
A53 = En una casilla de la montaña nunca hay más de dos duendes. Un duende que cae en una pareja empuja al de arriba y ocupa su lugar.

chapter-climbing = Trepar

C22 = Un duende solo llega al nivel siguiente de dos maneras: trepa desde encima de otro duende, tuyo o de otro jugador, o lo sube un Pasadizo secreto.
C32 = No puedes trepar desde una casilla de esquina, ni tampoco si hay un duende en la casilla contigua del nivel siguiente.
C33 = El paso de subida gasta una de las casillas de la carta. Si juegas 3, 4 y 2, tu duende 3 se mueve cuatro casillas y cae sobre un duende; después trepa y se mueve una casilla más por el nuevo nivel, en cualquiera de los dos sentidos.
A10 = Un paso de subida cuenta como uno; el resto de la carta sigue por el nuevo nivel en cualquiera de los dos sentidos. Solo trepas con el primer paso de una carta y desde encima de un duende. Nunca trepas de paso, ni subes dos niveles con una sola carta.
A11 = Si trepas con un 1, tu duende termina en la casilla contigua del nivel siguiente. Si ahí hay una piedra o una loseta, tiene efecto como de costumbre.
A27 = Una casilla se considera libre si no hay ningún duende en ella. Una piedra o una loseta no hace que esté ocupada.

chapter-shoving = Empujar

C36 = Si tu duende cae en una pareja, empuja al duende de arriba una casilla más allá en el sentido de tu movimiento y ocupa su lugar encima.
C37 = Si un duende empujado cae en una loseta o en una piedra, esta tiene efecto de inmediato.
C38 = Si un duende empujado cae en otra pareja, empuja al duende de arriba de esa pareja una casilla más allá en el mismo sentido y ocupa su lugar, y así sucesivamente.
C39 = Supongamos que juegas 3 y 2, y que tu duende 3 cae en una pareja y empuja al duende 1 de otro jugador hasta una loseta. Ese jugador ejecuta la loseta de inmediato; después aún puedes jugar una tercera carta, para trepar.
A16 = Un duende empujado se mueve por su propio nivel en el sentido de tu último paso. Sigue el anillo al llegar a las casillas de esquina y nunca sale del nivel.
A17 = Si hay una pareja en la casilla de esquina junto a la aldea de tu duende, solo puedes salir con un 1: caes en la pareja y eliges en qué sentido empujas. Con cualquier valor más alto, la pareja cierra el paso.
MH-A5 = En un paso de 1 para salir de una aldea el sentido da igual, así que solo se ofrece el horario. Se ofrecen los dos cuando cae en una pareja, porque deciden en qué sentido se empuja al duende de arriba.
A18 = Si un duende empujado cae sobre un duende solo, se queda encima y ambos forman una pareja. Una loseta que esté debajo de ellos no tiene efecto.
A19 = En el tablero de Vaka, una serie de empujones nunca puede dar la vuelta entera a un nivel. Incluso para llenar de parejas las 16 casillas del nivel 4 harían falta 32 duendes, y solo hay 25.
A20 = El dueño de un duende empujado ejecuta la loseta en la que este cae o toma la piedra, sea de quien sea el turno. Solo el sentido de giro de un Torbellino lo decide el jugador que tiene el turno.
A21 = Después de empujar, tu turno continúa en cuanto se ha resuelto la loseta o la piedra del duende empujado. Ahora tu duende está sentado sobre otro, así que con tu siguiente carta solo puedes trepar, salvo que esté activada la opción walk_on.

chapter-tiles = Las losetas en general

C44 = Después de usarse, una loseta se queda en su sitio, otra vez boca abajo. Solo las Bolas de cristal y los Cuervos salen del juego una vez usados.
MH-A7 = El dueño del duende que está en una loseta elige las losetas para una Bola de cristal, el jugador para un Cuervo y la aldea para un Fantasma o una Trampilla, incluso fuera de su turno. Solo el sentido de giro de un Torbellino lo elige el jugador que tiene el turno. Una Bola de cristal pone boca arriba tres losetas, o todas las que estén boca abajo si son menos.
A22 = Un duende al que un Pasadizo secreto o una Trampilla lleva a una casilla ha caído en ella, así que una piedra o una loseta tiene efecto. Durante una misma carta, la misma loseta actúa como máximo una vez sobre el mismo duende.

chapter-passage = El Pasadizo secreto

C52 = Un Pasadizo secreto sube al duende a la casilla contigua del nivel siguiente, si esa casilla está libre. Desde el nivel 4 lleva a la cima.
C53 = Si hay un duende en la casilla de arriba, el Pasadizo secreto está cerrado. Entonces tu duende o bien espera a que la casilla quede libre o bien sigue avanzando por su propio nivel, de inmediato o en un turno posterior.
A23 = Si el Pasadizo secreto en el que caes está cerrado, puedes jugar de inmediato tu siguiente carta y seguir avanzando por el mismo nivel.
C54 = Un duende que espera en un Pasadizo secreto cerrado sube de inmediato cuando la casilla de arriba queda libre, salvo que tenga otro duende sentado encima.

chapter-trapdoor = La Trampilla

C55 = Una Trampilla en el nivel 2, 3 o 4 hace bajar al duende a la casilla contigua del nivel inferior, si esa casilla está libre.
C56 = Si hay un duende en la casilla de abajo, la Trampilla está bloqueada y tu duende se queda. Si esa casilla queda libre mientras tu duende sigue en la Trampilla, baja de inmediato, salvo que tenga otro duende sentado encima.
A30 = Una Trampilla en el nivel 2, 3 o 4 no termina tu turno. Puedes jugar tu siguiente carta desde la casilla a la que ha bajado tu duende.
C57 = Una Trampilla en el nivel 1 envía al duende de inmediato a una aldea, la que elija su dueño. Si es el turno del dueño, ese turno termina.

chapter-ghost = El Fantasma

C58 = Un Fantasma envía al duende de inmediato a una aldea, la que elija su dueño. Si es el turno del dueño, ese turno termina.
A32 = Cuando un Fantasma o una Trampilla en el nivel 1 envía de vuelta a un duende, su dueño puede elegir cualquiera de las cuatro aldeas. El límite de tres aldeas solo vale durante la preparación.
A31 = Si empujas al duende de otro jugador hasta un Fantasma, o hasta una Trampilla en el nivel 1, tu turno continúa. Si el duende que empujas hasta ahí es tuyo, tu turno termina.
    .reading = De una Trampilla la hoja impresa solo dice que el turno termina, no de quién; lo leemos como lo que dice de un Fantasma.
MH-A10 = Cuando un Fantasma o una Trampilla en el nivel 1 envía de vuelta a un duende, solo puede terminar por ello el turno de su dueño. Un Torbellino que una Bola de cristal tan solo pone boca arriba no hace nada.
    .reading = En ambos puntos Vaka se aparta de la letra de la hoja impresa, según la cual una Trampilla en el nivel 1 termina el turno sea de quien sea el duende, y basta con poner boca arriba un Torbellino para que las losetas vuelvan a ponerse boca abajo.

chapter-waiting = Duendes que esperan

A24 = Los duendes que esperan se comprueban en el turno de cualquier jugador, cada vez que un duende queda en una casilla y han terminado todos los empujones, antes de que actúe su propia loseta. Un duende que solo está de paso no cuenta. Si la casilla está libre, el duende que espera debe moverse y lo hace por sí solo.
MH-A6 = Los duendes que esperan se comprueban también después de que un duende haya ido a una aldea. Los efectos se completan uno por uno en el orden en que han surgido. La piedra o la loseta del propio duende que cae va después de los duendes en espera que este ha puesto en movimiento al caer.
A25 = Si dos duendes esperan la misma casilla, se mueve a ella el que lleva más tiempo esperando.
A26 = Un duende que espera y tiene otro encima se queda donde está. Cuando el de arriba se va, el duende que espera se comprueba de nuevo y se mueve si su casilla está libre.

chapter-ball = La Bola de cristal

C45 = Si tu duende cae en una Bola de cristal, debes poner boca arriba tres losetas. Después la Bola de cristal sale del juego.
A33 = Para una Bola de cristal eliges tres losetas cualesquiera que estén boca abajo en la montaña, una por una, incluso debajo de duendes; si quedan menos, todas ellas. La casilla de la Bola de cristal es desde entonces una casilla normal.
C46 = Las losetas que una Bola de cristal pone boca arriba se quedan así. Cada una vuelve a ponerse boca abajo cuando un duende ha caído en ella y se ha ejecutado, y todas se ponen boca abajo cuando un duende activa un Torbellino.
A34 = Las losetas que una Bola de cristal pone boca arriba no se ponen boca abajo a la vez. Cada una queda boca abajo cuando se ha usado; solo un Torbellino las pone todas boca abajo de una vez.
A35 = Un Torbellino que una Bola de cristal pone boca arriba no sopla; solo actúa cuando un duende cae en él.
    .reading = Esto se aparta de la letra de la hoja impresa, según la cual bastaría con ponerlo boca arriba para que las losetas volvieran a ponerse boca abajo.

chapter-whirlwind = El Torbellino

C47 = Un Torbellino pone boca abajo todas las losetas de la montaña que están boca arriba.
C48 = Además, un Torbellino obliga al jugador que tiene el turno a girar la montaña un cuarto de vuelta, en sentido horario o antihorario. Los duendes, las losetas y las piedras de la montaña giran con ella; las aldeas y los duendes que están en ellas no se mueven, así que cada aldea toca ahora otra casilla de esquina.
A36 = Un Torbellino pone primero todas las losetas boca abajo. Después el jugador que tiene el turno, sea de quien sea el duende que está en la loseta, debe girar la montaña 90 grados y elige hacia qué lado.

chapter-flying = La Carta voladora

C49 = Si tu duende cae en una Carta voladora en tu turno, robas una carta de inmediato, salvo que tengas cinco, y puedes jugar una carta más en este turno. Puede ser la que acabas de robar o cualquier otra de tu mano.
A37 = Una Carta voladora te hace robar de inmediato si tienes menos de cinco cartas y aumenta en una las cartas que puedes jugar en este turno. Dos de ellas en un mismo turno las aumentan en dos. Todas las cartas siguen moviendo al duende que has designado.
A38 = Si empujan a tu duende hasta una Carta voladora en el turno de otro jugador, robas de inmediato si tienes menos de cinco cartas. Puedes jugar una carta más en tu próximo turno; después pierdes ese derecho.
    .reading = La hoja impresa solo habla del turno propio.
MH-A14 = El derecho a jugar una carta más por una Carta voladora en la que caes fuera de tu turno se pierde después de tu próximo turno, aunque en él intercambies.

chapter-raven = El Cuervo

C50 = Si tu duende cae en un Cuervo, nombras a un jugador cualquiera, que pierde una piedra; esta queda fuera del juego. Si la mano de ese jugador supera ahora el límite de tres cartas más una por cada piedra que le quede, descarta de inmediato una carta de su elección. Después el Cuervo sale del juego.
A39 = Para tu Cuervo puedes nombrar a cualquier jugador, incluso a ti.
A40 = Un jugador al que un Cuervo le quita una piedra solo descarta una carta si su mano supera entonces el límite de tres cartas más una por cada piedra que le quede. Nunca es más de una carta.
    .reading = Según la letra de la hoja impresa se descarta una carta enseguida, porque se pierde el derecho a la adicional; aquí solo se pide si sobra una.
MH-A8 = Si un Cuervo te quita una piedra en mitad de tu propio turno, las cartas que has jugado no cuentan. Solo descartas una carta si la mano que aún tienes supera el límite de tres cartas más una por cada piedra que te quede; si no, simplemente completas tu mano hasta el nuevo límite, más bajo, al final del turno.
    .reading = La hoja impresa no hace ninguna excepción para tu propio turno; es nuestra lectura.
C51 = Si el jugador nombrado para un Cuervo no tiene ninguna piedra, el Cuervo se queda delante de ese jugador hasta que llegue una. Entonces los dos salen del juego, y la piedra no da ninguna carta adicional.
A41 = Puede haber varios Cuervos delante de ti. Cada uno se lleva una piedra, así que cada piedra que consigas la pierdes por uno de ellos hasta que todos se hayan ido.

chapter-exchange = Intercambiar cartas

C43 = Si no puedes o no quieres jugar cartas, puedes intercambiar: pon cualquier número de cartas de tu mano en la pila de descarte y roba otras tantas del mazo de robo, pero sin superar el límite de tres cartas más una por cada piedra tuya. Con eso termina tu turno.
A44 = Puedes no intercambiar ninguna carta, lo que equivale a pasar. En los demás casos, primero dejas todas las cartas de las que te quieres deshacer y solo entonces robas.
MH-A4 = Las cartas que se dejan en un intercambio o se descartan por un Cuervo quedan boca arriba en la pila de descarte. Todos las ven.

chapter-end-of-turn = El final del turno

C40 = Al final de tu turno, todas las cartas que has jugado van a la pila de descarte.
C41 = Cuando las cartas que has jugado ya están en la pila de descarte, robas hasta tener tres cartas más una por cada una de tus piedras. Nunca son más de cinco.
A43 = El límite de tu mano es de tres cartas más una por cada piedra tuya, cinco como máximo. Si una Carta voladora te hace superarlo, conservas las cartas; al final de tu turno solo robas si estás por debajo del límite. Sin una Carta voladora nunca juegas más de tres cartas.
MH-A2 = Solo un Cuervo puede obligarte a descartar. En un intercambio robas tantas cartas como dejas, pero sin superar el límite de tres cartas más una por cada piedra tuya. Una piedra solo te da una carta mientras tu mano esté por debajo de ese límite.
    .reading = Según la hoja impresa, en un intercambio se roban tantas cartas como se dejan; ahí no nombra ningún límite.
C42 = Cuando se agota el mazo de robo, la pila de descarte se baraja y pasa a ser el nuevo mazo de robo.
A45 = Si el mazo de robo se acaba mientras robas, se baraja la pila de descarte y sigues. Las cartas jugadas en este turno no pasan a la pila de descarte hasta el final del turno. Las cartas nunca pueden agotarse, porque como máximo 30 de las 60 están en manos de los jugadores o se están jugando.
MH-A11 = La pila de descarte se baraja en cuanto se roba la última carta del mazo de robo; si en ese momento la pila está vacía, en cuanto haga falta una carta. Las cartas jugadas en el turno en curso todavía no están en la pila de descarte.

chapter-winning = La victoria

C59 = El primer jugador que lleva un duende a la cima gana de inmediato y recibe la torre. La partida ha terminado; nadie tiene otro turno.
C60 = No necesitas un número exacto para llegar a la cima. Lo que sobre del valor de la carta se ignora.
A48 = A la cima solo se llega desde el nivel 4: trepando desde encima de un duende, pero no en una casilla de esquina, o por un Pasadizo secreto de ese nivel. El resto del valor de la carta se pierde.
A49 = Puedes ganar en el turno de otro jugador. Si empujan a tu duende hasta un Pasadizo secreto del nivel 4 en el que no hay ningún duende, va a la cima y ganas de inmediato.

chapter-notation = Notación y posiciones

MH-A12 = Una posición añade quién decide (player), las cartas adicionales que se pueden jugar (bonus), las losetas boca abajo que se conocen (seen), los duendes que esperan y pending: null, o bien led, played, limit, on_goblin, tossed y tile. Un duende sin colocar es null. Si se indican las losetas o las piedras, las casillas que no se nombran no tienen ninguna; si se omiten, se colocan de nuevo. En una posición, una decisión de loseta pendiente contiene el tipo de loseta, el duende como asiento y número, y la cantidad que queda, si la hay; para drop el tipo es raven y player es la víctima.
MH-A13 = Se omiten tres preguntas: la de otra carta después de la segunda, si no tienes ninguna, no puedes jugar ninguna o ningún valor del 1 al 5 sería válido; la de una loseta que poner boca arriba, si no hay ninguna boca abajo; y la de una carta que descartar, si la mano de la víctima no supera el límite.
MH-A15 = En el tablero de Vaka algunos casos no se dan nunca: una Bola de cristal siempre encuentra tres losetas boca abajo, un Cuervo nunca te cuesta una carta en tu propio turno, los Pasadizos secretos y las Trampillas llevan a casillas normales, nunca hay dos duendes que esperen la misma casilla, y un duende enviado a una aldea no deja libre ninguna casilla que otro espere.
