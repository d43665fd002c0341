import { describe, expect, it } from 'vitest';
import { startAuthSession, type PlayerAuthSession, type AuthSessionOutside } from './start-auth-session.ts';
import { authSessionKey } from './signed-in-player.ts';
import {
  configuration,
  noContent,
  plainPage,
  refusal,
  authSessionAnswer,
  authSessionOf,
  signInService,
  storageWith,
  unconfirmedAnswer,
  type Asked,
} from './testing/sign-in-service.ts';

const cut = () => Promise.reject(new TypeError('Failed to fetch'));

/** A session over a service that answers so, with something in storage already or nothing. */
function begin(
  answer: (asked: Asked) => Response | Promise<Response>,
  stored?: object,
  page: Partial<Pick<AuthSessionOutside, 'link' | 'goTo' | 'onChangedElsewhere' | 'onOnline'>> = {},
) {
  const service = signInService(answer);
  const storage = storageWith(stored === undefined ? {} : { [authSessionKey]: stored });
  const session = startAuthSession(configuration, { ...plainPage, fetch: service.fetch, storage, ...page });
  return { session, storage, asked: service.asked };
}

async function settled(session: PlayerAuthSession) {
  await expect.poll(() => session.state().status).not.toBe('loading');
  return session.state();
}

const signUpForm = { name: 'Noa', email: 'noa@example.org', password: 'secret1', timeZone: 'Europe/London' };
const player = { id: expect.any(String) as string, email: 'noa@example.org', name: 'Noa' };

describe('a start', () => {
  it('without a session finds nobody', async () => {
    const { session, asked } = begin(noContent);
    expect(await settled(session)).toEqual({ status: 'signedOut', reason: 'nobody' });
    expect(await session.token()).toBeNull();
    expect(asked).toEqual([]);
  });

  it('with a session goes straight in', async () => {
    const { session } = begin(noContent, authSessionOf());
    expect(await settled(session)).toEqual({ status: 'signedIn', player });
    expect(await session.token()).toBe('head.first.signature');
  });

  it('with a session that has run out renews it', async () => {
    const { session } = begin(() => authSessionAnswer({ name: 'second' }), authSessionOf({ expiresIn: -10 }));
    expect(await settled(session)).toMatchObject({ status: 'signedIn' });
    expect(await session.token()).toBe('head.second.signature');
  });

  it('with a token that has not three segments drops it', async () => {
    const { session, storage } = begin(noContent, { ...authSessionOf(), access_token: 'not-a-token' });
    await expect.poll(() => session.state()).toEqual({ status: 'signedOut', reason: 'expired' });
    expect(storage.getItem(authSessionKey)).toBeNull();
  });

  it('without a connection still knows whose session has run out', async () => {
    const { session } = begin(cut, authSessionOf({ expiresIn: -10 }));
    expect(await settled(session)).toEqual({ status: 'signedIn', player });
    await expect(session.token()).rejects.toMatchObject({ status: 0, code: 'network' });
  });

  it('without a connection gives a token as soon as somebody asks when it is back', async () => {
    let online = false;
    const { session } = begin(() => (online ? authSessionAnswer({ name: 'second' }) : cut()), authSessionOf({ expiresIn: -10 }));
    await expect(session.token()).rejects.toMatchObject({ code: 'network' });
    online = true;
    expect(await session.token()).toBe('head.second.signature');
  });

  it('with a session the service no longer takes asks to sign in again', async () => {
    const { session } = begin(
      () => refusal(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'),
      authSessionOf({ expiresIn: -10 }),
    );
    await expect.poll(() => session.state()).toEqual({ status: 'signedOut', reason: 'expired' });
  });
});

describe('a suspended account', () => {
  const banned = () => refusal(403, 'user_banned', 'User is banned');

  it('is the reason told when a reload renews the session, and nothing is asked again', async () => {
    const { session, asked, storage } = begin(banned, authSessionOf({ expiresIn: -10 }));
    await expect.poll(() => session.state()).toEqual({ status: 'signedOut', reason: 'suspended' });
    expect(storage.getItem(authSessionKey)).toBeNull();
    expect(asked.map(({ path }) => path)).toEqual(['/auth/v1/token']);
  });

  it('is the reason when the API refuses a token with time left, which is renewed then', async () => {
    const { session } = begin(banned, authSessionOf());
    await settled(session);
    expect(await session.renew()).toBeNull();
    expect(session.state()).toEqual({ status: 'signedOut', reason: 'suspended' });
  });

  it('is the reason when only the API knows of it', async () => {
    const { session } = begin(() => authSessionAnswer(), authSessionOf());
    await settled(session);
    await session.refused('suspended');
    expect(session.state()).toEqual({ status: 'signedOut', reason: 'suspended' });
  });

  it('that was lifted is forgotten with the next sign-in', async () => {
    let answer = banned;
    const { session } = begin(() => answer(), authSessionOf({ expiresIn: -10 }));
    await expect.poll(() => session.state().status).toBe('signedOut');
    answer = () => authSessionAnswer();
    await session.signIn('noa@example.org', 'secret1');
    answer = () => refusal(400, 'refresh_token_not_found', 'Invalid Refresh Token');
    expect(await session.renew()).toBeNull();
    expect(session.state()).toEqual({ status: 'signedOut', reason: 'expired' });
  });
});

describe('signing in', () => {
  it('sends email, password and the public key, and says hello before it goes in', async () => {
    const { session, asked } = begin(() => authSessionAnswer());
    await settled(session);
    expect(await session.signIn('noa@example.org', 'secret1')).toEqual({ ok: true, signedIn: true });
    expect(session.state()).toEqual({ status: 'welcoming', player, arrival: 'returning' });
    session.enter();
    expect(session.state()).toEqual({ status: 'signedIn', player });
    const [post] = asked;
    expect(post).toMatchObject({ path: '/auth/v1/token', query: { grant_type: 'password' } });
    expect(post?.body).toMatchObject({ email: 'noa@example.org', password: 'secret1' });
    expect(post?.headers.get('apikey')).toBe(configuration.supabaseAnonKey);
  });

  it('tells why it was refused and leaves the player outside', async () => {
    const { session } = begin(() => refusal(400, 'invalid_credentials', 'Invalid login credentials'));
    await settled(session);
    expect(await session.signIn('noa@example.org', 'wrong')).toEqual({ ok: false, failure: 'invalid_credentials' });
    expect(session.state().status).toBe('signedOut');
  });

  it('tells a cut connection', async () => {
    const { session } = begin(cut);
    await settled(session);
    expect(await session.signIn('noa@example.org', 'secret1')).toEqual({ ok: false, failure: 'no_connection' });
  });
});

describe('signing up', () => {
  it('sends the names and the time zone with the account', async () => {
    const { session, asked } = begin(() => authSessionAnswer());
    await settled(session);
    expect(await session.signUp(signUpForm)).toEqual({ ok: true, signedIn: true });
    expect(session.state()).toMatchObject({ status: 'welcoming', arrival: 'new' });
    expect(asked[0]?.path).toBe('/auth/v1/signup');
    expect(asked[0]?.body['data']).toEqual({ name: 'Noa', display_name: 'Noa', time_zone: 'Europe/London' });
  });

  it('leaves the player outside until the address is confirmed', async () => {
    const { session } = begin(unconfirmedAnswer);
    await settled(session);
    expect(await session.signUp(signUpForm)).toEqual({ ok: true, signedIn: false });
    expect(session.state().status).toBe('signedOut');
  });

  const taken = () => refusal(422, 'user_already_exists', 'User already registered');

  it('once more, after an answer that was lost, signs in to the account that it made', async () => {
    let isFirst = true;
    const { session, asked } = begin(({ path }) => {
      if (!path.includes('signup')) return authSessionAnswer();
      if (!isFirst) return taken();
      isFirst = false;
      return cut();
    });
    await settled(session);
    expect(await session.signUp(signUpForm)).toMatchObject({ ok: false, failure: 'no_connection' });
    expect(await session.signUp(signUpForm)).toEqual({ ok: true, signedIn: true });
    expect(session.state()).toMatchObject({ status: 'welcoming', arrival: 'new' });
    expect(asked.at(-1)?.body).toMatchObject({ email: signUpForm.email, password: signUpForm.password });
  });

  it('once more for an account of somebody else says that there is one', async () => {
    let isFirst = true;
    const { session } = begin(({ path }) => {
      if (!path.includes('signup')) return refusal(400, 'invalid_credentials', 'Invalid login credentials');
      if (!isFirst) return taken();
      isFirst = false;
      return new Response('{}', { status: 504 });
    });
    await settled(session);
    expect(await session.signUp(signUpForm)).toMatchObject({ ok: false, failure: 'service_trouble' });
    expect(await session.signUp(signUpForm)).toMatchObject({ ok: false, failure: 'already_registered' });
  });

  describe('whose answer was lost stays open to another try', () => {
    /** A sign-up whose answer was lost, sent again into these answers, one for each request. */
    async function again(...answers: ReadonlyArray<() => Response | Promise<Response>>) {
      const rest = [cut, ...answers];
      const { session, asked } = begin(() => (rest.shift() ?? noContent)());
      await settled(session);
      await session.signUp(signUpForm);
      return { session, paths: () => asked.map(({ path }) => path) };
    }

    it('where the connection drops during the sign-in', async () => {
      const { session, paths } = await again(taken, cut, taken, () => authSessionAnswer());
      expect(await session.signUp(signUpForm)).toEqual({ ok: false, failure: 'no_connection' });
      expect(await session.signUp(signUpForm)).toEqual({ ok: true, signedIn: true });
      expect(paths()).toEqual(['/auth/v1/signup', '/auth/v1/signup', '/auth/v1/token', '/auth/v1/signup', '/auth/v1/token']);
    });

    it.each([
      ['too many tries', () => refusal(429, 'over_request_rate_limit', 'Request rate limit reached'), 'too_many_tries'],
      ['a password too weak', () => refusal(422, 'weak_password', 'Password is too weak'), 'weak_password'],
    ] as const)('where it is refused for %s', async (_, refused, failure) => {
      const { session } = await again(refused, taken, () => authSessionAnswer());
      expect(await session.signUp(signUpForm)).toMatchObject({ ok: false, failure });
      expect(await session.signUp(signUpForm)).toEqual({ ok: true, signedIn: true });
    });

    it('where the sign-in is refused for too many tries', async () => {
      const { session } = await again(taken, () => refusal(429, 'over_request_rate_limit', 'Request rate limit reached'), taken, () => authSessionAnswer());
      expect(await session.signUp(signUpForm)).toMatchObject({ ok: false, failure: 'too_many_tries' });
      expect(await session.signUp(signUpForm)).toEqual({ ok: true, signedIn: true });
    });

    it('until the service says that the password is another', async () => {
      const wrong = () => refusal(400, 'invalid_credentials', 'Invalid login credentials');
      const { session, paths } = await again(taken, wrong, taken);
      expect(await session.signUp(signUpForm)).toMatchObject({ ok: false, failure: 'already_registered' });
      expect(await session.signUp(signUpForm)).toMatchObject({ ok: false, failure: 'already_registered' });
      expect(paths().filter((path) => path.endsWith('token'))).toHaveLength(1);
    });
  });

  it('of an email that has an account tries no password', async () => {
    const { session, asked } = begin(taken);
    await settled(session);
    expect(await session.signUp(signUpForm)).toMatchObject({ ok: false, failure: 'already_registered' });
    expect(await session.signUp(signUpForm)).toMatchObject({ ok: false, failure: 'already_registered' });
    expect(asked.map(({ path }) => path)).toEqual(['/auth/v1/signup', '/auth/v1/signup']);
  });
});

describe('asking for a mail', () => {
  it('with a link to a new password names the page it leads to', async () => {
    const { session, asked } = begin(() => Response.json({}));
    expect(await session.sendResetLink('noa@example.org')).toMatchObject({ ok: true });
    expect(asked[0]).toMatchObject({
      path: '/auth/v1/recover',
      query: { redirect_to: 'http://touchline.test/reset-password.html' },
      body: { email: 'noa@example.org' },
    });
  });

  it('that confirms a sign-up once more', async () => {
    const { session, asked } = begin(() => Response.json({}));
    expect(await session.resendConfirmation('noa@example.org')).toMatchObject({ ok: true });
    expect(asked[0]).toMatchObject({ path: '/auth/v1/resend', body: { email: 'noa@example.org', type: 'signup' } });
  });

  it('too often is refused', async () => {
    const { session } = begin(() => refusal(429, 'over_email_send_rate_limit', 'email rate limit exceeded'));
    expect(await session.sendResetLink('noa@example.org')).toEqual({ ok: false, failure: 'too_many_tries' });
    expect(await session.resendConfirmation('noa@example.org')).toEqual({ ok: false, failure: 'too_many_tries' });
  });
});

describe('renewing after a 401', () => {
  it('gives the new token', async () => {
    const { session } = begin(() => authSessionAnswer({ name: 'second' }), authSessionOf());
    await settled(session);
    expect(await session.renew()).toBe('head.second.signature');
  });

  it('that the service refuses signs the player out and forgets the session', async () => {
    const { session, storage, asked } = begin(
      () => refusal(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used'),
      authSessionOf(),
    );
    await settled(session);
    expect(await session.renew()).toBeNull();
    expect(session.state()).toEqual({ status: 'signedOut', reason: 'expired' });
    expect(storage.getItem(authSessionKey)).toBeNull();
    expect(asked.map(({ path }) => path)).toEqual(['/auth/v1/token']);
  });

  it.each([
    ['without a connection', cut, { status: 0, code: 'network' }],
    ['behind the page of a hotel', () => new Response('<h1>Room number?</h1>', { headers: { 'content-type': 'text/html' } }), { code: 'foreign_page' }],
    ['while the service is down', () => refusal(503, undefined, 'Service unavailable'), { status: 0, code: 'sign_in_trouble' }],
    ['while a gateway waits for the service in vain', () => refusal(504, undefined, 'Gateway Timeout'), { status: 0, code: 'timeout' }],
    ['while too many others renew', () => refusal(429, 'over_request_rate_limit', 'Request rate limit reached'), { status: 0, code: 'sign_in_trouble' }],
  ])('%s keeps the session and says so', async (_when, answer, why) => {
    const { session, storage } = begin(answer, authSessionOf());
    await settled(session);
    await expect(session.renew()).rejects.toMatchObject(why);
    expect(session.state().status).toBe('signedIn');
    expect(storage.getItem(authSessionKey)).not.toBeNull();
  });
});

describe('signing out', () => {
  it('ends this session at the service, once, and forgets it here', async () => {
    const { session, storage, asked } = begin(noContent, authSessionOf());
    await settled(session);
    expect(await session.signOut()).toBe(true);
    expect(session.state()).toEqual({ status: 'signedOut', reason: 'left' });
    expect(storage.getItem(authSessionKey)).toBeNull();
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ path: '/auth/v1/logout', query: { scope: 'local' } });
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer head.first.signature');
  });

  it('when the service fails keeps the player in', async () => {
    const { session } = begin(() => refusal(500, 'unexpected_failure', 'Unexpected failure'), authSessionOf());
    await settled(session);
    expect(await session.signOut()).toBe(false);
    expect(session.state().status).toBe('signedIn');
  });

  it.each([
    ['without a connection', cut, 900],
    ['without a connection, with a session that has run out', cut, -10],
    ['behind the page of a hotel', () => new Response('<h1>Room?</h1>', { headers: { 'content-type': 'text/html' } }), 900],
    ['while the service is not there', () => refusal(503, undefined, 'Service unavailable'), 900],
  ])('%s forgets the session here at once, and a new page knows nobody', async (_when, answer, expiresIn) => {
    const { session, storage } = begin(answer, authSessionOf({ expiresIn }));
    await settled(session);
    expect(await session.signOut()).toBe(true);
    expect(session.state()).toEqual({ status: 'signedOut', reason: 'left' });
    expect(storage.getItem(authSessionKey)).toBeNull();
    expect(await session.token().catch(() => null)).toBeNull();
    const next = startAuthSession(configuration, { ...plainPage, fetch: signInService(cut).fetch, storage });
    expect(await settled(next)).toEqual({ status: 'signedOut', reason: 'nobody' });
  });

  describe('that the service has yet to hear of', () => {
    /** A player left without a connection; the next page of this device, over a service that answers so. */
    async function leftOffline(answer: (asked: Asked) => Response | Promise<Response>) {
      const { session, storage } = begin(cut, authSessionOf());
      await settled(session);
      await session.signOut();
      const service = signInService(answer);
      let online: () => void = () => undefined;
      const open = () =>
        startAuthSession(configuration, { ...plainPage, fetch: service.fetch, storage, onOnline: (act) => void (online = act) });
      return { open, online: () => online(), asked: service.asked, paths: () => service.asked.map(({ path }) => path), storage };
    }
    const ends = (asked: Asked) => (asked.path.endsWith('/token') ? authSessionAnswer({ name: 'last' }) : noContent());
    const told = ['/auth/v1/token', '/auth/v1/logout'];

    it('is told at the next start, once, and nobody is signed in by that', async () => {
      const { open, asked, paths } = await leftOffline(ends);
      const session = open();
      await expect.poll(paths).toEqual(told);
      expect(asked[0]?.body).toEqual({ refresh_token: 'refresh-first' });
      expect(asked[1]?.headers.get('authorization')).toBe('Bearer head.last.signature');
      expect(asked[1]?.query).toEqual({ scope: 'local' });
      expect(await settled(session)).toEqual({ status: 'signedOut', reason: 'nobody' });
      open();
      await new Promise((done) => setTimeout(done, 20));
      expect(paths()).toEqual(told);
    });

    it('is told when the connection comes back to the open page', async () => {
      let isOnline = false;
      const { open, online, paths } = await leftOffline((asked) => (isOnline ? ends(asked) : cut()));
      open();
      await expect.poll(paths).toHaveLength(1);
      isOnline = true;
      online();
      await expect.poll(() => paths().slice(1)).toEqual(told);
    });

    it('is told with what the renewal gave, when the end itself did not get through', async () => {
      const { open, asked, paths } = await leftOffline((one) =>
        one.path.endsWith('/token') ? authSessionAnswer({ name: 'last' }) : cut(),
      );
      open();
      await expect.poll(paths).toEqual(told);
      open();
      await expect.poll(paths).toHaveLength(4);
      expect(asked[2]?.body).toEqual({ refresh_token: 'refresh-last' });
    });

    it('is forgotten when the service knows no such session', async () => {
      const { open, paths } = await leftOffline(() => refusal(400, 'refresh_token_not_found', 'Not Found'));
      open();
      await expect.poll(paths).toHaveLength(1);
      open();
      await new Promise((done) => setTimeout(done, 20));
      expect(paths()).toHaveLength(1);
    });
  });

  it('works when the service has ended the session before', async () => {
    const { session } = begin(() => refusal(403, 'session_not_found', 'Session does not exist'), authSessionOf());
    await settled(session);
    expect(await session.signOut()).toBe(true);
    expect(session.state()).toEqual({ status: 'signedOut', reason: 'left' });
  });
});

it('a session whose new token the API refuses too is over', async () => {
  const { session, storage } = begin(noContent, authSessionOf());
  await settled(session);
  await session.refused();
  expect(session.state()).toEqual({ status: 'signedOut', reason: 'expired' });
  expect(storage.getItem(authSessionKey)).toBeNull();
});

describe('what happens in another tab', () => {
  /** Two tabs of a signed-in player over one storage, and what the browser tells the second of what the first stored. */
  async function twoTabs(answer: (asked: Asked) => Response = noContent) {
    const { session: first, storage } = begin(answer, authSessionOf());
    let changed: () => void = () => undefined;
    const { fetch } = signInService(() => refusal(401, 'bad_jwt', 'invalid JWT'));
    const onChangedElsewhere = (tell: () => void): void => void (changed = tell);
    const second = startAuthSession(configuration, { ...plainPage, fetch, storage, onChangedElsewhere });
    await Promise.all([settled(first), settled(second)]);
    return { first, second, storage, changed };
  }

  it('a session that was left there is over here at once, as left', async () => {
    const { first, second, changed } = await twoTabs();
    await first.signOut();
    changed();
    expect(second.state()).toEqual({ status: 'signedOut', reason: 'left' });
  });

  it('a session that was left there has not expired here, also when the service is the first to say so', async () => {
    const { first, second } = await twoTabs();
    await first.signOut();
    await second.refused();
    expect(second.state()).toEqual({ status: 'signedOut', reason: 'left' });
  });

  it('an account that was deleted there is deleted here too', async () => {
    const { first, second, changed } = await twoTabs();
    await first.deleted('whole');
    changed();
    expect(second.state()).toEqual({ status: 'signedOut', reason: { deleted: 'whole' } });
  });

  it('a session that the service ends later has expired, though its player could not leave before', async () => {
    const { first, second } = await twoTabs(() => refusal(500, 'unexpected_failure', 'Internal error'));
    expect(await first.signOut()).toBe(false);
    await second.refused();
    expect(second.state()).toEqual({ status: 'signedOut', reason: 'expired' });
  });

  it('anything else that is stored there changes nothing here', async () => {
    const { second, storage, changed } = await twoTabs();
    storage.setItem('touchline.theme', '"dark"');
    changed();
    expect(second.state().status).toBe('signedIn');
  });

  it('who has come back after leaving hears that the session expired when it does', async () => {
    const { first, storage } = await twoTabs((asked) => (asked.path.endsWith('/token') ? authSessionAnswer() : noContent()));
    await first.signOut();
    await first.signIn('noa@example.org', 'secret1');
    expect(storage.getItem('touchline.sign-out-reason')).toBeNull();
    await first.refused();
    expect(first.state()).toEqual({ status: 'signedOut', reason: 'expired' });
  });
});
