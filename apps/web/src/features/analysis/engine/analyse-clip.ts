import { ClipAnalysis, type AnalysisWork } from './clip-analysis.ts';
import { engineLimits } from './engine-limits.ts';
import type { EngineRequest, EngineResult, EngineWatch } from './engine-types.ts';
import { reporter } from './progress-reporter.ts';
import type { ClipSource, OpenedSource, SourceFailure } from './source/clip-source-types.ts';

/** What an analysis works with. */
export interface Tools extends Pick<AnalysisWork, 'detector' | 'now' | 'pause'> {
  /** Ways to open the clip, the best first. */
  readonly openers: readonly ((clip: Blob) => Promise<OpenedSource>)[];
}

/** Looks at one clip from beginning to end; never rejects for what a clip or a device may do. */
export async function analyseClip(request: EngineRequest, watch: EngineWatch, tools: Tools): Promise<EngineResult> {
  const startedAt = tools.now();
  const whole = request.hasMoreTime === true ? engineLimits.longer : engineLimits.whole;
  const endsAt = startedAt + whole;
  const report = reporter(watch.onProgress, tools.now, whole);
  report('opening', 0);
  // The first way to open a clip knows best what is wrong with it.
  let failure: SourceFailure | ClipSource['whenEmpty'] | null = null;
  let partial: EngineResult | null = null;
  const ways = [...tools.openers];
  let isRetried = false;
  for (const open of ways) {
    const opened = await open(request.clip);
    if (watch.signal.aborted) {
      if (opened.ok) opened.source.close();
      return { ok: false, failure: 'cancelled' };
    }
    if (!opened.ok) {
      failure ??= opened.failure;
      continue;
    }
    try {
      if (opened.source.shape.duration > engineLimits.longest) return { ok: false, failure: 'tooLong' };
      const analysis = new ClipAnalysis(request, watch, { ...tools, report, startedAt, endsAt }, opened.source);
      const result = await analysis.run();
      if (result.ok && analysis.sawNobody) {
        failure ??= 'noFrames';
        if (isRetried || tools.now() >= endsAt) break;
        // Once more (spec 002 §4): in another way, or in the same where there is none.
        isRetried = true;
        if (open === ways.at(-1)) ways.push(open);
        continue;
      }
      if (!analysis.isShortOfFrames) return result;
      // The decoder gave too little, which it does without a word: another way may give more.
      if (result.ok) partial ??= result;
      // What plays and is not got to is more than what another way could not decode.
      failure = !result.ok && result.failure === 'seekTimeout' ? result.failure : (failure ?? 'noFrames');
    } finally {
      opened.source.close();
    }
  }
  return partial ?? { ok: false, failure: failure ?? 'unreadable' };
}
