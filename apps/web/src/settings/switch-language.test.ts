import { expect, onTestFinished, test, vi } from 'vitest';
import { chooseLanguage, type LanguageOutside } from './switch-language.ts';

/** A worker on its way that goes through the states it is told. */
function workerThat(...states: ServiceWorkerState[]) {
  const worker = new EventTarget() as EventTarget & { state: ServiceWorkerState; postMessage: (message: unknown) => void };
  const told: unknown[] = [];
  const next = (): void => {
    worker.state = states.shift() ?? worker.state;
    worker.dispatchEvent(new Event('statechange'));
  };
  worker.state = 'installing';
  worker.postMessage = (message) => {
    told.push(message);
    if (states.length > 0) queueMicrotask(next);
  };
  queueMicrotask(next);
  return { worker, told };
}

function browserWith(worker: unknown) {
  const done: string[] = [];
  const outside = {
    remember: (cookie: string) => void done.push(cookie.split(';', 1)[0] ?? ''),
    workers:
      worker === null
        ? null
        : {
            register: async (address: string) => {
              done.push(address);
              return { installing: worker, waiting: null, unregister: async () => done.push('unregister') };
            },
          },
    reload: () => void done.push('reload'),
  } as unknown as LanguageOutside;
  return { outside, done };
}

test('without a worker the choice is remembered and the server gives the page', async () => {
  const { outside, done } = browserWith(null);
  await chooseLanguage('de', outside);
  expect(done).toEqual(['touchline-language=de', 'reload']);
});

test('the worker of the other language takes over before the page is loaded anew', async () => {
  const { worker, told } = workerThat('installed', 'activated');
  const { outside, done } = browserWith(worker);
  await chooseLanguage('de', outside);
  expect(told).toEqual([{ type: 'SKIP_WAITING' }]);
  // The worker keeps pages that the server gives by the cookie: it is there before.
  expect(done).toEqual(['touchline-language=de', '/de/sw.js', 'reload']);
});

test('without a connection nothing changes', async () => {
  const { worker } = workerThat('redundant');
  const { outside, done } = browserWith(worker);
  await expect(chooseLanguage('de', outside)).rejects.toThrow('did not come');
  expect(done).toEqual(['touchline-language=de', '/de/sw.js', 'touchline-language=en']);
});

test('of two choices the last one counts', async () => {
  const { worker } = workerThat('installed');
  const { outside, done } = browserWith(worker);
  const first = chooseLanguage('de', outside);
  await expect.poll(() => worker.state).toBe('installed');
  await chooseLanguage('en', { ...outside, workers: null });
  worker.state = 'activated';
  worker.dispatchEvent(new Event('statechange'));
  await first;
  expect(done).toEqual(['touchline-language=de', '/de/sw.js', 'touchline-language=en', 'reload']);
});

test('where the worker of before is at work and is not let go, both go and the server gives the page', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { worker } = workerThat('installed');
  const { outside, done } = browserWith(worker);
  const chosen = chooseLanguage('de', outside);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(done).toEqual(['touchline-language=de', '/de/sw.js']);
  await vi.advanceTimersByTimeAsync(2_000);
  await chosen;
  expect(done).toEqual(['touchline-language=de', '/de/sw.js', 'unregister', 'reload']);
});

test('a worker that takes long to come is waited for', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { worker } = workerThat();
  const { outside, done } = browserWith(worker);
  const chosen = chooseLanguage('de', outside);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(done).toEqual(['touchline-language=de', '/de/sw.js']);
  worker.state = 'activated';
  worker.dispatchEvent(new Event('statechange'));
  await chosen;
  expect(done.at(-1)).toBe('reload');
});
