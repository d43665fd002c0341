import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { profile } from '../testing/player-server.ts';
import { button, heading, openMainApp } from '../testing/open-main-app.tsx';

const question = () => page.getByRole('alertdialog', { name: 'Stop this session?' });
const goTo = (digit: number) => userEvent.keyboard(`{Control>}${digit}{/Control}`);

/** A drill of one minute in its countdown. */
async function startDrill(): Promise<void> {
  await openMainApp();
  await startOneMore();
}

async function startOneMore(): Promise<void> {
  location.hash = '#practice';
  await page.getByRole('combobox', { name: 'Drill' }).click();
  await page.getByRole('option', { name: /^Juggling/ }).click();
  await button('START DRILL').click();
  await expect.element(page.getByText('Get ready')).toBeVisible();
}

/** A drill whose clock runs: the countdown is a matter of the clock, which is put forward. */
async function runDrill(): Promise<void> {
  await startDrill();
  await countDown();
}

/** As `runDrill`, in the main app that is open. */
async function runOneMore(): Promise<void> {
  await startOneMore();
  await countDown();
}

async function countDown(): Promise<void> {
  vi.setSystemTime(Date.now() + 20_000);
  await expect.element(button('Pause')).toBeVisible();
}

afterEach(() => {
  vi.useRealTimers();
});

describe('a drill under way', () => {
  it('is left neither by keys, Back nor another hash without the stop question, a no keeps it, and a yes leads where the player wanted to go', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await runDrill();
    const keepsGoing = async () => {
      await expect.element(question()).toBeVisible();
      await expect.poll(() => location.hash).toBe('#practice');
      await question().getByRole('button', { name: 'Keep going' }).click();
      await expect.element(question()).not.toBeInTheDocument();
      await expect.element(button('Pause')).toBeVisible();
      expect(location.hash).toBe('#practice');
    };
    await goTo(1);
    await keepsGoing();
    history.back();
    await keepsGoing();
    location.hash = '#coach';
    await keepsGoing();
    await goTo(3);
    await question().getByRole('button', { name: 'Stop session' }).click();
    await expect.element(heading('Reward Store')).toBeVisible();
    expect(location.hash).toBe('#rewards');
    await expect.element(page.getByText(/Practice session stopped\. No rewards earned\./).first()).toBeVisible();
    await runOneMore();
    location.hash = '#coach';
    await question().getByRole('button', { name: 'Stop session' }).click();
    await expect.element(heading('AI Coach')).toBeVisible();
    // What a no has kept can be stopped later, and stays where it was.
    await runOneMore();
    await goTo(1);
    await keepsGoing();
    await button('Stop').click();
    await question().getByRole('button', { name: 'Stop session' }).click();
    await expect.element(button('START DRILL')).toBeVisible();
    expect(location.hash).toBe('#practice');
  });

  it('is only a countdown that Back calls off, what was chosen is still there, or whoever goes elsewhere', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await startDrill();
    history.back();
    await expect.element(button('START DRILL')).toBeVisible();
    await expect.element(page.getByText('Get ready')).not.toBeInTheDocument();
    await expect.poll(() => location.hash).toBe('#practice');
    await expect.element(page.getByRole('combobox', { name: 'Drill' })).toHaveTextContent('Juggling (Ball Control)');
    await button('START DRILL').click();
    await expect.element(page.getByText('Get ready')).toBeVisible();
    await goTo(1);
    await expect.element(heading('Dashboard')).toBeInTheDocument();
    expect(location.hash).toBe('#dashboard');
    location.hash = '#practice';
    await expect.element(button('START DRILL')).toBeVisible();
    await expect.element(page.getByText('Get ready')).not.toBeInTheDocument();
  });
});

it('the drill to do now counts down at one press, and once: called off, it waits for whoever comes back', async () => {
  await openMainApp();
  await button('START DRILL').click();
  await expect.element(page.getByText('Get ready')).toBeVisible();
  await expect.element(page.getByRole('dialog', { name: 'Toe Taps' })).toBeVisible();
  await button('Cancel').click();
  await expect.element(page.getByRole('combobox', { name: 'Drill' })).toHaveTextContent('Toe Taps (Ball Control)');
  location.hash = '#dashboard';
  await expect.element(heading('Dashboard')).toBeInTheDocument();
  location.hash = '#practice';
  await expect.element(page.getByRole('combobox', { name: 'Drill' })).toHaveTextContent('Toe Taps (Ball Control)');
  await expect.element(button('START DRILL')).toBeVisible();
  await expect.element(page.getByText('Get ready')).not.toBeInTheDocument();
});

it('a drill that a reload left running is seen from every other place, and is a press away', async () => {
  await openMainApp();
  const beginsAt = Date.now() - 60_000;
  const drill = { key: 'key', drillId: 'juggling', side: 'both', minutes: 5, timeZone: 'Europe/London' };
  const clockOfDrill = { beginsAt, endsAt: beginsAt + 5 * 60_000, pausedAt: null, sentResult: null, seenAt: beginsAt };
  localStorage.setItem(`touchline.practice.${profile.id}`, JSON.stringify({ ...drill, ...clockOfDrill }));
  globalThis.dispatchEvent(new StorageEvent('storage'));
  // The one thing to do on the dashboard, and small elsewhere.
  await expect.element(page.getByRole('region', { name: 'Your drill is still running' }).getByRole('button', { name: 'Back to the timer' })).toBeVisible();
  await expect.element(button('START DRILL')).not.toBeInTheDocument();
  location.hash = '#rewards';
  const clock = page.getByRole('button', { name: /Juggling Back to the timer$/ });
  await expect.element(clock).toBeVisible();
  await clock.click();
  // Straight to it, with nothing to press between.
  await expect.element(page.getByRole('timer', { name: 'Time left' })).toBeVisible();
  await expect.element(clock).not.toBeInTheDocument();
});
