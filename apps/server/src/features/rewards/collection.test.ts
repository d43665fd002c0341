import { openPack, packRewards, type Draw } from '@touchline/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainSession, type TestPlayer } from '../../testing/player.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { createRewardsService } from './index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Makes a player who finds these rewards, in this order, a minute apart. */
async function playerWith(...rewardIds: string[]): Promise<TestPlayer> {
  const player = await server.signUp();
  for (let session = 0; session < rewardIds.length; session += 1) await player.save(plainSession);
  for (const id of rewardIds) {
    server.clock.advance({ minutes: 1 });
    await createRewardsService(server.database.db, server.clock.now, drawing(id)).open(player.id, undefined);
  }
  return player;
}

/** A source of chance that leads to one reward: its drawer, then its place in it. */
function drawing(id: string): Draw {
  for (let drawer = 0; drawer < 300; drawer += 1) {
    for (let place = 0; place < packRewards.length; place += 1) {
      const source = (): Draw => (below) => (below === 300 ? drawer : Math.min(place, below - 1));
      if (openPack(source()).id === id) return source();
    }
  }
  throw new Error(`there is no reward ${id}`);
}

describe('a collection', () => {
  it('is empty at first: nothing of 53, in no kind and no series', async () => {
    const { data, progress } = await (await server.signUp()).collection();
    expect(data).toEqual([]);
    expect(progress).toMatchObject({ packs: 0, distinct: 0, total: 53, percent: 0 });
    expect(progress.kinds.map(({ kind, distinct, total }) => [kind, distinct, total])).toEqual([
      ['player', 0, 18],
      ['badge', 0, 17],
      ['item', 0, 18],
    ]);
    expect(progress.series).toHaveLength(9);
  });

  it('shows legendary ones first, and of one rarity what came last', async () => {
    const player = await playerWith(
      'item_golden_cup',
      'player_fox',
      'badge_last_minute',
      'player_comet',
      'player_owl',
      'player_cloud',
    );
    const { data } = await player.collection();
    expect(data.map(({ reward_id: id }) => id)).toEqual([
      'player_comet',
      'item_golden_cup',
      'badge_last_minute',
      'player_cloud',
      'player_owl',
      'player_fox',
    ]);
  });

  it('marks as new the five found last, wherever they stand, a week long', async () => {
    const player = await playerWith('item_golden_cup', 'player_fox', 'badge_last_minute', 'player_comet', 'player_owl', 'player_cloud', 'player_fox');
    const notNew = async () => (await player.collection()).data.filter(({ is_new: isNew }) => !isNew).map(({ reward_id: id }) => id);
    // The cup is the rarest but was found first; another fox is no find.
    expect(await notNew()).toEqual(['item_golden_cup']);
    server.clock.advance({ days: 6 });
    expect(await notNew()).toEqual(['item_golden_cup']);
    server.clock.advance({ days: 1 });
    expect(await notNew()).toHaveLength(6);
  });

  it('counts equal ones once, with when the first and the last came', async () => {
    const player = await playerWith('player_fox', 'player_owl', 'player_fox', 'player_fox');
    const last = server.clock.now();
    const { data, progress } = await player.collection();
    expect(data).toMatchObject([
      {
        reward_id: 'player_fox',
        item_type: 'player',
        item_name: 'The Fox',
        item_emoji: '🦊',
        rarity: 'common',
        series: 'Goal Getters',
        number: 1,
        count: 3,
        first_obtained_at: new Date(last.getTime() - 3 * 60_000).toISOString(),
        obtained_at: last.toISOString(),
      },
      { reward_id: 'player_owl', count: 1 },
    ]);
    expect(progress).toMatchObject({ packs: 4, distinct: 2, percent: 4 });
    expect(progress.kinds[0]).toEqual({ kind: 'player', distinct: 2, total: 18, percent: 11 });
    const goalGetters = { kind: 'player', series: 'Goal Getters', distinct: 1, total: 6, percent: 17 };
    expect(progress.series).toContainEqual(goalGetters);
  });

  it('tells, when a pack is opened, whether its item is the first of its kind and how many there are', async () => {
    const player = await playerWith('badge_fair_play');
    await player.save(plainSession);
    const rewards = createRewardsService(server.database.db, server.clock.now, drawing('badge_fair_play'));
    const opened = await rewards.open(player.id, undefined);
    expect(opened.data).toMatchObject({ item_name: 'Fair Play', is_first: false, count: 2 });
    expect(opened.progress).toMatchObject({ packs: 2, distinct: 1 });
  });

  it('leaves out what only a newer version of the product knows', async () => {
    const player = await playerWith('player_fox');
    await server.database.pool.query(
      `insert into player_collection (id, player_id, reward_id, item_type, item_name, item_emoji, rarity)
       values (gen_random_uuid(), $1, 'player_of_tomorrow', 'player', 'The Unknown', '❓', 'epic')`,
      [player.id],
    );
    const { data } = await player.collection();
    expect(data.map(({ item_name: name }) => name)).toEqual(['The Fox']);
  });
});

describe("another player's collection", () => {
  it('appears nowhere, whatever is asked for', async () => {
    const rich = await playerWith('player_comet', 'item_golden_cup');
    const stranger = await server.signUp();
    for (const path of ['/api/packs', '/api/collection', '/api/tokens']) {
      const asked = `${path}?player_id=${rich.id}&playerId=${rich.id}&user_id=${rich.id}&id=${rich.id}`;
      const { status, text } = await stranger.get(asked);
      expect(status).toBe(200);
      expect(text).not.toContain(rich.id);
      expect(text).not.toContain('The Comet');
    }
    expect((await stranger.collection()).data).toEqual([]);
    expect((await stranger.ledger()).data).toEqual([]);
    const answer = await stranger.get(`/api/collection/${rich.id}`);
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });
});
