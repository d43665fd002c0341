import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { alternate, compare, type Pairs, type Ratio } from './paired-measurements.ts';
import { startServer } from './server-process.ts';

/** Milliseconds from the start to the first healthy answer, with a folder that was used before. */
export async function measureWarmStart(folder: string, pairs: Pairs): Promise<Ratio> {
  const dataDir = join(folder, 'warm');
  await mkdir(dataDir);
  await startAndStop(dataDir);
  const { measured, reference } = await alternate(pairs, () => startAndStop(dataDir), startOfNode);
  return compare(measured, reference);
}

/** The same with an empty folder each time: the database is made and the tables in it. */
export async function measureColdStart(folder: string, pairs: Pairs): Promise<Ratio> {
  let starts = 0;
  const startCold = async () => {
    starts += 1;
    const dataDir = join(folder, `cold-${starts}`);
    await mkdir(dataDir);
    return startAndStop(dataDir);
  };
  const { measured, reference } = await alternate(pairs, startCold, startOfNode);
  return compare(measured, reference);
}

async function startAndStop(dataDir: string): Promise<number> {
  const server = await startServer({ script: 'start', dataDir });
  await server.stop();
  return server.startedIn;
}

/** Milliseconds that `node -e ""` takes from its start to its end. */
async function startOfNode(): Promise<number> {
  const startedAt = performance.now();
  const [code] = (await once(spawn(process.execPath, ['-e', ''], { stdio: 'inherit' }), 'exit')) as [number | null];
  if (code !== 0) throw new Error(`node -e "" ended with ${code}`);
  return performance.now() - startedAt;
}
