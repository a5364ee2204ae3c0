import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { compressed } from './bundle/compressed';
import { preloads } from './bundle/preloads';
import { uncommented } from './bundle/uncommented';
import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import subsetFont from 'subset-font';
import { defineConfig, type Plugin } from 'vite';

// Only numbers are written in pencil; Kalam's letters would be 20 kB that nobody sees.
const written = '0123456789 +-−–=×·.,:/?!%()';

function cutKalam(): Plugin {
  return {
    name: 'cut-kalam',
    async buildStart() {
      await mkdir('node_modules/.fonts', { recursive: true });
      for (const weight of [400, 700]) {
        const whole = await readFile(
          `node_modules/@fontsource/kalam/files/kalam-latin-${weight}-normal.woff2`,
        );
        const cut = await subsetFont(whole, written, { targetFormat: 'woff2' });
        await writeFile(`node_modules/.fonts/kalam-${weight}.woff2`, cut);
      }
    },
  };
}

// What nearly every page needs; not what replaces the browser's own hashing and encrypting where it has none.
const forAll = (id: string) =>
  /node_modules\/(?!@noble)|preload-helper|src\/(app\.css|lib\/|parts\/|pages\/Nowhere|games\/index\.ts)/.test(id) &&
  ![forDice, forSettings, forDrawing, forFew].some((part) => part.test(id));

// What only dice games need.
const forDice = /src\/parts\/(Cell|CellGrid|PlayFrame|Scale|Seat(s|Card|Chip|State)|Status|Tray|Worth|worth|advice|Hint|tray|story)\./;

// What is needed only to set up a table.
const forSettings = /src\/\w+\/((Option|Setting)Fields|BotChoice|NewTable|TableRow|own-tables|play-now)\./;

// What games draw with, at their tables and on the start page.
const forDrawing = /src\/games\/\w+\/(Paper|Tile|Mini|Stone|drawing|box|geometry|material|stream)\.|src\/parts\/Hourglass\.|vierling\/games\/\w+\/\w+\.json/;

// What is written on: in play, at the end, in reviews. Named by the game, because several have a file of that name.
const forSheets = /src\/games\/(\w+)\/Sheet\./;
const sheetName = (id: string) => `${forSheets.exec(id)![1]}-sheet`;

// Small files that most parts of a game need: one by one they would not even be compressed.
const forParts = /src\/games\/(\w+)\/(names|fit|view)\./;
const partsName = (id: string) => `${forParts.exec(id)![1]}-parts`;

// What not every device at a table needs: a list of many seats, a time limit, rules, or what only the end needs.
const forFew = /src\/parts\/(AllSheets|SeatList|ScoreTable|SoloEnd|TogetherEnd|Countdown)\.|src\/lib\/(house|keeping|nameless|own-data|rules|share)\./;

// Files of words have their language in their names.
function chunkFileNames({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const [, spoken] = /\/src\/words\/(\w+)\.ts/.exec(facadeModuleId ?? '') ?? [];
  if (spoken) return `assets/words-${spoken}-[hash].js`;
  const [, language, name] = /\/words\/(\w+)\/([\w-]+)\.ftl/.exec(facadeModuleId ?? '') ?? [];
  if (language) return `assets/words-${language}-${name}-[hash].js`;
  const [, game, own, part] = /\/games\/([\w-]+)\/words\/(\w+)([\w-]*)\.ftl/.exec(facadeModuleId ?? '') ?? [];
  return game ? `assets/words-${own}-${game}${part}-[hash].js` : 'assets/[name]-[hash].js';
}

// What a server would say in a header; `tests/test_both_worlds.py` holds it to the server's.
const policy = {
  name: 'policy',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: {
        'http-equiv': 'Content-Security-Policy',
        content:
          "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; object-src 'none'",
      },
      injectTo: 'head-prepend' as const,
    },
  ],
};

// Without a server, links lead to the page itself: `place` in the router reads them.
const relinked = { name: 'relinked', markup: ({ content }: { content: string }) => ({ code: content.replaceAll('href="/', 'href="?/') }) };

export default defineConfig(({ mode }) => ({
  base: mode === 'static' ? './' : '/',
  define: { __STATIC__: mode === 'static' },
  worker: { format: 'es' },
  plugins: [
    cutKalam(),
    uncommented(),
    mode === 'static' ? svelte({ preprocess: [relinked, vitePreprocess()] }) : svelte(),
    preloads(mode === 'static'),
    mode === 'static' && policy,
    compressed(mode === 'static'),
  ],
  build: {
    outDir: mode === 'static' ? '../build/static' : '../src/vierling/server/page',
    emptyOutDir: true,
    // The first browsers with light-dark(), which app.css builds on; older targets would
    // make the bundler write every colour twice.
    target: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0, // the server's Content-Security-Policy forbids data: fonts
    rolldownOptions: {
      output: {
        chunkFileNames,
        // What nearly every page needs is one file, not thirty small ones; what the dice games share is another.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'shared', test: forAll, minShareCount: 2 },
            { name: 'settings', test: forSettings },
            { name: 'dice', test: forDice, minShareCount: 2 },
            { name: 'drawing', test: forDrawing, minShareCount: 2 },
            { name: sheetName, debugName: 'sheets', test: forSheets, minShareCount: 2 },
            { name: partsName, debugName: 'parts', test: forParts, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] }, // the words live with the Python package
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
}));
