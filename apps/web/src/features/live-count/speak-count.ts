import { soundSettings } from '../../ui/sound/settings.ts';

/** The ten that a count has just reached or passed; null where there is none to be said. */
export function tenReached(before: number, now: number): number | null {
  const ten = Math.floor(now / 10) * 10;
  return ten > 0 && ten > before ? ten : null;
}

/** Says a number aloud, where the device can and its sound is on. */
export function speakCount(count: number): void {
  const { enabled, volume } = soundSettings();
  if (!enabled || !('speechSynthesis' in globalThis)) return;
  const words = new SpeechSynthesisUtterance(String(count));
  words.lang = 'en';
  words.volume = volume;
  // A number that is late would only be wrong.
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}
