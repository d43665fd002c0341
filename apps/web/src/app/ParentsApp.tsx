import type { Client } from '@touchline/contracts/client';
import { ParentsPage } from '../features/parents/index.ts';
import { CrashGuard } from './CrashGuard.tsx';
import type { UncaughtWatch } from './errors/uncaught-errors.ts';
import { UncaughtNotices } from './errors/UncaughtNotices.tsx';
import { StartUpFailed } from './start-up/StartUpFailed.tsx';
import { detailsOf } from './start-up/start-up-failure.ts';

interface ParentsAppProps {
  readonly api: Client;
  readonly uncaught: UncaughtWatch;
}

/** The page for parents, which anybody may open. */
export function ParentsApp({ api, uncaught }: ParentsAppProps) {
  const crashed = (error: unknown) => <StartUpFailed failure={{ code: 'crashed', details: detailsOf(error) }} uncaught={uncaught} />;
  return (
    <CrashGuard renderFallback={crashed}>
      <ParentsPage api={api} />
      <UncaughtNotices watch={uncaught} />
    </CrashGuard>
  );
}
