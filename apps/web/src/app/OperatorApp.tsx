import { useSyncExternalStore } from 'react';
import { OperatorPage } from '../features/operator/index.ts';
import type { OperatorSession } from '../session/index.ts';
import { ToastProvider } from '../ui/toast/ToastProvider.tsx';
import { CrashGuard } from './CrashGuard.tsx';
import type { UncaughtWatch } from './errors/uncaught-errors.ts';
import { UncaughtNotices } from './errors/UncaughtNotices.tsx';
import { LoadingScreen } from './start-up/LoadingScreen.tsx';
import { StartUpFailed } from './start-up/StartUpFailed.tsx';
import { detailsOf } from './start-up/start-up-failure.ts';
import type { StartUp } from './start-up/start-up.ts';

interface OperatorAppProps {
  readonly start: StartUp<OperatorSession>;
  readonly uncaught: UncaughtWatch;
}

/** The page for whoever runs this Touchline. */
export function OperatorApp({ start, uncaught }: OperatorAppProps) {
  const state = useSyncExternalStore(start.subscribe, start.state);
  if (state.name === 'starting') return <LoadingScreen attempt={state.attempt} />;
  if (state.name === 'failed') return <StartUpFailed failure={state.failure} uncaught={uncaught} />;
  const crashed = (error: unknown) => <StartUpFailed failure={{ code: 'crashed', details: detailsOf(error) }} uncaught={uncaught} />;
  return (
    <CrashGuard renderFallback={crashed}>
      <ToastProvider>
        <OperatorPage session={state.session} />
      </ToastProvider>
      <UncaughtNotices watch={uncaught} />
    </CrashGuard>
  );
}
