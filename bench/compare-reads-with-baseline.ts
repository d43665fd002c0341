import { startBareServer, startBareStatsServer, type BareProcess } from './start-bare-servers.ts';
import type { BareStats } from './bare-stats-server.ts';
import { askOnce, requestOf, type HttpConnection } from './http-connection.ts';
import { withConnections, type Load, type Round } from './concurrent-load.ts';
import { countProcessorTime, processesIn } from './process-usage.ts';
import { alternate, compare, type Pairs, type Ratio } from './paired-measurements.ts';
import type { ServerUnderTest } from './server-under-test.ts';

/** How many requests are answered in a second, and the processor time of one in milliseconds. */
export type ReadRatios = { readonly perSecond: Ratio; readonly processor: Ratio };

/** A second or so of asking each side, in turn, and once before that is measured. */
export type ReadRounds = { readonly pairs: Pairs; readonly round: Round; readonly warmUp: Round };

/** `GET /config`: no token, no database. */
export async function measureConfig(stand: ServerUnderTest, rounds: ReadRounds): Promise<ReadRatios> {
  const request = requestOf('GET', '/config');
  return measureReads(stand, [request], await startSameBytes(stand, request), rounds);
}

/** `GET /api/live-scores`: an answer that is made once for all. */
export async function measureScores(stand: ServerUnderTest, rounds: ReadRounds): Promise<ReadRatios> {
  const requests = fromManyAddresses('/api/live-scores', {});
  return measureReads(stand, requests, await startSameBytes(stand, requests[0]), rounds);
}

/** The same, asked by browsers that have it: whatever they have, so that a new minute changes nothing. */
export async function measureScoresKnown(stand: ServerUnderTest, rounds: ReadRounds): Promise<ReadRatios> {
  const requests = fromManyAddresses('/api/live-scores', { 'if-none-match': '*' });
  return measureReads(stand, requests, await startSameBytes(stand, requests[0]), rounds, 304);
}

/** So many that none meets its limit. */
const ADDRESSES = 4_096;

function fromManyAddresses(path: string, headers: Record<string, string>): Buffer[] {
  return Array.from({ length: ADDRESSES }, (_, at) =>
    requestOf('GET', path, { headers: { ...headers, 'x-forwarded-for': `10.0.${at >> 8}.${at & 255}` } }),
  );
}

/** `GET /api/stats`: a token is verified, and that its session stands, and one row read. The players take turns. */
export async function measureStats(stand: ServerUnderTest, rounds: ReadRounds): Promise<ReadRatios> {
  const requests = statsRequests(stand.players);
  return measureReads(stand, requests, await startSameBytes(stand, requests[0]), rounds);
}

/** The same against a bare Node server that does the same token check and sends the same SQL to the same database. */
export async function measureStatsWork(stand: ServerUnderTest, rounds: ReadRounds): Promise<ReadRatios> {
  const { server, players, databaseUrl, recordings } = stand;
  const { statements, player } = recordings.stats;
  const published = await askOnce(server.address, requestOf('GET', '/auth/v1/.well-known/jwks.json'));
  const { keys } = JSON.parse(published.body.toString()) as Pick<BareStats, 'keys'>;
  const bare = await startBareStatsServer({ databaseUrl, keys, statements, recordedFor: player.token });
  return measureReads(stand, statsRequests(players), bare, rounds);
}

function statsRequests(players: ServerUnderTest['players']): Buffer[] {
  return players.map(({ token }) => requestOf('GET', '/api/stats', { token }));
}

/** A bare Node server that gives the bytes of the server's answer again. */
async function startSameBytes({ server }: ServerUnderTest, request: Buffer = Buffer.of()): Promise<BareProcess> {
  return startBareServer(await askOnce(server.address, request));
}

/**
 * Requests answered on 16 kept connections, against the same of a bare Node server, which is stopped then. Throws when
 * an answer is not of this status.
 */
async function measureReads(
  { server, dataDir }: ServerUnderTest,
  requests: readonly Buffer[],
  bare: BareProcess,
  { pairs, round, warmUp }: ReadRounds,
  status: 200 | 304 = 200,
): Promise<ReadRatios> {
  try {
    return await withConnections(server.address, (ours) =>
      withConnections(bare.address, async (theirs) => {
        // The one stands still while the other is measured.
        const processes = async () => [process.pid, server.process, bare.process, ...(await processesIn(dataDir))];
        const ask = asking(ours, requests, processes, status);
        const askBare = asking(theirs, requests, processes, status);
        await ask(warmUp);
        await askBare(warmUp);
        const { measured, reference } = await alternate(
          pairs,
          () => ask(round),
          () => askBare(round),
        );
        const ratioOf = (fact: keyof Read) =>
          compare(
            measured.map((read) => read[fact]),
            reference.map((read) => read[fact]),
          );
        return { perSecond: ratioOf('perSecond'), processor: ratioOf('processor') };
      }),
    );
  } finally {
    await bare.stop();
  }
}

/** A round of reads. */
type Read = { readonly perSecond: number; readonly processor: number };

function asking(
  load: Load<HttpConnection>,
  requests: readonly Buffer[],
  processes: () => Promise<readonly number[]>,
  expected: number,
): (round: Round) => Promise<Read> {
  return async (round) => {
    const secondsSince = await countProcessorTime(await processes());
    const { calls, perSecond } = await load(round, async (call, connection) => {
      const { status, body } = await connection.ask(requests[call % requests.length] ?? Buffer.of());
      if (status !== expected) throw new Error(`a read was answered ${status}: ${body.toString()}`);
    });
    return { perSecond, processor: ((await secondsSince()) * 1000) / calls };
  };
}
