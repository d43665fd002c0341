import type { CoachIntent } from '@touchline/domain';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import { mendedWords } from '../text/correct-spelling.ts';
import { languageOf } from '../text/detect-language.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { understand } from '../intents/understand.ts';
import { offeredForWord } from '../question-parts/one-word-question.ts';
import { hurts } from '../topics/find-topic.ts';
import type { Verdict } from './check-message.ts';
import { isOfLongTermAsthma } from './long-term-illness-told.ts';
import { hurtsInFrench } from './pain-in-french.ts';
import { tellsOfFamilyIll } from '../question-parts/facts-told-about-oneself.ts';
import { isBallBitten } from './harmless-ball-at-home.ts';
import { asksIfAlsoWhenIll, isSmallTalk } from './harmless-small-talk.ts';
import { isOver, isPhraseOfOverAndYes, saysAdultAgreed, saysPainIsGone } from './pain-over-and-adult-agreed.ts';
import { isOfFirmFoot, isOfToeKick } from './toe-hurt-from-kicking.ts';
import { deniesPain, isDenial, tellsOfNoPain, tellsOfTiredness } from './tired-not-hurt.ts';

/** A stitch from running is over after some breaths. */
const A_STITCH = /^(?!.*\b(?:ribs?|belly|bauch|chest|brust)\b).*\b(?:a stitch|seiten ?stech\w*|seiten ?stich\w*|flato|point de cote)\b/;
/** Asks how to stay well, and is not hurt. */
const PREVENTS = /\b(how (?:much|many|often) .*without (?:getting |an |any )*(?:injur\w*|hurt)$|wie ?(?:viel|oft) .*ohne mich zu verletzen|not get (hurt|injured)|dont get (hurt|injured)|avoid\w*|prevent\w*|vermeid\w*|evitar|eviter)\b/;

/** A turn of the player, and what safety made of it. */
export interface CheckedTurn {
  readonly turn: string;
  readonly verdict: Verdict;
}

/** Whether a player told of pain, of the head or of breath in these turns (oldest first), and not since that it is over. */
export function toldOfPain(turns: readonly CheckedTurn[]): boolean {
  for (const [at, { turn, verdict }] of [...turns.entries()].toReversed()) {
    if (verdict.action === 'crisis' && (verdict.kind === 'head_injury' || verdict.kind === 'chest_breath')) return true;
    if (isOver(turn) || isPhraseOfOverAndYes(turn) || saysAdultAgreed(wordsOf(turn), true) || (isDenial(wordsOf(turn)) && takesPainBack(wordsOf(turn), turns.slice(0, at)))) return false;
    if (tellsOfPain(turn)) return true;
  }
  return false;
}

/** The last of these turns (oldest first) that told of pain or of an illness, where it may be spoken of; null where none did. */
export const lastToldOfPain = (turns: readonly CheckedTurn[]): string | null => turns.findLast(({ turn, verdict }) => verdict.action === 'allow' && tellsOfPain(turn))?.turn ?? null;

/** That one may fall ill is feared or told by others, and nobody is ill by it. */
const MAY_FALL_ILL =
  /\b(?:(?:ill?|i ll|i will|i might|i may|i could|i can|im gonna|i am going to|im going to|you can|you will|will i|can i|do i|not to|dont want to) (?:get|catch) (?:a |the )?(?:cold|flu|ill|sick)|(?:dass|das|dann|sonst|ob) ich (?:mich )?(?:erkalte|krank werde?)|ich werde? (?:dann |sonst |noch )?krank|werde? ich (?:dann |davon |sonst )*krank|ich erkalte mich (?:dann|sonst|noch))(?= |$)/g;

/** Whether a turn told of an illness. */
export const toldOfIllness = (turn: string): boolean => understand(wordsOf(turn).join(' ').replaceAll(MAY_FALL_ILL, ' ').trim()).topic?.topic === 'ill';

/** What bodies have, and what one may wear or live with: asked of these nothing hurts by itself. */
const HURTS_BY_NOTHING: ReadonlySet<CoachTopic> = new Set<CoachTopic>(['glasses', 'healthCondition', 'disability']);

/**
 * Whether a denial takes back what was told in these turns: never the head, the chest, the breath or what was asked about,
 * nothing that was told in no turn, and a place that hurts only where it says plainly that nothing does.
 */
export function takesPainBack(denial: readonly string[], turns: readonly CheckedTurn[]): boolean {
  if (turns.some(({ verdict }) => verdict.action === 'crisis' || verdict.action === 'check')) return false;
  const ofPlace = turns.some(({ turn }) => tellsOfPain(turn));
  return ofPlace ? deniesPain(denial) : turns.some(({ turn }) => tellsOfTiredness(wordsOf(turn)));
}

/** That nobody does harm is no pain. */
const NOBODY_HURTS = /\b(?:nobody|nobodys|no ?ones?|noone) (?:(?:is|was|has|ever|even|really) )*hurt(?:s|ing)? (?:me|us|anyone|anybody)\b|\b(?:niemand|keiner) tut (?:mir|uns) (?:was |etwas )?(?:weh)?\b/g;

/** Whether a text tells that something of the player hurts; `intent` is what it is read as, where that is known. */
export function tellsOfPain(text: string, intent?: CoachIntent): boolean {
  const whole = wordsOf(text).join(' ');
  // What such phrases stand beside is read by itself: “do i get ill in the rain? my knee hurts”.
  const said = whole.replaceAll(NOBODY_HURTS, ' ').replaceAll(MAY_FALL_ILL, ' ').replaceAll(/ +/g, ' ').trim();
  if (said !== whole) return said !== '' && tellsOfPain(said, intent);
  const raw = wordsOf(text);
  // Of who asks for a drill it is told, and of who asks for the streak not.
  if (asksIfAlsoWhenIll(said)) return intent === 'injury';
  if (isOfToeKick(said) || isOfFirmFoot(said)) return false;
  if (tellsOfFamilyIll(said) || isBallBitten(said)) return false;
  if (offeredForWord(raw) !== null || isOfLongTermAsthma(said) || A_STITCH.test(said) || PREVENTS.test(said) || tellsOfNoPain(text) || isSmallTalk(said) || saysPainIsGone(text)) return false;
  if (hurtsInFrench(raw) || hurts(raw, mendedWords(text, languageOf(text) ?? 'en'))) return true;
  if (intent !== undefined && intent !== 'injury') return false;
  const read = understand(text, []);
  return (intent ?? read.intent) === 'injury' && !(read.topic !== null && HURTS_BY_NOTHING.has(read.topic.topic));
}
