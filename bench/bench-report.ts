import type { Machine } from './machine-facts.ts';
import type { Ratio, Spread } from './paired-measurements.ts';

/** One line of the report. */
export type Result = Ratio & {
  readonly name: string;
  readonly unit: string;
  /** The reference, in words. */
  readonly against: string;
  /** Which way is the good one. */
  readonly better: 'higher' | 'lower';
  /** What the ratio should reach. It informs; nothing fails by time. */
  readonly aim?: number;
};

/** A benchmark that could not be done, and why. */
export type Missing = { readonly name: string; readonly reason: string };

const HEADINGS = ['median (lowest – highest)', 'measured', 'reference', 'ratio', 'aim', 'against'];

/** The whole report as text: a table, the machine, and each result as a line of JSON. */
export function reportOf(machine: Machine | null, results: readonly Result[], missing: readonly Missing[]): string {
  const rows = results.map(({ name, unit, measured, reference, ratio, aim, better, against }) => [
    `${name}, ${unit}`,
    spread(measured),
    spread(reference),
    spread(ratio),
    aim === undefined ? '' : `${better === 'higher' ? '≥' : '≤'} ${aim}`,
    `${against} (${better} is better)`,
  ]);
  return [
    ...tableOf([HEADINGS, ...rows]),
    ...missing.map(({ name, reason }) => `NOT MEASURED: ${name}: ${reason}`),
    ...(machine === null ? [] : ['', machineLine(machine)]),
    '',
    ...[...results, ...missing, { machine }].map((fact) => JSON.stringify(fact)),
  ].join('\n');
}

function machineLine({ node, postgres, cores, processor, memoryGb, system, loadBefore }: Machine): string {
  const hardware = `${cores} cores (${processor}), ${memoryGb} GB`;
  return `Node ${node}, PostgreSQL ${postgres}, ${hardware}, ${system}, load before the run ${loadBefore}`;
}

function tableOf(rows: readonly (readonly string[])[]): string[] {
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function spread({ median, lowest, highest }: Spread): string {
  return lowest === highest ? figure(median) : `${figure(median)} (${figure(lowest)} – ${figure(highest)})`;
}

/** Three digits, which is more than a shared machine can promise. */
function figure(value: number): string {
  return value >= 100 ? String(Math.round(value)) : value.toPrecision(3);
}
