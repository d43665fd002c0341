import { rarities, rewardKinds, tokenReasons } from '@touchline/domain';
import * as z from 'zod';
import { defineRoutes } from '../route.ts';
import { text } from '../database-safe-schemas.ts';

const Count = z.int().min(0);
const Percent = z.number().min(0).max(100);
const Kind = z.enum(rewardKinds);
const Rarity = z.enum(rarities);

const Packs = z
  .object({
    cost: z.int().min(1).describe('Tokens for one pack'),
    tokens: Count.describe('What the player has'),
    odds: z
      .object({
        kinds: z.array(z.object({ kind: Kind, percent: Percent })),
        rarities: z.array(z.object({ rarity: Rarity, percent: Percent })),
        drawers: z
          .array(z.object({ kind: Kind, rarity: Rarity, rewards: z.int().min(1), percent: Percent }))
          .describe('Each rarity of each kind; the rewards in it are equally likely'),
      })
      .describe('Not rounded; each list adds up to 100'),
  })
  .meta({ id: 'Packs' });
export type Packs = z.output<typeof Packs>;

/** What is told of a reward, whether it comes out of a pack or stands in the collection. */
const reward = {
  reward_id: z.string().describe("The reward's own id, which it has for every player"),
  item_type: Kind,
  item_name: z.string(),
  item_emoji: z.string(),
  rarity: Rarity,
  series: z.string(),
  number: z.int().min(1).describe('Its place in the series'),
  description: z.string(),
};

const PackItem = z
  .object({
    id: z.uuid(),
    player_id: z.uuid(),
    ...reward,
    obtained_at: z.iso.datetime(),
    is_first: z.boolean().describe('The player had none of it before'),
    count: z.int().min(1).describe('How many of it the player has now'),
  })
  .meta({ id: 'PackItem' });
export type PackItem = z.output<typeof PackItem>;

const CollectionItem = z
  .object({
    ...reward,
    count: z.int().min(1),
    first_obtained_at: z.iso.datetime(),
    obtained_at: z.iso.datetime().describe('The last one'),
    is_new: z.boolean().describe('Carries the NEW tag: one of the five different rewards found last, for a week after it was found'),
  })
  .meta({ id: 'CollectionItem' });
export type CollectionItem = z.output<typeof CollectionItem>;

const progress = { distinct: Count, total: Count, percent: z.int().min(0).max(100) };

const CollectionProgress = z
  .object({
    ...progress,
    packs: Count.describe('Packs opened: all items, equal ones counted each'),
    kinds: z.array(z.object({ kind: Kind, ...progress })),
    series: z.array(z.object({ kind: Kind, series: z.string(), ...progress })),
  })
  .meta({ id: 'CollectionProgress' });
export type CollectionProgress = z.output<typeof CollectionProgress>;

const LedgerEntry = z
  .object({
    id: z.uuid(),
    amount: z.int().describe('Negative when tokens were spent'),
    reason: z.enum(tokenReasons),
    about: z.string().nullable().describe("The drill's name, or the reward's that was in the pack"),
    balance: z.int().describe('Tokens after it'),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'LedgerEntry' });
export type LedgerEntry = z.output<typeof LedgerEntry>;

/** Packs, what was in them, and where the tokens went. */
export const rewardRoutes = defineRoutes({
  getPacks: {
    kind: 'json',
    method: 'GET',
    path: '/api/packs',
    summary: 'What a pack costs, what it may hold and how likely that is, and what the player has',
    area: 'rewards',
    auth: 'player',
    reply: z.object({ success: z.literal(true), data: Packs }),
    fails: [],
  },
  openPack: {
    kind: 'json',
    method: 'POST',
    path: '/api/packs/open',
    summary: 'Spend tokens on a pack and receive what is in it, both or neither',
    area: 'rewards',
    auth: 'player',
    timeoutSeconds: 20,
    limits: { player: { points: 300, seconds: 60 } },
    idempotent: true,
    reply: z.object({
      success: z.literal(true),
      data: PackItem,
      tokens: Count.describe('What the player has left'),
      progress: CollectionProgress.describe('Of the collection with this item in it'),
    }),
    fails: ['not_enough_tokens', 'idempotency_key_reused', 'too_many_requests'],
  },
  getCollection: {
    kind: 'json',
    method: 'GET',
    path: '/api/collection',
    summary: 'Everything the player has collected: legendary first, then the newest; equal ones once, with their count',
    area: 'rewards',
    auth: 'player',
    reply: z.object({ success: z.literal(true), data: z.array(CollectionItem), progress: CollectionProgress }),
    fails: [],
  },
  listTokens: {
    kind: 'json',
    method: 'GET',
    path: '/api/tokens',
    summary: 'Every token in or out, newest first',
    area: 'rewards',
    auth: 'player',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(20),
      cursor: text(200).optional(),
    }),
    reply: z.object({
      success: z.literal(true),
      data: z.array(LedgerEntry),
      balance: Count.describe('What the player has: the sum of all entries'),
      nextCursor: z.string().nullable(),
    }),
    fails: [],
  },
});
