import { readFileSync } from 'node:fs';
import { startBareServer } from './start-bare-servers.ts';
import { askOnce, openConnection, requestOf, type Address } from './http-connection.ts';
import { alternate, compare, type Pairs, type Ratio } from './paired-measurements.ts';
import type { ServerUnderTest } from './server-under-test.ts';

interface Question {
  readonly text: string;
  readonly turns?: readonly string[];
  readonly heldOut: boolean;
}

const questions = JSON.parse(readFileSync(new URL('../packages/coach/data/questions.json', import.meta.url), 'utf8')) as readonly Question[];
const PERCENTILE = 0.95;

/**
 * `POST /api/coach`, answered by the built-in coach: the open questions of its data with what was said before them, one
 * at a time, from players in turn. The 95th percentile of a round, in milliseconds.
 */
export async function measureCoachAnswerLatency({ server, players }: ServerUnderTest, pairs: Pairs, questionsARound: number): Promise<Ratio> {
  const requests = questions
    .filter(({ heldOut }) => !heldOut)
    .map(({ text, turns = [] }, at) =>
      requestOf('POST', '/api/coach', {
        token: players[at % players.length]?.token ?? '',
        // One address may ask only so often.
        headers: { 'x-forwarded-for': `198.19.${at >> 8}.${at & 255}` },
        body: { message: text, chatHistory: turns.map((message) => ({ sender: 'user', message })) },
      }),
    );
  const first = requests[0];
  if (first === undefined) throw new Error('there are no questions');
  // The first answer of a process also reads the phrases in.
  const bare = await startBareServer(await askOnce(server.address, first));
  try {
    let round = 0;
    const inTurn = (): Buffer[] => {
      const from = (round++ * questionsARound) % requests.length;
      return [...requests, ...requests].slice(from, from + questionsARound);
    };
    // Code that has not run yet is slow, and nobody waits for it twice.
    for (const address of [server.address, bare.address]) await slowestTwentieth(address, requests);
    const { measured, reference } = await alternate(
      pairs,
      () => slowestTwentieth(server.address, inTurn()),
      () => slowestTwentieth(bare.address, inTurn()),
    );
    return compare(measured, reference);
  } finally {
    await bare.stop();
  }
}

/** The 95th percentile of the times that these take, one after the other. Throws when one is not answered. */
async function slowestTwentieth(address: Address, requests: readonly Buffer[]): Promise<number> {
  const connection = await openConnection(address);
  const times: number[] = [];
  try {
    for (const request of requests) {
      const startedAt = performance.now();
      const { status, body } = await connection.ask(request);
      times.push(performance.now() - startedAt);
      if (status !== 200) throw new Error(`a question was answered ${status}: ${body.toString()}`);
    }
  } finally {
    connection.close();
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * PERCENTILE)] ?? Number.NaN;
}
