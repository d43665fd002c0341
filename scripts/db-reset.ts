// `npm run db:reset`: deletes the embedded database of DATA_DIR after asking. `-- --yes` does not ask.
import { createInterface } from 'node:readline/promises';
import { readSettings, resetDatabase } from '@touchline/server/operations';

const args = process.argv.slice(2);
const flags = args.filter((arg) => arg !== '--yes');
const settings = readSettings(process.env, flags, process.env['INIT_CWD'] ?? process.cwd());

const outcomes = {
  removed: 'The database is gone. The next start makes a new one.',
  missing: `There is no database in ${settings.dataDir}.`,
  'in-use': 'Touchline is running on this database. Stop it first.',
};

if (settings.databaseUrl !== undefined) {
  console.error('DATABASE_URL is set: this command deletes the embedded database only.');
  process.exitCode = 1;
} else if (args.includes('--yes') || (await agreed())) {
  const outcome = await resetDatabase(settings);
  console.log(outcomes[outcome]);
  if (outcome === 'in-use') process.exitCode = 1;
} else {
  console.log('Nothing was changed.');
}

async function agreed(): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(
    `This deletes every player and session in ${settings.dataDir}. Type "delete" to go on: `,
  );
  terminal.close();
  return answer.trim() === 'delete';
}
