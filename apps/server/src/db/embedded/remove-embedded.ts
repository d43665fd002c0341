import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { layoutOf } from './folder-layout.ts';
import { holderOf, readLockFile } from './postmaster-pid.ts';
import { superviseServer, type Log } from './keep-server-running.ts';

/**
 * Deletes the embedded database of a folder for good. A server that a killed process left behind is stopped
 * first; one that another process uses is left alone, and nothing is deleted.
 */
export async function removeEmbedded(options: {
  /** Absolute. */
  readonly folder: string;
  readonly log: Log;
}): Promise<'removed' | 'in-use' | 'missing'> {
  const { cluster } = layoutOf(options.folder);
  if (!existsSync(options.folder)) return 'missing';
  if (isServed(cluster)) {
    // Acquiring a lease and releasing it stops the server unless somebody else has one.
    const joined = await superviseServer(options);
    await joined.stop();
    if (isServed(cluster)) return 'in-use';
  }
  await rm(options.folder, { recursive: true, force: true });
  return 'removed';
}

function isServed(cluster: string): boolean {
  const lock = readLockFile(cluster);
  return lock !== undefined && holderOf(lock, cluster) === 'server';
}
