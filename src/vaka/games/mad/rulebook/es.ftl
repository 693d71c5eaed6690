### MAD: el reglamento, cláusula por cláusula. Los identificadores de los mensajes son los de las cláusulas.

chapter-cards = Las cartas

MD-1 = MAD tiene 76 cartas. En cada uno de los colores verde, amarillo, rojo y azul hay dos cartas de cada número del 1 al 6, dos Hacia dónde, un Roba 1 y un Da dos. Sin color hay cuatro Comodines, tres Comodines peludos, dos Preocupaciones, dos Intercambios y un Joker.
M-F1 = Las 76 cartas son 48 números, 8 Hacia dónde, 4 Roba 1, 4 Da dos, 4 Comodines, 3 Comodines peludos, 2 Preocupaciones, 2 Intercambios y 1 Joker. Las cartas en blanco y las cartas publicitarias que vienen en la caja no se usan.
M-F17 = Los nombres que se usan aquí son formas breves de los impresos, que traducidos dicen «Roba 1, bribones», «Da dos a alguien (de tu mano)», «¿Preocuparme yo? ¡Preocúpate tú!» e «Intercambia tu mano con quien quieras». Hacia dónde, Comodín, Comodín peludo y Joker se diferencian de los impresos, como mucho, en los signos de interrogación o de exclamación.

chapter-setup = Preparación

MD-2 = Si juegan de dos a cuatro personas, se reparten ocho cartas a cada una; si juegan cinco o seis, siete. Las cartas restantes son el mazo de robo, boca abajo; su carta de arriba se pone boca arriba e inicia la pila.
M-F2 = A MAD juegan de dos a seis personas. Si son de dos a cuatro, empiezan con ocho cartas cada una; si son cinco o seis, con siete.
M-R11 = El primer jugador que reparte se elige al azar. Si se vuelve a jugar, reparte la siguiente partida el jugador a la derecha de quien ha repartido.
    .reading = La hoja impresa no dice nada al respecto.
MD-A10 = Puedes ordenar como quieras las cartas de tu mano. Su orden no les dice nada a los demás jugadores.

chapter-first-card = Quién empieza y la primera carta

MD-3 = Empieza el jugador a la derecha de quien reparte, y se juega en sentido antihorario hasta que un Hacia dónde cambia el sentido.
M-F3 = El primer turno es del jugador a la derecha de quien reparte, porque al principio se juega en sentido antihorario.
MD-17 = La primera carta que se pone boca arriba, sea cual sea, cuenta como jugada por quien reparte, que es también quien elige todo lo que haya que elegir con ella.
M-R1 = La primera carta surte efecto cuando todos los jugadores han recogido su mano y antes de que nadie juegue un turno, así que quien reparte elige viendo su mano.
MD-A7 = La Preocupación se puede jugar contra la primera carta de quien reparte igual que contra cualquier otra carta dirigida contra ti. Cuando una carta te deja elegir a un jugador, nunca puedes elegirte a ti mismo.
M-R2 = Si la primera carta es un número, no pasa nada y empieza el jugador a la derecha de quien reparte.
M-R3 = Si la primera carta es un Hacia dónde, quien reparte elige el sentido. Empieza su vecino en ese sentido.
M-R4 = Si la primera carta es un Roba 1, todos los jugadores salvo quien reparte roban una carta. Puedes responder con una Preocupación.
M-R5 = Si la primera carta es un Da dos, quien reparte puede dar dos cartas de su mano a uno de los demás jugadores.
M-R6 = Si la primera carta es un Comodín, quien reparte nombra el color vigente.
M-R7 = Si la primera carta es un Comodín peludo, quien reparte nombra un color y a otro jugador, que roba tres cartas. Ese jugador puede responder con una Preocupación.
M-R8 = Si la primera carta es un Intercambio, quien reparte puede cambiar su mano por la de otro jugador. Tanto si hay cambio como si no, quien reparte nombra después el color; si una Preocupación impide el cambio, lo nombra quien la ha jugado.
M-R9 = Si la primera carta es una Preocupación, quien reparte solo nombra un color. Nadie ha atacado a quien reparte, así que no hay nada de lo que defenderse.
M-R10 = Si la primera carta es el Joker, quien reparte solo nombra un color. Tiene siete u ocho cartas en la mano, demasiadas para poner fin a la partida con él.

chapter-turn = Tu turno

MD-4 = En tu turno, juega una carta o roba una del mazo de robo; la carta que robas se puede jugar enseguida si encaja. Después le toca al siguiente jugador.
M-F5 = Si no tienes ninguna carta que encaje, roba una. Juégala si encaja y quieres; si no, quédatela. Después sigue el siguiente jugador.
MD-19 = Nunca es obligatorio jugar una carta, ni siquiera cuando encaja alguna de las tuyas. En lugar de jugarla puedes robar.
M-F6 = Todos pueden robar en su turno, no solo los jugadores que no pueden jugar.
M-R16 = En tu turno robas exactamente una carta. No puedes seguir robando hasta que te salga una que encaje.
MD-A1 = Cada vez que robas una carta en tu turno, se te pregunta si la juegas o te la quedas. Si la carta no encaja, la única respuesta es quedártela (keep).
M-R12 = No es obligatorio jugar la carta que has robado, aunque encaje. Puedes quedártela.
    .reading = La hoja impresa, tomada al pie de la letra, manda jugar enseguida una carta robada que encaja; su nota de que nadie está obligado a jugar la aplicamos también a esta carta.
M-R13 = Si robas aunque podías jugar, puedes jugar igualmente la carta que has robado, pero ninguna otra.
    .reading = Esto se aparta de la letra de la hoja impresa, según la cual un jugador que podía jugar roba y se queda con la carta.
MD-A9 = Una carta robada que encaja se puede conservar, la carta que robas por decisión propia se puede jugar, y la Preocupación solo sirve contra lo que va dirigido contra ti.
    .reading = En los tres puntos Vaka se aparta de la letra de la hoja impresa. En el segundo, una lectura estricta obligaría a los jugadores a enseñar su mano para demostrar que nada encajaba.
M-R14 = Después de robar, solo puedes jugar la carta que has robado. En ese turno no puedes jugar ninguna otra carta de tu mano.
M-R15 = Si robas una carta sin color, puedes jugarla enseguida. Esto vale para todos los tipos, incluso para el Joker, con el que puedes poner fin a la partida si tienes como máximo otras tres cartas.

chapter-matching = Qué carta encaja

MD-5 = Una carta de color debe tener en común con la carta de arriba de la pila el color, el número, el dibujo o el texto. Un 5 verde encaja sobre un Roba 1 verde y sobre un 5 rojo, pero no sobre un 4 rojo; un Hacia dónde amarillo encaja sobre un 3 amarillo y sobre un Hacia dónde azul. El 1 de Roba 1 es texto, no un número.
M-F4 = Las cartas de color se juegan según lo que tienen en común con la carta de arriba de la pila: el color, el número, el dibujo o el texto. Las cartas sin color van sobre cualquier carta.
M-R17 = Las cartas especiales del mismo tipo encajan unas sobre otras, sea cual sea su color: Hacia dónde sobre Hacia dónde, Roba 1 sobre Roba 1, Da dos sobre Da dos. Las cartas de número encajan solo por color o por número.
MD-6 = Una carta sin color se puede jugar sobre cualquier carta, pero solo en tu propio turno. La única excepción es la Preocupación, que también puedes jugar fuera de tu turno contra una carta dirigida contra ti.
M-R18 = Sobre una carta sin color solo puedes jugar una carta del color vigente u otra carta sin color. El color nombrado sigue vigente mientras los jugadores roban y pasan, hasta que se juega una carta de color o se nombra un color nuevo.

chapter-wild = El Comodín y el Comodín peludo

MD-10 = Cuando juegas un Comodín, nombras el color vigente, que puede seguir siendo el mismo. La siguiente carta que se juegue debe ser de ese color o sin color.
M-F10 = Un Comodín te permite elegir el color vigente o dejarlo como está. Quien juegue después necesita una carta de ese color o una carta sin color.
M-R19 = Puedes jugar un Comodín sobre otro Comodín y nombrar el mismo color que ya está vigente.
MD-11 = Cuando juegas un Comodín peludo, nombras un color y a otro jugador. Ese jugador roba tres cartas.
M-F11 = Con un Comodín peludo nombras un color, y un jugador de tu elección roba tres cartas.
    .reading = La hoja impresa nunca lo dice abiertamente; solo uno de sus ejemplos muestra que se roban tres cartas. Otras ediciones lo dejan claro.
M-R21 = Las dos partes de un Comodín peludo son obligatorias. Tienes que nombrar un color y también elegir a otro jugador para que robe tres cartas.

chapter-coloured = Hacia dónde, Roba 1 y Da dos

MD-7 = Cuando juegas un Hacia dónde, eliges el sentido del juego: horario o antihorario, el mismo de antes o el otro.
M-F7 = Un Hacia dónde no obliga a cambiar. Puedes dejar el sentido del juego como está.
M-R20 = Un Hacia dónde nunca hace que se salte a nadie. Con dos jugadores, después siempre le toca a tu rival, elijas el sentido que elijas.
MD-8 = Cuando juegas un Roba 1, cada uno de los demás jugadores roba una carta del mazo de robo, por orden de turno.
M-F8 = El Roba 1 afecta a todos los jugadores menos a quien lo ha jugado. Roban uno tras otro en el sentido del juego.
M-R22 = Robar cartas por un Roba 1 o por un Comodín peludo no te hace perder el turno.
MD-9 = Cuando juegas un Da dos, puedes dar enseguida dos cartas de tu mano a uno de los demás jugadores. Si de este modo salen de tu mano tus dos últimas cartas, ganas.
M-F9 = Con un Da dos eliges tanto las cartas de tu mano como al jugador que las recibe. De este modo puedes ganar la partida.
M-R23 = Dar cartas con un Da dos es decisión tuya. Puedes jugarlo y no dar nada.
M-R24 = Con un Da dos se dan exactamente dos cartas o ninguna. Si solo tienes una carta más en la mano, no puedes darla.
M-R25 = Las dos cartas de un Da dos van al mismo jugador. No puedes repartirlas entre dos jugadores.

chapter-exchange = El Intercambio y las demás cartas y/o

MD-12 = El Intercambio, la Preocupación y el Joker son cartas y/o: haz lo que dice la carta y nombra un color, o simplemente nombra un color. En tu propio turno, la Preocupación solo sirve para nombrar un color, y un Joker que pone fin a la partida no necesita ninguno.
M-F12 = Con una carta y/o, tú decides si se cumple su texto. Puedes pasar por alto el texto y elegir únicamente el color vigente.
MD-13 = Cuando juegas un Intercambio, puedes cambiar toda tu mano por la de cualquier otro jugador.
M-R26 = Cuando juegas un Intercambio, nombras el color después del cambio de manos, de modo que lo eliges viendo tu nueva mano.
M-R27 = Un Intercambio solo mueve las manos. Los jugadores conservan su asiento, y el turno pasa como de costumbre.

chapter-worry = La Preocupación

MD-14 = Cuando una carta va dirigida contra ti, puedes jugar una Preocupación fuera de tu turno y nombrar el color. Anula un Intercambio; cualquier otro efecto lo vuelves contra el atacante; con un Roba 1, tú no robas nada y todos los demás roban una carta. El juego sigue después del jugador recién desairado.
M-F13 = La Preocupación es una defensa que puedes jugar cuando no es tu turno, también contra un Intercambio. Algunas descripciones de otras ediciones solo la permiten en el propio turno; aquí se sigue la hoja impresa.
M-R28 = La Preocupación solo responde a un efecto dirigido contra ti: un Intercambio, un Comodín peludo o un Da dos cuyo objetivo seas tú, un Roba 1 o un efecto vuelto contra ti. No se puede responder a un Hacia dónde, a un número, a un color nombrado ni a un final con el Joker.
    .reading = Esto se aparta de la letra de la hoja impresa, que no la limita así.
M-R30 = En defensa, juegas la Preocupación al instante, aunque no sea tu turno.
M-R31 = Tienes que jugar la Preocupación antes de que se produzca el efecto: antes de que se roben cartas, antes de ver las cartas que te dan, antes del cambio de manos. Una Preocupación que recibes por ese mismo efecto llega demasiado tarde.
MD-A2 = Se pregunta a todos los jugadores contra los que va dirigida una carta, tengan una Preocupación o no; con un Roba 1, por orden de turno después del atacante y antes de que nadie robe. Una Preocupación abre una nueva ronda de preguntas, sobre el efecto devuelto y por orden de turno después de quien la ha jugado, incluso para quienes ya habían aceptado; después de una segunda Preocupación no se pregunta a nadie. Luego se roba en ese mismo orden.
M-R29 = La Preocupación se vuelve siempre contra el atacante. No puedes elegir a otro jugador para que sufra el efecto en su lugar.
M-R40 = En tu propio turno, una Preocupación se usa como un Comodín: nombras un color y no pasa nada más.
M-R32 = Una Preocupación jugada contra un Intercambio anula el cambio de manos, y tú nombras el color. Al atacante no le pasa nada más, así que no tiene nada a lo que responder.
M-R33 = Si juegas una Preocupación contra un Comodín peludo, el atacante roba las tres cartas en tu lugar. El color que tú nombras sustituye al que nombró el atacante.
M-R34 = Si juegas una Preocupación contra un Roba 1, no robas nada. Cada uno de los demás jugadores, también el atacante, roba exactamente una carta y no dos.
M-R42 = Después de jugar una Preocupación contra un Roba 1 tienes que nombrar un color, porque ahora hay una carta sin color encima de la pila.
M-R35 = Si varios jugadores pueden responder a un Roba 1 con una Preocupación, se les pregunta por orden de turno después del atacante. La primera Preocupación que se juega sustituye al efecto; el Roba 1 devuelto afecta ahora a quien tenga otra Preocupación, que puede responder a él.
M-R36 = Si juegas una Preocupación contra un Da dos, no recibes ninguna carta y, en cambio, puedes dar dos de las tuyas al atacante. Si te quedan menos de dos cartas, solo impides el regalo.
MD-A3 = Después de jugar una Preocupación contra un Da dos, si te quedan dos cartas o más, eliges dos para darlas o renuncias (skip) antes de elegir la primera. Luego se pregunta a su vez al que era el atacante; después de una segunda Preocupación, quien la ha jugado elige los regalos y luego nombra el color. Si das tus dos últimas cartas, ganas.
M-R37 = Si intentas ganar dando tus dos últimas cartas, una Preocupación todavía puede impedírtelo. Entonces te quedas con las dos y puede que incluso recibas otras dos, porque solo ganas cuando las cartas salen de tu mano.
M-R38 = Puedes responder a una Preocupación con la otra si la primera vuelve contra ti un Comodín peludo, un Roba 1 o un Da dos; a un Intercambio anulado no se puede responder. Solo hay dos Preocupaciones, así que la segunda cierra la cadena. Nombra el color el último jugador que ha jugado una.
MD-A4 = Con un Comodín peludo se nombra primero el color y luego al jugador, que entonces responde. Después de una Preocupación, el último que ha jugado una nombra el color cuando no quedan respuestas pendientes, antes del efecto. Con un Intercambio, el atacante nombra el color después de que las manos hayan cambiado de dueño o de que se haya renunciado al cambio, pero no si una Preocupación lo ha impedido.
M-R39 = Después de una Preocupación, el siguiente turno es para el vecino, en el sentido del juego, del último jugador desairado. Después de una sola Preocupación es el vecino del atacante, como habría sido de todos modos. Si A ataca a B y ambos juegan una Preocupación, le toca al jugador que va después de B: con dos jugadores, otra vez a A.
M-R41 = Si la Preocupación que juegas en defensa es tu última carta, ganas de inmediato. No se lleva a cabo nada más.

chapter-going-out = Quedarse sin cartas

MD-20 = Gana el primer jugador que se deshace de todas sus cartas. Si el Joker pone fin a la partida, gana quien tiene menos puntos, y un empate va en contra del jugador que le ha puesto fin.
M-R43 = Ganas en el momento en que tu mano queda vacía. El efecto de tu última carta no se lleva a cabo y no se puede responder a él: después de un Roba 1 o de un Comodín peludo nadie roba y nadie puede jugar una Preocupación.
M-R44 = Si tu última carta es una carta sin color, ganas sin nombrar ningún color. Con un Intercambio jugado como última carta también ganas, y no hay cambio de manos.
M-R45 = Si tu última carta es un Da dos, ganas al jugarlo. Ya no queda nada que dar.
M-R46 = Si juegas un Da dos con exactamente otras dos cartas en la mano y das las dos, ganas, salvo que quien las recibe responda con una Preocupación.
M-R47 = El cambio de manos de un Intercambio nunca puede dejar a nadie sin cartas. Los dos jugadores tienen todavía al menos una carta; de lo contrario, la partida ya habría terminado.
M-R48 = Si tu última carta es el Joker, ganas al jugarlo, porque tu mano queda vacía. Para eso no se cuentan puntos.

chapter-joker = El Joker y los puntos

MD-15 = Juega el Joker solo en tu turno. Úsalo como un Comodín o, si tienes como máximo otras tres cartas en la mano, para poner fin a la partida: se muestran y se cuentan todas las manos y gana quien tiene menos puntos. Tú solo ganas si tienes menos que todos los demás.
M-F14 = El Joker nombra un color o, si no tienes más de tres cartas aparte de él, pone fin a la partida. Entonces todos los jugadores cuentan los puntos de su mano, tú también, y gana la suma más baja; un empate va en tu contra.
M-R49 = Para poner fin a la partida con el Joker puedes tener, además de él, ninguna, una, dos o tres cartas. Con cuatro o más, solo sirve para nombrar un color.
MD-16 = Una carta de número vale tantos puntos como indica su número. Cualquier otra carta vale cinco.
M-F15 = Cuando se cuentan las manos, las cartas del 1 al 6 valen de 1 a 6 puntos. Las cartas especiales de color y las cartas sin color valen cinco cada una.
M-R52 = El Joker que ha puesto fin a la partida no cuenta para nadie. Está en la pila, y solo se cuentan las cartas que quedan en la mano.
M-R50 = Si pones fin a la partida con el Joker, para ganar necesitas menos puntos que cada uno de los demás jugadores. Si empatas con la puntuación más baja, no ganas; ganan quienes han empatado contigo.
M-R51 = Si empatan con la puntuación más baja varios jugadores que no son quien ha jugado el Joker, comparten la victoria.
M-R53 = No puedes jugar una Preocupación contra un Joker que pone fin a la partida. Ese final no es un efecto dirigido contra ti.
M-R58 = No hay una serie de partidas con puntuación acumulada; cada partida se decide por sí sola. Los puntos solo importan cuando el Joker pone fin a la partida.

chapter-stock = Cuando se acaba el mazo de robo

MD-18 = Cuando el mazo de robo se queda vacío, la carta de arriba de la pila se queda donde está. El resto de la pila se baraja y pasa a ser el nuevo mazo de robo.
M-F16 = Un mazo de robo vacío no pone fin a la partida. La pila, salvo su carta de arriba, se baraja para formar uno nuevo.
M-R54 = El nuevo mazo de robo se forma de inmediato, cuando la última carta sale del anterior. El sentido y el color vigente no cambian.
M-R55 = Si el mazo de robo se acaba mientras se roban cartas por un Roba 1 o por un Comodín peludo, la pila se baraja para formar un nuevo mazo de robo y se sigue robando.
M-R57 = Las cartas sin color que se barajan y vuelven al mazo de robo pierden el color que se nombró para ellas. Quien juegue una más adelante nombra un color de nuevo.
M-R56 = Si el mazo de robo está vacío y en la pila queda una sola carta, no hay nada que robar. No se roba, y el turno pasa.
MD-A5 = En tu turno siempre puedes elegir robar; si no hay nada que robar, equivale a pasar, y no se te pregunta nada más. Cuando hay que robar varias cartas, se roban en orden mientras haya. En cuanto la pila vuelve a tener dos cartas, todas salvo la de arriba pasan a ser el mazo de robo.

chapter-sight = Lo que saben los jugadores

MD-A6 = Los regalos aceptados los conocen quien los dio y quien los recibió; los rechazados, solo su dueño. Después de un Intercambio, cada uno de los dos jugadores conoce ambas manos. Lo que has llegado a saber lo sigues sabiendo.

chapter-notation = Notación y posiciones

MD-A8 = Una posición escrita indica qué jugador decide ahora y qué está pendiente: null, la carta robada o la carta que está surtiendo efecto, con su jugador, el objetivo, los regalos, el color, los asientos a los que aún hay que preguntar y los asientos que han jugado una Preocupación. El color es null hasta que se nombra el de una carta sin color. Durante el efecto de la primera carta, turn es quien reparte.
MD-A11 = No se pregunta por el objetivo ni los regalos de un Da dos con menos de dos cartas en la mano, por cómo usar un Joker cuando se tienen más de tres cartas aparte de él, por jugar la carta o quedársela cuando no se ha robado nada, ni por el color después de una carta ganadora o de un final con el Joker. Las puntuaciones son los puntos que quedan en la mano, 0 si está vacía.
