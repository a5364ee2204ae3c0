// What this device remembers. Storage may be full, blocked or hold garbage: play goes on without it,
// so what could not be stored stays in memory until the page closes.
const memory = new Map<string, string>();

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(`vierling.${key}`) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

export function keep(key: string, value: string | null): void {
  if (value === null) memory.delete(key);
  else memory.set(key, value);
  try {
    if (value === null) localStorage.removeItem(`vierling.${key}`);
    else localStorage.setItem(`vierling.${key}`, value);
  } catch {
    // The copy in memory has to do.
  }
}

/** The names of everything that is kept. */
export function keptKeys(): string[] {
  try {
    const names = Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place) ?? '');
    const stored = names.filter((name) => name.startsWith('vierling.')).map((name) => name.slice('vierling.'.length));
    return [...new Set([...stored, ...memory.keys()])].sort();
  } catch {
    return [...memory.keys()].sort();
  }
}

/** A kept JSON value, or undefined if there is none or it is not what `fits` expects. */
export function keptValue<T>(key: string, fits: (value: unknown) => value is T): T | undefined {
  try {
    const value: unknown = JSON.parse(kept(key) ?? 'null');
    return fits(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function keepValue(key: string, value: unknown): void {
  keep(key, JSON.stringify(value));
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
