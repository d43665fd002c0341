import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { DIALOG, expectAccessible } from '../support/accessibility.ts';
import { callsOfPage } from '../support/api-player.ts';
import { comeIn, editProfile, newPlayer, openTab } from '../support/player-account.ts';
import { withServiceWorker } from '../support/allow-or-refuse-service-worker.ts';
import { desktopOnly, everySizeInLongRun, longRunOnly } from '../support/size-and-long-run-tags.ts';
import { expect, test } from '../support/playwright-fixtures.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save Profile' });
const name = (page: Page) => page.getByRole('textbox', { name: 'Display name' });
const welcome = (page: Page, who: string) => page.getByRole('heading', { level: 1, name: `Welcome, ${who}!` });
/** The player's picture at the top of the profile, drawn for its emoji. */
const picture = (page: Page, emoji: string) => page.getByRole('button', { name: 'Change your picture' }).locator(`[data-emoji="${emoji}"]`);

const form = (page: Page) => page.getByRole('dialog', { name: 'About you' });

/** Presses save and waits until the server has it and the form is closed. */
async function saveProfile(page: Page): Promise<void> {
  await save(page).click();
  await expect(page.getByRole('button', { name: 'Saved!' })).toBeVisible();
  await expect(form(page)).toBeHidden();
}

/** Every request that changes the profile, from now on. */
function watchEdits(page: Page): string[] {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith('/api/profile')) bodies.push(request.postData() ?? '');
  });
  return bodies;
}

test('what a player edits shows at once everywhere and is there after a reload', async ({ page }) => {
  await comeIn(page, newPlayer());
  await editProfile(page);
  await name(page).fill('Kim the Fox');
  await page.getByRole('textbox', { name: 'Team' }).fill('FC Harbour');
  await page.getByRole('textbox', { name: 'Favorite player' }).fill('Marta');
  await page.getByRole('combobox', { name: 'Country' }).fill('norw');
  await page.getByRole('option', { name: 'Norway' }).click();
  await page.getByRole('textbox', { name: 'Age' }).fill('14');
  await page.getByRole('radio', { name: 'Left' }).click();
  await saveProfile(page);
  await expect(welcome(page, 'Kim the Fox')).toBeVisible();
  await expect(page.getByText('New badge: Team Player').first()).toBeVisible();

  await page.getByRole('button', { name: 'Change your picture' }).click();
  await page.getByRole('button', { name: 'Eagle' }).click();
  await expect(page.getByRole('dialog', { name: 'Choose your picture' })).toBeHidden();
  await expect(picture(page, '🦅')).toBeVisible();

  await page.reload();
  await expect(welcome(page, 'Kim the Fox')).toBeVisible();
  await expect(picture(page, '🦅')).toBeVisible();
  await editProfile(page);
  await expect(page.getByRole('textbox', { name: 'Team' })).toHaveValue('FC Harbour');
  await expect(page.getByRole('textbox', { name: 'Favorite player' })).toHaveValue('Marta');
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Norway');
  await expect(page.getByRole('textbox', { name: 'Age' })).toHaveValue('14');
  await expect(page.getByRole('radio', { name: 'Left' })).toBeChecked();
  await openTab(page, 'leaderboard');
  await expect(page.getByRole('banner').locator('[data-emoji="🦅"]')).toBeVisible();
  await expect(page.getByText(/Individual Players/)).toBeHidden();
});

// profile-edit-queue.test.ts has the last one that wins and the one call, save-profile.browser.test.tsx what the form says, my-club.spec.ts an edit that waits and arrives.
test('edits without a connection are kept, the last one wins, and arrive once', { tag: [withServiceWorker.tag, longRunOnly.tag] }, async ({ page, context }) => {
  await comeIn(page, newPlayer());
  // Behind the form, which says it too until it has closed.
  const waits = page.getByRole('region', { name: 'About you' }).getByText('Profile saved locally');
  await editProfile(page);
  await context.setOffline(true);
  await name(page).fill('First Try');
  await save(page).click();
  await expect(waits).toBeVisible();
  await expect(welcome(page, 'First Try')).toBeVisible();
  await editProfile(page);
  await name(page).fill('Second Try');
  await save(page).click();
  await expect(welcome(page, 'Second Try')).toBeVisible();
  // The name shows from before the attempt; this comes once it has failed, and the save is not waited for any more.
  await expect(waits).toBeVisible();
  const edits = watchEdits(page);
  await context.setOffline(false);
  await expect(page.getByText('Your profile has arrived.').first()).toBeVisible();
  await expect(waits).toBeHidden();
  expect(edits).toEqual(['{"display_name":"Second Try"}']);
  await page.reload();
  await expect(welcome(page, 'Second Try')).toBeVisible();
  await editProfile(page);
  await expect(name(page)).toHaveValue('Second Try');
});

// unsaved-profile.browser.test.tsx has it on the same device, several-devices.spec.ts on another one.
test('what was typed and not saved is there when the player comes back', longRunOnly, async ({ page }) => {
  await comeIn(page, newPlayer());
  await editProfile(page);
  await page.getByRole('textbox', { name: 'Team' }).fill('FC Almost');
  await openTab(page, 'dashboard');
  await page.reload();
  await openTab(page, 'profile');
  await expect(page.getByText('You have changes that are not saved yet.')).toBeVisible();
  await editProfile(page);
  await expect(page.getByRole('textbox', { name: 'Team' })).toHaveValue('FC Almost');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await editProfile(page);
  await expect(page.getByRole('textbox', { name: 'Team' })).toHaveValue('');
});

// player-synced-values.browser.test.tsx has what is typed and told when the page is left, device-value-sync.browser.test.tsx the request that outlives it.
test('what was typed and not saved is at the server, at the latest when the page is left', longRunOnly, async ({ page, context }) => {
  await comeIn(page, newPlayer());
  await editProfile(page);
  await page.getByRole('textbox', { name: 'Team' }).fill('FC Almost');
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('touchline.session') ?? '{}') as { access_token: string }).access_token,
  );
  await page.goto('about:blank');
  const draft = async () => {
    const answer = await context.request.get('/api/storage?key=userProfile', { headers: { authorization: `Bearer ${token}` } });
    const { data } = (await answer.json()) as { data: { value: { draft: Record<string, string> } }[] };
    return data[0]?.value.draft;
  };
  await expect.poll(draft).toMatchObject({ teamName: 'FC Almost' });
});

test('a player who hides is on no board, and comes back; everything can be taken along, as a page to read and as a file for a computer; a deleted account is gone, here and at the server', async ({ page }) => {
  const player = newPlayer('Hide Seek');
  await comeIn(page, player);
  await test.step('hides, and comes back', async () => {
    const { save: practise } = await callsOfPage(page);
    await practise({ result: 77 });
    const onBoard = () =>
      page.evaluate(async () => {
        const { access_token: token } = JSON.parse(localStorage.getItem('touchline.session') ?? '{}') as { access_token: string };
        const answer = await fetch('/api/leaderboard', { headers: { authorization: `Bearer ${token}` } });
        // Their row may be beyond the first page. Where they would stand while hidden is told apart from it.
        const { data } = (await answer.json()) as { data: { entries: readonly { name: string }[]; me: { name: string } | null } };
        return data.entries.some(({ name }) => name === 'Hide Seek') || data.me !== null;
      });
    await expect.poll(onBoard).toBe(true);
    await openTab(page, 'settings');
    const shown = page.getByRole('switch', { name: 'Others see me' });
    await shown.click();
    await expect(page.getByText('Nobody sees your name there.')).toBeVisible();
    await expect.poll(onBoard).toBe(false);
    await shown.click();
    // Who gave no age is told first what everybody then sees.
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Hide Seek');
    expect(await onBoard()).toBe(false);
    await expect(question.getByRole('button', { name: 'Show me', exact: true })).toBeDisabled();
    await question.getByRole('checkbox', { name: /A grown-up said yes\.$/ }).check();
    await question.getByRole('button', { name: 'Show me', exact: true }).click();
    await expect.poll(onBoard).toBe(true);
  });
  await test.step('takes everything along', async () => {
    const pageArrives = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const read = await pageArrives;
    expect(read.suggestedFilename()).toMatch(/^touchline-.+\.html$/);
    const words = await readFile(await read.path(), 'utf8');
    expect(words).toContain(player.email);
    expect(words).toMatch(/<td>77 [a-z]+<\/td>/);
    const arrives = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Get it for another app' }).click();
    const download = await arrives;
    expect(download.suggestedFilename()).toMatch(/^touchline-.+\.json$/);
    const file = JSON.parse(await readFile(await download.path(), 'utf8')) as {
      format: string;
      account: { email: string };
      tables: Record<string, Record<string, unknown>[]>;
      onThisDevice: object;
    };
    expect(file).toMatchObject({ format: 'touchline-account', account: { email: player.email } });
    expect(file.tables['practice_sessions']).toMatchObject([{ result: 77 }]);
    expect(file.onThisDevice).toMatchObject({ waitingSessions: [] });
  });
  await test.step('is deleted', async () => {
    await editProfile(page);
    await page.getByRole('textbox', { name: 'Team' }).fill('Typed and left');
    await openTab(page, 'settings');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByLabel('Your password', { exact: true }).fill('not this one');
    await dialog.getByRole('button', { name: 'Delete everything' }).click();
    await expect(dialog.getByText('This is not your password. Type it once more.')).toBeVisible();
    const id = await page.evaluate(
      () => (JSON.parse(localStorage.getItem('touchline.session') ?? '{}') as { user: { id: string } }).user.id,
    );
    await dialog.getByLabel('Your password', { exact: true }).fill(player.password);
    await dialog.getByRole('button', { name: 'Delete everything' }).click();
    await expect(page.getByText('Your account is deleted, with everything that was kept about you.')).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const left = await page.evaluate(
      (wanted) => [...Object.entries(localStorage), ...Object.entries(sessionStorage)].filter((entry) => entry.join().includes(wanted)),
      id,
    );
    expect(left).toEqual([]);

    await page.getByRole('button', { name: 'Practice More' }).click();
    await page.getByLabel('Email').fill(player.email);
    await page.getByLabel('Password', { exact: true }).fill(player.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Invalid email or password. Please check your credentials.')).toBeVisible();
  });
});

test('every part of the profile is accessible, and a name of 60 letters in one word, or from right to left, breaks neither header, drawer nor profile on the smallest phone', everySizeInLongRun, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await comeIn(page, newPlayer());
  await editProfile(page);
  await page.getByRole('textbox', { name: 'Age' }).fill('3');
  await save(page).click();
  await expect(page.getByText('Age must be between 5 and 99.').first()).toBeVisible();
  await expectAccessible(page, 'the form of the profile', DIALOG);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible();
  await expectAccessible(page, 'the question before changes are lost', '[role="alertdialog"]');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(form(page)).toBeHidden();
  await expectAccessible(page, 'the profile');
  await page.getByRole('button', { name: 'Change your picture' }).click();
  await expect(page.getByRole('dialog', { name: 'Choose your picture' })).toBeVisible();
  await expectAccessible(page, 'the pictures', DIALOG);
  await page.keyboard.press('Escape');
  await openTab(page, 'settings');
  await expect(page.getByText(/^Touchline \d/)).toBeVisible();
  await expectAccessible(page, 'the settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
  await expectAccessible(page, 'the question before deleting', DIALOG);
  await page.keyboard.press('Escape');
  await openTab(page, 'profile');
  await page.getByRole('button', { name: 'All badges' }).click();
  await expect(page.getByRole('heading', { name: 'All badges' })).toBeFocused();
  await expectAccessible(page, 'all badges');

  await page.setViewportSize({ width: 320, height: 640 });
  const { change } = await callsOfPage(page);
  for (const who of ['W'.repeat(60), 'محمد عبد الرحمن']) {
    await change({ display_name: who, team_name: who, favorite_player: who });
    await page.reload();
    await openTab(page, 'profile');
    await expect(welcome(page, who)).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 3, name: who })).toBeVisible();
    await expectAccessible(page, `the profile of ${who}`);
    await editProfile(page);
    await expectAccessible(page, `the form of ${who}`, DIALOG);
    await page.getByRole('combobox', { name: 'Country' }).fill('united');
    await expect(page.getByRole('option', { name: 'United Kingdom' })).toBeVisible();
    const list = await page.getByRole('listbox', { name: 'Country' }).boundingBox();
    expect(list?.x).toBeGreaterThanOrEqual(0);
    expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(320);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(form(page)).toBeHidden();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'More' }).getByText(who)).toBeVisible();
    await expectAccessible(page, `the drawer of ${who}`, DIALOG);
  }
});

// ProfileTab.browser.test.tsx has the picture chosen with the keys, country-and-club-fields.browser.test.tsx the country, save-profile.browser.test.tsx the team and the button that saves.
test('the profile is edited with the keyboard only', { tag: [desktopOnly.tag, longRunOnly.tag] }, async ({ page }) => {
  await comeIn(page, newPlayer());
  await openTab(page, 'profile');
  await page.getByRole('button', { name: 'Change your picture' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Choose your picture' })).toBeVisible();
  while (!(await page.getByRole('button', { name: 'Football' }).evaluate((one) => one === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(page.getByRole('dialog', { name: 'Choose your picture' })).toBeHidden();
  await expect(picture(page, '🐺')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Edit', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(name(page)).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Kim Keys');
  await page.keyboard.press('Tab');
  await page.keyboard.type('FC Keys');
  await page.getByRole('combobox', { name: 'Country' }).focus();
  await page.keyboard.type('braz');
  await expect(page.getByRole('option', { name: 'Brazil' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Brazil');
  await page.keyboard.press('Enter');
  await name(page).focus();
  await page.keyboard.press('Enter');
  await expect(welcome(page, 'Kim Keys')).toBeVisible();
});
