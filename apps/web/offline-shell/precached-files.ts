import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { engineFiles, pagesNotKept } from '../service-worker/not-precached.ts';

/** A file that the service worker fetches when it is installed, and again once its revision is another. */
export type PrecachedFile = { readonly url: string; readonly revision: string | null };

const KEPT = '**/*.{js,css,html,woff2,svg,png}';

const NOT_KEPT = [
  'sw.js',
  `{${pagesNotKept.join(',')}}*`,
  // The page for parents and those of mails share their assets with the app.
  'assets/{gallery,engine-harness,operator,api-reference}*',
  // For who opens the analysis.
  `assets/{${engineFiles.join(',')}}*`,
];

/** Their names carry a hash of their content. */
const HASHED = /^assets\//;

/** The coach’s worker, by far the largest file, is 5.56 MiB (1.85 MB as it is sent, 2.3 gzipped). */
const LARGEST_BYTES = 5.75 * 1024 * 1024;

/**
 * The files of a build that its service worker keeps, by whole addresses, as a worker's own may lie in the folder of its
 * language. Throws where one is larger than a player's device should hold without being asked.
 *
 * @param build the folder of the build
 * @param pageFolder where its pages are served from: `/` or, as `/de/`, the folder of their language
 */
export function precachedFiles(build: string, pageFolder: string): PrecachedFile[] {
  const files = globSync(KEPT, { cwd: build, exclude: NOT_KEPT }).map((file) => file.split(sep).join('/'));
  return files.toSorted().map((file) => {
    const content = readFileSync(join(build, file));
    if (content.length > LARGEST_BYTES) {
      throw new Error(`${file} has ${content.length} bytes, and the service worker keeps files of up to ${LARGEST_BYTES}: see precached-files.ts`);
    }
    return { url: `${file.endsWith('.html') ? pageFolder : '/'}${file}`, revision: HASHED.test(file) ? null : revisionOf(content) };
  });
}

/** Changes with the content of a file. */
export const revisionOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 16);
