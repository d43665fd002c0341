// `npm run generate`: makes every generated file. With --check it changes nothing that git keeps, and fails when
// one of those is stale.
import { mkdtemp, cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { endpointsModule, openApiDocument, routes } from '@touchline/contracts';
import { compileMessages } from '@touchline/messages/compile';
import { withMeasuresTable } from './measures-table-of-docs.ts';
import { root, run } from './run-program.ts';

const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
const kept = [
  { path: 'packages/contracts/src/client/endpoints.generated.ts', text: endpointsModule(routes, 'players') },
  { path: 'packages/contracts/src/client/operator-endpoints.generated.ts', text: endpointsModule(routes, 'operators') },
  { path: 'docs/openapi.json', text: `${JSON.stringify(openApiDocument(routes, version), null, 2)}\n` },
  { path: 'docs/vision.md', text: withMeasuresTable(await readFile(join(root, 'docs/vision.md'), 'utf8')) },
];

await compileMessages();
const stale: string[] = [];
for (const { path, text } of kept) {
  const file = join(root, path);
  if (!process.argv.includes('--check')) await writeFile(file, text);
  else if ((await readFile(file, 'utf8').catch(() => '')) !== text) stale.push(path);
}
if (process.argv.includes('--check') && (await migrationIsMissing())) {
  stale.push('apps/server/src/db/migrations (run npx drizzle-kit generate in apps/server)');
}
for (const path of stale) console.error(`${path} is stale: run npm run generate and commit what it changes`);
process.exitCode = stale.length > 0 ? 1 : 0;

/** Asks the migration generator, in a copy, whether the schema has moved on since the last migration. */
async function migrationIsMissing(): Promise<boolean> {
  const copy = await mkdtemp(join(tmpdir(), 'touchline-migrations-'));
  try {
    await cp(join(root, 'apps/server/src/db/migrations'), copy, { recursive: true });
    const before = (await readdir(copy)).length;
    const schema = './apps/server/src/db/schema/index.ts';
    // The generator puts `./` before the folder, so it has to be a relative one.
    const out = relative(root, copy);
    const code = await run('npx', ['drizzle-kit', 'generate', '--dialect', 'postgresql', '--schema', schema, '--out', out]);
    return code !== 0 || (await readdir(copy)).length !== before;
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}
