import { expect, it } from 'vitest';
import { createTurnstile, TurnstileFull } from './turnstile.ts';

it('never lets more in than there are places, and keeps the order of asking', async () => {
  const turnstile = createTurnstile(2, 100);
  const started: number[] = [];
  let inside = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      turnstile.pass(async () => {
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
  const turnstile = createTurnstile(1, 10);
  const failing = turnstile.pass(() => Promise.reject(new Error('broken')));
  const next = turnstile.pass(async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  await expect(next).resolves.toBe('done');
  await expect(turnstile.pass(async () => 'again')).resolves.toBe('again');
});

it('turns away who would wait behind a full queue, and takes the next when there is room again', async () => {
  const turnstile = createTurnstile(1, 1);
  const { promise: door, resolve: open } = Promise.withResolvers<void>();
  const first = turnstile.pass(() => door);
  const second = turnstile.pass(async () => 'second');
  await expect(turnstile.pass(async () => 'third')).rejects.toThrow(TurnstileFull);
  open();
  await first;
  await expect(second).resolves.toBe('second');
  await expect(turnstile.pass(async () => 'fourth')).resolves.toBe('fourth');
});
