// `npm run db:reset`: deletes the embedded database of DATA_DIR after asking. `-- --yes` does not ask.
import { createInterface } from 'node:readline/promises';
import { readSettings, deleteEmbeddedDatabase, reportFatal } from '@touchline/server/commands';

try {
  await reset(process.argv.slice(2));
} catch (error) {
  reportFatal(error);
}

async function reset(args: readonly string[]): Promise<void> {
  const flags = args.filter((arg) => arg !== '--yes');
  const settings = readSettings(process.env, flags, process.env['INIT_CWD'] ?? process.cwd());
  if (settings.databaseUrl !== undefined) {
    console.error('DATABASE_URL is set: this command deletes the embedded database only.');
    process.exitCode = 1;
    return;
  }
  if (!args.includes('--yes') && !(await agreed(settings.dataDir))) {
    console.log(process.stdin.isTTY ? 'Nothing was changed.' : 'Nothing was changed: add -- --yes where nobody can be asked.');
    return;
  }
  const outcomes = {
    removed: 'The database is gone. The next start makes a new one.',
    missing: `There is no database in ${settings.dataDir}.`,
    'in-use': 'Touchline is running on this database. Stop it first.',
  };
  const outcome = await deleteEmbeddedDatabase(settings);
  console.log(outcomes[outcome]);
  if (outcome === 'in-use') process.exitCode = 1;
}

async function agreed(dataDir: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(
    `This deletes every player and session in ${dataDir}. Type "delete" to go on: `,
  );
  terminal.close();
  return answer.trim() === 'delete';
}
