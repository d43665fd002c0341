import type { Highlight, Reply, footballRoutes } from '@touchline/contracts';
import { isShownAsLive } from '@touchline/domain';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';

type Row<Name extends keyof typeof footballRoutes> = Reply<(typeof footballRoutes)[Name]>;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const scores = async () => (await server.send<Row<'getLiveScores'>>('GET', '/api/live-scores')).body;

describe('without any source', () => {
  it('anybody is given matches of the demo, which are called so and never LIVE', async () => {
    const list = await scores();
    expect(list).toMatchObject({ success: true, source: 'demo', provider: 'demo', stale: false, asOf: '2026-02-15T12:00:00.000Z' });
    expect(list.scores.length).toBeGreaterThan(15);
    expect(list.scores.some(({ status }) => status === '1H' || status === '2H')).toBe(true);
    expect(list.scores.some(({ status }) => isShownAsLive(status, list, server.clock.now().getTime()))).toBe(false);
  });

  it('the details of each match say what its line says', async () => {
    for (const match of (await scores()).scores) {
      const { status, body } = await server.send<Row<'getMatchDetails'>>('GET', `/api/match-details/${match.id}`);
      expect(status).toBe(200);
      expect(body).toMatchObject({ success: true, fixtureId: match.id, fixture: match, source: 'demo' });
    }
  });

  it.each(['demo-1-1', 'espn-eng.1-7', 'nothing', '%00', `demo-${'9'.repeat(60)}`])('there is no match %s', async (id) => {
    const { status } = await server.send('GET', `/api/match-details/${id}`);
    expect([400, 404]).toContain(status);
  });

  it('highlights are twelve samples without a video, with the goals of their score', async () => {
    const { body } = await server.send<Row<'getHighlights'>>('GET', '/api/highlights');
    expect(body).toMatchObject({ success: true, source: 'demo', stale: false });
    expect(body.highlights).toHaveLength(12);
    const isSample = ({ url, thumbnail }: Highlight) => url === null && thumbnail === null;
    expect(body.highlights.every(isSample)).toBe(true);
    const inTitle = ({ title }: Highlight) => (title.match(/\d+/g) ?? []).map(Number).reduce((sum, goals) => sum + goals, 0);
    expect(body.highlights.map(({ goals }) => goals?.length)).toEqual(body.highlights.map(inTitle));
  });
});

describe.each(['/api/live-scores', '/api/highlights', '/api/match-details/demo-20499-10'])('%s', (path) => {
  it('that has not changed is a 304 without a body', async () => {
    const first = await server.send('GET', path);
    expect(first.status).toBe(200);
    const etag = first.headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await server.send('GET', path, { headers: { 'if-none-match': known } });
      expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    }
    expect((await server.send('GET', path, { headers: { 'if-none-match': '"other"' } })).text).toBe(first.text);
    const head = await server.send('HEAD', path);
    expect([head.status, head.text, head.headers.get('etag')]).toEqual([200, '', etag]);
  });
});

it('two servers give the same answer the same tag', async () => {
  const other = await startTestServer();
  onTestFinished(() => other.close());
  const tags = await Promise.all([server, other].map(async (one) => (await one.send('GET', '/api/live-scores')).headers.get('etag')));
  expect(tags[0]).toBe(tags[1]);
});

it('an address that asks without end is told to wait', async () => {
  const other = await startTestServer({ trustedProxies: ['127.0.0.1'] });
  onTestFinished(() => other.close());
  const ask = (address: string) => other.send('GET', '/api/highlights', { headers: { 'x-forwarded-for': address } });
  for (let call = 0; call < 1_200; call += 1) await ask('203.0.113.7');
  const refused = await ask('203.0.113.7');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask('203.0.113.8')).status).toBe(200);
});
