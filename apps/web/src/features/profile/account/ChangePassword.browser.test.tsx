import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../ui/testing/axe-violations.ts';
import { lost, refused, showSettings } from '../testing/show-profile.tsx';

const card = () => page.getByRole('region', { name: 'Signing in' });
const dialog = () => page.getByRole('dialog', { name: 'Choose another password?' });
const now = () => dialog().getByLabelText('Your password now');
const next = () => dialog().getByLabelText('New password');

beforeEach(() => localStorage.clear());

async function fill(old: string, chosen: string): Promise<void> {
  await card().getByRole('button', { name: 'Change password' }).click();
  await expect.element(now()).toHaveFocus();
  if (old !== '') await now().fill(old);
  if (chosen !== '') await next().fill(chosen);
  await userEvent.keyboard('{Enter}');
}

it('a new password is sent with the one of now, and what happened is said', async () => {
  const changePassword = vi.fn<(body: object) => object>(() => ({ success: true }));
  showSettings({ answers: { changePassword } });
  await fill('left-foot-7', 'right-foot-11');
  await expect.element(page.getByText('Your new password counts. All your other devices are signed out.').first()).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(changePassword).toHaveBeenCalledExactlyOnceWith({ currentPassword: 'left-foot-7', newPassword: 'right-foot-11' });
});

it.each([
  ['', 'right-foot-11', now, 'Type your password, so that we know it is you.'],
  ['left-foot-7', '', next, 'Password must be at least 6 characters'],
])('what is missing is asked for and asks the server nothing: "%s", "%s"', async (old, chosen, field, words) => {
  const changePassword = vi.fn<(body: object) => object>();
  showSettings({ answers: { changePassword } });
  await fill(old, chosen);
  await expect.element(dialog().getByText(words)).toBeVisible();
  await expect.element(field()).toHaveFocus();
  expect(changePassword).not.toHaveBeenCalled();
});

it.each([
  ['', '', 'Type your password, so that we know it is you.', 0],
  ['', 'short', 'Type your password, so that we know it is you.', 0],
  ['right-foot-8', 'short', 'This is not your password.', 1],
])('what is wrong with both is told at once, in sight on a phone lying down: "%s", "%s"', async (old, chosen, ofNow, calls) => {
  await page.viewport(640, 400);
  onTestFinished(() => page.viewport(1280, 800));
  const changePassword = vi.fn<(body: object) => object>(refused(403, 'wrong_password', 'This is not your password.'));
  showSettings({ answers: { changePassword } });
  await fill(old, chosen);
  await expect.element(dialog().getByText(ofNow)).toBeVisible();
  await expect.element(dialog().getByText('Password must be at least 6 characters')).toBeVisible();
  await expect.element(now()).toHaveFocus();
  expect(changePassword).toHaveBeenCalledTimes(calls);
  // The rim of the button and the air below it too.
  const confirm = dialog().getByRole('button', { name: 'Change password' });
  await expect.poll(() => confirm.element().getBoundingClientRect().bottom).toBeLessThan(400 - 8);
});

it.each([
  ['the password of now', refused(403, 'wrong_password', 'This is not your password.'), now, 'This is not your password.'],
  ['the same one', refused(409, 'password_same', 'That is the password you have now.'), next, 'That is the password you have now.'],
  ['a short one beside the right one of now', refused(400, 'password_weak', 'This password is too easy to guess.'), next, 'Password must be at least 6 characters', 'short'],
  ['an easy one', refused(400, 'password_weak', 'This password is too easy to guess.'), next, 'This password is too easy to guess.'],
  ['a connection', lost, next, 'No connection to Touchline right now. Try again: asking twice does no harm.'],
])('a refusal for %s is told at its field, and what was typed stays', async (_what, answer, field, words, chosen = 'right-foot-11') => {
  showSettings({ answers: { changePassword: answer } });
  await fill('left-foot-7', chosen);
  await expect.element(dialog().getByText(words)).toBeVisible();
  await expect.element(field()).toHaveFocus();
  await expect.element(now()).toHaveValue('left-foot-7');
  await expect.element(next()).toHaveValue(chosen);
});

it('tells how hard the new one is to guess, shows it on request, and forgets it when closed', async () => {
  showSettings();
  await card().getByRole('button', { name: 'Change password' }).click();
  await expect.element(dialog().getByText('At least 6 characters. Longer is stronger.')).toBeVisible();
  await next().fill('Right-Foot-11!');
  await expect.element(dialog().getByText('Strong password.')).toBeVisible();
  await dialog().getByRole('button', { name: 'Show password' }).nth(1).click();
  await expect.element(next()).toHaveAttribute('type', 'text');
  expect(await axeViolations(dialog().element())).toEqual([]);
  await dialog().getByRole('button', { name: 'Keep the old one' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await card().getByRole('button', { name: 'Change password' }).click();
  await expect.element(next()).toHaveValue('');
});

it('leaves the way by a link to who has forgotten it', async () => {
  showSettings();
  await expect.element(card().getByText(/^Forgot it\?/)).toBeVisible();
  await expect.element(card().getByRole('button', { name: 'Send Reset Link' })).toBeVisible();
});
