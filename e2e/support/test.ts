import { test as base } from '@playwright/test';
import { doNotDraw } from './skip-page-drawing.ts';
import { refuseServiceWorkers, takesServiceWorker } from './service-worker.ts';
import { startTouchline, type Touchline } from './start-touchline.ts';

/** Tests with a running Touchline: one a worker, with its own database. */
export const test = base.extend<object, { touchline: Touchline }>({
  touchline: [
    async ({ browserName }, use) => {
      if (browserName !== 'chromium') throw new Error('the journeys are for Chromium');
      const touchline = await startTouchline();
      await use(touchline);
      await touchline.stop();
    },
    // A new database on a busy disk takes longer than a step of a journey.
    { scope: 'worker', timeout: 180_000 },
  ],
  context: async ({ context }, use, { tags }) => {
    if (!takesServiceWorker(tags)) await refuseServiceWorkers(context);
    await doNotDraw(context);
    await use(context);
    // What a page still asks for at the end is no failure of the next journey.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  baseURL: async ({ touchline }, use) => {
    await use(touchline.address);
  },
});

export { expect } from '@playwright/test';
