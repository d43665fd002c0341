import { analysisLimits } from '@touchline/domain';
import { analysisFailures } from '@touchline/messages/analysis-failures';
import type { StoredFile } from '../../adapters/clip-store/index.ts';
import type { Database } from '../../db/open-postgres-pool.ts';
import { inTransaction } from '../../db/transaction-retries.ts';
import { clipKey, CLIPS, ownerOf, type ClipFiles } from './clip-and-picture-files.ts';
import * as clipRepo from './clip-repo.ts';
import * as repo from './repo.ts';
import { FORM_REVIEW_QUEUE } from './form-review-queue.ts';
import { failAnalysis } from './analysis-lifecycle.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BATCH = 200;
/** How long a file may be without a row that gives it a reason (milliseconds): one comes before the other. */
const GRACE = 10 * 60_000;
/** Milliseconds after which an analysis under way has a job, or will have none. */
const ABANDONED_AFTER = 20_000;
/** Days in which what a device sends of a deleted analysis is refused: devices give up long before. */
const DELETED_KEPT = 60;

type Parts = { readonly database: Database; readonly files: ClipFiles; readonly now: () => Date };

/**
 * Deletes clips whose time has run out, analyses that were begun and never sent, files that no analysis has a reason for,
 * and what was remembered of the deleted.
 */
export async function cleanUpAnalyses({ database, files, now }: Parts): Promise<void> {
  for (;;) {
    const expired = await clipRepo.listExpired(database, now(), BATCH);
    for (const { clipState, ...key } of expired) {
      const isOver = await clipRepo.expire(database, key, now(), clipState === 'stored' ? 'deleted' : 'none');
      if (isOver) await files.remove(key.playerId, [key.id]);
    }
    if (expired.length < BATCH) break;
  }
  // After their clips: one with a clip has the time of that.
  await repo.removeUnsent(database, latestSent(now()));
  await removeOrphans({ database, files, now });
  await repo.forgetDeleted(database, new Date(now().getTime() - DELETED_KEPT * DAY));
}

/** What was begun before this moment is not sent any more. */
function latestSent(now: Date): Date {
  return new Date(now.getTime() - analysisLimits.uploadHours * HOUR);
}

/** Files and uploads that were left behind: by a removal that failed, bytes that came late, an account that is gone. */
async function removeOrphans({ database, files, now }: Parts): Promise<void> {
  const oldest = now().getTime() - GRACE;
  let batch: Pick<StoredFile, 'key' | 'isComplete'>[] = [];
  const look = async (): Promise<void> => {
    const owners = batch.flatMap(({ key }) => ownerOf(key) ?? []);
    const reasons = new Map((await clipRepo.readReasons(database, owners)).map((one) => [clipKey(one.playerId, one.id), one]));
    for (const { key, isComplete } of batch) {
      const owner = ownerOf(key);
      const reason = owner === null ? undefined : reasons.get(clipKey(owner.playerId, owner.id));
      const isKept = owner?.isPicture === true ? reason?.isOpen : reason?.hasClip;
      if (isKept !== true) await files.store.remove(key);
      // Bytes that came when the clip was there already: an address for sending outlives the upload.
      else if (!isComplete && reason?.isStored === true) await files.store.abandon(key);
    }
    batch = [];
  };
  for await (const { key, modifiedAt, isComplete } of files.store.list(CLIPS)) {
    if (modifiedAt.getTime() > oldest) continue;
    const isLate = modifiedAt < latestSent(now());
    if (isLate && ownerOf(key)?.isPicture === true) await files.store.remove(key);
    else batch.push({ key, isComplete });
    if (batch.length === BATCH) await look();
  }
  await look();
}

/**
 * Marks analyses failed on which no job works any more: their last attempt died with its process, or nobody ever sent
 * their body points. They may be tried again.
 */
export async function failAbandoned({ database, now }: Omit<Parts, 'files'>): Promise<void> {
  const at = now();
  const reviewedBefore = new Date(at.getTime() - ABANDONED_AFTER);
  const found = await repo.listAbandoned(database, FORM_REVIEW_QUEUE.name, { reviewedBefore, sentBefore: latestSent(at) });
  for (const { playerId, id } of found) {
    await inTransaction(database, async (transaction) => {
      if ((await repo.lockPlayer(transaction, playerId)) === undefined) return;
      const row = await repo.readAnalysis(transaction, playerId, id);
      if (row === undefined || row.analysisStatus !== 'processing' || row.updatedAt >= reviewedBefore) return;
      await failAnalysis(transaction, row, row.mediapipeData === null ? analysisFailures.unsent : analysisFailures.server, at);
    });
  }
}
