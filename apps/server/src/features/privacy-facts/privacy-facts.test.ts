import type { Reply, privacyRoutes } from '@touchline/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { privacyHandlers } from './index.ts';

type Facts = Reply<typeof privacyRoutes.getPrivacyFacts>;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    operator: { name: 'SV Hafen 04', contact: 'mailto:jugend@hafen04.example' },
    outsideServices: [{ service: 'ai_coach', company: 'openai' }],
    signUps: { who: 'invite', maxAccounts: null },
    backups: { folder: '/nowhere', every: 24, count: 14, days: 30, toBucket: false },
  });
});
afterAll(() => server.close());

it('anybody may know what a server uses and how long it keeps what, without an account', async () => {
  expect((await server.send<Facts>('GET', '/api/privacy-facts')).body.data).toEqual({
    operator: { name: 'SV Hafen 04', contact: 'mailto:jugend@hafen04.example' },
    services: [{ service: 'ai_coach', company: 'openai' }],
    sign_up: 'invite',
    backups: { every_hours: 24, days: 30 },
    undelivered_mail_days: 7,
    unused_session_days: 60,
    unconfirmed_days: 7,
  });
});

it('who runs the server is told before anybody signs in, and nothing where they tell nothing', async () => {
  const operator = { name: 'SV Hafen 04', contact: 'mailto:jugend@hafen04.example' };
  expect((await server.send('GET', '/config')).body).toMatchObject({ operator });
  const silent = await startTestServer();
  expect((await silent.send('GET', '/config')).body).not.toHaveProperty('operator');
  await silent.close();
});

it('a server that writes no backups by itself says so', async () => {
  const { getPrivacyFacts } = privacyHandlers({
    operator: { name: null, contact: null },
    services: [],
    signUp: 'elsewhere',
    backups: { every: 0, days: 60 },
    undeliveredMailDays: null,
    unusedSessionDays: 60,
    unconfirmedDays: 7,
  });
  expect(await getPrivacyFacts({}, {} as never)).toMatchObject({ data: { sign_up: 'elsewhere', backups: null, undelivered_mail_days: null } });
});
