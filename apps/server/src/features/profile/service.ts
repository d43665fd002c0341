import type { Profile, ProfileChanges, Reply, profileRoutes } from '@touchline/contracts';
import { currentStreak, needsConsent } from '@touchline/domain';
import type { Database, Transaction } from '../../db/open-postgres-pool.ts';
import { inTransaction } from '../../db/transaction-retries.ts';
import { AppError } from '../../app-error.ts';
import { awardAchievements } from '../achievements/index.ts';
import { hideFromBoards } from '../leaderboard/index.ts';
import { streakOf } from '../practice/index.ts';
import { changedColumns, nameOfAddress } from './changed-profile-columns.ts';
import * as repo from './repo.ts';

type Updated = Reply<typeof profileRoutes.updateProfile>;

/** A club by its name, as the list of clubs has it; null when no source knows it. */
type FindClub = (name: string) => Promise<string | null>;

/** What becomes of a player's data when a grown-up has to be asked from now on; gives what follows when that is committed. */
type NeedConsent = (transaction: Transaction, playerId: string) => Promise<() => Promise<void>>;

export type ProfileService = ReturnType<typeof createProfileService>;

/** The player's own record. Both calls throw `sign_in_required` when the player is gone. */
export function createProfileService(database: Database, now: () => Date, findClub: FindClub, needConsent: NeedConsent) {
  return {
    async read(playerId: string): Promise<Profile> {
      const player = await repo.readPlayer(database, playerId);
      if (player === undefined) throw new AppError('sign_in_required');
      return profileOf(player, now());
    },

    /**
     * Changes what is given and leaves the rest; others see it at once. Throws a `AppError` that tells everything that
     * is wrong with the changes, and then nothing is changed.
     */
    async update(playerId: string, changes: ProfileChanges): Promise<Updated> {
      const at = now();
      const club = changes.club?.trim() ? await findClub(changes.club) : null;
      let follow = async (): Promise<void> => {};
      const answer = await inTransaction(database, async (transaction): Promise<Updated> => {
        // A session that is being saved meets the boards before or after this.
        const player = await repo.lockPlayer(transaction, playerId);
        if (player === undefined) throw new AppError('sign_in_required');
        const columns = changedColumns(changes, player, club);
        if (Object.keys(columns).length === 0) return { success: true, data: profileOf(player, at), achievements: [] };
        const updated = await repo.updatePlayer(transaction, playerId, { ...columns, updatedAt: at });
        if (updated.hidden !== player.hidden) await hideFromBoards(transaction, playerId, updated.hidden);
        if (needsConsent(updated) && !needsConsent(player)) follow = await needConsent(transaction, playerId);
        const achievements = await awardAchievements(transaction, player, updated, at);
        return { success: true, data: profileOf(updated, at), achievements };
      });
      await follow();
      return answer;
    },
  };
}

function profileOf(player: repo.PlayerRow, now: Date): Profile {
  return {
    id: player.id,
    email: player.email,
    name: player.name,
    display_name: player.displayName ?? player.name ?? nameOfAddress(player) ?? 'Player',
    avatar: player.avatar,
    level: player.level,
    tokens: player.tokens,
    total_sessions: player.totalSessions,
    total_experience: player.totalExperience,
    current_streak: currentStreak(streakOf(player), now, player.timeZone),
    team_name: player.teamName,
    favorite_player: player.favoritePlayer,
    country: player.country ?? player.state,
    age: player.age,
    club: player.club,
    favorite_foot: player.favoriteFoot,
    favorite_foot_chosen: player.favoriteFootChosen,
    time_zone: player.timeZone,
    hidden: player.hidden,
    hidden_chosen: player.hiddenChosen,
    created_at: player.createdAt.toISOString(),
    updated_at: player.updatedAt.toISOString(),
  };
}
