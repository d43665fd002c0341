import { parseArgs, type ParseArgsConfig } from 'node:util';
import { AppError } from '../../app-error.ts';
import { readSettings, type Settings } from '../../config.ts';
import { CommandRefused } from './command-refused.ts';
import { commands, type Command } from './admin-commands.ts';
import type { Operator } from './open-operator-tools.ts';

export type AdminSurroundings = {
  readonly env: NodeJS.ProcessEnv;
  readonly workingDir: string;
  readonly print: (line: string) => void;
  readonly complain: (line: string) => void;
  /** Does work with the operator's tools, on the database of these settings. */
  readonly withOperator: <T>(settings: Settings, work: (operator: Operator) => Promise<T>) => Promise<T>;
};

/** The command was not understood. */
const NOT_UNDERSTOOD = 2;

/**
 * Runs one operator's command and gives the exit code: 0 when it was done, 1 when it was refused, 2 when it was not
 * understood, 3 for an audit that has found something. Throws what is wrong with the settings or the database.
 */
export async function runAdmin(argv: readonly string[], outside: AdminSurroundings): Promise<number> {
  const { print, complain } = outside;
  const words = wordsIn(argv);
  const [wanted] = words;
  if (wanted === undefined || wanted.value === 'help') {
    for (const line of usage()) print(line);
    return argv.includes('--help') || argv.includes('-h') || wanted !== undefined ? 0 : NOT_UNDERSTOOD;
  }
  const found = commandOf(argv, words);
  if (found === null) {
    complain(`There is no command ${words.slice(0, 2).map(({ value }) => value).join(' ')}: see npm run admin -- --help`);
    return NOT_UNDERSTOOD;
  }
  const { command, rest } = found;
  const given = argumentsOf(command, rest);
  if (typeof given === 'string') {
    complain(`${given}\nUsage: ${command.usage}`);
    return NOT_UNDERSTOOD;
  }
  if (given.values['help'] === true) {
    print(`${command.usage}\n  ${command.summary}`);
    return 0;
  }
  const flags = ['data', 'port'].flatMap((name) => {
    const value = given.values[name];
    return typeof value === 'string' ? [`--${name}`, value] : [];
  });
  const settings = readSettings(outside.env, flags, outside.workingDir);
  try {
    const outcome = await outside.withOperator(settings, (operator) => command.run({ ...given, operator, workingDir: outside.workingDir }));
    if (given.values['json'] === true) print(JSON.stringify(outcome.data, null, 2));
    else for (const line of outcome.lines) print(line);
    return outcome.exitCode ?? 0;
  } catch (error) {
    if (!(error instanceof CommandRefused || error instanceof AppError)) throw error;
    complain(error.message);
    return 1;
  }
}

type Word = { readonly value: string; /** Its place in what was typed. */ readonly index: number };

/** What was typed besides flags and their values, wherever those stand: every command's flags are known here. */
function wordsIn(argv: readonly string[]): Word[] {
  const options = Object.assign({}, ...Object.values(commands).map((command) => command.options ?? {}), everywhere) as Options;
  const { tokens } = parseArgs({ args: [...argv], options, strict: false, allowPositionals: true, tokens: true });
  return tokens.flatMap((token) => (token.kind === 'positional' ? [{ value: token.value, index: token.index }] : []));
}

/** The command of the first words, two or one, and all else that was typed. */
function commandOf(argv: readonly string[], [first, second]: readonly Word[]): { readonly command: Command; readonly rest: readonly string[] } | null {
  if (first === undefined) return null;
  const two = second && named(`${first.value} ${second.value}`);
  const command = two ?? named(first.value);
  if (command === undefined) return null;
  const taken = two === undefined ? [first.index] : [first.index, second?.index];
  return { command, rest: argv.filter((_, at) => !taken.includes(at)) };
}

/** Of the commands alone: every object also has `constructor` and the like. */
const named = (words: string): Command | undefined => (Object.hasOwn(commands, words) ? commands[words] : undefined);

type Options = NonNullable<ParseArgsConfig['options']>;

const everywhere = { help: { type: 'boolean', short: 'h' }, json: { type: 'boolean' }, data: { type: 'string' }, port: { type: 'string' } } as const;

/** What was given to a command, or what is wrong with it. */
function argumentsOf(command: Command, rest: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...rest], options: { ...command.options, ...everywhere }, allowPositionals: true });
    if (values['help'] !== true && positionals.length !== command.args) return `It takes ${command.args} arguments and was given ${positionals.length}.`;
    return { args: positionals, values: values as Readonly<Record<string, string | boolean | undefined>> };
  } catch (error) {
    if (error instanceof TypeError) return error.message;
    throw error;
  }
}

function usage(): string[] {
  return [
    'npm run admin -- <command>: what an operator may do. It works beside a running server and without one, with its settings.',
    '',
    ...Object.values(commands).flatMap(({ usage: how, summary }) => [how, `  ${summary}`]),
    '',
    'Everywhere: --json prints data, --data <folder> and --port <number> are those of the start, --help tells more. Flags may stand anywhere.',
    'Exit codes: 0 done, 1 refused or failed, 2 not understood, 3 the audit has found something.',
  ];
}
