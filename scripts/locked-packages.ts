import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a lock file says of one package, as far as it is read here. */
export interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const INSTALLED = /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)$/;

/** Every package of a lock file, by its path below the folder. */
export const readLock = (folder: string): Readonly<Record<string, LockedPackage>> =>
  (JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as { packages: Record<string, LockedPackage> }).packages;

/** A package that Touchline runs with: no tool of development, none of its own, and installed here. */
export type RunningPackage = { readonly name: string; readonly path: string; readonly locked: LockedPackage };

/** All of them, without those for another system, which are not installed. */
export function runningPackages(folder: string): RunningPackage[] {
  return Object.entries(readLock(folder)).flatMap(([path, locked]): RunningPackage[] => {
    const name = INSTALLED.exec(path)?.[1];
    if (name === undefined || locked.dev === true || locked.link === true || !existsSync(join(folder, path))) return [];
    return [{ name, path, locked }];
  });
}
