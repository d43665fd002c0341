/**
 * Who tells of an own pain, an own illness or what weighs on oneself is answered as the player, unless an adult said so: how such a
 * message or a turn before it is written makes nobody an adult.
 */
import { tellsOfPain } from '../safety/recent-pain-report.ts';
import { tellsOfKnockToHead, tellsOfSignOfHead } from '../safety/sick-after-blow.ts';
import { feelsSickBeforeMatch, feelsUnwell } from '../safety/unwell-or-mocked.ts';
import { showsInjury } from '../safety/injury-and-illness-signs.ts';
import { tellsOfHurtingLimb } from '../safety/whole-message-of-hurting-limb.ts';
import { languageOf } from '../text/detect-language.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { rememberedDuringAnswer } from '../text/remember-during-answer.ts';
import { readMood } from './read-mood.ts';
import { speakerPatterns } from './speaker-patterns.ts';

/** An own part of the body, or what oneself has, feels or did. */
const OF_ONESELF =
  /\b(?:my|mein\w*|mei|min|mir|mich|myself|im|i ?(?:m|am|ve|have|had|got|get|feel|felt|hurt|was|fell|cant|cannot|twisted|sprained|rolled|kicked|landed|bumped|hit)|(?:kicked|hit|fouled|tackled|tripped|pushed|hurts?) me|(?:ich|i) (?:hab|habe|hatte|bin|war|fuhl\w*|kann|konnte|muss|krieg\w*|bekomm\w*)|(?:hab|habe|bin|kann|fuhle?) ich)(?= |$)/;
/** A part of the body, or a feeling, of somebody else. */
const OF_HIM_OR_HER = /\b(?:(?:his|her|their|sein\w{0,2}|ihr\w{0,2}) (?:\w+ )?(?:toes?|foot|feet|ankles?|knees?|legs?|shins?|heels?|cal(?:f|ves)|thighs?|hips?|groin|fingers?|thumbs?|hands?|wrists?|arms?|elbows?|shoulders?|back|neck|head|tummy|belly|stomach|zehe?n?|fuss\w*|knochel|knie|beine?|schienbein|ferse|wade|oberschenkel|hufte|leiste|finger|daumen|hand|handgelenk|arm|ellbogen|schulter|rucken|kopf|bauch)|(?:ihm|ihr|ihnen|him) (?:\w+ )?(?:ist|tut|tun|wird|war|geht)|(?:ist|tut|tun|wird|war|geht) (?:ihm|ihr|ihnen))(?= |$)/;
/** A child, a brother or a sister, or a team, as somebody tells of it. */
const OF_ANOTHER = speakerPatterns('ownChild', 'asRelative', 'asCoach', 'asSibling', 'ageOfThird', 'careOfChild');
/** Whoever is named beside oneself. */
const NAMED = /\b(?:he|she|him|her|his|them|they|their|er|ihn|ihm|ihr\w*|sein\w{1,2}|kids?|child\w*|kind\w*|boys?|girls?|jungs?|junge|madchen|lads?|players?|spieler\w*|youngsters?|u ?\d{1,2})\b/;

/** Whether what is told is of oneself; where nobody is named, it is. */
function isOfOneself(text: string): boolean {
  if (OF_HIM_OR_HER.test(text) || OF_ANOTHER.some((pattern) => pattern.test(text))) return false;
  return OF_ONESELF.test(text) || !NAMED.test(text);
}

/** What only an adult says of a child, or of who writes. */
const OF_CHILD_TOLD = speakerPatterns('ownChild', 'asRelative', 'ageOfThird');
const A_CHILD = /\b(?:das|dem|ein|einem|a|one) (?:kind|child)(?= |$)/;
/** Whether a message speaks of a child as an adult would; players, teams and what something costs are everybody's. */
export function speaksOfChild(message: string): boolean {
  const text = wordsOf(message).join(' ');
  return A_CHILD.test(text) || OF_CHILD_TOLD.some((pattern) => pattern.test(text));
}

const tellsOfBody = (message: string, words: readonly string[]): boolean =>
  tellsOfHurtingLimb(words) || feelsUnwell(words) || feelsSickBeforeMatch(words) || showsInjury(words) || tellsOfKnockToHead(words) || tellsOfSignOfHead(words) || tellsOfPain(message);

/** Whether a feeling that weighs is told of oneself. */
function tellsOfWeight(message: string, text: string): boolean {
  if (!OF_ONESELF.test(text)) return false;
  const { mood } = readMood(message, languageOf(message) ?? 'en');
  return mood !== 'none' && mood !== 'joy';
}

/** Whether a message tells of an own pain, an own illness or of what weighs on who writes it. */
export const tellsOfOwnTrouble: (message: string) => boolean = rememberedDuringAnswer((message): boolean => {
  const words = wordsOf(message);
  const text = words.join(' ');
  return isOfOneself(text) && (tellsOfBody(message, words) || tellsOfWeight(message, text));
});
