import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { createGetJson, type GetJson } from '../../../adapters/football/index.ts';

/** How an upstream misbehaves. */
export const misbehaviours = {
  'does not answer': () => undefined,
  'stops in the middle': (answer) => answer.writeHead(200, { 'content-length': 1_000 }).write('{"errors":[],', () => answer.destroy()),
  'never ends': (answer) => void answer.writeHead(200).write('{"errors":[],'),
  'answers what is no JSON': (answer) => void answer.writeHead(200).end('<html>Service page</html>'),
  'answers another JSON': (answer) => void answer.writeHead(200).end('{"odds":[1,2,3]}'),
  'answers without end': (answer) => flood(answer),
  'leads elsewhere': (answer) => void answer.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  'breaks': (answer) => void answer.writeHead(500).end('{"errors":[],"response":[]}'),
  'asks us to wait': (answer) => void answer.writeHead(429, { 'retry-after': '60' }).end(),
  'refuses with status 200': (answer) => void answer.writeHead(200).end(recorded('injuries-error')),
} as const satisfies Record<string, (answer: ServerResponse) => unknown>;
export type Misbehaviour = keyof typeof misbehaviours;

const CHUNK = 'x'.repeat(65_536);

/** More than anybody should read, for as long as it is read. */
function flood(answer: ServerResponse): void {
  answer.writeHead(200).write('"');
  const more = (): void => {
    while (!answer.destroyed && answer.write(CHUNK));
  };
  answer.on('drain', more);
  more();
}

/** The bytes of an answer that the real API-Football gave. */
function recorded(name: string): string {
  return readFileSync(new URL(`../../../adapters/football/recorded/${name}.json`, import.meta.url), 'utf8');
}

export type Upstream = {
  /** Asks this server instead of the one that an address names. */
  readonly getJson: GetJson;
  /** The addresses that were asked, path and query. */
  readonly asked: string[];
  readonly behave: (how: Misbehaviour | 'well') => void;
  readonly close: () => void;
};

/**
 * A server of this machine that gives the recorded answer with two matches to whatever is asked. `patience` is how long
 * an answer is waited for, in milliseconds.
 */
export async function startUpstream({ patience }: { readonly patience?: number } = {}): Promise<Upstream> {
  const asked: string[] = [];
  let how: Misbehaviour | 'well' = 'well';
  const well = recorded('fixtures-champions-league-penalties');
  const server = createServer((request, answer) => {
    asked.push(request.url ?? '');
    if (how === 'well') answer.writeHead(200, { 'content-type': 'application/json' }).end(well);
    else misbehaviours[how](answer);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const overNetwork = createGetJson(patience === undefined ? {} : { patience });
  return {
    getJson: (address, headers) => {
      const { pathname, search } = new URL(address);
      return overNetwork(`http://127.0.0.1:${port}${pathname}${search}`, headers);
    },
    asked,
    behave: (next) => void (how = next),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Late in the evening on which the recorded matches were played. */
export const RECORDED_EVENING = '2024-03-13T23:00:00Z';
/** One that a shoot-out decided. */
export const RECORDED_MATCH = 'api-football-1149519';
