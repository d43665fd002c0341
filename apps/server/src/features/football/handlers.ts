import type { footballRoutes } from '@touchline/contracts';
import type { Handlers } from '../../http/mount-routes.ts';
import type { Football } from './compose-football-services.ts';

/** Football that others play. */
export function footballHandlers({ scores, details, highlights, clubs }: Football): Handlers<typeof footballRoutes> {
  return {
    getLiveScores: () => scores.list(),
    getMatchDetails: ({ params }) => details.get(params.id),
    getHighlights: () => highlights.list(),
    listClubs: ({ query }) => clubs.list(query.search, query.limit),
    getMyClub: (_input, { player }) => clubs.mine(player.id),
  };
}
