import { test as base } from '@playwright/test';
import { keepMessages } from './messages-said.ts';
import { doNotDraw } from './skip-page-drawing.ts';
import { desktop, isForDesktop, isLongRun } from './size-and-long-run-tags.ts';
import { refuseServiceWorkers, takesServiceWorker } from './allow-or-refuse-service-worker.ts';
import { giveBackTouchline, takeTouchline, type Lent } from './touchline-pool.ts';

export interface ServerOfWorker {
  readonly touchline: Lent;
  /** Whether other workers have the server as well, with the players that are on it. */
  readonly isServerShared: boolean;
}

/** Tests with a running Touchline, which in `npm test` other workers have as well: a journey looks for its own players, by names that no other has. */
export const test = base.extend<object, ServerOfWorker>({
  isServerShared: [!isLongRun, { option: true, scope: 'worker' }],
  touchline: [
    async ({ browserName, isServerShared }, use) => {
      if (browserName !== 'chromium') throw new Error('the journeys are for Chromium');
      const isAlone = !isServerShared;
      const touchline = await takeTouchline({ isAlone });
      await use(touchline);
      await giveBackTouchline({ ...touchline, isAlone, isSpent: hasFailed });
    },
    // A new database on a busy disk takes longer than a step of a journey.
    { scope: 'worker', timeout: 180_000 },
  ],
  context: async ({ context }, use, testInfo) => {
    if (!takesServiceWorker(testInfo.tags)) await refuseServiceWorkers(context);
    await doNotDraw(context);
    await keepMessages(context);
    await use(context);
    hasFailed ||= testInfo.status !== testInfo.expectedStatus;
    // What a page still asks for at the end is no failure of the next journey.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  viewport: ({ viewport }, use, { tags }) => use(isForDesktop(tags) ? desktop.viewport : viewport),
  hasTouch: ({ hasTouch }, use, { tags }) => use(isForDesktop(tags) ? desktop.hasTouch : hasTouch),
  isMobile: ({ isMobile }, use, { tags }) => use(isForDesktop(tags) ? desktop.isMobile : isMobile),
  baseURL: async ({ touchline }, use) => {
    await use(touchline.address);
  },
});

/** Whether a journey of this worker has failed, of which what it left on the server may be the cause or the outcome. */
let hasFailed = false;

export { expect } from '@playwright/test';
