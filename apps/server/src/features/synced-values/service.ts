import type { Checked, Reply, StoredValue, syncedValueRoutes } from '@touchline/contracts';
import { syncedValueLimits, type SyncedValueKey } from '@touchline/domain';
import { violates, type Database } from '../../db/open-postgres-pool.ts';
import { isStorableJson } from '../../db/storable-json.ts';
import { AppError } from '../../app-error.ts';
import * as repo from './repo.ts';

type Sync = Checked<typeof syncedValueRoutes.syncStorage>['body'];
type Synced = Reply<typeof syncedValueRoutes.syncStorage>;

export type SyncedValuesService = ReturnType<typeof createSyncedValuesService>;

/**
 * What a player's devices keep for each other: nine keys, the newest value of each. Nothing here is ever read as the
 * truth about tokens, XP or ranks. Both calls throw `sign_in_required` when the player is gone.
 */
export function createSyncedValuesService(database: Database, now: () => Date) {
  async function read(playerId: string, key?: SyncedValueKey): Promise<StoredValue[]> {
    const rows = await repo.readValues(database, playerId, key);
    // Values go with their player, so only an empty list can be nobody's.
    if (rows.length === 0 && (await repo.readPlayer(database, playerId)) === undefined) {
      throw new AppError('sign_in_required');
    }
    return rows.map((row) => ({ key: row.key, value: row.value, updated_at: row.updatedAt.toISOString() }));
  }

  async function keep(playerId: string, key: SyncedValueKey, value: unknown, updatedAt: Date): Promise<void> {
    try {
      await repo.keepValue(database, playerId, { key, value, updatedAt }, now());
    } catch (error) {
      if (violates(error, 'user_storage_user_id_users_id_fk')) throw new AppError('sign_in_required');
      throw error;
    }
  }

  return {
    read,

    /**
     * Keeps a value, or takes it away, unless the server has a newer one. A device whose clock is ahead is taken to
     * mean now. Throws `validation_failed` for a value that cannot be kept.
     */
    async sync(playerId: string, { key, value, updated_at: changed }: Sync): Promise<Synced> {
      if (!isStorableJson(value, syncedValueLimits.maxDepth)) {
        throw new AppError('validation_failed', { message: 'body.value: nested too deep or not plain text' });
      }
      const at = new Date(Math.min(now().getTime(), changed === undefined ? Infinity : Date.parse(changed)));
      const gone = value === null || value === undefined;
      if (gone) await repo.dropValue(database, playerId, key, at, now());
      else await keep(playerId, key, value, at);
      const [there] = await read(playerId, key);
      const kept = gone ? there === undefined : there?.updated_at === at.toISOString();
      return { success: true, kept, updated_at: there?.updated_at ?? null };
    },
  };
}
