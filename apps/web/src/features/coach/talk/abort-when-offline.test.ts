import { expect, it } from 'vitest';
import { abortWhenOffline } from './abort-when-offline.ts';

/** Something under way that ends only when it is left. */
const hanging = (signals: AbortSignal[]) => (signal: AbortSignal) => {
  signals.push(signal);
  return new Promise<void>((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });
};

it('leaves what is under way as the page goes offline, as a connection that is not there', async () => {
  const page = new EventTarget();
  const signals: AbortSignal[] = [];
  const asked = abortWhenOffline(page, new AbortController().signal, hanging(signals));
  page.dispatchEvent(new Event('offline'));
  await expect(asked).rejects.toMatchObject({ status: 0, code: 'network' });
  expect(signals[0]?.aborted).toBe(true);
});

it('is left as it is asked to, which is no lost connection', async () => {
  const left = new AbortController();
  const asked = abortWhenOffline(new EventTarget(), left.signal, hanging([]));
  left.abort();
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
});

it('hears of no connection once it is done', async () => {
  const page = new EventTarget();
  const signals: AbortSignal[] = [];
  await abortWhenOffline(page, new AbortController().signal, async (signal) => void signals.push(signal));
  page.dispatchEvent(new Event('offline'));
  expect(signals[0]?.aborted).toBe(false);
});
