import { randomUUID } from 'node:crypto';
import { count } from '@touchline/domain/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { queryOnce } from '../../testing/query-once.ts';
import { auditPlayerRecords } from '../../testing/audit-player-records.ts';
import type { Answer } from '../../testing/api-client.ts';
import { plainSession, type TestPlayer } from '../../testing/player.ts';
import { startTestServer, testClock, type TestServer } from '../../testing/server.ts';
import { startTcpProxy, type TcpProxy } from '../../testing/tcp-proxy.ts';

/** What one player does: few enough for a day of practice and for the limit on packs. */
const OPERATIONS_OF_A_PLAYER = 100;
const PLAYERS_AT_ONCE = 10;
const OPERATIONS_BETWEEN_CUTS = 50;
/** What each may take on a busy machine, in milliseconds; alone it takes a tenth of that. */
const PATIENCE = 150;

/**
 * Now and then a statement fails in the middle of its transaction, or the commit itself: because of a fault, of a
 * collision, or of a connection that dies on the spot.
 */
const failNowAndThen = `
  -- A second try finds what the first one left.
  drop function if exists fail_now_and_then cascade;
  drop sequence if exists injected_failures;
  create sequence injected_failures;
  create function fail_now_and_then() returns trigger language plpgsql as $$
  declare
    throw float := random();
  begin
    if throw < 0.03 then
      perform nextval('injected_failures');
      if throw < 0.01 then perform pg_terminate_backend(pg_backend_pid()); end if;
      if throw < 0.02 then raise exception 'injected' using errcode = 'XX000'; end if;
      raise exception 'injected' using errcode = '40001';
    end if;
    return new;
  end $$;
  create trigger fail before insert on practice_sessions for each row execute function fail_now_and_then();
  create trigger fail before insert on player_collection for each row execute function fail_now_and_then();
  create trigger fail before insert on token_ledger for each row execute function fail_now_and_then();
  create trigger fail before update on users for each row execute function fail_now_and_then();
  create trigger fail before insert on internal.idempotency_answers for each row execute function fail_now_and_then();
  create constraint trigger fail_at_commit after insert on token_ledger deferrable initially deferred
    for each row execute function fail_now_and_then();`;

/** Two servers on one database, one of them by a way that is cut now and then: a player's calls come through either. */
const clock = testClock();
let servers: readonly [TestServer, TestServer];
let proxy: TcpProxy;
beforeAll(async () => {
  const first = await startTestServer({ clock, trustedProxies: ['127.0.0.1'] });
  proxy = await startTcpProxy(first.databaseUrl);
  servers = [first, await startTestServer({ clock, databaseUrl: proxy.url, trustedProxies: ['127.0.0.1'] })];
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await proxy.cut();
});

/** One cut after the other, however many ask for one: answers to commits that went through are lost with the rest. */
let cuts = Promise.resolve();
function cutConnections(): void {
  cuts = cuts.then(() => proxy.cut()).then(() => proxy.mend());
}

type Made = { readonly sessions: number; readonly packs: number };

const operation = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('session' as const), result: fc.constantFrom(0, 9, 75) }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('pack' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('look' as const) }) },
);
type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never;

/** Asks until there is an answer, as the app does: from one server or from both at once, with the same key. */
async function untilAnswered<Body>(ask: () => Promise<Answer<Body>>[]): Promise<Answer<Body>> {
  for (;;) {
    const answers = (await Promise.all(ask())).filter(({ status }) => status < 500);
    expect(new Set(answers.map(({ text, status }) => (status < 400 ? text : status))).size).toBeLessThan(2);
    const [answer] = answers;
    if (answer !== undefined) return answer;
  }
}

/** Does one thing and says how it went: with the code of a refusal when it was refused. */
async function act(voices: readonly TestPlayer[], operation: Operation, turn: number): Promise<string> {
  const key = randomUUID();
  const ended = new Date(clock.now().getTime() - turn * 6 * 60_000).toISOString();
  if (operation.kind === 'look') {
    expectBalances((await untilAnswered(() => voices.map((voice) => voice.get<Ledger>('/api/tokens?limit=100')))).body);
    return 'looked';
  }
  const { status, body } = await (operation.kind === 'pack'
    ? untilAnswered(() => voices.map((voice) => voice.tryPack(key)))
    : untilAnswered(() => voices.map((voice) => voice.post({ ...plainSession, result: operation.result, finished_at: ended }, key))));
  return { 200: 'opened', 201: 'saved' }[status] ?? body.code;
}

async function live(player: TestPlayer, operations: readonly Operation[]): Promise<Made> {
  const went: string[] = [];
  for (const [turn, operation] of operations.entries()) {
    if (turn % OPERATIONS_BETWEEN_CUTS === 25) cutConnections();
    // Through one server, the other, or both at once.
    const voices = servers.map((server) => player.at(server)).slice(turn % 3 === 0 ? 0 : turn % 2, 2);
    went.push(await act(voices, operation, turn));
  }
  expect(['saved', 'opened', 'not_enough_tokens', 'looked']).toEqual(expect.arrayContaining([...new Set(went)]));
  const times = (how: string) => went.filter((word) => word === how).length;
  return { sessions: times('saved'), packs: times('opened') };
}

type Ledger = Awaited<ReturnType<TestPlayer['ledger']>>;

function expectBalances({ data, balance }: Ledger): void {
  expect(data[0]?.balance ?? 0).toBe(balance);
  expect(data.filter((entry) => entry.balance < 0)).toEqual([]);
  const before = data.map((entry) => entry.balance - entry.amount);
  expect(before.slice(0, -1)).toEqual(data.slice(1).map((entry) => entry.balance));
}

const timeout = count('ledgerOperations') * PATIENCE;

it('whatever fails in between, each save and each pack happens once or not at all', { timeout }, async () => {
  const players: TestPlayer[] = [];
  const lives = fc.sample(
    fc.array(operation, { minLength: OPERATIONS_OF_A_PLAYER, maxLength: OPERATIONS_OF_A_PLAYER, size: 'max' }),
    { numRuns: count('ledgerOperations') / OPERATIONS_OF_A_PLAYER, seed: 20_260_215 },
  );
  // From one address only so many may sign up in an hour.
  for (const [index] of lives.entries()) {
    players.push(await (servers[index % 2] ?? servers[0]).signUp({ address: `10.0.${index >> 8}.${index & 255}` }));
  }
  await queryOnce(servers[0].databaseUrl, failNowAndThen);

  const made: Made[] = [];
  const waiting = lives.entries();
  const work = async () => {
    for (const [index, operations] of waiting) {
      const player = players[index];
      if (player !== undefined) made[index] = await live(player, operations);
    }
  };
  await Promise.all(Array.from({ length: PLAYERS_AT_ONCE }, work));
  await cuts;
  const [{ failures } = { failures: 0 }] = await queryOnce<{ failures: number }>(
    servers[0].databaseUrl,
    'select last_value::int as failures from injected_failures',
  );
  await queryOnce(servers[0].databaseUrl, 'drop function fail_now_and_then cascade');

  expect(failures).toBeGreaterThan(count('ledgerOperations') / 40);
  for (const [index, player] of players.entries()) {
    const { totalSessions, tokens } = await player.stats();
    const { progress } = await player.collection();
    expect({ sessions: totalSessions, packs: progress.packs }).toEqual(made[index]);
    const ledger = await player.ledger('?limit=100');
    expect(ledger.balance).toBe(tokens);
    expectBalances(ledger);
  }
  expect(await auditPlayerRecords(servers[0].database.pool)).toEqual([]);
});
