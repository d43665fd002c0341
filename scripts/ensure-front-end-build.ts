import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run-program.ts';

/** What the front end is made of; a change in any of it makes a build stale. */
const SOURCES = [
  'apps/web/{src,public}/**/*',
  // The i18n compiler keeps notes of its own beside it.
  'packages/messages/project.inlang/settings.json',
  'apps/web/{,pose-model/,api-reference/,offline-shell/,service-worker/}*.{ts,tsx,html,json}',
  'apps/server/package.json',
  'scripts/{build-front-end,build-front-end-in-one-language,write-chunk-groups,language-neutral-module-id,third-party-notices,embedded-postgres-libraries,bill-of-materials,locked-packages}.ts',
  'scripts/chunk-groups/*.ts',
  'scripts/licences/*',
  'packages/*/src/**/*.ts',
  'packages/messages/*.ts',
  'packages/messages/src/{en,de}/*.json',
  'package-lock.json',
];
const MADE_BY_BUILD = /(^|\/)(generated|cache)(\/|$)|\.test\.tsx?$/;

const builds = join(root, 'apps/web/dist');

/** How the folder of a build ends whose files are compressed quickly, and not as far as they can be: for tests (`QUICK_BUILD=1`). */
export const QUICK = '-quick';

/** In the name of a build that also has the pages that are for us, the gallery and the engine's harness (`GALLERY=1`): beside the product's own files, byte for byte. */
const WITH_PAGES_FOR_US = '-with-pages-for-us';

/**
 * The folder of an up-to-date build of the front end, made now when there is none, in a process that ends: it needs a
 * gigabyte, which a server would keep. Builds are named by the hash of their sources, so two starts at once cannot
 * spoil each other's. Throws where it cannot be built, as after an install without what builds it.
 */
export async function ensureFrontEndBuild(): Promise<string> {
  const hash = sourceHash();
  const ending = process.env['QUICK_BUILD'] === '1' && !isBuilt(join(builds, hash)) ? QUICK : '';
  const product = join(builds, `${hash}${ending}`);
  if (!isBuilt(product)) await build([product]);
  if (process.env['GALLERY'] !== '1') return product;
  const withPagesForUs = join(builds, `${hash}${WITH_PAGES_FOR_US}${ending}`);
  if (!isBuilt(withPagesForUs)) await build([withPagesForUs, product]);
  return withPagesForUs;
}

const isBuilt = (folder: string): boolean => existsSync(join(folder, 'index.html'));

/** Runs build-front-end.ts with these folders. */
async function build(folders: readonly string[]): Promise<void> {
  if (!existsSync(join(root, 'node_modules/vite'))) {
    throw new Error('There is no built front end for these sources. What builds it is not installed either: run npm ci --omit=dev && npm run build.');
  }
  console.log('Building the pages. This takes a minute or two, once for each version.');
  const env = { ...process.env, GALLERY: folders.length > 1 ? '1' : '' };
  const building = spawn(process.execPath, ['scripts/build-front-end.ts', ...folders], { cwd: root, stdio: 'inherit', env });
  // Told to stop, a start ends its build too.
  const stop = (signal: NodeJS.Signals): void => {
    building.kill(signal);
    process.exit(1);
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
  const [code] = (await once(building, 'exit')) as [number | null];
  process.off('SIGTERM', stop).off('SIGINT', stop);
  if (code !== 0) throw new Error('The front end could not be built.');
}

function sourceHash(): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { cwd: root, exclude: (path) => MADE_BY_BUILD.test(path) });
  for (const file of files.toSorted()) {
    const path = join(root, file);
    if (statSync(path).isFile()) hash.update(file).update('\0').update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
}
