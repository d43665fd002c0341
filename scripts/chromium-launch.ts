import { roomInMemory } from './test-run-folder.ts';

/**
 * How Chromium is started for tests, which run in containers too: no sandbox, no graphics card, nobody to call. What its
 * processes share lies in memory where there is room; Playwright has it in files, an eighth of the time of a page.
 */
export const chromiumLaunch = (executablePath: string | undefined) => ({
  // The headless shell would hint letters to whole pixels, which makes words wider than they are on a screen. Without a
  // graphics card nothing is gained by a process for it: what is drawn would be sent there, a tenth of a page's work.
  args: ['--no-sandbox', '--disable-gpu', '--in-process-gpu', '--disable-background-networking', '--font-render-hinting=none'],
  ...(roomInMemory() >= ROOM_TO_SHARE && { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }),
  ...(executablePath !== undefined && { executablePath }),
});

/** With less, pages would end (bytes). */
const ROOM_TO_SHARE = 2 ** 31;
