import { randomInt, randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AnalysisHistoryItem } from '@touchline/contracts';
import { count } from '@touchline/domain/testing';
import { expect, it } from 'vitest';
import { clipOf } from '../../adapters/clip-store/testing/test-clip-bytes.ts';
import { openDatabase } from '../../db/open-postgres-pool.ts';
import { openEmbedded } from '../../commands/index.ts';
import { landmarksOf } from '../../testing/analysis-submission.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { signUp, type TestPlayer } from '../../testing/player.ts';
import { eventually } from '../../testing/eventually.ts';
import { tellsProcesses } from '../../testing/processes-in-folder.ts';
import { runServer } from '../../testing/server-process.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

const ANALYSES = count('killedAnalyses');
const KILLS = count('killsOfAnalyses');
const BYTES = 200_000;
const CLIP = Uint8Array.from(clipOf(BYTES));
const landmarkData = landmarksOf('kick-720p-h264');

/** Few enough that no limit of a player is met. */
const OF_PLAYER = 5;

type Answered = {
  readonly status: number;
  readonly body: { readonly upload: { readonly url: string } | null; readonly data: { readonly history: AnalysisHistoryItem[] } };
};

/** A server that is killed with all its processes, and started again on the same data. */
function mortalServer(folder: string) {
  let server = runServer({ folder, env: { LOG_LEVEL: 'warn' } });
  let ready = server.ready();
  let heard = 0;
  return {
    client: () => ready,
    hear: () => void (heard += 1),
    heard: () => heard,
    async kill() {
      const next = Promise.withResolvers<ApiClient>();
      ready = next.promise;
      await server.kill();
      server = runServer({ folder, env: { LOG_LEVEL: 'warn' } });
      next.resolve(await server.ready());
    },
    async end() {
      server.terminate();
      await server.ended;
    },
  };
}

type Own = { readonly player: TestPlayer; readonly ids: readonly string[] };

/** Goes on with an upload from where it is. Every second request is cut at any byte. Whether all of it is there then. */
async function sendRest(client: ApiClient, url: string): Promise<boolean> {
  const { body } = await client.send<{ received: number }>('GET', url);
  const rest = CLIP.subarray(body.received);
  const end = randomInt(0, 2 * rest.length + 1);
  if (end >= rest.length) return (await client.send<{ received?: number }>('PUT', `${url}&offset=${body.received}`, { bytes: rest })).body.received === BYTES;
  let isCut = false;
  const cut = new ReadableStream<Uint8Array>({
    pull(stream) {
      if (isCut || end === 0) stream.error(new TypeError('the network is gone'));
      else stream.enqueue(rest.subarray(0, end));
      isCut = true;
    },
  });
  const headers = { 'content-type': 'video/mp4' };
  await fetch(`${client.origin}${url}&offset=${body.received}`, { method: 'PUT', headers, body: cut, duplex: 'half' });
  throw new Error('an upload that was cut was answered');
}

// A device does every step again and again until it is answered.
it.runIf(tellsProcesses)(
  `each of ${ANALYSES} analyses ends once, completed, though the server is killed and the network cut again and again`,
  async () => {
    const folder = temporaryFolder();
    const server = mortalServer(folder);

    /** Calls as a device does: what the network lost is sent again. */
    async function call(who: TestPlayer, method: string, path: string, body?: object): Promise<Answered> {
      for (;;) {
        const client = await server.client();
        try {
          const answer = await client.send<Answered['body']>(method, `/api/${path}`, { token: await who.at(client).token(), ...(body && { body }) });
          server.hear();
          if (answer.status < 500) return answer;
        } catch (error) {
          // The connection broke with the server.
          if (!(error instanceof TypeError)) throw error;
        }
      }
    }

    async function sendClip(player: TestPlayer, id: string): Promise<void> {
      const metadata = { size: BYTES, type: 'video/mp4' };
      const begun = await call(player, 'POST', 'analysis/initiate', { analysisId: id, analysisType: 'shooting', metadata });
      expect(begun.status).toBe(200);
      for (;;) {
        const client = await server.client();
        try {
          const isThere = await sendRest(client, begun.body.upload?.url ?? '');
          if (isThere && (await call(player, 'POST', 'analysis/upload-complete', { analysisId: id })).status === 200) return;
        } catch (error) {
          if (!(error instanceof TypeError)) throw error;
        }
      }
    }

    async function send(player: TestPlayer, id: string, place: number): Promise<void> {
      if (place % 2 === 0) await sendClip(player, id);
      else await call(player, 'POST', 'analysis/initiate', { analysisId: id, analysisType: 'shooting', sharing: 'account' });
      expect((await call(player, 'POST', 'analysis/submit-landmarks', { analysisId: id, landmarkData })).status).toBe(200);
    }

    const historyOf = async (player: TestPlayer) => (await call(player, 'GET', 'analysis/history?limit=100')).body.data.history;

    /** Whether all are completed. A failure says why, and is tried again. */
    async function areReviewed({ player, ids }: Own): Promise<boolean> {
      const history = await historyOf(player);
      for (const { id, status, error } of history) {
        if (status !== 'failed') continue;
        expect(error).toBe('Analysis failed on server');
        expect((await call(player, 'POST', `analysis/trigger-processing/${id}`, { source: 'retry' })).status).toBe(200);
      }
      return history.length === ids.length && history.every(({ status }) => status === 'completed');
    }

    async function drive(own: Own): Promise<void> {
      await Promise.all(own.ids.map((id, place) => send(own.player, id, place)));
      await eventually('the reviews', () => areReviewed(own), 180_000);
    }

    const owners: Own[] = [];
    for (let left = ANALYSES; left > 0; left -= OF_PLAYER) {
      const player = await signUp(await server.client(), () => new Date());
      await call(player, 'PUT', 'profile', { age: 30 });
      owners.push({ player, ids: Array.from({ length: Math.min(left, OF_PLAYER) }, () => randomUUID()) });
    }
    const driven = Promise.all(owners.map(drive));
    const killed = (async () => {
      for (let kill = 0; kill < KILLS; kill += 1) {
        const enough = server.heard() + randomInt(1, Math.ceil((4 * ANALYSES) / KILLS));
        const isOver = await Promise.race([
          driven.then(() => true),
          eventually('the load', () => server.heard() >= enough, 120_000).then(() => false),
        ]);
        await server.kill();
        if (isOver) return;
      }
    })();
    await Promise.all([driven, killed]);

    for (const { player, ids } of owners) {
      const history = await historyOf(player);
      expect(sorted(history.map(({ id, status }) => `${id} ${status}`))).toEqual(sorted(ids.map((id) => `${id} completed`)));
      expect(new Set(history.map((one) => one.summary_score)).size).toBe(1);
      const withClip = history.filter(({ clip }) => clip.state === 'stored').map(({ id }) => `${id}.file`);
      expect(withClip).toHaveLength(Math.ceil(ids.length / 2));
      // A lock that its writer died with is the sweep's, some minutes later.
      const files = readdirSync(join(folder, 'data', 'clips', 'clips', player.id)).filter((name) => !name.includes('.lock'));
      expect(sorted(files)).toEqual(sorted(withClip));
    }
    const embedded = await openEmbedded(join(folder, 'data'));
    const { pool, close } = openDatabase(embedded.url, { max: 2 });
    const only = async (query: string) => (await pool.query<{ n: number }>(query)).rows[0]?.n;
    expect(await only('select sum(total_analyses)::int as n from users')).toBe(ANALYSES);
    expect(await only('select count(*)::int as n from analysis_queue')).toBe(0);
    expect(await only(`select count(*)::int as n from achievements_earned where achievement_id = 'videoAnalyst'`)).toBe(owners.length);
    await eventually('the jobs to end', async () => {
      const open = `select count(*)::int as n from jobs.job where name like 'analysis-review%' and state in ('created', 'retry', 'active')`;
      return (await only(open)) === 0;
    });
    await close();
    await embedded.stop();
    await server.end();
  },
);

const sorted = (texts: readonly string[]) => texts.toSorted((a, b) => (a < b ? -1 : 1));
