import { useSyncExternalStore, type ReactNode } from 'react';
import type { UncaughtWatch } from './errors/uncaught-errors.ts';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';
import { LoadingScreen } from './start-up/LoadingScreen.tsx';
import { StartUpFailed } from './start-up/StartUpFailed.tsx';
import type { StartUp } from './start-up/start-up.ts';

interface StandalonePageProps<Session> {
  readonly start: StartUp<Session>;
  readonly uncaught: UncaughtWatch;
  readonly children: (session: Session) => ReactNode;
}

/** A page beside the app that starts as the app does: loading, or why it could not be, or itself. */
export function StandalonePage<Session>({ start, uncaught, children }: StandalonePageProps<Session>) {
  const state = useSyncExternalStore(start.subscribe, start.state);
  if (state.name === 'starting') return <LoadingScreen attempt={state.attempt} />;
  if (state.name === 'failed') return <StartUpFailed failure={state.failure} uncaught={uncaught} />;
  return <PageErrorBoundary uncaught={uncaught}>{children(state.session)}</PageErrorBoundary>;
}
