import { SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from './open-postgres-pool.ts';
import { Session } from './drizzle-session.ts';

type Asker = Database | Transaction;

type Statement<Result> = { execute(values: Record<string, unknown>): Promise<Result> };

/** What every one of Drizzle's builders can do. SQL of our own is as good, but tells nothing of its rows. */
type Query<Result> = { prepare(name: string): Statement<Result> } | SQL;

/** Stands for a value in a query, and is filled as pg writes values: dates with their zone, objects as JSON. */
type Slots<Name extends string> = { readonly [N in Name]: SQL };

/**
 * A statement that is asked so often that its making counts: Drizzle puts it into words, and PostgreSQL reads and
 * plans it, once for each connection instead of at every call. `write` gets a slot for each of the values named,
 * which a call then fills. `name` is the statement's own in the whole product.
 * The database has to be reached directly or through a pooler that keeps a connection for a whole session.
 */
export function prepared<Name extends string, Result>(
  name: string,
  valueNames: readonly Name[],
  write: (database: Asker, slots: Slots<Name>) => Query<Result>,
): (database: Asker, values: { readonly [N in Name]: unknown }) => Promise<Result> {
  // Placeholders of Drizzle's own would be written by their columns, which cannot write null.
  const slots = Object.fromEntries(valueNames.map((value) => [value, sql`${sql.placeholder(value)}`])) as Slots<Name>;
  const written = new WeakMap<object, Statement<Result>>();
  return (database, values) => {
    const session = sessionOf(database);
    let statement = written.get(session.connection);
    if (statement === undefined) {
      const query = write(database, slots);
      statement = query instanceof SQL ? session.prepareSql<Result>(query, name) : query.prepare(name);
      written.set(session.connection, statement);
    }
    return statement.execute(values);
  };
}

function sessionOf(database: Asker): Session {
  const { session } = database._;
  if (session instanceof Session) return session;
  throw new TypeError('A statement can be prepared only on a database that openDatabase opened');
}
