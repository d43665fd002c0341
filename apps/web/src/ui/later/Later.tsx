import { useDeferredValue, type ReactNode } from 'react';

export interface LaterProps {
  /** What is kept free until then; a CSS length. */
  readonly height?: string;
  readonly children: ReactNode;
}

/**
 * What lies below the first screenful: mounted right after what is seen at once has been painted, in slices of some
 * milliseconds. On an old phone the whole of a tab at one go holds up the first tap by a quarter of a second.
 */
export function Later({ height = '50vh', children }: LaterProps) {
  const isDue = useDeferredValue(true, false);
  return isDue ? children : <div style={{ minHeight: height }} />;
}
