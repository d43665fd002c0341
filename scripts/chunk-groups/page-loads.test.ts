import { expect, it } from 'vitest';
import type { BuiltChunk } from './built-chunk.ts';
import { pageLoads } from './page-loads.ts';

/** A chunk with one module, which opens others. */
const chunk = (name: string, module: string, dynamicImports: readonly string[] = [], isEntry = false): BuiltChunk => ({
  name,
  fileName: `${name}.js`,
  moduleIds: [module],
  imports: [],
  dynamicImports: dynamicImports.map((part) => `${part}.js`),
  isEntry,
  isDynamicEntry: !isEntry,
});

const chunks = [
  chunk('index', '/src/load-app-after-first-paint.ts', ['main'], true),
  chunk('parents', '/src/parents-entry.tsx', [], true),
  chunk('main', '/src/main.tsx', ['auth', 'shell', 'dashboard']),
  chunk('session', '/src/auth-session/start-auth-session.ts'),
  chunk('auth', '/src/features/auth/index.ts', ['illustration']),
  chunk('shell', '/src/app/main/MainApp.tsx', ['dashboard', 'progress', 'profile']),
  chunk('dashboard', '/src/features/dashboard/index.ts', ['lower-dashboard']),
  chunk('lower-dashboard', '/src/features/dashboard/FootballAndPracticeSections.tsx'),
  chunk('progress', '/src/features/progress/index.ts'),
  chunk('profile', '/src/features/profile/index.ts'),
];
const loads = pageLoads(chunks).map(({ files, weight }) => ({ weight, names: files.map((file) => file.replace('.js', '')).toSorted() }));

it('a page of its own is a load, and so is each part that the app or its shell opens', () => {
  expect(loads.map(({ names }) => names.join(' ')).slice(0, -1)).toEqual([
    'index',
    'parents',
    'auth main session',
    'main session shell',
    'dashboard main session',
    'dashboard main session shell',
    'main progress session shell',
    'main profile session shell',
    'auth main session',
  ]);
});

it('the way in counts for more than a part that is opened later', () => {
  const weights = loads.filter(({ names }) => names.join(' ') === 'auth main session').map(({ weight }) => weight);
  expect(weights).toEqual([1, loads.at(-1)?.weight]);
});

it('the first day is what the app opens up to all of the first screen, without the tabs that follow', () => {
  const [{ names, weight } = { names: [], weight: 0 }] = loads.slice(-1);
  expect([...new Set(names)]).toEqual(['auth', 'dashboard', 'illustration', 'lower-dashboard', 'main', 'session', 'shell']);
  expect(weight).toBeGreaterThan(1);
});
