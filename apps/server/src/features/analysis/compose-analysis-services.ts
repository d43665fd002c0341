import { clipLimits, analysisLimits } from '@touchline/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { ClipStore } from '../../adapters/clip-store/index.ts';
import type { SecondOpinion } from '../../adapters/second-opinion/index.ts';
import type { Database } from '../../db/open-postgres-pool.ts';
import type { SignedLinks } from '../../http/signed-link.ts';
import type { Jobs } from '../../jobs/index.ts';
import type { ConsentService } from '../consent/index.ts';
import { createClipFiles } from './clip-and-picture-files.ts';
import { createClipService } from './clip-service.ts';
import { analysisHandlers } from './handlers.ts';
import { createReviewWorker } from './review-worker.ts';
import { createAnalysisService } from './service.ts';
import { cleanUpAnalyses, failAbandoned } from './clean-up-analyses.ts';

type Parts = {
  readonly database: Database;
  readonly jobs: Promise<Jobs>;
  readonly store: ClipStore;
  readonly secondOpinion: SecondOpinion | null;
  readonly consents: ConsentService;
  readonly links: SignedLinks;
  readonly publicUrl: string | undefined;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
};

export type Analyses = ReturnType<typeof composeAnalysisServices>;

/** Analyses in the account: what answers players, what reviews, and what cleans up. */
export function composeAnalysisServices(given: Parts) {
  const { database, jobs, store, secondOpinion, consents, links, publicUrl, log, now } = given;
  const pictures = secondOpinion?.pictures ?? false;
  const files = createClipFiles({ store, pictures, log });
  const service = createAnalysisService({ database, jobs, files, now });
  const clips = createClipService({ database, service, files, links, consents, now });
  const settings = {
    reviewer: secondOpinion?.name ?? null,
    pictures,
    storage: store.kind === 'disk' ? 'server' : 'service',
    max_bytes: clipLimits.bytes,
    clip_days_kept: analysisLimits.clipDaysKept,
  } as const;
  return {
    handlers: analysisHandlers({ service, clips, settings, publicUrl }),
    worker: createReviewWorker({ database, secondOpinion, consents, files, log, now }),
    cleanUp: () => cleanUpAnalyses({ database, files, now }),
    failAbandoned: () => failAbandoned({ database, now }),
    /** Notes that none of a player's clips may be here; `removeFiles` follows when that is committed. */
    forgetClips: clips.forgetAll,
    /** Removes all files of a player; what cannot be removed now is removed by the next clean-up. */
    removeFiles: files.removeAll,
  };
}
