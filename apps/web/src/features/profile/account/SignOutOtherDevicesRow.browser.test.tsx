import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { noContent } from '../../../auth-session/testing/sign-in-service.ts';
import { axeViolations } from '../../../ui/testing/axe-violations.ts';
import { showSettings } from '../testing/show-profile.tsx';

const card = () => page.getByRole('region', { name: 'Signing in' });
const question = () => page.getByRole('alertdialog', { name: 'Sign out all other devices?' });

beforeEach(() => localStorage.clear());

it('all other devices are signed out after a question, and this one stays', async () => {
  const onSignOut = vi.fn<(scope: string | undefined) => Response>(() => noContent());
  const { session } = showSettings({ onSignOut });
  await card().getByRole('button', { name: 'Sign out other devices' }).click();
  await expect.element(question().getByText(/This device stays signed in/)).toBeVisible();
  expect(await axeViolations(question().element())).toEqual([]);
  expect(onSignOut).not.toHaveBeenCalled();
  await question().getByRole('button', { name: 'Sign out other devices' }).click();
  await expect.element(page.getByText('All your other devices are signed out. This one stays signed in.').first()).toBeVisible();
  expect(onSignOut).toHaveBeenCalledExactlyOnceWith('others');
  expect(session.state().status).toBe('signedIn');
});

it.each([
  ['the service failed', async () => Response.json({ code: 500, msg: 'no' }, { status: 500 }), /^Authentication service temporarily unavailable\. Please try again\./],
  ['the service is down', async () => Response.json({}, { status: 503 }), /^Authentication service temporarily unavailable\. Please try again\./],
  ['there were too many tries', async () => Response.json({ code: 'over_request_rate_limit', msg: 'Request rate limit reached' }, { status: 429 }), /^Too many tries\. Please wait a moment\./],
  ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch')), /^No connection to Touchline right now\./],
] as const)('that %s is said, and nobody is signed out', async (_, onSignOut, words) => {
  const { session } = showSettings({ onSignOut });
  await card().getByRole('button', { name: 'Sign out other devices' }).click();
  await question().getByRole('button', { name: 'Sign out other devices' }).click();
  await expect.element(page.getByText(words).first()).toBeVisible();
  expect(session.state().status).toBe('signedIn');
});

it('is called off by its other answer', async () => {
  const onSignOut = vi.fn<(scope: string | undefined) => Response>(() => noContent());
  showSettings({ onSignOut });
  await card().getByRole('button', { name: 'Sign out other devices' }).click();
  await question().getByRole('button', { name: 'Keep them' }).click();
  await expect.element(question()).not.toBeInTheDocument();
  expect(onSignOut).not.toHaveBeenCalled();
});

it('the way out of this device stands below', async () => {
  showSettings();
  await expect.element(card().getByRole('listitem').last().getByRole('button', { name: 'Sign Out', exact: true })).toBeVisible();
});
