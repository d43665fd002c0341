import { coachLanguages, languages, type CoachLanguage, type Language } from '@touchline/domain';
import { foreignWeightOf, isCommonIn, weightIn } from './detect-language.ts';
import { isEveryday, wordsOf } from './recognise-words.ts';

/** By how much a language has to be ahead of each other one: more than one frequent word. */
const CLEARLY_AHEAD = 1.6;
/** What an everyday word weighs, and so the least that few words have to say which are known in no other language. */
const OF_EVERYDAY = 0.8;
const FEW_WORDS = 2;
/** What a letter weighs that English has not. */
const GERMAN_LETTERS = /[äöß]/i;
const OF_LETTERS = 1;

/** Everyday German words that are none of English, beside those of the phrases. */
const GERMAN_WORDS = new Set(
  'aber alle alles andere anders auch auf aus bei beim bestimmt bis brauch brauche danach dann darf darum dass davor dein deine deinen deiner denn doch durch einem einen einer euch euer fast ganz gar gehe geht gehts gegen genug gerade gern gestern gut gute guter hast hatte hatten heisst ihn ihm ihr immer ins jede jeden jemand jetzt kannst keine keinen klappt klar konnen konnte lang lange leicht lieber machen mach mache macht mal manchmal meinem meinen meiner mehr morgen muss musst nach nachste nee nen neue nich nichts nie niemand nochmal nur ob oft ohne schlecht schlechter schon schwer sehr seit sich sie sind soll sollte sonst sowas steht uber und uns unser unsere unter viel viele vom vor vorher warum wegen weil weiss welche welcher welches wenig weniger wenn werd werde werden wieder wieso will wird wollte worum wurde zum zur zuviel zwei drei vier funf servus gruss hob wos ned davor wochenend wochenende turnier'.split(' '),
);

/** What German football says in English, with words that tell English by themselves. */
const LOANS = /\b(?:stop (?:and|n) go|box to box|one (?:on|to|two) one|give and go|best of|of the week|man of the match)\b/g;

function scoreOf(language: CoachLanguage, words: readonly string[]): number {
  return words.reduce((sum, word) => sum + (weightIn(language, word) || (isEveryday(word, language) || (language === 'de' && GERMAN_WORDS.has(word)) ? OF_EVERYDAY : 0)), 0);
}

/**
 * The language with words of its own in the app that a text is clearly written in; null where it may be in another: "ok",
 * a name, and the English that German football has ("first touch").
 */
export function clearLanguageOf(text: string): Language | null {
  const words = wordsOf(wordsOf(text).join(' ').replace(LOANS, ' '));
  const scores = coachLanguages.map((language) => ({ language, score: scoreOf(language, words) + (language === 'de' && GERMAN_LETTERS.test(text) ? OF_LETTERS : 0) }));
  const [first, second] = scores.toSorted((one, other) => other.score - one.score);
  if (first === undefined || second === undefined || foreignWeightOf(words) > first.score) return null;
  const saysLittle = words.length <= FEW_WORDS && second.score === 0 && first.score >= OF_EVERYDAY && (first.language !== 'en' || words.some((word) => isCommonIn('en', word)));
  const isClear = (words.length > FEW_WORDS && first.score - second.score >= CLEARLY_AHEAD) || saysLittle;
  return isClear ? (languages.find((language) => language === first.language) ?? null) : null;
}
