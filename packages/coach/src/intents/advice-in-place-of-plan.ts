import type { CoachIntent } from '@touchline/domain';
import { saysTrainsGroup } from '../question-parts/says-trains-group.ts';
import { adultRole } from '../talk-subject/adult-role-in-talk.ts';
import { planAsked } from './asks-plan.ts';
import { understoodAs, type Question, type Understood } from './read-question.ts';
import { askedAsAdult } from './talk-follow-up-question.ts';
import { asTopic } from './understood-as-topic.ts';

/** What is made of the player's own sessions. */
const PLANS: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['plan_week', 'plan_day']);
const OWN_DRILLS: ReadonlySet<CoachIntent> = new Set<CoachIntent>([...PLANS, 'which_drill', 'little_time', 'no_wall', 'no_ball', 'warm_up', 'rain', 'bored', 'too_easy', 'too_hard']);
/** Asks how much is right, and for no days of a week. */
const ASKS_HOW_OFTEN = /\b(?:how (?:often|many times|many days)|wie (?:oft|haufig)|wie ?viele? (?:tage|male?))\b/;
const A_PLAN = /\b(?:\w*plan\w*|schedule|routine|programme?)\b/;
/** Asks for oneself. */
const FOR_ONESELF = /\b(?:for (?:me|myself)|myself|my (?:own|left|right|weak\w*|best|juggling|record|streak|level)|am i|can i get|do i get|fur mich|ich selbst|ich selber|bin ich|mein\w* (?:eigen|link|recht|schwach|best|rekord|serie)\w*)\b/;

/** Whether a reading is only that of its intent, with nothing exact in it. */
const isOnlyIntent = ({ topic, ask, told, act }: Understood): boolean => topic === null && ask === null && told === null && act === null;

/**
 * A reading that would make a plan or name a drill of the player's own where advice is asked for: how often a week is right, or what a
 * trainer asks for a group; the reading as it is for all else.
 */
export function adviceInPlaceOfPlan(question: Question, asked: Understood): Understood {
  const { raw, language, before } = question;
  if ((language !== 'en' && language !== 'de') || !OWN_DRILLS.has(asked.intent) || !isOnlyIntent(asked)) return asked;
  const text = raw.join(' ');
  const isPlan = PLANS.has(asked.intent);
  const role = adultRole(question);
  const asksHowOften = ASKS_HOW_OFTEN.test(text) && !A_PLAN.test(text);
  if (role === 'trainer') return FOR_ONESELF.test(text) ? asked : asksHowOften ? talkLine(question, 'groupHowOften') : askedAsAdult(question, saysTrainsGroup(text) ? 'groupTold' : 'groupDrill');
  if (role === 'parent' && isPlan && planAsked(raw) === null && !A_PLAN.test(text)) return askedAsAdult(question, 'amountForAge');
  const hasDrill = before !== null && before.drillId !== null;
  return (isPlan && asksHowOften && !hasDrill ? asTopic(question, 'howOften', { drillId: null, skill: null }) : null) ?? asked;
}

const talkLine = (question: Question, line: 'groupHowOften'): Understood => understoodAs(question, 'parents', { sureness: 1, act: { kind: 'talkLine', line }, drillId: null, skill: null });
