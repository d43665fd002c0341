import { findDrill, type DrillId } from '@touchline/domain';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import { goingOn, understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { asTopic } from '../intents/understood-as-topic.ts';
import { asksOnlyLength } from '../intents/recognise-body-talk-and-drill-follow-up.ts';
import { literalTopic } from '../meanings/topic-meanings.ts';
import { putDownIn, toldOfIn, type PutDownBy } from '../safety/told-bad-at-football.ts';
import { placeWished } from '../safety/wish-to-play.ts';
import { hurts } from '../topics/find-topic.ts';
import { type Reader, firstMatchingReading } from './first-matching-reader.ts';
import { asksIfRight, failsAtDrill, faultIn, type Deed } from './technique-fault.ts';
import { asksBestOf, asksGoodAmount, asksLowest, asksNumbersOf, asksResultsOfTime, judgesResult, ofRecordOfDay, ownNumberIn, shortlyNamed } from './own-number-question.ts';
import { asksWhenToUse, wantsMoreOf, wantsToBeatIt } from './wants-to-improve-at-drill.ts';
import { foodStreakBoardVideoOrFearTopic } from './food-streak-board-video-and-fear-topic.ts';
import { shortFollowUp } from './short-follow-up.ts';
import { findSituation } from './find-situation.ts';

/** Faults are told of these as of the skill, and of other drills by the drill's own text. */
const AS_SKILL: ReadonlySet<DrillId> = new Set<DrillId>(['juggling', 'first_touch', 'weak_foot']);
const DEED_OF_SKILL: Readonly<Record<string, Deed>> = { shooting: 'shot', passing: 'pass', dribbling: 'dribble', juggling: 'juggle', first_touch: 'receive', ball_control: 'receive' };
/** A turn of so few words may be about what was spoken of before. */
const MOST_WORDS_GOING_ON = 8;

const AMOUNT = /\b(how (?:long|often)|how (?:many|much)(?= (?:times|reps|repetitions|sets|rounds|goes|minutes|mins|of|should|shall|do i))|reps?|repetitions?|sets|wie (?:oft|lange)|wie ?viele?(?= (?:mal|minuten|runden|satze|soll\w*|muss|davon|wiederholung\w*))|wiederholung\w*)\b/;
const TO_DO = /\b(should|shall|shud|do i (?:have|need) to|must|need|soll\w*|muss|reps?|repetitions?|sets|wiederholung\w*)\b/;
const THAT = /\b(it|that|this|them|das|es|die|sie|diese|den)\b/;
const OF_TIME = /\b(a|per|each|every|pro|in der|die|am|jeden|jede) (?:day|week|tag|woche)\b|\b(day|week|tag|woche|sleep|drink|eat|warm\w*|rest|wait|pause|aufwarm\w*|schlaf\w*)\b|\b(?:get|have(?! to)|make|reach|schaffen|haben)\b|\b(?:cones?|hutchen|balls?|balle|steps?|schritte?|goals?|tore?|metres?|meters?|meter|xp|tokens?)\b/;
/** Intents whose answers end with a drill that "it" may stand for. */
const OFFERED: ReadonlySet<string> = new Set(['which_drill', 'improve_skill', 'drill_technique', 'weak_foot', 'too_hard', 'too_easy', 'no_wall', 'no_ball', 'rain', 'bored', 'motivation']);

/** How much of one drill is meant to be done. */
const asksAmount = ({ drillId, before, raw }: Question, text: string): boolean =>
  (before !== null && (OFFERED.has(before.intent) || before.act !== null) && asksOnlyLength(text)) ||
  (AMOUNT.test(text) && TO_DO.test(text) && !OF_TIME.test(text) && (drillId !== null || (before !== null && OFFERED.has(before.intent) && THAT.test(text) && raw.length <= MOST_WORDS_GOING_ON)));

const REWARDS: ReadonlySet<string> = new Set(['tokensOnly', 'experienceOnly', 'levelOnly', 'packNeeds', 'tokensFor', 'tokensWhen', 'xpMeaning', 'extraExperience', 'levelReached', 'levelMeaning', 'sessionXp']);
const MORE_OF_IT = /^(?:and |but |ok |so |und |aber )?(?:how (?:do|can) i (?:get|earn|make) (?:more|some|them)|wie (?:krieg|bekomm|verdien)\w* ich (?:mehr|welche|noch mehr))(?: (?:of them|davon))?$/;
const WITH_THEM = /\b(with (?:them|it|those)|damit|dafur|for them)\b/;
const NUMBERS: ReadonlySet<string> = new Set(['records', 'my_numbers', 'last_practice', 'analyse_practice']);
const OPENS = /^(?:ok |okay |so )?(?:and|und|n|or|oder|what about|how about|was ist mit|wie ist es mit|wie siehts (?:aus )?mit)\b/;
const ASKS_ANEW = /\b(how (?:do|does|to|can|should)|why|explain|should|can i|wie (?:geht|mach\w*|kann)|warum|soll|better|besser|tips?|drill for)\b/;
const MOST_WORDS_OF_OTHER = 6;

/** "And in wall passes?" after a number of another drill; "and one for shooting?" after a drill. */
function sameOfOther(question: Question): Understood | null {
  const { before, raw, drillId, skill } = question;
  const text = raw.join(' ');
  if (before === null || (drillId === null && skill === null) || raw.length > MOST_WORDS_OF_OTHER || !OPENS.test(text) || ASKS_ANEW.test(text)) return null;
  if (NUMBERS.has(before.intent)) return goingOn(question, null);
  return before.intent === 'which_drill' && before.topic === null && drillId === null ? understoodAs(question, 'which_drill', { sureness: 1 }) : null;
}

/** These tell of one drill of the own. */
const OF_ONE_OWN_DRILL: ReadonlySet<string> = new Set(['weakestIs', 'strongestIs', 'leastDone', 'mostDone', 'longestAgo']);

const ROLES: readonly (readonly [RegExp, CoachTopic])[] = [
  [/\b(?:im|i am|i play|ich bin|ich spiele?|ich steh\w*)\b.*\b(?:keeper|goalie|goalkeeper|in goal|torwart|torhuter\w*|torfrau|im tor)\b/, 'goalkeeper'],
  [/\b(?:im|i am|i play|ich bin|ich spiele?)\b.*\b(?:defender|defence|defense|cent(?:re|er) back|left back|right back|full ?back|verteidiger\w*|abwehr)\b/, 'defenderRole'],
  [/\b(?:im|i am|i play|ich bin|ich spiele?)\b.*\b(?:midfield\w*|mittelfeld\w*)\b/, 'midfielderRole'],
  [/\b(?:im|i am|i play|ich bin|ich spiele?)\b.*\b(?:winger|on the wing|wing|flugel\w*|aussen)\b/, 'wingerRole'],
  [/\b(?:im|i am|i play|ich bin|ich spiele?)\b.*\b(?:striker|forward|up front|sturmer\w*|sturm)\b/, 'strikerRole'],
];
const WHAT_FOR_ME = /\b(?:drills?|exercises?|practi[cs]e|train|work on|improve|get better|learn|ubung\w*|uben|trainier\w*|lernen|besser)\b/;
const MOST_WORDS_FOR_ME = 9;

const OF_ROLE = 'for|as|fur|als';
/** "A good drill for midfielders": what a place on the pitch asks for, whoever plays there. */
const FOR_ROLE: readonly (readonly [RegExp, CoachTopic])[] = (
  [
    ['keepers?|goalies?|goalkeepers?|torwart\\w*|torhuter\\w*', 'goalkeeper'],
    ['defenders?|full ?backs?|(?:left|right|centre|center) ?backs?|verteidiger\\w*|abwehrspieler\\w*', 'defenderRole'],
    ['midfielders?|midfield|mittelfeld\\w*|sechser|zehner', 'midfielderRole'],
    ['wingers?|flugelspieler\\w*|aussenspieler\\w*', 'wingerRole'],
    ['strikers?|forwards?|sturmer\\w*', 'strikerRole'],
  ] as const
).map(([role, topic]) => [new RegExp(`\\b(?:${OF_ROLE}) (?:an? |the |eine?n? |den |die )?(?:${role})\\b`), topic]);

/** The place on the pitch that a drill is asked for. */
const roleNamed = ({ drillId, raw }: Question): CoachTopic | null => {
  const text = raw.join(' ');
  if (drillId !== null || raw.length > MOST_WORDS_FOR_ME || !WHAT_FOR_ME.test(text)) return null;
  return FOR_ROLE.find(([role]) => role.test(text))?.[1] ?? null;
};

/** "What drill is good for me", after the own place on the pitch was told. */
function ofRoleToldBefore({ before, raw, drillId, skill, ...question }: Question): CoachTopic | null {
  if (before === null || drillId !== null || skill !== null || raw.length > MOST_WORDS_FOR_ME || question.foot !== null || !WHAT_FOR_ME.test(raw.join(' '))) return null;
  return ROLES.find(([role]) => role.test(before.words.join(' ')))?.[1] ?? null;
}

const AFTERWARDS = /\b(after|afterwards|nachher|danach|hinterher)\b/;
const HALF_TIME = /\b(?:half ?time|the break|halb ?zeit)\b/;
const VERY_EARLY = /\b(?:early|in the morning|(?:at|um) (?:[6-9]|six|seven|eight|nine|sechs|sieben|acht|neun)|[6-9] ?(?:am|uhr)|fruh\w*|morgens)\b/;
const FOR_IT = /\b(for it|with it|about it|dafur|damit|dagegen)\b/;
const MOST_WORDS_ONWARD = 5;

/** "And what about after" of food before a match, "what should I do for it" of the weaker foot. */
function onAboutSame(question: Question): Understood | null {
  const { before, raw, drillId, skill } = question;
  const text = raw.join(' ');
  if (before === null || drillId !== null || skill !== null || raw.length > MOST_WORDS_FOR_ME) return null;
  if (before.intent === 'food_sleep' && VERY_EARLY.test(text) && /\b(match\w*|games?|spiel\w*|turnier\w*|tournament\w*|kick ?off)\b/.test([...before.words, ...raw].join(' '))) return asTopic(question, 'earlyMatchFood');
  if (before.intent === 'food_sleep' && raw.length <= MOST_WORDS_ONWARD && AFTERWARDS.test(text) && /\b(eat\w*|food|ess\w*|esse|meal)\b/.test(before.words.join(' '))) return asTopic(question, 'eatAfter');
  if (before.intent === 'food_sleep' && raw.length <= MOST_WORDS_ONWARD && HALF_TIME.test(text)) return asTopic(question, 'halfTimeFood');
  const isOfWeakFoot = before.skill === 'weak_foot' || before.drillId === 'weak_foot' || before.intent === 'weak_foot';
  return isOfWeakFoot && FOR_IT.test(text) && /\b(do|train|practi[cs]e|work|mach\w*|tun|uben|trainier\w*)\b/.test(text) ? understoodAs(question, 'weak_foot', { sureness: 1, foot: 'weak' }) : null;
}

const PUT_DOWN: Readonly<Record<PutDownBy, CoachTopic>> = { team: 'putDownByTeam', parent: 'putDownByParent', coach: 'putDownByCoach' };
/** Lessons are what it is about, and not how somebody plays. */
const OF_LESSONS = /\b(?:schools?|grades?|marks|homework|maths?|exams?|schul\w*|noten|hausaufgabe\w*|mathe|colegio|notas|deberes|tareas|ecole|lecole|devoirs|escola|estud\w*|licao)\b/;
const ARE_THEY_RIGHT = /^(?:(?:and|but|so|und|aber|ok|y|et|e) )*(?:is (?:it|that|this) true|are they right|is (?:he|she) right|do you think (?:so|they are right|theyre right|hes right|thats true|its true)|maybe (?:theyre|they are|hes|shes|he is) right|(?:and )?if (?:theyre|they are|hes) right|stimmt das|ist das wahr|haben (?:sie|die) recht|hat (?:er|sie) recht|vielleicht (?:haben sie|hat er|hat sie|stimmt das) ?(?:recht)?|und wenn (?:das stimmt|sie recht haben|er recht hat)|es verdad|tienen razon|cest vrai|ils ont raison|e verdade|eles tem razao|e se for verdade)(?: (?:tho|though|denn|eigentlich))?$/;
const WANTS_TO = /^(?:(?:and|but|so|und|aber|ok|well|honestly|tbh|now|jetzt) )*(?:i (?:kinda|kind of|sort of|actually|really|also|do|think i) ?(?:want|wanna)(?: to)?|i (?:want|wanna)(?: to)?(?: too| now)?|(?:maybe|i think) i (?:should|will)(?: too| really)?|(?:i )?might (?:do it|quit)|ich (?:will|mochte) (?:auch|eigentlich|das|es|irgendwie|schon|jetzt| )*(?:aufhoren)?|(?:vielleicht|ich glaube|ich denke) (?:sollte ich|mach ich das|hor ich auf|ich sollte)(?: (?:das|wirklich|auch|aufhoren))*)$/;

const ONLY_HE_OR_SHE = /^(?:(?:and|und|y|et|e|but|aber|now) )*(?:he|she|er|sie|el|ella|il|elle|ele|ela) /;

/** Somebody called the player bad at football, or told them to give it up; and what is said of it afterwards. */
function putDown(question: Question): Understood | null {
  const { raw, before } = question;
  const text = raw.join(' ');
  const isAfter = before?.topic != null && Object.values(PUT_DOWN).includes(before.topic.topic);
  if (isAfter && ARE_THEY_RIGHT.test(text)) return asTopic(question, 'putDownTrue');
  if (isAfter && WANTS_TO.test(text)) return asTopic(question, 'quitFootball');
  const told = putDownIn(raw);
  if (told === null) return null;
  if (OF_LESSONS.test(text)) return told.by === 'parent' ? asTopic(question, 'schoolFirst') : null;
  // He or she is who the turn before told of.
  const by = told.by === 'team' && ONLY_HE_OR_SHE.test(text) ? (toldOfIn(before?.words ?? []) ?? told.by) : told.by;
  return asTopic(question, by === 'parent' && told.onlyQuit ? 'parentsForbid' : PUT_DOWN[by]);
}

/** What is told or asked in any of the five languages and has one answer: unkind words, a place on the pitch, a thing that is named. */
function ofOneThing(question: Question): Understood | null {
  const { raw, words } = question;
  const unkind = putDown(question);
  if (unkind !== null) return unkind;
  const topic = placeWished(raw) ?? (hurts(raw, words) ? null : foodStreakBoardVideoOrFearTopic(question));
  return topic === null ? null : asTopic(question, topic);
}

/** A turn or a feint. */
const isOfMove = (id: DrillId): boolean => ['skills', 'turns'].includes(findDrill(id)?.category ?? '') && id !== 'weak_foot';

const OF_AN_AGE = /\b(?:\d{1,2}|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|funf|sechs|sieben|acht|neun|zehn|elf|zwolf) ?(?:years?|yrs?|yo|jahre\w*|jahrige\w*)\b|\b(?:my|his|her|mein\w*|dem|diesem) (?:age|alter)\b|\bkids? my age\b|\bu ?\d{1,2}s?\b/;
const HOW_MANY_IS_RIGHT = /\b(?:how many|how much|what (?:number|score)|wie ?viele?|welche zahl)\b/;
const RIGHT_NUMBER = /\b(?:should|shud|shall|supposed|good|normal|average|usual|expected|right|soll\w*|muss|mussen|gut|normal|durchschnitt\w*|richtig)\b/;
const OF_OTHER_COUNTS = /\b(?:minutes?|mins?|hours?|days?|times|sessions?|sleep|minuten?|stunden?|tage?n?|mal|einheiten|schlaf\w*|players?|spieler\w*|goals? in a match|games?)\b/;

/** The drill of which somebody asks the right number for an age; null where they ask none. */
function drillOfNumberForAge({ raw, drillId, skill, before }: Question): DrillId | null {
  const text = raw.join(' ');
  if (!OF_AN_AGE.test(text) || !HOW_MANY_IS_RIGHT.test(text) || !RIGHT_NUMBER.test(text) || OF_OTHER_COUNTS.test(text)) return null;
  return drillId ?? (skill === 'juggling' || (skill === null && before?.skill === 'juggling') ? 'juggling' : skill === null ? (before?.drillId ?? null) : null);
}

/** More of a drill that is named, or of the one whose number was told before. */
function moreOfDrill(question: Question): Understood | null {
  const { before, raw, words, skill } = question;
  const drillId = question.drillId ?? (skill === 'juggling' ? 'juggling' : null);
  const texts = [raw.join(' '), words.join(' ')];
  const moved = before === null || question.drillId !== null ? null : before.drillId;
  if (moved !== null && isOfMove(moved) && texts.some(asksWhenToUse)) return asTopic(question, 'whenMove', { drillId: moved });
  if (drillId !== null) return texts.some(wantsMoreOf) && literalTopic(question.text) === undefined ? asTopic(question, 'moreOfDrill', { drillId }) : null;
  if (before === null || !texts.some(wantsToBeatIt)) return null;
  // Where a drill was told by the numbers, it is the one that the answer before ended with.
  return before.drillId !== null || OF_ONE_OWN_DRILL.has(before.topic?.topic ?? '') ? asTopic(question, 'moreOfDrill', { drillId: before.drillId }) : null;
}

/** What is said of a drill or a skill that is named. */
function ofNamedDrill(question: Question, text: string): Understood | null {
  const { drillId, skill } = question;
  if (drillId === null && skill === 'juggling' && judgesResult(text)) return asTopic(question, 'goodResult', { drillId: 'juggling' });
  if (drillId === null) return skill !== null && asksNumbersOf(text) ? understoodAs(question, 'analyse_practice', { sureness: 1 }) : null;
  if (asksResultsOfTime(text)) return asTopic(question, 'resultsOfTime');
  if (asksLowest(text)) return asTopic(question, 'lowest');
  if (ofRecordOfDay(text)) return asTopic(question, 'recordOfDay');
  if (asksIfRight(text)) return asTopic(question, 'doingItRight');
  if (judgesResult(text)) return asTopic(question, 'goodResult');
  if (asksBestOf(text)) return understoodAs(question, 'records', { sureness: 1 });
  const isMove = isOfMove(drillId);
  if (isMove && asksWhenToUse(text)) return asTopic(question, 'whenMove');
  return isMove && failsAtDrill(text) ? understoodAs(question, 'too_hard', { sureness: 1 }) : null;
}

/** A judgement of oneself, and nothing else: after words about a drill it is no question about that drill. */
const SELF_DOUBT =
  /^(?:(?:ok|but|and|aber|und|honestly|ehrlich) )*(?:i suck|(?:i m|im|i am|ich bin)(?: (?:just|so|really|very|too|pretty|simply|einfach|echt|voll|total|viel|zu|richtig)){0,3} (?:rubbish|bad|trash|useless|terrible|awful|crap|horrible|hopeless|not good(?: enough)?|no good|the worst|schlecht|mies|nutzlos|nicht gut(?: genug)?))(?: (?:at (?:it|this|that|football|everything)|in (?:allem|fussball)|anyway|tho|though|sowieso))?$/;

const aboutTopic = (question: Question, topic: CoachTopic | null, more: Partial<Understood> = {}): Understood | null => (topic === null ? null : asTopic(question, topic, more));

/** A situation that is told; who told of a bad day goes on telling of it. */
function situationTold(question: Question): Understood | null {
  const told = findSituation(bothTexts(question));
  if (told === null) return null;
  if ('intent' in told) return understoodAs(question, told.intent, { sureness: 1 });
  const isBadDay = told.topic === 'subbedOff' && question.before?.intent === 'bad_day';
  return isBadDay ? understoodAs(question, 'bad_day', { sureness: 1 }) : asTopic(question, told.topic);
}

/** How much of a drill is right or is to be done, and the best of a drill that is named in short. */
function amountOfDrill(question: Question, text: string): Understood | null {
  const { drillId, skill, before } = question;
  if ((drillId !== null || skill === 'juggling') && asksGoodAmount(text)) return asTopic(question, 'goodResult', { drillId: drillId ?? 'juggling' });
  const short = drillId === null ? shortlyNamed(text) : null;
  const named = { ...question, drillId: drillId ?? short };
  const footBefore = named.drillId === null ? (before?.foot ?? null) : null;
  if (bothTexts(question).some((one) => asksAmount(named, one))) return asTopic(named, 'amountOfDrill', { foot: named.foot ?? footBefore });
  return short === null ? null : understoodAs(named, 'records', { sureness: 1 });
}

/** How to get more of a reward that was told of, or what to do with tokens. */
function moreOfReward(question: Question, text: string): Understood | null {
  const topic = question.before?.topic?.topic ?? '';
  const isAsked = (REWARDS.has(topic) && MORE_OF_IT.test(text)) || (topic === 'tokensOnly' && WITH_THEM.test(text));
  return isAsked ? understoodAs(question, 'rewards_levels', { sureness: 1 }) : null;
}

/** What goes wrong with the ball, of the skill that is spoken of; of other drills it is told by the drill's own text. */
function faultTold(question: Question): Understood | null {
  const { before, raw, drillId, skill } = question;
  const spokenOf = skill ?? (raw.length <= MOST_WORDS_GOING_ON ? (before?.skill ?? null) : null);
  const fault = faultIn(bothTexts(question), before === null || spokenOf === null ? null : (DEED_OF_SKILL[spokenOf] ?? null));
  if (fault === null || (drillId !== null && !AS_SKILL.has(drillId) && fault !== 'tripsOverBall')) return null;
  return asTopic(question, fault);
}

/** The words of a question as they are written, and mended. */
const bothTexts = ({ raw, words }: Question): readonly string[] => [raw.join(' '), words.join(' ')];

/** What a question is by its parts, in English or German. */
const BY_PARTS: readonly Reader[] = [
  (question) => {
    const drillId = drillOfNumberForAge(question);
    return drillId === null ? null : asTopic(question, 'goodResult', { drillId });
  },
  shortFollowUp,
  situationTold,
  (question) => (question.before !== null && bothTexts(question).some((one) => SELF_DOUBT.test(one)) ? understoodAs(question, 'bad_day', { sureness: 1 }) : null),
  onAboutSame,
  (question) => aboutTopic(question, roleNamed(question) ?? ofRoleToldBefore(question)),
  sameOfOther,
  amountOfDrill,
  moreOfReward,
  ofNamedDrill,
  (question) => aboutTopic(question, ownNumberIn(bothTexts(question), question.drillId !== null || question.skill !== null || question.foot === 'weak')),
  faultTold,
];

/**
 * A question read by the parts that its kind has, in whatever order they are said: what is done with the ball and what
 * goes wrong, whose numbers of which time, who does what to whom. Null where it has none of these; then its words count.
 */
export function readQuestionByParts(question: Question): Understood | null {
  const { language, raw, words, text } = question;
  const isOffered = literalTopic(text) !== undefined;
  const particular = isOffered ? null : ofOneThing(question);
  if (particular !== null || hurts(raw, words)) return particular;
  const more = moreOfDrill(question);
  if (more !== null || isOffered || (language !== 'en' && language !== 'de')) return more;
  return firstMatchingReading(BY_PARTS, question);
}
