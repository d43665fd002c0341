import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { languages, type Language } from '@touchline/domain';
import type { Plugin } from 'vite';
import { messageTypes } from './generate-message-types.ts';
import { withoutLocaleSwitch } from './remove-locale-switch-from-compiled-message.ts';
import { withPluralRulesMadeOnce } from './plural-rules-made-once.ts';
import { withFieldValues } from './inline-table-fields.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
export { languages, type Language };

/** What is made of the texts: of each language one module a message, and of English all in one, for the development server. */
const generated = here('./src/generated');
const modulesOf = (language: Language): string => join(generated, language);
const WHOLE = 'en-whole';
const catalogueOf = (language: Language): string => here(`./src/${language}`);
const settings = here('./project.inlang/settings.json');
/** Modules of words by language: tables, and what a page is told of its language. */
const OF_A_LANGUAGE = /[\\/]messages[\\/]src[\\/](current-language|en)[\\/]([\w-]+\.ts)$/;
/** A message as it was compiled, what messages count with, and a table of words. */
const COMPILED = /[\\/]generated[\\/]\w+[\\/]messages[\\/](?!_index)\w+\.js$/;
const REGISTRY = /[\\/]generated[\\/]\w+[\\/]registry\.js$/;
const TABLE = /[\\/]messages[\\/]src[\\/]\w+[\\/]tables[\\/][\w-]+\.ts$/;
/** The folders of modules below `generated`. */
const outputs = [
  ...languages.map((language) => ({ folder: language, language, structure: 'message-modules' }) as const),
  { folder: WHOLE, language: 'en', structure: 'locale-modules' } as const,
];
/** Says what was compiled into what, so that nothing is compiled twice. */
const NOTE = 'compiled-from.txt';
/** What one process compiles lies in a folder of its own until it is complete. */
const WORKSHOP = 'compiling-';
/** A process that was killed leaves such a folder: nobody compiles for so long (milliseconds). */
const ABANDONED_MS = 3_600_000;

/**
 * Turns `src/<locale>/<area>.json` into functions in `src/generated`: one module a message, so that a built
 * screen carries only its own words, and all in one module, since a page that is served unbuilt would fetch each of
 * more than a thousand. Several processes may do so at once, and others read meanwhile: each compiles in a folder of its
 * own, and each module is replaced as a whole, or left alone where its text did not change. Nothing is
 * compiled where the note of the last compilation still holds, which a whole test run asks for seven times.
 * Runs in a process of its own, because the compiler leaves timers behind that hold a process open for 30 seconds.
 * Throws where a message file is not JSON or the compiler fails. A test compiles `into` another folder.
 */
export async function compileMessages(into = generated): Promise<void> {
  const note = await readFile(join(into, NOTE), 'utf8').catch(() => '');
  if (note !== '' && note === noteOf(await sourceHash(), await hashesOf(into))) return;
  await promisify(execFile)(process.execPath, [fileURLToPath(import.meta.url), into]);
}

/** A hash of the texts, and of what compiles them. */
async function sourceHash(): Promise<string> {
  const sources = [
    ...(await textFiles()),
    settings,
    here('../../package-lock.json'),
    fileURLToPath(import.meta.url),
    here('./generate-message-types.ts'),
  ];
  const hash = createHash('sha256');
  for (const source of sources.toSorted()) hash.update(source).update('\0').update(await readFile(source));
  return hash.digest('hex');
}

/** Of each module in the folders of modules its hash, in the order of their names. */
async function hashesOf(folder: string): Promise<readonly (readonly [file: string, hash: string])[]> {
  const files = await Promise.all(outputs.map(async (output) => (await filesOf(join(folder, output.folder))).map((file) => `${output.folder}/${file}`)));
  return Promise.all(files.flat().toSorted().map(async (file) => [file, createHash('sha256').update(await readFile(join(folder, file))).digest('hex')] as const));
}

/** What is noted of modules that were made of such sources. */
function noteOf(sources: string, modules: Awaited<ReturnType<typeof hashesOf>>): string {
  return createHash('sha256').update(JSON.stringify([sources, modules])).digest('hex');
}

/** Every file of messages, of all languages. */
async function textFiles(): Promise<string[]> {
  const folders = languages.map(catalogueOf);
  const files = await Promise.all(folders.map(async (folder) => (await filesOf(folder)).map((file) => join(folder, file))));
  return files.flat().filter((file) => file.endsWith('.json'));
}

/**
 * The words of one language for Vite: a page carries no other. Messages are compiled before the first module is read,
 * and again whenever one of their files changes; of tables the page gets those of its language.
 */
export function messages(language: Language = 'en'): Plugin {
  let built = true;
  return {
    name: 'touchline-messages',
    enforce: 'pre',
    configResolved({ command }) {
      built = command === 'build';
    },
    buildStart: () => compileMessages(),
    resolveId: {
      filter: { id: /^#messages$|^@touchline\/messages\/|\/current-language\/|\/en\/[\w-]+\.ts$/ },
      async handler(id, importer) {
        if (id === '#messages') return join(built || language !== 'en' ? modulesOf(language) : join(generated, WHOLE), 'messages.js');
        const found = await this.resolve(id, importer, { skipSelf: true });
        const [, from, module] = OF_A_LANGUAGE.exec(found?.id ?? '') ?? [];
        if (from === undefined || module === undefined) return null;
        return join(catalogueOf(language), from === 'current-language' ? 'tables' : '', module);
      },
    },
    transform: {
      filter: { id: [COMPILED, REGISTRY, TABLE] },
      async handler(code, id) {
        if (!built) return null;
        if (REGISTRY.test(id)) return { code: withPluralRulesMadeOnce(code, id), map: null };
        const lighter = COMPILED.test(id) ? withoutLocaleSwitch(code, id) : await withFieldValues(code, id);
        return lighter === null ? null : { code: lighter, map: null };
      },
    },
    configureServer(server) {
      const catalogue = catalogueOf(language);
      server.watcher.add(catalogue);
      server.watcher.on('all', (_event, file) => {
        if (!file.startsWith(catalogue) || !file.endsWith('.json')) return;
        compileMessages().catch((error: unknown) => server.config.logger.error(String(error)));
      });
    },
  };
}

/** The words of the app's frame, for what is made at build time: the first screen and the manifest. */
export function wordsOfApp(language: Language): Readonly<Record<string, unknown>> {
  return JSON.parse(readFileSync(join(catalogueOf(language), 'app.json'), 'utf8')) as Record<string, unknown>;
}

/** The texts of a file; none where the language has no such file yet. */
async function textsOf(file: string): Promise<object> {
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as object) : {};
}

/** Every file under a folder, as paths relative to it with forward slashes; none where the folder is missing. */
async function filesOf(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1).replaceAll('\\', '/'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** The compiler only warns about a file it cannot read, and would drop its words silently. */
async function refuseBrokenFiles(): Promise<void> {
  for (const file of await textFiles()) {
    try {
      JSON.parse(await readFile(file, 'utf8'));
    } catch (error) {
      throw new Error(`${file} is not JSON`, { cause: error });
    }
  }
}

/**
 * Writes the project of one language: with several in one, each function of a message would hold the words of all.
 * A text that it lacks is there in English: a test names it (`translations.test.ts`), and the page goes on. Returns its folder.
 */
async function projectOf(language: Language, workshop: string): Promise<string> {
  const shared = JSON.parse(await readFile(settings, 'utf8')) as { 'modules': string[]; 'plugin.inlang.messageFormat': { pathPattern: string[] } };
  const { pathPattern } = shared['plugin.inlang.messageFormat'];
  const texts = join(workshop, `${language}.texts`);
  await mkdir(texts, { recursive: true });
  for (const area of pathPattern.map((path) => basename(path))) {
    const [english, other] = await Promise.all(['en', language].map((one) => textsOf(here(`./src/${one}/${area}`))));
    await writeFile(join(texts, area), JSON.stringify({ ...english, ...other }));
  }
  const own = {
    ...shared,
    'baseLocale': language,
    'locales': [language],
    // As seen from the folder that the project lies in.
    'modules': shared.modules.map((path) => relative(workshop, here(path)).replaceAll('\\', '/')),
    'plugin.inlang.messageFormat': { pathPattern: pathPattern.map((path) => `./{locale}.texts/${basename(path)}`) },
  };
  const folder = join(workshop, `${language}.inlang`);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'settings.json'), JSON.stringify(own));
  return folder;
}

/**
 * Makes a folder hold the modules of another one, and no others. Whoever reads meanwhile finds each module as it was or as
 * it is now; what the other folder held is gone.
 */
async function publish(from: string, to: string): Promise<void> {
  const files = await filesOf(from);
  for (const file of files) {
    const [made, place] = [join(from, file), join(to, file)];
    const [text, before] = await Promise.all([readFile(made), readFile(place).catch(() => null)]);
    if (before?.equals(text) === true) continue;
    await mkdir(dirname(place), { recursive: true });
    await rename(made, place);
  }
  const made = new Set(files);
  for (const file of await filesOf(to)) if (!made.has(file)) await rm(join(to, file), { force: true });
}

/** Removes what processes left that were killed while they compiled. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((one) => one.startsWith(WORKSHOP))) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (found !== null && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** Writes the types of the messages of a folder: every language has the functions of English. */
async function declareMessages(folder: string): Promise<void> {
  const files = (await filesOf(join(folder, 'messages'))).filter((file) => file.endsWith('.js') && file !== '_index.js').toSorted();
  const modules = await Promise.all(files.map(async (file) => [file, await readFile(join(folder, 'messages', file), 'utf8')] as const));
  await writeFile(join(folder, 'messages.d.ts'), messageTypes(modules));
}

async function compileAll(into: string): Promise<void> {
  await refuseBrokenFiles();
  // Before they are compiled: what is changed meanwhile is compiled the next time.
  const sources = await sourceHash();
  const { compile } = await import('@inlang/paraglide-js');
  await mkdir(into, { recursive: true });
  await removeAbandoned(into);
  const workshop = await mkdtemp(join(into, WORKSHOP));
  try {
    for (const { folder, language, structure } of outputs) {
      await compile({
        project: await projectOf(language, workshop),
        outdir: join(workshop, folder),
        strategy: ['baseLocale'],
        outputStructure: structure,
        emitGitIgnore: false,
        emitPrettierIgnore: false,
        emitReadme: false,
      });
    }
    await declareMessages(join(workshop, 'en'));
    await writeFile(join(workshop, NOTE), noteOf(sources, await hashesOf(workshop)));
    for (const { folder } of outputs) await publish(join(workshop, folder), join(into, folder));
    await rename(join(workshop, NOTE), join(into, NOTE));
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  await compileAll(process.argv[2] ?? generated);
  process.exit(0);
}
