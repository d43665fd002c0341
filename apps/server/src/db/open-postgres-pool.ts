import { createTableRelationsHelpers, extractTablesRelationalConfig, sql, type ExtractTablesWithRelations } from 'drizzle-orm';
import { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import * as schema from './schema/index.ts';
import { Session, type SlowQueries } from './drizzle-session.ts';
import { endWithin, giveUpWhenSilent, KEEP_ALIVE_AFTER } from './silent-connection.ts';
import { pgTypeParsers } from './pg-type-parsers.ts';

export { violates } from './database-error.ts';

export type Database = NodePgDatabase<typeof schema>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export type OpenDatabase = {
  readonly pool: pg.Pool;
  readonly db: Database;
  /** Waits for the queries under way, five seconds at most, then closes all connections. May be called again. */
  readonly close: () => Promise<void>;
};

type Options = {
  /** Connections at most. */
  readonly max: number;
  /** Hears of connections that break while nobody waits for them. The pool replaces them by itself. */
  readonly onError?: (error: Error) => void;
  /** Hears of statements that take longer than so many milliseconds. */
  readonly slow?: SlowQueries;
  /** How long a statement may take (milliseconds); 30 s without it. */
  readonly longestStatement?: number;
};

/** No query of a request takes long; one that does must not hold its locks for ever (milliseconds). */
const LONGEST_STATEMENT = 30_000;
/** A transaction asks one thing after another: one that does not has lost its server, and holds locks (milliseconds). */
const LONGEST_PAUSE = 20_000;
/** How long a connection is waited for (milliseconds). */
const LONGEST_WAIT = 10_000;
/** How long a statement or two more may take once no more are taken (milliseconds). */
const LAST_STATEMENTS = 5_000;

/** Opens a pool on a PostgreSQL database of version 15 or newer. Connects when first asked, so it does not throw. */
export function openDatabase(url: string, { max, onError = () => {}, slow, longestStatement = LONGEST_STATEMENT }: Options): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: 'touchline',
    statement_timeout: longestStatement,
    idle_in_transaction_session_timeout: LONGEST_PAUSE,
    connectionTimeoutMillis: LONGEST_WAIT,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER,
    types: pgTypeParsers,
  });
  const open = new Set<pg.ClientBase>();
  // An idle connection reports to the pool, one in use only to its own listeners. Without any the process would end.
  pool.on('error', onError);
  pool.on('connect', (client) => {
    client.on('error', () => {});
    giveUpWhenSilent(client, 2 * longestStatement);
    open.add(client);
    client.once('end', () => open.delete(client));
  });
  let closed: Promise<void> | undefined;
  const end = () => endWithin(() => pool.end(), () => open, LAST_STATEMENTS);
  return { pool, db: drizzleOn(pool, slow), close: () => (closed ??= end()) };
}

function drizzleOn(pool: pg.Pool, slow: SlowQueries | undefined): Database {
  const { tables, tableNamesMap } = extractTablesRelationalConfig<ExtractTablesWithRelations<typeof schema>>(
    schema,
    createTableRelationsHelpers,
  );
  const relations = { fullSchema: schema, schema: tables, tableNamesMap };
  const dialect = new PgDialect();
  return new NodePgDatabase(dialect, new Session(pool, dialect, relations, slow), relations);
}

/** Resolves when the database answers; throws when it does not. */
export async function pingDatabase(database: Database): Promise<void> {
  await database.execute(sql`select 1`);
}
