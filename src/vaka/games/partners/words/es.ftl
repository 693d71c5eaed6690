### Partners: nombres, acciones, sucesos, situaciones.

game-title = Partners

## Cartas. El nombre de una carta aparece en los mensajes como { $card }; .acc lleva el artículo indeterminado.
card-heart = corazón
    .acc = un corazón
card-8 = corazón/8
    .acc = un corazón/8
card-13 = corazón/13
    .acc = un corazón/13
card-1 = 1/14
    .acc = un 1/14
card-minus-4 = -4
    .acc = un -4
card-7 = 7
    .acc = un 7
card-swap = intercambio
    .acc = una carta de intercambio
card-2 = 2
    .acc = un 2
card-3 = 3
    .acc = un 3
card-5 = 5
    .acc = un 5
card-6 = 6
    .acc = un 6
card-9 = 9
    .acc = un 9
card-10 = 10
    .acc = un 10
card-12 = 12
    .acc = un 12
card-unseen = una carta
    .acc = una carta

## Lugares
place-home = en casa
place-start = en la casilla de salida
place-locked = fijada

## Acciones, como opciones. Una ficha aparece en los mensajes como { $pawn }, por ejemplo y1.
action-give = Darle { $card-acc } a tu compañero
action-start = Sacar una ficha de casa con { $card-acc }
action-move = { $steps ->
    [one] Mover la ficha { $pawn } hacia delante una casilla con { $card-acc }
   *[other] Mover la ficha { $pawn } hacia delante { $steps } casillas con { $card-acc }
}
action-back = Mover la ficha { $pawn } cuatro casillas hacia atrás
action-split = Jugar el 7
action-part = { $steps ->
    [one] Mover la ficha { $pawn } hacia delante una casilla
   *[other] Mover la ficha { $pawn } hacia delante { $steps } casillas
}
action-swap = Jugar la carta de intercambio
action-pick = Elegir la ficha { $pawn }
action-fold = Dejar toda la mano

## Sucesos, como líneas de un registro. Un lugar aparece en los mensajes como { $place }, por ejemplo G3 o Z1.
event-deal = { $who } reparte cuatro cartas a cada jugador (reparto { $deal } de 3).
event-give = { $who } elige { $card-acc } para su compañero.
event-cross = { $who } le da { $card-acc } a { $target }.
event-start = { $who } saca de casa la ficha { $pawn } con { $card-acc }.
event-move = { $who } mueve la ficha { $pawn } a { $place } con { $card-acc }.
event-back = { $who } mueve la ficha { $pawn } hacia atrás, a { $place }.
event-split = { $who } juega { $card-acc }.
event-part = { $who } mueve la ficha { $pawn } a { $place }.
event-swap = { $who } juega { $card-acc }.
event-pick = { $who } elige la ficha { $pawn }, que está en { $place }.
event-trade = La ficha { $pawn } está ahora en { $place }.
event-hit = Otra ficha cae sobre la ficha { $pawn } y la envía a casa.
event-bump = La ficha { $pawn } cae sobre dos o más fichas y es ella la que va a casa.
event-fold = { $who } no puede jugar nada y deja su mano: { $cards }.
event-lock = La ficha { $pawn } queda fijada en { $place }.
event-done = Todas las fichas de { $who } están fijadas.
event-win = Todas las fichas de { $who } y de { $partner } están fijadas.

## La situación
describe-game = Partners: { $one } con { $other } contra { $third } con { $fourth }; gana el primer equipo que tenga sus ocho fichas fijadas en la meta.
describe-pawns-y = { $who } tiene las fichas amarillas: { $list }.
describe-pawns-g = { $who } tiene las fichas verdes: { $list }.
describe-pawns-b = { $who } tiene las fichas azules: { $list }.
describe-pawns-r = { $who } tiene las fichas rojas: { $list }.
describe-hand = { $who } tiene { $count ->
    [one] una carta
   *[other] { $count } cartas
} en la mano: { $list }.
describe-empty-hand = { $who } no tiene cartas en la mano.
describe-unseen = { $count ->
    [one] una carta boca abajo
   *[other] { $count } cartas boca abajo
}
describe-used = Lo más reciente en la pila de cartas usadas: { $list }.
describe-deal = Reparte { $who }, este es el reparto { $deal } de 3 y en el mazo { $count ->
    [one] queda una carta
   *[other] quedan { $count } cartas
}.
describe-left = { $steps ->
    [one] Queda un paso del 7.
   *[other] Quedan { $steps } pasos del 7.
}
describe-picked = La primera ficha elegida para el intercambio es { $pawn }.
describe-phase-give = { $who } elige una carta para su compañero.
describe-phase-play = Es el turno de { $who }: debe jugar una carta o, si no se puede jugar ninguna, dejar su mano.
describe-phase-part = { $who } divide el 7.
describe-phase-pick = { $who } elige las fichas que se van a intercambiar.

## Por qué algo no está permitido
because-not-held = No tienes { $card-acc }.
because-other-colour = Ahora mueves las fichas { $first } a { $last }.
because-give = Las cartas para el compañero se eligen antes de que empiece la ronda.
because-part = Los pasos se reparten solo después de un 7.
because-pick = Las fichas cambian de lugar solo con la carta de intercambio.
because-home = { $pawn } está en casa: solo un corazón la saca.
because-nobody-home = Ninguna de tus fichas está en casa.
because-locked = { $pawn } está fijada y no se mueve.
because-wall = Un muro le cierra el paso a { $pawn }.
because-door = { $pawn } tendría que entrar en la meta, pero otra ficha ocupa la puerta.
because-hemmed-in = { $pawn } no puede darse la vuelta en la meta: está encerrada por ambos lados.
because-championship = En la meta { $pawn } solo puede moverse para quedar fijada o para salir.
because-goal-back = { $pawn } está en la meta: allí ninguna carta la hace retroceder.
because-same = { $pawn } y { $other } están en la misma casilla: mueve { $other }.
because-playable = Todavía puedes jugar una carta: { $card }.
because-seven = Tus fichas no pueden usar ahora los siete pasos.
because-left = { $steps ->
    [one] Solo queda un paso del 7.
   *[other] Solo quedan { $steps } pasos del 7.
}
because-rest = { $steps ->
    [one] Entonces no se podría usar el último paso.
   *[other] Entonces no se podrían usar los otros { $steps } pasos.
}
because-moved = { $pawn } ya ha tenido su parte de este 7.
because-no-pair = Para un intercambio, dos fichas tienen que estar solas en el circuito.
because-not-alone = { $pawn } no está sola en una casilla del circuito.
because-picked = { $pawn } ya está elegida: elige la otra ficha.
because-pick-order = { $pawn } ahora no: las dos fichas se eligen en el orden y, g, b, r.

## El terminal
term-home = en casa: { $count }
term-locked = fijadas: { $count }
term-used = Usadas
term-deck = Mazo
term-deal = reparto { $deal } de 3

## La página
page-idea = Lleva tus cuatro fichas alrededor del tablero hasta la meta, con quien se sienta enfrente como aliado: o ganáis juntos o no gana ninguno. Las cartas sustituyen a los dados y antes de cada ronda le pasas una en secreto a tu compañero, así que ayudaos a salvar los muros, mandad a casa a los rivales y fijad vuestras fichas.
page-length = 30–45 minutos
page-together = El primer asiento y el tercero juegan juntos contra el segundo y el cuarto.
page-short-1 = Quien se sienta enfrente es tu compañero. Gana el equipo que antes fije sus ocho fichas en la meta.
page-short-2 = Antes de cada ronda tú y tu compañero os dais una carta en secreto. Después cada cual juega una carta por turno y mueve según ella; quien no puede jugar ninguna deja toda su mano.
page-short-3 = Un corazón saca una ficha de casa a su salida, donde es un muro que ningún otro color pasa. Si caes sobre una ficha sola de otro color, se va a casa; si caes sobre dos juntas, se va la tuya.
page-short-4 = Un 7 se puede repartir entre tus fichas, -4 va hacia atrás y el intercambio hace cambiar de sitio a dos fichas. Una ficha queda fijada en el anillo libre más interior de la meta, con la cuenta exacta. Con las cuatro fijadas sigues con las de tu compañero.
page-ask-phase-give = Elige una carta para tu compañero.
page-ask-phase-play = Juega una carta.
page-ask-phase-play-fold = No se puede jugar ninguna carta: deja tu mano.
page-ask-phase-part = Reparte los pasos del 7.
page-ask-phase-pick = Elige las fichas que se van a intercambiar.
page-option-goal = Fichas en la meta que aún no están fijadas
page-option-goal-boxed = Van y vienen libremente
page-option-goal-championship = Solo se mueven para fijarse o salir
page-option-folded = La mano que alguien deja
page-option-folded-open = Todos la ven
page-option-folded-hidden = Queda boca abajo
page-option-short7 = Ganar con un 7
page-option-short7-no = Hay que usar los siete pasos
page-option-short7-yes = Pueden sobrar pasos
page-end-scores = Fichas fijadas
page-end-counts = Cuántas de las cuatro fichas de cada jugador están fijadas en la meta. Un equipo gana con las ocho.
board-pawn = Ficha { $pawn }, { $place }
board-pawn-locked = Ficha { $pawn }, { $place }, fijada
board-home = Casa de { $who }, fichas que hay en ella: { $count }
board-hand = Mano de { $who }
board-holds = { $count ->
    [one] una carta en la mano
   *[other] { $count } cartas en la mano
}
board-team = { $who } juega con { $partner }
board-dealer = reparte
board-chosen = ya ha elegido una carta para su compañero
board-choosing = aún no ha elegido una carta para su compañero
board-wall = Muro en la salida de { $who }: nadie más puede pasar
board-steps = { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}
board-give = Toca la carta que quieres darle a { $who }.
board-pick-first = Toca la primera de las dos fichas: la que va antes en el orden y1–y4, g1–g4, b1–b4, r1–r4.
board-pick-second = Ahora toca la ficha con la que cambia de lugar.
board-card-heart = Saca una ficha de casa a la casilla de salida.
board-card-heart-steps = { $steps ->
    [one] Saca una ficha de casa o mueve una ficha una casilla hacia delante.
   *[other] Saca una ficha de casa o mueve una ficha { $steps } casillas hacia delante.
}
board-card-one = Mueve una ficha 1 o 14 casillas hacia delante.
board-card-back = Mueve una ficha cuatro casillas hacia atrás.
board-card-seven = Siete pasos hacia delante, a repartir entre tus fichas.
board-card-swap = Dos fichas del circuito cambian de lugar, sean de quien sean.
board-card-steps = { $steps ->
    [one] Mueve una ficha una casilla hacia delante.
   *[other] Mueve una ficha { $steps } casillas hacia delante.
}

## El primer turno guiado
guide-partner = Quien se sienta enfrente es tu compañero. Ganáis juntos: el primer equipo con sus ocho fichas en la meta.
guide-goal = Estos anillos son tu meta. Tus cuatro fichas salen de casa, dan una vuelta al tablero en el sentido del reloj y entran aquí.
guide-give = Antes de cada ronda, los compañeros se dan una carta en secreto. Lo que más ayuda es un corazón: saca una ficha. Toca la carta que das.
guide-play = ¡Te toca! Un corazón saca una ficha a su salida; un número mueve una ficha que ya está fuera. Toca una carta que brille y después lo que brille a continuación.
guide-fold = Sin corazón nadie sale de casa: no puedes jugar ninguna carta, así que dejas toda tu mano y esperas al siguiente reparto. Toca el botón de abajo.
guide-wall = Una ficha en su salida es un muro para los demás colores. En otro lugar, quien cae sobre una rival sola la manda a casa; quien cae sobre dos juntas se va a casa. ¡Que te diviertas!
