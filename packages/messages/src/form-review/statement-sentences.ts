import type { Measure } from '@touchline/vision';
import type { Line, Sayings, StatementOf, StatementSource } from '@touchline/vision/written-review';
import { notMeasured } from '../current-language/form-review-findings.ts';
import { bandNames, comparison, fewMeasures, filmedFrom, moved, reasons, reviewLines, values as valueWords, written } from '../current-language/form-review-general-text.ts';
import { fill } from '../fill-placeholders.ts';
import { scoreChangeWords } from './score-change.ts';
import { findingWords, measureWord, notMeasuredWords, reasonWord, tipWord, valueWord } from './review-words.ts';

/** Words with what they rest on. */
export interface Sentence {
  readonly text: string;
  readonly source: StatementSource | { readonly kind: 'provider' };
}

/** Decimals of a second, as the pictures of the moments show them. */
const TIME_DECIMALS = 2;

/** A mark of a good range: '128°', '20%'. */
function mark(value: number, unit: Measure['unit']): string {
  const whole = String(Math.round(unit === 'share' ? value * 100 : value)).replace('-', '\u2212');
  return `${whole}${unit === 'degrees' ? '°' : '%'}`;
}

/** A value with what its percent are of. */
function fullValue(measure: Pick<Measure, 'value' | 'unit'>): string {
  const value = valueWord(measure);
  return measure.unit === 'percent' ? fill(reasons.ofLeg, { value }) : value;
}

type WordsOf = { readonly [Say in keyof Sayings]: (statement: StatementOf<Say>) => string | null };

/** The words of each kind of statement; null for an id of another version. */
const wordsOf: WordsOf = {
  score: ({ type, score, band }) => {
    if (type === 'general') return fill(written.posture, { score });
    return band === null ? fill(written.score, { score }) : fill(written.scoreAndBand, { score, band: bandNames[band] });
  },
  coverage: ({ coverage: { measured, of, wants } }) => fill(fewMeasures[wants ?? 'other'], { measured, of }),
  noStrengths: () => reviewLines.noStrengths,
  seen: ({ finding, unit }) => findingWords(finding, unit)?.seen ?? null,
  why: ({ finding, unit }) => findingWords(finding, unit)?.why ?? null,
  cue: ({ finding, unit }) => findingWords(finding, unit)?.cue ?? null,
  what: ({ reason }) => reasonWord(reason),
  film: ({ reason }) => (reason in notMeasured ? notMeasuredWords(reason).film : null),
  foundIn: ({ found, seen }) => `${fill(reviewLines.foundIn, { found, seen })}.`,
  touches: ({ count, left, right }) => (count === 1 ? written.touch : fill(written.touches, { count, left, right })),
  tip: ({ tip }) => tipWord(tip),
  measured: ({ measure }) => {
    const name = measureWord(measure.id);
    if (name === null) return null;
    const value = fullValue(measure);
    if (measure.time === null) return fill(reasons.measured, { name, value });
    return fill(reasons.measuredAt, { name, value, time: measure.time.toFixed(TIME_DECIMALS).replace('.', valueWords.decimalMark) });
  },
  reading: ({ unit, from, to }) => {
    if (from === null) return to === null ? null : fill(reasons.atMost, { to: mark(to, unit) });
    if (to === null) return fill(reasons.atLeast, { from: mark(from, unit) });
    return fill(reasons.between, { from: mark(from, unit), to: mark(to, unit) });
  },
  guess: () => reasons.guess,
  general: () => reasons.general,
  askew: () => notMeasured.obliqueView.what,
  scoreChange: ({ before, now }) => `${scoreChangeWords(before, now)}.`,
  best: ({ attempts }) => fill(written.best, { attempts }),
  measureChange: ({ measure, unit, before, now, direction, isGood }) => {
    const name = measureWord(measure);
    const values = { before: fullValue({ value: before, unit }), now: valueWord({ value: now, unit }) };
    const where = unit === 'yesNo' ? 'plain' : isGood ? 'good' : direction;
    return name === null ? null : fill(moved[where], { name, ...values });
  },
  otherView: ({ before, now }) => fill(comparison.otherView, { before: filmedFrom[before], now: filmedFrom[now] }),
  noScoreBefore: () => comparison.noScoreBefore,
  otherVersion: () => written.otherVersion,
  olderVersion: () => written.olderVersion,
  origin: ({ measures }) => {
    if (measures === 0) return written.originNone;
    return measures === 1 ? written.originOne : fill(written.origin, { count: measures });
  },
};

function textFor<Say extends keyof Sayings>(statement: StatementOf<Say>): string | null {
  return wordsOf[statement.say](statement);
}

/** What is said of a line, statement by statement; what has no words in this version is left out. */
export function sentencesOf(line: Line): readonly Sentence[] {
  return line.flatMap((statement) => {
    const text = textFor(statement);
    return text === null ? [] : [{ text, source: statement.source }];
  });
}

/** Sentences as one piece. */
export function textOf(sentences: readonly Sentence[]): string {
  return sentences.map(({ text }) => text).join(' ');
}
