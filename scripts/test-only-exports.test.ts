import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './run-program.ts';
import { testOnlyExports } from './test-only-exports.ts';

/** A project of one package and one app that uses it. */
const project: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "planted", "private": true, "type": "module", "workspaces": ["packages/*", "apps/*"] }',
  'knip.production.json': JSON.stringify({
    workspaces: {
      'packages/*': { project: ['src/**!', '!src/**/*.test.ts!'], includeEntryExports: true },
      'apps/*': { entry: ['src/main.ts!'], project: ['src/**!', '!src/**/*.test.ts!'] },
    },
  }),
  'packages/rules/package.json': '{ "name": "@planted/rules", "type": "module", "exports": { ".": "./src/index.ts", "./words": "./src/words.ts" } }',
  'packages/rules/src/index.ts': "export { onlyTested, used } from './rules.ts';\n",
  'packages/rules/src/rules.ts':
    'export const onlyTested = 1;\nexport const onlyTestedHere = 2;\nexport const used = onlyTested + onlyTestedHere;\n/** Only a test asks for onlyTestedAlone. */\nexport const onlyTestedAlone = 4;\n',
  'packages/rules/src/words.ts': 'export const word = 1;\nexport const onlyTestedWord = word + 1;\nexport const spoken = onlyTestedWord;\n',
  'packages/rules/src/rules.test.ts': "import { onlyTestedAlone, onlyTestedHere } from './rules.ts';\nimport { onlyTestedWord } from './words.ts';\nconsole.log(onlyTestedAlone, onlyTestedHere, onlyTestedWord);\n",
  'apps/app/package.json': '{ "name": "@planted/app", "type": "module", "dependencies": { "@planted/rules": "*" } }',
  'apps/app/src/main.ts': "import { used } from '@planted/rules';\nimport { spoken, word } from '@planted/rules/words';\nconsole.log(used, spoken, word);\n",
  'apps/app/src/main.test.ts': "import { onlyTested } from '@planted/rules';\nconsole.log(onlyTested);\n",
};

test('what only tests use is found: behind an index, in what a package gives out, and in a file that does not use it itself', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-exports-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(project)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  mkdirSync(join(folder, 'node_modules/@planted'), { recursive: true });
  symlinkSync(join(folder, 'packages/rules'), join(folder, 'node_modules/@planted/rules'), 'junction');
  for (const library of ['knip', '.bin']) symlinkSync(join(root, 'node_modules', library), join(folder, 'node_modules', library), 'junction');
  expect((await testOnlyExports(folder)).toSorted()).toEqual([
    "packages/rules/src/index.ts: gives out 'onlyTested', which only tests use",
    "packages/rules/src/rules.ts: gives out 'onlyTestedAlone', which only tests use",
    "packages/rules/src/words.ts: gives out 'onlyTestedWord', which only tests use",
  ]);
});
