import { randomUUID } from 'node:crypto';
import type { LandmarkData } from '@touchline/contracts';
import { analysisLimits } from '@touchline/domain';
import { buildReview, reduceToReviewInput, verdictOf, type ReviewInput } from '@touchline/vision';
import { filmed, rightPlayers } from '@touchline/vision/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { landmarksOf, savedAnalysis } from '../../testing/analysis-submission.ts';
import type { TestPlayer } from '../../testing/player.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { analysisTables, analysisCalls } from './testing/analysis-calls.ts';

let server: TestServer;
let player: TestPlayer;
beforeAll(async () => {
  server = await startTestServer({ role: 'all' });
  player = await server.signUp();
});
afterAll(() => server.close());

const { initiate, call, save, submit, rowsOf, detail } = analysisCalls(() => ({ server, player }));

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
    for (const table of analysisTables) expect(await rowsOf(table, id)).toEqual([]);
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
    for (const table of analysisTables) expect(await rowsOf(table, id)).toEqual([]);
    const jobs = `select 1 from jobs.job where singleton_key like $1 and state in ('created', 'retry', 'active')`;
    expect((await server.database.pool.query(jobs, [`%${id}`])).rows).toEqual([]);
  });
});
