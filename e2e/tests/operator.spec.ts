import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { anotherDevice } from '../support/another-device.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { signUpApiPlayer } from '../support/api-player.ts';
import { newPlayer, type Player } from '../support/player.ts';
import { everySizeInLongRun } from '../support/size-and-long-run-tags.ts';
import { expect, test } from '../support/playwright-fixtures.ts';
import type { Lent } from '../support/touchline-pool.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A command of the machine's own. */
async function admin({ dataDir }: Lent, ...words: string[]): Promise<void> {
  await promisify(execFile)(process.execPath, ['scripts/admin.ts', ...words, '--data', dataDir], { cwd: root });
}

async function signInAs(page: Page, { email, password }: Player): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test('whoever runs Touchline looks after a player on the operator page, and a player does not get in', everySizeInLongRun, async ({ page, browser, request, touchline }) => {
  const operator = await signUpApiPlayer(request, newPlayer('Robin'));
  await operator.change({ age: 44 });
  const player = await signUpApiPlayer(request, newPlayer('Rough Sweeper'));
  await player.save();

  await page.goto('/operator.html');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(page, 'the way in');
  await signInAs(page, operator);
  await expect(page.getByRole('alert')).toHaveText('This page is for whoever runs this Touchline.');
  await admin(touchline, 'operators', 'add', operator.email);
  await signInAs(page, operator);
  await page.getByRole('searchbox', { name: 'Find players' }).fill(player.email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 player', { exact: true })).toBeVisible();
  await expectAccessible(page, 'the players found');
  await page.getByRole('button', { name: /Rough Sweeper/ }).click();

  await page.getByLabel('Name that others see').fill('call 0151 12345678');
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByText(/must not hold an email/)).toBeVisible();
  await page.getByLabel('Name that others see').fill('Quiet Keeper');
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByRole('heading', { name: 'Quiet Keeper' })).toBeVisible();
  await page.getByRole('button', { name: 'Make a password link' }).click();
  await expect(page.getByLabel('Link to a new password')).toHaveValue(/reset-password\.html#token_hash=/);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save everything as a file' }).click();
  expect((await saved).suggestedFilename()).toBe(`touchline-account-${player.id}.json`);
  await expectAccessible(page, 'a player');
  const theirs = await anotherDevice(browser, { baseURL: touchline.address });
  const before = await theirs.newPage();
  await before.goto('/');
  await before.getByRole('button', { name: 'Practice More' }).click();
  await signInAs(before, player);
  await expect(before.getByRole('heading', { name: 'Welcome, Quiet Keeper!' })).toBeVisible();
  // A page that is open would hear of it by itself, and forget what it said when it is loaded anew.
  await before.close();
  await page.getByRole('button', { name: 'Suspend', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByRole('button', { name: 'Lift the suspension' })).toBeVisible();
  const after = await theirs.newPage();
  await after.goto('/');
  await expect(after.getByRole('alert')).toHaveText('This account is suspended. Ask whoever runs this Touchline.');
  await theirs.close();

  const typed = page.getByLabel(`Type ${player.email} to delete`);
  await typed.fill('somebody@else.example');
  await page.getByRole('button', { name: 'Delete player' }).click();
  await expect(page.getByText(/not the address of this player/)).toBeVisible();
  await typed.fill(player.email);
  await page.getByRole('button', { name: 'Delete player' }).click();
  await expect(page.getByText('Nobody fits')).toBeVisible();

  await page.getByRole('tab', { name: 'Invitations' }).click();
  await page.getByRole('button', { name: 'Make invitation' }).click();
  await expect(page.getByLabel(/^Link for /)).toHaveValue(/#invite=/);
  await page.getByRole('button', { name: /^Take back / }).first().click();
  await expect(page.getByText('Taken back').first()).toBeVisible();
  await expectAccessible(page, 'the invitations');
  await page.getByRole('tab', { name: 'Check' }).click();
  await page.getByRole('button', { name: 'Run the audit' }).click();
  await expect(page.getByText(/players?: all is right\./)).toBeVisible();
  await page.getByRole('tab', { name: 'Jobs' }).click();
  await expect(page.getByRole('heading', { name: 'Jobs' })).toBeVisible();
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByText('players delete').first()).toBeVisible();
  await expectAccessible(page, 'the log');

  // Nothing of the operator stays on the device.
  expect(await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))).not.toContain('access_token');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
});
