import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ageNewPlayers } from '@touchline/server/testing';

const root = fileURLToPath(new URL('../..', import.meta.url));
const START_TIMEOUT_MS = 150_000;

/** The whole product, started as a player's operator starts it, on a free port and in a folder of its own. */
export type Touchline = { readonly address: string; readonly dataDir: string; readonly stop: () => Promise<void> };

/** Starts it with an empty embedded database; `settings` as its operator would set them. */
export async function startTouchline(settings: Readonly<Record<string, string>> = {}): Promise<Touchline> {
  const dataDir = await mkdtemp(join(tmpdir(), 'touchline-e2e-'));
  const server = spawn(process.execPath, ['scripts/start.ts', '--port', '0', '--data', dataDir], {
    cwd: root,
    // By its channel it ends with a worker that is killed.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, LOG_LEVEL: 'error', FOOTBALL_SOURCES: 'demo', ...settings },
  });
  server.channel?.unref();
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const address = await addressOf(server);
    if (settings['DATABASE_URL'] === undefined) await ageNewPlayers(dataDir);
    return { address, dataDir, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const timeout = setTimeout(() => reject(new Error(`the server did not start:\n${printed}`)), START_TIMEOUT_MS);
    server.stdout?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const address = /Touchline is ready:\s+(\S+)/.exec(printed)?.[1];
      if (address === undefined) return;
      clearTimeout(timeout);
      resolve(address);
    });
    server.on('exit', (code) => {
      clearTimeout(timeout);
      reject(new Error(`the server ended with ${code}:\n${printed}`));
    });
  });
}
