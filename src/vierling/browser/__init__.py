"""A house without a server: the same tables, run by a worker in the browser, under Pyodide. What it needs from there is
handed in as plain functions that take and give text, so everything here runs, and is tested, in any Python."""
