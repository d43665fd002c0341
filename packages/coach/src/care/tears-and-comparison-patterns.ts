import { TRAINS_GROUP } from '../question-parts/says-trains-group.ts';
import { some } from '../question-parts/whole-word-pattern.ts';
import { isHarmlessCareWord } from './harmless-care-words.ts';
import type { CareAsk, CarePattern } from './care-pattern-type.ts';

/** A child that cries after a defeat, as its trainer tells it, and an own child that compares itself with one who plays better; English and German. */
const HARM = some('hits?', 'hurts?', 'bruis\\w*', 'blood\\w*', 'afraid of', 'scared of', 'touch\\w*', 'secret\\w*', 'drunk', 'drinks', 'cuts?', 'cutting', 'starv\\w*', 'fat', 'thin', 'weight', 'diet', 'body', 'legs', 'eat\\w*', 'hungry', 'abus\\w*', 'police', 'to die', 'dying', 'dead', 'schlagt', 'geschlagen', 'weh', 'blau\\w*', 'angst vor', 'fasst', 'geheim\\w*', 'betrunken', 'ritz\\w*', 'hunger\\w*', 'isst', 'essen', 'dick', 'dunn', 'gewicht', 'korper', 'polizei', 'sterben', 'tot', 'at home', 'zu ?hause', 'daheim', 'every night', 'jede nacht', 'sleep\\w*', 'schlaf\\w*');
const PLAYER = some('(?:a|one|this|that|the|some|two|my) (?:\\w+ )?(?:of (?:my|the|our|them) )?(?:\\w+ )?(?:kids?|child|children|boys?|girls?|players?|lads?|one|them)', 'he', 'hes', 'she', 'shes', 'him', 'her', '(?:ein|eine|einen|einer|einem|der|die|das|den|dem|mein\\w*)(?: \\w+){0,2} (?:kind\\w*|junge\\w*|madchen|spieler\\w*|kleine\\w*)', 'einer', 'eine', 'er', 'sie');
const CRIES = some('cr(?:y|ies|ied|ying)', 'tears', 'in tears', 'sobs?', 'sobbing', 'weint', 'weinen', 'heult', 'heulen', 'tranen');
const OF_DEFEAT = some('los(?:e|es|ing|t)', 'defeats?', 'beaten', 'goes out', 'is out', 'misses', 'verlier\\w*', 'verlor\\w*', 'niederlagen?', 'rausfliegt', 'danebenschiess\\w*');
const OWN_CHILD = some('(?:my|our) (?:\\w+ )?(?:son|daughter|child|kid|boy|girl|grandson|granddaughter)', '(?:mein|unser)\\w* (?:\\w+ )?(?:sohn\\w*|tochter|kind|enkel\\w*)');
const COMPARES = some('compar(?:e|es|ing) (?:\\w+ )*(?:herself|himself|themselves|her|him|with|to)', 'measures (?:herself|himself)', 'vergleicht (?:\\w+ )*sich', 'sich (?:\\w+ )*vergleicht', 'sich (?:\\w+ )*vergleichen', 'misst sich');
const BETTER = some('better', 'best', 'stronger', 'faster', 'good', 'friends?', 'team ?mates?', 'others', 'brother', 'sister', 'besser\\w*', 'beste\\w*', 'starker\\w*', 'schneller\\w*', 'freund\\w*', 'mitspieler\\w*', 'andere\\w*', 'bruder', 'schwester');
const WORDS_FOR = some('what (?:can|should|do|could|shall) i (?:say|tell)', 'what to (?:say|tell)', 'what i (?:can|should|could) (?:say|tell)', '(?:a|one|some|the right) (?:sentences?|words?|line)', 'was (?:kann|soll|sag\\w*) ich', 'was ich (?:ihm|ihr|da|dann|dazu|ihm dann|ihr dann)(?: \\w+)? (?:sagen|antworten)', 'was ich (?:\\w+ ){0,3}sagen (?:soll|kann|konnte)', '(?:ein|einen|der richtige|die richtigen) (?:satz|worte)', 'was sagt man');
const TO_CHILD = some('her', 'him', 'she', 'he', 'child', 'daughter', 'son', 'ihr', 'ihm', 'sie', 'er', 'kind', 'tochter', 'sohn');

export const tearsAndComparisonPatterns: readonly CarePattern[] = [
  { of: 'wordsWhenComparing', by: 'adult', says: [WORDS_FOR, TO_CHILD], behind: COMPARES, unless: HARM, mostWords: 26 },
  { of: 'comparesWithFriend', by: 'adult', says: [COMPARES, BETTER], behind: OWN_CHILD, unless: HARM, mostWords: 26 },
  { of: 'cryingPlayer', by: 'adult', says: [PLAYER, CRIES, OF_DEFEAT], behind: TRAINS_GROUP, notBehind: OWN_CHILD, unless: HARM, mostWords: 28 },
];

/** What is asked with these. */
export const TEARS_AND_COMPARISON_ASKS: ReadonlySet<CareAsk> = new Set(tearsAndComparisonPatterns.map(({ of }) => of));

const WORDS_BESIDE: ReadonlySet<string> = new Set(
  ('compares compare comparing herself himself themselves constantly much better best friend friends teammate sentence word meant rather sad upset cries cry crying cried tears loses losing lost handle deal deals u8 u9 u10 u11 u12 under nines eights tens elevens who is so often worry fine ok okay her feels bad says ' +
    'ihrer ihres seiner seines vergleicht vergleichen standig dauernd andauernd freundin freund freundinnen mitspielerin mitspieler viel bessere besten eher traurig enttauscht weint weinen heult tranen verliert niederlage umgehen satz worte sorge geht fuhlt dabei deshalb deswegen misst').split(' '),
);
/** Whether words tell of nothing but such a child and everyday things. */
export const saysOnlyOfTearsOrComparison = (words: readonly string[]): boolean => words.every((word) => isHarmlessCareWord(word) || WORDS_BESIDE.has(word));
