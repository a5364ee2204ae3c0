// Svelte is compiled as for a browser, so that runes react; the browser itself stays out.
import type { Environment } from 'vitest/runtime';

const page: Environment = {
  name: 'page',
  viteEnvironment: 'client',
  setup: () => ({ teardown() {} }),
};

export default page;
