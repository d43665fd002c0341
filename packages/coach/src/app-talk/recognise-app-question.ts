import type { CoachIntent, CoachLanguage } from '@touchline/domain';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import { inEnglishWords } from '../english-reading/glossary.ts';
import { numberIn } from '../english-reading/named.ts';
import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { literalTopic } from '../meanings/topic-meanings.ts';
import { minutesIn } from '../question-parts/minutes-named.ts';
import { asksIfAlsoWhenIll } from '../safety/harmless-small-talk.ts';
import { hurts, topicOf } from '../topics/find-topic.ts';
import { isAskOn, isByItself, type AppAskName, type AppThing } from './asks-on-thing.ts';
import { learnedAppAsk, type LearnedAsk } from './app-question-classifier.ts';
import { thingNamed, thingOfTalk } from './things-of-app.ts';

/** From here on a turn is taken to ask what was learned of the thing that the talk is about. */
const FROM = 0.5;
/** From here on a first message asks it of the thing that it names, which other rules know well too. */
const FIRST_FROM = 0.7;
/** Of these other rules know little; what else a first message asks of a thing that it names they know better. */
const ASKED_FIRST: ReadonlySet<AppAskName> = new Set<AppAskName>(['whyNotMe', 'worthIt', 'perSession', 'longerPays', 'forRecord', 'runOut', 'howGoes', 'howMuchToday', 'untilWhen', 'resets', 'loseIt', 'ofFriend', 'reachNumber', 'addFriend', 'playTogether', 'write']);
/** From here on a first message names its thing by what it asks. */
const BY_ITSELF_FROM = 0.8;
/** More words say more than one thing. */
const MOST_WORDS = 11;
/** So few words may be of any language. */
const MOST_WORDS_OF_ANY = 4;

const INTENT_OF: Readonly<Record<AppThing, CoachIntent>> = {
  level: 'rewards_levels',
  tokens: 'rewards_levels',
  pack: 'rewards_levels',
  card: 'rewards_levels',
  badge: 'rewards_levels',
  streak: 'rewards_levels',
  board: 'app_help',
  friend: 'app_help',
  profile: 'app_help',
  settings: 'app_help',
  analysis: 'form_analysis',
  device: 'app_help',
  result: 'records',
};

/** How many of something the player has is told by the own numbers. */
const intentOf = (thing: AppThing, name: AppAskName): CoachIntent => (name === 'howManyHave' && (thing === 'tokens' || thing === 'level') ? 'my_numbers' : INTENT_OF[thing]);

/** These are asked of a topic as well. */
const TOPIC_OF: Readonly<Partial<Record<AppAskName, CoachTopic>>> = { name: 'changeName', picture: 'avatarChange', age: 'changeAge', password: 'changePassword', mail: 'changeEmail', sound: 'sound', voice: 'timerVoice', theme: 'theme', language: 'appLanguage', notifications: 'noReminders', offline: 'offlineUse', addFriend: 'friendsInApp' };
/** And these, where they are asked of that thing. */
const TOPIC_ON: Readonly<Partial<Record<AppThing, Readonly<Partial<Record<AppAskName, CoachTopic>>>>>> = {
  level: { perSession: 'sessionXp', reachNumber: 'levelReached' },
  badge: { nextBadge: 'allBadges', earnFaster: 'badgesHow', howGoes: 'badgesHow' },
  streak: { getBack: 'streakLost' },
  board: { whyNotMe: 'notOnBoard' },
  analysis: { deleteIt: 'deleteAnalysis' },
};
const OF_EXPERIENCE = /\b(?:xp|exp|experience|erfahrung\w*)\b/;
function topicAsked(thing: AppThing, name: AppAskName, words: readonly string[]): CoachTopic | undefined {
  if (thing === 'level' && name === 'howManyHave') return OF_EXPERIENCE.test(words.join(' ')) ? 'experienceOnly' : 'levelOnly';
  return TOPIC_ON[thing]?.[name] ?? TOPIC_OF[name];
}

/** Names another thing than the talk is about and nothing else: after own numbers those of that are meant, else other rules know more: "what about xp". */
const OF_THE_OTHER = /^(?:(?:and|ok|but|what|how|wat|about|my|with|the|is|und|was|wie|ist|mit|mein\w*|den|der|die|das|y|que|mi|mis|el|la|los|las|et|mes|mon|ma|les|le|e|meus?|minhas?|os|as|o|a) )*\w+$/;

/** A message in a language that was learned, as it may be read: few words may be of each of the languages read through English. */
function readings({ text, raw, spoken }: Question): readonly (readonly [string, 'en' | 'de'])[] {
  const inEnglish = (language: Exclude<CoachLanguage, 'en' | 'de'>) => [inEnglishWords(text, language), 'en'] as const;
  const isShort = raw.length <= MOST_WORDS_OF_ANY;
  if (spoken === 'de') return [[text, 'de']];
  if (spoken === 'en') return [[text, 'en']];
  if (isShort || spoken === null) return [inEnglish('es'), inEnglish('fr'), inEnglish('pt')];
  return [inEnglish(spoken)];
}

/** What a message likeliest asks of a thing, as it may be read; null where that is nothing. */
export function likeliestAsk(question: Question, thing: AppThing): LearnedAsk | null {
  const asks = readings(question).flatMap(([text, language]) => learnedAppAsk(text, language, thing) ?? []);
  return asks.reduce<LearnedAsk | null>((best, ask) => (best === null || ask.likelihood > best.likelihood ? ask : best), null);
}

/** Whether a text is, as it stands, the question that is offered for another topic. */
function isOfferedFor(text: string, topic: CoachTopic | undefined): boolean {
  const offered = literalTopic(text);
  return offered?.isOffered === true && offered.topic !== topic;
}

/** A drill that is named is asked of itself, unless what it earns is asked. */
const isOfDrill = ({ drillId }: Question, named: AppThing | null): boolean => drillId !== null && named === null;

/** The question as an ask of a thing. */
function onThing(question: Question, thing: AppThing, { name, likelihood }: LearnedAsk): Understood {
  const ofTopic = topicAsked(thing, name, question.words);
  return understoodAs(question, intentOf(thing, name), {
    sureness: 1,
    topic: ofTopic === undefined ? null : (topicOf(ofTopic) ?? null),
    drillId: null,
    skill: null,
    act: { kind: 'onApp', thing, name, number: numberIn(question.raw.join(' ')), minutes: minutesIn(question.raw), likelihood },
  });
}

/**
 * What a message of few words asks of a thing of the app: of the one that it names, else of the one that the talk is about.
 * Null where it is about none, or asks what was not learned of that.
 */
export function askOfApp(question: Question): Understood | null {
  const { before, raw, words } = question;
  if (raw.length > MOST_WORDS || hurts(raw, words)) return null;
  // After tired legs the streak is kept by resting, and who asks whether it is so when ill too goes on with what was told.
  if (before?.act?.kind === 'tired' || asksIfAlsoWhenIll(raw.join(' '))) return null;
  const ofTalk = before === null ? null : thingOfTalk(before);
  const named = thingNamed(raw, ofTalk);
  const isFirst = before === null;
  // Friends and devices are things that a question names by what it asks of them.
  const thing = named ?? ofTalk ?? (isFirst ? 'friend' : null);
  // XP beside the board are those of somebody who is in front.
  if (thing === null || isOfDrill(question, named) || (ofTalk === 'board' && named === 'level')) return null;
  if (before !== null && thing !== ofTalk && OF_THE_OTHER.test(raw.join(' '))) return before.intent === 'my_numbers' && isAskOn(thing, 'howManyHave') ? onThing(question, thing, { name: 'howManyHave', likelihood: 1 }) : null;
  const likeliest = likeliestAsk(question, thing);
  if (likeliest === null || likeliest.likelihood < (isFirst ? FIRST_FROM : FROM)) return null;
  if (isFirst && !ASKED_FIRST.has(likeliest.name)) return null;
  // Words of a skill say less than what is so plainly asked.
  if (named === null && question.skill !== null && likeliest.likelihood < BY_ITSELF_FROM) return null;
  if (named === null && ofTalk === null && (!isByItself(likeliest.name) || likeliest.likelihood < BY_ITSELF_FROM)) return null;
  return isFirst && isOfferedFor(question.text, topicAsked(thing, likeliest.name, question.words)) ? null : onThing(question, thing, likeliest);
}
