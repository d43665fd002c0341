import { byFileName, withImports, type BuiltChunk, type PageLoad } from './built-chunk.ts';

/** What the app's page runs before its first paint. */
const BEFORE_APP = '/src/load-app-after-first-paint.ts';
/** What every visit of it runs then. */
const APP = ['/src/main.tsx', '/src/auth-session/start-auth-session.ts'];
/** What whoever is signed in needs besides; it opens the tabs. */
const SHELL = '/src/app/main/MainApp.tsx';
/** What whoever is not signed in sees first. */
const SIGN_IN = '/src/features/auth/index.ts';
/** A page of its own is the first and often the only thing that a parent opens; so is the way in, and a player's first day is the slowest. */
const WEIGHT_OF_FIRST = 4;

/**
 * What is fetched together when a page is opened: each page of its own, and the app's page once for every part that it
 * or its shell opens, once more for the way in, and once for the first day, from the way in to all of the first screen. Throws where a module is
 * missing.
 */
export function pageLoads(chunks: readonly BuiltChunk[]): readonly PageLoad[] {
  const named = byFileName(chunks);
  const app = APP.map((module) => holding(chunks, module));
  const shell = holding(chunks, SHELL);
  const base = app.map(({ fileName }) => fileName);
  const opened = app.flatMap(({ dynamicImports }) => dynamicImports);
  const visits = [...opened.map((part) => [part]), ...shell.dynamicImports.map((part) => [shell.fileName, part])];
  return [
    ...chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => ({ files: [fileName], weight: WEIGHT_OF_FIRST })),
    ...visits.map((parts) => ({ files: [...base, ...parts], weight: 1 })),
    { files: [...base, holding(chunks, SIGN_IN).fileName], weight: WEIGHT_OF_FIRST },
    // The shell opens every tab, which a first day does not: the one it begins with is among what the app opens itself.
    { files: [...base, ...opened, ...opened.filter((part) => part !== shell.fileName).flatMap((part) => named.get(part)?.dynamicImports ?? [])], weight: WEIGHT_OF_FIRST },
  ];
}

/** Chunks that stay as they are: the entries of the pages, which the build names, and what comes before the first paint. */
export function chunksToKeep(chunks: readonly BuiltChunk[]): ReadonlySet<BuiltChunk> {
  return new Set([...chunks.filter(({ isEntry }) => isEntry), ...withImports(byFileName(chunks), [holding(chunks, BEFORE_APP).fileName])]);
}

function holding(chunks: readonly BuiltChunk[], module: string): BuiltChunk {
  const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (found === undefined) throw new Error(`The build has no module ${module}`);
  return found;
}
