import type { CoachIntent } from '@touchline/domain';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import type { TurnName } from '../english-reading/turn-forms.ts';
import { readQuestion, understoodAs, type Understood } from '../intents/read-question.ts';
import { questionOf } from '../meanings/example-question-lookup.ts';
import { contentOf, topicsInTalk, type TopicInTalk, type TopicLanguage } from '../meanings/topics-in-talk.ts';
import { questionKind, type QuestionKind } from '../subjects/question-kind.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { topicOf } from '../topics/find-topic.ts';
import type { Topic } from '../topics/topic.ts';
import { turnOnSubject } from './follow-up-on-subject.ts';
import { subjectOfTalk } from './subject-of-talk.ts';
import type { TalkSubject } from './talk-subject-types.ts';

/** The messages of a talk, oldest first, in words of a language that topics were learned in. */
export interface TalkWords {
  readonly messages: readonly string[];
  readonly language: TopicLanguage;
}

/** So many turns before are read with a turn. */
export const TURNS_READ = 2;

/** Who tells how he or she feels is not asked what was meant. */
export const OF_FEELINGS: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['bad_day', 'nerves', 'motivation', 'parents', 'team_mates', 'bored', 'too_hard']);
/** Turns that want what was said once more, or agree to it. */
export const WANTS_SAME: ReadonlySet<string> = new Set(['explainAgain', 'notWhatIAsked', 'areYouSure', 'wordMeaning', 'laughs', 'didIt', 'willTry', 'yes', 'no', 'more'] satisfies TurnName[]);
export const WANTS_SAME_FROM = 0.5;

/** Tells something, and asks nothing. */
export const TELLS = /^(?:(?:but|aber|and|und|so|ok|then|dann) )*(?:i|im|ive|we|my|our|he|she|they|everyone|everybody|ich|wir|mein\w*|unser\w*|er|die|alle) (?!\w*\?)/;
export const AGAIN = /\b(?:again|once more|one more time|repeat|what did (?:you|u) say|noch ?mal|nochmals|wiederhol\w*|otra vez|de nuevo|repit\w*|encore une fois|repet\w*)\b/;

/** From here on what was learned of a turn decides where its first reading says only what was said before. */
export const TURN_FROM = 0.3;
/** A topic is answered where it is so likely with the talk, and so many times likelier through the turn. */
const LIKELY_FROM = 0.5;
const SHARE_FROM = 0.35;
const LIFT_FROM = 3;
/** This is enough where the turn by itself names it. */
const SHARE_OF_NAMED_FROM = 0.015;
const NAMED_FROM = 0.5;
/** And this where no other comes near it, and the turn by itself names it a little, or wants just its kind of answer. */
const ONLY_LIKELY_FROM = 0.25;
const ONLY_SHARE_FROM = 0.1;
const ONLY_LIFT_FROM = 15;
const AHEAD_OF_NEXT = 3;
const ONLY_ALONE_FROM = 0.05;
/** What is offered is so likely, or named by the turn by itself. */
const OFFERED_FROM = 0.1;
const OFFERED_SHARE_FROM = 0.03;
const OFFERED_LIFT_FROM = 2;
export const NAMED_OFFERED_FROM = 0.15;
const MOST_OFFERED = 3;
/** What is offered in a talk whose turn was not understood is at least so likely in it. */
const NEAR_TALK_FROM = 0.05;

/** These need a number that the turn may not name, are of who is hurt, or of the coach herself. */
const NEED_MORE: ReadonlySet<CoachTopic> = new Set<CoachTopic>(['streakTo', 'streakToDone', 'backFromInjury', 'healthCondition', 'whatCanYouDo']);
/** What most ask about what is earned and the board. */
export const ASKED_OF: Readonly<Partial<Record<TalkSubject['of'], readonly CoachTopic[]>>> = {
  level: ['levelReached', 'sessionXp', 'levelMeaning', 'extraExperience', 'xpMeaning'],
  tokens: ['tokensFor', 'packNeeds', 'cardsGet', 'packOdds', 'repeatCards', 'swapCards', 'wherePacks'],
  streak: ['streakRule', 'streakLost', 'newStreak', 'streakFreeze', 'badgesHow'],
  board: ['climbBoard', 'boardWeek', 'hideMe', 'whoSeesMe', 'teamBoard'],
};
const SAME_WORDS_FROM = 0.6;

export const answeredBefore = ({ before }: Understood): ReadonlySet<CoachTopic> => {
  const topics = new Set<CoachTopic>();
  for (let turn = before; turn !== null; turn = turn.before) if (turn.topic !== null) topics.add(turn.topic.topic);
  return topics;
};

/** Whether a message says the same words of a subject as another. */
export function saysTheSame(one: readonly string[], other: readonly string[]): boolean {
  const all = new Set([...one, ...other]);
  return one.length > 0 && other.length > 0 && one.filter((word) => other.includes(word)).length / all.size >= SAME_WORDS_FROM;
}

/** The topics that a turn may ask about, read with the turns before it that name a subject. */
export function likelyTopics(asked: Understood, { messages, language }: TalkWords): readonly TopicInTalk[] {
  const earlier = messages.slice(0, -1);
  const named = earlier.filter((one) => contentOf(one, language).length > 0);
  return topicsInTalk(messages.at(-1) ?? '', (named.length > 0 ? named : earlier).slice(-TURNS_READ), answeredBefore(asked), language).filter(({ topic }) => !NEED_MORE.has(topic));
}

/** Kinds of answer that no other kind stands for: a person, a place, a time, a length. */
const DEFINITE: ReadonlySet<QuestionKind> = new Set<QuestionKind>(['who', 'where', 'when', 'howLong', 'howOften', 'howFar']);
/** A turn that wants one of these is not answered with another kind either. */
const WANTED: ReadonlySet<QuestionKind> = new Set<QuestionKind>([...DEFINITE, 'howMany', 'worth']);
export const kindOf = (text: string): QuestionKind | null => questionKind(wordsOf(text).join(' '));

/** Whether a topic has the kind of answer that a turn wants, as its own question tells. */
export function isOfKind(topic: CoachTopic, wanted: QuestionKind | null): boolean {
  const told = kindOf(questionOf(topic));
  if (wanted === null) return true;
  return WANTED.has(wanted) ? told === wanted : told === null || !DEFINITE.has(told);
}

/** The topic that is so much the likeliest, and of the kind that is wanted, that it is answered; undefined where none is. */
export function clearTopic([first, ...others]: readonly TopicInTalk[], wanted: QuestionKind | null): Topic | undefined {
  if (first === undefined || !isOfKind(first.topic, wanted)) return undefined;
  const { topic, likelihood, share, lift, alone } = first;
  const isLikely = likelihood >= LIKELY_FROM && lift >= LIFT_FROM && (share >= SHARE_FROM || (share >= SHARE_OF_NAMED_FROM && alone >= NAMED_FROM));
  const next = others.find((one) => one.lift >= OFFERED_LIFT_FROM)?.share ?? 0;
  const isNamed = alone >= ONLY_ALONE_FROM || (wanted !== null && DEFINITE.has(wanted));
  const isOnly = likelihood >= ONLY_LIKELY_FROM && share >= ONLY_SHARE_FROM && lift >= ONLY_LIFT_FROM && isNamed && share >= AHEAD_OF_NEXT * next;
  return isLikely || isOnly ? topicOf(topic) : undefined;
}

/** The questions on the subject of the talk that come nearest to a turn. */
export function offeredOf(likely: readonly TopicInTalk[], subject: TalkSubject | null, answered: ReadonlySet<CoachTopic>): readonly CoachTopic[] {
  const family = (subject === null ? undefined : ASKED_OF[subject.of])?.filter((name) => !answered.has(name)) ?? [];
  const near = likely.filter(({ likelihood, share, lift, alone }) => (likelihood >= OFFERED_FROM && share >= OFFERED_SHARE_FROM && lift >= OFFERED_LIFT_FROM) || (alone >= NAMED_OFFERED_FROM && lift >= ONLY_LIFT_FROM)).map(({ topic }) => topic);
  const named = likely.filter(({ topic, alone }) => near.includes(topic) && alone >= NAMED_OFFERED_FROM).map(({ topic }) => topic);
  const ordered = family.length === 0 ? near : [...near.filter((name) => family.includes(name)), ...named, ...family];
  return [...new Set(ordered)].filter((name) => questionOf(name) !== '' && topicOf(name)?.intent !== 'injury').slice(0, MOST_OFFERED);
}

/** The questions that are likeliest in the talk and were not answered in it, though the turn names none of them. */
export function nearTalk(asked: Understood, talk: TalkWords, about: CoachTopic | null): readonly CoachTopic[] {
  const subject = asked.before === null ? null : subjectOfTalk(asked.before);
  const family = subject === null ? [] : (ASKED_OF[subject.of] ?? []);
  const answered = answeredBefore(asked);
  const likely = likelyTopics(asked, talk).filter(({ likelihood }) => likelihood >= NEAR_TALK_FROM).map(({ topic }) => topic);
  return [...new Set([...family, ...likely])].filter((name) => name !== about && !answered.has(name) && questionOf(name) !== '' && topicOf(name)?.intent !== 'injury').slice(0, MOST_OFFERED);
}

/** A turn that by itself is so likely of a topic says so, whatever else was learned of such turns. */
const SAYS_TOPIC_FROM = 0.8;
const isPlainlyOf = ([first]: readonly TopicInTalk[]): boolean => first !== undefined && first.alone >= SAYS_TOPIC_FROM;

/** The next reading of a turn on the subject of the talk, or what is offered in its place; null where there is neither. */
export function reread(asked: Understood, talk: TalkWords, isTold: (one: Understood) => boolean, from = TURN_FROM): Understood | null {
  const message = talk.messages.at(-1) ?? '';
  const question = readQuestion(message, asked.before);
  const feels = OF_FEELINGS.has(asked.intent);
  const likely = likelyTopics(asked, talk);
  const topic = clearTopic(likely, kindOf(message));
  const ofSubject = feels || (topic !== undefined && isPlainlyOf(likely)) ? null : turnOnSubject(question, from);
  if (ofSubject !== null && !isTold(ofSubject)) return { ...ofSubject, language: asked.language };
  const ofTopic = topic === undefined ? null : understoodAs(question, topic.intent, { topic, language: asked.language, drillId: null });
  if (ofTopic !== null && topic?.intent !== 'injury' && !isTold(ofTopic)) return ofTopic;
  if (feels) return null;
  const subject = asked.before === null ? null : subjectOfTalk(asked.before);
  const offered = offeredOf(likely.filter(({ topic: name }) => name !== asked.topic?.topic), subject, answeredBefore(asked));
  const about = asked.before?.topic?.topic ?? null;
  if (offered.length === 0) return null;
  const back = understoodAs(question, 'off_topic', { nearest: offered, language: asked.language, drillId: null, skill: null, act: { kind: 'askedBack', subject, about } });
  return isTold(back) ? null : back;
}

/** A turn as like the phrases of an intent as this says by itself what it asks. */
const SURE_FROM = 0.8;

/** Whether what is asked of a thing of the app was asked of it in a turn before. */
function isAskedTwice({ act, before }: Understood): boolean {
  if (act?.kind !== 'onApp') return false;
  for (let turn = before; turn !== null; turn = turn.before) if (turn.act?.kind === 'onApp' && turn.act.thing === act.thing && turn.act.name === act.name) return true;
  return false;
}

/** Whether a turn was met exactly, so that its answer may hold what was said before. */
export const isExact = (asked: Understood): boolean => !isAskedTwice(asked) && isMet(asked);
const isMet = ({ act, ask, told, goesOn, topic, sureness }: Understood): boolean => (act !== null && act.kind !== 'unclear') || told !== null || (!goesOn && (ask !== null || topic !== null || sureness >= SURE_FROM));
