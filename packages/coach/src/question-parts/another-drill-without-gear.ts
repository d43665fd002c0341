import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { subjectOfTalk } from '../talk-subject/subject-of-talk.ts';
import { hurts } from '../topics/find-topic.ts';
import type { GearLeftOut } from './gear-left-out.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const THINGS: readonly (readonly [GearLeftOut, RegExp])[] = [
  ['ladder', /^(?:ladders?|\w*leitern?)$/],
  ['cones', /^(?:cones?|hutchen|pylonen)$/],
  ['wall', /^(?:walls?|wand|wande|mauer)$/],
  ['ball', /^(?:balls?|fussball)$/],
];
const NOT = words('without no not none ohne kein keine keinen keiner');
const OTHER = words('else other another different something anything andere anderes anderen anders irgendwas etwas alternative');
const BESIDE = words('a an any the eine einen einer ein die der das den dem making building using make build having need needs needing uses use bauen basteln zu pls please plz bitte one drill drills exercise ok okay but and aber und i want wanna would like id give gimme me show can could you u have got is there gib mir hast gibst du noch was mal doch lieber dann then to do machen tun ubung ubungen that this it which doesnt dont brauche brauch braucht man ich will mochte hatte gern so well hm nah nope no nein ne still real also for fur gibts gibt es');
const MOST_WORDS = 12;

/** A wish for another drill than the one of the talk, which does without something; null for all else, and of plans, which change by their own words. */
export function anotherDrillWithout(question: Question): Understood | null {
  const { before, raw, words: mended } = question;
  if (before === null || before.intent === 'injury' || raw.length > MOST_WORDS || hurts(raw, mended) || subjectOfTalk(before)?.of === 'plan') return null;
  const thingOf = (word: string): GearLeftOut | undefined => THINGS.find(([, pattern]) => pattern.test(word))?.[0];
  const things = raw.flatMap((word) => thingOf(word) ?? []);
  const says = (list: ReadonlySet<string>): boolean => raw.some((word) => list.has(word)) || /\bwas and\w*/.test(raw.join(' '));
  if (things.length === 0 || !raw.some((word) => NOT.has(word)) || !says(OTHER)) return null;
  if (!raw.every((word) => NOT.has(word) || OTHER.has(word) || BESIDE.has(word) || thingOf(word) !== undefined)) return null;
  return understoodAs(question, 'which_drill', { sureness: 1, act: { kind: 'withoutGear', things: [...new Set(things)] }, skill: null, drillId: null, foot: before.foot });
}
