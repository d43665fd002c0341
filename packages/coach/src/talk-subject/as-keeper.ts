import type { CoachTopic } from '@touchline/messages/coach-topics';
import type { Understood } from '../intents/read-question.ts';
import { topicOf } from '../topics/find-topic.ts';

/** What goalkeepers are told in place of what field players are. */
const OF_KEEPERS: Readonly<Partial<Record<CoachTopic, CoachTopic>>> = { oneOnOne: 'keeperOneOnOne', finishKeeper: 'keeperOneOnOne', penalty: 'keeperPenalty', highBall: 'keeperHighBall', madeMistake: 'keeperConceded', losingNow: 'keeperConceded', alwaysLose: 'keeperConceded' };
const IS_KEEPER = /\b(?:im|i am|i play|i was|my position is|bin|spiele?|war|soy|juego de|era|je suis|jsuis|jetais|sou|jogo de)\b(?: \w+){0,4} (?:in goal|goalie|goal ?keeper|keeper|torwart\w*|torhuter\w*|tor|porter[oa]|arquer[oa]|gardien\w*|goleir[oa]|guarda ?redes)\b/;

/** What is asked of a keeper by field players is none of who is one. */
const NOT_OF_KEEPERS: ReadonlySet<CoachTopic> = new Set<CoachTopic>(['finishKeeper']);
const isTold = (turn: Understood | null): boolean => turn !== null && (IS_KEEPER.test(turn.words.join(' ')) || isTold(turn.before));

/** A turn as it was understood; of who told of being the keeper, as a keeper's. */
export function asKeeper(asked: Understood): Understood {
  if (asked.topic === null) return asked;
  const saysNow = NOT_OF_KEEPERS.has(asked.topic.topic) && IS_KEEPER.test(asked.words.join(' '));
  const name = saysNow ? 'goalkeeper' : isTold(asked.before) ? OF_KEEPERS[asked.topic.topic] : undefined;
  const topic = name === undefined ? undefined : topicOf(name);
  return topic === undefined ? asked : { ...asked, topic, intent: topic.intent, sureness: 1 };
}
