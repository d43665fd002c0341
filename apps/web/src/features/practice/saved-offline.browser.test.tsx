import { ApiError } from '@touchline/contracts/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { QueueStore } from '../../offline/queue/queue-types.ts';
import { memoryStore } from '../../offline/testing/queue-stores.ts';
import { savedSession } from './testing/sample-save-session-response.ts';
import { showPractice, type Save } from './testing/show-practice.tsx';

const cut = () => new ApiError({ status: 0, code: 'network', message: 'Network error' });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

/** Juggling has just ended on a device that can keep sessions. */
async function ended(save: Save, store: QueueStore = memoryStore()) {
  const practice = showPractice({ drillId: 'juggling', save, store });
  await press('START DRILL');
  practice.clock.advance(11_000 + 5 * 60_000);
  await page.getByRole('textbox', { name: 'Your result' }).fill('31');
  return practice;
}

beforeEach(() => localStorage.clear());

test('a save without a connection is no failure: it is kept, and what it will earn is marked as not counted', async () => {
  await ended(() => Promise.reject(cut()));
  await press('Save & Earn Tokens');
  await expect.element(page.getByRole('heading', { name: 'Kept on this device' })).toBeVisible();
  await expect.element(page.getByText('Juggling · 5 min · Both Feet')).toBeVisible();
  await expect.element(page.getByText('Not counted yet: 53 XP and 20 tokens or more when it arrives.')).toBeVisible();
  await expect.element(page.getByText('Failed to save session. Please try again.')).not.toBeInTheDocument();
});

test.each([
  ['a server in trouble', 500, 'internal', 'Something went wrong on our side.', 'Something went wrong on our side.'],
  ['a server that is starting', 503, 'unavailable', 'Touchline is not ready yet.', 'Touchline is not ready yet.'],
  ['too many tries', 429, 'too_many_requests', 'Too many tries. Try again in 2 minutes.', 'Too many tries. Try again in 2 minutes.'],
  ['a bare status', 502, 'unknown', 'HTTP 502', 'Failed to save session: HTTP 502.'],
  ['a conflict without words', 409, 'unknown', 'HTTP 409', 'Failed to save session: HTTP 409.'],
  ['a refusal without words', 418, 'unknown', 'HTTP 418', 'Failed to save session: HTTP 418.'],
  ['a session that is late', 0, 'token_late', 'The token did not come', 'Touchline took too long to answer.'],
  ['a sign-in service that is down', 0, 'sign_in_trouble', 'HTTP 503', 'Authentication service temporarily unavailable. Please try again.'],
  [
    'a page of something on the way',
    200,
    'foreign_page',
    'HTTP 200',
    'Something on the way answered in Touchline’s place, like the sign-in page of a Wi-Fi. Open any other website to see it.',
  ],
  ['a refused sign-in', 401, 'sign_in_required', 'Please sign in again to continue', 'Touchline needs you to sign in again.'],
  ['no answer', 0, 'network', 'Network error', 'No connection to Touchline right now.'],
])('a save that meets %s is kept, and says why in the right words', async (_what, status, code, message, words) => {
  await ended(() => Promise.reject(new ApiError({ status, code, message })));
  await press('Save & Earn Tokens');
  const safe = 'Your session is safe on this device. Once it is sent, it counts for the day you played.';
  await expect.element(page.getByText(`${words} ${safe}`, { exact: true })).toBeVisible();
});

test('what is kept is not offered again after a reload', async () => {
  const { reload } = await ended(() => Promise.reject(cut()));
  await press('Save & Earn Tokens');
  await expect.element(page.getByRole('heading', { name: 'Kept on this device' })).toBeVisible();
  await reload();
  await expect.element(page.getByRole('button', { name: 'START DRILL' })).toBeVisible();
});

test('a session that storage took only after its save had failed is kept, and not asked for again', async () => {
  const slow = memoryStore();
  let commit: () => Promise<void> = async () => undefined;
  const store: typeof slow = {
    ...slow,
    // The first write is told as failed and is done later, as by a browser that is slow to answer.
    change: async (id, next) => {
      if (slow.kept.size > 0) return slow.change(id, next);
      commit = () => slow.change(id, next);
      throw new DOMException('The storage does not answer', 'TimeoutError');
    },
  };
  const { outbox } = await ended(() => Promise.reject(cut()), store);
  await press('Save & Earn Tokens');
  await expect.element(page.getByText('Failed to save session. Please try again.')).toBeVisible();
  await commit();
  await outbox.refresh();
  await expect.element(page.getByRole('heading', { name: 'Kept on this device' })).toBeVisible();
  expect(outbox.state().waiting).toHaveLength(1);
});

test('what arrives while its screen is open is celebrated there', async () => {
  const save = vi.fn<Save>().mockRejectedValueOnce(cut()).mockResolvedValueOnce(savedSession);
  const { outbox } = await ended(save);
  await press('Save & Earn Tokens');
  await expect.element(page.getByRole('heading', { name: 'Kept on this device' })).toBeVisible();
  await outbox.sendDue();
  await expect.element(page.getByText('Well played')).toBeVisible();
  expect(save.mock.calls[1]).toEqual(save.mock.calls[0]);
});

test('a refusal shows the words of the server, and leaving the session takes it out of the box', async () => {
  const { outbox } = await ended(() =>
    Promise.reject(new ApiError({ status: 422, code: 'day_full', message: 'The day is full.' })),
  );
  await press('Save & Earn Tokens');
  await expect.element(page.getByText('The day is full.')).toBeInTheDocument();
  expect(outbox.state().waiting).toHaveLength(1);
  await press('Leave without saving');
  await press('Leave');
  await expect.poll(() => outbox.state().waiting).toEqual([]);
});
