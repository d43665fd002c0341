import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draftCountedResult } from './counted-result-draft.ts';
import { showPractice, START } from './testing/show-practice.tsx';
import { ended, MINUTE, press, result, running } from './testing/practice-tab-locators-and-steps.ts';

beforeEach(() => localStorage.clear());

const form = () => page.getByRole('region', { name: 'Session complete' });

describe('the result field, when a drill has ended', () => {
  test('has the focus of whoever has keys: the number and Enter save it', async () => {
    const { save } = await ended();
    await expect.element(result()).toHaveFocus();
    await expect.element(form()).toBeInViewport();
    await userEvent.keyboard('31{Enter}');
    await expect.poll(() => save.mock.calls[0]?.[0]).toMatchObject({ result: 31 });
  });

  test('is typed over where the camera has counted', async () => {
    draftCountedResult('player-1', { drillId: 'juggling', result: 23 }, START);
    showPractice({ at: START });
    await expect.element(result()).toHaveFocus();
    await userEvent.keyboard('24');
    await expect.element(result()).toHaveValue('24');
  });

  test('is not sent empty by the key that is still held from the timer', async () => {
    const { clock, save } = await running();
    clock.advance(2 * MINUTE);
    await press('Stop');
    (page.getByRole('button', { name: 'Finish now, keep 2 minutes' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter>60}');
    await expect.element(result()).toHaveFocus();
    expect(save).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => save.mock.calls.length).toBe(1);
  });

  test('waits under a thumb: no keyboard covers the large steps before it is asked for', async () => {
    const real = globalThis.matchMedia.bind(globalThis);
    const spy = vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) => real(query.includes('pointer: fine') ? 'not all' : query));
    onTestFinished(() => spy.mockRestore());
    await ended();
    await expect.element(form()).toHaveFocus();
    await expect.element(result()).not.toHaveFocus();
  });
});
