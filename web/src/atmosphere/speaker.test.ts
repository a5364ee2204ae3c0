import { beforeEach, expect, test, vi } from 'vitest';
import { browser, openBrowser } from '../testing/browser';
import { sounds } from './sounds';
import { Speaker } from './speaker';
import type { Volume } from './settings.svelte';

/** Counts what is started; everything else can be called and connected. */
const heard = { contexts: 0, starts: 0, resumed: 0 };
const param = () => ({ value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} });
const node = () => ({
  gain: param(),
  frequency: param(),
  Q: param(),
  connect: <T>(to: T) => to,
  start: () => void (heard.starts += 1),
  stop() {},
});

class FakeContext {
  state = 'suspended';
  currentTime = 3;
  sampleRate = 8000;
  destination = node();
  createGain = node;
  createOscillator = node;
  createBufferSource = node;
  createBiquadFilter = node;

  constructor() {
    heard.contexts += 1;
  }

  createBuffer(_: number, length: number) {
    return { getChannelData: () => new Float32Array(length) };
  }

  resume() {
    heard.resumed += 1;
    this.state = 'running';
  }

  close() {}
}

let volume: Volume;
let activation: { hasBeenActive: boolean };
let speaker: Speaker;

beforeEach(() => {
  openBrowser();
  Object.assign(heard, { contexts: 0, starts: 0, resumed: 0 });
  activation = { hasBeenActive: true };
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('navigator', { userActivation: activation });
  volume = 'full';
  speaker = new Speaker(() => volume);
});

test('as long as it is off there is not even anything to play with', () => {
  volume = 'off';
  sounds.forEach((name) => speaker.play(name));
  expect(heard).toEqual({ contexts: 0, starts: 0, resumed: 0 });
});

test('nothing is tried before the page has been used, and nothing is made up for', () => {
  activation.hasBeenActive = false;
  speaker.play('call');
  expect(heard.contexts).toBe(0);
  activation.hasBeenActive = true;
  expect(heard.starts).toBe(0);
});

test('a hidden page is silent', () => {
  browser.document.show('hidden');
  speaker.play('call');
  expect(heard.contexts).toBe(0);
});

test.each(sounds)('%s is played', (name) => {
  speaker.play(name);
  expect(heard.starts).toBeGreaterThan(0);
  expect(heard).toMatchObject({ contexts: 1, resumed: 1 });
});

test('one context is enough for all sounds', () => {
  speaker.play('dice', 'writing');
  speaker.play('water');
  expect(heard.contexts).toBe(1);
});

test('the same sound twice in one moment is heard once', () => {
  speaker.play('tick');
  speaker.play('tick');
  expect(heard.starts).toBe(1);
  vi.advanceTimersByTime(200);
  speaker.play('tick');
  expect(heard.starts).toBe(2);
});
