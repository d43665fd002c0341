import * as z from 'zod';
import type { ModelPrompt } from './ai-model-port.ts';

/** A value as JSON in which no quote, line or tag of anybody's can end the material that a model is given. */
export function promptJson(value: object): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`);
}

/** The JSON schema that a model is given for a shape. Not all of them understand limits, so a shape has none. */
export function answerSchema(shape: z.ZodType): ModelPrompt['schema'] {
  const { $schema: _, ...schema } = z.toJSONSchema(shape);
  return schema as ModelPrompt['schema'];
}

/** Reads what a model wrote, fenced or not; the problems where it is not of the shape, without its words. */
export function readAnswer<Answer>(answer: z.ZodType<Answer>, written: string): { readonly answer: Answer } | { readonly problems: readonly string[] } {
  let value: unknown;
  try {
    value = JSON.parse(/^\s*```(?:json)?\s*\n?(.*?)\n?\s*```\s*$/s.exec(written)?.[1] ?? written);
  } catch {
    return { problems: ['it is not JSON'] };
  }
  const read = answer.safeParse(value);
  if (read.success) return { answer: read.data };
  return { problems: read.error.issues.map(({ path, code }) => `${path.join('.') || 'the object'}: ${code}`) };
}
