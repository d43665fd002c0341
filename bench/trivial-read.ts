import { startBareServer } from './bare-process.ts';
import { askOnce, requestOf, type Address, type HttpConnection } from './http-connection.ts';
import { withConnections, type Load, type Round } from './load.ts';
import { alternate, compare, type Pairs, type Ratio } from './ratio.ts';
import type { Stand } from './stand.ts';

/** A second or so of asking each side, in turn, and once before that is measured. */
export type ReadRounds = { readonly pairs: Pairs; readonly round: Round; readonly warmUp: Round };

/** `GET /config`: no token, no database. */
export function measureConfig({ server }: Stand, rounds: ReadRounds): Promise<Ratio> {
  return measureReads(server.address, [requestOf('GET', '/config')], rounds);
}

/** `GET /api/stats`: a token is verified and one row read. The players take turns. */
export function measureStats({ server, players }: Stand, rounds: ReadRounds): Promise<Ratio> {
  const requests = players.map(({ token }) => requestOf('GET', '/api/stats', { token }));
  return measureReads(server.address, requests, rounds);
}

/**
 * Requests answered in a second on 16 kept connections, against a bare Node server that gives the bytes of the first
 * answer again. Throws when an answer is not a 200.
 */
async function measureReads(
  address: Address,
  requests: readonly Buffer[],
  { pairs, round, warmUp }: ReadRounds,
): Promise<Ratio> {
  const [first] = requests;
  if (first === undefined) throw new Error('nothing to ask for');
  const bare = await startBareServer(await askOnce(address, first));
  try {
    return await withConnections(address, (ours) =>
      withConnections(bare.address, async (theirs) => {
        const ask = asking(ours, requests);
        const askBare = asking(theirs, requests);
        await ask(warmUp);
        await askBare(warmUp);
        const { measured, reference } = await alternate(
          pairs,
          () => ask(round),
          () => askBare(round),
        );
        return compare(measured, reference);
      }),
    );
  } finally {
    await bare.stop();
  }
}

function asking(load: Load<HttpConnection>, requests: readonly Buffer[]): (round: Round) => Promise<number> {
  return async (round) => {
    const { perSecond } = await load(round, async (call, connection) => {
      const { status, body } = await connection.ask(requests[call % requests.length] ?? Buffer.of());
      if (status !== 200) throw new Error(`a read was answered ${status}: ${body.toString()}`);
    });
    return perSecond;
  };
}
