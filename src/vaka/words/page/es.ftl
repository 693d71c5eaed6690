### The page: what is said around the boards.

## Everywhere
page-skip = Ir al contenido
page-home = Inicio
page-language = Idioma
page-settings = Ajustes
page-theme = Colores
page-theme-auto = Como en el dispositivo
page-theme-light = Claros
page-theme-dark = Oscuros
page-tempo = Mostrar las jugadas
page-tempo-slow = despacio
page-tempo-normal = a ritmo normal
page-tempo-fast = deprisa
page-tempo-instant = al instante
page-sound = Sonidos de cartas, turnos y victorias
page-volume = Volumen
page-haptics = Vibración
page-notify = Aviso cuando me toque
page-guide-again = Volver a explicar el primer turno
page-server = Servidor para mesas con amigos
page-server-take = Comprobar y usar
page-server-none = Sin servidor juegas en este dispositivo.
page-server-fine = Las mesas con amigos están en {$server}.
page-server-address = Eso no es la dirección de un servidor. Tiene esta forma: https://games.example.
page-server-insecure = Esta página se ha cargado por https, así que el servidor también tiene que usar https.
page-server-silent = Ahí no responde nadie. Comprueba la dirección y si el servidor está en marcha.
page-server-origin = El servidor no admite esta página. Quien lo lleva lo arranca con: vaka serve --origin {$origin}
page-server-other = Algo responde ahí, pero no es un servidor de Vaka.
page-fresh = Hay una versión nueva.
page-fresh-use = Usarla ahora
page-close = Cerrar
page-cancel = Cancelar
page-connecting = Un momento…
page-missing-title = Aquí no hay nada
page-missing = Esa mesa o página no existe. Quizá el enlace esté incompleto.

## What went wrong
page-fault-offline = No se puede conectar con el servidor. Inténtalo de nuevo en un momento.
page-fault-bad = El servidor no ha entendido eso. Recarga la página e inténtalo de nuevo.
page-fault-option = Estas opciones no se pueden combinar.
page-fault-missing = Esa mesa no existe.
page-fault-seat = Este asiento está ocupado o no es el tuyo.
page-fault-waiting = Eso tiene que esperar hasta que termine la partida.
page-fault-fast = Demasiadas cosas a la vez. Espera un momento.
page-fault-sitting = Este navegador ya tiene un asiento en esta mesa.
page-fault-code = Este enlace ya se ha usado o ha caducado. Crea otro en el dispositivo donde tienes el asiento.
page-fault-closed = Quienes llevan este servidor han cerrado esta mesa.
page-fault-store = No se ha podido guardar la mesa, así que no ha cambiado nada. Inténtalo de nuevo.
page-fault-origin = Esta petición venía de otra página y se ha rechazado.
page-fault-server = Esta página no tiene servidor propio. Para jugar con amigos, indica uno en los ajustes.
page-fault-away = El servidor no está. Las partidas contra bots siguen en este navegador.
page-fault-record = Este archivo no es una partida de Vaka, o se ha modificado. No se ha abierto nada.
page-fault-unreadable = Esta partida empezó con otras reglas y no puede seguir en esta versión.
page-fault-worker = Los juegos no han podido arrancar. Recarga la página e inténtalo de nuevo.
page-lacking = Este navegador no puede jugar sin servidor; le falta {$what}. Un Firefox, Chrome, Edge o Safari actual sí puede, o abre una mesa en un servidor.
page-as-file = Esta página funciona en una dirección web, no como archivo. En su carpeta, ejecuta python -m http.server 8000 y abre http://localhost:8000/.

## Home
page-welcome = ¿A qué jugamos esta noche?
page-about = Cuatro juegos de mesa, con amigos y con bots. Sin cuenta, sin instalar nada y sin rastreo.
page-your-name = Tu nombre
page-guest-name = Invitado
page-guest-number = Invitado { $number }
page-games = Juegos
page-players = { $span } jugadores
page-play-bots = Jugar contra bots
page-open-table = Abrir una mesa
page-opening = Abriendo…
page-compiling = Preparando el juego, solo una vez en este equipo…
page-rules = Reglas
page-rules-of = { $game }: las reglas
page-my-tables = Mis mesas
page-state-over = terminada
page-state-waiting = esperando jugadores
page-state-turn = te toca
page-state-running = en curso
page-state-closed = cerrada por el servidor
page-more = { $count ->
    [one] Una más
   *[other] { $count } más
}
page-independent = Vaka es independiente de las editoriales de estos juegos; los títulos indican con qué reglas se juega.

## Opening a table
page-open-title = { $game }: abrir una mesa
page-seats = Asientos
page-number-of-players = Jugadores
page-who-sits = Quién ocupa el asiento { $number }
page-kind-me = tú
page-kind-friend = un amigo, por enlace
page-kind-bot = un bot
page-kind-hot = alguien en este dispositivo
page-friend-note = recibe el enlace
page-name-of = Nombre del jugador { $number }
page-level = Nivel
page-level-easy = fácil
page-level-normal = normal
page-level-hard = difícil
page-level-expert = experto
page-options = Reglas
page-comfort = Tiempo y pistas
page-clock = Tiempo para decidir
page-clock-none = sin límite
page-clock-seconds = { $seconds ->
    [one] un segundo, luego decide un bot
   *[other] { $seconds } segundos, luego decide un bot
}
page-hints = Se permiten pistas

## Before the game
page-seat-open = asiento libre
page-gather = Envía este enlace a tus amigos. Cada cual elige asiento y luego { $who } empieza la partida.
page-gather-mine = Envía este enlace a tus amigos. Cada cual elige asiento y luego empiezas tú la partida.
page-gather-again = La próxima partida empieza cuando estén todos.
page-begin = Empezar
page-shuffle = Mezclar los asientos
page-sit-here = Sentarme aquí
page-move-here = Cambiarme aquí
page-stand-up = Levantarme
page-swap-seats = Cambiar con { $who }
page-put-bot = Poner un bot aquí
page-free-seat = Dejar libre el asiento
page-team = Equipo { $number }
page-table-name = Nombre de la mesa
page-chat-allowed = Los jugadores pueden enviarse mensajes
page-invite = Envía este enlace a tus amigos; la partida empieza cuando todos estén sentados.
page-local-link = Solo este ordenador puede abrir el enlace. Para que se unan otras personas de tu red, detén Vaka y arráncala con: make play LAN=1 (o vaka --lan)
page-link = Enlace a esta mesa
page-qr = Código QR del enlace
page-copy = Copiar enlace
page-copied = Copiado
page-fill = Llenar con bots y empezar
page-sit = Sentarme

## At the table
page-bot-name = { $name } (bot)
page-plate-turn = { $who }, a quien le toca
page-your-turn = Te toca
page-news = Desde tu último turno
page-guide = Primer turno guiado
page-guide-next = Siguiente
page-guide-done = Entendido
page-guide-skip = Saltar la guía
page-left = { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
page-lost = Se ha perdido la conexión. En la mesa no se pierde nada; reintentando…
page-watching = Estás mirando: ves lo que todos pueden ver.
page-closed = Quienes llevan este servidor han cerrado esta mesa. No se ha borrado nada.
page-away = No estabas, así que un bot juega por ti.
page-back = Ya estoy aquí
page-absent = { $who } no tiene conexión.
page-stand-in = Que juegue un bot mientras tanto
page-absent-note = El asiento vuelve a ser suyo en cuanto regrese.
page-plate-absent = { $who }, sin conexión
page-leave = Abandonar la partida
page-leave-sure = Un bot seguirá en tu asiento. Puedes recuperarlo cuando quieras.
page-leave-yes = Abandonar
page-leave-no = Quedarme
page-gave-up = Has abandonado esta partida, así que un bot juega por ti.
page-seat-back = Recuperar mi asiento
page-refused-chat = En esta mesa los mensajes están desactivados.
page-refused-closed = Quienes llevan este servidor han cerrado esta mesa.
page-refused-early = Está aquí, o lo estaba hace un momento.
page-in-short = En pocas palabras
page-short-touch = En la mesa, toca lo que brilla. Toca cualquier otra cosa para leer por qué no se puede elegir; mantenla pulsada, o haz clic con el botón derecho, para leer qué es.
page-our-reading = Nuestra lectura
page-our-reading-note = Donde nuestras reglas van más allá de la letra de la hoja impresa, o en contra de ella.
page-more-clauses = Más sobre esto: { $count }
page-about-question = ¿De qué se trata?
page-the-rule = La regla
page-in-rulebook = En el reglamento
page-undo = Deshacer
page-undone = Se ha deshecho la última elección.
page-hint = Pista
page-thinking = Pensando…
page-skip-moves = Adelantar
page-refused-turn = No es tu turno.
page-refused-nothing = Con esto no se puede hacer nada.
page-refused-unreadable = Eso no se ha entendido.
page-refused-undo = Esto no se puede deshacer: se ha robado o mostrado algo, o ya ha decidido otra persona.
page-refused-hints = En esta mesa las pistas están desactivadas.
page-refused-busy = Ya se está pensando una pista.
page-refused-seat = Aquí no tienes asiento.
page-refused-waiting = La partida no ha empezado o aún no ha terminado.
page-refused-fast = Demasiado rápido. Espera un momento.
page-refused-store = No se ha podido guardar la mesa, así que no ha cambiado nada. Inténtalo de nuevo.
page-curtain = Pásale el dispositivo a { $who }.
page-uncover = Soy { $who }: ver mis cartas
page-pass = Pasar el dispositivo a { $who }

## Beside the board
page-beside = Registro, opciones y reglas
page-tab-log = Registro
page-tab-choices = Opciones
page-tab-rules = Reglas
page-tab-people = Mesa
page-no-choices = Ahora mismo no hay nada que elegir.
page-describe = Describir la situación
page-search = Buscar en las reglas
page-seat-here = aquí
page-seat-gone = sin conexión
page-seat-away = ausente, juega un bot
page-seat-left = se fue, juega un bot
page-talk = Reacciones y mensajes
page-say = Di algo
page-send = Enviar
page-mute = No mostrar mensajes
page-unmute = Volver a mostrar mensajes
page-watcher = Un espectador
page-watchers = { $count ->
    [one] Un espectador
   *[other] { $count } espectadores
}
page-react = Reacciones
page-sign-wave = saluda
page-sign-clap = aplaude
page-sign-laugh = se ríe
page-sign-wow = se asombra
page-sign-think = está pensando
page-sign-sad = está triste
page-sign-heart = envía un corazón
page-sign-hurry = mete prisa
page-take-along = Seguir en otro dispositivo
page-take-along-note = Abre este enlace en el otro dispositivo antes de diez minutos. Tu asiento pasa allí y este navegador queda de espectador.
page-copy-watch = Copiar enlace para espectadores
page-hash = Hash del reparto (SHA-256), publicado antes de la primera carta:

## The board of games that have none of their own
page-board-table = En la mesa
page-board-hand = Cartas de { $who }
page-board-count = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
page-board-choices = Lo que puedes hacer
page-board-forbidden = Lo que ahora no se puede, y por qué
page-board-words = La mesa en palabras
page-board-yes = sí
page-board-no = no

## The end
page-player = Jugador
page-scores = Puntos
page-end-hand = Mano
page-rematch = Volver a jugar juntos
page-rematch-open = El grupo vuelve a jugar.
page-rematch-go = Ir a la nueva mesa
page-rematch-asked = { $who } quiere jugar otra vez.
page-wins = Victorias
page-helped = ayudó un bot
page-finished-by-bot = se fue, terminó un bot
page-won-by = ganó { $who }
page-won-many = ganaron { $who }
page-replay = Ver de nuevo
page-replay-of = { $game }: ver de nuevo
page-analyse = ¿Qué podemos aprender?
page-analysing = Analizando la partida…
page-record = Guardar la partida
page-bring = Abrir una partida guardada
page-here-note = Esta partida está solo en este navegador. Guardada en un archivo, se puede abrir en otro dispositivo.
page-unkept = Este navegador no puede guardar la partida: su almacenamiento está lleno o desactivado. La partida sigue mientras la página esté abierta; guárdala en un archivo para conservarla.
page-loading = Cargando el juego: {$percent} %
page-where = Dónde se guarda la partida
page-where-server = En el servidor
page-where-here = En este navegador
page-deal = ¿Fue limpio el reparto?
page-key = Clave del reparto:
page-check-deal = Comprobar el reparto
page-deal-seen = Limpio: la clave coincide con el hash que este navegador anotó durante la partida.
page-deal-good = La clave coincide con el hash publicado. Este navegador no lo había anotado antes.
page-deal-bad = No fue limpio: la clave no coincide con el hash publicado.

## Watching again
page-run = Reproducir
page-pause = Pausa
page-step = Paso
page-step-back = Un paso atrás
page-step-on = Un paso adelante
page-eyes = Visto por
page-spectator = un espectador
page-to-table = A la mesa
page-to-game = Volver a la partida

## Where a link is sent
page-preview-invites = { $who } te invita a jugar
page-preview-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
