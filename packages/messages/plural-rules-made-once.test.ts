import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { compileMessages } from './compile.ts';
import { withPluralRulesMadeOnce } from './plural-rules-made-once.ts';

test('the registry of a build makes the plural rules of each kind once, and counts as before', async () => {
  await compileMessages();
  const file = join(import.meta.dirname, 'src/generated/en/registry.js');
  const code = withPluralRulesMadeOnce(readFileSync(file, 'utf8'), file);
  const { plural } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    plural: (locale: string, input: unknown, options?: Intl.PluralRulesOptions) => string;
  };
  const made = vi.spyOn(Intl, 'PluralRules');
  expect([1, 2, '1', 0, 21].map((count) => plural('en', count, {}))).toEqual(['one', 'other', 'one', 'other', 'other']);
  expect([1, 2, 3, 4, 21].map((count) => plural('en', count, { type: 'ordinal' }))).toEqual(['one', 'two', 'few', 'other', 'one']);
  expect(plural('en', 1)).toBe('one');
  expect(made).toHaveBeenCalledTimes(2);
});

test('a registry that is written in another way ends the build', () => {
  expect(() => withPluralRulesMadeOnce('export function plural() {}', 'registry.js')).toThrow('registry.js is no registry');
});
