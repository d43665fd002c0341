import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Achievement, Profile, Stats } from '@touchline/contracts';
import { ApiError, type Client } from '@touchline/contracts/client';
import { achievementProgress } from '@touchline/domain';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import { ApiProvider, profileQuery } from '../../../api/index.ts';
import { editKind, editSender, profileEdits, QueuesContext, practiceSessionKind } from '../../../offline/index.ts';
import type { QueueStore } from '../../../offline/queue/queue-types.ts';
import { createQueue } from '../../../offline/queue/offline-queue.ts';
import { memoryStore, queueOutside } from '../../../offline/testing/queue-stores.ts';
import { type Operator, AuthSessionProvider } from '../../../auth-session/index.ts';
import { startAuthSession } from '../../../auth-session/start-auth-session.ts';
import { authSessionKey } from '../../../auth-session/signed-in-player.ts';
import {
  configuration,
  noa,
  noContent,
  plainPage,
  authSessionOf,
  signInService,
  storageWith,
} from '../../../auth-session/testing/sign-in-service.ts';
import { show } from '../../../ui/testing/show-component.tsx';
import { WhenDrawn } from '../../../ui/testing/WhenDrawn.tsx';
import { ToastProvider } from '../../../ui/toast/ToastProvider.tsx';
import { ProfileTab } from '../ProfileTab.tsx';
import { SettingsPage } from '../settings/SettingsPage.tsx';

/** Noa, 11, from Norway, as the API gives them. */
export const profile: Profile = {
  id: noa.id,
  email: noa.email,
  name: 'Noa',
  display_name: 'Noa',
  avatar: '🦊',
  level: 3,
  tokens: 148,
  total_sessions: 6,
  total_experience: 264,
  current_streak: 4,
  team_name: 'FC Harbour',
  favorite_player: null,
  country: 'Norway',
  age: 14,
  club: null,
  favorite_foot: 'R',
  favorite_foot_chosen: true,
  time_zone: 'UTC',
  hidden: false,
  hidden_chosen: null,
  created_at: '2026-06-01T10:00:00Z',
  updated_at: '2026-06-01T10:00:00Z',
};

const stats: Stats = {
  tokens: 148,
  totalExperience: 264,
  level: 3,
  experienceToNextLevel: 36,
  currentStreak: 4,
  bestStreak: 4,
  practiceDays: 4,
  totalSessions: 6,
  totalMinutes: 97,
  today: '2026-06-12',
  practisedToday: true,
  timeZone: 'UTC',
};

const nothingElse = { tokensEver: 148, analyses: 0, hasTeam: true, profileComplete: false };

/** Every achievement, as somebody with Noa's numbers has them. */
export const achievements: readonly Achievement[] = achievementProgress({
  sessions: 6,
  bestStreak: 4,
  level: 3,
  ...nothingElse,
}).map((one) => ({ ...one, earnedAt: one.earned ? '2026-06-10T10:00:00Z' : null }));

const clubs = [
  { name: 'Fernhollow', league: 'Demo Forest League' },
  { name: 'Crag Hollow', league: 'Demo Mountain League' },
];

type Answers = Partial<Record<string, (body: never) => unknown>>;

export const lost = (): never => {
  throw new ApiError({ status: 0, code: 'network', message: 'Network error' });
};
export const refused = (status: number, code: string, message: string) => (): never => {
  throw new ApiError({ status, code, message });
};

interface World {
  /** What the API answers or throws, by endpoint, in place of the usual. */
  readonly answers?: Answers;
  /** Who the page takes the player to be. */
  readonly playerId?: string;
  /** Mails of the server reach nobody by themselves. Default false. */
  readonly isUndelivered?: boolean;
  /** Who runs the server; nobody tells without this. */
  readonly operator?: Operator;
  /** What the sign-in service answers to a sign-out; it does it without this. */
  readonly onSignOut?: (scope: string | undefined) => Response | Promise<Response>;
  /** What the device has stored. */
  readonly store?: QueueStore;
  /** Happens once the form is drawn, before its effects; the profile is known from a visit before. */
  readonly whenDrawn?: () => void;
}

/** The profile tab of Noa on a page of its own. */
export const showProfile = (world: World = {}) => showOver(ProfileTab, world);

/** Noa's settings on a page of their own. */
export const showSettings = (world: World = {}) => showOver(SettingsPage, world);

/** A part of the profile on a page of its own. */
export const showPart = (Part: () => ReactElement, world: World = {}) => showOver(Part, world);

function showOver(Page: typeof ProfileTab | typeof SettingsPage, { answers = {}, playerId = noa.id, store = memoryStore(), isUndelivered = false, operator, onSignOut = () => noContent(), whenDrawn }: World) {
  let saved = profile;
  const usual: Answers = {
    getProfile: () => ({ success: true, data: saved }),
    getStats: () => ({ success: true, data: stats }),
    listAchievements: () => ({ success: true, data: achievements }),
    getHealth: () => ({ version: '1.2.3' }),
    listConsents: () => ({ success: true, data: [] }),
    listTokens: () => ({ success: true, data: [], balance: 148, nextCursor: null }),
    updateProfile: (body: Partial<Profile>) => {
      saved = { ...saved, ...body };
      return { success: true, data: saved, achievements: [] };
    },
    listClubs: ({ search }: { readonly search: string }) => ({
      success: true,
      clubs: clubs.filter(({ name }) => name.toLowerCase().includes(search)),
      source: 'demo',
    }),
    // Two pages of teams.
    getLeaderboard: ({ cursor }: { readonly cursor?: string }) => ({ success: true, data: { entries: [{ name: cursor === undefined ? 'Riverside Rovers' : 'Rivergate' }], nextCursor: cursor === undefined ? 'more' : null } }),
    deleteAccount: () => ({ success: true, signInKeptBy: 'nobody' }),
  };
  const calls: { readonly name: string; readonly body: unknown }[] = [];
  const client = {
    call: async (name: string, { body, query }: { readonly body?: unknown; readonly query?: unknown }) => {
      calls.push({ name, body });
      return (answers[name] ?? usual[name])?.((body ?? query) as never);
    },
  } as unknown as Client;
  const session = startAuthSession({ ...configuration, ...(isUndelivered && { mails: 'undelivered' as const }), ...(operator !== undefined && { operator }) }, {
    ...plainPage,
    fetch: signInService(({ path, query }) => (path.endsWith('/recover') ? Response.json({}) : path.endsWith('/logout') ? onSignOut(query['scope']) : noContent())).fetch,
    storage: storageWith({ [authSessionKey]: authSessionOf() }),
  });
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
  });
  if (whenDrawn !== undefined) queries.setQueryData(profileQuery(client).queryKey, saved);
  const edits = profileEdits(createQueue(editKind(noa.id, editSender(client, queries)), queueOutside({ store })));
  const outbox = createQueue(practiceSessionKind(noa.id, async () => lost()), queueOutside({ store }));
  const queues = { outbox, edits };
  const onNavigate = vi.fn<(tab: 'analysis' | 'practice') => void>();
  const onForget = vi.fn<() => Promise<void>>(async () => undefined);
  const page = show(
    <AuthSessionProvider session={session}>
      <QueryClientProvider client={queries}>
        <ApiProvider client={client}>
          <ToastProvider>
            <QueuesContext value={queues}>
                <Page
                  player={{ id: playerId, email: noa.email, name: 'Noa' }}
                  signOut={<button type="button">Sign Out</button>}
                  onNavigate={onNavigate}
                  onForget={onForget}
                />
                <WhenDrawn call={whenDrawn} />
            </QueuesContext>
          </ToastProvider>
        </ApiProvider>
      </QueryClientProvider>
    </AuthSessionProvider>,
  );
  const sent = () => calls.filter(({ name }) => name === 'updateProfile').map(({ body }) => body);
  return { session, edits, outbox, calls, sent, onNavigate, onForget, leave: () => page.again(null) };
}
