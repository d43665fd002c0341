import * as z from 'zod';
import { answerSchema, readAnswer } from '../ai-model/index.ts';
import type { CoachThread } from '../coach-thread/index.ts';
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

type Asked = { readonly age: number | null; readonly rules: string; readonly told: string };

/** What may be shown of an opinion, sentence by sentence by the rules of the coach; null where no words are left. */
export async function shownOpinion(thread: CoachThread, { score, summary, strengths, improvements, tips, confidence }: WrittenOpinion, asked: Asked): Promise<Opinion | null> {
  const items = async (texts: readonly string[]): Promise<string[]> => {
    // More than a model was asked for need not all be read.
    const fit = await thread.call('fitFormFeedback', texts.slice(0, 2 * MOST_OF_EACH), asked, ITEM_CHARACTERS);
    return [...new Set(fit)].filter((text) => text !== '').slice(0, MOST_OF_EACH);
  };
  const [fitSummary = ''] = await thread.call('fitFormFeedback', [summary], asked, SUMMARY_CHARACTERS);
  const opinion = {
    score,
    summary: fitSummary === '' ? null : fitSummary,
    strengths: await items(strengths),
    improvements: await items(improvements),
    tips: await items(tips),
    confidence,
  };
  const isEmpty = opinion.summary === null && [opinion.strengths, opinion.improvements, opinion.tips].every((texts) => texts.length === 0);
  return isEmpty ? null : opinion;
}
