import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { ClipState, QueueStatus } from '../sending/sending-types.ts';
import { useAnalysisSender } from '../sending/analysis-sender-context.ts';

/** What of an analysis waits to be sent: its video, and what was measured. Null where nothing does. */
export interface WaitingUploads {
  readonly clip: ClipState | null;
  readonly queued: QueueStatus | null;
}

/** What of an analysis waits to be sent, followed. */
export function useWaitingUploads(id: string): WaitingUploads {
  const sending = useAnalysisSender();
  const subscribe = useCallback((changed: () => void) => sending?.subscribe(changed) ?? (() => undefined), [sending]);
  // A text, so that it is the same as long as it says the same.
  const read = (): string => JSON.stringify({ clip: sending?.clipState(id) ?? null, queued: sending?.status(id) ?? null } satisfies WaitingUploads);
  const text = useSyncExternalStore(subscribe, read);
  return useMemo(() => JSON.parse(text) as WaitingUploads, [text]);
}
