// `npm run typecheck`: the types of every package, after the generated texts are there; arguments go to tsc.
import { compileMessages } from '@touchline/messages/compile';
import { run } from './run-program.ts';

await compileMessages();
process.exitCode = await run('npx', ['tsc', '-b', ...process.argv.slice(2)]);
