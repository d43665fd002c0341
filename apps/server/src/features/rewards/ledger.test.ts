import type { PackRewardId } from '@touchline/domain';
import { speaking } from '@touchline/messages/language';
import { rewardWords } from '@touchline/messages/pack-rewards';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainSession, type TestPlayer } from '../../testing/player.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Page = Awaited<ReturnType<TestPlayer['ledger']>>;

/** All pages, from the newest. */
async function pagesOf(player: TestPlayer, limit: number): Promise<Page[]> {
  const pages = [await player.ledger(`?limit=${limit}`)];
  for (let next = pages[0]?.nextCursor; next; next = pages.at(-1)?.nextCursor) {
    pages.push(await player.ledger(`?limit=${limit}&cursor=${next}`));
  }
  return pages;
}

async function practise(player: TestPlayer, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    server.clock.advance({ minutes: 1 });
    await player.save({ ...plainSession, result: 3 * time });
  }
}

describe('the ledger of tokens', () => {
  it('is empty for a new player', async () => {
    const player = await server.signUp();
    expect(await player.ledger()).toEqual({ success: true, data: [], balance: 0, nextCursor: null });
  });

  it('has an entry for every token in or out, newest first, with what it was for and what was left', async () => {
    const player = await server.signUp();
    await player.save({ ...plainSession, result: 30 });
    server.clock.advance({ minutes: 1 });
    await player.save({ ...plainSession, drill_id: 'wall_passes' });
    server.clock.advance({ minutes: 1 });
    const { data: item } = await player.openPack();
    const { data, balance } = await player.ledger();
    expect(data.map(({ amount, reason, about, balance }) => [amount, reason, about, balance])).toEqual([
      [-10, 'pack', item.item_name, 45],
      [25, 'level', 'Wall Passes', 55],
      [10, 'session', 'Wall Passes', 30],
      [20, 'session', 'Juggling', 20],
    ]);
    expect(data[0]?.created_at).toBe(server.clock.now().toISOString());
    expect(balance).toBe(45);
  });

  it('names what was in a pack in the language in which it is read', async () => {
    const player = await server.signUp();
    await player.save({ ...plainSession, result: 30 });
    await player.openPack();
    const inGerman = { token: await player.token(), headers: { 'accept-language': 'de' } };
    const collection = await server.send<Awaited<ReturnType<TestPlayer['collection']>>>('GET', '/api/collection', inGerman);
    const ledger = await server.send<Page>('GET', '/api/tokens', inGerman);
    // Not that it is another name: one of the cards is called Fair Play in both.
    const name = speaking('de', () => rewardWords[collection.body.data[0]?.reward_id as PackRewardId].name);
    expect(collection.body.data.map(({ item_name }) => item_name)).toEqual([name]);
    expect(ledger.body.data.find(({ reason }) => reason === 'pack')?.about).toBe(name);
  });

  it('shows 20 entries a page, and every entry once', async () => {
    const player = await server.signUp();
    await practise(player, 16);
    const first = await player.ledger();
    expect(first.data).toHaveLength(20);
    const second = await player.ledger(`?cursor=${first.nextCursor}`);
    expect(second.nextCursor).toBeNull();
    const entries = [...first.data, ...second.data];
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(first.balance);
  });

  it.each([1, 3, 7])('has balances that follow from each other over pages of %i', async (limit) => {
    const player = await server.signUp();
    await practise(player, 7);
    for (let pack = 0; pack < 5; pack += 1) await player.openPack();
    const entries = (await pagesOf(player, limit)).flatMap(({ data }) => data);
    expect(entries[0]?.balance).toBe((await player.stats()).tokens);
    for (const [index, entry] of entries.entries()) {
      expect(entry.balance - entry.amount).toBe(entries[index + 1]?.balance ?? 0);
      expect(entry.balance).toBeGreaterThanOrEqual(0);
    }
  });

  it('repeats nothing and keeps its balances when tokens move between two pages', async () => {
    const player = await server.signUp();
    await practise(player, 4);
    const first = await player.ledger('?limit=2');
    const expected = (await player.ledger()).data.slice(2);
    server.clock.advance({ minutes: 1 });
    await player.openPack();
    const second = await player.ledger(`?limit=100&cursor=${first.nextCursor}`);
    expect(second.data).toEqual(expected);
    expect(second.balance).toBe(first.balance - 10);
  });

  it('promises no page after one that is just full', async () => {
    const player = await server.signUp();
    await practise(player, 1);
    expect((await player.ledger('?limit=1')).nextCursor).toBeNull();
  });

  it.each(['limit=0', 'limit=101', 'limit=many', 'cursor=', 'cursor=next', `cursor=${'A'.repeat(201)}`])(
    'refuses %s',
    async (query) => {
      const player = await server.signUp();
      const answer = await player.get(`/api/tokens?${query}`);
      expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    },
  );

  it("shows the caller's own entries to a cursor of somebody else", async () => {
    const [one, other] = [await server.signUp(), await server.signUp()];
    await practise(other, 2);
    await practise(one, 4);
    const { nextCursor } = await one.ledger('?limit=1');
    const seen = await other.ledger(`?limit=100&cursor=${nextCursor}`);
    expect(seen.data).toEqual((await other.ledger()).data);
  });
});
