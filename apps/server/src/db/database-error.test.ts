import { expect, it } from 'vitest';
import { DatabaseError, isUnreachable } from './database-error.ts';

const failure = (code: string | undefined) => new DatabaseError('no', { code, statement: undefined });

it.each([undefined, 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', '08006', '57P01', '57P03', '53300', '40001', '3D000', '28P01', '53100', '58030', '25006', '25P03', '25P04'])(
  'a database that answers with %s is away for now',
  (code) => {
    expect(isUnreachable(failure(code))).toBe(true);
  },
);

it.each(['23505', '22003', '25001', '42P01', '42501', 'XX000', 'P0001'])('one that answers with %s has refused the statement', (code) => {
  expect(isUnreachable(failure(code))).toBe(false);
});

it('any other error says nothing of the database', () => {
  expect(isUnreachable(new Error('connect ECONNREFUSED'))).toBe(false);
  expect(isUnreachable('ECONNREFUSED')).toBe(false);
});
