import { browserRecorder } from '../record/browser-recorder-tools.ts';
import type { RecorderTools } from '../record/recorder-machine.ts';

/** A recorder whose clock stands still until `pass` moves it on, in milliseconds: what is shown for a moment stays until it has been seen. */
export function clockSetByHand(over: Partial<RecorderTools> = {}) {
  let now = 0;
  const recorder: RecorderTools = { ...browserRecorder, now: () => now, ...over };
  return { recorder, pass: (milliseconds: number) => void (now += milliseconds) };
}
