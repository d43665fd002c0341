import { globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, sep } from 'node:path';
import { expect, it } from 'vitest';

const web = join(import.meta.dirname, '..');
const { sideEffects } = JSON.parse(readFileSync(join(web, 'package.json'), 'utf8')) as { readonly sideEffects: readonly string[] };

/** Files below the package's folder that a file names without taking a name out of them, or that a page runs. */
function runForTheirEffect(file: string): readonly string[] {
  const text = readFileSync(join(web, file), 'utf8');
  const imported = [...text.matchAll(/^import '(\.[^']+)';/gm)].map(([, to = '']) => join(dirname(file), to));
  const fromPage = [...text.matchAll(/<script type="module" src="\/([^"]+)"/g)].map(([, to = '']) => to);
  const worker = [...text.matchAll(/new Worker\(new URL\('(\.[^']+)'/g)].map(([, to = '']) => join(dirname(file), to));
  return [...imported, ...fromPage, ...worker];
}

it('a module that does its work when it is imported is named in package.json: of all others a build leaves out what nobody takes a name from', () => {
  const files = globSync(['*.html', 'src/**/*.{ts,tsx}'], { cwd: web, exclude: (path) => /\.test\.tsx?$|(?:^|[\\/])testing(?:[\\/]|$)/.test(path) });
  const found = new Set(files.flatMap(runForTheirEffect).map((file) => file.split(sep).join('/')));
  expect([...found]).toContain('src/polyfills.ts');
  expect([...found]).toContain('src/parents-entry.tsx');
  expect([...found].filter((file) => !sideEffects.some((pattern) => matchesGlob(file, pattern)))).toEqual([]);
});
