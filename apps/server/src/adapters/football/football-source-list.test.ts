import { existsSync, readFileSync } from 'node:fs';
import { footballSourceIds, originOf } from '@touchline/domain';
import { expect, it } from 'vitest';

it('every source is either read here or made up, and made-up matches come last', () => {
  const read = footballSourceIds.filter((id) => id !== 'demo');
  expect(footballSourceIds.map(originOf)).toEqual([...read.map(() => 'live-api'), 'demo']);
});

it.each(footballSourceIds.filter((id) => id !== 'demo'))('the test of %s gives its reader an answer of its service', (id) => {
  const file = new URL(`./${id}.test.ts`, import.meta.url);
  expect(existsSync(file) ? readFileSync(file, 'utf8') : 'no such file').toContain(`testSourceIdentity('${id}', `);
});
