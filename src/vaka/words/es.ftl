### Palabras comunes a todos los juegos.

seat-name = Jugador { $seat }
seat-you = { $who } (tú)
seat-self = Tú

## El final de una partida
winner = Gana { $who }.
winners = Ganan: { $who }.
winner-you = ¡Has ganado!
over = La partida ha terminado.

## Por qué algo no está permitido, en una frase corta. { $ask } es una frase entera: lo que se pide ahora.
because-turn = Es el turno de { $who }.
because-first = Ahora no. { $ask }

## Descripción de las opciones
choices = Opciones: { $list }.
choice = { $notation } ({ $text })

## Jugar en el terminal
play-title = { $game }, { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}
play-hash = El reparto está sellado. SHA-256 de su clave: { $hash }
play-key = La clave era { $key }. Comprueba el reparto con: vaka verify { $file }
play-assumed = Las cantidades de cartas de cada tipo son una suposición; no se conocen las del juego impreso.
play-assumed-board = La situación de las losetas y las piedras en la montaña es una suposición; no se conoce el tablero impreso.
play-prompt = Elige (un número, una notación o help para ver la ayuda)
play-help = Escribe el número de una opción o la notación que aparece a su lado. ? NOTATION explica por qué algo está permitido o no; por ejemplo: ? { $example }
play-commands = help vuelve a mostrar las opciones y estas órdenes; undo deshace tu última elección; save FILE guarda la partida; rules CLAUSE muestra una cláusula del reglamento; hint muestra las mejores opciones; quit sale de la partida.
play-allowed = { $notation } está permitido ahora.
play-thinking = { $who } está pensando…
play-undone = Elección deshecha.
play-no-undo = Esto no se puede deshacer: se han robado o mostrado cartas, o ya ha decidido otro jugador.
play-saved = Partida guardada como { $file }. Continúala con: vaka play --resume { $file }
play-not-saved = No se ha podido guardar la partida como { $file }: { $fault }
play-no-number = No existe la opción { $number }; la última es la { $last }.
play-resumed = La partida continúa después de { $count ->
    [one] una decisión
   *[other] { $count } decisiones
}.

## Teaching
hint-title = Las mejores opciones y su probabilidad de ganar, según { $simulations } simulaciones:
hint-choice = { $chance } %: { $text }
analyse-curve = Probabilidad de ganar en tanto por ciento, según podía juzgarla cada jugador, por decisión
analyse-costly = Las decisiones que más costaron:
analyse-none = Ninguna decisión costó un { $least } % de la probabilidad de ganar.
analyse-decision = Decisión { $number }, { $who }: { $action } ({ $chance } %). Mejor: { $best } ({ $better } %).
