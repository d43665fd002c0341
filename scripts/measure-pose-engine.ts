// The pose engine, as it is built, against a baseline that decodes and detects the same frames and does nothing else, and
// the memory of the page's process while a player watches; for `npm run bench -- --analysis`, which starts it. Arguments:
// seconds, heights, how often and as what, such as `5,10,15 480,1080 3 shooting,juggling`. Writes one line of JSON a clip.
import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { preview } from 'vite';
import { ensureChromium } from './ensure-chromium.ts';
import { chromiumLaunch } from './chromium-launch.ts';
import { ensureFfmpeg } from './ensure-ffmpeg.ts';
import { ensureFrontEndBuild } from './ensure-front-end-build.ts';
import { watchMemory } from './process-memory-by-kind.ts';
import { processorSeconds, rendererOf } from './browser-page-process.ts';
import { root } from './run-program.ts';

type Outcome = { readonly frames: readonly { readonly time: number }[]; readonly cutShort: boolean };
type Result = { readonly ok: false; readonly failure: string } | { readonly ok: true; readonly outcome: Outcome };
/** Of the page's document as much as is used here: scripts are checked for Node. */
type Picture = { readonly close: () => void };
type Canvas = {
  readonly getContext: (kind: '2d') => { readonly drawImage: (picture: Picture, ...place: [number, number, number, number]) => void } | null;
  readonly remove: () => void;
};
type PageDocument = { readonly createElement: (name: 'canvas') => Canvas; readonly body: { readonly append: (canvas: Canvas) => void } };
type LiveFrame = { readonly picture?: Picture };
type Watch = { readonly signal: AbortSignal; readonly onFrame?: (frame: LiveFrame) => void };
type Engine = { readonly analyse: (request: object, watch: Watch) => Promise<Result> };
type Harness = {
  readonly openEngine: () => Engine;
  readonly runBaseline: (clip: Blob, times: readonly number[]) => Promise<{ milliseconds: number; detected: number }>;
  readonly document: PageDocument;
  // What one step leaves on the page for the next.
  engine?: Engine;
  clip?: Blob;
  times?: readonly number[];
};
type Analysis = { readonly engine: number; readonly frames: number; readonly cutShort: boolean };
/** In milliseconds, by the clock and of the page's process. */
type Pair = Analysis & { readonly baseline: number; readonly engineProcessor: number; readonly baselineProcessor: number };

const numbers = (list = ''): number[] => list.split(',').map(Number);
const [seconds, heights, times, types = 'shooting'] = process.argv.slice(2);
const [pairs = 1] = numbers(times);
const CLIP = '/clip-to-measure';

process.env['GALLERY'] = '1';
const ffmpeg = ensureFfmpeg();
const executablePath = ensureChromium();
const built = await ensureFrontEndBuild();
const folder = await mkdtemp(join(tmpdir(), 'touchline-clips-'));
const server = await preview({ configFile: false, root: built, build: { outDir: built }, preview: { port: 0 }, logLevel: 'error' });
try {
  for (const type of types.split(',')) {
    for (const height of numbers(heights)) {
      for (const length of numbers(seconds)) console.log(JSON.stringify(await measure(length, height, type)));
    }
  }
} finally {
  await server.close();
  await rm(folder, { recursive: true, force: true });
}

/** One clip in a browser of its own, so that its memory is this clip's. */
async function measure(length: number, height: number, type: string): Promise<object> {
  const clip = await makeClip(length, height);
  const browser = await chromium.launch(chromiumLaunch(executablePath));
  try {
    const page = await browser.newPage();
    await page.route(`**${CLIP}`, (route) => route.fulfill({ body: clip }));
    await page.goto(new URL('/engine-harness.html', server.resolvedUrls?.local[0]).href);
    // The first analysis warms up, and tells the memory: the baseline's own model is not there yet. Its frames are shown,
    // as to a player; of those that are timed none is, as of the baseline.
    const process = await rendererOf(browser);
    const stopWatching = watchMemory(process);
    await analyse(page, type, true);
    const peakByKind = rounded(await stopWatching());
    const peakMegabytes = await peakOf(browser);
    await measureBaseline(page);
    const measured: Pair[] = [];
    for (let pair = 0; pair < pairs; pair += 1) {
      const before = await processorSeconds(process);
      const analysed = await analyse(page, type);
      const between = await processorSeconds(process);
      const baseline = await measureBaseline(page);
      const after = await processorSeconds(process);
      measured.push({ ...analysed, baseline, engineProcessor: 1_000 * (between - before), baselineProcessor: 1_000 * (after - between) });
    }
    return { length, height, type, pairs: measured, peakMegabytes, peakByKind, bytesLoaded: await bytesLoaded() };
  } finally {
    await browser.close();
  }
}

/** Analyses the clip once, and keeps on the page the times of the frames that were looked at. */
function analyse(page: Page, type: string, isShown = false): Promise<Analysis> {
  return page.evaluate(async ({ address, skill, isShown: shown }) => {
    const harness = globalThis as unknown as Harness;
    harness.clip ??= await (await fetch(address)).blob();
    const engine = (harness.engine ??= harness.openEngine());
    const size = { width: 640, height: 360 };
    const canvas = Object.assign(harness.document.createElement('canvas'), size);
    harness.document.body.append(canvas);
    const onFrame = ({ picture }: LiveFrame): void => {
      if (picture) canvas.getContext('2d')?.drawImage(picture, 0, 0, size.width, size.height);
      picture?.close();
    };
    const watch = { signal: new AbortController().signal, ...(shown && { onFrame }) };
    const from = performance.now();
    const result = await engine.analyse({ clip: harness.clip, type: skill, age: 12 }, watch);
    const took = performance.now() - from;
    canvas.remove();
    if (!result.ok) throw new Error(result.failure);
    const { frames, cutShort } = result.outcome;
    harness.times = frames.map(({ time }) => time);
    return { engine: took, frames: frames.length, cutShort };
  }, { address: CLIP, skill: type, isShown });
}

/** Milliseconds of decoding and detecting the frames that the last analysis looked at. */
function measureBaseline(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { runBaseline, clip, times: looked } = globalThis as unknown as Harness;
    if (!clip || !looked) throw new Error('Nothing was analysed yet.');
    const baseline = await runBaseline(clip, looked);
    if (baseline.detected !== looked.length) throw new Error(`${baseline.detected} frames against ${looked.length}`);
    return baseline.milliseconds;
  });
}

/** The real kick, played again and again; a decoder cannot tell, and the ball is looked for whatever is juggled. */
async function makeClip(length: number, height: number): Promise<Buffer> {
  const file = join(folder, `${length}-${height}.mp4`);
  const kick = join(root, 'e2e/media/kick-720p-h264.mp4');
  const shape = ['-t', String(length), '-vf', `scale=-2:${height}`, '-an', '-c:v', 'libx264', '-preset', 'veryfast'];
  execFileSync(ffmpeg, ['-v', 'error', '-y', '-stream_loop', '3', '-i', kick, ...shape, file]);
  return readFile(file);
}

/** Megabytes that the page's process held at most, its workers in it; reads Linux's /proc. */
async function peakOf(browser: Browser): Promise<number> {
  const status = await readFile(`/proc/${await rendererOf(browser)}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

function rounded(kinds: object): object {
  return Object.fromEntries(Object.entries(kinds).map(([kind, megabytes]) => [kind, Math.round(Number(megabytes))]));
}

/** Bytes over the wire that the analysis costs beyond the app: model, WebAssembly, its loader, the worker. */
async function bytesLoaded(): Promise<number> {
  const files = globSync('assets/{vision_wasm,pose}*.br', { cwd: built });
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(built, file))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
