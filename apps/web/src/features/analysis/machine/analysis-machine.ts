import type { AnalysisType, Sharing } from '@touchline/domain';
import { buildReview, type ChosenPerson, type KickInClip } from '@touchline/vision';
import { assign, cancel, emit, enqueueActions, forwardTo, fromCallback, fromPromise, setup } from 'xstate';
import type { Arrival, Clip } from '../clip/clip.ts';
import type { Compressed } from '../clip/compress-clip.ts';
import { isTooLong, type Part } from '../clip/trim-range.ts';
import type { RemakeWatch } from '../clip/transcode-clip.ts';
import type {
  EngineOutcome,
  EngineRequest,
  EngineResult,
  EngineWatch,
} from '../engine/index.ts';
import type { AnalysisFailure } from '../failure-text.ts';
import { liveReporter, type Live } from '../run/live-progress.ts';
import type { RunStage } from '../run/progress-stages.ts';
import type { Begun } from '../sending/begin-sending.ts';
import type { Finished, Sending } from '../sending/sending.ts';
import type { FinishedAnalysis } from '../store/save-analysis.ts';
import { clipTroubleOf, type ClipTrouble } from './clip-trouble.ts';
import type { AnalysisDraft } from './analysis-draft.ts';
import { runAnalysis, type RunEnd } from './run-analysis.ts';
import { sharedFraction } from '../run/progress-stages.ts';

/** Everything outside the machine that it uses. */
export interface AnalysisTools {
  /** Throws `ClipRefused`. */
  readonly open: (arrival: Arrival, signal: AbortSignal) => Promise<Clip>;
  readonly cut: (clip: Clip, part: Part, watch: RemakeWatch) => Promise<Clip>;
  readonly needsCompression: (clip: Clip) => boolean;
  readonly compress: (clip: Clip, watch: RemakeWatch) => Promise<Compressed>;
  readonly analyse: (request: EngineRequest, watch: EngineWatch) => Promise<EngineResult>;
  /** Begins to save an analysis; from now on it can be read by its id. */
  readonly save: (finished: FinishedAnalysis) => void;
  /** The server's part, where the player wants one. */
  readonly sending: Pick<Sending, 'begin' | 'finish' | 'cancel'>;
}

/** What a start lacked. */
export type Missing = 'video' | 'type';

/** An analysis under way. */
export interface Run {
  /** 0–1, never less than before. */
  readonly fraction: number;
  readonly stage: RunStage;
  /** Null before the first frame. */
  readonly live: Live | null;
  /** When the server is asked again that does not answer, in epoch milliseconds; null while all goes on. */
  readonly retryAt: number | null;
}

/** A review that the player wants replaced. */
interface Former {
  readonly id: string | null;
  readonly outcome: EngineOutcome;
  readonly chosen: ChosenPerson | null;
}

interface AnalysisContext {
  readonly tools: AnalysisTools;
  readonly type: AnalysisType | null;
  /** The file that is being looked at; null once it was. */
  readonly arrival: Arrival | null;
  readonly clip: Clip | null;
  /** It has been tried to make the clip smaller. */
  readonly isSettled: boolean;
  readonly trouble: ClipTrouble | null;
  /** Filming begins as soon as there is a picture. */
  readonly filmsAtOnce: boolean;
  readonly part: Part | null;
  /** Whom in the clip the player pointed out. */
  readonly chosen: ChosenPerson | null;
  /** The review of somebody else in the same clip, which stands until the one of the player does. */
  readonly former: Former | null;
  /** Part of cutting or compressing that is done, 0–1. */
  readonly remade: number;
  readonly missing: Missing | null;
  readonly run: Run;
  /** What of the next analysis leaves the device. */
  readonly sharing: Sharing;
  /** The same of the one that runs or is shown. */
  readonly shared: Sharing;
  /** How the server received the one that runs. */
  readonly begun: Begun;
  /** Under which the finished analysis is saved. */
  readonly id: string | null;
  readonly outcome: EngineOutcome | null;
  readonly failure: AnalysisFailure | null;
  /** Years; null where it is not known. */
  readonly age: number | null;
}

type AnalysisEvent =
  | { type: 'type'; value: AnalysisType }
  | { type: 'choose'; file: Blob }
  | { type: 'film'; atOnce: boolean }
  | { type: 'filmed'; blob: Blob; mirrored: boolean }
  | { type: 'cut'; part: Part }
  | { type: 'pointOut'; person: ChosenPerson }
  | { type: 'pickKick'; kick: KickInClip }
  | { type: 'age'; years: number | null }
  | { type: 'sharing' | 'shared'; value: Sharing }
  | { type: 'back' | 'analyse' | 'skip' | 'seeNow' | 'cancel' | 'retry' | 'again' | 'forgetMissing' }
  | { type: 'remade'; fraction: number }
  | { type: 'progress'; fraction: number; stage: RunStage }
  | { type: 'wait'; retryAt: number }
  | { type: 'live'; live: Live }
  | { type: 'wasCut'; clip: Clip }
  | { type: 'wasNotCut'; error: unknown }
  | { type: 'compressed'; result: Compressed }
  | { type: 'analysed'; end: RunEnd }
  | { type: 'finished'; how: Finished };

type AnalysisEmitted =
  | { type: 'recorded'; clip: Clip }
  | { type: 'missing'; what: Missing }
  | { type: 'compressTimeout' | 'notReplaced' | 'enhancedLocal' }
  | { type: 'notShared'; failure: string };

/** Milliseconds for which a start that lacks something shows what (spec 002 §5). */
const missingMs = 3_000;

const untouched: Run = { fraction: 0, stage: 'loading', live: null, retryAt: null };

/** Under way there always is a clip, and at the end an outcome; anything else is a fault of this file. */
function present<Thing>(thing: Thing | null): Thing {
  if (thing === null) throw new Error('There is no clip or no outcome');
  return thing;
}

/**
 * One analysis after another (spec 002 §4): no video, then a video that is checked, cut where it is too long and made
 * smaller where it is large, then analysed, then results or an error.
 */
export const analysisMachine = setup({
  types: {
    context: {} as AnalysisContext,
    events: {} as AnalysisEvent,
    emitted: {} as AnalysisEmitted,
    input: {} as { tools: AnalysisTools; age: number | null; draft?: AnalysisDraft | null; sharing?: Sharing },
  },
  actors: {
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
      const { tools, clip, type, age, chosen, former, shared } = input;
      const left = new AbortController();
      const skipped = new AbortController();
      receive((event) => {
        if (event.type === 'skip') skipped.abort();
      });
      const run = { clip: present(clip), type: present(type), age, chosen, sharing: former === null ? shared : 'device' } as const;
      void runAnalysis(tools, run, {
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
  },
  actions: {
    sayMissing: enqueueActions(({ enqueue }, { what }: { what: Missing }) => {
      enqueue.assign({ missing: what });
      enqueue.emit({ type: 'missing', what });
      enqueue.cancel('missing');
      enqueue.raise({ type: 'forgetMissing' }, { id: 'missing', delay: missingMs });
    }),
    /** A file is looked at; what was wrong with the last one is over. */
    take: assign((_, arrival: Arrival) => ({ arrival, trouble: null })),
    refuse: assign(({ context }, { error }: { error: unknown }) => ({
      trouble: clipTroubleOf(error, context.arrival?.source ?? context.clip?.source ?? 'file'),
      arrival: null,
    })),
    /** What was to be replaced is on show again. */
    returnToFormer: assign(({ context: { former } }) => ({
      id: former?.id ?? null,
      outcome: former?.outcome ?? null,
      chosen: former?.chosen ?? null,
      former: null,
    })),
    save: ({ context: { tools, id, outcome, clip, former, shared: sharing } }) => {
      const { blob, mirrored } = present(clip);
      tools.save({ id: present(id), outcome: present(outcome), clip: blob, mirrored, sharing, replaces: former?.id ?? null });
    },
    /** Another kick of the same clip is reviewed, from the frames that were kept: nothing is looked at again. */
    reviewKick: assign(({ context: { id, outcome, chosen } }, { kick }: { kick: KickInClip }) => ({
      id: crypto.randomUUID(),
      begun: { name: 'later' } as const,
      outcome: outcome && { ...outcome, input: kick.input, review: buildReview(kick.input) },
      former: outcome && { id, outcome, chosen },
    })),
    /** The server's part, without the player waiting for it. */
    finishLater: ({ context: { tools, id, begun, shared } }) => {
      if (shared !== 'device') void tools.sending.finish(present(id), begun);
    },
    prepareFilming: assign({ filmsAtOnce: ({ event }) => event.type === 'film' && event.atOnce }),
    noteProgress: assign({
      run: ({ context: { run }, event }) =>
        event.type === 'progress'
          ? { ...run, stage: event.stage, fraction: Math.max(run.fraction, event.fraction), retryAt: null }
          : run,
    }),
  },
  guards: {
    hasNoClip: ({ context }) => context.clip === null,
    hasNoType: ({ context }) => context.type === null,
    hasArrival: ({ context }) => context.arrival !== null,
    hasOutcome: ({ context }) => context.outcome !== null,
    hasFormer: ({ context }) => context.former !== null,
    isShared: ({ context }) => context.shared !== 'device',
    /** A review without a score takes no place of one with it. */
    isWorse: ({ context: { former }, event }) =>
      event.type === 'analysed' &&
      event.end.result.ok &&
      event.end.result.outcome.review.overallScore === null &&
      typeof former?.outcome.review.overallScore === 'number',
    isTooLong: ({ context }) => context.clip !== null && isTooLong(context.clip.duration),
    needsCompression: ({ context: { tools, clip, isSettled } }) => clip !== null && !isSettled && tools.needsCompression(clip),
  },
}).createMachine({
  id: 'analysis',
  context: ({ input: { tools, age, draft, sharing = 'device' } }) => ({
    tools,
    age,
    type: draft?.type ?? null,
    arrival: draft?.arrival ?? null,
    clip: draft?.clip ?? null,
    isSettled: false,
    trouble: null,
    filmsAtOnce: false,
    part: null,
    chosen: null,
    former: null,
    remade: 0,
    missing: null,
    run: untouched,
    sharing,
    shared: 'device',
    begun: { name: 'later' },
    id: null,
    outcome: null,
    failure: null,
  }),
  on: {
    age: { actions: assign({ age: ({ event }) => event.years }) },
    sharing: { actions: assign({ sharing: ({ event }) => event.value }) },
    shared: { actions: assign({ shared: ({ event }) => event.value }) },
  },
  initial: 'preparing',
  states: {
    preparing: {
      initial: 'arrived',
      on: {
        type: {
          actions: assign(({ context, event }) => ({
            type: event.value,
            missing: context.missing === 'type' ? null : context.missing,
          })),
        },
        choose: {
          target: '.checking',
          actions: { type: 'take', params: ({ event }) => ({ file: event.file, source: 'file', mirrored: false }) },
        },
        film: { target: 'filming', actions: ['prepareFilming', assign({ trouble: null })] },
        forgetMissing: { actions: assign({ missing: null }) },
        analyse: { actions: { type: 'sayMissing', params: { what: 'video' } } },
      },
      exit: [cancel('missing'), assign({ missing: null })],
      states: {
        /** Where a clip goes depends on what it is like. */
        arrived: {
          always: [
            { guard: 'hasArrival', target: 'checking' },
            { guard: 'hasNoClip', target: 'noVideo' },
            { guard: 'isTooLong', target: 'tooLong' },
            { guard: 'needsCompression', target: 'compressing' },
            { target: 'ready' },
          ],
        },

        noVideo: {},

        checking: {
          invoke: {
            src: 'open',
            input: ({ context }) => context,
            onDone: {
              target: 'arrived',
              actions: [
                assign({ clip: ({ event }) => event.output, arrival: null, isSettled: false, chosen: null, former: null }),
                enqueueActions(({ event, enqueue }) => {
                  if (event.output.source === 'camera') enqueue.emit({ type: 'recorded', clip: event.output });
                }),
              ],
            },
            onError: { target: 'arrived', actions: { type: 'refuse', params: ({ event }) => ({ error: event.error }) } },
          },
          on: { cancel: { target: 'arrived', actions: assign({ arrival: null }) } },
        },

        tooLong: {
          on: { cut: { target: 'cutting', actions: assign({ part: ({ event }) => event.part, remade: 0 }) } },
        },

        cutting: {
          entry: assign({ trouble: null }),
          invoke: { src: 'cut', input: ({ context }) => context },
          on: {
            remade: { actions: assign({ remade: ({ event }) => event.fraction }) },
            wasCut: { target: 'arrived', actions: assign({ clip: ({ event }) => event.clip, chosen: null, former: null }) },
            wasNotCut: { target: 'tooLong', actions: { type: 'refuse', params: ({ event }) => ({ error: event.error }) } },
            cancel: 'tooLong',
          },
        },

        compressing: {
          entry: assign({ remade: 0, isSettled: true }),
          invoke: { id: 'compress', src: 'compress', input: ({ context }) => context },
          on: {
            remade: { actions: assign({ remade: ({ event }) => event.fraction }) },
            skip: { actions: forwardTo('compress') },
            compressed: {
              target: 'ready',
              actions: enqueueActions(({ event, enqueue }) => {
                enqueue.assign({ clip: event.result.clip });
                if (event.result.outcome === 'timeout') enqueue.emit({ type: 'compressTimeout' });
              }),
            },
          },
        },

        ready: {
          on: {
            analyse: [
              { guard: 'hasNoType', actions: { type: 'sayMissing', params: { what: 'type' } } },
              { target: '#analysis.analysing' },
            ],
          },
        },
      },
    },

    filming: {
      on: {
        filmed: {
          target: 'preparing.checking',
          actions: [
            assign({ id: null, outcome: null }),
            { type: 'take', params: ({ event: { blob, mirrored } }) => ({ file: blob, source: 'camera', mirrored }) },
          ],
        },
        back: [{ guard: 'hasOutcome', target: 'results' }, { target: 'preparing' }],
      },
    },

    analysing: {
      entry: assign(({ context: { former, sharing, shared } }) => ({
        run: untouched,
        failure: null,
        id: null,
        outcome: null,
        // In the place of another one as much is shared as was of that.
        shared: former === null ? sharing : shared,
        begun: { name: 'later' } as const,
      })),
      invoke: { id: 'analyse', src: 'analyse', input: ({ context }) => context },
      on: {
        progress: { actions: 'noteProgress' },
        wait: { actions: assign({ run: ({ context, event }) => ({ ...context.run, retryAt: event.retryAt }) }) },
        live: { actions: assign({ run: ({ context, event }) => ({ ...context.run, live: event.live }) }) },
        skip: { actions: forwardTo('analyse') },
        cancel: 'givenUp',
        analysed: [
          { guard: 'isWorse', target: 'givenUp', actions: emit({ type: 'notReplaced' }) },
          {
            guard: ({ event }) => event.end.result.ok,
            target: 'saved',
            actions: [
              assign(({ context, event: { end: { id, result, begun } } }) => ({
                id,
                begun,
                outcome: result.ok ? result.outcome : null,
                shared: begun.name === 'refused' ? 'device' : context.shared,
              })),
              'save',
              enqueueActions(({ event: { end }, enqueue }) => {
                if (end.begun.name === 'refused') enqueue.emit({ type: 'notShared', failure: end.begun.failure });
              }),
            ],
          },
          { guard: ({ event: { end } }) => !end.result.ok && end.result.failure === 'cancelled', target: 'givenUp' },
          {
            target: 'failed',
            actions: assign({ failure: ({ event: { end } }) => (end.result.ok ? null : end.result.failure) }),
          },
        ],
      },
    },

    /** The device's review stands; where the server takes part, its own is waited for as long as the player likes. */
    saved: { always: [{ guard: 'isShared', target: 'finishing' }, { target: 'results' }] },

    finishing: {
      invoke: { src: 'finish', input: ({ context }) => context },
      on: {
        progress: { actions: 'noteProgress' },
        seeNow: 'results',
        finished: {
          target: 'results',
          actions: enqueueActions(({ event, enqueue }) => {
            if (event.how === 'failed') enqueue.emit({ type: 'enhancedLocal' });
          }),
        },
      },
    },

    /** Back to the review that was to be replaced where there is one, else to the clip. */
    givenUp: {
      always: [{ guard: 'hasFormer', target: 'results', actions: 'returnToFormer' }, { target: 'preparing' }],
    },

    results: {
      on: {
        film: { target: 'filming', actions: 'prepareFilming' },
        again: { target: 'preparing', actions: assign({ clip: null, id: null, outcome: null, chosen: null, former: null }) },
        pickKick: {
          guard: 'hasOutcome',
          actions: [{ type: 'reviewKick', params: ({ event }) => ({ kick: event.kick }) }, 'save', 'finishLater'],
        },
        pointOut: {
          target: 'analysing',
          actions: assign(({ context: { id, outcome, chosen }, event }) => ({
            chosen: event.person,
            former: outcome === null ? null : { id, outcome, chosen },
          })),
        },
      },
    },

    failed: {
      on: {
        retry: 'analysing',
        back: 'givenUp',
        film: { target: 'filming', actions: 'prepareFilming' },
      },
    },
  },
});
