import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanUpLater } from './cleanup-on-exit.ts';

/** A folder that is gone after the run. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-bench-'));
  cleanUpLater(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
