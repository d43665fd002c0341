import { routes, type Routes } from '@touchline/contracts';
import type { OpenMetricsContentType } from 'prom-client';
import Counter from 'prom-client/lib/counter.js';
import Gauge from 'prom-client/lib/gauge.js';
import Histogram from 'prom-client/lib/histogram.js';
import Registry from 'prom-client/lib/registry.js';

/** What is looked up when somebody asks; what fails or is not there leaves its gauges out. */
export type GaugeSources = {
  /** Jobs of each queue and state, and the age in seconds of the oldest that could run now. */
  readonly jobs: () => Promise<readonly { readonly queue: string; readonly state: string; readonly jobs: number; readonly age: number | null }[]>;
  readonly connections: () => { readonly total: number; readonly idle: number; readonly waiting: number };
  /** Connections of callers to this process. */
  readonly callers: () => number;
  /** Bytes that may still be written to the disk of the data folder. */
  readonly diskFree: () => Promise<number>;
  /** Calls of an AI in the current day and how many there may be; null without one. */
  readonly aiBudget: () => Promise<{ readonly used: number; readonly limit: number } | null>;
  /** Seconds since the newest backup, and its bytes; null without any. */
  readonly backup: () => Promise<{ readonly age: number; readonly bytes: number } | null>;
  /** Seconds by which the event loop was late of late. */
  readonly eventLoopDelay: () => number;
};

export type Metrics = ReturnType<typeof createMetrics>;

/** Seconds: most answers come within the first, and 10 is the patience of a browser. */
const BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** How a question to somebody outside ends. */
const OUTCOMES = ['answered', 'failed'] as const;
type Outcome = (typeof OUTCOMES)[number];

/** Why requests are turned away. */
const SHED = ['event_loop', 'database', 'connections'] as const;

/** What is written by a player's request, by its row of the contract, and then by method and path. */
const SAVES: Partial<Record<keyof Routes, string>> = {
  savePracticeSession: 'session',
  openPack: 'pack',
  updateProfile: 'profile',
  authSignUp: 'sign_up',
};
const KIND_OF_SAVE = new Map(
  Object.entries(SAVES).map(([name, kind]) => {
    const { method, path } = routes[name as keyof Routes];
    return [`${method} ${path}`, kind];
  }),
);

/** The numbers of this process, and of the installation as it sees it. Nothing in them is about a person. */
export function createMetrics({ version, role }: { readonly version: string; readonly role: string }) {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType('application/openmetrics-text; version=1.0.0; charset=utf-8');
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Counter({ name: `touchline_${name}_total`, help, labelNames: [...labelNames], registers });
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge({ name, help, labelNames: [...labelNames], registers });

  const requests = counter('http_requests', 'Requests that were answered', ['route', 'method', 'status']);
  const durations = new Histogram({
    name: 'touchline_http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers,
  });
  const saves = counter('saves', 'Requests of players that wrote something', ['kind']);
  const shed = counter('requests_shed', 'Requests that were turned away because there was too much to do', ['reason']);
  const jobRuns = counter('job_runs', 'Attempts of jobs', ['queue', 'outcome']);
  const mails = counter('mails', 'Mails that were sent, or could not be', ['outcome']);
  const upstream = counter('upstream_requests', 'Questions to sources outside', ['host', 'outcome']);
  const storage = counter('storage_requests', 'Requests to the storage service of clips', ['outcome']);
  // What may fail is 0 from the start: of a count that appears with its first failures, Prometheus sees no increase.
  for (const reason of SHED) shed.inc({ reason }, 0);
  for (const outcome of ['sent', 'failed']) mails.inc({ outcome }, 0);
  for (const outcome of OUTCOMES) storage.inc({ outcome }, 0);
  for (const kind of KIND_OF_SAVE.values()) saves.inc({ kind }, 0);
  const slow = counter('slow_queries', 'Statements that took longer than SLOW_QUERY_MS');

  const up = gauge('touchline_database_up', 'Whether the database answered when the metrics were asked for');
  const connections = gauge('touchline_database_connections', 'Connections of the pool, and who waits for one', ['state']);
  const callers = gauge('touchline_http_connections', 'Connections of callers to this process');
  const jobs = gauge('touchline_jobs', 'Jobs by queue and state; dead ones were given up', ['queue', 'state']);
  const queueAge = gauge('touchline_job_queue_age_seconds', 'Age of the oldest job that could run now', ['queue']);
  const disk = gauge('touchline_disk_free_bytes', 'Room on the disk of the data folder');
  const aiUsed = gauge('touchline_ai_calls_used', 'Calls of the AI in its current 24 hours');
  const aiLimit = gauge('touchline_ai_calls_limit', 'Calls that AI_CALLS_PER_DAY allows');
  const backupAge = gauge('touchline_backup_age_seconds', 'Time since the newest backup in the folder of backups');
  const backupBytes = gauge('touchline_backup_size_bytes', 'Size of the newest backup');
  const loop = gauge('touchline_event_loop_delay_seconds', 'By how much the event loop was late, on average, in the last second');
  const memory = gauge('process_resident_memory_bytes', 'Memory of this process; the embedded database has its own');
  const started = gauge('process_start_time_seconds', 'When this process began');
  const info = gauge('touchline_info', 'Version and role of this process', ['version', 'role']);
  info.set({ version, role }, 1);
  started.set(Date.now() / 1000 - process.uptime());

  async function look(sources: GaugeSources): Promise<void> {
    const { total, idle, waiting } = sources.connections();
    for (const [state, number] of Object.entries({ busy: total - idle, idle, waiting })) connections.set({ state }, number);
    callers.set(sources.callers());
    memory.set(process.memoryUsage.rss());
    loop.set(sources.eventLoopDelay());
    const [queues, free, ai, backup] = await Promise.allSettled([sources.jobs(), sources.diskFree(), sources.aiBudget(), sources.backup()]);
    up.set(queues.status === 'fulfilled' ? 1 : 0);
    for (const one of [jobs, queueAge, disk, aiUsed, aiLimit, backupAge, backupBytes]) one.reset();
    for (const { queue, state, jobs: number, age } of queues.status === 'fulfilled' ? queues.value : []) {
      jobs.set({ queue, state }, number);
      if (age !== null) queueAge.set({ queue }, age);
    }
    if (free.status === 'fulfilled') disk.set(free.value);
    // A gauge without labels is 0 when it was reset, and that would be a claim.
    else disk.remove();
    if (ai.status === 'fulfilled' && ai.value !== null) {
      aiUsed.set(ai.value.used);
      aiLimit.set(ai.value.limit);
    } else for (const one of [aiUsed, aiLimit]) one.remove();
    if (backup.status === 'fulfilled' && backup.value !== null) {
      backupAge.set(backup.value.age);
      backupBytes.set(backup.value.bytes);
    } else for (const one of [backupAge, backupBytes]) one.remove();
  }

  return {
    contentType: registry.contentType,
    /** The names of all that is measured. */
    names: (): string[] => registry.getMetricsAsArray().map(({ name }) => name),
    answered({ route, method, status, seconds }: { readonly route: string; readonly method: string; readonly status: number; readonly seconds: number }): void {
      requests.inc({ route, method, status: String(status) });
      durations.observe({ route }, seconds);
      const kind = status < 300 ? KIND_OF_SAVE.get(`${method} ${route}`) : undefined;
      if (kind !== undefined) saves.inc({ kind });
    },
    shed: (reason: (typeof SHED)[number]): void => shed.inc({ reason }),
    /** There is such a queue, whose jobs have not run yet. */
    hasQueue(queue: string): void {
      for (const outcome of ['completed', 'failed']) jobRuns.inc({ queue, outcome }, 0);
    },
    ranJob: (queue: string, outcome: 'completed' | 'failed'): void => jobRuns.inc({ queue, outcome }),
    sentMail: (outcome: 'sent' | 'failed'): void => mails.inc({ outcome }),
    asked(host: string, outcome: Outcome): void {
      for (const one of OUTCOMES) upstream.inc({ host, outcome: one }, one === outcome ? 1 : 0);
    },
    askedStorage: (outcome: Outcome): void => storage.inc({ outcome }),
    slowQuery: (): void => slow.inc(),
    /** Everything as of now, in the text of OpenMetrics. */
    async text(sources: GaugeSources): Promise<string> {
      await look(sources);
      return registry.metrics();
    },
  };
}
