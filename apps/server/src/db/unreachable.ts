import { DatabaseError } from './database-error.ts';

/**
 * Classes of SQLSTATE that say nothing of the statement and pass by themselves: connections (08, 28, 3D), collisions
 * with others that outlasted every try (40), too few resources (53), a server that stops or cancels (57).
 */
const passing: ReadonlySet<string> = new Set(['08', '28', '3D', '40', '53', '57']);

/** Whether the database could not be asked, or not now: the same again may well go through later. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return false;
  const { code } = error;
  // Without an SQLSTATE the answer did not come from PostgreSQL. Unlike the system's codes (EPIPE) these have digits.
  return code === undefined || !/^(?=.*\d)[0-9A-Z]{5}$/.test(code) || passing.has(code.slice(0, 2));
}
