import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { Agent, request as httpsRequest } from 'node:https';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { fillDemo, openEmbedded, readSettings } from '@touchline/server/commands';
import { freePort } from '@touchline/server/testing';
import { cleanUpLater } from './cleanup-on-exit.ts';
import { startServer, type ServerProcess } from './server-process.ts';

const PLAYERS = 8;
/** Requests that each player sends in a second, at most. */
const PACE = 3;
/** As docs/operate.md says for deploy/Caddyfile. */
const DRAIN_SECONDS = 5;
/** Longer than Caddy takes to see that a process is there again: a look every two seconds, and five of leaving it alone. */
const SEEN_MS = 8_000;
const START_MS = 30_000;

export type RestartBehindCaddyReport = {
  readonly calls: number;
  readonly failed: readonly string[];
  readonly longestMs: number;
  /** The same when all had been restarted and none was killed yet. */
  readonly restart: { readonly calls: number; readonly failed: readonly string[]; readonly longestMs: number };
  readonly streamed: number;
  readonly uploaded: number;
};

/**
 * Two processes that answer and one that works, behind Caddy with deploy/Caddyfile as it stands: each is restarted under
 * load as docs/operate.md says, and then one is killed. Players save, read, hear the coach word by word and send clips.
 */
export async function restartServersBehindCaddy(folder: string): Promise<RestartBehindCaddyReport> {
  const dataDir = join(folder, 'behind-caddy');
  await mkdir(dataDir);
  const database = await openEmbedded(join(folder, 'database'));
  cleanUpLater(() => database.stop());
  const accounts = await fillDemo(readSettings({ DATABASE_URL: database.url, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, [], '/'), PLAYERS);
  const edge = { https: await freePort(), http: await freePort(), admin: await freePort() };
  const settings = { DATABASE_URL: database.url, CLIPS_SHARED: 'true', DRAIN_SECONDS: String(DRAIN_SECONDS), TRUSTED_PROXIES: '127.0.0.1', PUBLIC_URL: `https://localhost:${edge.https}` };
  const start = (role: string, port?: number): Promise<ServerProcess> =>
    startServer({ script: 'serve-api', dataDir, settings: { ...settings, ROLE: role }, ...(port !== undefined && { port }) });
  const worker = await start('worker');
  const web = [await start('web'), await start('web')];
  const ask = await startCaddy(join(folder, 'caddy'), edge, web);

  const log: Log = { calls: 0, failed: [], longestMs: 0, streamed: 0, uploaded: 0 };
  const over = new AbortController();
  const load = Promise.all(accounts.map((account, at) => play(ask, account, at, log, over.signal)));
  await pause(5_000);
  for (const [at, one] of web.entries()) {
    await one.stop();
    web[at] = await start('web', one.address.port);
    await pause(SEEN_MS);
  }
  await worker.stop();
  const fresh = await start('worker', worker.address.port);
  const restart = { calls: log.calls, failed: [...log.failed], longestMs: log.longestMs };
  web[0]?.child.kill('SIGKILL');
  await pause(SEEN_MS);
  over.abort();
  await load;
  for (const one of [...web, fresh]) await one.stop();
  await database.stop();
  return { ...log, restart };
}

type Log = { calls: number; failed: string[]; longestMs: number; streamed: number; uploaded: number };
type Answer = { readonly status: number; readonly text: string; readonly pieces: number };
type Ask = (method: string, path: string, sent: { readonly headers?: Record<string, string>; readonly body?: string | Buffer }) => Promise<Answer>;

/** Caddy with its own certificate on ports of ours; the site is deploy/Caddyfile, word for word. Gives what asks through it. */
async function startCaddy(folder: string, edge: { readonly https: number; readonly http: number; readonly admin: number }, web: readonly ServerProcess[]): Promise<Ask> {
  await mkdir(folder);
  const site = fileURLToPath(new URL('../deploy/Caddyfile', import.meta.url));
  const config = join(folder, 'Caddyfile');
  await writeFile(config, `{\n\thttp_port ${edge.http}\n\thttps_port ${edge.https}\n\tadmin 127.0.0.1:${edge.admin}\n\tskip_install_trust\n}\nimport ${site}\n`);
  const logFile = openSync(`${folder}.log`, 'a');
  const child = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
    stdio: ['ignore', logFile, logFile],
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, DOMAIN: 'localhost', UPSTREAM: web.map(({ address: { host, port } }) => `${host}:${port}`).join(' ') },
  });
  closeSync(logFile);
  const gone = once(child, 'exit');
  cleanUpLater(async () => {
    child.kill('SIGTERM');
    await gone;
  });
  const until = performance.now() + START_MS;
  for (;;) {
    try {
      const ca = await readFile(join(folder, 'caddy/pki/authorities/local/root.crt'));
      const ask = askThrough(edge.https, new Agent({ keepAlive: true, ca, maxSockets: PLAYERS }));
      if ((await ask('GET', '/health/ready', {})).status === 200) return ask;
    } catch (error) {
      if (performance.now() > until) throw new Error(`Caddy did not start:\n${await readFile(`${folder}.log`, 'utf8')}`, { cause: error });
    }
    await pause(200);
  }
}

function askThrough(port: number, agent: Agent): Ask {
  return async (method, path, { headers = {}, body }) => {
    const request = httpsRequest({ host: '127.0.0.1', servername: 'localhost', port, path, method, agent, headers: { host: `localhost:${port}`, ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) } });
    request.end(body);
    const [response] = (await once(request, 'response')) as [AsyncIterable<Buffer> & { readonly statusCode: number }];
    const pieces: Buffer[] = [];
    for await (const piece of response) pieces.push(piece);
    return { status: response.statusCode, text: Buffer.concat(pieces).toString(), pieces: pieces.length };
  };
}

/** A player who practises, looks and asks until it is over, and sends a clip now and then. */
async function play(ask: Ask, account: { readonly email: string; readonly password: string }, at: number, log: Log, over: AbortSignal): Promise<void> {
  const json = { 'content-type': 'application/json' };
  const call = async (what: string, expected: number, ...request: Parameters<Ask>): Promise<Answer | null> => {
    const begun = performance.now();
    log.calls += 1;
    const answer = await ask(...request).catch((error: unknown): Answer => ({ status: 0, text: String(error), pieces: 0 }));
    log.longestMs = Math.max(log.longestMs, performance.now() - begun);
    if (answer.status === expected) return answer;
    log.failed.push(`${what}: ${answer.status} ${answer.text.slice(0, 200)}`);
    return null;
  };
  const signedIn = await call('sign-in', 200, 'POST', '/auth/v1/token?grant_type=password', { headers: json, body: JSON.stringify(account) });
  if (signedIn === null) return;
  const { access_token: token } = JSON.parse(signedIn.text) as { access_token: string };
  const own = { ...json, authorization: `Bearer ${token}` };
  for (let turn = 0; !over.aborted; turn += 1) {
    const next = pause(1_000 / PACE);
    if (turn % 30 === 10) await sendClip(call, own, log);
    else if (turn % 10 === 5) {
      const message = JSON.stringify({ message: 'how do I get better at juggling' });
      const answer = await call('coach', 200, 'POST', '/api/coach', { headers: { ...own, accept: 'text/event-stream' }, body: message });
      if (answer?.text.includes('"type":"done"') === true && answer.pieces > 1) log.streamed += 1;
      else if (answer !== null) log.failed.push(`coach: ${answer.pieces} pieces: ${answer.text.slice(0, 200)}`);
    } else if (turn % 2 === 0) {
      const body = JSON.stringify({ drill_id: 'juggling', duration_minutes: 1, result: at + turn });
      await call('save', 201, 'POST', '/api/practice-sessions', { headers: { ...own, 'idempotency-key': randomUUID() }, body });
    } else await call('read', 200, 'GET', turn % 3 === 0 ? '/api/leaderboard?period=weekly' : '/api/stats', { headers: own });
    await next;
  }
}

type Call = (what: string, expected: number, ...request: Parameters<Ask>) => Promise<Answer | null>;

/** A clip as the browser sends it: announced, sent to the link of the answer, and looked at when it is whole. */
async function sendClip(call: Call, own: Record<string, string>, log: Log): Promise<void> {
  const clip = Buffer.alloc(2_000_000, 'clip');
  Buffer.from('\0\0\0\u0018ftypisom\0\0\u0002\0isommp42').copy(clip);
  const analysisId = randomUUID();
  const announced = { analysisType: 'shooting', analysisId, metadata: { size: clip.length, type: 'video/mp4' } };
  const begun = await call('initiate', 200, 'POST', '/api/analysis/initiate', { headers: own, body: JSON.stringify(announced) });
  if (begun === null) return;
  const { signedURL } = JSON.parse(begun.text) as { signedURL: string };
  const link = new URL(signedURL, 'https://localhost');
  const sent = await call('upload', 200, 'PUT', `${link.pathname}${link.search}`, { headers: { 'content-type': 'video/mp4' }, body: clip });
  if (sent?.text === JSON.stringify({ received: clip.length })) log.uploaded += 1;
}
