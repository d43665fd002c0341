import { test as base } from '@playwright/test';
import { startTouchline, type Touchline } from './touchline.ts';

/** Tests with a running Touchline: one a worker, with its own database. */
export const test = base.extend<object, { touchline: Touchline }>({
  touchline: [
    async ({ browserName }, use) => {
      if (browserName !== 'chromium') throw new Error('the journeys are for Chromium');
      const touchline = await startTouchline();
      await use(touchline);
      await touchline.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ touchline }, use) => {
    await use(touchline.address);
  },
});

export { expect } from '@playwright/test';
