// What a live count ("Count for me") costs: a browser whose camera plays a film looks for people in it, as the timer
// does, with the lite model. Arguments: the film (an .mjpeg), seconds, and how often. One line of JSON a run: pictures a
// second, in how many of them the ball was looked for, milliseconds a picture, processor time of the page's process a picture, and the memory it held at most.
import { chromium } from 'playwright';
import { preview } from 'vite';
import { chromiumLaunch, ensureChromium } from './ensure-chromium.ts';
import { ensureFrontEndBuild } from './ensure-front-end-build.ts';
import { watchMemory } from './process-memory-by-kind.ts';
import { processorSeconds, rendererOf } from './browser-page-process.ts';

type Counted = { readonly pictures: number; readonly seconds: number; readonly milliseconds: readonly number[]; readonly found: number; readonly withBall: number };
type Harness = { readonly measureTouchCount: (seconds: number) => Promise<Counted> };

const [film, length = '20', times = '1'] = process.argv.slice(2);
if (film === undefined) throw new Error('Which film? node scripts/measure-camera-touch-count.ts <film.mjpeg> [seconds] [times]');
process.env['GALLERY'] = '1';
const executablePath = ensureChromium();
const built = await ensureFrontEndBuild();
const server = await preview({ configFile: false, root: built, build: { outDir: built }, preview: { port: 0 }, logLevel: 'error' });
try {
  for (let run = 0; run < Number(times); run += 1) console.log(JSON.stringify(await measure(film, Number(length))));
} finally {
  await server.close();
}

async function measure(path: string, seconds: number): Promise<object> {
  const { args, ...launch } = chromiumLaunch(executablePath);
  const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream', `--use-file-for-fake-video-capture=${path}`];
  const browser = await chromium.launch({ ...launch, args: [...args, ...camera] });
  try {
    const page = await browser.newPage();
    await page.goto(new URL('/engine-harness.html', server.resolvedUrls?.local[0]).href);
    const process = await rendererOf(browser);
    const stopWatching = watchMemory(process);
    // The first pictures warm the model up.
    await page.evaluate((length) => (globalThis as unknown as Harness).measureTouchCount(length), 3);
    const before = await processorSeconds(process);
    const counted = await page.evaluate((length) => (globalThis as unknown as Harness).measureTouchCount(length), seconds);
    const used = (await processorSeconds(process)) - before;
    const memory = Object.entries(await stopWatching()).map(([kind, megabytes]) => [kind, Math.round(megabytes)]);
    const { pictures, found, withBall, milliseconds } = counted;
    const sorted = milliseconds.toSorted((one, other) => one - other);
    return {
      picturesASecond: Math.round((10 * pictures) / counted.seconds) / 10,
      pictures,
      found,
      withBall,
      median: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
      processorMilliseconds: Math.round((1_000 * used) / pictures),
      memory: Object.fromEntries(memory) as object,
      sum: memory.reduce((total, [, megabytes]) => total + Number(megabytes), 0),
    };
  } finally {
    await browser.close();
  }
}
