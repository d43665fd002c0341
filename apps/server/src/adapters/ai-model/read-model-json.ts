import * as z from 'zod';
import type { ModelPrompt } from './port.ts';

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
