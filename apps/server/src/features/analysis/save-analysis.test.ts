import { randomUUID } from 'node:crypto';
import { buildReview, type ReviewInput } from '@touchline/vision';
import { recordingNames } from '@touchline/vision/reviews/testing';
import { highlightsOf } from '@touchline/vision/written-review';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { landmarksOf, savedAnalysis } from '../../testing/analysis-submission.ts';
import type { TestPlayer } from '../../testing/player.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { analysisCalls } from './testing/analysis-calls.ts';

let server: TestServer;
let player: TestPlayer;
beforeAll(async () => {
  server = await startTestServer({ role: 'all' });
  player = await server.signUp();
});
afterAll(() => server.close());

const { call, save, detail, rowsOf } = analysisCalls(() => ({ server, player }));

describe('an analysis that a device saves', () => {
  it.each(recordingNames)('of %s is reviewed by the server as the device showed it', async (name) => {
    const landmarkData = landmarksOf(name);
    const review = buildReview(landmarkData as ReviewInput);
    const id = randomUUID();
    const saved = await call('POST', 'db/save-results', savedAnalysis(id, {}, landmarkData));
    expect(saved).toMatchObject({ status: 200, body: { status: 'completed', data: { results: { overallScore: review.overallScore } } } });
    const stored = await detail(id);
    expect(stored.mediapipe_data).toEqual(landmarkData);
    expect(buildReview(stored.mediapipe_data as ReviewInput)).toEqual(review);
    expect(stored).toMatchObject({ overall_score: review.overallScore, status: 'completed', summary: saved.body.data.results.summary });
    const highlights = highlightsOf(review);
    expect(stored.highlights).toEqual(highlights);
    const { history } = (await call('GET', 'history?limit=100')).body.data;
    expect(history.find((row) => row.id === id)).toMatchObject({ highlights });
    expect(stored).toMatchObject({
      analysis_data: {
        type: landmarkData.type,
        score: review.overallScore,
        feedback: stored.feedback,
        mediaPipeResults: { totalFrames: landmarkData.frames.length, keyFrameCount: stored.key_frames.length },
      },
      gemini_analysis: null,
      vision_api_data: null,
      video_url: 'pending_upload',
    });
    expect(stored.frames).toHaveLength(landmarkData.frames.length);
    expect(stored.insights).toEqual(saved.body.data.results.insights);
  });

  it('has the score of its body points, whatever score is sent', async () => {
    const id = randomUUID();
    const honest = (await save()).body.data.results.overallScore;
    const body = savedAnalysis(id, { overallScore: 100, score: 100, results: { overallScore: 100 } });
    const saved = await call('POST', 'db/save-results', { ...body, overallScore: 100, userId: randomUUID() });
    expect(saved.body.data.results.overallScore).toBe(honest);
    expect(honest).not.toBe(100);
  });

  it('has the depth of body points where the sender measured one, and none where not', async () => {
    const plain = landmarksOf('kick-720p-h264');
    const deep = { ...plain, frames: plain.frames.map(({ time, pose }) => ({ time, pose: pose?.map((point, index) => ({ ...point, z: index / 1000 - 0.5 })) ?? null })) };
    const [flat, id] = [randomUUID(), randomUUID()];
    const scores = [await save(flat), await call('POST', 'db/save-results', savedAnalysis(id, {}, deep))].map(({ body }) => body.data.results.overallScore);
    expect(scores[0]).toBe(scores[1]);
    expect((await detail(id)).mediapipe_data).toEqual(deep);
    expect((await detail(flat)).mediapipe_data).toEqual(plain);
    const landmarks = (await rowsOf('frame_analysis', id)).map((row) => row['landmarks']).find((pose) => pose !== null);
    expect((landmarks as object[]).slice(0, 2)).toMatchObject([{ z: -0.5 }, { z: -0.499 }]);
  });

  it('has the touches that its player counted, also when they say so later, and the same results', async () => {
    const id = randomUUID();
    const first = await save(id);
    expect((await detail(id)).video_metadata).not.toHaveProperty('ownCount');
    const second = await save(id, { metadata: { ownCount: 31 } });
    expect(second.body).toEqual(first.body);
    expect((await detail(id)).video_metadata).toMatchObject({ ownCount: 31 });
    await save(id);
    expect((await detail(id)).video_metadata).toMatchObject({ ownCount: 31 });
  });

  it('is there once, however often it is saved, and as another skill it is refused', async () => {
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => save(id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect(await rowsOf('video_analysis_results', id)).toHaveLength(1);
    const other = await call('POST', 'db/save-results', savedAnalysis(id, {}, landmarksOf('kick-720p-h264', 'passing')));
    expect(other).toMatchObject({ status: 409, body: { code: 'analysis_type_differs' } });
  });

  it('was made when the device says, and not in the future', async () => {
    const [before, ahead] = [randomUUID(), randomUUID()];
    await save(before, { createdAt: '2025-12-31T23:00:00+01:00' });
    await save(ahead, { createdAt: '2031-01-01T00:00:00Z' });
    expect((await detail(before)).created_at).toBe('2025-12-31T22:00:00.000Z');
    expect((await detail(ahead)).created_at).toBe(server.clock.now().toISOString());
  });

  it('has a video name that leads nowhere else, and nothing that nobody asked for', async () => {
    const id = randomUUID();
    await save(id, { metadata: { fileName: '../..\\"kick<1>.mp4', duration: 4, mirrored: true, secret: 'x' } });
    expect(await detail(id)).toMatchObject({ mirrored: true, video_metadata: { fileName: '/kick1.mp4', duration: 4, mirrored: true } });
    expect((await detail(id)).video_metadata).not.toHaveProperty('secret');
    expect((await rowsOf('video_analysis_results', id))[0]).toMatchObject({ video_url: 'pending_upload' });
  });

  it('stands in the place of one of somebody else in the same clip, if it has a score', async () => {
    const [first, scored, unscored] = [randomUUID(), randomUUID(), randomUUID()];
    await save(first);
    expect((await save(scored, { replaces: first })).status).toBe(200);
    expect((await call('GET', first)).status).toBe(404);
    await call('POST', 'db/save-results', savedAnalysis(unscored, { replaces: scored }, landmarksOf('two-people-vp9')));
    expect((await detail(unscored)).overall_score).toBeNull();
    expect((await call('GET', scored)).status).toBe(200);
    const stranger = await server.signUp();
    expect((await save(randomUUID(), { replaces: scored }, stranger)).status).toBe(200);
    expect((await call('GET', scored)).status).toBe(200);
  });

  it('says what has changed since the attempts before it', async () => {
    const newcomer = await server.signUp();
    const first = await save(randomUUID(), {}, newcomer);
    expect(first.body.data.results.changes).toEqual([]);
    server.clock.advance({ minutes: 1 });
    const second = await save(randomUUID(), {}, newcomer);
    expect(second.body.data.results.changes).not.toEqual([]);
  });

  it('earns Video Analyst with the first one, and the number of them only grows', async () => {
    const newcomer = await server.signUp();
    const earned = async () => {
      const { body } = await newcomer.get<{ data: { id: string; earned: boolean; earnedAt: string | null }[] }>('/api/achievements');
      return body.data.find(({ id }) => id === 'videoAnalyst');
    };
    expect(await earned()).toMatchObject({ earned: false });
    const id = randomUUID();
    await save(id, {}, newcomer);
    await save(id, {}, newcomer);
    const got = await earned();
    expect(got).toMatchObject({ earned: true, value: 1 });
    expect(got?.earnedAt).not.toBeNull();
    await call('DELETE', id, undefined, newcomer);
    expect(await earned()).toEqual(got);
  });
});

it('two players may have the same id, and each has their own', async () => {
  const id = randomUUID();
  const other = await server.signUp();
  await save(id);
  await call('POST', 'db/save-results', savedAnalysis(id, {}, landmarksOf('kick-720p-h264', 'passing')), other);
  expect((await detail(id)).analysis_type).toBe('shooting');
  await call('DELETE', id, undefined, other);
  expect((await detail(id)).analysis_type).toBe('shooting');
});

it('no body point, id of an analysis or name of a video is in a log', async () => {
  const id = randomUUID();
  await save(id, { metadata: { fileName: 'my-secret-kick.mp4' } });
  await call('GET', 'results/1234-bad-id');
  // The milliseconds of a moment may be the digits of a place: "20.473Z" is no x of 0.473.
  const text = server.lines.map((line) => line.replace(/"time":"[^"]*"/, '')).join('\n');
  for (const secret of [id, 'my-secret-kick', '1234-bad-id', '"visibility"', String(landmarksOf('kick-720p-h264').frames[0]?.pose?.[0]?.x)]) {
    expect(text).not.toContain(secret);
  }
});
