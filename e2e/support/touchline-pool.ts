import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTouchline, type Touchline } from './start-touchline.ts';

/** Where workers find the pool of their run. */
const POOL = 'TOUCHLINE_POOL';

/** What a worker is told of a server. */
export type Lent = Pick<Touchline, 'address' | 'dataDir'>;

/**
 * Lends servers to the workers of a run, each to one at a time. A worker ends with a failed journey, or where the next one
 * wants another browser, and its server is lent to the next worker: a start with a new database is four seconds of a
 * processor. Playwright calls this once a run, and what it gives back at the end.
 */
export default async function openPool(): Promise<() => Promise<void>> {
  const all: Touchline[] = [];
  const idle: Touchline[] = [];
  let lastStart: Promise<unknown> = Promise.resolve();

  /** One after another: seconds after its start a server is busy for seconds with its coach, and all at once would answer nobody meanwhile. */
  function startNext(): Promise<Touchline> {
    const start = lastStart.then(() => startTouchline());
    lastStart = start.catch(() => undefined);
    return start;
  }

  async function take(): Promise<Lent> {
    const touchline = idle.pop() ?? (await startNext());
    if (!all.includes(touchline)) all.push(touchline);
    return { address: touchline.address, dataDir: touchline.dataDir };
  }
  async function giveBack({ address, isSpent }: Lent & { readonly isSpent: boolean }): Promise<void> {
    const touchline = all.find((one) => one.address === address);
    if (touchline === undefined) throw new Error(`no server of the pool is at ${address}`);
    if (!isSpent) idle.push(touchline);
    else await touchline.stop();
  }

  const server = createServer((request, response) => {
    const work = request.url === '/take' ? take() : bodyOf(request).then((text) => giveBack(JSON.parse(text)));
    work.then(
      (lent) => response.end(JSON.stringify(lent ?? null)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  process.env[POOL] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.closeAllConnections();
    server.close();
    await Promise.all(all.map(({ stop }) => stop()));
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  return body;
}

/** A server for this worker alone, until it is given back. */
export const takeTouchline = async (): Promise<Lent> => JSON.parse(await ask('/take')) as Lent;

/** Gives a server back; one that is spent is ended, so that nobody else has what a failed journey left. */
export async function giveBackTouchline(lent: Lent, isSpent: boolean): Promise<void> {
  await ask('/give-back', JSON.stringify({ ...lent, isSpent }));
}

async function ask(path: string, body = ''): Promise<string> {
  const answer = await fetch(`${process.env[POOL]}${path}`, { method: 'POST', body });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}
