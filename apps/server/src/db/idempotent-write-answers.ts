import { createHash, timingSafeEqual } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import type { Database, Transaction } from './open-postgres-pool.ts';
import { prepared } from './prepared-statement.ts';
import { idempotencyAnswers } from './schema/index.ts';

/** Which write this is: the same player, route and key again must get the same answer. */
export type WriteKey = { readonly playerId: string; readonly route: string; readonly key: string };

/** How long an answer is kept. A session may arrive up to 14 days late and be sent again after that. */
const KEPT_DAYS = 30;

const selectAnswer = prepared(
  'idempotency_select_answer',
  ['playerId', 'route', 'key'],
  (database, { playerId, route, key }) =>
    database
      .select({ bodyHash: idempotencyAnswers.bodyHash, answer: idempotencyAnswers.answer })
      .from(idempotencyAnswers)
      .where(
        and(
          eq(idempotencyAnswers.playerId, playerId),
          eq(idempotencyAnswers.route, route),
          eq(idempotencyAnswers.key, key),
        ),
      ),
);

const insertAnswer = prepared(
  'idempotency_insert_answer',
  ['playerId', 'route', 'key', 'bodyHash', 'answer', 'createdAt'],
  (database, row) => database.insert(idempotencyAnswers).values(row),
);

/**
 * The answer that this write was given before, or null when it is new. The caller holds the player's row
 * locked, so the same write cannot be under way twice. Throws `idempotency_key_reused` for another body.
 */
export async function answerGivenBefore(transaction: Transaction, write: WriteKey, body: unknown): Promise<unknown> {
  const [row] = await selectAnswer(transaction, write);
  if (row === undefined) return null;
  if (!timingSafeEqual(row.bodyHash, hashOf(body))) throw new AppError('idempotency_key_reused');
  return row.answer;
}

/** Keeps the answer of a write, in the transaction of the write itself. */
export async function keepAnswer(
  transaction: Transaction,
  write: WriteKey,
  body: unknown,
  answer: unknown,
  now: Date,
): Promise<void> {
  await insertAnswer(transaction, { ...write, bodyHash: hashOf(body), answer, createdAt: now });
}

/** Removes answers that nobody will ask for again. */
export async function forgetOldAnswers(database: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
  await database.delete(idempotencyAnswers).where(lt(idempotencyAnswers.createdAt, oldest));
}

/** A checked body lists its fields in the schema's order, so equal bodies have equal text. */
function hashOf(body: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(body)).digest();
}
