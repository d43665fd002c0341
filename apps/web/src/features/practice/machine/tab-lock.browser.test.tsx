import { expect, onTestFinished, test, vi } from 'vitest';
import { browserTabLock } from './tab-lock.ts';

const tell = () => vi.fn<(told: boolean) => void>();
const nobody = () => undefined;

/** Two tabs of a player's browser. */
function tabs() {
  const player = crypto.randomUUID();
  return { first: browserTabLock(player), second: browserTabLock(player) };
}

/** Ends with the test. */
function ends(end: () => void): () => void {
  onTestFinished(end);
  return end;
}

test('a page hands the turn from one screen to the next without letting another tab have it', async () => {
  const { first, second } = tabs();
  const elsewhere = tell();
  const leave = first.take(false, nobody);
  ends(second.watch(elsewhere));
  await expect.poll(() => elsewhere.mock.lastCall).toEqual([true]);
  const isHere = tell();
  leave();
  // The next screen is drawn a while later on an old phone.
  await new Promise((resolve) => setTimeout(resolve, 300));
  const end = ends(first.hold(isHere));
  await expect.poll(() => isHere.mock.lastCall).toEqual([true]);
  expect(elsewhere.mock.calls).toEqual([[true]]);
  end();
  await expect.poll(() => elsewhere.mock.lastCall).toEqual([false]);
});

test('to its own screens the turn of a page is not elsewhere, until another tab takes it', async () => {
  const { first, second } = tabs();
  const isHere = tell();
  const elsewhere = tell();
  ends(first.hold(isHere));
  await expect.poll(() => isHere.mock.lastCall).toEqual([true]);
  ends(first.watch(elsewhere));
  await expect.poll(() => elsewhere.mock.lastCall).toEqual([false]);
  const close = ends(second.take(true, nobody));
  await expect.poll(() => isHere.mock.lastCall).toEqual([false]);
  await expect.poll(() => elsewhere.mock.lastCall).toEqual([true]);
  close();
  await expect.poll(() => isHere.mock.lastCall).toEqual([true]);
});

test('who waits gets it when it is free, and at once where the player insists', async () => {
  const { first, second } = tabs();
  const onLost = vi.fn<() => void>();
  ends(first.take(false, onLost));
  const isHere = tell();
  ends(second.hold(isHere));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isHere).not.toHaveBeenCalled();
  ends(second.take(true, nobody));
  await expect.poll(() => isHere.mock.lastCall).toEqual([true]);
  expect(onLost).toHaveBeenCalledOnce();
});

test('what is given back is free', async () => {
  const { first, second } = tabs();
  const isHere = tell();
  first.take(false, nobody)();
  ends(second.hold(isHere));
  await expect.poll(() => isHere.mock.lastCall).toEqual([true]);
});
