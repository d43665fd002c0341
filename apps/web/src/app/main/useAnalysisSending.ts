import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '../../api/index.ts';
import { usePlayerAuthSession } from '../../auth-session/index.ts';
import { whenIdle } from '../../store/when-idle.ts';
import { useToasts } from '../../ui/toast/useToasts.ts';
import type { Tab } from './tab-address-and-keys.ts';

/**
 * Sends analyses of the player that wait, whatever tab is open, and tells when the answer to one has come. How many have
 * since the analysis tab was looked at. Its code is fetched with that tab, and on a device that has used it once the first
 * screen stands.
 */
export function useAnalysisSending(playerId: string, tab: Tab, go: (tab: Tab) => void): number {
  const api = useApi();
  const queries = useQueryClient();
  const session = usePlayerAuthSession();
  const toasts = useToasts();
  const [unseen, setUnseen] = useState(0);
  const isLookedAt = tab === 'analysis';
  // What came while nobody looked is seen with the tab.
  if (isLookedAt && unseen > 0) setUnseen(0);
  const arrived = useEffectEvent((): void => {
    if (!isLookedAt) setUnseen((before) => before + 1);
  });
  const open = useEffectEvent((): void => go('analysis'));
  const [isWanted, setWanted] = useState(isLookedAt);
  if (isLookedAt && !isWanted) setWanted(true);
  useEffect(() => {
    const ask = async (): Promise<void> => {
      if (await hasAnalysisQueue()) setWanted(true);
    };
    return whenIdle(() => void ask().catch(() => undefined));
  }, []);
  useEffect(() => {
    if (!isWanted) return undefined;
    const ended = new AbortController();
    const begin = async (): Promise<void> => {
      const { sendAnalysesAndNotify } = await import('./send-analyses-and-notify.ts');
      if (ended.signal.aborted) return;
      const stop = sendAnalysesAndNotify({ api, queries, session, playerId, toasts, onArrived: arrived, onOpen: open });
      ended.signal.addEventListener('abort', stop);
    };
    begin().catch(() => undefined);
    return () => ended.abort();
  }, [isWanted, api, queries, session, playerId, toasts]);
  return unseen;
}

/** Whether this device has ever sent an analysis: the save queue is made with the first visit to the analysis tab. */
export async function hasAnalysisQueue(): Promise<boolean> {
  if (localStorage.getItem('analysisQueue') !== null) return true;
  // Browsers that do not tell have to look.
  if (!('databases' in indexedDB)) return true;
  return (await indexedDB.databases()).some(({ name }) => name === 'AnalysisQueue');
}
