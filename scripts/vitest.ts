// `npm run unit`: rules, services, routes and components; arguments go to vitest. `--project unit` is of all rules, those of the
// page with them, which Vite has to read.
import { compileMessages } from '@touchline/messages/compile';
import { inRunFolder } from './test-run-folder.ts';
import { run } from './run-program.ts';

const args = process.argv.slice(2).map((argument, at, all) => {
  const isName = argument === 'unit' && all[at - 1] === '--project';
  return isName || argument === '--project=unit' ? `${argument}*` : argument;
});

await compileMessages();
process.exitCode = await inRunFolder((folder) => run('npx', ['vitest', 'run', ...args], { TMPDIR: folder }));
