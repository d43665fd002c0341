import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { cutByLongerWords } from './text-cut-by-longer-words.ts';
import { drawnFor } from './skip-page-drawing.ts';
import { isLongRun } from './size-and-long-run-tags.ts';
import { expect } from './playwright-fixtures.ts';

const ALL = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] } as const;

/** The rules that look at colours: nothing else differs between the themes. */
const OF_COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const;

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

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** What a page runs axe with, read once a worker. */
const axeSource = (): Promise<string> => (source ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
let source: Promise<string> | undefined;

/** Brings axe to the page's document where it is not there yet: 600 KB, which a page keeps until it is loaded anew. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => window.axe !== undefined)) return;
  // As the developer tools do, which no content security policy of a page keeps away.
  await page.evaluate(await axeSource());
}

/**
 * What on the page breaks a rule, of all rules or these. A page of ours holds no frame of somebody
 * else's, so all is done where it is, and of what breaks none the places are not gathered: a third of the time.
 */
export async function violationsOn(page: Page, rules?: typeof ALL | typeof OF_COLOURS, within?: string): Promise<string[]> {
  expect(page.frames(), 'frames, which would each be looked at on their own').toHaveLength(1);
  await bringAxe(page);
  const options = { resultTypes: ['violations'] as const, ...(rules !== undefined && { runOnly: { type: rules.type, values: [...rules.values] } }) };
  // What is not drawn has no contrast.
  return drawnFor(page, () =>
    page.evaluate(
      async ({ within, options: { resultTypes, ...options } }) => {
        if (window.axe === undefined) throw new Error('axe is not on the page');
        // A part that is not there throws.
        const { violations } = await window.axe.run(within === undefined ? document : { include: [within] }, { ...options, resultTypes: [...resultTypes] });
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
      },
      { within, options },
    ),
  );
}

/** What lies over the page, where the page below it was looked at before. */
export const DIALOG = '[role="dialog"]:not([hidden])';

/**
 * Nothing on the page breaks WCAG 2.2 AA as far as a machine can tell, nothing scrolls sideways, and longer words have room.
 * With `within`, axe looks at that part alone. The long run sees the other theme as well: in `npm test` the gallery has every
 * component in both, and the journeys of `expectAccessibleInBothThemes` what is drawn from more than the tokens, whose contrast
 * the test of the tokens reckons in both.
 */
export async function expectAccessible(page: Page, place: string, within?: string): Promise<void> {
  await expectAccessibleAsItIs(page, place, within);
  if (isLongRun) await expectContrastInOtherTheme(page, place, within);
}

/** The same in both themes, also in the short run: the theme that the page is in, and then the colours of the other one. */
export async function expectAccessibleInBothThemes(page: Page, place: string, within?: string): Promise<void> {
  await expectAccessibleAsItIs(page, place, within);
  await expectContrastInOtherTheme(page, place, within);
}

async function expectAccessibleAsItIs(page: Page, place: string, within?: string): Promise<void> {
  await endColourChanges(page);
  expect(await violationsOn(page, ALL, within), place).toEqual([]);
  expect(await sidewaysBy(page), `${place} scrolls sideways`).toBeLessThanOrEqual(0);
  expect(await cutByLongerWords(page), `${place} cuts longer words`).toEqual([]);
}

async function expectContrastInOtherTheme(page: Page, place: string, within?: string): Promise<void> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const [theme, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  await withoutTransitions(page, async () => {
    await page.emulateMedia({ colorScheme: other });
    expect(await violationsOn(page, OF_COLOURS, within), `${place}, ${other}`).toEqual([]);
    await page.emulateMedia({ colorScheme: theme });
  });
}

/** Meanwhile a colour changes at once. Where each element hands it on to its children, ending one after the other takes seconds. */
async function withoutTransitions(page: Page, work: () => Promise<void>): Promise<void> {
  const sheet = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
  await work();
  await sheet.evaluate((sheet) => {
    // The colours of now are reckoned before transitions are back, or they would be on their way once more.
    for (const element of document.querySelectorAll('*')) void getComputedStyle(element).color;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  });
}

/** How far the page, with its own faces, is wider than its window, in pixels. */
export async function sidewaysBy(page: Page): Promise<number> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
