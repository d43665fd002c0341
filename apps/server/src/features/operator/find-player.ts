import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/open-postgres-pool.ts';
import * as repo from './players-repo.ts';

/** A player by id or address. Throws `not_found`, also for an address that several players have. */
export async function findPlayer(database: Database, who: string): Promise<repo.PlayerRow> {
  const byId = /^[0-9a-f-]{36}$/i.test(who) ? await repo.readPlayer(database, who.toLowerCase()) : undefined;
  const [found, other] = byId === undefined ? await repo.readByEmail(database, who) : [byId];
  if (found === undefined) throw noPlayer(who);
  if (other !== undefined) throw new AppError('not_found', { message: `Several players have the address ${who}: name one by its id.` });
  return found;
}

/** That a player is not there, or not any more. */
export const noPlayer = (who: string): AppError => new AppError('not_found', { message: `There is no player ${who}.` });

/** Throws `player_suspended` where what is asked for needs a player who is not. */
export function refuseSuspended({ suspendedAt }: Pick<repo.PlayerRow, 'suspendedAt'>): void {
  if (suspendedAt !== null) throw new AppError('player_suspended', { message: 'This player is suspended: lift that first.' });
}
