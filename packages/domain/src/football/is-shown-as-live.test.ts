import { expect, it } from 'vitest';
import { isShownAsLive } from './is-shown-as-live.ts';

it('only a match that somebody plays, and of which there is news, is called live', () => {
  const asOf = '2026-02-15T12:00:00Z';
  const real = { source: 'live-api', asOf } as const;
  const noon = Date.parse(asOf);
  expect(isShownAsLive('2H', real, noon)).toBe(true);
  expect(isShownAsLive('HT', real, noon)).toBe(true);
  expect(isShownAsLive('FT', real, noon)).toBe(false);
  expect(isShownAsLive('2H', { source: 'demo', asOf }, noon)).toBe(false);
  expect(isShownAsLive('2H', real, noon + 30 * 60_000)).toBe(true);
  expect(isShownAsLive('2H', real, noon + 31 * 60_000)).toBe(false);
});
