import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A colour on its way from one theme to the other has no contrast of its own. */
async function colourChangesDone(page: Page): Promise<void> {
  const underWay = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter((one) => one instanceof CSSTransition && /color|background|opacity/.test(one.transitionProperty)).length,
    );
  await expect.poll(underWay).toBe(0);
}

/** Nothing on the page breaks WCAG 2.2 AA as far as a machine can tell, and nothing scrolls sideways. */
export async function expectAccessible(page: Page, place: string): Promise<void> {
  await colourChangesDone(page);
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found, place).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, `${place} scrolls sideways`).toBeLessThanOrEqual(0);
}
