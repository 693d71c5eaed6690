### Baba Yaga: nombres, acciones, sucesos, situaciones.

game-title = Baba Yaga

## Cartas. El nombre de una carta aparece en los mensajes como { $card }; .acc lleva el artículo indeterminado (salvo los Gatos) y .def, el determinado.
card-yaga = Baba Yaga
    .acc = una Baba Yaga
    .def = la Baba Yaga
card-1 = poción de 1
    .acc = una poción de 1
    .def = la poción de 1
card-2 = poción de 2
    .acc = una poción de 2
    .def = la poción de 2
card-3 = poción de 3
    .acc = una poción de 3
    .def = la poción de 3
card-4 = poción de 4
    .acc = una poción de 4
    .def = la poción de 4
card-5 = poción de 5
    .acc = una poción de 5
    .def = la poción de 5
card-6 = poción de 6
    .acc = una poción de 6
    .def = la poción de 6
card-7 = poción de 7
    .acc = una poción de 7
    .def = la poción de 7
card-pelican = Pelícano
    .acc = un Pelícano
    .def = el Pelícano
card-cats = Gatos
    .acc = los Gatos
    .def = los Gatos
card-wand = Varita
    .acc = una Varita
    .def = la Varita
card-garlic = Ajo
    .acc = un Ajo
    .def = el Ajo
card-mortar = Mortero
    .acc = un Mortero
    .def = el Mortero
card-owl = Búho
    .acc = un Búho
    .def = el Búho
card-unseen = carta negra
    .acc = una carta negra
    .def = la carta negra

back-red = rojo
back-teal = verde azulado
back-black = negro

## Acciones, como opciones
action-swap-draw = Poner { $card-acc } en la pila { $pile } y robar una carta
action-swap-take = Poner { $card-acc } en la pila { $pile } y tomar la carta de arriba de la pila { $other }
action-cast = Lanzar { $card-acc } en la pila { $pile }
action-declare = Declarar «¡Baba Yaga!»
action-pay = Pagar con { $card-acc }
action-done = Cubrir el resto con el Mortero
action-take = Tomar { $card-acc } de la reserva
action-rob = Quitarle { $card-acc } a { $who }
action-dispel = Disipar: cada uno de los demás devuelve { $card-acc }
action-nothing = No hay nada que tomar
action-garlic = Poner un Ajo en la pila { $pile } para protegerte del hechizo
action-submit = Dejar que el hechizo haga efecto

## Sucesos, como líneas de un registro
event-deal = Se reparten las cartas. Empieza { $who }.
event-turn-up = La pila { $pile } empieza con { $card-acc }.
event-discard = { $who } pone { $card-acc } en la pila { $pile }.
event-draw = { $who } roba { $card-acc }.
event-take = { $who } toma { $card-def } de la pila { $pile }.
event-cast = { $who } lanza { $card-acc } en la pila { $pile }.
event-pay = { $who } paga con { $card-acc }.
event-active = El pago está completo y activa { $card-def }.
event-fetch = { $who } toma { $card-acc } de la reserva.
event-rob = { $who } envía los Gatos a quitarle { $card-acc } a { $victim }.
event-dispel = { $who } agita la Varita: cada uno de los demás devuelve { $card-acc }.
event-nothing = El hechizo no tiene efecto.
event-garlic = { $who } pone un Ajo en la pila { $pile } y se protege del hechizo.
event-stolen = { $caster } le quita { $card-acc } a { $who }.
event-return = { $who } devuelve { $card-acc } a la reserva.
event-reshuffle = Las pilas de descarte se barajan juntas y forman un nuevo mazo de robo.
event-declare = { $who } declara «¡Baba Yaga!».
event-show = { $who } muestra: { $cards }.
event-score = { $points ->
    [one] { $who } suma { $points } punto.
   *[other] { $who } suma { $points } puntos.
}

## La situación
describe-game = Baba Yaga con { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}; gana quien tiene menos puntos.
describe-totals = Puntos del torneo hasta ahora: { $list }.
describe-hand = { $who } tiene { $count ->
    [one] una carta
   *[other] { $count } cartas
} en la mano: { $list }.
describe-open-hand = Mano de { $who }: { $list }; vale { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
describe-unseen = { $count ->
    [one] una carta negra boca abajo
   *[other] { $count } cartas negras boca abajo
}
describe-pile = La pila { $pile } tiene { $count ->
    [one] una carta
   *[other] { $count } cartas
} y muestra { $card-acc }.
describe-no-pile = La pila { $pile } está vacía.
describe-locked = El hechizo de la pila { $pile } se ha lanzado en el turno justo anterior y no se puede tomar.
describe-draw = El mazo de robo tiene { $count ->
    [one] una carta
   *[other] { $count } cartas
} y muestra un reverso { $back }.
describe-supply = Reservas: { $yagas ->
    [one] { $yagas } Baba Yaga
   *[other] { $yagas } Baba Yagas
} y { $owls ->
    [one] { $owls } Búho
   *[other] { $owls } Búhos
}.
describe-cast = { $who } está lanzando { $card-acc } en la pila { $pile }; pagado hasta ahora: { $list }.
describe-nothing-paid = nada
describe-phase-act = Es el turno de { $who }: debe intercambiar una carta, lanzar un hechizo o declarar.
describe-phase-pay = { $who } está pagando el hechizo.
describe-phase-aim = { $who } elige el objetivo del hechizo.
describe-phase-reply = El hechizo afecta a { $who }, que debe responder.
describe-points = Puntos: { $list }.

## Por qué algo no está permitido
because-not-held = No tienes { $card-acc }.
because-locked = El hechizo de la pila { $pile } se acaba de lanzar y no se puede tomar.
because-missing-pile = La pila { $pile } está vacía: empieza por ella.
because-no-pile = No hay pila de la que tomar: roba una carta.
because-too-few = Necesitas exactamente { $price } y solo tienes { $sum }.
because-price = Necesitas exactamente { $price }: ninguna suma de { $list } lo da.
because-no-potion = Cuesta { $price } y no tienes ninguna poción.
because-declare = Tu mano suma { $points }; para declarar puede sumar cuatro como mucho.
because-order = Primero los Morteros, después la poción mayor.
because-rest = Quedan { $rest } por pagar: con { $card-acc } no saldría la cuenta exacta.
because-too-much = { $card-acc } es demasiado: solo quedan { $rest } por pagar.
because-done = En este pago no hay ningún Mortero: paga el resto con pociones.
because-ask-aim = Elige el objetivo del hechizo.
because-ask-reply = El hechizo te afecta: responde.
because-take = Solo un Pelícano te deja tomar de la reserva.
because-no-supply = { $card }: no queda en la reserva.
because-rob = Solo los Gatos quitan cartas a los demás.
because-self = Los Gatos no te quitan nada a ti.
because-nobody = Ahí no se sienta nadie.
because-black = Aquí los Gatos solo toman una Baba Yaga o un Búho.
because-has-none = { $who } no tiene { $card-acc }.
because-dispel = Solo una Varita hace que los demás devuelvan cartas.
because-nothing = El hechizo puede hacer algo: elígelo.
because-garlic = El Ajo solo responde a los Gatos o a una Varita que te afecten.

## El terminal
term-draw = Mazo de robo
term-pile = Pila { $pile }
term-empty = vacía
term-locked = bloqueada este turno
term-supply = Reservas
term-casting = Lanzando en { $pile }
term-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

## La página
page-idea = En lo más hondo del bosque aguardan los hechizos de Baba Yaga: prepáralos con las pociones de tu mano y cambia lo que te pesa por Baba Yagas, que no cuentan nada. Baja hasta cuatro puntos, grita «¡Baba Yaga!» y confía en que nadie tenga menos.
page-length = 15 minutos por ronda
page-short-1 = Ten la menor cantidad de puntos en tu mano de cinco cartas. Una Baba Yaga no cuenta nada, una poción su número y todo lo demás de 7 a 10.
page-short-2 = En tu turno haz una de tres cosas. Intercambiar: deja una carta en un descarte y toma otra del mazo o del otro descarte.
page-short-3 = Lanzar: paga un hechizo con pociones que sumen exactamente su precio, 7, u 8 si es la Varita; un Mortero vale por cualquier cantidad. Después completa tu mano hasta cinco cartas con el mazo de robo.
page-short-4 = El Pelícano trae de la reserva una Baba Yaga o un Búho; el Búho, dos Baba Yagas. Los Gatos le quitan una Baba Yaga o un Búho a quien elijas (o cualquier carta, si la mesa juega así). Con la Varita nombras Baba Yagas o Búhos, y cada uno de los demás que tenga alguno devuelve uno a la reserva. El Ajo te protege de los Gatos y de la Varita.
page-short-5 = Declarar: con cuatro puntos o menos en la mano puedes gritar «¡Baba Yaga!», y la ronda acaba al instante. Gana quien tenga menos puntos y, si hay empate, más Baba Yagas. En un torneo, quien declara y pierde ante una mano más baja se apunta 25.
page-ask-phase-act = Intercambia una carta, lanza un hechizo o declara.
page-ask-phase-act-swap = Intercambia una carta.
page-ask-phase-act-cast-swap = Intercambia una carta o lanza un hechizo.
page-ask-phase-act-declare-swap = Intercambia una carta o declara.
page-ask-phase-pay = Paga el hechizo: primero los Morteros, después la poción mayor.
page-ask-phase-aim = { $spell ->
    [pelican] Elige qué trae el Pelícano.
    [cats] Elige qué quitan los Gatos y a quién.
   *[wand] Elige qué devuelven todos los demás.
}
page-ask-phase-aim-nothing = El hechizo no encuentra nada que hacer.
page-ask-phase-reply = { $spell ->
    [cats] { $by } te manda los Gatos para quitarte { $card-acc }; pon un Ajo o deja que pase.
   *[wand] { $by } agita la Varita: tienes que devolver { $card-acc }; pon un Ajo o deja que pase.
}
page-ask-phase-reply-submit = { $spell ->
    [cats] { $by } te manda los Gatos para quitarte { $card-acc }.
   *[wand] { $by } agita la Varita: tienes que devolver { $card-acc }.
}
page-option-edition = Qué pueden quitar los Gatos
page-option-edition-en = Solo una Baba Yaga o un Búho
page-option-edition-es = Cualquier carta; las negras, sin verlas
page-option-match = Duración
page-option-match-round = Una ronda
page-option-match-tournament = Rondas hasta que alguien llegue a 100 puntos
page-end-counts = Los puntos cuentan en contra: gana quien tiene menos.
board-lay = Poner aquí
board-take = Tomar
board-draw = Robar
board-cast = Lanzar
board-ward = Ajo aquí
board-dispel = Disipar
board-brew = Mortero: el resto
board-cauldron = Caldero
board-locked = bloqueada
board-new = nueva
board-hit = recibe el hechizo
board-won = victoria
board-supply = { $card }: { $count } en la reserva
board-backs = { $who }, { $count ->
    [one] una carta
   *[other] { $count } cartas
}, reverso: { $back }
board-paid = Pagado: { $paid } de { $price }
board-worth = Tu mano vale { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
board-total = { $points } en el torneo
board-showdown = Fin de la ronda
board-close = Seguir jugando
board-help-yaga = No cuenta nada: cuantas más, mejor.
board-help-potion = Paga hechizos; cuenta su número.
board-help-pelican = Precio 7: toma una Baba Yaga o un Búho de la reserva.
board-help-owl = Precio 7: toma dos Baba Yagas.
board-help-cats = Precio 7: quítale una Baba Yaga o un Búho a otra persona; cualquier carta, si la mesa juega así.
board-help-wand = Precio 8: los demás devuelven una Baba Yaga o un Búho.
board-help-garlic = Ponlo cuando te afecten los Gatos o la Varita: no te pasa nada.
board-help-mortar = En un pago vale por cualquier cantidad.

## El primer turno guiado
guide-hand = Esta es tu mano. Una poción cuenta su número, una Baba Yaga nada y todo lo demás de 7 a 10. Gana quien tenga menos puntos.
guide-piles = Las cartas van a dos descartes, A y B. En cada turno dejas una en cualquiera de los dos y tomas la de arriba del otro, o una oculta del mazo.
guide-swap = ¡Te toca! Deshazte de una carta que cuente mucho: tócala, toca el descarte donde la dejas y después el lugar de donde tomas la nueva.
guide-spell = Esto es un hechizo. Con pociones que sumen exactamente su precio, 7 (la Varita, 8), puedes lanzarlo en vez de intercambiar: tócalo, toca el caldero y un descarte.
guide-declare = Aquí ves cuánto cuenta tu mano. Con cuatro puntos o menos, toca aquí y grita «¡Baba Yaga!»: la ronda acaba al instante y todos cuentan. ¡Suerte!
