import { fromCallback, fromPromise } from 'xstate';
import type { Clip } from '../clip/clip-types.ts';
import { liveReporter } from '../run/live-progress.ts';
import { sharedFraction } from '../run/progress-stages.ts';
import type { AnalysisContext, AnalysisEvent } from './analysis-machine-types.ts';
import { uploadAndAnalyse } from './upload-and-analyse.ts';

/** Under way there always is a clip, and at the end an outcome; anything else is a fault of the machine. */
export function present<Thing>(thing: Thing | null): Thing {
  if (thing === null) throw new Error('There is no clip or no outcome');
  return thing;
}

/** What the machine has done for it while it is in a state, and tells it as events: opening, cutting, compressing, analysing, waiting for the server. */
export const analysisActors = {
  open: fromPromise<Clip, AnalysisContext>(({ input: { tools, arrival }, signal }) =>
    tools.open(present(arrival), signal),
  ),
  cut: fromCallback<AnalysisEvent, AnalysisContext>(({ sendBack, input: { tools, clip, part } }) => {
    const left = new AbortController();
    const onProgress = (fraction: number): void => sendBack({ type: 'remade', fraction });
    tools.cut(present(clip), present(part), { signal: left.signal, onProgress }).then(
      (cut) => sendBack({ type: 'wasCut', clip: cut }),
      (error: unknown) => {
        if (!left.signal.aborted) sendBack({ type: 'wasNotCut', error });
      },
    );
    return () => left.abort();
  }),
  compress: fromCallback<AnalysisEvent, AnalysisContext>(({ sendBack, receive, input: { tools, clip } }) => {
    const skipped = new AbortController();
    receive(({ type }) => {
      if (type === 'skip') skipped.abort();
    });
    const onProgress = (fraction: number): void => sendBack({ type: 'remade', fraction });
    void tools
      .compress(present(clip), { signal: skipped.signal, onProgress })
      .then((result) => sendBack({ type: 'compressed', result }));
    return () => skipped.abort();
  }),
  analyse: fromCallback<AnalysisEvent, AnalysisContext>(({ sendBack, receive, input }) => {
    const { tools, clip, type, age, chosen, former, shared, hasMoreTime, continues } = input;
    const left = new AbortController();
    const skipped = new AbortController();
    receive((event) => {
      if (event.type === 'skip') skipped.abort();
    });
    const run = { clip: present(clip), type: present(type), age, chosen, hasMoreTime, continues, sharing: former === null ? shared : 'device' } as const;
    void uploadAndAnalyse(tools, run, {
      signal: left.signal,
      skipped: skipped.signal,
      onProgress: (fraction, stage) => sendBack({ type: 'progress', fraction, stage }),
      onWait: (retryAt) => sendBack({ type: 'wait', retryAt }),
      onFrame: liveReporter((live) => sendBack({ type: 'live', live }), () => performance.now()),
    }).then((end) => sendBack({ type: 'analysed', end }));
    return () => {
      left.abort();
      skipped.abort();
    };
  }),
  /** Waits for the server's part as long as the player does; it goes on without them. */
  finish: fromCallback<AnalysisEvent, AnalysisContext>(({ sendBack, input: { tools, id, begun } }) => {
    const left = new AbortController();
    const watch = {
      signal: left.signal,
      onProgress: (stage: Parameters<typeof sharedFraction>[0], share: number): void =>
        sendBack({ type: 'progress', stage, fraction: sharedFraction(stage, share) }),
      onWait: (retryAt: number): void => sendBack({ type: 'wait', retryAt }),
    };
    const finish = async (): Promise<void> => {
      const how = await tools.sending.finish(present(id), begun, watch);
      if (!left.signal.aborted) sendBack({ type: 'finished', how });
    };
    void finish();
    return () => left.abort();
  }),
};
