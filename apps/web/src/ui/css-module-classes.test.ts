import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => join(root, file));
const sources = files
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const sheets = files.filter((file) => file.endsWith('.module.css'));

/** The class names a CSS module defines. */
function defined(sheet: string): Set<string> {
  const css = readFileSync(sheet, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
  const selectors = [...css.matchAll(/(?<=^|[{};])([^{};]+)\{/g)].map(([, selector]) => selector ?? '');
  return new Set(selectors.flatMap((selector) => [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name ?? '')));
}

/** The sources that import a CSS module, each with the name it gives it. */
function importers(sheet: string): { name: string; file: string; text: string }[] {
  return sources.flatMap(({ file, text }) =>
    [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)]
      .filter(([, , path]) => resolve(dirname(file), path ?? '') === sheet)
      .map(([, name]) => ({ name: name ?? '', file, text })),
  );
}

// The types of CSS modules cannot say which classes there are, so this does.
describe.each(sheets.map((sheet) => [sheet.slice(root.length + 1), sheet]))('%s', (_name, sheet) => {
  const users = importers(sheet);

  it('defines every class asked of it', () => {
    const asked = users.flatMap(({ name, text }) =>
      [...text.matchAll(new RegExp(`\\b${name}\\['([\\w-]+)'\\]`, 'g'))].map(([, asks]) => asks ?? ''),
    );
    const known = defined(sheet);
    expect(asked.filter((name) => !known.has(name))).toEqual([]);
  });

  it('has no class that nobody asks for', () => {
    const beside = sources.filter(({ file }) => users.some((user) => dirname(user.file) === dirname(file)));
    const spoken = beside.map(({ text }) => text).join('\n');
    expect([...defined(sheet)].filter((name) => !spoken.includes(`'${name}'`))).toEqual([]);
  });
});
