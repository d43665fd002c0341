import type { CoachIntent } from '@touchline/domain';
import { coachMoodLines } from '@touchline/messages/coach-lines';
import { coachTopics, type CoachTopic } from '@touchline/messages/coach-topics';
import type { EmotionalState, MotivationLevel } from '../coach-answer.ts';
import type { Understood } from '../intents/read-question.ts';
import { OF_NUMBERS } from '../intents/read-with-turn-before.ts';
import { meaningsOf } from '../meanings/topic-similarity.ts';
import { SPEAKER_WORDS } from '../mood/mood-words.ts';
import { asksAdviceOnNamedSkill } from '../question-parts/advice-on-named-skill.ts';
import { isNeutralNews } from '../mood/neutral-news.ts';
import { moodTold } from '../mood/anger-told.ts';
import { hasMoods, type MoodRead, type ToldMood } from '../mood/read-mood.ts';
import { tellsOnlyPlace } from '../question-parts/complete-short-follow-up.ts';
import { isOfferedQuestion } from '../question-parts/is-suggested-question.ts';
import { respelled } from '../text/correct-spelling.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { only, type Composed } from './composed-answer.ts';
import type { Say } from './phrasing.ts';
import { withoutDrillSentences } from './remove-drill-sentences.ts';

/** An answer in the mood of its message. */
export interface MoodAnswer {
  readonly composed: Composed;
  readonly feeling: readonly [MotivationLevel, EmotionalState];
}

/** A message that was read and answered, before it is looked at how it is felt. */
interface Answered {
  readonly message: string;
  readonly asked: Understood;
  readonly answer: Composed;
  /** What was written before it in the talk; null for a first message. */
  readonly before: string | null;
  readonly say: Say;
}

/** Topics of these are about what is felt: their answers begin with it. */
const OF_FEELING: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['bad_day', 'nerves']);
/** Of these the topic is one that a feeling is told of. */
const OF_OTHERS: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['team_mates', 'parents', 'motivation', 'matches']);
/** Pain and small words have their own answers. */
const AS_SAID: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['injury', 'thanks', 'greeting', 'joke', 'who_are_you', 'other_language_unsupported']);
/** A drill or a plan is wished for. */
const WISHES: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['which_drill', 'plan_day', 'plan_week']);
/** Who asks for one of these gets it, in whatever mood. */
const AS_ASKED: ReadonlySet<CoachIntent> = new Set<CoachIntent>([...WISHES, 'little_time', 'warm_up', 'bored', 'no_wall', 'no_ball', 'rain', 'too_hard', 'too_easy']);
/** What is asked of the own numbers, the app and the game. */
const AS_SHORT_ASK: ReadonlySet<CoachIntent> = new Set<CoachIntent>([...OF_NUMBERS, 'app_help', 'football_knowledge', 'form_analysis']);
const MOST_WORDS_OF_SHORT_ASK = 6;
/** What a message does in the talk has words of its own, but for one that was not understood. */
const NOT_UNDERSTOOD: ReadonlySet<string> = new Set(['unclear', 'askedBack', 'unexplained']);
/** A topic that was learned less surely is no reason to leave out what is felt. */
const SURE_TOPIC = 0.5;
/** Before an answer a feeling is named only where it is surer than where it is all that is told. */
const FEELING_FIRST_FROM = 0.8;
/** What is known for a bad day or for nerves by its words is joy only where that is surer. */
const JOY_AGAINST_WORDS_FROM = 0.9;
/** Joy that is told with a day's name, “I scored today”, counts nothing. */
const JOY_AGAINST_COUNTS_FROM = 0.95;
const FEWEST_WORDS = 4;
/** Of a turn of a talk a mood has to be as sure as this. */
const SURE_IN_TALK = 0.85;

const FEELINGS: Readonly<Record<ToldMood, readonly [MotivationLevel, EmotionalState]>> = {
  joy: ['high', 'excited'],
  sad: ['low', 'discouraged'],
  ashamed: ['low', 'discouraged'],
  hard: ['low', 'discouraged'],
  angry: ['low', 'frustrated'],
  afraid: ['medium', 'uncertain'],
  none: ['medium', 'neutral'],
};

/** What happened, by the first kind of words that is met; each has lines of its own. */
const JOY_OF = [['forward', 'forward'], ['toCome', 'forward'], ['saved', 'saved'], ['scored', 'scored'], ['chosen', 'chosen'], ['won', 'won'], ['given', 'given'], ['worked', 'worked'], ['record', 'record'], ['again', 'back']] as const;
const SAD_OF = [['notChosen', 'notChosen'], ['leaves', 'leaves'], ['bench', 'bench'], ['out', 'out'], ['lost', 'lost'], ['alone', 'alone']] as const;
const ASHAMED_OF = [['laughed', 'laughed'], ['ownGoal', 'mistake'], ['missed', 'mistake'], ['seen', 'seen'], ['compared', 'compared']] as const;
const ANGRY_OF = [['referee', 'referee'], ['unfair', 'unfair']] as const;
const AFRAID_OF = [['toCome', 'toCome']] as const;
/** The lines of the first of these kinds that is met. */
const nameOfKind = <Name extends string>(of: readonly (readonly [string, Name])[], kinds: ReadonlySet<string>): Name | 'other' => of.find(([kind]) => kinds.has(kind))?.[1] ?? 'other';

/** What names the feeling, and what is true for it; nothing for joy and for no feeling. */
function comfort({ mood, kinds }: MoodRead, say: Say): readonly string[] {
  const lines = coachMoodLines;
  if (mood === 'sad') return [say(lines.sad[nameOfKind(SAD_OF, kinds)]), say(lines.sadThen)];
  if (mood === 'ashamed') return [say(lines.ashamed[nameOfKind(ASHAMED_OF, kinds)]), say(lines.ashamedThen)];
  if (mood === 'angry') return [say(lines.angry[nameOfKind(ANGRY_OF, kinds)]), say(lines.angryThen)];
  if (mood === 'afraid') return [say(lines.afraid[nameOfKind(AFRAID_OF, kinds)]), say(lines.afraidThen)];
  return mood === 'hard' ? [say(lines.hard), say(lines.hardThen)] : [];
}

/** What stands before the answer to a question that is asked in a mood, and before the answer to what is told in it. */
const FIRST = { joy: 'joyFirst', sad: 'sadFirst', ashamed: 'ashamedFirst', angry: 'angryFirst', afraid: 'afraidFirst', hard: 'hardFirst' } as const;

const isUnderstood = ({ intent, act, told, topic }: Understood): boolean => (intent !== 'off_topic' || topic?.topic === 'opinion') && told === null && (act === null || !NOT_UNDERSTOOD.has(act.kind));

const WORDS_ALIKE = 3;
/** One of these ways that does not say in the same words what the answer says; none where each does. */
function notTwice(ways: readonly string[], said: readonly string[], say: Say): readonly string[] {
  const told = said.join(' ').toLowerCase();
  const isSaid = (way: string): boolean => {
    const words = way.toLowerCase().split(' ');
    return words.some((_, at) => at + WORDS_ALIKE <= words.length && told.includes(words.slice(at, at + WORDS_ALIKE).join(' ').replace(/[.,!]$/, '')));
  };
  const others = ways.filter((way) => !isSaid(way));
  return others.length === 0 ? [] : [say(others)];
}

/** An answer without its drills and without the sentences that name one; what is told of the own numbers for comfort stays. */
export function withoutDrills({ said, drills }: Composed): readonly string[] {
  if (drills.length === 0) return said.filter((part) => part !== '');
  return said.map(withoutDrillSentences).filter((part) => part !== '');
}

/** Whether the topic of a message is surely what it tells of. */
function isSurely({ topic, language, sureness }: Understood, message: string): boolean {
  if (topic === null) return false;
  const [first] = meaningsOf(message, language)?.learned ?? [];
  return sureness >= 1 || (first?.topic === topic.topic && first.likelihood >= SURE_TOPIC);
}

/** Whether a message of no topic is known by its own words. */
const isKnownWithoutTopic = ({ topic, ask, sureness }: Understood): boolean => topic === null && (ask !== null || sureness >= SURE_TOPIC);

/** Whether a message is understood, and surely so. */
const isSurelyUnderstood = (asked: Understood, message: string): boolean => isUnderstood(asked) && (isKnownWithoutTopic(asked) || isSurely(asked, message));

const isWeighing = ({ mood }: MoodRead): boolean => mood !== 'none' && mood !== 'joy';

/** Whether the turn before told of what weighs: what comes behind it gets no drill that it does not ask for. */
function goesOnWithWhatWeighs({ before, asked: { language, before: askedBefore } }: Answered): boolean {
  // Who asks for a joke tells of nothing.
  if (before === null || askedBefore?.intent === 'joke') return false;
  const read = moodTold(before, language);
  return read.tells && isWeighing(read);
}

/** Whether the turn before told of joy: “i didn't get on the pitch though” behind “we won the cup” is congratulated no more. */
const isTurnFromJoy = ({ before, asked: { language } }: Answered): boolean => before !== null && moodTold(before, language).mood === 'joy';

/** Whether a message has an answer of its own, whatever is felt: an exact question (but for a count that is only met by a day's name where something weighs), and what goes on with the talk. */
function isKnownExactly({ ask, before, goesOn, intent }: Understood, { mood, tells, sureness }: MoodRead): boolean {
  if (ask !== null) return !(ask.kind === 'counts' && tells && mood !== 'none' && (mood !== 'joy' || sureness >= JOY_AGAINST_COUNTS_FROM));
  if (before === null) return false;
  // Few words of a talk sound like a mood; one that weighs by more than those is surely told, of people or of nothing that is known.
  const isOfPlay = intent !== 'off_topic' && !OF_FEELING.has(intent) && !OF_OTHERS.has(intent);
  return goesOn || AS_ASKED.has(intent) || (mood !== 'none' && (sureness < SURE_IN_TALK || isOfPlay));
}

/** Whether so few words ask for something that is known, or for what one who is glad asks for too: what sounds like a mood in them is chance. */
const isShortAsk = ({ intent, words }: Understood): boolean => AS_SHORT_ASK.has(intent) && words.length <= MOST_WORDS_OF_SHORT_ASK;

const ASKS_OF_PLAY: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['improve_skill', 'drill_technique', 'football_knowledge']);
const PLAIN_ASK = /^(?:(?:ok|okay|and|but|so|und|aber|also) )*(?:how|where|what|when|which|wie|wo|was|wann|welche\w*) (?:do|should|can|must|have|soll|muss|kann|darf) (?:i|ich)\b/;
/** Whether a clause of a message asks what one should do. */
const asksPlainly = (message: string): boolean => message.split(/[.,;!?\n]/).some((clause) => PLAIN_ASK.test(wordsOf(clause).join(' ')));

/** A message as it is felt: what is spelled by ear in the usual words. */
function inUsualWords(answered: Answered): Answered {
  const { message, asked } = answered;
  return asked.language === 'en' || asked.language === 'de' ? { ...answered, message: respelled(message, asked.language) } : answered;
}

/** How a message is felt that a player writes, and the answer in that mood; null where the answer stands as it is. */
export function answerInMood(written: Answered): MoodAnswer | null {
  const answered = inUsualWords(written);
  const { message, asked, answer, say } = answered;
  // What is offered is answered with what it promises.
  if (isOfferedQuestion(message) || tellsOnlyPlace(wordsOf(message).join(' '))) return null;
  const { intent, act, topic, words } = asked;
  if (!hasMoods(asked.language) || AS_SAID.has(intent) || (act !== null && !NOT_UNDERSTOOD.has(act.kind)) || topic?.intent === 'injury') return null;
  // “I am bad at corners” asks how corners are taken.
  if (asksAdviceOnNamedSkill(wordsOf(message).join(' '))) return null;
  const read = moodTold(message, asked.language);
  if (act?.kind === 'unexplained' && read.mood === 'none') return null;
  if (read.tells && isWeighing(read) && isTurnFromJoy(answered)) return toldInMood(answered, read);
  if (isKnownExactly(asked, read)) return null;
  const feeling = FEELINGS[read.mood];
  const ofMood = (...said: readonly string[]): MoodAnswer => ({ composed: only(...said), feeling });
  if (read.chats && !isUnderstood(asked)) return ofMood(say(coachMoodLines.chat));
  // Where each sentence names a drill, there is nothing to say without them.
  if (read.mood === 'none' && withoutDrills(answer).length === 0) return null;
  // Who asks of play behind what weighed wants just that.
  if (read.mood === 'none' && ASKS_OF_PLAY.has(intent) && asksPlainly(message) && goesOnWithWhatWeighs(answered)) return { composed: only(...withoutDrills(answer)), feeling: FEELINGS.none };
  if (read.mood === 'none' && !WISHES.has(intent) && goesOnWithWhatWeighs(answered)) return isSurelyUnderstood(asked, message) ? { composed: only(...(OF_NUMBERS.has(intent) ? answer.said : withoutDrills(answer))), feeling: FEELINGS.hard } : { composed: only(say(coachMoodLines.hardThen), say(coachMoodLines.asksOn)), feeling: FEELINGS.hard };
  if ((words.length < FEWEST_WORDS && read.mood !== 'joy') || isShortAsk(asked)) return null;
  if (read.tells) return toldInMood(answered, read);
  if (read.mood === 'none' || read.sureness < FEELING_FIRST_FROM || AS_ASKED.has(intent)) return null;
  if (read.mood === 'joy') return isUnderstood(asked) ? { composed: { ...answer, said: [say(coachMoodLines.joyFirst), ...answer.said] }, feeling } : ofMood(say(coachMoodLines.joy.other), say(coachMoodLines.joyAsks));
  // Nobody is told of rules in sorrow.
  const isOfRules = intent === 'football_knowledge' && (read.mood === 'sad' || read.mood === 'hard');
  if (isOfRules || !isSurelyUnderstood(asked, message)) return ofMood(...comfort(read, say), say(coachMoodLines.asksOn));
  const said = withoutDrills(answer);
  if (said.length === 0) return ofMood(...comfort(read, say), say(coachMoodLines.asksOn));
  return ofMood(...(OF_FEELING.has(intent) ? [] : notTwice(coachMoodLines[FIRST[read.mood]], said, say)), ...said);
}

/** More words tell of what happened, and a skill is only named among them. */
const MOST_WORDS_OF_ASK = 10;

const OF_PLACE: ReadonlySet<string> = new Set(['goalkeeper', 'defenderRole', 'midfielderRole', 'wingerRole', 'strikerRole']);
const WANTS_TO_BECOME = /\b(?:i (?:really )?(?:want|wanna|would like|need)|ich (?:will|mochte|muss))\b.*\b(?:faster|quicker|better|stronger|fitter|schneller|besser|starker|fitter)\b|\b(?:how do i get|wie werde ich|wie kann ich)\b/;
/** Whether what is told is an ask all the same: what is missing, no drive, a drill or a skill that does not work. */
function asksInOtherWords(asked: Understood, { mood }: MoodRead): boolean {
  const { topic, intent, drillId, skill, words } = asked;
  if (intent === 'motivation' && topic === null) return true;
  // The own place on the pitch is told to be told what it takes.
  if (topic !== null && OF_PLACE.has(topic.topic) && words.length <= MOST_WORDS_OF_ASK) return true;
  // Who wants to become better asks how, in whatever mood.
  if (intent === 'improve_skill' && words.length <= MOST_WORDS_OF_ASK && WANTS_TO_BECOME.test(words.join(' '))) return true;
  if (mood === 'joy' || mood === 'none' || words.length > MOST_WORDS_OF_ASK) return false;
  return (isKnownWithoutTopic(asked) && AS_ASKED.has(intent)) || (intent === 'improve_skill' && (drillId !== null || skill !== null)) || (drillId !== null && AS_ASKED.has(intent));
}

/** What is told, and is the same for whoever asks. */
const TELLS_ONLY: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['equipment', 'football_knowledge', 'rewards_levels', 'app_help', 'who_are_you', 'thanks', 'greeting', 'joke', 'matches', 'form_analysis', 'other_language_unsupported']);
const OF_APP: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['app_help', 'form_analysis', 'rewards_levels']);

/** Things, places and the app: what is wrong with them is answered, however it is felt. */
const OF_THINGS: ReadonlySet<CoachIntent> = new Set<CoachIntent>([...OF_APP, 'equipment', 'rain', 'no_wall', 'no_ball', 'little_time']);

/** The answer to what is told in a mood, and asks nothing. */
function toldInMood({ message, asked, answer, say }: Answered, read: MoodRead): MoodAnswer | null {
  if (asksInOtherWords(asked, read) || (read.mood === 'joy' && AS_ASKED.has(asked.intent))) return null;
  // A rule or a thing of the app that is surely meant is asked about, however it is told, and what does not work in the app is told.
  if (read.mood === 'joy' && TELLS_ONLY.has(asked.intent) && isSurely(asked, message) && read.sureness < JOY_AGAINST_WORDS_FROM) return null;
  if (read.mood === 'none' && OF_APP.has(asked.intent) && asked.topic !== null) return null;
  if (read.mood !== 'joy' && OF_THINGS.has(asked.intent) && isSurelyUnderstood(asked, message)) return null;
  const feeling = FEELINGS[read.mood];
  const ofMood = (...said: readonly string[]): MoodAnswer => ({ composed: only(...said), feeling });
  if (read.mood === 'joy' && OF_FEELING.has(asked.intent) && (asked.topic === null || read.sureness < JOY_AGAINST_WORDS_FROM)) return null;
  if (read.mood === 'joy') {
    const of = nameOfKind(JOY_OF, read.kinds);
    return ofMood(say(coachMoodLines.joy[of]), say(of === 'forward' ? coachMoodLines.joyAsksAhead : coachMoodLines.joyAsks));
  }
  const isGuessed = asked.before === null ? !isSurelyUnderstood(asked, message) : !isUnderstood(asked);
  if (read.mood === 'none' && isGuessed) return ofMood(say(isNeutralNews(read, wordsOf(message)) ? coachMoodLines.news : coachMoodLines.heard));
  // What is told of a bad day asks for no drill, however it is felt.
  if (read.mood === 'none') return OF_FEELING.has(asked.intent) ? ofMood(...withoutDrills(answer)) : null;
  if ((AS_ASKED.has(asked.intent) || asked.intent === 'off_topic') && read.sureness < FEELING_FIRST_FROM) return null;
  const isOfTopic = OF_FEELING.has(asked.intent) || OF_OTHERS.has(asked.intent);
  const isKnown = OF_FEELING.has(asked.intent) || isSurely(asked, message);
  const said = isOfTopic && isKnown ? withoutDrills(answer) : [];
  if (said.length === 0) return ofMood(...comfort(read, say), say(coachMoodLines.asksOn));
  return ofMood(...(OF_FEELING.has(asked.intent) ? [] : notTwice(coachMoodLines[FIRST[read.mood]], said, say)), ...said);
}

/** Answers that were written for parents. */
const FOR_PARENTS: ReadonlySet<string> = new Set(['parentHere', 'childMocked', 'childTalkSeen', 'safeForChildren', 'parentsPage', 'consentHow']);

const TO_ADULT = /\b(?:your|the) (?:child|son|daughter|players|team)\b|(?:^|[^\p{L}])(?:Ihr(?:e[mnrs]?)? (?:Kind|Sohn|Tochter|Team|Mannschaft)|Sie)(?!\p{L})/u;
/** Whether each way to answer a topic speaks to an adult. */
const speaksToAdult = (topic: CoachTopic): boolean => {
  const ways: readonly string[] = coachTopics[topic];
  return ways.length > 0 && ways.every((way) => TO_ADULT.test(way));
};

/** Whether an adult speaks of a child, and not of what it does itself. */
const speaksOfChild = (message: string): boolean => {
  const plain = wordsOf(message).join(' ');
  return SPEAKER_WORDS.some(([kind, pattern]) => (kind === 'ownChild' || kind === 'ofThird') && pattern.test(plain)) && !SPEAKER_WORDS.some(([kind, pattern]) => kind === 'asCoach' && pattern.test(plain));
};

/** An adult's message that was read and answered, what the coach said before, and whether it is surely an adult's. */
interface ToAdult extends Omit<Answered, 'before'> {
  readonly saidBefore: readonly string[];
  readonly isSurely: boolean;
}

/** Their answers speak to the player of what he or she feels, which no parent is meant by; in German “du” is no parent's anywhere. */
const TO_PLAYER_ALONE: ReadonlySet<CoachIntent> = new Set<CoachIntent>([...OF_FEELING, 'team_mates', 'motivation']);
/** Which asks are of no number. */
const OF_NO_NUMBER: ReadonlySet<NonNullable<Understood['ask']>['kind']> = new Set<NonNullable<Understood['ask']>['kind']>(['case', 'personal', 'where', 'mealBefore', 'trial', 'chat', 'calendar', 'drillOfLength', 'drillList']);

const DU = /(?:^|[^\p{L}])(?:[Dd]u|[Dd]ich|[Dd]ir|[Dd]eine?[mnrs]?)(?!\p{L})/u;
/** Tells a player what to do, where a sentence or a part of it begins. */
const DO_IT = /(?:^|[.!?:,] |\n• |\n)(?:und |dann |[Ee]rst )?(?:[Nn]imm|[Mm]ach|[ÜüU]be?|[Ff]ang|[Ss]chau|[Aa]tme|[Tt]rink|[Ii]ss|[Zz]ähl|[Vv]ersuch|[Ss]tell|[Hh]alt|[Gg]eh|[Bb]leib|[Ff]rag|[Ss]ag|[Ee]rzähl|[Dd]enk|[Ll]ass|[Aa]chte|[Pp]robier|[Ss]chieß|[Hh]eb|[Dd]reh|[Ss]etz|[Öö]ffne|[Dd]rück|[Ww]ähle|[Ll]eg|[Hh]ör|[Ss]uch|[Gg]ib|[Zz]ieh|[Kk]omm|[Ll]auf|[Tt]riff) /u;
const SIE = /[^.!?:] (?:Sie|Ihnen|Ihre?[mnrs]?)(?!\p{L})/u;
/** Whether an answer in German speaks to a player, and nowhere to an adult. */
const saysDu = ({ said }: Composed): boolean => said.some((part) => DU.test(part) || DO_IT.test(part)) && !said.some((part) => SIE.test(part));

/** Whether the answer to a message is written for adults as it is, or promised by what was offered. */
function isForAdults(asked: Understood, message: string): boolean {
  const { act, ask, topic } = asked;
  if (act?.kind === 'toParent' || act?.kind === 'talkLine' || ask?.kind === 'parentOrTrainer' || isOfferedQuestion(message)) return true;
  return topic !== null && (FOR_PARENTS.has(topic.topic) || (speaksToAdult(topic.topic) && isSurely(asked, message)));
}

/** Whether the answer that a player would get fits no adult: nothing is understood, or it is of what the player feels, or of the player's own parents. */
function isUnfitForAdult(asked: Understood, message: string, { tells }: MoodRead): boolean {
  const { act, intent } = asked;
  if (!isUnderstood(asked) || intent === 'parents') return true;
  return (intent === 'who_are_you' && !isSurely(asked, message)) || (act === null && OF_FEELING.has(intent) && tells);
}

/** Whether what is asked is answered with the numbers of the account. */
const isOfOwnNumbers = ({ ask, intent }: Understood): boolean => (ask === null ? OF_NUMBERS.has(intent) : !OF_NO_NUMBER.has(ask.kind));

/** The answer to an adult who writes for a child: what was not understood has words of its own, and what speaks to a player of feelings or of its numbers says so first, once in a talk; null where the answer stands as it is. */
export function answerToAdult({ message, asked, answer, say, saidBefore, isSurely: isSurelyAdult }: ToAdult): MoodAnswer | null {
  const { act, intent, language } = asked;
  if (!hasMoods(language) || isForAdults(asked, message)) return null;
  const lines = coachMoodLines.adult;
  if (act?.kind === 'unexplained') return { composed: only(say(act.again ? lines.unexplainedAgain : lines.unexplained)), feeling: FEELINGS.none };
  const isOfNumbers = isOfOwnNumbers(asked);
  const feeling = FEELINGS.none;
  const passedOn = (leads: readonly string[]): MoodAnswer => ({ composed: { ...answer, said: [say(leads), ...answer.said] }, feeling });
  // “Du” is no adult's, so that it is always said for whom the words are.
  const isForPlayer = isSurelyAdult && language === 'de' && saysDu(answer);
  const always = (): MoodAnswer | null => (isForPlayer ? passedOn(isOfNumbers ? lines.numbers : lines.advice) : null);
  const isShortInTalk = asked.before !== null && (asked.goesOn || asked.words.length <= MOST_WORDS_OF_SHORT_ASK);
  if (isShortInTalk && !(isSurelyAdult && TO_PLAYER_ALONE.has(intent) && act === null)) return always();
  const ofMood = (ways: readonly string[]): MoodAnswer => ({ composed: only(say(ways)), feeling });
  if (!isShortInTalk) {
    const read = moodTold(message, language);
    if (intent !== 'injury' && read.tells && read.mood === 'joy') return ofMood(lines.joy);
    const isUnfit = isUnfitForAdult(asked, message, read);
    if (isUnfit && isWeighing(read)) return ofMood(speaksOfChild(message) ? lines.hard : lines.hardOwn);
    if (isUnfit) return ofMood(read.tells ? lines.heard : lines.unclear);
  }
  if (act !== null || TELLS_ONLY.has(intent)) return always();
  const leads = isOfNumbers ? lines.numbers : isForPlayer || TO_PLAYER_ALONE.has(intent) ? lines.advice : null;
  if (!isSurelyAdult || leads === null) return null;
  return saidBefore.some((line) => leads.some((lead) => line.includes(lead))) ? always() : passedOn(leads);
}
