import type { Understood } from '../intents/read-question.ts';
import { weekdayIn } from '../text/weekday-names.ts';

/** Tells of an own match to come; one that is asked for, or was played, is none. */
const TELLS_OF_MATCH = /\b(?:(?:i|we) (?:have|got|play|ve got)|ive got|weve got|our|my|ich (?:hab\w*|spiele?)|wir (?:haben|spielen)|(?:hab|haben) (?:am|ein)|mein|unser)\b.*\b(?:match|game|tournament|final|cup|spiel|turnier|finale|punktspiel|derby)\b|\b(?:match|game|tournament|final|spiel|turnier|finale|derby)\b.*\bon \w+day\b|\bam \w+tag\b.*\b(?:spiel|turnier|finale|derby)\b/;
const ASKS_OR_PAST = /^(?:(?:and|und|so|ok) )*(?:do|have|when|who|where|is|did|hab|haben|wann|wo|ist|gibts)\b|\b(?:lost|won|last|verloren|gewonnen|letzten?|gestern|yesterday)\b/;

/** The day of an own match that a turn of the talk told, Monday being 0; null where none did. */
export function matchDayTold(turn: Understood | null): number | null {
  for (let one = turn; one !== null; one = one.before) {
    const text = one.words.join(' ');
    const day = TELLS_OF_MATCH.test(text) && !ASKS_OR_PAST.test(text) ? weekdayIn(text) : null;
    if (day !== null) return day;
  }
  return null;
}
