import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, it } from 'vitest';
import { queryOnce } from './query-once.ts';
import { cloneDatabase } from './database-per-test-file.ts';
import { eventually } from './eventually.ts';
import { processesIn, tellsProcesses } from './processes-in-folder.ts';

describe('a database for a test', () => {
  it('has the newest tables, no rows, and nothing of another one', async () => {
    const [one, other] = await Promise.all([cloneDatabase(), cloneDatabase(), cloneDatabase(), cloneDatabase()]);
    await queryOnce(one.url, `insert into users (id, email) values (gen_random_uuid(), 'kim@example.com')`);
    expect(await queryOnce(other.url, 'select count(*)::int as n from users')).toEqual([{ n: 0 }]);
  });

  it('can be dropped while somebody is connected', async () => {
    const { url, drop } = await cloneDatabase();
    const busy = queryOnce(url, 'select pg_sleep(600)').catch((error: unknown) => error);
    const { adminUrl } = inject('testDatabases');
    const name = new URL(url).pathname.slice(1);
    const active = `select from pg_stat_activity where datname = $1 and state = 'active'`;
    await eventually('the query', async () => (await queryOnce(adminUrl, active, [name])).length > 0);
    await drop();
    expect(await busy).toMatchObject({ code: '57P01' });
    expect(await queryOnce(adminUrl, 'select from pg_database where datname = $1', [name])).toEqual([]);
    await drop();
  });
});

describe.skipIf(!tellsProcesses)('a cluster for tests', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)('goes with its process and its folder on %s', async (signal) => {
    const program = fileURLToPath(new URL('killed-test-cluster-program.ts', import.meta.url));
    const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] });
    const exited = once(child, 'exit');
    const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
    const { folder } = JSON.parse(line) as { folder: string };
    expect(processesIn(folder).length).toBeGreaterThan(0);
    child.kill(signal);
    await exited;
    await eventually('the folder to be gone', () => !existsSync(folder), 30_000);
    expect(processesIn(folder)).toEqual([]);
  });
});
