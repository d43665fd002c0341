import { expect, describe, it, vi } from 'vitest';
import type { LinkReturn } from './email-link-parameters.ts';
import { startAuthSession } from './start-auth-session.ts';
import { authSessionKey } from './signed-in-player.ts';
import {
  configuration,
  noa,
  plainPage,
  refusal,
  authSessionAnswer,
  authSessionOf,
  signInService,
  storageWith,
  type Asked,
} from './testing/sign-in-service.ts';

const confirmation: LinkReturn = { kind: 'token', purpose: 'confirmation', token: 'from-the-mail' };
const notMade: LinkReturn = {
  kind: 'refusal',
  code: 'unexpected_failure',
  description: 'Database error saving new user',
};

/** A visit by a link, over a service that answers so. */
function arrive(link: LinkReturn, answer: (asked: Asked) => Response | Promise<Response>, stored?: object) {
  const service = signInService(answer);
  const storage = storageWith(stored === undefined ? {} : { [authSessionKey]: stored });
  const goTo = vi.fn<(address: string) => void>();
  const session = startAuthSession(configuration, { ...plainPage, fetch: service.fetch, storage, link, goTo });
  const settled = async () => {
    await expect.poll(() => session.state().status).not.toBe('loading');
  };
  return { session, storage, goTo, settled, asked: service.asked };
}

describe('the link that confirms an address', () => {
  it('signs in by its token, which is used once, and welcomes the new player', async () => {
    const { session, storage, asked, settled } = arrive(confirmation, () => authSessionAnswer());
    await settled();
    expect(session.state()).toMatchObject({ status: 'welcoming', arrival: 'new', player: { name: 'Noa' } });
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /auth/v1/verify']);
    expect(asked[0]?.body).toMatchObject({ token_hash: 'from-the-mail', type: 'email' });
    expect(storage.getItem(authSessionKey)).toContain('head.first.signature');
  });

  it('of another address is used as one, and says that it counts from now on', async () => {
    const { session, asked, settled } = arrive({ ...confirmation, purpose: 'email_change' }, () => authSessionAnswer(), authSessionOf());
    await settled();
    expect(session.state()).toMatchObject({ status: 'welcoming', arrival: 'newEmail' });
    expect(asked[0]?.body).toMatchObject({ token_hash: 'from-the-mail', type: 'email_change' });
  });

  it('signs in by the session it brought', async () => {
    const claims = btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1_000) + 900 })).replaceAll('=', '');
    const link: LinkReturn = {
      kind: 'session',
      purpose: 'confirmation',
      accessToken: `e30.${claims}.c2ln`,
      refreshToken: 'r',
    };
    const { session, asked, settled } = arrive(link, () => Response.json(noa));
    await settled();
    expect(session.state()).toMatchObject({ status: 'welcoming', arrival: 'new' });
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /auth/v1/user']);
  });

  it.each([
    ['was used before', () => refusal(403, 'otp_expired', 'Email link is invalid or has expired'), 'link_over'],
    ['cannot be sent', () => Promise.reject(new TypeError('Failed to fetch')), 'no_connection'],
  ] as const)('that %s leaves the player outside and says why', async (_what, answer, failure) => {
    const { session, settled } = arrive(confirmation, answer);
    await settled();
    expect(session.state()).toEqual({ status: 'signedOut', reason: { link: failure } });
  });

  it('that was used before does not sign out whoever is in', async () => {
    const { session, storage, settled } = arrive(
      confirmation,
      () => refusal(403, 'otp_expired', 'Email link is invalid or has expired'),
      authSessionOf(),
    );
    await settled();
    expect(session.state()).toMatchObject({ status: 'signedIn', player: { name: 'Noa' } });
    expect(storage.getItem(authSessionKey)).not.toBeNull();
  });

  it('that the service refused on its way says so', async () => {
    const { session, settled } = arrive({ kind: 'refusal', code: 'otp_expired', description: '' }, () => authSessionAnswer());
    await settled();
    expect(session.state()).toEqual({ status: 'signedOut', reason: { link: 'link_over' } });
  });
});

it('a link for a new password that leads here goes on to its page, unused', async () => {
  const { goTo, asked } = arrive({ kind: 'token', purpose: 'recovery', token: 't' }, () => authSessionAnswer());
  await expect.poll(() => goTo).toHaveBeenCalledWith('/reset-password.html#token_hash=t&type=recovery');
  expect(asked).toEqual([]);
});

describe('a service that made the account but not the player', () => {
  it('is helped out by asking for the profile, and the player is welcomed', async () => {
    const { session, asked, settled } = arrive(notMade, () => Response.json({ success: true }), authSessionOf());
    await settled();
    expect(session.state()).toMatchObject({ status: 'welcoming', arrival: 'made' });
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/profile']);
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer head.first.signature');
  });

  it.each([
    ['without a session', undefined, { status: 'signedOut', reason: { link: 'account_not_made' } }],
    ['when the profile cannot be made either, goes in with what the account says', authSessionOf(), { status: 'signedIn' }],
  ])('%s', async (_when, stored, state) => {
    const { session, settled } = arrive(notMade, () => refusal(503, undefined, 'Unavailable'), stored);
    await settled();
    expect(session.state()).toMatchObject(state);
  });

  it('is not mistaken for other failures', async () => {
    const { session, settled, asked } = arrive(
      { kind: 'refusal', code: 'unexpected_failure', description: 'Something else' },
      () => authSessionAnswer(),
    );
    await settled();
    expect(session.state()).toEqual({ status: 'signedOut', reason: { link: 'unexpected' } });
    expect(asked).toEqual([]);
  });
});
