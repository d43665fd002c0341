import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Board, BoardRow, DaySum, Profile } from '@touchline/contracts';
import { ApiError, type Client } from '@touchline/contracts/client';
import { vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiProvider } from '../../../api/index.ts';
import { show } from '../../../ui/testing/show-component.tsx';
import { LeaderboardTab, type LeaderboardTabProps } from '../LeaderboardTab.tsx';

/** What the tab looks at of the viewer's record. */
const profile = { hidden: false, hidden_chosen: null, age: 16, team_name: null } as Profile;

type Query = { readonly period: Board['period']; readonly view: Board['view']; readonly cursor?: string };

/** A row of a board, which differs from that of any player in so much. */
export const row = (rank: number, name = `Player ${rank}`, differing: Partial<BoardRow> = {}): BoardRow => ({
  rank,
  name,
  avatar: '⚽',
  level: 3,
  days: 30 - rank,
  drills: 60 - rank,
  tokens: 600,
  memberCount: null,
  isCurrentUser: false,
  isCurrentUserTeam: false,
  ...differing,
});
export const rows = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => row(from + index));

/** The leaderboard over a server that answers so, to a viewer of 16 whom others see unless told otherwise. */
export function showLeaderboard(answer: (query: Query) => Partial<Board> | ApiError, viewer: Partial<Profile> = {}, days: readonly DaySum[] = []) {
  const asked: Query[] = [];
  const client = {
    call: async (name: string, { query }: { query: Query }) => {
      if (name === 'getProgressYear') return { success: true, data: { from: '2025-06-08', to: '2026-06-10', days, bests: [] } };
      if (name === 'getStats') return { success: true, data: { practisedToday: true } };
      asked.push(query);
      const board = answer(query);
      if (board instanceof ApiError) throw board;
      const entries = board.entries ?? [];
      const around = { near: [], next: null, previousRank: null };
      const rest = { startsOn: '2026-06-12', me: null, ...around, unseen: null, total: entries.length, nextCursor: null, asOf: '2026-06-12T18:30:05Z' };
      return { success: true, data: { ...query, ...rest, entries, ...board } };
    },
  } as unknown as Client;
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const onNavigate = vi.fn<LeaderboardTabProps['onNavigate']>();
  show(
    <QueryClientProvider client={queries}>
      <ApiProvider client={client}>
        <LeaderboardTab profile={{ ...profile, ...viewer }} onNavigate={onNavigate} />
      </ApiProvider>
    </QueryClientProvider>,
  );
  return { asked, onNavigate };
}

/** The list of all players. */
export const board = page.getByRole('list', { name: 'The board' });
/** Presses a period or a view. */
export const choose = (name: string) => userEvent.click(page.getByRole('radio', { name, exact: true }));

/** What stands on the steps, the first place first. */
export const podium = page.getByRole('region', { name: 'The top three' });

/** A device on which no board was chosen, with a window of one column. */
export async function becomeTablet(): Promise<void> {
  localStorage.clear();
  await page.viewport(900, 900);
}
