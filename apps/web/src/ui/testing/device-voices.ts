import { onTestFinished, vi } from 'vitest';

/** A voice of the device itself. */
export const ownVoice = { name: 'Own', lang: 'en-GB', localService: true, default: false };
/** A voice that the browser borrows from its maker's servers. */
export const borrowedVoice = { name: 'Borrowed', lang: 'en-US', localService: false, default: true };

type Voice = typeof ownVoice;

class Utterance {
  voice: Voice | null = null;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A device with these voices, until the test ends; gives what is said aloud, by which voice. */
export function deviceVoices(...voices: readonly Voice[]): { readonly text: string; readonly by: string | undefined }[] {
  const spoken: { text: string; by: string | undefined }[] = [];
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  const spies = [
    vi.spyOn(speechSynthesis, 'getVoices').mockReturnValue(voices as readonly unknown[] as SpeechSynthesisVoice[]),
    vi.spyOn(speechSynthesis, 'speak').mockImplementation(({ text, voice }) => void spoken.push({ text, by: voice?.name })),
  ];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllGlobals();
  });
  return spoken;
}
