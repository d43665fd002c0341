import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileMessages } from './compile.ts';
import { messageTypes } from './generate-message-types.ts';

const generated = join(import.meta.dirname, 'src/generated/en');

test('the types of the messages are those of all modules, by the names that they are exported by', async () => {
  await compileMessages();
  const types = readFileSync(join(generated, 'messages.d.ts'), 'utf8');
  const compiled: Readonly<Record<string, unknown>> = await import(join(generated, '../en-whole/messages/_index.js'));
  const declared = [...types.matchAll(/^ {2}function (\w+)\(/gm)].map(([, name]) => name);
  // A name with a capital letter has its module's own beside it.
  expect(Object.keys(compiled).filter((name) => !declared.includes(name) && !/^[a-z_]+\d+$/.test(name))).toEqual([]);
  expect(declared.filter((name = '') => !(name in compiled))).toEqual([]);
  expect(declared).toHaveLength(readdirSync(join(generated, 'messages')).filter((file) => file.endsWith('.js') && file !== '_index.js').length);
  expect(types).toContain('function ui_welcome(inputs: { name: NonNullable<unknown> }): string;');
  expect(types).toContain('  /** | "Close" | */\n  function ui_close(inputs?: {}): string;');
});

test('what is no message is refused by its name', () => {
  expect(() => messageTypes([['other.js', 'export const other = 1;']])).toThrow('other.js is no compiled message');
});
