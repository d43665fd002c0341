import { customType, pgSchema, timestamp } from 'drizzle-orm/pg-core';

/** What only the server may know: never in a schema that a hosted project would expose by itself. */
export const internal = pgSchema('internal');

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
