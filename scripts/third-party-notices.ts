import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { embeddedPostgresLibrariesIn, licenceOf } from './embedded-postgres-libraries.ts';
import { runningPackages } from './locked-packages.ts';

const LICENSE_FILE = /^(licen[cs]e|notice|copying)/i;

/**
 * The licences of everything that Touchline hands on or runs with and did not write, as one text: every installed
 * package of the lock file that is no tool of development, with the texts that it brings, and the libraries inside one
 * that brings none for them. The same text of several packages stands once, below all of their names.
 *
 * @param folder the folder of `package-lock.json` and `node_modules`
 */
export function thirdPartyNotices(folder: string): string {
  const named = new Map<string, string[]>();
  const add = (text: string, name: string): void => void named.set(text, [...(named.get(text) ?? []), name]);
  for (const { name, path, locked } of runningPackages(folder)) {
    const whole = `${name} ${locked.version ?? ''}`;
    add(licenseText(join(folder, path), locked.license), `${whole} (${locked.license ?? 'no licence named'})`);
    const { libraries, unknown } = embeddedPostgresLibrariesIn(name, join(folder, path));
    for (const library of libraries) add(licenceOf(library), `${library.name} (${library.license}), inside ${whole}`);
    if (unknown.length > 0) add('The package brings no text of their licences.', `${unknown.join(', ')}, inside ${whole}`);
  }
  const parts = [...named].map(([text, names]) => `${[...new Set(names)].toSorted().join('\n')}\n\n${text}`);
  return [
    'Touchline contains, runs with or is built with the following works of others, under their own licences.',
    ...parts.toSorted(),
  ].join(`\n\n${'-'.repeat(80)}\n\n`);
}

/** The texts that a package brings. */
function licenseText(folder: string, license: string | undefined): string {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile() && LICENSE_FILE.test(entry.name));
  const texts = files.map(({ name }) => name).toSorted().map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return texts.length > 0 ? texts.join('\n\n') : `The package brings no text of its licence and names it: ${license ?? 'none'}.`;
}
