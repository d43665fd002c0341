import { createReadStream, createWriteStream } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { createGzip } from 'node:zlib';
import { createTarPacker, type TarPackController } from 'modern-tar';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { StartupError } from '../../startup-error.ts';
import { fromDriver } from '../database-error.ts';
import { errorCode, inPlainWords } from '../../file-system-errors.ts';
import { makeFolder } from '../../make-folder.ts';
import { KEEP_ALIVE_AFTER } from '../silent-connection.ts';
import { PARTIAL } from './archive-retention.ts';
import { COUNTS, FILES, MANIFEST, newManifest, pieceName } from './archive-manifest.ts';
import { quotedColumns, quotedName, storedTables } from './stored-tables.ts';

/** Bytes of rows that are held in memory at once. */
const PIECE = 1024 * 1024;

export type BackupParts = {
  readonly databaseUrl: string;
  /** Where clips lie; null where a storage service keeps them. */
  readonly clips: string | null;
  /** The archive to write; it must not exist. */
  readonly target: string;
  readonly version: string;
  readonly now: Date;
};

/** What an archive holds. */
export type BackupReport = { readonly rows: number; readonly files: number; readonly bytes: number };

/**
 * Writes the database, as it is at one moment, and the clips into one archive (tar, gzip), while a server may be
 * running. Reads by COPY in one snapshot, so it needs no program of PostgreSQL's and works with any of its versions.
 * The archive holds secrets, so only its owner may read it. It stands under its name when it is complete.
 * Throws `DatabaseError` where the database cannot be reached, and `StartupError` where its tables are another version's,
 * or the archive cannot be written.
 */
export async function writeBackup({ databaseUrl, clips, target, version, now }: BackupParts): Promise<BackupReport> {
  const folder = dirname(target);
  try {
    makeFolder(folder, 0o777);
  } catch (error) {
    throw cannotWriteInto(folder, error);
  }
  const partial = `${target}${PARTIAL}`;
  const { readable, controller } = createTarPacker();
  // A network that loses it without a word would keep the next backup from being written.
  const patience = { keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER };
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'touchline backup', ...patience });
  client.on('error', () => {});
  // Of reading rows and writing the file; each that fails ends the other too.
  let firstFailure: unknown;
  try {
    await client.connect().catch((error: unknown) => {
      throw fromDriver(error);
    });
    const file = createWriteStream(partial, { mode: 0o600, flags: 'w' });
    file.once('error', (error) => (firstFailure ??= cannotWriteInto(folder, error)));
    const writing = pipeline(Readable.fromWeb(readable as WebStream), createGzip(), file);
    const packing = pack(client, controller, { clips, version, now }).catch((error: unknown) => {
      firstFailure ??= isOfOtherTables(error) ? new StartupError(OTHER_TABLES) : error;
      controller.error(error);
      throw error;
    });
    const [report] = await Promise.all([packing, writing]);
    await flush(partial);
    await rename(partial, target);
    return { ...report, bytes: (await stat(target)).size };
  } catch (error) {
    // Where no file can be written, none has to be removed, and the system would say so.
    await rm(partial, { force: true }).catch(() => {});
    throw firstFailure ?? error;
  } finally {
    await client.end();
  }
}

const cannotWriteInto = (folder: string, error: unknown): StartupError =>
  new StartupError(`The backup cannot be written into ${folder}: ${inPlainWords(error)}. BACKUP_DIR names the folder.`);

const OTHER_TABLES =
  'The tables of this database are not those of this version of Touchline. Back it up with the version that runs on it, or start this one first.';

/** A schema, a table or a column that is not there. */
const isOfOtherTables = (error: unknown): boolean => error instanceof pg.DatabaseError && ['3F000', '42P01', '42703'].includes(errorCode(error) ?? '');

type Packed = Pick<BackupParts, 'clips' | 'version' | 'now'>;

async function pack(client: pg.Client, archive: TarPackController, { clips, version, now }: Packed): Promise<Omit<BackupReport, 'bytes'>> {
  await client.query('begin isolation level repeatable read read only');
  const tables = storedTables();
  const { rows } = await client.query<{ newest: string }>('select max(created_at) as newest from drizzle.__drizzle_migrations');
  const manifest = newManifest({
    version,
    createdAt: now.toISOString(),
    migration: Number(rows[0]?.newest ?? 0),
    tables,
    files: clips !== null,
  });
  await add(archive, MANIFEST, Buffer.from(JSON.stringify(manifest, null, 2)));
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const copy = client.query(copyTo(`copy ${quotedName(table)} (${quotedColumns(table.columns)}) to stdout`));
    let piece = 0;
    for await (const bytes of pieces(copy)) await add(archive, pieceName(table, (piece += 1)), bytes);
    counts[`${table.schema}.${table.name}`] = copy.rowCount;
  }
  await client.query('commit');
  const files = clips === null ? 0 : await addFiles(archive, clips);
  await add(archive, COUNTS, Buffer.from(JSON.stringify(counts)));
  archive.finalize();
  return { rows: Object.values(counts).reduce((sum, count) => sum + count, 0), files };
}

/** The same bytes in larger pieces. */
async function* pieces(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const bytes of stream) {
    held.push(bytes);
    size += bytes.length;
    if (size < PIECE) continue;
    yield Buffer.concat(held);
    held = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(held);
}

async function add(archive: TarPackController, name: string, bytes: Buffer): Promise<void> {
  const writer = archive.add({ name, size: bytes.length, mode: 0o600 }).getWriter();
  await writer.write(new Uint8Array(bytes));
  await writer.close();
}

/** Adds every whole file of a folder. One that is deleted meanwhile is left out: its row says so, or will. */
async function addFiles(archive: TarPackController, folder: string): Promise<number> {
  let added = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(nothingThere)) {
    if (!entry.isFile() || entry.name.endsWith('.part') || entry.name.endsWith('.lock')) continue;
    const path = join(entry.parentPath, entry.name);
    const file = await open(path).catch(nothingThere);
    if (Array.isArray(file)) continue;
    try {
      const { size } = await file.stat();
      const name = FILES + relative(folder, path).split(sep).join('/');
      const body = archive.add({ name, size, mode: 0o600 });
      if (size === 0) await body.close();
      else await Readable.toWeb(createReadStream(path, { fd: file.fd, autoClose: false, start: 0, end: size - 1 })).pipeTo(body);
      added += 1;
    } finally {
      await file.close();
    }
  }
  return added;
}

function nothingThere(error: unknown): [] {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
  throw error;
}

/** Makes sure that the bytes are on the disk and not on their way. */
async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
