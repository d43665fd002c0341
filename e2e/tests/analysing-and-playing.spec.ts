import type { Page } from '@playwright/test';
import { chooseClip, prepareAnalysis } from '../support/prepare-analysis.ts';
import { madeFrom } from '../support/engine-harness.ts';
import { letMove } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

// A trace would take pictures of the page and be measured with it.
test.use({ trace: 'off' });
test.describe.configure({ timeout: 240_000 });

/** Taps of a busy thumb: one each so many milliseconds. */
const TAP_EVERY = 250;

/** Runs the analysis of the chosen clip, and plays as long as it runs. */
async function analyseAndPlay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Analyze My Form' }).click();
  await expect(page.getByText('Tap to kick off')).toBeVisible();
  await page.evaluate(async (every) => {
    while (document.querySelector('[role="dialog"] [role="progressbar"]') !== null) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
      await new Promise((next) => setTimeout(next, every));
    }
  }, TAP_EVERY);
  await expect(page.getByRole('button', { name: 'Film another one' })).toBeVisible();
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of processor time. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Milliseconds of processor time of the page's longest task: what others on the machine take is not the page's. */
function longestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const pages = new Set(traceEvents.filter(({ args }) => args?.name === 'CrRendererMain').map(thread));
  const tasks = traceEvents.filter((event) => event.name === 'ThreadControllerImpl::RunTask' && pages.has(thread(event)));
  expect(tasks.length).toBeGreaterThan(50);
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

test('with the game being played no task of the page takes 50 ms', async ({ page, browser }) => {
  await letMove(page);
  const part = ['-an', '-ss', '2', '-t', '1.5', '-c:v', 'libx264', '-preset', 'ultrafast'];
  const clip = madeFrom('kick-720p-h264.mp4', part, 'mp4');
  await prepareAnalysis(page, 'General movement', clip);
  // The first one also loads what the next one finds there.
  await analyseAndPlay(page);
  await page.getByRole('button', { name: 'Film another one' }).click();
  await chooseClip(page, clip);
  await browser.startTracing(page, { categories: ['toplevel'] });
  await analyseAndPlay(page);
  expect(longestTask(await browser.stopTracing())).toBeLessThan(50);
});
