import { once } from 'node:events';
import { openConnection } from './http-connection.ts';
import { signUpPlayers } from './players.ts';
import { practicePost } from './practice-post.ts';
import { startServer } from './server-process.ts';
import type { Recording, Statement } from './statements.ts';

const BEFORE = 3;
const RECORDED = 10;

/**
 * Starts a server that notes its statements, saves sessions of a player with it over HTTP, and gives what it asked of
 * the database for each. Ten in a row, because some saves bring a level and its ledger entry and some do not.
 */
export async function recordSaves(databaseUrl: string, dataDir: string): Promise<Recording[]> {
  const server = await startServer({
    script: 'serve-api',
    dataDir,
    preload: new URL('record-statements.ts', import.meta.url),
    // A process without jobs asks the database for nothing but what a request needs.
    settings: { DATABASE_URL: databaseUrl, ROLE: 'web' },
  });
  const take = async (): Promise<Statement[]> => {
    const message = once(server.child, 'message');
    server.child.send('take');
    return ((await message) as [Statement[]])[0];
  };
  const [player] = await signUpPlayers(server.address, 1);
  if (player === undefined) throw new Error('nobody signed up');
  const connection = await openConnection(server.address);
  const recordings: Recording[] = [];
  for (let turn = 0; turn < BEFORE + RECORDED; turn += 1) {
    await take();
    const at = new Date();
    const answer = await connection.ask(practicePost(player, at, turn));
    if (answer.status !== 201) throw new Error(`a save was answered ${answer.status}: ${answer.body.toString()}`);
    const statements = await take();
    if (!statements.some(({ text }) => /insert into "practice_sessions"/.test(text))) {
      throw new Error('the statements of a save were not recorded');
    }
    if (turn >= BEFORE) recordings.push({ statements, at, playerId: player.id });
  }
  connection.close();
  await server.stop();
  return recordings;
}
