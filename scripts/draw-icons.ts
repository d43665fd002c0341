// Draws the icons of the home screen from `apps/web/public/icon.svg`; to be run again when that changes.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureChromium } from './ensure-chromium.ts';
import { chromiumLaunch } from './chromium-launch.ts';
import { root } from './run-program.ts';

const folder = join(root, 'apps/web/public');
const logo = await readFile(join(folder, 'icon.svg'), 'utf8');
/** A launcher cuts a maskable icon to its own shape: the turf goes to the edge, the sign into the inner four fifths. */
const maskable = logo
  .replace(/rx="\d+"/, '')
  .replace(/<g transform="([^"]+)">/, '<g transform="translate(32 32) scale(.8) translate(-32 -32) $1">');

const browser = await chromium.launch(chromiumLaunch(ensureChromium()));
try {
  for (const size of [192, 512]) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    for (const [name, drawing] of [
      ['icon', logo],
      ['icon-maskable', maskable],
    ] as const) {
      await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px}</style>${drawing}`);
      await page.screenshot({ path: join(folder, `${name}-${size}.png`), omitBackground: true });
    }
  }
} finally {
  await browser.close();
}
