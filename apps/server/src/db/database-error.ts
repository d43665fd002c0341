import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';

/**
 * What the database refused, without a value that a player gave: Drizzle's errors print all parameters and
 * PostgreSQL's quote them, and an error ends in a log. For the same reason it has no `cause`.
 */
export class DatabaseError extends Error {
  /** SQLSTATE such as `23505`, or the system's code such as `ECONNREFUSED` when there is no connection. */
  readonly code: string | undefined;
  /** Name of the constraint that a row would have violated. */
  readonly constraint: string | undefined;
  /** The statement with placeholders in place of its values. */
  readonly statement: string | undefined;

  constructor(message: string, facts: Facts) {
    super(message);
    this.name = 'DatabaseError';
    this.code = facts.code;
    this.constraint = facts.constraint;
    this.statement = facts.statement;
  }
}

type Facts = Pick<DatabaseError, 'code' | 'statement'> & { readonly constraint?: string | undefined };

/** Whether an error is the violation of the constraint named. */
export function violates(error: unknown, constraint: string): boolean {
  return error instanceof DatabaseError && error.constraint === constraint;
}

/** Turns what Drizzle or pg throw into a `DatabaseError`; gives any other error back as it is. */
export function asDatabaseError(error: unknown): unknown {
  if (error instanceof DrizzleQueryError) return fromDriver(error.cause, error.query);
  if (error instanceof pg.DatabaseError) return fromDriver(error);
  return error;
}

/** Turns what pg throws, or the system below it, into a `DatabaseError`. */
export function fromDriver(error: unknown, statement?: string): DatabaseError {
  if (error instanceof pg.DatabaseError) {
    const { code, constraint } = error;
    const at = constraint === undefined ? '' : `, constraint ${constraint}`;
    return new DatabaseError(`The database refused a statement: ${wordsWithoutValues(error)} (${code}${at})`, {
      code,
      constraint,
      statement,
    });
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  const message = error instanceof Error ? error.message : 'unknown';
  return new DatabaseError(`The database did not answer: ${message}`, { code, statement });
}

/** Classes of SQLSTATE whose messages name parts of the statement or the server, never a value. */
const withoutValues: ReadonlySet<string> = new Set(['08', '25', '28', '3D', '40', '42', '53', '54', '55', '57', '58']);

function wordsWithoutValues({ code, message }: pg.DatabaseError): string {
  const sqlClass = code?.slice(0, 2) ?? '';
  if (sqlClass === '22') return 'a value that its type or range does not allow';
  if (sqlClass === '23') return 'a row that a constraint does not allow';
  return withoutValues.has(sqlClass) ? message : 'for another reason';
}

/**
 * Classes of SQLSTATE that say nothing of the statement and pass by themselves: connections (08, 28, 3D), collisions
 * with others that outlasted every try (40), too few resources (53), a server that stops or cancels (57), a disk that
 * fails (58).
 */
const passing: ReadonlySet<string> = new Set(['08', '28', '3D', '40', '53', '57', '58']);

/** A transaction that the database ended because nobody went on with it, or it took too long as a whole. */
const ENDED_TRANSACTIONS: ReadonlySet<string> = new Set(['25P03', '25P04']);

/** A statement that was ended at its time limit, or by an administrator; a lock that was not to be had in time. */
const TOO_LONG: ReadonlySet<string | undefined> = new Set(['57014', '55P03']);

/** A database that takes no writes for now: it has just been taken over, or is kept from filling its disk. */
const READ_ONLY = '25006';

/** Its disk, or the share of it that it may use, is full. */
const DISK_FULL = '53100';

/** Whether the database answers and takes no writes for now; reads may well go through. */
export function refusesWrites(error: unknown): boolean {
  return error instanceof DatabaseError && (error.code === READ_ONLY || error.code === DISK_FULL);
}

/** A schema or a table that is not there. */
const MISSING: ReadonlySet<string | undefined> = new Set(['3F000', '42P01']);

/** Whether a statement named a schema or a table that the database does not have. */
export function isMissingTable(error: unknown): boolean {
  return error instanceof DatabaseError && MISSING.has(error.code);
}

/** Whether the database was asked and did not get done in the time that a statement has. */
export function tookTooLong(error: unknown): boolean {
  return error instanceof DatabaseError && TOO_LONG.has(error.code);
}

/** Whether the database could not be asked, or not now: the same again may well go through later. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return false;
  const { code } = error;
  // Without an SQLSTATE the answer did not come from PostgreSQL. Unlike the system's codes (EPIPE) these have digits.
  return code === undefined || !/^(?=.*\d)[0-9A-Z]{5}$/.test(code) || code === READ_ONLY || ENDED_TRANSACTIONS.has(code) || passing.has(code.slice(0, 2));
}
