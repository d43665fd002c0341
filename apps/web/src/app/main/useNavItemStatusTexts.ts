import { useQueryClient } from '@tanstack/react-query';
import type { BoardPeriod } from '@touchline/domain';
import { locale, m } from '@touchline/messages';
import { achievementsQuery, boardQuery, useApi } from '../../api/index.ts';
import { useOnline } from '../../offline/index.ts';
import { languageNames } from '../../settings/language-names.ts';
import type { Tab } from './tab-address-and-keys.ts';

/** The week's board first: the one that is opened unless another was chosen. */
const boards: readonly (readonly [BoardPeriod, () => string])[] = [
  ['weekly', m.leaderboard_weekly],
  ['monthly', m.leaderboard_monthly],
  ['daily', m.leaderboard_daily],
  ['alltime', m.leaderboard_alltime],
];

/** What stands beside a place in the drawer; a place about which nothing is known has nothing. */
export type NavItemStatusTexts = Readonly<Partial<Record<Tab | 'settings', string>>>;

/** How things stand at the places of the drawer, of what this visit has read already: nothing is asked for it, and without a connection nothing of it is told. */
export function useNavItemStatusTexts(): NavItemStatusTexts {
  const api = useApi();
  const queries = useQueryClient();
  const isOnline = useOnline();
  const always = { coach: m.coach_name(), settings: languageNames[locale] };
  if (!isOnline) return always;
  const places = boards.flatMap(([period, word]) => {
    const me = queries.getQueryData(boardQuery(api, period, 'player').queryKey)?.pages[0]?.me;
    return me == null ? [] : [m.app_drawer_place({ rank: m.leaderboard_rank({ rank: me.rank }), period: word() })];
  });
  const achievements = queries.getQueryData(achievementsQuery(api).queryKey);
  const [place] = places;
  return {
    ...(place !== undefined && { leaderboard: place }),
    ...(achievements !== undefined && {
      profile: m.app_drawer_badges({ earned: achievements.filter(({ earned }) => earned).length, total: achievements.length }),
    }),
    ...always,
  };
}
