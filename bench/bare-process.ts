import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { undoLater } from './clean-up.ts';
import type { Address, Answer } from './http-connection.ts';

type BareProcess = { readonly address: Address; readonly process: number; readonly stop: () => Promise<void> };

/** Starts a process with a bare HTTP server that gives this answer to everything. It ends with us at the latest. */
export async function startBareServer(answer: Answer): Promise<BareProcess> {
  const child = fork(fileURLToPath(new URL('bare-server.ts', import.meta.url)), { serialization: 'advanced' });
  const stop = undoLater(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill();
    await exited;
  });
  child.send(answer);
  const [port] = (await once(child, 'message')) as [number];
  return { address: { host: '127.0.0.1', port }, process: child.pid ?? Number.NaN, stop };
}
