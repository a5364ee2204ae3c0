// What is called out when something happens, as a sentence for eyes, ears and screen readers alike.
import { figureName } from '../lib/facts';
import { has, listed, number, t } from '../lib/words';
import type { Deed } from './companion.gen';
import type { Box } from './box.svelte';
import { numbersOf, type Act } from './evening';
import { sharesOf } from './race';

export function rollWords(box: Box, name: string, dice: number[]): string {
  const told = { name, dice: listed(dice.map(number)) };
  return box.way.sums ? t('companion-rolled-sum', { ...told, sum: numbersOf(box.way, dice)[0]! }) : t('companion-rolled', told);
}

const keyOf = (game: string, { figure }: Deed) => `${game}-companion-${figure}`;

/** "closes the 3": in the game's words, or plainly. */
export const deedWords = (game: string, deed: Deed): string =>
  has(keyOf(game, deed)) ? t(keyOf(game, deed), { label: deed.label }) : `${figureName(game, deed.figure)} ${deed.label}`.trim();

/** "closes a number": all deeds of this kind. */
export const kindWords = (game: string, deed: Deed): string =>
  has(keyOf(game, deed)) ? t(keyOf(game, deed), { label: 'any' }) : figureName(game, deed.figure);

export function verdictWords(game: string, verdict: string): string {
  const key = `${game}-companion-call-${verdict}`;
  return has(key) ? t(key) : verdict;
}

function endWords(box: Box): string {
  const { over, winners, totals } = box.standing;
  if (!over || winners.length === 0) return '';
  return t('companion-wins', { names: listed(winners.map((seat) => box.names[seat]!)), count: winners.length, points: totals[winners[0]!]! });
}

/** "Mara 6, Jo 5 and Ben 1" */
const marksOf = (box: Box): string =>
  listed((box.standing.rows.at(-1)?.marks ?? []).flatMap((mark, seat) => (mark ? [`${box.names[seat]} ${number(mark.points)}`] : [])));

/** After an act; empty if there is nothing to call. */
export function calledOut(box: Box, act: Act): string {
  const { names, way, standing, sand } = box;
  const roundDone = () => [t('companion-round-done', { round: standing.rows.length, points: marksOf(box) }), endWords(box)];
  switch (act.do) {
    case 'roll':
      return rollWords(box, names[(standing.rolls.length - 1) % names.length]!, act.dice);
    case 'start':
      return t('companion-go');
    case 'call':
      if (standing.calls.length === 1 && sand) return t('companion-first-call', { name: names[act.seat]!, seconds: sand / 1000 });
      return t('companion-call', { name: names[act.seat]!, place: standing.calls.length });
    case 'stop':
      return t('companion-time-up');
    case 'judge': {
      const share = way.race && sharesOf(way.race, standing.calls, names.length).shares[act.seat];
      return t('companion-judged', { name: names[act.seat]!, verdict: verdictWords(box.game, act.verdict), points: share?.points ?? 0 });
    }
    case 'score':
    case 'points':
      return roundDone().filter(Boolean).join(' ');
    case 'deed': {
      const deed = deedWords(box.game, way.deeds[act.deed]!);
      const told = t('companion-did', { name: names[act.seat]!, deed, points: standing.totals[act.seat]! });
      return [told, endWords(box) || turnWords(box)].join(' ');
    }
    case 'turn':
      return turnWords(box);
    case 'again':
      return t('companion-new-match');
  }
}

export const turnWords = (box: Box): string =>
  t(box.way.dice.length > 0 ? 'companion-rolls' : 'companion-turn', { name: box.names[box.standing.turn]! });
