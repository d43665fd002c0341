import { coachTeasingBenchAndSmallPainLines } from '@touchline/messages/coach-lines';
import { type CoachAnswer } from '../coach-answer.ts';
import type { Say } from '../answers/phrasing.ts';
import { leftOutIn } from '../text/words-left-out.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { isHarmlessCareWord } from './harmless-care-words.ts';

/**
 * What a player does not eat: for an allergy, because it is not digested, for a belief, or for the taste; English and German. It holds
 * for the whole talk: no answer proposes it again. A reaction that is told, or a wish to weigh less, is for the rules of safety.
 */
interface Food {
  /** How it is called where it is told. */
  readonly told: RegExp;
  /** What holds it where an answer proposes food. */
  readonly holds: RegExp;
  /** A word that is one of either. */
  readonly word: RegExp;
}
const DAIRY = '(?:milk\\w*|dairy|lactose|yog?h?urts?|cheese|quark|kase|milch\\w*|la[ck]tose\\w*|joghurts?|cocoa|kakao)';
const GLUTEN = '(?:gluten\\w*|wheat|bread|toast|pasta|noodles?|spaghetti|oats?|oatmeal|porridge|cereals?|rolls?|weizen|brot|brotchen|nudeln?|hafer\\w*|musli|muesli|getreide|zoliakie|co?eliac)';
const NUTS = '(?:(?:pea|hazel|wal)?nuts?|almonds?|cashews?|\\w*nuss\\w*|\\w*nusse|mandeln?|granola|trail mix|studentenfutter)';
const EGGS = '(?:eggs?|omelett?e?s?|pancakes?|ei|eier|\\w*ruhrei|pfannkuchen)';
const MEAT = '(?:meat|pork|bacon|ham|beef|chicken|turkey|sausages?|fleisch|schwein\\w*|schinken|wurst|huhn|hahnchen\\w*|pute\\w*|rind\\w*)';
const FISH = '(?:fish|seafood|tuna|salmon|prawns?|shellfish|fisch\\w*|lachs|thunfisch|garnelen|meeresfruchte)';
const FRUIT = '(?:fruits?|apples?|berr(?:y|ies)|strawberr(?:y|ies)|kiwis?|oranges?|obst|apfel|beeren?|erdbeeren?|orangen?)';
const BANANA = '(?:bananas?|bannanas?|bananen?)';
const food = (told: string, holds: string = told): Food => ({ told: new RegExp(`\\b${told}\\b`), holds: new RegExp(`\\b${holds}\\b`), word: new RegExp(`^(?:${told}|${holds})$`) });
const FOODS: readonly Food[] = [
  food(BANANA),
  food(DAIRY),
  food(`(?:${GLUTEN})`),
  food(NUTS, `(?:${NUTS}|musli|muesli|granola|bars?|riegel)`),
  food(EGGS),
  food(`(?:${MEAT}|vegetar\\w*|veggie|vegan\\w*|halal|haram|kosher|koscher|muslim\\w*)`, `(?:${MEAT})`),
  food(`(?:${FISH}|vegetar\\w*|vegan\\w*)`, FISH),
  food('vegan\\w*', `(?:${DAIRY}|${EGGS}|honey|honig)`),
  food(FRUIT, `(?:${FRUIT}|${BANANA})`),
];
/** What is proposed in the place of all others, and what may be in it. */
const OF_HOME = /\b(?:rice|reis\w*|potato(?:es)?|kartoffeln?|vegetables?|gemuse|corn|mais)\b/;
/** That it is not eaten: the way itself for a belief. */
const NOT_EATEN =
  /\b(?:allerg\w*|intoleran\w*|vegetar\w*|veggie|vegan\w*|halal|kosher|koscher|co?eliac|zoliakie|unvertraglich\w*|muslim\w*|(?:cant|cannot|can not|not allowed to|mustnt|wont|dont|do not|not gonna) (?:\w+ )?(?:have|eat|drink|like|stand|touch|digest)|hates? (?:\w+ )?|hass\w*|(?:vertrag\w*|mag|ess|esse|trink|trinke|darf|kann|hass\w*) (?:\w+ ){0,4}?(?:kein\w*|nicht|nix)|kein\w* \w+ (?:essen|vertrag\w*))\b/;
const BY_ITSELF = /\b(?:allerg\w*|intoleran\w*|unvertraglich\w*)\b/;
const OF_FOOD = /\b(?:eat\w*|food|meals?|snacks?|breakfast|lunch|dinner|bananas?|ess\w*|essen|fruhstuck\w*|mahlzeit\w*|bananen?|mittag\w*)\b/;
/** A reaction, or a wish to weigh less: left to the rules. */
const OF_MORE = /\b(?:swell\w*|swoll\w*|itch\w*|lips?|tongue|throat|breath\w*|rash|hives|ate|eaten|accident\w*|epi ?pen|faint\w*|dizzy|sick|puk\w*|vomit\w*|fat|thin|skinny|weight|kilos?|calor\w*|diet|anything|nothing|any ?more|gegessen|geschwoll\w*|schwill\w*|juck\w*|lippen?|zunge|hals|luft|atem\w*|ausschlag|versehentlich|versehen|ubel|schlecht|kotz\w*|fett|dick\w*|dunn|abnehm\w*|kalori\w*|diat|nichts|gar nicht\w*|nicht mehr|angst|pollen|gras|grass|hay ?fever|heuschnupfen|dogs?|cats?|hund\w*|katze\w*|bees?|wasps?|bienen?|wespen?|running|training|homework|losing|school|laufen|schule|arbeit)\b/;

const foodsTold = (text: string): readonly Food[] => FOODS.filter(({ told }) => told.test(text));
const avoids = (text: string): boolean => NOT_EATEN.test(text) && !OF_MORE.test(text);

/** Whether a message (in plain letters), behind these turns, tells of a food that is not eaten, and of no reaction. */
export function tellsOfAvoidedFood(text: string, turns: readonly string[]): boolean {
  if (!avoids(text)) return false;
  if (foodsTold(text).length > 0 || OF_HOME.test(text)) return true;
  return BY_ITSELF.test(text) && OF_FOOD.test([text, ...turns.slice(-1).map((turn) => wordsOf(turn).join(' '))].join(' '));
}

/** Asks what can be eaten then. */
const WHAT_THEN = /^(?:(?:and|so|but|ok|okay|und|aber|also|ja|yes|then|dann) )*(?:(?:what|which food|what food) (?:(?:can|could|should|do|may|else|is) )+(?:i |we )?(?:\w+ ){0,2}?(?:eat|have|snack|drink|ok|good|left)|(?:was|welches essen) (?:kann|darf|soll|sollte|konnte|esse?|nehm\w*|geht|ist) (?:ich |man |mir )?(?:\w+ ){0,3}?(?:essen|nehmen|trinken|dann|stattdessen|sonst|gut)|what then|what instead|was dann|was stattdessen)(?: (?:then|instead|now|else|for breakfast|before|dann|stattdessen|sonst|denn|jetzt|noch|vorher|the match|training))*$/;
const MOST_TURNS_BACK = 2;

/** Whether a turn (in plain letters) asks what to eat behind one that told what is not eaten. */
export const asksWhatToEatThen = (text: string, turns: readonly string[]): boolean => WHAT_THEN.test(text) && turns.slice(-MOST_TURNS_BACK).some((turn, at, last) => tellsOfAvoidedFood(wordsOf(turn).join(' '), last.slice(0, at)));

const FOOD_WORDS: ReadonlySet<string> = new Set(
  'eat eats eating food drink drinks drinking have allergic allergy allergies intolerant intolerance intolerances stand hate hates breakfast lunch dinner supper snack snacks meal before instead else sat saturday sunday morning matchday celiac coeliac vegetarian veggie vegan muslim halal kosher taste esse isst essen trinke trinken allergie allergisch allergien intoleranz unvertraglichkeit unvertraglichkeiten vertrage vertrag vertragen vegetarier vegetarierin vegetarisch veganer veganerin koscher fruhstuck fruhstucke mittagessen abendessen snack stattdessen statt gegen schmeckt schmecken hasse mag bananen samstag sonntag free frei etwas'.split(' '),
);
/** Whether each word is one of food or an everyday one. */
export const saysOnlyOfFood = (words: readonly string[]): boolean => words.every((word) => FOOD_WORDS.has(word) || isHarmlessCareWord(word) || FOODS.some((one) => one.word.test(word)));

/** Whether a question of food leaves one out: “what do I eat before, no bananas”. */
const leavesFoodOut = (text: string): boolean => OF_FOOD.test(text) && leftOutIn(text.split(' '), (words, at) => (FOODS.some(({ told }) => told.test(words[at] ?? '')) ? 1 : 0)).some(({ by }) => by !== 'lack');

const avoidedIn = (talk: readonly string[]): readonly string[] => talk.map((turn) => wordsOf(turn).join(' ')).filter((text) => leavesFoodOut(text) || BY_ITSELF.test(text) || (avoids(text) && (foodsTold(text).length > 0 || OF_HOME.test(text))));

/** The answer to what is not eaten: another meal where each food of the talk is known, else no food by its name. */
export function answerOfAvoided(talk: readonly string[]): 'foodAvoided' | 'foodOfHome' {
  const told = avoidedIn(talk);
  return told.some((text) => foodsTold(text).length === 0 || OF_HOME.test(text)) ? 'foodOfHome' : 'foodAvoided';
}

/** An answer without what the talk said is not eaten: where it proposes that, what nobody has to avoid stands in its place. */
export function withoutAvoidedFoods(answer: CoachAnswer, message: string, turns: readonly string[], say: Say): CoachAnswer {
  if (answer.kind !== 'advice') return answer;
  const talk = [...turns, message];
  const told = avoidedIn(talk);
  const avoided = [...told.flatMap(foodsTold), ...(told.some((text) => OF_HOME.test(text)) ? [{ holds: OF_HOME }] : [])];
  const said = wordsOf(answer.message).join(' ');
  return avoided.some(({ holds }) => holds.test(said)) ? { ...answer, message: say(coachTeasingBenchAndSmallPainLines[answerOfAvoided(talk)]), recommendedDrills: [], nextSession: null } : answer;
}
