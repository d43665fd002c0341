/** The sounds of the product; each is a few notes, synthesised, so nothing is downloaded. */
export type CueName =
  | 'tap'
  | 'tick'
  | 'go'
  | 'sixty'
  | 'thirty'
  | 'lastTen'
  | 'complete'
  | 'error'
  | 'tear'
  | 'common'
  | 'rare'
  | 'epic'
  | 'legendary';

/** One note of a cue. */
export interface Note {
  /** Seconds after the cue's start. */
  at: number;
  /** Seconds until it has died away. */
  lasts: number;
  /** Hertz. */
  pitch: number;
  /** Hertz it slides to. */
  to?: number;
  wave: OscillatorType;
  /** Loudness before the player's volume, 0..1. */
  gain: number;
}

const whistle = (at: number, lasts: number): Note[] => [
  { at, lasts, pitch: 2_350, to: 2_420, wave: 'sine', gain: 0.4 },
  { at, lasts, pitch: 2_050, to: 2_130, wave: 'triangle', gain: 0.22 },
];

const bell = (at: number, pitch: number, gain: number): Note[] => [
  { at, lasts: 0.5, pitch, wave: 'sine', gain },
  { at, lasts: 0.22, pitch: pitch * 2.01, wave: 'sine', gain: gain * 0.35 },
];

/** Foil that gives way: ever shorter, ever higher scratches. */
const tear: Note[] = [0, 0.05, 0.095, 0.135, 0.17].map((at, step) => ({
  at,
  lasts: 0.06,
  pitch: 900 + step * 320,
  to: 2_600 + step * 500,
  wave: 'sawtooth',
  gain: 0.274,
}));

/** Bells one after the other, `gap` seconds apart. */
const peal = (gap: number, gain: number, pitches: readonly number[]): Note[] =>
  pitches.flatMap((pitch, step) => bell(step * gap, pitch, gain));

/**
 * From a dry tap to the referee's whistle; the nearer the end, the higher. A card rings longer the rarer it is. Those of one
 * kind are equally loud, which `cue-loudness.browser.test.tsx` measures: who changes one sets its `gain` by that.
 */
export const cues: Record<CueName, ReadonlyArray<Note>> = {
  tap: [{ at: 0, lasts: 0.045, pitch: 320, to: 190, wave: 'triangle', gain: 0.373 }],
  tick: [{ at: 0, lasts: 0.12, pitch: 660, wave: 'square', gain: 0.297 }],
  go: whistle(0, 0.55),
  sixty: bell(0, 587, 0.45),
  thirty: [...bell(0, 659, 0.45), ...bell(0.18, 784, 0.45)],
  lastTen: [{ at: 0, lasts: 0.1, pitch: 988, wave: 'square', gain: 0.324 }],
  complete: [...whistle(0, 0.22), ...whistle(0.3, 0.22), ...whistle(0.6, 0.8), ...bell(0.75, 1_047, 0.3)],
  error: [
    { at: 0, lasts: 0.16, pitch: 233, wave: 'sawtooth', gain: 0.173 },
    { at: 0.17, lasts: 0.26, pitch: 175, wave: 'sawtooth', gain: 0.173 },
  ],
  tear,
  common: peal(0.09, 0.334, [523, 784]),
  rare: peal(0.09, 0.336, [523, 659, 988]),
  epic: peal(0.085, 0.334, [523, 659, 784, 1_175]),
  legendary: [
    ...peal(0.085, 0.334, [523, 659, 784, 1_047, 1_319]),
    { at: 0.42, lasts: 1.1, pitch: 262, wave: 'triangle', gain: 0.22 },
    { at: 0.42, lasts: 1.1, pitch: 392, wave: 'triangle', gain: 0.16 },
  ],
};
