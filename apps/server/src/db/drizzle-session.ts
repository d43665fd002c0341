import type { ExtractTablesWithRelations, Query, SQL } from 'drizzle-orm';
import { NodePgSession, type NodePgClient, type NodePgTransaction } from 'drizzle-orm/node-postgres';
import type {
  PgDialect,
  PgPreparedQuery,
  PgTransactionConfig,
  PreparedQueryConfig,
  SelectedFieldsOrdered,
} from 'drizzle-orm/pg-core';
import pg from 'pg';
import { asDatabaseError, fromDriver } from './database-error.ts';
import type * as schema from './schema/index.ts';
import { countsOf } from './pg-type-parsers.ts';

type Schema = typeof schema;
type Tables = ExtractTablesWithRelations<Schema>;
type Relations = ConstructorParameters<typeof NodePgSession<Schema, Tables>>[2];
type Types = Parameters<typeof countsOf>[0];

/** What hears of slow statements: their text, which holds no values. */
export type SlowQueries = { readonly milliseconds: number; readonly onSlow: (query: { readonly statement: string; readonly milliseconds: number }) => void };

/**
 * Drizzle's session with two habits changed, for every way of asking it: its errors, which print all parameters,
 * become `DatabaseError`; and counts are numbers, as Drizzle sets pg's type parsers for each query anew.
 */
export class Session extends NodePgSession<Schema, Tables> {
  readonly #client: NodePgClient;
  readonly #dialect: PgDialect;
  readonly #relations: Relations;
  readonly #slow: SlowQueries | undefined;

  constructor(client: NodePgClient, dialect: PgDialect, relations: Relations, slow?: SlowQueries) {
    super(client, dialect, relations);
    this.#client = client;
    this.#dialect = dialect;
    this.#relations = relations;
    this.#slow = slow;
  }

  /** What a statement belongs to: the connection of a transaction, else the pool. */
  get connection(): NodePgClient {
    return this.#client;
  }

  override prepareQuery<T extends PreparedQueryConfig>(
    query: Query,
    fields: SelectedFieldsOrdered | undefined,
    name: string | undefined,
    inArrayMode: boolean,
    mapRows?: (rows: unknown[][]) => T['execute'],
  ): PgPreparedQuery<T> {
    // What else Drizzle gives is for its cache, which we do not use.
    const prepared = withOurTypes(withOurErrors(super.prepareQuery<T>(query, fields, name, inArrayMode, mapRows)));
    return this.#slow === undefined ? prepared : timed(prepared, query.sql, this.#slow);
  }

  /** Prepares SQL that no builder made. */
  prepareSql<Result>(query: SQL, name: string): { execute(values: Record<string, unknown>): Promise<Result> } {
    type Config = PreparedQueryConfig & { execute: Result };
    return this.prepareQuery<Config>(this.#dialect.sqlToQuery(query), undefined, name, false);
  }

  /** As Drizzle's own, which would make a session of its own kind for the connection. */
  override async transaction<T>(
    work: (transaction: NodePgTransaction<Schema, Tables>) => Promise<T>,
    config?: PgTransactionConfig,
  ): Promise<T> {
    if (!(this.#client instanceof pg.Pool)) return super.transaction(work, config);
    const connection = await connect(this.#client);
    try {
      return await new Session(connection, this.#dialect, this.#relations, this.#slow).transaction(work, config);
    } finally {
      connection.release();
    }
  }
}

function withOurErrors<T extends PreparedQueryConfig>(query: PgPreparedQuery<T>): PgPreparedQuery<T> {
  const { execute, all } = query as unknown as Record<'execute' | 'all', (values?: object) => Promise<unknown>>;
  return Object.assign(query, {
    execute: (values?: object) => orOurError(execute.call(query, values)),
    all: (values?: object) => orOurError(all.call(query, values)),
  });
}

function timed<T extends PreparedQueryConfig>(query: PgPreparedQuery<T>, statement: string, slow: SlowQueries): PgPreparedQuery<T> {
  const { execute } = query as unknown as { execute: (values?: object) => Promise<unknown> };
  return Object.assign(query, {
    async execute(values?: object) {
      const begun = performance.now();
      try {
        return await execute.call(query, values);
      } finally {
        const milliseconds = Math.round(performance.now() - begun);
        if (milliseconds > slow.milliseconds) slow.onSlow({ statement, milliseconds });
      }
    },
  });
}

function withOurTypes<T extends PreparedQueryConfig>(query: PgPreparedQuery<T>): PgPreparedQuery<T> {
  type Configs = Record<'rawQueryConfig' | 'queryConfig', { types: Types }>;
  const { rawQueryConfig, queryConfig } = query as unknown as Configs;
  rawQueryConfig.types = countsOf(rawQueryConfig.types);
  queryConfig.types = countsOf(queryConfig.types);
  return query;
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw fromDriver(error);
  }
}

async function orOurError<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw asDatabaseError(error);
  }
}
