import { type CoachIntent, type CoachLanguage, type DrillId, type SafetyAnswerKind, drillOf, findDrill, languages } from '@touchline/domain';
import { coachGrammar } from '@touchline/messages/coach-grammar';
import { coachEnoughStreakAndMatchLines, coachDialogueActLines, coachLines, coachMoodLines } from '@touchline/messages/coach-lines';
import { coachNotUnderstood } from '@touchline/messages/coach-not-understood';
import { coachSafetyLines, coachUnderstood } from '@touchline/messages/coach-safety';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import { speaking } from '@touchline/messages/language';
import { afterPain, asksToPlayOn } from './answers/after-pain-answer.ts';
import { twoAnswers } from './answers/answer-two-subjects.ts';
import { footOf } from './answers/asked-foot.ts';
import { compose, isToldBefore } from './answers/compose-answer.ts';
import { type Composed, withDrill } from './answers/composed-answer.ts';
import { answerInMood, answerToAdult } from './answers/mood-answer.ts';
import { notInSameWords } from './answers/reword-repeated-answer.ts';
import { personalBestInAnswer } from './answers/personal-best-in-answer.ts';
import { withoutDrillSentences } from './answers/remove-drill-sentences.ts';
import { inFewSentences } from './answers/shorten-answer.ts';
import { shownWeek } from './answers/practice-week-shown-with-answer.ts';
import { asSentence, type Say, footName, nameOf, speaker, speakerToParent } from './answers/phrasing.ts';
import { type CoachAnswer, type CoachQuestion, type EmotionalState, type MotivationLevel, plainAnswer } from './coach-answer.ts';
import { isCloser, isDeeperOfPractice } from './intents/detail-follow-up-question.ts';
import { drillIn, skillIn } from './intents/find-drill-and-skill.ts';
import { withoutAvoidedFoods } from './care/avoided-foods.ts';
import { careAnswer, isNotForHurt } from './care/care-answer.ts';
import { careAsked } from './care/recognise-care-message.ts';
import type { Understood } from './intents/read-question.ts';
import { OF_NUMBERS } from './intents/read-with-turn-before.ts';
import { twoSubjects } from './intents/two-subjects.ts';
import { wantsShortAnswers } from './intents/wants-short-answers.ts';
import { questionOf } from './meanings/topic-meanings.ts';
import { numbersToCall } from './crisis-contacts-by-country.ts';
import { adultSpeaks, adultSurelySpeaks } from './mood/who-speaks.ts';
import { playerContext } from './player-context.ts';
import { showsInjury } from './safety/injury-and-illness-signs.ts';
import { afterSafetyTurn, goesOnTelling } from './safety/follow-up-after-safety-answer.ts';
import { type AskOfPain, askOfPain, asksToDoNamed } from './safety/pain-follow-up-questions.ts';
import { isAnswerFit } from './safety/check-answer.ts';
import { namesOnlyLimb, tellsOfHurtingLimb } from './safety/whole-message-of-hurting-limb.ts';
import { asksToPlayAgain, isOver, isPhraseOfOver, isPhraseOfOverAndYes, isYesToPlay, lastToldOfPain, saysAdultAgreed, saysPainIsGone, takesPainBack, tellsOfPain, toldOfIllness, toldOfPain } from './safety/recent-pain-report.ts';
import { afterSafety, checkIn, checkInWithAnswer, crisis, inOwnWordsFirst, isAskedIfWell, isCheckIn, isOfCheckIn, somethingElse, stop } from './safety/safety-answer.ts';
import { tellsOfKnockToHead, tellsOfSignOfHead } from './safety/sick-after-blow.ts';
import { isPlainFollowUp } from './safety/harmless-play-follow-up.ts';
import { asOfPlayer, namingChild } from './safety/parent-of-child.ts';
import { saidInFront } from './safety/introductory-words.ts';
import { isOfPlayByWords, mayBeOfMore, restBehindDenial } from './safety/leading-denial.ts';
import { turnGoneBackTo } from './question-parts/back-to-turn.ts';
import { withoutSmallTalk, withoutWordsInFront } from './question-parts/strip-words-before-question.ts';
import { correctionIn } from './question-parts/corrected-question.ts';
import type { PlayerDataQuestion } from './question-parts/player-data-question-types.ts';
import { asksToDeleteVideo } from './question-parts/delete-video.ts';
import { deniesPain, isDenial } from './safety/tired-not-hurt.ts';
import { mayBeAnsweredToo, topicSurelyMeant } from './safety/topic-surely-meant.ts';
import { feelsSickBeforeMatch, feelsUnwell } from './safety/unwell-or-mocked.ts';
import { restBehindToldAdult } from './safety/after-adult-was-told.ts';
import { soundsPlain } from './safety/check-message.ts';
import { verdictInTalk } from './safety/verdict-in-talk.ts';
import { asksAgain } from './talk-subject/avoid-repeated-answer.ts';
import { readTalk } from './talk-subject/read-talk.ts';
import { moreOfSame } from './talk-subject/follow-up-on-answer.ts';
import { wordsOf } from './text/recognise-words.ts';
import { duringAnswer } from './text/remember-during-answer.ts';
import { hurts } from './topics/find-topic.ts';

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

/** The step that ends an answer, with the foot that was asked for where one foot alone can do the drill. */
function nextStep(id: DrillId, minutes: number, foot: ReturnType<typeof footOf>, say: Say, day: string | undefined): string {
  const { next, nextWithFoot } = coachLines.shared;
  const drill = nameOf(id);
  if (day !== undefined) return say(coachEnoughStreakAndMatchLines.nextOn, { drill, minutes, day });
  return foot === null || foot === 'both' || !drillOf(id).weakFoot ? say(next, { drill, minutes }) : say(nextWithFoot, { drill, minutes, foot: footName(foot) });
}

/** What is told, and is no coaching. */
const INFORMATION: readonly CoachIntent[] = ['my_numbers', 'records', 'last_practice', 'rewards_levels', 'app_help', 'matches', 'football_knowledge', 'equipment', 'who_are_you'];
/** What is no coaching is told to who is hurt too, without the drill behind it. */
const TOLD_THOUGH_HURT: ReadonlySet<CoachIntent> = new Set<CoachIntent>([...INFORMATION, 'off_topic', 'joke', 'parents', 'bad_day', 'nerves']);
/** Exact questions that ask for something to do. */
const ASKS_FOR_DRILL: ReadonlySet<PlayerDataQuestion['kind']> = new Set<PlayerDataQuestion['kind']>(['drillOfLength', 'drillList']);
/** Whether a question asks for no practice, by what it is understood as. */
const isOfOtherThanPractice = ({ intent, act, ask }: Understood): boolean => act?.kind === 'toParent' || (TOLD_THOUGH_HURT.has(intent) && (ask === null || !ASKS_FOR_DRILL.has(ask.kind)));
/** Who is hurt and asks of these asks whether to play. */
const OF_PLAYING: ReadonlySet<string> = new Set(['trialDay', 'trialFocus', 'tournamentDay', 'beforeMatch', 'matchMorning', 'matchSoon', 'longerBreakDay']);
const THEMES_OF_PRACTICE: ReadonlySet<string> = new Set(['technique', 'fitness', 'warmUp', 'amount']);
/** A turn on an advice of how to practice, or one that asks closer how something is done. */
const isAdviceOfPractice = (asked: Understood): boolean => (asked.act?.kind === 'onAdvice' && THEMES_OF_PRACTICE.has(asked.act.theme)) || isDeeperOfPractice(asked);
/** A longer message says that it is over, and asks something. */
const MOST_WORDS_OF_OVER = 6;

/** Whether the words of the coach are at hand in the language of a question: a page has those of its own alone. */
const canSpeak = (language: CoachLanguage): boolean => languages.some((one) => one === language && speaking(one, () => coachGrammar.language === one));

/** That an answer is not in the language of its question, in that language; null where it is. One word may be of any. */
function languageNote({ language, words, intent, act }: Understood): string | null {
  if (canSpeak(language) || words.length < 2 || intent === 'other_language_unsupported') return null;
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
 * may have been asked for nothing, it may also go on with the talk before; behind a crisis what is told, and asks nothing, goes on
 * with that (“I already sent one” is no session that waits).
 */
function isOfFootball(asked: Understood, message: string, before: SafetyAnswerKind): boolean {
  // Whom to reach, behind a danger, is no question of the app.
  if (asked.act?.kind === 'unclear' || asked.act?.kind === 'whomToWrite') return false;
  // Known by all its words, it is of that in any talk.
  if (isCloser(asked) && !mayBeOfMore(message)) return true;
  if (asksToDeleteVideo(message)) return true;
  if (isOfCheckIn(before) && isPlainFollowUp(message)) return true;
  // A clear question of play, which has its topic by its own words.
  if (isOfCheckIn(before) && asked.topic !== null && !asked.goesOn && !mayBeOfMore(message) && soundsPlain(message)) return true;
  // “How do I make him stop” and “should I send him the picture” are none of the app.
  if (before !== 'body' && (before === 'crisis' || saidInFront(message)?.denies === true) && mayBeOfMore(message)) return false;
  if (before === 'body' || (asked.act?.kind === 'smallTalk' && asked.act.said === 'challenge')) return true;
  if (before === 'crisis' && goesOnTelling(message) && asked.drillId === null && asked.skill === null && asked.ask === null) return false;
  if (isOfCheckIn(before) && (asked.goesOn || asked.act !== null || asked.sureness >= SURE_OF_FOOTBALL)) return true;
  const namesIt = !asked.goesOn && asked.act === null && (asked.ask !== null || asked.drillId !== null || asked.skill !== null || asked.topic !== null || asked.sureness >= (WISHES.has(asked.intent) ? SURE_OF_WISH : SURE_OF_FOOTBALL));
  return namesIt && OF_FOOTBALL.has(asked.intent);
}

/** Who told of what no turn says, perhaps the head, the chest or the breath, and now feels better or wants to play: not before an adult or a doctor says yes. */
function afterCrisis(asked: Understood, isWell: boolean, say: Say, saidNow: readonly string[], isOfHeadOrBreath: boolean): CoachAnswer {
  const lines = coachLines.injury;
  // The head, the chest and the breath are named only where one of the last answers was of these.
  const [better, not] = isOfHeadOrBreath ? [lines.betterAfterCrisis, lines.notAfterCrisis] : [lines.betterUntold, lines.notYet];
  // Of a limb that is named nothing is said of the head, the chest and the breath; an adult has to say yes all the same.
  const isOfLimb = isWell && namesOnlyLimb(saidNow);
  const message = [languageNote(asked), say(isOfLimb ? lines.limbBetter : isWell ? better : not)].filter((part) => part !== null).join(' ');
  return { ...plainAnswer, message, decidedBy: { intent: 'injury' }, kind: 'advice', mayBeKept: true, language: asked.language, isHurt: true };
}

/** A turn that names nothing, behind tired legs that are not hurt. */
const goesOnWithTiredness = ({ goesOn, before, act, told }: Understood): boolean => goesOn && act === null && told === null && before?.act?.kind === 'tired';

/** Of these a turn that says what was meant may tell how one feels. */
const MAY_TELL_OF_FEELING: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['bad_day', 'nerves', 'motivation', 'team_mates', 'parents', 'off_topic']);
/** Whether a turn says what was meant, and so tells nothing of how one feels. */
const isCorrected = (message: string, { before, intent, act }: Understood): boolean => before !== null && (act !== null || !MAY_TELL_OF_FEELING.has(intent)) && correctionIn(message) !== null;

/** Answers a question in the language that is spoken: safety first, then what is asked, from the player's own numbers. Nothing is kept. */
export const askCoach = (question: CoachQuestion): CoachAnswer => duringAnswer(() => withoutAvoidedFoods(answerTo(question), question.message, question.turns, sayAnew(question.seed, question.saidBefore ?? [])));

/** Says one of the ways that no line before holds, or the one that was said longest ago. */
function sayAnew(seed: number, saidBefore: readonly string[]): Say {
  const lastSaid = (text: string): number => saidBefore.findLastIndex((line) => line.includes(text));
  return (ways, values) => {
    const [first = '', ...others] = ways.map((_, way) => speaker(seed + way)(ways, values));
    return others.reduce((oldest, text) => (lastSaid(text) < lastSaid(oldest) ? text : oldest), first);
  };
}

/** The answers to what is asked of a pain. */
const linesOfPain = (ofPain: AskOfPain, isParent: boolean): readonly string[] => (ofPain === 'meanwhile' ? coachLines.injury[isParent ? 'meanwhileOfChild' : 'meanwhile'] : coachLines.askedOfPain[ofPain]);

/** That it was only nerves. */
const ONLY_NERVES = /\b(?:just|only|nur|bloss|halt) (?:\w+ )?(?:nerves|nervous|excited|anxious|nervos|aufgeregt|aufregung|lampenfieber|nervositat)\b|\bi get nervous\b/;

/** Whether a message says that nothing hurts, or that it was only nerves, where all that made it one of pain was the question whether all is well: no turn told of a pain. */
function endsDoubt(message: string, turns: readonly string[], safetyBefore: SafetyAnswerKind | null): boolean {
  if (!isOfCheckIn(safetyBefore) || turns.some((turn) => tellsOfPain(turn))) return false;
  return message.split(/[.,;!?\n]/).some((clause) => deniesPain(wordsOf(clause)) || ONLY_NERVES.test(wordsOf(clause).join(' '))) && !OF_BODY_STILL.test(wordsOf(message).join(' '));
}
/** Somebody says something, which may be that it is not yet over. */
const SAYS: ReadonlySet<string> = new Set(['say', 'says', 'said', 'thinks', 'told', 'sagt', 'sagte', 'gesagt', 'meint', 'meinte', 'findet']);
const OF_BODY_STILL = /\b(?:head|dizzy|chest|breath\w*|heart|faint\w*|kopf|schwind\w*|brust|herz|luft|atem|but (?:it|my)|aber (?:es|mein\w*))\b/;

/** Whether a message tells of a pain and is nothing else that has an answer of its own. */
const isPlainInjury = ({ intent, topic, told, act, ask, goesOn }: Understood): boolean => intent === 'injury' && topic === null && told === null && act === null && ask === null && !goesOn;

/** What a text asks the player to write once an adult has agreed, to be sent with a tap. */
const adultAgreedIn = (text: string): readonly string[] => coachLines.injury.adultAgreed.filter((words) => text.includes(words)).slice(0, 1).map(asSentence);

/** The topics whose questions an answer offers. */
const offeredIn = ({ act, nearest }: Understood): readonly CoachTopic[] => (act?.kind === 'saidAlready' ? act.offered : nearest);

/** Said again where it is said at all: pain stays pain, small talk is short, and a drill or a plan is what was wished for. */
const MAY_SAY_AGAIN: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['injury', 'thanks', 'greeting', 'joke', 'other_language_unsupported', 'which_drill', 'drill_technique', 'plan_day', 'plan_week', 'little_time', 'no_wall', 'no_ball', 'rain', 'weak_foot', 'improve_skill', 'too_hard', 'too_easy', 'bored', 'warm_up']);
/** A number stays what it is, however often it is asked for. */
const maySayAgain = ({ topic, intent }: Understood): boolean => OF_NUMBERS.has(intent) || (topic === null && MAY_SAY_AGAIN.has(intent));

/** Fewer words behind other turns are of those. */
const FEWEST_WORDS_ALONE = 4;

/**
 * The question whether all is well with the answer behind it, where the second opinion or a doubted rule asks it and the message is
 * surely of football all the same; null for all else, which gets that question alone. It holds no drill.
 */
function answeredCheckIn({ message: whole, turns, isHurt, safetyBefore, saidBefore, facts, seed }: Required<CoachQuestion>): CoachAnswer | null {
  const rest = isOfCheckIn(safetyBefore) && mayBeAnsweredToo(whole) ? restBehindDenial(whole, turns, safetyBefore) : null;
  const isDenied = rest !== null && rest !== '';
  const message = isDenied ? rest : whole;
  if (isHurt || !mayBeAnsweredToo(message) || (safetyBefore !== null && !isOfCheckIn(safetyBefore)) || !isAskedIfWell(whole, facts, { turns, isHurt, safetyBefore })) return null;
  const checked = turns.map((turn, at) => ({ turn, verdict: verdictInTalk(turn, turns.slice(0, at)) }));
  const allowed = checked.flatMap(({ turn, verdict }) => (verdict.action === 'allow' ? [turn] : []));
  const context = playerContext(facts, saidBefore);
  const isParent = adultSpeaks(message, allowed);
  const ofPlayer = isParent ? asOfPlayer : (text: string): string => text;
  const readBehind = (before: readonly string[]) => {
    const { asked, message: read } = readTalk(ofPlayer(message), before.map(ofPlayer), (one) => isToldBefore(one, context));
    const topic = topicSurelyMeant(message, read, asked);
    return topic === null ? null : { asked, topic };
  };
  // Behind other turns few words are taken to go on with them; what is sure by itself is no less so there.
  const surely = readBehind(allowed) ?? (allowed.length > 0 && wordsOf(message).length >= FEWEST_WORDS_ALONE ? readBehind([]) : null);
  if (surely === null || toldOfPain(checked)) return null;
  const { asked, topic } = surely;
  if (languages.some((one) => one === asked.language) && !canSpeak(asked.language)) return null;
  const subject = questionOf(topic.topic);
  const say = speaker(seed);
  const composed = compose(asked, context, isParent ? speakerToParent(say) : say).said.join(' ').replace(/ ?\n ?/g, '\n');
  const said = withoutDrillSentences(composed);
  return subject === '' || said === '' || !isAnswerFit(said) ? null : checkInWithAnswer(said, subject, message, facts, isDenied);
}

function answerTo({ message: whole, turns, isHurt: wasToldHurt = false, safetyBefore = null, saidBefore = [], facts, seed }: CoachQuestion): CoachAnswer {
  const isHurt = wasToldHurt && !endsDoubt(whole, turns, safetyBefore);
  const fixed = stop(whole, facts, { turns, isHurt, safetyBefore });
  // “Nobody hurt me” tells of no pain.
  const rest = restBehindDenial(whole, turns, safetyBefore);
  const behindTold = rest === null ? restBehindToldAdult(whole, safetyBefore) : null;
  // Where something hurts, that it does not any more is no small talk, nor is a denial that is not believed.
  const saysItIsOver = isHurt || (safetyBefore !== null && rest === null && behindTold === null) || (isOver(whole) && turns.some((turn) => tellsOfPain(turn)));
  const asks = (saysItIsOver ? withoutSmallTalk : withoutWordsInFront)(rest ?? behindTold ?? whole);
  const goneBackTo = safetyBefore === null || safetyBefore === 'body' ? null : turnGoneBackTo(asks, turns);
  const message = goneBackTo === null ? asks : withoutWordsInFront(goneBackTo);
  const saidNow = wordsOf(message);
  if (fixed !== null) {
    const tellsOfPainToo = isCheckIn(fixed) && (tellsOfPain(message) || tellsOfKnockToHead(saidNow));
    // Who told of pain and asks to play is answered that; it is no riddle what hurts.
    const asksOn = tellsOfPainToo && isHurt && asksToPlayOn(saidNow);
    // Who is asked whether all is well and told of pain gets no drill afterwards either.
    if (!asksOn) return tellsOfPainToo ? { ...fixed, isHurt: true } : (answeredCheckIn({ message: whole, turns, isHurt, safetyBefore, saidBefore, facts, seed }) ?? fixed);
  }
  const checked = turns.map((turn, at) => ({ turn, verdict: verdictInTalk(turn, turns.slice(0, at)) }));
  // Who feels sick after a blow may be hurt at the head. A crisis is in no turn, so that pain of which no turn tells is one.
  const isAfterKnock = turns.some((turn) => tellsOfKnockToHead(wordsOf(turn)));
  if (isAfterKnock && tellsOfSignOfHead(saidNow)) return inOwnWordsFirst(crisis('head_injury', message, facts), message, facts);
  if (isHurt && (feelsUnwell(saidNow) || feelsSickBeforeMatch(saidNow) || (safetyBefore === 'body' && tellsOfSignOfHead(saidNow)))) {
    const isOfBody = checked.some(({ turn, verdict }) => verdict.action !== 'crisis' && tellsOfPain(turn));
    return inOwnWordsFirst(isOfBody ? checkIn(facts) : crisis('head_injury', message, facts), message, facts);
  }
  // What a rule stopped before is no subject to go on with.
  const allowed = checked.flatMap(({ turn, verdict }) => (verdict.action === 'allow' ? [turn] : []));
  const care = careAsked(whole, turns, safetyBefore) ?? (message === whole ? null : careAsked(message, turns, safetyBefore));
  if (care !== null && !(isHurt && isNotForHurt(care))) return careAnswer(care, { message: whole, facts, say: sayAnew(seed, saidBefore), saidBefore, isHurt, safetyBefore });
  const context = playerContext(facts, saidBefore);
  const isParent = adultSpeaks(whole, allowed);
  const ofPlayer = isParent ? asOfPlayer : (text: string): string => text;
  const { asked, isFirstReading, message: read } = readTalk(ofPlayer(isParent ? namingChild(message, [...allowed, whole]) : message), allowed.map((turn, at) => withoutWordsInFront(ofPlayer(isParent ? namingChild(turn, allowed.slice(0, at)) : turn))), (one) => isToldBefore(one, context));
  // What is asked of a pain is of the head, the chest or the breath behind signs of these.
  const askedOfPain = askOfPain(saidNow);
  const isOfBody = safetyBefore === 'body' && askedOfPain !== null;
  const mayGoOn = goneBackTo !== null || (behindTold !== null && asked.act?.kind !== 'unclear' && asked.intent !== 'off_topic' && isOfPlayByWords(message));
  if (safetyBefore !== null && !mayGoOn && (isOfBody || !isOfFootball(asked, message, safetyBefore))) return inOwnWordsFirst(afterSafety(behindTold !== null ? 'told' : rest !== null && (isOfCheckIn(safetyBefore) || isOfPlayByWords(whole)) ? 'meantFootball' : 'other', safetyBefore, facts, message), message, facts);
  const say = speaker(seed);
  const ofPain = (safetyBefore === null || isOfCheckIn(safetyBefore)) && !isOver(message) && !saysPainIsGone(message) && !isPhraseOfOverAndYes(message) ? askedOfPain : null;
  if (ofPain !== null && (isHurt || toldOfPain(checked))) return { ...plainAnswer, message: [languageNote(asked), say(linesOfPain(ofPain, isParent))].filter((part) => part !== null).join(' '), decidedBy: { intent: 'injury' }, kind: 'advice', mayBeKept: true, language: asked.language, isHurt: true };
  // Each turn is read again for it, so only where the answer depends on it.
  const isPainInTalk = (): boolean => checked.some(({ turn, verdict }) => verdict.action === 'allow' && tellsOfPain(turn));
  // Pain without a place, after what is in no turn: the head or the chest may be meant, and no knee.
  const isOfCrisis = isHurt && !saysPainIsGone(message) && !saysAdultAgreed(saidNow) && tellsOfPain(message, asked.intent) && !tellsOfHurtingLimb(saidNow) && !isPainInTalk();
  // Not kept, so that no later turn takes it for a limb. It still hurts, and nothing tells what: the head is not left out.
  if (isOfCrisis) return { ...afterCrisis(asked, isOver(message), say, saidNow, true), mayBeKept: false };
  const two = isFirstReading ? twoSubjects(read, asked) : null;
  // Who found the answers long in this talk gets short ones.
  const isShort = allowed.some((turn) => wantsShortAnswers(wordsOf(turn)));
  const inWantedLength = ({ intent, topic }: Understood, answer: Composed): Composed => (isShort && topic?.intent !== 'injury' ? inFewSentences(intent, answer) : answer);
  const composedIn = (words: Say): Composed => {
    const [main, second] = (two ?? [asked]).map((one) => ({ intent: one.intent, answer: inWantedLength(one, compose(one, context, words)) }));
    if (main === undefined) throw new Error('a question has a subject');
    return second === undefined ? main.answer : twoAnswers(main, second);
  };
  // To a parent nothing is said of its parents, unless that is all there is to say.
  const answerIn = (words: Say): Composed => {
    const toParent = isParent ? composedIn(speakerToParent(words)) : null;
    return toParent === null || toParent.said.join('') === '' ? composedIn(words) : toParent;
  };
  const fresh = notInSameWords(answerIn, { seed, saidBefore, isRepeatMeant: goneBackTo !== null || maySayAgain(asked) || asked.act?.kind === 'word' || asksAgain(message) || allowed.includes(message) });
  const stated = fresh === null ? moreOfSame(asked) : asked;
  const plain = fresh ?? inWantedLength(stated, compose(stated, context, say));
  const toFeel = { message, asked: stated, answer: plain, before: allowed.at(-1) ?? null, say: sayAnew(seed, saidBefore) };
  // What hurts, and what is asked behind an answer of safety, is answered as it is.
  const felt = isCorrected(message, asked) || isHurt || safetyBefore !== null || tellsOfPain(message, asked.intent) ? null : isParent ? answerToAdult({ ...toFeel, saidBefore, isSurely: adultSurelySpeaks(whole, allowed) }) : answerInMood(toFeel);
  const isOfChild = isParent && isPlainInjury(asked) && !coachLines.injury.prevent.some((line) => plain.said.includes(line));
  const answered = isOfChild ? { ...plain, said: [say(coachLines.injury.ofChild)] } : (felt?.composed ?? plain);
  const isYesAndOver = isPhraseOfOverAndYes(message);
  const isPhrase = isYesAndOver || isPhraseOfOver(message);
  const isGone = saysPainIsGone(message) || (!isHurt && saysPainIsGone(turns.at(-1) ?? '') && asksToPlayAgain(saidNow));
  const isYes = isYesToPlay(saidNow, allowed);
  const isAllowed = isYes || isYesAndOver || (isHurt && saysAdultAgreed(saidNow));
  const isWell = isPhrase || isGone || isOver(message) || isAllowed;
  const isOfOther = isOfOtherThanPractice(asked);
  // A child's, as it would ask it itself.
  const saidOfPlayer = isParent ? wordsOf(ofPlayer(message)) : saidNow;
  const asksToDo = (drillIn(saidOfPlayer) !== null || drillIn(asked.words) !== null || skillIn(saidOfPlayer) !== null || skillIn(asked.words) !== null) && asksToDoNamed(saidOfPlayer);
  const asksToPlay = asked.intent !== 'thanks' && asked.act?.kind !== 'toParent' && (asksToDo || asksToPlayOn(saidOfPlayer, isOfOther));
  const isOfPlaying = asksToPlay || asked.act?.kind === 'muchTraining' || isAdviceOfPractice(asked) || asked.act?.kind === 'laterWeek' || OF_PLAYING.has(asked.topic?.topic ?? '');
  const speaksOfPlaying = (answered.drills.length > 0 && !isOfOther) || isOfPlaying;
  // Where no turn tells of it, it may have been the head, the chest or the breath, and an adult or a doctor has to say yes.
  if (isHurt && !isAllowed && (isWell || speaksOfPlaying) && !isPainInTalk()) return afterCrisis(asked, isWell, say, saidNow, safetyBefore === 'body');
  const denies = isDenial(saidNow);
  const wasHurt = isHurt || ((isWell || speaksOfPlaying || denies || answered.drills.length > 0) && toldOfPain(checked));
  const takesBack = denies && wasHurt && takesPainBack(saidNow, checked);
  // What is told of the body there is only that it is well, and nobody else is told of.
  const isOnlyOfOver = isOver(message) && !saidNow.some((word) => SAYS.has(word)) && asked.intent === 'injury' && asked.ask === null && !message.includes('?') && !hurts(saidNow, saidNow) && !tellsOfHurtingLimb(saidNow);
  const isOfOver = isPhrase || isGone || isYes || (wasHurt && isWell && (asked.words.length <= MOST_WORDS_OF_OVER || saysAdultAgreed(saidNow, true) || isOnlyOfOver));
  // That a limb is well again, of which nothing was told before, is no pain that is told.
  const isLimbWell = !wasHurt && isOver(message) && namesOnlyLimb(saidNow) && asked.intent === 'injury' && (asked.topic === null || asked.topic.topic === 'backFromInjury') && asked.told === null && asked.act === null && !tellsOfHurtingLimb(saidNow);
  // Of a place that hurt an adult is asked; tired legs were only misread.
  const isOfTiredness = takesBack && !checked.some(({ turn }) => tellsOfPain(turn));
  const answer = isOfTiredness ? withDrill(findDrill('recovery'), [say(coachDialogueActLines.denied)]) : isOfOver || takesBack ? withDrill(findDrill('toe_taps'), [say(isAllowed ? coachLines.injury.agreed : coachLines.injury.over)]) : isLimbWell ? { ...answered, said: [say(coachLines.injury.limbWell)], drills: [] } : answered;
  // Who is hurt gets no coaching (domain/safety.md), however the talk goes on.
  const rests = wasHurt && !isWell && !takesBack && (speaksOfPlaying || denies);
  const tellsAnyway = isOfOther && !isOfPlaying;
  const told = rests ? lastToldOfPain(checked) : null;
  const isMisread = !isLimbWell && !isOfChild && asked.intent === 'injury' && asked.topic === null && asked.told === null && asked.act === null && !asked.goesOn && !hurts(saidNow, saidNow) && !tellsOfHurtingLimb(saidNow) && !showsInjury(saidNow);
  const { said, drills, minutes, week }: Composed = rests ? { said: [...(tellsAnyway ? answer.said : []), afterPain({ words: saidOfPlayer, say: sayAnew(seed, saidBefore), isIll: told !== null && toldOfIllness(told), told: told === null ? [] : wordsOf(told), asksToDo, isParent })], drills: [], minutes: 0 } : isMisread ? { ...answer, said: [...answer.said, say(coachLines.injury.misread)] } : wasHurt && !isWell && !takesBack ? { ...answer, drills: [], minutes: 0 } : answer;
  // Who is well again begins gently, also where the next thing is asked in the same breath.
  const caution = wasHurt && isWell && !isOfOver && !takesBack && drills.length > 0 ? [say(coachLines.injury.over)] : [];
  const first = drills[0];
  const nextSession = first === undefined ? null : isParent ? say(coachMoodLines.adult.drill, { drill: nameOf(first), minutes }) : nextStep(first, minutes, footOf(asked, context), say, answer.stepDay);
  // What to do is asked of what was answered behind the question whether all is well, but may be of more.
  const isOfMore = (safetyBefore === 'check_in_answered' && afterSafetyTurn(saidNow) === 'next') || (safetyBefore !== null && asksToDeleteVideo(message));
  const orElse = isOfMore ? somethingElse(facts) : null;
  const misread = rest !== null && isOfCheckIn(safetyBefore) ? coachSafetyLines.misread : behindTold === null ? null : coachSafetyLines.toldWell;
  const text = [languageNote(asked), misread, ...caution, ...said, orElse, nextSession].filter((part) => part !== null && part !== '').join(' ').replace(/ ?\n ?/g, '\n');
  const [motivationLevel, emotionalState] = (rests ? undefined : (felt?.feeling ?? feelings[asked.intent])) ?? ['medium', 'neutral'];
  // The number of the telephone for children is no contact of a stranger.
  const fit = isAnswerFit(numbersToCall(facts).reduce((rest, number) => rest.replaceAll(number, ''), text));
  return {
    message: fit ? text : coachSafetyLines.withheld,
    decidedBy: { intent: asked.intent },
    kind: 'advice',
    // What an adult was told is in no history, as what it was of is not.
    mayBeKept: behindTold === null,
    language: asked.language,
    focusAreas: asked.skill === null ? [] : [asked.skill],
    recommendedDrills: fit ? drills.slice(0, 3) : [],
    minutes,
    motivationLevel,
    emotionalState,
    nextSession: fit ? nextSession : null,
    record: fit && !rests ? personalBestInAnswer((two ?? [asked]).map(({ intent }) => intent), said, context) : null,
    week: fit && !rests && week !== undefined ? shownWeek(week, context) : null,
    offeredQuestions: fit ? [...adultAgreedIn(text), ...(rests ? [] : offeredIn(stated).map(questionOf).filter((question) => text.includes(question)))] : [],
    // Tired legs are hurt by nothing; what hurts beside them is told in words.
    isHurt: !isWell && !takesBack && (wasHurt || tellsOfPain(message, asked.act?.kind === 'tired' || goesOnWithTiredness(asked) ? 'motivation' : asked.intent)),
    safety: null,
    subject: null,
  };
}
