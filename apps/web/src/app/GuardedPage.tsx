import type { ReactNode } from 'react';
import { CrashGuard } from './CrashGuard.tsx';
import type { UncaughtWatch } from './errors/uncaught-errors.ts';
import { UncaughtNotices } from './errors/UncaughtNotices.tsx';
import { StartUpFailed } from './start-up/StartUpFailed.tsx';
import { detailsOf } from './start-up/start-up-failure.ts';

interface GuardedPageProps {
  readonly uncaught: UncaughtWatch;
  readonly children: ReactNode;
}

/** A page beside the app: where it breaks it says so, and it tells of errors nobody caught. */
export function GuardedPage({ uncaught, children }: GuardedPageProps) {
  const crashed = (error: unknown) => <StartUpFailed failure={{ code: 'crashed', details: detailsOf(error) }} uncaught={uncaught} />;
  return (
    <CrashGuard renderFallback={crashed}>
      {children}
      <UncaughtNotices watch={uncaught} />
    </CrashGuard>
  );
}
