// Which move somebody means by typing its beginning.

const plain = (text: string): string => text.trim().toLocaleLowerCase();

/** The moves that begin with the typed text; if none does, those that contain it. */
export function matching(moves: string[], typed: string): string[] {
  const wanted = plain(typed);
  const beginning = moves.filter((move) => plain(move).startsWith(wanted));
  return beginning.length > 0 ? beginning : moves.filter((move) => plain(move).includes(wanted));
}

/** What to add after the cursor: the rest of the first move that begins like this. */
export function completion(moves: string[], typed: string): string {
  const first = typed && moves.find((move) => move.toLocaleLowerCase().startsWith(typed.toLocaleLowerCase()));
  return first ? first.slice(typed.length) : '';
}

/** The move that a text names, or the only one that matches it. */
export function meant(moves: string[], text: string): string | null {
  const exact = moves.find((move) => move === text.trim()) ?? moves.find((move) => plain(move) === plain(text));
  const left = text.trim() ? matching(moves, text) : [];
  return exact ?? (left.length === 1 ? left[0]! : null);
}
