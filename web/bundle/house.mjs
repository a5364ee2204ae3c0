// Packs what a page needs to play without a server into its folder, and writes the service worker that keeps all of it:
// `node house.mjs FOLDER LIST`. LIST has lines of a Python file and its place in the package.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { loadPyodide, version } from 'pyodide';

const [folder, list] = process.argv.slice(2);
const home = join(folder, 'house');
const from = dirname(createRequire(import.meta.url).resolve('pyodide'));
const needed = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip', 'pyodide-lock.json'];

/** Our package, compiled by the very Python that will run it. */
async function compile() {
  const python = await loadPyodide();
  const files = (await readFile(list, 'utf-8')).trim().split('\n').map((line) => line.split('\t'));
  for (const [file, place] of files) {
    const path = `/from/${place}`;
    python.FS.mkdirTree(dirname(path));
    python.FS.writeFile(path, await readFile(file));
  }
  python.runPython(`
import py_compile, zipfile
from pathlib import Path

UNCHECKED = py_compile.PycInvalidationMode.UNCHECKED_HASH
with zipfile.ZipFile("/packed.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
    for file in sorted(each for each in Path("/from").rglob("*") if each.is_file()):
        place = file.relative_to("/from")
        if file.suffix == ".py":
            file = py_compile.compile(str(file), "/compiled.pyc", str(place), doraise=True, invalidation_mode=UNCHECKED)
            place = place.with_suffix(".pyc")
        packed.writestr(zipfile.ZipInfo(str(place)), Path(file).read_bytes(), zipfile.ZIP_DEFLATED)
`);
  const still = python.runPython(`
import sys
sys.path.append("/from")
from vierling.browser.still import still_answers
still_answers()
`);
  return { packed: python.FS.readFile('/packed.zip'), still };
}

const hashOf = (content) => createHash('sha256').update(content).digest('hex').slice(0, 12);

await rm(home, { recursive: true, force: true });
await mkdir(join(home, `pyodide-${version}`), { recursive: true });
for (const name of needed) await cp(join(from, name), join(home, `pyodide-${version}`, name));
const { packed, still } = await compile();
const names = { pyodide: `pyodide-${version}`, package: `vierling-${hashOf(packed)}.zip` };
await writeFile(join(home, names.package), packed);
const large = [...needed.filter((name) => /\.(wasm|zip)$/.test(name)).map((name) => join(home, names.pyodide, name)), join(home, names.package)];
const sizes = await Promise.all(large.map(async (file) => (await stat(file)).size));
const bytes = sizes.reduce((sum, size) => sum + size, 0);
await writeFile(join(home, 'house.json'), JSON.stringify({ ...names, bytes }));
await writeFile(join(home, 'still.json'), still);

// All files of the page, each with a mark of its content: only what has changed is fetched again.
const found = await readdir(folder, { recursive: true, withFileTypes: true });
const paths = found.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name));
const kept = {};
for (const path of paths.sort()) {
  const name = path.slice(folder.length).replace(/^[\\/]/, '').replaceAll('\\', '/');
  if (!/\.(br|gz)$|^(sw\.js|preview\.png)$/.test(name)) kept[name] = hashOf(await readFile(path));
}
const code = await readFile(new URL('service-worker.js', import.meta.url), 'utf-8');
await writeFile(join(folder, 'sw.js'), code.replace('/* FILES */ {}', JSON.stringify(kept)));

// As the rest of the page was, unless whoever serves it does: see compressed.ts.
if (existsSync(join(folder, 'index.html.br'))) {
  for (const file of [join(folder, 'sw.js'), join(home, 'still.json')]) {
    const whole = await readFile(file);
    await writeFile(`${file}.br`, brotliCompressSync(whole));
    await writeFile(`${file}.gz`, gzipSync(whole, { level: 9 }));
  }
}
