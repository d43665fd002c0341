import { safetyAnswerKinds } from '@touchline/domain';
import * as z from 'zod';
import { defineRoutes } from '../route.ts';
import { text } from '../database-safe-schemas.ts';

/** Spec 002 §9: the longest message, and how much of the talk before it is sent along. */
const MESSAGE_LENGTH = 500;
const HISTORY_LENGTH = 10;

const CoachQuestion = z
  .object({
    message: text(MESSAGE_LENGTH)
      .refine((value) => value.trim() !== '', 'empty')
      .describe('What the player asks; blanks around it do not count as words'),
    chatHistory: z
      .array(z.object({ sender: text(20), message: text(4000) }))
      .max(HISTORY_LENGTH)
      .default([])
      .describe('The talk before, oldest first; only what the player said is looked at'),
    hurt: z.boolean().default(false).describe('`hurt` of the last answer that told it, so that no drill is offered however long the talk goes on'),
    safetyBefore: z
      .enum(safetyAnswerKinds)
      .nullable()
      .default(null)
      .describe('`safety` of the last answer that told it, where that is one of the last three: the words of it are in no history, and the turns after it are answered with a person to talk to'),
  })
  .describe('`playerContext` and `drillsData` are accepted and ignored: the server knows them');
export type CoachQuestion = z.output<typeof CoachQuestion>;

const CoachAnswer = z
  .object({
    response: z.string(),
    structured: z.object({
      focus_areas: z.array(z.string()),
      recommended_drills: z.array(z.object({ id: z.string(), name: z.string(), minutes: z.int().min(1).optional().describe('How long, where it is not the usual time') })).describe('The first is the next step'),
      motivation_level: z.enum(['high', 'medium', 'low']),
      emotional_state: z.enum(['excited', 'frustrated', 'confident', 'uncertain', 'motivated', 'discouraged', 'neutral']),
      next_session_suggestion: z.string().nullable(),
      record: z
        .object({ drill: z.string(), value: z.int().min(1), unit: z.string().describe('What is counted'), when: z.string().optional().describe('The day of it, in the words of `response`') })
        .optional()
        .describe('The best result that was asked for, to be shown large; `response` says it too'),
      week: z
        .object({
          days: z.array(z.object({ day: z.iso.date(), practised: z.boolean() })).length(7).describe('Sunday to Saturday'),
          today: z.iso.date().describe('The day on which it is told, in the time zone of the player'),
          before: z.object({ days: z.int().min(1), minutes: z.int().min(1) }).optional().describe('The week before it, where `response` does not say it'),
        })
        .optional()
        .describe('The week that `response` tells of, to be shown as its days'),
      offered_questions: z.array(z.string()).optional().describe('Questions that the answer offers, to ask them at a tap'),
    }),
    usedOpenAI: z.boolean().describe('Whether an AI outside wrote it, whoever that is; without one the built-in coach did'),
    kind: z.enum(['advice', 'refusal', 'crisis']).describe('A crisis is answered by rule, with a person to talk to'),
    keep: z.boolean().describe('False where neither the question nor the answer may be kept in a history'),
    hurt: z.boolean().nullable().describe('Whether something of the player hurts, as told in the talk: then no drill is offered until they say that it is over. Null where the words say nothing of it'),
    safety: z.enum(safetyAnswerKinds).nullable().describe('What kind of answer of safety this is: it was asked whether all is well (`check_in_answered`: with the answer to the question behind it, `check_in_passing`: at the end of an answer, where it is likely that nothing is wrong), a crisis, or one of the body. Null for any other'),
    subject: z.string().optional().describe('Behind `check_in_answered`, and mostly behind `check_in_passing`: the question of the coach’s own list that was answered. A client may send it as a line of the talk in the place of the words, which nobody keeps'),
  })
  .meta({ id: 'CoachAnswer' });
export type CoachAnswerBody = z.output<typeof CoachAnswer>;

const CoachEvent = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('text'), text: z.string().describe('The next piece of the answer') }),
    z.object({ type: z.literal('done'), answer: CoachAnswer.describe('The whole; an answer of safety comes as this alone') }),
  ])
  .meta({ id: 'CoachEvent' });
export type CoachEvent = z.output<typeof CoachEvent>;

const asked = {
  method: 'POST',
  area: 'coach',
  auth: 'player',
  // The catalogue of drills that a client sends along is ignored, and has to fit.
  maxBytes: 256 * 1024,
  // What a model outside costs has budgets of its own, which all processes share.
  limits: { address: { points: 240, seconds: 60, countedBy: 'process' }, player: { points: 30, seconds: 60, countedBy: 'process' } },
  body: CoachQuestion,
  // An AI outside has 20 of them; then the built-in coach answers.
  timeoutSeconds: 30,
  fails: [],
} as const;
const ask = { ...asked, kind: 'json', reply: CoachAnswer } as const;
const stream = { ...asked, kind: 'stream', events: CoachEvent } as const;

/**
 * The coach. Nothing is written, so the same question again does no harm, and the built-in coach gives the same answer.
 * Who accepts `text/event-stream` gets the answer as it is made; what the last event holds stands, whatever came before.
 */
export const coachRoutes = defineRoutes({
  askCoach: { ...ask, path: '/api/coach', summary: 'Ask the coach' },
  askCoachAtRoot: { ...ask, path: '/coach', summary: 'Ask the coach, at the address of the first client' },
  streamCoach: { ...stream, path: '/api/coach', summary: 'Ask the coach, and read the answer while it is made' },
  streamCoachAtRoot: { ...stream, path: '/coach', summary: 'Ask the coach at the first address, and read the answer while it is made' },
});
