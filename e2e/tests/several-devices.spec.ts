import type { Page } from '@playwright/test';
import { anotherDevice } from '../support/another-device.ts';
import { comeIn, editProfile, leadClock, letTimePass, newPlayer, openTab, practise, signIn, signOut, skipCelebration, startDrill, type Player } from '../support/player.ts';
import { longRunOnly } from '../support/size-and-long-run-tags.ts';
import { expect, test } from '../support/playwright-fixtures.ts';

// start-auth-session.test.ts has the other tab, SignOut.browser.test.tsx the question, App.browser.test.tsx the first screen; running-drill-in-background.spec.ts ends a drill by it.
test('signing out in one tab ends the drill and shows the first screen in the other', longRunOnly, async ({ page, context }) => {
  const player = newPlayer();
  await comeIn(page, player);
  await startDrill(page, { name: 'Juggling', minutes: 5 });
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('heading', { name: `Welcome, ${player.name}!` })).toBeVisible();
  await openTab(other, 'profile');
  await other.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await expect(other.getByText('A drill is running. Signing out stops it, and it does not count.')).toBeVisible();
  await other.getByRole('button', { name: 'Cancel' }).click();
  await signOut(other);
  await expect(page.getByText('You have been signed out successfully.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Practicing' })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  // The drill is over, and nothing of it waits for whoever comes next.
  await signIn(page, player);
  await openTab(page, 'practice');
  await expect(page.getByRole('button', { name: 'START DRILL' })).toBeVisible();
  await signOut(page);
  await comeIn(page, newPlayer('Mo'));
  await openTab(page, 'practice');
  await expect(page.getByRole('button', { name: 'START DRILL' })).toBeVisible();
});

// simulated-players.test.ts of the server counts what comes by two servers, unpaid-sessions.test.ts what is late, saved-offline.browser.test.tsx the celebration on the
// page that stayed open.
test('two devices of one player count each other’s sessions, and what one saved offline', longRunOnly, async ({ page, browser }) => {
  // Two pages are driven by one test.
  test.slow();
  const player = newPlayer();
  await leadClock(page);
  await comeIn(page, player);
  const tablet = await anotherDevice(browser, { ...(page.viewportSize() && { viewport: page.viewportSize() }) });
  const second = await tablet.newPage();
  await leadClock(second);
  await signIn(second, player);

  await practise(page, { name: 'Juggling', minutes: 1, result: '12' });
  // Nobody practises on two devices at once.
  await second.clock.fastForward(3 * 60_000);
  await startDrill(second, { name: 'Juggling', minutes: 1 });
  await letTimePass(second, 1);
  await second.getByLabel('Your result').fill('30');
  await tablet.setOffline(true);
  await second.getByRole('button', { name: 'Save & Earn Tokens' }).click();
  await expect(second.getByRole('heading', { name: 'Kept on this device' })).toBeVisible();
  await tablet.setOffline(false);
  await skipCelebration(second);

  for (const device of [page, second]) {
    await openTab(device, 'dashboard');
    await device.reload();
    // 14 and 20 tokens for the results, and 25 for level 2, which 51 and 53 XP reach.
    await expect(device.getByRole('main').getByRole('button', { name: /Tokens/ })).toContainText('59');
  }
  await tablet.close();
});

// device-clock.test.ts and practice-draft.test.ts of the drill's machine have it.
test('a device whose clock is set back in mid-drill neither loses the drill nor gives time away', longRunOnly, async ({ page }) => {
  await leadClock(page);
  await comeIn(page, newPlayer());
  await startDrill(page, { name: 'Juggling', minutes: 5 });
  await page.clock.runFor(15_000);
  await page.clock.fastForward(60_000);
  await expect(page.getByRole('timer')).toContainText(/3:5\d/);
  await page.clock.setSystemTime(new Date(Date.now() - 60 * 60_000));
  await page.clock.runFor(5_000);
  await expect(page.getByRole('timer')).toContainText(/3:[45]\d/);
});

test('what a player sets, and types without saving, is there on a second device', async ({ page, browser }) => {
  // Two pages are driven by one test.
  test.slow();
  const player = newPlayer();
  await leadClock(page);
  await comeIn(page, player);
  await openTab(page, 'settings');
  const sounds = (device: Page) => device.getByRole('switch', { name: 'Sounds' });
  await page.getByRole('radiogroup', { name: 'Theme' }).getByRole('radio', { name: 'Night' }).click();
  await sounds(page).click();
  await editProfile(page);
  await page.getByRole('textbox', { name: /^Favorite player/ }).fill('Marta');
  const told = page.waitForResponse((response) => response.url().endsWith('/api/storage/sync') && response.ok());
  await page.clock.runFor(61_000);
  await told;

  const tablet = await anotherDevice(browser, { ...(page.viewportSize() && { viewport: page.viewportSize() }) });
  const second = await tablet.newPage();
  await signIn(second, player);
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'dark');
  await openTab(second, 'settings');
  await expect(sounds(second)).not.toBeChecked();
  await openTab(second, 'profile');
  await expect(second.getByText('You have changes that are not saved yet.')).toBeVisible();
  await editProfile(second);
  await expect(second.getByRole('textbox', { name: /^Favorite player/ })).toHaveValue('Marta');
  await tablet.close();
});

// change-password.test.ts has what the server does: the new one signs in, this session stays, all others end; sign-out-and-refused-tokens.test.ts the same by hand;
// ChangePassword.browser.test.tsx and SignOutOtherDevicesRow.browser.test.tsx what is pressed, said and refused.
test('a password that is changed in the settings signs out the other device, which comes in with the new one alone, and can be signed out by hand', longRunOnly, async ({ page, browser }) => {
  // Two pages are driven by one test.
  test.slow();
  const player = newPlayer();
  await comeIn(page, player);
  const tablet = await anotherDevice(browser, { ...(page.viewportSize() && { viewport: page.viewportSize() }) });
  const second = await tablet.newPage();
  await signIn(second, player);

  await openTab(page, 'settings');
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose another password?' });
  await dialog.getByLabel('Your password now').fill(player.password);
  await dialog.getByLabel('New password').fill('right-foot-11');
  await dialog.getByLabel('New password').press('Enter');
  await expect(page.getByText('Your new password counts. All your other devices are signed out.').first()).toBeVisible();

  await isAskedToSignIn(second, player);
  await second.getByLabel('Email').fill(player.email);
  await second.getByLabel('Password', { exact: true }).fill(player.password);
  await second.getByRole('button', { name: 'Sign In' }).click();
  await expect(second.getByText('Invalid email or password')).toBeVisible();
  const changed = { ...player, password: 'right-foot-11' };
  await signIn(second, changed);

  await page.getByRole('button', { name: 'Sign out other devices' }).click();
  await page.getByRole('alertdialog', { name: 'Sign out all other devices?' }).getByRole('button', { name: 'Sign out other devices' }).click();
  await expect(page.getByText('All your other devices are signed out. This one stays signed in.')).toBeVisible();
  await isAskedToSignIn(second, changed);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();
  await tablet.close();
});

async function isAskedToSignIn(device: Page, player: Player): Promise<void> {
  await device.goto('/');
  await expect(device.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(device.getByRole('heading', { name: `Welcome, ${player.name}!` })).toHaveCount(0);
}
