import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PostingListsBuilder } from './posting-lists.ts';

test('hold for each name what was added to it, in order, and nothing for another name', () => {
  const entry = fc.tuple(fc.constantFrom('a', 'b', 'c', '__proto__', ''), fc.nat(), fc.double({ noNaN: true }));
  fc.assert(
    fc.property(fc.array(entry), (entries) => {
      const builder = new PostingListsBuilder();
      for (const [name, at, weight] of entries) builder.add(name, at, weight);
      const lists = builder.build();
      for (const name of ['a', 'b', 'c', '__proto__', '', 'unknown']) {
        const read: [number, number][] = [];
        lists.eachOf(name, (at, weight) => read.push([at, weight]));
        expect(read).toEqual(entries.filter(([of]) => of === name).map(([, at, weight]) => [at, weight]));
      }
    }),
  );
});
