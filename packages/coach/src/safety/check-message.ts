import type { CrisisKind, RefusalKind } from '@touchline/domain';
import { skillIn } from '../intents/find-drill-and-skill.ts';
import { wantsShortAnswers } from '../intents/wants-short-answers.ts';
import { asksWhomToWrite } from '../question-parts/asks-whom-to-write.ts';
import { tellsOfFamilyIll } from '../question-parts/facts-told-about-oneself.ts';
import { asksOfCola } from '../question-parts/food-question.ts';
import { offeredForWord } from '../question-parts/one-word-question.ts';
import { remarkToCoach } from '../question-parts/remark-to-coach.ts';
import { asksIfRememberedSoon } from '../question-parts/asks-about-coach.ts';
import { saysTrainsGroup } from '../question-parts/says-trains-group.ts';
import { teamCoachDemand } from '../question-parts/team-coach-demand.ts';
import { isFamiliar, mendedWords } from '../text/correct-spelling.ts';
import { isInOtherLanguage } from '../text/is-in-other-language.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { rememberedDuringAnswer } from '../text/remember-during-answer.ts';
import { readings, squashed } from '../text/undo-disguised-spelling.ts';
import { asksIfGoodEnoughForPro } from './asks-if-good-enough-for-pro.ts';
import { type RuleVerdict, checkByRule, footballReadings } from './check-by-rule.ts';
import { bedtimeQuestions, chatsForTwo, privateApproach, privateContact } from './concepts-private-contact.ts';
import { askedInOtherLanguages } from './concepts-spanish-french-portuguese.ts';
import { hasDisguisedInsultOrContact } from './disguised-insults-and-contact-details.ts';
import { bothSoundDangerous, soundsDangerous, soundsDangerousAsTyped, soundsHarmless } from './danger-score.ts';
import { feelsLow, isEverydayMessage } from './harmless-everyday-messages.ts';
import { isAskedInFewWords, isCrisisInFewWords } from './few-words/danger-in-few-words.ts';
import { tellsOnlyOfSilentFriend } from './friend-not-talking.ts';
import { isAppQuestion, saysOnlyThatOthersLaugh } from './harmless-app-questions.ts';
import { isOfBallAtHome } from './harmless-ball-at-home.ts';
import { isHarmlessComplaint, isPlainTurnToPlay } from './harmless-complaints.ts';
import { isPlainFootball } from './harmless-football-words.ts';
import { isKnownQuestion } from './harmless-known-questions.ts';
import { isOfKnownWordsAlone } from './harmless-words-only.ts';
import { asksToBeCoach, friendshipWithCoach, othersSeePro } from './harmless-words-to-coach.ts';
import { isHeartbeatOfPlay, isOrdinaryHunger } from './hunger-and-heartbeat.ts';
import { isHurtByAPersonsTouch } from './hurt-by-a-persons-touch.ts';
import { tellsOfHurtingLimb } from './whole-message-of-hurting-limb.ts';
import { showsInjury, tellsOfIllness, tellsOfSeriousInjury } from './injury-and-illness-signs.ts';
import { lastingSadness } from './lasting-sadness.ts';
import { staysAwayFromSomebody, tellsOnlyOfBeingLeftOut, tellsOnlyOfCoachsDislike } from './left-out-by-other-children.ts';
import { loneliness, playedWithByNobody } from './loneliness.ts';
import { isOfLongTermAsthma } from './long-term-illness-told.ts';
import { hurtsInPrivate } from './pain-in-private-parts.ts';
import { fearsForChild, isOnlyOfParent, parentAsk, toldByChildItself, writesAsParent } from './parent-of-child.ts';
import { tellsOfPrivateSpace } from './adult-and-child-in-private-space.ts';
import { anyRule, replacer } from './rule-patterns.ts';
import { whereChildrenUndress } from './rules-abuse.ts';
import { isPlainSadNews } from './sad-news.ts';
import { isOnlyShoutedAt } from './only-shouted-at.ts';
import { sickAfterClash } from './sick-after-blow.ts';
import { isSmallTalk } from './harmless-small-talk.ts';
import { smallerChildHit } from './smaller-child-hit.ts';
import { strangerTurnedTo, strangerWroteToMe } from './stranger-to-child.ts';
import { swallowedPoison } from './swallowed-poison.ts';
import { teasedBy } from './ordinary-teasing.ts';
import { tellsOfThreatOfBlows } from './threat-of-blows.ts';
import { wishToRunAway } from './wish-to-run-away.ts';
import { tellsOfThreatToKill } from './threat-to-kill.ts';
import { isTirednessAlone } from './tired-not-hurt.ts';
import { isOnlyPutDown } from './told-bad-at-football.ts';
import { isMockedForPlay, isUnwellOrOfPosition } from './unwell-or-mocked.ts';
import { isWishToPlay } from './wish-to-play.ts';

/**
 * What is done with a message: a crisis gets its fixed answer, a refusal a friendly no. Where rules and examples differ,
 * the coach asks whether all is well (`check`), more gently of who says that they are alone and nothing else (`isAlone`). All
 * else goes on to the coach.
 */
export type Verdict = RuleVerdict | { readonly action: 'check'; readonly isAlone?: true };

/** A message with its words, and these as a text. */
interface MessageWords {
  readonly message: string;
  readonly words: readonly string[];
  readonly text: string;
}
type Sign = (message: MessageWords) => boolean;

function withWords(message: string): MessageWords {
  const words = wordsOf(message);
  return { message, words, text: words.join(' ') };
}

const isAnyOf = (signs: readonly Sign[], message: MessageWords): boolean => signs.some((holds) => holds(message));

/** Whole messages, from the first word to the last, that go on to the coach before any rule is tried. */
const BEFORE_RULES: readonly Sign[] = [
  ({ text }) => isAppQuestion(text),
  ({ text }) => isSmallTalk(text),
  ({ words }) => remarkToCoach(words) !== null,
  ({ words }) => teamCoachDemand(words) !== null,
  ({ text }) => isOfBallAtHome(text),
  ({ message }) => isOnlyOfParent(message),
  ({ text }) => asksOfCola(text),
  ({ text }) => isEverydayMessage(text),
  ({ text }) => isOfKnownWordsAlone(text),
  ({ words }) => asksIfGoodEnoughForPro(words),
  ({ words }) => friendshipWithCoach(words) !== null,
  ({ words }) => asksToBeCoach(words),
  ({ text }) => asksIfRememberedSoon(text),
  ({ words }) => othersSeePro(words) !== null,
  ({ words }) => wantsShortAnswers(words),
  ({ words }) => offeredForWord(words) !== null,
  ({ text }) => isTirednessAlone(text),
  ({ words }) => isOrdinaryHunger(words) || isHeartbeatOfPlay(words),
  ({ words }) => isMockedForPlay(words),
  ({ words }) => isPlainTurnToPlay(words),
  ({ words }) => isOnlyPutDown(words),
  ({ words }) => teasedBy(words) !== null,
  ({ words }) => isOnlyShoutedAt(words),
  ({ words }) => asksWhomToWrite(words),
];

/** What is told of the body, of others or of news and has an answer of the coach: no more than that, and a crisis stays one. */
const EVERYDAY: readonly Sign[] = [
  ({ words }) => isUnwellOrOfPosition(words),
  ({ words }) => isWishToPlay(words),
  ({ words }) => tellsOfHurtingLimb(words),
  ({ words }) => toldByChildItself(words).some(tellsOfHurtingLimb),
  ({ words }) => showsInjury(words),
  ({ words }) => tellsOfSeriousInjury(words),
  ({ words }) => tellsOfIllness(words),
  ({ words }) => isPlainSadNews(words),
  ({ text }) => tellsOfFamilyIll(text),
  ({ words }) => tellsOnlyOfSilentFriend(words),
  ({ words }) => tellsOnlyOfBeingLeftOut(words),
  ({ words }) => tellsOnlyOfCoachsDislike(words),
  ({ words }) => isHarmlessComplaint(words),
];

/** What is asked about before any rule: low spirits and laughter of others, and nothing else. */
const isAskedBeforeRules: Sign = ({ text }) => saysOnlyThatOthersLaugh(text) || feelsLow(text);

/** What is asked about though no rule of a danger is met. */
const isAskedThoughAllowed = ({ message, words }: MessageWords, all: readonly string[]): boolean =>
  hasToBeAsked(all) || fearsForChild(message) || isHurtByAPersonsTouch(words) || hurtsInPrivate(words);

/** Rules of a crisis that nothing learned from examples has a say in. */
const certain = anyRule([...swallowedPoison, ...sickAfterClash, ...whereChildrenUndress, ...privateContact, ...privateApproach]);
const FOOTBALL_WORD = /^(?:drills?|exercises?|training|football|soccer|balls?|foot|feet|wall|cones?|tips|pass|shot|goal)$/;
const FEWEST_FOOTBALL_WORDS = 2;
const MOST_WORDS_OF_SLIPS = 6;
const OF_CONTACT: ReadonlySet<CrisisKind | RefusalKind> = new Set<RefusalKind>(['contact_details', 'meeting']);

/** What is no danger by itself and no football either: the coach asks. */
const askedAbout = anyRule([...loneliness, ...bedtimeQuestions, ...chatsForTwo, ...staysAwayFromSomebody, ...lastingSadness, ...wishToRunAway, ...smallerChildHit, ...askedInOtherLanguages]);
const withoutLoneliness = replacer([...loneliness, ...playedWithByNobody]);
/** What may stand beside loneliness that is nothing but that: where, when, and sadness. Any other word may be a sign of more. */
const BESIDE_LONELINESS = new Set('a an and at because bin class club der feel heute here hier i ich im in klasse m me meinem meiner mir my new on our practice really sad school schule so team the this to today training traurig und verein with always again anymore any more ever just never what if was wenn wieder mehr immer nie pause break recess football fussball y et e en el la le dans l au na no nao meu minha mi ma mon time equipo equipe equipa lequipe clase classe escola escuela ecole hoy ahora jamais plus'.split(' '));

const hasToBeAsked = (folded: readonly string[]): boolean => folded.some((reading) => tellsOfPrivateSpace(reading) || isAskedInFewWords(reading) || askedAbout.test(reading));

/** True for loneliness and nothing else, in every reading. */
const isOnlyLonely = (folded: readonly string[]): boolean =>
  folded.every((reading) => {
    const rest = withoutLoneliness(reading, ' ');
    return rest !== reading && rest.split(' ').every((word) => word === '' || BESIDE_LONELINESS.has(word));
  });

/** A short question of football alone whose slips of the fingers only look like other words: "pasing drils plz". */
function isMisspelledFootball(message: string): boolean {
  const words = mendedWords(message, 'en');
  const text = words.join(' ');
  const ofFootball = words.filter((word) => skillIn([word]) !== null || FOOTBALL_WORD.test(word)).length;
  return words.length <= MOST_WORDS_OF_SLIPS && ofFootball >= FEWEST_FOOTBALL_WORDS && isFamiliar(text) && !soundsDangerous([text]) && checkByRule(text).action === 'allow';
}

/**
 * What a message is about before any coach sees it. The rules decide; where they are silent, or a rule is alone against
 * all that was learned from examples, the coach asks.
 */
export const checkWords: (message: string) => Verdict = rememberedDuringAnswer((message): Verdict => {
  if (strangerTurnedTo(message) !== null) return ofStranger(checkByRule(message));
  const asWords = withWords(message);
  if (isAnyOf(BEFORE_RULES, asWords)) return { action: 'allow' };
  if (isAskedBeforeRules(asWords)) return { action: 'check' };
  const verdict = checkByRule(message);
  if (verdict.action === 'crisis') return doubtedCrisis(verdict, asWords);
  return verdict.action === 'refuse' ? doubtedRefusal(verdict, asWords) : unruled(asWords);
});

/** The verdict on a message of a stranger who turned to a child: another crisis stays what it is. */
const ofStranger = (verdict: RuleVerdict): Verdict => (verdict.action === 'crisis' ? verdict : { action: 'crisis', kind: 'grooming' });

/** The verdict on a message that a rule of a crisis is met by. */
function doubtedCrisis(verdict: RuleVerdict & { readonly action: 'crisis' }, { message }: MessageWords): Verdict {
  if (verdict.kind === 'chest_breath' && readings(message).some(isOfLongTermAsthma)) return { action: 'allow' };
  const isCertain = footballReadings(message).some((reading) => isCrisisInFewWords(reading) || certain.test(reading)) || readings(message).some(tellsOfThreatToKill);
  return isCertain ? verdict : doubted(verdict, message);
}

/** The verdict on a message that a rule of a refusal is met by. */
function doubtedRefusal(verdict: RuleVerdict & { readonly action: 'refuse' }, asWords: MessageWords): Verdict {
  const { message, words } = asWords;
  // Who was written to by a stranger wishes for no contact.
  if (OF_CONTACT.has(verdict.kind) && strangerWroteToMe(message)) return doubtedCrisis({ action: 'crisis', kind: 'grooming' }, asWords);
  if (isAnyOf(EVERYDAY, asWords)) return { action: 'allow' };
  if (verdict.kind === 'injuring_others') {
    // Who is threatened or was hit there does not ask how to hit others, and the threat needs more than the question whether all is well.
    if (tellsOfThreatOfBlows(words)) return { action: 'crisis', kind: 'abuse' };
    if (hurtsInPrivate(words)) return { action: 'check' };
  }
  return doubted(verdict, message);
}

/** A verdict by rule; one that all that was learned speaks against is asked about. */
function doubted(verdict: Exclude<RuleVerdict, { readonly action: 'allow' }>, message: string): Verdict {
  const all = footballReadings(message);
  if (!soundsHarmless(all) || hasDisguisedInsultOrContact(verdict.kind, message, all, squashed(message))) return verdict;
  return isMisspelledFootball(message) ? { action: 'allow' } : { action: 'check' };
}

/** Who says to be an adult, or speaks to the coach as adults do. */
const AS_ADULT = /\b(?:opa|oma|papa|mama|vater|mutter|dad|mum|mom|grandad|grandpa|grandma|gran|nan) (?:hier|here)\b|\bkonnen sie\b/;

/** Whether a turn is a parent's, or of somebody who trains a group. */
export const writesAsAdult = (turn: string): boolean => writesAsParent(turn) || saysTrainsGroup(wordsOf(turn).join(' '));

/** The verdict on a message of which no rule speaks; `believed` where what was learned of what children type may speak against an alarm of the other opinion. */
function unruled(asWords: MessageWords, believed = true): Verdict {
  const { message, words, text } = asWords;
  if (tellsOfThreatOfBlows(words)) return { action: 'crisis', kind: 'abuse' };
  const all = footballReadings(message);
  if (isOnlyLonely(all)) return { action: 'check', isAlone: true };
  const isFootball = (): boolean => isAnyOf(EVERYDAY, asWords) || all.every(isPlainFootball) || isKnownQuestion(message) || isMisspelledFootball(message) || parentAsk(message) !== null;
  // What children type was learned in two languages, and says nothing against an adult: in no other it is believed against an alarm.
  const leansToDanger = (): boolean => {
    const isAlarm = soundsDangerous(all);
    const isOfOtherLanguage = isInOtherLanguage(message);
    if (!believed || (isAlarm && isOfOtherLanguage)) return isAlarm;
    return bothSoundDangerous(all, isOfOtherLanguage) && (isAlarm || !(writesAsAdult(message) || AS_ADULT.test(text)));
  };
  return (leansToDanger() && !isFootball()) || isAskedThoughAllowed(asWords, all) ? { action: 'check' } : { action: 'allow' };
}

/** Whether a message goes on only because of what was learned of what children type: behind a danger, or behind pain, that is not believed. */
export function isAllowedAsTypedAlone(message: string): boolean {
  if (checkWords(message).action !== 'allow' || !soundsDangerous(footballReadings(message)) || checkByRule(message).action !== 'allow') return false;
  const asWords = withWords(message);
  return !isAnyOf(BEFORE_RULES, asWords) && unruled(asWords, false).action !== 'allow';
}

/** Whether the second opinion alone leans to danger: no rule stops the message, and none asks about it. */
export function isAskedByScoreAlone(message: string): boolean {
  const asWords = withWords(message);
  const all = footballReadings(message);
  const asksByRule = isAskedBeforeRules(asWords) || isOnlyLonely(all) || isAskedThoughAllowed(asWords, all);
  return !asksByRule && checkByRule(message).action === 'allow';
}

/** Whether a message, in every reading, resembles none that are dangerous. */
export function soundsPlain(message: string): boolean {
  const all = footballReadings(message);
  return !soundsDangerous(all) && !soundsDangerousAsTyped(all);
}
