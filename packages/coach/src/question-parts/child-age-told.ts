const NUMBERS: readonly (readonly [RegExp, number])[] = [[/^(?:five|funf\w*)$/, 5], [/^(?:six|sechs\w*)$/, 6], [/^(?:seven|sieben\w*)$/, 7], [/^(?:eight|acht|achtjahrig\w*)$/, 8], [/^(?:nine|neun|neunjahrig\w*)$/, 9], [/^(?:ten|zehn|zehnjahrig\w*)$/, 10], [/^(?:eleven|elf|elfjahrig\w*)$/, 11], [/^(?:twelve|zwolf\w*)$/, 12], [/^(?:thirteen|dreizehn\w*)$/, 13], [/^(?:fourteen|vierzehn\w*)$/, 14]];
/** The number that a word of digits or letters says; null where it says none. */
export const numberSaid = (word: string): number | null => (/^\d+$/.test(word) ? Number(word) : (NUMBERS.find(([pattern]) => pattern.test(word))?.[1] ?? null));
/** A number from five to fourteen, or of one or two digits, as a group of a pattern. */
export const NUMBER_SAID = '(\\d{1,2}|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|dreizehn|vierzehn)';
/** What a number counts that is no age. */
const COUNTED = '(?:mins?|minut\\w*|times|mal|x|hours?|hrs?|std|stunden?|o ?clock|uhr|days?|tag\\w*|weeks?|wochen?|months?|monat\\w*|seconds?|sekunden?|sessions?|einheit\\w*|drills?|ubung\\w*|games?|match\\w*|spiele?n?|goals?|tore?n?|sets?|reps?|wiederholung\\w*|touches|kids|kindern?|children|players|spielern?|girls|boys|teams?|cm|km|m|meters?|metres?|metern?|yards|kg|kilos?|xp|tokens?|points?|punkt\\w*|percent|prozent|euros?|pounds|different|verschieden\\w*)';
const AGE = [
  new RegExp(`\\b(?:papa|mama|mum|mom|dad|mutter|vater|oma|opa|nan|gran|grandad) (?:of|von) (?:\\w+ )?${NUMBER_SAID}\\b`),
  new RegExp(`\\b${NUMBER_SAID} ?(?:years?|yrs?|yo|y|jahre?|jahrig\\w*)(?: ?olds?| alt)?\\b(?! (?:ago|of|in|seit|lang))`),
  /\b(\w+jahrig\w*)\b/,
  /\b(?:u|under) ?(\d{1,2})s?\b/,
  new RegExp(`\\b(?:hes|shes|is|ist|(?:age|child|kid|boy|girl|son|daughter|lad|player|one) of|for|fur|mit|aged?|age|ein kind mit|jungen mit) ${NUMBER_SAID}\\b(?! ?(?:and|or|und|oder|to|bis)? ?(?:\\d+ )?(?:more |mehr )?${COUNTED}\\b)`),
];
/** A child by what it is to who writes, with its age right behind: “meine tochter 12”, “my son (9)”. */
const KIN_WITH_AGE = new RegExp(`\\b(?:son|daughter|kid|child|boy|girl|lad|grandson|granddaughter|sohn|tochter|kind|junge|madchen|enkel|enkelin|bub) ${NUMBER_SAID}\\b(?! ?(?:and|or|und|oder|to|bis)? ?(?:\\d+ )?(?:more |mehr )?${COUNTED}\\b)`);
/** The older year of the youth classes of Germany. */
const AGE_OF_CLASS: Readonly<Record<string, number>> = { a: 18, b: 16, c: 14, d: 12, e: 10, f: 8, g: 6 };
const CLASS = /\b([a-g]) ?(?:jugend|junior\w*)\b|\b(bambini\w*)\b/;
const YOUNGEST = 4;
const OLDEST = 18;
/** The age of a child that a text (in plain words) names; null where it names none. */
export function ageIn(text: string): number | null {
  for (const pattern of [...AGE, KIN_WITH_AGE]) {
    const age = numberSaid(pattern.exec(text)?.[1] ?? '');
    if (age !== null && age >= YOUNGEST && age <= OLDEST) return age;
  }
  const [, letter, youngest] = CLASS.exec(text) ?? [];
  return letter === undefined ? (youngest === undefined ? null : (AGE_OF_CLASS['g'] ?? null)) : (AGE_OF_CLASS[letter] ?? null);
}
