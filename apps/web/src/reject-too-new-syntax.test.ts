import { build } from 'vite';
import { expect, it } from 'vitest';
import { rejectTooNewSyntax, tooNewIn } from '../reject-too-new-syntax.ts';

const entry = '\0entry';
const built = (code: string) =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [{ name: 'entry', resolveId: (id) => (id === entry ? id : null), load: (id) => (id === entry ? code : null) }, rejectTooNewSyntax()],
    build: { write: false, target: 'es2022', rollupOptions: { input: entry } },
  });

it.each([
  ['a pattern', 'console.log(/(?<!a)b/.test(name));'],
  ['the words of a pattern', "console.log(new RegExp('(?<=a)b').test(name));"],
  ['a static block', 'class A { static { console.log(1); } } console.log(new A());'],
])('a build with syntax that is too new in %s fails and names the place', async (_where, code) => {
  await expect(built(code)).rejects.toThrow(/the oldest browsers cannot run this: .*(\(\?<|static)/);
});

it.each([
  ['an array', 'console.log(globalThis.list.with(0, 1));'],
  ['a set', 'console.log(globalThis.some.union(globalThis.others));'],
  ['an iterator', 'console.log(globalThis.byName.values().map(String));'],
  ['a class', 'console.log(Object.groupBy(globalThis.list, String));'],
])('a build that calls a function of %s that is too new fails and names the place', async (_of, code) => {
  await expect(built(code)).rejects.toThrow(/the oldest browsers cannot run this: .*(with|union|values|groupBy)\(/);
});

it('a build that calls what is put there, or what gives arrays, goes on', async () => {
  const code = 'const { list, byName } = globalThis; console.log(list.toSorted(), list.toSpliced(0, 1), Object.values(byName).map(String), [...byName.keys()].filter(Boolean), Response.json({}));';
  await expect(built(code)).resolves.toBeDefined();
});

it('a build with named groups and static fields goes on', async () => {
  await expect(built('class A { static count = 1; } console.log(/(?<year>a)b/.exec(name)?.groups?.year, A.count);')).resolves.toBeDefined();
  expect(tooNewIn('/(?<year>a)/; static x')).toBeNull();
});
