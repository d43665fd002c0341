import { availableParallelism } from 'node:os';
import { defineConfig, type LaunchOptions } from '@playwright/test';
import { desktop, isLeftOut, isLongRun, journeysOfDesktop } from './support/size-and-long-run-tags.ts';
import { PLAYER_TIME_ZONE } from './support/player-time-zone.ts';

/** How `npm run e2e` would have the browser started. */
const launchOptions = JSON.parse(process.env['CHROMIUM_LAUNCH'] ?? '{}') as LaunchOptions;

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const notOnPhone = [/@desktop\b/, ...isLeftOut];
const withCamera = /(count-for-me|recording)\.spec/;

export default defineConfig({
  testDir: './tests',
  outputDir: './results',
  globalSetup: './support/touchline-pool.ts',
  forbidOnly: true,
  // Where nobody watches, a journey gets a second try, and `npm test` names those that needed it.
  retries: process.env['CI'] === undefined ? 0 : 1,
  // A page that waits for its server leaves a core to another. One more on two cores saved 9 seconds of 216, and a journey had to be tried again.
  workers: Math.min(4, availableParallelism() + 1),
  // Three at once on two cores take turns, and a detection of 40 ms takes ten times as long; what hangs is told some minutes later.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: PLAYER_TIME_ZONE,
    // Pictures of every step cost a sixth of the time. `npm run e2e -- --trace retain-on-failure` for a closer look.
    trace: 'off',
    // Frames of what moves cost most where a processor draws them. Journeys of what moves ask for it with `letMove`, and so
    // does the main way.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
  // Which journeys are for which size, and for which run: support/size-and-long-run-tags.ts. What is searched for a tag begins with the names of the project
  // and the file, so a word without its @ may leave nothing.
  projects: [
    // They start a browser of their own. Playwright does such last within a project, and one worker would be left with them.
    { name: 'phone with a camera', testMatch: withCamera, grepInvert: notOnPhone, use: phone },
    // A project has workers of its own, each with a browser, which so few journeys as `npm test` has for a desktop are not worth: those of the phone do
    // them as well, at the size of a desktop (support/playwright-fixtures.ts).
    ...(isLongRun ? [{ name: 'desktop', grep: journeysOfDesktop, use: desktop }] : []),
    { name: 'phone', testIgnore: withCamera, grepInvert: isLongRun ? notOnPhone : isLeftOut, use: phone },
  ],
});
