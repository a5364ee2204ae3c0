import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { __STATIC__: false },
  plugins: [svelte()],
  resolve: { conditions: ['browser'] }, // otherwise Svelte's server build is loaded, where nothing reacts
  server: { fs: { allow: ['..'] } }, // the words live with the Python package
  test: {
    include: ['src/**/*.test.ts'],
    environment: './src/testing/environment.ts',
    pool: 'threads', // a process for each file takes half as much again
    testTimeout: 300_000, // a busy machine is not a bug
    hookTimeout: 300_000,
  },
});
