import { expect, it } from 'vitest';
import { sourceOver } from './stubbed-score-source.ts';

/** A test for every source, called by the test of its reader with an answer of its service: no two may be mistaken for one another. */
export function testSourceIdentity(id: Parameters<typeof sourceOver>[0], answer: () => unknown, now: Date): void {
  it('tells of matches under its own name, with ids that no other source gives', async () => {
    const { source } = sourceOver(id, answer);
    expect(source.name).toBe(id);
    const matches = await source.matches(now);
    expect(matches.length).toBeGreaterThan(0);
    expect(matches.filter((match) => !match.id.startsWith(`${id}-`))).toEqual([]);
  });
}
