import { drillIn, skillIn } from '../intents/find-drill-and-skill.ts';
import { languageOf, wordsOf } from '../text/recognise-words.ts';
import { footballReadings } from './check-by-rule.ts';
import { leanToDanger } from './danger-score.ts';
import { namesPlay, saysNothingOfBody } from './harmless-short-turn.ts';
import { tellsOfMore } from './talk-only-of-play.ts';

/**
 * A turn of a talk of play that asks on about play: it names practice or a match, and each of its words is of turns that were
 * harmless, or of contact between players. What the second opinion alone doubts a little is no danger there. One word of a body, of
 * harm, of telling and hiding, of nights or of the coach herself leaves it to be asked about.
 */
const FURTHEST_LEAN = 1;
const MOST_WORDS = 20;

/** A foot by its side or its strength is no body part that hurts. */
const FOOT = /\b(?:left|right|weak|weaker|strong|stronger|other|both|link\w*|recht\w*|schwach\w*|stark\w*|ander\w*|beid\w*) (?:foot|feet|fuss\w*|bein\w*)\b|\b(?:left|right) (?:back|wing|side|midfield)\b/g;
/** Contact between players in a match, and tests of a trial. */
const CONTACT = /\b(?:an|weg)?(?:rempel\w*|gerempelt)\b|\b(?:barg(?:e|es|ed|ing)|bump(?:s|ed|ing)? into|shoulder charge\w*|charg(?:e|es|ed|ing) into|charg(?:e|es|ed|ing))\b/g;
const OF_TRIAL = /\b(?:test\w*|getestet|sechzehner\w*|funfer|5er|16er|strafraum\w*|konter|nlz|hasn|aufstell\w*|aufgestellt|einsatzzeit\w*|spielzeit)\b/g;
const GERMAN_ARTICLE = /\bdie\b/g;
/** What practice is for, by words that are no place of the pitch. */
const OF_PRACTICE = /\b(?:schnelligkeit|ausdauer|kraft|technik|kondition|beweglichkeit|sprung\w*|speed|stamina|fitness|technique|passing|control|crosses|dribbl\w*|flanken?|ecken?|ecke|corners?|kopfball\w*|headers?|springen|jump(?:s|ing)?|trainier\w*|ubung\w*|drills?|aufwarm\w*|trial|probetraining|match\w*|spiele?|training)\b/;
/** A clause that asks, or says what was meant. */
const ASKS =
  /^(?:(?:and|but|so|ok|okay|then|no|nah|yes|und|aber|also|dann|nein|ne|ja|alles klar|hm|well|thanks|danke) )*(?:how|what|whats|which|who|when|where|why|can|could|should|do|does|did|is|are|may|will|i (?:just |only )?(?:mean|meant)|wie|was|welche\w*|wer|wann|wo|warum|wieso|kann|konnen|darf|soll\w*|muss|ist|sind|ob|wenn|ich mein\w*)(?: |$)/;
const asks = (message: string): boolean => message.split(/[.,;!?\n]/).some((clause) => ASKS.test(wordsOf(clause).join(' ')));
/** The coach is spoken to as a person, something is not remembered or not said, or it goes on somewhere else. */
const TELLS_MORE =
  /\b(?:if i (?:wasnt|werent|was not|were not|am not|didnt)|without me|better off|anywhere|exist\w*|ohne mich|wenn ich (?:nicht|nie|weg)|nirgends|i wish|point|u|ur|you|your|ya|du|point|any ?more|told|tell\w*|said|says|doctor|arzt\w*|dich|dir|dein\w*|slow motion|boden|ground|floor|lag|liegt|lieg\w*|lying|remember|erinner\w*|last|letzte[sn]? mal|nie mehr|wieder da|all[ei]? (?:sag\w*|red\w*)|keep(?:s)? quiet|afterwards|after(?!noon)|nachher|danach|later|spater|home|zuhause|hause|daheim|bus|train home|nobody|noone|niemand\w*|keiner|special|besonder\w*|private\w*|privat\w*|einzeln\w*|only me|nur mich|nur mir|nur mit|instead of|statt|cheat\w*|trick(?:sen|st)|absichtlich|purpose|out of (?:the )?game|ausser gefecht|raus(?:nehmen|fliegt|gehen)?|fertig ?machen|umhauen|weh|pay\w*|zahl\w*|geld|money|gift\w*|geschenk\w*)\b/;

/** Whether a turn, which the second opinion alone asks about, goes on about play in harmless words. */
export function isHarmlessPlayFollowUp(message: string): boolean {
  const words = wordsOf(message);
  if (words.length > MOST_WORDS || leanToDanger(footballReadings(message)) > FURTHEST_LEAN) return false;
  const text = words.join(' ');
  if (TELLS_MORE.test(text) || tellsOfMore(message) || !asks(message)) return false;
  if (!OF_PRACTICE.test(text) && !namesPlay(words) && drillIn(words) === null && skillIn(words) === null) return false;
  // The German article is an English word of death.
  const plain = languageOf(message) === 'de' ? text.replaceAll(GERMAN_ARTICLE, 'der') : text;
  const rest = plain.replaceAll(FOOT, 'ball').replaceAll(CONTACT, 'tackle').replaceAll(OF_TRIAL, 'spiel');
  return saysNothingOfBody(rest.split(' '));
}
