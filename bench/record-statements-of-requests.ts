import { once } from 'node:events';
import { openConnection, requestOf } from './http-connection.ts';
import { signUpPlayers, type SignedIn } from './sign-up-players.ts';
import { finishOf, practicePost } from './practice-request.ts';
import { startServer } from './server-process.ts';
import type { Recording, Statement } from './recorded-statements-for-another-player.ts';

const BEFORE = 3;
const RECORDED = 10;

/** What requests ask of the database. */
export type Recordings = {
  /** Ten saves in a row, because some bring a level and its ledger entry and some do not. */
  readonly saves: readonly Recording[];
  /** A read of `/api/stats`, and who asked. */
  readonly stats: { readonly statements: readonly Statement[]; readonly player: SignedIn };
};

/** Starts a server that notes its statements, has a player use it over HTTP, and gives what it asked of the database. */
export async function recordStatementsOfRequests(databaseUrl: string, dataDir: string): Promise<Recordings> {
  const server = await startServer({
    script: 'serve-api',
    dataDir,
    preload: new URL('statement-recorder-preload.ts', import.meta.url),
    // A process without jobs asks the database for nothing but what a request needs.
    settings: { DATABASE_URL: databaseUrl, ROLE: 'web', CLIPS_SHARED: 'true' },
  });
  const take = async (): Promise<Statement[]> => {
    const message = once(server.child, 'message');
    server.child.send('take');
    return ((await message) as [Statement[]])[0];
  };
  const [player] = await signUpPlayers(server.address, databaseUrl, 1);
  if (player === undefined) throw new Error('nobody signed up');
  const connection = await openConnection(server.address);
  const saves: Recording[] = [];
  const startedAt = Date.now();
  for (let turn = 0; turn < BEFORE + RECORDED; turn += 1) {
    await take();
    const at = finishOf(startedAt, turn);
    const answer = await connection.ask(practicePost(player, at, turn));
    if (answer.status !== 201) throw new Error(`a save was answered ${answer.status}: ${answer.body.toString()}`);
    const statements = await take();
    for (const table of ['practice_sessions', 'token_ledger', 'standings']) {
      if (!statements.some(({ text }) => text.includes(`insert into "${table}"`))) {
        throw new Error(`a save that earned nothing was recorded: no insert into ${table}`);
      }
    }
    if (turn >= BEFORE) saves.push({ statements, at, playerId: player.id });
  }
  const { status } = await connection.ask(requestOf('GET', '/api/stats', { token: player.token }));
  const stats = await take();
  if (status !== 200 || stats.length === 0) throw new Error(`a read was answered ${status} with ${stats.length} statements`);
  connection.close();
  await server.stop();
  return { saves, stats: { statements: stats, player } };
}
