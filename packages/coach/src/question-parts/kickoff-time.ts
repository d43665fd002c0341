const HOUR = 60;
const MATCH = /\b(?:match|game|kick ?off|tournament|cup|final|spiel|spiels|anpfiff|turnier|anstoss)/;
const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'] as const;
const ZAHLEN = ['null', 'eins', 'zwei', 'drei', 'vier', 'funf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwolf'] as const;
const NUMBER = `\\d{1,2}|${[...NUMBERS, ...ZAHLEN].join('|')}`;
/** "At 9", "um halb zehn", "9 30 am", "14 uhr". */
const CLOCK = new RegExp(`\\b(?:(?<lead>at|um|is|ist|gegen|ab) )?(?<half>halb )?(?<hour>${NUMBER})(?: (?<minute>[0-5]\\d)(?! ?(?:min|h\\b|hours|stunden)))? ?(?<part>am|pm|uhr|oclock|o clock|in the morning|in the afternoon|morgens|fruh)?\\b(?! ?(?:years?|jahre?|hours?|hrs?|h\\b|stunden?|min))`, 'g');
/** Hours before it are of the afternoon where nothing else is said: nobody begins a match at three in the night. */
const EARLIEST = 8;

const hourOf = (word: string): number => {
  const at = Math.max((NUMBERS as readonly string[]).indexOf(word), (ZAHLEN as readonly string[]).indexOf(word));
  return at >= 0 ? at : Number(word);
};

/** When a match begins that a text (in plain words) tells of, in minutes from midnight; null where it tells of none. */
export function kickoffIn(text: string): number | null {
  if (!MATCH.test(text)) return null;
  for (const { groups } of text.matchAll(CLOCK)) {
    const { lead, half, hour: said = '', minute, part } = groups ?? {};
    // A number alone may count anything.
    if (lead === undefined && half === undefined && part === undefined) continue;
    const hour = hourOf(said) - (half === undefined ? 0 : 1);
    if (hour < 0 || hour >= 24) continue;
    const isMorning = part === 'am' || part === 'in the morning' || part === 'morgens' || part === 'fruh';
    const isAfternoon = !isMorning && hour < 12 && (part === 'pm' || part === 'in the afternoon' || hour < EARLIEST);
    return (hour + (isAfternoon ? 12 : 0)) * HOUR + Number(minute ?? 0) + (half === undefined ? 0 : HOUR / 2);
  }
  return null;
}

/** Time to get up, eat and go there. */
const BEFORE_KICKOFF = 2 * HOUR;
/** Who plays in the afternoon gets up as on any free day. */
const LATEST_UP = 7.5 * HOUR;
const HOURS_OF_A_CHILD = 10;
const HOURS_OF_A_TEENAGER = 9;
const TEENAGER_FROM = 13;
const DAY = 24 * HOUR;

/** When to get up for a match and when to go to bed before it, in minutes from midnight, by how long the age sleeps. */
export function nightBefore(kickoff: number, age: number | null): { readonly up: number; readonly bed: number; readonly hours: number } {
  const up = Math.min(kickoff - BEFORE_KICKOFF, LATEST_UP);
  const hours = age !== null && age >= TEENAGER_FROM ? HOURS_OF_A_TEENAGER : HOURS_OF_A_CHILD;
  return { up, hours, bed: (up - hours * HOUR + DAY) % DAY };
}
