import { pgSchema } from 'drizzle-orm/pg-core';

/** What only the server may know: never in a schema that a hosted project would expose by itself. */
export const internal = pgSchema('internal');
