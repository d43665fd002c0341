import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { requestOf, type Address } from './http-connection.ts';
import { withConnections } from './concurrent-load.ts';

/** A signed-in player, as a caller knows one. */
export type SignedIn = { readonly id: string; readonly token: string };

/**
 * Signs new players up at a server, through its front door, each from a home of its own: one address may sign up only
 * so many an hour. The server has to trust us as a proxy. Tokens live 15 minutes. They have been here for a month and
 * are on the boards, as most who practise are; sessions of before their account would earn nothing.
 */
export async function signUpPlayers(address: Address, databaseUrl: string, count: number): Promise<SignedIn[]> {
  const players: SignedIn[] = [];
  await withConnections(address, async (round) => {
    await round({ calls: count, milliseconds: Infinity }, async (call, connection) => {
      const body = { email: `${randomUUID()}@bench.example`, password: randomUUID() };
      const answer = await connection.ask(requestOf('POST', '/auth/v1/signup', { body, headers: { 'x-forwarded-for': homeOf(call) } }));
      if (answer.status !== 200) throw new Error(`a sign-up was answered ${answer.status}: ${answer.body.toString()}`);
      const { access_token: token, user } = JSON.parse(answer.body.toString()) as {
        access_token: string;
        user: { id: string };
      };
      players.push({ id: user.id, token });
    });
  });
  await settle(databaseUrl, players);
  return players;
}

async function settle(connectionString: string, players: readonly SignedIn[]): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(
    `update users set created_at = created_at - interval '1 month', age = 30, hidden = false where id = any($1)`,
    [players.map(({ id }) => id)],
  );
  await client.end();
}

/** An address for each of 65,536 players, of the block that is kept for benchmarks (RFC 2544). */
function homeOf(call: number): string {
  return `198.18.${(call >> 8) & 255}.${call & 255}`;
}
