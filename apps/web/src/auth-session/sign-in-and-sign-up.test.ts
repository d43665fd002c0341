import { describe, expect, it } from 'vitest';
import { authSessionKey } from './signed-in-player.ts';
import { startAuthSession } from './start-auth-session.ts';
import { begin, cut, player, settled } from './testing/begin-auth-session.ts';
import { authSessionAnswer, configuration, noContent, plainPage, refusal, signInService, storageWith, unconfirmedAnswer } from './testing/sign-in-service.ts';

const signUpForm = { name: 'Noa', email: 'noa@example.org', password: 'secret1', timeZone: 'Europe/London' };

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

  it('lasts for this visit where the device’s storage is full, until the player signs out', async () => {
    const full = () => {
      throw new DOMException('exceeded the quota', 'QuotaExceededError');
    };
    const storage = { ...storageWith(), setItem: full };
    const { fetch } = signInService(({ path }) => (path.endsWith('/logout') ? noContent() : authSessionAnswer()));
    const session = startAuthSession(configuration, { ...plainPage, fetch, storage });
    await settled(session);
    expect(await session.signIn('noa@example.org', 'secret1')).toEqual({ ok: true, signedIn: true });
    session.enter();
    expect(session.state()).toEqual({ status: 'signedIn', player });
    expect(storage.getItem(authSessionKey)).toBeNull();
    expect(await session.signOut()).toBe(true);
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
