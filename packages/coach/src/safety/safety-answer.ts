import { languages, type AfterSafetyTurn, type CoachLanguage, type CrisisKind, type Language, type RefusalKind, type SafetyAnswerKind } from '@touchline/domain';
import { coachAfterSafetyOf, coachSafetyOf } from '@touchline/messages/coach-safety-in-every-language';
import { coachTellAdult } from '@touchline/messages/coach-tell-adult';
import { coachTeasingBenchAndSmallPainLines } from '@touchline/messages/coach-lines';
import { fill } from '@touchline/messages/fill';
import { spokenLanguage } from '@touchline/messages/language';
import { type CoachAnswer, type TalkBefore, plainAnswer } from '../coach-answer.ts';
import { type HelpPlace, callsFor as callsIn } from '../crisis-contacts-by-country.ts';
import { maySeekOperator } from '../question-parts/asks-whom-to-write.ts';
import { languageWished } from '../question-parts/language-wished.ts';
import { languageOf } from '../text/detect-language.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { duringAnswer } from '../text/remember-during-answer.ts';
import { careAsked } from '../care/recognise-care-message.ts';
import { isOfPlayByWords, restBehindDenial } from './leading-denial.ts';
import { restBehindToldAdult } from './after-adult-was-told.ts';
import { breaksAnyOf } from './check-by-rule.ts';
import { isAskedInPassing, safetyHeard } from './check-in-in-passing.ts';
import { isAskedByScoreAlone, writesAsAdult } from './check-message.ts';
import { afterSafetyTurn, tellsAdult } from './follow-up-after-safety-answer.ts';
import { tellsOfBumpedHead } from './head-bumped.ts';
import { asksForLittleFood } from './asks-for-little-food.ts';
import { asksHowToMeetThemAgain } from './asks-how-to-meet-them-again.ts';
import { asksToGoToPerson } from './asks-to-go-to-person.ts';
import { bulliedAs } from './bullying-told.ts';
import { isDizzyFromEatingLittle, isDizzyFromLosingWeight } from './dizzy-from-eating-little.ts';
import { groomingToldOf } from './grooming-told-of.ts';
import { isOnlyOfPainkillers } from './only-of-painkillers.ts';
import { isHeatNotHeadInjury } from './heat-not-head-injury.ts';
import { leanToCrisis } from './lean-to-crisis.ts';
import { isOfParent } from './parent-of-child.ts';
import { isOnlyDizzy } from './only-dizzy.ts';
import { tellsOnlyOfPain } from './only-pain-told.ts';
import { isOnlyOfSupplements } from './only-of-supplements.ts';
import { type ToldOf, strangerTurnedTo } from './stranger-to-child.ts';
import { isTeasedForBody } from './teased-for-body.ts';
import { tellsOfThreatOfBlows } from './threat-of-blows.ts';
import { verdictOf } from './verdict-in-talk.ts';
import { asksWhomToTell } from './trusted-adult-question.ts';

/** The talk before a message, as it stands behind it. */
interface HeardTalk extends TalkBefore {
  readonly isBehindPassing: boolean;
}

const NO_TALK: TalkBefore = { turns: [], isHurt: false, safetyBefore: null };

/** The words of safety in the language of the answer. */
const safetyWords = () => coachSafetyOf[spokenLanguage()];
export const callsFor = (place: HelpPlace) => callsIn(place, safetyWords());
/** The same numbers as an adult is told them: the line is the child's. */
export function callsForAdult(place: HelpPlace) {
  const words = safetyWords();
  const { helplineOfChild: helpline, guessedHelplineOfChild: guessedHelpline, generalHelplineOfChild: generalHelpline, generalEmergencyOfAdult: generalEmergency, guessedEmergencyOfAdult: guessedEmergency } = words.coachSafetyLines;
  return callsIn(place, { ...words, coachSafetyLines: { helpline, guessedHelpline, generalHelpline, generalEmergency, guessedEmergency } });
}

/** After these no drill is offered either, although their words are nowhere. */
const OF_THE_BODY: ReadonlySet<CrisisKind> = new Set<CrisisKind>(['head_injury', 'chest_breath']);

/** These come first where a message tells of several things, and may be told together with what they did to the body. */
const HIDES_BODY: ReadonlySet<CrisisKind> = new Set<CrisisKind>(['abuse']);

/** Whether every answer of safety is there in a language. */
const isOfApp = (language: CoachLanguage): language is Language => languages.some((one) => one === language);

/** Asks whether all is well, more gently of who is alone. */
export function checkIn(place: HelpPlace, isAlone = false): CoachAnswer {
  const { coachSafetyLines } = safetyWords();
  const words = isAlone ? coachSafetyLines.alone : coachSafetyLines.checkIn;
  return { ...plainAnswer, message: fill(words, callsFor(place)), decidedBy: { safety: 'check_in' }, kind: 'crisis', mayBeKept: false, safety: 'check_in' };
}

/** The same in passing, behind that it was not understood, or behind the answer that it was understood as (`answered`): the talk goes on. Right behind another one (`isAgain`) it is said in other words. */
export function checkInPassing(place: HelpPlace, isAgain: boolean, answered: { readonly said: string; readonly subject: string | null } | null = null): CoachAnswer {
  const { checkInPassing: notUnderstood, checkInPassingAgain, orSomethingElse, orSomethingElseAgain } = safetyWords().coachSafetyLines;
  const [first, again] = answered === null ? [notUnderstood, checkInPassingAgain] : [orSomethingElse, orSomethingElseAgain];
  const inPassing = fill(isAgain ? again : first, callsFor(place));
  const message = answered === null ? inPassing : `${answered.said}${BEFORE_ANSWER}${inPassing}`;
  return { ...plainAnswer, message, decidedBy: { safety: 'check_in' }, kind: 'advice', mayBeKept: false, safety: 'check_in_passing', subject: answered?.subject ?? null };
}

/** Whether a message is answered with the question whether all is well and nothing else: it goes on behind no answer of safety, and tells of no loneliness. */
export function isAskedIfWell(message: string, place: HelpPlace, before: TalkBefore): boolean {
  const verdict = verdictOf(message, before);
  return verdict.action === 'check' && verdict.isAlone !== true && goesOnAfterSafety(message, before, place) === null;
}

/** What stands between the question whether all is well and the answer behind it. */
const BEFORE_ANSWER = '\n\n';

/** Asks whether all is well first, names an adult and the helpline, and answers behind it. `subject` is the question of the coach's own list that is answered; who was asked before and says that nothing is wrong (`isDenied`) is not asked again. */
export function checkInWithAnswer(said: string, subject: string, message: string, place: HelpPlace, isDenied = false): CoachAnswer {
  const { checkInFirst, misreadPerhaps } = safetyWords().coachSafetyLines;
  const first = isDenied ? misreadPerhaps : fill(checkInFirst, callsFor(place));
  return inOwnWordsFirst({ ...checkIn(place), message: `${first}${BEFORE_ANSWER}${said}`, safety: 'check_in_answered', subject }, message, place);
}

/** Sends who is worried by something else to an adult, at the end of an answer. */
export const somethingElse = (place: HelpPlace): string => fill(safetyWords().coachSafetyLines.orSomethingElse, callsFor(place));

/** Whom to tell, to who asks that and nothing else; null for all else. */
function whomToTell(message: string, place: HelpPlace, safetyBefore: SafetyAnswerKind | null): CoachAnswer | null {
  if (!asksWhomToTell(wordsOf(message))) return null;
  const { coachSafetyLines } = safetyWords();
  const words = maySeekOperator(wordsOf(message)) ? `${coachSafetyLines.whomToTell} ${coachSafetyLines.whoRunsApp}` : coachSafetyLines.whomToTell;
  return { ...plainAnswer, message: fill(words, callsFor(place)), decidedBy: { safety: 'check_in' }, kind: 'crisis', mayBeKept: false, safety: safetyBefore ?? 'check_in' };
}

/** Whether the last answer asked in passing if all is well. */
export const isBehindPassing = (kind: SafetyAnswerKind | null): boolean => kind === 'check_in_passing';

/** Whether an answer of safety asked if all is well. */
export const isOfCheckIn = (kind: SafetyAnswerKind | null): boolean => kind === 'check_in' || kind === 'check_in_answered' || kind === 'check_in_passing';

/** What is said to these helps to tell somebody, behind signs of the body too. */
const OF_TELLING: ReadonlySet<AfterSafetyTurn> = new Set<AfterSafetyTurn>(['hardToTell', 'tellForMe']);

/** An adult who says behind the question that nothing is wrong, or goes back to practice. */
const WELL_BY_ADULT: ReadonlySet<AfterSafetyTurn> = new Set<AfterSafetyTurn>(['taken', 'willTell', 'told', 'fine', 'joke', 'meantFootball']);

/** The question whether all is well to an adult, and what is said behind it: of the child, and to no child. */
function checkInOfAdult(turn: AfterSafetyTurn, before: SafetyAnswerKind, place: HelpPlace): CoachAnswer {
  const { checkInOfAdult: asks, wellByAdult } = safetyWords().coachSafetyLines;
  return { ...checkIn(place), message: fill(WELL_BY_ADULT.has(turn) ? wellByAdult : asks, callsForAdult(place)), safety: before };
}

/** What an adult is told behind signs of the head, the chest or the breath of a child: no play, and what to look for. */
export const restOfChildAfterBody = (place: HelpPlace): string => fill(safetyWords().coachSafetyLines.bodyGoesOnOfAdult, callsForAdult(place));

/** What is said to an adult behind a crisis: of the child, with whom to call, and no practice behind signs of the body. */
function afterCrisisOfAdult(turn: AfterSafetyTurn, before: SafetyAnswerKind, place: HelpPlace): CoachAnswer {
  const { crisisGoesOnOfAdult, crisisWellOfAdult, bodyGoesOnOfAdult } = safetyWords().coachSafetyLines;
  const words = before === 'body' ? bodyGoesOnOfAdult : WELL_BY_ADULT.has(turn) ? crisisWellOfAdult : crisisGoesOnOfAdult;
  return { ...checkIn(place), message: fill(words, callsForAdult(place)), isHurt: before === 'body' ? true : null, safety: before };
}

/** What is said to a turn behind an answer of safety: it may be of the same thing, so that it is kept as little. Of what is told in `message` its length chooses the words, as no turn before is known. */
export function afterSafety(turn: AfterSafetyTurn, before: SafetyAnswerKind, place: HelpPlace, message = '', turns: readonly string[] = []): CoachAnswer {
  if (isTalkOfAdult(message, turns)) return isOfCheckIn(before) ? checkInOfAdult(turn, before, place) : afterCrisisOfAdult(turn, before, place);
  const { coachAfterCheckIn, coachAfterCrisis, coachAfterCrisisInOtherWords } = coachAfterSafetyOf[spokenLanguage()];
  const told = wordsOf(message).length;
  const ways = turn === 'other' ? [coachAfterCrisis.other, ...coachAfterCrisisInOtherWords] : [];
  const afterCrisis = ways[told % Math.max(1, ways.length)] ?? coachAfterCrisis[turn];
  const isOfBody = before === 'body' && turn !== 'whoSees';
  const { afterBody, noPlayYet } = safetyWords().coachSafetyLines;
  const words = isOfBody ? (OF_TELLING.has(turn) ? `${noPlayYet} ${coachAfterCrisis[turn]}` : afterBody) : ((isOfCheckIn(before) ? coachAfterCheckIn[turn] : undefined) ?? afterCrisis);
  const isHurt = before === 'body' ? true : null;
  return { ...plainAnswer, message: fill(words, callsFor(place)), decidedBy: { safety: 'check_in' }, kind: 'crisis', mayBeKept: false, isHurt, safety: before };
}

/** Behind words of a crisis, of a place that hurts: no practice, an adult or a doctor, and that whoever did it is to be told of. */
export function painAfterCrisis(place: HelpPlace): CoachAnswer {
  const { coachPainAfterCrisis } = coachAfterSafetyOf[spokenLanguage()];
  return { ...plainAnswer, message: fill(coachPainAfterCrisis, callsFor(place)), decidedBy: { safety: 'check_in' }, kind: 'crisis', mayBeKept: false, isHurt: true, safety: 'crisis' };
}

/** Behind signs of a hurt head, of the chest or of the breath, whether it is better and whether to play is answered by an own rule. */
const ANSWERED_AFTER_BODY: ReadonlySet<AfterSafetyTurn> = new Set<AfterSafetyTurn>(['fine', 'quit', 'told', 'willTell']);

/** Where the question was answered behind the one whether all is well, and stands in the talk, these go on with it. */
const ANSWERED_AFTER_ANSWER: ReadonlySet<AfterSafetyTurn> = new Set<AfterSafetyTurn>(['next', 'taken', 'fine', 'meantFootball', 'other']);

/** Why something is done that does harm, said behind a crisis: no wish for a drill. */
const ONLY_WANTS = /^(?:(?:ja|aber|weil|but|cos|because|yeah|well) )*(?:ich will|ich mochte|i want to|i wanna|i want|i need to) (?:halt|doch|nur|bloss|einfach|just|only|really) (?:\w+ )?(?:be |get |become )?(?:schneller|leichter|dunner|schlanker|besser|fitter|faster|quicker|lighter|thinner|slimmer|leaner|better)(?: (?:werden|sein))?$|^(?:(?:yeah|but|well|because|cos) )*i (?:just|only) (?:want to|wanna) (?:be|get|become) (?:faster|quicker|lighter|thinner|slimmer|leaner|better|fitter)$/;

/** Whether a message says (once more) that other children are unkind: no denial, whatever it says of drills. */
const saysBullyingAgain = (message: string, turns: readonly string[]): boolean => !isTalkOfAdult(message, turns) && bulliedAs(wordsOf(message)) === 'bullied';

/** A turn behind one of safety that says by its own words what it goes on with: whether to go to somebody who asked for it, or what little to eat. */
function namedBehindSafety(message: string, safetyBefore: SafetyAnswerKind, turns: readonly string[], place: HelpPlace): CoachAnswer | null {
  const { coachSafetyLines } = safetyWords();
  const words = wordsOf(message);
  const ofCrisis = safetyBefore !== 'crisis' ? null : asksToGoToPerson(words) ? `${coachSafetyLines.doNotGo} ${coachSafetyLines.tellOfPerson}` : asksHowToMeetThemAgain(words) && !isTalkOfAdult(message, turns) ? coachSafetyLines.meetThemAgain : saysBullyingAgain(message, turns) ? coachSafetyLines.bullied : null;
  const text = ofCrisis ?? (asksForLittleFood(words) && safetyBefore !== 'check_in_answered' ? coachSafetyLines.littleFood : null);
  if (text === null) return null;
  return { ...plainAnswer, message: fill(text, callsFor(place)), decidedBy: { safety: 'check_in' }, kind: 'crisis', mayBeKept: false, isHurt: safetyBefore === 'body' ? true : null, safety: safetyBefore };
}

/** The answer to a turn that goes on behind one of safety in a way that is known; null where there was none, and for all else. */
function goesOnAfterSafety(message: string, { safetyBefore, turns }: TalkBefore, place: HelpPlace): CoachAnswer | null {
  if (safetyBefore === null) return null;
  if (safetyBefore === 'crisis' && ONLY_WANTS.test(wordsOf(message).join(' '))) return afterSafety('other', safetyBefore, place, '', [message, ...turns]);
  const named = namedBehindSafety(message, safetyBefore, turns, place);
  if (named !== null) return named;
  const asksWhom = whomToTell(message, place, safetyBefore);
  if (asksWhom !== null) return asksWhom;
  if (careAsked(message, turns, safetyBefore) !== null) return null;
  if (languageWished(message) !== null) return isOfCheckIn(safetyBefore) ? checkIn(place) : afterSafety('other', safetyBefore, place);
  const told = afterSafetyTurn(wordsOf(message));
  // What is asked behind it is answered.
  const isToldAlone = (told === null || told === 'taken') && (restBehindToldAdult(message, safetyBefore) ?? '') === '';
  const turn = (isToldAlone ? tellsAdult(wordsOf(message)) : null) ?? told ?? (restBehindDenial(message, turns, safetyBefore) === '' ? 'meantFootball' : null);
  if (turn !== null && safetyBefore === 'check_in_answered' && turns.length > 0 && ANSWERED_AFTER_ANSWER.has(turn)) return null;
  return turn === null || (safetyBefore === 'body' && ANSWERED_AFTER_BODY.has(turn)) ? null : afterSafety(turn, safetyBefore, place, '', [message, ...turns]);
}

/** Whether an answer asks if all is well, or goes on behind one that did. */
export const isCheckIn = ({ decidedBy }: CoachAnswer): boolean => 'safety' in decidedBy && decidedBy.safety === 'check_in';

/** What rules take a child for whose body others laugh at. */
const OF_TEASING: ReadonlySet<CrisisKind> = new Set<CrisisKind>(['abuse', 'eating_weight']);

/** Whose child an adult tells a grooming of: of an own child, as the words or the turns before say; of her or him, whom nothing names; null where a child tells of itself. */
function toldOfChild(message: string, turns: readonly string[]): ToldOf | null {
  if (isOfParent(message)) return 'ownChild';
  const told = strangerTurnedTo(message);
  return told === 'herOrHim' && turns.some(isOfParent) ? 'ownChild' : told;
}

const OF_CLUB = /\b(?:coach\w*|trainer\w*|betreuer\w*|club|verein\w*)\b/;

/** Crises of which something else is said where the words tell what they are of. The first that holds is said. */
const CRISES_IN_OTHER_WORDS: readonly { readonly of: ReadonlySet<CrisisKind>; readonly holds: (message: string) => boolean; readonly line: 'losingWeight' | 'hungry' | 'heat' | 'dizzy' | 'teasedForBody' | 'threatened' }[] = [
  { of: new Set(['head_injury']), holds: isDizzyFromLosingWeight, line: 'losingWeight' },
  { of: new Set(['head_injury']), holds: isDizzyFromEatingLittle, line: 'hungry' },
  { of: new Set(['head_injury']), holds: isHeatNotHeadInjury, line: 'heat' },
  { of: new Set(['head_injury']), holds: isOnlyDizzy, line: 'dizzy' },
  { of: OF_TEASING, holds: (message) => isTeasedForBody(wordsOf(message)), line: 'teasedForBody' },
  { of: new Set(['abuse']), holds: (message) => tellsOfThreatOfBlows(wordsOf(message)), line: 'threatened' },
];

/** What is said to a child of an adult who does wrong: a no first to who asks whether to go, of what was told face to face nothing of messages, and behind a crisis other words than before. */
function groomingText(message: string, isBehindCrisis: boolean): string {
  const { coachCrises, coachSafetyLines } = safetyWords();
  const words = wordsOf(message);
  const told = groomingToldOf(words);
  if (told === 'asksToGo') return `${coachSafetyLines.doNotGo} ${coachSafetyLines.tellOfPerson}`;
  if (told === 'notToTell') return coachSafetyLines.notToTell;
  const text = isBehindCrisis ? coachSafetyLines.moreOfPerson : told === 'faceToFace' ? coachSafetyLines.faceToFace : coachCrises.grooming;
  return asksToGoToPerson(words) ? `${coachSafetyLines.doNotGo} ${text}` : text;
}

/** The fixed answer to a crisis, in other words where `CRISES_IN_OTHER_WORDS` has some; of grooming, another one to an adult who tells of a child. */
export function crisis(kind: CrisisKind, message: string, place: HelpPlace, { turns, safetyBefore }: Pick<TalkBefore, 'turns' | 'safetyBefore'> = NO_TALK): CoachAnswer {
  const { coachCrises, coachSafetyLines } = safetyWords();
  const line = CRISES_IN_OTHER_WORDS.find(({ of, holds }) => of.has(kind) && holds(message))?.line;
  const text = line !== undefined ? coachSafetyLines[line] : kind === 'grooming' ? groomingText(message, safetyBefore === 'crisis') : coachCrises[kind];
  const ofChild = kind === 'grooming' ? toldOfChild(message, turns) : null;
  // A trainer who only writes alone to a child is no stranger: the club has somebody for that.
  const isOfTrainer = ofChild !== null && careAsked(message, turns, null) === 'coachTextsChild';
  const isHeadOfChild = kind === 'head_injury' && line === undefined && isTalkOfAdult(message, turns);
  const toAdult = isHeadOfChild ? coachSafetyLines.headOfChild : ofChild === null ? null : isOfTrainer ? coachTeasingBenchAndSmallPainLines.coachTextsChild.join(' ') : [coachSafetyLines.strangerToChild, ...(OF_CLUB.test(wordsOf(message).join(' ')) ? [coachSafetyLines.ifOfClub] : []), ...(ofChild === 'ownChild' ? [] : [coachSafetyLines.ifStillChild])].join(' ');
  // A push that is told with the knock to the head that it gave must not hide that.
  const isOfBodyToo = ofChild === null && HIDES_BODY.has(kind) && breaksAnyOf(OF_THE_BODY, message);
  const isHurt = OF_THE_BODY.has(kind) || isOfBodyToo ? true : null;
  const toChild = isOfBodyToo ? `${coachSafetyLines.bodyToo} ${text}` : text;
  return { ...plainAnswer, message: toAdult === null ? fill(toChild, callsFor(place)) : fill(toAdult, callsForAdult(place)), decidedBy: { safety: kind }, kind: 'crisis', mayBeKept: false, motivationLevel: 'low', emotionalState: 'discouraged', isHurt, safety: OF_THE_BODY.has(kind) ? 'body' : line === 'teasedForBody' ? 'check_in' : 'crisis' };
}

/**
 * The fixed answer to a message that safety stops, by rule, from the words alone and the talk before them; null for football.
 * The numbers to call are those of the place.
 */
export function stop(message: string, place: HelpPlace, before: TalkBefore = NO_TALK): CoachAnswer | null {
  return duringAnswer(() => {
    const heard = { ...before, safetyBefore: safetyHeard(message, before.turns, before.safetyBefore), isBehindPassing: isBehindPassing(before.safetyBefore) };
    const answer = stopped(message, place, heard) ?? whomToTell(message, place, heard.safetyBefore);
    return answer === null ? null : inOwnWordsFirst(answer, message, place);
  });
}

/** Fewer words may be of any language. */
const FEWEST_WORDS_OF_LANGUAGE = 3;

/** Where a language is likely of which the words alone are often taken for another. */
const LANGUAGE_IN: Readonly<Record<string, CoachLanguage>> = { AT: 'de', BR: 'pt', DE: 'de', ES: 'es', FR: 'fr', MX: 'es', PT: 'pt' };
const languageIn = ({ country, likelyCountry }: HelpPlace): CoachLanguage | null => LANGUAGE_IN[country ?? likelyCountry ?? ''] ?? null;

/** To these nobody is sent to an adult first. */
const LIGHT_TURNS: ReadonlySet<AfterSafetyTurn> = new Set<AfterSafetyTurn>(['taken', 'willTell', 'told', 'fine', 'joke', 'meantFootball']);

/** A fixed answer that is not in the language of the message, with that said in it, and the sentence that sends to an adult. */
export function inOwnWordsFirst(answer: CoachAnswer, message: string, place: HelpPlace): CoachAnswer {
  const words = wordsOf(message);
  const language = words.length < FEWEST_WORDS_OF_LANGUAGE ? null : languageOf(message, languageIn(place));
  // In these the whole answer is in the child's own language.
  if (language === null || isOfApp(language)) return answer;
  const turn = isCheckIn(answer) ? afterSafetyTurn(words) : null;
  const isLight = turn !== null && LIGHT_TURNS.has(turn);
  const { coachUnderstood } = safetyWords();
  const { crisis: toTell, body, checkIn: toAsk } = coachTellAdult[language];
  const first = answer.kind === 'refusal' || isLight ? '' : isOfCheckIn(answer.safety) && isCheckIn(answer) ? toAsk : answer.isHurt === true ? body : toTell;
  return { ...answer, message: [first, coachUnderstood[language], answer.message].filter((part) => part !== '').join(' ') };
}

/** Whether a message or a turn before it says so. */
const isTalkOfAdult = (message: string, turns: readonly string[]): boolean => [message, ...turns].some(writesAsAdult);

/** The question whether all is well; behind a crisis it is not doubted any more that something is. */
function askedAbout(message: string, isAlone: boolean | undefined, { safetyBefore, turns, isHurt, isBehindPassing: isAgain }: HeardTalk, place: HelpPlace): CoachAnswer {
  const rest = restBehindDenial(message, turns, safetyBefore);
  // Who says that nothing is wrong and asks of play is not asked once more in the same words.
  if (safetyBefore !== null && rest !== null && isOfPlayByWords(message) && isAskedByScoreAlone(message)) return afterSafety('meantFootball', safetyBefore, place);
  if (safetyBefore === 'crisis' && tellsOnlyOfPain(message)) return painAfterCrisis(place);
  if (safetyBefore === 'crisis' || safetyBefore === 'body') return afterSafety('other', safetyBefore, place, message, turns);
  if (isAlone !== true && !isTalkOfAdult(message, turns) && isAskedInPassing(message, { turns, isHurt, safetyBefore })) return checkInPassing(place, isAgain);
  if (isAlone !== true && isTalkOfAdult(message, turns)) return checkInOfAdult('other', 'check_in', place);
  // Who was asked and goes on is not told once more that it may be football.
  return isAlone !== true && isOfCheckIn(safetyBefore) ? { ...checkIn(place), message: fill(safetyWords().coachSafetyLines.checkInAgain, callsFor(place)) } : checkIn(place, isAlone);
}

/** Who tells plainly of unkind children is not asked whether all is well: it is not, and that is said. */
function toldOfBullying(message: string, { safetyBefore, turns }: TalkBefore, place: HelpPlace): CoachAnswer | null {
  if (safetyBefore === 'crisis' || safetyBefore === 'body' || isTalkOfAdult(message, turns)) return null;
  const bullied = bulliedAs(wordsOf(message));
  return bullied === null ? null : { ...checkIn(place), message: fill(safetyWords().coachSafetyLines[bullied], callsFor(place)) };
}

/** What is refused to a player who wants it is told by a child of somebody else, behind a crisis. */
const TOLD_OF_OTHERS: ReadonlySet<RefusalKind> = new Set<RefusalKind>(['drugs', 'hate_obscenity', 'injuring_others']);
/** From this lean on it is. */
const TOLD_FROM = -0.5;

/** Whether words that are refused as a wish of the player go on with a crisis (“he was drunk”). */
const isToldBehindCrisis = (kind: RefusalKind, message: string, safetyBefore: SafetyAnswerKind | null): boolean => safetyBefore === 'crisis' && TOLD_OF_OTHERS.has(kind) && leanToCrisis(message) >= TOLD_FROM;

function stopped(message: string, place: HelpPlace, before: HeardTalk): CoachAnswer | null {
  const verdict = verdictOf(message, before);
  // Told in passing and without a sign, it stops play all the same.
  if ((verdict.action === 'allow' || verdict.action === 'check') && tellsOfBumpedHead(wordsOf(message))) return crisis('head_injury', message, place, before);
  if (verdict.action === 'allow') return goesOnAfterSafety(message, before, place);
  const calls = callsFor(place);
  if (verdict.action === 'check') return toldOfBullying(message, before, place) ?? goesOnAfterSafety(message, before, place) ?? whomToTell(message, place, before.safetyBefore) ?? askedAbout(message, verdict.isAlone, before, place);
  const decidedBy = { safety: verdict.kind };
  // “Don't tell my parents” is an order of a stranger by itself, and behind an answer of safety asks the coach for silence.
  if (before.safetyBefore !== null && verdict.action === 'crisis' && verdict.kind === 'grooming' && afterSafetyTurn(wordsOf(message)) === 'whoSees') return afterSafety('whoSees', before.safetyBefore, place);
  if (verdict.action === 'crisis') return crisis(verdict.kind, message, place, before);
  if (before.safetyBefore !== null && isToldBehindCrisis(verdict.kind, message, before.safetyBefore)) return afterSafety('other', before.safetyBefore, place, message, before.turns);
  const isOfSupplements = verdict.kind === 'drugs' && isOnlyOfSupplements(message);
  const { coachRefusals, coachSafetyLines } = safetyWords();
  const isOfPainkillers = verdict.kind === 'drugs' && isOnlyOfPainkillers(wordsOf(message));
  const text = fill(isOfSupplements ? coachSafetyLines.supplements : isOfPainkillers ? coachSafetyLines.painkillers : coachRefusals[verdict.kind], calls);
  return { ...plainAnswer, message: text, decidedBy, kind: 'refusal', mayBeKept: verdict.kind !== 'contact_details' };
}
