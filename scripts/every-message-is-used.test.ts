import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run-program.ts';

const SOURCES = ['{packages,apps}/*/src/**/*.{ts,tsx}', 'apps/*/*.html', '{packages,apps}/*/*.ts', 'apps/web/offline-shell/*.ts', 'scripts/*.ts'];
/** The catalogues themselves, and what is compiled from them. */
const CATALOGUES = /(^|\/)(node_modules|generated|\.types|dist)(\/|$)|^packages\/messages\/src\/[a-z]{2}\//;

const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');
const slashed = (path: string): string => path.replaceAll('\\', '/');

test('every message of the catalogue is said somewhere', () => {
  const sources = globSync(SOURCES, { cwd: root }).map(slashed).filter((path) => !CATALOGUES.test(path) && !/\.test\.tsx?$/.test(path));
  const words = new Set(sources.flatMap((path) => textOf(path).match(/\w+/g) ?? []));
  const areas = globSync('packages/messages/src/en/*.json', { cwd: root });
  const keys = areas.flatMap((area) => Object.keys(JSON.parse(textOf(area)) as object)).filter((key) => !key.startsWith('$'));
  expect(keys.length).toBeGreaterThan(1_000);
  expect(keys.filter((key) => !words.has(key))).toEqual([]);
});
