### Magic Hill: nombres, acciones, sucesos, situaciones.

game-title = Magic Hill

## Cartas. El nombre de una carta aparece en los mensajes como { $card }; .acc lleva el artículo indeterminado.
card-1 = 1
    .acc = un 1
card-2 = 2
    .acc = un 2
card-3 = 3
    .acc = un 3
card-4 = 4
    .acc = un 4
card-5 = 5
    .acc = un 5
card-joker = comodín
    .acc = un comodín
card-unseen = carta
    .acc = una carta

## Losetas. El nombre de una loseta aparece en los mensajes como { $kind }.
tile-passage = Pasadizo secreto
tile-ghost = Fantasma
tile-raven = Cuervo
tile-ball = Bola de cristal
tile-whirlwind = Torbellino
tile-flying = Carta voladora
tile-trapdoor = Trampilla

## Aldeas. El nombre de una aldea aparece en los mensajes como { $village }.
village-NW = aldea del noroeste
village-NE = aldea del noreste
village-SE = aldea del sureste
village-SW = aldea del suroeste
place-top = cima

## Acciones, como opciones. Un duende se indica por su número, { $number }; una casilla, por una etiqueta como 2-14, en { $place }.
action-place = Colocar el duende { $number } en la { $village }
action-lead-card = Jugar un { $number } y elegir al duende { $number }
action-lead-joker = Jugar un comodín y elegir al duende { $number }
action-toss = Dejar { $card-acc }
action-done = Terminar el intercambio y robar tantas cartas como se hayan dejado
action-walk-cw-card = { $steps ->
    [one] Avanzar un paso en sentido horario
   *[other] Avanzar { $steps } pasos en sentido horario
}
action-walk-cw-joker = { $steps ->
    [one] Avanzar un paso en sentido horario con un comodín
   *[other] Avanzar { $steps } pasos en sentido horario con un comodín
}
action-walk-ccw-card = { $steps ->
    [one] Avanzar un paso en sentido antihorario
   *[other] Avanzar { $steps } pasos en sentido antihorario
}
action-walk-ccw-joker = { $steps ->
    [one] Avanzar un paso en sentido antihorario con un comodín
   *[other] Avanzar { $steps } pasos en sentido antihorario con un comodín
}
action-climb-cw-card = { $steps ->
    [one] Trepar, un paso en total, en sentido horario
   *[other] Trepar, { $steps } pasos en total, en sentido horario
}
action-climb-cw-joker = { $steps ->
    [one] Trepar, un paso en total, en sentido horario, con un comodín
   *[other] Trepar, { $steps } pasos en total, en sentido horario, con un comodín
}
action-climb-ccw-card = { $steps ->
    [one] Trepar, un paso en total, en sentido antihorario
   *[other] Trepar, { $steps } pasos en total, en sentido antihorario
}
action-climb-ccw-joker = { $steps ->
    [one] Trepar, un paso en total, en sentido antihorario, con un comodín
   *[other] Trepar, { $steps } pasos en total, en sentido antihorario, con un comodín
}
action-stop = Parar y no jugar más cartas
action-reveal = Poner boca arriba la loseta de la casilla { $place }
action-turn-cw = Girar la montaña en sentido horario
action-turn-ccw = Girar la montaña en sentido antihorario
action-raven = Enviar el Cuervo a { $who }
action-drop = Descartar { $card-acc }
action-village = Ir a la { $village }

## Sucesos, como líneas de un registro. { $owner } es el dueño del duende; { $who }, el jugador en cuestión.
event-place = { $who } coloca el duende { $number } en la { $village }.
event-deal = Se reparten tres cartas a cada jugador. Empieza { $who }.
event-lead = { $who } juega { $card-acc } y elige al duende { $number }.
event-toss = { $who } deja { $card-acc }.
event-draw = { $who } roba { $card-acc }.
event-walk = { $who } avanza hasta la casilla { $place } con { $card-acc }.
event-climb = { $who } trepa hasta la casilla { $place } con { $card-acc }.
event-climb-top = { $who } trepa a la cima con { $card-acc }.
event-stop = { $who } no juega más cartas.
event-shove = El duende { $number } de { $owner } es empujado hasta la casilla { $place }.
event-stone = { $who } toma una piedra; ahora tiene { $held }.
event-spare = { $who } ya tiene dos piedras; la tercera sale del juego.
event-eaten = El Cuervo se lleva la piedra que ha encontrado { $who }.
event-tile = { $owner } pone boca arriba la loseta de la casilla { $place }: { $kind }.
event-tile-down = { $owner } pone boca arriba la loseta de la casilla { $place }, que está otra vez boca abajo.
event-shown = { $who } ve en la Bola de cristal la loseta de la casilla { $place }: { $kind }.
event-shown-down = { $who } ve en la Bola de cristal la loseta de la casilla { $place }, que está otra vez boca abajo.
event-rise = El duende { $number } de { $owner } sube por el Pasadizo secreto a la casilla { $place }.
event-fall = El duende { $number } de { $owner } baja por la Trampilla a la casilla { $place }.
event-wait = La casilla de destino está ocupada: el duende { $number } de { $owner } se queda en la casilla { $place }.
event-village = El duende { $number } de { $owner } vuelve a la { $village }.
event-down = Todas las losetas se ponen boca abajo.
event-turn-cw = { $who } gira la montaña en sentido horario.
event-turn-ccw = { $who } gira la montaña en sentido antihorario.
event-extra-now = { $who } puede jugar una carta más en este turno.
event-extra-later = { $who } puede jugar una carta más en su próximo turno.
event-raven = { $who } envía el Cuervo a { $target }.
event-lose = { $who } pierde una piedra.
event-lurk = El Cuervo se queda delante de { $who } a la espera de una piedra.
event-drop = { $who } descarta { $card-acc }.
event-reshuffle = La pila de descarte se baraja y pasa a ser el nuevo mazo de robo.
event-end = Termina el turno de { $who }.
event-win = ¡El duende { $number } de { $owner } está en la cima!

## La situación
describe-game = Magic Hill con { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}; gana el primer duende que llega a la cima.
describe-rotation = { $turns ->
    [0] La montaña está como al principio.
    [one] La montaña está girada un cuarto de vuelta en sentido horario.
   *[other] La montaña está girada { $turns } cuartos de vuelta en sentido horario.
}
describe-goblins = Duendes de { $who }: { $list }.
describe-pair = en la casilla { $place } el duende de abajo es el { $number } de { $who }
describe-pairs = Parejas: { $list }.
describe-hand = { $who } tiene { $count ->
    [one] una carta
   *[other] { $count } cartas
} en la mano: { $list }.
describe-empty-hand = { $who } no tiene cartas en la mano.
describe-unseen = { $count ->
    [one] una carta boca abajo
   *[other] { $count } cartas boca abajo
}
describe-held = { $who } tiene { $count ->
    [one] una piedra
   *[other] { $count } piedras
}.
describe-ravens = { $count ->
    [one] Un Cuervo espera delante de { $who }.
   *[other] { $count } Cuervos esperan delante de { $who }.
}
describe-tiles = { $count ->
    [0] No hay losetas desconocidas.
    [one] Una loseta desconocida: { $list }.
   *[other] { $count } losetas desconocidas: { $list }.
}
describe-known = Losetas conocidas: { $list }.
describe-up = (boca arriba)
describe-stones = { $count ->
    [0] No queda ninguna piedra.
    [one] Queda una piedra: { $list }.
   *[other] Quedan { $count } piedras: { $list }.
}
describe-draw = { $count ->
    [0] El mazo de robo está vacío.
    [one] El mazo de robo tiene una carta.
   *[other] El mazo de robo tiene { $count } cartas.
}
describe-waiting = El duende { $number } de { $who } espera a que quede libre su casilla de destino.
describe-led = { $who } mueve al duende { $number }; cartas jugadas hasta ahora: { $list }.
describe-phase-place = { $who } coloca un duende.
describe-phase-lead = Es el turno de { $who }: debe designar a un duende con una carta o intercambiar cartas.
describe-phase-exchange = { $who } intercambia cartas.
describe-phase-move = { $who } debe jugar la siguiente carta o parar.
describe-tile-ball = { $who } pone losetas boca arriba con la Bola de cristal.
describe-tile-whirlwind = { $who } gira la montaña.
describe-tile-raven = { $who } nombra a un jugador para el Cuervo.
describe-tile-drop = { $who } descarta una carta por el Cuervo.
describe-tile-ghost = { $who } elige una aldea: el Fantasma envía allí al duende.
describe-tile-trapdoor = { $who } elige una aldea: la Trampilla envía allí al duende.

## Por qué algo no está permitido
because-not-held = No tienes { $card-acc }.
because-placed = El duende { $number } ya está colocado.
because-villages = Tus duendes tienen que estar en exactamente tres aldeas.
because-lead = Para el duende { $number } necesitas un { $number } o un comodín en la mano.
because-covered = El duende { $number } lleva a otro encima y no puede moverse.
because-stuck = El duende { $number } no podría moverse con las cartas que te quedarían.
because-other-goblin = En este turno solo se mueve el duende { $number }.
because-playing = Estás jugando cartas: en este turno no hay intercambio.
because-name-first = Tu primera carta designa a un duende; la siguiente lo mueve.
because-on-goblin = Encima de otro duende solo puedes trepar o parar.
because-no-shoulders = Para trepar, tu duende tiene que estar encima de otro.
because-no-way-up = Aquí no se puede trepar: la casilla de arriba está ocupada o esto es una esquina.
because-pair = Dos duendes apilados cierran el paso.
because-no-direction = Este paso va recto: elige el sentido de las agujas del reloj.
because-stop = Tu primera carta solo designa al duende: muévelo con otra más.
because-reveal = Solo la Bola de cristal descubre losetas desde lejos; si no, hay que caer sobre ellas.
because-face-up = La loseta de { $place } no está boca abajo.
because-whirlwind = Solo el Torbellino gira la montaña.
because-raven = Solo un Cuervo pide que nombres a un jugador.
because-nobody = Ahí no se sienta nadie.
because-drop = Solo un Cuervo pide una carta.
because-village = Solo un Fantasma o una Trampilla envía a un duende a una aldea.

## El terminal
term-tile = loseta
term-stone = piedra
term-ravens = Cuervos: { $count }
term-played = Jugadas
term-draw = Mazo de robo

## La página
page-idea = Guía a tus duendes por una montaña envuelta en niebla: trepan unos sobre los hombros de otros, se cuelan por pasadizos secretos y despiertan fantasmas, cuervos y torbellinos por el camino. Gana quien antes lleve un duende hasta la torre de la cima.
page-length = 20–45 minutos
page-short-1 = Lleva antes que nadie a uno cualquiera de tus cinco duendes hasta la torre de la cima.
page-short-2 = En tu turno eliges al duende con la primera carta, al duende 3 con un 3; la segunda, y una tercera si quieres, lo mueven ese número de casillas en uno u otro sentido. El comodín es cualquier número. O intercambia todas las cartas que quieras.
page-short-3 = Hay dos maneras de subir: cae sobre otro duende y trepa desde sus hombros con tu siguiente carta (no desde una esquina, ni si hay un duende en la casilla de arriba), o encuentra un Pasadizo secreto. Quien cae sobre dos duendes apilados empuja al de arriba; a dos apilados no se los puede saltar.
page-short-4 = Las losetas se descubren al caer sobre ellas; recuerda dónde están. La Bola de cristal muestra otras tres, la Carta voladora te deja robar una carta y jugar una más, el Torbellino las pone todas boca abajo y gira la montaña un cuarto de vuelta, el Cuervo le quita una piedra a quien elijas, la Trampilla baja al duende un nivel, y desde el más bajo lo manda a una aldea, y el Fantasma lo devuelve a una aldea.
page-short-5 = Cada piedra te deja tener una carta más; puedes tener dos.
page-button-done-lead = Pasar sin intercambiar cartas
page-ask-phase-place = Coloca un duende.
page-ask-phase-lead = Elige un duende con una carta de su número o intercambia cartas.
page-ask-phase-lead-done-toss = No se puede elegir ningún duende: intercambia cartas o pasa.
page-ask-phase-exchange = Intercambia cartas.
page-ask-phase-exchange-done = Roba las cartas nuevas.
page-ask-phase-move = Juega la siguiente carta o para.
page-ask-phase-move-walk = Camina con la siguiente carta.
page-ask-phase-move-climb = Trepa con la siguiente carta.
page-ask-phase-move-climb-walk = Camina o trepa con la siguiente carta.
page-ask-phase-move-stop = Ninguna carta sirve: para.
page-ask-tile-ball = Pon losetas boca arriba con la Bola de cristal.
page-ask-tile-whirlwind = Gira la montaña.
page-ask-tile-raven = El Cuervo: elige quién pierde una piedra.
page-ask-tile-drop = El Cuervo te ha quitado una piedra: descarta una carta.
page-ask-tile-ghost = Elige una aldea: el Fantasma envía allí al duende.
page-ask-tile-trapdoor = Elige una aldea: la Trampilla envía allí al duende.
page-option-walk-on = Al caer sobre un duende
page-option-walk-on-false = trepar o parar
page-option-walk-on-true = también se puede seguir andando
page-option-remember = Losetas que ya has visto
page-option-remember-false = otra vez boca abajo: hay que recordarlas
page-option-remember-true = quedan marcadas para ti
page-end-scores = Altura
page-end-counts = Hasta dónde llegó el mejor duende de cada jugador: 0 en una aldea, de 1 a 4 en los caminos en anillo, 5 en la cima. Solo se gana en la cima.
board-goblin = Duende { $number } de { $who }: { $place }
board-goblin-unplaced = Duende { $number } de { $who }, aún sin colocar
board-tile-down = Loseta de la casilla { $place }, boca abajo
board-tile-known = Loseta de la casilla { $place }, boca abajo, ya la conoces: { $kind }
board-tile-up = Loseta de la casilla { $place }: { $kind }
board-stone = Piedra en la casilla { $place }
board-cards = { $who } { $count ->
    [0] no tiene cartas
    [one] tiene una carta
   *[other] tiene { $count } cartas
} en la mano.
board-discard = Pila de descarte con { $count ->
    [one] una carta
   *[other] { $count } cartas
}, arriba: { $card }
board-discard-empty = Pila de descarte, vacía
board-played = Cartas jugadas en este turno: { $count } de { $limit }
board-raven = El Cuervo quiere una carta
board-summit = Trepar a la cima
board-assumed = La disposición de losetas y piedras es nuestra.
board-help-number = Primera carta: designa a tu duende de ese número. Las siguientes: lo mueven ese número de casillas.
board-help-joker = Vale como cualquier número del 1 al 5.
board-help-tile = Cae aquí para descubrir la loseta; ayuda o perjudica.
board-help-passage = Sube al duende un nivel, si la casilla de arriba está libre.
board-help-ghost = Envía al duende a la aldea que elija su dueño.
board-help-raven = Nombras a un jugador, que pierde una piedra; si no tiene, el Cuervo espera a la siguiente.
board-help-ball = Pones boca arriba tres losetas a la vista de todos.
board-help-whirlwind = Todas las losetas quedan boca abajo y giras la montaña un cuarto.
board-help-flying = Robas una carta y puedes jugar una más.
board-help-trapdoor = El duende cae un nivel; desde el más bajo, a una aldea.
board-help-stones = Cada piedra, dos como mucho, permite tener una carta más en la mano.

## El primer turno guiado
guide-summit = Esta torre está en la cima. Gana quien antes traiga aquí a un duende; basta con uno de los cinco.
guide-place = Estos son tus duendes. Primero todos colocan los suyos en las aldeas de las esquinas: toca un duende y después una aldea. Haz lo mismo con los demás.
guide-lead = ¡Te toca! La primera carta elige un duende: un 3 al duende 3, un comodín a cualquiera. Toca una carta y después el duende.
guide-exchange = ¡Te toca! Con estas cartas no puede moverse ninguno de tus duendes. Toca una carta y el descarte para dejarla, y roba otras.
guide-walk = Ahora tus cartas lo mueven: toca una carta y después una de las casillas que se iluminan. Puedes parar cuando quieras.
guide-tiles = Esto es una loseta. El duende que cae sobre una la descubre, y ayuda o perjudica. Tócala para leer qué hacen las losetas.
guide-climb = Hay dos maneras de subir a este nivel: cae sobre otro duende y trepa desde sus hombros con la siguiente carta, o encuentra un Pasadizo secreto. ¡Suerte!
