import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTouchline, type Touchline } from './start-touchline.ts';

/** Where workers find the pool of their run. */
const POOL = 'TOUCHLINE_POOL';

type Wanted = { readonly isAlone: boolean };
type GivenBack = Wanted & { readonly address: string; readonly isSpent: boolean };

/** What a worker is told of a server. */
export type Lent = Pick<Touchline, 'address' | 'dataDir'>;

/**
 * Lends servers to the workers of a run. All workers have the same one: a start with a new database, and the seconds in which
 * a server reads its coach, are eight of a processor's for each. Whoever wants it alone gets one that nobody has before or
 * after. Where a journey has failed, of which what it left may be the cause or the outcome, the next worker gets a new one.
 * Playwright calls this once a run, and what it gives back at the end.
 */
export default async function openPool(): Promise<() => Promise<void>> {
  const all: Touchline[] = [];
  let shared: Promise<Touchline> | undefined;
  let lastStart: Promise<unknown> = Promise.resolve();

  /** One after another: seconds after its start a server is busy for seconds with its coach, and all at once would answer nobody meanwhile. */
  function start(): Promise<Touchline> {
    const starting = lastStart.then(async () => {
      const touchline = await startTouchline();
      all.push(touchline);
      return touchline;
    });
    lastStart = starting.catch(() => undefined);
    return starting;
  }
  function startShared(): Promise<Touchline> {
    const starting = start();
    starting.catch(() => (shared = undefined));
    return starting;
  }
  async function take({ isAlone }: Wanted): Promise<Lent> {
    const { address, dataDir } = await (isAlone ? start() : (shared ??= startShared()));
    return { address, dataDir };
  }
  async function giveBack({ address, isAlone, isSpent }: GivenBack): Promise<void> {
    if (isAlone) await all.find((one) => one.address === address)?.stop();
    // Those of the others that have it go on with it to their end.
    else if (isSpent && (await shared)?.address === address) shared = undefined;
  }

  const server = createServer((request, response) => {
    const asked = bodyOf(request).then((text): unknown => JSON.parse(text));
    const work = request.url === '/take' ? asked.then((wanted) => take(wanted as Wanted)) : asked.then((lent) => giveBack(lent as GivenBack));
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

/** A server for this worker: the one of all, or one for it alone. */
export const takeTouchline = async (wanted: Wanted): Promise<Lent> => JSON.parse(await ask('/take', wanted)) as Lent;

/** One that is spent is for no further worker. */
export async function giveBackTouchline(lent: GivenBack): Promise<void> {
  await ask('/give-back', lent);
}

async function ask(path: string, body: object): Promise<string> {
  const answer = await fetch(`${process.env[POOL]}${path}`, { method: 'POST', body: JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}
