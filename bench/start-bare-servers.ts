import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { cleanUpLater } from './cleanup-on-exit.ts';
import type { BareStats } from './bare-stats-server.ts';
import type { Address, Answer } from './http-connection.ts';

export type BareProcess = { readonly address: Address; readonly process: number; readonly stop: () => Promise<void> };

/** Starts a process with a bare HTTP server that gives this answer to everything. It ends with us at the latest. */
export function startBareServer(answer: Answer): Promise<BareProcess> {
  return startProcess(new URL('bare-server.ts', import.meta.url), answer);
}

/** Starts one that checks tokens and asks the database as `/api/stats` does. */
export function startBareStatsServer(told: BareStats): Promise<BareProcess> {
  return startProcess(new URL('bare-stats-server.ts', import.meta.url), told);
}

/** Starts one that pipes what is sent to it into files of this folder. */
export function startBareUploadServer(folder: string): Promise<BareProcess> {
  return startProcess(new URL('bare-upload-server.ts', import.meta.url), folder);
}

async function startProcess(script: URL, told: Answer | BareStats | string): Promise<BareProcess> {
  const child = fork(fileURLToPath(script), { serialization: 'advanced' });
  const stop = cleanUpLater(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill();
    await exited;
  });
  child.send(told);
  const [port] = (await once(child, 'message')) as [number];
  return { address: { host: '127.0.0.1', port }, process: child.pid ?? Number.NaN, stop };
}
