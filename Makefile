# Everything runs from a bare clone; each target sets up what it needs and skips what is already done.

PYTHON ?= python3
WORKERS ?= 2
TESTS ?= tests/rules tests/neuroshima tests/hardcity
BIN := .venv/bin

# The tests must see the installed package, never the sources.
unexport PYTHONPATH
unexport PYTHONHOME

.PHONY: setup play test check quick compiled dev clean lock python tools test-tools

setup: python ## make .venv, build the browser client, compile and install
	@$(PYTHON) -m scripts.install

play: setup ## the server; open the address that it prints
	@$(BIN)/ashfall serve

test: check ## every check, then every test
	$(BIN)/pytest --numprocesses=$(WORKERS) --dist=worksteal

check: test-tools ## style, types, imports; style, types and tests of the browser client
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m scripts.client --silent run check

quick: tools ## the tests of what changed, on the sources as they are; SINCE=COMMIT says since when
	@$(BIN)/python -m scripts.quick --workers $(WORKERS) $(if $(SINCE),--since $(SINCE))

compiled: export ASHFALL_BUILD = development
compiled: test-tools ## compile what changed, quickly, and run TESTS with it
	$(BIN)/pytest -q --numprocesses=$(WORKERS) --dist=worksteal $(TESTS)

dev: tools ## a server and a browser client that take up changes by themselves; Ctrl-C ends both
	@$(BIN)/python -m scripts.dev

clean: ## remove everything that was made here
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	rm -rf web/node_modules src/ashfall/server/static
	find src tests scripts -name __pycache__ -type d -prune -exec rm -rf {} +

lock: python ## choose the versions of all dependencies anew
	@$(PYTHON) scripts/lock.py

tools: python
	@$(PYTHON) -m scripts.install --tools

test-tools: python
	@$(PYTHON) -m scripts.install --test

python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	  { echo "Ashfall needs Python 3.11 or newer, and '$(PYTHON)' is not. Try: make PYTHON=/path/to/python3.12"; exit 2; } >&2
