// `npm run lint`: oxlint with types, the layers of the house, circles of imports, and dead code, behind an index too.
import { checkImports, findCycles } from './check-import-layers.ts';
import { root, run } from './run-program.ts';
import { parseImports } from './parse-imports.ts';
import { testOnlyExports } from './test-only-exports.ts';

const files = parseImports();
const broken = [...checkImports(files), ...findCycles(files), ...(await testOnlyExports(root))];
for (const line of broken) console.error(line);
const oxlint = await run('npx', ['oxlint', '--deny-warnings']);
const knip = await run('npx', ['knip', '--no-progress']);
process.exitCode = broken.length > 0 || oxlint !== 0 || knip !== 0 ? 1 : 0;
