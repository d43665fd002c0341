import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { EmbeddedFailure } from '../db/embedded/index.ts';

type Said =
  | { readonly event: 'running' | 'stopped' }
  | { readonly event: 'started'; readonly url: string; readonly adopted: boolean }
  | { readonly event: 'failed'; readonly code: EmbeddedFailure; readonly message: string };

type Event = Said['event'];

/** The embedded database in a process of its own (see embedded-database-program.ts). */
type EmbeddedProcess = {
  /** Waits for the event. Throws when the process says another end, or goes without. */
  readonly said: <E extends Event>(event: E) => Promise<Extract<Said, { event: E }>>;
  /** Asks it to stop, waits until it has gone, and gives its exit code. */
  readonly stop: () => Promise<number | null>;
  /** Ends the Node process, and only that, without a chance to stop anything. */
  readonly kill: () => Promise<void>;
};

export type Runner = {
  readonly node: string;
  readonly program: string;
  readonly uid?: number;
  readonly gid?: number;
};

/** This Node and this checkout, under our own account. */
const ourselves: Runner = {
  node: process.execPath,
  program: fileURLToPath(new URL('embedded-database-program.ts', import.meta.url)),
};

export function runEmbedded(folder: string, { node, program, ...account }: Runner = ourselves): EmbeddedProcess {
  const child = spawn(node, [program, folder], { ...account, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
  const lines: Said[] = [];
  const reader = createInterface({ input: child.stdout });
  reader.on('line', (line) => lines.push(JSON.parse(line) as Said));
  const closed = once(reader, 'close');

  const said = async <E extends Event>(event: E): Promise<Extract<Said, { event: E }>> => {
    for (;;) {
      const line = lines.find((candidate) => candidate.event === event);
      if (line !== undefined) return line as Extract<Said, { event: E }>;
      const ended = await Promise.race([once(reader, 'line').then(() => false), closed.then(() => true)]);
      if (ended && !lines.some((candidate) => candidate.event === event)) {
        throw new Error(`it never said "${event}": ${JSON.stringify(lines)} ${complaints}`);
      }
    }
  };
  return {
    said,
    stop: async () => {
      child.kill('SIGTERM');
      return (await exited)[0];
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
