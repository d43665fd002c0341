import { useEffect, useState } from 'react';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { lazyPart } from '../lazy-part.tsx';
import type { Uncaught } from './error-log.ts';
import type { UncaughtWatch } from './uncaught-errors.ts';

const Toasts = lazyPart('error toasts', async () => (await import('./ErrorToasts.tsx')).ErrorToasts, () => null);

/**
 * Tells of errors nobody caught on a page that says nothing else in passing. Toasts are fetched with the first error:
 * hardly any visit needs them.
 */
export function UncaughtNotices({ watch }: { readonly watch: UncaughtWatch }) {
  const [errors, setErrors] = useState<readonly Uncaught[]>([]);
  useEffect(() => watch.subscribe((error) => setErrors((earlier) => [...earlier, error])), [watch]);
  if (errors.length === 0) return null;
  return (
    <ErrorBoundary renderFallback={() => null}>
      <Toasts errors={errors} />
    </ErrorBoundary>
  );
}
