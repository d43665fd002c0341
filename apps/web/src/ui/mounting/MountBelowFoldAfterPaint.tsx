import type { ReactNode } from 'react';
import { useAfterPaint } from './useAfterPaint.ts';

/**
 * What lies below the first screenful: mounted right after what is seen at once has been painted, in slices of some
 * milliseconds. On an old phone the whole of a tab at one go holds up the first tap by a quarter of a second.
 */
export function MountBelowFoldAfterPaint({ atOnce = false, children }: { readonly atOnce?: boolean; readonly children: ReactNode }) {
  return useAfterPaint() || atOnce ? children : <div style={{ minHeight: '100vh' }} />;
}
