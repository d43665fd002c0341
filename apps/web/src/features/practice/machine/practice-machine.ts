import { sessionLimits } from '@touchline/domain';
import { and, assign, emit, not, type ActorRefFrom } from 'xstate';
import { noAnswer, notTried, saveFailure } from './save-failure.ts';
import { practiceSetup, present, ticksUntil } from './practice-machine-setup.ts';

/**
 * One practice session after another (spec 002 §4): choose, countdown, timer with pauses, result, save, rewards.
 * Which state a drill is in follows from its clock; events of the player and ticks only make the machine look.
 */
export const practiceMachine = practiceSetup.createMachine({
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
