import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { queryOnce } from '../../testing/query-once.ts';
import { runEmbedded } from '../../testing/embedded-process.ts';
import { sharedFolder, temporaryFolder } from '../../testing/temporary-folder.ts';
import { memoryLog } from '../../testing/memory-log.ts';
import { processesIn, serverIn, tellsProcesses } from '../../testing/processes-in-folder.ts';
import { copyRuntime } from '../../testing/copy-runtime.ts';
import { startEmbedded } from './index.ts';
import { findPrograms, installedPackage } from './postgres-programs.ts';
import { superviseServer } from './keep-server-running.ts';

const isRoot = process.getuid?.() === 0;
const log = memoryLog();

afterEach(() => void vi.unstubAllEnvs());

describe.skipIf(!isRoot || !tellsProcesses)('started by root', () => {
  const nobody = osUserNamed('nobody');
  const runtimeFolder = sharedFolder();
  let runtime: ReturnType<typeof copyRuntime>;
  beforeAll(() => {
    runtime = copyRuntime(runtimeFolder());
  });
  const runAsNobody = (folder: string) => runEmbedded(folder, { ...runtime.runner, ...nobody });

  it('runs under another account, with its data where that account cannot walk', async () => {
    const home = temporaryFolder();
    chmodSync(home, 0o700);
    const folder = join(home, 'touchline', 'data', 'postgres');
    const { url, stop } = await startEmbedded({ folder, log });
    expect(uidOf(serverIn(folder))).not.toBe(0);
    expect(() => execFileSync('ls', [folder], { ...nobody, stdio: 'pipe' })).toThrow('Permission denied');
    // Also after the server has worked with its files, and over a restart.
    await queryOnce(url, 'create table kept as select generate_series(1, 50000) as n');
    await queryOnce(url, 'checkpoint');
    await stop();
    const again = await startEmbedded({ folder, log });
    expect(await queryOnce(again.url, 'select count(*)::int as n from kept')).toEqual([{ n: 50_000 }]);
    await again.stop();
  });

  it('serves a folder of another account under that account, which can use it on its own afterwards', async () => {
    const folder = folderOf(nobody);
    const theirs = runAsNobody(folder);
    await queryOnce((await theirs.said('started')).url, 'create table kept as select 7 as n');
    expect(uidOf(serverIn(folder))).toBe(nobody.uid);
    await theirs.stop();

    const ours = await startEmbedded({ folder, log });
    expect(uidOf(serverIn(folder))).toBe(nobody.uid);
    await ours.stop();

    const theirsAgain = runAsNobody(folder);
    expect(await queryOnce((await theirsAgain.said('started')).url, 'select n from kept')).toEqual([{ n: 7 }]);
    expect(await theirsAgain.stop()).toBe(0);
    expect(processesIn(folder)).toEqual([]);
  });

  it('takes over a restored copy, which belongs to root and is open to others', async () => {
    const folder = temporaryFolder();
    await (await startEmbedded({ folder, log })).stop();
    execFileSync('chown', ['-R', '0:0', folder]);
    chmodSync(join(folder, 'cluster'), 0o755);
    const { url, stop } = await startEmbedded({ folder, log });
    expect(await queryOnce(url, 'select 1 as n')).toEqual([{ n: 1 }]);
    expect(statSync(join(folder, 'cluster')).mode & 0o777).toBe(0o700);
    await stop();
  });

  it('copies its programs to where that account can run them, and uses the copy again', async () => {
    const home = temporaryFolder();
    const closed = join(home, 'node_modules', 'programs');
    cpSync(installedPackage(), closed, { recursive: true, verbatimSymlinks: true });
    // As a strict umask leaves them.
    execFileSync('chmod', ['-R', 'go-rwx', closed]);
    const sharedPlace = join(folderOf({ uid: 0, gid: 0 }), 'cache');
    const options = { osUser: nobody, besideData: join(home, 'unused'), packageRoot: closed, sharedPlace };

    const programs = await findPrograms(options);
    expect(programs.postgres.startsWith(`${sharedPlace}/`)).toBe(true);
    expect(execFileSync(programs.postgres, ['--version'], { ...nobody, encoding: 'utf8' })).toContain('PostgreSQL');
    const made = statSync(programs.postgres).ctimeMs;
    expect(await findPrograms(options)).toEqual(programs);
    expect(statSync(programs.postgres).ctimeMs).toBe(made);
  });

  it('does not run programs from a place where others can write', async () => {
    const home = temporaryFolder();
    const closed = join(home, 'programs');
    cpSync(installedPackage(), closed, { recursive: true, verbatimSymlinks: true });
    const sharedPlace = folderOf(nobody);
    const safePlace = folderOf({ uid: 0, gid: 0 });
    vi.stubEnv('TMPDIR', safePlace);
    const options = { osUser: nobody, besideData: join(home, 'unused'), packageRoot: closed, sharedPlace };
    const { postgres } = await findPrograms(options);
    expect(postgres.startsWith(safePlace)).toBe(true);
    expect(readdirSync(sharedPlace)).toEqual([]);
  });

  describe('and by an account of its own', () => {
    it("refuses root's database, naming the account that it belongs to", async () => {
      const folder = temporaryFolder();
      await (await startEmbedded({ folder, log })).stop();
      chmodSync(folder, 0o755);
      const { uid } = statSync(join(folder, 'cluster'));
      const failed = await runAsNobody(folder).said('failed');
      expect(failed).toMatchObject({ code: 'wrong-owner', message: expect.stringContaining(`uid ${uid}`) });
    });

    it('refuses a folder that it may not write', async () => {
      const folder = folderOf({ uid: 0, gid: 0 });
      const failed = await runAsNobody(join(folder, 'postgres')).said('failed');
      expect(failed).toMatchObject({ code: 'folder-unusable', message: expect.stringContaining('permission denied') });
    });

    it('works with a read-only node_modules in which install scripts did not run', async () => {
      removeLinks(runtime.programs);
      const folder = folderOf(nobody);
      const node = runAsNobody(folder);
      expect(await queryOnce((await node.said('started')).url, 'select 1 as n')).toEqual([{ n: 1 }]);
      expect(await node.stop()).toBe(0);
      expect(existsSync(join(folder, 'programs'))).toBe(true);
    });
  });
});

it('links the libraries itself where install scripts are off', async () => {
  const folder = temporaryFolder();
  const packageRoot = join(folder, 'programs');
  cpSync(installedPackage(), packageRoot, { recursive: true, verbatimSymlinks: true });
  removeLinks(packageRoot);
  // Root drops to an account that has to reach them.
  chmodSync(folder, 0o755);
  const { url, stop } = await superviseServer({ folder: join(folder, 'postgres'), log, packageRoot });
  expect(await queryOnce(url, 'select 1 as n')).toEqual([{ n: 1 }]);
  expect(existsSync(join(packageRoot, 'native', 'lib', 'libpq.so.5'))).toBe(true);
  await stop();
});

it('says what to do where the programs cannot be run', async () => {
  const folder = temporaryFolder();
  vi.stubEnv('TMPDIR', join(folder, 'tmp'));
  const packageRoot = join(folder, 'programs');
  cpSync(installedPackage(), packageRoot, { recursive: true, verbatimSymlinks: true });
  rmSync(join(packageRoot, 'native', 'bin'), { recursive: true });
  mkdirSync(join(packageRoot, 'native', 'bin'));
  const found = findPrograms({ osUser: undefined, besideData: join(folder, 'copy'), packageRoot });
  await expect(found).rejects.toMatchObject({
    code: 'programs-unusable',
    message: expect.stringMatching(/^PostgreSQL's programs cannot be run [^\n]* Set DATABASE_URL [^\n]*$/),
  });
});

type OsUser = { readonly uid: number; readonly gid: number };

function folderOf({ uid, gid }: OsUser): string {
  const folder = temporaryFolder();
  chmodSync(folder, 0o755);
  chownSync(folder, uid, gid);
  return folder;
}

function osUserNamed(name: string): OsUser {
  const [, , uid, gid] = execFileSync('getent', ['passwd', name], { encoding: 'utf8' }).split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

function uidOf(pid: number): number {
  return Number(/^Uid:\t(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

/** The package as npm unpacks it, which cannot carry symbolic links. */
function removeLinks(root: string): void {
  execFileSync('find', [join(root, 'native', 'lib'), '-type', 'l', '-delete']);
}
