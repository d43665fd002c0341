import { AppError } from './app-error.ts';

/** Where a list that is ordered by time goes on: after the row of this moment and id. */
export type MomentCursor = { readonly at: Date; readonly id: string };

/** The last moment of the year 9999, in milliseconds since 1970: far enough, and every part of the way can hold it. */
const LAST_MOMENT = 253_402_300_799_999;

const PARTS = /^(\d{1,15})\.([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

/**
 * A page of a list of which one row more than `limit` was read, where there is one, and where the list goes on; null at
 * its end. `momentOf` gives what the list is ordered by.
 */
export function pageOf<Row extends { readonly id: string }>(rows: readonly Row[], limit: number, momentOf: (row: Row) => Date): { readonly page: Row[]; readonly nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, nextCursor: rows.length > limit && last ? writeCursor({ at: momentOf(last), id: last.id }) : null };
}

/** Where a list goes on, of the text that came with the request; null for its first page. Throws `validation_failed`. */
export const placeOf = (cursor: string | undefined): MomentCursor | null => (cursor === undefined ? null : readCursor(cursor));

/** Makes the opaque text that continues a list after a row. */
function writeCursor({ at, id }: MomentCursor): string {
  return Buffer.from(`${at.getTime()}.${id}`).toString('base64url');
}

/** Reads it back. Throws `validation_failed` for a text that is no cursor. */
function readCursor(text: string): MomentCursor {
  const parts = PARTS.exec(Buffer.from(text, 'base64url').toString());
  const moment = Number(parts?.[1]);
  if (parts?.[2] === undefined || moment > LAST_MOMENT) {
    throw new AppError('validation_failed', { message: 'query.cursor: not a cursor' });
  }
  return { at: new Date(moment), id: parts[2] };
}
