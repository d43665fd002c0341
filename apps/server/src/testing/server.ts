import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { inject } from 'vitest';
import { modelRecipientName } from '../adapters/ai-model/index.ts';
import { composeServer } from '../compose-server.ts';
import { openDatabase, type OpenDatabase } from '../db/open-postgres-pool.ts';
import type { Jobs } from '../jobs/index.ts';
import { logger } from '../redacting-logger.ts';
import { createApiClient, type ApiClient } from './api-client.ts';
import { coachThreadOfTests } from './coach-thread.ts';
import type { ServerDependencies } from '../server-dependencies.ts';
import { createSlowQueryLog } from '../slow-queries.ts';
import { cloneDatabase } from './database-per-test-file.ts';
import { signUp, type SignUpForm, type TestPlayer } from './player.ts';

/** A clock that a test leads. It stands still unless it is told to go on. */
type TestClock = {
  readonly now: () => Date;
  /** Goes to a moment. */
  readonly set: (moment: Date | string) => void;
  readonly advance: (time: { days?: number; hours?: number; minutes?: number; seconds?: number }) => Date;
};

export type TestServer = ApiClient & {
  readonly clock: TestClock;
  readonly database: OpenDatabase;
  readonly databaseUrl: string;
  /** Every line of the log so far, the most talkative level included; a test of very many requests empties it. */
  readonly lines: string[];
  readonly jobs: Jobs | null;
  /** Makes a player of 30 years who has been here for a month. */
  readonly signUp: (form?: SignUpForm) => Promise<TestPlayer>;
  /** Waits for open requests, and then for jobs, so many milliseconds at most. */
  readonly close: (patience?: number) => Promise<void>;
};

type Options = Partial<Pick<ServerDependencies, 'publicUrl' | 'hstsSubdomains' | 'football' | 'recipients' | 'outsideServices' | 'coachModel' | 'getJson' | 'mail' | 'clips' | 'hosted' | 'trustedProxies' | 'webRoot' | 'role' | 'secondOpinion' | 'signUps' | 'metricsToken' | 'securityContact' | 'operator' | 'backups' | 'aiCalls' | 'drainSeconds' | 'maxConnections'>> & {
  readonly clock?: TestClock;
  readonly slowQueryMs?: number;
  /** How long a statement may take (milliseconds). */
  readonly longestStatement?: number;
  /** An own database without it. */
  readonly databaseUrl?: string;
};

/** A Sunday at noon, in winter, far from any clock change. */
const FIRST_MOMENT = '2026-02-15T12:00:00Z';

/** Nobody outside is asked by a test that does not say so. */
const demoScores = { sources: ['demo'], keys: {} } as const;

export function testClock(): TestClock {
  let moment = new Date(FIRST_MOMENT);
  return {
    now: () => moment,
    set: (to) => void (moment = new Date(to)),
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      const passed = (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
      moment = new Date(moment.getTime() + passed);
      return moment;
    },
  };
}

/**
 * The whole server, composed as a start composes it, on a database of its own and behind a real port; without jobs
 * unless `role` says otherwise. Every answer is checked against its schema. Close it when the file is done.
 */
export async function startTestServer(options: Options = {}): Promise<TestServer> {
  const { clock = testClock(), role = 'web', publicUrl, football = demoScores, trustedProxies = [], webRoot = null } = options;
  const { mail = { kind: 'outbox', folder: join(inject('testDatabases').folder, `outbox-${randomUUID()}`) } } = options;
  const { clips = { kind: 'disk', folder: join(inject('testDatabases').folder, `clips-${randomUUID()}`) } } = options;
  const databaseUrl = options.databaseUrl ?? (await cloneDatabase()).url;
  const lines: string[] = [];
  const log = logger('trace', { write: (line) => void lines.push(line) });
  const slowQueries = createSlowQueryLog(options.slowQueryMs ?? 0, log);
  const { longestStatement } = options;
  const database = openDatabase(databaseUrl, {
    max: 10,
    ...(slowQueries && { slow: slowQueries.slow }),
    ...(longestStatement !== undefined && { longestStatement }),
  });
  const server = await composeServer({
    database,
    log,
    onSlowQuery: slowQueries?.onSlow,
    now: clock.now,
    version: '0.0.0',
    environment: 'test',
    publicUrl,
    hstsSubdomains: options.hstsSubdomains ?? false,
    mail,
    clips,
    hosted: options.hosted,
    signUps: options.signUps ?? { who: 'open', maxAccounts: null },
    // The cost of a hash is a matter of the passwords' own tests and of a real start's.
    passwordCost: { memoryCost: 64, timeCost: 1, parallelism: 1 },
    football,
    recipients: options.recipients ?? {
      coach: options.coachModel ? modelRecipientName(options.coachModel) : null,
      clip: 'this Touchline server',
    },
    outsideServices: options.outsideServices ?? [],
    coachThread: coachThreadOfTests(),
    coachModel: options.coachModel,
    secondOpinion: options.secondOpinion,
    getJson: options.getJson,
    dataDir: inject('testDatabases').folder,
    backups: options.backups ?? { folder: join(inject('testDatabases').folder, `backups-${randomUUID()}`), count: 14, days: 60, every: 0, toBucket: false },
    metricsToken: options.metricsToken,
    securityContact: options.securityContact,
    operator: options.operator ?? { name: null, contact: null },
    aiCalls: options.aiCalls ?? null,
    ...(options.drainSeconds !== undefined && { drainSeconds: options.drainSeconds }),
    maxConnections: options.maxConnections,
    trustedProxies,
    webRoot,
    role,
    checkReplies: true,
  });
  const client = createApiClient(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  return {
    ...client,
    clock,
    database,
    databaseUrl,
    lines,
    jobs: server.jobs,
    signUp: async (form) => {
      const player = await signUp(client, Object.assign(() => clock.now(), { set: clock.set }), form);
      // Sessions of before the account earn nothing, and tests tell of days gone by; who gives no age is on no board.
      const month = `update users set created_at = created_at - interval '30 days', age = 30, lowest_age = 30, hidden = false where id = $1`;
      await database.pool.query(month, [player.id]);
      return player;
    },
    close: async (patience) => {
      await server.close(patience);
      await database.close();
    },
  };
}
