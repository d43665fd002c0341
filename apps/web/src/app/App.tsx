import { useEffect, useState, useSyncExternalStore } from 'react';
import { m } from '@touchline/messages';
import { AuthSessionProvider, storedPlayer, useAuthSession } from '../auth-session/index.ts';
import { prefetch } from '../store/prefetch-code-part.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { UncaughtWatch } from './errors/uncaught-errors.ts';
import { UncaughtNotices } from './errors/UncaughtNotices.tsx';
import { whenSent, whenTouched } from './run-after-first-interaction.ts';
import { PartUnreachable } from './load-lazy-part.ts';
import { lazyPart } from './lazy-part.tsx';
import { LiveScoresPlaceholder } from './LiveScoresPlaceholder.tsx';
import { tabOf } from './main/tab-address-and-keys.ts';
import { StartUpFailed } from './start-up/StartUpFailed.tsx';
import { LoadingScreen } from './start-up/LoadingScreen.tsx';
import { detailsOf, modulesMissing, type StartUpFailure } from './start-up/start-up-failure.ts';
import { useIsMinimumLoadingTimeOver } from './start-up/useIsMinimumLoadingTimeOver.ts';
import type { StartUp } from './start-up/start-up.ts';
import { useSignInDestination } from './useSignInDestination.ts';

const loadAuthScreen = () => import('../features/auth/index.ts');
const loadFootball = () => import('../features/football/live-scores/index.ts');
const loadMainApp = () => import('./main/MainApp.tsx');
const loadDashboard = () => import('../features/dashboard/index.ts');
/** What whoever signs in sees first, both at once. */
const loadFirstTab = () => Promise.all([loadMainApp(), loadDashboard()]);
/** What whoever is signed in sees first: the tab's code is fetched before the shell stands, the dashboard's beside the shell's. */
const loadReturning = async (): Promise<unknown> => {
  const tab = tabOf(location);
  if (tab === 'dashboard') return await loadFirstTab();
  const { fetchTab } = await loadMainApp();
  return await fetchTab(tab);
};
const AuthScreen = lazyPart('sign-in', async () => (await loadAuthScreen()).AuthScreen, LoadingScreen);
const LiveScores = lazyPart('scores', async () => (await loadFootball()).LiveScores, LiveScoresPlaceholder);
const MainApp = lazyPart('main app', async () => (await loadMainApp()).MainApp, LoadingScreen);

interface AppProps {
  readonly start: StartUp;
  readonly uncaught: UncaughtWatch;
}

/** One page, three states: loading, the auth screen, the main app; and the screen for when none of them can be. */
export function App({ start, uncaught }: AppProps) {
  const state = useSyncExternalStore(start.subscribe, start.state);
  useEffect(() => prefetch(somebodyIsKnown() ? loadReturning : loadAuthScreen), []);
  if (state.name === 'starting') return <LoadingScreen attempt={state.attempt} />;
  if (state.name === 'failed') return <StartUpFailed failure={state.failure} uncaught={uncaught} />;
  return (
    <ErrorBoundary renderFallback={(error) => <StartUpFailed failure={failureOf(error)} uncaught={uncaught} />}>
      <AuthSessionProvider session={state.session}>
        <Screen uncaught={uncaught} />
      </AuthSessionProvider>
    </ErrorBoundary>
  );
}

function Screen({ uncaught }: { readonly uncaught: UncaughtWatch }) {
  const session = useAuthSession();
  const signedOut = session.status === 'signedOut';
  useEffect(() => (signedOut ? whenSent(() => prefetch(loadFirstTab)) : undefined), [signedOut]);
  /** Whoever has just signed in had the focus in a form that is gone. */
  const [wasSignedOut, setWasSignedOut] = useState(false);
  if (signedOut && !wasSignedOut) setWasSignedOut(true);
  const signedIn = session.status === 'signedIn';
  // Whoever signs out without a connection has to be shown the way in.
  useEffect(() => (signedIn ? whenTouched(() => prefetch(loadAuthScreen)) : undefined), [signedIn]);
  const { place, askForScores, keep } = useSignInDestination();
  const open = useIsMinimumLoadingTimeOver();
  if (session.status === 'loading' || (session.status === 'signedIn' && !open)) return <LoadingScreen />;
  if (session.status !== 'signedIn') {
    return (
      <>
        <AuthScreen
          leadsTo={place}
          onMailAwaited={keep}
          renderBelow={(signIn) => (
            <Scores
              onViewAll={() => {
                askForScores();
                signIn();
              }}
            />
          )}
        />
        <UncaughtNotices watch={uncaught} />
      </>
    );
  }
  // The key: nothing one player saw stays in memory for the next.
  return <MainApp key={session.player.id} player={session.player} uncaught={uncaught} takesFocus={wasSignedOut} />;
}

/** Comes when the way in stands; without it the way in is whole. */
function Scores({ onViewAll }: { readonly onViewAll: () => void }) {
  return (
    <ErrorBoundary renderFallback={() => <p>{m.football_failed()}</p>}>
      <LiveScores onViewAll={onViewAll} />
    </ErrorBoundary>
  );
}

function failureOf(error: unknown): StartUpFailure {
  if (error instanceof PartUnreachable) return modulesMissing([error.part], error);
  return { code: 'crashed', details: detailsOf(error) };
}

/** Whether a session lies in this browser, so that the right screen can be fetched before the session is open. */
function somebodyIsKnown(): boolean {
  try {
    return storedPlayer(localStorage) !== null;
  } catch {
    return false;
  }
}
