import { describe, expect, it } from 'vitest';
import { authSessionKey } from './signed-in-player.ts';
import { startAuthSession } from './start-auth-session.ts';
import { begin, cut, player, settled } from './testing/begin-auth-session.ts';
import { authSessionAnswer, authSessionOf, configuration, noContent, plainPage, refusal, signInService, type Asked } from './testing/sign-in-service.ts';

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
