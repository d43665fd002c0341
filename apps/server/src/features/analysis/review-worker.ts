import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { analysisLimits } from '@touchline/domain';
import { analysisFailures } from '@touchline/messages/analysis-failures';
import type { FastifyBaseLogger } from 'fastify';
import type { ReviewAgeGroup, SecondOpinion } from '../../adapters/second-opinion/index.ts';
import { inTransaction, type Database } from '../../db/open-postgres-pool.ts';
import type { JobContext, JobWorker } from '../../jobs/index.ts';
import { inLanguage } from '../../request-context.ts';
import { buildAnalysisResults, EARLIER_ATTEMPTS, earlierAttempts, type Material, type Opinion, type StoredAnalysis } from './build-analysis-results.ts';
import type { ClipFiles } from './clip-and-picture-files.ts';
import * as parts from './analysis-parts-repo.ts';
import * as repo from './repo.ts';
import { FORM_REVIEW_QUEUE, type FormReviewJob } from './form-review-queue.ts';
import { storedInput } from './review-input-mapper.ts';
import { completeAnalysis, failAnalysis } from './analysis-lifecycle.ts';

/** What has been agreed to of a player's data. */
type Consents = {
  readonly mayLeave: (playerId: string, purpose: 'clip') => Promise<boolean>;
  /** Whether a grown-up's yes stands, wherever one is needed or not. */
  readonly isGiven: (playerId: string, purpose: 'clip') => Promise<boolean>;
};

type Parts = {
  readonly database: Database;
  /** Null where nobody outside is asked. */
  readonly secondOpinion: SecondOpinion | null;
  readonly consents: Consents;
  readonly files: ClipFiles;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
};

/** How often it is looked whether the analysis is still there while somebody outside is waited for (milliseconds). */
const LOOK_EVERY = 2_000;

/** Reviews at once where somebody outside may be waited for, who holds up no other then. */
const WITH_OPINIONS = 3;

/** The work of the queue: one analysis reviewed from its body points. It may be done again, and then changes nothing. */
export function createReviewWorker({ database, secondOpinion, consents, files, log, now }: Parts): JobWorker<FormReviewJob> {
  async function isAwaited({ playerId, analysisId }: FormReviewJob): Promise<boolean> {
    return (await repo.readAnalysis(database, playerId, analysisId))?.analysisStatus === 'processing';
  }

  async function review(job: FormReviewJob, { report, signal }: JobContext): Promise<void> {
    const { playerId, analysisId: id } = job;
    const row = await repo.readAnalysis(database, playerId, id);
    if (row === undefined || row.analysisStatus !== 'processing' || row.mediapipeData === null) {
      return repo.removeFromQueue(database, playerId, id);
    }
    const player = await repo.readPlayer(database, playerId);
    if (player === undefined) return;
    const material: Material = {
      id,
      input: storedInput(row.mediapipeData, await parts.readFrames(database, playerId, id)),
      age: player.age,
      earlier: earlierAttempts(await repo.readEarlier(database, playerId, { id, type: row.analysisType, createdAt: row.createdAt }, EARLIER_ATTEMPTS)),
    };
    // The measuring holds the process for milliseconds: requests that wait come first.
    await nextTurn();
    let stored = buildAnalysisResults(material);
    const opinion = await opinionOn(row, player, stored, material, { report, signal });
    if (opinion !== undefined) stored = buildAnalysisResults(material, opinion);
    signal.throwIfAborted();
    await write(job, stored, opinion);
  }

  /** A second opinion; undefined where nobody is to be asked, or nobody waits for it any more. */
  async function opinionOn(
    row: repo.AnalysisRow,
    player: repo.PlayerRow,
    { review: form }: StoredAnalysis,
    { input }: Material,
    { report, signal }: Pick<JobContext, 'report' | 'signal'>,
  ): Promise<Opinion | undefined> {
    const { playerId, id } = row;
    if (secondOpinion === null || row.sharing !== 'clip') return undefined;
    if (!(await consents.mayLeave(playerId, 'clip'))) return undefined;
    await report({ done: 0.3 });
    const over = new AbortController();
    const ended = AbortSignal.any([signal, over.signal, AbortSignal.timeout(analysisLimits.reviewSeconds * 1000)]);
    const watching = watch({ playerId, analysisId: id }, over);
    try {
      const age = ageOf(player);
      const mayBeSeen = secondOpinion.pictures && (age === 'adult' || (age === 'teen' && (await consents.isGiven(playerId, 'clip'))));
      const pictures = mayBeSeen ? await files.readPictures(playerId, id, analysisLimits.pictures) : [];
      const said = await secondOpinion.ask({ playerId, ageGroup: age, review: form, input, pictures }, ended);
      if (said.ok) {
        const { score: overallScore, summary, strengths, improvements, tips, confidence } = said.opinion;
        return { from: secondOpinion.name, review: { overallScore, text: summary ?? '', strengths, improvements, tips, confidence } };
      }
      // Too little was measured for anybody to say more: nothing has failed.
      if (said.reason === 'nothing_measured') return undefined;
      log.info({ reason: said.reason }, 'there is no second opinion on an analysis');
      return { from: secondOpinion.name, review: null };
    } finally {
      over.abort();
      await watching;
    }
  }

  /** Ends the asking as soon as nobody waits for the answer, or it may not be asked for any more. */
  async function watch(job: FormReviewJob, over: AbortController): Promise<void> {
    while (!over.signal.aborted) {
      await pause(LOOK_EVERY, undefined, { signal: over.signal }).catch(() => undefined);
      if (over.signal.aborted) return;
      const goesOn = await Promise.all([isAwaited(job), consents.mayLeave(job.playerId, 'clip')]).catch(() => [true]);
      if (goesOn.includes(false)) over.abort();
    }
  }

  async function write({ playerId, analysisId: id }: FormReviewJob, stored: StoredAnalysis, opinion: Opinion | undefined): Promise<void> {
    const isWritten = await inTransaction(database, async (transaction) => {
      const player = await repo.lockPlayer(transaction, playerId);
      const row = player && (await repo.readAnalysis(transaction, playerId, id));
      // Deleted meanwhile, completed by another attempt, or marked failed by its player.
      if (player === undefined || row?.analysisStatus !== 'processing') return false;
      await completeAnalysis(transaction, player, row, stored, opinion?.review ?? null, now());
      return true;
    });
    if (isWritten) await files.removePictures(playerId, id);
  }

  async function fail({ playerId, analysisId: id }: FormReviewJob): Promise<void> {
    await inTransaction(database, async (transaction) => {
      if ((await repo.lockPlayer(transaction, playerId)) === undefined) return;
      const row = await repo.readAnalysis(transaction, playerId, id);
      if (row?.analysisStatus === 'processing') await failAnalysis(transaction, row, analysisFailures.server, now());
    });
  }

  return {
    queue: secondOpinion === null ? FORM_REVIEW_QUEUE : { ...FORM_REVIEW_QUEUE, concurrency: WITH_OPINIONS },
    run: async (job, context) => {
      try {
        await inLanguage(job.language, () => review(job, context));
      } catch (error) {
        // No attempt follows this one, so whoever waits is told. Where the process dies instead, the sweep tells them.
        if (context.isLast) await inLanguage(job.language, () => fail(job));
        throw error;
      }
    },
  };
}

/** By the lowest age ever given: another age alone unlocks nothing. */
function ageOf({ age, lowestAge }: repo.PlayerRow): ReviewAgeGroup {
  if (age === null) return 'unknown';
  const least = Math.min(age, lowestAge ?? age);
  if (least < 13) return 'child';
  return least < 18 ? 'teen' : 'adult';
}
