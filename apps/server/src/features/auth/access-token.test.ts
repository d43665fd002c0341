import { createHmac, randomUUID } from 'node:crypto';
import { exportSPKI, SignJWT, type JWTPayload } from 'jose';
import { describe, expect, it } from 'vitest';
import { createVerifier, signAccessToken, signAnonKey } from './access-token.ts';
import { createKeys, makeKey, signerOf } from './signing-keys.ts';

const clock = { now: new Date('2026-03-01T12:00:00Z') };
const stored = await makeKey(clock.now);
const signer = await signerOf(stored);
const keys = createKeys(async () => [stored], () => clock.now);
const bearer = {
  id: randomUUID(),
  email: 'ann@example.com',
  sessionId: randomUUID(),
  refreshCount: 3,
  openedBy: 'password',
  signedInAt: clock.now,
  userMetadata: { name: 'Ann' },
} as const;
const player = { id: bearer.id, email: bearer.email, sessionId: bearer.sessionId };

const { token } = await signAccessToken(keys, bearer, clock.now);
const [head = '', body = '', signature = ''] = token.split('.');
const header = readPart(head);
const payload: JWTPayload = readPart(body);
const verify = createVerifier(keys, () => clock.now);

function readPart(part: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
}

function part(content: unknown): string {
  return Buffer.from(JSON.stringify(content)).toString('base64url');
}

/** Signed with our own key and everything right but for the changes. */
function signed(changes: Record<string, unknown>): Promise<string> {
  return new SignJWT({ ...payload, ...changes }).setProtectedHeader({ alg: 'ES256', kid: signer.id }).sign(signer.key);
}

it('carries what the sign-in library and the services read', () => {
  expect(header).toEqual({ alg: 'ES256', typ: 'JWT', kid: stored.id });
  const now = clock.now.getTime() / 1000;
  expect(payload).toEqual({
    iss: 'urn:touchline:accounts',
    aud: 'authenticated',
    sub: bearer.id,
    role: 'authenticated',
    email: 'ann@example.com',
    session_id: bearer.sessionId,
    aal: 'aal1',
    refresh_count: 3,
    amr: [{ method: 'password', timestamp: now }],
    user_metadata: { name: 'Ann' },
    app_metadata: { provider: 'email', providers: ['email'] },
    iat: now,
    exp: now + 900,
  });
});

it('names its player, the first time and again', async () => {
  expect(await verify(token)).toEqual(player);
  expect(await verify(token)).toEqual(player);
});

it('says when its session was opened by a link in a mail', async () => {
  const opened = await signAccessToken(keys, { ...bearer, openedBy: 'link' }, clock.now);
  expect(readPart(opened.token.split('.')[1] ?? '')['amr']).toEqual([
    { method: 'otp', timestamp: clock.now.getTime() / 1000 },
  ]);
});

it('tells of its first use, once, and of a bad one never', async () => {
  const uses: unknown[] = [];
  const check = createVerifier(keys, () => clock.now, async (use) => void uses.push(use));
  await check(`${token}x`);
  expect(uses).toEqual([]);
  await check(token);
  await check(token);
  expect(uses).toEqual([{ player, refreshCount: 3 }]);
  expect(await check(await signed({ refresh_count: undefined }))).toEqual(player);
  expect(uses).toHaveLength(1);
});

it('is good until its fifteenth minute ends, also when it was seen before', async () => {
  const begin = clock.now;
  try {
    for (const check of [verify, createVerifier(keys, () => clock.now)]) {
      clock.now = new Date(begin.getTime() + 899_000);
      expect(await check(token)).toEqual(player);
      clock.now = new Date(begin.getTime() + 900_000);
      expect(await check(token)).toBeNull();
    }
  } finally {
    clock.now = begin;
  }
});

describe('is not believed', () => {
  it('with algorithm none', async () => {
    for (const alg of ['none', 'None', '']) {
      expect(await verify(`${part({ ...header, alg })}.${body}.`)).toBeNull();
      expect(await verify(`${part({ ...header, alg })}.${body}.${signature}`)).toBeNull();
    }
  });

  it('signed by HMAC with the public key, in any form it is published in', async () => {
    const publicKey = (await keys.current()).publicKeys.get(stored.id);
    const pem = publicKey === undefined ? '' : await exportSPKI(publicKey);
    for (const secret of [pem, pem.trim(), JSON.stringify(stored.publicKey), String(stored.publicKey.x)]) {
      const input = `${part({ ...header, alg: 'HS256' })}.${body}`;
      const proof = createHmac('sha256', secret).update(input).digest('base64url');
      expect(await verify(`${input}.${proof}`)).toBeNull();
    }
  });

  it('signed by another key under our key id', async () => {
    const stranger = await signerOf(await makeKey(clock.now));
    const set = { ...(await keys.current()), signer: { ...stranger, id: stored.id } };
    const forged = await signAccessToken({ ...keys, current: async () => set }, bearer, clock.now);
    expect(readPart(forged.token.split('.')[0] ?? '')).toEqual(header);
    expect(await verify(forged.token)).toBeNull();
  });

  it('signed by a key of an unknown id, or one that it brings along', async () => {
    const stranger = await makeKey(clock.now);
    const { key } = await signerOf(stranger);
    const unknown = new SignJWT(payload).setProtectedHeader({ alg: 'ES256', kid: stranger.id });
    expect(await verify(await unknown.sign(key))).toBeNull();
    const along = new SignJWT(payload).setProtectedHeader({ alg: 'ES256', kid: stored.id, jwk: stranger.publicKey });
    expect(await verify(await along.sign(key))).toBeNull();
    expect(await verify(await new SignJWT(payload).setProtectedHeader({ alg: 'ES256' }).sign(signer.key))).toBeNull();
  });

  it('with a claim edited, or a signature of another token', async () => {
    const edited = part({ ...payload, sub: randomUUID() });
    expect(await verify(`${head}.${edited}.${signature}`)).toBeNull();
    const other = await signAccessToken(keys, { ...bearer, id: randomUUID() }, clock.now);
    expect(await verify(`${head}.${body}.${other.token.split('.')[2]}`)).toBeNull();
  });

  it.each<[string, Record<string, unknown>]>([
    ['another issuer', { iss: 'https://example.com/auth/v1' }],
    ['another audience', { aud: 'anon' }],
    ['no audience', { aud: undefined }],
    ['another role', { role: 'service_role' }],
    ['no expiry', { exp: undefined }],
    ['an expiry in the past', { exp: clock.now.getTime() / 1000 - 1 }],
    ['a beginning in the future', { nbf: clock.now.getTime() / 1000 + 60 }],
    ['a subject that is no id', { sub: "' or 1=1" }],
    ['no session', { session_id: undefined }],
  ])('with %s, even under our own signature', async (_what, changes) => {
    expect(await verify(await signed({}))).toEqual(player);
    expect(await verify(await signed(changes))).toBeNull();
  });

  it.each(['', 'a.b.c', '..', 'null', `${head}.${body}`, `${token}.x`])('when it is %j', async (text) => {
    expect(await verify(text)).toBeNull();
  });

  it('when it is the public client key', async () => {
    const anonKey = await signAnonKey(signer, clock.now);
    expect(anonKey).toMatch(/^eyJ/);
    expect(anonKey.length).toBeGreaterThan(100);
    expect(readPart(anonKey.split('.')[1] ?? '')).toMatchObject({ role: 'anon', iss: 'urn:touchline:accounts' });
    expect(await verify(anonKey)).toBeNull();
  });

  it('once its key is gone, within a minute, though it was seen before', async () => {
    const inService = [stored];
    const time = { now: clock.now };
    const other = await makeKey(clock.now);
    const check = createVerifier(createKeys(async () => inService, () => time.now), () => time.now);
    expect(await check(token)).toEqual(player);
    inService.splice(0, 1, other);
    time.now = new Date(time.now.getTime() + 60_000);
    expect(await check(token)).toBeNull();
  });
});

it('says that the database does not answer rather than that the token is wrong', async () => {
  const failing = createKeys(() => Promise.reject(new Error('gone')), () => clock.now);
  await expect(createVerifier(failing, () => clock.now)(token)).rejects.toThrow('gone');
});
