import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { PracticeSessionPost } from '@touchline/contracts';
import type { Client } from '@touchline/contracts/client';
import type { Side } from '@touchline/domain';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ApiProvider } from '../../../api/index.ts';
import { editKind, editSender, profileEdits, QueuesContext, practiceSessionKind, practiceSessionSender } from '../../../offline/index.ts';
import type { QueueStore } from '../../../offline/queue/queue-types.ts';
import { createQueue } from '../../../offline/queue/offline-queue.ts';
import { forbiddenStore, queueOutside } from '../../../offline/testing/queue-stores.ts';
import { AuthSessionProvider } from '../../../auth-session/index.ts';
import type { PlayerAuthSession } from '../../../auth-session/start-auth-session.ts';
import { show } from '../../../ui/testing/show-component.tsx';
import { ToastProvider } from '../../../ui/toast/ToastProvider.tsx';
import type { SavedSession } from '../machine/practice-machine-types.ts';
import { PracticeTab } from '../PracticeTab.tsx';
import { manualClock } from './manual-clock.ts';
import type { ManualClock } from './manual-clock.ts';
import { savedSession } from './saved-session.ts';

/** What the server is asked to save, and under which key. */
export type Save = (post: PracticeSessionPost, key: string | undefined) => Promise<SavedSession>;

export const START = Date.parse('2026-06-01T16:00:00Z');

interface Given {
  readonly save?: Save;
  readonly drillId?: string;
  readonly side?: Side;
  readonly minutes?: number;
  readonly startsAtOnce?: boolean;
  readonly opensPicker?: boolean;
  readonly at?: number;
  readonly store?: QueueStore;
  /** Null where the player has not told. */
  readonly age?: number | null;
  /** The player's favourite foot; undefined where it is not chosen. */
  readonly favoriteFoot?: 'L' | 'R';
  /** What the player has done before, each with its best result, null where it has none; undefined where that does not come. */
  readonly practised?: Readonly<Record<string, number | null>>;
  /** The XP beyond its own that juggling is recommended with. */
  readonly bonus?: number;
  /** Nobody is signed in any more. */
  readonly signedOut?: boolean;
}

/** What is read of the answers to a question for progress. Never answered where nothing is known, as without a connection. */
function progressAnswers(practised: Given['practised']) {
  if (practised === undefined) return new Promise(() => undefined);
  const bests = Object.entries(practised).flatMap(([drillId, best]) => (best === null ? [] : [{ drillId, best, day: '2026-05-03' }]));
  return { drills: Object.keys(practised).map((id) => ({ id, name: id })), bests, recent: bests.map(({ drillId, best }) => ({ drill_id: drillId, result: best - 10, result_counts: true })), to: '2026-06-01' };
}

/** The practice tab on a page of its own, with a clock moved by hand and a server that answers as told. */
export function showPractice(given: Given = {}) {
  const { drillId, side, minutes, startsAtOnce, opensPicker } = given;
  const clock: ManualClock = manualClock(given.at ?? START);
  const save = vi.fn<Save>(given.save ?? (async () => savedSession));
  const onNavigate = vi.fn<(tab: 'dashboard' | 'rewards') => void>();
  let hasArrived = false;
  const onArrived = vi.fn<() => void>(() => {
    hasArrived = true;
  });
  let profile: object = { age: given.age ?? null, favorite_foot: given.favoriteFoot ?? 'R', favorite_foot_chosen: given.favoriteFoot !== undefined };
  /** What the server was told of the profile. */
  const profileChanges: object[] = [];
  const client = {
    call: async (name: string, input: { body: PracticeSessionPost }, extras?: { idempotencyKey?: string }) => {
      if (name === 'getStats') return { success: true, data: savedSession.stats };
      if (name === 'getProfile') return { success: true, data: profile };
      if (name === 'updateProfile') {
        profileChanges.push(input.body);
        profile = { ...profile, ...input.body };
        return { success: true, data: profile, achievements: [] };
      }
      if (name === 'getRecommendations') {
        const reason = { kind: 'fresh', number: 2 };
        const first = given.bonus === undefined ? reason : { kind: 'basicBallControl', experience: given.bonus, sessions: 0 };
        return { success: true, data: { now: { drillId: 'juggling', reason: first }, beside: [{ drillId: 'cone_weaving', reason }] } };
      }
      if (name === 'getProgress' || name === 'getProgressYear') return { data: await progressAnswers(given.practised) };
      const { session, rewards, stats } = await save(input.body, extras?.idempotencyKey);
      return { success: true, data: session, rewards, stats };
    },
  } as unknown as Client;
  const queries = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  const outbox = createQueue(
    practiceSessionKind('player-1', practiceSessionSender(client, queries)),
    queueOutside({ store: given.store ?? forbiddenStore, now: () => clock.now() }),
  );
  const edits = profileEdits(createQueue(editKind('player-1', editSender(client, queries)), queueOutside({ store: forbiddenStore, now: () => clock.now() })));
  const queues = { outbox, edits };
  const session = { state: () => ({ status: given.signedOut ? 'signedOut' : 'signedIn' }) } as unknown as PlayerAuthSession;
  const tabAfter = (times: number) => (
    <QueryClientProvider client={queries}>
      <ApiProvider client={client}>
        <AuthSessionProvider session={session}>
          <QueuesContext value={queues}>
            <ToastProvider>
              <PracticeTab playerId="player-1" {...{ drillId, side, minutes, opensPicker }} startsAtOnce={startsAtOnce === true && !hasArrived} timesChosenAgain={times} onNavigate={onNavigate} onArrived={onArrived} clock={clock} />
            </ToastProvider>
          </QueuesContext>
        </AuthSessionProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
  const drawn = show(tabAfter(0));
  let timesChosenAgain = 0;
  /** Chooses the tab while it is there. */
  const chooseAgain = (): void => {
    timesChosenAgain += 1;
    drawn.again(tabAfter(timesChosenAgain));
  };
  /** Leaves the page and comes back to it, after what happens meanwhile. */
  const reload = async (meanwhile?: () => void): Promise<void> => {
    drawn.again(<p>Elsewhere</p>);
    await expect.element(page.getByText('Elsewhere')).toBeVisible();
    meanwhile?.();
    drawn.again(tabAfter(0));
  };
  return { profileChanges, clock, save, onNavigate, onArrived, queries, outbox, chooseAgain, reload };
}
