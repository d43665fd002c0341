// `npm run e2e`: the player's journeys in a real browser; arguments go to Playwright.
import { ensureChromium } from './ensure-chromium.ts';
import { frontEnd } from './front-end.ts';
import { run } from './run.ts';

const browser = ensureChromium();
await frontEnd();
process.exitCode = await run('npx', ['playwright', 'test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)], {
  ...(browser !== undefined && { CHROMIUM_PATH: browser }),
});
