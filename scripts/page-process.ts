import type { Browser } from 'playwright';

/** The id of the process of the one page that is open in a browser, its workers in it. Throws where there is none. */
export async function rendererOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const renderer = processInfo.find(({ type }) => type === 'renderer');
  if (renderer === undefined) throw new Error('The page has no process.');
  return renderer.id;
}
