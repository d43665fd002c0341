import * as z from 'zod';

/** Raised when older programs cannot read an archive. */
const FORMAT = 1;

/** First entry of an archive: what it holds, and which Touchline reads it. */
export const MANIFEST = 'manifest.json';
/** Last entry of an archive: how many rows each table has. An archive without it was cut off. */
export const COUNTS = 'counts.json';

const Table = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()).readonly(),
  numbered: z.array(z.string()).readonly(),
});

export const Manifest = z.object({
  format: z.literal(FORMAT),
  /** Of the program that wrote it. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** The newest migration of the database, by its moment (`drizzle.__drizzle_migrations`). */
  migration: z.number(),
  /** In an order in which they can be filled. */
  tables: z.array(Table).readonly(),
  /** Whether clips are in it; those of a storage service are not. */
  files: z.boolean(),
});
export type Manifest = z.output<typeof Manifest>;

/** Rows by table, as `schema.name`. */
export const Counts = z.record(z.string(), z.int());

export const newManifest = (parts: Omit<Manifest, 'format'>): Manifest => ({ format: FORMAT, ...parts });

/** Rows of a table come in pieces, in the order of their numbers. */
export const pieceName = (table: { schema: string; name: string }, piece: number): string =>
  `tables/${table.schema}.${table.name}/${String(piece).padStart(6, '0')}.copy`;

/** The folder of the archive that holds clips. */
export const FILES = 'clips/';
