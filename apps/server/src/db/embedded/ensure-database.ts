import pg from 'pg';

/** Another start made the database at the same moment. */
const madeMeanwhile: ReadonlySet<string | undefined> = new Set(['42P04', '23505']);

/** Makes a database on the server of `adminUrl` when it is missing, and gives its address. */
export async function ensureDatabase(adminUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: adminUrl });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || !madeMeanwhile.has(error.code)) throw error;
  } finally {
    await client.end();
  }
  return onServerOf(adminUrl, name);
}

/** The address of another database on the same server. */
export function onServerOf(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}
