import type { CoachLanguage } from '@touchline/domain';
import { coachTopicExampleQuestionsOf } from '@touchline/messages/coach-topic-example-questions';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import { drillsIn, skillsIn, unwantedIn } from '../intents/find-drill-and-skill.ts';
import { type LeftOut, leftOutIn, type ThingAt, withoutWords } from '../text/words-left-out.ts';
import { wordsOf } from '../text/recognise-words.ts';

/** What one may practise with, take or do, and leave out: each in English and German words. */
const THINGS = {
  weights: 'weights?|dumb ?bells?|barbells?|weight ?(?:training|lifting)|hanteln?|gewichte?n?|kraft ?training\\w*|krafttraining|strength ?training|gym|fitness ?studio|machines?|gerate?n?',
  remedies: '(?:protein |eiweiss ?|energy ?|caffeine |koffein ?)?(?:pills?|tablets|tabletten?|pillen?|capsules?|kapseln?|powders?|pulver|shakes?|drinks)|eiweiss ?(?:pulver|shakes?)|proteins?|eiweiss|supplements?|nahrungserganzung\\w*|[ck]reatine?|steroids?|steroide|doping|drugs?|drogen?|medicine|medikamente?n?|energydrinks?',
  running: 'running(?: laps)?|jogging|laps|laufen|runden(?: laufen)?|joggen|rennen|sprints?|sprinting|sprinten|rundenlaufen',
  exercises: 'push ?ups?|sit ?ups?|liegestutze?n?|planks?|burpees?|squats?|kniebeugen?|stretching|dehnen',
  heading: 'headers?|heading|kopfball\\w*|kopfballe?n?|kopfen',
  filming: 'videos?|cameras?|kamera|filming|filmen',
} as const;
export type ThingLeftOut = keyof typeof THINGS;
const NAMES = Object.keys(THINGS) as readonly ThingLeftOut[];
const patterns = NAMES.map((name) => [name, new RegExp(`^(?:${THINGS[name]})(?= |$)`)] as const);
const MOST_WORDS_OF_THING = 3;

const thingNamedAt = (words: readonly string[], at: number): { readonly name: ThingLeftOut; readonly length: number } | null => {
  const text = words.slice(at, at + MOST_WORDS_OF_THING).join(' ');
  for (const [name, pattern] of patterns) {
    const said = pattern.exec(text)?.[0];
    if (said !== undefined) return { name, length: said.split(' ').length };
  }
  return null;
};
const thingAt: ThingAt = (words, at) => thingNamedAt(words, at)?.length ?? 0;

/** The things that a message (in plain words) leaves out, with where. */
function thingsIn(words: readonly string[]): readonly { readonly name: ThingLeftOut; readonly at: LeftOut }[] {
  return leftOutIn(words, thingAt).flatMap((at) => {
    const name = thingNamedAt(words, at.start)?.name;
    return name === undefined ? [] : [{ name, at }];
  });
}

/** The things that a message leaves out: “without weights”, “kein Krafttraining”. */
export const thingsLeftOut = (words: readonly string[]): readonly ThingLeftOut[] => [...new Set(thingsIn(words).map(({ name }) => name))];

/** A message without the things that it leaves out, where it says something beside them; null where it leaves nothing out. */
export function withoutThingsLeftOut(message: string, of: readonly ThingLeftOut[] = NAMES, by: readonly LeftOut['by'][] = WAYS): string | null {
  const found = thingsIn(wordsOf(message)).filter(({ name, at }) => of.includes(name) && by.includes(at.by));
  if (found.length === 0) return null;
  const rest = withoutWords(message, found.map(({ at }) => at), wordsOf);
  return wordsOf(rest).length < FEWEST_WORDS_LEFT ? null : rest;
}
const FEWEST_WORDS_LEFT = 2;
const WAYS: readonly LeftOut['by'][] = ['without', 'lack', 'wish', 'no', 'not'];

/** By a topic and a thing, whether the topic is of it. */
const known = new Map<string, boolean>();

/** Whether a topic is of a thing: a way to ask for it names the thing, and none leaves it out. */
export function isTopicOf(topic: CoachTopic, thing: ThingLeftOut, language: CoachLanguage): boolean {
  const key = `${language} ${topic} ${thing}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const ways = (coachTopicExampleQuestionsOf[language]?.[topic] ?? '').split('|').map((way) => wordsOf(way));
  const names = (words: readonly string[]): boolean => words.some((_, at) => thingNamedAt(words, at)?.name === thing);
  const isOf = ways.some(names) && !ways.some((words) => thingsLeftOut(words).includes(thing));
  known.set(key, isOf);
  return isOf;
}

/** Whether a topic is of one of these drills or skills: a way to ask for it names one, and none turns it down. */
export function isTopicOfName(topic: CoachTopic, names: readonly string[], language: CoachLanguage): boolean {
  const ways = (coachTopicExampleQuestionsOf[language]?.[topic] ?? '').split('|').map((way) => wordsOf(way));
  return ways.some((words) => [...drillsIn(words), ...skillsIn(words)].some((name) => names.includes(name))) && !ways.some((words) => unwantedIn(words).some((name) => names.includes(name)));
}
