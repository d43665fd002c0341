import { ApiError } from '@touchline/contracts/client';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { savedSession } from './testing/sample-save-session-response.ts';
import { showPractice, type Save } from './testing/show-practice.tsx';
import { COUNTDOWN, ended, MINUTE, press, result, said } from './testing/practice-tab-locators-and-steps.ts';

beforeEach(() => localStorage.clear());

const refusing = (failure: ConstructorParameters<typeof ApiError>[0]) => () => Promise.reject(new ApiError(failure));

/* On a device that keeps nothing: where it does, the session waits in the outbox and none of these is said. */
describe('what stands between a session and its save (spec 002 §5)', () => {
  test('the session is gone: another tab has saved or stopped it', async () => {
    const { save } = await ended();
    localStorage.clear();
    await press('Save & Earn Tokens');
    await expect.element(said('No active practice session found.')).toBeInTheDocument();
    expect(save).not.toHaveBeenCalled();
    // There is nothing left to save here: the way on is another drill.
    await expect.element(page.getByRole('button', { name: 'Save & Earn Tokens' })).not.toBeInTheDocument();
    await press('Practice again');
    await expect.element(page.getByRole('button', { name: 'START DRILL' })).toBeVisible();
  });

  test('nobody is signed in any more; the session stays on the device', async () => {
    const { clock, save } = showPractice({ drillId: 'juggling', signedOut: true });
    await press('START DRILL');
    clock.advance(COUNTDOWN + 5 * MINUTE);
    await press('Save & Earn Tokens');
    await expect.element(said('Please log in to save your session.')).toBeInTheDocument();
    expect(save).not.toHaveBeenCalled();
    expect(localStorage).toHaveLength(1);
  });

  test('the server has no database', async () => {
    await ended(refusing({ status: 503, code: 'unavailable', message: 'Touchline is not ready yet.' }));
    await press('Save & Earn Tokens');
    await expect
      .element(said('Database connection not available. Please refresh the page.'))
      .toBeInTheDocument();
    await expect.element(result()).toHaveAttribute('readonly');
  });

  test('something on the way answers in the place of the server', async () => {
    await ended(refusing({ status: 200, code: 'foreign_page', message: 'HTTP 200' }));
    await press('Save & Earn Tokens');
    await expect.element(said(/^Something on the way answered in Touchline’s place/)).toBeInTheDocument();
    await expect.element(result()).toHaveAttribute('readonly');
  });

  test('the session does not give its token in time', async () => {
    await ended(refusing({ status: 0, code: 'token_late', message: 'The token did not come' }));
    await press('Save & Earn Tokens');
    await expect
      .element(said('Failed to authenticate. Please refresh the page and try again.'))
      .toBeInTheDocument();
    await expect.element(result()).not.toHaveAttribute('readonly');
  });

  test('there is no token that the server takes', async () => {
    await ended(refusing({ status: 401, code: 'sign_in_required', message: 'Please sign in again to continue' }));
    await press('Save & Earn Tokens');
    await expect.element(said('Not authenticated. Please log in again.')).toBeInTheDocument();
    await expect.element(said(/^Your session is safe on this device\./)).toBeInTheDocument();
    expect(localStorage).toHaveLength(1);
    await expect.element(page.getByRole('button', { name: 'Save & Earn Tokens' })).toBeEnabled();
  });
});

describe('a save that fails', () => {
  test('says it in the words of the server, with its tip, and may be changed', async () => {
    const refusal = new ApiError({
      status: 422,
      code: 'day_full',
      message: 'The day is full.',
      suggestion: 'Come back tomorrow.',
    });
    const { save } = await ended(vi.fn<Save>().mockRejectedValueOnce(refusal).mockResolvedValueOnce(savedSession));
    await result().fill('31');
    await press('Save & Earn Tokens');
    await expect.element(said('The day is full.')).toBeInTheDocument();
    await expect.element(said('Tip: Come back tomorrow.')).toBeInTheDocument();
    await result().fill('30');
    await press('Save & Earn Tokens');
    await expect.element(page.getByText('Well played')).toBeVisible();
    expect(save.mock.calls.map(([post]) => post.result)).toEqual([31, 30]);
  });

  test('without words has the status', async () => {
    await ended(async () => Promise.reject(new ApiError({ status: 502, code: 'unknown', message: 'HTTP 502' })));
    await press('Save & Earn Tokens');
    await expect.element(said('Failed to save session: HTTP 502')).toBeInTheDocument();
  });

  test('without an answer is sent again exactly as it was, under the same key', async () => {
    const lost = new ApiError({ status: 0, code: 'network', message: 'Network error' });
    const { save } = await ended(vi.fn<Save>().mockRejectedValueOnce(lost).mockResolvedValueOnce(savedSession));
    await result().fill('31');
    await press('Save & Earn Tokens');
    await expect.element(said('Failed to save session. Please try again.')).toBeInTheDocument();
    await expect.element(result()).toHaveAttribute('readonly');
    await press('Save & Earn Tokens');
    await expect.element(page.getByText('Well played')).toBeVisible();
    expect(save.mock.calls[1]).toEqual(save.mock.calls[0]);
  });

  test('is offered again after a reload, exactly as it was', async () => {
    const lost = new ApiError({ status: 0, code: 'network', message: 'Network error' });
    const { save, reload } = await ended(vi.fn<Save>().mockRejectedValueOnce(lost).mockResolvedValueOnce(savedSession));
    await result().fill('31');
    await press('Save & Earn Tokens');
    await expect.element(said('Failed to save session. Please try again.')).toBeInTheDocument();
    await reload();
    await expect.element(result()).toHaveValue('31');
    await press('Save & Earn Tokens');
    await expect.element(page.getByText('Well played')).toBeVisible();
    expect(save.mock.calls[1]).toEqual(save.mock.calls[0]);
  });
});
