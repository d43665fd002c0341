import { ApiError } from '@touchline/contracts/client';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { memoryStore } from '../../../offline/testing/queue-stores.ts';
import { savedSession } from '../testing/sample-save-session-response.ts';
import type { Save } from '../testing/show-practice.tsx';
import { tellRun } from './routine-run-store.ts';
import { runIn, withFinished } from './routine-run.ts';
import { COUNTDOWN, MINUTE, press, result, said } from '../testing/practice-tab-locators-and-steps.ts';
import { saving, started, resting, rest, finished } from '../testing/start-routine.ts';

beforeEach(() => {
  localStorage.clear();
});

describe('a routine that a reload interrupts', () => {
  test('in a drill is at that drill again, and goes on to the next', async () => {
    // Whatever was chosen elsewhere before.
    const { clock, reload } = await started({ save: saving(), drillId: 'turning' });
    clock.advance(MINUTE);
    await reload();
    await expect.element(said('Your drill is still running')).toBeVisible();
    await press('Back to the timer');
    await expect.element(said('Drill 1 of 2 · Next: Toe Taps')).toBeVisible();
    clock.advance(4 * MINUTE);
    await expect.element(result()).toBeVisible();
    await press('Save & Earn Tokens');
    await expect.element(rest()).toHaveTextContent('0:30');
  });

  test('in a rest is in that rest again, and does not run off by itself', async () => {
    const { clock, reload } = await resting({ save: saving() });
    clock.advance(10_000);
    await reload();
    await expect.element(rest()).toHaveTextContent('0:20');
    clock.advance(20_000);
    await expect.element(page.getByRole('heading', { name: 'Ready?' })).toBeVisible();
    await press('Start now');
    await expect.element(said('Get ready')).toBeInTheDocument();
  });

  test('is over with its summary', async () => {
    const { reload } = await resting({ save: saving() });
    await press('End routine');
    await page.getByRole('alertdialog').getByRole('button', { name: 'End routine' }).click();
    await expect.element(page.getByRole('heading', { name: '1 of 2 drills done' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await press('Back to dashboard');
    await reload();
    await expect.element(page.getByRole('button', { name: 'START DRILL' })).toBeVisible();
  });
});

test('a refused save stays with its drill, after a reload too, and the routine goes on once it is saved', async () => {
  const answers = saving();
  let isFull = true;
  const save: Save = (post, key) =>
    isFull ? Promise.reject(new ApiError({ status: 422, code: 'day_full', message: 'The day is full.' })) : answers(post, key);
  const { clock, reload } = await started({ save, store: memoryStore() });
  clock.advance(5 * MINUTE);
  await result().fill('12');
  await press('Save & Earn Tokens');
  await expect.element(said('The day is full.')).toBeVisible();
  await expect.element(said('Drill 1 of 2')).toBeVisible();
  await reload();
  isFull = false;
  await expect.element(said('Drill 1 of 2')).toBeVisible();
  await press('Save & Earn Tokens');
  await expect.element(rest()).toHaveTextContent('0:30');
  expect(answers).toHaveBeenCalledTimes(1);
});

test('what another tab has finished of it is finished here, and the next drill does not begin in both', async () => {
  const { clock } = await started();
  const name = 'touchline.routine-run.player-1';
  const run = runIn(localStorage.getItem(name), clock.now());
  const key = run?.keys[0] ?? '';
  localStorage.removeItem('touchline.practice.player-1');
  if (run !== null) {
    const step = { key, drillId: 'juggling', minutes: 5, result: 12, saved: null };
    localStorage.setItem(name, JSON.stringify(withFinished(run, step, clock.now())));
  }
  globalThis.dispatchEvent(new StorageEvent('storage', { key: name }));
  await expect.element(rest()).toHaveTextContent('0:30');
  clock.advance(31_000);
  await expect.element(page.getByRole('heading', { name: 'Ready?' })).toBeVisible();
});

test('without a connection each session waits, and what arrives later is told', async () => {
  const answers = saving();
  let isConnected = false;
  const save: Save = (post, key) =>
    isConnected ? answers(post, key) : Promise.reject(new ApiError({ status: 0, code: 'network', message: 'Network error' }));
  const { clock, outbox } = await resting({ save, store: memoryStore() });
  await press('Start now');
  clock.advance(COUNTDOWN + MINUTE);
  await expect.element(result()).toBeVisible();
  await press('Save & Earn Tokens');
  await expect.element(page.getByRole('heading', { name: 'Routine done' })).toBeVisible();
  await expect.element(finished().nth(0)).toHaveTextContent('Juggling, 5 minutes12 touchesWaits to be sent');
  await expect.element(said(/^Your drills are safe on this device/)).toBeVisible();
  expect(outbox.state().waiting).toHaveLength(2);
  isConnected = true;
  await outbox.sendDue();
  await expect.element(finished().nth(1)).toHaveTextContent('Toe Taps, 1 minute+53 XP, +45 tokens');
  await expect.element(page.getByRole('region', { name: 'Tokens', exact: true })).toBeVisible();
});

test('its summary stays on screen though another tab begins a single drill, and leaving it ends no routine of that tab', async () => {
  await resting({ save: saving() });
  await press('End routine');
  await page.getByRole('alertdialog').getByRole('button', { name: 'End routine' }).click();
  const over = page.getByRole('heading', { name: '1 of 2 drills done' });
  await expect.element(over).toBeVisible();
  const name = 'touchline.routine-run.player-1';
  // What that tab does with the routine that is over, and what it begins afterwards.
  const ended = localStorage.getItem(name) ?? '';
  localStorage.removeItem(name);
  globalThis.dispatchEvent(new StorageEvent('storage', { key: name }));
  await new Promise((drawn) => setTimeout(drawn, 100));
  await expect.element(over).toBeVisible();
  const another = ended.replaceAll(/"keys":\["[^"]+","[^"]+"\]/g, '"keys":["a","b"]').replace(/"finished":\[.*\],"skipped"/, '"finished":[],"skipped"').replace('"isStopped":true', '"isStopped":false');
  localStorage.setItem(name, another);
  globalThis.dispatchEvent(new StorageEvent('storage', { key: name }));
  await new Promise((drawn) => setTimeout(drawn, 100));
  await expect.element(over).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await press('Back to dashboard');
  expect(runIn(localStorage.getItem(name), Date.parse('2026-06-01T16:10:00Z'))?.keys).toEqual(['a', 'b']);
});

test('what the server answers while the player is elsewhere in the app is told at its end', async () => {
  const offline: Save = () => Promise.reject(new ApiError({ status: 0, code: 'network', message: 'Network error' }));
  const { reload, outbox, clock } = await resting({ save: offline, store: memoryStore() });
  await press('End routine');
  await page.getByRole('alertdialog').getByRole('button', { name: 'End routine' }).click();
  await expect.element(finished().nth(0)).toHaveTextContent('Juggling, 5 minutes12 touchesWaits to be sent');
  const [waiting] = outbox.state().waiting;
  await reload(() => tellRun('player-1', [{ key: waiting?.key ?? '', answer: savedSession }], clock.now));
  await expect.element(finished().nth(0)).not.toHaveTextContent('Waits to be sent');
  await expect.element(page.getByRole('region', { name: 'XP', exact: true }).getByText('+53').first()).toBeInTheDocument();
});
