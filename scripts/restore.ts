// `npm run restore -- <archive>`: fills an empty database from a backup, and audits it.
import { resolve } from 'node:path';
import { readSettings, reportFatal, restore } from '@touchline/server/commands';

try {
  const [archive, ...flags] = process.argv.slice(2);
  const workingDir = process.env['INIT_CWD'] ?? process.cwd();
  if (archive === undefined || archive.startsWith('-')) {
    console.error('Say which archive: npm run restore -- <archive>');
    process.exitCode = 1;
  } else {
    const { lines, exitCode } = await restore(readSettings(process.env, flags, workingDir), resolve(workingDir, archive));
    for (const line of lines) console.log(line);
    process.exitCode = exitCode;
  }
} catch (error) {
  reportFatal(error);
}
