// Every sound, made of noise and tones when it is played: there are no recordings.
export const sounds = ['dice', 'writing', 'stone', 'water', 'tick', 'call', 'best'] as const;
export type SoundName = (typeof sounds)[number];

/** Where a sound goes, and when it begins by the context's clock. */
export interface Stage {
  context: BaseAudioContext;
  out: AudioNode;
  at: number;
}

/** Loudness from the start of a part to its end: up, by default at once, and down like anything that is struck. */
function fading({ context, out }: Stage, from: number, seconds: number, loud: number, rise = 0.004): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, from);
  gain.gain.exponentialRampToValueAtTime(loud, from + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + seconds);
  gain.connect(out);
  return gain;
}

interface Tone {
  after?: number;
  pitch: number;
  /** Where the pitch glides. */
  to?: number;
  seconds: number;
  loud: number;
  shape?: OscillatorType;
}

function tone(stage: Stage, { after = 0, pitch, to = pitch, seconds, loud, shape = 'sine' }: Tone): void {
  const from = stage.at + after;
  const voice = stage.context.createOscillator();
  voice.type = shape;
  voice.frequency.setValueAtTime(pitch, from);
  voice.frequency.exponentialRampToValueAtTime(to, from + seconds);
  voice.connect(fading(stage, from, seconds, loud));
  voice.start(from);
  voice.stop(from + seconds);
}

interface Hiss {
  after?: number;
  /** What is left of the noise. */
  pitch: number;
  width: number;
  seconds: number;
  /** Seconds until it is loudest, if it is not struck. */
  rise?: number;
  loud: number;
}

function hiss(stage: Stage, { after = 0, pitch, width, seconds, rise, loud }: Hiss): void {
  const { context } = stage;
  const from = stage.at + after;
  const buffer = context.createBuffer(1, Math.ceil(seconds * context.sampleRate), context.sampleRate);
  buffer.getChannelData(0).forEach((_, n, samples) => (samples[n] = 2 * Math.random() - 1));
  const noise = context.createBufferSource();
  noise.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = width;
  noise.connect(filter).connect(fading(stage, from, seconds, loud, rise));
  noise.start(from);
}

/** A block of wood on felt: a click and a body, which is high enough for the loudspeaker of a phone. */
function knock(stage: Stage, after: number, loud: number, pitch = 1900): void {
  hiss(stage, { after, pitch, width: 2, seconds: 0.06, loud: loud * 1.8 });
  tone(stage, { after, pitch: pitch / 3, to: pitch / 4, seconds: 0.09, loud: loud * 0.6 });
}

const around = (value: number, share: number) => value * (1 + share * (2 * Math.random() - 1));

const recipes: Record<SoundName, (stage: Stage) => void> = {
  // Two dice, each with two bounces, the second a little later: as they move on the screen.
  dice(stage) {
    [0, 0.08, 0.27, 0.36, 0.5, 0.57].forEach((after, n) => knock(stage, around(after, 0.06), 0.34 * 0.76 ** n, around(2100, 0.15)));
  },
  writing(stage) {
    [0, 0.075, 0.15].forEach((after, n) => hiss(stage, { after, pitch: 3000 + 400 * n, width: 1.2, seconds: 0.085, loud: 0.55 }));
  },
  stone: (stage) => knock(stage, 0, 0.4, 2600),
  water(stage) {
    // One breath of noise would be a splash; several make it run.
    [0, 0.25, 0.5, 0.75, 1].forEach((after) => hiss(stage, { after, pitch: around(620, 0.2), width: 0.7, seconds: 0.7, rise: 0.2, loud: 0.2 }));
    for (let n = 0; n < 16; n += 1) {
      const pitch = around(620, 0.45);
      tone(stage, { after: around(0.1 * n, 0.2), pitch, to: pitch * 1.7, seconds: 0.09, loud: 0.09 });
    }
  },
  tick(stage) {
    tone(stage, { pitch: 1500, to: 1100, seconds: 0.07, loud: 0.4, shape: 'triangle' });
  },
  // A bell on a counter.
  call(stage) {
    tone(stage, { pitch: 1175, seconds: 0.9, loud: 0.2 });
    tone(stage, { pitch: 2943, seconds: 0.4, loud: 0.07 });
    tone(stage, { after: 0.13, pitch: 1175, seconds: 0.9, loud: 0.17 });
  },
  best(stage) {
    [523, 659, 784, 1047].forEach((pitch, n) => tone(stage, { after: 0.11 * n, pitch, seconds: 0.5, loud: 0.18, shape: 'triangle' }));
  },
};

export const sound = (name: SoundName, stage: Stage): void => recipes[name](stage);
