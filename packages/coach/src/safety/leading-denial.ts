import type { SafetyAnswerKind } from '@touchline/domain';
import { drillIn, skillIn } from '../intents/find-drill-and-skill.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { goesOnTelling } from './follow-up-after-safety-answer.ts';
import { namesPlay } from './harmless-short-turn.ts';
import { writesAsParent } from './parent-of-child.ts';
import { introductoryWordsOf } from './introductory-words.ts';

/** Somebody else, of whom a question behind a denial may be. */
const ANOTHER = /\b(?:he|hes|him|his|she|shes|her|they|theyre|them|someone|somebody|anyone|er|ihn|ihm|ihr|ihnen|sie (?:mir|mich)|jemand\w*)\b/;
/** Telling, hiding, going home or back, pictures and nights: signs that more is meant than is said. */
const SIGNS =
  /\b(?:hid(?:e|es|ing|den)|bruis\w*|scars?|secrets?|tells?|telling|told|said|say|says|(?:happens?|happen) (?:if|when)|go(?:ing)? (?:back|home|there)|home with|house|lift|car|sleep\w*|bed|bedroom|room|alone|deleted?|nobody|no one|noone|nudes?|pictures?|photos?|pics?|normal that|normal if|normal when|trust|runaway|run away|lying|lied|except|unless|verstecken?|verheimlich\w*|blauer? fleck\w*|geheim\w*|sagen?|sagt|erzahl\w*|verrat\w*|passiert wenn|zuruck(?:gehen)?|hingehen|heim|nach hause|auto|schlaf\w*|bett|zimmer|allein\w*|losch\w*|niemand\w*|keiner|bilder?|fotos?|normal dass|normal wenn|vertrau\w*|weglauf\w*|abhau\w*|gelogen|ausser)\b/;

/** “I just want a plan” asks for one. */
const SOFTLY = /\b(?:just|only|really|simply|nur|doch|einfach|bloß|bloss)\s+/gi;
/** “I mean kicking with my toe” says what was meant, and tells nothing on. */
const MEANS = /^\s*(?:i\s+(?:just\s+|only\s+)?(?:mean|meant|asked|ask)|ich\s+(?:mein|meine|meinte)(?:\s+nur)?)\s+(?=\S)/i;
const OF_FOOTBALL = /\b(?:football|soccer|fussball\w*|clubs?|vereine?n?|teams?|drills?|ubung\w*|corners?|ecken?|warm(?:ing)? up|aufwarm\w*)\b/;

/** Who practices alone has nobody at hand to play with. */
const PRACTICES_ALONE = /\b(?:uben|trainieren|ube|trainiere|practi[cs]e|practi[cs]ing|train|training|drills?|headers?|timing|shoot\w*|juggl\w*|schiessen|passen)\b.*\b(?:(?:wenn (?:man|ich) |when im |if im |when i am |wenn )?(?:allein\w*|alone)(?: (?:bin|ist|uben|trainieren))?)\b/;
/** Whether what stands behind a denial tells nothing on, is of nobody else and has no sign of more. */
export function tellsNoMore(rest: string): boolean {
  const text = wordsOf(rest).join(' ');
  const ofSigns = PRACTICES_ALONE.test(text) ? text.replace(/\b(?:allein\w*|alone)\b/, '') : text;
  return !goesOnTelling(rest.replace(SOFTLY, '').replace(MEANS, '')) && !ANOTHER.test(text) && !SIGNS.test(ofSigns);
}

/** Whether words name play or practice. */
export function isOfPlayByWords(message: string): boolean {
  const words = wordsOf(message);
  return namesPlay(words) || OF_FOOTBALL.test(words.join(' ')) || drillIn(words) !== null || skillIn(words) !== null;
}

/** Whether a turn behind a danger may be of that: of somebody else, or with a sign of more, and with no word of play. */
export const mayBeOfMore = (message: string): boolean => !tellsNoMore(message) && (SIGNS.test(wordsOf(message).join(' ')) || !isOfPlayByWords(message));

/**
 * What a message asks behind the words that nothing is wrong, or that something else was meant, where these are believed; empty where
 * there is nothing else, null where it says none of that or may tell of more. Of a child its parent may ask more.
 */
export function restBehindDenial(message: string, turns: readonly string[], safetyBefore: SafetyAnswerKind | null): string | null {
  if (safetyBefore === null || safetyBefore === 'body') return null;
  const front = introductoryWordsOf(message);
  if (front === null || !front.denies) return null;
  return front.rest === '' || tellsNoMore(front.rest) || (safetyBefore !== 'crisis' && [message, ...turns].some(writesAsParent)) ? front.rest : null;
}
