import type { DrillRow, PracticeSessionPost, Reply, practiceRoutes } from '@touchline/contracts';
import { findDrill, isTimeZone, sessionLimits, type Drill } from '@touchline/domain';
import { answerGivenBefore, keepAnswer } from '../../db/idempotent-write-answers.ts';
import { violates, type Database, type Transaction } from '../../db/open-postgres-pool.ts';
import { inTransaction } from '../../db/transaction-retries.ts';
import { AppError } from '../../app-error.ts';
import { pageOf, placeOf } from '../../pagination-cursor.ts';
import * as repo from './repo.ts';
import { saveSession, type Saved } from './save-session.ts';
import { sessionRowOf } from './session-response-mapper.ts';
import { statsOf } from './stats-from-player-row.ts';

type Listed = Reply<typeof practiceRoutes.listPracticeSessions>;

export type PracticeService = ReturnType<typeof createPracticeService>;

/** Practice sessions: the one place where tokens, XP, levels and streaks come from. */
export function createPracticeService(database: Database, now: () => Date) {
  /**
   * Saves a finished session and gives its rewards, in one transaction. With a key, the same post again gives
   * the same answer and changes nothing. Throws a `AppError` for a post that cannot count.
   */
  async function save(playerId: string, post: PracticeSessionPost, key: string | undefined): Promise<Saved> {
    const drill = findDrill(post.drill_id);
    if (drill === undefined) throw new AppError('unknown_drill');
    if (post.time_zone !== undefined && !isTimeZone(post.time_zone)) throw new AppError('unknown_time_zone');
    try {
      return await inTransaction(database, (transaction) => saveOnce(transaction, playerId, drill, post, key));
    } catch (error) {
      // The session of this key is there, but the answer it got was forgotten long ago.
      if (violates(error, 'practice_sessions_key')) throw new AppError('idempotency_key_reused');
      throw error;
    }
  }

  async function saveOnce(
    transaction: Transaction,
    playerId: string,
    drill: Drill,
    post: PracticeSessionPost,
    key: string | undefined,
  ): Promise<Saved> {
    const player = await repo.lockPlayer(transaction, playerId);
    if (player === undefined) throw new AppError('sign_in_required');
    const write = key === undefined ? null : { playerId, route: 'savePracticeSession', key };
    // When it finished is what the device takes for true, and may be set right between two tries.
    const { finished_at: _told, ...told } = post;
    const given = write && (await answerGivenBefore(transaction, write, told));
    if (given !== null) return given as Saved;
    const answer = await saveSession(transaction, player, drill, post, key, now());
    if (write) await keepAnswer(transaction, write, told, answer, now());
    return answer;
  }

  return {
    save,

    /**
     * The player's sessions, newest first, a page at a time. Throws `validation_failed` for a bad cursor and
     * `sign_in_required` when the player is gone.
     */
    async list(playerId: string, limit: number, cursor: string | undefined): Promise<Listed> {
      const rows = await repo.listSessions(database, playerId, limit + 1, placeOf(cursor));
      // Sessions go with their player, so only an empty list can be the list of nobody.
      if (rows.length === 0 && (await repo.readPlayer(database, playerId)) === undefined) {
        throw new AppError('sign_in_required');
      }
      const { page, nextCursor } = pageOf(rows, limit, ({ finishedAt }) => finishedAt);
      return { success: true, data: page.map(sessionRowOf), nextCursor };
    },

    /** The player's totals and streak now. Throws `sign_in_required` when the player is gone. */
    async stats(playerId: string) {
      const player = await repo.readPlayer(database, playerId);
      if (player === undefined) throw new AppError('sign_in_required');
      return statsOf(player, now());
    },

    /** The drill catalogue, ordered by name. */
    async listDrills(): Promise<DrillRow[]> {
      const rows = await repo.listDrills(database);
      return rows.map(({ id, name, instructions, resultLabel, category, difficulty, level }) => {
        const duration = sessionLimits.defaultMinutes;
        return { id, name, instructions, result_label: resultLabel, category, difficulty, level, duration };
      });
    },
  };
}
