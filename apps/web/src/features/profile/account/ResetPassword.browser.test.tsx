import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { showSettings } from '../testing/show-profile.tsx';

beforeEach(() => localStorage.clear());

it('another password begins with a link that the settings ask for', async () => {
  showSettings();
  const card = page.getByRole('region', { name: 'Signing in' });
  await expect.element(card.getByText('We send you a link to choose a new one.')).toBeVisible();
  await card.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect.element(card.getByText(/^Password reset link sent! Please check your email/)).toBeVisible();
  await expect.element(card.getByRole('button', { name: 'Send again' })).toBeVisible();
});
