// The reports of both test runners, read into the same few words: a whole run prints thousands of lines, and what
// failed in it has to stand at its end.
import { readFileSync } from 'node:fs';
import type { JSONReport, JSONReportSuite, JSONReportTestResult } from 'playwright/types/testReporter';
import type { JsonTestResults } from 'vitest/node';

/** A test that failed: its file, its name, and what it said first. */
export type FailedTest = Readonly<{ file: string; name: string; reason: string }>;

/** How many passed, which of them only the second time, and which failed. */
export type Counted = Readonly<{ passed: number; fickle: readonly FailedTest[]; failed: readonly FailedTest[] }>;

/** Reads Vitest's JSON report. A file that cannot be loaded fails without a failed test in it, and counts as one. */
export function readVitest({ numPassedTests, testResults }: JsonTestResults): Counted {
  const unloaded = testResults
    .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'))
    .map(({ name: file, message }) => ({ file, name: 'the file itself', reason: opening(message) }));
  const complaints = (status: 'passed' | 'failed'): FailedTest[] =>
    testResults.flatMap(({ name: file, assertionResults }) =>
      assertionResults
        .filter((test) => test.status === status && (status === 'failed' || test.failureMessages?.[0] !== undefined))
        .map((test) => ({ file, name: test.fullName, reason: opening(test.failureMessages?.[0]) })),
    );
  return { passed: numPassedTests, fickle: complaints('passed'), failed: [...complaints('failed'), ...unloaded] };
}

/** Reads Playwright's JSON report. A run that broke off has failed. */
export function readPlaywright({ suites, errors, stats }: JSONReport): Counted {
  const broken = errors.map(({ message }) => ({ file: 'e2e', name: 'the run itself', reason: opening(message) }));
  return {
    passed: stats.expected + stats.flaky,
    fickle: suites.flatMap((suite) => journeysOf(suite, 'flaky')),
    failed: [...suites.flatMap((suite) => journeysOf(suite, 'unexpected')), ...broken],
  };
}

function journeysOf({ specs, suites = [] }: JSONReportSuite, outcome: 'flaky' | 'unexpected'): FailedTest[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === outcome)
      .map(({ projectName, results }) => ({
        file: `${file}:${line}`,
        name: `[${projectName}] ${title}`,
        reason: [opening(results.flatMap(({ errors }) => errors)[0]?.message), ...pageSeen(results)].join('\n'),
      })),
  );
  return [...own, ...suites.flatMap((suite) => journeysOf(suite, outcome))];
}

/** Lines of a page that are told: what lies above it and its first parts. */
const MOST_LINES_OF_PAGE = 60;

/** What was on the page when a journey first failed, as a screen reader has it: what the failure alone does not tell of a run that nobody watched. */
function pageSeen(results: readonly JSONReportTestResult[]): string[] {
  const path = results.flatMap(({ attachments }) => attachments).find(({ name }) => name === 'error-context')?.path;
  if (path === undefined) return [];
  const seen = /```yaml\n(?<page>[^]*?)\n```/.exec(readFileSync(path, 'utf8'))?.groups?.['page'];
  return seen === undefined ? [] : ['the page:', ...seen.split('\n').slice(0, MOST_LINES_OF_PAGE)];
}

// The colours of a terminal.
const colours = new RegExp(`${String.fromCodePoint(27)}\\[[\\d;]*m`, 'g');

/** The first lines of a failure, without colours: enough to know it again. */
function opening(message = ''): string {
  const lines = message.replaceAll(colours, '').split('\n');
  return lines.filter((line) => line.trim() !== '').slice(0, 8).join('\n');
}
