import type { CoachTopic } from '@touchline/messages/coach-topics';
import { readQuestion, understoodAs, type Understood } from '../intents/read-question.ts';
import { topicEvidence } from '../meanings/topics-in-talk.ts';
import { topicOf } from '../topics/find-topic.ts';
import { isOfKind, kindOf, TURNS_READ, type TalkWords } from './reread-turn-in-talk.ts';

/** From here on the one question that would be offered is answered at once. */
const ALONE_FROM = 0.25;
const TOGETHER_FROM = 0.45;
/** One of several is answered only where it is this likely, and so many times likelier than the next. */
const OF_SEVERAL_FROM = 0.4;
const AHEAD_OF_NEXT = 4;

/** What is offered in the place of an answer; nothing where there is one. */
function offeredBy({ act, nearest }: Understood): readonly CoachTopic[] {
  // Where a word of the turn is left unexplained, what it means is asked.
  if (act?.kind === 'askedBack') return nearest;
  return act?.kind === 'saidAlready' && act.of === 'other' ? act.offered : [];
}

/** The one question that a turn which was not understood clearly means, of those that would be offered for it; null where none is clear. */
export function onlySuggestion(asked: Understood, talk: TalkWords, isTold: (one: Understood) => boolean): Understood | null {
  const offered = offeredBy(asked);
  if (offered.length === 0) return null;
  const message = talk.messages.at(-1) ?? '';
  const before = talk.messages.slice(0, -1).slice(-TURNS_READ);
  const ranked = offered.map((topic) => ({ topic, ...topicEvidence(topic, message, before, talk.language) })).toSorted((a, b) => b.alone - a.alone);
  const [first, second] = ranked;
  if (first === undefined || !isOfKind(first.topic, kindOf(message))) return null;
  const isClear = second === undefined ? first.alone >= ALONE_FROM || first.together >= TOGETHER_FROM : first.alone >= OF_SEVERAL_FROM && first.alone >= AHEAD_OF_NEXT * second.alone;
  const topic = isClear ? topicOf(first.topic) : undefined;
  if (topic === undefined || topic.intent === 'injury') return null;
  const answer = understoodAs(readQuestion(message, asked.before), topic.intent, { sureness: 1, topic, language: asked.language, drillId: null, skill: null });
  return isTold(answer) ? null : answer;
}
