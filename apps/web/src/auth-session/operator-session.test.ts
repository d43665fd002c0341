import { expect, it } from 'vitest';
import { beginOperatorSession } from './operator-session.ts';
import { configuration, noContent, refusal, authSessionAnswer, signInService, type Asked } from './testing/sign-in-service.ts';

const cut = () => Promise.reject(new TypeError('Failed to fetch'));

/** A session over a service that answers so, and a clock in seconds. */
function begin(answer: (asked: Asked) => Response | Promise<Response>) {
  const service = signInService(answer);
  let seconds = 0;
  const session = beginOperatorSession(configuration, { fetch: service.fetch, origin: 'https://club.example', now: () => seconds * 1_000 });
  return { session, asked: service.asked, wait: (more: number) => void (seconds += more) };
}

it('signs in with address and password, and gives the token as long as it is good', async () => {
  const { session, asked, wait } = begin(() => authSessionAnswer());
  expect([session.isOpen(), await session.token()]).toEqual([false, null]);
  expect(await session.signIn('robin@example.org', 'secret1')).toEqual({ ok: true, signedIn: true });
  wait(800);
  expect([session.isOpen(), await session.token()]).toEqual([true, 'head.first.signature']);
  expect(asked.map(({ query, body }) => [query['grant_type'], body])).toEqual([['password', { email: 'robin@example.org', password: 'secret1' }]]);
});

it('renews a token that is about to run out, once for all who ask', async () => {
  const { session, asked, wait } = begin(({ query }) => authSessionAnswer({ name: query['grant_type'] === 'password' ? 'first' : 'second' }));
  await session.signIn('robin@example.org', 'secret1');
  wait(880);
  expect(await Promise.all([session.token(), session.token(), session.renew()])).toEqual(Array(3).fill('head.second.signature'));
  expect(asked.map(({ body }) => body['refresh_token'])).toEqual([undefined, 'refresh-first']);
});

it('is over when the service refuses to renew it, not when the connection is lost', async () => {
  let answer: () => Response | Promise<Response> = () => authSessionAnswer();
  const { session } = begin(() => answer());
  await session.signIn('robin@example.org', 'secret1');
  answer = cut;
  expect([await session.renew(), session.isOpen()]).toEqual([null, true]);
  answer = () => refusal(400, 'refresh_token_not_found', 'Invalid Refresh Token');
  expect([await session.renew(), session.isOpen()]).toEqual([null, false]);
});

it.each([
  [refusal(400, 'invalid_credentials', 'Invalid login credentials'), 'invalid_credentials'],
  [refusal(403, 'user_banned', 'User is banned'), 'suspended'],
  [Response.json({ code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' }, { status: 400 }), 'invalid_credentials'],
  [Response.json({}, { status: 429 }), 'too_many_tries'],
  [Response.json({}, { status: 503 }), 'service_trouble'],
] as const)('tells why it was refused (%#)', async (answer, failure) => {
  const { session } = begin(() => answer);
  expect(await session.signIn('robin@example.org', 'wrong')).toEqual({ ok: false, failure });
  expect(session.isOpen()).toBe(false);
});

it('ends here at once when its owner leaves, and at the service', async () => {
  const { session, asked } = begin(({ path }) => (path.endsWith('/logout') ? noContent() : authSessionAnswer()));
  await session.signIn('robin@example.org', 'secret1');
  const left = session.signOut();
  expect(session.isOpen()).toBe(false);
  await left;
  expect(asked.at(-1)?.headers.get('authorization')).toBe('Bearer head.first.signature');
});

it('stays ended where a renewal was on its way as its owner left, whatever that is answered', async () => {
  for (const late of [authSessionAnswer({ name: 'second' }), refusal(400, 'refresh_token_not_found', 'Invalid Refresh Token')]) {
    const renewal = Promise.withResolvers<Response>();
    const { session } = begin(({ query, path }) => {
      if (path.endsWith('/logout')) return noContent();
      return query['grant_type'] === 'password' ? authSessionAnswer() : renewal.promise;
    });
    await session.signIn('robin@example.org', 'secret1');
    const renewing = session.renew();
    await session.signOut();
    renewal.resolve(late);
    expect([await renewing, session.isOpen()]).toEqual([null, false]);
  }
});
