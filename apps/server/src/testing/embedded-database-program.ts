// The embedded database of a folder in a process of its own, for tests that kill, stop or double it. Stops on SIGTERM.
// Says on its standard output, a line of JSON each, that it started, stopped or failed.
import { EmbeddedDatabaseError, startEmbedded } from '../db/embedded/index.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: embedded-database-program.ts <folder>');

const asked = new AbortController();
const askedToStop = new Promise<void>((resolve) => asked.signal.addEventListener('abort', () => resolve()));
process.on('SIGTERM', () => asked.abort());
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);
const log = { info: () => {}, warn: console.error, error: console.error };

say({ event: 'running' });
try {
  const { url, adopted, stop } = await startEmbedded({ folder, log, signal: asked.signal });
  say({ event: 'started', url, adopted });
  await askedToStop;
  await stop();
  say({ event: 'stopped' });
} catch (error) {
  if (!(error instanceof EmbeddedDatabaseError)) throw error;
  say({ event: 'failed', code: error.code, message: error.message });
}
