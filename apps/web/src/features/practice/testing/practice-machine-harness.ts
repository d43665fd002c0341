import type { PracticeSessionPost } from '@touchline/contracts';
import { createActor } from 'xstate';
import type { ActorRefFrom, InputFrom } from 'xstate';
import type { PracticeDraft } from '../machine/practice-draft.ts';
import { remainingAt } from '../machine/drill-clock.ts';
import { practiceMachine } from '../machine/practice-machine.ts';
import type { SavedSession } from '../machine/practice-machine-types.ts';
import { manualClock } from './manual-clock.ts';
import { savedSession } from './saved-session.ts';

/** When a practice of a test begins. */
export const START = Date.parse('2026-06-01T16:00:00Z');
export const MINUTE = 60_000;
/** Ball control counts down from ten, then GO for a second (spec 002 §9). */
export const COUNTDOWN = 11_000;

export type Save = (post: PracticeSessionPost, key: string) => Promise<SavedSession>;

/** The other tab that may run a drill, as this one sees it. */
interface OtherTab {
  hasTurn: boolean;
  tell: (elsewhere: boolean) => void;
  changed: () => void;
  takesOver: () => void;
  /** For each time that this tab asked for its turn: whether it insisted. */
  readonly asked: boolean[];
  readonly writes: (next: PracticeDraft | null) => void;
}

interface PracticeStand {
  readonly actor: ActorRefFrom<typeof practiceMachine>;
  readonly clock: ReturnType<typeof manualClock>;
  readonly emitted: readonly string[];
  readonly state: () => string;
  readonly secondsLeft: () => number;
  readonly kept: () => PracticeDraft | null;
  readonly otherTab: OtherTab;
}

/** A practice whose clock, drafts and server are in the test's hands. */
export function practice(
  stored: PracticeDraft | null = null,
  save: Save = async () => savedSession,
  hasTurn = false,
  chosen: Partial<Omit<InputFrom<typeof practiceMachine>, 'tools'>> = {},
): PracticeStand {
  const clock = manualClock(START);
  let draft = stored;
  let keys = 0;
  const otherTab: OtherTab = {
    hasTurn,
    tell: () => undefined,
    changed: () => undefined,
    takesOver: () => undefined,
    asked: [],
    writes: (next) => {
      draft = next;
      otherTab.changed();
    },
  };
  const actor = createActor(practiceMachine, {
    input: {
      drillId: null,
      ...chosen,
      tools: {
        clock,
        drafts: {
          read: () => draft,
          write: (next) => (draft = next),
          clear: () => (draft = null),
          holds: () => draft !== null,
          watch: (changed) => {
            otherTab.changed = changed;
            return () => undefined;
          },
        },
        turn: {
          watch: (tell) => {
            otherTab.tell = tell;
            tell(otherTab.hasTurn);
            return () => undefined;
          },
          take: (insist, onLost) => {
            otherTab.asked.push(insist);
            otherTab.takesOver = onLost;
            return () => undefined;
          },
          hold: () => () => undefined,
        },
        save,
        withdraw: () => undefined,
        newKey: () => `key-${++keys}`,
        timeZone: () => 'Europe/London',
      },
    },
  });
  const emitted: string[] = [];
  actor.on('*', (event) => emitted.push(event.type));
  actor.start();
  const state = (): string => JSON.stringify(actor.getSnapshot().value).replaceAll(/[{}"]/g, '').replace(':', '.');
  const secondsLeft = (): number => {
    const { draft: current, now } = actor.getSnapshot().context;
    return current === null ? NaN : remainingAt(current, now) / 1_000;
  };
  return { actor, clock, emitted, state, secondsLeft, kept: () => draft, otherTab };
}

/** As `practice`, with juggling just begun. */
export function running(save?: Save): PracticeStand {
  const session = practice(null, save);
  session.actor.send({ type: 'chooseDrill', drillId: 'juggling' });
  session.actor.send({ type: 'start' });
  session.clock.advance(COUNTDOWN);
  return session;
}

/** As `practice`, with a drill that has come to its end. */
export function ended(save?: Save): PracticeStand {
  const session = running(save);
  session.clock.advance(5 * MINUTE);
  return session;
}

/** A drill that another page began two minutes before, on the left foot. */
export const storedDraft: PracticeDraft = {
  key: 'stored-key',
  drillId: 'juggling',
  side: 'left',
  minutes: 5,
  timeZone: 'Europe/London',
  beginsAt: START - 2 * MINUTE,
  endsAt: START + 3 * MINUTE,
  pausedAt: null,
  sentResult: null,
  countedResult: null,
  typedResult: null,
  finishedEarlyAt: null,
  seenAt: START,
};
