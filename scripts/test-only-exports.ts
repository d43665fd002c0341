// Exports that only tests use: knip sees a test as a user, so it is asked without tests. Of an index, and of what a package
// gives out by its `exports`, each of them is told; of another file those that it does not use itself, for a test may look
// into a file for a part of it.
import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { promisify } from 'node:util';
import { parseSync } from 'vite';

type KnipReport = { readonly issues: readonly { readonly file: string; readonly exports: readonly { readonly name: string }[] }[] };

/**
 * One line for each export that no shipping code imports, in the project of a folder that holds a
 * `knip.production.json`. Rejects where knip itself fails.
 */
export async function testOnlyExports(folder: string): Promise<string[]> {
  const args = ['--production', '--config', 'knip.production.json', '--include', 'exports', '--reporter', 'json', '--no-exit-code'];
  const { stdout } = await promisify(execFile)('npx', ['knip', '--no-progress', ...args], {
    cwd: folder,
    shell: process.platform === 'win32',
    maxBuffer: 16 * 1024 * 1024,
  });
  const { issues } = JSON.parse(stdout) as KnipReport;
  const entryFiles = filesGivenOut(folder);
  return issues
    .filter(({ file }) => !/(^|\/)testing\//.test(file))
    .flatMap(({ file, exports }) => {
      const isGivenOut = /(^|\/)index\.ts$/.test(file) || entryFiles.has(file);
      const words = isGivenOut ? [] : wordsOfCode(file, readFileSync(join(folder, file), 'utf8'));
      const told = exports.filter(({ name }) => isGivenOut || words.filter((word) => word === name).length < 2);
      return told.map(({ name }) => `${file}: gives out '${name}', which only tests use`);
    });
}

/** The files that packages name in their `exports`. */
function filesGivenOut(folder: string): ReadonlySet<string> {
  const files = globSync('{packages,apps}/*/package.json', { cwd: folder }).flatMap((found) => {
    const path = found.replaceAll('\\', '/');
    const { exports = {} } = JSON.parse(readFileSync(join(folder, path), 'utf8')) as { readonly exports?: Readonly<Record<string, string>> };
    return Object.values(exports).map((file) => posix.join(posix.dirname(path), file));
  });
  return new Set(files);
}

/** All names in a file, those in its comments left out. */
function wordsOfCode(file: string, text: string): readonly string[] {
  const { comments } = parseSync(file, text);
  const code = comments.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
  return code.match(/[\p{L}_$][\p{L}\d_$]*/gu) ?? [];
}
