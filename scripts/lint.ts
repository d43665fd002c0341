// `npm run lint`: oxlint with types, the layers of the house, circles of imports, and dead code.
import { checkImports, findCycles } from './layers.ts';
import { run } from './run.ts';
import { readSourceFiles } from './source-files.ts';

const files = readSourceFiles();
const broken = [...checkImports(files), ...findCycles(files)];
for (const line of broken) console.error(line);
const oxlint = await run('npx', ['oxlint', '--deny-warnings']);
const knip = await run('npx', ['knip', '--no-progress']);
process.exitCode = broken.length > 0 || oxlint !== 0 || knip !== 0 ? 1 : 0;
