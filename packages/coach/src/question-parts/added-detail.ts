import type { CoachLanguage } from '@touchline/domain';
import { coachTopicExampleQuestionsOf } from '@touchline/messages/coach-topic-example-questions';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import type { Question, Understood } from '../intents/read-question.ts';
import { asTopic } from '../intents/understood-as-topic.ts';
import { topicEvidence, type TopicLanguage } from '../meanings/topics-in-talk.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { topicOf } from '../topics/find-topic.ts';
import { isPlan } from './missing-gear-or-space.ts';

/** A season, a place or a role that changes what was asked before, and what is told of it where nothing nearer is known. */
interface Detail {
  readonly said: RegExp;
  readonly otherwise: CoachTopic;
}
const detail = (said: string, otherwise: CoachTopic): Detail => ({ said: new RegExp(`\\b(?:${said})\\b`), otherwise });
const DETAILS: readonly Detail[] = [
  detail('winters?|cold|freezing|snow\\w*|frost\\w*|icy|kalt\\w*|kalte|schnee|schneit|friert|glatteis|minusgrade\\w*', 'coldOutside'),
  detail('summers?|hot|heat|sommers?|hitze|heiss\\w*', 'hot'),
  detail('keepers?|goal ?keepers?|goalies?|torwart\\w*|torhuter\\w*|torfrau\\w*|tormann|tormanner', 'goalkeeper'),
  detail('indoors?|(?:sports )?halls?|futsal|hallen?\\w*|hallenfussball', 'futsal'),
];
/** What stands around it, and says nothing more. */
const FRAME = /^(?:and|und|ok|okay|so|oh|aber|but|what|about|how|was|ist|wie|siehts?|es|das|aus|mit|if|when|wenn|falls|in|im|for|fur|at|bei|beim|as|als|on|with|its|it|is|s|a|an|the|der|die|den|dem|einen?|eine[mr]?|then|dann|denn|do|does|that|change|same|auch|too|draussen|outside|really|sehr|very|richtig|bei|so|zur|zum|ums|de|ich|i|we|wir|am|bin|sind|spielen|play|are|be|it|gilt|gleich|also)$/;
const ADDS = /^(?:(?:ok|okay|so|oh|na|gut|cool|ah) )*(?:and|und|what about|how about|was ist mit|wie ist (?:es|das)|wie siehts aus|but|aber|what if|was wenn|in|im|for|fur|as|als)\b/;
const MOST_WORDS = 9;
/** Nearer than this to the talk, a topic of the detail is told. */
const NEAR_FROM = 0.02;

const found = new Map<string, readonly CoachTopic[]>();
/** The topics whose ways to ask name a detail. */
function topicsOf({ said, otherwise }: Detail, language: CoachLanguage): readonly CoachTopic[] {
  const key = `${language} ${otherwise}`;
  const before = found.get(key);
  if (before !== undefined) return before;
  const topics = Object.entries(coachTopicExampleQuestionsOf[language] ?? {}).flatMap(([topic, ways]) => (topicOf(topic as CoachTopic) !== undefined && ways.split('|').some((way) => said.test(wordsOf(way).join(' '))) ? [topic as CoachTopic] : []));
  found.set(key, topics);
  return topics;
}

/** A turn that only adds a season, a place or a role to the question before (“and in winter?”, “und für Torhüter?”): what is told of that, nearest to what was asked; null for all else. */
export function addedDetail(question: Question, turnBefore: string): Understood | null {
  const { before, raw, language } = question;
  if (before === null || raw.length > MOST_WORDS || (language !== 'en' && language !== 'de') || before.intent === 'injury' || isPlan(before)) return null;
  const text = raw.join(' ');
  const [one, other] = DETAILS.filter(({ said }) => said.test(text));
  if (one === undefined || other !== undefined || !ADDS.test(text) || one.said.test(wordsOf(turnBefore).join(' '))) return null;
  if (!raw.every((word) => FRAME.test(word) || one.said.test(word))) return null;
  const near = topicsOf(one, language).filter((topic) => topic !== before.topic?.topic).map((topic) => ({ topic, likely: topicEvidence(topic, text, [turnBefore], language satisfies TopicLanguage).together })).toSorted((a, b) => b.likely - a.likely)[0];
  return asTopic(question, near !== undefined && near.likely >= NEAR_FROM ? near.topic : one.otherwise, { drillId: null, skill: null });
}
