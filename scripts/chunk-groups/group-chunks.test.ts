import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byFileName, withImports, type BuiltChunk, type PageLoad } from './built-chunk.ts';
import { groupChunks } from './group-chunks.ts';

const chunk = (name: string, imports: readonly string[] = [], isDynamicEntry = false): BuiltChunk => ({
  name,
  fileName: `${name}.js`,
  imports: imports.map((file) => `${file}.js`),
  dynamicImports: [],
  isEntry: false,
  isDynamicEntry,
  moduleIds: [`/${name}/a.ts`, `/${name}/b.ts`],
});
const load = (...names: readonly string[]): PageLoad => ({ files: names.map((name) => `${name}.js`), weight: 1 });
const none: ReadonlySet<BuiltChunk> = new Set();

test('what is always fetched together becomes one chunk, called after the part that it holds', () => {
  const chunks = [chunk('text'), chunk('button', ['text']), chunk('tab', ['button', 'text'], true)];
  const groups = groupChunks(chunks, () => 50_000, [load('tab')], none);
  expect(Object.fromEntries(groups)).toEqual({
    '/text/a.ts': 'tab',
    '/text/b.ts': 'tab',
    '/button/a.ts': 'tab',
    '/button/b.ts': 'tab',
    '/tab/a.ts': 'tab',
    '/tab/b.ts': 'tab',
  });
});

test('a small chunk is fetched in vain where that saves requests elsewhere, a large one is not', () => {
  const chunks = [chunk('base'), chunk('extra'), chunk('one', ['base', 'extra'], true), chunk('other', ['base', 'extra'], true), chunk('two', ['base'], true)];
  const groupsWithExtraOf = (extra: number): ReadonlyMap<string, string> => {
    const bytes: Readonly<Record<string, number>> = { base: 10_000, extra };
    return groupChunks(chunks, ({ name }) => bytes[name] ?? 60_000, [load('one'), load('other'), load('two')], none);
  };
  const small = groupsWithExtraOf(100);
  expect(small.get('/extra/a.ts')).toBe(small.get('/base/a.ts'));
  const large = groupsWithExtraOf(60_000);
  expect([...large.keys()]).toEqual([]);
});

test('what is to be kept and what no page fetches are in no group', () => {
  const chunks = [chunk('helper'), chunk('tab', ['helper']), chunk('style', ['helper']), chunk('dialog', ['helper'])];
  const helper = chunks.slice(0, 1);
  const groups = groupChunks(chunks, () => 10, [load('tab', 'style')], new Set(helper));
  expect([...groups.keys()].toSorted()).toEqual(['/style/a.ts', '/style/b.ts', '/tab/a.ts', '/tab/b.ts']);
});

/** Chunks that import only what comes before them, and loads of some of them. */
const builds = fc.integer({ min: 2, max: 14 }).chain((count) =>
  fc.record({
    imports: fc.tuple(...Array.from({ length: count }, (_, index) => fc.subarray(Array.from({ length: index }, (__, before) => before)))),
    bytes: fc.array(fc.integer({ min: 1, max: 40_000 }), { minLength: count, maxLength: count }),
    loads: fc.array(fc.subarray(Array.from({ length: count }, (_, index) => index), { minLength: 1 }), { minLength: 1, maxLength: 6 }),
  }),
);

test('no group needs another that needs it, and all loads together cost less than before', () => {
  fc.assert(
    fc.property(builds, ({ imports, bytes, loads }) => {
      const chunks = imports.map((of, index) => chunk(`c${index}`, of.map((before) => `c${before}`)));
      const asked = loads.map((of) => load(...of.map((index) => `c${index}`)));
      const sizes = new Map(chunks.map(({ fileName }, index) => [fileName, bytes[index] ?? 0]));
      const groups = groupChunks(chunks, ({ fileName }) => sizes.get(fileName) ?? 0, asked, none);

      const groupOf = (of: BuiltChunk): string => groups.get(of.moduleIds[0] ?? '') ?? of.name;
      const named = byFileName(chunks);
      const merged = [...Map.groupBy(chunks, groupOf)].map(([name, members]): BuiltChunk => {
        const needed = members.flatMap((member) => member.imports.flatMap((file) => named.get(file) ?? []));
        return chunk(name, [...new Set(needed.map(groupOf))].filter((other) => other !== name));
      });
      const after = byFileName(merged);
      for (const group of merged) {
        for (const other of withImports(after, group.imports)) expect(withImports(after, other.imports)).not.toContain(group);
      }

      const bytesAfter = (file: string): number => chunks.filter((of) => `${groupOf(of)}.js` === file).reduce((sum, { fileName }) => sum + (sizes.get(fileName) ?? 0), 0);
      const costBefore = asked.flatMap(({ files }) => [...withImports(named, files)]).reduce((sum, { fileName }) => sum + 4_000 + (sizes.get(fileName) ?? 0), 0);
      const costAfter = asked
        .map(({ files }) => files.flatMap((file) => named.get(file) ?? []).map((of) => `${groupOf(of)}.js`))
        .flatMap((files) => [...withImports(after, files)])
        .reduce((sum, { fileName }) => sum + 4_000 + bytesAfter(fileName), 0);
      expect(costAfter).toBeLessThanOrEqual(costBefore);
    }),
  );
});
