/** A stretch of words that a message leaves out: from the word that says so to the last of what it leaves out. */
export interface LeftOut {
  readonly from: number;
  /** The first word of what is left out. */
  readonly start: number;
  /** Behind its last word. */
  readonly end: number;
  /** By which words: “without”, “I have no”, “I do not want”, or “no” and “not” alone. */
  readonly by: 'without' | 'lack' | 'wish' | 'no' | 'not';
}

/** How many words a thing has that begins at one of the words; 0 where none does. */
export type ThingAt = (words: readonly string[], at: number) => number;

/** Words that leave out what stands behind them wherever they stand, each as its words. */
const BEFORE: readonly (readonly string[])[] = ['without', 'w o', 'instead of', 'rather than', 'other than', 'apart from', 'except for', 'except', 'anything but', 'everything but', 'ohne', 'ausser', 'statt', 'anstatt', 'anstelle von'].map((words) => words.split(' '));
/** Words that do so where no verb stands in front of them: “i do not know how to juggle” leaves nothing out. */
const ALONE = /^(?:no|not|kein\w{0,2}|nicht)$/;
const NOT = /^(?:not|nicht)$/;
const VERB = /^(?:do|does|did|is|are|am|was|were|im|its|hes|shes|theyre|youre|ive|can|could|cannot|will|would|should|shall|may|might|must|has|have|had|having|got|get|gets|theres|there|if|or|why|whether|ist|sind|bin|bist|war|waren|kann|kannst|konnte|konnen|habe?|hat|hast|haben|hatte|gibts?|macht?|mache|machst|mach|weiss|darf|darfst|soll|sollte|muss|musst|will|wird|werde|wirds|klappt|geht|schaffe?|schafft|mag|ich|er|sie|es|man|wir|warum|wieso|ob|auch|noch|doch|gar|uberhaupt)$/;
/** What is not there is left out too. */
const LACKS = /^(?:(?:i |we |theres |there is |there are |you )?(?:have|has|got|ve got|havent got|theres|there is|there are) (?:got )?no|(?:i |we )?(?:dont|do not|havent|have not|doesnt) (?:have|got|own)|(?:ich |wir )?(?:hab|habe|haben|gibt|gibts|gibt es|ist) (?:ich |wir |es |da |hier |leider |aber |gerade |grad |auch |gar |zuhause |bei uns |zu hause )*kein\w{0,2}|(?:hab|habe|haben) (?:ich|wir) (?:leider |aber |gerade |grad |auch |gar )*kein\w{0,2})$/;
/** What is not wanted. */
const UNWANTED = /^(?:(?:dont|do not|didnt|wouldnt) (?:\w+ )?(?:want|wanna|like|need|feel like|fancy|care for)(?: to)?|no (?:more|desire for)|(?:sick|tired|bored) of|enough of|(?:will|mochte|mag|brauche?|wollen|mochten|bitte|nur|bloss|aber) (?:ich |wir |heute |jetzt |aber |bitte |wirklich |eigentlich |lieber )*(?:kein\w{0,2}|nicht)|kein\w{0,2} (?:bock|lust|interesse)(?: mehr)? (?:auf|an|zu))$/;
const MOST_WORDS_OF_LACK = 6;
/** What may stand between, and says nothing of the thing. */
const BETWEEN = /^(?:a|an|the|any|my|some|this|that|those|more|doing|using|with|to|do|just|only|always|again|another|so|much|many|too|of|at|on|in|heavy|big|real|proper|extra|stupid|boring|special|every|day|going|having|taking|lifting|playing|schon|wieder|immer|nur|noch|mehr|eine?[nmrs]?|de[nmrs]|die|das|mein\w{0,2}|unser\w{0,2}|mit|an|am|zu|zum|zur|ins|auf|fur|bitte|jeden|tag|irgendwelche\w?|irgend|schwere\w?|grosse\w?|echte\w?|teure\w?|so|viel|viele|gleich|nochmal|diese\w?|normale\w?|heute|today|unbedingt|immer)$/;
const MOST_BETWEEN = 4;
/** More of what is left out. */
const AND_MORE = /^(?:and|or|nor|und|oder|noch|weder|n)$/;
/** Says of what is left out only how often it was. */
const AGAIN = /^(?:again|anymore|either|please|pls|bitte|mehr|today|heute)$/;
/** A thing that stands first, and is turned down behind it: “jonglieren will ich nicht”, “juggling no thanks”. */
const BEHIND = /^(?:(?:(?:will|mag|mochte|brauch|brauche|hab|habe|haben|gibts|gibt) (?:ich|wir|es)? ?(?:aber |heute |jetzt |grad |gerade |hier |bei uns |da |leider |gar |lieber )*(?:nicht|kein\w{0,2}))|(?:lieber |bitte |aber |heute |jetzt )+nicht|no thanks|nein danke|i (?:dont|do not) (?:want|like|wanna do))(?: |$)/;
const MOST_WORDS_BEHIND = 7;
const CANNOT = /\b(?:kann|klappt|schaffe?|geht|funktioniert)\b/;

const isAt = (words: readonly string[], at: number, said: readonly string[]): boolean => said.every((word, by) => words[at + by] === word);

/** Where what is left out may begin, behind the words at a place that leave something out; null where none do. */
function opened(words: readonly string[], at: number): { readonly behind: number; readonly by: LeftOut['by'] } | null {
  const lead = BEFORE.find((said) => isAt(words, at, said));
  if (lead !== undefined) return { behind: at + lead.length, by: 'without' };
  for (let count = MOST_WORDS_OF_LACK; count > 1; count -= 1) {
    if (at + count > words.length) continue;
    const said = words.slice(at, at + count).join(' ');
    if (LACKS.test(said)) return { behind: at + count, by: 'lack' };
    if (UNWANTED.test(said)) return { behind: at + count, by: 'wish' };
  }
  const before = words[at - 1];
  return ALONE.test(words[at] ?? '') && (before === undefined || !VERB.test(before)) ? { behind: at + 1, by: NOT.test(words[at] ?? '') ? 'not' : 'no' } : null;
}

/** How many words a thing has at each of the words; 0 where none begins. */
type ThingLengths = readonly number[];

/** The thing that stands at a place, or behind words there that say nothing of it. */
function thingFrom(words: readonly string[], from: number, lengths: ThingLengths): { readonly start: number; readonly end: number } | null {
  for (let at = from; at <= from + MOST_BETWEEN && at < words.length; at += 1) {
    const length = lengths[at] ?? 0;
    if (length > 0) return { start: at, end: at + length };
    if (!BETWEEN.test(words[at] ?? '')) return null;
  }
  return null;
}

/** The things that are left out behind words at a place that open it (“without cones and goals”). */
function listLeftOut(words: readonly string[], at: number, lengths: ThingLengths): readonly LeftOut[] {
  const open = opened(words, at);
  if (open === null) return [];
  const found: LeftOut[] = [];
  let from = at;
  for (let thing = thingFrom(words, open.behind, lengths); thing !== null; ) {
    const end = thing.end + (AGAIN.test(words[thing.end] ?? '') ? 1 : 0);
    found.push({ from, start: thing.start, end, by: open.by });
    from = end;
    thing = AND_MORE.test(words[end] ?? '') ? thingFrom(words, end + (opensAgain(words, end + 1) ? 2 : 1), lengths) : null;
  }
  return found;
}

/** Whether the word at a place leaves out once more, in a list (“without cones and without goals”). */
const opensAgain = (words: readonly string[], at: number): boolean => ALONE.test(words[at] ?? '') || isAt(words, at, ['ohne']) || isAt(words, at, ['without']);

/** The thing at a place, where words behind it turn it down (“weights, no thanks”); null for all else. */
function refusedAt(words: readonly string[], at: number, lengths: ThingLengths): LeftOut | null {
  const length = lengths[at] ?? 0;
  const behind = length === 0 ? '' : words.slice(at + length, at + length + MOST_WORDS_BEHIND).join(' ');
  const refused = BEHIND.exec(behind)?.[0].trim();
  if (refused === undefined || CANNOT.test(words.join(' '))) return null;
  return { from: at, start: at, end: at + length + refused.split(' ').length, by: 'wish' };
}

/** What a message (in plain words) leaves out of the things that are looked for, in its order. */
export function leftOutIn(words: readonly string[], thingAt: ThingAt): readonly LeftOut[] {
  const lengths: ThingLengths = words.map((_, at) => thingAt(words, at));
  // Nearly every message names none, and each is looked at.
  if (lengths.every((length) => length === 0)) return [];
  const found: LeftOut[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if ((found.at(-1)?.end ?? 0) > at) continue;
    found.push(...listLeftOut(words, at, lengths));
    const isListed = found.some(({ start, end }) => start <= at && at < end);
    const refused = isListed ? null : refusedAt(words, at, lengths);
    if (refused !== null) found.push(refused);
  }
  return found;
}

/** A message without these of its words, as it was written otherwise. */
export function withoutWords(message: string, leftOut: readonly Pick<LeftOut, 'from' | 'end'>[], wordsOf: (text: string) => readonly string[]): string {
  let at = 0;
  const kept = message.split(/(\s+)/).filter((token) => {
    const count = wordsOf(token).length;
    const isLeftOut = count > 0 && leftOut.some(({ from, end }) => from <= at && at < end);
    at += count;
    return !isLeftOut;
  });
  return kept.join('').replace(/\s+/g, ' ').replace(DANGLING, '').trim();
}
/** Joins what is gone. */
const DANGLING = /^(?:\s|,|(?:but|and|just|aber|und|sondern|bitte|please)(?=\s|,|$))+|(?:[\s,]+(?:but|and|aber|und|bitte|please|with|mit))+[\s,.!]*$/giu;
