// `npm run restore -- <archive>`: fills an empty database from a backup.
import { resolve } from 'node:path';
import { readSettings, reportFatal, restore } from '@touchline/server/operations';

try {
  const [archive, ...flags] = process.argv.slice(2);
  const workingDir = process.env['INIT_CWD'] ?? process.cwd();
  if (archive === undefined || archive.startsWith('-')) {
    console.error('Say which archive: npm run restore -- <archive>');
    process.exitCode = 1;
  } else {
    const { rows, files, version, createdAt } = await restore(readSettings(process.env, flags, workingDir), resolve(workingDir, archive));
    console.log(`Restored ${rows} rows and ${files} clips of ${createdAt}, written by Touchline ${version}.`);
  }
} catch (error) {
  reportFatal(error);
}
