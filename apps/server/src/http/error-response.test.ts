import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { authFailures, failureStatus, type AuthFailureCode, type FailureCode } from '@touchline/contracts';
import { errors } from '@touchline/messages/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../testing/api-client.ts';
import { plainSession, type TestPlayer } from '../testing/player.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let player: TestPlayer;
beforeAll(async () => {
  server = await startTestServer({ football: { sources: [], keys: {} } });
  player = await server.signUp();
});
afterAll(() => server.close());

const SESSIONS = '/api/practice-sessions';

type Body = Record<string, unknown> & { readonly code: FailureCode };

/** Failures that lie with the server or its limits: see route-failures.test.ts and answers-during-database-outage.test.ts. */
type ServerCode = 'too_many_requests' | 'internal' | 'unavailable';

/** Failures of streams, uploads and downloads, of which the product has none yet: see route-kinds.test.ts and upload-and-download-routes.test.ts. */
type KindCode = 'upload_offset' | 'upload_busy' | 'range_not_satisfiable' | 'timed_out';

/** What a stored clip is refused for: see clip-store.test.ts. */
type ClipCode = 'clip_type_unknown' | 'clip_incomplete' | 'clips_full';

/** What a server says of itself: see readiness.test.ts. */
type ReadinessCode = 'overloaded' | 'starting' | 'closing' | 'writes_failing';

/** A failure of a source outside: see football/match-details-service.test.ts. */
type SourceCode = 'match_details_unavailable';

/** What only an operator can be refused: see operator/operator.test.ts. */
type OperatorCode = 'operator_account' | 'player_suspended' | 'passwords_elsewhere' | 'confirmation_differs' | 'job_not_waiting';

/** A question that a grown-up's link no longer asks: see consent/consent.test.ts. */
type LinkCode = 'consent_over';

/** What the token of a hosted project can be refused for: see auth/proxy-hosted-auth.test.ts. */
type HostedCode = 'account_suspended';
/** A request that comes too slowly: see unreadable-request.test.ts. */
type SlowCode = 'request_timeout';
/** What a file of the page is asked with in vain: see front-end-files.test.ts. */
type FileCode = 'precondition_failed';
type ElsewhereCode = SlowCode | FileCode | ServerCode | KindCode | ClipCode | ReadinessCode | SourceCode | LinkCode | OperatorCode | HostedCode;

/** What to send for each failure that a caller can provoke at an address of the product. */
const provoked: Record<Exclude<FailureCode, ElsewhereCode>, () => Promise<Answer<Body>>> = {
  validation_failed: () => post({ ...plainSession, result: -1 }),
  bad_json: () => post('{"drill_id":'),
  unknown_drill: () => post({ ...plainSession, drill_id: 'cartwheels' }),
  unknown_time_zone: () => post({ ...plainSession, time_zone: 'Mars/Olympus_Mons' }),
  finish_too_old: () => post({ ...plainSession, finished_at: '2020-01-01T00:00:00Z' }),
  finish_in_future: () => post({ ...plainSession, finished_at: '2030-01-01T00:00:00Z' }),
  day_full: async () => {
    const busy = await server.signUp();
    for (let round = 0; round < 3; round += 1) await busy.save({ ...plainSession, duration_minutes: 240 });
    return post(plainSession, { token: await busy.token() });
  },
  // Where no source is set, nobody reads anything, and there is no demo.
  scores_unavailable: () => server.send<Body>('GET', '/api/live-scores'),
  highlights_unavailable: () => server.send<Body>('GET', '/api/highlights'),
  not_enough_tokens: async () => {
    const poor = await server.signUp();
    return server.send<Body>('POST', '/api/packs/open', { token: await poor.token() });
  },
  display_name_required: () => put({ display_name: '  ' }),
  display_name_too_short: () => put({ display_name: ' K ' }),
  display_name_contact: () => put({ display_name: 'kim@example.com' }),
  display_name_official: () => put({ display_name: 'Touchline Support' }),
  display_name_unreadable: () => put({ display_name: 'M\u0456a' }),
  display_name_rude: () => put({ display_name: 'Shit FC' }),
  team_contact: () => put({ team_name: 'call 0171 5551234' }),
  team_official: () => put({ team_name: 'The Moderators' }),
  team_unreadable: () => put({ team_name: 'FC \u3164\u3164' }),
  team_rude: () => put({ team_name: 'FC Arsehole' }),
  team_reserved: () => put({ team_name: ' individual players ' }),
  text_too_long: () => put({ favorite_player: 'x'.repeat(61) }),
  age_out_of_range: () => put({ age: 4 }),
  country_unknown: () => put({ country: 'Narnia' }),
  club_unknown: () => put({ club: 'Nobody United' }),
  hidden_by_operator: async () => {
    const hidden = await server.signUp();
    await server.database.pool.query('update users set hidden = true, hidden_by_operator = true where id = $1', [hidden.id]);
    return hidden.put<Body>('/api/profile', { hidden: false });
  },
  avatar_unknown: () => put({ avatar: '🍕' }),
  analysis_id_invalid: async () => server.send<Body>('GET', '/api/analysis/results/1234', { token: await player.token() }),
  analysis_type_differs: async () => {
    const analysisId = randomUUID();
    await initiate({ analysisType: 'shooting', analysisId, sharing: 'account' });
    return initiate({ analysisType: 'passing', analysisId, sharing: 'account' });
  },
  analysis_deleted: async () => {
    const analysisId = randomUUID();
    await initiate({ analysisType: 'shooting', analysisId, sharing: 'account' });
    await server.send('DELETE', `/api/analysis/${analysisId}`, { token: await player.token() });
    return initiate({ analysisType: 'shooting', analysisId, sharing: 'account' });
  },
  clip_consent_needed: async () => {
    const child = await server.signUp();
    await server.database.pool.query('update users set age = 12, lowest_age = 12 where id = $1', [child.id]);
    return initiate({ analysisType: 'shooting', sharing: 'clip' }, await child.token());
  },
  consent_email_invalid: () => requestConsent('nobody'),
  consent_own_email: () => requestConsent(player.email),
  consent_not_needed: () => requestConsent('grown-up@example.org'),
  link_not_valid: () => server.send<Body>('POST', '/api/consent-requests/read', { body: { token: 'made up' } }),
  wrong_password: async () => {
    const body = { password: 'not this one' };
    return server.send<Body>('DELETE', '/api/account', { body, token: await player.token() });
  },
  password_weak: async () => changePassword('12345'),
  password_same: async () => changePassword(player.password),
  email_invalid: async () => changeEmail('nobody'),
  email_taken: async () => changeEmail((await server.signUp()).email),
  operator_required: async () => server.send<Body>('GET', '/api/operator', { token: await player.token() }),
  sign_in_required: () => server.send<Body>('GET', '/api/stats'),
  not_found: () => server.send<Body>('GET', '/api/nothing'),
  method_not_allowed: () => server.send<Body>('DELETE', SESSIONS),
  idempotency_key_reused: async () => {
    const key = '1e0e4b3c-7f0f-4a52-8f0c-0a3a8f6f2d11';
    await player.save(plainSession, key);
    return post({ ...plainSession, result: 1 }, { key });
  },
  clip_too_large: () => initiate({ analysisType: 'shooting', metadata: { size: 60_000_000 } }),
  head_too_large: () => server.send<Body>('GET', `/api/nothing?q=${'x'.repeat(17_000)}`),
  too_large: () => post({ ...plainSession, note: 'x'.repeat(64 * 1024) }),
  unsupported_media_type: () => post('<session/>', { headers: { 'content-type': 'application/xml' } }),
};

async function put(changes: object): Promise<Answer<Body>> {
  return server.send<Body>('PUT', '/api/profile', { body: changes, token: await player.token() });
}

async function changeEmail(email: string): Promise<Answer<Body>> {
  const body = { email, password: player.password };
  return server.send<Body>('POST', '/api/account/email', { body, token: await player.token() });
}

async function changePassword(newPassword: string): Promise<Answer<Body>> {
  const body = { currentPassword: player.password, newPassword };
  return server.send<Body>('POST', '/api/account/password', { body, token: await player.token() });
}

async function initiate(body: object, token?: string): Promise<Answer<Body>> {
  return server.send<Body>('POST', '/api/analysis/initiate', { body, token: token ?? (await player.token()) });
}

async function requestConsent(email: string): Promise<Answer<Body>> {
  return server.send<Body>('POST', '/api/consents/request', { body: { purpose: 'coach', email }, token: await player.token() });
}

async function post(body: unknown, sent: { token?: string; key?: string; headers?: Record<string, string> } = {}) {
  return server.send<Body>('POST', SESSIONS, { body, token: await player.token(), ...sent });
}

it.each(Object.entries(provoked))('%s answers with its status and the words of the list', async (code, provoke) => {
  const { status, headers, body } = await provoke();
  const { message, suggestion } = errors[code as FailureCode];
  expect({ status, code: body.code, error: body['error'] }).toEqual({
    status: failureStatus[code as FailureCode],
    code,
    // A wrong id is named (spec 000 §7).
    error: code === 'analysis_id_invalid' ? `${message}: 1234` : message,
  });
  expect(body['suggestion']).toBe(suggestion);
  expect(body['requestId']).toBe(headers.get('x-request-id'));
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-security-policy')).toContain("default-src 'self'");
});

describe('a method that an address does not take', () => {
  it.each([
    [SESSIONS, 'PUT', 'GET, HEAD, POST'],
    [SESSIONS, 'DELETE', 'GET, HEAD, POST'],
    ['/api/profile', 'POST', 'GET, HEAD, PUT'],
    ['/api/stats', 'PATCH', 'GET, HEAD'],
    ['/health', 'OPTIONS', 'GET, HEAD'],
    ['/auth/v1/signup', 'GET', 'POST'],
    ['/auth/v1/signup', 'HEAD', 'POST'],
  ])('%s %s: the answer names those it takes, %s', async (path, method, allowed) => {
    const { status, headers } = await server.send(method, path);
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe(allowed);
  });

  it('is refused before its body is read', async () => {
    for (const path of ['/api/stats', '/auth/v1/user']) {
      const answer = await server.send<Body>('POST', path, { body: '{"half' });
      expect(answer).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } });
    }
  });

  it('can be HEAD wherever GET is taken', async () => {
    const { status, text } = await server.send('HEAD', '/api/stats', { token: await player.token() });
    expect({ status, text }).toEqual({ status: 200, text: '' });
  });
});

describe('a body', () => {
  it.each([
    '{"drill_id":',
    '{"drill_id":"juggling",}',
    '{drill_id:"juggling"}',
    '\u0000',
    '{"__proto__":{"admin":true},"drill_id":"juggling","duration_minutes":5}',
    '{"drill_id":"juggling","duration_minutes":5,"deep":{"__proto__":{"admin":true}}}',
    '{"constructor":{"prototype":{"admin":true}},"drill_id":"juggling","duration_minutes":5}',
  ])('that is no JSON, or means to poison it, is not read: %j', async (body) => {
    expect(await post(body)).toMatchObject({ status: 400, body: { code: 'bad_json' } });
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  it.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded', 'x'])(
    'of the kind %s is not understood, even when it holds JSON',
    async (kind) => {
      const answer = await post(JSON.stringify(plainSession), { headers: { 'content-type': kind } });
      expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } });
    },
  );

  it('may say its alphabet', async () => {
    const answer = await post(plainSession, { headers: { 'content-type': 'application/json; charset=utf-8' } });
    expect(answer.status).toBe(201);
  });

  it('of exactly the size that is taken is taken', async () => {
    const size = (note: string) => JSON.stringify({ ...plainSession, note }).length;
    const note = 'x'.repeat(64 * 1024 - size(''));
    expect(await post({ ...plainSession, note })).toMatchObject({ status: 201 });
    expect(await post({ ...plainSession, note: `${note}x` })).toMatchObject({ status: 413, body: { code: 'too_large' } });
  });
});

describe('the sign-in service', () => {
  const send = (path: string, body: unknown, headers = {}) =>
    server.send<{ code: AuthFailureCode; message: string }>('POST', `/auth/v1${path}`, { body, headers });

  it.each([
    ['bad JSON', '/signup', '{"email":', 'validation_failed', {}],
    ['a body of another kind', '/signup', '<a/>', 'validation_failed', { 'content-type': 'application/xml' }],
    ['a body too large', '/signup', { email: 'x'.repeat(70_000) }, 'validation_failed', {}],
    ['a field missing', '/signup', { email: 'noa@touchline.example' }, 'validation_failed', {}],
  ] as const)('answers %s in its own shape', async (_what, path, body, code, headers) => {
    const answer = await send(path, body, headers);
    expect(answer.status).toBe(authFailures[code].status);
    expect(Object.keys(answer.body).toSorted((a, b) => (a < b ? -1 : 1))).toEqual(['code', 'message']);
    expect(answer.body.code).toBe(code);
    expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01');
  });
});

describe('a request id', () => {
  const idOf = async (given?: string) => {
    const headers = given === undefined ? {} : { 'x-request-id': given };
    return (await server.send('GET', '/config', { headers })).headers.get('x-request-id');
  };

  it('is taken from the caller when it can be one', async () => {
    expect(await idOf('trace-2026_0001')).toBe('trace-2026_0001');
  });

  it.each([undefined, 'short', 'x'.repeat(65), 'with blanks in it', '<script>alert(1)</script>', '{"a":1}aaaaaa'])(
    'is made for a caller who gives %j',
    async (given) => {
      expect(await idOf(given)).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    },
  );

  it('is another one for every request', async () => {
    expect(await idOf()).not.toBe(await idOf());
  });

  it('is in the log line of its request', async () => {
    await idOf('find-me-again');
    const line = server.lines.find((text) => text.includes('find-me-again'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ method: 'GET', route: '/config', status: 200 });
  });
});

describe('a request that is no HTTP', () => {
  it('is answered and its connection closed', async () => {
    const { hostname, port } = new URL(server.origin);
    const text = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.write('HELLO SERVER\r\n\r\n'));
      let heard = '';
      socket.setEncoding('utf8');
      socket.on('data', (part: string) => (heard += part));
      socket.on('close', () => resolve(heard));
      socket.on('error', reject);
    });
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('leaves the server serving', async () => {
    expect(await server.send('GET', '/health')).toMatchObject({ status: 200 });
  });
});

it('no failure of a caller is logged as a failure of ours', () => {
  const levels = server.lines.map((line) => (JSON.parse(line) as { level: number }).level);
  expect(levels.filter((level) => level >= 40)).toEqual([]);
});

describe('a refusal in the language of who asks', () => {
  it.each([
    ['de-DE,de;q=0.9', 'Diese Übung gibt es nicht.', 'Wähle eine Übung aus der Liste.'],
    ['en-GB', 'This drill does not exist.', 'Choose a drill from the list.'],
    ['fr', 'This drill does not exist.', 'Choose a drill from the list.'],
  ])('who prefers %s reads %s', async (language, message, suggestion) => {
    const body = { ...plainSession, drill_id: 'no_such_drill' };
    const token = await player.token();
    const answers = await Promise.all(
      ['de', language].map((one) => server.send<Body>('POST', SESSIONS, { token, body, headers: { 'accept-language': one, 'idempotency-key': randomUUID() } })),
    );
    expect(answers.map(({ body: { message: said } }) => said)).toEqual(['Diese Übung gibt es nicht.', message]);
    expect(answers[1]?.body).toMatchObject({ code: 'unknown_drill', suggestion });
  });
});
