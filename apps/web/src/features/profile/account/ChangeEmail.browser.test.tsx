import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../ui/testing/axe-violations.ts';
import { lost, profile, refused, showSettings } from '../testing/show-profile.tsx';

const card = () => page.getByRole('region', { name: 'Signing in' });
const dialog = () => page.getByRole('dialog', { name: 'Sign in with another address?' });
const email = () => dialog().getByLabelText('New email');
const password = () => dialog().getByLabelText('Your password');
const confirm = () => dialog().getByRole('button', { name: 'Change email' });

beforeEach(() => localStorage.clear());

async function fill(address: string, secret: string): Promise<void> {
  await card().getByRole('button', { name: 'Change email' }).click();
  await expect.element(email()).toHaveFocus();
  if (address !== '') await email().fill(address);
  if (secret !== '') await password().fill(secret);
  await userEvent.keyboard('{Enter}');
}

it('the settings tell which address it is', async () => {
  showSettings();
  await expect.element(card().getByText(profile.email)).toBeVisible();
});

it('promises no mail to the new address where none is sent', async () => {
  showSettings({ isUndelivered: true });
  await card().getByRole('button', { name: 'Change email' }).click();
  await expect.element(dialog().getByText(/This Touchline sends no mails: whoever runs it hands the link on\.$/)).toBeVisible();
});

it.each([
  ['changed', 'From now on you sign in with new@example.org.'],
  ['link_sent', /^We have sent a link to new@example\.org\. Open it within an hour/],
] as const)('an address that is %s is said to be so', async (outcome, words) => {
  const changeEmail = vi.fn<(body: object) => object>(() => ({ success: true, outcome }));
  showSettings({ answers: { changeEmail } });
  await fill(' new@example.org ', 'secret');
  await expect.element(page.getByText(words).first()).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(changeEmail).toHaveBeenCalledExactlyOnceWith({ email: 'new@example.org', password: 'secret' });
});

it.each([
  ['', 'secret', email, 'Type the new address.'],
  ['new@example.org', '', password, 'Type your password, so that we know it is you.'],
])('what is missing is asked for and asks the server nothing: "%s", "%s"', async (address, secret, field, words) => {
  const changeEmail = vi.fn<(body: object) => object>();
  showSettings({ answers: { changeEmail } });
  await fill(address, secret);
  await expect.element(dialog().getByText(words)).toBeVisible();
  await expect.element(field()).toHaveFocus();
  expect(changeEmail).not.toHaveBeenCalled();
});

it.each([
  ['', '', 'Type the new address.', 'Type your password, so that we know it is you.', 0],
  ['nobody', '', 'This is no email address. Look for a typo.', 'Type your password, so that we know it is you.', 0],
  ['nobody', 'wrong', 'This is no email address. Look for a typo.', 'This is not your password.', 1],
])('what is wrong with both is told at once, in sight on a phone lying down: "%s", "%s"', async (address, secret, ofEmail, ofPassword, calls) => {
  await page.viewport(640, 400);
  onTestFinished(() => page.viewport(1280, 800));
  const changeEmail = vi.fn<(body: object) => object>(refused(403, 'wrong_password', 'This is not your password.'));
  showSettings({ isUndelivered: true, answers: { changeEmail } });
  await fill(address, secret);
  await expect.element(dialog().getByText(ofPassword)).toBeVisible();
  await expect.element(dialog().getByText(ofEmail)).toBeVisible();
  await expect.element(email()).toHaveFocus();
  expect(changeEmail).toHaveBeenCalledTimes(calls);
  // The rim of the button and the air below it too.
  await expect.poll(() => confirm().element().getBoundingClientRect().bottom).toBeLessThan(400 - 8);
});

it.each([
  ['the password', refused(403, 'wrong_password', 'This is not your password.'), password, 'This is not your password.'],
  ['the address', refused(409, 'email_taken', 'Somebody signs in with this address already.'), email, 'Somebody signs in with this address already.'],
  ['a connection', lost, email, 'No connection to Touchline right now. Try again: asking twice does no harm.'],
])('a refusal for %s is told at its field, and what was typed stays', async (_what, answer, field, words) => {
  showSettings({ answers: { changeEmail: answer } });
  await fill('new@example.org', 'secret');
  await expect.element(dialog().getByText(words)).toBeVisible();
  await expect.element(field()).toHaveFocus();
  await expect.element(email()).toHaveValue('new@example.org');
  await expect.element(password()).toHaveValue('secret');
  await expect.element(confirm()).toBeEnabled();
});

it('closing it forgets what was typed', async () => {
  showSettings();
  await card().getByRole('button', { name: 'Change email' }).click();
  await email().fill('new@example.org');
  expect(await axeViolations(dialog().element())).toEqual([]);
  await dialog().getByRole('button', { name: 'Keep the old one' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await card().getByRole('button', { name: 'Change email' }).click();
  await expect.element(email()).toHaveValue('');
});
