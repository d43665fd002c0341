import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** What is translated, and what is made of it. */
const catalogue = here('./src/en');
const generated = here('./src/generated');
/** The same functions in one module. */
const whole = join(generated, 'whole');
/** Says what was compiled into what, so that nothing is compiled twice. */
const note = join(generated, 'compiled-from.txt');

/**
 * Turns `src/<locale>/<area>.json` into functions in `src/generated`: one module a message, so that a built
 * screen carries only its own words, and all in one module, since a page that is served unbuilt would fetch each of
 * more than a thousand. Files whose text did not change are left alone: several runs at once do no harm. Nothing is
 * compiled where the note of the last compilation still holds, which a whole test run asks for seven times.
 * Runs in a process of its own, because the compiler leaves timers behind that hold a process open for 30 seconds.
 * Throws where a message file is not JSON or the compiler fails.
 */
export async function compileMessages(): Promise<void> {
  if ((await readFile(note, 'utf8').catch(() => '')) === (await stateNow())) return;
  await promisify(execFile)(process.execPath, [fileURLToPath(import.meta.url)]);
}

/** A hash of the texts, of what compiles them, and of all that was made of them. */
async function stateNow(): Promise<string> {
  const sources = [
    ...(await filesOf(catalogue)).filter((file) => file.endsWith('.json')).map((file) => join(catalogue, file)),
    here('./project.inlang/settings.json'),
    here('../../package-lock.json'),
    fileURLToPath(import.meta.url),
  ];
  const hash = createHash('sha256');
  for (const source of sources.toSorted()) hash.update(source).update('\0').update(await readFile(source));
  const made = Object.entries(await writtenBefore(generated)).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return hash.update(JSON.stringify(made)).digest('hex');
}

/** The catalogue for Vite: compiled before the first module is read, and again whenever a message file changes. */
export function messages(): Plugin {
  let built = true;
  return {
    name: 'touchline-messages',
    enforce: 'pre',
    configResolved({ command }) {
      built = command === 'build';
    },
    buildStart: compileMessages,
    resolveId: (id) => (!built && id === './generated/messages.js' ? join(whole, 'messages.js') : null),
    configureServer(server) {
      server.watcher.add(catalogue);
      server.watcher.on('all', (_event, file) => {
        if (!file.startsWith(catalogue) || !file.endsWith('.json')) return;
        compileMessages().catch((error: unknown) => server.config.logger.error(String(error)));
      });
    },
  };
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

/** What the compiler wrote last time, in the form it compares with: SHA-256 of a file's text and absolute path. */
async function writtenBefore(outdir: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const file of await filesOf(outdir)) {
    const path = resolve(outdir, file);
    if (path === note) continue;
    hashes[file] = createHash('sha256').update((await readFile(path, 'utf8')) + path).digest('hex');
  }
  return hashes;
}

/** The compiler only warns about a file it cannot read, and would drop its words silently. */
async function refuseBrokenFiles(): Promise<void> {
  for (const file of (await filesOf(catalogue)).filter((file) => file.endsWith('.json'))) {
    try {
      JSON.parse(await readFile(join(catalogue, file), 'utf8'));
    } catch (error) {
      throw new Error(`en/${file} is not JSON`, { cause: error });
    }
  }
}

if (import.meta.main) {
  await refuseBrokenFiles();
  const { compile } = await import('@inlang/paraglide-js');
  const structures = [
    { outdir: generated, outputStructure: 'message-modules' },
    { outdir: whole, outputStructure: 'locale-modules' },
  ] as const;
  for (const { outdir, outputStructure } of structures) {
    await compile({
      project: here('./project.inlang'),
      outdir,
      strategy: ['baseLocale'],
      outputStructure,
      cleanOutdir: false,
      previousCompilation: { outputHashes: await writtenBefore(outdir) },
      emitGitIgnore: false,
      emitPrettierIgnore: false,
      emitReadme: false,
    });
  }
  await writeFile(note, await stateNow());
  process.exit(0);
}
