// What stands in a file cannot be trusted: each check goes through a value and says where it is not as it should be.
export type Expected = 'number' | 'text' | 'flag' | 'list' | 'object' | 'known';

export class Unfit extends Error {
  constructor(
    readonly where: string,
    readonly expected: Expected,
  ) {
    super(`${where}: ${expected}`);
  }
}

export type Check = (value: unknown, where: string) => void;

const must = (fits: boolean, where: string, expected: Expected) => {
  if (!fits) throw new Unfit(where, expected);
};

export const number: Check = (value, where) => must(typeof value === 'number' && Number.isFinite(value), where, 'number');
export const text: Check = (value, where) => must(typeof value === 'string', where, 'text');
export const flag: Check = (value, where) => must(typeof value === 'boolean', where, 'flag');
export const anything: Check = () => {};

export const oneOf =
  (...known: unknown[]): Check =>
  (value, where) =>
    must(known.includes(value), where, 'known');

export const orNull =
  (check: Check): Check =>
  (value, where) =>
    value === null || check(value, where);

/** Of what was not yet kept when the file was saved. */
export const missingOr =
  (check: Check): Check =>
  (value, where) =>
    value === undefined || check(value, where);

/** The first of these that fits; if none does, the last one says why. */
export const either =
  (first: Check, second: Check): Check =>
  (value, where) => {
    try {
      first(value, where);
    } catch {
      second(value, where);
    }
  };

export const list =
  (of: Check, most = Infinity): Check =>
  (value, where) => {
    must(Array.isArray(value) && value.length <= most, where, 'list');
    (value as unknown[]).forEach((each, n) => of(each, `${where}[${n + 1}]`));
  };

const asObject = (value: unknown, where: string): Record<string, unknown> => {
  must(typeof value === 'object' && value !== null && !Array.isArray(value), where, 'object');
  return value as Record<string, unknown>;
};

const inside = (where: string, name: string) => (where ? `${where}.${name}` : name);

export const object =
  (fields: Record<string, Check>): Check =>
  (value, where) => {
    const found = asObject(value, where);
    for (const [name, check] of Object.entries(fields)) check(found[name], inside(where, name));
  };

export const each =
  (of: Check): Check =>
  (value, where) => {
    for (const [name, one] of Object.entries(asObject(value, where))) of(one, inside(where, name));
  };
