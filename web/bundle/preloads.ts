import type { Plugin } from 'vite';

interface Chunk {
  type: 'chunk';
  name: string;
  fileName: string;
  facadeModuleId: string | null;
  imports: string[];
  viteMetadata?: { importedCss: Set<string> };
}

type Bundle = Record<string, Chunk | { type: 'asset' }>;

// The page asks for these one after another, each only once it has understood the one before.
const pages = { start: ['Start'], table: ['TablePage'], review: ['ReviewPage'], rules: ['RulesPage'] };

/** Tells `theme.js`, in a tag of the page, which files each page needs: so all of them are asked for at once. */
export function preloads(alone: boolean): Plugin {
  return {
    name: 'preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return [];
        const files = needed(bundle as unknown as Bundle, html);
        const content = JSON.stringify(files);
        return [{ tag: 'meta', attrs: { name: 'vierling-files', content, ...(alone && { 'data-alone': true }) }, injectTo: 'head-prepend' }];
      },
    },
  };
}

function needed(bundle: Bundle, html: string): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((each): each is Chunk => each.type === 'chunk');
  const fresh = (names: string[]) => [...withImports(bundle, chunks.filter(({ name }) => names.includes(name)))];
  const listed = Object.fromEntries(Object.entries(pages).map(([page, names]) => [page, fresh(names)]));
  const words = chunks.flatMap(({ facadeModuleId, fileName }) => {
    const [, language] = /\/src\/words\/(\w+)\.ts/.exec(facadeModuleId ?? '') ?? [];
    const [, ofGame] = /\/games\/\w+\/words\/(\w+)\.ftl/.exec(facadeModuleId ?? '') ?? [];
    return language || ofGame ? [[language ?? `start-${ofGame}`, fileName] as const] : [];
  });
  for (const [name, file] of words) listed[name] = [...(listed[name] ?? []), file];
  // What the page itself names is under way already.
  const late = (files: string[]) => files.filter((file) => !html.includes(file));
  return Object.fromEntries(Object.entries(listed).map(([name, files]) => [name, late(files)]));
}

function withImports(bundle: Bundle, chunks: Chunk[], found = new Set<string>()): Set<string> {
  for (const chunk of chunks) {
    if (found.has(chunk.fileName)) continue;
    found.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    const imported = chunk.imports.map((name) => bundle[name]).filter((each): each is Chunk => each?.type === 'chunk');
    withImports(bundle, imported, found);
  }
  return found;
}
