import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createApiClient, type ApiClient } from './api-client.ts';
import { eventually } from './eventually.ts';
import { killAllIn, processesIn } from './processes-in-folder.ts';

/** How a process ended: its code, or the signal that killed it. */
type End = { readonly code: number | null; readonly signal: NodeJS.Signals | null };

/** The server in a process of its own, started as `npm start` starts it. */
export type ServerProcess = {
  /** Calls it, once it is ready. Throws when it ends before. */
  readonly ready: () => Promise<ApiClient>;
  readonly ended: Promise<End>;
  /** What it has said so far. */
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Signals it as a process manager does: the first process only. */
  readonly terminate: (signal?: NodeJS.Signals) => void;
  /** Signals it as a terminal does on Ctrl-C: the whole group. */
  readonly interrupt: () => void;
  /** Closes the channel it was given, as the end of its parent does. */
  readonly letGo: () => void;
  /** Its processes that still run, PostgreSQL's included. */
  readonly left: () => number[];
  /** Ends all of them the hard way. */
  readonly kill: () => Promise<void>;
};

type Options = {
  /** A folder of its own: by it the processes are known. */
  readonly folder: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
  /** Whether it has a channel to this process. */
  readonly channel?: boolean;
};

/** What would change a start, if it were set around the tests. */
const ours = new Set(
  ['PORT', 'HOST', 'DATA_DIR', 'PUBLIC_URL', 'DATABASE_URL', 'ROLE', 'LOG_LEVEL', 'ENVIRONMENT', 'INIT_CWD'],
);
const script = (name: string) => fileURLToPath(new URL(`../../../../scripts/${name}`, import.meta.url));

/** Starts a server on a free port, with its data in the folder, unless `args` say otherwise. */
export function runServer({ folder, env = {}, args = ['--port', '0', '--data', 'data'], channel = false }: Options): ServerProcess {
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.has(name)));
  // `npm start` becomes it as well: no process stays in between (exec-node.sh).
  const child = spawn(process.execPath, [script('serve-api.ts'), ...args], {
    cwd: folder,
    env: { ...inherited, FOOTBALL_SOURCES: 'demo', ...env },
    // A group of its own, as a terminal gives to each command.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', ...(channel ? (['ipc'] as const) : [])],
  });
  let [said, complained] = ['', ''];
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (said += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (complained += text));
  let end: End | undefined;
  // 'close' comes when all that was said has been heard, but never once we have closed a channel.
  const ended = once(child, channel ? 'exit' : 'close').then(([code, signal]: (number | NodeJS.Signals | null)[]) => {
    end = { code, signal } as End;
    return end;
  });
  return {
    ready: () =>
      eventually('the server to be ready', () => {
        if (end !== undefined) throw new Error(`the server ended (${end.code}): ${complained}`);
        const origin = /ready: {2}(http:\/\/\S+)/.exec(said)?.[1];
        return origin !== undefined && createApiClient(origin);
      }, 60_000),
    ended,
    stdout: () => said,
    stderr: () => complained,
    terminate: (signal = 'SIGTERM') => child.kill(signal),
    interrupt: () => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
    },
    letGo: () => child.disconnect(),
    left: () => processesIn(folder),
    kill: async () => {
      killAllIn(folder);
      await ended;
      await eventually('the killed processes to go', () => processesIn(folder).length === 0);
    },
  };
}
