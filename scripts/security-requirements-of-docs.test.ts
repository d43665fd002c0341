import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run-program.ts';

const text = readFileSync(join(root, 'docs/security.md'), 'utf8');

/** The rows about ASVS: requirement, how, seen by. */
const rows = text
  .slice(text.indexOf('| requirement | how | seen by |'))
  .split('\n')
  .slice(2)
  .filter((line) => line.startsWith('|'))
  .map((line) => line.slice(1, -1).split(' | ').map((cell) => cell.trim()));

const tests = globSync('{apps,packages,scripts,e2e}/**/*.{test.ts,test.tsx,spec.ts}', { cwd: root, exclude: (path) => /node_modules|\.types|dist/.test(path) });

test('each row has its test, or says that there is no such thing, where we fall short, or why there is none', () => {
  expect(rows.length).toBeGreaterThan(60);
  const bare = rows.filter(([, how = '', seenBy = '']) => seenBy === '' && !/n\/a|\*\*Gap/.test(how));
  expect(bare.map(([requirement]) => requirement)).toEqual([]);
});

test('every test that is named is there', () => {
  const named = [...text.matchAll(/`((?:…\/|scripts\/)?[\w./*-]+\.(?:test\.tsx?|spec))`/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(60);
  const known = new Set(tests.map((file) => basename(file)));
  const missing = named.filter((name) => {
    const file = basename(name.endsWith('.spec') ? `${name}.ts` : name);
    return file.startsWith('*') ? globSync(name.replace('…/', 'apps/server/src/'), { cwd: root }).length === 0 : !known.has(file);
  });
  expect(missing).toEqual([]);
});
