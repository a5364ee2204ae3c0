// Python in a worker, with our package.
import type { PyodideInterface } from 'pyodide';

interface Packed {
  /** The folder of Pyodide, and the file with our package. */
  pyodide: string;
  package: string;
  /** How much the large files of both are together. */
  bytes: number;
}

type Tell = (share: number) => void;

const folder = new URL('../house/', import.meta.url);

/** Where not all of it is kept on this device, `tell` hears how much has come, from 0 to 1. */
export async function openPython(tell: Tell = () => {}): Promise<PyodideInterface> {
  const packed = (await (await fetch(new URL('house.json', folder))).json()) as Packed;
  if (await globalThis.caches?.match(new URL(packed.package, folder))) return load(packed);
  const [lost, stop] = watch((come) => tell(Math.min(1, come / packed.bytes)));
  try {
    return await Promise.race([load(packed), lost]);
  } finally {
    stop();
  }
}

async function load(packed: Packed): Promise<PyodideInterface> {
  const base = new URL(`${packed.pyodide}/`, folder).href;
  const ours = fetch(new URL(packed.package, folder)).then((response) => response.arrayBuffer());
  const { loadPyodide } = (await import(/* @vite-ignore */ `${base}pyodide.mjs`)) as typeof import('pyodide');
  const python = await loadPyodide({ indexURL: base });
  python.unpackArchive(await ours, 'zip', { extractDir: '/lib/vierling' });
  python.runPython("import sys; sys.path.append('/lib/vierling')");
  return python;
}

/** Pyodide fetches its files itself, tells nobody how far it is, and waits forever for one that does not come. So all that
    comes is looked at: returns a promise that fails with the first file that does, and how to stop. */
function watch(tell: (bytes: number) => void): [lost: Promise<never>, stop: () => void] {
  const before = self.fetch;
  let come = 0;
  async function follow(response: Response) {
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
    const reader = response.body?.getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) tell((come += part.value.length));
  }
  const lost = new Promise<never>((_, lose) => {
    self.fetch = async (...asked) => {
      const response = before.apply(self, asked);
      response.then((found) => follow(found.clone())).catch(lose);
      return response;
    };
  });
  lost.catch(() => {}); // Python may be open before
  return [lost, () => (self.fetch = before)];
}
