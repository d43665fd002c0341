import { failureStatus } from '@touchline/contracts';

/** What a busy server answers: whether it was done is not known, as where the connection broke, and the same key asks again. */
const late: ReadonlySet<unknown> = new Set([failureStatus.timed_out, failureStatus.overloaded]);

/** Whether an answer came too late to say anything, as on a machine that does much else. */
export const isLate = ({ status }: { readonly status: unknown }): boolean => late.has(status);

/** Asks until the answer is one that says something. */
export async function answerInTime<Answer extends { readonly status: number }>(ask: () => Promise<Answer>): Promise<Answer> {
  const answer = await ask();
  return isLate(answer) ? await answerInTime(ask) : answer;
}
