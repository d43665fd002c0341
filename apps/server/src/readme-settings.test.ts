import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { footballKeySettings } from './adapters/football/index.ts';

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

/** The settings that the server reads: one a line in `config.ts`, and the keys of the sources of scores. */
const [, settings = ''] = /^const Settings = z\.object\(\{\n([^]*?)^\}\);$/m.exec(read('config.ts')) ?? [];
const known = [...[...settings.matchAll(/^ {2}([A-Z][A-Z\d_]+):/gm)].map(([, name = '']) => name), ...footballKeySettings];

test('the table of settings in the README has a row for every setting of the server, and for no other', () => {
  const rows = [...read('../../../README.md').matchAll(/^\| (`[A-Z].*?) \|/gm)].flatMap(([, cell = '']) => [...cell.matchAll(/`([A-Z][A-Z\d_]+)`/g)].map(([, name = '']) => name));
  expect(known.length).toBeGreaterThan(40);
  expect(rows.toSorted()).toEqual(known.toSorted());
});
