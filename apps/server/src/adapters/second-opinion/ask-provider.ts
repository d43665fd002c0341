import type { FastifyBaseLogger } from 'fastify';
import type { CoachThread } from '../coach-thread/index.ts';
import { ModelFailure, type AiModel, type createBudget, type createCircuitBreaker } from '../ai-model/index.ts';
import { opinionSchema, readOpinion, shownOpinion } from './parse-and-filter-opinion.ts';
import { opinionMaterial, opinionRepair, opinionRequest, OPINION_RULES } from './opinion-request.ts';
import { strippedJpeg } from './strip-jpeg-metadata.ts';
import type { NoOpinion, Opinion, OpinionResult, ReviewMaterial } from './second-opinion-port.ts';

const MOST_PICTURES = 3;
/** No rule is sent to a model that would let it propose headers to somebody younger. */
const OLD_ENOUGH_TO_HEAD = 13;

export type Asking = {
  readonly thread: CoachThread;
  readonly model: AiModel;
  readonly budget: ReturnType<typeof createBudget>;
  readonly breaker: ReturnType<typeof createCircuitBreaker>;
  readonly log: FastifyBaseLogger;
  /** Whether the operator lets pictures leave the server. */
  readonly pictures: boolean;
  /** How long an opinion may take in all, a second attempt included. */
  readonly totalMs: number;
};

/** Asks for an opinion, once more where its shape is wrong. What came of it, as a value; the log tells failures without anybody's words. */
export async function askProvider(asking: Asking, material: ReviewMaterial, signal: AbortSignal): Promise<OpinionResult> {
  const { model, breaker, log, totalMs } = asking;
  if (signal.aborted) return none('aborted');
  if (material.review.measures.length === 0) return none('nothing_measured');
  const pass = breaker.enter();
  if (pass === null) return none('resting');
  const within = AbortSignal.any([signal, AbortSignal.timeout(totalMs)]);
  try {
    const came = await opinionOf(asking, material, within);
    if (came === 'over_budget') {
      pass.undecided();
      log.info({ provider: model.provider }, 'no second opinion: the budget of the model is used up');
      return none('over_budget');
    }
    pass.succeeded();
    if (came !== null) return { ok: true, opinion: came };
    log.warn({ provider: model.provider, kind: 'unfit' }, 'no second opinion: what the model wrote may not be shown');
    return none('unfit');
  } catch (error) {
    if (signal.aborted) {
      pass.undecided();
      return none('aborted');
    }
    const failure = within.aborted ? new ModelFailure('late') : error;
    if (!(failure instanceof ModelFailure)) {
      pass.undecided();
      throw error;
    }
    const { kind, status, retryAfter } = failure;
    pass.failed((retryAfter ?? 0) * 1000);
    log.warn({ provider: model.provider, kind, status, retryAfter }, 'no second opinion: the model failed');
    return none(kind);
  }
}

const none = (reason: NoOpinion): OpinionResult => ({ ok: false, reason });

/** Null where nothing of what was written may be shown. Throws `ModelFailure`, or the signal's reason. */
async function opinionOf({ thread, model, budget, pictures: sendsPictures }: Asking, material: ReviewMaterial, signal: AbortSignal): Promise<Opinion | null | 'over_budget'> {
  const pictures = sendsPictures ? sentPictures(material) : [];
  const told = opinionMaterial(material, pictures.length);
  const sent = { told, material };
  const ask = (request: string): Promise<string> =>
    allOf(model.write({ rules: OPINION_RULES, request, schema: opinionSchema, pictures }, signal));

  if (!(await budget.take(material.playerId))) return 'over_budget';
  const written = await ask(opinionRequest(sent));
  if (written.trim() === '') throw new ModelFailure('declined');
  let read = readOpinion(written);
  if ('problems' in read) {
    if (!(await budget.take(material.playerId))) return 'over_budget';
    read = readOpinion(await ask(opinionRepair(sent, written, read.problems)));
    if ('problems' in read) throw new ModelFailure('unreadable');
  }
  const age = isThirteen(material) ? OLD_ENOUGH_TO_HEAD : null;
  return shownOpinion(thread, read.answer, { age, rules: OPINION_RULES, told: JSON.stringify(told) });
}

const isThirteen = ({ ageGroup }: ReviewMaterial): boolean => ageGroup === 'teen' || ageGroup === 'adult';

/** Of a child under 13, or of whom no age is known, no picture leaves the server, whoever agreed. */
function sentPictures(material: ReviewMaterial): Uint8Array[] {
  if (!isThirteen(material)) return [];
  return material.pictures.slice(0, MOST_PICTURES).flatMap((picture) => strippedJpeg(picture) ?? []);
}

async function allOf(written: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of written) text += piece;
  return text;
}
