import type { CoachIntent, CoachLanguage } from '@touchline/domain';
import { coachDetailFollowUpLines, type CoachDetailFollowUpLine } from '@touchline/messages/coach-detail-follow-up-lines';
import { coachGlossary, type CoachWord } from '@touchline/messages/coach-glossary';
import { coachGrammar } from '@touchline/messages/coach-grammar';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import { drillNames } from '@touchline/messages/drill-names';
import { nearestTopics } from '../meanings/choose-meaning.ts';
import { questionOf } from '../meanings/example-question-lookup.ts';
import { meaningsOf } from '../meanings/topic-similarity.ts';
import { footballTermIn } from '../question-parts/football-terms.ts';
import { askedName, unknownWordIn, wordAsked } from '../question-parts/word-to-explain.ts';
import { deeperLine } from '../talk-subject/line-for-detail-question.ts';
import { lineInSituation } from '../talk-subject/line-for-player-situation.ts';
import { offeredInstead } from '../talk-subject/follow-up-on-answer.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { hurts, topicOf } from '../topics/find-topic.ts';
import type { DialogueAct } from './dialogue-act-types.ts';
import { firmly, isMet, isSameReading, ofDrill } from './exact-understanding.ts';
import { understoodAs, type Question, type Understood } from './read-question.ts';

/** So many questions are offered beside a word that is not known. */
const MOST_OFFERED = 2;
/** The topic that a talk goes on with behind a word. */
const TOPIC_OF_WORD: Readonly<Partial<Record<CoachWord, CoachTopic>>> = {
  rondo: 'groupGames',
  press: 'pressing',
  compact: 'compactMeaning',
  level: 'offside',
  onside: 'offside',
  goalSide: 'goalSide',
  stepUp: 'stepUpLine',
  handsBehindBall: 'keeperCatch',
  shoulderCheck: 'scanning',
  cross: 'cross',
  volley: 'volley',
  chip: 'chip',
  header: 'header',
  elastico: 'elastico',
  feint: 'feint',
  throwInWord: 'throwIn',
  freeKickWord: 'freeKick',
};

/** What was learned knows a word where a topic is so likely. */
const KNOWN_FROM = 0.6;
/** Whether a topic knows what a question means. */
const isKnownToTopics = (text: string, language: CoachLanguage): boolean => {
  const [first] = meaningsOf(text, language)?.learned ?? [];
  return first !== undefined && !first.isNothing && first.likelihood >= KNOWN_FROM;
};

/** A word whose meaning is asked for and that nobody here knows, with what is near in the talk. */
function unknownWord(question: Question): Understood | null {
  const word = unknownWordIn(question.text);
  const { language } = question;
  // Of what topics have words for, they know more.
  if (word === null || (language !== 'en' && language !== 'de') || isKnownToTopics(question.text, language)) return null;
  const nearest = question.before === null ? [] : offeredInstead(question.before).slice(0, MOST_OFFERED);
  return understoodAs(question, 'football_knowledge', { sureness: 1, act: { kind: 'unknownWord', word }, nearest, drillId: null, skill: null });
}

/** A word that is to be explained, or a drill. */
function wordToExplain(question: Question): Understood | null {
  if (footballTermIn(question.raw.join(' ')) !== null) return null;
  const asked = wordAsked(question.text);
  if (asked === null) return unknownWord(question);
  const { word, drillId } = asked;
  if (word === null) return ofDrill(question, drillId);
  const name = TOPIC_OF_WORD[word];
  return understoodAs(question, drillId === null ? 'football_knowledge' : 'drill_technique', { sureness: 1, act: { kind: 'word', word, drillId }, topic: name === undefined ? null : (topicOf(name) ?? null), drillId, skill: null, ...(drillId === null ? {} : { words: wordsOf(drillNames[drillId]) }) });
}

/** Lines that tell of a body, a meal or people are of these; all others of how football is played. */
const INTENT_OF_LINE: Readonly<Partial<Record<CoachDetailFollowUpLine, CoachIntent>>> = { eatAfter: 'food_sleep', drinksNo: 'food_sleep', growingBad: 'injury', notPassedHow: 'team_mates', celebrate: 'matches', askCoachWhat: 'team_mates', keeperLegsTold: 'bad_day', favouriteToo: 'off_topic', keeperGloves: 'equipment', kitForTraining: 'equipment', agOnGrass: 'equipment', worldRecord: 'off_topic', askingAnnoys: 'team_mates', waitingInTraining: 'team_mates', goalWithThatFoot: 'matches', asGoodAsStar: 'motivation', strengthAndGrowing: 'food_sleep', firstMatchInGoal: 'nerves', keeperConcedes: 'nerves', warmUpWithBall: 'warm_up', turfShoes: 'equipment', whyShinPads: 'equipment', colaWhyNot: 'food_sleep', shinPadsFit: 'equipment', oneAccountEach: 'app_help', teamAccount: 'app_help', dataKept: 'app_help', dataForParent: 'app_help', videoForParent: 'app_help', sprintsWithTeam: 'plan_week', strengthWithTeam: 'plan_week', drillsWithTeam: 'plan_week' };

/** The topic that a talk goes on with behind a line. */
const TOPIC_OF_LINE: Readonly<Partial<Record<CoachDetailFollowUpLine, CoachTopic>>> = { strengthAndGrowing: 'stronger', transitionMeans: 'faster', sprintsWithTeam: 'faster', strengthWithTeam: 'stronger', turfShoes: 'studs', shinPadsFit: 'shinPads', drillsWithTeam: 'howOften', oneAccountEach: 'ownAccounts', teamAccount: 'ownAccounts', firstMatchInGoal: 'putInGoal', defendFastWinger: 'bigAttacker', defendStrong: 'bigAttacker' };

/** Lines of rules, food, growing and people are no practice. */
const OF_NO_PRACTICE = /^(?:offside|foul|growing|eat|drinks|nerves|penaltyRebound|throwWrong|askCoach|favourite|keeperGloves|keeperLegsTold|noTrial|kitFor|agOnGrass|asking|waiting|worldRecord|turfShoes|shinPads|whyShin|colaWhy|oneAccount|teamAccount|data|video|backPass|players|ballBy|headingBy|subsBy|keeperConcedes)/;
/** Whether a reading is answered with how something is practiced or played, which who is hurt does not get. */
export const isDeeperOfPractice = ({ act }: Understood): boolean => act?.kind === 'deeper' && !OF_NO_PRACTICE.test(act.line);

/** A turn that asks more closely of what the talk is about. */
function closerOfTalk(question: Question): Understood | null {
  if (question.before === null) return null;
  const line = deeperLine(question);
  // Why team mates do not pass is no matter of how a pass is struck.
  if (line === null || (line === 'passWhy' && question.before.intent === 'team_mates')) return null;
  const intent = INTENT_OF_LINE[line] ?? 'football_knowledge';
  if (intent !== 'injury' && hurts(question.raw, question.words)) return null;
  return understoodAs(question, intent, { sureness: 1, act: { kind: 'deeper', line }, topic: null, drillId: question.before.drillId, skill: question.before.skill });
}

/** Questions of goalkeepers, which stand beside each of their lines. */
const OFFERED_TO_KEEPERS: readonly CoachTopic[] = ['keeperLobs', 'keeperPunch', 'keeperOneOnOne', 'keeperAtCorner'];
/** Closer lines of crosses and shots are of who hits them. */
const isOfKeeper = (line: string): boolean => line.startsWith('keeper') || line.startsWith('catch');
const offeredFor = (line: string, before: Understood): readonly CoachTopic[] => (isOfKeeper(line) ? OFFERED_TO_KEEPERS : offeredNear(before)).filter((name) => questionOf(name) !== '').slice(0, MOST_OFFERED);

/** A message as who is in its situation asks it, at any place of a talk; null for all else. */
export function askedInSituation(question: Question): Understood | null {
  const { before, raw, words, language } = question;
  if ((language !== 'en' && language !== 'de') || before?.intent === 'injury' || hurts(raw, words)) return null;
  const asked = lineInSituation(question);
  if (asked === null) return null;
  const { line, isTold } = asked;
  // Asked once more in other words, it is not said again: what else is known of it, or that nothing is.
  if (isTold) return before === null || (!isOfKeeper(line) && deeperLine(question) !== null) ? null : understoodAs(question, before.intent, { sureness: 1, act: { kind: 'onAnswer', turn: 'more' }, nearest: offeredFor(line, before), drillId: null, skill: null });
  const name = TOPIC_OF_LINE[line];
  return understoodAs(question, INTENT_OF_LINE[line] ?? 'football_knowledge', { sureness: 1, act: { kind: 'deeper', line }, topic: name === undefined ? null : (topicOf(name) ?? null), drillId: null, skill: name === 'faster' ? 'speed' : null });
}

/** Most words of a turn that only refers to the word before. */
const MOST_WORDS_OF_REFERRING = 9;
const REFERS = /\b(?:it|that|one|them|those|den|das|die|ihn|es|sie|so was|sowas)\b/;

/**
 * A turn behind the explanation of a word that refers to it (“how do I do it”), read with that word in the place of what stands for it;
 * null where it refers to nothing, or is of nothing exactly then either.
 */
export function referringToWord(question: Question, read: (text: string, turns: readonly string[]) => Understood): Understood | null {
  const { before, raw } = question;
  if (before === null || (before.act?.kind !== 'word' && before.act?.kind !== 'football') || raw.length > MOST_WORDS_OF_REFERRING) return null;
  const text = raw.join(' ');
  const name = askedName(before.words.join(' '));
  if (name === null || !REFERS.test(text)) return null;
  const whole = read(text.replace(REFERS, name), []);
  return isMet(whole) && whole.act?.kind !== 'word' && !isSameReading(whole, before) ? firmly(whole, before) : null;
}

/** Of these all is told with them. */
const GOES_NO_FURTHER: ReadonlySet<DialogueAct['kind']> = new Set<DialogueAct['kind']>(['word', 'deeper', 'football', 'unknownWord']);

/** A turn as it was understood, but where it goes on with nothing that is known of a word or a closer line: then that, with what is known near it. */
export function withNoMoreOfWord(asked: Understood, question: Question): Understood {
  const { before } = asked;
  if (before === null || before.act === null || !GOES_NO_FURTHER.has(before.act.kind)) return asked;
  if (!asked.goesOn || isMet(asked) || asked.followUp === 'follow_shorter') return asked;
  return understoodAs(question, before.intent, { sureness: 1, act: { kind: 'onAnswer', turn: 'more' }, nearest: offeredNear(before) });
}

/** What was said of a word, or closer of a subject. */
const saidBy = ({ act }: Understood): string => (act?.kind === 'word' ? coachGlossary[act.word].means : act?.kind === 'deeper' ? coachDetailFollowUpLines[act.line] : '');

/** The questions with an answer that are nearest to what was said before, else to what was asked. */
function offeredNear(before: Understood): readonly CoachTopic[] {
  const meanings = before.language === coachGrammar.language ? meaningsOf(saidBy(before), before.language) : null;
  const near = meanings === null ? [] : nearestTopics(meanings);
  return [...new Set([...near, ...offeredInstead(before)])].filter((name) => name !== before.topic?.topic && questionOf(name) !== '' && topicOf(name)?.intent !== 'injury').slice(0, MOST_OFFERED);
}

/** A word or a drill to be explained, or a closer question of what the talk is about; null for all else. */
export const closerQuestion = (question: Question): Understood | null => wordToExplain(question) ?? closerOfTalk(question);

const CLOSER: ReadonlySet<DialogueAct['kind']> = new Set<DialogueAct['kind']>(['word', 'unknownWord', 'deeper', 'talkLine']);
/** Whether a message was read as one of these. */
export const isCloser = ({ act }: Understood): boolean => act !== null && CLOSER.has(act.kind);
