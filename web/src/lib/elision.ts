// French elision before names, by the same rule as in words/elision.py, where the reasons stand.
const elides = /^(?:[aeiouœæø]|h[aeiouœæøy]|y[bcdfghjklmnpqrstvwxz])/;

/** "de" and "Amélie" make "d’Amélie". */
export function elide(word: string, name: string): string {
  const plain = name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return elides.test(plain) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`;
}
