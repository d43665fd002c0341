import { expect, it } from 'vitest';
import { importsOf, parseImports } from './parse-imports.ts';

it.each([
  ['an import', "import { a } from './a.ts';", './a.ts', false],
  ['a type', "import type { A } from './a.ts';", './a.ts', true],
  ['what is handed on', "export { a } from './a.ts';", './a.ts', false],
  ['an import that is waited for', "await import('./a.ts');", './a.ts', false],
  ['one in back quotes', 'await import(`./a.ts`);', './a.ts', false],
  ['a worker by its address', "new Worker(new URL('./a.worker.ts', import.meta.url));", './a.worker.ts', false],
])('%s is read', (_what, code, specifier, typeOnly) => {
  expect(importsOf('apps/web/src/x.ts', code)).toEqual([{ specifier, typeOnly }]);
});

/** In two pieces, as this file is read too. */
const glob = ['import.meta', 'glob'].join('.');

it('a pattern of files is read only in the own folder', () => {
  expect(() => importsOf('apps/web/src/x.ts', `${glob}('../features/*/index.ts');`)).toThrow('outside its folder');
  expect(() => importsOf('apps/web/src/x.ts', `${glob}<string>(['/src/features/*.ts']);`)).toThrow('outside its folder');
  expect(importsOf('apps/web/src/x.ts', `${glob}<string>('./*.worker.ts');`)).toEqual([]);
});

it('the files of every package, app and folder of programs are read', () => {
  const read = new Set(parseImports().map(({ path }) => path.split('/').slice(0, 3).join('/')));
  for (const part of ['packages/coach/src', 'packages/coach/training', 'apps/web/src', 'apps/server/src', 'scripts/lint.ts']) expect(read).toContain(part);
});
