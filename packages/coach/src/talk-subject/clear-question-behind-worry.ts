import type { CoachIntent } from '@touchline/domain';
import type { Understood } from '../intents/read-question.ts';
import { turnsBefore } from '../intents/turns-before.ts';
import { isCloser } from '../intents/detail-follow-up-question.ts';
import { topicEvidence } from '../meanings/topics-in-talk.ts';
import { asksSomething } from '../text/asks-something.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { hurts } from '../topics/find-topic.ts';
import { kindOf, OF_FEELINGS, type TalkWords } from './reread-turn-in-talk.ts';

const FEWEST_WORDS = 4;
/** So many turns back a worry was told. */
const MOST_TURNS_BACK = 3;
/** A topic that a message by itself is so likely of needs no talk. */
const NAMED_FROM = 0.6;
const SURE_FROM = 0.9;
/** Questions of football, practice, food and the app. */
const OF_FOOTBALL: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['improve_skill', 'drill_technique', 'which_drill', 'plan_day', 'plan_week', 'food_sleep', 'football_knowledge', 'equipment', 'warm_up', 'weak_foot', 'rewards_levels', 'app_help', 'my_numbers', 'records', 'last_practice', 'little_time', 'no_wall', 'no_ball', 'rain']);

/** Whether a turn was not understood in its talk, or was only taken to go on with how one feels. */
const isLost = ({ act, goesOn, followUp, intent, topic }: Understood): boolean =>
  act === null ? goesOn && followUp === null && OF_FEELINGS.has(topic?.intent ?? intent) : act.kind === 'saidAlready' || act.kind === 'unexplained' || act.kind === 'askedBack';

/** Whether a message by itself is surely one of football. */
function isClear(alone: Understood, message: string, { language }: TalkWords): boolean {
  const { intent, topic, act, ask, sureness, goesOn } = alone;
  if (goesOn || !OF_FOOTBALL.has(intent) || (topic !== null && !OF_FOOTBALL.has(topic.intent))) return false;
  if (act !== null) return act.kind === 'talkLine' || act.kind === 'football' || act.kind === 'roles' || isCloser(alone);
  if (ask !== null) return true;
  return topic === null ? sureness >= SURE_FROM : topicEvidence(topic.topic, message, [], language).alone >= NAMED_FROM;
}

/**
 * A whole question of football that was lost in its talk, read by itself: a worry before it does not swallow it. Null where it was understood, tells of something, or is clear to nobody without the talk.
 */
export function clearBehindWorry(asked: Understood, message: string, talk: TalkWords, readAlone: () => Understood): Understood | null {
  const { before, words } = asked;
  const raw = wordsOf(message);
  if (before === null || raw.length < FEWEST_WORDS || !isLost(asked) || hurts(raw, words)) return null;
  if (!turnsBefore(before, MOST_TURNS_BACK).some(({ intent, topic }) => OF_FEELINGS.has(topic?.intent ?? intent))) return null;
  if (!asksSomething(message) && kindOf(message) === null) return null;
  const alone = readAlone();
  return isClear(alone, message, talk) ? { ...alone, before } : null;
}
