import type { CoachIntent } from '@touchline/domain';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import { learnedTurn } from '../english-reading/learned-turn.ts';
import { numberIn } from '../english-reading/named.ts';
import type { TurnName } from '../english-reading/turn-forms.ts';
import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { asTopic } from '../intents/understood-as-topic.ts';
import { tellsOfOpponent } from '../text/tells-of-opponent.ts';
import { hurts, topicOf } from '../topics/find-topic.ts';
import type { Topic } from '../topics/topic.ts';
import { rewardIn, subjectOfTalk } from './subject-of-talk.ts';
import type { TalkSubject } from './talk-subject-types.ts';
import { changesDrill, isKnownBehindDrill, isOfFault, isTurnOn, type SubjectKind } from './follow-up-kinds-by-subject.ts';

/** From here on a turn is taken to ask of the subject of the talk what was learned. */
const FROM = 0.5;
/** And from here on where other words are much like it. */
const SURE_FROM = 0.8;
/** More words say more than one thing. */
const MOST_WORDS = 10;

const INTENT_OF_SUBJECT: Readonly<Record<SubjectKind, CoachIntent>> = { drill: 'drill_technique', result: 'records', level: 'rewards_levels', tokens: 'rewards_levels', streak: 'rewards_levels', board: 'app_help', move: 'drill_technique', position: 'improve_skill', match: 'nerves', setback: 'bad_day', gear: 'equipment', plan: 'plan_week', practice: 'analyse_practice' };

/** These are of another intent than their subject. */
const INTENT_OF_TURN: Readonly<Partial<Record<TurnName, CoachIntent>>> = { howManyHave: 'my_numbers', recordOfIt: 'records', firstOfIt: 'records', worstOfIt: 'records', whenWas: 'records', lastOfIt: 'last_practice', isGood: 'analyse_practice', isBad: 'analyse_practice', amImproving: 'analyse_practice', noWall: 'no_wall', noBall: 'no_ball' };
/** And these are asked of a topic as well. */
const OF_DRILLS: Readonly<Partial<Record<TurnName, CoachTopic>>> = { howLong: 'amountOfDrill', howOften: 'amountOfDrill', howMany: 'amountOfDrill', untilGood: 'howLongToGood', improveIt: 'moreOfDrill', knowBetter: 'doingItRight' };

const TOPIC_OF_TURN: Readonly<Partial<Record<SubjectKind, Readonly<Partial<Record<TurnName, CoachTopic>>>>>> = { drill: OF_DRILLS, result: OF_DRILLS, tokens: { whatInside: 'cardsGet' }, streak: { missDay: 'streakRule' }, board: { aheadOfMe: 'boardNotXp' } };
/** What the coach decided is asked of the coach; what team mates do is told to the coach. */
const asksToTalkToCoach = (turn: TurnName, subject: TalkSubject): boolean => turn === 'askHim' && subject.of === 'setback' && subject.kind !== 'teamMates';
const topicOfTurn = (turn: TurnName, subject: TalkSubject): Topic | null => {
  const name = TOPIC_OF_TURN[subject.of]?.[turn] ?? (asksToTalkToCoach(turn, subject) ? 'talkToCoach' : undefined) ?? (subject.of === 'position' ? subject.topic : undefined);
  return name === undefined ? null : (topicOf(name) ?? null);
};

/** Whether a turn asks to do a drill faster, which names no other skill. */
const isOfPace = (turn: string, { skill }: Question, subject: TalkSubject): boolean => turn === 'earnFaster' && skill === 'speed' && subject.of === 'drill';

/** Whether a turn names no other drill, no other skill and nothing else that is earned than the talk is about. */
function namesNoOther({ drillId, skill, words }: Question, subject: TalkSubject): boolean {
  const reward = rewardIn(words);
  if (reward !== null && reward !== subject.of) return false;
  if (drillId !== null && (!('drillId' in subject) || subject.drillId !== drillId)) return false;
  return skill === null || ('skill' in subject && subject.skill === skill) || drillId !== null;
}

const namesNoDrill = ({ drillId }: Question, subject: TalkSubject): boolean => drillId === null || ('drillId' in subject && subject.drillId === drillId);
/** What they name of the foot or of a shot is no other skill. */
const OF_HOW_IT_IS_DONE: ReadonlySet<string> = new Set(['whichPart', 'lookWhere', 'tooHigh', 'drops', 'hitsThem', 'trips', 'takeNext', 'nightBefore', 'practiseThat', 'howManyNeed', 'standInOk'] satisfies TurnName[]);
const ASKS_HOW_NEXT_TIME = /\b(?:what|how|was|wie) .*\b(?:next time|nachstes mal|beim nachsten)\b/;
/** How long a match lasts is asked of no drill, and who has only so many minutes asks nothing. */
const OF_MATCH = /\b(?:match|game|half|halbzeit|spiel|spiels|partido|partie|jogo)\b/;
const OWN_TIME = /\b(?:only|just|nur|solo|que|so) (?:\w+ )?\d+ ?(?:min\w*|m)\b/;
/** These ask for something of its own, whatever the talk is about. */
const TOPIC_OF_ITSELF: Readonly<Partial<Record<TurnName, CoachTopic>>> = { runFaster: 'faster', shootHarder: 'shotWeak', seeMore: 'scanning', headBetter: 'header', jumpMore: 'jumpHigher', whichQuiet: 'quiet' };
/** Where a ball in the air goes is told by its own words. */
const OF_JUGGLING = /juggling/;
const FROM_OF_ITSELF = 0.6;
const footOf = (turn: TurnName, { foot }: Question, subject: TalkSubject): Understood['foot'] => (turn === 'leftFoot' ? (foot ?? 'left') : turn === 'rightFoot' ? (foot ?? 'right') : (foot ?? ('foot' in subject ? subject.foot : null)));

/**
 * A turn of few words that asks something of what the talk is about without naming it, in English or German: "how many" after a
 * drill, "how do I get to 70" after a record, two turns later too. Null where it stands by itself, is
 * less likely than `from`, or has no answer there.
 */
export function turnOnSubject(question: Question, from = FROM): Understood | null {
  return onSubject(question, (name, subject) => !isOfFault(name) || (name === 'ballAway' && subject.of === 'drill' && subject.drillId !== null && question.drillId === null && !OF_JUGGLING.test(subject.drillId)), from);
}

/** The same of what goes wrong, where the words of the turn say nothing else. */
export function faultOnSubject(question: Question): Understood | null {
  return onSubject(question, isOfFault, FROM);
}

/**
 * A turn of who wants to stop playing, behind what team mates said or did, is about that; every other turn stays as it was
 * understood.
 */
export function stopsForTeamMates(asked: Understood): Understood {
  const { before, topic, act } = asked;
  if (topic?.topic !== 'quitFootball' || act !== null || before === null) return asked;
  const subject = subjectOfTalk(before);
  if (subject?.of !== 'setback' || subject.kind !== 'teamMates') return asked;
  return { ...asked, act: { kind: 'onSubject', subject, turn: 'stopIt', number: null } };
}

function onSubject(question: Question, isOf: (name: TurnName, subject: TalkSubject) => boolean, from: number): Understood | null {
  const { before, raw, words, language } = question;
  if (before === null || raw.length > MOST_WORDS || (language !== 'en' && language !== 'de') || hurts(raw, words)) return null;
  const { name, likelihood } = learnedTurn(question.text, language, false);
  if ((name === 'earnFaster' || changesDrill(name as TurnName)) && tellsOfOpponent(raw.join(' '))) return null;
  const ownTopic = TOPIC_OF_ITSELF[name as TurnName];
  if (ownTopic !== undefined && likelihood >= FROM_OF_ITSELF) return asTopic(question, ownTopic);
  const subject = subjectOfTalk(before);
  if (subject === null || subject.of === 'plan' || !(OF_HOW_IT_IS_DONE.has(name) ? namesNoDrill(question, subject) : namesNoOther(isOfPace(name, question, subject) ? { ...question, skill: null } : question, subject))) return null;
  // What brings another drill has to be said clearly.
  if (!isTurnOn(subject.of, name) || likelihood < (changesDrill(name) ? FROM : from) || !isOf(name, subject)) return null;
  if (subject.of === 'drill' && (OF_MATCH.test(words.join(' ')) || (name === 'howLong' && OWN_TIME.test(raw.join(' '))))) return null;
  if (subject.of === 'drill' && name === 'whichPart' && likelihood < SURE_FROM) return null;
  // What goes wrong with a shot is known by its own words.
  if (subject.of === 'drill' && subject.drillId === null && subject.skill === 'shooting' && name === 'tooHigh') return null;
  // Who was put down by others is comforted for that before what he or she wants now.
  if (subject.of === 'setback' && subject.kind === 'teamMates' && (name === 'wontGo' || name === 'stopIt' || name === 'whatsPoint') && likelihood < SURE_FROM) return null;
  // What to do the next time is how to take one.
  if (subject.of === 'setback' && subject.kind === 'penalty' && (name === 'whatNow' || ASKS_HOW_NEXT_TIME.test(words.join(' ')))) return null;
  if (subject.of === 'drill' && subject.back === 1 && before.act === null && isKnownBehindDrill(name)) return null;
  const isChange = changesDrill(name);
  const topic = topicOfTurn(name, subject);
  return understoodAs(question, topic?.intent ?? INTENT_OF_TURN[name] ?? (isChange ? 'which_drill' : INTENT_OF_SUBJECT[subject.of]), {
    sureness: 1,
    topic,
    act: { kind: 'onSubject', subject, turn: name, number: numberIn(raw.join(' ')) },
    drillId: 'drillId' in subject && !isChange ? subject.drillId : null,
    skill: 'skill' in subject ? subject.skill : null,
    foot: footOf(name, question, subject),
  });
}
