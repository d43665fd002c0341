import type { Page } from '@playwright/test';

export interface Wanted {
  readonly clip: Buffer;
  readonly type: string;
  /** Milliseconds after which it is cancelled. */
  readonly cancelAfter?: number;
}

/** What the page says of an analysis: what a player would be told, and how the page fared meanwhile. */
export interface HarnessAnalysis {
  readonly failure?: string;
  readonly kickingLeg?: string | null;
  readonly view?: string | null;
  readonly moments?: readonly { readonly name: string; readonly time: number; readonly leg?: string }[];
  readonly measures?: readonly { readonly id: string }[];
  readonly notMeasured?: readonly string[];
  readonly people?: number;
  readonly clip?: { readonly width: number; readonly height: number; readonly duration: number; readonly frameRate: number };
  readonly cutShort?: boolean;
  readonly framesWithPlayer?: number;
  readonly overallScore?: number | null;
  /** What would be stored, turned to JSON and back, gives the same review again. */
  readonly isSameAgain?: boolean;
  readonly stages: readonly string[];
  readonly liveFrames: number;
  /** Milliseconds. */
  readonly longestTask: number;
  readonly took: number;
}

/** Its address. */
export const HARNESS = '/engine-harness.html';

/** How much slower the engine's clock goes: its 25 s and 10 s are for a phone of its own, not for a machine full of tests. */
export const SLOWER = 20;

/** The engine's worker with this in front of it. */
export async function changeWorker(page: Page, before: string): Promise<void> {
  await page.route('**/assets/pose.worker*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${before}\n${await answer.text()}` });
  });
}

/** Opens the page that holds nothing but the pose engine and makes its engine ready; gives how that went. */
export async function openHarness(page: Page): Promise<{ readonly ok: boolean; readonly failure?: string }> {
  await goToHarness(page);
  return readyEngine(page);
}

/** The same before there is an engine. */
export async function goToHarness(page: Page): Promise<void> {
  await changeWorker(page, `{ const { now } = Performance.prototype; performance.now = () => now.call(performance) / ${SLOWER}; }`);
  await page.addInitScript((slower) => {
    const later = window.setTimeout.bind(window);
    const slowly = (work: () => void, milliseconds = 0) =>
      later(work, milliseconds >= 5_000 ? milliseconds * slower : milliseconds);
    Object.assign(window, { setTimeout: slowly });
  }, SLOWER);
  await page.goto(HARNESS);
}

/** Opens a new engine in the open page. */
export async function readyEngine(page: Page): Promise<{ readonly ok: boolean; readonly failure?: string }> {
  return page.evaluate(() => {
    window.engine?.close();
    window.engine = window.openEngine();
    return window.engine.ready();
  });
}

/** Has the page's engine look at a clip. */
export async function analyse(page: Page, { clip, type, cancelAfter }: Wanted): Promise<HarnessAnalysis> {
  const address = '/clip-for-the-engine';
  await page.route(`**${address}`, (route) => route.fulfill({ body: clip }));
  const told = await page.evaluate(
    async ({ address, type, cancelAfter }): Promise<HarnessAnalysis> => {
      const blob = await (await fetch(address)).blob();
      const cancelled = new AbortController();
      const stages = new Set<string>();
      let liveFrames = 0;
      let longestTask = 0;
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
      });
      observer.observe({ type: 'longtask' });
      if (cancelAfter !== undefined) setTimeout(() => cancelled.abort(), cancelAfter);
      const from = performance.now();
      const result = await window.engine.analyse(
        { clip: blob, type, age: 12 },
        {
          signal: cancelled.signal,
          onProgress: (_, stage) => stages.add(stage),
          onFrame: ({ picture }) => {
            liveFrames += 1;
            picture?.close();
          },
        },
      );
      const took = performance.now() - from;
      observer.disconnect();
      const page = { stages: [...stages], liveFrames, longestTask, took };
      if (!result.ok) return { ...page, failure: result.failure };
      const { review, input, clip, cutShort } = result.outcome;
      const again = window.buildReview(JSON.parse(JSON.stringify(input)));
      const { kickingLeg, view, moments, measures, notMeasured, people, frames } = review;
      return {
        ...page,
        kickingLeg,
        view,
        moments,
        measures,
        notMeasured,
        people,
        clip,
        cutShort,
        framesWithPlayer: frames.withPlayer,
        overallScore: review.overallScore,
        isSameAgain: JSON.stringify(again) === JSON.stringify(review),
      };
    },
    { address, type, cancelAfter },
  );
  await page.unroute(`**${address}`);
  return told;
}

interface Engine {
  ready(): Promise<{ ok: boolean; failure?: string }>;
  analyse(
    request: { clip: Blob; type: string; age: number },
    watch: { signal: AbortSignal; onProgress: (fraction: number, stage: string) => void; onFrame: (frame: { picture?: ImageBitmap }) => void },
  ): Promise<Result>;
  close(): void;
}

type Result =
  | { readonly ok: false; readonly failure: string }
  | {
      readonly ok: true;
      readonly outcome: {
        readonly cutShort: boolean;
        readonly input: object;
        readonly clip: NonNullable<HarnessAnalysis['clip']>;
        readonly review: {
          readonly overallScore: number | null;
          readonly kickingLeg: string | null;
          readonly view: string | null;
          readonly moments: NonNullable<HarnessAnalysis['moments']>;
          readonly measures: NonNullable<HarnessAnalysis['measures']>;
          readonly notMeasured: readonly string[];
          readonly people: number;
          readonly frames: { readonly withPlayer: number };
        };
      };
    };

declare global {
  interface Window {
    openEngine(): Engine;
    buildReview(input: object): object;
    engine: Engine;
  }
}
