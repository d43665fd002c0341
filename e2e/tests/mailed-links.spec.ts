import type { Page } from '@playwright/test';
import { linkIn, startMailServer } from '@touchline/server/testing';
import { mailsTo } from '../support/outbox-mails.ts';
import { newPlayer, signIn, signOut, signUp } from '../support/player-account.ts';
import { longRunOnly } from '../support/size-and-long-run-tags.ts';
import { expect, test } from '../support/playwright-fixtures.ts';
import { startTouchline } from '../support/start-touchline.ts';

/** Asks for a link to a new password, from the first screen of a server whose mails wait for its operator. */
async function forget(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Practice More' }).click();
  await page.getByRole('button', { name: 'Forgot Your Password? Reset It Here!' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(
    page.getByText(
      'If there is an account with this email, a link for a new password is ready. This Touchline sends no mails: ask a grown-up to get it from whoever runs it.',
    ),
  ).toBeVisible();
}

/** Chooses a new password on the page that a link led to. */
async function choose(page: Page, password: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(password);
  await page.getByRole('button', { name: 'Save New Password' }).click();
  await expect(page.getByRole('heading', { name: 'Your new password is saved' })).toBeVisible();
}

test('a forgotten password is replaced by the link of a mail, which works once', async ({ page, touchline }) => {
  const player = newPlayer();
  await signUp(page, player);
  await signOut(page);
  await forget(page, player.email);
  // The form gives way to the sign-in form by itself.
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();

  const letterTo = async () => (await mailsTo(player.email, touchline)).at(0) ?? null;
  await expect.poll(letterTo).not.toBeNull();
  const letter = await letterTo();
  const link = new URL(linkIn(letter ?? { text: '' }));
  const here = `${touchline.address}${link.pathname}${link.search}${link.hash}`;
  await page.goto(here);
  await choose(page, 'a-new-secret-9');

  await page.goto(here);
  await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await signIn(page, { ...player, password: 'a-new-secret-9' });
});

// email-journey.test.ts has the mail and its link, email-confirmation.browser.test.tsx the visit and the welcome, sign-in-and-sign-up.test.ts who is outside until then.
test('an address is confirmed by the link of a mail, and its player is welcomed', longRunOnly, async ({ page }) => {
  test.setTimeout(120_000);
  const post = await startMailServer();
  const touchline = await startTouchline({ SMTP_URL: post.url, MAIL_FROM: 'Touchline <no-reply@touchline.example>' });
  const player = newPlayer('Ida');
  await page.goto(touchline.address);
  await page.getByRole('button', { name: 'Start Practicing' }).click();
  await page.getByLabel('Player name').fill(player.name);
  await page.getByLabel('Email').fill(player.email);
  await page.getByLabel('Password', { exact: true }).fill(player.password);
  await page.getByLabel('Confirm password').fill(player.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(
    page.getByText('Account created! Please check your email and click the confirmation link to complete signup.'),
  ).toBeVisible();

  await expect.poll(() => post.mails.map(({ to }) => to)).toEqual([player.email]);
  const link = new URL(linkIn(post.mails[0] ?? { text: '' }));
  await page.goto(`${touchline.address}${link.pathname}${link.search}${link.hash}`);
  await expect(page.getByText(`Welcome ${player.name}! Your account has been created successfully.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: `Welcome, ${player.name}!` })).toBeVisible();
  expect(page.url()).not.toContain('token');
  await touchline.stop();
  await post.close();
});
