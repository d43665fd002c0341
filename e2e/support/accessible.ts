import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * A colour on its way from one theme to the other has no contrast of its own, so each is brought to its end. Waiting for
 * it is no way: a page that paints nothing moves no clock of its animations. An ended one may begin that of a child.
 */
async function endColourChanges(page: Page): Promise<void> {
  const endThoseUnderWay = () =>
    page.evaluate(() => {
      const underWay = document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition && /color|background|opacity/.test(one.transitionProperty));
      for (const one of underWay) one.finish();
      return underWay.length;
    });
  await expect.poll(endThoseUnderWay).toBe(0);
}

/**
 * What on the page breaks a rule, of all rules or those with one of these tags. A page of ours holds no frame of somebody
 * else's, so all is done where it is, and of what breaks none the places are not gathered: a third of the time.
 */
export async function violationsOn(page: Page, tags?: readonly string[]): Promise<string[]> {
  expect(page.frames(), 'frames, which would each be looked at on their own').toHaveLength(1);
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], ...(tags !== undefined && { runOnly: { type: 'tag', values: [...tags] } }) })
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Nothing on the page breaks WCAG 2.2 AA as far as a machine can tell, and nothing scrolls sideways. */
export async function expectAccessible(page: Page, place: string): Promise<void> {
  await endColourChanges(page);
  expect(await violationsOn(page, TAGS), place).toEqual([]);
  expect(await sidewaysBy(page), `${place} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** How far the page, with its own faces, is wider than its window, in pixels. */
export async function sidewaysBy(page: Page): Promise<number> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
