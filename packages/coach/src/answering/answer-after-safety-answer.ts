import { type CoachIntent, languages, type SafetyAnswerKind } from '@touchline/domain';
import { hasWordOfMore } from '../care/recognise-care-message.ts';
import type { CoachAnswer } from '../coach-answer.ts';
import { isCloser } from '../intents/detail-follow-up-question.ts';
import type { Understood } from '../intents/read-question.ts';
import { isTalkLineOfPeople } from '../intents/talk-follow-up-question.ts';
import { asksToDeleteVideo } from '../question-parts/delete-video.ts';
import { soundsPlain } from '../safety/check-message.ts';
import { goesOnTelling } from '../safety/follow-up-after-safety-answer.ts';
import { isHarmlessPlayFollowUp } from '../safety/harmless-play-follow-up.ts';
import { namesPlay } from '../safety/harmless-short-turn.ts';
import { introductoryWordsOf } from '../safety/introductory-words.ts';
import { isOfPlayByWords, mayBeOfMore } from '../safety/leading-denial.ts';
import { leadsTo } from '../safety/lean-to-crisis.ts';
import { tellsOnlyOfPain } from '../safety/only-pain-told.ts';
import { askOfPain } from '../safety/pain-follow-up-questions.ts';
import { afterSafety, inOwnWordsFirst, isOfCheckIn, painAfterCrisis } from '../safety/safety-answer.ts';
import { inUsualSpelling } from '../text/childrens-spelling.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { ASKS_FOR_PRACTICE, INFORMATION, type UnderstoodMessage } from './understood-message.ts';

/** What is asked of practice, of the app or of football, whatever was told before. */
const OF_FOOTBALL: ReadonlySet<CoachIntent> = new Set<CoachIntent>([...INFORMATION, ...ASKS_FOR_PRACTICE]);
const OF_PRACTICE: ReadonlySet<CoachIntent> = new Set<CoachIntent>(ASKS_FOR_PRACTICE);
/** From here on a message is known by its own words; a wish for something to do sooner, as few words say it. */
const SURE_OF_FOOTBALL = 0.6;
const SURE_OF_WISH = 0.3;
const SURE_BY_OWN_WORDS = 1;
const WISHES: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['which_drill', 'plan_day', 'plan_week']);

/** The answer to a turn behind one of safety that goes on with that; null where there was none, or where the turn is of football. */
export function answerAfterSafetyAnswer(understood: UnderstoodMessage): CoachAnswer | null {
  const { whole, message, words, asked, safetyBefore, facts, behindDenial, behindToldAdult } = understood;
  if (safetyBefore === null || goesBackToFootball(understood)) return null;
  // What is asked of a pain is of the head, the chest or the breath behind signs of these.
  const isOfBody = safetyBefore === 'body' && askOfPain(words) !== null;
  const learned = learnedOf(understood, safetyBefore);
  if (!isOfBody && learned !== 'safety' && (learned === 'else' || isOfFootball(asked, message, safetyBefore))) return null;
  if (safetyBefore === 'crisis' && tellsOnlyOfPain(message)) return inOwnWordsFirst(painAfterCrisis(facts), message, facts);
  const meantFootball = behindDenial !== null && (isOfCheckIn(safetyBefore) || isOfPlayByWords(whole));
  const isWell = isOfCheckIn(safetyBefore) && saysWellAndWhy(message);
  const turn = behindToldAdult !== null ? 'told' : meantFootball ? 'meantFootball' : isWell ? 'fine' : 'other';
  return inOwnWordsFirst(afterSafety(turn, safetyBefore, facts, message, understood.turns), message, facts);
}

/** That somebody was told, or not, is heard by rules. */
const OF_TELLING = /\b(?:told|tell|gesagt|erzahlt|sag|sagen|erzahlen)\b/;

/** What a turn behind an answer of safety does by what was learned; null where rules decide: in a language that it was not learned in, behind a denial, or where it asks whom to reach. */
function learnedOf({ whole, asked, behindDenial, behindToldAdult }: UnderstoodMessage, before: SafetyAnswerKind): 'safety' | 'else' | null {
  if (!languages.some((one) => one === asked.language) || behindDenial !== null || behindToldAdult !== null || asked.act?.kind === 'whomToWrite') return null;
  const learned = leadsTo(whole, before);
  return learned === 'else' && OF_TELLING.test(wordsOf(whole).join(' ')) ? null : learned;
}

const WELL_FIRST = /^(?:(?:no|nah|ne|nein|ja|yes|yeah|but|aber|doch|oh|sorry|hey|sarah|coach|man) )*(?:mir (?:gehts|geht es) (?:\w+ )?(?:gut|super|prima)|(?:es ist |is |ist )?alles (?:\w+ )?(?:gut|ok|okay|in ordnung|super)|(?:im|i am|i m) (?:\w+ )?(?:fine|good|ok|okay|alright)|(?:its |it is )?all (?:good|fine|ok)|(?:everything is|everythings) (?:\w+ )?(?:fine|good|ok|okay)|nothing (?:bad )?happened|(?:es ist )?nichts passiert) (?=\w+ \w+)/;
const MOST_WORDS_OF_REASON = 22;
/** What others do or want may be more, unless it is of play. */
const OF_SOMEBODY = /\b(?:he|him|his|hes|she|her|shes|they|them|theyre|someone|somebody|man|guy|er|ihn|ihm|sie|ihr|jemand\w*|mann|typ|coach|trainer\w*|dad|papa|uncle|onkel)\b/;
/** Whether a message says first that one is well and then why, with no word that may tell of more. */
function saysWellAndWhy(message: string): boolean {
  const words = inUsualSpelling(wordsOf(message));
  const text = words.join(' ');
  return words.length <= MOST_WORDS_OF_REASON && WELL_FIRST.test(text) && !hasWordOfMore(text) && (namesPlay(words) || !OF_SOMEBODY.test(text)) && soundsPlain(message);
}

/** People of whom the talk was: who names them behind a crisis asks for no drill. */
const OF_THEM = /\b(?:them|him|her|they|theyre|he|hes|she|shes|the (?:girls|boys|lads|others)|my (?:mates|friends|team ?mates)|denen|ihnen|ihm|ihn|(?:mit|gegen|bei|vor) (?:den|die|der)|die (?:jungs|madchen|anderen|andern))\b/;

/** Whether a message goes back to an earlier turn, or asks of football behind that an adult was told. */
function goesBackToFootball({ message, asked, isEarlierTurn, behindToldAdult }: UnderstoodMessage): boolean {
  if (isEarlierTurn) return true;
  return behindToldAdult !== null && asked.act?.kind !== 'unclear' && asked.intent !== 'off_topic' && isOfPlayByWords(message);
}

/**
 * Whether a message behind an answer of safety is one of football by its own words. Behind the question whether all is well, which
 * may have been asked for nothing, it may also go on with the talk before; behind a crisis what is told, and asks nothing, goes on
 * with that (“I already sent one” is no session that waits).
 */
function isOfFootball(asked: Understood, message: string, before: SafetyAnswerKind): boolean {
  const { act, ask, topic, drillId, skill, intent, sureness, goesOn } = asked;
  // Whom to reach, behind a danger, is no question of the app.
  if (act?.kind === 'unclear' || act?.kind === 'whomToWrite' || isTalkLineOfPeople(asked)) return false;
  // Known by all its words, it is of that in any talk.
  if (isCloser(asked) && !mayBeOfMore(message)) return true;
  if (asksToDeleteVideo(message)) return true;
  if (isOfCheckIn(before) && isHarmlessPlayFollowUp(message)) return true;
  // A clear question of play, which has its topic by its own words.
  if (isOfCheckIn(before) && topic !== null && !goesOn && !mayBeOfMore(message) && soundsPlain(message)) return true;
  // A whole question with its own topic is one though it names the night or the house, where it is of nobody else.
  if (isOfCheckIn(before) && topic !== null && !goesOn && sureness >= SURE_BY_OWN_WORDS && !OF_SOMEBODY.test(wordsOf(message).join(' ')) && soundsPlain(message)) return true;
  // “How do I make him stop” and “should I send him the picture” are none of the app.
  if (before !== 'body' && (before === 'crisis' || introductoryWordsOf(message)?.denies === true) && mayBeOfMore(message)) return false;
  if (before === 'body' || (act?.kind === 'smallTalk' && act.said === 'challenge')) return true;
  if (before === 'crisis' && goesOnTelling(message) && drillId === null && skill === null && ask === null) return false;
  // “What do I do with them” is of those of whom the crisis was.
  if (before === 'crisis' && OF_PRACTICE.has(intent) && drillId === null && skill === null && OF_THEM.test(wordsOf(message).join(' '))) return false;
  if (isOfCheckIn(before) && (goesOn || act !== null || sureness >= SURE_OF_FOOTBALL)) return true;
  const isSure = sureness >= (WISHES.has(intent) ? SURE_OF_WISH : SURE_OF_FOOTBALL);
  const namesIt = !goesOn && act === null && (ask !== null || drillId !== null || skill !== null || topic !== null || isSure);
  return namesIt && OF_FOOTBALL.has(intent);
}
