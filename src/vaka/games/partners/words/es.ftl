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
place-locked = fijado

## Acciones, como opciones. Un peón aparece en los mensajes como { $pawn }, por ejemplo y1.
action-give = Darle { $card-acc } a tu compañero
action-start = Sacar un peón de casa con { $card-acc }
action-move = { $steps ->
    [one] Mover el peón { $pawn } hacia delante una casilla con { $card-acc }
   *[other] Mover el peón { $pawn } hacia delante { $steps } casillas con { $card-acc }
}
action-back = Mover el peón { $pawn } cuatro casillas hacia atrás
action-split = Jugar el 7
action-part = { $steps ->
    [one] Mover el peón { $pawn } hacia delante una casilla
   *[other] Mover el peón { $pawn } hacia delante { $steps } casillas
}
action-swap = Jugar la carta de intercambio
action-pick = Elegir el peón { $pawn }
action-fold = Retirarse y dejar toda la mano

## Sucesos, como líneas de un registro. Un lugar aparece en los mensajes como { $place }, por ejemplo G3 o Z1.
event-deal = { $who } reparte cuatro cartas a cada jugador (reparto { $deal } de 3).
event-give = { $who } elige { $card-acc } para su compañero.
event-cross = { $who } le da { $card-acc } a { $target }.
event-start = { $who } saca de casa el peón { $pawn } con { $card-acc }.
event-move = { $who } mueve el peón { $pawn } a { $place } con { $card-acc }.
event-back = { $who } mueve el peón { $pawn } hacia atrás, a { $place }.
event-split = { $who } juega { $card-acc }.
event-part = { $who } mueve el peón { $pawn } a { $place }.
event-swap = { $who } juega { $card-acc }.
event-pick = { $who } elige el peón { $pawn }, que está en { $place }.
event-trade = El peón { $pawn } está ahora en { $place }.
event-hit = Otro peón cae sobre el peón { $pawn } y lo envía a casa.
event-bump = El peón { $pawn } cae sobre dos o más peones y es él quien va a casa.
event-fold = { $who } no puede jugar nada, se retira y deja su mano: { $cards }.
event-lock = El peón { $pawn } queda fijado en { $place }.
event-done = Todos los peones de { $who } están fijados.
event-win = Todos los peones de { $who } y de { $partner } están fijados.

## La situación
describe-game = Partners: { $one } con { $other } contra { $third } con { $fourth }; gana el primer equipo que tenga sus ocho peones fijados en la meta.
describe-pawns-y = { $who } tiene los peones amarillos: { $list }.
describe-pawns-g = { $who } tiene los peones verdes: { $list }.
describe-pawns-b = { $who } tiene los peones azules: { $list }.
describe-pawns-r = { $who } tiene los peones rojos: { $list }.
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
describe-picked = El primer peón elegido para el intercambio es { $pawn }.
describe-phase-give = { $who } elige una carta para su compañero.
describe-phase-play = Es el turno de { $who }: debe jugar una carta o, si no se puede jugar ninguna, retirarse.
describe-phase-part = { $who } divide el 7.
describe-phase-pick = { $who } elige los peones que se van a intercambiar.

## El terminal
term-home = en casa: { $count }
term-locked = fijados: { $count }
term-used = Usadas
term-deck = Mazo
term-deal = reparto { $deal } de 3

## La página
page-idea = Lleva tus cuatro peones alrededor del tablero hasta la meta, con quien se sienta enfrente como aliado: o ganáis juntos o no gana ninguno. Las cartas sustituyen a los dados y antes de cada ronda le pasas una en secreto a tu compañero, así que ayudaos a salvar los muros, mandad a casa a los rivales y fijad vuestros peones.
page-length = 30–45 minutos
page-together = El primer asiento y el tercero juegan juntos contra el segundo y el cuarto.
page-short-1 = Quien se sienta enfrente es tu compañero. Gana el equipo que antes fije sus ocho peones en la meta.
page-short-2 = Antes de cada ronda tú y tu compañero os dais una carta en secreto. Después cada cual juega una carta por turno y mueve según ella; quien no puede jugar ninguna retira toda la mano.
page-short-3 = Un corazón saca un peón de casa a su salida, donde es un muro que ningún otro color pasa. Si caes sobre un peón solo de otro color, se va a casa; si caes sobre dos juntos, se va el tuyo.
page-short-4 = Un 7 se puede repartir entre tus peones, -4 va hacia atrás y el intercambio hace cambiar de sitio a dos peones. Un peón queda fijado en el anillo libre más interior de la meta, con la cuenta exacta. Con los cuatro fijados sigues con los de tu compañero.
page-ask-phase-give = Elige una carta para tu compañero.
page-ask-phase-play = Juega una carta.
page-ask-phase-play-fold = No se puede jugar ninguna carta: retírate.
page-ask-phase-part = Reparte los pasos del 7.
page-ask-phase-pick = Elige los peones que se van a intercambiar.
page-option-goal = Peones en la meta que aún no están fijados
page-option-goal-boxed = Van y vienen libremente
page-option-goal-championship = Solo se mueven para fijarse o salir
page-option-folded = La mano de quien se retira
page-option-folded-open = Todos la ven
page-option-folded-hidden = Queda boca abajo
page-option-short7 = Ganar con un 7
page-option-short7-no = Hay que usar los siete pasos
page-option-short7-yes = Pueden sobrar pasos
page-end-scores = Fichas fijadas
page-end-counts = Cuántas de las cuatro fichas de cada jugador están fijadas en la meta. Un equipo gana con las ocho.
board-pawn = Peón { $pawn }, { $place }
board-pawn-locked = Peón { $pawn }, { $place }, fijado
board-home = Casa de { $who }, peones que hay en ella: { $count }
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
board-pick-first = Toca el primero de los dos peones: el que va antes en el orden y1–y4, g1–g4, b1–b4, r1–r4.
board-pick-second = Ahora toca el peón con el que cambia de lugar.
board-card-heart = Saca un peón de casa a la casilla de salida.
board-card-heart-steps = { $steps ->
    [one] Saca un peón de casa o mueve un peón una casilla hacia delante.
   *[other] Saca un peón de casa o mueve un peón { $steps } casillas hacia delante.
}
board-card-one = Mueve un peón 1 o 14 casillas hacia delante.
board-card-back = Mueve un peón cuatro casillas hacia atrás.
board-card-seven = Siete pasos hacia delante, a repartir entre tus peones.
board-card-swap = Dos peones del circuito cambian de lugar, sean de quien sean.
board-card-steps = { $steps ->
    [one] Mueve un peón una casilla hacia delante.
   *[other] Mueve un peón { $steps } casillas hacia delante.
}
