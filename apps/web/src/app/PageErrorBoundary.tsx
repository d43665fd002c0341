import type { ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { UncaughtWatch } from './errors/uncaught-errors.ts';
import { UncaughtNotices } from './errors/UncaughtNotices.tsx';
import { StartUpFailed } from './start-up/StartUpFailed.tsx';
import { detailsOf } from './start-up/start-up-failure.ts';

interface PageErrorBoundaryProps {
  readonly uncaught: UncaughtWatch;
  readonly children: ReactNode;
}

/** A page beside the app: where it breaks it says so, and it tells of errors nobody caught. */
export function PageErrorBoundary({ uncaught, children }: PageErrorBoundaryProps) {
  const crashed = (error: unknown) => <StartUpFailed failure={{ code: 'crashed', details: detailsOf(error) }} uncaught={uncaught} />;
  return (
    <ErrorBoundary renderFallback={crashed}>
      {children}
      <UncaughtNotices watch={uncaught} />
    </ErrorBoundary>
  );
}
