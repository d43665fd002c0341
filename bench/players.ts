import { randomUUID } from 'node:crypto';
import { requestOf, type Address } from './http-connection.ts';
import { withConnections } from './load.ts';

/** A signed-in player, as a caller knows one. */
export type SignedIn = { readonly id: string; readonly token: string };

/** Signs new players up at a server, through its front door. Tokens live 15 minutes. */
export async function signUpPlayers(address: Address, count: number): Promise<SignedIn[]> {
  const players: SignedIn[] = [];
  await withConnections(address, async (round) => {
    await round({ calls: count, milliseconds: Infinity }, async (_call, connection) => {
      const body = { email: `${randomUUID()}@bench.example`, password: randomUUID() };
      const answer = await connection.ask(requestOf('POST', '/auth/v1/signup', { body }));
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
