import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { archiveName, newestArchive, removeOldArchives } from './archive-retention.ts';

const now = new Date('2026-03-10T04:00:00Z');
const daysAgo = (days: number): string => archiveName(new Date(now.getTime() - days * 86_400_000));

function folderOf(names: readonly string[]): string {
  const folder = temporaryFolder();
  for (const name of names) writeFileSync(join(folder, name), '');
  return folder;
}

describe('old archives', () => {
  it('are named by their moment', () => {
    expect(archiveName(now)).toBe('touchline-2026-03-10T04-00-00Z.tar.gz');
  });

  it('go by number', async () => {
    const folder = folderOf([0, 1, 2, 3].map(daysAgo));
    expect(await removeOldArchives(folder, { count: 2, days: 100 }, now)).toEqual([daysAgo(2), daysAgo(3)]);
    expect(readdirSync(folder).toSorted()).toEqual([daysAgo(1), daysAgo(0)]);
  });

  it('are new only where their moment has come: one of a clock that was ahead is not waited for', async () => {
    const folder = folderOf([-400, 3].map(daysAgo));
    expect(await newestArchive(folder, now)).toMatchObject({ at: new Date(now.getTime() - 3 * 86_400_000) });
    expect(await newestArchive(folderOf([daysAgo(-400)]), now)).toBeNull();
  });

  it('go by age, but never the newest', async () => {
    const folder = folderOf([40, 50].map(daysAgo));
    expect(await removeOldArchives(folder, { count: 10, days: 30 }, now)).toEqual([daysAgo(50)]);
    expect(readdirSync(folder)).toEqual([daysAgo(40)]);
  });

  it('that a clock wrote which was ahead go first by number, and never in place of the newest true one', async () => {
    const folder = folderOf([-400, -90, 0, 1, 2].map(daysAgo));
    expect(await removeOldArchives(folder, { count: 3, days: 60 }, now)).toEqual([daysAgo(-90), daysAgo(-400)]);
    expect(readdirSync(folder).toSorted()).toEqual([daysAgo(2), daysAgo(1), daysAgo(0)]);
    const two = folderOf([-400, 0].map(daysAgo));
    expect(await removeOldArchives(two, { count: 1, days: 60 }, now)).toEqual([daysAgo(-400)]);
  });

  it('are the only files that go, with one that was never finished', async () => {
    const others = ['notes.txt', 'touchline-old.tar.gz', 'other.tar.gz.part', `${daysAgo(0.5)}.part`];
    const folder = folderOf([...others, daysAgo(0), daysAgo(90), `${daysAgo(2)}.part`]);
    await removeOldArchives(folder, { count: 1, days: 1 }, now);
    expect(readdirSync(folder).toSorted()).toEqual([...others, daysAgo(0)].toSorted());
  });
});
