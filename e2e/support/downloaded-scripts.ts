import type { Page } from '@playwright/test';

/** The part below the dashboard's first view comes half a second after it: on a quick machine before a count ends, else after it. */
const BELOW_FIRST_VIEW = /\/FootballAndPracticeSections-/;

/** Bytes in a kilobyte, as the limits of downloads count them. */
export const KB = 1000;

/**
 * Counts from now on the scripts that the page gets, each once, without the part below the dashboard's first view. Gives their bytes
 * over the wire, gzipped: the client that the limits are stated for takes gzip, and a browser would take the smaller brotli.
 */
export async function countScriptBytes(page: Page): Promise<() => number> {
  const sizes = new Map<string, number>();
  await page.setExtraHTTPHeaders({ 'accept-encoding': 'gzip' });
  page.on('response', (response) => {
    const isScript = response.headers()['content-type']?.includes('javascript') === true;
    if (isScript && !BELOW_FIRST_VIEW.test(response.url())) sizes.set(response.url(), Number(response.headers()['content-length'] ?? 0));
  });
  return () => [...sizes.values()].reduce((sum, size) => sum + size, 0);
}
