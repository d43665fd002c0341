import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drillWords } from './en/tables/drill-words.ts';
import { fieldOfEach, fieldsOfEach } from './table-fields.ts';
import { withFieldValues } from '../inline-table-fields.ts';

const id = join(import.meta.dirname, 'en/tables/some-table.ts');
const IMPORTS = "import { fieldOfEach, fieldsOfEach } from '../../table-fields.ts';\nimport { drillWords } from './drill-words.ts';\n";

it('a built table holds the values of its fields, and names the rows no more', async () => {
  const code = `${IMPORTS}export const names = fieldOfEach(drillWords, 'name');\nexport const ways = fieldsOfEach(drillWords, 'instructions', 'firstMove');\n`;
  const built = (await withFieldValues(code, id)) ?? '';
  expect(built.slice(IMPORTS.length)).not.toMatch(/drillWords|OfEach/);
  const plain = built.slice(IMPORTS.length);
  const { names, ways } = (await import(`data:text/javascript,${encodeURIComponent(plain)}`)) as { names: unknown; ways: unknown };
  expect(names).toEqual(fieldOfEach(drillWords, 'name'));
  expect(ways).toEqual(fieldsOfEach(drillWords, 'instructions', 'firstMove'));
});

it('a table of its own words is left as it is, and one of which the build cannot tell the fields ends it', async () => {
  expect(await withFieldValues("export const a = { b: 'c' };\n", id)).toBeNull();
  await expect(withFieldValues("export const names = fieldOfEach(drillWords, 'name');\n", id)).rejects.toThrow('does not import it');
  await expect(withFieldValues(`${IMPORTS}const field = 'name';\nexport const names = fieldOfEach(drillWords, field);\n`, id)).rejects.toThrow('literals');
});
