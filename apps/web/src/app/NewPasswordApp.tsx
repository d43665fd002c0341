import { useSyncExternalStore } from 'react';
import { ResetPassword } from '../features/reset-password/index.ts';
import type { NewPassword } from '../session/index.ts';
import type { UncaughtWatch } from './errors/uncaught-errors.ts';
import { GuardedPage } from './GuardedPage.tsx';
import { StartUpFailed } from './start-up/StartUpFailed.tsx';
import { LoadingScreen } from './start-up/LoadingScreen.tsx';
import type { StartUp } from './start-up/start-up.ts';

interface NewPasswordAppProps {
  readonly start: StartUp<NewPassword>;
  readonly uncaught: UncaughtWatch;
}

/** The second page: the same start as the first, then the choice of a new password. */
export function NewPasswordApp({ start, uncaught }: NewPasswordAppProps) {
  const state = useSyncExternalStore(start.subscribe, start.state);
  if (state.name === 'starting') return <LoadingScreen attempt={state.attempt} />;
  if (state.name === 'failed') return <StartUpFailed failure={state.failure} uncaught={uncaught} />;
  return (
    <GuardedPage uncaught={uncaught}>
      <ResetPassword newPassword={state.session} />
    </GuardedPage>
  );
}
