import { randomUUID } from 'node:crypto';
import type { AnalysisDetail, AnalysisResults, Checked, Reply, analysisRoutes } from '@touchline/contracts';
import { isAnalysisId, percentAtReview, type StoredAnalysisStatus } from '@touchline/domain';
import { analysisFailures } from '@touchline/messages/analysis-failures';
import { AppError } from '../../app-error.ts';
import { inTransaction, type Database, type Transaction } from '../../db/open-postgres-pool.ts';
import type { Jobs } from '../../jobs/index.ts';
import { pageOf, placeOf } from '../../pagination-cursor.ts';
import { checkedId, subjectOf } from './analysis-id.ts';
import { buildAnalysisResults, earlierAttempts, EARLIER_ATTEMPTS } from './build-analysis-results.ts';
import type { ClipFiles } from './clip-and-picture-files.ts';
import * as parts from './analysis-parts-repo.ts';
import { detailOf, errorOf, historyItem, NOT_REVIEWED, resultsOf } from './analysis-response-mapper.ts';
import * as repo from './repo.ts';
import { FORM_REVIEW_QUEUE } from './form-review-queue.ts';
import { inputOf } from './review-input-mapper.ts';
import { beginAnalysis, completeAnalysis, failAnalysis, noteOwnCount, startReview, withoutError, writeInput } from './analysis-lifecycle.ts';

type Routes = typeof analysisRoutes;
type BodyOf<Name extends keyof Routes> = Checked<Routes[Name]> extends { readonly body: infer Body } ? Body : never;
type Accepted = { readonly success: true; readonly analysisId: string; readonly status: StoredAnalysisStatus };

export type AnalysisService = ReturnType<typeof createAnalysisService>;

type Parts = {
  readonly database: Database;
  /** The jobs, as soon as they are started. */
  readonly jobs: Promise<Jobs>;
  readonly files: ClipFiles;
  readonly now: () => Date;
};

/** How far an analysis has come without a job that tells more, in percent (spec 002 §4, stages of the pipeline). */
const PROGRESS = { pending: 40, completed: 100, failed: 100 } as const;

/**
 * Analyses in the account. Each call throws `sign_in_required` for a player who is gone, and those that name an analysis
 * `analysis_id_invalid`, `not_found` where it is not the player's own, or `analysis_deleted` where it was.
 */
export function createAnalysisService({ database, jobs, files, now }: Parts) {
  /** One write of a player at a time: all of an analysis, its job and what it earns are one transaction. */
  async function held<T>(playerId: string, work: (transaction: Transaction, player: repo.PlayerRow) => Promise<T>): Promise<T> {
    return inTransaction(database, async (transaction) => {
      const player = await repo.lockPlayer(transaction, playerId);
      if (player === undefined) throw new AppError('sign_in_required');
      return work(transaction, player);
    });
  }

  async function own(from: Database | Transaction, playerId: string, id: string): Promise<repo.AnalysisRow> {
    const row = await repo.readAnalysis(from, playerId, id);
    if (row === undefined) throw new AppError((await repo.wasDeleted(from, playerId, id)) ? 'analysis_deleted' : 'not_found');
    return row;
  }

  const accepted = ({ id, analysisStatus }: repo.AnalysisRow): Accepted => ({ success: true, analysisId: id, status: analysisStatus });

  return {
    held,
    own,
    accepted,

    /** Makes the record of an analysis, or finds it. An id that is no UUID v4 is ignored (spec 002 §5). */
    async create(playerId: string, body: BodyOf<'createAnalysisRecord'>): Promise<Accepted> {
      const id = newOr(body.analysisId);
      const { row, surplus } = await held(playerId, (transaction) =>
        beginAnalysis(transaction, playerId, {
          id,
          type: body.analysisType,
          sharing: 'account',
          metadata: body.videoMetadata ?? {},
          createdAt: now(),
          now: now(),
        }),
      );
      await files.remove(playerId, surplus);
      return accepted(row);
    },

    /** Takes the body points of an analysis and queues its review. What is completed stays as it is. */
    async submit(playerId: string, body: BodyOf<'submitLandmarks'>): Promise<Accepted> {
      const id = checkedId(body.analysisId);
      const started = await jobs;
      const before = await own(database, playerId, id);
      const isNew = before.analysisStatus !== 'completed';
      if (isNew) await files.putPictures(before, body.keyFrames);
      return held(playerId, async (transaction) => {
        const row = await own(transaction, playerId, id);
        if (row.analysisType !== body.landmarkData.type) throw new AppError('analysis_type_differs');
        if (row.analysisStatus === 'completed') return accepted(row);
        await startReview(transaction, started, await writeInput(transaction, row, inputOf(body.landmarkData), body), now());
        return accepted({ ...row, analysisStatus: 'processing' });
      });
    },

    /** Saves an analysis that was made on a device, reviewed again from its body points. */
    async save(playerId: string, body: BodyOf<'saveResults'>): Promise<Accepted & { readonly data: { readonly results: AnalysisResults } }> {
      const { landmarkData, createdAt, metadata, statistics, replaces: replaced } = body.analysisData;
      const id = checkedId(body.analysisId);
      const replaces = replaced === undefined ? null : checkedId(replaced);
      const input = inputOf(landmarkData);
      const at = now();
      const made = new Date(Math.min(at.getTime(), createdAt === undefined ? Infinity : Date.parse(createdAt)));
      const started = await jobs;
      const saved = await held(playerId, async (transaction, player) => {
        const begun = { id, type: input.type, sharing: 'account', metadata, createdAt: made, now: at } as const;
        const { row: found, surplus } = await beginAnalysis(transaction, playerId, begun);
        const row = await noteOwnCount(transaction, found, metadata.ownCount, at);
        const known = resultsOf(row);
        if (known !== null) return { row, results: known, gone: surplus };
        const earlier = await repo.readEarlier(transaction, playerId, { id, type: input.type, createdAt: row.createdAt }, EARLIER_ATTEMPTS);
        const stored = buildAnalysisResults({ id, input, age: player.age, earlier: earlierAttempts(earlier) });
        const written = await writeInput(transaction, row, input, { keyFrames: [], statistics });
        await started.forget(transaction, FORM_REVIEW_QUEUE, subjectOf(playerId, id));
        const completed = await completeAnalysis(transaction, player, written, stored, null, at);
        const isBetter = replaces !== null && replaces !== id && stored.score !== null;
        const isReplaced = isBetter && (await remove(transaction, playerId, replaces));
        return { row: completed, results: stored.results, gone: isReplaced ? [...surplus, replaces] : surplus };
      });
      await files.remove(playerId, saved.gone);
      return { ...accepted(saved.row), data: { results: saved.results } };
    },

    /** Where an analysis stands, with its results as soon as there are some. */
    async readResults(playerId: string, given: string): Promise<Reply<Routes['readResults']>> {
      const id = checkedId(given);
      const row = await own(database, playerId, id);
      const { analysisStatus: status } = row;
      return {
        success: true,
        status: status === 'completed' ? 'complete' : status,
        results: resultsOf(row),
        error: errorOf(row),
        progress: status === 'processing' ? percentAtReview(await reviewed(playerId, id)) : PROGRESS[status],
        message: errorOf(row),
      };
    },

    /** Queues the review of an analysis unless one is under way, or there is one, or there is nothing to review. */
    async trigger(playerId: string, given: string): Promise<Accepted & { readonly started: boolean }> {
      const id = checkedId(given);
      const started = await jobs;
      return held(playerId, async (transaction) => {
        const row = await own(transaction, playerId, id);
        if (row.analysisStatus === 'completed') return { ...accepted(row), started: false };
        if (row.mediapipeData === null) return { ...accepted(row), started: false };
        const isStarted = await startReview(transaction, started, row, now());
        return { ...accepted({ ...row, analysisStatus: 'processing' }), started: isStarted };
      });
    },

    /** Marks an analysis failed or under way; what is completed stays so. */
    async updateStatus(playerId: string, given: string, body: BodyOf<'updateAnalysisStatus'>): Promise<Accepted> {
      const id = checkedId(given);
      const started = await jobs;
      return held(playerId, async (transaction) => {
        const row = await own(transaction, playerId, id);
        if (row.analysisStatus === 'completed') return accepted(row);
        if (body.status === 'failed') {
          await started.forget(transaction, FORM_REVIEW_QUEUE, subjectOf(playerId, id));
          return accepted(await failAnalysis(transaction, row, body.errorMessage ?? analysisFailures.told, now()));
        }
        if (row.mediapipeData === null) {
          const underWay = { analysisStatus: 'processing', videoMetadata: withoutError(row.videoMetadata), updatedAt: now() } as const;
          return accepted(await repo.changeAnalysis(transaction, playerId, id, underWay));
        }
        await startReview(transaction, started, row, now());
        return accepted({ ...row, analysisStatus: 'processing' });
      });
    },

    /** The record of an analysis as it stands: where its clip is the server knows by itself. */
    async record(playerId: string, given: string): Promise<Accepted> {
      return accepted(await own(database, playerId, checkedId(given)));
    },

    /** A page of analyses, newest first. Throws `validation_failed` for a bad cursor. */
    async list(playerId: string, limit: number, cursor: string | undefined): Promise<Reply<Routes['listAnalyses']>> {
      const rows = await repo.listAnalyses(database, playerId, limit + 1, placeOf(cursor));
      await present(playerId, rows);
      const { page, nextCursor } = pageOf(rows, limit, ({ createdAt }) => createdAt);
      const notes = await repo.readNotes(database, playerId, page.map(({ id }) => id));
      return { success: true, data: { history: page.map((row) => historyItem(row, notes.get(row.id) ?? NOT_REVIEWED)), nextCursor } };
    },

    /** The scores of every skill, oldest first. */
    async listAttempts(playerId: string): Promise<Reply<Routes['listAttempts']>> {
      const rows = await repo.listAttempts(database, playerId);
      await present(playerId, rows);
      return {
        success: true,
        data: rows.map(({ id, createdAt, analysisType, overallScore, measuresVersion }) => ({
          id,
          created_at: createdAt.toISOString(),
          analysis_type: analysisType,
          score: overallScore ?? 0,
          measures_version: measuresVersion ?? '',
        })),
      };
    },

    /** All that is stored of an analysis. */
    async read(playerId: string, given: string): Promise<AnalysisDetail> {
      const id = checkedId(given);
      return inTransaction(
        database,
        async (moment) => {
          const player = await repo.readPlayer(moment, playerId);
          if (player === undefined) throw new AppError('sign_in_required');
          const row = await own(moment, playerId, id);
          const session = row.sessionId === null ? null : await repo.readSession(moment, playerId, row.sessionId);
          return detailOf({
            row,
            player,
            frames: await parts.readFrames(moment, playerId, id),
            parts: await parts.readParts(moment, playerId, id),
            session,
          });
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      );
    },

    /** Deletes an analysis with all that belongs to it. One that the player has deleted before stays so. */
    async delete(playerId: string, given: string): Promise<void> {
      const id = checkedId(given);
      const isRemoved = await held(playerId, async (transaction) => {
        if (await remove(transaction, playerId, id)) return true;
        if (await repo.wasDeleted(transaction, playerId, id)) return false;
        throw new AppError('not_found');
      });
      if (isRemoved) await files.remove(playerId, [id]);
    },
  };

  async function remove(transaction: Transaction, playerId: string, id: string): Promise<boolean> {
    await (await jobs).forget(transaction, FORM_REVIEW_QUEUE, subjectOf(playerId, id));
    return repo.removeAnalysis(transaction, playerId, id, now());
  }

  /** How much of a review is done, 0–1. */
  async function reviewed(playerId: string, id: string): Promise<number> {
    const job = await (await jobs).find(FORM_REVIEW_QUEUE, { subject: subjectOf(playerId, id) });
    const done = job?.progress?.['done'];
    return typeof done === 'number' ? done : 0;
  }

  /** Analyses go with their player, so only an empty list can be the list of nobody. */
  async function present(playerId: string, rows: readonly unknown[]): Promise<void> {
    if (rows.length === 0 && (await repo.readPlayer(database, playerId)) === undefined) throw new AppError('sign_in_required');
  }
}

/** The id that a device gives, or a new one where it gives none that can be one. */
export function newOr(given: string | undefined): string {
  return given !== undefined && isAnalysisId(given) ? given.toLowerCase() : randomUUID();
}
