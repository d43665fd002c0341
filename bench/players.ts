import { randomUUID } from 'node:crypto';
import { requestOf, type Address } from './http-connection.ts';
import { withConnections } from './load.ts';

/** A signed-in player, as a caller knows one. */
export type SignedIn = { readonly id: string; readonly token: string };

/**
 * Signs new players up at a server, through its front door, each from a home of its own: one address may sign up only
 * so many an hour. The server has to trust us as a proxy. Tokens live 15 minutes.
 */
export async function signUpPlayers(address: Address, count: number): Promise<SignedIn[]> {
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
  return players;
}

/** An address for each of 65,536 players, of the block that is kept for benchmarks (RFC 2544). */
function homeOf(call: number): string {
  return `198.18.${(call >> 8) & 255}.${call & 255}`;
}
