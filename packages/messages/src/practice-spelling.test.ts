import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, 'en');
/** What was learned of the ways to ask is no text: it holds beginnings of words that were typed. */
const files = globSync('**/*.{json,ts}', { cwd: folder }).filter((file) => !file.includes('coach-topic-weights'));

/** The words of a file: what stands in quotes, without the keys. */
function wordsOf(file: string): string[] {
  const lines = readFileSync(join(folder, file), 'utf8').split('\n');
  return lines.map((line) => line.replace(/^\s*"?\w+"?\s*:/, '')).filter((line) => /['"`]/.test(line));
}

test('practice is spelled one way, noun and verb, as in the texts of the specification', () => {
  expect(files.length).toBeGreaterThan(20);
  expect(files.flatMap((file) => wordsOf(file).filter((line) => /practis/i.test(line)))).toEqual([]);
});
