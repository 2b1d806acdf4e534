/** The sounds of the table, made here note by note; loaded when somebody wants them. */

/** What can be heard. */
export type Sound = 'turn' | 'card' | 'move' | 'capture' | 'hop' | 'take' | 'bite' | 'won' | 'lost';

interface Note {
  /** When it begins and how long it rings, in seconds. */
  at: number;
  length: number;
  /** Its pitch, and the pitch it glides to. */
  from: number;
  to?: number;
  shape?: OscillatorType;
  loud?: number;
}

const bell = (at: number, from: number, loud = 0.5): Note[] => [
  { at, length: 0.7, from, loud },
  { at, length: 0.35, from: from * 2.01, loud: loud * 0.35 },
];

const NOTES: Record<Sound, readonly Note[]> = {
  turn: [...bell(0, 659), ...bell(0.16, 880)],
  card: [{ at: 0, length: 0.07, from: 320, to: 120, shape: 'triangle', loud: 0.5 }],
  move: [{ at: 0, length: 0.1, from: 190, to: 90, shape: 'triangle', loud: 0.9 }],
  capture: [
    { at: 0, length: 0.09, from: 240, to: 80, shape: 'triangle', loud: 1 },
    ...bell(0.07, 988, 0.3),
    ...bell(0.15, 1319, 0.3),
  ],
  hop: [{ at: 0, length: 0.16, from: 300, to: 620, shape: 'sine', loud: 0.5 }],
  take: [
    { at: 0, length: 0.04, from: 900, to: 500, shape: 'triangle', loud: 0.5 },
    { at: 0.07, length: 0.06, from: 600, to: 1100, shape: 'triangle', loud: 0.4 },
  ],
  bite: [
    { at: 0, length: 0.4, from: 110, to: 52, shape: 'sawtooth', loud: 0.5 },
    { at: 0.05, length: 0.35, from: 147, to: 60, shape: 'sawtooth', loud: 0.35 },
  ],
  won: [...bell(0, 523), ...bell(0.14, 659), ...bell(0.28, 784), ...bell(0.42, 1047, 0.6)],
  lost: [...bell(0, 392), ...bell(0.2, 330), ...bell(0.4, 262)],
};

/** How loud it is at most: beside a conversation, not over it. */
const VOLUME = 0.25;

let context: AudioContext | undefined;

/** Plays a sound; silently does nothing where the browser does not let it. */
export function play(sound: Sound): void {
  context ??= new AudioContext();
  // Browsers keep quiet until the first tap on the page.
  void context.resume().catch(() => undefined);
  for (const note of NOTES[sound]) ring(context, note);
}

function ring(audio: AudioContext, { at, length, from, to = from, shape = 'sine', loud = 0.5 }: Note): void {
  const start = audio.currentTime + at;
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = shape;
  tone.frequency.setValueAtTime(from, start);
  tone.frequency.exponentialRampToValueAtTime(to, start + length);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.linearRampToValueAtTime(loud * VOLUME, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length);
}
