import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { AuthSessionProvider, type Configuration, type LinkReturn, type PlayerAuthSession } from '../../../auth-session/index.ts';
import { startAuthSession } from '../../../auth-session/start-auth-session.ts';
import { configuration, plainPage, signInService, storageWith, type Asked } from '../../../auth-session/testing/sign-in-service.ts';
import { show } from '../../../ui/testing/show-component.tsx';
import { AuthScreen } from '../AuthScreen.tsx';
import type { AuthDraft } from '../form-fields.ts';

/** What the server tells of itself beside where its sign-in service is. */
type Told = Pick<Configuration, 'signUps' | 'mails' | 'operator'>;

type Answer = (asked: Asked) => Response | Promise<Response>;

/** A network that is not there. */
export const cut = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

/** The auth screen over a sign-in service that answers so. */
export function openAuthScreen(answer: Answer = cut, told: Told = {}) {
  const { session, asked } = sessionOver(answer, null, told);
  showScreen(session);
  return { session, asked };
}

/** The same for a visit by a link, once the link was followed. */
export async function openByLink(link: LinkReturn, answer: Answer) {
  const { session, asked } = sessionOver(answer, link);
  await expect.poll(() => session.state().status).not.toBe('loading');
  showScreen(session);
  return { asked };
}

function sessionOver(answer: Answer, link: LinkReturn | null, told: Told = {}) {
  const { fetch, asked } = signInService(answer);
  return { session: startAuthSession({ ...configuration, ...told }, { ...plainPage, link, fetch, storage: storageWith() }), asked };
}

function showScreen(session: PlayerAuthSession): void {
  show(
    <AuthSessionProvider session={session}>
      <AuthScreen />
    </AuthSessionProvider>,
  );
}

/** The auth screen at its sign-in form. */
export async function openSignIn(answer?: Answer, told?: Told) {
  const opened = openAuthScreen(answer, told);
  await button('Practice More').click();
  return opened;
}

/** The auth screen at its sign-up form. */
export async function openSignUp(answer?: Answer) {
  const opened = openAuthScreen(answer);
  await button('Start Practicing').click();
  return opened;
}

export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const field = (name: string) => page.getByLabelText(name, { exact: true });
export const alert = () => page.getByRole('alert');

export async function fillSignIn({ email = 'noa@example.org', password = 'secret1' } = {}): Promise<void> {
  await field('Email').fill(email);
  await field('Password').fill(password);
}

export async function fillSignUp(change: Partial<AuthDraft> = {}): Promise<void> {
  const { name = 'Noa', email = 'noa@example.org', password = 'secret1', confirm = password } = change;
  await field('Player name').fill(name);
  await field('Email').fill(email);
  await field('Password').fill(password);
  await field('Confirm password').fill(confirm);
}
