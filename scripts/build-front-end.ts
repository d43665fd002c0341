// Builds the front end into a folder: `node scripts/build-front-end.ts <folder>`. With the folder of a built one behind it, the new
// folder holds that build as it is, and the pages that are for us beside it. See ensure-front-end-build.ts for which folders.
import { randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { copyFile, cp, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { languages, type Language } from '@touchline/messages/compile';
import { billOfMaterials } from './bill-of-materials.ts';
import { QUICK } from './ensure-front-end-build.ts';
import { root, run } from './run-program.ts';
import { thirdPartyNotices } from './third-party-notices.ts';

const [, , target, product] = process.argv;
if (target === undefined) throw new Error('usage: node scripts/build-front-end.ts <folder> [<built folder>]');

/** A server that still runs from an older build must find its files. */
const BUILDS_KEPT = 3;

/** The pose model and its WebAssembly: the last three in a hundred of their 17 MB would cost half a minute. */
const LARGE = /\.(?:wasm|task)$/;

const COMPRESSED = ['.br', '.gz'];

/** Tests are served from the same machine: the last tenth that Brotli finds is two fifths of the processor's time of a build. */
const isQuick = target.endsWith(QUICK);
const BROTLI_QUALITY = isQuick ? { large: 5, other: 5 } : { large: 9, other: constants.BROTLI_MAX_QUALITY };
const UNFINISHED = 'unfinished-';

const builds = dirname(target);
const unfinished = join(builds, `${UNFINISHED}${randomUUID()}`);
const chunkGroups = `${unfinished}-chunks.json`;
try {
  if (product === undefined) await buildProduct();
  else await addPagesForUs(product);
  await publish(unfinished, target);
} finally {
  await rm(unfinished, { recursive: true, force: true });
  await rm(chunkGroups, { force: true });
}
await removeOldBuilds(target);

async function buildProduct(): Promise<void> {
  // In processes of their own, which give their memory back: two builds in one took more than a machine with 1 GB has.
  if ((await run(process.execPath, ['scripts/write-chunk-groups.ts', unfinished, chunkGroups], { TOUCHLINE_LANGUAGE: 'en' })) !== 0) {
    throw new Error('The chunks of the pages could not be planned.');
  }
  for (const language of languages) await buildLanguage(language);
  await writeFile(join(unfinished, 'third-party-notices.txt'), thirdPartyNotices(root));
  await writeFile(join(unfinished, 'sbom.cdx.json'), JSON.stringify(billOfMaterials(root)));
  await compress();
}

/**
 * They are for our tests, whose server is on the same machine: in English, as they are, and in the chunks of the bundler. A file
 * that the product has already is the same one, as its name carries a hash.
 */
async function addPagesForUs(built: string): Promise<void> {
  await cp(built, unfinished, { recursive: true });
  await writeFile(chunkGroups, '[]');
  const outDir = join(unfinished, `${UNFINISHED}pages`);
  await bundle('en', outDir);
  await cp(join(outDir, 'assets'), join(unfinished, 'assets'), { recursive: true, force: false });
  for (const page of globSync('*.html', { cwd: outDir })) await copyFile(join(outDir, page), join(unfinished, page));
  await rm(outDir, { recursive: true });
}

/**
 * A build of one language. English is the app's own folder; what differs in another is put into a folder of its name,
 * and its assets beside the others: their names carry a hash, so the same name is the same file.
 */
async function buildLanguage(language: Language): Promise<void> {
  const outDir = language === 'en' ? unfinished : join(unfinished, `${UNFINISHED}${language}`);
  await bundle(language, outDir);
  if (language === 'en') return;
  await cp(join(outDir, 'assets'), join(unfinished, 'assets'), { recursive: true, force: false });
  await mkdir(join(unfinished, language), { recursive: true });
  for (const file of globSync('{*.html,manifest.webmanifest,sw.js}', { cwd: outDir })) {
    await copyFile(join(outDir, file), join(unfinished, language, file));
  }
  await rm(outDir, { recursive: true });
}

async function bundle(language: Language, outDir: string): Promise<void> {
  const code = await run(process.execPath, ['scripts/build-front-end-in-one-language.ts', outDir, chunkGroups], { TOUCHLINE_LANGUAGE: language });
  if (code !== 0) throw new Error(`The pages of '${language}' could not be built: the process ended with ${code}.`);
}

async function publish(folder: string, to: string): Promise<void> {
  try {
    await rename(folder, to);
  } catch (error) {
    // Another start has built the same sources in the meantime.
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
  }
}

/** Writes a `.br` and a `.gz` beside every file that grows smaller, so that serving costs nothing. */
async function compress(): Promise<void> {
  const files = globSync('**/*.{js,css,html,svg,txt,json,webmanifest,wasm,task}', { cwd: unfinished });
  // All at once: each waits for one of the few threads that do the work.
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const path = join(unfinished, file);
  const content = await readFile(path);
  if (await compressedBefore(file, content)) return;
  const size = LARGE.test(file) ? 'large' : 'other';
  const brotli = await promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[size],
    },
  });
  await writeFile(`${path}.br`, brotli);
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: size === 'large' ? 6 : 9 }));
}

/** Takes what the same file was compressed to in another build, as most files of most builds were: it costs seconds. */
async function compressedBefore(file: string, content: Buffer): Promise<boolean> {
  for (const build of (await readdir(builds)).filter((name) => !name.startsWith(UNFINISHED) && (isQuick || !name.endsWith(QUICK)))) {
    const path = join(builds, build, file);
    try {
      if (!content.equals(await readFile(path))) continue;
      for (const ending of COMPRESSED) await copyFile(path + ending, join(unfinished, file) + ending);
      return true;
    } catch (error) {
      // That build has no such file, or is being removed by another start.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return false;
}

async function removeOldBuilds(current: string): Promise<void> {
  await mkdir(builds, { recursive: true });
  const folders = (await readdir(builds)).map((name) => join(builds, name)).filter((folder) => folder !== current);
  const dated = await Promise.all(folders.map(async (folder) => ({ folder, time: (await stat(folder)).mtimeMs })));
  const old = dated.filter(({ folder }) => !folder.includes(UNFINISHED)).toSorted((a, b) => b.time - a.time);
  for (const { folder } of old.slice(BUILDS_KEPT - 1)) await rm(folder, { recursive: true, force: true });
}
