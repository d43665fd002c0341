import { sessionLimits } from '@touchline/domain';
import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { SaveOutcome } from '../../../offline/index.ts';
import { holdTurn, ticks, watchElsewhere } from './practice-machine-actors.ts';
import { GO_MS, countdownMs } from './count-in.ts';
import type { PracticeDraft } from './practice-draft.ts';
import { finish, minutesDone, pause, phaseAt, resume, setClock } from './drill-clock.ts';
import type { DrillPhase } from './drill-clock.ts';
import type { PracticeContext, PracticeEmitted, PracticeEvent, PracticeInput, PracticeQuestion, PracticeTools } from './practice-machine-types.ts';
import { isSessionLength } from './session-length.ts';
import { sessionRequestBody } from './session-request-body.ts';

/** Under way there always is a draft; anything else is a fault of the machine. */
export function present(draft: PracticeDraft | null): PracticeDraft {
  if (draft === null) throw new Error('No session is under way');
  return draft;
}

function phaseNow({ draft, now }: PracticeContext): DrillPhase | null {
  return draft && phaseAt(draft, now);
}

/** Ticks until the drill begins or ends. */
export function ticksUntil({ tools, draft }: PracticeContext, moment: 'beginsAt' | 'endsAt') {
  return { clock: tools.clock, until: present(draft)[moment] };
}

/** What the states of a practice are made of: what they wait for, do and ask. */
export const practiceSetup = setup({
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
});
