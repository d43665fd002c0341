import { expect, it } from 'vitest';
import * as z from 'zod';
import type { Route } from './route.ts';
import { routes } from './routes/index.ts';
import { moment, text, wholeNumber } from './database-safe-schemas.ts';

/** Hashed and never stored, so any character will do. */
const HASHED = new Set(['authSignUp.password', 'authToken.password', 'authChangeUser.password', 'authVerify.password', 'deleteAccount.password', 'changeEmail.password', 'changePassword.currentPassword', 'changePassword.newPassword']);
/** Checked by the handler, which has words of its own for what it refuses. */
const UNKNOWN = new Set(['authSignUp.data', 'authChangeUser.data', 'syncStorage.user_id', 'syncStorage.value']);

const fields = Object.entries(routes as Record<string, Route>).flatMap(([name, route]) =>
  [route.params, route.query, 'body' in route ? route.body : undefined].flatMap((part: unknown) =>
    part instanceof z.ZodObject
      ? Object.entries(part.shape).map(([field, schema]) => [`${name}.${field}`, schema as z.ZodType] as const)
      : [],
  ),
);

it('looks at every field of every request', () => {
  expect(fields.length).toBeGreaterThan(40);
});

it.each(fields.filter(([field]) => !HASHED.has(field) && !UNKNOWN.has(field)))(
  '%s takes no text that the database cannot hold',
  (_, schema) => {
    for (const hostile of ['a\0b', '\0', 'half a pair \ud800']) expect(schema.safeParse(hostile).success).toBe(false);
  },
);

it.each(['0000-01-01T00:00:00Z', '0001-01-01T00:00:00+14:00', '1969-12-31T23:59:59Z', '10000-01-01T00:00:00Z', 'today'])(
  'the moment %s is refused',
  (value) => expect(moment().safeParse(value).success).toBe(false),
);

it.each(['1970-01-01T00:00:00Z', '2026-02-15T12:00:00.123+05:30', '9999-12-31T23:59:59.999Z'])('the moment %s is taken', (value) =>
  expect(moment().parse(value)).toBe(value),
);

it('text and whole numbers end where the database ends', () => {
  expect(text(3).safeParse('äöü').success).toBe(true);
  expect(text(3).safeParse('1234').success).toBe(false);
  expect(wholeNumber().safeParse(2_147_483_647).success).toBe(true);
  for (const wrong of [2_147_483_648, -1, 0.5]) expect(wholeNumber().safeParse(wrong).success).toBe(false);
});
