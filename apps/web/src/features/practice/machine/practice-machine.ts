import { sessionLimits } from '@touchline/domain';
import { and, assign, emit, fromPromise, not, sendTo, setup, type ActorRefFrom } from 'xstate';
import type { SaveOutcome } from '../../../offline/index.ts';
import { holdTurn, ticks, watchElsewhere } from './practice-machine-actors.ts';
import { GO_MS, countdownMs } from './count-in.ts';
import type { PracticeDraft } from './practice-draft.ts';
import { finish, minutesDone, pause, phaseAt, resume, setClock } from './drill-clock.ts';
import type { DrillPhase } from './drill-clock.ts';
import { noAnswer, notTried, saveFailure } from './save-failure.ts';
import type { PracticeContext, PracticeEmitted, PracticeEvent, PracticeInput, PracticeQuestion, PracticeTools } from './practice-machine-types.ts';
import { sessionRequestBody } from './session-request-body.ts';

/** True for a number of minutes a session may last. */
export function isSessionLength(minutes: number | null): minutes is number {
  return (
    minutes !== null &&
    Number.isInteger(minutes) &&
    minutes >= sessionLimits.minMinutes &&
    minutes <= sessionLimits.maxMinutes
  );
}

/** Under way there always is a draft; anything else is a fault of this file. */
function present(draft: PracticeDraft | null): PracticeDraft {
  if (draft === null) throw new Error('No session is under way');
  return draft;
}

function phaseNow({ draft, now }: PracticeContext): DrillPhase | null {
  return draft && phaseAt(draft, now);
}

function ticksUntil({ tools, draft }: PracticeContext, moment: 'beginsAt' | 'endsAt') {
  return { clock: tools.clock, until: present(draft)[moment] };
}

/**
 * One practice session after another (spec 002 §4): choose, countdown, timer with pauses, result, save, rewards.
 * Which state a drill is in follows from its clock; events of the player and ticks only make the machine look.
 */
export const practiceMachine = setup({
  types: {
    context: {} as PracticeContext,
    events: {} as PracticeEvent,
    emitted: {} as PracticeEmitted,
    input: {} as PracticeInput,
  },
  actors: {
    ticks,
    holdTurn,
    watchElsewhere,
    save: fromPromise<SaveOutcome, { tools: PracticeTools; draft: PracticeDraft }>(({ input }) =>
      input.tools.save(sessionRequestBody(input.draft, input.draft.sentResult ?? 0), input.draft.key),
    ),
  },
  actions: {
    look: assign({ now: ({ context }) => context.tools.clock.now() }),
    setClock: assign({
      refusal: null,
      draft: ({ context: { tools, now, drillId, side, minutes } }) => {
        if (drillId === null || minutes === null) throw new Error('Nothing to start');
        const clock = setClock(now, countdownMs(drillId), minutes * 60_000);
        return {
          ...clock,
          key: tools.newKey(),
          drillId,
          side,
          minutes,
          timeZone: tools.timeZone(),
          sentResult: null,
          countedResult: null,
          typedResult: null,
          finishedEarlyAt: null,
          seenAt: now,
        };
      },
    }),
    /** The countdown from its top again: whoever still reads, or fetches the ball, is not rushed. */
    restartCountdown: assign({
      draft: ({ context: { draft, now } }) => {
        const { drillId, minutes } = present(draft);
        return { ...present(draft), ...setClock(now, countdownMs(drillId), minutes * 60_000) };
      },
    }),
    /** What is left of the countdown is left out, but for GO. */
    cutCountdown: assign({
      draft: ({ context: { draft, now } }) => ({ ...present(draft), ...setClock(now, Math.min(GO_MS, present(draft).beginsAt - now), present(draft).minutes * 60_000) }),
    }),
    pauseClock: assign({
      draft: ({ context: { draft, now } }) => ({ ...present(draft), ...pause(present(draft), now) }),
    }),
    resumeClock: assign({
      draft: ({ context: { draft, now } }) => ({ ...present(draft), ...resume(present(draft), now) }),
    }),
    /** The clock stands while the player is asked: what is asked stays true, and a slip of the thumb costs no practice. */
    ask: assign({
      asking: (_, { question }: { question: PracticeQuestion }) => question,
      resumesAfterAnswer: ({ context }) => context.resumesAfterAnswer || phaseNow(context) === 'running',
      draft: ({ context: { draft, now } }) => ({ ...present(draft), ...pause(present(draft), now) }),
    }),
    endQuestion: assign({ asking: null, resumesAfterAnswer: false }),
    /** The whole minutes that were practised are the session; the rest of the drill is left out. */
    finishClock: assign({
      draft: ({ context: { draft, now } }) => {
        const { minutes, ...rest } = present(draft);
        return { ...rest, ...finish(rest, now), minutes: minutesDone(rest, minutes, now), finishedEarlyAt: now };
      },
    }),
    /** What a camera has counted so far: it waits in the result field, and a reload goes on from it. */
    noteCount: assign({
      draft: ({ context: { draft } }, { result }: { result: number }) => ({
        ...present(draft),
        countedResult: Math.min(result, sessionLimits.maxResult),
      }),
    }),
    /** What the player has typed so far: a reload brings it back. */
    noteTyped: assign({
      draft: ({ context: { draft } }, { text }: { text: string }) => ({ ...present(draft), typedResult: text }),
    }),
    keepDraft: ({ context: { tools, draft, now } }) => tools.drafts.write({ ...present(draft), seenAt: now }),
    dropDraft: ({ context: { tools, draft } }) => {
      if (draft !== null) tools.drafts.clear(draft.key);
    },
    readDraft: assign({ draft: ({ context: { tools, now } }) => tools.drafts.read(now) }),
    takeTurn: sendTo('turn', ({ context }) => ({ type: 'take' as const, insist: context.elsewhere === true })),
    isHere: assign({ elsewhere: false, returnsToTimer: false, looksAround: false }),
    withdraw: ({ context }) => context.tools.withdraw(present(context.draft).key),
  },
  guards: {
    isStartable: ({ context }) => context.drillId !== null && isSessionLength(context.minutes),
    isStartedAtOnce: ({ context }) => context.startsAtOnce,
    hasDraft: ({ context }) => context.draft !== null,
    /** While one chooses there is no draft of this tab: what lies there is another's, or was left by one that ended. */
    isAnotherStored: ({ context: { tools } }) => tools.drafts.read(tools.clock.now()) !== null,
    hasMinuteDone: ({ context: { tools, draft } }) => minutesDone(present(draft), present(draft).minutes, tools.clock.now()) > 0,
    isGone: ({ context }) => context.draft === null,
    isAsking: ({ context }) => context.asking !== null,
    isAskedWhileRunning: ({ context }) => context.resumesAfterAnswer,
    isForgotten: ({ context: { tools, draft } }) => !tools.drafts.holds(present(draft).key),
    isFree: ({ context }) => context.elsewhere === false,
    returnsToTimer: ({ context }) => context.returnsToTimer,
    isUnsettled: ({ context }) => context.draft !== null && context.draft.sentResult !== null,
    isPaused: ({ context }) => phaseNow(context) === 'paused',
    isInCountdown: ({ context }) => phaseNow(context) === 'countdown',
    isRunning: ({ context }) => phaseNow(context) === 'running',
    isOver: ({ context }) => phaseNow(context) === 'over',
  },
}).createMachine({
  id: 'practice',
  context: ({ input }) => {
    const now = input.tools.clock.now();
    const draft = input.tools.drafts.read(now);
    return {
      tools: input.tools,
      now,
      startsAtOnce: input.startsAtOnce ?? false,
      returnsToTimer: input.returnsToTimer ?? false,
      looksAround: false,
      drillId: input.drillId ?? draft?.drillId ?? null,
      side: input.side ?? draft?.side ?? 'both',
      minutes: input.minutes ?? draft?.minutes ?? sessionLimits.defaultMinutes,
      refusal: null,
      draft,
      elsewhere: null,
      asking: null,
      resumesAfterAnswer: false,
      failure: null,
      saved: null,
    };
  },
  initial: 'arriving',
  states: {
    /** Is there a session that a reload interrupted? It comes first. */
    arriving: {
      always: [
        { guard: 'hasDraft', target: 'session.interrupted' },
        { guard: and(['isStartedAtOnce', 'isStartable']), target: 'session.countdown', actions: 'setClock' },
        { target: 'selecting' },
      ],
    },

    selecting: {
      entry: ['dropDraft', assign({ draft: null, elsewhere: null, failure: null, saved: null })],
      on: {
        chooseDrill: { actions: assign({ drillId: ({ event }) => event.drillId, refusal: null }) },
        /** The player looks for a drill, or has had enough of being asked for one. */
        dropRefusal: { actions: assign({ refusal: null }) },
        chooseSide: { actions: assign({ side: ({ event }) => event.side }) },
        chooseMinutes: { actions: assign({ minutes: ({ event }) => event.minutes }) },
        start: [
          {
            guard: and(['isStartable', 'isAnotherStored']),
            target: 'session.interrupted',
            actions: ['look', 'readDraft'],
          },
          { guard: 'isStartable', target: 'session.countdown', actions: ['look', 'setClock'] },
          { actions: assign({ refusal: ({ context }) => (context.drillId === null ? 'noDrill' : 'minutes') }) },
        ],
      },
    },

    session: {
      initial: 'countdown',
      invoke: { id: 'turn', src: 'holdTurn', input: ({ context }) => context.tools.turn },
      on: {
        /** Another tab has taken the drill over. */
        lost: { target: '.interrupted', actions: [assign({ elsewhere: true }), 'endQuestion'] },
        stop: { actions: ['look', { type: 'ask', params: { question: 'stop' } }] },
        keepGoing: { actions: 'endQuestion' },
        confirmStop: {
          guard: ({ context }) => context.asking === 'stop',
          target: 'selecting',
          actions: ['withdraw', emit({ type: 'stopped' })],
        },
      },
      exit: 'endQuestion',
      states: {
        countdown: {
          entry: ['takeTurn', 'isHere', 'keepDraft'],
          invoke: { src: 'ticks', input: ({ context }) => ticksUntil(context, 'beginsAt') },
          always: [
            { guard: 'isRunning', target: 'running' },
            { guard: 'isOver', target: 'complete' },
          ],
          on: {
            tick: { actions: ['look', 'keepDraft'] },
            // Entered anew: it wakes at the new beginning.
            moreTime: { target: 'countdown', reenter: true, actions: ['look', 'restartCountdown'] },
            startNow: { target: 'countdown', reenter: true, actions: ['look', 'cutCountdown'] },
            stop: { target: '#practice.selecting' },
          },
        },

        running: {
          entry: ['takeTurn', 'isHere', 'keepDraft'],
          invoke: { src: 'ticks', input: ({ context }) => ticksUntil(context, 'endsAt') },
          always: [
            { guard: 'isOver', target: 'complete', actions: emit({ type: 'ended' }) },
            { guard: 'isPaused', target: 'paused' },
          ],
          on: {
            tick: { actions: ['look', 'keepDraft'] },
            counted: { actions: { type: 'noteCount', params: ({ event }) => ({ result: event.result }) } },
            pause: { actions: ['look', 'pauseClock'] },
            lookAround: { target: 'interrupted', actions: ['look', 'keepDraft', assign({ looksAround: true })] },
            askToFinish: { guard: 'hasMinuteDone', actions: ['look', { type: 'ask', params: { question: 'finish' } }] },
            finish: { guard: 'hasMinuteDone', target: 'complete', actions: ['look', 'finishClock'] },
          },
        },

        paused: {
          entry: 'keepDraft',
          on: {
            lookAround: { target: 'interrupted', actions: ['look', assign({ looksAround: true })] },
            counted: { actions: { type: 'noteCount', params: ({ event }) => ({ result: event.result }) } },
            resume: [
              // A camera that sees the player does not answer for them.
              { guard: 'isAsking', actions: assign({ resumesAfterAnswer: true }) },
              { target: 'running', actions: ['look', 'resumeClock'] },
            ],
            keepGoing: [
              { guard: 'isAskedWhileRunning', target: 'running', actions: ['endQuestion', 'look', 'resumeClock'] },
              { actions: 'endQuestion' },
            ],
            askToFinish: { guard: 'hasMinuteDone', actions: { type: 'ask', params: { question: 'finish' } } },
            finish: { guard: 'hasMinuteDone', target: 'complete', actions: ['look', 'finishClock'] },
          },
        },

        /**
         * A drill that a reload interrupted, that runs in another tab, or whose timer the player has left to look around: its
         * clock goes on, and the player says whether to go back to it here.
         */
        interrupted: {
          invoke: [
            { src: 'ticks', input: ({ context }) => ticksUntil(context, 'endsAt') },
            { src: 'watchElsewhere', input: ({ context }) => context.tools },
          ],
          always: [
            { guard: 'isGone', target: '#practice.selecting' },
            {
              guard: and(['isFree', 'isUnsettled']),
              target: 'complete',
              actions: assign({ failure: noAnswer }),
            },
            { guard: and(['isFree', 'isOver']), target: 'complete' },
            { guard: and(['isFree', 'returnsToTimer', 'isInCountdown']), target: 'countdown' },
            { guard: and(['isFree', 'returnsToTimer', 'isRunning']), target: 'running' },
          ],
          on: {
            tick: { actions: 'look' },
            where: {
              actions: [
                'look',
                // What another tab runs is not jumped to once that tab is closed.
                assign({ elsewhere: ({ event }) => event.elsewhere, returnsToTimer: ({ context, event }) => context.returnsToTimer && !event.elsewhere }),
                'readDraft',
              ],
            },
            changed: { actions: ['look', 'readDraft'] },
            resume: [
              { guard: 'isUnsettled', target: 'complete', actions: assign({ failure: noAnswer }) },
              { guard: 'isOver', target: 'complete' },
              { guard: 'isInCountdown', target: 'countdown', actions: 'look' },
              { target: 'running', actions: ['look', 'resumeClock'] },
            ],
            // Entered anew: it wakes at the end of a clock that has stood still.
            stop: {
              target: 'interrupted',
              reenter: true,
              actions: ['look', { type: 'ask', params: { question: 'stop' } }, 'keepDraft'],
            },
            askToFinish: {
              guard: and(['isFree', 'hasMinuteDone']),
              target: 'interrupted',
              reenter: true,
              actions: ['look', { type: 'ask', params: { question: 'finish' } }, 'keepDraft'],
            },
            keepGoing: [
              {
                guard: 'isAskedWhileRunning',
                target: 'interrupted',
                reenter: true,
                actions: ['endQuestion', 'look', 'resumeClock', 'keepDraft'],
              },
              { actions: 'endQuestion' },
            ],
            finish: { guard: and(['isFree', 'hasMinuteDone']), target: 'complete', actions: ['look', 'finishClock'] },
          },
        },

        complete: {
          entry: ['takeTurn', 'isHere', 'keepDraft', 'endQuestion'],
          on: {
            /** Another tab has saved or stopped it: there is nothing to lose, and nothing to ask. */
            again: { guard: 'isForgotten', target: '#practice.selecting' },
            /** A draft that another tab has saved or stopped is not written anew. */
            typed: { guard: not('isForgotten'), actions: [{ type: 'noteTyped', params: ({ event }) => ({ text: event.text }) }, 'keepDraft'] },
            save: [
              { guard: 'isForgotten', actions: assign({ failure: notTried('noSession') }) },
              {
                target: 'saving',
                actions: assign({
                  draft: ({ context: { tools, draft }, event }) => ({
                    ...present(draft),
                    // A clock that was set back in mid-drill must not let it end in the future.
                    endsAt: Math.min(present(draft).endsAt, tools.clock.told()),
                    sentResult: draft?.sentResult ?? event.result,
                  }),
                }),
              },
            ],
          },
        },

        saving: {
          entry: ['keepDraft', assign({ failure: null }), 'endQuestion'],
          invoke: {
            src: 'save',
            input: ({ context }) => ({ tools: context.tools, draft: present(context.draft) }),
            onDone: [
              { guard: ({ event }) => event.output === 'kept', target: '#practice.kept' },
              {
                target: '#practice.saved',
                actions: assign({ saved: ({ event }) => (event.output === 'kept' ? null : event.output) }),
              },
            ],
            onError: {
              target: 'complete',
              actions: assign(({ context: { draft }, event }) => {
                const failure = saveFailure(event.error);
                return { failure, draft: failure.refused ? { ...present(draft), sentResult: null } : draft };
              }),
            },
          },
          on: { stop: {}, lost: {} },
        },
      },
    },

    /** It lies on the device and goes out when the connection is back. */
    kept: {
      entry: 'dropDraft',
      on: {
        again: { target: 'selecting' },
        arrived: {
          guard: ({ context, event }) => context.draft?.key === event.key,
          target: 'saved',
          actions: assign({ saved: ({ event }) => event.saved }),
        },
      },
    },

    saved: {
      entry: 'dropDraft',
      on: { again: { target: 'selecting' } },
    },
  },
});

/** A practice of one page. */
export type PracticeActor = ActorRefFrom<typeof practiceMachine>;
