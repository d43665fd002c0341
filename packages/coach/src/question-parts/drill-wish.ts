import type { Understood } from '../intents/read-question.ts';
import { categoryOf } from '../intents/find-drill-and-skill.ts';

/** Longer is a session of several drills. */
const MOST_MINUTES = 20;
const WISHED = /\b(?:drills?|drils?|exercises?|excersises?|something|\w*ubung\w*|\w*uebung\w*|etwas)\b/;
/** "Shooting for 10 minutes" is a wish without more words. */
const MOST_WORDS_ALONE = 4;
const LENGTH = /\b(\d{1,2}) ?(?:m|min|mins|minutes?|minits?|minuts?|minuten?|minutige\w*)\b/;
const IN_WORDS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:five|funf) (?:min\w*)\b/, 5],
  [/\b(?:ten|zehn) (?:min\w*)\b/, 10],
  [/\b(?:fifteen|funfzehn) (?:min\w*)\b|\bquarter of an hour\b|\bviertelstunde\b/, 15],
  [/\b(?:twenty|zwanzig) (?:min\w*)\b/, 20],
];
/** A setting is asked for, a plan, or an amount that was done. */
const NO_WISH = /\b(?:set|change|longer|shorter|timer|how (?:long|many|much|do i)|why|plan|session|week|woche|einheit|did i|have i|hab ich|einstell\w*|stell\w*|wie lange|wie viele|record|best|only have|hab nur|instead|always|every|each|enough|genug|jeden|jede|a day|am tag|was|wars?|i (?:do|did|train|practi[cs]e)|today|heute)\b/;

/** Skills that German says in one word with the drill. */
const COMPOUNDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:tor)?schuss(?:u|ue)bung\w*/, 'shooting'],
  [/\bpass(?:u|ue)bung\w*/, 'passing'],
  [/\bdribb\w*(?:u|ue)bung\w*/, 'dribbling'],
  [/\bjonglier(?:u|ue)bung\w*/, 'juggling'],
  [/\bdreh(?:ungs)?(?:u|ue)bung\w*/, 'turns'],
];

const minutesOf = (text: string): number | null => {
  const found = LENGTH.exec(text)?.[1];
  return found === undefined ? (IN_WORDS.find(([said]) => said.test(text))?.[1] ?? null) : Number(found);
};

const SEVERAL = /^(?:(?:ok|okay|and|und|cool|any|some|more|all|the|list|show|me|tell|what|which|give|gimme|are|there|is|zeig|mir|alle|welche|gibt|es|was|fur|noch|the) )*(?:\w+ ){0,3}?(?:drills|drils|exercises|\w*ubungen|\w*uebungen)(?: (?:pls|please|bitte|are there|do you have|do u have|you got|gibts|gibt es|hast du|can i do|there are|then|denn|zum|zu|fur|for|of))*(?: \w+){0,2}$/;
/** Wants to be told which one, or how to get better, and no list. */
const NO_LIST = /\b(?:how|best|easiest|hardest|easy|hard|easier|harder|good|should|better|improve|next|today|without|no|need|my|i|ich|mein\w*|beste\w*|schwerste\w*|leichte\w*|ohne|soll\w*|least|most|two|three|four|five|2|3|4|5|zwei|drei|warm ?up|favou?rite|new|neue\w*)\b/;

type DrillWish = { readonly kind: 'drillOfLength'; readonly skill: string; readonly minutes: number } | { readonly kind: 'drillList'; readonly skill: string };

/** A drill of a skill for so many minutes, or all drills of a skill; null where neither is wished for. */
export function drillWishIn(text: string, { skill: named, drillId, unwanted }: Understood): DrillWish | null {
  const skill = COMPOUNDS.find(([said]) => said.test(text))?.[1] ?? named;
  // Juggling is a drill and a skill.
  const namesDrill = drillId !== null && !(drillId === 'juggling' && skill === 'juggling');
  if (skill === null || categoryOf(skill) === null || namesDrill || unwanted.length > 0) return null;
  const minutes = minutesOf(text);
  if (minutes !== null) return minutes >= 1 && minutes <= MOST_MINUTES && (WISHED.test(text) || text.split(' ').length <= MOST_WORDS_ALONE) && !NO_WISH.test(text) ? { kind: 'drillOfLength', skill, minutes } : null;
  return SEVERAL.test(text) && !NO_LIST.test(text) ? { kind: 'drillList', skill } : null;
}
