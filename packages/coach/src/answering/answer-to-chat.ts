import type { CoachIntent } from '@touchline/domain';
import { asks, wishes } from '../chat/asks-or-wishes.ts';
import { chatAnswer, isRiddle, meantBy } from '../chat/chat-answer.ts';
import { type ChatRead, type ChatSubject, readChat, sureChat } from '../chat/chat-subject.ts';
import { type CoachAnswer, plainAnswer } from '../coach-answer.ts';
import type { DialogueAct } from '../intents/dialogue-act-types.ts';
import type { Understood } from '../intents/read-question.ts';
import { hasMoods } from '../mood/read-mood.ts';
import { isOfferedQuestion } from '../question-parts/is-suggested-question.ts';
import { isOfPlayByWords } from '../safety/leading-denial.ts';
import { isOver, saysPainIsGone } from '../safety/pain-over-and-adult-agreed.ts';
import { tellsOfPain } from '../safety/recent-pain-report.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { languageOf } from '../text/detect-language.ts';
import { sayUnsaid } from './say-unsaid.ts';
import { type UnderstoodMessage, canSpeak, isPainInTalk } from './understood-message.ts';

/** What the coach does in a talk where she has understood nothing of a turn, or only what the talk is of. */
const NOTHING_UNDERSTOOD: ReadonlySet<DialogueAct['kind']> = new Set<DialogueAct['kind']>(['unclear', 'partUnknown']);
const HARDLY_UNDERSTOOD: ReadonlySet<DialogueAct['kind']> = new Set<DialogueAct['kind']>(['askedBack', 'unexplained', 'saidAlready']);

/** From here on what was not understood is a chat; what was read as something else has to be surer. */
const CHAT_FROM = 0.4;
const CHAT_AGAINST_FROM = 0.85;
/** What was hardly understood, or only taken to go on with the turn before, is a chat sooner. */
const CHAT_SOONER_FROM = 0.75;
/** What leans more to a danger is none. */
const MOST_DANGER = 0.25;
/** A question that is known by its own words is no chat. */
const SURE_OF_QUESTION = 0.9;
/** What has no topic, and is known as a wish or a feeling by its words, is none sooner. */
const SURE_OF_INTENT = 0.45;
/** Topics of these meet what is felt with lines of their own. */
const OF_FEELING: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['bad_day', 'nerves', 'team_mates', 'parents', 'motivation']);

/** A chat of these may be a question. */
const MAY_ASK: ReadonlySet<ChatSubject> = new Set<ChatSubject>(['aboutyou', 'guess', 'hello', 'nomeant']);

/** Of these the coach has answers of her own, or they go on with what was said: they are said only where nothing was understood. */
const ONLY_NOT_UNDERSTOOD: ReadonlySet<ChatSubject> = new Set<ChatSubject>(['aboutyou', 'hello', 'thanks', 'okay', 'me', 'joke', 'nomeant']);
/** These may be one word. */
const IN_ONE_WORD: ReadonlySet<ChatSubject> = new Set<ChatSubject>(['laugh', 'hello', 'bye', 'okay', 'thanks']);
/** A day or a number goes on with a plan or a count. */
const DAY_OR_NUMBER = /\b\d+ ?(?:m|km|min|mins|minutes|minuten|meter)\b|\b(?:last|this|next|letzte|diese|nachste)\w? (?:week|month|year|woche|monat|jahr)\b|^(?:\w+ ){0,3}\d+(?: \w+){0,3}$|\b(?:mo|di|mi|do|fr|sa|so|mon|tues?|weds?|thurs?|fri|sat|sun)\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)\w?\b/;

/** Whether what a message was read as leaves room for a chat, and how sure that has to be. */
function fewestChat(message: string, { act, ask, told, drillId, skill, topic, sureness, intent, goesOn, followUp }: Understood): number | null {
  if (act !== null) return NOTHING_UNDERSTOOD.has(act.kind) ? CHAT_FROM : HARDLY_UNDERSTOOD.has(act.kind) ? CHAT_SOONER_FROM : null;
  if (followUp !== null || ask !== null || told !== null || (!goesOn && (drillId !== null || skill !== null))) return null;
  if (topic === null && intent === 'off_topic') return CHAT_FROM;
  if (sureness >= (topic === null && !goesOn ? SURE_OF_INTENT : SURE_OF_QUESTION) || (topic !== null && !goesOn && (OF_FEELING.has(intent) || isOfPlayByWords(message)))) return null;
  return goesOn ? CHAT_SOONER_FROM : CHAT_AGAINST_FROM;
}

/** Whether a message corrects the coach and means what is no football: a dog, a sister. */
function correctsToChat(message: string, { act }: Understood, read: ChatRead): boolean {
  if (act !== null || read.chat < CHAT_AGAINST_FROM || read.danger >= MOST_DANGER || meantBy(read.subjects) === null) return false;
  return !isOfPlayByWords(message) && !DAY_OR_NUMBER.test(wordsOf(message).join(' ')) && !asks(message) && !wishes(message);
}

/** The opening of a story and a goodbye are known by themselves. */
const SURE_SUBJECTS: ReadonlySet<ChatSubject> = new Set<ChatSubject>(['guess', 'bye']);
const SURE_CHAT_FROM = 0.95;
const SURE_SHARE_FROM = 0.85;
const isSureSubject = ({ act, ask, told }: Understood, { chat, subjects: [first] }: ChatRead): boolean =>
  act === null && ask === null && told === null && chat >= SURE_CHAT_FROM && first !== undefined && first.share >= SURE_SHARE_FROM && SURE_SUBJECTS.has(first.subject);

/** Whether what asks may be a chat all the same. */
const mayAsk = (message: string, subject: ChatSubject, { chat }: ChatRead): boolean => (subject === 'joke' ? isRiddle(message) && chat >= SURE_CHAT_FROM : MAY_ASK.has(subject));

/** What was learned of a message as a chat; null where it is none. */
function chatIn(understood: UnderstoodMessage): ChatRead | null {
  const { whole, asked, isParent, isHurt, behindDenial, behindToldAdult } = understood;
  if (isParent || isHurt || behindDenial !== null || behindToldAdult !== null || !hasMoods(asked.language) || !canSpeak(asked.language)) return null;
  const fewest = fewestChat(whole, asked);
  // What is of another act is no chat, however likely one.
  if ((fewest === null && asked.act !== null) || tellsOfPain(whole) || isOver(whole) || saysPainIsGone(whole) || isPainInTalk(understood)) return null;
  const read = readChat(whole, asked.language);
  const from = correctsToChat(whole, asked, read) || isSureSubject(asked, read) ? CHAT_FROM : fewest;
  if (from === null) return null;
  const subject = read.subjects[0]?.subject ?? 'nomeant';
  const { length } = wordsOf(whole);
  if (length === 0 || (length === 1 && !IN_ONE_WORD.has(subject)) || isOfferedQuestion(whole)) return null;
  if (read.chat < from || read.danger >= MOST_DANGER || wishes(whole) || (asks(whole) && !mayAsk(whole, subject, read))) return null;
  // A mark is no count.
  const goesOnWithPlan = asked.before !== null && subject !== 'school' && DAY_OR_NUMBER.test(wordsOf(whole).join(' '));
  return from > CHAT_FROM && (ONLY_NOT_UNDERSTOOD.has(subject) || goesOnWithPlan) ? null : read;
}

/** What is said to a message that is surely a chat, where safety only asks in passing: no joy, for it may be none. Null where it is none. */
export function chatSaid(message: string, seed: number, saidBefore: readonly string[]): string | null {
  const read = sureChat(message);
  const language = languageOf(message);
  return read === null || language === null || !canSpeak(language) ? null : chatAnswer(message, read, sayUnsaid(seed, saidBefore), 'plain');
}

/** The answer to what a child tells and asks nothing with, where it was not understood as a question; null for all else. It names no drill. */
export function answerToChat(understood: UnderstoodMessage): CoachAnswer | null {
  const { whole, asked, saidBefore, seed } = understood;
  const read = chatIn(understood);
  if (read === null) return null;
  return { ...plainAnswer, message: chatAnswer(whole, read, sayUnsaid(seed, saidBefore)), decidedBy: { intent: 'off_topic' }, kind: 'advice', mayBeKept: true, language: asked.language, isHurt: false };
}
