import { join } from 'node:path';
import { StartupError } from '../startup-error.ts';
import { DatabaseError } from './database-error.ts';
import { startEmbedded, type Log } from './embedded/index.ts';
import type { SlowQueries } from './drizzle-session.ts';
import type { OpenDatabase } from './open-postgres-pool.ts';

/** Why a database that somebody named cannot be used, by SQLSTATE or the system's code. */
const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there.',
  ENOTFOUND: 'no machine has this name.',
  EAI_AGAIN: 'no machine has this name.',
  ETIMEDOUT: 'the machine does not answer.',
  EHOSTUNREACH: 'there is no way to the machine.',
  ENETUNREACH: 'there is no way to the machine.',
  '28P01': 'the user or the password is wrong.',
  '28000': 'this user may not connect.',
  '3D000': 'it does not exist.',
  '42501': 'this user may not make tables in it.',
  '53300': 'it has no connection left for us.',
  '57P03': 'it is starting or stopping. Try again in a moment.',
};

/** Where the embedded database of a data folder lies. */
export function embeddedFolder(dataDir: string): string {
  return join(dataDir, 'postgres');
}

/**
 * Opens the database of DATABASE_URL, or starts the embedded one of the data folder, and brings its tables up to
 * date. What has to be closed later is put on `stack`, in order. Throws the signal's reason when it is aborted,
 * `EmbeddedDatabaseError`, or `StartupError` for a database that cannot be reached or is not ours to change.
 */
export async function connectDatabase(
  settings: { readonly databaseUrl: string | undefined; readonly dataDir: string },
  log: Log,
  stack: AsyncDisposableStack,
  signal: AbortSignal,
  slow?: SlowQueries,
): Promise<OpenDatabase> {
  const url = settings.databaseUrl ?? (await startOwn(settings.dataDir, log, stack, signal));
  // Not before the embedded database is on its way: it starts while they are read.
  const [{ DatabaseTooNew, migrate }, { openDatabase }] = await Promise.all([import('./migrate.ts'), import('./open-postgres-pool.ts')]);
  try {
    await orAborted(() => migrate(url), signal);
  } catch (error) {
    if (error instanceof DatabaseTooNew) throw new StartupError(error.message);
    throw settings.databaseUrl === undefined ? error : asUnusable(url, error);
  }
  const database = openDatabase(url, { max: 10, ...(slow && { slow }) });
  stack.defer(() => database.close());
  return database;
}

/** Why the database of DATABASE_URL cannot be used, in one line without secrets; any other error as it is. */
export function asUnusable(url: string, error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return error;
  const why = reasons[error.code ?? ''] ?? error.message;
  return new StartupError(`The database of DATABASE_URL (${withoutSecrets(url)}) cannot be used: ${why}`);
}

async function startOwn(dataDir: string, log: Log, stack: AsyncDisposableStack, signal: AbortSignal): Promise<string> {
  const embedded = await startEmbedded({ folder: embeddedFolder(dataDir), log, signal });
  stack.defer(() => embedded.stop());
  return embedded.url;
}

/** Does the work, or gives it up with the signal's reason: a server that does not answer keeps nobody waiting. */
async function orAborted(work: () => Promise<void>, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  let abort = () => {};
  const aborted = new Promise<void>((resolve) => {
    abort = resolve;
    signal.addEventListener('abort', abort);
  });
  await Promise.race([work(), aborted]).finally(() => signal.removeEventListener('abort', abort));
  signal.throwIfAborted();
}

function withoutSecrets(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
