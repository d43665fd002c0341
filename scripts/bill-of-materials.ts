import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { embeddedPostgresLibrariesIn } from './embedded-postgres-libraries.ts';
import { readLock, runningPackages, type LockedPackage, type RunningPackage } from './locked-packages.ts';

type License = { readonly expression: string } | { readonly license: { readonly name: string } };

type Component = {
  readonly type: 'library';
  readonly 'bom-ref'?: string;
  readonly name: string;
  readonly version?: string;
  readonly purl?: string;
  readonly licenses?: readonly License[];
  readonly hashes?: readonly { readonly alg: 'SHA-512'; readonly content: string }[];
  readonly components?: readonly Component[];
};

/** An expression of SPDX: ids with AND, OR and WITH between them. */
const EXPRESSION = /^\(?[A-Za-z0-9.+-]+(?: (?:AND|OR|WITH) [A-Za-z0-9.+-]+)*\)?$/;
const SHA_512 = 'sha512-';
const OURS = 'touchline';

/**
 * What Touchline is made of besides its own code, as CycloneDX 1.5: every package that it runs with and is installed
 * here, with its licence, its hash and what it needs, and the libraries inside one. The same lock file gives the same
 * document: it has neither a date nor a number of its own.
 *
 * @param folder the folder of `package-lock.json` and `node_modules`
 */
export function billOfMaterials(folder: string): object {
  const packages = runningPackages(folder);
  const lock = readLock(folder);
  const refs = new Map(packages.map((one) => [one.path, refOf(one)]));
  const needs = (path: string, locked: LockedPackage): string[] => {
    const names = Object.keys({ ...locked.dependencies, ...locked.optionalDependencies, ...locked.peerDependencies });
    return [...new Set(names.flatMap((name) => refs.get(resolved(lock, path, name)) ?? []))].toSorted();
  };
  // The parts of this repository are one program.
  const ours = Object.entries(lock).filter(([path]) => !path.includes('node_modules/'));
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version?: string };
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': OURS, name: 'touchline', ...(version && { version }) } },
    components: unique(packages.map((one) => componentOf(folder, one))),
    dependencies: [
      { ref: OURS, dependsOn: [...new Set(ours.flatMap(([path, locked]) => needs(path, locked)))].toSorted() },
      ...uniqueNeeds(packages.map((one) => ({ ref: refOf(one), dependsOn: needs(one.path, one.locked) }))),
    ],
  };
}

const purlOf = ({ name, locked }: RunningPackage): string => `pkg:npm/${name.replace('@', '%40')}@${locked.version ?? ''}`;
const refOf = purlOf;

function componentOf(folder: string, one: RunningPackage): Component {
  const { license, integrity, version } = one.locked;
  const { libraries } = embeddedPostgresLibrariesIn(one.name, join(folder, one.path), version);
  const hash = integrity?.split(' ').find((part) => part.startsWith(SHA_512));
  return {
    type: 'library',
    'bom-ref': refOf(one),
    name: one.name,
    ...(version !== undefined && { version }),
    purl: purlOf(one),
    ...(license !== undefined && { licenses: [licenseOf(license)] }),
    ...(hash !== undefined && { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash.slice(SHA_512.length), 'base64').toString('hex') }] }),
    ...(libraries.length > 0 && {
      components: libraries.map(({ name, version: own, license: terms }): Component => ({
        type: 'library',
        name,
        ...(own !== undefined && { version: own }),
        licenses: [licenseOf(terms)],
      })),
    }),
  };
}

const licenseOf = (license: string): License => (EXPRESSION.test(license) ? { expression: license } : { license: { name: license } });

/** Where a package finds another, as Node looks for it: beside itself, then in each folder above. */
function resolved(lock: Readonly<Record<string, LockedPackage>>, from: string, name: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = folder === '' || folder === '.' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (path in lock || folder === '' || folder === '.') return path;
  }
}

/** The same version of a package may be installed in several places. */
const unique = (components: readonly Component[]): Component[] => [...new Map(components.map((one) => [one['bom-ref'], one])).values()];

function uniqueNeeds(all: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]) {
  const needs = new Map<string, Set<string>>();
  for (const { ref, dependsOn } of all) needs.set(ref, new Set([...(needs.get(ref) ?? []), ...dependsOn]));
  return [...needs].map(([ref, dependsOn]) => ({ ref, dependsOn: [...dependsOn].toSorted() }));
}
