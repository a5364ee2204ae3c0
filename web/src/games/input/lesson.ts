// Where the stones, places and cards of a guided match are on the page, and the seven pairs.
import Pairs from './Pairs.svelte';

/** `s4!3` takes a stone and announces, `>3.2` lays one; a card and the tray are called by their names. */
function spots(name: string): string[] {
  if (name === 'tray') return ['.tray'];
  if (name.startsWith('card-')) return [`[data-testid="${name}"]`];
  if (name.startsWith('>')) return [`.lit[data-spot="${name.slice(1)}"]`];
  const [stone, number] = name.split('!');
  return [`[data-testid="stone-${stone}"]`, ...(number ? [`label:has([data-testid="closes-${number}"])`] : []), `[data-spot="${stone}"]`];
}

export default { spots, Aside: Pairs };
