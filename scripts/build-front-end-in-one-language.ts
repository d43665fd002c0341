// Builds the front end in the language of TOUCHLINE_LANGUAGE into a folder, its chunks grouped as write-chunk-groups.ts has
// written: `node scripts/build-front-end-in-one-language.ts <folder> <groups file>`. build-front-end.ts puts the languages together.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { inAnyLanguage } from './language-neutral-module-id.ts';
import { root } from './run-program.ts';

const [, , outDir, groupsFile] = process.argv;
if (outDir === undefined || groupsFile === undefined) throw new Error('usage: node scripts/build-front-end-in-one-language.ts <folder> <groups file>');
const groups = new Map(JSON.parse(await readFile(groupsFile, 'utf8')) as readonly (readonly [string, string])[]);
await build({
  root: join(root, 'apps/web'),
  logLevel: 'warn',
  build: {
    outDir,
    emptyOutDir: true,
    rollupOptions: {
      // A group holds whole chunks of the build that was planned: what they import is in groups of its own.
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: (id) => groups.get(inAnyLanguage(id)) ?? null }] } },
    },
  },
});
