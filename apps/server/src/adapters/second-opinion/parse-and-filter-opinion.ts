import { fitFormFeedback } from '@touchline/coach';
import * as z from 'zod';
import { answerSchema, readAnswer } from '../ai-model/index.ts';
import type { Opinion } from './second-opinion-port.ts';

const MOST_OF_EACH = 5;
const SUMMARY_CHARACTERS = 500;
const ITEM_CHARACTERS = 240;

/** The shape that a model is asked for. Not all of them understand limits, so these are checked here only. */
const Shape = z.strictObject({
  score: z.number().nullable(),
  summary: z.string(),
  strengths: z.array(z.string()),
  improvements: z.array(z.string()),
  tips: z.array(z.string()),
  confidence: z.number(),
});
const Answer = Shape.extend({
  score: z.number().min(0).max(100).transform(Math.round).nullable(),
  confidence: z.number().min(0).max(1),
});
export type WrittenOpinion = z.output<typeof Answer>;

export const opinionSchema = answerSchema(Shape);

/** Reads what a model wrote; the problems where it is not of the shape. */
export const readOpinion = (written: string) => readAnswer(Answer, written);

type Asked = Parameters<typeof fitFormFeedback>[1];

/** What may be shown of an opinion, sentence by sentence; null where no words are left. */
export function shownOpinion({ score, summary, strengths, improvements, tips, confidence }: WrittenOpinion, asked: Asked): Opinion | null {
  const items = (texts: readonly string[]): string[] => {
    // More than a model was asked for need not all be read.
    const fit = texts.slice(0, 2 * MOST_OF_EACH).map((text) => fitFormFeedback(text, asked, ITEM_CHARACTERS));
    return [...new Set(fit)].filter((text) => text !== '').slice(0, MOST_OF_EACH);
  };
  const fitSummary = fitFormFeedback(summary, asked, SUMMARY_CHARACTERS);
  const opinion = {
    score,
    summary: fitSummary === '' ? null : fitSummary,
    strengths: items(strengths),
    improvements: items(improvements),
    tips: items(tips),
    confidence,
  };
  const isEmpty = opinion.summary === null && [opinion.strengths, opinion.improvements, opinion.tips].every((texts) => texts.length === 0);
  return isEmpty ? null : opinion;
}
