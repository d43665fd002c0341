import { randomUUID } from 'node:crypto';
import { count } from '@touchline/domain/testing';
import { PACK_COST, packRewards } from '@touchline/domain';
import { rewardWords, seriesNames } from '@touchline/messages/pack-rewards';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, idempotencyAnswers, playerCollection, users } from '../../db/schema/index.ts';
import { auditPlayerRecords } from '../../testing/audit-player-records.ts';
import { tokensAfter } from '../../testing/expected-earnings.ts';
import { plainSession, type TestPlayer } from '../../testing/player.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

const AT_ONCE = 50;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A player with as many plain sessions. */
async function playerAfter(sessions: number): Promise<TestPlayer> {
  const player = await server.signUp();
  for (let session = 0; session < sessions; session += 1) await player.save(plainSession);
  return player;
}

const codes = (answers: readonly { readonly status: number; readonly body: { readonly code?: string } }[]) =>
  answers.map(({ status, body }) => (status === 200 ? 'opened' : body.code));

describe('the pack on offer', () => {
  it('says its price, what the player has, and odds that add up to 100 per cent', async () => {
    const player = await playerAfter(1);
    type Packs = { data: { cost: number; tokens: number; odds: Record<string, { percent: number }[]> } };
    const { body } = await player.get<Packs>('/api/packs');
    expect(body).toMatchObject({ success: true, data: { cost: PACK_COST, tokens: tokensAfter(1) } });
    expect(Object.keys(body.data.odds)).toEqual(['kinds', 'rarities', 'drawers']);
    for (const odds of Object.values(body.data.odds)) {
      expect(odds.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100, 10);
    }
    expect(body.data.odds['rarities']?.map(({ percent }) => percent)).toEqual([65, 27, 5, 3]);
  });

  it('is for those who are signed in', async () => {
    for (const [method, path] of [
      ['GET', '/api/packs'],
      ['POST', '/api/packs/open'],
      ['GET', '/api/collection'],
      ['GET', '/api/tokens'],
    ] as const) {
      expect(await server.send(method, path)).toMatchObject({ status: 401, body: { code: 'sign_in_required' } });
    }
  });
});

describe('opening a pack', () => {
  it('takes 10 tokens and gives one reward of the catalogue', async () => {
    const player = await playerAfter(2);
    const { data, tokens, progress } = await player.openPack();
    const reward = packRewards.find(({ id }) => id === data.reward_id);
    expect(data).toMatchObject({
      player_id: player.id,
      item_type: reward?.kind,
      item_name: reward && rewardWords[reward.id].name,
      item_emoji: reward?.emoji,
      rarity: reward?.rarity,
      series: reward && seriesNames[reward.series],
      number: reward?.number,
      description: reward && rewardWords[reward.id].description,
      obtained_at: server.clock.now().toISOString(),
      is_first: true,
      count: 1,
    });
    expect(tokens).toBe(tokensAfter(2) - PACK_COST);
    expect(await player.stats()).toMatchObject({ tokens: tokensAfter(2) - PACK_COST });
    expect(progress).toMatchObject({ packs: 1, distinct: 1, total: 53, percent: 2 });
    expect((await player.collection()).progress).toEqual(progress);
  });

  it('works with exactly 10 tokens, and then says: You need 10 tokens to open a pack!', async () => {
    const player = await playerAfter(1);
    expect((await player.openPack()).tokens).toBe(0);
    const refused = await player.tryPack();
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'not_enough_tokens', error: 'You need 10 tokens to open a pack!' },
    });
    expect((await player.collection()).progress.packs).toBe(1);
  });

  it('is refused with 9 tokens and takes none of them', async () => {
    const player = await playerAfter(1);
    await server.database.pool.query('update users set tokens = 9 where id = $1', [player.id]);
    expect(await player.tryPack()).toMatchObject({ status: 422, body: { code: 'not_enough_tokens' } });
    expect(await player.stats()).toMatchObject({ tokens: 9 });
    // So that the audit of this file finds nothing missing.
    await server.database.pool.query('update users set tokens = 10 where id = $1', [player.id]);
  });

  it('takes nothing away from what was ever earned', async () => {
    const player = await playerAfter(6);
    const earned = async () => {
      type Achieved = { data: { id: string; value: number; earned: boolean }[] };
      const { body } = await player.get<Achieved>('/api/achievements');
      return body.data.find(({ id }) => id === 'tokens100');
    };
    expect(await earned()).toMatchObject({ value: 100, earned: true });
    await player.openPack();
    expect(await earned()).toMatchObject({ value: 100, earned: true });
  });

  it('takes no wish for what is in it', async () => {
    const player = await playerAfter(2);
    const body = { cost: 0, tokens: 1_000, reward_id: 'item_golden_cup', player_id: randomUUID() };
    const answer = await server.send('POST', '/api/packs/open', { token: await player.token(), body });
    expect(answer).toMatchObject({ status: 200, body: { tokens: tokensAfter(2) - PACK_COST, data: { player_id: player.id } } });
  });
});

describe(`${AT_ONCE} packs at once`, () => {
  it('are as many as the tokens buy, and never one more', async () => {
    const player = await playerAfter(6);
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => player.tryPack(randomUUID())));
    const bought = Math.floor(tokensAfter(6) / PACK_COST);
    expect(bought).toBeLessThan(AT_ONCE);
    expect(codes(answers).filter((code) => code === 'opened')).toHaveLength(bought);
    expect(new Set(codes(answers))).toEqual(new Set(['opened', 'not_enough_tokens']));
    expect(new Set(answers.flatMap(({ body, status }) => (status === 200 ? [body.tokens] : [])))).toEqual(
      new Set(Array.from({ length: bought }, (_, index) => tokensAfter(6) - PACK_COST * (index + 1))),
    );
    expect(await player.stats()).toMatchObject({ tokens: tokensAfter(6) - PACK_COST * bought });
    expect((await player.collection()).progress.packs).toBe(bought);
  });

  it('with one key are one pack, and every answer is the same letter for letter', async () => {
    const player = await playerAfter(4);
    const key = randomUUID();
    const times = count('repeatedPosts');
    const answers: Awaited<ReturnType<TestPlayer['tryPack']>>[] = [];
    while (answers.length < times) {
      answers.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => player.tryPack(key)))));
      // More than a player may ask for in a minute.
      await server.database.pool.query('delete from internal.rate_limits');
    }
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await player.collection()).progress.packs).toBe(1);
    expect(await player.stats()).toMatchObject({ tokens: tokensAfter(4) - PACK_COST });
  });
});

describe('the key of a pack', () => {
  it('belongs to its player', async () => {
    const [one, other] = [await playerAfter(1), await playerAfter(1)];
    const key = randomUUID();
    const first = await one.openPack(key);
    const second = await other.openPack(key);
    expect(second.data).toMatchObject({ player_id: other.id });
    expect(second.data.id).not.toBe(first.data.id);
  });

  it('is free again after a refusal for want of tokens', async () => {
    const player = await server.signUp();
    const key = randomUUID();
    expect(await player.tryPack(key)).toMatchObject({ status: 422 });
    await player.save(plainSession);
    expect(await player.tryPack(key)).toMatchObject({ status: 200 });
  });

  it('may be the key of a session too', async () => {
    const player = await server.signUp();
    const key = randomUUID();
    await player.save(plainSession, key);
    expect(await player.tryPack(key)).toMatchObject({ status: 200 });
  });

  it('is still known after its answer has been forgotten', async () => {
    const player = await playerAfter(2);
    const key = randomUUID();
    await player.openPack(key);
    const { db } = server.database;
    await db.delete(idempotencyAnswers).where(eq(idempotencyAnswers.playerId, player.id));
    expect(await player.tryPack(key)).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } });
    expect(await player.stats()).toMatchObject({ tokens: tokensAfter(2) - PACK_COST });
    await db.update(playerCollection).set({ idempotencyKey: null }).where(eq(playerCollection.playerId, player.id));
  });

  it('is a UUID', async () => {
    const player = await playerAfter(1);
    expect(await player.tryPack('again')).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });
});

describe('a player whose account is gone', () => {
  it('leaves no item and no entry, and has to sign in again', async () => {
    const player = await playerAfter(2);
    await player.openPack();
    const { db, pool } = server.database;
    await db.delete(users).where(eq(users.id, player.id));
    await db.delete(accounts).where(eq(accounts.id, player.id));
    for (const table of ['player_collection', 'token_ledger']) {
      expect((await pool.query(`select 1 from ${table} where player_id = $1`, [player.id])).rows).toEqual([]);
    }
    const refused = { status: 401, body: { code: 'sign_in_required', error: 'Please sign in again to continue' } };
    expect(await player.tryPack()).toMatchObject(refused);
    for (const path of ['/api/packs', '/api/collection', '/api/tokens']) {
      expect({ path, ...(await player.get(path)) }).toMatchObject({ path, ...refused });
    }
  });
});

it('leaves totals and a ledger in which every number follows from sessions and packs', async () => {
  expect(await auditPlayerRecords(server.database.pool)).toEqual([]);
});
