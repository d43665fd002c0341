import { queryOptions } from '@tanstack/react-query';
import type { analysisRoutes, Reply } from '@touchline/contracts';
import type { Client } from '@touchline/contracts/client';
import { queryKey } from '../../../api/index.ts';

/** What a server does with what is sent to it. */
export type SharingSettings = Reply<typeof analysisRoutes.readAnalysisSettings>['data'];

/** What this server does with what is sent to it. */
export const sharingSettingsQuery = (api: Client) =>
  queryOptions({
    queryKey: queryKey('analysis-settings'),
    queryFn: async ({ signal }) => (await api.call('readAnalysisSettings', {}, { signal })).data,
  });
