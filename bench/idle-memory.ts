import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startBareServer } from './start-bare-servers.ts';
import { askOnce, requestOf } from './http-connection.ts';
import { processesIn, proportionalSize, residentSize } from './process-usage.ts';
import { compare, type Ratio } from './paired-measurements.ts';
import { startServer } from './server-process.ts';

/** What "idle" means: so long after the first answers, in milliseconds. The coach has read its phrases by then, and holds them. */
const IDLE_MS = 30_000;

/**
 * Memory in MB of the product that nobody uses, against a bare Node server: the resident size of the Node process, and
 * the proportional size (what processes share is counted once) of all processes of PostgreSQL.
 */
export async function measureIdleMemory(folder: string): Promise<{ readonly node: Ratio; readonly postgres: Ratio }> {
  const dataDir = join(folder, 'idle');
  await mkdir(dataDir);
  const server = await startServer({ script: 'start', dataDir });
  const bare = await startBareServer(await askOnce(server.address, requestOf('GET', '/config')));
  await pause(IDLE_MS);
  const reference = await residentSize(bare.process);
  const node = await residentSize(server.process);
  const parts = await Promise.all((await processesIn(dataDir)).map(proportionalSize));
  const postgres = parts.reduce((sum, part) => sum + part, 0);
  await bare.stop();
  await server.stop();
  return { node: compare([node], [reference]), postgres: compare([postgres], [reference]) };
}
