import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import { fillDemo, readSettings } from '@touchline/server/commands';
import { openConnection, requestOf, type Address, type Answer, type HttpConnection } from './http-connection.ts';
import { loadNow } from './machine-facts.ts';
import { makeMemoryCgroup, type MemoryCgroup } from './memory-cgroup.ts';
import { finishOf, practicePost } from './practice-request.ts';
import { peakResidentSize, processesIn, proportionalSize, residentSize } from './process-usage.ts';
import { startServer } from './server-process.ts';

export type SmallMachine = {
  readonly megabytes: number;
  readonly minutes: number;
  /** Players with demo data, and how many of them are there at once. */
  readonly players: number;
  readonly atOnce: number;
  /** Requests that each of those sends in a second, at most. */
  readonly requestsASecond: number;
  /** The folder of an install, in place of this one. */
  readonly program: string | undefined;
};

/** A minute of the run, in MB: the server's process, PostgreSQL's with what they share counted once, and all that nobody can give up. */
type Minute = { readonly minute: number; readonly node: number; readonly postgres: number; readonly held: number; readonly load: number };

type Calls = { readonly times: number[]; failed: number };

export type SmallMachineReport = {
  readonly asked: SmallMachine;
  readonly fillSeconds: number;
  readonly calls: Readonly<Record<string, { readonly count: number; readonly failed: number; readonly p50: number; readonly p95: number; readonly p99: number }>>;
  readonly failures: readonly string[];
  /** What the server has logged as an error, the last of it. */
  readonly errors: readonly string[];
  readonly minutes: readonly Minute[];
  /** MB an hour, by least squares over the minutes after the first third. */
  readonly growthAnHour: { readonly node: number; readonly postgres: number };
  readonly peakMegabytes: { readonly group: number; readonly held: number; readonly node: number };
  readonly killedForMemory: number;
  readonly restarted: boolean;
};

/** Browsers renew a session before its 15 minutes are over. */
const RENEW_AFTER_MS = 8 * 60_000;
/** Over which those who are there at once arrive: each signs in, which costs a password's hash. */
const ARRIVAL_MS = 10_000;
const FAILURES_TOLD = 20;
const SAMPLE_MS = 5_000;

/**
 * The product as shipped, with its embedded database, in so many megabytes without swap: players with demo data sign
 * in, look at their pages and save sessions for some minutes, from outside of the limit. Says what failed, how long
 * each kind of call took in milliseconds, and what memory was held.
 */
export async function loadTestOnSmallMachine(folder: string, asked: SmallMachine): Promise<SmallMachineReport> {
  const group = await makeMemoryCgroup(asked.megabytes);
  const dataDir = join(folder, 'small');
  const server = await startServer({ script: 'start', dataDir, settings: { TRUSTED_PROXIES: '127.0.0.1' }, members: group.members, ...(asked.program !== undefined && { program: asked.program }) });
  console.log(`in ${asked.megabytes} MB: http://127.0.0.1:${server.address.port}`);
  const fillStarted = performance.now();
  const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, [], '/');
  const accounts = await fillDemo(settings, asked.players);
  const fillSeconds = (performance.now() - fillStarted) / 1000;
  console.log(`${accounts.length} players of demo data in ${fillSeconds.toFixed(0)} s`);

  const startedAt = Date.now();
  const players = accounts.map((account, at): Player => ({ ...account, at, saved: 0, session: null }));
  const record = newLog();
  // Of PostgreSQL's processes the first is the parent of the others; ids begin anew after the highest.
  const parent = (await processesIn(dataDir))[0] ?? Number.NaN;
  const until = performance.now() + asked.minutes * 60_000;
  const watching = watch(group, server.process, dataDir, until);
  await Promise.all(
    Array.from({ length: asked.atOnce }, async (_, caller) => {
      // Nobody opens the app in the same second.
      await pause((caller / asked.atOnce) * ARRIVAL_MS);
      for (let visit = 0; performance.now() < until; visit += 1) {
        const player = players[(caller + visit * asked.atOnce) % players.length];
        if (player) await visitOf(server.address, player, { record, startedAt, until, every: 1_000 / asked.requestsASecond });
      }
    }),
  );
  const { minutes, held } = await watching;
  const { peak, killed } = await group.use();
  const restarted = server.child.exitCode !== null || server.child.signalCode !== null || !(await processesIn(dataDir)).includes(parent);
  const node = restarted ? Number.NaN : await peakResidentSize(server.process);
  await server.stop();
  return {
    asked,
    fillSeconds,
    calls: Object.fromEntries([...record.calls].map(([name, { times, failed }]) => [name, { count: times.length + failed, failed, ...percentilesOf(times) }])),
    failures: record.failures,
    errors: await errorsIn(`${dataDir}.log`),
    minutes,
    growthAnHour: { node: growthOf(minutes, 'node'), postgres: growthOf(minutes, 'postgres') },
    peakMegabytes: { group: peak, held, node },
    killedForMemory: killed,
    restarted,
  };
}

type Player = {
  readonly email: string;
  readonly password: string;
  readonly at: number;
  saved: number;
  session: { readonly id: string; readonly token: string; readonly refresh: string; readonly since: number } | null;
};

type Log = { readonly calls: Map<string, Calls>; readonly failures: string[] };
const newLog = (): Log => ({ calls: new Map(), failures: [] });

type Visit = { readonly record: Log; readonly startedAt: number; readonly until: number; readonly every: number };

/** One player opens the app, looks around, saves a session and looks at what it has brought, a call after the other. */
async function visitOf(address: Address, player: Player, { record, startedAt, until, every }: Visit): Promise<void> {
  const connection = await openConnection(address);
  let next = performance.now();
  const call = async (name: string, expected: number, request: Buffer): Promise<Answer | null> => {
    await pause(Math.max(0, next - performance.now()));
    // One that is late does not hurry after: a player waits for what was asked before.
    next = Math.max(next + every, performance.now());
    return measured(record, name, expected, connection, request);
  };
  try {
    player.session = await signedIn(player, call);
    if (player.session === null) return;
    const { id, token } = player.session;
    const read = (name: string, path: string) => call(name, 200, requestOf('GET', path, { token }));
    const range = one(['7days', '30days', '3months', 'all']);
    const steps = [
      () => read('dashboard', '/api/profile'),
      () => read('dashboard', '/api/stats'),
      () => read('dashboard', '/api/recommendations'),
      () => read('dashboard', '/api/live-scores'),
      () => read('board', `/api/leaderboard?period=${one(['daily', 'weekly', 'monthly', 'alltime'])}&view=${one(['player', 'team'])}`),
      () => read('progress', `/api/progress?range=${range}`),
      () => read('progress, year', '/api/progress/year'),
      () => save(call, player, { id, token }, startedAt),
      () => read('after a save', '/api/stats'),
      () => read('after a save', '/api/practice-sessions?limit=20'),
      () => read('achievements', '/api/achievements'),
      () => call('coach', 200, requestOf('POST', '/api/coach', { token, headers: fromHome(player), body: { message: one(QUESTIONS) } })),
    ];
    for (const step of steps) if (performance.now() < until) await step();
  } finally {
    connection.close();
  }
}

const QUESTIONS = ['what should I do today', 'how do I get better at juggling', 'how many tokens do I have', 'my knee hurts', 'who won yesterday'];

type Call = (name: string, expected: number, request: Buffer) => Promise<Answer | null>;

async function save(call: Call, player: Player, signedInAs: { readonly id: string; readonly token: string }, startedAt: number): Promise<void> {
  const post = practicePost(signedInAs, finishOf(startedAt, player.saved), player.saved + player.at);
  player.saved += 1;
  await call('save', 201, post);
}

/** The player's session: a new one, the one that stands, or that one renewed; null where it was refused. */
async function signedIn(player: Player, call: Call): Promise<Player['session']> {
  const { session, email, password } = player;
  if (session && Date.now() - session.since < RENEW_AFTER_MS) return session;
  const [type, body] = session ? (['refresh_token', { refresh_token: session.refresh }] as const) : (['password', { email, password }] as const);
  const answer = await call(session ? 'renewal' : 'sign-in', 200, requestOf('POST', `/auth/v1/token?grant_type=${type}`, { body, headers: fromHome(player) }));
  if (answer === null) return null;
  const { access_token: token, refresh_token: refresh, user } = JSON.parse(answer.body.toString()) as {
    access_token: string;
    refresh_token: string;
    user: { id: string };
  };
  return { id: user.id, token, refresh, since: Date.now() };
}

/** One address may ask only so often; of the block that is kept for benchmarks (RFC 2544). */
const fromHome = ({ at }: Player) => ({ 'x-forwarded-for': `198.18.${at >> 8}.${at & 255}` });

/** The answer, or null where it failed; either is written down. */
async function measured({ calls, failures }: Log, name: string, expected: number, connection: HttpConnection, request: Buffer): Promise<Answer | null> {
  const seen = calls.get(name) ?? { times: [], failed: 0 };
  calls.set(name, seen);
  const startedAt = performance.now();
  const answer = await connection.ask(request).catch((error: unknown) => error);
  if (isAnswer(answer) && answer.status === expected) {
    seen.times.push(performance.now() - startedAt);
    return answer;
  }
  seen.failed += 1;
  const what = isAnswer(answer) ? `${answer.status} ${answer.body.toString()}` : String(answer);
  if (failures.length < FAILURES_TOLD) failures.push(`${name}: ${what}`);
  return null;
}

const isAnswer = (answer: unknown): answer is Answer => answer !== null && typeof answer === 'object' && 'status' in answer;

function one<const T>(of: readonly T[]): T {
  return of[randomInt(of.length)] as T;
}

/** pino's number for an error. */
const ERROR = 50;

async function errorsIn(file: string): Promise<string[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.startsWith('{'));
  return lines.filter((line) => (JSON.parse(line) as { readonly level: number }).level >= ERROR).slice(-FAILURES_TOLD);
}

/** Looks at the memory every few seconds until then; keeps one look a minute, and the most that was held. */
async function watch(group: MemoryCgroup, server: number, dataDir: string, until: number): Promise<{ readonly minutes: Minute[]; readonly held: number }> {
  const minutes: Minute[] = [];
  const startedAt = performance.now();
  let most = 0;
  while (performance.now() < until) {
    const { held } = await group.use();
    most = Math.max(most, held);
    const minute = Math.floor((performance.now() - startedAt) / 60_000);
    if (minute >= minutes.length) {
      const parts = await Promise.all((await processesIn(dataDir)).map((process) => proportionalSize(process).catch(ended)));
      const look = { minute, node: await residentSize(server).catch(ended), postgres: parts.reduce((sum, part) => sum + part, 0), held, load: loadNow() };
      minutes.push(look);
      console.log(JSON.stringify(look));
    }
    await pause(Math.min(SAMPLE_MS, Math.max(0, until - performance.now())));
  }
  return { minutes, held: most };
}

/** A process that has ended in between holds nothing. */
const ended = (): number => 0;

function percentilesOf(times: readonly number[]): { readonly p50: number; readonly p95: number; readonly p99: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN) * 10) / 10;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** The slope of a straight line through the minutes after the first third, in which caches fill, as MB an hour. */
function growthOf(all: readonly Minute[], fact: 'node' | 'postgres'): number {
  const minutes = all.slice(Math.floor(all.length / 3));
  const middle = minutes.reduce((sum, { minute }) => sum + minute, 0) / minutes.length;
  const slope = minutes.reduce((sum, look) => sum + (look.minute - middle) * look[fact], 0) / minutes.reduce((sum, { minute }) => sum + (minute - middle) ** 2, 0);
  return Math.round(slope * 60 * 10) / 10;
}

/** The report as text: what was asked, each kind of call, and the memory. */
export function smallMachineText({ asked, calls, failures, errors, growthAnHour, peakMegabytes, killedForMemory, restarted, fillSeconds }: SmallMachineReport): string {
  const mb = (value: number) => `${Math.round(value)} MB`;
  return [
    `${asked.atOnce} of ${asked.players} players at once for ${asked.minutes} minutes in ${asked.megabytes} MB, ${asked.atOnce * asked.requestsASecond} requests a second at most; demo data in ${Math.round(fillSeconds)} s`,
    ...Object.entries(calls).map(([name, { count, failed, p50, p95, p99 }]) => `${name}: ${count} calls, ${failed} failed; p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms`),
    ...failures.map((failure) => `FAILED ${failure}`),
    ...errors.map((error) => `LOGGED ${error}`),
    `memory: held at most ${mb(peakMegabytes.held)}, with remembered files ${mb(peakMegabytes.group)}; the server's process ${mb(peakMegabytes.node)}; killed for memory ${killedForMemory}; restarted ${restarted ? 'YES' : 'no'}`,
    `growth: server ${growthAnHour.node} MB an hour, PostgreSQL ${growthAnHour.postgres} MB an hour`,
  ].join('\n');
}
