// Whether the menu of a table offers to take its match along: only where the copy would tell what lies hidden.
export const along = $state<{ ask: (() => void) | null }>({ ask: null });
