import type { CoachIntent, CoachLanguage } from '@touchline/domain';
import type { Understood } from '../intents/read-question.ts';
import { plainPlanTurn } from '../intents/plan-change-by-words.ts';
import { understand } from '../intents/understand.ts';
import { tellsOfFoundWall } from '../question-parts/wall-found.ts';
import { languageOf } from '../text/detect-language.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { namedInPlan } from '../talk-subject/named-in-plan.ts';
import { rememberedDuringAnswer } from '../text/remember-during-answer.ts';
import { subjectOfTalk } from '../talk-subject/subject-of-talk.ts';
import { isTurnOn, type SubjectKind } from '../talk-subject/follow-up-kinds-by-subject.ts';
import { lackIn } from '../question-parts/missing-gear-or-space.ts';
import { hurts } from '../topics/find-topic.ts';
import { inEnglishWords, type GlossedLanguage } from './glossary.ts';
import { formOfTurn, learnedTurn, type TurnLanguage } from './learned-turn.ts';
import { namedIn } from './named.ts';
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

/** Whether exactly what is asked was met, and not only words that are like it, or what was asked before. */
const isExact = ({ act, ask, topic, told, goesOn, followUp }: Understood): boolean => ask !== null || (topic !== null && (!goesOn || followUp !== null)) || told !== null || (act !== null && act.kind !== 'unclear');

const goesOnWithPlan = ({ goesOn, intent, topic }: Understood): boolean => goesOn && topic === null && (intent === 'plan_day' || intent === 'plan_week');
/** What a turn changes in a plan, or takes of it. */
const OF_PLANS: ReadonlySet<string> = new Set(['dayNot', 'dayMatch', 'dayTraining', 'tooMuch', 'tomorrow', 'shorter', 'withFriend', 'howGoes', 'why', 'yes', 'no', 'laughs', 'whereInApp', 'fails'] satisfies TurnName[]);

/** What weighs on a child is read so only where it is sure. */
const FEELINGS: ReadonlySet<string> = new Set(['saysImBad', 'teamLaughed', 'teamAngry', 'notTalking', 'myFault', 'wontGo', 'othersBetter', 'stopIt', 'howForget', 'maybeBad', 'whatsPoint', 'notPlayed', 'unfair'] satisfies TurnName[]);
const FEELING_FROM = 0.8;
const fromOf = (name: string): number => (FEELINGS.has(name) ? FEELING_FROM : TURN_FROM);

/** Whether the talk is about a plan. */
const isAboutPlan = (before: Understood | null): boolean => before !== null && subjectOfTalk(before)?.of === 'plan';

/** The kind of the subject of the talk, where it has an answer to such a turn; else null. */
function subjectAnswering(name: string, before: Understood | null): SubjectKind | null {
  const subject = before === null ? null : subjectOfTalk(before);
  return subject !== null && isTurnOn(subject.of, name) ? subject.of : null;
}

/** These ask something only of a subject that has an answer to them. */
const NEED_SUBJECT: ReadonlySet<string> = new Set(['whatNeed', 'howFar', 'whatGet', 'keepIt', 'missDay', 'howManySessions', 'reachNumber', 'untilNumber', 'aheadOfMe', 'whatInside', 'thinkICan', 'lookWhere', 'howFast', 'hitsThem', 'trips', 'tooHigh', 'drops', 'neverWorks', 'knowBetter', 'whatInstead', 'standInOk', 'betweenGames', 'eatThere', 'whatBring', 'ifSubbed', 'ifLost', 'tiredThere', 'howForget', 'takeNext', 'notPlayed', 'unfair', 'justABit', 'whatExactly', 'withFeet', 'withHands', 'whichQuiet'] satisfies TurnName[]);

/** Whether a turn plainly asks something of the subject of the talk; of the board its own words know more. */
function asksOfSubject({ name, likelihood }: ReturnType<typeof learnedTurn>, before: Understood | null): boolean {
  const answeredOf = subjectAnswering(name, before);
  return likelihood >= PLAIN_TURN_FROM && answeredOf !== null && answeredOf !== 'board';
}

/** Whether a turn needs no subject, or the talk has one with an answer to it. */
const isAnswered = (name: string, before: Understood | null): boolean => !(NEED_SUBJECT.has(name) || (name === 'earnFaster' && before !== null && subjectOfTalk(before)?.of === 'result')) || subjectAnswering(name, before) !== null;

const isGlossed = (language: CoachLanguage | null): language is GlossedLanguage => language === 'es' || language === 'fr' || language === 'pt';

/** The language that a message is in; in few words, which may be of several, that of the turn before. */
function languageIn(text: string, before: CoachLanguage | null): CoachLanguage | null {
  return before !== null && wordsOf(text).length < FEWEST_WORDS_OF_LANGUAGE ? before : languageOf(text, before);
}

/** A message as the coach reads it. */
interface Reading {
  readonly text: string;
  /** As it is understood, where that had to be known. */
  readonly asked: Understood | null;
}

/** A talk as the coach reads it: what was written in Spanish, French or Portuguese stands in English words where these say more. */
export interface TalkInEnglish {
  readonly message: string;
  readonly turns: readonly string[];
  /** The message in this talk, where it was understood on the way. */
  readonly asked: Understood | null;
  /** The language of the message, in the light of the talk; null where it is in none of ours. */
  readonly language: CoachLanguage | null;
}

/** What is asked, in the light of what the player wrote before, oldest first, in any of the five languages; and the message as it was read. */
export const understandTalk: (message: string, turns: readonly string[]) => { readonly asked: Understood; readonly message: string } = rememberedDuringAnswer((message, turns) => {
  const talk = talkInEnglish(message, turns);
  const asked = talk.asked ?? understand(talk.message, talk.turns);
  return { asked: asked.intent === 'other_language_unsupported' ? asked : { ...asked, language: talk.language ?? asked.language }, message: talk.message };
});

/** A message with its talk, turns oldest first, each turn in English, or in plainer English, where that says more than what was written. */
export function talkInEnglish(message: string, turns: readonly string[]): TalkInEnglish {
  const before: string[] = [];
  let language: CoachLanguage | null = null;
  for (const turn of turns) {
    language = languageIn(turn, language);
    before.push(readingOf(turn, language, before).text);
  }
  language = languageIn(message, language);
  const { text, asked } = readingOf(message, language, before);
  return { message: text, turns: before, asked, language };
}

/** A message behind turns that are read already. */
function readingOf(text: string, language: CoachLanguage | null, turns: readonly string[]): Reading {
  if (isGlossed(language)) return inEnglish(text, language, turns);
  return language !== null && turns.length > 0 ? inPlainWords(text, language, turns) : { text, asked: null };
}

/** Turns that are read better in other words, whatever else their own are like. */
const REPHRASED: ReadonlySet<string> = new Set(['notTalking', 'earnFaster', 'whoSees', 'dislikes', 'longer'] satisfies TurnName[]);
/** What a turn changes in the talk is known by its own words. */
const KNOWN_AS_WRITTEN: ReadonlySet<string> = new Set(['yes', 'no', 'minutes', 'skillInstead', 'position', 'tomorrow', 'other', 'easier', 'harder', 'shorter', 'more', 'explainAgain', 'laughs', 'takeFirst', 'takeLast'] satisfies TurnName[]);

/** An English or a German turn in the words that the coach reads best, or as it was written where that is met exactly. */
function inPlainWords(text: string, language: TurnLanguage, turns: readonly string[]): Reading {
  const { name, likelihood } = learnedTurn(text, language, false);
  if (likelihood < PLAIN_TURN_FROM || KNOWN_AS_WRITTEN.has(name)) return { text, asked: null };
  const form = formOfTurn(name, text);
  if (form === null) return { text, asked: null };
  const own = understand(text, turns);
  if (own.act?.kind === 'onSubject' && own.act.subject.of === 'plan') return { text, asked: own };
  if (language === 'en' && REPHRASED.has(name) && isAnswered(name, own.before) && own.act?.kind !== 'onSubject' && own.act?.kind !== 'onApp' && own.act?.kind !== 'onAdvice' && own.topic?.topic !== 'faster') return { text: form, asked: null };
  const keeps = !isAnswered(name, own.before) || isExact(own) || own.topic !== null || own.sureness >= SURE_FROM || KEPT.has(own.intent) || goesOnWithPlan(own) || own.followUp !== null || hurts(wordsOf(text), own.words);
  return keeps ? { text, asked: own } : { text: form, asked: null };
}

/** From here on a turn behind a plan is taken to be of it, in the words of its form. */
const OF_PLAN_FROM = 0.35;
/** What these say of a plan stands in these words. */
const PLAN_FORMS: Readonly<Partial<Record<TurnName, string>>> = { longer: 'make it longer please' };

/** A turn about the plan of the talk in the words that the coach reads best; null where it is none, or needs what is not named. */
function ofPlan({ name, likelihood }: ReturnType<typeof learnedTurn>, text: string, own: Understood): string | null {
  if (likelihood < OF_PLAN_FROM || subjectAnswering(name, own.before) !== 'plan') return null;
  const words = wordsOf(text);
  if (isBesideTalk(own) || lackIn(words) !== null || plainPlanTurn(words, namedInPlan(words, own.words)) !== null) return null;
  const form = formOfTurn(name, text);
  // Which drill is to give way is said in the words of a swap.
  const swaps = name === 'dislikes' || name === 'didAlready' || name === 'other' ? swapOf(text) : null;
  return swaps ?? PLAN_FORMS[name as TurnName] ?? form;
}
/** That a drill of the plan, by its name or its place, is to give way. */
function swapOf(text: string): string | null {
  const { drillId, ofPlan: named } = namedIn(text);
  return drillId === null && named.at === null ? null : formOfTurn('swapOne', text);
}
/** Whether a turn tells of the body or of what weighs on a child, whatever the talk is about. */
const isBesideTalk = ({ act }: Understood): boolean => act !== null && act.kind !== 'onSubject' && act.kind !== 'day' && act.kind !== 'ofList' && act.kind !== 'unclear' && act.kind !== 'fault' && act.kind !== 'lengthOfPlan';

/** A message in English, or as it was written where that is met exactly, or says as much as its words in English. */
function inEnglish(text: string, language: GlossedLanguage, turns: readonly string[]): Reading {
  const own = understand(text, turns);
  const asWritten: Reading = { text, asked: own };
  if (KEPT.has(own.intent) || hurts(wordsOf(text), own.words) || tellsOfFoundWall(wordsOf(text))) return asWritten;
  const words = inEnglishWords(text, language);
  const learned = turns.length === 0 ? null : learnedTurn(words, 'en', isAboutPlan(own.before));
  const changesPlan = learned === null ? null : ofPlan(learned, text, own);
  if (changesPlan !== null) return { text: changesPlan, asked: null };
  // Who has only so many minutes does not ask for how long.
  const turn = learned?.name === 'howLong' && namedIn(text).minutes !== null ? null : learned;
  // What plainly asks something of the subject of the talk does so, whatever its words are also met by.
  const ofSubject = turn !== null && own.act === null && asksOfSubject(turn, own.before) ? formOfTurn(turn.name, text) : null;
  if (ofSubject !== null) return { text: ofSubject, asked: null };
  if (isExact(own)) return asWritten;
  if (turn !== null && turn.likelihood >= fromOf(turn.name) && (!goesOnWithPlan(own) || OF_PLANS.has(turn.name)) && isAnswered(turn.name, own.before)) {
    const form = formOfTurn(turn.name, text);
    if (form !== null) return { text: form, asked: null };
  }
  if (goesOnWithPlan(own)) return asWritten;
  const glossed = understand(words, turns);
  const asGlossed: Reading = { text: words, asked: glossed };
  if (own.act?.kind !== 'unclear' && own.sureness >= (OF_OWN.has(own.intent) ? SURE_OF_OWN_FROM : SURE_FROM)) return glossed.intent === own.intent && glossed.topic !== null && OF_MANY_TOPICS.has(own.intent) ? asGlossed : asWritten;
  if (NEVER_GLOSSED.has(glossed.intent)) return asWritten;
  if (isExact(glossed)) return asGlossed;
  // Where neither is met exactly, what was written is kept unless its words in English are surer.
  return glossed.intent !== own.intent && glossed.sureness > Math.max(own.sureness, GUESSED_FROM) ? asGlossed : asWritten;
}

/** A message word by word in English, where it is in one of the languages that are read so; else as it was written. */
export function wordsInEnglish(message: string): string {
  const language = languageOf(message);
  return isGlossed(language) ? inEnglishWords(message, language) : message;
}

/** The messages of a talk, oldest first, each in English word by word where it is in Spanish, French or Portuguese. */
export function wordsOfTalk(messages: readonly string[]): readonly string[] {
  let language: CoachLanguage | null = null;
  return messages.map((message) => {
    language = languageIn(message, language);
    return isGlossed(language) ? inEnglishWords(message, language) : message;
  });
}

/** Turns about practice, the app and a friend; all others may tell of more. */
const PLAIN: ReadonlySet<string> = new Set(['shorter', 'longer', 'easier', 'harder', 'other', 'howLong', 'howOften', 'howMany', 'leftFoot', 'rightFoot', 'whichFoot', 'noWall', 'noCones', 'noBall', 'noGoal', 'rain', 'room', 'withFriend', 'minutes', 'ballAway', 'slow', 'isGood', 'isEnough', 'recordOfIt', 'lastOfIt', 'giveGoal', 'untilNumber', 'reachNumber', 'tomorrow', 'dayNot', 'dayMatch', 'dayTraining', 'daysOnly', 'evenIfIll', 'missDay', 'notTalking', 'trialLook', 'earnFaster', 'howManyHave', 'howManyNeed', 'howManySessions', 'position', 'skillInstead', 'whatIfMistake', 'noNoise', 'lookWhere', 'howFast', 'hitsThem', 'tooHigh', 'drops', 'knowBetter', 'whatInstead', 'standInOk', 'nightBefore', 'betweenGames', 'eatThere', 'whatBring', 'ifSubbed', 'ifLost', 'takeNext', 'runFaster', 'shootHarder', 'seeMore', 'withFeet', 'whichQuiet', 'howFar', 'practiseThat'] satisfies TurnName[]);

/**
 * Whether a message goes on with a talk in a way that is well known, and tells nothing of its own: "even if I am ill", "el
 * viernes no puedo". Of 7,491 dangerous messages none is one of these where no rule stops it. Never so in German, for which
 * that was not counted.
 */
export function isPlainTurn(message: string): boolean {
  const language = languageOf(message);
  if (language === null || language === 'de') return false;
  const { name, likelihood } = learnedTurn(wordsInEnglish(message), 'en', false);
  return likelihood >= PLAIN_TURN_FROM && PLAIN.has(name) && formOfTurn(name, message) !== null;
}
