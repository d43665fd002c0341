import type { Finding, Measure, NotMeasured } from '@touchline/vision';
import { measures, notMeasured, tips } from '../current-language/form-review-findings.ts';
import { reviewLines, values } from '../current-language/form-review-general-text.ts';
import { fill } from '../fill-placeholders.ts';

/** What is said of one finding: what was seen, why it matters, and what to do; a strength needs no cue. */
export interface FindingWords {
  readonly seen: string;
  readonly why: string;
  readonly cue: string | null;
}

/** A table for ids that may be of another version. */
type Maybe<Words> = Readonly<Record<string, Words | undefined>>;

/** Why something was not measured, and how to film it so that it can be. */
export function notMeasuredWords(reason: NotMeasured): { what: string; film: string } {
  const { what, film } = notMeasured[reason];
  return { what, film: fill(film, { overlay: reviewLines.overlaySwitch }) };
}

/** Why there was no more to measure, in a sentence; null for a reason of another version. */
export function reasonWord(reason: string): string | null {
  return (notMeasured as Maybe<{ what: string }>)[reason]?.what ?? null;
}

/** The number as it is said: whole, without a sign (the words have the direction), shares in percent. */
function spoken(value: number, unit: Measure['unit']): string {
  return String(Math.round(Math.abs(unit === 'share' ? value * 100 : value)));
}

/** The words of a finding; `unit` is that of the measure it is about. Null for an id of another version. */
export function findingWords({ id, value }: Finding, unit: Measure['unit']): FindingWords | null {
  const [measure = '', name = ''] = id.split('.');
  const said = (measures as Maybe<Maybe<string | { seen: string; why: string; cue?: string }>>)[measure]?.[name];
  if (said === undefined || typeof said === 'string') return null;
  return { seen: fill(said.seen, { value: spoken(value, unit) }), why: said.why, cue: said.cue ?? null };
}

/** The sentence of a tip; null for an id of another version. */
export function tipWord(id: string): string | null {
  return (tips as Maybe<string>)[id] ?? null;
}

/** What a measure is called; null for an id of another version. */
export function measureWord(id: string): string | null {
  return (measures as Maybe<{ name: string }>)[id]?.name ?? null;
}

/** A measured value in words: 'about 150°', 'about 30%', 'yes'. A minus stays, where a lean goes back. */
export function valueWord({ value, unit }: Pick<Measure, 'value' | 'unit'>): string {
  if (unit === 'yesNo') return value === 1 ? values.yes : values.no;
  const whole = String(Math.round(unit === 'share' ? value * 100 : value)).replace('-', '\u2212');
  return fill(unit === 'degrees' ? values.degrees : values.percent, { value: whole });
}
