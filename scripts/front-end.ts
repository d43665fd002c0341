import { createHash, randomUUID } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { root } from './run.ts';

/** What the front end is made of; a change in any of it makes a build stale. */
const SOURCES = [
  'apps/web/{src,public,messages}/**/*',
  // The i18n compiler keeps notes of its own beside it.
  'apps/web/project.inlang/settings.json',
  'apps/web/{,pose-model/}*.{ts,html,json}',
  'packages/*/src/**/*.ts',
  'package-lock.json',
];
const MADE_BY_BUILD = /(^|\/)(generated|cache)(\/|$)|\.test\.tsx?$/;

const builds = join(root, 'apps/web/dist');
/** A server that still runs from an older build must find its files. */
const BUILDS_KEPT = 3;

/**
 * The folder of an up-to-date build of the front end, made now when there is none. Builds are named by the hash
 * of their sources, so two starts at once cannot spoil each other's.
 */
export async function frontEnd(): Promise<string> {
  const folder = join(builds, await sourceHash());
  if (existsSync(join(folder, 'index.html'))) return folder;
  const unfinished = join(builds, `unfinished-${randomUUID()}`);
  try {
    await build({ root: join(root, 'apps/web'), logLevel: 'warn', build: { outDir: unfinished, emptyOutDir: true } });
    await compress(unfinished);
    await publish(unfinished, folder);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  await removeOldBuilds(folder);
  return folder;
}

async function publish(unfinished: string, folder: string): Promise<void> {
  try {
    await rename(unfinished, folder);
  } catch (error) {
    // Another start has built the same sources in the meantime.
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
  }
}

async function sourceHash(): Promise<string> {
  const hash = createHash('sha256');
  hash.update(process.env['GALLERY'] ?? '');
  const files = globSync(SOURCES, { cwd: root, exclude: (path) => MADE_BY_BUILD.test(path) });
  for (const file of files.toSorted()) {
    const path = join(root, file);
    if (!(await stat(path)).isFile()) continue;
    hash.update(file).update('\0').update(await readFile(path));
  }
  return hash.digest('hex').slice(0, 16);
}

/** The pose model and its WebAssembly: the last three in a hundred of their 17 MB would cost half a minute. */
const LARGE = /\.(?:wasm|task)$/;

/** Writes a `.br` and a `.gz` beside every file that grows smaller, so that serving costs nothing. */
async function compress(folder: string): Promise<void> {
  const files = globSync('**/*.{js,css,html,svg,json,webmanifest,wasm,task}', { cwd: folder });
  // All at once: each waits for one of the few threads that do the work.
  await Promise.all(files.map((file) => compressFile(join(folder, file), LARGE.test(file))));
}

async function compressFile(path: string, large: boolean): Promise<void> {
  const content = await readFile(path);
  const brotli = await promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_QUALITY]: large ? 9 : constants.BROTLI_MAX_QUALITY,
    },
  });
  await writeFile(`${path}.br`, brotli);
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: large ? 6 : 9 }));
}

async function removeOldBuilds(current: string): Promise<void> {
  await mkdir(builds, { recursive: true });
  const folders = (await readdir(builds)).map((name) => join(builds, name)).filter((folder) => folder !== current);
  const dated = await Promise.all(folders.map(async (folder) => ({ folder, time: (await stat(folder)).mtimeMs })));
  const old = dated.filter(({ folder }) => !folder.includes('unfinished-')).toSorted((a, b) => b.time - a.time);
  for (const { folder } of old.slice(BUILDS_KEPT - 1)) await rm(folder, { recursive: true, force: true });
}
