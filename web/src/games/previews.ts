// The cards of the start page.
import type { Component } from 'svelte';
import { folderOf } from '.';

const previews = import.meta.glob<Component>('./*/Preview.svelte', { eager: true, import: 'default' });

export const previewOf = (game: string): Component => previews[`./${folderOf(game)}/Preview.svelte`]!;
