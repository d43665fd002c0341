import { expect, it } from 'vitest';
import { isCalledLive } from './is-shown-as-live.ts';

it('only a match that somebody plays, and of which there is news, is called live', () => {
  const asOf = '2026-02-15T12:00:00Z';
  const real = { source: 'live-api', asOf } as const;
  const noon = Date.parse(asOf);
  expect(isCalledLive('2H', real, noon)).toBe(true);
  expect(isCalledLive('HT', real, noon)).toBe(true);
  expect(isCalledLive('FT', real, noon)).toBe(false);
  expect(isCalledLive('2H', { source: 'demo', asOf }, noon)).toBe(false);
  expect(isCalledLive('2H', real, noon + 30 * 60_000)).toBe(true);
  expect(isCalledLive('2H', real, noon + 31 * 60_000)).toBe(false);
});
