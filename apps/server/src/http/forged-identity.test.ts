import { createHmac } from 'node:crypto';
import { routes, type Route } from '@touchline/contracts';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokensAfter } from '../testing/expected-earnings.ts';
import { plainSession, type TestPlayer } from '../testing/player.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let victim: TestPlayer;
beforeAll(async () => {
  server = await startTestServer();
  victim = await server.signUp();
  await victim.save(plainSession);
});
afterAll(() => server.close());

type Part = Record<string, unknown>;

const read = (part: string): Part => JSON.parse(Buffer.from(part, 'base64url').toString()) as Part;
const write = (part: Part): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** The three parts of a token that is good now. */
async function goodToken() {
  const [header = '', payload = '', signature = ''] = (await victim.token()).split('.');
  return { header: read(header), payload: read(payload) as JWTPayload, parts: [header, payload, signature] as const };
}

/** Every way to be somebody else that costs an attacker nothing: none of them may open a door. */
const forgeries: Readonly<Record<string, () => Promise<Record<string, string>>>> = {
  'no token': async () => ({}),
  'an empty token': async () => bearer(''),
  'words': async () => bearer('let me in'),
  'three words': async () => bearer('let.me.in'),
  'another scheme': async () => ({ authorization: `Basic ${await victim.token()}` }),
  "the player's id": async () => bearer(victim.id),
  'the public key of the app': async () => {
    const { body } = await server.send<{ supabaseAnonKey: string }>('GET', '/config');
    return bearer(body.supabaseAnonKey);
  },
  'a refresh token': async () => bearer(victim.refreshToken()),
  'a token without its signature': async () => {
    const { parts } = await goodToken();
    return bearer(`${parts[0]}.${parts[1]}.`);
  },
  'the algorithm none': async () => {
    const { payload } = await goodToken();
    return bearer(new UnsecuredJWT(payload).encode());
  },
  'the algorithm none with a signature': async () => {
    const { parts, payload } = await goodToken();
    return bearer(`${write({ alg: 'none', typ: 'JWT' })}.${write(payload)}.${parts[2]}`);
  },
  'another player in a signed token': async () => {
    const { parts, payload } = await goodToken();
    const other = { ...payload, sub: '00000000-0000-4000-8000-000000000000' };
    return bearer(`${parts[0]}.${write(other)}.${parts[2]}`);
  },
  'a later end in a signed token': async () => {
    const { parts, payload } = await goodToken();
    return bearer(`${parts[0]}.${write({ ...payload, exp: (payload.exp ?? 0) + 86_400 })}.${parts[2]}`);
  },
  'a key of the attacker under the name of ours': async () => {
    const { header, payload } = await goodToken();
    const { privateKey } = await generateKeyPair('ES256');
    return bearer(
      await new SignJWT(payload).setProtectedHeader({ ...header, alg: 'ES256' }).sign(privateKey),
    );
  },
  'a key of the attacker that the token brings along': async () => {
    const { header, payload } = await goodToken();
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
    const jwk = await exportJWK(publicKey);
    return bearer(
      await new SignJWT(payload).setProtectedHeader({ ...header, alg: 'ES256', jwk, kid: 'mine' }).sign(privateKey),
    );
  },
  'our public key used as a shared secret': async () => {
    const { header, payload } = await goodToken();
    const { body } = await server.send<{ keys: Part[] }>('GET', '/auth/v1/.well-known/jwks.json');
    const signed = `${write({ ...header, alg: 'HS256' })}.${write(payload)}`;
    const secret = JSON.stringify(body.keys[0]);
    return bearer(`${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`);
  },
};

function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

/** Doors that only a player may pass. Those of the sign-in service check the token themselves, in their own words. */
const protectedRoutes = Object.entries(routes as Record<string, Route>).filter(
  ([name, route]) => route.auth === 'player' || route.auth === 'operator' || ['authUser', 'authSignOut'].includes(name),
);
const refusals = [401, 403];

describe.each(protectedRoutes)('%s', (_name, route) => {
  it.each(Object.keys(forgeries))('is closed to %s', async (forgery) => {
    const headers = (await forgeries[forgery]?.()) ?? {};
    const body = route.method === 'GET' ? {} : { body: { ...plainSession, time_zone: 'Asia/Tokyo' } };
    const answer = await server.send<{ code: string }>(route.method, route.path, { headers, ...body });
    expect(refusals).toContain(answer.status);
    expect(['sign_in_required', 'no_authorization', 'bad_jwt']).toContain(answer.body.code);
    expect(answer.text).not.toContain(victim.email);
  });

  it('is closed to a token that has run out', async () => {
    const headers = bearer(await victim.token());
    server.clock.advance({ minutes: 15 });
    const answer = await server.send<{ code: string }>(route.method, route.path, { headers });
    expect(refusals).toContain(answer.status);
  });

  it('is closed to a token in the address', async () => {
    const token = await victim.token();
    const answer = await server.send(route.method, `${route.path}?access_token=${token}&apikey=${token}`);
    expect(refusals).toContain(answer.status);
  });
});

it('every address of the API is either open on purpose or closed', () => {
  const open = Object.entries(routes).flatMap(([name, route]) => (route.auth === 'public' ? [name] : []));
  expect(open).toEqual([
    'getHealth',
    'getLive',
    'getHealthReady',
    'getReady',
    'getConfig',
    'getOpenApi',
    'getPrivacyFacts',
    'authSignUp',
    'authToken',
    'authUser',
    'authChangeUser',
    'authRecover',
    'authResend',
    'authVerify',
    'authVerifyLink',
    'authSignOut',
    'authKeys',
    'authSettings',
    'authHealth',
    'listDrills',
    // Of a grown-up, who has no account: what they were mailed is asked for.
    'readConsentRequest',
    'answerConsentRequest',
    'getLiveScores',
    'getMatchDetails',
    'getHighlights',
  ]);
});

it('the forged calls left the player as before', async () => {
  expect(await victim.stats()).toMatchObject({ totalSessions: 1, tokens: tokensAfter(1), timeZone: 'UTC' });
});

it("another player's id in the body, the query or a header does not make a caller that player", async () => {
  const attacker = await server.signUp();
  const ids = { player_id: victim.id, playerId: victim.id, user_id: victim.id, sub: victim.id };
  const query = new URLSearchParams(ids).toString();
  const answer = await server.send<{ data: { player_id: string } }>('POST', `/api/practice-sessions?${query}`, {
    token: await attacker.token(),
    body: { ...plainSession, ...ids },
    headers: { 'x-player-id': victim.id, 'x-user-id': victim.id, cookie: `player=${victim.id}` },
  });
  expect(answer).toMatchObject({ status: 201, body: { data: { player_id: attacker.id } } });
  await attacker.put('/api/profile', { ...ids, id: victim.id, time_zone: 'Asia/Tokyo', tokens: 5_000, level: 9 });
  expect(await victim.profile()).toMatchObject({ time_zone: 'UTC', tokens: tokensAfter(1) });
  expect(await attacker.profile()).toMatchObject({ time_zone: 'Asia/Tokyo', tokens: tokensAfter(1), level: 1 });
});
