// `npm test`: everything, and one closing line. `--long` runs the repeated tests with the large counts (see
// packages/domain/src/testing/test-repetitions.ts).
// Tests of services, components and journeys follow one another: they would make each other late. They wait for servers,
// frames and timers often enough that rules, builds, compilers and linters, which only compute, are done beside them. What a
// run takes is less its work than what it waits for while nothing else is there to be done: each level says how idle it was.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { JSONReport } from 'playwright/types/testReporter';
import type { JsonTestResults } from 'vitest/node';
import { compileMessages } from '@touchline/messages/compile';
import { root, run, runAside } from './run-program.ts';
import { readPlaywright, readVitest, type Counted, type FailedTest } from './test-reports.ts';

const folder = await mkdtemp(join(tmpdir(), 'touchline-test-'));
const isLong = process.argv.includes('--long');
/**
 * What Node has compiled of a module is read by the next process that wants it: a run starts the server some sixty times, and
 * each would strip the types of all its files and compile them anew, a quarter of the processor's time of a start.
 */
const env = { NODE_COMPILE_CACHE: join(folder, 'compiled'), QUICK_BUILD: '1', ...(isLong && { TOUCHLINE_LONG: '1' }) };
let passed = 0;
/** How long each level took that the others stand beside. */
const spent: string[] = [];
const fickle: FailedTest[] = [];
const failed: FailedTest[] = [];

/** What has no time limit takes what the others leave of the processor, and a tenth of a busy core, or it would be left to the end. */
const FILLER = 10;
/** Rules have limits for a test, and the journeys wait for the builds, so they get a third of a busy core; in the long run their whole share. */
const BESIDE = isLong ? 0 : 3;

/** A check that is one test: a linter, a compiler. What it says stands together, whatever runs beside it. */
async function check(name: string, script: string, args: readonly string[] = [], settings: Readonly<Record<string, string>> = {}): Promise<void> {
  const { code, said } = await runAside(process.execPath, [script, ...args], { ...env, ...settings }, FILLER);
  console.log(`\n── ${name}\n${said}`);
  if (code === 0) passed += 1;
  else failed.push({ file: script, name, reason: `ended with ${code}` });
}

/** A runner that writes a report of its tests, run before our eyes. */
async function suite(name: string, script: string, args: readonly string[], read: () => Promise<Counted>): Promise<void> {
  console.log(`\n── ${name}`);
  const [from, before] = [performance.now(), processorTimes()];
  const code = await run(process.execPath, [script, ...args], { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: e2eReport });
  const { idle, all } = processorTimes();
  const [seconds, unused] = [(performance.now() - from) / 1_000, (100 * (idle - before.idle)) / (all - before.all)];
  spent.push(`${name}: ${seconds.toFixed(0)} s, of which the processor was idle for ${unused.toFixed(0)} %`);
  await count({ name, script, code, read });
}

/** Of all cores, whoever wants them (ms). */
function processorTimes(): { readonly idle: number; readonly all: number } {
  const times = cpus().map((core) => core.times);
  const sum = (values: readonly number[]): number => values.reduce((one, other) => one + other, 0);
  return { idle: sum(times.map(({ idle }) => idle)), all: sum(times.flatMap((core) => Object.values(core))) };
}

type Ended = { readonly name: string; readonly script: string; readonly code: number; readonly read: () => Promise<Counted> };

/** Counts the tests of a runner that has ended. One that ended badly without a failed test has failed itself. */
async function count({ name, script, code, read }: Ended): Promise<void> {
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

/** Vitest for some of its projects, and what reads its report. */
function unit(...projects: readonly string[]) {
  const report = join(folder, `${projects.join('-')}.json`);
  return {
    script: 'scripts/vitest.ts',
    args: [...projects.map((project) => `--project=${project}`), '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    read: async () => readVitest(JSON.parse(await readFile(report, 'utf8')) as JsonTestResults),
  };
}

/**
 * What it says stands together, like what a check says. They have the time of all the others, and one process of its own reads
 * each module once: a fifth less of the processor's time than three take, each with modules of its own.
 */
async function rules(): Promise<void> {
  const name = 'rules';
  const { script, args, read } = unit('unit');
  const { code, said } = await runAside(process.execPath, [script, ...args, ...(isLong ? [] : ['--maxWorkers=1'])], env, BESIDE);
  console.log(`\n── ${name}\n${said}`);
  await count({ name, script, code, read });
}

/** What the journeys want: the product, and the pages that are for us beside it. Where it fails, they build again and tell of it. */
async function build(): Promise<void> {
  await runAside(process.execPath, ['scripts/build.ts'], { ...env, GALLERY: '1' }, BESIDE);
}

async function checks(): Promise<void> {
  await check('generated files', 'scripts/generate.ts', ['--check']);
  // Checkers side by side each reckon the types that they share, which is twice the processor's time and three times the memory.
  await check('types', 'scripts/typecheck.ts', ['--checkers', '1', '--builders', '1']);
  // The linter's checker of types, a program in Go, takes as many as it is told there are cores.
  await check('lint, layers, dead code', 'scripts/lint.ts', [], { GOMAXPROCS: '1' });
}

async function servicesToJourneys(built: Promise<void>): Promise<void> {
  const { script, args, read } = unit('api', 'browser');
  await suite('services, routes, components', script, args, read);
  await built;
  await suite('journeys in the browser', 'scripts/e2e.ts', ['--reporter=list,json'], async () =>
    readPlaywright(JSON.parse(await readFile(e2eReport, 'utf8')) as JSONReport),
  );
}

const e2eReport = join(folder, 'e2e.json');

try {
  // Once for all that begin together; where it fails, each of them tells why.
  await compileMessages().catch(() => undefined);
  const built = build();
  // One after another, so that of two cores one is for the tests beside them.
  await Promise.all([servicesToJourneys(built), rules(), built.then(checks)]);
} finally {
  await rm(folder, { recursive: true, force: true });
}

tell('passed only the second time', fickle);
tell('failed', failed);
console.log(`\n${spent.join('\n')}`);
console.log(`\n${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;

function tell(title: string, tests: readonly FailedTest[]): void {
  if (tests.length > 0) console.log(`\n── ${title}`);
  for (const { file, name, reason } of tests) console.log(`\n${name}\n  ${relative(root, file)}\n${reason}`);
}
