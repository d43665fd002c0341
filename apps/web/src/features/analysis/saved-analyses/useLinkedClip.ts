import type { AnalysisHistoryItem } from '@touchline/contracts';
import { useMemo } from 'react';
import { useApi } from '../../../api/index.ts';
import type { LinkedClip } from '../results/player/linked-clip.ts';

/** The clip of an analysis that lies in the account; null where none does. */
export function useLinkedClip(account: Pick<AnalysisHistoryItem, 'id' | 'clip'> | null): LinkedClip | null {
  const api = useApi();
  const id = account?.clip.state === 'stored' ? account.id : null;
  return useMemo(
    () => (id === null ? null : { link: async () => (await api.call('linkClip', { params: { id } })).data.url }),
    [api, id],
  );
}
