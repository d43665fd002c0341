import { randomUUID } from 'node:crypto';
import { landmarksOf } from '@touchline/server/testing';
import pg from 'pg';
import { withConnections, type Load } from './concurrent-load.ts';
import { requestOf, type HttpConnection } from './http-connection.ts';
import { finishOf, practicePost } from './practice-request.ts';
import { alternate, compare, type Ratio } from './paired-measurements.ts';
import type { SaveRounds } from './save-throughput.ts';
import type { ServerUnderTest } from './server-under-test.ts';

/** Reviews that are queued when a round of saves begins. */
const REVIEWS = 30;

/**
 * The 95th percentile of a session save, in milliseconds, while 30 reviews are queued and worked on, against the same
 * saves without. Throws where a save is refused, and where not all of the reviews came to an end.
 */
export async function measureSavesBesideReviews(stand: ServerUnderTest, { pairs, round, warmUp }: SaveRounds): Promise<Ratio> {
  const observer = new pg.Client({ connectionString: stand.databaseUrl });
  await observer.connect();
  try {
    return await withConnections(stand.server.address, async (load) => {
      const save = savesOf(stand, load);
      const ids = await makeAnalyses(stand, load);
      await waitForReviews(observer, ids);
      await save(warmUp.calls);
      const beside = async (): Promise<number> => {
        await observer.query(
          `update video_analysis_results set analysis_status = 'failed' where id = any($1)`,
          [ids],
        );
        await triggerAll(stand, load, ids);
        const latency = await save(round.calls);
        await waitForReviews(observer, ids);
        return latency;
      };
      const { measured, reference } = await alternate(pairs, beside, () => save(round.calls));
      return compare(measured, reference);
    });
  } finally {
    await observer.end();
  }
}

/** Saves sessions of all players in turn, and gives the 95th percentile of how long a save took. */
function savesOf({ players }: ServerUnderTest, load: Load<HttpConnection>): (calls: number) => Promise<number> {
  const startedAt = Date.now();
  let turn = 0;
  return async (calls) => {
    const posts = Array.from({ length: calls }, (_, call) => {
      const player = playerAt(players, turn);
      const post = practicePost(player, finishOf(startedAt, Math.floor(turn / players.length)), call);
      turn += 1;
      return post;
    });
    const took: number[] = [];
    await load({ calls, milliseconds: Infinity }, async (call, connection) => {
      const before = performance.now();
      await expecting(201, connection, posts[call] ?? Buffer.of());
      took.push(performance.now() - before);
    });
    return took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.95)] ?? Number.NaN;
  };
}

/** Makes the analyses, one of each player in turn, by the front door. */
async function makeAnalyses({ players }: ServerUnderTest, load: Load<HttpConnection>): Promise<string[]> {
  const landmarkData = landmarksOf('kick-720p-h264');
  const ids = Array.from({ length: REVIEWS }, () => randomUUID());
  await load({ calls: REVIEWS, milliseconds: Infinity }, async (call, connection) => {
    const { token } = playerAt(players, call);
    const body = { analysisType: 'shooting', sharing: 'account', analysisId: ids[call] };
    await expecting(200, connection, requestOf('POST', '/api/analysis/initiate', { token, body }));
    const points = { analysisId: ids[call], landmarkData };
    await expecting(200, connection, requestOf('POST', '/api/analysis/submit-landmarks', { token, body: points }));
  });
  return ids;
}

async function triggerAll({ players }: ServerUnderTest, load: Load<HttpConnection>, ids: readonly string[]): Promise<void> {
  await load({ calls: ids.length, milliseconds: Infinity }, async (call, connection) => {
    const { token } = playerAt(players, call);
    const trigger = requestOf('POST', `/api/analysis/trigger-processing/${ids[call] ?? ''}`, { token, body: {} });
    const answer = await expecting(200, connection, trigger);
    if (!answer.includes('"started":true')) throw new Error(`a review was not queued: ${answer}`);
  });
}

/** Resolves when all of them are completed. */
async function waitForReviews(observer: pg.Client, ids: readonly string[]): Promise<void> {
  const endsAt = performance.now() + 60_000;
  for (;;) {
    const { rows } = await observer.query<{ open: number }>(
      `select count(*)::int as open from video_analysis_results where id = any($1) and analysis_status <> 'completed'`,
      [ids],
    );
    if (rows[0]?.open === 0) return;
    if (performance.now() > endsAt) throw new Error(`${rows[0]?.open} of ${ids.length} reviews did not come to an end`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function expecting(status: number, connection: HttpConnection, request: Buffer): Promise<string> {
  const answer = await connection.ask(request);
  if (answer.status !== status) throw new Error(`a request was answered ${answer.status}: ${answer.body.toString()}`);
  return answer.body.toString();
}

function playerAt<T>(players: readonly T[], turn: number): T {
  const player = players[turn % players.length];
  if (player === undefined) throw new Error('there is nobody to take a turn');
  return player;
}
