import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    /** The style sheet that keeps a page of ours from being drawn. */
    notDrawn?: CSSStyleSheet;
  }
}

/**
 * Nobody looks at most journeys. Their pages are laid out, read and tapped as ever, but not drawn, which is a tenth of
 * the processor's time of a run. Colours, cameras and what moves need `draw`.
 */
export async function doNotDraw(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.notDrawn = new CSSStyleSheet();
    window.notDrawn.replaceSync(':root { opacity: 0 !important }');
    document.adoptedStyleSheets.push(window.notDrawn);
  });
}

const drawHere = () => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== window.notDrawn);
};

/** From now on this page is drawn, and those that come after it in its tab. */
export async function draw(page: Page): Promise<void> {
  await page.addInitScript(drawHere);
  await page.evaluate(drawHere);
}

/** The page is drawn for this work, and afterwards as it was before. */
export async function drawnFor<T>(page: Page, work: () => Promise<T>): Promise<T> {
  const wasDrawn = await page.evaluate(() => window.notDrawn === undefined || !document.adoptedStyleSheets.includes(window.notDrawn));
  if (wasDrawn) return work();
  await page.evaluate(drawHere);
  try {
    return await work();
  } finally {
    await page.evaluate(() => {
      if (window.notDrawn !== undefined) document.adoptedStyleSheets.push(window.notDrawn);
    });
  }
}

/** What moves does so on this page, as for most players: for the main way, and for journeys of what moves. */
export async function letMove(page: Page): Promise<void> {
  await draw(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
}
