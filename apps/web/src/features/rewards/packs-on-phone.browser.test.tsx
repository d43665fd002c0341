import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { opens, showRewards } from './testing/show-rewards.tsx';
import { openPack, tear, openAndTear, heading, withTokens, hastenReveals } from './testing/open-and-tear-pack.ts';

beforeEach(() => {
  localStorage.clear();
  hastenReveals();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('on the smallest phone how a pack is torn stands over its button, and the card comes out in sight, both ways on from it above the tab bar', async () => {
  await page.viewport(320, 568);
  // As in the app: its header is above, its page's margins beside.
  document.body.style.padding = '91px 1rem 20rem';
  onTestFinished(() => document.body.removeAttribute('style'));
  showRewards({ ...withTokens(29), openPack: async () => opens('player_fox', { is_first: false, count: 2 }) });
  await openPack().click();
  await expect.element(tear()).toHaveFocus();
  scrollTo(0, 0);
  /** The height of the window above the tab bar. */
  const seen = 568 - 73;
  const words = page.getByText(/^Swipe across the top/).element().getBoundingClientRect();
  const button = tear().element().getBoundingClientRect();
  expect(words.bottom).toBeLessThanOrEqual(button.top);
  expect(button.bottom).toBeLessThanOrEqual(seen);
  // However far the button that tears was from it.
  (tear().element() as HTMLElement).scrollIntoView({ block: 'start' });
  await tear().click();
  await expect.element(heading(/^The Fox/)).toBeInTheDocument();
  const card = document.querySelector('[data-state="open"]')?.getBoundingClientRect();
  expect(card?.top).toBeGreaterThanOrEqual(0);
  expect(card?.bottom).toBeLessThanOrEqual(568);
  await expect.element(page.getByRole('button', { name: 'Close' })).toBeVisible();
  scrollTo(0, 0);
  expect(page.getByRole('button', { name: 'Open another · 10 tokens' }).element().getBoundingClientRect().bottom).toBeLessThanOrEqual(seen);
});

test('on a phone all that one can do with a found card is above the tab bar, however long its words are', async () => {
  await page.viewport(390, 844);
  let description = 'Quick feet, quick wits.';
  showRewards({ ...withTokens(29), openPack: async () => opens('player_fox', { description }) });
  // The second has the longest words of a card.
  for (const words of [description, 'Beim ersten Mal hat es nicht geklappt, also hast du gelächelt und es wieder probiert.']) {
    description = words;
    await openAndTear();
    const panel = page.getByRole('region', { name: /^The Fox/ });
    await expect.element(panel.getByText(words)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Close' })).toBeVisible();
    const { top } = panel.element().getBoundingClientRect();
    // A header of 127 px is above the panel in the app, and a bar of 75 px below.
    for (const name of ['Open another · 10 tokens', 'See it in my collection', 'Close']) {
      expect(page.getByRole('button', { name }).element().getBoundingClientRect().bottom - top).toBeLessThanOrEqual(844 - 127 - 75);
    }
    await page.getByRole('button', { name: 'Close' }).click();
  }
});

test('on a phone lying down a bought pack and its card stand beside what one can do, all in the first view', async () => {
  document.body.style.padding = '6rem 1rem 30rem';
  onTestFinished(() => document.body.removeAttribute('style'));
  showRewards({ ...withTokens(29), openPack: async () => opens('player_fox', { description: 'The longest words of a card, and they go on, and on, and are read to their end.' }) });
  const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
  /** The height of the tab bar. */
  const bar = 56;
  const expectInView = (stage: DOMRect, button: DOMRect) => {
    expect(stage.right).toBeLessThanOrEqual(button.left);
    expect(Math.min(stage.top, button.top)).toBeGreaterThanOrEqual(0);
    expect(Math.max(stage.bottom, button.bottom)).toBeLessThanOrEqual(innerHeight - bar);
  };
  for (const [width, height] of [[844, 390], [640, 360]] as const) {
    await page.viewport(width, height);
    scrollTo(0, 0);
    await openPack().click();
    await expect.element(tear()).toHaveFocus();
    expect(innerHeight).toBe(height);
    expectInView(box(document.querySelector('[data-state="sealed"]')), box(tear().element()));
    await tear().click();
    await expect.element(page.getByRole('button', { name: 'Close' })).toBeVisible();
    expectInView(box(document.querySelector('[data-state="open"]')), box(page.getByRole('button', { name: 'Open another · 10 tokens' }).element()));
    await page.getByRole('button', { name: 'Close' }).click();
  }
});
