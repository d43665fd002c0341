// `npm test`: everything, and one closing line. `--long` runs the repeated tests with the large counts (see
// packages/domain/src/testing/counts.ts).
// Linters, compilers and builds go on beside the tests of services, which wait for servers more than they compute.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { JSONReport } from 'playwright/types/testReporter';
import type { JsonTestResults } from 'vitest/node';
import { compileMessages } from '@touchline/messages/compile';
import { root, run, runAside } from './run.ts';
import { readPlaywright, readVitest, type Counted, type FailedTest } from './test-reports.ts';

const folder = await mkdtemp(join(tmpdir(), 'touchline-test-'));
const env = process.argv.includes('--long') ? { TOUCHLINE_LONG: '1' } : {};
let passed = 0;
const fickle: FailedTest[] = [];
const failed: FailedTest[] = [];

/** A check that is one test: a linter, a compiler. What it says stands together, whatever runs beside it. */
async function check(name: string, script: string, args: readonly string[] = []): Promise<void> {
  const { code, said } = await runAside(process.execPath, [script, ...args], env);
  console.log(`\n── ${name}\n${said}`);
  if (code === 0) passed += 1;
  else failed.push({ file: script, name, reason: `ended with ${code}` });
}

/** A runner that writes a report of its tests. One that ends badly without a failed test has failed itself. */
async function suite(name: string, script: string, args: readonly string[], read: () => Promise<Counted>): Promise<void> {
  console.log(`\n── ${name}`);
  const code = await run(process.execPath, [script, ...args], { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: e2eReport });
  const counted = await read().catch(
    (error: unknown): Counted => ({
      passed: 0,
      fickle: [],
      failed: [{ file: script, name, reason: `no report: ${String(error)}` }],
    }),
  );
  passed += counted.passed;
  fickle.push(...counted.fickle);
  failed.push(...counted.failed);
  if (counted.failed.length > 0) return;
  if (counted.passed === 0) failed.push({ file: script, name, reason: 'ran no test' });
  else if (code !== 0) failed.push({ file: script, name, reason: `ended with ${code}, with no failed test` });
}

/** One after another, so that of two cores one is for the tests beside them. */
async function checksAndBuilds(): Promise<void> {
  await check('generated files', 'scripts/generate.ts', ['--check']);
  await check('types', 'scripts/typecheck.ts');
  await check('lint, layers, dead code', 'scripts/lint.ts');
  // Both that the journeys want, with the pages that are for us and without. One that fails, they build again and tell of.
  for (const pages of [{}, { GALLERY: '1' }]) await runAside(process.execPath, ['scripts/build.ts'], { ...env, ...pages });
}

const unitReport = join(folder, 'unit.json');
const e2eReport = join(folder, 'e2e.json');

try {
  // Once for all that begin together; where it fails, each of them tells why.
  await compileMessages().catch(() => undefined);
  await Promise.all([
    suite(
      'rules, services, routes, components',
      'scripts/unit.ts',
      ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
      async () => readVitest(JSON.parse(await readFile(unitReport, 'utf8')) as JsonTestResults),
    ),
    checksAndBuilds(),
  ]);
  await suite('journeys in the browser', 'scripts/e2e.ts', ['--reporter=list,json'], async () =>
    readPlaywright(JSON.parse(await readFile(e2eReport, 'utf8')) as JSONReport),
  );
} finally {
  await rm(folder, { recursive: true, force: true });
}

tell('passed only the second time', fickle);
tell('failed', failed);
console.log(`\n${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;

function tell(title: string, tests: readonly FailedTest[]): void {
  if (tests.length > 0) console.log(`\n── ${title}`);
  for (const { file, name, reason } of tests) console.log(`\n${name}\n  ${relative(root, file)}\n${reason}`);
}
