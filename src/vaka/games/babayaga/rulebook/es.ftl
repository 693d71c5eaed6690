### Baba Yaga: el reglamento, cláusula por cláusula. Los identificadores de los mensajes son los de las cláusulas.

chapter-cards = Las cartas

BY-1 = Baba Yaga se juega con 78 cartas, y todos saben qué tipos hay y cuántas cartas hay de cada uno. Los reversos son de tres colores: rojo para las Baba Yagas, verde azulado para los Búhos y negro para todas las demás. Todos ven los reversos, incluso los de las cartas que están en una mano o encima del mazo de robo.
B-F1 = El juego tiene 78 cartas en total, contando la reserva roja, la reserva verde azulada y el mazo principal.
B-F2 = Un reverso rojo es siempre una Baba Yaga, uno verde azulado es siempre un Búho y uno negro pertenece al mazo principal; los jugadores pueden fijarse en estos reversos en las manos de los demás.
BY-2 = Una Baba Yaga vale 0 puntos y una poción vale su número, de 1 a 7. El Pelícano, el Búho y los Gatos valen 7 y la Varita vale 8; eso es también lo que cuesta lanzarlos. El Ajo y el Mortero valen 10 cada uno.
B-F3 = El mazo principal contiene pociones del 1 al 7, que forman la mayor parte, tres tipos de hechizo (Pelícano, Gatos y Varita) y dos tipos especiales (Ajo y Mortero).
B-F4 = Lanzar un Pelícano, un Búho o los Gatos cuesta exactamente 7 en pociones; lanzar una Varita cuesta exactamente 8.
B-F5 = En tu mano, una Baba Yaga vale 0, una poción vale su número, y el Ajo y el Mortero valen 10 cada uno.
B-F6 = Un hechizo que sigue en tu mano vale su precio: el Pelícano, el Búho y los Gatos, 7 cada uno; la Varita, 8.
    .reading = Las hojas de reglas nunca lo dicen expresamente, pero el precio es el único número que mencionan para un hechizo.
B-F8 = De las hojas de reglas se deduce que hay al menos cinco Baba Yagas, cinco pociones de 1, dos Búhos, dos Pelícanos, dos Ajos, dos Morteros y una Varita, y que más de la mitad del mazo principal son pociones.
B-F9 = El mazo de Vaka tiene 16 Baba Yagas, 6 Búhos, 6 pociones de cada número del 1 al 7 (42 en total), 6 Pelícanos, 2 cartas de Gatos, 2 Varitas, 2 Ajos y 2 Morteros. En conjunto suman 78.
    .reading = Las hojas no dicen cuántas cartas hay de cada tipo, así que estas cantidades son una suposición.
BY-A8 = Puedes fijar tus propias cantidades de cartas si suman 78 y hay al menos cinco Baba Yagas, cinco pociones de 1, una de cada una de las demás pociones, dos Búhos, dos Pelícanos, dos Ajos, dos Morteros, una carta de Gatos, una Varita y cinco cartas negras por jugador más otras tres. Más de la mitad de las cartas negras son pociones. Si hay diez o más pociones de 1 en el mazo, cada jugador que tenga cinco de ellas se anota 0 y los demás, 20.

chapter-setup = Preparación

BY-3 = Las Baba Yagas forman la reserva roja y los Búhos, la reserva verde azulada. Baraja las cartas negras, reparte cinco a cada jugador y deja el resto como mazo de robo. Sus dos primeras cartas, puestas boca arriba, inician las pilas de descarte A y B.
B-F7 = A Baba Yaga juegan de dos a cinco personas a partir de los ocho años, cada una con una mano de cinco cartas, y una ronda dura alrededor de un cuarto de hora.
B-R2 = El primer jugador se elige al azar.
    .reading = Según las hojas impresas, empieza quien vio un gato negro hace menos tiempo, algo que un programa no puede comprobar.
B-R4 = Si al iniciar una pila de descarte sale un hechizo o una carta especial, esa carta se queda ahí. Nadie la ha lanzado, así que se considera inactiva y el primer jugador puede tomarla.

chapter-turn = Tu turno

BY-4 = El turno pasa hacia la izquierda. En tu turno haces exactamente una cosa, intercambiar, lanzar o declarar, y después vuelves a tener cinco cartas en la mano.
B-R5 = No puedes pasar. Tienes que intercambiar, lanzar o declarar, y siempre es posible intercambiar.
B-R6 = En un turno solo cabe una acción: un intercambio, un hechizo o una declaración. No puedes lanzar dos veces, ni tampoco intercambiar y luego declarar en el mismo turno.

chapter-exchange = Intercambiar una carta

BY-5 = Para intercambiar, pon una carta de tu elección en la pila de descarte A o B. Luego toma una carta a cambio: la de arriba del mazo de robo o la de arriba de la otra pila de descarte; nunca de la pila en la que acabas de poner la tuya.
B-R12 = En un intercambio, primero pones tu carta y después tomas una del mazo de robo o de la otra pila de descarte. Así nunca recuperas tu propia carta ni te llevas la que ha quedado tapada por ella. En la notación, los dos pasos forman una sola línea, por ejemplo swap 5 A draw.
B-R13 = Puedes deshacerte de cualquier carta en un intercambio, incluso de una Baba Yaga, un Búho, un Ajo o un Mortero. La carta va a la pila de descarte, no vuelve a una reserva, y el siguiente jugador puede tomarla.
B-R14 = Puedes tomar una Baba Yaga que esté encima de una pila de descarte como cualquier otra carta. También puedes tomar un Búho, salvo que se haya lanzado en el turno justo anterior al tuyo.
BY-6 = No puedes tomar un hechizo de una pila de descarte si se ha lanzado en el turno justo anterior al tuyo. En su lugar puedes tomar una carta del mazo de robo.
B-R1 = Un hechizo lanzado queda bloqueado solo durante el turno del siguiente jugador. Después cualquiera puede tomarlo cuando esté encima, incluso quien lo lanzó, y aunque entretanto haya quedado tapado y luego destapado.
B-R11 = Solo pueden quedar bloqueados los hechizos: Pelícano, Búho, Gatos y Varita. Las pociones, los Morteros y un Ajo recién usado se pueden tomar enseguida.
BY-A10 = Cuando alguien pone un Ajo sobre un hechizo recién lanzado, o cuando al volver a barajar se recoge también ese hechizo, ya no hay ninguna pila bloqueada. El Ajo en sí puede tomarlo enseguida el siguiente jugador.
BY-7 = Cuando solo hay una pila de descarte, la carta que intercambias debe ir al lugar vacío e iniciar la pila que falta.
B-R15 = Una pila de descarte desaparece cuando alguien toma su última carta, lo que puede ocurrir ya en el primer turno, porque cada pila empieza con una sola carta. Al volver a barajar desaparecen las dos.
B-R16 = Si queda una sola pila de descarte, pon en el lugar vacío la carta que intercambias. Luego toma la carta de arriba de la pila que ya estaba, salvo que sea un hechizo bloqueado, o toma una del mazo de robo.
B-R17 = Que haya una sola pila de descarte limita únicamente los intercambios. Si lanzas un hechizo o pones un Ajo, puedes usar la pila que queda o el lugar vacío, como prefieras.
B-R18 = Si no hay ninguna pila de descarte, como justo después de volver a barajar, puedes poner la carta que intercambias en cualquiera de los dos lugares. Después tienes que tomar una carta del mazo de robo, porque no hay ninguna otra que tomar.

chapter-draw-pile = Cuando se acaba el mazo de robo

BY-19 = Cuando el mazo de robo se queda vacío, las dos pilas de descarte se barajan juntas y pasan a ser el nuevo mazo de robo. Los Búhos que haya en ellas no vuelven a la reserva verde azulada; a partir de entonces se roban como cualquier otra carta.
B-R19 = Se vuelve a barajar de inmediato, en cuanto la última carta sale del mazo de robo, y no cuando alguien quiera robar de nuevo.
B-R20 = Si la última carta sale mientras completas tu mano, tomas lo que hay, se barajan las dos pilas de descarte y sigues robando. El hechizo y el pago que acabas de poner también se barajan.
B-R21 = Después de volver a barajar no se pone boca arriba ninguna carta nueva. Los dos lugares de descarte empiezan vacíos y se llenan de nuevo a medida que los jugadores ponen cartas en ellos.
B-R22 = Las Baba Yagas que estén en las pilas de descarte también se barajan y pasan al nuevo mazo de robo; no vuelven a la reserva roja. Su reverso rojo se ve cuando llegan a lo alto del mazo.
B-R23 = Con los mazos que Vaka permite, siempre hay cartas suficientes para robar. Si aun así llegaran a agotarse, robas las que haya y completas tu mano en cuanto vuelva a haber más.

chapter-casting = Lanzar un hechizo

BY-8 = Para lanzar, pon en una pila de descarte pociones que sumen exactamente el precio del hechizo y deja el hechizo encima de ellas. Haz lo que dice el hechizo y luego completa tu mano hasta cinco cartas con el mazo de robo.
BY-A9 = Un 4 y un 3 pagan un Pelícano: cast pelican A, pay 4, pay 3. Un 3 y un 5 no, porque suman 8 y no 7. Poner un Pelícano sin nada más es solo un intercambio, y el siguiente jugador puede tomarlo.
B-R24 = Las pociones deben sumar exactamente 7, o exactamente 8 para la Varita; no puedes pagar ni más ni menos. Puedes usar el número de pociones que quieras, de una a cuatro.
B-R25 = Todas las cartas de un lanzamiento van a una misma pila de descarte, la que tú elijas, con el hechizo encima. El pago queda en un orden fijo que tú no eliges. Un Búho lanzado se queda en esa pila de descarte; no vuelve a la reserva verde azulada.
BY-A1 = El pago queda siempre en el mismo orden: los Morteros debajo del todo y luego las pociones de mayor a menor, de modo que la poción más baja queda justo debajo del hechizo. Quien lanza no elige el orden.
B-R29 = Primero pagas y luego anuncias el objetivo del hechizo. Cada jugador afectado, empezando por tu izquierda, responde, sufre el hechizo o pone un Ajo, y roba antes de que se pregunte al siguiente. Tú completas tu mano al final.
BY-A2 = Un lanzamiento sigue este orden: el pago, el anuncio y después, para cada jugador afectado, empezando por la izquierda de quien lanza, la respuesta, el efecto o el Ajo, y la carta que roba ese jugador. Solo después de todos ellos completa su mano quien ha lanzado.
B-R26 = Puedes lanzar un hechizo aunque no vaya a servir de nada, siempre que puedas pagarlo. Cumple todo lo que sea posible y completa tu mano como de costumbre.
BY-A5 = Un Pelícano solo puede tomar de una reserva que tenga cartas, y un Búho toma sus Baba Yagas sin preguntar. Con una Varita siempre puedes nombrar cualquiera de los dos tipos. La respuesta «nada» solo se ofrece cuando un Pelícano encuentra vacías las dos reservas o, en la edición «en», cuando los Gatos no encuentran ningún reverso rojo ni verde azulado entre los demás jugadores.
B-R30 = Después de lanzar, completas tu mano solo con el mazo de robo. No puedes tomar una carta de una pila de descarte para completarla.
BY-9 = Un hechizo que se pone sin pagar tan solo se intercambia: no está activo, no hace nada y el siguiente jugador puede tomarlo.
B-R31 = Poner un hechizo sin pagarlo es un intercambio normal de esa carta. Tomas una carta a cambio y el hechizo no tiene efecto.

chapter-mortar = El Mortero

BY-15 = Un Mortero equivale a cualquier cantidad de pociones cuando pagas un hechizo. Puede cubrir el precio entero o la parte que tus pociones no cubran.
B-R27 = Un solo Mortero puede pagar cualquier hechizo. También puedes añadir pociones que sumen menos que el precio, y el Mortero cubre el resto. Dos Morteros pueden pagar juntos, y cada uno equivale al menos a 1.
    .reading = Las hojas solo hablan de un Mortero que paga solo; añadir pociones o un segundo Mortero es nuestra lectura.
BY-A6 = Cada Mortero de un pago equivale al menos a 1, así que la suma de tus pociones más 1 por cada Mortero no puede superar el precio. Una vez pagado un Mortero, puedes parar cuando quieras; el pago termina por sí solo cuando esa suma, o la de las pociones sin Mortero, llega exactamente al precio.
B-R28 = Un Mortero usado como pago queda donde irían las pociones: en la misma pila de descarte que el hechizo y debajo de él.

chapter-pelican-owl = El Pelícano y el Búho

BY-10 = El Pelícano cuesta 7. Lánzalo para tomar una Baba Yaga de la reserva roja o un Búho de la reserva verde azulada.
B-R32 = Si una reserva está vacía, tu Pelícano toma de la otra. Si las dos están vacías, no trae nada y simplemente completas tu mano.
B-R34 = Un Pelícano solo trae una carta de la reserva roja o de la verde azulada. No puede tomar un Búho ni una Baba Yaga que esté en una pila de descarte.
BY-11 = El Búho cuesta 7. Lánzalo para tomar dos Baba Yagas de la reserva roja.
B-R33 = Si en la reserva roja queda una sola Baba Yaga, tu Búho trae solo esa; si la reserva está vacía, ninguna. El resto de tu mano se completa con el mazo de robo.
B-R43 = No puedes lanzar en el mismo turno un Búho que acabas de recibir, porque un turno tiene una sola acción. Tienes que esperar al menos hasta tu próximo turno.

chapter-cats = Los Gatos

BY-12 = Los Gatos cuestan 7. Lánzalos para quitarle una Baba Yaga o un Búho a otro jugador de tu elección, que después roba una carta.
B-R35 = Los Gatos deben dirigirse contra un jugador que tenga una Baba Yaga o un Búho, lo que se ve por el reverso rojo o verde azulado. Si ningún otro jugador tiene una carta así, puedes lanzarlos de todos modos, pero no quitan nada. En la edición «es» se puede elegir a cualquier otro jugador.
B-R36 = Cuando lanzas los Gatos, nombras tanto al jugador como el tipo de carta que quieres. Lo haces antes de que ese jugador decida si usa un Ajo.
B-R37 = La carta que quitan los Gatos pasa a tu mano, y el jugador que la ha perdido roba una carta. Después completas tu propia mano hasta cinco.
BY-A4 = En la edición «es», los Gatos pueden quitarle a cualquier otro jugador una Baba Yaga, un Búho o una carta negra, según los reversos que muestre esa mano. La víctima responde primero, con Ajo o sin él; después, la carta negra se elige al azar y solo la ven quien ha lanzado los Gatos y la víctima. Así, los Gatos siempre encuentran un objetivo.

chapter-wand = La Varita

BY-13 = La Varita cuesta 8. Lánzala y nombra las Baba Yagas o los Búhos: cada uno de los demás jugadores que tenga alguna carta de ese tipo devuelve una a la reserva correspondiente y roba una carta.
B-R38 = Cuando lanzas una Varita, nombras las Baba Yagas o los Búhos antes de que nadie responda con un Ajo. Después no puedes cambiar de idea.
B-R39 = Puedes lanzar una Varita y nombrar un tipo que ningún otro jugador tenga. Está permitido, pero no tiene efecto.
B-R40 = Ante una Varita, cada uno de los demás jugadores que tenga cartas del tipo nombrado devuelve exactamente una, a la reserva roja o verde azulada y no a una pila de descarte, y roba una carta. Quien lanza la Varita no devuelve nada.
B-R41 = Una Varita se resuelve jugador por jugador, empezando por la izquierda de quien la lanza. Cada jugador responde, devuelve una carta o pone un Ajo, y roba antes de que se pregunte al siguiente; quien la lanza completa su mano al final.
B-R42 = Un Búho devuelto a causa de una Varita va siempre a la reserva verde azulada, aunque su dueño lo haya sacado del mazo de robo después de volver a barajar. Lo que decide es el reverso.

chapter-garlic = El Ajo

BY-14 = Si te afectan los Gatos o una Varita, puedes poner un Ajo en una pila de descarte. Entonces no sufres el hechizo, no pagas nada y robas una carta.
BY-A3 = A cada jugador afectado se le pide una respuesta, tenga un Ajo o no, para que la pregunta no delate nada; sin Ajo solo puedes someterte al hechizo. El hechizo te afecta si los Gatos te nombran a ti o si muestras el reverso nombrado cuando se lanza la Varita.
B-R44 = Usar el Ajo es decisión tuya. También puedes quedártelo y dejar que el hechizo haga efecto.
B-R45 = Solo puedes poner un Ajo si el hechizo exige algo de ti. No puedes deshacerte de él porque un hechizo afecte a otro jugador.
B-R46 = Un Ajo protege solo al jugador que lo pone. Ante una Varita, los jugadores afectados deciden uno tras otro, empezando por la izquierda de quien la lanza, y cada uno conoce las respuestas anteriores.
B-R47 = Si un Ajo frena tus Gatos, no te llevas nada y no puedes elegir otra víctima. Los Gatos y el pago quedan gastados, y aun así completas tu mano.
B-R48 = Un Ajo basta contra un hechizo, y solo puedes poner uno. Un segundo Ajo se queda en tu mano.
B-R49 = Un Ajo que robas como carta de reemplazo no se puede usar contra el mismo hechizo. Para ti, ese hechizo ya está resuelto.
B-R50 = Después de poner un Ajo, robas una carta nueva del mazo de robo. Puede que resulte ser otra vez del mismo tipo, y no pasa nada.
B-R51 = El Ajo solo sirve contra los Gatos y la Varita. Con él no puedes detener el Pelícano ni el Búho de otro jugador.

chapter-end = La declaración y el recuento final

BY-16 = Solo puedes declarar en tu propio turno, con cuatro puntos o menos en la mano y en lugar de intercambiar o lanzar. Al declarar, la ronda termina de inmediato.
B-R7 = No es obligatorio declarar cuando tienes cuatro puntos o menos. Puedes seguir jugando con la esperanza de conseguir una mano aún más baja.
B-R8 = Con más de cuatro puntos en la mano no puedes declarar. No existen las declaraciones falsas y, por tanto, tampoco una penalización por hacerlas.
B-R62 = El Ajo y el Mortero cuentan 10 puntos cada uno cuando compruebas si puedes declarar. Con cualquiera de los dos en la mano pasas de cuatro puntos.
BY-17 = Si al lanzar un hechizo bajas a cuatro puntos o menos, no puedes declarar en ese mismo turno. Tienes que esperar al próximo.
B-R52 = Después de una declaración nadie tiene otro turno, ni siquiera uno último. Se pasa directamente al recuento final.
BY-18 = En el recuento final cada jugador muestra toda su mano, y cuentan todas las cartas, incluidos los hechizos y las cartas especiales. Gana quien tiene menos puntos; si hay empate a puntos, gana quien tiene más Baba Yagas.
B-R53 = Cuando varios jugadores empatan con la puntuación más baja, gana el que tiene más Baba Yagas en la mano.
B-R54 = Los jugadores que empatan con la puntuación más baja y además tienen el mismo número de Baba Yagas ganan todos juntos, y en un torneo cada uno se anota 0. Si quien declaró está entre ellos, no recibe ningún castigo.
B-R65 = En una ronda suelta, la declaración pone fin a la partida y gana la mano más baja. Las puntuaciones especiales de 25, 30 y 20 son solo para el torneo.
B-R67 = Ninguna regla limita la duración de una ronda. Si una partida tiene que interrumpirse por una causa externa, queda anulada y nadie puntúa.

chapter-tournament = El torneo

BY-20 = Quien gana una ronda se anota 0 y los demás, el valor de su mano. Quien declara y pierde ante una mano más baja se anota 25; quien declara y gana con cinco Baba Yagas hace que todos los demás se anoten 30; quien tiene cinco pociones de 1 en el momento de una declaración se anota 0 y todos los demás, 20. En cuanto alguien llega a 100, gana el total más bajo.
B-R3 = En cada nueva ronda empieza el siguiente jugador hacia la izquierda.
    .reading = Las hojas de reglas no dicen nada al respecto, y así a todos les llega la ocasión de empezar.
B-R66 = Antes de cada nueva ronda se vuelven a separar todas las cartas: se completan las reservas roja y verde azulada, y el mazo principal se baraja y se reparte de nuevo.
B-R55 = Quien declara y tiene tan pocos puntos como el ganador, pero menos Baba Yagas, pierde de la forma normal. Se anota el valor de su mano, y no 25, porque ninguna mano era más baja.
B-R56 = Los 25 puntos de quien declara y pierde ante una mano más baja sustituyen al valor de su mano. No se suman a él.
B-R57 = Si varias manos son más bajas que la de quien declaró, solo la mejor de ellas gana y se anota 0; si hay empate, deciden las Baba Yagas. Los otros se anotan el valor de su mano, y quien declaró se anota 25.
B-R58 = Cinco Baba Yagas en la mano de un jugador que no ha declarado ganan la ronda con 0, como siempre. Los 30 puntos para los demás solo se aplican cuando las tiene quien ha declarado.
B-R59 = Si quien declara y otro jugador tienen cinco Baba Yagas cada uno, ganan juntos y ambos se anotan 0. Todos los demás se anotan 30.
    .reading = Según la letra de las hojas, todos los demás se anotan 30, también una segunda mano de cinco Baba Yagas; aquí quien comparte la victoria se anota 0.
B-R60 = Quien tiene cinco pociones de 1 cuando alguien declara se anota 0, y todos los demás se anotan exactamente 20, incluso quien declaró y quien tiene la mano más baja. Esto cambia solo la puntuación del torneo, no quién gana una ronda suelta.
B-R61 = Si quien declara gana con cinco Baba Yagas mientras otro jugador tiene cinco pociones de 1, ambos se anotan 0. Todos los demás se anotan 30, no 20 ni 50.
    .reading = Las hojas les dan a los demás tanto 20 como 30 y no dicen qué va primero; nosotros tomamos lo mayor.
BY-A13 = Si quien declara y otro jugador tienen cinco Baba Yagas cada uno y un tercero tiene cinco pociones de 1, los tres se anotan 0 y el resto, 30. En una ronda suelta, las puntuaciones que se muestran son simplemente los valores de las manos. Al lanzar un Búho se omite el paso de elegir un objetivo.
B-R63 = El torneo termina cuando un jugador tiene 100 puntos o más después de que una ronda se haya puntuado por completo. Entonces gana el jugador con el total más bajo.
B-R64 = Si varios jugadores comparten el total más bajo al final de un torneo, comparten la victoria. No se juega ninguna ronda adicional.

chapter-sight = Lo que todos ven

BY-A11 = Todos pueden saber cuántas cartas hay en el mazo de robo y en cada una de las pilas de descarte.
B-R9 = Todos ven cuántas cartas tiene cada jugador en la mano, cuántas de ellas son de reverso rojo y cuántas de reverso verde azulado, la carta de arriba de cada pila de descarte, el tamaño de las dos reservas y el reverso de la carta de arriba del mazo de robo. El orden de las cartas dentro de una mano no revela nada.
B-R10 = No puedes revisar las pilas de descarte. Solo está a la vista la carta de arriba de cada una.

chapter-notation = Notación, posiciones y opciones

BY-A7 = Una posición escrita indica quién empezó, qué jugador decide ahora y qué está pendiente: null al comienzo de un turno y, en los demás casos, el hechizo, la pila, las cartas pagadas, el objetivo y el destinatario (ambos null hasta que se conocen) y los asientos que aún deben responder. Una vez completado el pago, las cartas pagadas están en la pila, debajo del hechizo, y locked indica esa pila. En la fase act todas las manos tienen cinco cartas.
BY-A12 = Aquí no se ofrecen como opciones otras formas de elegir quién empieza una ronda, de desempatar un torneo o de limitar la duración de una ronda.

chapter-editions = En qué se diferencian los textos inglés, islandés y español

B-D1 = En los textos inglés e islandés, los Gatos quitan solo una Baba Yaga o un Búho; en el texto español quitan cualquier carta. Vaka juega lo primero como edición «en» y ofrece lo segundo como edición «es».
B-D2 = El texto inglés prohíbe tomar un hechizo lanzado hace poco; el islandés, uno recién lanzado; y el español, uno lanzado por el jugador anterior a ti. Vaka sigue el más claro: un hechizo lanzado queda bloqueado durante el turno del siguiente jugador y no más tiempo.
B-D3 = Los textos inglés e islandés dicen que los hechizos y las cartas especiales cuentan en la suma final, mientras que el texto español lo omite. En Vaka cuentan todas las cartas.
B-D4 = Después de volver a barajar, los textos inglés y español permiten a los jugadores intercambiar los Búhos que hubiera entre las cartas, y el texto islandés les permite usarlos. En Vaka son cartas normales que se pueden robar, y se pueden lanzar como cualquier Búho.
B-D5 = El texto islandés dice expresamente que solo puede declarar el jugador que tiene el turno; los textos inglés y español lo dan a entender. En Vaka declaras en tu propio turno, como única acción de ese turno.
B-D6 = Según los textos inglés e islandés, una declaración pone fin a la partida; el texto español habla una vez de la ronda y otra de la partida. En Vaka pone fin a la ronda, que es la partida entera salvo que juegues un torneo.
B-D7 = En los textos inglés y español, con un Ajo bloqueas un hechizo; en el texto islandés, lo detienes. En Vaka el Ajo protege solo al jugador que lo pone, y el hechizo sigue afectando a los demás.
B-D8 = El texto islandés dice que el Ajo va en una de las dos pilas de descarte; los otros hablan de una pila de descarte sin más. En Vaka, el jugador que lo pone elige la pila.
B-D9 = En los textos inglés y español, un Mortero sustituye a cualquier cantidad de pociones; en el texto islandés cuenta como las pociones que quieras. En Vaka un solo Mortero puede ser el pago entero.
B-D10 = Los textos describen con palabras distintas la mano de cinco unos. Todos quieren decir lo mismo: cinco pociones de 1.
B-D11 = El texto español nombra la Varita unas veces en singular y otras en plural, y llama negros a los Gatos, mientras que los textos inglés e islandés hablan de una sola Varita. Son solo nombres y no dicen nada sobre cuántas cartas hay.
B-D12 = El texto islandés llama al mazo de robo la pila negra. Es el mismo mazo, aunque después de volver a barajar pueden aparecer en él reversos de color verde azulado y rojo.
B-D13 = Todos los textos permiten que el siguiente jugador tome un hechizo que se ha puesto sin pagar. En Vaka también puede tomarlo cualquier jugador posterior, siempre que esté encima.
