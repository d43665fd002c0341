import { afterAll, inject } from 'vitest';
import { cloneFrom, type TestDatabase } from './clone-database.ts';

const cloned: TestDatabase[] = [];

// Vitest runs the hooks in reverse order, so those of the test file, which close its pools, come first.
afterAll(async () => {
  for (const database of cloned.splice(0)) await database.drop();
});

/** Gives a migrated, empty database to a test file, which is dropped after the file. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const database = await cloneFrom(inject('testDatabases'));
  cloned.push(database);
  return database;
}
