import type { CoachIntent, CoachLanguage } from '@touchline/domain';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import { readQuestion, understoodAs, type Understood } from '../intents/read-question.ts';
import type { FollowUp } from '../intents/score-intents.ts';
import { understand } from '../intents/understand.ts';
import { questionOf } from '../meanings/example-question-lookup.ts';
import { type UnexplainedWord, unexplainedWords } from '../meanings/topic-similarity.ts';
import { contentOf, topicEvidence } from '../meanings/topics-in-talk.ts';
import { isPlan } from '../question-parts/missing-gear-or-space.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { weekdayIn } from '../text/weekday-names.ts';
import { hurts, topicOf } from '../topics/find-topic.ts';
import { isOfCircumstance } from './avoid-repeated-answer.ts';
import { answeredBefore, isOfKind, kindOf, likelyTopics, offeredOf, saysTheSame, TURNS_READ, type TalkWords } from './reread-turn-in-talk.ts';
import { subjectOfTalk } from './subject-of-talk.ts';

/** What hurts or weighs, small words, and the player's own numbers are never asked back of. */
const NEVER_ASKED: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['injury', 'bad_day', 'thanks', 'greeting', 'joke', 'who_are_you', 'other_language_unsupported', 'off_topic', 'form_analysis', 'analyse_practice', 'my_numbers', 'records', 'last_practice']);

/** A topic less likely than this is not what the turn says by itself, and not what the talk is about. */
const TOPIC_BELOW = 0.35;
/** So much of what a turn says may be unexplained where it is read as a topic. */
const MOST_UNEXPLAINED = 0.25;
/** And so much where it is only like the phrases of an intent. */
const MOST_UNEXPLAINED_OF_INTENT = 0.15;
/** Liker ones are guessed too where most of what is said is unexplained. */
const LIKE_INTENT_BELOW = 0.8;
const MOST_UNEXPLAINED_OF_LIKE = 0.5;
/** Less like the phrases of an intent, a turn was only guessed to be of it. */
const INTENT_BELOW = 0.6;

/** They stand in any turn, and say nothing of what it is about. */
const FILLERS: ReadonlySet<string> = new Set('ok okay hm hmm well fine fair cool nice also even really usually here though tho else still not no na gut dann eben halt eigentlich eig irgendwie meistens dafur damit davon bringt single hed shed theyd wed bit tbh lol btw pls plz'.split(' '));

/** The words of a turn that its reading leaves unexplained; none in a language that topics are not asked for in. */
function leftOver({ topic, intent }: Understood, message: string, language: CoachLanguage): readonly UnexplainedWord[] {
  const isOfReading = (name: CoachTopic | `intent ${string}`): boolean => name === `intent ${intent}` || (topic === null ? topicOf(name as CoachTopic)?.intent === intent : name === topic.topic);
  return (unexplainedWords(message, language, isOfReading) ?? []).filter(({ word }) => !wordsOf(word).every((one) => FILLERS.has(one)));
}

const FEWEST_WORDS_OF_CLAUSE = 3;
/** The clauses of a message of several; none of one. */
function clausesOf(message: string): readonly string[] {
  const clauses = message.split(/[.,;!?\n]/).filter((clause) => wordsOf(clause).length >= FEWEST_WORDS_OF_CLAUSE);
  return clauses.length > 1 ? clauses : [];
}

const shareOf = (words: readonly UnexplainedWord[]): number => words.reduce((sum, { share }) => sum + share, 0);

/** Whether one of the clauses of a message has by itself the words of its topic, and hardly any other: what is told before a question leaves it as clear as it is. */
function isClauseOf(asked: Understood, message: string, language: CoachLanguage): boolean {
  return clausesOf(message).some((clause) => {
    const { topic } = understand(clause);
    return topic !== null && topic === asked.topic && shareOf(leftOver(asked, clause, language)) < MOST_UNEXPLAINED;
  });
}

/** Changes of a practice answer that the answer to what was told has none of. */
const OF_DRILL: ReadonlySet<FollowUp | null> = new Set<FollowUp | null>(['follow_shorter', 'follow_easier', 'follow_harder', 'follow_left_foot']);

/** Whether a turn was carried over from the turn before, in no way that is known or in one that only a drill has. */
const isCarriedOver = ({ followUp, intent, topic }: Understood): boolean => followUp === null || (OF_DRILL.has(followUp) && (intent === 'parents' || intent === 'team_mates') && topic === null);

/** Whether a turn says by itself that it is of the topic before. */
function isStillOf({ topic, before }: Understood, message: string, { language }: TalkWords): boolean {
  const about = topic ?? before?.topic ?? null;
  return about !== null && topicEvidence(about.topic, message, [], language).alone >= TOPIC_BELOW;
}

/** Whether a reading was only guessed: carried over from the turn before, of a topic that neither the turn nor the talk is likely of, or of what its words are hardly like. */
function isGuessed(asked: Understood, talk: TalkWords, words: readonly UnexplainedWord[]): boolean {
  const { topic, told, goesOn, sureness, drillId, skill, language } = asked;
  const message = talk.messages.at(-1) ?? '';
  if (goesOn) return isCarriedOver(asked) && !isStillOf(asked, message, talk) && (words.length > 0 || wordsOf(message).length >= FEWEST_WORDS_OF_CLAUSE);
  if (told !== null) return words.length > 0;
  const unexplained = shareOf(words);
  if (topic === null) return drillId === null && skill === null && ((sureness < INTENT_BELOW && unexplained >= MOST_UNEXPLAINED_OF_INTENT) || (sureness < LIKE_INTENT_BELOW && unexplained >= MOST_UNEXPLAINED_OF_LIKE));
  const { alone, together } = topicEvidence(topic.topic, message, talk.messages.slice(0, -1).slice(-TURNS_READ), talk.language);
  return unexplained >= MOST_UNEXPLAINED && alone < TOPIC_BELOW && together < TOPIC_BELOW && !isClauseOf(asked, message, language);
}

/** A word that can be named: one of those that players talk about, so that nothing is said after the player that nobody has looked at. */
const FEWEST_LETTERS = 4;
function named(words: readonly UnexplainedWord[]): string | null {
  const [first] = words.filter(({ word, isOfPlay }) => isOfPlay && word.length >= FEWEST_LETTERS && /^\p{L}+$/u.test(word)).toSorted((one, other) => other.share - one.share);
  return first?.word ?? null;
}

/** What is often asked next in a talk, by what it is about. */
const OF_PRACTICE: readonly CoachTopic[] = ['howOften', 'enough', 'rightDrill'];
const OF_SKILL: readonly CoachTopic[] = ['doingItRight', 'howLongToGood', 'howOften'];
const OF_NUMBERS: readonly CoachTopic[] = ['weeks', 'strongestIs', 'weakestIs'];
const OF_MATCH: readonly CoachTopic[] = ['beforeMatch', 'nightBefore', 'betterOpponents'];
const ASKED_NEXT: Readonly<Partial<Record<CoachIntent, readonly CoachTopic[]>>> = {
  food_sleep: ['fullStomach', 'eatAfter', 'beforeBed'],
  team_mates: ['makeTeam', 'teamPlayer', 'coachUnfair'],
  bad_day: OF_MATCH,
  nerves: OF_MATCH,
  matches: OF_MATCH,
  improve_skill: OF_SKILL,
  drill_technique: OF_SKILL,
  weak_foot: OF_SKILL,
  too_hard: OF_SKILL,
  too_easy: OF_PRACTICE,
  which_drill: OF_PRACTICE,
  plan_day: OF_PRACTICE,
  plan_week: OF_PRACTICE,
  little_time: OF_PRACTICE,
  bored: OF_PRACTICE,
  motivation: ['setGoal', 'phoneDistracts', 'restToday'],
  rewards_levels: ['tokensFor', 'badgesHow', 'sessionXp'],
  app_help: ['findProgress', 'newDevice', 'whatCounts'],
  equipment: ['gear', 'boots', 'ballSize'],
  warm_up: ['whyWarmUp', 'warmUpShort', 'stretching'],
  football_knowledge: ['positions', 'offside', 'foul'],
  my_numbers: OF_NUMBERS,
  records: OF_NUMBERS,
  last_practice: OF_NUMBERS,
  analyse_practice: OF_NUMBERS,
};
const MOST_OFFERED = 3;
const GUESSED_FROM = 0.1;

/** What a turn may have meant: the topic that it was guessed to be of, where that is likely at all, what comes nearest to it on the subject of the talk, and what is often asked next; of the kind of answer that it wants first. */
function mayHaveMeant(asked: Understood, talk: TalkWords): readonly CoachTopic[] {
  const { before, topic } = asked;
  const message = talk.messages.at(-1) ?? '';
  const answered = answeredBefore(asked);
  const guessed = topic !== null && topicEvidence(topic.topic, message, [], talk.language).alone >= GUESSED_FROM ? [topic.topic] : [];
  const near = offeredOf(likelyTopics(asked, talk), before === null ? null : subjectOfTalk(before), answered);
  const next = before === null ? [] : (ASKED_NEXT[before.topic?.intent ?? before.intent] ?? []);
  const mayBe = [...new Set([...guessed, ...near, ...next])].filter((one) => !answered.has(one) && questionOf(one) !== '');
  const wanted = kindOf(message);
  const ofKind = mayBe.filter((one) => isOfKind(one, wanted));
  return [...new Set([...ofKind, ...mayBe])].slice(0, MOST_OFFERED);
}

/** One word refuses, agrees or greets. */
const FEWEST_WORDS = 2;
/** Whether it may be asked what a turn means: it goes on with a talk, was not met exactly, and tells of nothing that hurts or weighs. */
function mayBeAsked({ before, act, ask, sureness, intent, topic, words }: Understood, message: string): boolean {
  if (before === null || act !== null || ask !== null || sureness >= 1) return false;
  const raw = wordsOf(message);
  if (raw.length < FEWEST_WORDS || NEVER_ASKED.has(intent) || (topic !== null && NEVER_ASKED.has(topic.intent)) || hurts(raw, words)) return false;
  // Who tells how nervous one is asks nothing.
  return intent !== 'nerves' || kindOf(message) !== null;
}

/** Whether a turn asks of a day of the plan before, or tells where or with what one practices. */
function isDetailOfBefore(asked: Understood, message: string): boolean {
  const text = wordsOf(message).join(' ');
  return asked.goesOn && (isOfCircumstance(asked, text) || (isPlan(asked) && weekdayIn(text) !== null));
}

/** Whether an earlier turn of the talk said the same: who asks again wants that answer again. */
function isSaidAgain({ messages, language }: TalkWords, message: string): boolean {
  const own = contentOf(message, language);
  return messages.slice(0, -1).some((one) => saysTheSame(own, contentOf(one, language)));
}

/**
 * A turn of a talk that was only guessed, as one of which is asked what was meant, with what on the subject of the talk has an answer;
 * null where its reading stands. `again` says whether the turn before was one too.
 */
export function unexplainedTurn(asked: Understood, talk: TalkWords, again: boolean): Understood | null {
  const { before, intent, language } = asked;
  const message = talk.messages.at(-1) ?? '';
  if (language !== 'en' && language !== 'de') return null;
  if (!mayBeAsked(asked, message) || isDetailOfBefore(asked, message) || isSaidAgain(talk, message)) return null;
  const words = leftOver(asked, message, language);
  if (!isGuessed(asked, talk, words)) return null;
  return understoodAs(readQuestion(message, before), intent, { sureness: 1, language, drillId: null, skill: null, nearest: mayHaveMeant(asked, talk), act: { kind: 'unexplained', word: named(words), again } });
}
