# Everything runs from a bare clone; each target sets up what it needs and skips what is already done.

PYTHON ?= python3
WORKERS ?= 2
BIN := .venv/bin

# The tests must see the installed package, never the sources.
unexport PYTHONPATH
unexport PYTHONHOME

.PHONY: setup play test check clean lock python test-tools

setup: python ## make .venv, compile and install
	@$(PYTHON) scripts/install.py

play: setup ## a game in the terminal
	@$(BIN)/ashfall play neuroshima

test: check ## every check, then every test
	$(BIN)/pytest --numprocesses=$(WORKERS) --dist=worksteal

check: test-tools ## style, types, imports
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

clean: ## remove everything that was made here
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find src tests scripts -name __pycache__ -type d -prune -exec rm -rf {} +

lock: python ## choose the versions of all dependencies anew
	@$(PYTHON) scripts/lock.py

test-tools: python
	@$(PYTHON) scripts/install.py --test

python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	  { echo "Ashfall needs Python 3.11 or newer, and '$(PYTHON)' is not. Try: make PYTHON=/path/to/python3.12"; exit 2; } >&2
