// Renders pages of rules with the page's own components and prints what they say. Only `words` is replaced: the page's
// own loads its files through Vite. Reads a JSON list of cases from standard input.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire, registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const web = new URL('../web/', import.meta.url);
const load = createRequire(new URL('package.json', web));
const { compile, compileModule } = load('svelte/compiler');
const { FluentBundle, FluentResource } = load('@fluent/bundle');
const { texts, cases } = JSON.parse(readFileSync(0, 'utf8'));

globalThis.spoken = {};
const words = `
  const message = (key) => globalThis.spoken.bundle.getMessage(key)?.value;
  export const t = (key, args) => (message(key) ? globalThis.spoken.bundle.formatPattern(message(key), args, []) : key);
  export const has = (key) => message(key) !== undefined;
  export const duration = (seconds) => seconds + ' s';
  export const [listed, language, number, clockTime] = [];
`;

const file = (url) => existsSync(fileURLToPath(url));
registerHooks({
  resolve(name, context, next) {
    if (name.endsWith('/words')) return { url: 'words:', shortCircuit: true };
    if (!name.startsWith('.') || /\.(svelte|js|json)$/.test(name)) return next(name, context);
    const found = [`${name}.ts`, `${name}/index.ts`].map((each) => new URL(each, context.parentURL)).find(file);
    return { url: found.href, shortCircuit: true };
  },
  load(url, context, next) {
    const made = (source) => ({ format: 'module', source, shortCircuit: true });
    const how = { generate: 'server', filename: url };
    if (url === 'words:') return made(words);
    if (url.endsWith('.svelte')) return made(compile(readFileSync(fileURLToPath(url), 'utf8'), how).js.code);
    if (!url.endsWith('.svelte.ts')) return next(url, context);
    return made(compileModule(stripTypeScriptTypes(readFileSync(fileURLToPath(url), 'utf8')), how).js.code);
  },
});

const { render } = await import(pathToFileURL(load.resolve('svelte/server')));
const { readRules } = await import(new URL('src/lib/rules.ts', web));
const { elide } = await import(new URL('src/lib/elision.ts', web));
const bundles = Object.fromEntries(
  Object.entries(texts).map(([language, files]) => {
    const bundle = new FluentBundle(language, { useIsolating: false, functions: { ELIDE: ([one, other]) => elide(one, other) } });
    for (const text of files) bundle.addResource(new FluentResource(text));
    return [language, bundle];
  }),
);

const pages = [];
for (const { language, facts, options, shipped, table } of cases) {
  globalThis.spoken.bundle = bundles[language];
  const { default: Rules } = await import(new URL(`src/games/${facts.name}/Rules.svelte`, web));
  const read = readRules(facts, options, shipped, table);
  const said = {};
  const rules = (name) => (said[name] = read(name));
  const props = { rules, facts, options, ratings: table?.ratings ?? facts.ratings, atTable: table !== null };
  pages.push({ html: render(Rules, { props }).body, said });
}
console.log(JSON.stringify(pages));
