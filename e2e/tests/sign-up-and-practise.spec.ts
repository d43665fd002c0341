import type { Page } from '@playwright/test';
import { anotherDevice } from '../support/another-device.ts';
import { newPlayer, openTab, signIn, signOut, signUp } from '../support/player-account.ts';
import { leadClock, practise } from '../support/practise-drill.ts';
import { letMove } from '../support/skip-page-drawing.ts';
import { withServiceWorker } from '../support/allow-or-refuse-service-worker.ts';
import { everySizeInLongRun, longRunOnly } from '../support/size-and-long-run-tags.ts';
import { expect, test } from '../support/playwright-fixtures.ts';

/** All badges of a celebration are in the first view of a phone, and can be reached on a small one. */
async function expectWonInView(page: Page): Promise<void> {
  const before = page.viewportSize();
  const lastBadge = page.getByRole('region', { name: 'New badges' }).getByRole('listitem').last();
  const next = page.getByRole('region', { name: 'What comes next' });
  /** Points between the last badge and what lies over the foot of the card; less than none where that covers it. */
  const room = async () => ((await next.boundingBox())?.y ?? Number.NaN) - (await lastBadge.evaluate((badge) => badge.getBoundingClientRect().bottom));
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(room).toBeGreaterThanOrEqual(0);
  await expect(page.getByRole('heading', { name: 'Well played' })).toBeInViewport({ ratio: 1 });
  for (const [width, height] of [[360, 640], [320, 568]] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(room).toBeGreaterThanOrEqual(0);
    await expect(lastBadge).toBeInViewport({ ratio: 1 });
  }
  if (before !== null) await page.setViewportSize(before);
}

test('a new player signs up, practises, has all that the first session won in the first view of a phone, sees the numbers grow, leaves nothing on the device, and finds them after signing in again', { tag: [everySizeInLongRun.tag, withServiceWorker.tag] }, async ({
  page,
}) => {
  await letMove(page);
  const player = newPlayer();
  await leadClock(page);
  await signUp(page, player);
  await practise(page, { name: 'Juggling', minutes: 5, result: '31' });

  // 10 tokens for the drill and 10 for the result; 50 XP and 3.
  await expect(page.getByText('Drill finished').first()).toBeVisible();
  await expectWonInView(page);
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
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('touchline.numbers.')));
  await expect.poll(kept).toHaveLength(1);
  await signOut(page);
  expect(await kept()).toEqual([]);
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
  await expect(page2.getByRole('main').getByRole('button', { name: /Tokens/ })).toContainText('open a pack of cards');
  await expect(page2.getByText('Ottoline')).toHaveCount(0);
  await other.close();
});
