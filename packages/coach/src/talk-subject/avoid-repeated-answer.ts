import type { CoachIntent } from '@touchline/domain';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import { isOfBody } from '../intents/dialogue-act-types.ts';
import { followUpIn } from '../intents/recognise-follow-up.ts';
import { readQuestion, understoodAs, type Understood } from '../intents/read-question.ts';
import { learnedTurn } from '../english-reading/learned-turn.ts';
import type { TurnName } from '../english-reading/turn-forms.ts';
import { contentOf, topicEvidence, topicsInTalk, type TopicInTalk, type TopicLanguage } from '../meanings/topics-in-talk.ts';
import { questionOf } from '../meanings/topic-meanings.ts';
import { isPlan } from '../question-parts/missing-gear-or-space.ts';
import { questionKind, type QuestionKind } from '../subjects/question-kind.ts';
import { hurts, topicOf } from '../topics/find-topic.ts';
import type { Topic } from '../topics/topic.ts';
import { wordsOf } from '../text/recognise-words.ts';
import type { TalkSubject } from './talk-subject-types.ts';
import { subjectOfTalk } from './subject-of-talk.ts';
import { turnOnSubject } from './follow-up-on-subject.ts';

/** The messages of a talk, oldest first, in words of a language that topics were learned in. */
export interface TalkWords {
  readonly messages: readonly string[];
  readonly language: TopicLanguage;
}

/** Longer turns say what they are about. */
const MOST_WORDS = 9;
/** So many turns before are read with a turn. */
const TURNS_READ = 2;

/** Turns with these are answered by safety, or say nothing to be answered twice. */
const NEVER_REREAD: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['injury', 'thanks', 'greeting', 'joke', 'who_are_you', 'other_language_unsupported', 'off_topic', 'form_analysis', 'analyse_practice']);
/** Who tells how he or she feels is not asked what was meant. */
const OF_FEELINGS: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['bad_day', 'nerves', 'motivation', 'parents', 'team_mates', 'bored', 'too_hard']);
/** Turns that want what was said once more, or agree to it. */
const WANTS_SAME: ReadonlySet<string> = new Set(['explainAgain', 'notWhatIAsked', 'areYouSure', 'wordMeaning', 'laughs', 'didIt', 'willTry', 'yes', 'no', 'more'] satisfies TurnName[]);
const WANTS_SAME_FROM = 0.5;
/** Behind an advice these want the same advice; who wants more of it, or what to do now, does not. */
const WANTS_SAME_ADVICE: ReadonlySet<string> = new Set(['explainAgain', 'areYouSure', 'wordMeaning', 'yes', 'laughs', 'didIt', 'willTry'] satisfies TurnName[]);
/** Tells something, and asks nothing. */
const TELLS = /^(?:(?:but|aber|and|und|so|ok|then|dann) )*(?:i|im|ive|we|my|our|he|she|they|everyone|everybody|ich|wir|mein\w*|unser\w*|er|die|alle) (?!\w*\?)/;
const AGAIN = /\b(?:again|once more|one more time|repeat|what did (?:you|u) say|noch ?mal|nochmals|wiederhol\w*|otra vez|de nuevo|repit\w*|encore une fois|repet\w*)\b/;
/** Whether a message asks for what was said once more. */
export const asksAgain = (message: string): boolean => AGAIN.test(wordsOf(message).join(' '));

/** From here on what was learned of a turn decides where its first reading says only what was said before. */
const TURN_FROM = 0.3;
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
const NAMED_OFFERED_FROM = 0.15;
const MOST_OFFERED = 3;
/** What is offered in a talk whose turn was not understood is at least so likely in it. */
const NEAR_TALK_FROM = 0.05;
/** A topic that is so likely with the talk belongs to it. */
const BELONGS_FROM = 0.1;
/** These need a number that the turn may not name, are of who is hurt, or of the coach herself. */
const NEED_MORE: ReadonlySet<CoachTopic> = new Set<CoachTopic>(['streakTo', 'streakToDone', 'backFromInjury', 'healthCondition', 'whatCanYouDo']);
/** What most ask about what is earned and the board. */
const ASKED_OF: Readonly<Partial<Record<TalkSubject['of'], readonly CoachTopic[]>>> = {
  level: ['levelReached', 'sessionXp', 'levelMeaning', 'extraExperience', 'xpMeaning'],
  tokens: ['tokensFor', 'packNeeds', 'cardsGet', 'packOdds', 'repeatCards', 'swapCards', 'wherePacks'],
  streak: ['streakRule', 'streakLost', 'newStreak', 'streakFreeze', 'badgesHow'],
  board: ['climbBoard', 'boardWeek', 'hideMe', 'whoSeesMe', 'teamBoard'],
};
const SAME_WORDS_FROM = 0.6;

const answeredBefore = ({ before }: Understood): ReadonlySet<CoachTopic> => {
  const topics = new Set<CoachTopic>();
  for (let turn = before; turn !== null; turn = turn.before) if (turn.topic !== null) topics.add(turn.topic.topic);
  return topics;
};

/** Whether a message says the same words of a subject as another. */
function saysTheSame(one: readonly string[], other: readonly string[]): boolean {
  const all = new Set([...one, ...other]);
  return one.length > 0 && other.length > 0 && one.filter((word) => other.includes(word)).length / all.size >= SAME_WORDS_FROM;
}

/** The topics that a turn may ask about, read with the turns before it that name a subject. */
function likelyTopics(asked: Understood, { messages, language }: TalkWords): readonly TopicInTalk[] {
  const earlier = messages.slice(0, -1);
  const named = earlier.filter((one) => contentOf(one, language).length > 0);
  return topicsInTalk(messages.at(-1) ?? '', (named.length > 0 ? named : earlier).slice(-TURNS_READ), answeredBefore(asked), language).filter(({ topic }) => !NEED_MORE.has(topic));
}

/** Kinds of answer that no other kind stands for: a person, a place, a time, a length. */
const DEFINITE: ReadonlySet<QuestionKind> = new Set<QuestionKind>(['who', 'where', 'when', 'howLong', 'howOften', 'howFar']);
/** A turn that wants one of these is not answered with another kind either. */
const WANTED: ReadonlySet<QuestionKind> = new Set<QuestionKind>([...DEFINITE, 'howMany', 'worth']);
const kindOf = (text: string): QuestionKind | null => questionKind(wordsOf(text).join(' '));

/** Whether a topic has the kind of answer that a turn wants, as its own question tells. */
function isOfKind(topic: CoachTopic, wanted: QuestionKind | null): boolean {
  const told = kindOf(questionOf(topic));
  if (wanted === null) return true;
  return WANTED.has(wanted) ? told === wanted : told === null || !DEFINITE.has(told);
}

/** The topic that is so much the likeliest, and of the kind that is wanted, that it is answered; undefined where none is. */
function clearTopic([first, ...others]: readonly TopicInTalk[], wanted: QuestionKind | null): Topic | undefined {
  if (first === undefined || !isOfKind(first.topic, wanted)) return undefined;
  const { topic, likelihood, share, lift, alone } = first;
  const isLikely = likelihood >= LIKELY_FROM && lift >= LIFT_FROM && (share >= SHARE_FROM || (share >= SHARE_OF_NAMED_FROM && alone >= NAMED_FROM));
  const next = others.find((one) => one.lift >= OFFERED_LIFT_FROM)?.share ?? 0;
  const isNamed = alone >= ONLY_ALONE_FROM || (wanted !== null && DEFINITE.has(wanted));
  const isOnly = likelihood >= ONLY_LIKELY_FROM && share >= ONLY_SHARE_FROM && lift >= ONLY_LIFT_FROM && isNamed && share >= AHEAD_OF_NEXT * next;
  return isLikely || isOnly ? topicOf(topic) : undefined;
}

/** The questions on the subject of the talk that come nearest to a turn. */
function offeredOf(likely: readonly TopicInTalk[], subject: TalkSubject | null, answered: ReadonlySet<CoachTopic>): readonly CoachTopic[] {
  const family = (subject === null ? undefined : ASKED_OF[subject.of])?.filter((name) => !answered.has(name)) ?? [];
  const near = likely.filter(({ likelihood, share, lift, alone }) => (likelihood >= OFFERED_FROM && share >= OFFERED_SHARE_FROM && lift >= OFFERED_LIFT_FROM) || (alone >= NAMED_OFFERED_FROM && lift >= ONLY_LIFT_FROM)).map(({ topic }) => topic);
  const named = likely.filter(({ topic, alone }) => near.includes(topic) && alone >= NAMED_OFFERED_FROM).map(({ topic }) => topic);
  const ordered = family.length === 0 ? near : [...near.filter((name) => family.includes(name)), ...named, ...family];
  return [...new Set(ordered)].filter((name) => questionOf(name) !== '' && topicOf(name)?.intent !== 'injury').slice(0, MOST_OFFERED);
}

/** The questions that are likeliest in the talk and were not answered in it, though the turn names none of them. */
function nearTalk(asked: Understood, talk: TalkWords, about: CoachTopic | null): readonly CoachTopic[] {
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
function reread(asked: Understood, talk: TalkWords, isTold: (one: Understood) => boolean, from = TURN_FROM): Understood | null {
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
const isExact = (asked: Understood): boolean => !isAskedTwice(asked) && isMet(asked);
const isMet = ({ act, ask, told, goesOn, topic, sureness }: Understood): boolean => (act !== null && act.kind !== 'unclear') || told !== null || (!goesOn && (ask !== null || topic !== null || sureness >= SURE_FROM));

/** Whether a turn names nothing of its own, and its reading has nothing to do with the talk. */
function leavesTalk(asked: Understood, talk: TalkWords): boolean {
  const { before, goesOn, act, ask, topic, told, followUp, intent, drillId } = asked;
  if (before === null || goesOn || followUp !== null || act !== null || ask !== null || told !== null || drillId !== null) return false;
  if (topic === null || contentOf(talk.messages.at(-1) ?? '', talk.language).length > 0) return false;
  if (intent === before.intent || intent === before.before?.intent) return false;
  return !likelyTopics(asked, talk).some((one) => one.topic === topic.topic && one.share >= BELONGS_FROM);
}

/** Asks for all of the own numbers. */
const ASKS_ALL_NUMBERS = /\b(?:numbers|stats|statistics|everything|all|overall|total|zahlen|statistik\w*|alles|insgesamt|gesamt)\b/;
/** Whether a turn of a talk, which asks something particular, would be answered with all of the player's numbers. */
const isRecital = ({ intent, topic, act, ask, told, drillId }: Understood, text: string): boolean => intent === 'my_numbers' && topic === null && act === null && ask === null && told === null && drillId === null && !ASKS_ALL_NUMBERS.test(text);

/** Stands for what was spoken of. */
const REFERS = /\b(?:it|that|this|them|those|one|das|es|die|dies\w*|davon|damit|dafur|ihn|ihm)\b/;
const GUESSED_BELOW = 0.8;
/** What is likely to be meant of what is earned and the board. */
const OF_EARNED: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['rewards_levels', 'my_numbers', 'app_help', 'records', 'last_practice', 'plan_day', 'little_time', 'which_drill', 'off_topic']);
/** Whether a turn that refers to what is earned, or to the board, was only guessed to be of something else. */
function isGuessedAside({ before, intent, topic, act, ask, told, sureness, goesOn }: Understood, text: string): boolean {
  const subject = before === null ? null : subjectOfTalk(before);
  if (subject === null || ASKED_OF[subject.of] === undefined || OF_EARNED.has(intent)) return false;
  return !goesOn && topic === null && act === null && ask === null && told === null && sureness < GUESSED_BELOW && REFERS.test(text);
}

/** A topic less likely than this is not what the turn says by itself, and not what the talk is about. */
const FOREIGN_ALONE_BELOW = 0.6;
const FOREIGN_TOGETHER_BELOW = 0.1;
/** What was read as a topic, though a foreign one, is taken for a turn on the subject only from here on. */
const FOREIGN_TURN_FROM = 0.5;
/** Whether a turn was read as a topic that its words hardly name and the talk is not about. */
function isForeign({ topic, goesOn, act, ask, told, before, sureness }: Understood, talk: TalkWords): boolean {
  if (topic === null || goesOn || act !== null || ask !== null || told !== null || before === null || sureness >= 1) return false;
  // A turn with the question word of the topic asks for it, and one that asks for an own number is of that.
  const wanted = kindOf(talk.messages.at(-1) ?? '');
  if (wanted !== null && (wanted === kindOf(questionOf(topic.topic)) || topic.intent === 'my_numbers')) return false;
  const { alone, together } = topicEvidence(topic.topic, talk.messages.at(-1) ?? '', talk.messages.slice(0, -1).slice(-TURNS_READ), talk.language);
  return alone < FOREIGN_ALONE_BELOW && together < FOREIGN_TOGETHER_BELOW;
}

/** Whether a turn goes on, in no way that is known, with a number that was told or with a turn about the answer before. */
const goesOnWithNothing = ({ goesOn, followUp, topic, act, ask, told, before }: Understood): boolean => goesOn && followUp === null && topic === null && act === null && ask === null && told === null && (before?.act?.kind === 'numberTold' || before?.act?.kind === 'onAnswer');

/** Whether a turn was read as a topic that was answered before and that its words only touch. */
const isTopicAgain = (asked: Understood): boolean => asked.topic !== null && asked.act === null && asked.ask === null && !asked.goesOn && asked.sureness < 1 && answeredBefore(asked).has(asked.topic.topic);

/** A topic that was answered is still what the talk is about where it is so likely with the turn. */
const STILL_FROM = 0.5;
/** A turn read as what nobody spoke of, in a talk that is still of the topic before: that, with what else is near; null where it is of another. */
function stillOfBefore(asked: Understood, talk: TalkWords): Understood | null {
  const { before, language } = asked;
  const about = before?.topic?.topic ?? null;
  const message = talk.messages.at(-1) ?? '';
  if (before === null || about === null || before.topic?.intent === 'injury' || asked.skill !== null || asked.drillId !== null) return null;
  if (asked.topic !== null && topicEvidence(asked.topic.topic, message, [], talk.language).alone >= NAMED_OFFERED_FROM) return null;
  if (topicEvidence(about, message, talk.messages.slice(0, -1).slice(-TURNS_READ), talk.language).together < STILL_FROM) return null;
  const said = { kind: 'saidAlready', of: OF_FEELINGS.has(before.intent) ? 'feeling' : 'other', about, offered: nearTalk(asked, talk, about) } as const;
  return understoodAs(readQuestion(message, before), before.intent, { sureness: 1, language, act: said });
}

/** Another topic that a turn is clearly of, where the same words were not asked before; null where there is none. */
function otherTopic(asked: Understood, talk: TalkWords, isTold: (one: Understood) => boolean): Understood | null {
  const message = talk.messages.at(-1) ?? '';
  const own = contentOf(message, talk.language);
  if (talk.messages.slice(0, -1).some((one) => saysTheSame(own, contentOf(one, talk.language)))) return null;
  const topic = clearTopic(likelyTopics(asked, talk), kindOf(message));
  const other = topic === undefined || topic.intent === 'injury' ? null : understoodAs(readQuestion(message, asked.before), topic.intent, { topic, language: asked.language, drillId: null });
  return other === null || isTold(other) ? null : other;
}

/**
 * A turn of a talk as it was understood, but where its answer was given before although something else is asked, or where it
 * jumps to what nobody spoke of: then its next reading on the subject of the talk, or questions on it that have an answer.
 * `isTold` says whether the answer to a reading was given before.
 */
export function keptToTalk(asked: Understood, talk: TalkWords, isTold: (one: Understood) => boolean): Understood {
  const { before, intent, act } = asked;
  const message = talk.messages.at(-1) ?? '';
  const words = wordsOf(message);
  if (before === null || words.length > MOST_WORDS || NEVER_REREAD.has(intent) || isOfBody(act) || isPlan(asked) || hurts(words, asked.words)) return asked;
  // Of a foot and of what is not there other rules know.
  if (readQuestion(message, before).foot !== null) return asked;
  const repeats = !isExact(asked) && isTold(asked);
  const text = words.join(' ');
  const foreign = (isForeign(asked, talk) || goesOnWithNothing(asked)) && !AGAIN.test(text);
  if (!repeats && isTopicAgain(asked) && !AGAIN.test(text)) return otherTopic(asked, talk, isTold) ?? asked;
  if (!repeats && !leavesTalk(asked, talk) && !isRecital(asked, text) && !isGuessedAside(asked, text) && !foreign) return asked;
  if (repeats && (TELLS.test(text) || followUpIn(words) !== null)) return asked;
  const learned = learnedTurn(message, talk.language, false);
  if (repeats && (AGAIN.test(text) || (WANTS_SAME.has(learned.name) && learned.likelihood >= WANTS_SAME_FROM))) return asked;
  const own = contentOf(message, talk.language);
  if (repeats && talk.messages.slice(0, -1).some((one) => saysTheSame(own, contentOf(one, talk.language)))) return asked;
  return reread(asked, talk, isTold, foreign ? FOREIGN_TURN_FROM : TURN_FROM) ?? (foreign ? stillOfBefore(asked, talk) : null) ?? asked;
}

/** Whether a turn goes on with the topic of the turn before, names nothing of its own and asks in no way that is known. */
const addsNothing = ({ before, goesOn, followUp, topic, foot }: Understood, { messages, language }: TalkWords): boolean =>
  goesOn && followUp === null && foot === null && topic !== null && topic.topic === before?.topic?.topic && contentOf(messages.at(-1) ?? '', language).length === 0;

/** Asks for a time. */
const CLOCK = /\b(?:hours?|time|uhr|uhrzeit|clock)\b/;
/** Where and with what to practise is answered with the same drill again. */
const OF_CIRCUMSTANCE: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['which_drill', 'no_ball', 'no_wall', 'little_time', 'rain', 'drill_technique', 'plan_day', 'plan_week']);
const CIRCUMSTANCE = /\b(?:without|less|little|space|room|place|only|alone|ohne|weniger|wenig|platz|raum|nur|allein)\b/;
/** Of these, what weighs on a child. */
const WEIGHS: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['bad_day', 'nerves', 'parents']);
/** Longer turns tell more, so that the same answer may be meant. */
const MOST_WORDS_OF_TURN = 14;
/** These may say the same again. */
const MAY_REPEAT: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['thanks', 'greeting', 'joke', 'who_are_you', 'other_language_unsupported', 'off_topic', 'form_analysis', 'analyse_practice']);

/**
 * A turn whose answer would be one that an earlier turn got, although it asks something else: its next reading, else that the
 * coach would only repeat herself, with what to do about a feeling or about what hurts. `isTold` says whether an answer was given before.
 */
export function notTwice(asked: Understood, talk: TalkWords, isTold: (one: Understood) => boolean): Understood {
  const { before, intent, act } = asked;
  const message = talk.messages.at(-1) ?? '';
  const words = wordsOf(message);
  if (before === null || words.length > MOST_WORDS_OF_TURN || MAY_REPEAT.has(intent) || isPlan(asked) || isOfBody(act) || act?.kind === 'onApp' || isExact(asked) || !(isTold(asked) || addsNothing(asked, talk))) return asked;
  // Of a foot other rules know.
  if (readQuestion(message, before).foot !== null) return asked;
  const text = words.join(' ');
  const learned = learnedTurn(message, talk.language, false);
  const wantsSame = asked.goesOn && asked.topic !== null ? WANTS_SAME_ADVICE : WANTS_SAME;
  if (AGAIN.test(text) || (wantsSame.has(learned.name) && learned.likelihood >= WANTS_SAME_FROM)) return asked;
  const own = contentOf(message, talk.language);
  if (talk.messages.slice(0, -1).some((one) => wordsOf(one).join(' ') === text || saysTheSame(own, contentOf(one, talk.language)))) return asked;
  // A time that is asked for may stand in what was said.
  if (CLOCK.test(text) || OF_CIRCUMSTANCE.has(intent) || (intent === 'improve_skill' && CIRCUMSTANCE.test(text))) return asked;
  const isPain = intent === 'injury';
  // Who tells more is comforted again, in other words.
  if (!isPain && TELLS.test(text)) return asked;
  const feels = WEIGHS.has(intent) || act?.kind === 'teased' || asked.topic?.topic === 'mocked' || asked.topic?.topic === 'laughedAt';
  const next = isPain || feels || addsNothing(asked, talk) ? null : reread(asked, talk, isTold);
  if (next !== null) return next;
  const about = asked.topic === null || asked.topic.intent === 'injury' ? null : asked.topic.topic;
  const offered = isPain || feels ? [] : nearTalk(asked, talk, about);
  const said = understoodAs(readQuestion(message, before), intent, { sureness: 1, language: asked.language, act: { kind: 'saidAlready', of: isPain ? 'pain' : feels ? 'feeling' : 'other', about, offered } });
  return isTold(said) ? asked : said;
}
