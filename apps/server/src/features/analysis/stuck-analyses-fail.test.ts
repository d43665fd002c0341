import { afterAll, beforeAll, expect, it } from 'vitest';
import { landmarksOf } from '../../testing/analysis-submission.ts';
import type { TestPlayer } from '../../testing/player.ts';
import { eventually } from '../../testing/eventually.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

/** Answers players and works on nothing. */
let web: TestServer;
let player: TestPlayer;
beforeAll(async () => {
  web = await startTestServer({ role: 'web' });
  player = await web.signUp();
});
afterAll(() => web.close());

type Answered = { readonly analysisId: string; readonly status: string; readonly error: string | null; readonly started: boolean };
const call = async (method: string, path: string, body?: object) =>
  web.send<Answered>(method, `/api/analysis/${path}`, { token: await player.token(), ...(body && { body }) });
const results = async (id: string) => (await call('GET', `results/${id}`)).body;
const becomes = (id: string, status: string) => eventually(`the analysis to be ${status}`, async () => (await results(id)).status === status);

async function submitted(): Promise<string> {
  const { analysisId } = (await call('POST', 'initiate', { analysisType: 'shooting', sharing: 'account' })).body;
  expect((await call('POST', 'submit-landmarks', { analysisId, landmarkData: landmarksOf('kick-720p-h264') })).status).toBe(200);
  return analysisId;
}

it('an analysis whose last worker died with its job is told as failed, and its retry works', async () => {
  const [lost, waiting] = [await submitted(), await submitted()];
  const { pool } = web.database;
  expect((await pool.query('select id from analysis_queue where id = any($1)', [[lost, waiting]])).rows).toHaveLength(2);
  await pool.query(`delete from jobs.job where singleton_key = $1`, [`${player.id}/${lost}`]);
  web.clock.advance({ minutes: 1 });
  const worker = await startTestServer({ role: 'all', databaseUrl: web.databaseUrl, clock: web.clock });
  await becomes(lost, 'failed');
  expect(await results(lost)).toMatchObject({ error: 'Analysis failed on server' });
  await becomes(waiting, 'complete');
  expect((await call('POST', `trigger-processing/${lost}`, { source: 'retry', retryAttempt: 1 })).body).toMatchObject({ started: true, status: 'processing' });
  await becomes(lost, 'complete');
  expect((await pool.query('select id from analysis_queue where id = any($1)', [[lost, waiting]])).rows).toEqual([]);
  await worker.close();
});

it('a review that fails at its last attempt is told as failed, and the job is among the dead', async () => {
  const id = await submitted();
  const { pool } = web.database;
  await pool.query(`update video_analysis_results set mediapipe_data = '{"version": 1, "type": "shooting", "refusal": null, "view": "side", "legLength": 1}' where id = $1`, [id]);
  // Its attempts before this one were in vain as well.
  await pool.query(`update jobs.job set retry_count = retry_limit where singleton_key = $1`, [`${player.id}/${id}`]);
  const worker = await startTestServer({ role: 'all', databaseUrl: web.databaseUrl, clock: web.clock });
  await becomes(id, 'failed');
  await eventually('the dead job', async () => (await worker.jobs?.countDead()) === 1);
  expect((await call('DELETE', id)).status).toBe(204);
  expect(await worker.jobs?.countDead()).toBe(0);
  await worker.close();
});

it('an analysis that waits for its body points for a day is told as failed', async () => {
  const { analysisId: id } = (await call('POST', 'initiate', { analysisType: 'shooting', sharing: 'account' })).body;
  await call('PUT', `db/update-status/${id}`, { status: 'processing' });
  const lost = await submitted();
  await web.database.pool.query(`delete from jobs.job where singleton_key = $1`, [`${player.id}/${lost}`]);
  web.clock.advance({ hours: 23 });
  const first = await startTestServer({ role: 'all', databaseUrl: web.databaseUrl, clock: web.clock });
  await becomes(lost, 'failed');
  expect(await results(id)).toMatchObject({ status: 'processing' });
  await first.close();
  web.clock.advance({ hours: 2 });
  const second = await startTestServer({ role: 'all', databaseUrl: web.databaseUrl, clock: web.clock });
  await becomes(id, 'failed');
  expect(await results(id)).toMatchObject({ error: 'The video was not sent to the end.' });
  await second.close();
});
