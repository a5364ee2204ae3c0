import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const text = /\.(js|css|html|svg|json|txt|webmanifest)$/;

// Smaller files fit into a packet as they are.
const enough = 500;

/** Writes a `.br` and a `.gz` beside every text, so that the server never has to compress one. */
export function compressed(never: boolean): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async closeBundle() {
      if (never) return; // whoever serves it does
      const folder = this.environment.config.build.outDir;
      const names = await readdir(folder, { recursive: true });
      await Promise.all(names.filter((name) => text.test(name)).map((name) => compress(join(folder, name))));
    },
  };
}

async function compress(file: string): Promise<void> {
  const whole = await readFile(file);
  if (whole.length < enough) return;
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: whole.length } };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(whole, best));
  await writeFile(`${file}.gz`, await promisify(gzip)(whole, { level: 9 }));
}
