import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../ui/testing/show-component.tsx';
import { localDrafts } from './machine/practice-draft.ts';
import { pause, resume } from './machine/drill-clock.ts';
import { RunningDrillBar } from './RunningDrillBar.tsx';
import { UnfinishedDrillCard } from './UnfinishedDrillCard.tsx';
import { manualClock } from './testing/manual-clock.ts';
import { MINUTE, START, storedDraft } from './testing/practice-machine-harness.ts';

const drafts = localDrafts('player-1', localStorage);
const shown = (name: string) => page.getByRole('button', { name, exact: true });

/** Three minutes before the end of a drill that another page began. */
function elsewhere() {
  const clock = manualClock(START);
  const onOpen = vi.fn<() => void>();
  show(<RunningDrillBar playerId="player-1" {...{ onOpen, clock }} />);
  return { clock, onOpen };
}

beforeEach(() => localStorage.clear());

test('tells the time left, second by second, and is the way back', async () => {
  drafts.write(storedDraft);
  const { clock, onOpen } = elsewhere();
  await expect.element(shown('3:00 Juggling Back to the timer')).toBeVisible();
  await expect.poll(() => clock.wakeUps()).toBe(1);
  clock.advance(1_000);
  await expect.element(shown('2:59 Juggling Back to the timer')).toBeVisible();
  clock.sleep(MINUTE);
  await shown('1:59 Juggling Back to the timer').click();
  expect(onOpen).toHaveBeenCalledOnce();
});

test('stands still while the drill is paused, and goes on with it', async () => {
  drafts.write({ ...storedDraft, ...pause(storedDraft, START) });
  const { clock } = elsewhere();
  await expect.element(shown('3:00 Juggling Paused')).toBeVisible();
  expect(clock.wakeUps()).toBe(0);
  clock.advance(10 * MINUTE);
  drafts.write({ ...storedDraft, ...resume(pause(storedDraft, START), clock.now()), seenAt: clock.now() });
  await expect.element(shown('3:00 Juggling Back to the timer')).toBeVisible();
  await expect.poll(() => clock.wakeUps()).toBe(1);
  clock.advance(MINUTE);
  await expect.element(shown('2:00 Juggling Back to the timer')).toBeVisible();
});

test('asks for the result once the drill is over, and is gone with it', async () => {
  drafts.write(storedDraft);
  const { clock } = elsewhere();
  await expect.element(shown('3:00 Juggling Back to the timer')).toBeVisible();
  await expect.poll(() => clock.wakeUps()).toBe(1);
  clock.advance(3 * MINUTE);
  await expect.element(shown('Juggling Save your result')).toBeVisible();
  expect(clock.wakeUps()).toBe(0);
  drafts.clear(storedDraft.key);
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test('of nothing is nothing', async () => {
  elsewhere();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test('on the dashboard a result that is not saved is the one thing to do, until it is gone', async () => {
  drafts.write(storedDraft);
  const clock = manualClock(START);
  const onOpen = vi.fn<() => void>();
  show(
    <UnfinishedDrillCard playerId="player-1" {...{ onOpen, clock }}>
      <p>Next up</p>
    </UnfinishedDrillCard>,
  );
  await expect.element(shown('Back to the timer')).toBeVisible();
  await expect.poll(() => clock.wakeUps()).toBe(1);
  clock.advance(3 * MINUTE);
  await expect.element(page.getByRole('region', { name: 'Juggling' })).toMatchTextContent(/Not saved yet.*5 minutes done/);
  await shown('Save your result').click();
  expect(onOpen).toHaveBeenCalledOnce();
  await expect.element(page.getByText('Next up')).not.toBeInTheDocument();
  drafts.clear(storedDraft.key);
  await expect.element(page.getByText('Next up')).toBeVisible();
});

test.each([
  ['goes up with the page in a talk', false],
  ['stays at the top elsewhere, with no text beside it', true],
])('%s', async (_, sticks) => {
  drafts.write(storedDraft);
  show(
    <div style={{ height: '200vh' }}>
      <RunningDrillBar playerId="player-1" onOpen={() => undefined} clock={manualClock(START)} sticks={sticks} />
    </div>,
  );
  const clock = shown('3:00 Juggling Back to the timer');
  await expect.element(clock).toBeVisible();
  scrollTo(0, innerHeight / 2);
  const { top } = clock.element().getBoundingClientRect();
  expect(top >= 0).toBe(sticks);
  const beside = document.elementFromPoint(innerWidth - 4, Math.max(top, 0) + 4);
  expect(beside?.contains(clock.element())).toBe(true);
  expect(beside?.matches('div:has(> button)')).toBe(sticks);
  scrollTo(0, 0);
});
