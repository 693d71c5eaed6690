# make play   set everything up and play        make test   set everything up and pass all checks
# make bench  speed beside OpenSpiel            make docs   build the documentation into site/
# make soak   the slow random soak              make golden write golden files and perft counts anew
# make lengths  how long random games are       make phases where the time of a decision goes
# make strength how well the bots play (hours)  make bench-bots  how fast they think

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
GAME   ?= babayaga
INTERPRETED := NUMBA_DISABLE_JIT=1 $(BIN)/coverage run --parallel-mode -m pytest -p no:cacheprovider
PIP    := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt

.PHONY: play test bench bench-bots strength lengths phases docs soak golden clean check-format check-types check-rules check-coverage check-tests

play: $(VENV)/.play
	@$(BIN)/vaka play $(GAME)

test: check-format check-types check-rules check-tests check-coverage

check-format: $(VENV)/.test
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

check-types: $(VENV)/.test
	$(BIN)/mypy

check-rules: $(VENV)/.test
	@for game in $$($(BIN)/vaka games); do \
		$(BIN)/vaka rules $$game --check > $(VENV)/rules.txt || { cat $(VENV)/rules.txt; exit 1; }; \
		echo "$$game: $$(tail -n 1 $(VENV)/rules.txt)"; \
	done

check-tests: $(VENV)/.test
	$(BIN)/pytest -n 2

# Compiled code hides its lines, so coverage of the rules is measured interpreted.
check-coverage: $(VENV)/.test
	$(BIN)/coverage erase
	@$(INTERPRETED) tests/babayaga tests/magichill & first=$$!; \
	$(INTERPRETED) tests/partners tests/mad tests/kit && wait $$first
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

bench: $(VENV)/.bench
	$(BIN)/python bench/speed.py

bench-bots: $(VENV)/.bench
	$(BIN)/python bench/bots.py

strength: $(VENV)/.play
	$(BIN)/python bench/strength.py

lengths: $(VENV)/.play
	$(BIN)/python bench/lengths.py

phases: $(VENV)/.play
	$(BIN)/python bench/phases.py

docs: $(VENV)/.docs
	$(BIN)/mkdocs build --strict

soak: $(VENV)/.test
	$(BIN)/python -m tests.soak

golden: $(VENV)/.test
	$(BIN)/python -m tests.golden
	$(BIN)/python -m tests.backends --write
	$(BIN)/python -m tests.tables

clean:
	rm -rf $(VENV) site .coverage .mypy_cache .ruff_cache .pytest_cache .hypothesis

# One mark a set of requirements; a change of what is required installs again.
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
	@echo "Installing OpenSpiel …"
	@$(PIP) --editable '.[bench]'
	@touch $@

$(VENV)/.docs: $(VENV)/.play
	@echo "Installing mkdocs-material …"
	@$(PIP) --editable '.[docs]'
	@touch $@
