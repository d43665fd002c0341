import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runEmbedded } from '../../testing/embedded-process.ts';
import { madeOnce, temporaryFolder } from '../../testing/temporary-folder.ts';
import { memoryLog } from '../../testing/memory-log.ts';
import { eventually } from '../../testing/eventually.ts';
import { processesIn, tellsProcesses } from '../../testing/processes-in-folder.ts';
import { startEmbedded } from './index.ts';

const copyOfMade = madeOnce();

/** What a start has reached, told by the traces it leaves in its folder. */
const moments: readonly [name: string, emptyFolder: boolean, reached: (folder: string) => boolean][] = [
  ['has begun to make the cluster', true, (folder) => halfMade(folder).length > 0],
  ['runs initdb', true, (folder) => halfMade(folder).length > 0 && processesIn(folder).length > 0],
  ['has written half a cluster', true, (folder) => halfMade(folder).some((name) => hasVersion(folder, name))],
  ['has just made the cluster', true, (folder) => hasVersion(folder, '.')],
  ['boots the server', false, (folder) => processesIn(folder).length > 0],
  ['waits for the server', false, (folder) => existsSync(join(folder, 'cluster', 'postmaster.pid'))],
];

describe.skipIf(!tellsProcesses)('a start that is called off', () => {
  it.each(moments)('when it %s leaves no process and no half cluster', async (_name, emptyFolder, reached) => {
    const folder = emptyFolder ? temporaryFolder() : copyOfMade();
    const node = runEmbedded(folder);
    await node.said('running');
    await eventually('the moment', () => reached(folder));
    expect(await node.stop()).toBe(0);
    expect(processesIn(folder)).toEqual([]);
    expect(halfMade(folder)).toEqual([]);
    expect(existsSync(join(folder, 'cluster', 'postmaster.pid'))).toBe(false);

    const next = await startEmbedded({ folder, log: memoryLog() });
    expect(next.adopted).toBe(false);
    await next.stop();
  });

  it('before it begins starts nothing and says so', async () => {
    const folder = temporaryFolder();
    const start = startEmbedded({ folder, log: memoryLog(), signal: AbortSignal.abort() });
    await expect(start).rejects.toMatchObject({ code: 'stopped' });
    expect(readdirSync(folder)).toEqual([]);
  });
});

function halfMade(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.startsWith('init-'));
}

function hasVersion(folder: string, name: string): boolean {
  return existsSync(join(folder, name, 'cluster', 'PG_VERSION'));
}
