import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Achievement, PracticeSessionRow, Profile, Recommendation, Recommendations, Stats } from '@touchline/contracts';
import { ApiError, type Client } from '@touchline/contracts/client';
import { achievementIds } from '@touchline/domain';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { ApiProvider } from '../../../api/index.ts';
import { show } from '../../../ui/testing/show-component.tsx';
import { ToastProvider } from '../../../ui/toast/ToastProvider.tsx';
import { DashboardTab, type DashboardTabProps } from '../DashboardTab.tsx';
import { sessionOf, statsOf } from './stats-and-sessions.ts';

export interface DashboardServer {
  /** `never`: no scores come. */
  scoresSource: 'demo' | 'live-api' | 'never';
  getStats: () => Promise<Stats>;
  listPracticeSessions: () => Promise<readonly PracticeSessionRow[]>;
  getRecommendations: () => Promise<Recommendations>;
  listAchievements: () => Promise<readonly Achievement[]>;
  getProfile: () => Promise<Partial<Profile>>;
}

/** All 27 achievements, so many of them earned. */
export const earnedOf = (count: number): Achievement[] =>
  achievementIds.map((id, index) => ({ id, earned: index < count, value: 0, target: 1, earnedAt: null }));

const noScores = { success: true, scores: [], source: 'demo', provider: 'demo', asOf: '2026-06-04T16:00:00Z', stale: false };

/** There is no connection. */
export const lost = new ApiError({ status: 0, code: 'network', message: 'Network error' });

/** The dashboard on a page of its own, with a server that answers as told. */
export function showDashboard(given: Partial<DashboardServer> = {}, club: string | null = null, waitingDrills: DashboardTabProps['waitingDrills'] = []) {
  const answers: DashboardServer = {
    getStats: async () => statsOf(),
    listPracticeSessions: async () => [sessionOf('juggling', 31)],
    getRecommendations: async () => recommending({ kind: 'again', number: 2 }),
    listAchievements: async () => [],
    getProfile: async () => ({ age: 11 }),
    scoresSource: 'live-api',
    ...given,
  };
  const client = {
    call: async (name: Exclude<keyof DashboardServer, 'scoresSource'> | 'getLiveScores' | 'getMyClub') => {
      if (name === 'getLiveScores') return answers.scoresSource === 'never' ? new Promise(() => undefined) : { ...noScores, source: answers.scoresSource };
      if (name === 'getMyClub') return { success: true, club, match: null, next: null, source: 'demo' };
      return { success: true, data: await answers[name]() };
    },
  } as unknown as Client;
  const onNavigate = vi.fn<DashboardTabProps['onNavigate']>();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  show(
    <QueryClientProvider client={queries}>
      <ApiProvider client={client}>
        <ToastProvider>
          <DashboardTab club={club} waitingDrills={waitingDrills} renderUnfinishedOr={(hero) => hero} onNavigate={onNavigate} />
        </ToastProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
  return { onNavigate };
}

/** Toe Taps as the drill to do now, for this reason, and what stands beside it. */
export const recommending = (reason: Recommendation['reason'], ...beside: Recommendation[]): Recommendations => ({
  now: { drillId: 'toe_taps', reason },
  beside,
});

/** A number of the player. */
export const statCard = (name: RegExp) => page.getByRole('button', { name });
