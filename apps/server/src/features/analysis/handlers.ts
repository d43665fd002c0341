import type { analysisRoutes } from '@touchline/contracts';
import type { Handlers } from '../../http/mount-routes.ts';
import { siteOf } from '../../http/public-origin.ts';
import type { ClipService } from './clip-service.ts';
import type { AnalysisService } from './service.ts';

/** What this server does with analyses. */
export type AnalysisSettings = {
  readonly reviewer: string | null;
  readonly pictures: boolean;
  readonly storage: 'server' | 'service';
  readonly max_bytes: number;
  readonly clip_days_kept: number;
};

type Parts = {
  readonly service: AnalysisService;
  readonly clips: ClipService;
  readonly settings: AnalysisSettings;
  readonly publicUrl: string | undefined;
};

/** Analyses in the account, their clips and their review. */
export function analysisHandlers({ service, clips, settings, publicUrl }: Parts): Handlers<typeof analysisRoutes> {
  const read = async (playerId: string, id: string) => ({ success: true as const, data: { analysis: await service.read(playerId, id) } });
  return {
    readAnalysisSettings: () => ({ success: true, data: settings }),
    initiateAnalysis: async ({ body }, { player, request }) => {
      const begun = await clips.initiate(player.id, body);
      // A plain client sends the clip there as it stands.
      const signedURL = begun.signedURL?.startsWith('/') === true ? `${siteOf(request, publicUrl)}${begun.signedURL}` : begun.signedURL;
      return { ...begun, signedURL };
    },
    uploadClip: ({ params }) => clips.receive(params.playerId, params.id),
    readClip: ({ params }) => clips.open(params.playerId, params.id),
    uploadComplete: ({ body }, { player }) => clips.complete(player.id, body.analysisId),
    submitLandmarks: ({ body }, { player }) => service.submit(player.id, body),
    readResults: ({ params }, { player }) => service.readResults(player.id, params.id),
    triggerProcessing: ({ params }, { player }) => service.trigger(player.id, params.id),
    listAnalyses: ({ query }, { player }) => service.list(player.id, query.limit, query.cursor),
    listAttempts: (_input, { player }) => service.listAttempts(player.id),
    readAnalysis: ({ params }, { player }) => read(player.id, params.id),
    deleteAnalysis: async ({ params }, { player }) => {
      await service.delete(player.id, params.id);
      return undefined;
    },
    keepClip: async ({ params, body }, { player }) => ({ success: true, data: await clips.keep(player.id, params.id, body.keep) }),
    linkClip: async ({ params }, { player }) => ({ success: true, data: await clips.link(player.id, params.id) }),
    createAnalysisRecord: async ({ body }, { player }) => {
      const made = await service.create(player.id, body);
      return { ...made, data: { id: made.analysisId } };
    },
    updateGcsRecord: ({ params }, { player }) => service.record(player.id, params.id),
    updateAnalysisStatus: ({ params, body }, { player }) => service.updateStatus(player.id, params.id, body),
    saveResults: ({ body }, { player }) => service.save(player.id, body),
    readAnalysisRecord: ({ params }, { player }) => read(player.id, params.id),
  };
}
