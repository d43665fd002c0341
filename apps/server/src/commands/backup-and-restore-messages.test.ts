import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../db/open-postgres-pool.ts';
import { cloneDatabase } from '../testing/database-per-test-file.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const scriptOf = (name: string): string => fileURLToPath(new URL(`../../../../scripts/${name}.ts`, import.meta.url));

/** Nothing listens there. */
const NO_DATABASE = 'postgres://noa:a-password@127.0.0.1:1/touchline';

type Ended = { readonly code: unknown; readonly stdout: string; readonly stderr: string };

/** Runs a script of package.json as an operator would; one that hangs is killed, and has no code. */
async function ended(script: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Ended> {
  const child = spawn(process.execPath, [scriptOf(script), ...args], { env: { ...process.env, ...env }, timeout: 60_000, killSignal: 'SIGKILL' });
  const [[code], stdout, stderr] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  return { code, stdout, stderr };
}

/** One line and exit code 1, which is all that an operator sees. */
const refusal = (line: string): Ended => ({ code: 1, stdout: '', stderr: `${line}\n` });

async function changed(sql: string): Promise<string> {
  const { url } = await cloneDatabase();
  const { pool, close } = openDatabase(url, { max: 1 });
  await pool.query(sql);
  await close();
  return url;
}

describe('npm run backup says in one line', () => {
  it('that its folder cannot be made, and why', async () => {
    const { url } = await cloneDatabase();
    const file = join(temporaryFolder(), 'a-file');
    writeFileSync(file, '');
    const outcome = (folder: string) => ended('backup', [], { DATABASE_URL: url, DATA_DIR: temporaryFolder(), BACKUP_DIR: folder });
    const wayOut = 'BACKUP_DIR names the folder.';
    expect(await outcome(file)).toEqual(refusal(`The backup cannot be written into ${file}: a part of the path is not a folder. ${wayOut}`));
    expect(await outcome(join(file, 'backups'))).toEqual(
      refusal(`The backup cannot be written into ${join(file, 'backups')}: a part of the path is not a folder. ${wayOut}`),
    );
  });

  it.runIf(process.platform === 'linux')('that its folder takes no file', async () => {
    const { url } = await cloneDatabase();
    const outcome = await ended('backup', [], { DATABASE_URL: url, DATA_DIR: temporaryFolder(), BACKUP_DIR: '/proc/none' });
    expect(outcome).toEqual(refusal('The backup cannot be written into /proc/none: it does not exist. BACKUP_DIR names the folder.'));
    const inside = await ended('backup', [], { DATABASE_URL: url, DATA_DIR: temporaryFolder(), BACKUP_DIR: '/proc' });
    expect(inside).toEqual(refusal('The backup cannot be written into /proc: it does not exist. BACKUP_DIR names the folder.'));
  });

  it('that the database of DATABASE_URL does not answer, without its password', async () => {
    expect(await ended('backup', [], { DATABASE_URL: NO_DATABASE, DATA_DIR: temporaryFolder() })).toEqual(
      refusal('The database of DATABASE_URL (127.0.0.1:1/touchline) cannot be used: nothing listens there.'),
    );
  });

  it.each(['drop schema drizzle cascade', 'alter table users rename column total_sessions to sessions_of_before'])(
    'that the tables are not those of this version (%s)',
    async (sql) => {
      const folder = temporaryFolder();
      expect(await ended('backup', [], { DATABASE_URL: await changed(sql), DATA_DIR: folder })).toEqual(
        refusal('The tables of this database are not those of this version of Touchline. Back it up with the version that runs on it, or start this one first.'),
      );
    },
  );
});

it('npm run backup tells what it has written, and how large a small archive is', async () => {
  const { url } = await cloneDatabase();
  const folder = temporaryFolder();
  const { code, stdout, stderr } = await ended('backup', [], { DATABASE_URL: url, DATA_DIR: folder });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/^\S+\/backups\/touchline-\S+Z\.tar\.gz: \d+ rows, 0 clips, [1-9]\d* kB\. It holds secrets: keep it safe\.\n$/);
});

describe('npm run restore says in one line', () => {
  it('that the database of DATABASE_URL does not answer', async () => {
    const { url } = await cloneDatabase();
    const folder = temporaryFolder();
    const written = await ended('backup', [], { DATABASE_URL: url, DATA_DIR: folder, BACKUP_DIR: join(folder, 'archives') });
    const [name = ''] = written.stdout.split(': ');
    expect(name).toMatch(/\.tar\.gz$/);
    expect(await ended('restore', [name], { DATABASE_URL: NO_DATABASE, DATA_DIR: temporaryFolder() })).toEqual(
      refusal('The database of DATABASE_URL (127.0.0.1:1/touchline) cannot be used: nothing listens there.'),
    );
  });

  it('that the archive is not there, or is a folder, and makes no database for it', async () => {
    const folder = temporaryFolder();
    const dataDir = join(folder, 'data');
    const env = { DATABASE_URL: '', DATA_DIR: dataDir };
    expect(await ended('restore', [join(folder, 'none')], env)).toEqual(refusal(`There is no archive ${join(folder, 'none')}.`));
    mkdirSync(join(folder, 'backups'));
    expect(await ended('restore', [join(folder, 'backups')], env)).toEqual(
      refusal(`The archive ${join(folder, 'backups')} cannot be read: it is a folder.`),
    );
    expect(existsSync(dataDir)).toBe(false);
  });
});
