import { useEffect, useSyncExternalStore } from 'react';
import { m } from '@touchline/messages';
import { useToasts } from '../ui/toast/useToasts.ts';
import { useUnfinishedDrill } from './drill-draft-storage.ts';
import type { NewVersion } from './new-version.ts';
import { useIsUninterrupted } from './reload-blockers.ts';

interface NewVersionNoticeProps {
  readonly playerId: string;
  readonly version: NewVersion;
}

/**
 * Offers a new version; while a drill or an analysis runs, the camera is on, or a result waits to be saved it holds its
 * tongue. Draws nothing itself.
 */
export function NewVersionNotice({ playerId, version }: NewVersionNoticeProps) {
  const isReady = useSyncExternalStore(version.subscribe, version.isReady);
  const drill = useUnfinishedDrill(playerId) !== null;
  const underWay = useIsUninterrupted() || drill;
  const { info, dismiss } = useToasts();
  useEffect(() => {
    if (!isReady || underWay) return undefined;
    const id = info({
      text: m.offline_version_ready(),
      action: { label: m.offline_version_reload(), onPress: version.take },
      lasting: true,
    });
    return () => dismiss(id);
  }, [isReady, underWay, version, info, dismiss]);
  return null;
}
