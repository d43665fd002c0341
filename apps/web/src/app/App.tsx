import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { SessionProvider, storedPlayer, useSession } from '../session/index.ts';
import { CrashGuard } from './CrashGuard.tsx';
import type { UncaughtWatch } from './errors/uncaught.ts';
import { loadPart, PartUnreachable, prefetch, whenTouched } from './load-part.ts';
import { failureReport } from './start-up/failure-report.ts';
import { FailureScreen } from './start-up/FailureScreen.tsx';
import { LoadingScreen } from './start-up/LoadingScreen.tsx';
import { detailsOf, type StartUpFailure } from './start-up/start-up-failure.ts';
import type { StartUp } from './start-up/start-up.ts';

const loadAuthScreen = () => import('../features/auth/index.ts');
const loadMainApp = () => import('./main/MainApp.tsx');
const AuthScreen = lazy(async () => ({ default: (await loadPart(loadAuthScreen)).AuthScreen }));
const MainApp = lazy(async () => ({ default: (await loadPart(loadMainApp)).MainApp }));

/** The file this runs from; its name carries the hash of the build. */
const buildName = new URL(import.meta.url).pathname;

interface AppProps {
  readonly start: StartUp;
  readonly uncaught: UncaughtWatch;
}

/** One page, three states: loading, the auth screen, the main app; and the screen for when none of them can be. */
export function App({ start, uncaught }: AppProps) {
  const state = useSyncExternalStore(start.subscribe, start.state);
  useEffect(() => prefetch(somebodyIsKnown() ? loadMainApp : loadAuthScreen), []);
  if (state.name === 'starting') return <LoadingScreen attempt={state.attempt} />;
  if (state.name === 'failed') return <Failed failure={state.failure} uncaught={uncaught} />;
  return (
    <CrashGuard renderFallback={(error) => <Failed failure={failureOf(error)} uncaught={uncaught} />}>
      <SessionProvider session={state.session}>
        <Suspense fallback={<LoadingScreen />}>
          <Screen uncaught={uncaught} />
        </Suspense>
      </SessionProvider>
    </CrashGuard>
  );
}

function Screen({ uncaught }: { readonly uncaught: UncaughtWatch }) {
  const session = useSession();
  const signedOut = session.status === 'signedOut';
  useEffect(() => (signedOut ? whenTouched(() => prefetch(loadMainApp)) : undefined), [signedOut]);
  if (session.status === 'loading') return <LoadingScreen />;
  if (session.status !== 'signedIn') return <AuthScreen />;
  // The key: nothing one player saw stays in memory for the next.
  return <MainApp key={session.player.id} player={session.player} uncaught={uncaught} />;
}

function Failed({ failure, uncaught }: { readonly failure: StartUpFailure; readonly uncaught: UncaughtWatch }) {
  const [report] = useState(() =>
    failureReport({
      failure,
      at: new Date(),
      version: buildName,
      address: location.href,
      browser: navigator.userAgent,
      online: navigator.onLine,
      uncaught: uncaught.recent(),
    }),
  );
  return <FailureScreen report={report} onReload={() => location.reload()} />;
}

function failureOf(error: unknown): StartUpFailure {
  return { code: error instanceof PartUnreachable ? 'code_unreachable' : 'crashed', details: detailsOf(error) };
}

/** Whether a session lies in this browser, so that the right screen can be fetched before the session is open. */
function somebodyIsKnown(): boolean {
  try {
    return storedPlayer(localStorage) !== null;
  } catch {
    return false;
  }
}
