import * as z from 'zod';
import { answerSchema, readAnswer, type ModelPrompt } from '../../adapters/ai-model/index.ts';

const motivationLevels = ['high', 'medium', 'low'] as const;
const emotionalStates = ['excited', 'frustrated', 'confident', 'uncertain', 'motivated', 'discouraged', 'neutral'] as const;

/** The shape that a model is asked for. Not all of them understand limits, so these are checked here only. */
const Shape = z.strictObject({
  response: z.string(),
  focus_areas: z.array(z.string()),
  recommended_drills: z.array(z.string()),
  motivation_level: z.enum(motivationLevels),
  emotional_state: z.enum(emotionalStates),
  next_session_suggestion: z.string().nullable(),
});

const words = (most: number) => z.string().transform((text) => shownText(text).trimEnd()).pipe(z.string().min(1).max(most));
const Answer = Shape.extend({
  response: words(1_200),
  focus_areas: z.array(words(60)).max(5),
  recommended_drills: z.array(z.string()).max(10),
  next_session_suggestion: words(300).nullable(),
});
export type ModelAnswer = z.output<typeof Answer>;

/** The shape for a model, with the drills it may name. */
export function coachAnswerSchema(drillIds: readonly string[]): ModelPrompt['schema'] {
  return answerSchema(Shape.extend({ recommended_drills: z.array(z.enum(drillIds)) }));
}

/** Reads what a model wrote; the problems where it is not of the shape. */
export const readCoachAnswer = (written: string) => readAnswer(Answer, written);

const STARTED_RESPONSE = /"response"\s*:\s*"((?:[^"\\]|\\["\\/bfnrt]|\\u[\da-fA-F]{4})*)/;

/** The response as far as it has been written; empty before it begins. */
export function responseSoFar(written: string): string {
  const started = STARTED_RESPONSE.exec(written)?.[1];
  if (started === undefined) return '';
  try {
    // The half of a pair that the rest of is still to come.
    return shownText((JSON.parse(`"${started}"`) as string).replace(/[\uD800-\uDBFF]$/, ''));
  } catch {
    // A line break as it is, which JSON does not allow: the whole will not be read either.
    return '';
  }
}

/** How much of a text is whole sentences, with the blank that ended the last one. */
export function wholeSentences(text: string): string {
  return /^.*[.!?]+\s+/s.exec(text)?.[0] ?? '';
}

/** As it is shown: one paragraph, no signs that cannot be seen. What is written later changes nothing before it. */
function shownText(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ').replace(/[\p{Cf}\p{Co}]/gu, '').trimStart();
}
