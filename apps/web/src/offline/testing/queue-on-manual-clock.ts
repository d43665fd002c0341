import type { PracticeSessionPost } from '@touchline/contracts';
import { vi } from 'vitest';
import { practiceSessionKind, type SavedSession, type PracticeSessionNews } from '../practice-session-queue.ts';
import { answerTo, MINUTE, NOON, type waitingSession } from './session-posts-and-server-answers.ts';
import { memoryStore, queueOutside } from './queue-stores.ts';
import type { Attempt, QueueKind, QueueOutside, TabNews } from '../queue/queue-types.ts';
import { createQueue } from '../queue/offline-queue.ts';

export type SessionKind = QueueKind<PracticeSessionPost, SavedSession>;
type Send = (post: PracticeSessionPost, key: string, attempt: Attempt) => Promise<SavedSession>;

export const DAY = 24 * 60 * MINUTE;

/** A clock that stands still until time passes by hand. */
function manualClock() {
  const timers = new Map<() => void, number>();
  const clock = {
    now: NOON + 60 * MINUTE,
    timers,
    after: (milliseconds: number, act: () => void) => {
      const own = (): void => act();
      timers.set(own, clock.now + milliseconds);
      return () => void timers.delete(own);
    },
    async pass(milliseconds: number) {
      // What is under way gets as far as it can without time.
      await new Promise((done) => setImmediate(done));
      clock.now += milliseconds;
      for (const [act, at] of timers) {
        if (at > clock.now) continue;
        timers.delete(act);
        act();
      }
      await new Promise((done) => setImmediate(done));
    },
  };
  return clock;
}

/** Noa's sessions with time, network and storage in the test's hands. */
export function box(change: Partial<QueueOutside> = {}, kind: Partial<SessionKind> = {}) {
  const clock = manualClock();
  const store = memoryStore<PracticeSessionPost>();
  const send = vi.fn<Send>(async (post) => answerTo(post));
  const told: TabNews[] = [];
  const outside = queueOutside({
    store,
    now: () => clock.now,
    after: clock.after,
    tellTabs: (news) => told.push(news),
    ...change,
  });
  const open = () =>
    createQueue({ ...practiceSessionKind('noa', (post, attempt) => send(post, attempt.key, attempt)), ...kind }, outside);
  const outbox = open();
  const news: PracticeSessionNews[] = [];
  outbox.onNews((heard) => news.push(heard));
  const fill = (...sessions: ReturnType<typeof waitingSession>[]) => {
    for (const session of sessions) store.kept.set(session.key, session);
  };
  const sent = () => send.mock.calls.map(([, key]) => key);
  return { outbox, open, store, send, sent, clock, told, news, fill };
}

export const nothing = (): void => undefined;
export const never = () => new Promise<never>(() => undefined);
