// The folder of a run of tests, for databases, profiles of browsers and whatever else is thrown away with it.
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder of Linux that lies in memory. */
const MEMORY = '/dev/shm';

/** Three times what a run held at most (bytes). */
const ROOM_FOR_A_RUN = 6 * 2 ** 30;

/** How much may be stored in memory (bytes): none on other systems, and in a container often 64 MB. */
export function roomInMemory(): number {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/** Tests run programs out of their folders. */
function mayRunPrograms(): boolean {
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n').map((line) => line.split(' '));
  const [, , , options = 'noexec'] = mounts.find(([, place]) => place === MEMORY) ?? [];
  return !options.split(',').includes('noexec');
}

/**
 * Makes a folder for a run, and removes it afterwards. It lies in memory where there is room: making and dropping a
 * database for each test there costs a quarter of the processor's time of tests of services less than on a disk.
 */
export async function inRunFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const isInMemory = Math.min(roomInMemory(), process.availableMemory()) >= ROOM_FOR_A_RUN && mayRunPrograms();
  const folder = mkdtempSync(join(isInMemory ? MEMORY : tmpdir(), 'touchline-run-'));
  // Some tests run as other accounts in folders below.
  chmodSync(folder, 0o711);
  // Ctrl-C is for the programs of the run: ours is left to tidy up when they have ended.
  const goOn = (): void => {};
  process.on('SIGINT', goOn);
  try {
    return await work(folder);
  } finally {
    process.off('SIGINT', goOn);
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}
