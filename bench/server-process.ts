import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync, closeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@touchline/server/testing';
import { cleanUpLater } from './cleanup-on-exit.ts';
import { askOnce, requestOf, type Address } from './http-connection.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const HEALTH = requestOf('GET', '/health', { headers: { connection: 'close' } });
const START_TIMEOUT_MS = 60_000;

export type ServerProcess = {
  readonly address: Address;
  readonly child: ChildProcess;
  readonly process: number;
  /** Milliseconds from the spawn to the first healthy answer. */
  readonly startedIn: number;
  /** Asks it to stop and waits until it has. */
  readonly stop: () => Promise<void>;
};

type ServerOptions = {
  /** `start` serves the product, `serve-api` the API without the front end. */
  readonly script: 'start' | 'serve-api';
  readonly dataDir: string;
  /** A module that Node loads before the server, which may then talk to us. */
  readonly preload?: URL;
  readonly settings?: Readonly<Record<string, string>>;
  /** The file of a memory group (`memory-cgroup.ts`) that takes the process before it begins. */
  readonly members?: string;
  /** The folder of an install, in place of this one. */
  readonly program?: string;
  /** A free one without it. */
  readonly port?: number;
};

/** Starts a server as shipped, on a free port, with its log in a file beside its data; resolves when it is healthy. */
export async function startServer({ script, dataDir, preload, settings = {}, members, program = root, port: wanted }: ServerOptions): Promise<ServerProcess> {
  const port = wanted ?? (await freePort());
  const log = `${dataDir}.log`;
  const logFile = openSync(log, 'a');
  const startedAt = performance.now();
  const [command, ...into] = members === undefined ? [process.execPath] : ['/bin/sh', '-c', JOIN, members, process.execPath];
  const child = spawn(
    command ?? process.execPath,
    [
      ...into,
      ...NODE_FLAGS,
      ...(preload ? ['--import', preload.href] : []),
      `scripts/${script}.ts`,
      '--port',
      String(port),
      '--data',
      dataDir,
    ],
    {
      cwd: program,
      env: { ...process.env, ...AS_SHIPPED, ...settings },
      stdio: preload ? ['ignore', logFile, logFile, 'ipc'] : ['ignore', logFile, logFile],
      serialization: 'advanced',
    },
  );
  closeSync(logFile);
  const stop = cleanUpLater(() => end(child));
  const address = { host: '127.0.0.1', port };
  try {
    await healthy(address, child);
  } catch (error) {
    await stop();
    throw new Error(`scripts/${script}.ts did not start:\n${await readFile(log, 'utf8')}`, { cause: error });
  }
  return { address, child, process: child.pid ?? Number.NaN, startedIn: performance.now() - startedAt, stop };
}

/** As `scripts/exec-node.sh` has them. */
const NODE_FLAGS = ['--max-semi-space-size=4'];

/** A shell that joins the group of its first argument and becomes the program of the others. */
const JOIN = 'echo $$ > "$0" && exec "$@"';

/** Our own shell may hold settings for another Touchline; an empty one counts as not set. */
const AS_SHIPPED = {
  HOST: '',
  PORT: '',
  DATA_DIR: '',
  DATABASE_URL: '',
  PUBLIC_URL: '',
  TRUSTED_PROXIES: '',
  ROLE: '',
  LOG_LEVEL: '',
  ENVIRONMENT: '',
  FOOTBALL_SOURCES: 'demo',
  NODE_OPTIONS: '',
};

async function healthy(address: Address, child: ChildProcess): Promise<void> {
  const until = performance.now() + START_TIMEOUT_MS;
  for (;;) {
    const answer = await askOnce(address, HEALTH).catch((error: unknown) => error);
    if (answer !== null && typeof answer === 'object' && 'status' in answer && answer.status === 200) return;
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('it ended');
    if (performance.now() > until) throw new Error('it took too long', { cause: answer });
    // As fine as the figures are read: hundreds of milliseconds.
    await pause(5);
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}
