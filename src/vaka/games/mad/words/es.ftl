### El juego de cartas MAD: nombres, acciones, sucesos, situaciones.

game-title = El juego de cartas MAD

## Cartas. El nombre de una carta aparece en los mensajes como { $card }; .acc lleva el artículo indeterminado (salvo el Joker); .def, el determinado, y .gen, «de» con el determinado.
card-g1 = 1 verde
    .acc = un 1 verde
    .def = el 1 verde
    .gen = del 1 verde
card-g2 = 2 verde
    .acc = un 2 verde
    .def = el 2 verde
    .gen = del 2 verde
card-g3 = 3 verde
    .acc = un 3 verde
    .def = el 3 verde
    .gen = del 3 verde
card-g4 = 4 verde
    .acc = un 4 verde
    .def = el 4 verde
    .gen = del 4 verde
card-g5 = 5 verde
    .acc = un 5 verde
    .def = el 5 verde
    .gen = del 5 verde
card-g6 = 6 verde
    .acc = un 6 verde
    .def = el 6 verde
    .gen = del 6 verde
card-gwhich = Hacia dónde verde
    .acc = un Hacia dónde verde
    .def = el Hacia dónde verde
    .gen = del Hacia dónde verde
card-gdraw1 = Roba 1 verde
    .acc = un Roba 1 verde
    .def = el Roba 1 verde
    .gen = del Roba 1 verde
card-ggive2 = Da dos verde
    .acc = un Da dos verde
    .def = el Da dos verde
    .gen = del Da dos verde
card-y1 = 1 amarillo
    .acc = un 1 amarillo
    .def = el 1 amarillo
    .gen = del 1 amarillo
card-y2 = 2 amarillo
    .acc = un 2 amarillo
    .def = el 2 amarillo
    .gen = del 2 amarillo
card-y3 = 3 amarillo
    .acc = un 3 amarillo
    .def = el 3 amarillo
    .gen = del 3 amarillo
card-y4 = 4 amarillo
    .acc = un 4 amarillo
    .def = el 4 amarillo
    .gen = del 4 amarillo
card-y5 = 5 amarillo
    .acc = un 5 amarillo
    .def = el 5 amarillo
    .gen = del 5 amarillo
card-y6 = 6 amarillo
    .acc = un 6 amarillo
    .def = el 6 amarillo
    .gen = del 6 amarillo
card-ywhich = Hacia dónde amarillo
    .acc = un Hacia dónde amarillo
    .def = el Hacia dónde amarillo
    .gen = del Hacia dónde amarillo
card-ydraw1 = Roba 1 amarillo
    .acc = un Roba 1 amarillo
    .def = el Roba 1 amarillo
    .gen = del Roba 1 amarillo
card-ygive2 = Da dos amarillo
    .acc = un Da dos amarillo
    .def = el Da dos amarillo
    .gen = del Da dos amarillo
card-r1 = 1 rojo
    .acc = un 1 rojo
    .def = el 1 rojo
    .gen = del 1 rojo
card-r2 = 2 rojo
    .acc = un 2 rojo
    .def = el 2 rojo
    .gen = del 2 rojo
card-r3 = 3 rojo
    .acc = un 3 rojo
    .def = el 3 rojo
    .gen = del 3 rojo
card-r4 = 4 rojo
    .acc = un 4 rojo
    .def = el 4 rojo
    .gen = del 4 rojo
card-r5 = 5 rojo
    .acc = un 5 rojo
    .def = el 5 rojo
    .gen = del 5 rojo
card-r6 = 6 rojo
    .acc = un 6 rojo
    .def = el 6 rojo
    .gen = del 6 rojo
card-rwhich = Hacia dónde rojo
    .acc = un Hacia dónde rojo
    .def = el Hacia dónde rojo
    .gen = del Hacia dónde rojo
card-rdraw1 = Roba 1 rojo
    .acc = un Roba 1 rojo
    .def = el Roba 1 rojo
    .gen = del Roba 1 rojo
card-rgive2 = Da dos rojo
    .acc = un Da dos rojo
    .def = el Da dos rojo
    .gen = del Da dos rojo
card-b1 = 1 azul
    .acc = un 1 azul
    .def = el 1 azul
    .gen = del 1 azul
card-b2 = 2 azul
    .acc = un 2 azul
    .def = el 2 azul
    .gen = del 2 azul
card-b3 = 3 azul
    .acc = un 3 azul
    .def = el 3 azul
    .gen = del 3 azul
card-b4 = 4 azul
    .acc = un 4 azul
    .def = el 4 azul
    .gen = del 4 azul
card-b5 = 5 azul
    .acc = un 5 azul
    .def = el 5 azul
    .gen = del 5 azul
card-b6 = 6 azul
    .acc = un 6 azul
    .def = el 6 azul
    .gen = del 6 azul
card-bwhich = Hacia dónde azul
    .acc = un Hacia dónde azul
    .def = el Hacia dónde azul
    .gen = del Hacia dónde azul
card-bdraw1 = Roba 1 azul
    .acc = un Roba 1 azul
    .def = el Roba 1 azul
    .gen = del Roba 1 azul
card-bgive2 = Da dos azul
    .acc = un Da dos azul
    .def = el Da dos azul
    .gen = del Da dos azul
card-wild = Comodín
    .acc = un Comodín
    .def = el Comodín
    .gen = del Comodín
card-wooly = Comodín peludo
    .acc = un Comodín peludo
    .def = el Comodín peludo
    .gen = del Comodín peludo
card-worry = Preocupación
    .acc = una Preocupación
    .def = la Preocupación
    .gen = de la Preocupación
card-exchange = Intercambio
    .acc = un Intercambio
    .def = el Intercambio
    .gen = del Intercambio
card-joker = Joker
    .acc = el Joker
    .def = el Joker
    .gen = del Joker
card-unseen = una carta
    .acc = una carta
    .def = la carta
    .gen = de la carta

colour-green = verde
colour-yellow = amarillo
colour-red = rojo
colour-blue = azul

## Acciones, como opciones
action-play = Jugar { $card-acc }
action-draw = Robar una carta
action-keep = Quedarse la carta
action-cw = En sentido horario
action-ccw = En sentido antihorario
action-name = Nombrar el { $colour }
action-at = Dirigir la carta contra { $who }
action-skip = No aplicar el efecto
action-give = Dar { $card-acc }
action-end = Poner fin a la partida y contar los puntos
action-colour = Solo nombrar un color
action-worry = Responder con una Preocupación
action-accept = Aceptar el efecto

## Sucesos, como líneas de un registro
event-deal = { $who } reparte las cartas.
event-turn-up = La pila empieza con { $card-acc }, que cuenta como carta jugada por { $who }.
event-play = { $who } juega { $card-acc }.
event-draw = { $who } roba { $card-acc }.
event-keep = { $who } se queda { $card-def }.
event-pass = No hay nada que robar: { $who } pasa.
event-direction-cw = { $who } elige el sentido horario.
event-direction-ccw = { $who } elige el sentido antihorario.
event-colour = { $who } nombra el { $colour }.
event-aim = { $who } dirige { $card-def } contra { $target }.
event-skip = { $who } no aplica el efecto.
event-offer = { $who } elige { $card-acc } como regalo.
event-worry = { $who } responde con una Preocupación y desaira a { $target }.
event-accept = { $who } acepta el efecto.
event-gift = { $who } le da { $card-acc } a { $target }.
event-swap = { $who } cambia su mano por la de { $target }.
event-reshuffle = La pila se baraja para formar un nuevo mazo de robo.
event-end = { $who } pone fin a la partida con el Joker.
event-out = { $who } se queda sin cartas.
event-score = { $points ->
    [one] { $who } se queda con { $points } punto en la mano.
   *[other] { $who } se queda con { $points } puntos en la mano.
}

## La situación
describe-game = El juego de cartas MAD con { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}; gana quien se deshace primero de todas sus cartas.
describe-hand = { $who } tiene { $count ->
    [one] una carta
   *[other] { $count } cartas
} en la mano: { $list }.
describe-empty-hand = { $who } no tiene cartas en la mano.
describe-unseen = { $count ->
    [one] una carta boca abajo
   *[other] { $count } cartas boca abajo
}
describe-pile = La pila tiene { $count ->
    [one] una carta
   *[other] { $count } cartas
} y muestra { $card-acc }.
describe-colour = El color vigente es el { $colour }.
describe-stock = { $count ->
    [0] El mazo de robo está vacío.
    [one] El mazo de robo tiene una carta.
   *[other] El mazo de robo tiene { $count } cartas.
}
describe-direction-cw = Se juega en sentido horario.
describe-direction-ccw = Se juega en sentido antihorario.
describe-drawn = Se acaba de robar { $card-acc }.
describe-follow = { $who } cumple el texto { $card-gen }.
describe-aim = { $who } dirige { $card-def } contra { $target }.
describe-gifts = Regalos elegidos: { $list }.
describe-worry = { $who } ha respondido con una Preocupación.
describe-phase-turn = Es el turno de { $who }: debe jugar una carta o robar una.
describe-phase-drawn = { $who } juega la carta robada o se la queda.
describe-phase-direction = { $who } elige el sentido del juego.
describe-phase-colour = { $who } nombra un color.
describe-phase-target = { $who } elige a un jugador.
describe-phase-give = { $who } elige qué cartas dar.
describe-phase-joker = { $who } pone fin a la partida o solo nombra un color.
describe-phase-reply = El efecto va dirigido contra { $who }, que debe responder.
describe-points = Puntos que quedan en la mano: { $list }.

## Por qué algo no está permitido. { $top } es la carta de arriba de la pila.
because-misfit = { $card-def } no encaja sobre { $top-def }.
because-colour-named = { $card-def } no encaja: el color nombrado es el { $colour }.
because-not-held = No tienes { $card-acc }.
because-drawn = Ya has robado: ahora solo puedes jugar { $card-def }.
because-drawn-already = Ya has robado una carta: juega { $card-def } o quédatela.
because-asked-drawn = No has robado ninguna carta.
because-asked-direction = Solo un Hacia dónde cambia el sentido.
because-asked-colour = Un color se nombra solo después de una carta sin color.
because-asked-target = Ninguna carta se está dirigiendo contra nadie.
because-asked-give = Solo con un Da dos se regalan cartas.
because-asked-joker = Eso se pregunta solo después del Joker, con tres cartas más en la mano como mucho.
because-asked-reply = Nada va dirigido contra ti.
because-ask-target = Elige a un jugador.
because-ask-give = Elige las cartas que das.
because-ask-reply = Responde a la carta que va contra ti.
because-self = No puedes dirigirla contra ti.
because-nobody = Ahí no se sienta nadie.
because-must-hit = { $card-def } tiene que ir contra alguien.
because-skip-give = Ya has elegido a un jugador: ahora elige dos cartas.
because-skip-gift = Ya has elegido una carta: ahora elige la segunda.

## El terminal
term-stock = Mazo de robo
term-pile = Pila
term-colour = Color
term-direction = Sentido
term-gifts = Regalos
term-drawn = Carta robada
term-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

## La página
page-idea = Cada carta que sueltas es una pequeña victoria, y cada carta que te endosan tus amigos, una pequeña ofensa. Cambia el color, invierte el sentido del juego, intercambia manos enteras y quédate sin cartas antes que nadie.
page-length = 10–25 minutos
page-short-1 = Quédate sin cartas antes que nadie.
page-short-2 = En tu turno juega una carta o roba una; la que robas puedes jugarla al momento. Una carta de color debe coincidir en color, número, dibujo o texto con la de arriba de la pila. Las cartas sin color van sobre cualquiera, y quien las juega nombra el color que sigue.
page-short-3 = Hacia dónde fija el sentido, Roba 1 hace robar una carta a todos los demás, con Da dos puedes darle a alguien dos de tus cartas, Comodín peludo hace robar tres a alguien y con Intercambio puedes cambiar tu mano por la de otra persona.
page-short-4 = Cuando una carta va dirigida contra ti, puedes responder con una Preocupación y nombrar el color. Un Intercambio queda anulado; Comodín peludo y Da dos se vuelven contra quien te ataca; con Roba 1 roban todos menos tú.
page-short-5 = Si tienes como mucho otras tres cartas en la mano, puedes acabar la partida con el Joker: se cuentan todas las manos y solo ganas si tienes menos puntos que todos los demás.
page-ask-phase-turn = Juega una carta o roba una.
page-ask-phase-turn-draw = Ninguna carta encaja: roba una.
page-ask-phase-drawn = Juega la carta robada o quédatela.
page-ask-phase-drawn-keep = La carta robada no encaja: quédatela.
page-ask-phase-direction = Elige el sentido del juego.
page-ask-phase-colour = Nombra un color.
page-ask-phase-target = { $effect ->
    [wooly] Elige quién roba tres cartas.
    [exchange] Elige con quién cambias tu mano, o no apliques el efecto.
   *[give2] Elige quién recibe dos de tus cartas, o no apliques el efecto.
}
page-ask-phase-give = Elige dos cartas para { $target }.
page-ask-phase-joker = Pon fin a la partida o solo nombra un color.
page-ask-phase-reply = { $effect ->
    [wooly] { $by } dirige { $card-def } contra ti: robas tres cartas, si no respondes con una Preocupación.
    [exchange] { $by } dirige { $card-def } contra ti: cambiáis vuestras manos, si no respondes con una Preocupación.
    [give2] { $by } dirige { $card-def } contra ti: recibes dos cartas, si no respondes con una Preocupación.
   *[draw1] { $by } dirige { $card-def } contra ti: robas una carta, si no respondes con una Preocupación.
}
page-ask-phase-reply-accept = { $effect ->
    [wooly] { $by } dirige { $card-def } contra ti: robas tres cartas.
    [exchange] { $by } dirige { $card-def } contra ti: cambiáis vuestras manos.
    [give2] { $by } dirige { $card-def } contra ti: recibes dos cartas.
   *[draw1] { $by } dirige { $card-def } contra ti: robas una carta.
}
board-hand = Tus cartas
board-help-number = Encaja por su color o por su número.
board-help-which = Elige el sentido del juego.
board-help-draw1 = Todos los demás roban una carta.
board-help-give2 = Da dos de tus cartas a un jugador, si quieres.
board-help-wild = Encaja sobre cualquiera: nombra el color.
board-help-wooly = Encaja sobre cualquiera: nombra el color y alguien roba tres.
board-help-exchange = Encaja sobre cualquiera: cambia tu mano entera con alguien, si quieres, y nombra el color.
board-help-worry = Guárdala para cuando una carta vaya contra ti: devuelve el golpe. En tu turno solo nombra un color.
board-help-joker = Encaja sobre cualquiera: nombra el color o, con tres cartas más como mucho, acaba la partida y se cuentan los puntos.

## El primer turno guiado
guide-hand = Estas son tus cartas. Quédate sin ninguna antes que nadie.
guide-pile = Una carta encaja en esta pila si coincide con la de arriba en color, número o texto. Las cartas sin color van sobre cualquiera.
guide-play = ¡Te toca! Las cartas que brillan encajan: toca una para jugarla. O roba una.
guide-draw = ¡Te toca! Ninguna de tus cartas encaja: toca aquí para robar una. Si encaja, puedes jugarla al momento.
guide-text = Esta carta hace algo cuando se juega. Mantén pulsada cualquier carta, o haz clic derecho, para leer qué.
guide-end = Junto a cada jugador ves cuántas cartas tiene. Cuidado con quien tenga pocas. ¡Que te diviertas!
page-end-counts = Lo que valen las cartas que quedan en cada mano. Gana quien se queda sin cartas.
board-last-card = ¡Última carta!
