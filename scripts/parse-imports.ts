import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import type { SourceFile } from './check-import-layers.ts';

const SOURCES = ['{packages,apps}/*/src/**/*.{ts,tsx}', 'packages/*/training/**/*.ts', '{packages,apps}/*/*.ts', '{e2e,bench,scripts}/**/*.ts'];

/** A file that is started or fetched by its address beside this one, as a worker is. */
const BY_ADDRESS = /\bnew URL\(\s*(['"`])(\.[^'"`$]+\.tsx?)\1,\s*import\.meta\.url\s*\)/g;
/** A pattern of files that leaves its own folder: what it brings cannot be told without the disk. */
const FAR_PATTERN = /\bimport\.meta\.glob\b[^(]*\(\s*\[?\s*['"`](?!\.\/)/;

/** Reads the imports of every source file below the current folder, with Vite's own parser. */
export function parseImports(): SourceFile[] {
  return globSync(SOURCES, { exclude: (path) => /(^|\/)(node_modules|generated|\.types|results)(\/|$)/.test(path) }).map(
    (file) => {
      const path = file.replaceAll('\\', '/');
      return { path, imports: importsOf(path, readFileSync(file, 'utf8')) };
    },
  );
}

/** The imports of one file: static ones, those that its code waits for, and files that it names by their address. Throws for a pattern of files elsewhere. */
export function importsOf(path: string, text: string): SourceFile['imports'] {
  const { module, errors } = parseSync(path, text);
  if (errors[0] !== undefined) throw new Error(`${path} cannot be read: ${errors[0].message}`);
  if (FAR_PATTERN.test(text)) throw new Error(`${path} imports a pattern of files outside its folder, whose layers cannot be told`);
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
    const literal = /^['"`]([^$]+)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[1];
    return literal === undefined ? [] : [{ specifier: literal, typeOnly: false }];
  });
  // A test starts whole programs so.
  const byAddress = (/\.test\.tsx?$/.test(path) ? [] : [...text.matchAll(BY_ADDRESS)]).map(([, , specifier = '']) => ({ specifier, typeOnly: false }));
  return [...imported, ...exported, ...dynamic, ...byAddress];
}
