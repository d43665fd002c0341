import { expect, onTestFinished, vi } from 'vitest';
import { browserRecorder } from '../record/browser-recorder-tools.ts';
import type { RecorderTools } from '../record/recorder-machine.ts';

/**
 * A recorder whose clock stands still until `pass` moves it on, in milliseconds: what is shown for a moment stays until it has been
 * seen. `filmed` waits until pictures have been recorded, which no clock tells: what is stopped before has none in it.
 */
export function clockSetByHand(over: Partial<RecorderTools> = {}) {
  let now = 0;
  let bytes = 0;
  class CountedRecorder extends MediaRecorder {
    constructor(...how: ConstructorParameters<typeof MediaRecorder>) {
      super(...how);
      bytes = 0;
      this.addEventListener('dataavailable', ({ data }) => {
        bytes += data.size;
      });
    }
  }
  vi.stubGlobal('MediaRecorder', CountedRecorder);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const recorder: RecorderTools = { ...browserRecorder, now: () => now, ...over };
  return {
    recorder,
    pass: (milliseconds: number) => void (now += milliseconds),
    filmed: async () => {
      await expect.poll(() => bytes).toBeGreaterThan(0);
    },
  };
}
