import type { Club, Match, Reply, footballRoutes } from '@touchline/contracts';
import { clubKeyOf, compareMatches, demoClubs, isMatchOf, matchGroup, nextDemoMatch, originOf } from '@touchline/domain';
import { AppError } from '../../app-error.ts';
import * as clubRepo from './club-repo.ts';
import type { FootballParts, Scores, ScoresService } from './scores-service.ts';

type Parts = Pick<FootballParts, 'database' | 'hasDemo' | 'now'> & { readonly scores: ScoresService };
type MyClub = Reply<typeof footballRoutes.getMyClub>;

export type ClubsService = ReturnType<typeof createClubs>;

/** Clubs of which a player may choose one. */
export function createClubs({ database, hasDemo, now, scores }: Parts) {
  return {
    /** Clubs with this part in their name: of the demo while it is shown, else those that sources have told of. */
    async list(search: string, limit: number): Promise<Reply<typeof footballRoutes.listClubs>> {
      const source = originOf((await scores.current()).provider);
      const key = clubKeyOf(search);
      const clubs = source === 'demo' ? demoClubsWith(key, limit) : await clubRepo.findClubs(database, key, search.trim(), limit);
      return { success: true, clubs, source };
    },

    /** The name of a club as the list has it, found by any writing of it; null when no source knows it. */
    async find(name: string): Promise<string | null> {
      const key = clubKeyOf(name);
      const known = await clubRepo.clubByKey(database, key);
      if (known !== null || !hasDemo) return known;
      return demoClubs.find((club) => clubKeyOf(club.name) === key)?.name ?? null;
    },

    /** Throws `sign_in_required` when the player is gone, and as `current` of the scores does. */
    async mine(playerId: string): Promise<MyClub> {
      const [player, current] = await Promise.all([clubRepo.readPlayer(database, playerId), scores.current()]);
      if (player === undefined) throw new AppError('sign_in_required');
      const own = player.club === null ? { match: null, next: null } : matchesOf(player.club, current, now().getTime());
      return { success: true, club: player.club, ...own, source: originOf(current.provider) };
    },
  };
}

function demoClubsWith(key: string, limit: number): Club[] {
  const place = ({ name }: Club) => (clubKeyOf(name).startsWith(key) ? 0 : 1);
  return demoClubs
    .filter(({ name }) => clubKeyOf(name).includes(key))
    .toSorted((a, b) => place(a) - place(b) || (a.name < b.name ? -1 : 1))
    .slice(0, limit);
}

const groupOrder = ['live', 'paused', 'finished', 'off', 'upcoming'] as const;

/** The match that is under way or was last, and the next one that is known. */
function matchesOf(club: string, { provider, matches, coming }: Scores, time: number): Pick<MyClub, 'match' | 'next'> {
  const own = matches.filter((match) => isMatchOf(match, club));
  const place = (match: Match) => groupOrder.indexOf(matchGroup(match.status));
  const listed = ({ time: minute, ...match }: Match) => ({ ...match, minute });
  const [match = null] = own
    .filter(({ status }) => matchGroup(status) !== 'upcoming')
    .toSorted((a, b) => place(a) - place(b) || compareMatches(listed(a), listed(b)));
  if (provider === 'demo') return { match, next: nextDemoMatch(club, time) };
  const [next = null] = [...own, ...coming.filter((one) => isMatchOf(one, club))]
    .filter(({ status, date }) => matchGroup(status) === 'upcoming' && Date.parse(date) > time)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
  return { match, next };
}
