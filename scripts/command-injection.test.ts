import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run-program.ts';

const sources = globSync('{apps/*,packages/*}/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$|\/testing\/|\/generated\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** What a source takes of Node's module that starts programs. */
const taken = (text: string): string[] =>
  [...text.matchAll(/import \{([^}]+)\} from '(?:node:)?child_process'/g)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim()));

const withAShell = ({ text }: { readonly text: string }): boolean =>
  taken(text).some((name) => /^exec(?:Sync)?\b/.test(name)) || (taken(text).length > 0 && /\bshell:/.test(text)) || /import\(['"](?:node:)?child_process|\* as \w+ from '(?:node:)?child_process'/.test(text);

test('no program is started through a shell (ASVS 1.2.5)', () => {
  expect(sources.filter(({ text }) => taken(text).length > 0).length).toBeGreaterThan(3);
  expect(sources.filter(withAShell).map(({ file }) => file)).toEqual([]);
});

test.each(["import { exec } from 'node:child_process';", "import { spawn } from 'node:child_process'; spawn(name, { shell: true });", "const { exec } = await import('node:child_process');"])('one that was would be found: %s', (text) => {
  expect(withAShell({ text })).toBe(true);
});
