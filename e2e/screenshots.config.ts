import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';
import type { ServerOfWorker } from './support/playwright-fixtures.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const laptop = { viewport: { width: 1280, height: 900 } };

/** Takes the pictures of `docs/screenshots`. No test: `npm run screenshots`. */
export default defineConfig<object, Pick<ServerOfWorker, 'isServerShared'>>({
  ...config,
  testDir: './pictures',
  workers: 1,
  // The players of the pictures before would be on the boards of the next.
  use: { ...config.use, isServerShared: false },
  projects: [
    { name: '390-dark', use: { ...phone, colorScheme: 'dark' } },
    { name: '390-light', use: { ...phone, colorScheme: 'light' } },
    { name: '1280-dark', use: { ...laptop, colorScheme: 'dark' } },
    { name: '1280-light', use: { ...laptop, colorScheme: 'light' } },
  ],
});
