import { ApiError } from '@touchline/contracts/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../ui/testing/show-component.tsx';
import { LoadFailed } from './LoadFailed.tsx';

const failure = (status: number, code: string, message: string) => new ApiError({ status, code, message });
const unreachable = 'No connection to Touchline right now. This shows as soon as there is one. Nothing you saved is lost.';
const tooLate = 'Touchline took too long to answer. Nothing you saved is lost. Try again in a moment.';

it.each([
  ['a lost connection', failure(0, 'network', 'Network error'), unreachable],
  ['a server that does not answer', failure(0, 'timeout', 'The server took too long to answer'), tooLate],
  ['a session that is late', failure(0, 'token_late', 'The token did not come'), tooLate],
  ['a sign-in service that is down', failure(0, 'sign_in_trouble', 'HTTP 503'), 'Authentication service temporarily unavailable. Please try again.'],
  [
    'a page of something on the way',
    failure(200, 'foreign_page', 'HTTP 200'),
    'Something on the way answered in Touchline’s place, like the sign-in page of a Wi-Fi. Open any other website to see it.',
  ],
  ['the words of the server', failure(503, 'unavailable', 'Touchline is not ready yet.'), 'Touchline is not ready yet.'],
  ['a bare status', failure(502, 'unknown', 'HTTP 502'), 'Nothing you saved is lost. Try again in a moment.'],
  ['an answer that cannot be read', new SyntaxError('Unexpected end'), 'Nothing you saved is lost. Try again in a moment.'],
])('%s is told in the same words on every screen', async (_what, error, words) => {
  show(<LoadFailed title="Your progress did not load" error={error} />);
  await expect.element(page.getByRole('alert').getByText(words, { exact: true })).toBeVisible();
});

it('a device that knows that it has no internet says the same', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => onLine.mockRestore());
  show(<LoadFailed title="Your progress did not load" error={failure(0, 'network', 'Network error')} />);
  await expect.element(page.getByRole('alert').getByText(unreachable, { exact: true })).toBeVisible();
});

it('of several that did not come for want of a connection, one says so, and the others that they will come', async () => {
  const away = failure(0, 'network', 'Network error');
  show(
    <>
      <LoadFailed title="Your progress did not load" error={away} />
      <LoadFailed title="Your badges did not load" error={away} />
      <LoadFailed title="Your cards did not load" error={failure(503, 'unavailable', 'Touchline is not ready yet.')} />
    </>,
  );
  await expect.element(page.getByText('Your cards did not load')).toBeVisible();
  await expect.poll(() => page.getByText(unreachable, { exact: true }).elements()).toHaveLength(1);
  await expect.poll(() => page.getByText('This shows as soon as there is a connection.', { exact: true }).elements()).toHaveLength(1);
  await expect.element(page.getByText('Touchline is not ready yet.')).toBeVisible();
});

/** The colour of the sign that stands above the words. */
async function signColour(status: number, code = 'unavailable'): Promise<string> {
  const title = `Failed with ${status} ${code}`;
  show(<LoadFailed title={title} error={failure(status, code, 'Touchline is not ready yet.')} />);
  const alert = page.getByRole('alert').filter({ hasText: title });
  await expect.element(alert).toBeVisible();
  const sign = alert.element().querySelector('div:has(> svg):not([role])');
  if (sign === null) throw new Error('a failure has a sign');
  return getComputedStyle(sign).color;
}

it('is red where something is broken, and calm where there is only no connection', async () => {
  const [broken, late, offline] = [await signColour(503), await signColour(0, 'timeout'), await signColour(0, 'network')];
  const red = getComputedStyle(document.documentElement).getPropertyValue('--stop-text');
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = red;
  expect([broken, late]).toEqual(Array(2).fill(getComputedStyle(probe).color));
  expect(offline).not.toBe(broken);
  probe.remove();
});
