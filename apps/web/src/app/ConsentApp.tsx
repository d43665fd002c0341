import type { Client } from '@touchline/contracts/client';
import { GrownUpAnswer } from '../features/consent/index.ts';
import { CrashGuard } from './CrashGuard.tsx';
import type { UncaughtWatch } from './errors/uncaught-errors.ts';
import { UncaughtNotices } from './errors/UncaughtNotices.tsx';
import { StartUpFailed } from './start-up/StartUpFailed.tsx';
import { detailsOf } from './start-up/start-up-failure.ts';

interface ConsentAppProps {
  readonly api: Client;
  /** Of the link in the mail; null where the address has none. */
  readonly token: string | null;
  readonly uncaught: UncaughtWatch;
}

/** The page behind the link that a grown-up gets by mail. Nobody signs in here. */
export function ConsentApp({ api, token, uncaught }: ConsentAppProps) {
  const crashed = (error: unknown) => <StartUpFailed failure={{ code: 'crashed', details: detailsOf(error) }} uncaught={uncaught} />;
  return (
    <CrashGuard renderFallback={crashed}>
      <GrownUpAnswer api={api} token={token} />
      <UncaughtNotices watch={uncaught} />
    </CrashGuard>
  );
}
