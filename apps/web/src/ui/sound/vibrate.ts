import { runWithFallback } from '../../store/run-with-fallback.ts';
import { soundSettings } from './sound-settings.ts';

/** Whether this device can be felt. */
export const canVibrate = 'vibrate' in navigator;

/** Milliseconds. */
const lengths = { cue: 120, end: 400 } as const;

/** Lets the phone be felt for a moment, where it can be and its sounds are on: beside a pitch a sound is soon missed. Never throws. */
export function vibrate(what: keyof typeof lengths): void {
  if (canVibrate && soundSettings().enabled) runWithFallback('buzz', () => navigator.vibrate(lengths[what]), false);
}
