import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import type { SourceFile } from './check-import-layers.ts';

const SOURCES = ['{packages,apps}/*/src/**/*.{ts,tsx}', '{packages,apps}/*/*.ts', '{e2e,bench,scripts}/**/*.ts'];

/** Reads the imports of every source file below the current folder, with Vite's own parser. */
export function parseImports(): SourceFile[] {
  return globSync(SOURCES, { exclude: (path) => /(^|\/)(node_modules|generated|\.types|results)(\/|$)/.test(path) }).map(
    (file) => {
      const path = file.replaceAll('\\', '/');
      return { path, imports: importsOf(path, readFileSync(file, 'utf8')) };
    },
  );
}

function importsOf(path: string, text: string): SourceFile['imports'] {
  const { module, errors } = parseSync(path, text);
  if (errors[0] !== undefined) throw new Error(`${path} cannot be read: ${errors[0].message}`);
  const imported = module.staticImports.map(({ moduleRequest, entries, start, end }) => ({
    specifier: moduleRequest.value,
    typeOnly:
      /^import\s+type\b/.test(text.slice(start, end)) || (entries.length > 0 && entries.every((entry) => entry.isType)),
  }));
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap((entry) =>
      entry.moduleRequest ? [{ specifier: entry.moduleRequest.value, typeOnly: entry.isType }] : [],
    ),
  );
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const literal = /^['"](.+)['"]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[1];
    return literal === undefined ? [] : [{ specifier: literal, typeOnly: false }];
  });
  return [...imported, ...exported, ...dynamic];
}
