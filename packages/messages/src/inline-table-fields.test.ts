import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drillTexts } from './en/tables/drill-texts.ts';
import { fieldOfEach, fieldsOfEach } from './table-fields.ts';
import { withFieldValues } from '../inline-table-fields.ts';

const id = join(import.meta.dirname, 'en/tables/some-table.ts');
const IMPORTS = "import { fieldOfEach, fieldsOfEach } from '../../table-fields.ts';\nimport { drillTexts } from './drill-texts.ts';\n";

it('a built table holds the values of its fields, and names the rows no more', async () => {
  const code = `${IMPORTS}export const names = fieldOfEach(drillTexts, 'name');\nexport const ways = fieldsOfEach(drillTexts, 'instructions', 'firstMove');\n`;
  const built = (await withFieldValues(code, id)) ?? '';
  expect(built.slice(IMPORTS.length)).not.toMatch(/drillTexts|OfEach/);
  const plain = built.slice(IMPORTS.length);
  const { names, ways } = (await import(`data:text/javascript,${encodeURIComponent(plain)}`)) as { names: unknown; ways: unknown };
  expect(names).toEqual(fieldOfEach(drillTexts, 'name'));
  expect(ways).toEqual(fieldsOfEach(drillTexts, 'instructions', 'firstMove'));
});

it('a table of its own words is left as it is, and one of which the build cannot tell the fields ends it', async () => {
  expect(await withFieldValues("export const a = { b: 'c' };\n", id)).toBeNull();
  await expect(withFieldValues("export const names = fieldOfEach(drillTexts, 'name');\n", id)).rejects.toThrow('does not import it');
  await expect(withFieldValues(`${IMPORTS}const field = 'name';\nexport const names = fieldOfEach(drillTexts, field);\n`, id)).rejects.toThrow('literals');
});
