import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { engineFiles } from './engine-files.ts';
import { openEngine } from './open-engine.ts';

/** A worker that is loaded and never says that the model has started. */
class SilentWorker extends EventTarget {
  static started = 0;

  postMessage(): void {
    SilentWorker.started += 1;
  }

  terminate(): void {
    SilentWorker.started = 0;
  }
}

beforeEach(() => {
  SilentWorker.started = 0;
  vi.stubGlobal('Worker', SilentWorker);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Lets time pass until it has an end. */
async function readiness(): Promise<unknown> {
  const found: { end?: unknown } = {};
  void openEngine('lite').ready().then((end) => (found.end = end));
  while (found.end === undefined) {
    await new Promise(requestAnimationFrame);
    vi.advanceTimersByTime(SilentWorker.started > 0 ? 10_000 : 0);
  }
  return found.end;
}

test('a model that has arrived and does not start within 10 seconds is late, which is no want of a connection', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('the model'));
  expect(await readiness()).toEqual({ ok: false, failure: 'modelLate' });
  expect(fetched).toHaveBeenCalledTimes(engineFiles.lite.length);
});

test('a model that cannot be fetched has not arrived', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await readiness()).toEqual({ ok: false, failure: 'modelUnavailable' });
});
