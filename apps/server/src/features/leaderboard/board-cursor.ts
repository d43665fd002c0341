import { moment, text, wholeNumber } from '@touchline/contracts';
import * as z from 'zod';
import { AppError } from '../../app-error.ts';
import type { BoardView } from '@touchline/domain';
import type { Place } from './repo.ts';

const Parts = z.tuple([wholeNumber(), wholeNumber(), moment().pipe(z.coerce.date()), text(200)]);

/** Makes the opaque text that continues a board after a place. */
export function writeCursor({ days, drills, reachedAt, id }: Place): string {
  return Buffer.from(JSON.stringify([days, drills, reachedAt, id])).toString('base64url');
}

/** Reads it back. Throws `validation_failed` for a text that is no cursor of this view. */
export function readCursor(text: string, view: BoardView): Place {
  const parts = Parts.safeParse(parsed(text));
  const isId = parts.success && (view === 'team' || z.uuid().safeParse(parts.data[3]).success);
  if (!isId) throw new AppError('validation_failed', { message: 'query.cursor: not a cursor' });
  const [days, drills, reachedAt, id] = parts.data;
  return { days, drills, reachedAt, id };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
