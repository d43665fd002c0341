import { speak } from '../../ui/sound/speech.ts';

/** The ten that a count has just reached or passed; null where there is none to be said. */
export function tenReached(before: number, now: number): number | null {
  const ten = Math.floor(now / 10) * 10;
  return ten > 0 && ten > before ? ten : null;
}

/** Says a number aloud, where the device can by itself and its sound is on. */
export function speakNumber(count: number): void {
  speak(String(count));
}
