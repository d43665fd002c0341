import pg from 'pg';

/** Asks one question on a connection of its own, and gives the rows. */
export async function queryOnce<Row extends object>(url: string, query: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // A server that is killed breaks the connection; the question then fails by itself.
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(query, values)).rows;
  } finally {
    await client.end();
  }
}
