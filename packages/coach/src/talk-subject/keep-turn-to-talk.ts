import type { CoachIntent } from '@touchline/domain';
import { learnedTurn } from '../english-reading/learned-turn.ts';
import { isOfBody } from '../intents/dialogue-act-types.ts';
import { readQuestion, understoodAs, type Understood } from '../intents/read-question.ts';
import { followUpIn } from '../intents/recognise-follow-up.ts';
import { questionOf } from '../meanings/example-question-lookup.ts';
import { contentOf, topicEvidence } from '../meanings/topics-in-talk.ts';
import { isPlan } from '../question-parts/missing-gear-or-space.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { hurts } from '../topics/find-topic.ts';
import { AGAIN, answeredBefore, ASKED_OF, clearTopic, isExact, kindOf, likelyTopics, NAMED_OFFERED_FROM, nearTalk, OF_FEELINGS, reread, saysTheSame, TELLS, TURN_FROM, TURNS_READ, WANTS_SAME, WANTS_SAME_FROM, type TalkWords } from './reread-turn-in-talk.ts';
import { subjectOfTalk } from './subject-of-talk.ts';

/** Longer turns say what they are about. */
const MOST_WORDS = 9;

/** Turns with these are answered by safety, or say nothing to be answered twice. */
const NEVER_REREAD: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['injury', 'thanks', 'greeting', 'joke', 'who_are_you', 'other_language_unsupported', 'off_topic', 'form_analysis', 'analyse_practice']);

/** A topic that is so likely with the talk belongs to it. */
const BELONGS_FROM = 0.1;

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
