import { expect } from 'vitest';
import { authSessionKey } from '../signed-in-player.ts';
import { startAuthSession, type PlayerAuthSession } from '../start-auth-session.ts';
import { configuration, plainPage, signInService, storageWith, type Asked } from './sign-in-service.ts';

/** An answer that a connection which breaks never brings. */
export const cut = () => Promise.reject(new TypeError('Failed to fetch'));

/** A session over a service that answers so, with something in storage already or nothing. */
export function begin(answer: (asked: Asked) => Response | Promise<Response>, stored?: object) {
  const service = signInService(answer);
  const storage = storageWith(stored === undefined ? {} : { [authSessionKey]: stored });
  const session = startAuthSession(configuration, { ...plainPage, fetch: service.fetch, storage });
  return { session, storage, asked: service.asked };
}

/** What a session has come to, once that is known. */
export async function settled(session: PlayerAuthSession) {
  await expect.poll(() => session.state().status).not.toBe('loading');
  return session.state();
}

/** The player of these sessions. */
export const player = { id: expect.any(String) as string, email: 'noa@example.org', name: 'Noa' };
