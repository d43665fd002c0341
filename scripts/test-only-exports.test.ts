import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './run-program.ts';
import { testOnlyExports } from './test-only-index-exports.ts';

/** A project of one package and one app that uses it. */
const project: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "planted", "private": true, "type": "module", "workspaces": ["packages/*", "apps/*"] }',
  'knip.production.json': JSON.stringify({
    workspaces: {
      'packages/*': { project: ['src/**!', '!src/**/*.test.ts!'], includeEntryExports: true },
      'apps/*': { entry: ['src/main.ts!'], project: ['src/**!', '!src/**/*.test.ts!'] },
    },
  }),
  'packages/rules/package.json': '{ "name": "@planted/rules", "type": "module", "exports": { ".": "./src/index.ts" } }',
  'packages/rules/src/index.ts': "export { onlyTested, used } from './rules.ts';\n",
  'packages/rules/src/rules.ts':
    'export const onlyTested = 1;\nexport const used = onlyTested + 1;\nexport const onlyTestedHere = 2;\nexport const third = used + onlyTestedHere;\n',
  'packages/rules/src/rules.test.ts': "import { onlyTestedHere } from './rules.ts';\nconsole.log(onlyTestedHere);\n",
  'apps/app/package.json': '{ "name": "@planted/app", "type": "module", "dependencies": { "@planted/rules": "*" } }',
  'apps/app/src/main.ts': "import { used } from '@planted/rules';\nconsole.log(used);\n",
  'apps/app/src/main.test.ts': "import { onlyTested } from '@planted/rules';\nconsole.log(onlyTested);\n",
};

test('an index that gives out what only tests use is found, behind a package too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-exports-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(project)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  mkdirSync(join(folder, 'node_modules/@planted'), { recursive: true });
  symlinkSync(join(folder, 'packages/rules'), join(folder, 'node_modules/@planted/rules'), 'junction');
  for (const library of ['knip', '.bin']) symlinkSync(join(root, 'node_modules', library), join(folder, 'node_modules', library), 'junction');
  expect(await testOnlyExports(folder)).toEqual([
    "packages/rules/src/index.ts: gives out 'onlyTested', which only tests use",
  ]);
});
