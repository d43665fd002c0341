import { randomUUID } from 'node:crypto';
import type { AnalysisDetail, AnalysisHistoryItem, AnalysisResults, FailureBody, LandmarkData } from '@touchline/contracts';
import { analysisLimits } from '@touchline/domain';
import { buildReview, reduceToReviewInput, verdictOf, type ReviewInput } from '@touchline/vision';
import { recordingNames } from '@touchline/vision/reviews/testing';
import { filmed, rightPlayers } from '@touchline/vision/testing';
import { highlightsOf } from '@touchline/vision/written-review';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { landmarksOf, savedAnalysis } from '../../testing/analysis-submission.ts';
import type { TestPlayer } from '../../testing/player.ts';
import { eventually } from '../../testing/eventually.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let player: TestPlayer;
beforeAll(async () => {
  server = await startTestServer({ role: 'all' });
  player = await server.signUp();
});
afterAll(() => server.close());

type Answered = FailureBody & {
  readonly analysisId: string;
  readonly status: string;
  readonly started: boolean;
  readonly progress: number;
  readonly message: string | null;
  readonly results: AnalysisResults | null;
  readonly data: {
    readonly results: AnalysisResults;
    readonly analysis: AnalysisDetail;
    readonly history: AnalysisHistoryItem[];
    readonly nextCursor: string | null;
  };
};

const call = async (method: string, path: string, body?: object, who = player) =>
  server.send<Answered>(method, `/api/analysis/${path}`, { token: await who.token(), ...(body && { body }) });
const save = (analysisId: string = randomUUID(), data: object = {}, who = player) =>
  call('POST', 'db/save-results', savedAnalysis(analysisId, data), who);
const initiate = (body: object = {}, who = player) =>
  call('POST', 'initiate', { analysisType: 'shooting', sharing: 'account', ...body }, who);
const submit = (analysisId: string, landmarkData = landmarksOf('kick-720p-h264'), more: object = {}) =>
  call('POST', 'submit-landmarks', { analysisId, landmarkData, ...more });
const detail = async (id: string) => (await call('GET', id)).body.data.analysis;
const results = async (id: string) => (await call('GET', `results/${id}`)).body;
const finished = (id: string) => eventually('the review', async () => (await results(id)).status === 'complete');
const rowsOf = async (table: string, id: string) => {
  const column = ['video_analysis_results', 'analysis_queue', 'deleted_analyses'].includes(table) ? 'id' : 'video_analysis_id';
  return (await server.database.pool.query<Record<string, unknown>>(`select * from ${table} where ${column} = $1`, [id])).rows;
};
const parts = ['frame_analysis', 'key_frames', 'motion_tracking', 'analysis_insights', 'analysis_queue', 'video_analysis_results'];

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

describe('an analysis that is begun', () => {
  it('waits for its body points, is reviewed when they come, and tells so', async () => {
    const begun = await initiate();
    expect(begun).toMatchObject({ status: 200, body: { status: 'pending', signedURL: null, upload: null } });
    const id = begun.body.analysisId;
    expect(await results(id)).toMatchObject({ status: 'pending', results: null, error: null });
    expect(await detail(id)).toMatchObject({ summary: 'Summary not available', highlights: null });
    expect(await submit(id)).toMatchObject({ status: 200, body: { status: 'processing' } });
    await finished(id);
    const { overallScore } = buildReview(landmarksOf('kick-720p-h264') as ReviewInput);
    expect(await results(id)).toMatchObject({
      status: 'complete',
      progress: 100,
      results: { overallScore, localScore: overallScore, providerScore: null, reviewer: 'built-in', providerFailed: false },
    });
    expect(await rowsOf('analysis_queue', id)).toEqual([]);
    // The same once more changes nothing.
    expect(await submit(id)).toMatchObject({ status: 200, body: { status: 'completed' } });
    expect(await initiate({ analysisId: id })).toMatchObject({ status: 200, body: { status: 'completed', analysisId: id } });
    expect(await submit(id, landmarksOf('kick-720p-h264', 'passing'))).toMatchObject({ status: 409, body: { code: 'analysis_type_differs' } });
  });

  it('with an id that can be none gets one', async () => {
    for (const analysisId of ['1234', 'not-a-uuid', randomUUID().replace(/^(.{14})4/, '$11')]) {
      const { body } = await initiate({ analysisId });
      expect(body.analysisId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
      expect(body.analysisId).not.toBe(analysisId);
      expect((await call('GET', `results/${analysisId}`)).body).toMatchObject({
        code: 'analysis_id_invalid',
        error: `Invalid UUID format: ${analysisId}`,
        message: `Invalid UUID format: ${analysisId}`,
      });
    }
  });

  it('takes twenty key frames and keeps the first ten, none of them twice, with the moments that they show', async () => {
    const { body } = await initiate();
    const landmarkData = landmarksOf('kick-720p-h264');
    const contact = landmarkData.moments.find(({ name }) => name === 'contact');
    const keyFrames = [
      { frameNumber: 1, timestamp: 0.1 },
      { frameNumber: 2, timestamp: 0.15 },
      { frameNumber: 9, timestamp: contact?.time ?? 0, isCritical: true },
    ];
    await submit(body.analysisId, landmarkData, { keyFrames });
    expect((await detail(body.analysisId)).key_frames).toMatchObject([
      { frame_number: 1, frame_type: 'custom' },
      { frame_number: 9, frame_type: 'contact' },
    ]);
    const many = Array.from({ length: 21 }, (_, at) => ({ frameNumber: at, timestamp: at }));
    expect((await submit(body.analysisId, landmarkData, { keyFrames: many })).status).toBe(400);
    const next = (await initiate()).body.analysisId;
    expect((await submit(next, landmarkData, { keyFrames: many.slice(0, 20) })).status).toBe(200);
    expect((await detail(next)).key_frames).toMatchObject(many.slice(0, 10).map(({ frameNumber }) => ({ frame_number: frameNumber })));
  });

  it('has the motion that its body points show, whatever motion is sent', async () => {
    const { body } = await initiate();
    await submit(body.analysisId, undefined, { motionData: { rightAnkle: { maxVelocity: 1e9 } }, statistics: { averageConfidence: 1 } });
    const motion = (await detail(body.analysisId)).motion_tracking;
    expect(motion.map((one) => one.tracking_point)).toContain('rightAnkle');
    expect(Math.max(...motion.map((one) => one.max_velocity))).toBeLessThan(100);
  });

  it('keeps how long the device took, and counts the rest of its statistics anew', async () => {
    const told = { totalFrames: 999, keyFrameCount: 9, averageConfidence: 1, processingDuration: 4321.5 };
    const { body } = await initiate({ metadata: { duration: 4 } });
    await submit(body.analysisId, undefined, { statistics: told });
    await finished(body.analysisId);
    const id = randomUUID();
    await save(id, { statistics: told });
    for (const one of [await detail(body.analysisId), await detail(id)]) {
      expect(one.analysis_data?.mediaPipeResults).toMatchObject({ totalFrames: one.frames.length, keyFrameCount: one.key_frames.length, processingDuration: 4321.5 });
      expect(one.analysis_data?.mediaPipeResults.averageConfidence).toBeLessThan(1);
      expect(one.video_metadata).toMatchObject({ processingDuration: 4321.5 });
    }
    const before = randomUUID();
    await save(before);
    expect((await detail(before)).analysis_data?.mediaPipeResults.processingDuration).toBeNull();
  });

  it('can be marked failed and tried again, but never completed, and what is completed stays so', async () => {
    const id = (await initiate()).body.analysisId;
    const mark = (status: string, errorMessage?: string) => call('PUT', `db/update-status/${id}`, { status, errorMessage });
    expect((await mark('completed')).status).toBe(400);
    expect(await mark('failed', 'The upload broke off')).toMatchObject({ body: { status: 'failed' } });
    expect(await results(id)).toMatchObject({ status: 'failed', error: 'The upload broke off' });
    expect((await detail(id)).video_metadata).toMatchObject({ error_message: 'The upload broke off', error_timestamp: server.clock.now().toISOString() });
    expect(await call('POST', `trigger-processing/${id}`, {})).toMatchObject({ body: { started: false } });
    expect(await mark('processing')).toMatchObject({ body: { status: 'processing' } });
    expect(await results(id)).toMatchObject({ status: 'processing', error: null, message: null });
    await submit(id);
    await finished(id);
    expect((await detail(id)).video_metadata).toEqual({});
    for (const status of ['failed', 'processing']) expect(await mark(status)).toMatchObject({ status: 200, body: { status: 'completed' } });
    expect(await results(id)).toMatchObject({ status: 'complete' });
  });

  it('is reviewed once, however often that is asked for', async () => {
    const id = (await initiate()).body.analysisId;
    const asked = [submit(id), ...Array.from({ length: 8 }, () => call('POST', `trigger-processing/${id}`, { source: 'recovery' }))];
    for (const { status } of await Promise.all(asked)) expect(status).toBe(200);
    await finished(id);
    const { rows } = await server.database.pool.query('select total_analyses from users where id = $1', [player.id]);
    const before = rows[0] as { total_analyses: number };
    expect(await call('POST', `trigger-processing/${id}`, {})).toMatchObject({ body: { started: false, status: 'completed' } });
    const after = await server.database.pool.query('select total_analyses from users where id = $1', [player.id]);
    expect(after.rows[0]).toEqual(before);
  });

  it('that was made under the older name is the same', async () => {
    const id = randomUUID();
    const made = await call('POST', 'db/create-analysis', { playerId: randomUUID(), analysisId: id, temporaryVideoUrl: 'blob:x', gcsData: { bucket: 'b' } });
    expect(made).toMatchObject({ status: 200, body: { analysisId: id, data: { id } } });
    const elsewhere = { bucket: 'b', filePath: 'clips/of/somebody', url: 'https://elsewhere.example/x' };
    expect((await call('PUT', `db/update-gcs/${id}`, { gcsData: elsewhere })).status).toBe(200);
    // Where a clip stands is what the server put there, never what somebody says.
    expect((await rowsOf('video_analysis_results', id))[0]).toMatchObject({ gcs_bucket: null, gcs_file_path: null, gcs_video_url: null, video_url: 'pending_upload' });
    const old = await call('GET', `db/analysis/${id}`);
    expect(old.body.data.analysis).toEqual(await detail(id));
    expect(old.body.data.analysis).toMatchObject({ analysis_type: 'general', status: 'pending', sharing: 'account' });
  });
});

describe('the history', () => {
  it('is ten analyses, newest first, and goes on from a cursor', async () => {
    const newcomer = await server.signUp();
    const ids: string[] = [];
    for (let index = 0; index < 12; index += 1) {
      server.clock.advance({ seconds: index % 3 });
      ids.push((await initiate({}, newcomer)).body.analysisId);
    }
    const first = (await call('GET', 'history', undefined, newcomer)).body.data;
    expect(first.history).toHaveLength(10);
    const second = (await call('GET', `history?limit=10&cursor=${first.nextCursor ?? ''}`, undefined, newcomer)).body.data;
    expect(second.nextCursor).toBeNull();
    const listed = [...first.history, ...second.history];
    expect(new Set(listed.map(({ id }) => id))).toEqual(new Set(ids));
    expect(listed).toEqual(listed.toSorted((a, b) => (a.created_at === b.created_at ? (a.id < b.id ? 1 : -1) : a.created_at < b.created_at ? 1 : -1)));
  });

  it('has the letter of each score that the device shows, and none where it shows none', async () => {
    const newcomer = await server.signUp();
    const letters = new Set<string | null>();
    const [player] = rightPlayers;
    if (player === undefined) throw new Error('there is no synthetic player');
    const { clip, frames } = filmed(player, player.motion);
    const right = JSON.parse(JSON.stringify(reduceToReviewInput({ type: player.type, clip, frames, people: 1, age: 30 }))) as LandmarkData;
    for (const landmarkData of [landmarksOf('kick-720p-h264'), landmarksOf('two-people-vp9'), right]) {
      server.clock.advance({ seconds: 1 });
      const id = randomUUID();
      await call('POST', 'db/save-results', savedAnalysis(id, {}, landmarkData), newcomer);
      const { history } = (await call('GET', 'history?limit=1', undefined, newcomer)).body.data;
      const grade = verdictOf(buildReview(landmarkData as ReviewInput))?.grade ?? null;
      expect(history).toMatchObject([{ id, grade }]);
      expect((await call('GET', id, undefined, newcomer)).body.data.analysis.grade).toBe(grade);
      letters.add(grade);
    }
    expect(letters.size).toBeGreaterThan(1);
  });

  it('has the scores of every attempt, oldest first', async () => {
    const newcomer = await server.signUp();
    const [late, early] = [randomUUID(), randomUUID()];
    await save(late, {}, newcomer);
    await save(early, { createdAt: '2026-01-01T10:00:00Z' }, newcomer);
    await call('POST', 'db/save-results', savedAnalysis(randomUUID(), {}, landmarksOf('two-people-vp9')), newcomer);
    const { body } = await newcomer.get<{ data: { id: string; score: number; measures_version: string }[] }>('/api/analysis/attempts');
    expect(body.data.map(({ id }) => id)).toEqual([early, late]);
    expect(body.data[0]?.measures_version).toMatch(/^\d+$/);
  });

  it('holds 500 at most: the oldest goes for a new one', async () => {
    const newcomer = await server.signUp();
    await server.database.pool.query(
      `insert into video_analysis_results (id, player_id, analysis_type, sharing, created_at)
       select gen_random_uuid(), $1, 'general', 'account', now() - n * interval '1 hour' from generate_series(1, $2::int) n`,
      [newcomer.id, analysisLimits.keptPerPlayer],
    );
    const oldest = `select id from video_analysis_results where player_id = $1 order by created_at limit 1`;
    const before = (await server.database.pool.query<{ id: string }>(oldest, [newcomer.id])).rows[0]?.id;
    await save(randomUUID(), {}, newcomer);
    const { rows } = await server.database.pool.query('select id from video_analysis_results where player_id = $1', [newcomer.id]);
    expect(rows).toHaveLength(analysisLimits.keptPerPlayer);
    expect(rows.map(({ id }) => id as string)).not.toContain(before);
  });
});

describe('an analysis that is deleted', () => {
  it('leaves nothing, and what comes late for it leaves nothing either', async () => {
    const id = randomUUID();
    await save(id);
    for (const time of ['first', 'again']) expect(`${time} ${(await call('DELETE', id)).status}`).toBe(`${time} 204`);
    expect((await submit(id)).status).toBe(404);
    expect((await save(id)).status).toBe(404);
    expect((await initiate({ analysisId: id })).status).toBe(404);
    for (const path of [id, `results/${id}`, `db/analysis/${id}`, `${id}/clip`]) {
      expect(await call('GET', path)).toMatchObject({ status: 404, body: { code: 'analysis_deleted' } });
    }
    for (const table of parts) expect(await rowsOf(table, id)).toEqual([]);
  });

  it('is not there for anybody else, who may not delete it, and neither is one that nobody has', async () => {
    const id = randomUUID();
    await save(id);
    const stranger = await server.signUp();
    expect(await call('DELETE', id, undefined, stranger)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await call('DELETE', randomUUID())).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await detail(id)).toMatchObject({ status: 'completed' });
    await call('DELETE', id);
    expect((await call('DELETE', id, undefined, stranger)).status).toBe(404);
  });

  it('takes its review with it', async () => {
    const id = (await initiate()).body.analysisId;
    await Promise.all([submit(id), call('DELETE', id)]);
    await call('DELETE', id);
    for (const table of parts) expect(await rowsOf(table, id)).toEqual([]);
    const jobs = `select 1 from jobs.job where singleton_key like $1 and state in ('created', 'retry', 'active')`;
    expect((await server.database.pool.query(jobs, [`%${id}`])).rows).toEqual([]);
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
