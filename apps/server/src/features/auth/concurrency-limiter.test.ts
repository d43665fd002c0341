import { expect, it } from 'vitest';
import { createConcurrencyLimiter, ConcurrencyLimitReached } from './concurrency-limiter.ts';

it('never lets more in than there are places, and keeps the order of asking', async () => {
  const concurrencyLimiter = createConcurrencyLimiter(2, 100);
  const started: number[] = [];
  let inside = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      concurrencyLimiter.pass(async () => {
        started.push(number);
        inside += 1;
        most = Math.max(most, inside);
        await new Promise(setImmediate);
        inside -= 1;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(started).toEqual(Array.from({ length: 20 }, (_, number) => number));
});

it('gives the place on after a failure too', async () => {
  const concurrencyLimiter = createConcurrencyLimiter(1, 10);
  const failing = concurrencyLimiter.pass(() => Promise.reject(new Error('broken')));
  const next = concurrencyLimiter.pass(async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  await expect(next).resolves.toBe('done');
  await expect(concurrencyLimiter.pass(async () => 'again')).resolves.toBe('again');
});

it('turns away who would wait behind a full queue, and takes the next when there is room again', async () => {
  const concurrencyLimiter = createConcurrencyLimiter(1, 1);
  const { promise: door, resolve: open } = Promise.withResolvers<void>();
  const first = concurrencyLimiter.pass(() => door);
  const second = concurrencyLimiter.pass(async () => 'second');
  await expect(concurrencyLimiter.pass(async () => 'third')).rejects.toThrow(ConcurrencyLimitReached);
  open();
  await first;
  await expect(second).resolves.toBe('second');
  await expect(concurrencyLimiter.pass(async () => 'fourth')).resolves.toBe('fourth');
});
