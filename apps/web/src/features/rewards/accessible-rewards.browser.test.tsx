import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../ui/testing/axe-violations.ts';
import { chooseTheme } from '../../ui/theme/theme.ts';
import { collectionOf } from './testing/sample-packs-and-collections.ts';
import { showRewards } from './testing/show-rewards.tsx';

beforeEach(() => localStorage.clear());

const dialog = () => page.getByRole('dialog');

/** Nothing breaks WCAG 2.2 AA as far as a machine can tell, in this theme, and nothing is wider than the window. */
async function expectAccessible(place: string, part: Element = document.body): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  expect({ place, breaks: await axeViolations(part), scrollsSideways: scrollWidth > clientWidth }).toEqual({ place, breaks: [], scrollsSideways: false });
}

test.each(['dark', 'light'] as const)('packs, rewards and collection are accessible and fit the smallest phone, %s', async (theme) => {
  chooseTheme(theme);
  onTestFinished(() => chooseTheme('system'));
  await page.viewport(320, 640);
  const earned = { id: '00000000-0000-4000-8000-000000000001', reason: 'session', about: 'Juggling', amount: 14, balance: 14, created_at: '2026-11-20T12:00:00.000Z' };
  showRewards({
    getCollection: async () => ({ success: true, ...collectionOf('player_fox') }),
    listTokens: async () => ({ success: true, data: [earned], balance: 14, nextCursor: null }),
  });
  // As in the app, where the tab is the main part of the page.
  document.body.lastElementChild?.setAttribute('role', 'main');
  await page.getByRole('button', { name: /^Open Pack/ }).click();
  const tear = page.getByRole('button', { name: 'Tear it open' });
  await expect.element(tear).toBeVisible();
  await expectAccessible('a pack to tear');
  await tear.click();
  const reward = page.getByRole('region', { name: /^The Fox/ });
  await expect.element(reward.getByRole('button', { name: 'Close' })).toBeVisible();
  await expectAccessible('the reward');
  await reward.getByRole('button', { name: 'Close' }).click();
  await expectAccessible('the collection');
  await page.getByRole('region', { name: 'Your collection' }).getByRole('button', { name: /^The Fox/ }).click();
  await expect.element(dialog()).toBeVisible();
  await expectAccessible('a card', dialog().element());
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'All the odds' }).click();
  await expect.element(dialog()).toBeVisible();
  await expectAccessible('the odds', dialog().element());
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await page.getByRole('button', { name: /Your tokens/ }).click();
  await expect.element(dialog().getByRole('listitem').first()).toBeVisible();
  await expectAccessible('the ledger', dialog().element());
});
