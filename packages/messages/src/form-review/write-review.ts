import type { NotMeasured, ScoreBand } from '@touchline/vision';
import { outlineReview } from '@touchline/vision/written-review';
import type {
  InsightCategory,
  InsightType,
  Line,
  QualityScore,
  ReviewChanges,
  WrittenReviewInput,
} from '@touchline/vision/written-review';
import { sentencesOf, textOf } from './statement-sentences.ts';
import type { Sentence } from './statement-sentences.ts';
import { summaryNames, summaryText } from './review-summary.ts';
import type { SummaryNames } from './review-summary.ts';

/** One row of the table of insights (spec 002 §3). */
export interface WrittenInsight {
  readonly insight_type: InsightType;
  readonly category: InsightCategory;
  readonly message: string;
  /** The order in which they are shown: 0 first. */
  readonly priority: number;
  /** 0–1. */
  readonly confidence: number;
  /** The measure and its value, the reason why something was not measured, or the earlier attempt; null of a provider's. */
  readonly reason: string | null;
  /** Id of the measure; null when it is about none. */
  readonly measure: string | null;
}

/** A review in words, as it is stored. */
export interface WrittenReview {
  readonly measuresVersion: number;
  /** 0–100; null where too little could be measured, or the player is too young for the skill. */
  readonly overallScore: number | null;
  /** Null without a score, where it rests on too little of the skill, and for general movement. */
  readonly band: ScoreBand | null;
  /** Spec 002 §3, summary text format. */
  readonly summary: string;
  /** Two to four short sentences for a child. */
  readonly text: string;
  /** Three at most, as are the next two. */
  readonly strengths: readonly string[];
  readonly improvements: readonly string[];
  readonly tips: readonly string[];
  readonly insights: readonly WrittenInsight[];
  readonly changes: ReviewChanges & { readonly messages: readonly string[] };
  /** That these are the device's own measurements and no second opinion. */
  readonly origin: string;
  readonly quality: QualityScore;
  /** Why something was not measured, by ids. */
  readonly notMeasured: readonly NotMeasured[];
  /** What the summary names: measures, by their names. */
  readonly named: SummaryNames;
  /** The sentences of `text`. */
  readonly textSentences: readonly Sentence[];
  /** Every sentence above but the summary, with what it rests on. */
  readonly sentences: readonly Sentence[];
}

/** Sentences that a child reads in one go. */
const MOST_SENTENCES = 4;

/** How many sentences a text has. */
function countSentences(text: string): number {
  return text.split(/[.!?](?:\s|$)/).filter((part) => part.trim() !== '').length;
}

/** As many whole statements, in their order, as have room. */
function shortened(sentences: readonly Sentence[]): readonly Sentence[] {
  const taken: Sentence[] = [];
  for (const sentence of sentences) {
    if (countSentences(textOf([...taken, sentence])) <= MOST_SENTENCES) taken.push(sentence);
  }
  return taken;
}

/**
 * Writes the review of one clip: everything it says was measured in this clip or in an earlier one, was the reason why
 * something was not, or is marked as advice to everybody. Pure: the same input gives the same words.
 */
export function writeReview(input: WrittenReviewInput): WrittenReview {
  const outline = outlineReview(input);
  const { review, measuresVersion, band, changes, quality } = outline;
  const sentences: Sentence[] = [];
  const say = (said: readonly Sentence[]): string => {
    sentences.push(...said);
    return textOf(said);
  };
  const sayAll = (lines: readonly Line[]): string[] => lines.map((line) => say(sentencesOf(line))).filter((text) => text !== '');
  const insights = outline.insights.flatMap(({ type, category, message, reason, confidence, measure }) => {
    const written = { message: say(sentencesOf(message)), reason: say(sentencesOf(reason)) };
    return written.message === '' ? [] : [{ insight_type: type, category, ...written, confidence, measure }];
  });
  const textSentences = shortened(sentencesOf(outline.text));
  return {
    measuresVersion,
    overallScore: review.overallScore,
    band,
    summary: summaryText(review),
    text: say(textSentences),
    strengths: sayAll(outline.strengths),
    improvements: sayAll(outline.improvements),
    tips: sayAll(outline.tips),
    insights: insights.map((insight, priority) => ({ ...insight, priority })),
    changes: { ...changes, messages: sayAll(outline.changeLines) },
    origin: say(sentencesOf(outline.origin)),
    quality,
    notMeasured: review.notMeasured,
    named: summaryNames(review),
    textSentences,
    sentences,
  };
}
