import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { ensureChromium } from './scripts/ensure-chromium.ts';
import { chromiumLaunch } from './scripts/chromium-launch.ts';

/** Names given by `--project`; none stands for all. */
const asked = process.argv.flatMap((argument, at) => {
  if (argument === '--project') return [process.argv[at + 1] ?? ''];
  return argument.startsWith('--project=') ? [argument.slice('--project='.length)] : [];
});

// Looking for a browser takes a moment and installing one minutes, which rules and services need not wait for.
const browserNeeded = asked.length === 0 || asked.includes('browser');
const executablePath = browserNeeded ? ensureChromium() : undefined;

const isLong = process.env['TOUCHLINE_LONG'] === '1';

/**
 * How long something is waited for: a hang is a failure, a busy machine with two cores is not (a test of five seconds has taken
 * over sixty there), nor a hundred times as many cases.
 */
const patience = { testTimeout: isLong ? 1_800_000 : 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 30_000 } } };

/**
 * Where nobody watches, a test that needs other programs, a database or a browser, gets a second try, and `npm test`
 * names those that needed it. A rule never does: what one random case breaks is broken.
 */
const retry = process.env['CI'] === undefined ? 0 : 1;

/** Tests of what happens the first time on a page: code that is fetched when it is needed, the start of the app. */
const needOwnPage = ['src/**/*.first.browser.test.tsx'];

/**
 * Files that Node reads as they are, as it does when Touchline runs: nothing is transformed, the imports of a module are no
 * getters of an object, and what Node has compiled is there for the next process.
 */
const readByNode = { viteModuleRunner: false, nodeLoader: false };

/** These files share nothing that one could spoil for another, and reading modules anew for each costs a third. */
const rules = { ...patience, environment: 'node', isolate: false, maxWorkers: availableParallelism() + 1 } as const;

/** Not watching, as `vitest run` does. */
const isOneRun = process.argv.includes('run') || process.argv.includes('--run');

export default defineConfig({
  test: {
    // Each test of a component begins a session of its own in the page that they share, and the sign-in library warns of each.
    // Vitest asks here, and never a project.
    onConsoleLog: (log) => !log.includes('Multiple GoTrueClient instances'),
    projects: [
      {
        test: {
          ...rules,
          name: 'unit',
          experimental: readByNode,
          include: ['packages/*/src/**/*.test.ts', 'packages/messages/*.test.ts', 'packages/vision/training/**/*.test.ts', '{scripts,bench,apps/web/{pose-model,offline-shell}}/**/*.test.ts'],
        },
      },
      {
        test: {
          ...rules,
          // Vite knows the page's style sheets, components and constants, and Node does not; the packages are left to Node.
          name: 'unit-web',
          server: { deps: { external: [/\/packages\/[^/]+\/src\//] } },
          include: ['apps/web/{src,api-reference}/**/*.test.ts'],
        },
      },
      {
        test: {
          ...patience,
          retry,
          name: 'api',
          environment: 'node',
          experimental: readByNode,
          isolate: false,
          // Servers, time-outs and silent connections are waited for two fifths of the time, which rules fill; each process reads
          // the server anew.
          maxWorkers: availableParallelism() + 1,
          sequence: { groupOrder: 1 },
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/postgres-cluster.setup.ts'],
          setupFiles: ['apps/server/src/testing/drizzle-import-hook.setup.ts'],
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        root: './apps/web',
        // Each file's page reads its modules anew: in one run, in which none changes, they come from the browser's cache.
        ...(isOneRun && { server: { headers: { 'Cache-Control': 'private, max-age=3600' } } }),
        // The React that players get: the one for development takes three times as long to draw, a third of a whole
        // run of components. What only that one notices, the long run hears.
        ...(!isLong && { oxc: { jsx: { development: false } } }),
        optimizeDeps: {
          ...(!isLong && { rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } } }),
          // A library met for the first time in the middle of a run would reload the page under a test.
          include: [
            isLong ? 'react/jsx-dev-runtime' : 'react/jsx-runtime',
            'react-dom/client',
            '@base-ui/react/*',
            '@supabase/auth-js',
            '@tanstack/react-query',
            '@visx/scale',
            '@visx/shape',
            '@xstate/react',
            'axe-core',
            'idb',
            'xstate',
          ],
        },
        test: {
          ...patience,
          retry,
          name: 'browser',
          setupFiles: ['no-profiling', 'no-animation', 'no-sound', 'new-device', ...(isOneRun ? ['hide-test-frame'] : [])].map((name) =>
            join(import.meta.dirname, `apps/web/src/ui/testing/${name}.setup.ts`),
          ),
          include: ['src/**/*.browser.test.tsx'],
          // A page waits for its next frame, and for what a test does with it, half of the time and more.
          maxWorkers: availableParallelism() + 2,
          // After the others: pages and servers at once would make each other late.
          sequence: { groupOrder: 2 },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ actionTimeout: 60_000, launchOptions: chromiumLaunch(executablePath) }),
            instances: [
              // Reading and evaluating every module anew for each file is a sixth of the processor's time of a run.
              { browser: 'chromium', name: 'browser (one page)', isolate: false, exclude: needOwnPage },
              { browser: 'chromium', name: 'browser (a page each)', include: needOwnPage },
            ],
          },
        },
      },
    ],
  },
});
