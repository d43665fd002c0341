import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditPlayerRecords } from './audit-player-records.ts';
import { plainSession, type TestPlayer } from './player.ts';
import { startTestServer, type TestServer } from './server.ts';

let server: TestServer;
let player: TestPlayer;
beforeAll(async () => {
  server = await startTestServer();
  player = await server.signUp();
  for (const day of ['12', '13', '15']) {
    const finished_at = `2026-02-${day}T10:00:00Z`;
    await player.save({ ...plainSession, result: 30, finished_at }, `5f0c0f0e-3b1c-4a52-8f0c-0a3a8f6f2d${day}`);
  }
  await player.openPack('5f0c0f0e-3b1c-4a52-8f0c-0a3a8f6f2daa');
});
afterAll(() => server.close());

it('finds nothing wrong in what the server wrote', async () => {
  expect(await auditPlayerRecords(server.database.pool)).toEqual([]);
});

it.each([
  ['a token too many', 'update users set tokens = tokens + 1', 'tokens is 76 and should be 75'],
  ['a point too many', 'update users set total_experience = total_experience + 1', 'total_experience is 160'],
  ['a session counted twice', 'update users set total_sessions = 4', 'total_sessions is 4 and should be 3'],
  ['minutes lost', 'update users set total_minutes = 10', 'total_minutes is 10 and should be 15'],
  ['a run too long', 'update users set current_streak = 4', 'the run is 4 and should be 1'],
  ['a best run lost', 'update users set best_streak = 1', 'best_streak is 1 and should be 2'],
  ['a day too many', 'update users set practice_days = 4', 'practice_days is 4 and should be 3'],
  ['an entry of nothing', `update token_ledger set ref = gen_random_uuid()`, 'session entries of the ledger is'],
  ['an entry lost', `delete from token_ledger where reason = 'level'`, 'level entries of the ledger is 0'],
  ['a session lost', `delete from practice_sessions where practice_day = '2026-02-13'`, 'total_sessions is 3 and should be 2'],
  ['a reward too large', 'update practice_sessions set tokens_earned = 21', 'tokens_earned of session'],
  ['a day moved', `update practice_sessions set practice_day = practice_day - 1`, 'practice_day of session'],
  ['an improvement made up', 'update practice_sessions set improvement_from_last = 5', 'improvement_from_last of session'],
  ['an answer lost', 'delete from internal.idempotency_answers', 'the kept answers is []'],
  ['a pack for nothing', `delete from token_ledger where reason = 'pack'`, 'pack entries of the ledger is []'],
  ['a pack too cheap', `update token_ledger set amount = -9 where reason = 'pack'`, 'pack entries of the ledger is'],
  ['an item lost', 'delete from player_collection', 'tokens is 75 and should be 85'],
  ['an item that is not what it is', `update player_collection set item_name = 'The Forger'`, 'The Forger'],
  ['an answer of a pack lost', 'delete from internal.idempotency_answers', 'the kept answers of packs is []'],
])('finds %s', async (_what, change, line) => {
  const client = await server.database.pool.connect();
  await client.query('begin');
  await client.query(change);
  // The audit asks on the same connection, so that it sees the change and nobody else ever does.
  const found = await auditPlayerRecords(client);
  await client.query('rollback');
  client.release();
  expect(found.join('\n')).toContain(line);
});
