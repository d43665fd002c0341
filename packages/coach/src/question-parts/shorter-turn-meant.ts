import { goingOn, understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { subjectOfTalk } from '../talk-subject/subject-of-talk.ts';
import { inUsualSpelling } from '../text/childrens-spelling.ts';
import { planAsked } from '../intents/asks-plan.ts';
import type { UnderstandText } from '../intents/turn-readers.ts';
import { turnsBefore } from '../intents/turns-before.ts';
import { minutesIn } from './minutes-named.ts';
import { some } from './whole-word-pattern.ts';

const YES_OR_NO = /[\s,.!?]+(?:just |einfach |sag |say |nur )*(?:yes or no|yes\/no|y\/n|ja oder nein|ja\/nein|j\/n)(?: (?:pls|please|bitte|now|jetzt|man|digga|bro))*[\s?!.]*$/i;
const FEWEST_WORDS = 2;

const MOST_TURNS_BACK = 5;
/** Whether two turns have the same line or topic for an answer. */
const isSame = (one: Understood, other: Understood): boolean =>
  other.act === null ? other.topic !== null && one.topic?.topic === other.topic.topic : other.act.kind === one.act?.kind && 'line' in other.act && 'line' in one.act && other.act.line === one.act.line;

/** A question with “yes or no” behind it: in few words, where its answer was given before. */
export function yesOrNoAsked({ text, before }: Question, turns: readonly string[], understand: UnderstandText): Understood | null {
  const rest = text.replace(YES_OR_NO, '');
  if (before === null || rest === text || rest.trim().split(/\s+/).length < FEWEST_WORDS) return null;
  const asked = understand(rest.trim(), turns);
  const isInWords = asked.act === null ? asked.topic !== null && asked.intent !== 'injury' : asked.act.kind === 'talkLine' || asked.act.kind === 'deeper';
  // What was said already is wanted in fewer words.
  return isInWords && turnsBefore(before, MOST_TURNS_BACK).some((turn) => isSame(turn, asked)) ? { ...asked, followUp: 'follow_shorter', goesOn: true } : asked;
}

const ONLY_YES_OR_NO = /^(?:(?:so|also|just|sag|say|ok|is it|ist das|na|und|and|nur|einfach) )*(?:yes or no|ja oder nein|y n|j n)(?: (?:pls|please|bitte|now|jetzt|man|digga|bro))*$/;
/** Wants to be told the truth, or a reason to believe it. */
const DOUBTS = /^(?:(?:so|also|ok|na|und|and|but|aber|digga|bro|hm+|jetzt|now|mal|komm) )*(?:be (?:\w+ )?honest(?: with me)?|honestly|tell me the truth|sei (?:mal |jetzt |bitte )*ehrlich|(?:mal )?ehrlich|ganz ehrlich|sag (?:mal )?ehrlich|convince me|prove it|uberzeug\w* mich|beweis\w* (?:es|das)|nenn mir (?:einen|nen) grund|give me (?:a|one) (?:good )?reason)(?: (?:pls|please|bitte|now|jetzt|man|digga|bro|coach|sarah|mal|then|dann))*$/;
/** Their answers comfort, or speak of what hurts. */
const WEIGHS: ReadonlySet<string> = new Set(['injury', 'bad_day', 'nerves', 'team_mates', 'parents', 'greeting', 'thanks', 'off_topic', 'who_are_you', 'joke']);
const OF_DRILL: ReadonlySet<string> = new Set(['which_drill', 'drill_technique', 'bored', 'weak_foot']);

/** “Yes or no” alone, or the wish for an honest word or a reason, behind an answer: that in few words, why, or that it is so. */
export function shortTruthWanted(question: Question): Understood | null {
  const { raw, before } = question;
  const text = raw.join(' ');
  if (before === null || WEIGHS.has(before.intent) || before.act?.kind === 'unexplained') return null;
  if (ONLY_YES_OR_NO.test(text)) return { ...before, before, followUp: 'follow_shorter', goesOn: true };
  if (!DOUBTS.test(text)) return null;
  if (OF_DRILL.has(before.intent) && before.topic === null) return goingOn(question, 'follow_why');
  return understoodAs(question, before.intent, { sureness: 1, act: { kind: 'onAnswer', turn: 'sure' }, drillId: before.drillId, skill: before.skill });
}

const TAKES_IT = /^(?:(?:ok|okay|alright|fine|right|cool|gut|na gut|alles klar|ja|yeah|yes)[\s,.!]+)*(?:(?:ill|i'll|i will|i|let me|im gonna|lets|let's) (?:just )?(?:try|do|take|go with|choose|pick) (?:that|it|this)(?: one| drill)?|(?:ich )?(?:nehm|nehme|mach|mache|probier|probiere) (?:ich )?(?:das|die|den|mal die|die mal)(?: mal| dann)?|(?:dann )?(?:nehm|nehme|mach|mache|probier|probiere) ich (?:das|die|den)(?: mal)?)[\s]*[,.!;:]+\s*(?=\S+ \S+)/i;
/** What stands behind “ok I'll try that one”. */
export const behindTakingIt = ({ text, before }: Question): string | null => (before === null ? null : text.replace(TAKES_IT, ''));

const GIVES_IN = /^(?:(?:na gut|ok gut|gut|okay gut|na ok|na schön|von mir aus|meinetwegen|fine|ok fine|alright|alright then|fair|go on then|ok then|und und|and and)[\s,.!]+)+(?=(?:und |and |aber |but )?(?:wie lange?|wie oft|how long|how often|for how long)(?: (?:denn|dann|then|each|genau|so|should i|soll ich|do i|do it|machen))*[\s?!.]*$)/i;
/** How long or how often, behind a word that gives in: “na gut wie lange”. */
export const behindGivingIn = ({ text, before }: Question): string | null => (before === null ? null : text.replace(GIVES_IN, ''));

const SHORT = some('kurz\\w*', 'short', 'quick', 'small', 'schnell\\w*', 'little', 'mini');
const FOR_TODAY = some('today', 'heute', 'heut', 'now', 'jetzt', 'tonight');
/** Minutes of a plan that is to be short. */
const MINUTES_OF_SHORT_PLAN = 10;
/** A short plan for today, whatever else is to be done: “ok plan for today but short i still have maths”. */
export function shortPlanForToday({ raw, language }: Question): string | null {
  const text = raw.join(' ');
  if (planAsked(raw) !== 'plan_day' || !SHORT.test(text) || !FOR_TODAY.test(text) || minutesIn(raw) !== null || (language !== 'en' && language !== 'de')) return null;
  return language === 'de' ? `mach mir einen plan für heute mit ${MINUTES_OF_SHORT_PLAN} minuten` : `make me a plan for today with ${MINUTES_OF_SHORT_PLAN} minutes`;
}

const FOR_GOALS = some('(?:which|what|wich|wot|wat|welche\\w*) (?:\\w+ )?(?:drill|exercise|one|training|ubung)(?: \\w+){0,4}? (?:for|to|fur|furs|zum|um) (?:\\w+ )?(?:goals?|scor\\w*|shootin\\w*|tore|toreschiessen|tor(?:e)? schiessen)', '(?:drill|exercise|ubung) (?:for|to|fur|furs|zum) (?:\\w+ )?(?:goals?|score|scoring|tore|toreschiessen)');
const OF_SETTING_GOALS = some('set\\w*', 'my goal', 'reach', 'keeper', 'goalkeeper', 'goalie', 'in goal', 'ziele?', 'torwart', 'without', 'ohne', 'small', 'big', 'no goal', 'kein tor');
/** A drill for goals is one for shooting. */
export function drillForGoals({ raw, language, drillId }: Question): string | null {
  const text = raw.join(' ');
  if (drillId !== null || !FOR_GOALS.test(text) || OF_SETTING_GOALS.test(text) || (language !== 'en' && language !== 'de')) return null;
  return language === 'de' ? 'welche übung ist gut fürs schießen' : 'which drill is good for shooting';
}

const LONGEST = some('(?:longest|best|biggest|highest|langste\\w*|laengste\\w*|langste|beste\\w*|hochste\\w*) (?:\\w+ )?(?:streak|streek|serie|streke)', '(?:longest|langste\\w*|beste\\w*) (?:one|war das|ever)');
const OF_OTHERS = some('world', 'welt\\w*', 'anyone', 'jemand', 'friend\\w*', 'freund\\w*', 'his', 'her', 'sein\\w*', 'drill', 'ubung', 'why', 'warum', 'how (?:do|can)', 'wie (?:schaff|komm)\\w*');
const OF_STREAK = /\b(?:streak|streek|serie)\b/;
const MOST_WORDS_OF_LONGEST = 10;
/** The own longest streak, behind what was said of it. */
export function longestStreak(question: Question): Understood | null {
  const { raw, before } = question;
  const text = raw.join(' ');
  if (before === null || raw.length > MOST_WORDS_OF_LONGEST || !LONGEST.test(text) || OF_OTHERS.test(text) || !OF_STREAK.test(`${text} ${before.words.join(' ')}`)) return null;
  return understoodAs(question, 'rewards_levels', { sureness: 1, drillId: null, skill: null, act: { kind: 'onApp', thing: 'streak', name: 'longest', number: null, minutes: null, likelihood: 1 } });
}

const ASKS_IF_HARD = /^(?:(?:oh|ok|okay|huh|no|so|and|but|und|aber|ja|na|i mean|ich mein|the drill (?:u|you) said|that drill) )*(?:(?:the|that|die|das) (?:\w+ ){1,4})?(?:is|ist) (?:that|it|the|this|die|das|der|diese) (?:\w+ ){0,4}?(?:one|drill|exercise|ubung|pass|passes)? ?(?:\w+ )?(?:hard|difficult|tricky|easy|schwer|schwierig|leicht|einfach)(?: (?:for|fur|when|wenn|to do|mit|with|at|a|an|an?|im|\d+|year|yr|yrs?|old|olds?|me|mich|jahre|alt|jahrige\w*|tho|though|or|not|oder|eigentlich|so))*$/;
const NAMES_DRILL = some('one', 'drill', 'exercise', 'ubung', 'wall pass\\w*', 'wandpass\\w*', 'direktpass\\w*', 'it is', 'is it');
/** Whether the drill that was offered is hard, named in a few words: “is that wall pass one hard”. */
export function offeredDrillHard(question: Question): Understood | null {
  const { raw, before, drillId } = question;
  const said = raw.join(' ');
  if (before === null || raw.length < FEWEST_WORDS_OF_HARD || !ASKS_IF_HARD.test(said) || !NAMES_DRILL.test(said) || !OFFERS_DRILL.has(before.intent)) return null;
  // A wall pass is any of several; the one that was offered is meant.
  const named = drillId === 'wall_passes' ? null : drillId;
  return understoodAs(question, 'drill_technique', { sureness: 1, drillId: named, skill: before.skill, ask: { kind: 'howHard', drillId: named, asksWhether: false } });
}
const FEWEST_WORDS_OF_HARD = 4;
const OFFERS_DRILL: ReadonlySet<string> = new Set(['which_drill', 'improve_skill', 'drill_technique', 'bored', 'weak_foot', 'too_easy', 'too_hard', 'little_time', 'no_wall', 'no_ball']);

const HOW_MANY_TO_GET = /^(?:(?:and|so|ok|but|und|also|aber) )*(?:how (?:many|menny|meny)(?: (?:touches|times|taps|passes))? (?:should|shall|must|shud|do|can) i (?:have to )?(?:do|get|make|reach|manage|try|have|aim for)|wie ?viele?(?: (?:kontakte|mal|beruhrungen|passe))? (?:soll|sollte|muss|kann) ich (?:da )?(?:schaff\w*|haben|erreich\w*)|what (?:number|score) should i (?:get|aim for|reach))(?: (?:then|there|dann|da|in (?:a|one|1|einer|ner) (?:min|mins|minute|minuts?)|per (?:min|minute)|pro minute|a minute))*$/;
/** How many one should reach in the drill that the talk offered: a goal for it. */
export function goalOfOfferedDrill(question: Question): Understood | null {
  const { before, raw, drillId } = question;
  if (before === null || drillId !== null || !HOW_MANY_TO_GET.test(inUsualSpelling(raw).join(' '))) return null;
  const subject = subjectOfTalk(before);
  if (subject?.of !== 'drill') return null;
  return understoodAs(question, 'records', { sureness: 1, drillId: subject.drillId, skill: subject.skill, act: { kind: 'onSubject', subject, turn: 'giveGoal', number: null } });
}
