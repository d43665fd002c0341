import { spawnSync } from 'node:child_process';
import { errorCode } from '../../file-system-errors.ts';
import { bareEnvironment, isGone } from './os-process.ts';
import type { Programs } from './postgres-programs.ts';

/** How long a stop may take, in milliseconds: the server writes what it holds in memory to the disk first. */
const patience = 60_000;

/**
 * Stops a server the fast way: sessions end, open transactions are undone, everything is written.
 * Never harder than that, so false means that it is still busy stopping and was left to finish by itself.
 */
export async function interrupt(server: number, programs: Programs): Promise<boolean> {
  if (process.platform === 'win32') {
    // There `process.kill` would end it at once, whatever the signal.
    spawnSync(programs.pgCtl, ['kill', 'INT', String(server)], { env: bareEnvironment(), windowsHide: true });
  } else {
    try {
      process.kill(server, 'SIGINT');
    } catch (error) {
      if (errorCode(error) !== 'ESRCH') throw error;
    }
  }
  return isGone(server, patience);
}
