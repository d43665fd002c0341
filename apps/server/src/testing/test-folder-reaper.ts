// Waits until the process that started it is gone, then ends what runs in the folder of its tests and removes it.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { removeEmbedded } from '../db/embedded/index.ts';
import { killAllIn, tellsProcesses } from './processes-in-folder.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: test-folder-reaper.ts <folder>');

// Nothing is ever written to the pipe: it only ends.
await process.stdin.resume().toArray();

const log = { info: () => {}, warn: console.warn, error: console.error };
try {
  // The server may need a moment to notice that its last user is gone.
  while ((await removeEmbedded({ folder: join(folder, 'cluster'), log })) === 'in-use') await pause(100);
} catch (error) {
  // Killed in the middle of its start, a cluster may not be one yet. What is left of it goes now.
  log.warn(error);
}
// A test that was interrupted leaves its own servers.
if (tellsProcesses) killAllIn(folder);
await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
