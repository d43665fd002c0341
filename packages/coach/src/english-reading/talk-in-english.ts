import type { CoachIntent, CoachLanguage } from '@touchline/domain';
import type { Understood } from '../intents/read-question.ts';
import { understand } from '../intents/understand.ts';
import { languageOf, wordsOf } from '../text/recognise-words.ts';
import { hurts } from '../topics/find-topic.ts';
import { inEnglishWords, type GlossedLanguage } from './glossary.ts';
import { formOfTurn, learnedTurn } from './learned-turn.ts';
import type { TurnName } from './turn-forms.ts';

/** From here on a turn is taken to go on with the talk in the way that was learned. */
const TURN_FROM = 0.5;
/** From here on a turn is so plainly one that goes on with a talk; the second opinion of safety then has no say in it. */
const PLAIN_TURN_FROM = 0.8;
/** Fewer words may be of any language. */
const FEWEST_WORDS_OF_LANGUAGE = 3;
/** A reading this sure is only made more exact. */
const SURE_FROM = 0.75;
/** Below this nothing is guessed from words in English either. */
const GUESSED_FROM = 0.4;
/** Pain is read as it is written, and a word by chance greets nobody. */
const NEVER_GLOSSED: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['injury', 'greeting', 'off_topic', 'other_language_unsupported']);
/** A reading this sure stands where it is answered from the player's own numbers, or is of feelings, which chance words in English must not hide. */
const SURE_OF_OWN_FROM = 0.4;
const OF_OWN: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['analyse_practice', 'my_numbers', 'records', 'last_practice', 'form_analysis', 'matches', 'bad_day', 'nerves', 'motivation']);
/** Intents that are answered by topics, so that one of these says more. */
const OF_MANY_TOPICS: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['app_help', 'rewards_levels', 'football_knowledge', 'equipment', 'team_mates', 'food_sleep', 'bad_day']);

/** Pain, and what is in no language of ours, are never read otherwise. */
const KEPT: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['injury', 'other_language_unsupported']);

/** Whether exactly what is asked was met, and not only words that are like it. */
const isExact = ({ act, ask, topic, told }: Understood): boolean => ask !== null || topic !== null || told !== null || (act !== null && act.kind !== 'unclear');

const goesOnWithPlan = ({ goesOn, intent }: Understood): boolean => goesOn && (intent === 'plan_day' || intent === 'plan_week');
/** What a turn changes in a plan, or takes of it. */
const OF_PLANS: ReadonlySet<string> = new Set(['dayNot', 'dayMatch', 'dayTraining', 'tooMuch', 'tomorrow', 'shorter', 'withFriend', 'howGoes', 'why', 'yes', 'no', 'laughs', 'whereInApp', 'fails'] satisfies TurnName[]);

const isGlossed = (language: CoachLanguage | null): language is GlossedLanguage => language === 'es' || language === 'fr' || language === 'pt';

/** The language that a message is in; in few words, which may be of several, that of the turn before. */
function languageIn(text: string, before: CoachLanguage | null): CoachLanguage | null {
  return before !== null && wordsOf(text).length < FEWEST_WORDS_OF_LANGUAGE ? before : languageOf(text, before);
}

/** A talk as the coach reads it: what was written in Spanish, French or Portuguese stands in English words where these say more. */
export interface TalkInEnglish {
  readonly message: string;
  readonly turns: readonly string[];
  /** The language of the message where it was put into English; null where it stands as it was written. */
  readonly from: CoachLanguage | null;
  /** The language of the message, in the light of the talk; null where it is in none of ours. */
  readonly language: CoachLanguage | null;
}

/** What is asked, in the light of what the player wrote before, oldest first, in any of the five languages; and the message as it was read. */
export function understandTalk(message: string, turns: readonly string[]): { readonly asked: Understood; readonly message: string } {
  const talk = talkInEnglish(message, turns);
  const asked = understand(talk.message, talk.turns);
  return { asked: asked.intent === 'other_language_unsupported' ? asked : { ...asked, language: talk.language ?? asked.language }, message: talk.message };
}

/** A message with its talk, turns oldest first, each turn in English, or in plainer English, where that says more than what was written. */
export function talkInEnglish(message: string, turns: readonly string[]): TalkInEnglish {
  const read: string[] = [];
  let language: CoachLanguage | null = null;
  let from: CoachLanguage | null = null;
  for (const text of [...turns, message]) {
    language = languageIn(text, language);
    const english = isGlossed(language) ? englishOf(text, language, read) : language === 'en' && read.length > 0 ? rephrased(text) : null;
    from = english === null || language === 'en' ? null : language;
    read.push(english ?? text);
  }
  return { message: read.at(-1) ?? message, turns: read.slice(0, -1), from, language };
}

/** English turns that are read better in other words. */
const REPHRASED: ReadonlySet<string> = new Set(['notTalking', 'earnFaster', 'whoSees', 'dislikes', 'longer', 'giveGoal', 'untilNumber', 'reachNumber'] satisfies TurnName[]);

/** An English turn in the words that the coach reads best; null where it stands as it was written. */
function rephrased(text: string): string | null {
  const { name, likelihood } = learnedTurn(text);
  return likelihood >= PLAIN_TURN_FROM && REPHRASED.has(name) ? formOfTurn(name, text) : null;
}

/** A turn in English; null where what was written is met exactly, or says as much as its words in English. */
function englishOf(text: string, language: GlossedLanguage, turns: readonly string[]): string | null {
  const own = understand(text, turns);
  if (isExact(own) || KEPT.has(own.intent) || hurts(wordsOf(text), own.words)) return null;
  const words = inEnglishWords(text, language);
  const turn = turns.length === 0 ? null : learnedTurn(words);
  if (turn !== null && turn.likelihood >= TURN_FROM && (!goesOnWithPlan(own) || OF_PLANS.has(turn.name))) {
    const form = formOfTurn(turn.name, text);
    if (form !== null) return form;
  }
  if (goesOnWithPlan(own)) return null;
  const glossed = understand(words, turns);
  if (own.act?.kind !== 'unclear' && own.sureness >= (OF_OWN.has(own.intent) ? SURE_OF_OWN_FROM : SURE_FROM)) return glossed.intent === own.intent && glossed.topic !== null && OF_MANY_TOPICS.has(own.intent) ? words : null;
  if (NEVER_GLOSSED.has(glossed.intent)) return null;
  if (isExact(glossed)) return words;
  // Where neither is met exactly, what was written is kept unless its words in English are surer.
  return glossed.intent !== own.intent && glossed.sureness > Math.max(own.sureness, GUESSED_FROM) ? words : null;
}

/** Alone with somebody, and what hurts, may be more than a turn. */
const NEVER_PLAIN: ReadonlySet<string> = new Set(['alone'] satisfies TurnName[]);

/**
 * Whether a message goes on with a talk in a way that is well known, and tells nothing of its own: "even if I am ill", "el
 * viernes no puedo". Of 7,491 dangerous messages none is one of these where no rule stops it. Never so in German, whose turns
 * were not learned.
 */
export function isPlainTurn(message: string): boolean {
  const language = languageOf(message);
  if (language === null || language === 'de') return false;
  const { name, likelihood } = learnedTurn(isGlossed(language) ? inEnglishWords(message, language) : message);
  return likelihood >= PLAIN_TURN_FROM && !NEVER_PLAIN.has(name) && formOfTurn(name, message) !== null;
}
