// Svelte is compiled as for a browser, so that runes react, but without a browser.
import type { Environment } from 'vitest/runtime';

const page: Environment = {
  name: 'page',
  viteEnvironment: 'client',
  setup: () => ({ teardown() {} }),
};

export default page;
