import type { Page } from '@playwright/test';
import { chooseClip, filmNext, prepareAnalysis } from '../support/prepare-analysis.ts';
import { madeFrom } from '../support/test-clips.ts';
import { letMove } from '../support/player.ts';
import { longRunOnly } from '../support/size-and-long-run-tags.ts';
import { expect, test } from '../support/playwright-fixtures.ts';

// A trace would take pictures of the page and be measured with it.
test.use({ trace: 'off' });

/**
 * How long a task may take, as a multiple of the longest reference task, which takes 50 ms where a processor runs at half its
 * speed, as it does now and then in the middle of a run: 0.8 to 1.2 were measured.
 */
const LONGEST = 2;

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
  await expect(page.getByRole('button', { name: filmNext })).toBeVisible();
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of processor time. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The page's tasks in milliseconds of processor time: what others on the machine take is not the page's. */
function tasksOf(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const pages = new Set(traceEvents.filter(({ args }) => args?.name === 'CrRendererMain').map(thread));
  const tasks = traceEvents.filter((event) => event.name === 'ThreadControllerImpl::RunTask' && pages.has(thread(event)));
  return tasks.map(({ tdur = 0 }) => tdur / 1000);
}

/** The page's tasks while `act` runs. */
async function tasksDuring(page: Page, act: () => Promise<void>): Promise<number[]> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('the page has no browser of its own');
  await browser.startTracing(page, { categories: ['toplevel'] });
  await act();
  return tasksOf(await browser.stopTracing());
}

const REFERENCE_TASKS = 10;

/** Ten times the same work of a page, each in a task of its own: 500 cards are made, laid out and taken away. */
function referenceTasks(page: Page): Promise<void> {
  return page.evaluate(async (times) => {
    for (let time = 0; time < times; time += 1) {
      await new Promise((next) => setTimeout(next, 50));
      const cards = document.createElement('div');
      for (let at = 0; at < 500; at += 1) {
        const card = document.createElement('p');
        card.style.cssText = `display: flex; padding: ${at % 8}px; border: 1px solid`;
        card.append(document.createElement('b'), `the card of number ${at} in the run of ${time}`);
        cards.append(card);
      }
      document.body.append(cards);
      cards.getBoundingClientRect();
      cards.remove();
    }
  }, REFERENCE_TASKS);
}

// A measure, as that of the engine alone; that the game is played meanwhile is seen in leaving-a-running-analysis.spec.ts.
test('with the game being played no task of the page takes long', longRunOnly, async ({ page }) => {
  await letMove(page);
  const part = ['-an', '-ss', '2', '-t', '1.5', '-c:v', 'libx264', '-preset', 'ultrafast'];
  const clip = madeFrom('kick-720p-h264.mp4', part, 'mp4');
  await prepareAnalysis(page, 'General movement', clip);
  // The first one also loads what the next one finds there.
  await analyseAndPlay(page);
  await page.getByRole('button', { name: filmNext }).click();
  await chooseClip(page, clip);
  const before = await tasksDuring(page, () => referenceTasks(page));
  const played = await tasksDuring(page, () => analyseAndPlay(page));
  const after = await tasksDuring(page, () => referenceTasks(page));
  expect(played.length).toBeGreaterThan(50);
  expect(Math.max(...played) / Math.max(...before, ...after)).toBeLessThan(LONGEST);
});
