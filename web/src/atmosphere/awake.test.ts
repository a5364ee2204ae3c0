import { beforeEach, expect, test, vi } from 'vitest';
import { browser, openBrowser } from '../testing/browser';
import { Awake } from './awake';

class Lock extends EventTarget {
  released = false;

  async release() {
    this.released = true;
    this.dispatchEvent(new Event('release'));
  }
}

let locks: Lock[];
const held = () => locks.filter((lock) => !lock.released).length;
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  openBrowser();
  locks = [];
  const request = async () => {
    locks.push(new Lock());
    return locks.at(-1)!;
  };
  vi.stubGlobal('navigator', { wakeLock: { request } });
});

test('the screen stays on while it is wanted', async () => {
  const awake = new Awake();
  expect(locks).toHaveLength(0);
  awake.want(true);
  awake.want(true);
  await settled();
  awake.want(true);
  await settled();
  expect([locks.length, held()]).toEqual([1, 1]);
  awake.want(false);
  await settled();
  expect(held()).toBe(0);
});

test('a page that was hidden asks again', async () => {
  const awake = new Awake();
  awake.want(true);
  await settled();
  browser.document.visibilityState = 'hidden';
  await locks[0]!.release();
  await settled();
  expect(locks).toHaveLength(1);
  browser.document.show('visible');
  await settled();
  expect([locks.length, held()]).toEqual([2, 1]);
});

test('whoever leaves while the browser thinks about it keeps nothing', async () => {
  const awake = new Awake();
  awake.want(true);
  awake.close();
  await settled();
  expect([locks.length, held()]).toEqual([1, 0]);
  expect(browser.document.listeners).toBe(0);
});

test('a browser that cannot or will not is left alone', async () => {
  vi.stubGlobal('navigator', {});
  new Awake().want(true);
  vi.stubGlobal('navigator', { wakeLock: { request: () => Promise.reject(new Error('the battery is low')) } });
  const awake = new Awake();
  awake.want(true);
  await settled();
  awake.want(false);
});
