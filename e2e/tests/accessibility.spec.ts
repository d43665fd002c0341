import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { leadClock, letTimePass, newPlayer, openTab, signUp, startDrill } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectNothingFound(page: Page, place: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found, place).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${place} scrolls sideways`).toBeLessThanOrEqual(0);
}

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('every screen is accessible and fits its width', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
      await page.goto('/');
      await page.getByRole('button', { name: 'Practice More' }).waitFor();
      await expectNothingFound(page, 'the choice');
      await page.getByRole('button', { name: 'Practice More' }).click();
      await expectNothingFound(page, 'sign in');
      await page.getByText('Back to Options').click();

      await leadClock(page);
      await signUp(page, newPlayer('A player with quite a long name indeed'));
      await expect(page.getByRole('main').getByRole('button', { name: /Day Streak/ })).toBeVisible();
      await expectNothingFound(page, 'the dashboard');
      await openTab(page, 'profile');
      await expectNothingFound(page, 'the profile');
      await openTab(page, 'rewards');
      await expectNothingFound(page, 'a tab to come');

      await startDrill(page, { name: 'Juggling', minutes: 2 });
      await expectNothingFound(page, 'the countdown');
      await page.clock.runFor(15_000);
      await expectNothingFound(page, 'the timer');
      await letTimePass(page, 2);
      await expectNothingFound(page, 'the result');
      await page.getByRole('button', { name: 'Save & Earn Tokens' }).click();
      await expect(page.getByRole('heading', { name: 'Well played' })).toBeVisible();
      await page.clock.runFor(3_000);
      await expectNothingFound(page, 'the celebration');
    });
  });
}

test('the smallest phone needs no sideways scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Practice More' }).waitFor();
  await signUp(page, newPlayer());
  for (const tab of ['dashboard', 'practice', 'profile', 'rewards']) {
    await openTab(page, tab);
    await page.waitForLoadState('networkidle');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, tab).toBeLessThanOrEqual(0);
  }
});
