import { randomInt, randomUUID } from 'node:crypto';
import { count } from '@touchline/domain/testing';
import { expect, it } from 'vitest';
import { freePort } from './db/embedded/free-port.ts';
import { openDatabase } from './db/open-postgres-pool.ts';
import { aggregateBoards } from './features/leaderboard/index.ts';
import { createApiClient } from './testing/api-client.ts';
import { auditBoards } from './testing/audit-boards.ts';
import { auditPlayerRecords } from './testing/audit-player-records.ts';
import { cloneDatabase } from './testing/database-per-test-file.ts';
import { signUp, type TestPlayer } from './testing/player.ts';
import { eventually } from './testing/eventually.ts';
import { tellsProcesses } from './testing/processes-in-folder.ts';
import { startFailoverProxy } from './testing/http-failover-proxy.ts';
import { runServer, type ServerProcess } from './testing/server-process.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const CALLS = count('proxiedCalls');
const CALLERS = 6;
const PLAYERS = 24;
/** Of a save every second call, over two weeks: none fills a day. */
const DAYS = 13;
/** As in `docs/operate.md`: a stop serves on for longer than the proxy needs to notice. */
const HEALTH_MS = 500;
const DRAIN_SECONDS = 3;

type Process = { readonly role: string; readonly port: number; readonly folder: string; server: ServerProcess };

// With three real processes: what one process does at its end is proven by http/readiness.test.ts.
it.runIf(tellsProcesses && CALLS > 0)(
  'two that answer and one that works behind a proxy lose no request, though one is killed and then all are restarted',
  async () => {
    const database = await cloneDatabase();
    const start = ({ role, port, folder: own }: Omit<Process, 'server'>): ServerProcess =>
      runServer({
        folder: own,
        args: ['--port', String(port), '--data', 'data'],
        env: { DATABASE_URL: database.url, ROLE: role, LOG_LEVEL: 'error', CLIPS_SHARED: 'true', DRAIN_SECONDS: String(DRAIN_SECONDS), TRUSTED_PROXIES: '127.0.0.1' },
      });
    const processes: Process[] = [];
    for (const role of ['web', 'web', 'worker']) {
      const place = { role, port: await freePort(), folder: temporaryFolder() };
      processes.push({ ...place, server: start(place) });
    }
    await Promise.all(processes.map(({ server }) => server.ready()));
    const web = processes.filter(({ role }) => role === 'web');
    const originOf = ({ port }: Process): string => `http://127.0.0.1:${port}`;
    const proxy = await startFailoverProxy({ upstreams: web.map(originOf), healthEveryMs: HEALTH_MS, patienceMs: 10_000 });
    const healthy = (one: Process) => eventually('the proxy to send requests there', () => proxy.isHealthy(originOf(one)), 60_000);
    await Promise.all(web.map(healthy));

    const client = createApiClient(proxy.origin);
    const players = await Promise.all(Array.from({ length: PLAYERS }, (_, n) => signUp(client, () => new Date(), { address: `10.0.0.${n}` })));
    const failures: string[] = [];
    const keys: string[] = [];
    let [calls, longest] = [0, 0];
    const over = new AbortController();

    async function timed(what: string, status: number, work: () => Promise<{ readonly status: number; readonly text: string }>): Promise<boolean> {
      calls += 1;
      const begun = performance.now();
      const answer = await work().catch((error: unknown) => ({ status: 0, text: String(error) }));
      longest = Math.max(longest, performance.now() - begun);
      if (answer.status !== status) failures.push(`${what}: ${answer.status} ${answer.text.slice(0, 200)}`);
      return answer.status === status;
    }

    async function practise(player: TestPlayer): Promise<void> {
      const key = randomUUID();
      const finishedAt = new Date(Date.now() - randomInt(DAYS * 86_400) * 1_000).toISOString();
      const session = { drill_id: 'juggling', duration_minutes: 1, result: randomInt(100), finished_at: finishedAt };
      if (await timed('a session', 201, () => player.post(session, key))) keys.push(key);
    }

    const callers = Array.from({ length: CALLERS }, async (_, caller) => {
      for (let n = caller; !over.signal.aborted; n += CALLERS) {
        const player = players[n % PLAYERS];
        if (player === undefined) throw new Error('there is nobody');
        if (n % 2 === 0) await practise(player);
        else await timed('a read', 200, () => player.get(n % 3 === 0 ? '/api/leaderboard?period=weekly' : '/api/stats'));
      }
    });
    const reach = (share: number) => eventually('the load', () => calls >= CALLS * share, 600_000);

    // One of those that answer dies under the load, and comes back.
    await reach(0.2);
    const [first] = web;
    if (first === undefined) throw new Error('nobody answers');
    await first.server.kill();
    await reach(0.4);
    first.server = start(first);
    await first.server.ready();
    await healthy(first);
    const atKill = { calls, failures: failures.length, longest: Math.round(longest), retried: proxy.retried() };

    // Then each is restarted, one after the other, as for a new version.
    longest = 0;
    for (const one of processes) {
      await reach(0.4 + 0.15 * processes.indexOf(one));
      one.server.terminate();
      expect(await one.server.ended).toEqual({ code: 0, signal: null });
      one.server = start(one);
      await one.server.ready();
      if (one.role === 'web') await healthy(one);
    }
    await reach(1);
    over.abort();
    await Promise.all(callers);
    console.log(
      `behind the proxy: ${calls} calls, ${failures.length} failures. Until the killed one was back: ${JSON.stringify(atKill)}; ` +
        `in the rolling restart: longest ${Math.round(longest)} ms, ${proxy.retried() - atKill.retried} sent again`,
    );
    expect(failures).toEqual([]);

    const { db, pool, close } = openDatabase(database.url, { max: 2 });
    const { rows } = await pool.query<{ key: string }>('select idempotency_key as key from practice_sessions');
    expect(rows.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
    await aggregateBoards(db);
    expect([...(await auditPlayerRecords(pool)), ...(await auditBoards(pool))]).toEqual([]);
    await close();
    await proxy.close();
    for (const { server } of processes) {
      server.terminate();
      await server.ended;
    }
  },
);
