import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { PracticeDraft } from './machine/practice-draft.ts';
import { browserTabLock } from './machine/tab-lock.ts';
import { showPractice, START } from './testing/show-practice.tsx';
import { MINUTE, press, running, said, timer } from './testing/practice-tab-locators-and-steps.ts';

const STORED = 'touchline.practice.player-1';
const LOCK = 'touchline.drill.player-1';

const draft: PracticeDraft = {
  key: 'of the other tab',
  drillId: 'juggling',
  side: 'both',
  minutes: 5,
  timeZone: 'Europe/London',
  beginsAt: START - MINUTE,
  endsAt: START + 4 * MINUTE,
  pausedAt: null,
  sentResult: null,
  countedResult: null,
  typedResult: null,
  finishedEarlyAt: null,
  seenAt: START,
};

const held = async () => (await navigator.locks.query()).held?.map(({ name }) => name);

/** Another tab of the browser that runs a drill: it holds the turn, and its draft lies in storage. */
async function otherTabRuns(): Promise<{ close: () => void }> {
  const close = browserTabLock('player-1').take(false, () => undefined);
  onTestFinished(close);
  await expect.poll(held).toContain(LOCK);
  localStorage.setItem(STORED, JSON.stringify(draft));
  return { close };
}

// A page keeps its turn for a moment after its screen is gone: that of the test before.
beforeEach(async () => {
  localStorage.clear();
  await vi.waitUntil(async () => (await held())?.includes(LOCK) !== true, { timeout: 5_000 });
});

describe('a drill in another tab', () => {
  test('is not started over: the page says that it is running there', async () => {
    showPractice({ drillId: 'turning' });
    await expect.element(page.getByRole('button', { name: 'START DRILL' })).toBeVisible();
    await otherTabRuns();
    await press('START DRILL');
    await expect.element(page.getByText('A drill is running in another tab')).toBeVisible();
    await expect.element(said('4:00 left of Juggling, Both Feet')).toBeInTheDocument();
    expect(JSON.parse(String(localStorage.getItem(STORED)))).toMatchObject({ key: draft.key });
  });

  test('that waits for its result says so', async () => {
    await otherTabRuns();
    const { clock } = showPractice();
    await expect.element(page.getByText('A drill is running in another tab')).toBeVisible();
    clock.advance(5 * MINUTE);
    await expect.element(page.getByText('A drill waits for its result in another tab')).toBeVisible();
    await expect.element(page.getByText('Full time')).toBeVisible();
    await expect.element(page.getByText('Juggling, Both Feet', { exact: true })).toBeVisible();
    await expect.element(page.getByText(/ left of /)).not.toBeInTheDocument();
  });

  test('that has closed leaves it to this one', async () => {
    const { close } = await otherTabRuns();
    showPractice();
    await expect.element(page.getByText('A drill is running in another tab')).toBeVisible();
    close();
    await expect.element(page.getByText('Your drill is still running')).toBeVisible();
    await press('Back to the timer');
    await expect.element(timer()).toHaveTextContent('4:00');
  });

  test('that has saved it lets this one choose again', async () => {
    await otherTabRuns();
    showPractice();
    await expect.element(page.getByText('A drill is running in another tab')).toBeVisible();
    localStorage.removeItem(STORED);
    globalThis.dispatchEvent(new StorageEvent('storage', { key: STORED }));
    await expect.element(page.getByRole('button', { name: 'START DRILL' })).toBeVisible();
  });

  test('is taken over where the player insists, and the other way round', async () => {
    const { clock } = await running();
    clock.advance(MINUTE);
    await expect.element(timer()).toHaveTextContent('4:00');
    onTestFinished(browserTabLock('player-1').take(true, () => undefined));
    await expect.element(page.getByText('A drill is running in another tab')).toBeVisible();
    await press('Go on here');
    await expect.element(timer()).toHaveTextContent('4:00');
  });
});
