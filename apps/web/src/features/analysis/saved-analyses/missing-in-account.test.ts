import { describe, expect, it } from 'vitest';
import type { Analysis } from '../store/saved-analysis.ts';
import { missingInAccount } from './missing-in-account.ts';

const one = (id: string, createdAt: number, over: Partial<Analysis> = {}) =>
  ({ id, createdAt, status: 'complete', results: {}, ...over }) as Analysis;
const listed = (id: string, at: number) => ({ id, created_at: new Date(at).toISOString() });

describe('what was deleted on another device', () => {
  it('is what the account reviewed and does not list', () => {
    expect(missingInAccount([one('a', 3), one('b', 2)], [listed('a', 3)], false)).toEqual(['b']);
    expect(missingInAccount([one('a', 3)], [], false)).toEqual(['a']);
  });

  it('is nothing older than the part of the list that was read', () => {
    expect(missingInAccount([one('b', 1)], [listed('a', 3)], true)).toEqual([]);
    expect(missingInAccount([one('b', 4)], [listed('a', 3)], true)).toEqual(['b']);
  });

  it('is nothing that never left the device or whose results never came', () => {
    const others = [one('a', 3, { status: 'local' }), one('b', 3, { status: 'waiting' }), one('c', 3, { results: null })];
    expect(missingInAccount(others, [], false)).toEqual([]);
  });
});
