// An index that gives out what only tests use: knip sees a test as a user, and without tests it calls every export
// unused that its own file uses. So it is asked without tests, and only what an index gives out is looked at.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

type KnipReport = { readonly issues: readonly { readonly file: string; readonly exports: readonly { readonly name: string }[] }[] };

/**
 * One line for each export of an index file that no shipping code imports, in the project of a folder that holds a
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
  return issues
    .filter(({ file }) => /(^|\/)index\.ts$/.test(file))
    .flatMap(({ file, exports }) => exports.map(({ name }) => `${file}: gives out '${name}', which only tests use`));
}
