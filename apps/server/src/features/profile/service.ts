import type { Checked, Profile, profileRoutes } from '@touchline/contracts';
import { currentStreak, isTimeZone } from '@touchline/domain';
import { inTransaction, type Database } from '../../db/open.ts';
import { Fault } from '../../fault.ts';
import { hideFromBoards } from '../leaderboard/index.ts';
import { streakOf } from '../practice/index.ts';
import * as repo from './repo.ts';

type Changes = Checked<typeof profileRoutes.updateProfile>['body'];

export type ProfileService = ReturnType<typeof createProfileService>;

/** The player's own record. Both calls throw `sign_in_required` when the player is gone. */
export function createProfileService(database: Database, now: () => Date) {
  return {
    async read(playerId: string): Promise<Profile> {
      return profileOf(await repo.readPlayer(database, playerId), now());
    },

    /** Changes what is given and leaves the rest. Throws `unknown_time_zone` for a zone that does not exist. */
    async update(playerId: string, changes: Changes): Promise<Profile> {
      const { time_zone: timeZone, hidden } = changes;
      if (timeZone !== undefined && !isTimeZone(timeZone)) throw new Fault('unknown_time_zone');
      const changed = { ...(timeZone !== undefined && { timeZone }), ...(hidden !== undefined && { hidden }) };
      if (Object.keys(changed).length === 0) return this.read(playerId);
      const player = await inTransaction(database, async (transaction) => {
        // The update locks the row, so a session that is being saved meets the boards before or after this.
        const updated = await repo.updatePlayer(transaction, playerId, { ...changed, updatedAt: now() });
        if (hidden !== undefined) await hideFromBoards(transaction, playerId, hidden);
        return updated;
      });
      return profileOf(player, now());
    },
  };
}

function profileOf(player: repo.PlayerRow | undefined, now: Date): Profile {
  if (player === undefined) throw new Fault('sign_in_required');
  return {
    id: player.id,
    email: player.email,
    name: player.name,
    display_name: player.displayName ?? player.name ?? (player.email.split('@')[0] || 'Player'),
    avatar: player.avatar,
    level: player.level,
    tokens: player.tokens,
    total_sessions: player.totalSessions,
    total_experience: player.totalExperience,
    current_streak: currentStreak(streakOf(player), now, player.timeZone),
    team_name: player.teamName,
    favorite_player: player.favoritePlayer,
    country: player.country,
    age: player.age,
    favorite_foot: player.favoriteFoot,
    time_zone: player.timeZone,
    hidden: player.hidden,
    created_at: player.createdAt.toISOString(),
    updated_at: player.updatedAt.toISOString(),
  };
}
