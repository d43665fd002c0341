import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ParseArgsConfig } from 'node:util';
import { inPlainWords } from '../../file-system-errors.ts';
import { auditExitCode, auditLines, FOUND_SOMETHING } from '../consistency-audit-output.ts';
import { CommandRefused } from './command-refused.ts';
import type { Operator } from './open-operator-tools.ts';

type Values = Readonly<Record<string, string | boolean | undefined>>;

export type Given = {
  readonly operator: Operator;
  readonly args: readonly string[];
  readonly values: Values;
  readonly workingDir: string;
};

/** What a command has to say: as data, and in lines for a person. */
export type Outcome = { readonly data: unknown; readonly lines: readonly string[]; readonly exitCode?: number };

export type Command = {
  /** As it is typed, with its arguments. */
  readonly usage: string;
  readonly summary: string;
  readonly options?: NonNullable<ParseArgsConfig['options']>;
  /** The arguments it takes after its own words. */
  readonly args: number;
  readonly run: (given: Given) => Promise<Outcome>;
};

const PAGE = 50;
const lift = { lift: { type: 'boolean' } } as const;
const paging = { limit: { type: 'string' }, after: { type: 'string' } } as const;

/** Every command, by its words. */
export const commands: Readonly<Record<string, Command>> = {
  'players list': {
    usage: 'players list [--limit <number>] [--after <address>]',
    summary: 'Players by address, a page at a time.',
    options: paging,
    args: 0,
    run: async ({ operator, values }) => lines(await operator.players.list({ text: null, ...pageOf(values) })),
  },
  'players find': {
    usage: 'players find <text> [--limit <number>] [--after <address>]',
    summary: 'Players whose address, name or team holds the text.',
    options: paging,
    args: 1,
    run: async ({ operator, args, values }) => lines(await operator.players.list({ text: args[0] ?? '', ...pageOf(values) })),
  },
  'players show': {
    usage: 'players show <id or address>',
    summary: 'One player, with their totals.',
    args: 1,
    run: async ({ operator, args }) => fields(await operator.players.show(args[0] ?? '')),
  },
  'players rename': {
    usage: 'players rename <id or address> <name>',
    summary: 'Another name for others to see.',
    args: 2,
    run: async ({ operator, args }) => lines([await operator.players.rename(args[0] ?? '', args[1] ?? '')]),
  },
  'players hide': {
    usage: 'players hide <id or address> [--lift]',
    summary: 'Off every board, whatever the player chooses; --lift leaves it to them again.',
    options: lift,
    args: 1,
    run: async ({ operator, args, values }) => lines([await operator.players.hide(args[0] ?? '', values['lift'] === true)]),
  },
  'players suspend': {
    usage: 'players suspend <id or address> [--lift]',
    summary: 'Ends every sign-in and takes no other, and hides from the boards; --lift takes them again.',
    options: lift,
    args: 1,
    run: async ({ operator, args, values }) => lines([await operator.players.suspend(args[0] ?? '', values['lift'] === true)]),
  },
  'players reset-password': {
    usage: 'players reset-password <id or address>',
    summary: 'Prints a link to a new password, which works once, within an hour. Hand it to the player alone.',
    args: 1,
    run: async ({ operator, args }) => {
      const link = await operator.players.resetPassword(args[0] ?? '');
      return { data: { link }, lines: [link] };
    },
  },
  'players export': {
    usage: 'players export <id or address> [--out <file>]',
    summary: 'Everything that is kept about a player, as the player gets it.',
    options: { out: { type: 'string' } },
    args: 1,
    run: async ({ operator, args, values, workingDir }) => {
      const all = await operator.players.export(args[0] ?? '');
      const text = JSON.stringify(all, null, 2);
      if (typeof values['out'] !== 'string') return { data: all, lines: [text] };
      const file = resolve(workingDir, values['out']);
      await writeNew(file, `${text}\n`);
      return { data: { file }, lines: [file] };
    },
  },
  'players delete': {
    usage: 'players delete <id or address> --yes',
    summary: 'Removes a player for good, with everything that is kept about them.',
    options: { yes: { type: 'boolean' } },
    args: 1,
    run: async ({ operator, args, values }) => {
      if (values['yes'] !== true) throw new CommandRefused('This cannot be undone: say --yes.');
      const gone = await operator.players.delete(args[0] ?? '', null);
      return { data: gone, lines: [`${gone.email} is deleted.`] };
    },
  },
  'operators list': {
    usage: 'operators list',
    summary: 'Whose accounts may use the operator page.',
    args: 0,
    run: async ({ operator }) => lines(await operator.operators.list()),
  },
  'operators add': {
    usage: 'operators add <id or address>',
    summary: 'Lets the account of a grown-up use the operator page (/operator.html).',
    args: 1,
    run: async ({ operator, args }) => lines(await operator.operators.add(args[0] ?? '')),
  },
  'operators remove': {
    usage: 'operators remove <id or address>',
    summary: 'Ends that at once; the account stays.',
    args: 1,
    run: async ({ operator, args }) => lines(await operator.operators.remove(args[0] ?? '')),
  },
  'invites create': {
    usage: 'invites create [--uses <number>] [--days <number>] [--note <text>]',
    summary: 'An invitation for one account, or for so many; it runs out after so many days, else never.',
    options: { uses: { type: 'string' }, days: { type: 'string' }, note: { type: 'string' } },
    args: 0,
    run: async ({ operator, values }) => {
      const days = values['days'] === undefined ? null : wholeNumber('--days', values['days']);
      const note = typeof values['note'] === 'string' ? values['note'].slice(0, 200) : null;
      const made = await operator.invites.create({ uses: wholeNumber('--uses', values['uses'] ?? '1'), days, note });
      return { data: made, lines: [`${made.code}  ${made.link}`] };
    },
  },
  'invites list': {
    usage: 'invites list',
    summary: 'All invitations, the latest first.',
    args: 0,
    run: async ({ operator }) => lines(await operator.invites.list()),
  },
  'invites revoke': {
    usage: 'invites revoke <code or id>',
    summary: 'Takes an invitation back; accounts that were made with it stay.',
    args: 1,
    run: async ({ operator, args }) => lines([await operator.invites.revoke(args[0] ?? '')]),
  },
  'jobs list': {
    usage: 'jobs list [--limit <number>]',
    summary: 'Jobs that wait, run, or were given up (dead).',
    options: { limit: { type: 'string' } },
    args: 0,
    run: async ({ operator, values }) => lines(await operator.jobs.list(pageOf(values).limit, null)),
  },
  'jobs retry': {
    usage: 'jobs retry <id>',
    summary: 'Another life for a job that was given up; one that waits runs now.',
    args: 1,
    run: async ({ operator, args }) => lines([await operator.jobs.retry(args[0] ?? '')]),
  },
  'jobs drop': {
    usage: 'jobs drop <id>',
    summary: 'Removes a job that nobody works on.',
    args: 1,
    run: async ({ operator, args }) => lines([await operator.jobs.drop(args[0] ?? '')]),
  },
  'keys rotate': {
    usage: 'keys rotate [--at-once]',
    summary: 'A new key signs the tokens of sign-ins within a minute; those of the former one run out within the hour, or with --at-once are refused from then on.',
    options: { 'at-once': { type: 'boolean' } },
    args: 0,
    run: async ({ operator, values }) => fields(await operator.keys.rotate({ atOnce: values['at-once'] === true })),
  },
  audit: {
    usage: 'audit [--mend]',
    summary: `Recomputes totals, streaks, achievements and boards from the sessions and the ledger; ends with ${FOUND_SOMETHING} where something is wrong. --mend puts it right.`,
    options: { mend: { type: 'boolean' } },
    args: 0,
    run: async ({ operator, values }) => {
      const audit = await operator.audit(values['mend'] === true);
      return { data: audit, lines: auditLines(audit), exitCode: auditExitCode(audit) };
    },
  },
  'storage sweep': {
    usage: 'storage sweep',
    summary: 'Removes clips whose time has run out, and files that nothing refers to, as a running server does each hour.',
    args: 0,
    run: async ({ operator }) => {
      const swept = await operator.sweep();
      return { data: swept, lines: [`Removed ${swept.removed} files.`] };
    },
  },
  log: {
    usage: 'log [--limit <number>]',
    summary: 'What operators have done, by these commands and on their page, the latest first.',
    options: { limit: { type: 'string' } },
    args: 0,
    run: async ({ operator, values }) => {
      const rows = await operator.log(pageOf(values).limit, null);
      return lines(rows.map(({ at, operator: by, action, subject, details }) => ({ at: at.toISOString(), operator: by, action, subject, ...details })));
    },
  },
};

/** Writes a file that was not there, for its owner's eyes. */
async function writeNew(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    const why = { EEXIST: 'there is a file of this name', ENOENT: 'its folder does not exist' }[String(error.code)];
    throw new CommandRefused(`${file} cannot be written: ${why ?? inPlainWords(error)}.`);
  }
}

function pageOf(values: Values): { readonly limit: number; readonly after: string | null } {
  const { limit = String(PAGE), after } = values;
  return { limit: wholeNumber('--limit', limit), after: typeof after === 'string' ? after : null };
}

function wholeNumber(name: string, value: string | boolean): number {
  if (typeof value !== 'string' || !/^[1-9]\d{0,5}$/.test(value)) throw new CommandRefused(`${name} must be a whole number from 1 to 999999.`);
  return Number(value);
}

type Row = Readonly<Record<string, unknown>>;

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : value === null ? '-' : JSON.stringify(value);
  return text.replaceAll(/\p{C}/gu, ' ');
}

/** A table with a line of headings; names of players may hold anything, so nothing that could steer a terminal is printed. */
function lines(rows: readonly Row[]): Outcome {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = [columns, ...rows.map((row) => columns.map((column) => shown(row[column] ?? null)))];
  const widths = columns.map((_, at) => Math.max(...cells.map((line) => line[at]?.length ?? 0)));
  return { data: rows, lines: rows.length === 0 ? ['None.'] : cells.map((line) => line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ').trimEnd()) };
}

function fields(row: Row): Outcome {
  const width = Math.max(...Object.keys(row).map((name) => name.length));
  return { data: row, lines: Object.entries(row).map(([name, value]) => `${name.padEnd(width)}  ${shown(value)}`) };
}
