import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Board, footballRoutes, Reply } from '@touchline/contracts';
import type { Client } from '@touchline/contracts/client';
import { isUnderWay, MATCH_DETAILS_MINUTES, matchGroup, SCORES_REFRESH_MINUTES, type BoardPeriod, type BoardView, type MatchStatus, type ProgressRange } from '@touchline/domain';
import { locale } from '@touchline/messages';
import { IncompleteMatchDetailsError } from './incomplete-match-details-error.ts';
import { queryKey } from './query-keys.ts';

/** Dashboard refresh of the player's numbers: every minute (spec 000 §9). */
const STATS_REFRESH_MS = 60_000;

/** The reasons count days, and a page may be open past midnight. */
const RECOMMENDATIONS_REFRESH_MS = 15 * 60_000;

/** How often a page that is looked at asks whether there is news of a match; without any the answer is a 304. */
const MATCHES_REFRESH_MS = 60_000;

/** How often the page looks whether there are new highlights (spec 001 §9); without any the answer is a 304. */
const HIGHLIGHTS_CHECK_MS = 5 * 60_000;

/** How often it is asked whether the kick-off of the player's club has moved. */
const CLUB_REFRESH_MS = SCORES_REFRESH_MINUTES * 60_000;

/** How soon it is asked again where the server names another club: what it was sent may be on its way, or the answer an older one of this device. */
const OTHER_CLUB_MS = 10_000;

/** The player's own record. */
export const profileQuery = (api: Client) =>
  queryOptions({ queryKey: queryKey('profile'), queryFn: async ({ signal }) => (await api.call('getProfile', {}, { signal })).data });

/** What needs a grown-up's yes, and where each stands. */
export const consentsQuery = (api: Client) =>
  queryOptions({ queryKey: queryKey('consents'), queryFn: async ({ signal }) => (await api.call('listConsents', {}, { signal })).data });

/** The player's totals and streak. */
export const statsQuery = (api: Client) =>
  queryOptions({
    queryKey: queryKey('stats'),
    queryFn: async ({ signal }) => (await api.call('getStats', {}, { signal })).data,
    refetchInterval: STATS_REFRESH_MS,
  });

/** The player's latest sessions, newest first. */
export const recentSessionsQuery = (api: Client, limit: number) =>
  queryOptions({
    queryKey: queryKey('practice-sessions', limit),
    queryFn: async ({ signal }) => (await api.call('listPracticeSessions', { query: { limit } }, { signal })).data,
  });

/** Sessions of a page of the whole history. */
const HISTORY_PAGE = 30;

/** Every session of the player, newest first, page by page. */
export const sessionHistoryQuery = (api: Client) =>
  infiniteQueryOptions({
    queryKey: queryKey('practice-sessions', 'all'),
    queryFn: ({ pageParam, signal }) => {
      const query = { limit: HISTORY_PAGE, ...(pageParam !== null && { cursor: pageParam }) };
      return api.call('listPracticeSessions', { query }, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });

/** Drills worth doing, the one to do now and others, each with its reason. */
export const recommendationsQuery = (api: Client) =>
  queryOptions({
    queryKey: queryKey('recommendations'),
    queryFn: async ({ signal }) => (await api.call('getRecommendations', {}, { signal })).data,
    refetchInterval: RECOMMENDATIONS_REFRESH_MS,
  });

/** Every achievement, whether the player has it, and how far it is. */
export const achievementsQuery = (api: Client) =>
  queryOptions({
    queryKey: queryKey('achievements'),
    queryFn: async ({ signal }) => (await api.call('listAchievements', {}, { signal })).data,
  });

/**
 * The drills that the server takes, by name; read once a visit. Where it cannot be read the catalogue of the app
 * stands in (spec 000 §4).
 */
export const drillsQuery = (api: Client) =>
  queryOptions({
    queryKey: queryKey('drills'),
    queryFn: async ({ signal }) => {
      const { data } = await api.call('listDrills', {}, { signal });
      return data.toSorted((one, other) => one.name.localeCompare(other.name, locale));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What a pack costs and may hold, and the tokens the player has. */
export const packsQuery = (api: Client) =>
  queryOptions({ queryKey: queryKey('packs'), queryFn: async ({ signal }) => (await api.call('getPacks', {}, { signal })).data });

/** What the player has collected, in its order, and how far that is. */
export const collectionQuery = (api: Client) =>
  queryOptions({
    queryKey: queryKey('collection'),
    queryFn: async ({ signal }) => {
      const { data, progress } = await api.call('getCollection', {}, { signal });
      return { items: data, progress };
    },
  });

/** Every token in or out, newest first, page by page. */
export const tokensQuery = (api: Client) =>
  infiniteQueryOptions({
    queryKey: queryKey('tokens'),
    queryFn: ({ pageParam, signal }) =>
      api.call('listTokens', { query: pageParam === null ? {} : { cursor: pageParam } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });

/** A board, page by page; read anew each time it is opened. */
export const boardQuery = (api: Client, period: BoardPeriod, view: BoardView) =>
  infiniteQueryOptions({
    queryKey: queryKey('leaderboard', period, view),
    queryFn: async ({ pageParam, signal }) => {
      const query = { period, view, ...(pageParam !== null && { cursor: pageParam }) };
      return (await api.call('getLeaderboard', { query }, { signal })).data;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });

/** As many pages of the teams' board as their names are looked for in. */
const TEAM_NAME_PAGES = 5;

/** Names of the teams that the board of all time shows to everybody, those with the most days first. */
export const teamNamesQuery = (api: Client) =>
  queryOptions({
    queryKey: queryKey('leaderboard', 'team-names'),
    queryFn: async ({ signal }) => {
      const names: string[] = [];
      const pageFrom = async (cursor: string | null): Promise<Board> => {
        const query = { period: 'alltime' as const, view: 'team' as const, ...(cursor !== null && { cursor }) };
        return (await api.call('getLeaderboard', { query }, { signal })).data;
      };
      let cursor: string | null = null;
      for (let page = 0; page < TEAM_NAME_PAGES && (page === 0 || cursor !== null); page += 1) {
        const { entries, nextCursor }: Board = await pageFrom(cursor);
        names.push(...entries.map(({ name }) => name));
        cursor = nextCursor;
      }
      return names;
    },
  });

/** Today, this week, the streak, and the charts of a range of days and of a drill, null for all. */
export const progressQuery = (api: Client, range: ProgressRange, drill: string | null) =>
  queryOptions({
    queryKey: queryKey('progress', 'of', range, drill),
    queryFn: async ({ signal }) => {
      const query = { range, ...(drill !== null && { drill }) };
      return (await api.call('getProgress', { query }, { signal })).data;
    },
  });

/** A year of days, the best result of every drill, and this month beside the last. */
export const progressYearQuery = (api: Client) =>
  queryOptions({
    queryKey: queryKey('progress', 'year'),
    queryFn: async ({ signal }) => (await api.call('getProgressYear', {}, { signal })).data,
  });

/** The matches of today, whoever plays them. */
export const liveScoresQuery = (api: Client) =>
  queryOptions({
    queryKey: queryKey('live-scores'),
    queryFn: ({ signal }) => api.call('getLiveScores', {}, { signal }),
    refetchInterval: MATCHES_REFRESH_MS,
  });

/** Videos of the latest matches, or samples. */
export const highlightsQuery = (api: Client) =>
  queryOptions({
    queryKey: queryKey('highlights'),
    queryFn: ({ signal }) => api.call('getHighlights', {}, { signal }),
    refetchInterval: HIGHLIGHTS_CHECK_MS,
  });

/**
 * The next match of the player's club. The club is a part of the key, not of the question: until the server has heard of
 * it, the answer names another one.
 */
export const myClubQuery = (api: Client, club: string) =>
  queryOptions({
    queryKey: queryKey('my-club', club),
    queryFn: ({ signal }) => api.call('getMyClub', {}, { signal }),
    refetchInterval: ({ state: { data } }) => (data !== undefined && data.club !== club ? OTHER_CLUB_MS : untilNextClubCheck(data)),
  });

type MatchAnswer = Reply<typeof footballRoutes.getMatchDetails>;

/** All about a match; asked again while it may change, else what came counts for some minutes. */
export const matchDetailsQuery = (api: Client, id: string) =>
  queryOptions({
    queryKey: queryKey('match-details', id),
    queryFn: async ({ signal }) => {
      const details: Partial<MatchAnswer> = await api.call('getMatchDetails', { params: { id } }, { signal });
      if (details.success !== true || !details.fixtureId) throw new IncompleteMatchDetailsError();
      return details as MatchAnswer;
    },
    staleTime: ({ state }) => (mayChange(state.data?.fixture.status) ? 0 : MATCH_DETAILS_MINUTES * 60_000),
    refetchInterval: ({ state }) => mayChange(state.data?.fixture.status) && MATCHES_REFRESH_MS,
  });

/** Soon after the kick-off the server names the match after it; the score of one under way changes. */
function untilNextClubCheck(known: Reply<typeof footballRoutes.getMyClub> | undefined): number {
  if (known?.match != null && isUnderWay(known.match.status)) return MATCHES_REFRESH_MS;
  const kickOff = known?.next?.date;
  if (kickOff === undefined) return CLUB_REFRESH_MS;
  const left = Date.parse(kickOff) - Date.now();
  return Math.min(CLUB_REFRESH_MS, Math.max(0, left) + MATCHES_REFRESH_MS);
}

function mayChange(status: MatchStatus | undefined): boolean {
  return status !== undefined && (isUnderWay(status) || matchGroup(status) === 'upcoming');
}
