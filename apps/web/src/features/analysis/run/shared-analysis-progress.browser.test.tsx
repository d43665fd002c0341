import type { Sharing } from '@touchline/domain';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { outcomeOf } from '../results/testing/engine-outcomes.ts';
import type { Begun, SendingWatch } from '../sending/initiate-and-upload.ts';
import type { Finished, Sending } from '../sending/sending-types.ts';
import { rememberSharing } from '../where-kept/last-sharing-choice.ts';
import { clip } from '../testing/sample-clip.ts';
import { chooseFile } from '../testing/choose-and-drag-file.ts';
import { showAnalysis } from '../testing/show-analysis.tsx';

const outcome = outcomeOf();
const said = (text: string) => page.getByText(text, { exact: true }).first();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const percent = () => Number(page.getByRole('progressbar', { name: 'Analyzing...' }).element().getAttribute('aria-valuenow'));

/** An analysis of a player who shares it, under way: the server does what the test says. */
async function sharing(choice: 'account' | 'clip') {
  const playerId = crypto.randomUUID();
  rememberSharing(playerId, choice);
  onTestFinished(() => localStorage.removeItem(`touchline.analysis-sharing.${playerId}`));
  const begun = Promise.withResolvers<Begun>();
  const finished = Promise.withResolvers<Finished>();
  const watches: { begin?: SendingWatch; finish?: SendingWatch } = {};
  const places: Sharing[] = [];
  const cancel = vi.fn<Sending['cancel']>(async () => undefined);
  const sending: Partial<Sending> = {
    begin: (made, watch) => {
      places.push(made.sharing);
      watches.begin = watch;
      watch.signal.addEventListener('abort', () => begun.resolve({ name: 'later' }));
      return begun.promise;
    },
    finish: (_id, _begun, watch) => {
      if (watch !== undefined) watches.finish = watch;
      return finished.promise;
    },
    cancel,
    onlyHere: async () => [],
    status: () => ({ status: 'unknown' }),
    clipState: () => null,
    subscribe: () => () => undefined,
  };
  const shown = showAnalysis({
    playerId,
    sending: sending as Sending,
    clips: { open: async () => clip },
    analyse: async (_request, { signal }) => (signal.aborted ? { ok: false, failure: 'cancelled' } : { ok: true, outcome }),
  });
  await chooseFile(new File(['x'], 'x.mp4'));
  await page.getByRole('radio', { name: 'Shooting', exact: true }).click();
  await button('Analyze My Form').click();
  await expect.element(page.getByRole('dialog', { name: 'Analyzing...' })).toBeVisible();
  return { ...shown, watches, places, cancel, begin: begun.resolve, finish: finished.resolve };
}

describe('an analysis that is shared', () => {
  test('sends no more than the chooser says: a video chosen before stays here where it cannot be chosen now', async () => {
    const { places } = await sharing('clip');
    await expect.poll(() => places).toEqual(['account']);
  });

  test('shows each step of the server by the table, and is complete with its answer', async () => {
    const { watches, begin, finish } = await sharing('account');
    watches.begin?.onProgress('preparing', 0);
    await expect.element(said('Getting a place in your account')).toBeVisible();
    begin({ name: 'ready' });
    await expect.poll(() => watches.finish).toBeDefined();
    watches.finish?.onProgress('submitting', 0.5);
    await expect.element(said('Sending your skeleton')).toBeVisible();
    await expect.poll(percent).toBe(72);
    watches.finish?.onProgress('aiAnalysis', 0.5);
    await expect.element(said('Waiting for the review from your account')).toBeVisible();
    await expect.poll(percent).toBe(85);
    finish('complete');
    await expect.element(said('Analysis complete!')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Your shooting review' })).toBeVisible();
  });

  test('says that the server does not answer, and when it is asked again, for as long as that is so', async () => {
    const { watches } = await sharing('account');
    watches.begin?.onProgress('uploading', 1);
    watches.begin?.onProgress('verifying', 0);
    await expect.element(said('Checking that it arrived')).toBeVisible();
    watches.begin?.onWait(Date.now() + 20_000);
    await expect.element(page.getByText(/^No answer\. We try again in (20|1\d) s\.$/)).toBeVisible();
    await expect.element(page.getByText(/Waiting for the server/).first()).toBeVisible();
    await expect.element(said('Checking that it arrived')).not.toBeInTheDocument();
    watches.begin?.onProgress('uploading', 1);
    await expect.element(said('Sending your video')).toBeVisible();
    await expect.element(page.getByText(/We try again/)).not.toBeInTheDocument();
  });

  test('lets go of the player once the device’s review is saved', async () => {
    const { begin, onHold } = await sharing('account');
    begin({ name: 'ready' });
    await expect.element(button('See your review now')).toBeVisible();
    await expect.element(button('Cancel')).not.toBeInTheDocument();
    expect(onHold.mock.calls.at(-1)).toEqual([null]);
    const event = new Event('beforeunload', { cancelable: true });
    globalThis.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    await button('See your review now').click();
    await expect.element(page.getByRole('heading', { name: 'Your shooting review' })).toBeVisible();
  });

  test('takes the player to practice at once from there', async () => {
    const { begin, onNavigate } = await sharing('account');
    begin({ name: 'ready' });
    await expect.element(button('See your review now')).toBeVisible();
    await button('Go to Practice').click();
    await expect.poll(() => onNavigate.mock.calls).toEqual([['practice']]);
  });

  test('is left for the review with Escape', async () => {
    const { begin } = await sharing('account');
    begin({ name: 'ready' });
    await expect.element(button('See your review now')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('heading', { name: 'Your shooting review' })).toBeVisible();
  });

  test('that the server fails at says that the device’s review is used', async () => {
    const { begin, finish } = await sharing('account');
    begin({ name: 'ready' });
    finish('failed');
    await expect.element(said('Using enhanced local analysis results')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Your shooting review' })).toBeVisible();
  });

  test('whose place is refused says why, and stays on the device', async () => {
    const { begin } = await sharing('account');
    begin({ name: 'refused', failure: 'Not today' });
    await expect.element(page.getByText(/This one stays on your device$/).first()).toBeVisible();
    await expect.element(said('Not today')).toBeVisible();
    await said('Where it is kept').click();
    await expect.element(said('This review was made on this device. Nobody else saw your video.')).toBeVisible();
  });

  test('called off before its place is there is taken back', async () => {
    const { cancel } = await sharing('account');
    await button('Cancel').click();
    await expect.element(button('Analyze My Form')).toBeVisible();
    await expect.poll(() => cancel.mock.calls.length).toBe(1);
  });
});

test('an upload shows what has left, and need not be waited for', async () => {
  const { watches, begin, finish } = await sharing('account');
  watches.begin?.onProgress('uploading', 0.5);
  await expect.element(said('Sending your video')).toBeVisible();
  await expect.poll(percent).toBe(25);
  await button('Do not wait for it').click();
  await expect.element(button('See your review now')).toBeVisible();
  begin({ name: 'ready' });
  finish('complete');
  await expect.element(said('Analysis complete!')).toBeVisible();
});
