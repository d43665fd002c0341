import { anotherDevice } from '../support/another-device.ts';
import { leadClock, letMove, newPlayer, openTab, practise, signIn, signOut, signUp } from '../support/player.ts';
import { withServiceWorker } from '../support/service-worker.ts';
import { everySizeInLongRun, longRunOnly } from '../support/screen-sizes.ts';
import { expect, test } from '../support/test.ts';

test('a new player signs up, practises, sees the numbers grow, and finds them after signing in again', { tag: [everySizeInLongRun.tag, withServiceWorker.tag] }, async ({
  page,
}) => {
  await letMove(page);
  const player = newPlayer();
  await leadClock(page);
  await signUp(page, player);
  await practise(page, { name: 'Juggling', minutes: 5, result: '31' });

  // 10 tokens for the drill and 10 for the result; 50 XP and 3.
  await expect(page.getByText('Drill finished').first()).toBeVisible();
  await page.clock.runFor(3_000);
  await page.getByRole('button', { name: 'Back to dashboard' }).click();

  const seeNumbers = async () => {
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: /Tokens/ })).toContainText('20');
    await expect(main.getByRole('button', { name: /^\d+ Day Streak/ })).toContainText('1');
    await expect(main.getByRole('button', { name: /Practice Days/ })).toContainText('1');
    await expect(main.getByRole('button', { name: /Total Minutes/ })).toContainText('5');
    await expect(main.getByRole('button', { name: /Level/ })).toContainText('1');
    await expect(main.getByText('Juggling').first()).toBeVisible();
  };
  await seeNumbers();
  await signOut(page);
  await signIn(page, player);
  await seeNumbers();
});

// Whatever is read over the API is the reader's own (authorization.test.ts), and my-club.spec.ts has two players of one device.
test('a second player sees nothing of the first', longRunOnly, async ({ page, browser, baseURL }) => {
  const first = newPlayer('Ottoline');
  await leadClock(page);
  await signUp(page, first);
  await practise(page, { name: 'Juggling', minutes: 1, result: '90' });

  const other = await anotherDevice(browser, { baseURL: baseURL ?? '' });
  const page2 = await other.newPage();
  await signUp(page2, newPlayer('Second'));
  await openTab(page2, 'dashboard');
  await expect(page2.getByRole('main').getByRole('button', { name: /Tokens/ })).toContainText('They open packs of cards');
  await expect(page2.getByText('Ottoline')).toHaveCount(0);
  await other.close();
});
