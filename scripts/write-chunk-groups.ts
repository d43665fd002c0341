// Decides which modules of the front end are built into one chunk, and writes it to a file, by building into a folder
// which may be emptied then: `node scripts/write-chunk-groups.ts <folder> <file>`. build-front-end-in-one-language.ts builds by the file.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rollup } from 'vite';
import { groupChunks } from './chunk-groups/group-chunks.ts';
import { chunksToKeep, pageLoads } from './chunk-groups/page-loads.ts';
import { inAnyLanguage } from './language-neutral-module-id.ts';
import { root } from './run-program.ts';

const [, , outDir, file] = process.argv;
if (outDir === undefined || file === undefined) throw new Error('usage: node scripts/write-chunk-groups.ts <folder> <file>');

/** A worker is no chunk of a page, so what is in it does not matter here. */
const withoutModules: Plugin = { name: 'without-modules', enforce: 'pre', load: () => '' };

// The bundler does not say which chunks it would make before it has made them.
const built = [
  await build({ root: join(root, 'apps/web'), logLevel: 'warn', worker: { plugins: () => [withoutModules] }, build: { outDir, emptyOutDir: true } }),
].flat();
const chunks = built.flatMap((build) => {
  if (!('output' in build)) throw new Error('A build that is watched has no chunks yet.');
  return build.output.filter((output): output is Rollup.OutputChunk => output.type === 'chunk');
});
const bytes = new Map(chunks.map(({ fileName, code }) => [fileName, gzipSync(code).length]));
const groups = groupChunks(chunks, ({ fileName }) => bytes.get(fileName) ?? 0, pageLoads(chunks), chunksToKeep(chunks));
await writeFile(file, JSON.stringify([...groups].map(([id, group]) => [inAnyLanguage(id), group])));
