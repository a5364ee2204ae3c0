// Keeping the page and its house on this device: a service worker does it.
import { mount } from 'svelte';
import { keep, kept } from '../lib/device';
import { learnWords } from './words';

/** What is fetched, compressed; as docs/offline.md has it. */
export const MEGABYTES = 10;

export const canKeep = (): boolean => 'serviceWorker' in navigator;

const script = '../sw.js';
const register = () => navigator.serviceWorker.register(new URL(script, import.meta.url));

/** Back when everything is kept. `progress` is told how much is, from 0 to 1. */
export async function prepare(progress: (share: number) => void = () => {}): Promise<void> {
  const hear = ({ data }: MessageEvent) => typeof data?.kept === 'number' && progress(data.kept);
  navigator.serviceWorker.addEventListener('message', hear);
  try {
    const { installing } = await register();
    if (installing) await finished(installing);
    keep('offline', 'yes');
  } finally {
    navigator.serviceWorker.removeEventListener('message', hear);
  }
}

function finished(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (worker.state === 'activated' || worker.state === 'installed') resolve();
      else if (worker.state === 'redundant') reject(new Error('not everything could be fetched'));
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** A line on which every byte is paid for. */
function isMetered(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; type?: string } };
  return connection?.saveData === true || connection?.type === 'cellular';
}

/** Once the page is idle: brings matches back to the server, keeps what an installed app needs, and offers a new version. */
export async function settle(): Promise<void> {
  if (kept('carrying') !== null) import('./carrying').then(({ tend }) => tend());
  if (!canKeep()) return;
  if (kept('offline') === null && !isMetered()) await prepare().catch(() => {}); // tried again with the next page
  const registration = await navigator.serviceWorker.getRegistration(new URL(script, import.meta.url));
  if (!registration) return;
  const offer = () => registration.waiting && navigator.serviceWorker.controller && ask(registration.waiting);
  const watch = () => {
    const { installing } = registration;
    if (installing) finished(installing).then(offer, () => {});
  };
  registration.addEventListener('updatefound', watch);
  watch(); // it may have been found before this page listened
  offer();
}

let asked = false;

async function ask(worker: ServiceWorker): Promise<void> {
  if (asked) return;
  asked = true;
  const [{ default: UpdatePrompt }] = await Promise.all([import('./UpdatePrompt.svelte'), learnWords()]);
  const update = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    worker.postMessage('take over');
  };
  mount(UpdatePrompt, { target: document.body, props: { update } });
}
