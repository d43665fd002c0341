import { AppError } from './app-error.ts';

/** Where a list that is ordered by time goes on: after the row of this moment and id. */
export type MomentCursor = { readonly at: Date; readonly id: string };

/** The last moment of the year 9999, in milliseconds since 1970: far enough, and every part of the way can hold it. */
const LAST_MOMENT = 253_402_300_799_999;

const PARTS = /^(\d{1,15})\.([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

/** Makes the opaque text that continues a list after a row. */
export function writeCursor({ at, id }: MomentCursor): string {
  return Buffer.from(`${at.getTime()}.${id}`).toString('base64url');
}

/** Reads it back. Throws `validation_failed` for a text that is no cursor. */
export function readCursor(text: string): MomentCursor {
  const parts = PARTS.exec(Buffer.from(text, 'base64url').toString());
  const moment = Number(parts?.[1]);
  if (parts?.[2] === undefined || moment > LAST_MOMENT) {
    throw new AppError('validation_failed', { message: 'query.cursor: not a cursor' });
  }
  return { at: new Date(moment), id: parts[2] };
}
