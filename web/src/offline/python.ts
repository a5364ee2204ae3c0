// Python in a worker, with our package.
import type { PyodideInterface } from 'pyodide';

interface Packed {
  /** The folder of Pyodide, and the file with our package. */
  pyodide: string;
  package: string;
}

const folder = new URL('../house/', import.meta.url);

export async function openPython(): Promise<PyodideInterface> {
  const packed = (await (await fetch(new URL('house.json', folder))).json()) as Packed;
  const base = new URL(`${packed.pyodide}/`, folder).href;
  const ours = fetch(new URL(packed.package, folder)).then((response) => response.arrayBuffer());
  const { loadPyodide } = (await import(/* @vite-ignore */ `${base}pyodide.mjs`)) as typeof import('pyodide');
  const python = await loadPyodide({ indexURL: base });
  python.unpackArchive(await ours, 'zip', { extractDir: '/lib/vierling' });
  python.runPython("import sys; sys.path.append('/lib/vierling')");
  return python;
}
