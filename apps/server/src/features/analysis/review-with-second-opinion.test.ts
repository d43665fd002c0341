import { randomUUID } from 'node:crypto';
import type { AnalysisResults } from '@touchline/contracts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OpinionResult, ReviewMaterial, SecondOpinion } from '../../adapters/second-opinion/index.ts';
import { landmarksOf } from '../../testing/analysis-submission.ts';
import type { TestPlayer } from '../../testing/player.ts';
import { eventually } from '../../testing/eventually.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

/** Who was asked what, and what they answer. */
let asked: ReviewMaterial[] = [];
let answer: (signal: AbortSignal) => Promise<OpinionResult>;
const opinion = { score: 80, summary: 'A firm strike.', strengths: ['You follow through.'], improvements: [], tips: [], confidence: 0.9 };
const outside: SecondOpinion = {
  name: 'Example AI',
  pictures: true,
  ask: (material, signal) => {
    asked.push(material);
    return answer(signal);
  },
};

let server: TestServer;
let player: TestPlayer;
beforeAll(async () => {
  server = await startTestServer({ role: 'all', secondOpinion: outside });
});
afterAll(() => server.close());
beforeEach(async () => {
  asked = [];
  answer = async () => ({ ok: true, opinion });
  player = await server.signUp();
});

type Answered = { readonly analysisId: string; readonly status: string; readonly progress: number; readonly results: AnalysisResults };
const call = async (method: string, path: string, body?: object) =>
  server.send<Answered>(method, `/api/analysis/${path}`, { token: await player.token(), ...(body && { body }) });
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]).toString('base64');

async function submitted(sharing: 'clip' | 'account', landmarkData = landmarksOf('kick-720p-h264')): Promise<string> {
  const { analysisId } = (await call('POST', 'initiate', { analysisType: 'shooting', analysisId: randomUUID(), sharing, metadata: { size: 100 } })).body;
  const keyFrames = [{ frameNumber: 3, timestamp: 1, imageData: JPEG }, { frameNumber: 4, timestamp: 2, imageData: 'bm8gcGljdHVyZQ==' }];
  expect((await call('POST', 'submit-landmarks', { analysisId, landmarkData, keyFrames })).status).toBe(200);
  return analysisId;
}

async function resultsOf(id: string): Promise<AnalysisResults> {
  await eventually('the review', async () => (await call('GET', `results/${id}`)).body.status === 'complete');
  return (await call('GET', `results/${id}`)).body.results;
}

it('is 70 % of the score where a clip was shared, and says whose it is', async () => {
  const results = await resultsOf(await submitted('clip'));
  const local = results.localScore ?? 0;
  expect(results).toMatchObject({ reviewer: 'Example AI', providerScore: 80, providerFailed: false, overallScore: Math.round(local * 0.3 + 80 * 0.7) });
  expect(results.feedback).toContain('A firm strike.');
  expect(results.strengths).toContain('You follow through.');
});

it('is not asked for where only body points were shared', async () => {
  expect(await resultsOf(await submitted('account'))).toMatchObject({ reviewer: 'built-in', providerScore: null, providerFailed: false });
  expect(asked).toEqual([]);
});

it('gets nothing that names the player, and pictures of grown-ups only, which are gone after the review', async () => {
  const id = await submitted('clip');
  await resultsOf(id);
  const [material] = asked;
  expect(Object.keys(material ?? {}).toSorted((a, b) => (a < b ? -1 : 1))).toEqual(['ageGroup', 'input', 'pictures', 'playerId', 'review']);
  expect(material?.pictures.map((picture) => Buffer.from(picture).toString('base64'))).toEqual([JPEG]);
  await server.database.pool.query('update users set age = 15, lowest_age = 15 where id = $1', [player.id]);
  await resultsOf(await submitted('clip'));
  expect(asked[1]).toMatchObject({ ageGroup: 'teen', pictures: [] });
});

it('that does not come leaves our own review, which says so', async () => {
  answer = async () => ({ ok: false, reason: 'resting' });
  const results = await resultsOf(await submitted('clip'));
  expect(results).toMatchObject({ reviewer: 'built-in', providerFailed: true, providerScore: null, overallScore: results.localScore });
  expect(results.overallScore).not.toBeNull();
});

it('that nobody waits for any more is given up, and leaves nothing', async () => {
  const given = Promise.withResolvers<unknown>();
  answer = (signal) =>
    new Promise((resolve) => {
      signal.addEventListener('abort', () => {
        given.resolve(true);
        resolve({ ok: false, reason: 'aborted' });
      });
    });
  const id = await submitted('clip');
  await eventually('the question', () => asked.length === 1);
  expect((await call('GET', `results/${id}`)).body).toMatchObject({ status: 'processing', progress: 81 });
  expect((await call('DELETE', id)).status).toBe(204);
  await given.promise;
  const left = await server.database.pool.query('select 1 from video_analysis_results where id = $1', [id]);
  expect(left.rows).toEqual([]);
});
