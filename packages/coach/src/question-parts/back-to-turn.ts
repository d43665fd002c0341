import { wordsOf } from '../text/recognise-words.ts';

const OPEN = '(?:(?:ok|okay|so|and|now|then|please|pls|anyway|can|could|may|shall|lets|let us|let|i|we|you|us|just|want to|wanna|und|also|jetzt|dann|bitte|konnen|kannst|kann|konnten|lass|lasst|wollen|mochte|ich|wir|du|uns|nochmal|noch mal|wieder) )*';
const BACK = '(?:(?:go|get|come|talk|move|switch)? ?back (?:to|on)|(?:carry|go|move) on (?:with|about)|continue (?:with|about)?|(?:talk|speak) about|zuruck (?:zu|zum|zur|auf)|weiter (?:mit|uber)|weitermachen mit|mit|uber|zu|zum|zur)';
const GOES_BACK = new RegExp(`^${OPEN}${BACK} (.+)$`);
/** German has the verb last. */
const ENDS_BACK = /(?: (?:weiter|weitermachen|weiter machen|weiterreden|weiter reden|zuruck|zuruckgehen|zuruck gehen|reden|sprechen|again|now|please|pls|then|jetzt|bitte|wieder|machen|gehen|kommen))+$/;
const SAYS_BACK = /\b(?:back|carry on|go on|move on|continue|again|zuruck\w*|weiter\w*|wieder)\b/;
/** What stands for a subject and names none. */
const NAMES_NOTHING: ReadonlySet<string> = new Set('the a an my our that this it thing things stuff question bit part topic about with of from before earlier we i you were was said asked talked talking football soccer der die das den dem des ein eine mein meine meinen meiner meinem sache sachen thema frage von vorhin vorher davor eben fussball mit uber zu'.split(' '));
const SHORTEST_STEM = 3;
const LONGEST_ENDING = 3;

/** Whether two words are forms of one. */
function isFormOf(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short === long || (short.length >= SHORTEST_STEM && long.startsWith(short) && long.length - short.length <= LONGEST_ENDING);
}

/** The earlier turn that a message goes back to (“can we go back to the eyes thing”), of these, oldest first; null where it goes back to none. */
export function turnGoneBackTo(message: string, turns: readonly string[]): string | null {
  const said = wordsOf(message).join(' ');
  const what = GOES_BACK.exec(said)?.[1];
  if (what === undefined || !SAYS_BACK.test(said)) return null;
  const named = what.replace(ENDS_BACK, '').split(' ').filter((word) => word.length >= SHORTEST_STEM && !NAMES_NOTHING.has(word));
  if (named.length === 0) return turns.at(-1) ?? null;
  return turns.findLast((turn) => wordsOf(turn).some((word) => named.some((name) => isFormOf(name, word)))) ?? null;
}
