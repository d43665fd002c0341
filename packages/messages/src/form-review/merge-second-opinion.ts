import { bandOf, DEFAULT_CONFIDENCE, mergeLists, mergeScores, qualityScore } from '@touchline/vision/written-review';
import type { InsightType, MergedScore } from '@touchline/vision/written-review';
import { tips as tipWords } from '../current-language/form-review-findings.ts';
import { merged as words } from '../current-language/form-review-general-text.ts';
import { fill } from '../fill-placeholders.ts';
import { textOf } from './statement-sentences.ts';
import type { Sentence } from './statement-sentences.ts';
import { scoredSummary } from './review-summary.ts';
import type { WrittenInsight, WrittenReview } from './write-review.ts';

/** What another reviewer answered; its words are not trusted with markup. */
export interface ProviderReview {
  /** 0–100; null when it gave none. */
  readonly overallScore: number | null;
  readonly text: string;
  readonly strengths: readonly string[];
  readonly improvements: readonly string[];
  readonly tips: readonly string[];
  /** How sure it says it is, 0–1; null when it does not say. */
  readonly confidence: number | null;
}

/** A review that is stored and shown: ours alone, or with what another reviewer added. */
export interface MergedReview extends WrittenReview {
  /** Another reviewer had a part in it. */
  readonly hasSecondOpinion: boolean;
  /** What stands for the other reviewer's score, 0–100; null without one, or without a score. */
  readonly providerScore: number | null;
  /** The other reviewer gave no score, so the specification's default of 70 stands for it. */
  readonly isProviderScoreDefaulted: boolean;
  /** What the other reviewer wrote; null without one. */
  readonly providerText: string | null;
}

const DEFAULT_TIPS = [tipWords.practiseSlow, tipWords.practiseOften, tipWords.filmAgain] as const;

/** Spec 002 §5: 'The text sanitizer strips angle brackets'. */
function sanitized(text: string): string {
  return text.replaceAll(/[<>]/g, '').trim();
}

function originOf({ overallScore, isProviderScoreDefaulted }: MergedScore): string {
  if (overallScore === null) return words.withoutScore;
  return isProviderScoreDefaulted ? words.withDefault : words.withScore;
}

/** Our paragraph with the score of both, which is not held against earlier ones: those were measured. */
function textSentencesOf(local: WrittenReview, { overallScore, providerScore, isProviderScoreDefaulted }: MergedScore): Sentence[] {
  const score = fill(isProviderScoreDefaulted ? words.defaultedScore : words.score, {
    score: overallScore ?? '',
    own: local.overallScore ?? '',
    theirs: providerScore ?? '',
  });
  return local.textSentences.flatMap((sentence): Sentence[] => {
    if (sentence.source.kind === 'attempts') return [];
    return sentence.source.kind === 'score' ? [{ text: score, source: { kind: 'provider' } }] : [sentence];
  });
}

function insightsOf(type: InsightType, texts: readonly string[], confidence: number): Omit<WrittenInsight, 'priority'>[] {
  return texts.map((message) => ({
    insight_type: type,
    category: 'general',
    message,
    confidence,
    reason: null,
    measure: null,
  }));
}

function alone(local: WrittenReview): MergedReview {
  return { ...local, hasSecondOpinion: false, providerScore: null, isProviderScoreDefaulted: false, providerText: null };
}

/**
 * Our review and another reviewer's in one: 30 % and 70 % of the score, lists of five at most with ours first. Without
 * another reviewer it is ours alone, and no second opinion is claimed. Where we give no score, there is none; to a
 * player who is too young for the skill nothing of another reviewer is said.
 */
export function mergeSecondOpinion(local: WrittenReview, provider: ProviderReview | null): MergedReview {
  if (provider === null || local.notMeasured.includes('headingAge')) return alone(local);
  const score = mergeScores(local.overallScore, provider);
  const theirs = {
    strengths: provider.strengths.map(sanitized),
    improvements: provider.improvements.map(sanitized),
    tips: provider.tips.map(sanitized),
  };
  const lists = {
    strengths: mergeLists(local.strengths, theirs.strengths),
    improvements: mergeLists(local.improvements, theirs.improvements),
    tips: mergeLists(local.tips, theirs.tips),
  };
  const added = (name: keyof typeof lists): string[] => lists[name].filter((text) => !local[name].includes(text));
  const confidence = Math.min(1, Math.max(0, provider.confidence ?? DEFAULT_CONFIDENCE));
  const insights = [
    ...local.insights,
    ...insightsOf('strength', added('strengths'), confidence),
    ...insightsOf('improvement', added('improvements'), confidence),
    ...insightsOf('tip', added('tips'), confidence),
  ];
  const providerText = sanitized(provider.text);
  const textSentences = textSentencesOf(local, score);
  const origin = originOf(score);
  const spoken: Sentence[] = [...added('strengths'), ...added('improvements'), ...added('tips'), providerText, origin]
    .filter((text) => text !== '')
    .map((text) => ({ text, source: { kind: 'provider' } }));
  const theirSentences = [...textSentences.filter(({ source }) => source.kind === 'provider'), ...spoken];
  return {
    ...local,
    ...score,
    ...lists,
    tips: lists.tips.length === 0 ? DEFAULT_TIPS : lists.tips,
    // A score of ours that rests on too little for a band gets none by being merged.
    band: score.overallScore === null || local.band === null ? null : bandOf(score.overallScore),
    summary:
      score.overallScore === null
        ? local.summary
        : scoredSummary(score.overallScore, {
            strengths: [...local.named.strengths, ...theirs.strengths],
            improvements: [...local.named.improvements, ...theirs.improvements],
            unseen: local.named.unseen,
          }),
    text: textOf(textSentences),
    textSentences,
    insights: insights.map((insight, priority) => ({ ...insight, priority })),
    origin,
    quality: qualityScore({ ...local.quality.inputs, ai: confidence * 100 }),
    sentences: [...local.sentences, ...theirSentences],
    hasSecondOpinion: true,
    providerText,
  };
}
