import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright';

/** The id of the process of the one page that is open in a browser, its workers in it. Throws where there is none. */
export async function rendererOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const renderer = processInfo.find(({ type }) => type === 'renderer');
  if (renderer === undefined) throw new Error('The page has no process.');
  return renderer.id;
}

/** Seconds of processor time that a process has used; Linux counts in hundredths. */
export async function processorSeconds(id: number): Promise<number> {
  const fields = (await readFile(`/proc/${id}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
