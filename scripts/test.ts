// `npm test`: everything, in order of cost, and one closing line. `--long` runs the repeated tests with the large
// counts (see packages/domain/src/testing/counts.ts).
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.ts';

type Tally = { passed: number; failed: number };

const folder = await mkdtemp(join(tmpdir(), 'touchline-test-'));
const env = process.argv.includes('--long') ? { TOUCHLINE_LONG: '1' } : {};
const tally: Tally = { passed: 0, failed: 0 };

/** A check that is one test: a linter, a compiler. */
async function check(name: string, script: string, args: readonly string[] = []): Promise<void> {
  console.log(`\n── ${name}`);
  const code = await run(process.execPath, [script, ...args], env);
  add(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

/** A runner that counts its tests into a file. One that ends badly without a failed test has failed itself. */
async function suite(name: string, script: string, args: readonly string[], count: () => Promise<Tally>): Promise<void> {
  console.log(`\n── ${name}`);
  const code = await run(process.execPath, [script, ...args], { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: e2eReport });
  const counted = await count().catch((error: unknown) => {
    console.error(`${name}: no report: ${String(error)}`);
    return { passed: 0, failed: 1 };
  });
  if (counted.passed === 0 && counted.failed === 0) console.error(`${name}: ran no test`);
  const endedBadly = (code !== 0 && counted.failed === 0) || (counted.passed === 0 && counted.failed === 0);
  add(endedBadly ? { ...counted, failed: counted.failed + 1 } : counted);
}

function add({ passed, failed }: Tally): void {
  tally.passed += passed;
  tally.failed += failed;
}

const unitReport = join(folder, 'unit.json');
const e2eReport = join(folder, 'e2e.json');
const report = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'));

try {
  await check('generated files', 'scripts/generate.ts', ['--check']);
  await check('types', 'scripts/typecheck.ts');
  await check('lint, layers, dead code', 'scripts/lint.ts');
  await suite(
    'rules, services, routes, components',
    'scripts/unit.ts',
    ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    async () => {
      const { numPassedTests, numFailedTests, numFailedTestSuites } = (await report(unitReport)) as {
        numPassedTests: number;
        numFailedTests: number;
        numFailedTestSuites: number;
      };
      // A file that cannot be loaded fails without a failed test in it.
      return { passed: numPassedTests, failed: numFailedTests > 0 ? numFailedTests : numFailedTestSuites };
    },
  );
  await suite('journeys in the browser', 'scripts/e2e.ts', ['--reporter=list,json'], async () => {
    const { stats } = (await report(e2eReport)) as { stats: { expected: number; unexpected: number; flaky: number } };
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  });
} finally {
  await rm(folder, { recursive: true, force: true });
}

console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed > 0 ? 1 : 0;
