import type { Finding, Measure } from '@touchline/vision';
import { m } from '@touchline/messages';
import { measures, notMeasured, sentences, tips } from './sentences.ts';

/** What is said of one finding: what was seen, why it matters, and what to do; a strength needs no cue. */
export interface FindingWords {
  readonly seen: string;
  readonly why: string;
  readonly cue: string | null;
}

/** Why something was not measured, and how to film it so that it can be. */
export const notMeasuredWords = notMeasured;

/** Why there was no more to measure, in a sentence; null for a reason of another version. */
export function reasonWord(reason: string): string | null {
  const known: Readonly<Record<string, { readonly what: () => string }>> = notMeasured;
  return known[reason]?.what() ?? null;
}

/** The number as it is said: whole, without a sign (the words have the direction), shares in percent. */
function spoken(value: number, unit: Measure['unit']): string {
  return String(Math.round(Math.abs(unit === 'share' ? value * 100 : value)));
}

/** The words of a finding; `unit` is that of the measure it is about. Null for an id of another version. */
export function findingWords({ id, value }: Finding, unit: Measure['unit']): FindingWords | null {
  const said = sentences[id];
  if (!said) return null;
  return { seen: said.seen({ value: spoken(value, unit) }), why: said.why(), cue: said.cue?.() ?? null };
}

/** The words of a table for an id that may be of another version. */
function wordOf(table: Readonly<Record<string, () => string>>, id: string): string | null {
  return table[id]?.() ?? null;
}

/** The sentence of a tip; null for an id of another version. */
export function tipWord(id: string): string | null {
  return wordOf(tips, id);
}

/** What a measure is called; null for an id of another version. */
export function measureWord(id: string): string | null {
  return wordOf(measures, id);
}

/** A measured value in words: 'about 150°', 'about 30%', 'yes'. A minus stays, where a lean goes back. */
export function valueWord({ value, unit }: Pick<Measure, 'value' | 'unit'>): string {
  if (unit === 'yesNo') return value === 1 ? m.findings_value_yes() : m.findings_value_no();
  const whole = String(Math.round(unit === 'share' ? value * 100 : value)).replace('-', '\u2212');
  return unit === 'degrees' ? m.findings_value_degrees({ value: whole }) : m.findings_value_percent({ value: whole });
}
