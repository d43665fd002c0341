import type { Checked, Reply, UploadPlan, analysisRoutes } from '@touchline/contracts';
import { analysisLimits, clipLimits, videoTypes, type ConsentPurpose } from '@touchline/domain';
import { AppError } from '../../app-error.ts';
import type { Database, Transaction } from '../../db/open-postgres-pool.ts';
import type { Chunk, Receiver } from '../../http/receive-upload.ts';
import type { Download } from '../../http/send-file.ts';
import type { SignedLinks } from '../../http/signed-link.ts';
import { checkedId } from './analysis-id.ts';
import { clipKey, type ClipFiles } from './clip-and-picture-files.ts';
import { clipOf } from './analysis-response-mapper.ts';
import * as clipRepo from './clip-repo.ts';
import * as repo from './repo.ts';
import { newOr, type AnalysisService } from './service.ts';
import { beginAnalysis } from './analysis-lifecycle.ts';

type Initiation = Checked<typeof analysisRoutes.initiateAnalysis>['body'];
type Initiated = Reply<typeof analysisRoutes.initiateAnalysis>;
type Linked = Reply<typeof analysisRoutes.linkClip>['data'];
type Kept = Reply<typeof analysisRoutes.keepClip>['data'];

/** Whether a player's data may go where a purpose sends it. */
export type Consents = { readonly mayLeave: (playerId: string, purpose: ConsentPurpose) => Promise<boolean> };

type Parts = {
  readonly database: Database;
  readonly service: AnalysisService;
  readonly files: ClipFiles;
  readonly links: SignedLinks;
  readonly consents: Consents;
  readonly now: () => Date;
};

export type ClipService = ReturnType<typeof createClipService>;

/** Bytes that a chunk of an upload should have: what a slow phone sends within the time of a request. */
const CHUNK_BYTES = 1024 * 1024;

/** How long it is believed that an upload may go on, in milliseconds; and of how many that is remembered. */
const ALLOWED_MS = 2_000;
const MOST_ALLOWED = 1_000;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Clips of analyses: how they come, are watched, kept and deleted. Throws as the service of analyses does. */
export function createClipService({ database, service, files, links, consents, now }: Parts) {
  const { held, own, accepted } = service;
  const { store } = files;
  const within = (milliseconds: number): Date => new Date(now().getTime() + milliseconds);

  async function refuseWithoutConsent(playerId: string): Promise<void> {
    if (!(await consents.mayLeave(playerId, 'clip'))) throw new AppError('clip_consent_needed');
  }

  /**
   * Uploads that were allowed a moment ago, of how many bytes, and until when that is believed (milliseconds): one that
   * is not any more has no file, so nothing can be added to it meanwhile.
   */
  const allowed = new Map<string, { readonly most: number; readonly until: number }>();

  /** Of how many bytes an upload may be that was allowed a moment ago. */
  function recentlyAllowed(key: string): number | null {
    const known = allowed.get(key);
    return known !== undefined && known.until > now().getTime() ? known.most : null;
  }

  /**
   * Refuses bytes of a clip that may not come, and gives how many may: as many as were announced. A link outlives a yes,
   * an age that was mistaken, and the clip itself.
   */
  async function allowUpload(playerId: string, id: string, { restart }: Pick<Chunk, 'restart'>): Promise<number> {
    const key = clipKey(playerId, id);
    await refuseWithoutConsent(playerId);
    const { clipState, clipBytes } = await linked(playerId, id, restart ? ['uploading'] : ['uploading', 'stored']);
    if (clipState === 'stored') throw new AppError('upload_offset', { headers: { 'upload-offset': String(await store.received(key)) } });
    if (allowed.size >= MOST_ALLOWED) allowed.clear();
    const most = clipBytes ?? clipLimits.bytes;
    allowed.set(key, { most, until: now().getTime() + ALLOWED_MS });
    return most;
  }

  /** When a clip goes that is there now. */
  function expiryOf({ keepsClip, analysisStatus }: repo.AnalysisRow): Date {
    if (keepsClip) return within(analysisLimits.clipDaysKept * DAY);
    const isReviewed = analysisStatus === 'completed';
    return within((isReviewed ? analysisLimits.clipHoursAfterReview : analysisLimits.uploadHours) * HOUR);
  }

  async function begin(playerId: string, id: string, body: Initiation): Promise<repo.AnalysisRow> {
    const { analysisType: type, sharing, metadata } = body;
    const begun = { id, type, sharing, metadata, createdAt: now(), now: now() };
    const { row, gone } = await held(playerId, async (transaction) => {
      const { row: found, surplus } = await beginAnalysis(transaction, playerId, begun);
      if (sharing === 'account') {
        // The player thought better of it: what has arrived of a clip goes.
        if (found.clipState !== 'uploading') return { row: found, gone: surplus };
        const without = { ...clipRepo.withoutClip('none'), sharing } as const;
        return { row: await repo.changeAnalysis(transaction, playerId, id, without), gone: [...surplus, id] };
      }
      if (found.clipState === 'stored' || found.clipState === 'deleted') return { row: found, gone: surplus };
      const announced = {
        sharing,
        clipState: 'uploading',
        // Begun again without them: what was announced at first still holds.
        clipBytes: metadata.size ?? found.clipBytes,
        clipType: metadata.type ?? found.clipType,
        clipExpiresAt: within(analysisLimits.uploadHours * HOUR),
      } as const;
      const dropped = found.clipState === 'none' ? await makeRoom(transaction, playerId, id) : [];
      return { row: await repo.changeAnalysis(transaction, playerId, id, announced), gone: [...surplus, ...dropped] };
    });
    await files.remove(playerId, gone);
    return row;
  }

  /** Gives up the oldest clips that are too many with a new one, and their ids. Throws `clips_full` where all are kept. */
  async function makeRoom(transaction: Transaction, playerId: string, id: string): Promise<string[]> {
    const clips = await clipRepo.listClips(transaction, playerId, id);
    const tooMany = clips.slice(0, Math.max(0, clips.length + 1 - analysisLimits.clipsPerPlayer));
    if (tooMany.some(({ keepsClip }) => keepsClip)) throw new AppError('clips_full');
    for (const one of tooMany) await repo.changeAnalysis(transaction, playerId, one.id, clipRepo.withoutClip('deleted'));
    return tooMany.map((one) => one.id);
  }

  async function planOf(row: repo.AnalysisRow): Promise<{ signedURL: string; upload: UploadPlan }> {
    const { playerId, id } = row;
    // It may have been announced anew, of another size.
    allowed.delete(clipKey(playerId, id));
    const plan = await store.begin(clipKey(playerId, id), {
      bytes: row.clipBytes ?? clipLimits.bytes,
      type: row.clipType ?? videoTypes.mp4,
    });
    if (plan.kind === 'parts') {
      const { partBytes, urls, received } = plan;
      return { signedURL: plan.url, upload: { kind: 'parts', partBytes, urls: [...urls], received: [...received] } };
    }
    const url = links.sign(`/api/analysis/clips/${playerId}/${id}`, analysisLimits.uploadLinkSeconds, 'write');
    return { signedURL: url, upload: { kind: 'offset', url, chunkBytes: CHUNK_BYTES } };
  }

  /** The clip of a link: it opens nothing that its analysis does not have any more. */
  async function linked(playerId: string, id: string, states: readonly repo.AnalysisRow['clipState'][]): Promise<repo.AnalysisRow> {
    const row = await own(database, playerId, id);
    if (!states.includes(row.clipState)) throw new AppError('not_found');
    return row;
  }

  return {
    /**
     * Begins an analysis and the upload of its clip. Throws `clip_consent_needed`, `clip_too_large`, `clip_type_unknown` and
     * `clips_full`, and makes nothing then.
     */
    async initiate(playerId: string, body: Initiation): Promise<Initiated> {
      if (body.sharing === 'clip') {
        const { size = 0, type } = body.metadata;
        if (size > clipLimits.bytes) throw new AppError('clip_too_large');
        if (type !== undefined && !isVideoType(type)) throw new AppError('clip_type_unknown');
        await refuseWithoutConsent(playerId);
      }
      const row = await begin(playerId, newOr(body.analysisId), body);
      const isAwaited = body.sharing === 'clip' && (row.clipState === 'uploading' || row.clipState === 'stored');
      const plan = isAwaited ? await planOf(row) : { signedURL: null, upload: null };
      return { ...accepted(row), ...plan };
    },

    /** Takes the bytes of a clip, for whoever has the link. */
    receive(playerId: string, id: string): Receiver {
      const key = clipKey(playerId, id);
      return {
        received: async () => {
          await linked(playerId, id, ['uploading', 'stored']);
          return store.received(key);
        },
        append: async (chunk) => {
          const most = recentlyAllowed(key) ?? (await allowUpload(playerId, id, chunk));
          try {
            return await store.append(key, chunk, most);
          } catch (error) {
            allowed.delete(key);
            // What is not there was deleted, or is complete: that is told.
            if (error instanceof AppError && error.code === 'not_found') await allowUpload(playerId, id, chunk);
            throw error;
          }
        },
      };
    },

    /** Checks that a clip has come whole; again it changes nothing. Throws `clip_consent_needed`. */
    async complete(playerId: string, given: string): Promise<ReturnType<AnalysisService['accepted']>> {
      const id = checkedId(given);
      const row = await own(database, playerId, id);
      if (row.clipState === 'stored') return accepted(row);
      await refuseWithoutConsent(playerId);
      if (row.clipState !== 'uploading') throw new AppError('not_found');
      const key = clipKey(playerId, id);
      const { bytes, type } = await store.finish(key, { bytes: row.clipBytes ?? (await store.received(key)) });
      if (bytes > clipLimits.bytes) {
        await store.remove(key);
        throw new AppError('clip_too_large');
      }
      const place = store.placeOf(key);
      const isThere = await held(playerId, async (transaction) => {
        const now = await repo.readAnalysis(transaction, playerId, id);
        if (now === undefined || !['uploading', 'stored'].includes(now.clipState)) return null;
        if (now.clipState === 'stored') return now;
        return repo.changeAnalysis(transaction, playerId, id, {
          clipState: 'stored',
          clipBytes: bytes,
          clipType: type,
          clipExpiresAt: expiryOf(now),
          videoUrl: `/api/analysis/${id}/clip`,
          gcsBucket: place.bucket,
          gcsFilePath: place.path,
          gcsVideoUrl: place.url,
        });
      });
      if (isThere !== null) return accepted(isThere);
      await store.remove(key);
      throw new AppError('not_found');
    },

    /** A link to watch a clip. */
    async link(playerId: string, given: string): Promise<Linked> {
      const id = checkedId(given);
      const row = await linked(playerId, id, ['stored']);
      const seconds = analysisLimits.watchLinkSeconds;
      const url =
        (await store.link(clipKey(playerId, id), seconds)) ?? links.sign(`/api/analysis/clips/${playerId}/${id}/video`, seconds);
      return { url, type: row.clipType ?? videoTypes.mp4, expires_at: within(seconds * 1000).toISOString() };
    },

    /** Opens a clip for whoever has the link. */
    async open(playerId: string, id: string): Promise<Download> {
      await linked(playerId, id, ['stored']);
      return store.open(clipKey(playerId, id));
    },

    /** Keeps a clip for so many days from now, or deletes it. Throws `clip_consent_needed`. */
    async keep(playerId: string, given: string, keep: boolean): Promise<Kept> {
      const id = checkedId(given);
      if (keep) await refuseWithoutConsent(playerId);
      const { row, isGone } = await held(playerId, async (transaction) => {
        const found = await own(transaction, playerId, id);
        const isHere = found.clipState === 'stored' || found.clipState === 'uploading';
        if (!isHere && keep) throw new AppError('not_found');
        if (!isHere) return { row: found, isGone: false };
        if (!keep) return { row: await repo.changeAnalysis(transaction, playerId, id, clipRepo.withoutClip('deleted')), isGone: true };
        const expires = found.clipState === 'stored' ? { clipExpiresAt: expiryOf({ ...found, keepsClip: true }) } : {};
        return { row: await repo.changeAnalysis(transaction, playerId, id, { keepsClip: true, ...expires }), isGone: false };
      });
      if (isGone) await files.remove(playerId, [id]);
      return { clip: clipOf(row) };
    },

    /** Notes that no clip of a player may be here any more; call `removeAll` of the files when that is committed. */
    forgetAll: (transaction: Transaction, playerId: string): Promise<void> => clipRepo.forgetClips(transaction, playerId),
  };
}

/** Browsers add parameters, such as codecs. */
function isVideoType(type: string): boolean {
  return (Object.values(videoTypes) as string[]).includes(type.split(';', 1)[0]?.trim().toLowerCase() ?? '');
}
