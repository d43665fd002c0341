import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What a lock file says of one package, as far as it is read here. */
interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

const LICENSE_FILE = /^(licen[cs]e|notice|copying)/i;
const INSTALLED = /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)$/;

/**
 * The licences of everything that Touchline hands on or runs with and did not write, as one text: every installed
 * package of the lock file that is no tool of development, with the texts that it brings. The same text of several
 * packages stands once, below all of their names.
 *
 * @param folder the folder of `package-lock.json` and `node_modules`
 */
export function thirdPartyNotices(folder: string): string {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const named = new Map<string, string[]>();
  for (const [path, locked] of Object.entries(packages)) {
    const name = INSTALLED.exec(path)?.[1];
    if (name === undefined || locked.dev === true || locked.link === true) continue;
    const text = licenseText(join(folder, path), locked.license);
    if (text === null) continue;
    named.set(text, [...(named.get(text) ?? []), `${name} ${locked.version ?? ''} (${locked.license ?? 'no licence named'})`]);
  }
  const parts = [...named].map(([text, names]) => `${[...new Set(names)].toSorted().join('\n')}\n\n${text}`);
  return [
    'Touchline contains or runs with the following works of others, under their own licences.',
    ...parts.toSorted(),
  ].join(`\n\n${'-'.repeat(80)}\n\n`);
}

/** The texts that a package brings; null where it is not installed, as what is for another system. */
function licenseText(folder: string, license: string | undefined): string | null {
  const files = filesOf(folder);
  if (files === null) return null;
  const texts = files.filter((file) => LICENSE_FILE.test(file)).toSorted().map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return texts.length > 0 ? texts.join('\n\n') : `The package brings no text of its licence and names it: ${license ?? 'none'}.`;
}

function filesOf(folder: string): string[] | null {
  try {
    return readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile()).map(({ name }) => name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
