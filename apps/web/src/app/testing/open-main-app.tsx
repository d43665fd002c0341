import { onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AuthSessionProvider } from '../../auth-session/index.ts';
import { startAuthSession } from '../../auth-session/start-auth-session.ts';
import { authSessionKey } from '../../auth-session/signed-in-player.ts';
import {
  configuration,
  noContent,
  plainPage,
  authSessionOf,
  signInService,
  storageWith,
  type Asked,
} from '../../auth-session/testing/sign-in-service.ts';
import { show } from '../../ui/testing/show-component.tsx';
import { watchUncaught } from '../errors/uncaught-errors.ts';
import { MainApp } from '../main/MainApp.tsx';
import { playerServer, profile, type Called } from './player-server.ts';

interface MainAppWorld {
  /** What the API says in place of the usual. */
  readonly api?: (called: Called) => Response | undefined;
  /** What the sign-in service says. */
  readonly service?: (asked: Asked) => Response | Promise<Response>;
}

/** The main app of Noa, at the dashboard, on a phone. */
export async function openMainApp({ api, service = noContent }: MainAppWorld = {}) {
  await page.viewport(390, 844);
  history.replaceState(null, '', location.pathname);
  // The last test's numbers are not this one's.
  localStorage.clear();
  const server = playerServer(api);
  vi.stubGlobal('fetch', server.fetch);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const signIn = signInService(service);
  const session = startAuthSession(configuration, {
    ...plainPage,
    fetch: signIn.fetch,
    storage: storageWith({ [authSessionKey]: authSessionOf() }),
  });
  const window = new EventTarget();
  const uncaught = watchUncaught(window, () => new Date());
  show(
    <AuthSessionProvider session={session}>
      <MainApp player={{ id: profile.id, email: profile.email, name: 'Noa' }} uncaught={uncaught} />
    </AuthSessionProvider>,
  );
  return { session, calls: server.calls, asked: signIn.asked, window };
}

export const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const drawer = () => page.getByRole('dialog', { name: 'More' });
