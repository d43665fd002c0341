// `npm run e2e`: the player's journeys in a real browser; arguments go to Playwright. With --screenshots it takes the
// pictures of docs/screenshots instead (`npm run screenshots`).
import { ensureChromium } from './ensure-chromium.ts';
import { chromiumLaunch } from './chromium-launch.ts';
import { ensureFfmpeg } from './ensure-ffmpeg.ts';
import { ensureFrontEndBuild } from './ensure-front-end-build.ts';
import { inRunFolder } from './test-run-folder.ts';
import { run } from './run-program.ts';

const args = process.argv.slice(2);
const config = args.includes('--screenshots') ? 'e2e/screenshots.config.ts' : 'e2e/playwright.config.ts';
// The journeys also open the pages that are for us, of the server that has the product.
if (!args.includes('--screenshots')) process.env['GALLERY'] = '1';
const launch = chromiumLaunch(ensureChromium());
await ensureFrontEndBuild();
// What a worker that is killed leaves behind goes with the run.
process.exitCode = await inRunFolder((folder) =>
  run('npx', ['playwright', 'test', '--config', config, ...args.filter((arg) => arg !== '--screenshots')], {
    TMPDIR: folder,
    FFMPEG_PATH: ensureFfmpeg(),
    CHROMIUM_LAUNCH: JSON.stringify(launch),
  }),
);
