import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plainSession, signIn } from '../testing/player.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('a whole journey, its mistakes included, leaves nothing in the log that is not for it', async () => {
  const email = 'noa.secretive@touchline.example';
  const password = 'correct horse battery staple';
  const player = await server.signUp({ email, password, timeZone: 'Europe/Madrid' });
  const token = await player.token();
  const key = randomUUID();
  await player.save({ ...plainSession, result: 4_711 }, key);
  await player.save({ ...plainSession, result: 4_711 }, key);
  await player.post({ ...plainSession, duration_minutes: 'a typed secret' });
  await player.post({ ...plainSession, drill_id: 'a-drill-of-noa' });
  await player.sessions('?limit=1');
  await player.get('/api/practice-sessions?cursor=a-broken-cursor');
  await player.put('/api/profile', { time_zone: 'Asia/Kathmandu' });
  await server.send('POST', '/auth/v1/signup', { body: { email, password } });
  await server.send('POST', '/auth/v1/signup', { body: { email: 'noa@nowhere', password: 'short' } });
  await server.send('POST', '/auth/v1/signup', { body: `{"email":"${email}","password":"${password}"` });
  await server.send('POST', '/auth/v1/token?grant_type=password', { body: { email, password: 'a wrong guess' } });
  await server.send('POST', `/auth/v1/token?grant_type=password&email=${email}`, { body: { email: 7 } });
  const again = await signIn(server, server.clock.now, { email, password });
  const refreshToken = again.refreshToken();
  await server.send('POST', '/auth/v1/token?grant_type=refresh_token', { body: { refresh_token: refreshToken } });
  await server.send('GET', `/auth/v1/verify?token=${token}&type=recovery`);
  await server.send('GET', `/api/nothing/${email}?access_token=${token}`);
  await server.send('GET', '/auth/v1/user', { token, headers: { apikey: 'a wrong key of somebody' } });
  await server.send('POST', '/auth/v1/logout', { token });

  const log = server.lines.join('');
  const secrets = [
    email,
    'noa.secretive',
    'noa@nowhere',
    password,
    'a wrong guess',
    token,
    token.split('.')[2] ?? token,
    refreshToken,
    await again.token(),
    player.id,
    key,
    'a typed secret',
    'a-drill-of-noa',
    'a-broken-cursor',
    'a wrong key of somebody',
  ];
  for (const secret of secrets) expect(log).not.toContain(secret);
  // By chance an id or a time may hold these digits; the result stands by itself.
  expect(log).not.toMatch(/(?<![\w.-])4711(?![\w-])/);
});

it('every request has its line: method, route, status and time', () => {
  const lines = server.lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const answered = lines.filter((line) => line['msg'] === 'answered');
  expect(answered).toContainEqual(
    expect.objectContaining({ method: 'POST', route: '/api/practice-sessions', status: 201 }),
  );
  expect(answered).toContainEqual(expect.objectContaining({ method: 'GET', route: 'none', status: 404 }));
  // A sign-in, one that failed, and a call that was not let in.
  for (const [route, status] of [['/auth/v1/token', 200], ['/auth/v1/token', 400], ['/auth/v1/user', 401]] as const) {
    expect(answered).toContainEqual(expect.objectContaining({ route, status }));
  }
  for (const line of answered) expect(line['milliseconds']).toEqual(expect.any(Number));
});

it('a failure in the database is logged with its statement and without the values in it', async () => {
  const player = await server.signUp({ email: 'sam.private@touchline.example' });
  // As after a migration gone wrong, or a server newer than its database.
  await server.database.pool.query('alter table token_ledger rename to gone');
  const before = server.lines.length;
  const answer = await player.post({ ...plainSession, result: 8_642, time_zone: 'Antarctica/Troll' }, randomUUID());
  await server.database.pool.query('alter table gone rename to token_ledger');
  expect(answer).toMatchObject({ status: 500, body: { code: 'internal' } });
  const log = server.lines.slice(before).join('');
  expect(log).toContain('insert into');
  expect(log).toContain('42P01');
  for (const secret of [player.id, player.email, '8642', 'Troll', await player.token()]) {
    expect(log + answer.text).not.toContain(secret);
  }
  expect(await player.stats()).toMatchObject({ totalSessions: 0, tokens: 0 });
});
