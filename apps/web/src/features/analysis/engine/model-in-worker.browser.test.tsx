import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EngineRequest } from './engine-types.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';
import { modelInWorker } from './model-in-worker.ts';

const request: EngineRequest = { clip: new Blob([]), type: 'general', age: null };
const watch = { signal: new AbortController().signal };

/** A worker that answers as it is told. */
class Puppet extends EventTarget {
  static last: Puppet;
  readonly told: ToWorker['kind'][] = [];
  terminated = false;

  constructor() {
    super();
    Puppet.last = this;
  }

  postMessage({ kind }: ToWorker): void {
    this.told.push(kind);
  }

  terminate(): void {
    this.terminated = true;
  }

  says(data: FromWorker): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

beforeEach(() => {
  vi.stubGlobal('Worker', Puppet);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a worker that cannot even be loaded is a device that cannot', async () => {
  const host = modelInWorker('/nowhere.js');
  const readiness = host.start({ loader: '', wasm: '', model: '' });
  Puppet.last.dispatchEvent(new Event('error'));
  expect(await readiness).toEqual({ ok: false, failure: 'deviceCannot' });
});

test('an analysis is told to the worker and cancelled there', async () => {
  const cancelled = new AbortController();
  const host = modelInWorker('/engine.js');
  const result = host.analyse(request, { signal: cancelled.signal });
  cancelled.abort();
  Puppet.last.says({ kind: 'done', result: { ok: false, failure: 'cancelled' } });
  expect(await result).toEqual({ ok: false, failure: 'cancelled' });
  expect(Puppet.last.told).toEqual(['analyse', 'cancel']);
});

test('a worker that breaks down in the middle leaves nobody waiting', async () => {
  const host = modelInWorker('/engine.js');
  const result = host.analyse(request, watch).catch(String);
  Puppet.last.says({ kind: 'broken' });
  expect(await result).toContain('broke down');
  expect(Puppet.last.terminated).toBe(true);
});

test('a detectLive is told to the worker, with the picture, and answered', async () => {
  const host = modelInWorker('/engine.js');
  const detectLive = host.detectLive(await createImageBitmap(new ImageData(4, 4)), false);
  expect(Puppet.last.told).toEqual(['detectLive']);
  Puppet.last.says({ kind: 'liveDetected', seen: { people: [], grey: null } });
  expect(await detectLive).toEqual({ people: [], grey: null });
});

test.each([
  ['breaks down', () => Puppet.last.says({ kind: 'broken' })],
  ['says nothing for 30 s', () => vi.advanceTimersByTime(30_500)],
])('a worker that %s during a detectLive leaves nobody waiting', async (_what, happens) => {
  const host = modelInWorker('/engine.js');
  const detectLive = host.detectLive(await createImageBitmap(new ImageData(4, 4)), false).catch(String);
  happens();
  expect(await detectLive).toContain('broke down');
  expect(Puppet.last.terminated).toBe(true);
});

test('a worker that is closed during a detectLive leaves nobody waiting', async () => {
  const host = modelInWorker('/engine.js');
  const detectLive = host.detectLive(await createImageBitmap(new ImageData(4, 4)), false);
  host.close();
  expect(await detectLive).toBe('notLooked');
});

test('a worker that says nothing for 30 s is ended; each word gives it another 30', async () => {
  const host = modelInWorker('/engine.js');
  const result = host.analyse(request, watch).catch(String);
  vi.advanceTimersByTime(29_000);
  Puppet.last.says({ kind: 'progress', fraction: 0.1, stage: 'coarse' });
  vi.advanceTimersByTime(29_000);
  expect(Puppet.last.terminated).toBe(false);
  vi.advanceTimersByTime(1_500);
  expect(await result).toContain('broke down');
  expect(Puppet.last.terminated).toBe(true);
});
