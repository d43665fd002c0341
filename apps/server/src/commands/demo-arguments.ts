import { parseArgs } from 'node:util';
import { StartupError } from '../startup-error.ts';

const MOST_PLAYERS = 1_000;

/**
 * How many players `npm run demo` adds, and the flags that name the database, as `readSettings` takes them. Throws
 * `StartupError` for a flag that is none and a number of players out of 1 to 1,000.
 */
export function demoArguments(args: readonly string[]): { readonly players: number; readonly flags: readonly string[] } {
  const { players, port, data } = parsed(args);
  const count = Number(players);
  if (!Number.isInteger(count) || count < 1 || count > MOST_PLAYERS) throw new StartupError(`--players must be a number from 1 to ${MOST_PLAYERS}.`);
  const flags = Object.entries({ port, data }).flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, value]));
  return { players: count, flags };
}

function parsed(args: readonly string[]): { readonly players: string; readonly port?: string | undefined; readonly data?: string | undefined } {
  try {
    return parseArgs({ args: [...args], options: { players: { type: 'string', default: '1' }, port: { type: 'string' }, data: { type: 'string' } } }).values;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new StartupError(`${error.message.split('. ')[0]}. The flags are --players NUMBER (of demo players, 1 if not said) and --data FOLDER.`);
  }
}
