import type { AnalysisHistoryItem } from '@touchline/contracts';
import { useMemo } from 'react';
import { useApi } from '../../../api/index.ts';
import type { RemoteClip } from '../results/player/local-or-remote-clip.ts';

/** The clip of an analysis that lies in the account; null where none does. */
export function useAccountClip(account: Pick<AnalysisHistoryItem, 'id' | 'clip'> | null): RemoteClip | null {
  const api = useApi();
  const id = account?.clip.state === 'stored' ? account.id : null;
  return useMemo(
    () => (id === null ? null : { link: async () => (await api.call('linkClip', { params: { id } })).data.url }),
    [api, id],
  );
}
