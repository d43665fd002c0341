import { useDeferredValue, type ReactNode } from 'react';

/**
 * What lies below the first screenful: mounted right after what is seen at once has been painted, in slices of some
 * milliseconds. On an old phone the whole of a tab at one go holds up the first tap by a quarter of a second.
 */
export function DeferredMount({ children }: { readonly children: ReactNode }) {
  const isDue = useDeferredValue(true, false);
  return isDue ? children : <div style={{ minHeight: '100vh' }} />;
}
