// The reports of both test runners, read into the same few words: a whole run prints thousands of lines, and what
// failed in it has to stand at its end.
import type { JSONReport, JSONReportSuite } from 'playwright/types/testReporter';
import type { JsonTestResults } from 'vitest/node';

/** A test that failed: its file, its name, and what it said first. */
export type FailedTest = Readonly<{ file: string; name: string; reason: string }>;

/** How many passed, and which did not. */
export type Counted = Readonly<{ passed: number; failed: readonly FailedTest[] }>;

/** Reads Vitest's JSON report. A file that cannot be loaded fails without a failed test in it, and counts as one. */
export function readVitest({ numPassedTests, testResults }: JsonTestResults): Counted {
  const failed = testResults.flatMap(({ name: file, status, message, assertionResults }): FailedTest[] => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (tests.length === 0) return status === 'failed' ? [{ file, name: 'the file itself', reason: opening(message) }] : [];
    return tests.map((test) => ({ file, name: test.fullName, reason: opening(test.failureMessages?.[0]) }));
  });
  return { passed: numPassedTests, failed };
}

/** Reads Playwright's JSON report. A test that passed only the second time has failed; so has a run that broke off. */
export function readPlaywright({ suites, errors, stats }: JSONReport): Counted {
  const broken = errors.map(({ message }) => ({ file: 'e2e', name: 'the run itself', reason: opening(message) }));
  return { passed: stats.expected, failed: [...suites.flatMap(failedIn), ...broken] };
}

function failedIn({ specs, suites = [] }: JSONReportSuite): FailedTest[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => ({
        file: `${file}:${line}`,
        name: `[${projectName}] ${title}`,
        reason: opening(results.flatMap(({ errors }) => errors)[0]?.message),
      })),
  );
  return [...own, ...suites.flatMap(failedIn)];
}

// The colours of a terminal.
const colours = new RegExp(`${String.fromCodePoint(27)}\\[[\\d;]*m`, 'g');

/** The first lines of a failure, without colours: enough to know it again. */
function opening(message = ''): string {
  const lines = message.replaceAll(colours, '').split('\n');
  return lines.filter((line) => line.trim() !== '').slice(0, 8).join('\n');
}
