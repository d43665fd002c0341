import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { showSettings } from '../testing/show-profile.tsx';

beforeEach(() => localStorage.clear());

it('another password begins with a link that the settings ask for', async () => {
  showSettings();
  const card = page.getByRole('region', { name: 'Signing in' });
  await expect.element(card.getByText('Forgot it? We send you a link to choose a new one.')).toBeVisible();
  await card.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect.element(card.getByText(/^Password reset link sent! Please check your email/)).toBeVisible();
  await expect.element(card.getByRole('button', { name: 'Send again' })).toBeVisible();
});

it('is begun where no mail is sent without a word of sending, and names who has the link', async () => {
  const operator = { name: 'SV Hafen 04', contact: 'mailto:jugend@hafen04.example' };
  showSettings({ isUndelivered: true, operator });
  const card = page.getByRole('region', { name: 'Signing in' });
  await expect.element(card.getByText('Forgot it? A grown-up gets a link for a new one from whoever runs Touchline here.')).toBeVisible();
  await card.getByRole('button', { name: 'Ask for a new password' }).click();
  await expect.element(card.getByText(/Whoever runs it: SV Hafen 04, jugend@hafen04\.example$/)).toBeVisible();
  await expect.element(card.getByRole('button', { name: 'Make a new link' })).toBeVisible();
  expect(card.getByRole('button', { name: 'Send again' }).elements()).toEqual([]);
});
