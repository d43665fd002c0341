import { coachLanguages, type CoachLanguage } from '@touchline/domain';
import { coachTopicExampleQuestions, coachTopicExampleQuestionsOf } from '@touchline/messages/coach-topic-example-questions';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import { spelledWords } from '../text/recognise-words.ts';
import { rememberedDuringAnswer } from '../text/remember-during-answer.ts';

/** The first way to ask for a topic, as it is offered. */
export const questionOf = (topic: CoachTopic): string => coachTopicExampleQuestions[topic]?.split('|')[0] ?? '';

const literally = (text: string, language: CoachLanguage): string => spelledWords(text, language).join(' ');
interface Literal {
  readonly topic: CoachTopic;
  /** Whether it is the way that is offered. */
  readonly isOffered: boolean;
}
let literals: ReadonlyMap<CoachLanguage, ReadonlyMap<string, Literal>> | undefined;

const literalsOf = (language: CoachLanguage): Map<string, Literal> =>
  new Map(Object.entries(coachTopicExampleQuestionsOf[language] ?? {}).flatMap(([topic, ways]) => ways.split('|').map((way, at) => [literally(way, language), { topic: topic as CoachTopic, isOffered: at === 0 }] as const)).filter(([, { isOffered }]) => isOffered || language !== 'en'));

/**
 * The topic of which a way to ask was typed or tapped as it stands: in English that which is offered, as its other ways
 * are nearer to what is said of intents.
 */
export const literalTopic: (text: string) => Literal | undefined = rememberedDuringAnswer((text) => {
  literals ??= new Map(coachLanguages.map((language) => [language, literalsOf(language)]));
  return [...literals].map(([language, topics]) => topics.get(literally(text, language))).find((found) => found !== undefined);
});
