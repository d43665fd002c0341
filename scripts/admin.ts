// `npm run admin -- <command>`: what an operator may do, beside a running server and without one.
import { administer, reportFatal } from '@touchline/server/commands';

try {
  process.exitCode = await administer(process.argv.slice(2), {
    workingDir: process.env['INIT_CWD'] ?? process.cwd(),
    print: (line) => console.log(line),
    complain: (line) => console.error(line),
  });
} catch (error) {
  reportFatal(error);
}
