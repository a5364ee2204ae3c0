// What this device remembers about rounds of a club: the token of those that it set up, and the seals that it was shown.
import { isRecord, keepValue, keptValue } from '../lib/device';
import { isToken } from '../lib/keyring';

interface Known {
  id: string;
  host?: string | undefined;
  seal?: string | undefined;
}

const MOST = 60;
const isKnown = (value: unknown): value is Known => isRecord(value) && typeof value.id === 'string';
const all = (): Known[] => (keptValue('rounds', Array.isArray) ?? []).filter(isKnown);

export const knownRound = (id: string): Known => all().find((each) => each.id === id) ?? { id };

/** The first seal that this device was shown stays: no later one may differ. */
export function noteRound(id: string, more: { host?: string; seal?: string | null | undefined }): void {
  const before = knownRound(id);
  const now = { id, host: more.host ?? before.host, seal: before.seal ?? more.seal ?? undefined };
  if (now.host === before.host && now.seal === before.seal) return;
  keepValue('rounds', [now, ...all().filter((each) => each.id !== id)].slice(0, MOST));
}

/** What closes a round, if it was set up here. */
export function hostOf(id: string): string | undefined {
  const { host } = knownRound(id);
  return isToken(host) ? host : undefined;
}
