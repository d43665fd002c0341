import { createReadStream, createWriteStream } from 'node:fs';
import { access, constants, mkdir, stat } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { createGunzip } from 'node:zlib';
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { DatabaseTooNew, migrate, migrateTo } from '../migrate.ts';
import { StartupError } from '../../startup-error.ts';
import { fromDriver } from '../database-error.ts';
import { errorCode, inPlainWords } from '../../file-system-errors.ts';
import { COUNTS, Counts, FILES, MANIFEST, Manifest } from './archive-manifest.ts';
import { quotedColumns, quotedName, type StoredTable } from './stored-tables.ts';

export type RestoreParts = {
  readonly archive: string;
  /** A database without players; its tables are made where they are missing. */
  readonly databaseUrl: string;
  /** Where clips go; null leaves them out. */
  readonly clips: string | null;
};

/** What was restored. */
export type RestoreReport = { readonly rows: number; readonly files: number; readonly version: string; readonly createdAt: string };

/**
 * Fills an empty database from an archive, all of it or nothing, brings it to today's tables, and checks the number of
 * rows of every table. Clips are written beside. Throws `StartupError` where the archive is no archive, is cut off, was
 * made by a newer Touchline, or where the database has players; `DatabaseError` where the database cannot be reached.
 */
export async function restoreBackup({ archive, databaseUrl, clips }: RestoreParts): Promise<RestoreReport> {
  await refuseUnreadable(archive);
  const entries = readEntries(archive);
  const manifest = await readManifest(entries);
  try {
    await migrateTo(databaseUrl, manifest.migration);
  } catch (error) {
    if (!(error instanceof DatabaseTooNew)) throw error;
    throw new StartupError(
      `The archive is of Touchline ${manifest.version}, and its tables are not those of this database. Restore it into a new database, with that version or a newer one.`,
    );
  }
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'touchline restore' });
  client.on('error', () => {});
  let filled: { rows: number; files: number };
  try {
    await client.connect().catch((error: unknown) => {
      throw fromDriver(error);
    });
    await client.query('begin');
    await emptyTables(client, manifest.tables);
    filled = await fill(client, manifest.tables, entries, clips);
    await client.query('commit');
  } finally {
    await client.end();
  }
  await migrate(databaseUrl);
  return { ...filled, version: manifest.version, createdAt: manifest.createdAt };
}

/** Throws `StartupError` where there is no such archive, or this user may not read it. */
export async function refuseUnreadable(archive: string): Promise<void> {
  try {
    await access(archive, constants.R_OK);
    if ((await stat(archive)).isDirectory()) throw new StartupError(`The archive ${archive} cannot be read: it is a folder.`);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    if (errorCode(error) === 'ENOENT') throw new StartupError(`There is no archive ${archive}.`);
    throw new StartupError(`The archive ${archive} cannot be read: ${inPlainWords(error)}.`);
  }
}

async function* readEntries(archive: string): AsyncGenerator<ParsedTarEntry> {
  const bytes = createReadStream(archive);
  const unpacked = bytes.pipe(createGunzip());
  bytes.on('error', (error) => unpacked.destroy(error));
  try {
    const source = Readable.toWeb(unpacked) as ReadableStream<Uint8Array>;
    yield* source.pipeThrough(createTarDecoder({ strict: true })) as unknown as AsyncIterable<ParsedTarEntry>;
  } catch (error) {
    if (error instanceof StartupError || error instanceof pg.DatabaseError) throw error;
    const { message } = error as Error;
    throw new StartupError(`${archive} is no archive of Touchline, or is cut off${message === '' ? '.' : `: ${message}`}`);
  }
}

async function readManifest(entries: AsyncGenerator<ParsedTarEntry>): Promise<Manifest> {
  const { value: first } = await entries.next();
  if (first?.header.name !== MANIFEST) throw new StartupError('This is no archive of Touchline.');
  const manifest = Manifest.safeParse(await new Response(first.body).json());
  if (!manifest.success) throw new StartupError('This archive was made by another version of Touchline, which is needed to read it.');
  return manifest.data;
}

/** What a start has written before anybody signed up goes; where somebody has, nothing does. */
async function emptyTables(client: pg.Client, tables: readonly StoredTable[]): Promise<void> {
  const { rows } = await client.query<{ players: boolean }>('select exists (select from users) as players');
  if (rows[0]?.players === true) throw new StartupError('This database has players. Restore into an empty one.');
  await client.query(`truncate ${tables.map(quotedName).join(', ')}`);
}

async function fill(
  client: pg.Client,
  tables: readonly StoredTable[],
  entries: AsyncGenerator<ParsedTarEntry>,
  clips: string | null,
): Promise<{ rows: number; files: number }> {
  const copied: Record<string, number> = {};
  let counts: Record<string, number> | null = null;
  let files = 0;
  let filling: Filling | null = null;
  for await (const { header, body } of entries) {
    const table = tables.find((one) => header.name.startsWith(`tables/${keyOf(one)}/`));
    if (filling !== null && filling.table !== table) {
      copied[keyOf(filling.table)] = await filled(filling);
      filling = null;
    }
    if (table !== undefined) {
      filling ??= { table, copy: client.query(copyFrom(`copy ${quotedName(table)} (${quotedColumns(table.columns)}) from stdin`)) };
      // Without an end: the rows of a table come in many entries.
      await pipeline(readable(body), filling.copy, { end: false });
    } else if (header.name === COUNTS) {
      counts = Counts.parse(await new Response(body).json());
    } else if (header.name.startsWith(FILES) && clips !== null) {
      await writeFile(clips, header.name.slice(FILES.length), body);
      files += 1;
    } else {
      await body.cancel();
    }
  }
  if (counts === null) throw new StartupError('The archive is cut off: nothing was restored.');
  for (const table of tables) {
    const [is, should] = [copied[keyOf(table)] ?? 0, counts[keyOf(table)] ?? 0];
    if (is !== should) throw new StartupError(`${keyOf(table)} has ${is} rows in place of ${should}: nothing was restored.`);
    for (const column of table.numbered) await continueNumbers(client, table, column);
  }
  return { rows: Object.values(copied).reduce((sum, count) => sum + count, 0), files };
}

const keyOf = ({ schema, name }: StoredTable): string => `${schema}.${name}`;

/** A table whose rows are being written. */
type Filling = { readonly table: StoredTable; readonly copy: ReturnType<typeof copyFrom> };

/** Ends the writing of a table and gives how many rows it was. */
async function filled({ copy }: Filling): Promise<number> {
  copy.end();
  await finished(copy);
  return copy.rowCount;
}

const readable = (body: ReadableStream<Uint8Array>): Readable => Readable.fromWeb(body as WebStream);

async function writeFile(folder: string, name: string, body: ReadableStream<Uint8Array>): Promise<void> {
  const path = resolve(folder, name);
  if (!path.startsWith(resolve(folder) + sep)) throw new StartupError(`The archive names a file outside its folder: ${name}`);
  await mkdir(dirname(path), { recursive: true });
  await pipeline(readable(body), createWriteStream(path, { mode: 0o600 }));
}

/** New rows are numbered after those that were restored. */
async function continueNumbers(client: pg.Client, table: StoredTable, column: string): Promise<void> {
  await client.query(
    `select setval(pg_get_serial_sequence($1, $2), greatest((select max(${quotedColumns([column])}) from ${quotedName(table)}), 1))`,
    [quotedName(table), column],
  );
}
