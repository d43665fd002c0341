import type { CoachIntent } from '@touchline/domain';
import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { hurts } from '../topics/find-topic.ts';
import { minutesIn } from './minutes-named.ts';

/** A turn as sure as this is not read with the one before. */
const SURE = 1.1;
/** So many minutes are there, with the question what to do in them or without. */
const ONLY_MINUTES = /^(?:(?:yes|yeah|but|and|ok|okay|well|so|ja|aba|aber|und|na|gut|i|ive|im|ich|have|hav|got|hab|habe|only|just|onli|nur|bloss|about|ca|noch|heute|today|for|fur|then|dann) )*\d{1,2} ?(?:m|min|mins|minutes?|minuts|minuten?)(?: (?:zeit|time|only|nur|left|today|heute|so|then|dann|da|and|und|now|jetzt))*(?: (?:what|wat|wot|was) (?:(?:do|should|shall|can|could|shud|mach\w*|soll|sollte|kann|tu|tue) )*(?:i|ich|man)?(?: (?:do|da|dann|there|then|in it|in that|in der zeit|machen|machn|tun))*)?$/;
const OF_DRILL: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['improve_skill', 'drill_technique']);
const MOST_WORDS = 14;

/** The minutes that a turn tells behind a drill that was asked about by its name: that drill for so long; null for all else. */
export function minutesOfDrillInTalk(question: Question): Understood | null {
  const { raw, words, before, drillId, skill } = question;
  if (before === null || before.drillId === null || drillId !== null || skill !== null || raw.length > MOST_WORDS || before.topic !== null || !OF_DRILL.has(before.intent) || hurts(raw, words)) return null;
  if (minutesIn(raw) === null || !ONLY_MINUTES.test(raw.join(' '))) return null;
  return understoodAs(question, 'drill_technique', { sureness: SURE, drillId: before.drillId, act: { kind: 'talkLine', line: 'minutesOfDrill' }, words: raw });
}
