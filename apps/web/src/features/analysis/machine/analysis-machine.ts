import type { Sharing } from '@touchline/domain';
import { buildReview, type KickInClip } from '@touchline/vision';
import { assign, cancel, emit, enqueueActions, forwardTo, setup } from 'xstate';
import type { Arrival } from '../clip/clip-types.ts';
import { isTooLong } from '../clip/trim-range.ts';
import type { AnalysisDraft } from './analysis-draft.ts';
import { analysisActors, present } from './analysis-machine-actors.ts';
import type { AnalysisContext, AnalysisEmitted, AnalysisEvent, AnalysisTools, Missing, Run } from './analysis-machine-types.ts';
import { clipErrorOf } from './clip-error.ts';

/** Milliseconds for which a start that lacks something has its red border (spec 002 §5); what is missing is said until it is there. */
const missingBorderMs = 3_000;

const untouched: Run = { fraction: 0, stage: 'loading', live: null, retryAt: null };

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
  actors: analysisActors,
  actions: {
    sayMissing: enqueueActions(({ enqueue }, { what }: { what: Missing }) => {
      enqueue.assign({ missing: what, hasMissingBorder: true });
      enqueue.emit({ type: 'missing', what });
      enqueue.cancel('missingBorder');
      enqueue.raise({ type: 'endMissingBorder' }, { id: 'missingBorder', delay: missingBorderMs });
    }),
    /** A file is looked at; what was wrong with the last one is over. */
    take: assign(({ context }, arrival: Arrival) => ({ arrival, clipError: null, missing: context.missing === 'video' ? null : context.missing })),
    refuse: assign(({ context }, { error }: { error: unknown }) => ({
      clipError: clipErrorOf(error, context.arrival?.source ?? context.clip?.source ?? 'file'),
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
    isWorse: ({ context: { former, hasMoreTime }, event }) =>
      event.type === 'analysed' &&
      // Who looked for longer knows better than who did not.
      !hasMoreTime &&
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
    clipError: null,
    filmsAtOnce: false,
    part: null,
    chosen: null,
    former: null,
    hasMoreTime: false,
    continues: null,
    remade: 0,
    missing: null,
    hasMissingBorder: false,
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
      entry: assign({ hasMoreTime: false, continues: null }),
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
        film: { target: 'filming', actions: ['prepareFilming', assign({ clipError: null })] },
        endMissingBorder: { actions: assign({ hasMissingBorder: false }) },
        analyse: { actions: { type: 'sayMissing', params: { what: 'video' } } },
      },
      exit: [cancel('missingBorder'), assign({ missing: null, hasMissingBorder: false })],
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
                  // One that is too long cannot be analysed yet: that stands beside it.
                  if (event.output.source === 'camera' && !isTooLong(event.output.duration)) enqueue.emit({ type: 'recorded', clip: event.output });
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
          entry: assign({ clipError: null }),
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
        choose: {
          target: 'preparing.checking',
          actions: [
            assign({ id: null, outcome: null }),
            { type: 'take', params: ({ event }) => ({ file: event.file, source: 'file', mirrored: false }) },
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
            // Looked at closely were the frames around somebody else.
            continues: null,
            former: outcome === null ? null : { id, outcome, chosen },
          })),
        },
        lookLonger: {
          target: 'analysing',
          guard: 'hasOutcome',
          actions: assign(({ context: { id, outcome, chosen } }) => ({
            hasMoreTime: true,
            continues: outcome?.partial ?? null,
            former: outcome && { id, outcome, chosen },
          })),
        },
      },
    },

    failed: {
      on: {
        // Where not one picture was seen in the time there was, the next try has more.
        retry: { target: 'analysing', actions: assign(({ context: { failure, hasMoreTime } }) => ({ hasMoreTime: hasMoreTime || failure === 'timedOut' })) },
        back: 'givenUp',
        film: { target: 'filming', actions: 'prepareFilming' },
      },
    },
  },
});
