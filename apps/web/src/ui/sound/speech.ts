import { useSyncExternalStore } from 'react';
import { runWithFallback } from '../../store/run-with-fallback.ts';
import { soundSettings } from './sound-settings.ts';

/**
 * A voice of the device in the language of the page; null where it has none. One that a browser borrows from its maker's
 * servers is never taken: what is spoken would be sent there.
 */
export function localVoice(): SpeechSynthesisVoice | null {
  if (!('speechSynthesis' in globalThis)) return null;
  const language = document.documentElement.lang.slice(0, 2) || 'en';
  const own = runWithFallback('voices', () => speechSynthesis.getVoices(), []).filter((voice) => voice.localService && voice.lang.toLowerCase().startsWith(language));
  return own.find((voice) => voice.default) ?? own[0] ?? null;
}

/**
 * Says something aloud at once, in place of what is being said; nothing where sound is off or no local voice is there.
 * Never throws: a voice that fails is silent.
 */
export function speak(text: string): void {
  const { enabled, volume } = soundSettings();
  const voice = enabled ? localVoice() : null;
  if (voice === null) return;
  runWithFallback(
    'voice',
    () => {
      const words = new SpeechSynthesisUtterance(text);
      words.voice = voice;
      words.lang = voice.lang;
      words.volume = volume;
      // What is late would only be wrong.
      speechSynthesis.cancel();
      speechSynthesis.speak(words);
    },
    undefined,
  );
}

/** Whether this device can speak by itself, followed: browsers learn of their voices some time after the start. */
export function useLocalVoice(): boolean {
  return useSyncExternalStore(onVoices, () => localVoice() !== null);
}

function onVoices(changed: () => void): () => void {
  if (!('speechSynthesis' in globalThis)) return () => undefined;
  // Some browsers have voices and tell nothing of them.
  runWithFallback('voices', () => speechSynthesis.addEventListener('voiceschanged', changed), undefined);
  return () => runWithFallback('voices', () => speechSynthesis.removeEventListener('voiceschanged', changed), undefined);
}
