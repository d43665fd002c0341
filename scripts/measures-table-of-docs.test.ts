import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { analysisTypes } from '@touchline/domain';
import { evidenceFor } from '@touchline/vision';
import { expect, it } from 'vitest';
import { withMeasuresTable } from './measures-table-of-docs.ts';
import { root } from './run-program.ts';

it('puts a row for every band where the document has a place for it, and nothing else changes', async () => {
  const text = await readFile(join(root, 'docs/vision.md'), 'utf8');
  const emptied = text.replace(/(<!-- measures: from[^>]*-->\n)[\s\S]*?(<!-- measures: to)/, '$1$2');
  const made = withMeasuresTable(emptied);
  expect(made).toBe(text);
  expect(made.match(/\| [ABC] \|/g)).toHaveLength(new Set(analysisTypes.flatMap((type) => evidenceFor(type).map(({ range }) => range))).size);
});

it('refuses a document without that place', () => {
  expect(() => withMeasuresTable('# What is measured')).toThrow('no place');
});
