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
import { countsOf } from './value-types.ts';

type Schema = typeof schema;
type Tables = ExtractTablesWithRelations<Schema>;
type Relations = ConstructorParameters<typeof NodePgSession<Schema, Tables>>[2];
type Types = Parameters<typeof countsOf>[0];

/**
 * Drizzle's session with two habits changed, for every way of asking it: its errors, which print all parameters,
 * become `DatabaseError`; and counts are numbers, as Drizzle sets pg's type parsers for each query anew.
 */
export class Session extends NodePgSession<Schema, Tables> {
  readonly #client: NodePgClient;
  readonly #dialect: PgDialect;
  readonly #relations: Relations;

  constructor(client: NodePgClient, dialect: PgDialect, relations: Relations) {
    super(client, dialect, relations);
    this.#client = client;
    this.#dialect = dialect;
    this.#relations = relations;
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
    return withOurTypes(withOurErrors(super.prepareQuery<T>(query, fields, name, inArrayMode, mapRows)));
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
      return await new Session(connection, this.#dialect, this.#relations).transaction(work, config);
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
