import { drillCatalogue, type DrillCategory, type DrillId } from '@touchline/domain';
import { drillNamesOfAll } from '@touchline/messages/drill-names';
import skills from '../data/skills.json' with { type: 'json' };
import { drillKnowledge } from '../drill-knowledge.ts';
import { leftOutIn } from '../text/words-left-out.ts';
import { wordsOf } from '../text/recognise-words.ts';

/** How a name of one long word ends in other cases of German: "bei Wandpässen", "des Sohlentippers". */
const CASE_ENDINGS = ['', 'n', 's'] as const;
const SHORTEST_IN_CASES = 8;
const inCases = (name: string): readonly string[] => (name.length < SHORTEST_IN_CASES || name.includes(' ') || /[ns]$/.test(name) ? [name] : CASE_ENDINGS.map((ending) => `${name}${ending}`));

/** What each drill is called, in plain letters, the longest names first. */
export const drillNameForms: readonly (readonly [string, DrillId])[] = drillCatalogue
  .flatMap(({ id }) => [...drillNamesOfAll.map((own) => own[id]), ...drillKnowledge[id].alsoCalled].flatMap((name) => inCases(wordsOf(name).join(' ')).map((form) => [form, id] as const)))
  // 'first touch', 'weak foot' and 'recovery' are also everyday words; the longest name counts first.
  .toSorted(([a], [b]) => b.length - a.length);

/** Skills as `skills.json` names them, and the categories of drills that train them. */
const CATEGORY: Readonly<Record<string, DrillCategory>> = {
  passing: 'passing',
  dribbling: 'dribbling',
  juggling: 'ball_control',
  first_touch: 'ball_control',
  ball_control: 'ball_control',
  shooting: 'shooting',
  turns: 'turns',
  skills: 'skills',
  speed: 'fitness',
  agility: 'fitness',
  fitness: 'fitness',
};
const skillNames: readonly (readonly [string, string])[] = [...new Map(Object.values(skills).flatMap((texts: Readonly<Record<string, string>>) => Object.entries(texts).map(([text, skill]) => [wordsOf(text).join(' '), skill] as const)))]
  .filter(([text]) => text.length > 2)
  .toSorted(([a], [b]) => b.length - a.length);

const contains = (text: string, part: string): boolean => ` ${text} `.includes(` ${part} `);

/** Those names of a list, in its order, whose first word stands in a text (words with single blanks): few of hundreds. */
function namesThatMayBeIn<Id>(list: readonly (readonly [string, Id])[]): (text: string) => readonly (readonly [string, Id])[] {
  const byFirstWord = new Map<string, number[]>();
  for (const [at, [name]] of list.entries()) {
    const [first = ''] = name.split(' ');
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), at]);
  }
  return (text) => {
    const found = [...new Set(text.split(' '))].flatMap((word) => byFirstWord.get(word) ?? []);
    return found.toSorted((a, b) => a - b).flatMap((at) => list.slice(at, at + 1));
  };
}
const drillNamesIn = namesThatMayBeIn(drillNameForms);
const skillNamesIn = namesThatMayBeIn(skillNames);

/** The drill that a text names, as the player would call it. */
export function drillIn(words: readonly string[]): DrillId | null {
  const text = words.join(' ');
  return drillNamesIn(text).find(([name]) => contains(text, name))?.[1] ?? null;
}

/** Letters that the forms of a German word share. */
const STEM = 5;
const stemsOf = (words: readonly string[]): string[] => words.filter((word) => word.length >= 4).map((word) => word.slice(0, STEM));
/** The German names of two or more words; the weaker foot is also spoken of where no drill is meant. */
const germanStems: readonly (readonly [readonly string[], DrillId])[] = drillCatalogue
  .filter(({ id }) => id !== 'weak_foot')
  .flatMap(({ id }) => drillNamesOfAll.map((own) => [stemsOf(wordsOf(own[id])), id] as const))
  .filter(([stems]) => stems.length > 1)
  .toSorted(([a], [b]) => b.length - a.length);

/** The drill whose German name stands in a text in other forms or another order: "Dribbling geradeaus" in "geradeaus dribbeln". */
export function drillLike(words: readonly string[]): DrillId | null {
  const said = new Set(stemsOf(words));
  return germanStems.find(([stems]) => stems.every((stem) => said.has(stem)))?.[1] ?? null;
}

/** Every drill that a text names, in the order in which it names them. */
export function drillsIn(words: readonly string[]): DrillId[] {
  let text = ` ${words.join(' ')} `;
  const found: { readonly id: DrillId; readonly at: number }[] = [];
  for (const [name, id] of drillNamesIn(text)) {
    const at = text.indexOf(` ${name} `);
    if (at < 0 || found.some((one) => one.id === id)) continue;
    found.push({ id, at });
    // What is part of a longer name is not named by itself.
    text = text.replace(` ${name} `, ` ${'_'.repeat(name.length)} `);
  }
  return found.toSorted((a, b) => a.at - b.at).map(({ id }) => id);
}

/** Words that leave out what they stand before. */
const LEAVES_OUT = '(?:not|no|without|except|(?:any|every)thing but|instead of|other than|apart from|rather than|ausser|kein\\w*|nicht|ohne|statt|anstatt)(?: (?:just|only|always|doing|the|any|more|again|another|schon|wieder|immer|nur|noch))*';
const LEAVES_SOMETHING_OUT = new RegExp(`\\b${LEAVES_OUT} `);
/** Leaving out is for who asks for something to do, and not for who tells of results. */
const ASKS_FOR_SOMETHING = /\b(give|gimme|something|smth|sth|anything|everything|what (can|could|should|shall|shud|else|do)|drills?|exercises?|plan|training|session|workout|today|gib|mach mir|was (soll|kann|konnte)|ubung\w*|etwas|irgendwas|heute)\b/;

/** Who finds something boring, or is tired of it, wants something else. */
const IS_BORING = '(?:(?:is|are|gets?|got|feels?|ist|sind|wird|es|son|est|sont|e|sao) )?(?:(?:so|too|just|always|sooo|really|mega|voll|echt|total|muy|super|trop|tres|muito|tao|immer) )*(?:boring|dull|langweilig|ode|aburrid[oa]s?|chiant\\w*|ennuyeu\\w*|nul|nulle|chat[oa]s?|monotono)';
const TIRED_OF = '(?:(?:bored|sick|tired|had enough) (?:of|with)|fed up with|hate|hates?|cant stand|(?:dont|do not|didnt) (?:like|want|enjoy|feel like)(?: to(?: do)?)?|kein\\w* (?:bock|lust) (?:mehr )?auf|hasse?|mag kein\\w*|will kein\\w*|no me gusta\\w*|odio|no quiero|(?:j ?)?aime pas|deteste|(?:je )?veux pas|nao (?:gosto|quero)(?: de| d[oa]s?)?)(?: (?:doing|any|more|the|das|den|die|el|la|los|las|le|les|o|a|os|as|hacer|faire|fazer))*';
const DISLIKES_SOMETHING = new RegExp(`\\b(?:${IS_BORING}|${TIRED_OF})\\b`);
const dislikes = (text: string, name: string): boolean => new RegExp(`(?:^| )(?:${name} ${IS_BORING}|${TIRED_OF} ${name})(?= |$)`).test(text);

const leavesOut = (text: string, name: string): boolean => new RegExp(`\\b${LEAVES_OUT} ${name}(?= |$)`).test(text);

/** What a text asks to leave out of what it asks for, "not juggling again": drills by their ids, skills by their names. */
export function unwantedIn(words: readonly string[]): readonly string[] {
  const text = words.join(' ');
  const leaves = ASKS_FOR_SOMETHING.test(text) && LEAVES_SOMETHING_OUT.test(text);
  const turnedDown = namesLeftOut(words);
  if (!leaves && !DISLIKES_SOMETHING.test(text)) return turnedDown;
  const of = (list: readonly (readonly [string, string])[]): string[] => list.filter(([name, id]) => contains(text, name) && ((leaves && leavesOut(text, name) && !(QUALITIES.has(id) && hasNone(text, name))) || dislikes(text, name))).map(([, id]) => id);
  return [...new Set([...of(drillNamesIn(text)), ...of(skillNamesIn(text)), ...turnedDown])];
}

/** The names of a list that words begin with at a place, the longest. */
const namesAt = (words: readonly string[], at: number): readonly (readonly [string, string])[] => {
  const text = ` ${words.slice(at, at + MOST_WORDS_OF_NAME).join(' ')} `;
  const [first = ''] = text.trim().split(' ');
  const here = [...drillNamesIn(first), ...skillNamesIn(first)].filter(([name]) => text.startsWith(` ${name} `));
  const longest = Math.max(0, ...here.map(([name]) => name.length));
  return here.filter(([name]) => name.length === longest);
};
const MOST_WORDS_OF_NAME = 6;
const hasNone = (text: string, name: string): boolean => new RegExp(`\\b(?:no|kein\\w*) ${name}(?= |$)`).test(text);
/** What one has, more or less of it: “no speed” asks for it. */
const QUALITIES: ReadonlySet<string> = new Set(['speed', 'agility', 'fitness', 'first_touch', 'ball_control']);

/** Drills and skills that a text leaves out, in whatever way it says so; that one has none of a skill asks for it. */
function namesLeftOut(words: readonly string[]): string[] {
  const found = leftOutIn(words, (all, at) => (namesAt(all, at)[0]?.[0] ?? '').split(' ').filter((word) => word !== '').length);
  return found.flatMap(({ start, by }) => (by === 'lack' ? [] : namesAt(words, start).flatMap(([, id]) => (by === 'no' && QUALITIES.has(id) ? [] : [id]))));
}

/** The skill that a text names, by the list of skills: `passing`, `shooting` … */
export function skillIn(words: readonly string[]): string | null {
  const text = words.join(' ');
  return skillNamesIn(text).find(([name]) => contains(text, name))?.[1] ?? null;
}

/** Every skill that a text names, in the order in which it names them. */
export function skillsIn(words: readonly string[]): string[] {
  let text = ` ${words.join(' ')} `;
  const found: { readonly skill: string; readonly at: number }[] = [];
  for (const [name, skill] of skillNamesIn(text)) {
    const at = text.indexOf(` ${name} `);
    if (at < 0) continue;
    if (!found.some((one) => one.skill === skill)) found.push({ skill, at });
    text = text.replace(` ${name} `, ` ${'_'.repeat(name.length)} `);
  }
  return found.toSorted((a, b) => a.at - b.at).map(({ skill }) => skill);
}

/** The category of the drills that train a skill; null for one that no drill of ours trains. */
export function categoryOf(skill: string): DrillCategory | null {
  return Object.hasOwn(CATEGORY, skill) ? (CATEGORY[skill] ?? null) : null;
}

/** The text with drills named alike, so that a question about one is like a question about another. */
export function withoutNames(words: readonly string[]): string[] {
  let text = ` ${words.join(' ')} `;
  for (const [name] of drillNamesIn(text)) text = text.replaceAll(` ${name} `, ' drillx ');
  return text.replace(/ \d+ /g, ' numberx ').trim().split(' ');
}
