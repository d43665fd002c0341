// `npm run unit`: rules, services, routes and components; arguments go to vitest.
import { compileMessages } from '@touchline/messages/compile';
import { inRunFolder } from './test-run-folder.ts';
import { run } from './run-program.ts';

await compileMessages();
process.exitCode = await inRunFolder((folder) => run('npx', ['vitest', 'run', ...process.argv.slice(2)], { TMPDIR: folder }));
