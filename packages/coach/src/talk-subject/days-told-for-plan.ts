import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { some } from '../question-parts/whole-word-pattern.ts';
import { hurts } from '../topics/find-topic.ts';
import { subjectOfTalk } from './subject-of-talk.ts';
import type { TurnOn } from './follow-up-kinds-by-subject.ts';
import { namedInPlan, type NamedInPlan } from './named-in-plan.ts';

const MOST_WORDS = 16;
/** Asks something, or tells of a day that is over. */
const ASKS_OR_WAS = some('do i', 'am i', 'have i', 'what', 'whats', 'how', 'which', 'when', 'who', 'can i', 'should i', 'is it', 'was', 'wie', 'welche\\w*', 'wann', 'wer', 'soll ich', 'did', 'done', 'had', 'gemacht', 'geubt', 'hatte', 'war', 'yesterday', 'gestern', 'last', 'letzte\\w*');
const WHY = some('why', 'wy', 'whi', 'warum', 'wieso', 'weshalb', 'wiso', 'wrum');
/** Something else is on a day. */
const TAKEN = some(
  'training', 'trainig', 'trainin', 'practi[cs]e', 'swim\\w*', 'club', 'school', 'busy', 'away', 'party', 'dentist',
  'no time', 'no good', 'bad', 'not', 'cant', 'cannot', 'can not', 'cnt', 'doesnt work', 'dont work', 'wont work', '(?:i|we) (?:have|hav|haf|got|ve got|play|go)', 'ive(?: got)?', 'im at', 'i am at', 'there is', 'theres',
  'mannschaftstraining', 'vereinstraining', 'schwimm\\w*', 'reiten', 'turnen', 'verein', 'keine zeit', 'kein bock', 'nicht', 'nich', 'ned', 'net', 'blod', 'doof', 'schlecht', 'weg', 'geburtstag', '(?:hab|habe|haben|bin|sind) (?:ich|wir)', '(?:ich|wir) (?:hab|habe|haben|bin|sind|muss|spiel\\w*)', '(?:da|dann) (?:is|ist|hab|kann)',
);
/** Tells how one feels, or of what was got or done, and not what is on a day. */
const OF_ANOTHER_THING = some('scared', 'scard', 'nervous', 'afraid', 'worried', 'excited', 'angst', 'aufgeregt', 'nervos', 'freu\\w*', 'new (?:\\w+ )?(?:boots?|ball|shoes?|shirt|kit|gloves|phone)', 'neue\\w* (?:schuhe|ball|trikot|handschuhe|fussballschuhe)', 'scored', 'won', 'lost', 'gewonnen', 'verloren');
const MATCH = some('match', 'matches', 'mach', 'games?', 'gayme', 'spiel', 'punktspiel', 'turnier', 'tournament', 'tornament', 'cup', 'pokal');
/** There is time on that day, or more of it is wished for. */
const HAS_TIME = some('free', 'off', 'frei', '(?:have|got|hav|more) time', '(?:i|im|i am) free', '(?:hab|habe) ich (?:\\w+ )?zeit', 'ich (?:hab|habe) (?:\\w+ )?zeit', 'auch', 'too', 'lieber', 'rather', 'instead', 'stattdessen', 'statt', 'only', 'nur', 'just', 'ander\\w*', 'other', 'change', 'swap', 'tausch\\w*', 'like', 'mag');

/** What a turn tells of the days of a plan: what is on them, or that the reason for one is asked. */
function turnOfDays(text: string, { days, drillId, skill, minutes }: NamedInPlan): TurnOn<'plan'> | null {
  if (days.length === 0 || minutes !== null) return null;
  if (WHY.test(text)) return days.length === 1 && drillId === null ? 'why' : null;
  if (drillId !== null || skill !== null || ASKS_OR_WAS.test(text) || HAS_TIME.test(text) || OF_ANOTHER_THING.test(text)) return null;
  if (MATCH.test(text)) return 'dayMatch';
  return TAKEN.test(text) ? 'dayNot' : null;
}

const MORE = some('more', 'moar', 'mor', 'mehr', 'mer', 'ofter', 'more often', 'haufiger');
const NOT_MORE = some('not', 'no', 'dont', 'less', 'nicht', 'nich', 'kein\\w*', 'weniger', 'why', 'warum', 'what', 'was', 'how', 'wie', 'tell', 'know', 'wissen', 'tokens?', 'xp');
const MOST_WORDS_OF_MORE = 10;

/** More of a skill is wished for, and nothing else. */
const wishesMore = (text: string, { drillId, skill, days, minutes }: NamedInPlan): boolean => (drillId !== null || skill !== null) && days.length === 0 && minutes === null && text.split(' ').length <= MOST_WORDS_OF_MORE && MORE.test(text) && !NOT_MORE.test(text);

/** Says that the plan was meant by the turn before: “no i mean in the plan”. */
const MEANS_PLAN = /^(?:(?:no|nope|nein|ne|nee|man|hey|i|ich|i meant|but|aber|also|das|that|it) )*(?:mean|meant|ment|meen|mein|meine|meinte) (?:\w+ ){0,2}?(?:im|in|for|fur|the|den|am|into)(?: (?:the|my|dem|den|mein\w*))* (?:plan|wochenplan|trainingsplan|week|woche)(?: (?:pls|please|bitte|man|mit rein|rein))*$/;

/** A turn that tells what is on the days of the plan of the talk, wishes more of a skill in it, or says that it was meant; null for all else. */
export function toldForPlan(question: Question, understandBefore: () => Understood | null): Understood | null {
  const { before, raw, words, text: written } = question;
  if (before === null || raw.length === 0 || raw.length > MOST_WORDS || hurts(raw, words)) return null;
  const text = raw.join(' ');
  if (MEANS_PLAN.test(text)) return understandBefore();
  const named = namedInPlan(raw, words, written.includes('?'));
  if (named.days.length === 0 && named.skill === null && named.drillId === null) return null;
  const subject = subjectOfTalk(before);
  if (subject?.of !== 'plan' || subject.span !== 'week') return null;
  const turn = wishesMore(text, named) ? 'moreOfSkill' : turnOfDays(text, named);
  return turn === null ? null : understoodAs(question, 'plan_week', { sureness: 1, drillId: null, skill: null, act: { kind: 'onSubject', subject, turn, number: named.count, ofPlan: named } });
}
