import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { startEmbedded } from '../db/embedded/index.ts';
import { memoryLog } from './memory-log.ts';
import { killAllIn, tellsProcesses } from './processes-in-folder.ts';

/** An empty folder for one test, closed to other accounts. What still runs in it afterwards is ended with it. */
export function temporaryFolder(): string {
  const folder = newFolder();
  onTestFinished(() => remove(folder));
  return folder;
}

/** The same for all tests of a file or a group; made before the first of them. */
export function sharedFolder(): () => string {
  let folder = '';
  beforeAll(() => {
    folder = newFolder();
  });
  afterAll(() => remove(folder));
  return () => folder;
}

/** Makes a stopped embedded database once, and gives a function that copies it into a folder for one test. */
export function madeOnce(): () => string {
  const original = sharedFolder();
  beforeAll(async () => {
    const { stop } = await startEmbedded({ folder: original(), log: memoryLog() });
    await stop();
  });
  return () => {
    const folder = temporaryFolder();
    cpSync(original(), folder, { recursive: true });
    return folder;
  };
}

/** In the folder of the run, which goes as a whole when the run is interrupted. */
function newFolder(): string {
  return mkdtempSync(join(inject('testDatabases').folder, 'test-'));
}

function remove(folder: string): void {
  if (tellsProcesses) killAllIn(folder);
  // What was killed may take a moment to go.
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}
