// Plays sounds, once somebody has chosen them on this device and has used the page.
import { sound, type SoundName } from './sounds';
import type { Volume } from './settings.svelte';

const LOUD: Record<Volume, number> = { off: 0, soft: 0.35, full: 1 };
const GAP = 120; // milliseconds: what happens at once is heard once
const APART = 0.18; // seconds between different sounds of one moment

export class Speaker {
  private context: AudioContext | null = null;
  private out: GainNode | null = null;
  private last = new Map<SoundName, number>();

  constructor(private volume: () => Volume) {}

  play(...names: SoundName[]): void {
    const due = names.filter((name) => Date.now() - (this.last.get(name) ?? 0) >= GAP);
    const volume = this.volume();
    if (due.length === 0 || volume === 'off' || document.visibilityState === 'hidden') return;
    // Until a page has been used, browsers let nothing be heard; and later would be too late.
    if (!navigator.userActivation.hasBeenActive) return;
    const { context, out } = this.opened();
    out.gain.value = LOUD[volume];
    due.forEach((name, n) => {
      this.last.set(name, Date.now());
      sound(name, { context, out, at: context.currentTime + n * APART });
    });
  }

  close(): void {
    this.context?.close();
    this.context = null;
  }

  private opened(): { context: AudioContext; out: GainNode } {
    if (!this.context || !this.out) {
      this.context = new AudioContext();
      this.out = this.context.createGain();
      this.out.connect(this.context.destination);
    }
    if (this.context.state !== 'running') this.context.resume();
    return { context: this.context, out: this.out };
  }
}
