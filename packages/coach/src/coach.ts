import { drillOf, findDrill, type AfterSafetyTurn, type CoachIntent, type CoachLanguage, type CrisisKind, type DrillId, type RefusalKind, type SafetyAnswerKind } from '@touchline/domain';
import { coachAfterCheckIn, coachAfterCrisis } from '@touchline/messages/coach-after-safety';
import { coachGrammar } from '@touchline/messages/coach-grammar';
import { coachCaseLines, coachDialogueActLines, coachLines } from '@touchline/messages/coach-lines';
import { coachCrises, coachRefusals, coachSafetyLines, coachUnderstood } from '@touchline/messages/coach-safety';
import { coachNotUnderstood } from '@touchline/messages/coach-not-understood';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import { coachTellAdult } from '@touchline/messages/coach-tell-adult';
import { fill } from '@touchline/messages/fill';
import { afterPain, asksToPlayOn } from './answers/after-pain.ts';
import { footOf } from './answers/asked-foot.ts';
import { MINUTES, withDrill, type Composed } from './answers/composed-answer.ts';
import { compose, isToldBefore } from './answers/compose-answer.ts';
import { footName, nameOf, speaker, type Say } from './answers/phrasing.ts';
import { notInSameWords } from './answers/not-in-same-words.ts';
import { twoAnswers } from './answers/answer-two-subjects.ts';
import { isPlainTurn, understandTalk } from './english-reading/talk-in-english.ts';
import { isPlainAskOfApp } from './app-talk/plain-ask-of-app.ts';
import { thingOfTalk } from './app-talk/things-of-app.ts';
import { callsFor, type HelpPlace } from './crisis-contacts-by-country.ts';
import { OF_NUMBERS } from './intents/read-with-turn-before.ts';
import { twoSubjects } from './intents/two-subjects.ts';
import type { Understood } from './intents/read-question.ts';
import { questionOf } from './meanings/topic-meanings.ts';
import { playerContext, type PlayerFacts } from './player-context.ts';
import { isAnswerFit } from './safety/check-answer.ts';
import { tellsOnlyOfBlame } from './question-parts/feelings-told.ts';
import { asksOfHeat } from './question-parts/heat-question.ts';
import { isHarmlessPracticeQuestion } from './question-parts/harmless-practice-questions.ts';
import { isWholeTurnOfPlay } from './question-parts/turns-of-play.ts';
import { afterSafetyTurn } from './safety/after-safety-turn.ts';
import { checkByRule, checkWords, footballReadings, isAskedByScoreAlone, type Verdict } from './safety/check-message.ts';
import { showsInjury } from './safety/body-signs.ts';
import { isOfHeat } from './safety/heat-illness.ts';
import { conceptsOf } from './safety/concept-lexicon.ts';
import { isDeedInPlay } from './safety/deeds-in-play.ts';
import { isAskedInFewWords, isToldInFewWords } from './safety/few-words/told-in-few-words.ts';
import { isHarmlessShortTurn, saysNothingOfBody } from './safety/harmless-short-turn.ts';
import { isTalkOfPlay, tellsOfMore } from './safety/talk-of-play.ts';
import { isHarmlessTurn, isTeasedByChildBefore, saysOnlyThatItHurts } from './safety/harmless-turns.ts';
import { tellsOfHurtingLimb } from './safety/hurting-limb.ts';
import { isTeasedForBody } from './safety/teased-for-body.ts';
import { isTurnAgain } from './safety/plain-complaints.ts';
import { isPlainByItself, isPlainInTalk } from './safety/plain-turns.ts';
import { isPlainNickname, saysItMakesStop } from './safety/nicknamed.ts';
import { reportsSaidOfGirls } from './safety/said-of-girls.ts';
import { isSportFrame } from './safety/sport-frames.ts';
import { isOnlyOfSupplements } from './safety/supplements.ts';
import { asksToPlayAgain, isOver, isPhraseOfOver, saysAdultAgreed, saysPainIsGone, takesPainBack, tellsOfPain, toldOfIllnessLast, toldOfPain } from './safety/recent-pain-report.ts';
import { isDenial } from './safety/tired-not-hurt.ts';
import { asksWhomToTell } from './safety/whom-to-tell.ts';
import { feelsSickBeforeMatch, feelsUnwell } from './safety/unwell-or-mocked.ts';
import { asksAgain } from './talk-subject/kept-to-talk.ts';
import { moreOfSame } from './talk-subject/turn-on-answer.ts';
import { readTalk } from './talk-subject/read-talk.ts';
import { isOnlyOfPlan } from './talk-subject/turn-on-plan.ts';
import { languageOf, wordsOf } from './text/recognise-words.ts';
import { duringAnswer, rememberedDuringAnswer } from './text/remember-during-answer.ts';
import { hurts } from './topics/find-topic.ts';

type MotivationLevel = 'high' | 'medium' | 'low';
type EmotionalState = 'excited' | 'frustrated' | 'confident' | 'uncertain' | 'motivated' | 'discouraged' | 'neutral';

/** An answer of the built-in coach. */
export interface CoachAnswer {
  readonly message: string;
  /** What decided: safety, by a rule or because the words sound like danger (`check_in`), or what was asked. */
  readonly decidedBy: { readonly safety: CrisisKind | RefusalKind | 'check_in' } | { readonly intent: CoachIntent };
  /** What may be a crisis is treated as one. */
  readonly kind: 'advice' | 'refusal' | 'crisis';
  /** False for words of a crisis, for those that may be one, and for contact details: nobody keeps them. */
  readonly mayBeKept: boolean;
  readonly language: CoachLanguage;
  readonly focusAreas: readonly string[];
  /** The first is the next step. */
  readonly recommendedDrills: readonly DrillId[];
  /** How long each of them is to be done. */
  readonly minutes: number;
  readonly motivationLevel: MotivationLevel;
  readonly emotionalState: EmotionalState;
  readonly nextSession: string | null;
  /** Questions that it offers, to be asked by a tap. */
  readonly offeredQuestions: readonly string[];
  /** Whether something of the player hurts, as told in this talk; null where the words say nothing of it. */
  readonly isHurt: boolean | null;
  /** What kind of answer of safety this is, for the questions after it; null for any other, so that they are fewer each time. */
  readonly safety: SafetyAnswerKind | null;
}

export interface CoachQuestion {
  readonly message: string;
  /** What the player wrote before in this talk, oldest first. */
  readonly turns: readonly string[];
  /** What the last answer of the talk said of it: true keeps drills away until the player says that it is over. */
  readonly isHurt?: boolean;
  /** The kind of the last answer of safety, for some questions after it: its words are in no turn. */
  readonly safetyBefore?: SafetyAnswerKind | null;
  /** What a client says that the coach said in this talk: nothing is known from it, only no joke comes twice. */
  readonly saidBefore?: readonly string[];
  readonly facts: PlayerFacts;
  /** Chooses among the ways to say a thing; the same seed gives the same answer. */
  readonly seed: number;
}

/** What went before a message in a talk: the player's turns, oldest first, whether an answer said that something hurts, and the kind of a late answer of safety. */
export type TalkBefore = Pick<CoachQuestion, 'turns'> & { readonly isHurt: boolean; readonly safetyBefore: SafetyAnswerKind | null };
const NO_TALK: TalkBefore = { turns: [], isHurt: false, safetyBefore: null };

const feelings: Readonly<Partial<Record<CoachIntent, readonly [MotivationLevel, EmotionalState]>>> = {
  motivation: ['low', 'discouraged'],
  bad_day: ['low', 'discouraged'],
  bored: ['low', 'frustrated'],
  too_hard: ['low', 'frustrated'],
  too_easy: ['high', 'confident'],
  nerves: ['medium', 'uncertain'],
  improve_skill: ['high', 'motivated'],
  plan_day: ['high', 'motivated'],
  plan_week: ['high', 'motivated'],
  matches: ['high', 'excited'],
};

const plainAnswer = { language: 'en', focusAreas: [], recommendedDrills: [], minutes: MINUTES, motivationLevel: 'medium', emotionalState: 'neutral', nextSession: null, offeredQuestions: [], isHurt: null, safety: null } as const;

/** After these no drill is offered either, although their words are nowhere. */
const OF_THE_BODY: ReadonlySet<CrisisKind> = new Set<CrisisKind>(['head_injury', 'chest_breath']);

/** Asks whether all is well, more gently of who is alone. */
function checkIn(place: HelpPlace, isAlone = false): CoachAnswer {
  const words = isAlone ? coachSafetyLines.alone : coachSafetyLines.checkIn;
  return { ...plainAnswer, message: fill(words, callsFor(place)), decidedBy: { safety: 'check_in' }, kind: 'crisis', mayBeKept: false, safety: 'check_in' };
}

/** Whom to tell, to who asks that and nothing else; null for all else. */
function whomToTell(message: string, place: HelpPlace, safetyBefore: SafetyAnswerKind | null): CoachAnswer | null {
  if (!asksWhomToTell(wordsOf(message))) return null;
  return { ...plainAnswer, message: fill(coachSafetyLines.whomToTell, callsFor(place)), decidedBy: { safety: 'check_in' }, kind: 'crisis', mayBeKept: false, safety: safetyBefore ?? 'check_in' };
}

/** What is said to a turn behind an answer of safety: it may be of the same thing, so that it is kept as little. */
function afterSafety(turn: AfterSafetyTurn, before: SafetyAnswerKind, place: HelpPlace): CoachAnswer {
  const words = before === 'body' ? coachSafetyLines.afterBody : ((before === 'check_in' ? coachAfterCheckIn[turn] : undefined) ?? coachAfterCrisis[turn]);
  const isHurt = before === 'body' ? true : null;
  return { ...plainAnswer, message: fill(words, callsFor(place)), decidedBy: { safety: 'check_in' }, kind: 'crisis', mayBeKept: false, isHurt, safety: before };
}

/** Behind signs of a hurt head, of the chest or of the breath, whether it is better and whether to play is answered by an own rule. */
const ANSWERED_AFTER_BODY: ReadonlySet<AfterSafetyTurn> = new Set<AfterSafetyTurn>(['fine', 'quit', 'told']);

/** The answer to a turn that goes on behind one of safety in a way that is known; null where there was none, and for all else. */
function goesOnAfterSafety(message: string, { safetyBefore }: TalkBefore, place: HelpPlace): CoachAnswer | null {
  if (safetyBefore === null) return null;
  const asksWhom = whomToTell(message, place, safetyBefore);
  if (asksWhom !== null) return asksWhom;
  const turn = afterSafetyTurn(wordsOf(message));
  return turn === null || (safetyBefore === 'body' && ANSWERED_AFTER_BODY.has(turn)) ? null : afterSafety(turn, safetyBefore, place);
}

const isCheckIn = ({ decidedBy }: CoachAnswer): boolean => 'safety' in decidedBy && decidedBy.safety === 'check_in';

/** What rules take a child for whose body others laugh at. */
const OF_TEASING: ReadonlySet<CrisisKind> = new Set<CrisisKind>(['abuse', 'eating_weight']);

/** The fixed answer to a crisis; of the head, another one to who is dizzy from the heat alone; of eating or unkindness, another one to who is laughed at for the body and tells of nothing else. */
function crisis(kind: CrisisKind, message: string, place: HelpPlace): CoachAnswer {
  const isFromHeat = kind === 'head_injury' && isOfHeat(message);
  const isTeased = OF_TEASING.has(kind) && isTeasedForBody(wordsOf(message));
  const text = isFromHeat ? coachSafetyLines.heat : isTeased ? coachSafetyLines.teasedForBody : coachCrises[kind];
  const isHurt = OF_THE_BODY.has(kind) ? true : null;
  return { ...plainAnswer, message: fill(text, callsFor(place)), decidedBy: { safety: kind }, kind: 'crisis', mayBeKept: false, motivationLevel: 'low', emotionalState: 'discouraged', isHurt, safety: OF_THE_BODY.has(kind) ? 'body' : 'crisis' };
}

/**
 * The fixed answer to a message that safety stops, by rule, from the words alone and the talk before them; null for football.
 * The numbers to call are those of the place.
 */
export function stop(message: string, place: HelpPlace, before: TalkBefore = NO_TALK): CoachAnswer | null {
  return duringAnswer(() => {
    const answer = stopped(message, place, before) ?? whomToTell(message, place, before.safetyBefore);
    return answer === null ? null : inOwnWordsFirst(answer, message, place);
  });
}

/** Fewer words may be of any language. */
const FEWEST_WORDS_OF_LANGUAGE = 3;

/** Where a language is likely of which the words alone are often taken for another. */
const LANGUAGE_IN: Readonly<Record<string, CoachLanguage>> = { AT: 'de', BR: 'pt', DE: 'de', ES: 'es', FR: 'fr', MX: 'es', PT: 'pt' };
const languageIn = ({ country, likelyCountry }: HelpPlace): CoachLanguage | null => LANGUAGE_IN[country ?? likelyCountry ?? ''] ?? null;

/** To these nobody is sent to an adult first. */
const LIGHT_TURNS: ReadonlySet<AfterSafetyTurn> = new Set<AfterSafetyTurn>(['taken', 'told', 'fine', 'joke', 'meantFootball']);

/** A fixed answer that is not in the language of the message, with that said in it, and the sentence that sends to an adult. */
function inOwnWordsFirst(answer: CoachAnswer, message: string, place: HelpPlace): CoachAnswer {
  const words = wordsOf(message);
  const language = words.length < FEWEST_WORDS_OF_LANGUAGE ? null : languageOf(message, languageIn(place));
  const turn = isCheckIn(answer) ? afterSafetyTurn(words) : null;
  const isLight = turn !== null && LIGHT_TURNS.has(turn);
  if (language === null || language === coachGrammar.language || coachUnderstood[language] === '') return answer;
  const { crisis: toTell, body, checkIn: toAsk } = coachTellAdult[language];
  const first = answer.kind === 'refusal' || isLight ? '' : answer.safety === 'check_in' ? toAsk : answer.isHurt === true ? body : toTell;
  return { ...answer, message: [first, coachUnderstood[language], answer.message].filter((part) => part !== '').join(' ') };
}

/** The verdict on a message; what is wholly a plain question of practice, or plainly goes on with a talk, is none to ask about, though no rule and no example knows it. */
function verdictOf(message: string, { turns, isHurt, safetyBefore = null }: Omit<TalkBefore, 'safetyBefore'> & Partial<TalkBefore>): Verdict {
  const verdict = checkWords(message);
  if (verdict.action === 'crisis' && verdict.kind === 'abuse' && isTeasedByChildBefore(message, turns) && isLastAllowed(turns)) return { action: 'allow' };
  const words = wordsOf(message);
  if (verdict.action === 'crisis' && verdict.kind === 'abuse' && isTurnAgain(words) && safetyBefore === null && !isHurt && isLastAllowed(turns) && isOfPlay(turns)) return { action: 'allow' };
  if (verdict.action !== 'allow' && safetyBefore === null && !isHurt && isHarmlessBehind(message, words, turns)) return { action: 'allow' };
  if (verdict.action === 'refuse' && ((verdict.kind === 'hate_obscenity' && reportsSaidOfGirls(words)) || (verdict.kind === 'prompt_injection' && saysItMakesStop(words)))) return { action: 'allow' };
  if (verdict.action !== 'allow' && safetyBefore === null && isPlainByItself(words)) return { action: 'allow' };
  if (verdict.action !== 'allow' && safetyBefore === null && !isHurt && isOfSport(message, words) && (turns.length === 0 || (isLastAllowed(turns) && !turns.some(tellsOfMore)))) return { action: 'allow' };
  if (verdict.action === 'check' && isPlainNickname(words) && isAskedByScoreAlone(message)) return { action: 'allow' };
  if (verdict.action !== 'check' || verdict.isAlone === true) return verdict;
  if (footballReadings(message).some(isAskedInFewWords)) return verdict;
  const text = words.join(' ');
  if (isHarmlessPracticeQuestion(text) || tellsOnlyOfBlame(text)) return { action: 'allow' };
  const goesOn = asksOfHeat(words) || saysPainIsGone(message) || asksToPlayAgain(words) || (isHurt && saysOnlyThatItHurts(words)) || (turns.length > 0 && (isPlainTurn(message) || (isLastAllowed(turns) && goesOnWithTalk(message, turns, isHurt || safetyBefore !== null))));
  // What a rule alone speaks against stays one to ask about.
  return goesOn && checkByRule(message).action === 'allow' ? { action: 'allow' } : verdict;
}

/** Behind these a word that stands for nothing is the name of a club or a place. */
const OF_A_CLUB = /^(?:from|of|vom|von|del|de|du|do|da)$/;

/** Whether a message of these words is an everyday thing of sport: told in known words alone, or in words of harmless turns where the second opinion alone asks. */
function isOfSport(message: string, words: readonly string[]): boolean {
  if (isSportFrame(words)) return true;
  return isSportFrame(words, (word, before) => saysNothingOfBody([word]) || (before !== undefined && OF_A_CLUB.test(before) && conceptsOf(word).length === 0)) && isAskedByScoreAlone(message);
}

/** Whether a message of these words, which safety stops or asks about, is harmless behind these turns: a deed in play, or a plain turn of which no rule speaks. */
function isHarmlessBehind(message: string, words: readonly string[], turns: readonly string[]): boolean {
  if (turns.length === 0) return false;
  if (isDeedInPlay(words)) return isLastAllowed(turns) && isOfPlay(turns) && !footballReadings(message).some(isToldInFewWords);
  return isPlainInTalk(words) && isLastAllowed(turns) && !turns.some(tellsOfMore) && isAskedByScoreAlone(message);
}

/** Whether a message plainly goes on with the turns before it, of which the last was let through, and tells nothing else; `isOfMore` where an answer was of pain or of safety. */
function goesOnWithTalk(message: string, turns: readonly string[], isOfMore: boolean): boolean {
  if (isHarmlessTurn(message, turns)) return true;
  const { asked } = understandTalk(message, turns);
  return isOnlyOfPlan(asked) || isPlainAskOfApp(asked, wordsOf(message)) || (!isOfMore && isShortTurnOfPlay(message, turns, asked));
}

/** Whether the turns of a talk, oldest first, told of nothing but practice, play, the app, school or food. */
function isOfPlay(turns: readonly string[]): boolean {
  const last = turns.at(-1);
  return last !== undefined && isTalkOfPlay(turns, understandTalk(last, turns.slice(0, -1)).asked);
}

/** Whether a short turn is harmless by what was learned of such, in a talk of practice, play, the app, school or food. */
function isShortTurnOfPlay(message: string, turns: readonly string[], asked: Understood): boolean {
  const { before } = asked;
  if (before === null || !isTalkOfPlay(turns, before)) return false;
  const isHarmless = isWholeTurnOfPlay(asked) || isHarmlessShortTurn(footballReadings(message), thingOfTalk(before) !== null);
  return isHarmless && isAskedByScoreAlone(message);
}

/** Whether the last of these turns was let through: behind a danger nothing is taken for harmless. */
const isLastAllowed = (turns: readonly string[]): boolean => verdictInTalk(turns.at(-1) ?? '', turns.slice(0, -1)).action === 'allow';

/** The verdict on a turn of a talk behind those before it, of which no answer was of pain or of safety. */
const verdictInTalk: (turn: string, before: readonly string[]) => Verdict = rememberedDuringAnswer((turn, turns) => verdictOf(turn, { turns, isHurt: false }));

/** The question whether all is well; behind a crisis it is not doubted any more that something is. */
function askedAbout(isAlone: boolean | undefined, safetyBefore: SafetyAnswerKind | null, place: HelpPlace): CoachAnswer {
  if (safetyBefore === 'crisis' || safetyBefore === 'body') return afterSafety('other', safetyBefore, place);
  return { ...checkIn(place, isAlone), safety: safetyBefore ?? 'check_in' };
}

function stopped(message: string, place: HelpPlace, before: TalkBefore): CoachAnswer | null {
  const verdict = verdictOf(message, before);
  if (verdict.action === 'allow') return goesOnAfterSafety(message, before, place);
  const calls = callsFor(place);
  if (verdict.action === 'check') return goesOnAfterSafety(message, before, place) ?? askedAbout(verdict.isAlone, before.safetyBefore, place);
  const decidedBy = { safety: verdict.kind };
  if (verdict.action === 'crisis') return crisis(verdict.kind, message, place);
  const isOfSupplements = verdict.kind === 'drugs' && isOnlyOfSupplements(message);
  const text = fill(isOfSupplements ? coachSafetyLines.supplements : coachRefusals[verdict.kind], calls);
  return { ...plainAnswer, message: text, decidedBy, kind: 'refusal', mayBeKept: verdict.kind !== 'contact_details' };
}

/** The step that ends an answer, with the foot that was asked for where one foot alone can do the drill. */
function nextStep(id: DrillId, minutes: number, foot: ReturnType<typeof footOf>, say: Say, day: string | undefined): string {
  const { next, nextWithFoot } = coachLines.shared;
  const drill = nameOf(id);
  if (day !== undefined) return say(coachCaseLines.nextOn, { drill, minutes, day });
  return foot === null || foot === 'both' || !drillOf(id).weakFoot ? say(next, { drill, minutes }) : say(nextWithFoot, { drill, minutes, foot: footName(foot) });
}

/** What is told, and is no coaching. */
const INFORMATION: readonly CoachIntent[] = ['my_numbers', 'records', 'last_practice', 'rewards_levels', 'app_help', 'matches', 'football_knowledge', 'equipment', 'who_are_you'];
/** What is no coaching is told to who is hurt too, without the drill behind it. */
const TOLD_THOUGH_HURT: ReadonlySet<CoachIntent> = new Set<CoachIntent>([...INFORMATION, 'off_topic', 'joke']);
/** Who is hurt and asks of these asks whether to play. */
const OF_PLAYING: ReadonlySet<string> = new Set(['trialDay', 'trialFocus', 'tournamentDay', 'beforeMatch', 'matchMorning', 'matchSoon', 'longerBreakDay']);
/** A longer message says that it is over, and asks something. */
const MOST_WORDS_OF_OVER = 6;

/** That an answer is not in the language of its question, in that language; null where it is. One word may be of any. */
function languageNote({ language, words, intent, act }: Understood): string | null {
  if (language === coachGrammar.language || words.length < 2 || intent === 'other_language_unsupported') return null;
  return (act?.kind === 'unclear' ? coachNotUnderstood : coachUnderstood)[language];
}

/** What is asked of practice, of the app or of football, whatever was told before. */
const OF_FOOTBALL: ReadonlySet<CoachIntent> = new Set<CoachIntent>([...INFORMATION, 'improve_skill', 'which_drill', 'drill_technique', 'plan_day', 'plan_week', 'little_time', 'no_wall', 'no_ball', 'rain', 'warm_up', 'weak_foot']);
/** From here on a message is known by its own words; a wish for something to do sooner, as few words say it. */
const SURE_OF_FOOTBALL = 0.6;
const SURE_OF_WISH = 0.3;
const WISHES: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['which_drill', 'plan_day', 'plan_week']);

/**
 * Whether a message behind an answer of safety is one of football by its own words. Behind the question whether all is well, which
 * may have been asked for nothing, it may also go on with the talk before.
 */
function isOfFootball(asked: Understood, before: SafetyAnswerKind): boolean {
  if (asked.act?.kind === 'unclear') return false;
  if (before === 'body') return true;
  if (before === 'check_in' && (asked.goesOn || asked.act !== null || asked.sureness >= SURE_OF_FOOTBALL)) return true;
  const namesIt = !asked.goesOn && asked.act === null && (asked.ask !== null || asked.drillId !== null || asked.skill !== null || asked.topic !== null || asked.sureness >= (WISHES.has(asked.intent) ? SURE_OF_WISH : SURE_OF_FOOTBALL));
  return namesIt && OF_FOOTBALL.has(asked.intent);
}

/** Who told of what no turn says, perhaps the head, the chest or the breath, and now feels better or wants to play: not before an adult or a doctor says yes. */
function afterCrisis(asked: Understood, isWell: boolean, say: Say): CoachAnswer {
  const lines = coachLines.injury;
  const message = [languageNote(asked), say(isWell ? lines.betterAfterCrisis : lines.notAfterCrisis)].filter((part) => part !== null).join(' ');
  return { ...plainAnswer, message, decidedBy: { intent: 'injury' }, kind: 'advice', mayBeKept: true, language: asked.language, isHurt: true };
}

/** A turn that names nothing, behind tired legs that are not hurt. */
const goesOnWithTiredness = ({ goesOn, before, act, told }: Understood): boolean => goesOn && act === null && told === null && before?.act?.kind === 'tired';

/** Answers a question: safety first, then what is asked, from the player's own numbers. Nothing is kept. */
export const askCoach = (question: CoachQuestion): CoachAnswer => duringAnswer(() => answerTo(question));

/** The topics whose questions an answer offers. */
const offeredIn = ({ act, nearest }: Understood): readonly CoachTopic[] => (act?.kind === 'saidAlready' ? act.offered : nearest);

/** Said again where it is said at all: pain stays pain, small talk is short, and a drill or a plan is what was wished for. */
const MAY_SAY_AGAIN: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['injury', 'thanks', 'greeting', 'joke', 'other_language_unsupported', 'which_drill', 'drill_technique', 'plan_day', 'plan_week', 'little_time', 'no_wall', 'no_ball', 'rain', 'weak_foot', 'improve_skill', 'too_hard', 'too_easy', 'bored', 'warm_up']);
/** A number stays what it is, however often it is asked for. */
const maySayAgain = ({ topic, intent }: Understood): boolean => OF_NUMBERS.has(intent) || (topic === null && MAY_SAY_AGAIN.has(intent));

function answerTo({ message, turns, isHurt = false, safetyBefore = null, saidBefore = [], facts, seed }: CoachQuestion): CoachAnswer {
  const saidNow = wordsOf(message);
  const fixed = stop(message, facts, { turns, isHurt, safetyBefore });
  if (fixed !== null) {
    const tellsOfPainToo = isCheckIn(fixed) && tellsOfPain(message);
    // Who told of pain and asks to play is answered that; it is no riddle what hurts.
    const asksOn = tellsOfPainToo && isHurt && asksToPlayOn(saidNow);
    // Who is asked whether all is well and told of pain gets no drill afterwards either.
    if (!asksOn) return tellsOfPainToo ? { ...fixed, isHurt: true } : fixed;
  }
  const checked = turns.map((turn, at) => ({ turn, verdict: verdictInTalk(turn, turns.slice(0, at)) }));
  // Who feels sick after a blow may be hurt at the head. A crisis is in no turn, so that pain of which no turn tells is one.
  if (isHurt && (feelsUnwell(saidNow) || feelsSickBeforeMatch(saidNow))) {
    const isOfBody = checked.some(({ turn, verdict }) => verdict.action !== 'crisis' && tellsOfPain(turn));
    return inOwnWordsFirst(isOfBody ? checkIn(facts) : crisis('head_injury', message, facts), message, facts);
  }
  // What a rule stopped before is no subject to go on with.
  const allowed = checked.flatMap(({ turn, verdict }) => (verdict.action === 'allow' ? [turn] : []));
  const context = playerContext(facts, saidBefore);
  const { asked, isFirstReading, message: read } = readTalk(message, allowed, (one) => isToldBefore(one, context));
  if (safetyBefore !== null && !isOfFootball(asked, safetyBefore)) return inOwnWordsFirst(afterSafety('other', safetyBefore, facts), message, facts);
  // Each turn is read again for it, so only where the answer depends on it.
  const isPainInTalk = (): boolean => checked.some(({ turn, verdict }) => verdict.action === 'allow' && tellsOfPain(turn));
  // Pain without a place, after what is in no turn: the head or the chest may be meant, and no knee.
  const isOfCrisis = isHurt && !saysPainIsGone(message) && tellsOfPain(message, asked.intent) && !tellsOfHurtingLimb(saidNow) && !isPainInTalk();
  const say = speaker(seed);
  // Not kept, so that no later turn takes it for a limb.
  if (isOfCrisis) return { ...afterCrisis(asked, false, say), mayBeKept: false };
  const two = isFirstReading ? twoSubjects(read, asked) : null;
  const answerIn = (words: Say): Composed => {
    const [main, second] = (two ?? [asked]).map((one) => ({ intent: one.intent, answer: compose(one, context, words) }));
    if (main === undefined) throw new Error('a question has a subject');
    return second === undefined ? main.answer : twoAnswers(main, second);
  };
  const fresh = notInSameWords(answerIn, { seed, saidBefore, isRepeatMeant: maySayAgain(asked) || asksAgain(message) || allowed.includes(message) });
  const stated = fresh === null ? moreOfSame(asked) : asked;
  const answered = fresh ?? compose(stated, context, say);
  const isPhrase = isPhraseOfOver(message);
  const isGone = saysPainIsGone(message) || (!isHurt && saysPainIsGone(turns.at(-1) ?? '') && asksToPlayAgain(saidNow));
  const isAllowed = isHurt && saysAdultAgreed(saidNow);
  const isWell = isPhrase || isGone || isOver(message) || isAllowed;
  const speaksOfPlaying = answered.drills.length > 0 || (asked.intent !== 'thanks' && asksToPlayOn(saidNow)) || OF_PLAYING.has(asked.topic?.topic ?? '');
  // Where no turn tells of it, it may have been the head, the chest or the breath, and an adult or a doctor has to say yes.
  if (isHurt && !isAllowed && (isWell || speaksOfPlaying) && !isPainInTalk()) return afterCrisis(asked, isWell, say);
  const denies = isDenial(saidNow);
  const wasHurt = isHurt || ((isWell || speaksOfPlaying || denies) && toldOfPain(checked));
  const takesBack = denies && wasHurt && takesPainBack(saidNow, checked);
  const isOfOver = isPhrase || isGone || (wasHurt && isWell && asked.words.length <= MOST_WORDS_OF_OVER);
  // Of a place that hurt an adult is asked; tired legs were only misread.
  const isOfTiredness = takesBack && !checked.some(({ turn }) => tellsOfPain(turn));
  const answer = isOfTiredness ? withDrill(findDrill('recovery'), [say(coachDialogueActLines.denied)]) : isOfOver || takesBack ? withDrill(findDrill('toe_taps'), [say(coachLines.injury.over)]) : answered;
  // Who is hurt gets no coaching (domain/safety.md), however the talk goes on.
  const rests = wasHurt && !isWell && !takesBack && (speaksOfPlaying || denies);
  const tellsAnyway = TOLD_THOUGH_HURT.has(asked.intent) && !asksToPlayOn(saidNow);
  const isMisread = asked.intent === 'injury' && asked.topic === null && asked.told === null && asked.act === null && !asked.goesOn && !hurts(saidNow, saidNow) && !tellsOfHurtingLimb(saidNow) && !showsInjury(saidNow);
  const { said, drills, minutes } = rests ? { said: [...(tellsAnyway ? answer.said : []), afterPain(saidNow, say, toldOfIllnessLast(checked))], drills: [], minutes: 0 } : isMisread ? { ...answer, said: [...answer.said, say(coachLines.injury.misread)] } : answer;
  // Who is well again begins gently, also where the next thing is asked in the same breath.
  const caution = wasHurt && isWell && !isOfOver && !takesBack && drills.length > 0 ? [say(coachLines.injury.over)] : [];
  const first = drills[0];
  const nextSession = first === undefined ? null : nextStep(first, minutes, footOf(asked, context), say, answer.stepDay);
  const text = [languageNote(asked), ...caution, ...said, nextSession].filter((part) => part !== null && part !== '').join(' ').replace(/ ?\n ?/g, '\n');
  const [motivationLevel, emotionalState] = (rests ? undefined : feelings[asked.intent]) ?? ['medium', 'neutral'];
  const fit = isAnswerFit(text);
  return {
    message: fit ? text : coachSafetyLines.withheld,
    decidedBy: { intent: asked.intent },
    kind: 'advice',
    mayBeKept: true,
    language: asked.language,
    focusAreas: asked.skill === null ? [] : [asked.skill],
    recommendedDrills: fit ? drills.slice(0, 3) : [],
    minutes,
    motivationLevel,
    emotionalState,
    nextSession: fit ? nextSession : null,
    offeredQuestions: fit && !rests ? offeredIn(stated).map(questionOf).filter((question) => text.includes(question)) : [],
    // Tired legs are hurt by nothing; what hurts beside them is told in words.
    isHurt: !isWell && !takesBack && (wasHurt || tellsOfPain(message, asked.act?.kind === 'tired' || goesOnWithTiredness(asked) ? 'motivation' : asked.intent)),
    safety: null,
  };
}
