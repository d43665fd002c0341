import type { Question, Understood } from '../intents/read-question.ts';
import { turnsBefore } from '../intents/turns-before.ts';
import { asTopic } from '../intents/understood-as-topic.ts';
import { hurts } from '../topics/find-topic.ts';
import { kickoffIn } from './kickoff-time.ts';
import { some } from './whole-word-pattern.ts';

/** So many turns back a match is spoken of still. */
const MOST_TURNS_BACK = 3;
/** When the match begins that a turn of the talk told of, in minutes from midnight; null where none did. */
export const kickoffOfTalk = (before: Understood | null): number | null => turnsBefore(before, MOST_TURNS_BACK).map(({ words }) => kickoffIn(words.join(' '))).find((time) => time !== null) ?? null;

const WHEN = some('when', 'what time', 'how (?:early|late)', 'wann', 'wie (?:fruh|spat)', 'um wie ?viel uhr', 'welche uhrzeit');
const BED = some('bed', 'sleep', 'asleep', 'bett', 'schlafen', 'pennen', 'schlafengehen', 'get up', 'wake up', 'aufstehen', 'aufwachen');
const OTHER = some('eat', 'ess\\w*', 'geschlafen', 'slept', 'cant', 'nicht', 'nich', '\\d+');
const MOST_WORDS = 14;

/** When to go to bed, behind a match whose time was told. */
export function bedtimeBeforeMatch(question: Question): Understood | null {
  const { raw, words, before } = question;
  const text = raw.join(' ');
  if (before === null || before.intent === 'injury' || raw.length > MOST_WORDS || !WHEN.test(text) || !BED.test(text) || OTHER.test(text) || hurts(raw, words)) return null;
  return kickoffOfTalk(before) === null ? null : asTopic(question, 'bedtimeForKickoff', { drillId: null, skill: null });
}
