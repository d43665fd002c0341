import { anotherDevice } from '../support/another-device.ts';
import { expectAccessible, sidewaysBy } from '../support/accessibility.ts';
import { callsOfPage } from '../support/api-player.ts';
import { ask, question, talk } from '../support/ask-coach.ts';
import { comeIn, newPlayer, openTab, signIn, signOut } from '../support/player.ts';
import { everySize, everySizeInLongRun, longRunOnly } from '../support/size-and-long-run-tags.ts';
import { expect, test } from '../support/playwright-fixtures.ts';

// player-synced-values.browser.test.tsx has talks that leave the device with their player and stay in the account, coaching-history.test.ts what of them comes to another device.
test('a second player of the device sees nothing of the first one’s talk, and the first finds it on another device', longRunOnly, async ({ page, browser }) => {
  test.slow();
  const player = newPlayer();
  await comeIn(page, player);
  await openTab(page, 'coach');
  const told = page.waitForResponse((answer) => answer.ok() && answer.url().endsWith('/api/storage/sync') && (answer.request().postData() ?? '').includes('coachingHistory'));
  await ask(page, 'how do i do the cruyff turn');
  await page.evaluate(() => globalThis.dispatchEvent(new PageTransitionEvent('pagehide')));
  await told;
  const tablet = await anotherDevice(browser, { viewport: { width: 1280, height: 800 } });
  const second = await tablet.newPage();
  await signIn(second, player);
  await openTab(second, 'coach');
  // At the start, or with the next round after 30 s where the start met a busy server.
  await expect(talk(second).getByText('how do i do the cruyff turn')).toBeVisible({ timeout: 45_000 });
  await tablet.close();
  await signOut(page);
  await comeIn(page, newPlayer('Mo'));
  await openTab(page, 'coach');
  await expect(page.getByText('Ask about your practice')).toBeVisible();
  await expect(page.getByText('how do i do the cruyff turn')).toBeHidden();
});

test('words of a crisis are answered at once on the device, and are nowhere afterwards; a question is answered from the player’s own numbers, and its drill opens in practice', async ({ page }) => {
  await comeIn(page, newPlayer());
  await (await callsOfPage(page)).save({ drill_id: 'juggling', duration_minutes: 5, result: 47 });
  await openTab(page, 'coach');
  await expect(page.getByText(/Coach Sarah is a computer program, not a person/)).toBeVisible();
  // The device’s own coach has come.
  await page.waitForLoadState('networkidle');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await ask(page, 'i want to kill myself');
  await expect(talk(page).getByText(/tell a person you trust right now/)).toBeVisible();
  await expect(talk(page).getByRole('button', { name: /^Practice / })).toHaveCount(0);
  await ask(page, 'which drill');
  await expect(talk(page).getByRole('button', { name: /^Practice / }).first()).toBeVisible();
  expect(await page.evaluate(() => Object.values(localStorage).join(' '))).not.toContain('kill myself');
  await page.reload();
  await expect(talk(page).getByText('which drill', { exact: true })).toBeVisible();
  await expect(page.getByText('kill myself')).toBeHidden();

  const asked = page.waitForRequest((request) => request.url().endsWith('/api/coach'));
  await ask(page, 'whats my juggling record');
  expect((await asked).headers()['accept']).toBe('text/event-stream');
  await expect(talk(page).getByText(/47/).first()).toBeVisible();
  // Nor did they go with a later question.
  expect(sent.join(' ')).toContain('juggling record');
  expect(sent.join(' ')).not.toContain('kill myself');
  await talk(page).getByRole('button', { name: 'Practice Juggling' }).last().click();
  await expect(page.getByRole('combobox', { name: 'Drill' })).toContainText('Juggling');
  // It is there when the player comes back.
  await openTab(page, 'coach');
  await expect(talk(page).getByText('whats my juggling record')).toBeVisible();
});

// In CoachTab.browser.test.tsx the same keys; that a drill opens in practice, in the first journey here.
test('the coach needs no mouse', { tag: [everySize.tag, longRunOnly.tag] }, async ({ page }) => {
  await comeIn(page, newPlayer());
  await openTab(page, 'coach');
  await question(page).focus();
  await page.keyboard.type('which drill');
  await page.keyboard.press('Enter');
  const drill = talk(page).getByRole('button', { name: /^Practice / }).first();
  // As in `ask`: it may be the first answer of a server that has just begun.
  await expect(drill).toBeVisible({ timeout: 30_000 });
  await expect(question(page)).toBeFocused();
  for (let steps = 0; steps < 20 && !(await drill.evaluate((one) => one === document.activeElement)); steps += 1) {
    await page.keyboard.press('Shift+Tab');
  }
  await expect(drill).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Drill' })).toBeVisible();
  await openTab(page, 'coach');
  await page.getByRole('button', { name: 'Need to talk to a real person?' }).focus();
  await page.keyboard.press('Enter');
  await expect(talk(page).getByRole('heading', { name: 'People who listen' })).toBeInViewport();
});

test('the coach is accessible and fits its width, on the smallest phone and at twice the size of text too', everySizeInLongRun, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await comeIn(page, newPlayer());
  await openTab(page, 'coach');
  await expect(page.getByText('Ask about your practice')).toBeVisible();
  await expectAccessible(page, 'an empty talk');
  await ask(page, 'make me a plan for today');
  await page.getByRole('button', { name: 'Need to talk to a real person?' }).click();
  await page.route('**/api/coach', (route) => route.fulfill({ status: 500, json: { error: 'Something went wrong on our side.', code: 'internal' } }));
  await ask(page, 'hello again');
  await question(page).fill('x'.repeat(500));
  // What lies half beneath the field of a talk that is still being followed would be measured as small.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expectAccessible(page, 'a talk with an answer, help and a problem');
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sidewaysBy(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await sidewaysBy(page)).toBeLessThanOrEqual(0);
});
