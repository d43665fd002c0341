import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Queue } from '../queue-definition.ts';

/** What a job of a test is about. */
export type Work = { readonly id: string };
const Payload = z.strictObject({ id: z.uuid() });

/** A queue of a name that no other test uses. */
export function newQueue(definition: Partial<Queue<Work>> = {}): Queue<Work> {
  const retries = { limit: 3, delay: 1, maxDelay: 5 };
  return { name: `work-${randomUUID()}`, payload: Payload, concurrency: 10, timeLimit: 60, retries, ...definition };
}
