import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** Sends words without the comments between them. */
export function uncommented(): Plugin {
  return {
    name: 'uncommented',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      const [, file] = /^(.*\.ftl)\?raw$/.exec(id) ?? [];
      if (!file) return null;
      const words = (await readFile(file, 'utf-8')).replace(/^#.*\n/gm, '');
      return `export default ${JSON.stringify(words)}`;
    },
  };
}
