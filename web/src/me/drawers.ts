// Where this device keeps what grows with every match: IndexedDB, because localStorage has room for little. It may be
// blocked or full, as in a private window: then what could not be stored stays in memory until the page closes.
/** What can be taken along to another device. */
export const packed = ['matches', 'exercises', 'runs'] as const;
export type Packed = (typeof packed)[number];
/** What is going on at a real table stays on the phone that lies there. */
export const drawers = [...packed, 'evenings'] as const;
export type Drawer = (typeof drawers)[number];

/** Everything in a drawer has a key of its own. */
export interface Kept {
  key: string;
}

export type Contents = Partial<Record<Drawer, Kept[]>>;

const NAME = 'vierling';
const VERSION = 2;
const memory = new Map<Drawer, Map<string, Kept>>(drawers.map((drawer) => [drawer, new Map()]));

let opening: Promise<IDBDatabase | null> | undefined;

function open(): Promise<IDBDatabase | null> {
  opening ??= new Promise((resolve) => {
    try {
      const wish = indexedDB.open(NAME, VERSION);
      wish.onupgradeneeded = () => {
        const missing = drawers.filter((drawer) => !wish.result.objectStoreNames.contains(drawer));
        for (const drawer of missing) wish.result.createObjectStore(drawer, { keyPath: 'key' });
      };
      wish.onsuccess = () => {
        // Another tab has a newer page, which waits for this one to let go.
        wish.result.onversionchange = () => wish.result.close();
        resolve(wish.result);
      };
      wish.onerror = wish.onblocked = () => resolve(null);
    } catch {
      resolve(null); // there is no IndexedDB at all
    }
  });
  return opening;
}

const done = <T>(wish: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    wish.onsuccess = () => resolve(wish.result);
    wish.onerror = () => reject(wish.error);
  });

const finished = (work: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onabort = work.onerror = () => reject(work.error);
  });

export async function everything<T extends Kept>(drawer: Drawer): Promise<T[]> {
  const stored = await open();
  const found = stored ? await done<T[]>(stored.transaction(drawer).objectStore(drawer).getAll()).catch(() => []) : [];
  const others = [...memory.get(drawer)!.values()] as T[];
  return [...found.filter(({ key }) => !memory.get(drawer)!.has(key)), ...others];
}

/** Puts all of it into the drawers or, if something goes wrong, nothing. */
export async function putAll(contents: Contents): Promise<void> {
  const stored = await open();
  const filled = drawers.filter((drawer) => contents[drawer]?.length);
  if (filled.length === 0) return;
  try {
    if (!stored) throw new Error('nowhere to put it');
    const work = stored.transaction(filled, 'readwrite');
    for (const drawer of filled) for (const each of contents[drawer]!) work.objectStore(drawer).put(each);
    await finished(work);
    for (const drawer of filled) for (const { key } of contents[drawer]!) memory.get(drawer)!.delete(key);
  } catch {
    for (const drawer of filled) for (const each of contents[drawer]!) memory.get(drawer)!.set(each.key, each);
  }
}

/** Changes what is there under a key, or puts something there; nothing happens if `how` returns null. */
export async function change<T extends Kept>(drawer: Drawer, key: string, how: (before: T | undefined) => T | null): Promise<void> {
  const stored = await open();
  const remembered = memory.get(drawer)!.get(key) as T | undefined;
  if (!stored || remembered) {
    const after = how(remembered);
    if (after) memory.get(drawer)!.set(key, after);
    return;
  }
  // In one transaction: another tab may be at it too.
  const work = stored.transaction(drawer, 'readwrite');
  const after = how(await done<T | undefined>(work.objectStore(drawer).get(key)));
  if (after) work.objectStore(drawer).put(after);
  await finished(work).catch(() => after && memory.get(drawer)!.set(key, after));
}

export async function take<T extends Kept>(drawer: Drawer, key: string): Promise<T | undefined> {
  const stored = await open();
  const remembered = memory.get(drawer)!.get(key) as T | undefined;
  if (!stored || remembered) return remembered;
  return done<T | undefined>(stored.transaction(drawer).objectStore(drawer).get(key)).catch(() => undefined);
}

export async function drop(drawer: Drawer, key: string): Promise<void> {
  const stored = await open();
  memory.get(drawer)!.delete(key);
  if (!stored) return;
  const work = stored.transaction(drawer, 'readwrite');
  work.objectStore(drawer).delete(key);
  await finished(work).catch(() => {});
}

export async function empty(): Promise<void> {
  const stored = await open();
  for (const drawer of drawers) memory.get(drawer)!.clear();
  if (!stored) return;
  const work = stored.transaction(drawers, 'readwrite');
  for (const drawer of drawers) work.objectStore(drawer).clear();
  await finished(work);
}
