import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './run-program.ts';
import { readPlaywright, readVitest } from './test-reports.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-reports-'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

/** As npx would run them, which takes as long again to find them. */
const programs = { vitest: 'vitest/vitest.mjs', playwright: '@playwright/test/cli.js' } as const;

/** Runs a runner over the folder, and gives the report that it wrote. */
async function reportOf(runner: 'vitest' | 'playwright', args: readonly string[]) {
  const path = join(folder, `${runner}.json`);
  spawnSync(process.execPath, [join(folder, 'node_modules', programs[runner]), ...args], {
    cwd: folder,
    env: { ...process.env, FORCE_COLOR: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: path },
  });
  return JSON.parse(await readFile(path, 'utf8'));
}

test('of a run of Vitest the failed and the fickle tests are named, and the files that could not be loaded', async () => {
  await writeFile(
    join(folder, 'sums.test.js'),
    `import { describe, expect, test } from 'vitest';
     describe('a sum', () => {
       test('is right', () => expect(1 + 1).toBe(2));
       test('is wrong', () => expect(1 + 1).toBe(3));
       let times = 0;
       test('is right the second time', () => expect((times += 1)).toBe(2));
     });`,
  );
  await writeFile(join(folder, 'lost.test.js'), `import './nowhere.js';`);

  const counted = readVitest(
    await reportOf(
      'vitest',
      `run --root ${folder} --retry 1 --reporter=json --outputFile.json=${join(folder, 'vitest.json')}`.split(' '),
    ),
  );

  expect(counted.passed).toBe(2);
  expect(counted.fickle).toEqual([
    {
      file: expect.stringMatching(/sums\.test\.js$/),
      name: 'a sum is right the second time',
      reason: expect.stringMatching(/^AssertionError: expected 1 to be 2/),
    },
  ]);
  expect(counted.failed.toSorted((a, b) => a.file.localeCompare(b.file))).toEqual([
    { file: expect.stringMatching(/lost\.test\.js$/), name: 'the file itself', reason: expect.stringContaining('nowhere.js') },
    {
      file: expect.stringMatching(/sums\.test\.js$/),
      name: 'a sum is wrong',
      reason: expect.stringMatching(/^AssertionError: expected 2 to be 3/),
    },
  ]);
});

test('of a run of Playwright the failed and the fickle are named, with the size they failed at', async () => {
  await writeFile(
    join(folder, 'sums.spec.js'),
    `import { expect, test } from '@playwright/test';
     test('is right', () => expect(1 + 1).toBe(2));
     test.describe('in a group', () => { test('is wrong', () => expect(1 + 1).toBe(3)); });
     test('is right the second time', ({}, { retry }) => expect(retry).toBe(1));`,
  );
  await writeFile(
    join(folder, 'playwright.config.js'),
    `export default { retries: 1, testMatch: /spec/, projects: [{ name: 'phone' }] };`,
  );

  const counted = readPlaywright(await reportOf('playwright', ['test', '--reporter=json']));

  expect(counted.passed).toBe(2);
  expect(counted.fickle).toEqual([
    { file: 'sums.spec.js:4', name: '[phone] is right the second time', reason: expect.stringContaining('Expected: 1') },
  ]);
  expect(counted.failed).toEqual([
    { file: 'sums.spec.js:3', name: '[phone] is wrong', reason: expect.stringMatching(/^Error: expect\(received\).toBe/) },
  ]);
});

test('of a journey that failed it is told what was on the page', async () => {
  await writeFile(
    join(folder, 'pages.spec.js'),
    `import { expect, test } from '@playwright/test';
     test('asks for an age', async ({}, info) => {
       const path = info.outputPath('seen.md');
       (await import('node:fs')).writeFileSync(path, ['# Error details', '', '\`\`\`yaml', '- dialog "Discard?":', '  - button "Keep"', '\`\`\`', '', '# Test source'].join('\\n'));
       await info.attach('error-context', { path, contentType: 'text/markdown' });
       expect(1).toBe(2);
     });`,
  );

  const { failed } = readPlaywright(await reportOf('playwright', ['test', '--reporter=json', 'pages.spec.js']));

  expect(failed.map(({ reason }) => reason.split('\n').slice(-3))).toEqual([['the page:', '- dialog "Discard?":', '  - button "Keep"']]);
});

test('a run of Playwright that broke off has failed', async () => {
  await writeFile(join(folder, 'sums.spec.js'), `import './nowhere.js';`);

  const counted = readPlaywright(await reportOf('playwright', ['test', '--reporter=json']));

  expect(counted.failed).toContainEqual({
    file: 'e2e',
    name: 'the run itself',
    reason: expect.stringContaining('nowhere.js'),
  });
});
