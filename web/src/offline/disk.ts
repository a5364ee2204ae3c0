// The log of the house in this browser: IndexedDB, in which an entry is safe once its transaction is complete.
import type { StoredKeys } from './messages';

const ENTRIES = 'entries';
const KEYS = 'keys';
const LAST = Number.MAX_SAFE_INTEGER;


function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open('vierling-house', 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore(ENTRIES); // by table and number
      asked.result.createObjectStore(KEYS, { keyPath: 'table' });
    };
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}

const answer = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });

/** All entries of a table, or those after one. */
const after = (table: string, number = 0) => IDBKeyRange.bound([table, number], [table, LAST], true);

export async function openDisk() {
  const database = await open();

  /** Does all or nothing, and is back when the disk has it. */
  function write(store: string, work: (store: IDBObjectStore) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(store, 'readwrite', { durability: 'strict' });
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
      work(transaction.objectStore(store));
    });
  }
  const read = (store: string) => database.transaction(store).objectStore(store);

  return {
    append: (table: string, number: number, entries: string) =>
      write(ENTRIES, (store) => {
        (JSON.parse(entries) as string[]).forEach((entry, place) => store.add(entry, [table, number + place]));
      }),

    read: async (table: string, number: number, most: number) =>
      JSON.stringify(await answer(read(ENTRIES).getAll(after(table, number), most))),

    last: (table: string, kind: string): Promise<number> =>
      new Promise((resolve, reject) => {
        const looking = read(ENTRIES).openCursor(after(table), 'prev');
        looking.onerror = () => reject(looking.error);
        looking.onsuccess = () => {
          const found = looking.result;
          if (!found || JSON.parse(found.value)[0] === kind) resolve(found ? (found.key as [string, number])[1] : 0);
          else found.continue();
        };
      }),

    amend: (table: string, entries: string) =>
      write(ENTRIES, (store) => {
        for (const [number, entry] of Object.entries(JSON.parse(entries))) store.put(entry, [table, Number(number)]);
      }),

    erase: async (table: string) => {
      await write(ENTRIES, (store) => store.delete(after(table)));
      await write(KEYS, (store) => store.delete(table));
    },

    keep_keys: async (table: string, host: string, seats: string) => {
      const known = (await answer<StoredKeys | undefined>(read(KEYS).get(table))) ?? { host: '', seats: [] };
      const all = [...new Set([...known.seats, ...(JSON.parse(seats) as string[])])];
      const fresh: StoredKeys = { table, host: host || known.host, seats: all, at: Date.now() };
      await write(KEYS, (store) => store.put(fresh));
    },

    all_keys: async () => JSON.stringify(await answer(read(KEYS).getAll())),
  };
}
