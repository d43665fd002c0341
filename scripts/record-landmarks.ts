// `node scripts/record-landmarks.ts <folder of clips> [folder for the recordings]`: detects the people in every frame
// of each clip with the engine that ships, in a real browser, and writes their landmarks, three people at most, to
// packages/vision/src/recordings. No picture of anybody is kept.
import { readdir, readFile, mkdir, writeFile } from 'node:fs/promises';
import { join, parse, resolve } from 'node:path';
import { compileMessages } from '@touchline/messages/compile';
import { chromium, type Page } from 'playwright';
import { createServer } from 'vite';
import { ensureChromium } from './ensure-chromium.ts';
import { chromiumLaunch } from './chromium-launch.ts';
import { root } from './run-program.ts';

type Landmark = { readonly x: number; readonly y: number; readonly visibility: number };
type Frame = { readonly time: number; readonly poses: readonly (readonly Landmark[])[] };
type Recorded = { readonly clip: object; readonly frames: readonly Frame[] };

const CLIP = /\.(mp4|mov|webm|ogg)$/;
const CLIP_ADDRESS = '/clip-to-record';

const [from, to = join(root, 'packages/vision/src/recordings')] = process.argv.slice(2);
if (from === undefined) throw new Error('Which folder of clips? node scripts/record-landmarks.ts <folder>');
const names = (await readdir(from)).filter((name) => CLIP.test(name)).toSorted();
if (names.length === 0) throw new Error(`No clip in ${resolve(from)}.`);
const executablePath = ensureChromium();
await compileMessages();
const server = await createServer({
  configFile: join(root, 'apps/web/vite.config.ts'),
  server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
  logLevel: 'error',
});
await server.listen();
const browser = await chromium.launch(chromiumLaunch(executablePath));
try {
  await mkdir(to, { recursive: true });
  const page = await browser.newPage();
  await page.goto(new URL('/gallery.html', server.resolvedUrls?.local[0]).href);
  for (const name of names) {
    const recorded = await record(page, await readFile(join(from, name)));
    const file = join(to, `${parse(name).name}.json`);
    await writeFile(file, written(recorded));
    console.log(`${name}: ${recorded.frames.length} frames in ${file}`);
  }
} finally {
  await browser.close();
  await server.close();
}

async function record(page: Page, clip: Buffer): Promise<Recorded> {
  await page.route(`**${CLIP_ADDRESS}`, (route) => route.fulfill({ body: clip }));
  const recorded = await page.evaluate(async (address) => {
    const engine = '/src/features/analysis/engine/record-detections-for-tests.ts';
    const { recordDetections } = (await import(engine)) as { recordDetections: (clip: Blob) => Promise<Recorded> };
    return recordDetections(await (await fetch(address)).blob());
  }, CLIP_ADDRESS);
  await page.unroute(`**${CLIP_ADDRESS}`);
  return recorded;
}

/** A line a frame: its time, then for each person x, y (3 decimals) and visibility (2) of all landmarks in a row. */
function written({ clip, frames }: Recorded): string {
  const lines = frames.map(({ time, poses }) => {
    const people = poses.map((pose) => pose.flatMap(({ x, y, visibility }) => [rounded(x, 1000), rounded(y, 1000), rounded(visibility, 100)]));
    return JSON.stringify([rounded(time, 10_000), ...people]);
  });
  return `{"clip":${JSON.stringify(clip)},"frames":[\n${lines.join(',\n')}\n]}\n`;
}

function rounded(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}
