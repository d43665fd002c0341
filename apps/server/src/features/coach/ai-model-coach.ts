import type { PlayerFacts } from '@touchline/coach';
import type { CoachAnswerBody, CoachEvent, CoachQuestion } from '@touchline/contracts';
import { coachSafetyOf } from '@touchline/messages/coach-safety-in-every-language';
import { languages } from '@touchline/domain';
import { drillName } from '@touchline/messages/drill-names';
import type { FastifyBaseLogger } from 'fastify';
import type { CoachThread } from '../../adapters/coach-thread/index.ts';
import { ModelFailure, toModelFailure, type AiModel, type createBudget, type createCircuitBreaker } from '../../adapters/ai-model/index.ts';
import { coachAnswerSchema, readCoachAnswer, responseSoFar, wholeSentences, type ModelAnswer } from './read-model-answer.ts';
import { modelRequest, modelRules, repairRequest } from './model-request.ts';

const MOST_DRILLS = 3;

/** Says whether what a player writes may leave the server; false for a player who is gone. */
export type Consent = { readonly mayLeave: (playerId: string, purpose: 'coach') => Promise<boolean> };

type Parts = {
  readonly thread: CoachThread;
  readonly model: AiModel;
  readonly consent: Consent;
  readonly budget: ReturnType<typeof createBudget>;
  readonly breaker: ReturnType<typeof createCircuitBreaker>;
  readonly log: FastifyBaseLogger;
  /** How long an answer may take in all, a second attempt included. */
  readonly totalMs: number;
};

export type AskedOutside = {
  readonly playerId: string;
  /** Words that name the player. */
  readonly own: readonly string[];
  readonly question: CoachQuestion;
  readonly facts: PlayerFacts;
  /** The answer of the built-in coach, which stands where nothing better comes. */
  readonly builtIn: CoachAnswerBody;
};

/** What came of asking: the answer, or null, and whether sentences have been shown. */
type Outcome = { readonly answer: CoachAnswerBody | null; readonly wasShown: boolean };
export type AiModelCoach = (asked: AskedOutside, signal: AbortSignal) => AsyncGenerator<CoachEvent, Outcome>;

type OutsideRequest = NonNullable<Awaited<ReturnType<typeof outsideRequest>>>;

const outsideRequest = (thread: CoachThread, { question, own, facts }: AskedOutside) => thread.call('outsideRequest', question, own, facts);

/** An answer that may not be shown. */
class UnfitAnswer extends Error {}

/**
 * Lets a model outside answer where that is allowed, paid for and likely to work. Yields the sentences that may be
 * shown and gives the whole answer. Without one the built-in coach answers, and the log tells why, without words of
 * anybody. Whoever stops reading ends the call.
 */
export function createAiModelCoach({ thread, model, consent, budget, breaker, log, totalMs }: Parts): AiModelCoach {
  async function* ask(asked: AskedOutside, signal: AbortSignal): AsyncGenerator<CoachEvent, Outcome> {
    const request = await outsideRequest(thread, asked);
    if (request === null || !(await consent.mayLeave(asked.playerId, 'coach'))) return { answer: null, wasShown: false };
    const pass = breaker.enter();
    if (pass === null) return { answer: null, wasShown: false };
    const own = new AbortController();
    let isDecided = false;
    let wasShown = false;
    const show = (text: string): CoachEvent => {
      wasShown = true;
      return { type: 'text', text };
    };
    try {
      const within = AbortSignal.any([signal, own.signal, AbortSignal.timeout(totalMs)]);
      const answer = yield* write(asked, request, within, show);
      if (answer === 'over_budget') {
        log.info({ provider: model.provider }, 'the built-in coach answered: the budget of the model is used up');
        return { answer: null, wasShown };
      }
      isDecided = true;
      pass.succeeded();
      return { answer, wasShown };
    } catch (error) {
      if (signal.aborted) return { answer: null, wasShown };
      isDecided = true;
      if (error instanceof UnfitAnswer) {
        pass.succeeded();
        log.warn({ provider: model.provider, kind: 'unfit' }, 'the built-in coach answered: what the model wrote may not be shown');
        return { answer: null, wasShown };
      }
      const failure = toModelFailure(error);
      pass.failed((failure.retryAfter ?? 0) * 1000);
      const { kind, status, retryAfter } = failure;
      log.warn({ provider: model.provider, kind, status, retryAfter }, 'the built-in coach answered: the model failed');
      return { answer: null, wasShown };
    } finally {
      if (!isDecided) pass.undecided();
      own.abort();
    }
  }

  async function* write(
    { playerId, facts: { age }, builtIn }: AskedOutside,
    { language, ...request }: OutsideRequest,
    signal: AbortSignal,
    show: (text: string) => CoachEvent,
  ): AsyncGenerator<CoachEvent, CoachAnswerBody | 'over_budget'> {
    if (!(await budget.take(playerId))) return 'over_budget';
    const rules = modelRules(language);
    const sent = modelRequest(request);
    const schema = coachAnswerSchema(request.facts.suitableDrills.map(({ id }) => id));
    const fits = (text: string): Promise<boolean> => thread.call('isOutsideAnswerFit', text, { age, rules, told: sent });
    // A language that no answer is written in is told so first, in that one.
    const understood = coachSafetyOf[language].coachUnderstood[request.question.language];
    const note = understood === '' || languages.some((one) => one === request.question.language) ? '' : `${understood} `;
    let written = '';
    let shown = '';
    for await (const piece of model.write({ rules, request: sent, schema }, signal)) {
      written += piece;
      const sentences = wholeSentences(responseSoFar(written));
      if (sentences.length <= shown.length) continue;
      // All of it each time: what sentences say together may be what none says alone.
      if (!(await fits(sentences))) throw new UnfitAnswer();
      yield show(`${shown === '' ? note : ''}${sentences.slice(shown.length)}`);
      shown = sentences;
    }
    if (written.trim() === '') throw new ModelFailure('declined');
    let read = readCoachAnswer(written);
    if ('problems' in read) {
      if (!(await budget.take(playerId))) return 'over_budget';
      const again = repairRequest(request, written, read.problems);
      let repaired = '';
      for await (const piece of model.write({ rules, request: again, schema }, signal)) repaired += piece;
      read = readCoachAnswer(repaired);
      if ('problems' in read) throw new ModelFailure('unreadable');
    }
    const { answer } = read;
    for (const text of [answer.response, answer.next_session_suggestion ?? '', ...answer.focus_areas]) {
      if (text !== '' && !(await fits(text))) throw new UnfitAnswer();
    }
    if (answer.response.startsWith(shown)) yield show(`${shown === '' ? note : ''}${answer.response.slice(shown.length)}`);
    return bodyOf({ ...answer, response: note + answer.response }, builtIn, new Set(request.facts.suitableDrills.map(({ id }) => id)));
  }

  return ask;
}

/** The one next step is the model's where it names a drill that suits the player, else that of the built-in coach. */
function bodyOf(answer: ModelAnswer, builtIn: CoachAnswerBody, suitable: ReadonlySet<string>): CoachAnswerBody {
  const drills = [...new Set(answer.recommended_drills)].filter((id) => suitable.has(id)).slice(0, MOST_DRILLS);
  const next =
    drills.length === 0
      ? { recommended_drills: builtIn.structured.recommended_drills, next_session_suggestion: builtIn.structured.next_session_suggestion }
      : { recommended_drills: drills.map((id) => ({ id, name: drillName(id) })), next_session_suggestion: answer.next_session_suggestion };
  const { response, focus_areas, motivation_level, emotional_state } = answer;
  return { ...builtIn, response, structured: { focus_areas, motivation_level, emotional_state, ...next }, usedOpenAI: true };
}
