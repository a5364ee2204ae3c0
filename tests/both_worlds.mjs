// Python as a browser runs it: `node both_worlds.mjs HOUSE PROGRAM`, with JSON for the program on standard input.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

const [house, program] = process.argv.slice(2);
const packed = JSON.parse(await readFile(join(house, 'house.json'), 'utf-8'));
const { loadPyodide } = await import(pathToFileURL(join(house, packed.pyodide, 'pyodide.mjs')).href);
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(await readFile(join(house, packed.package))).buffer, 'zip', { extractDir: '/lib/vierling' });
python.runPython("import sys; sys.path.append('/lib/vierling')");
python.globals.set('given', await text(process.stdin));
process.stdout.write(python.runPython(await readFile(program, 'utf-8')), () => process.exit());
