### La carta más alta: nombres, acciones, sucesos, situaciones.

game-title = La carta más alta

## Cartas. El nombre de una carta aparece en los mensajes como { $card }.
card-1 = el 1
card-2 = el 2
card-3 = el 3
card-4 = el 4
card-5 = el 5
card-6 = el 6
card-7 = el 7
card-8 = el 8
card-9 = el 9
card-10 = el 10
card-unseen = una carta

stake-low = baja
stake-high = alta

## Acciones que se pueden elegir
action-call-low = Apuesta baja (1 punto)
action-call-high = Apuesta alta (2 puntos)
action-keep = Quedarse la carta
action-swap = Cambiar la carta

## Sucesos, como líneas de un registro. Una ronda vale de 2 a 4 puntos.
event-deal = Nueva ronda: cada jugador recibe una carta y empieza { $who }.
event-call-low = { $who } hace una apuesta baja: 1 punto.
event-call-high = { $who } hace una apuesta alta: 2 puntos.
event-keep = { $who } se queda la carta.
event-swap = { $who } pone { $card } en la pila de descarte.
event-draw = { $who } roba { $card }.
event-show = { $who } muestra { $card }.
event-score = { $who } gana la ronda y { $points } puntos.
event-win = { $who } tiene al menos 12 puntos y gana la partida.

## La situación. El mazo de robo tiene de 6 a 8 cartas.
describe-game = La carta más alta para dos jugadores; gana quien llega primero a 12 puntos.
describe-hand = { $who } tiene { $card }.
describe-stake-low = { $who } ha hecho una apuesta baja.
describe-stake-high = { $who } ha hecho una apuesta alta.
describe-discard = En la pila de descarte: { $list }.
describe-stock = El mazo de robo tiene { $count } cartas.
describe-points = Puntos: { $list }.
describe-phase-call = { $who } elige una apuesta baja o alta.
describe-phase-card = { $who } se queda la carta o la cambia.

## El terminal
term-stock = Mazo de robo
term-discard = Pila de descarte
term-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

## La página
page-idea = Una carta por cabeza, y la tuya no la conoce nadie más. Di hasta qué punto confías en ella y luego quédatela o fíate del mazo.
page-length = 3–5 minutos
page-short-1 = Llega a 12 puntos antes que tu rival.
page-short-2 = Cada jugador tiene una carta del 1 al 10 que nadie más ve.
page-short-3 = En tu turno haz una apuesta baja (1 punto) o alta (2 puntos). Después quédate tu carta o cámbiala una sola vez por la de arriba del mazo de robo; la vieja se pone boca arriba.
page-short-4 = Tras los dos turnos, la carta más alta gana la suma de las dos apuestas. Luego se reparten cartas nuevas y empieza el otro jugador.
page-ask-phase-call = ¿Confías en tu carta? Haz una apuesta baja o alta.
page-ask-phase-card = Toca tu carta para quedártela o el mazo para cambiarla.
board-last = Última ronda
