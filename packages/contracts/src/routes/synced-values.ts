import { syncedValueKeys, syncedValueLimits } from '@touchline/domain';
import * as z from 'zod';
import { defineRoutes } from '../route.ts';
import { moment } from '../database-safe-schemas.ts';

const StoredValue = z
  .object({
    key: z.enum(syncedValueKeys),
    value: z.unknown().describe('Any JSON'),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'StoredValue' });
export type StoredValue = z.output<typeof StoredValue>;

/** A device's own notes, kept so that another device finds them. Nothing of ours reads them as the truth. */
export const syncedValueRoutes = defineRoutes({
  listStorage: {
    kind: 'json',
    method: 'GET',
    path: '/api/storage',
    summary: 'The values that the player’s devices have kept',
    area: 'storage',
    auth: 'player',
    query: z.object({ key: z.enum(syncedValueKeys).optional() }),
    reply: z.object({ success: z.literal(true), data: z.array(StoredValue) }),
    fails: [],
  },
  syncStorage: {
    kind: 'json',
    method: 'POST',
    path: '/api/storage/sync',
    summary: 'Keep a value under one of nine keys. A value that is older than the kept one changes nothing',
    area: 'storage',
    auth: 'player',
    limits: { player: { points: 600, seconds: 600 } },
    maxBytes: syncedValueLimits.maxBytes,
    body: z.object({
      user_id: z.unknown().optional().describe('Ignored: the token says who it is'),
      key: z.enum(syncedValueKeys),
      value: z.unknown().describe('Any JSON; null, or none, takes the key away'),
      updated_at: moment().optional().describe('When it changed on the device; now without it'),
    }),
    reply: z.object({
      success: z.literal(true),
      kept: z.boolean().describe('False when a newer value was there'),
      updated_at: z.iso.datetime().nullable().describe('Of the value that is there now; null for none'),
    }),
    fails: ['too_large'],
  },
});
