import { isAnswerFit } from '../safety/check-answer.ts';
import { checkByRule } from '../safety/check-by-rule.ts';

/** The law of the game for children: heading is nothing to coach before this age. */
const OLD_ENOUGH_TO_HEAD = 13;
const HEADING = /\bhead(?:er|ers|ing)\b|\bwith (?:your|the) head\b|(?:^|[^\p{L}])köpf|kopfb[aä]ll|\bkopfstoß|\bmit (?:dem|deinem) kopf\b|\bper kopf\b/iu;
const MARKUP = /[<>{}`]|\]\(|\[removed\]/;
/** Networks are nothing to speak of: players have no contact with each other, nor anybody with them. */
const CONTACT = /@|\b(?:snap ?chat|insta(?:gram)?|tik ?tok|discord|whats ?app|telegram|facebook|you ?tube|roblox|twitch)\b/i;
/** So many words in a row are no accident. */
const LEAKED_WORDS = 8;
/** What is said of the player as a fact. */
const DONE = '(?:practi[sc]ed|trained|scored|reached|earned|made|got|did|done|been|hit|improved|managed|completed)';
const CLAIMS = [
  /\byour\s+(?:[\p{L}\p{N}'’-]+\s+){0,5}?(?:best|record|average|streak|level|total|highest|last)\b/iu,
  new RegExp(String.raw`\byou(?:['’]ve| have| had)?\s+(?:[\p{L}'’-]+\s+){0,2}?${DONE}\b`, 'iu'),
  /\bsince you\b|\bso far\b|\bi (?:can )?see\b|\b(?:in total|in all|altogether|at best|last time)\b/i,
  /\bdein\p{L}*\s+(?:[\p{L}\p{N}'’-]+\s+){0,5}?(?:bestwert|bestleistung|rekord|durchschnitt|schnitt|serie|level|beste\p{L}*|höchste\p{L}*|letzte\p{L}*)(?!\p{L})/iu,
  /\b(?:hast du|du hast|bist du|du bist|du warst)\b/i,
  /\b(?:bisher|insgesamt|zuletzt|letztes mal|seit du|seitdem|ich sehe)\b/i,
];
/** "You have 40 minutes", but not "if you have 40 minutes". */
const HAS = /\b(if|when|once|where|do|unless) you(?: only)? have\b|\byou(?:['’]ve| have)\b/gi;
/** A number in what is proposed: so many of something that one does, and no more than a practice has. */
const MOST_PROPOSED = 60;
const PROPOSED =
  /^\s*(?:to \d+ |or \d+ |x |× |by \d+ )?(?:%?\s*)(?:more |soft |slow |quick |clean |good |easy |big |small |short |light )*(?:minutes?|mins?|seconds?|secs?|touches|taps|reps?|repetitions|sets?|rounds?|times|goes|tries|turns|passes|shots|balls|metres?|meters?|steps?|cones?|kicks|juggles|sessions? (?:a|per|this|each) week|days? (?:a|per) week|of them|with|on each|each|per|in a row|to \d)\b/i;
/** The same in German: so many of these. */
const PROPOSED_IN_GERMAN =
  /^\s*(?:bis \d+ |oder \d+ |x |× |mal \d+ )?(?:weitere |weiche |langsame |saubere |lockere |schnelle |kleine |große |kurze |gute )*(?:minuten?|min|sekunden?|sek|ballkontakte?n?|kontakte?n?|berührungen|wiederholungen|runden?|mal|versuche?n?|pässe?n?|schüsse?n?|bälle?n?|metern?|schritte?n?|hütchen|durchgänge?n?|tage (?:pro|in der) woche|einheiten pro woche|davon|mit|auf jeder|pro|am stück|hintereinander|bis \d)(?!\p{L})/iu;
const NUMBER = /\d{1,3}(?:[.,]\d{3})+(?!\d)|\d+(?:[.,]\d+)?/g;
const PARTED_THOUSANDS = /^\d{1,3}(?:[.,]\d{3})+$/;
/** What counts the lines of a list is no number of anything. */
const OF_LINE = /^\d\. /gm;

const numberOf = (written: string): number => Number(PARTED_THOUSANDS.test(written) ? written.replace(/[.,]/g, '') : written.replace(',', '.'));

interface Asked {
  readonly age: number | null;
  /** What the model was told to do, which is nobody's business. */
  readonly rules: string;
  /** All that the numbers of an answer may come from. */
  readonly told: string;
}

/** True for words of an AI outside that may be shown: the coach's own rules, stricter, and no number that nobody gave it. */
export function isOutsideAnswerFit(text: string, { age, rules, told }: Asked): boolean {
  // The second opinion was trained on children's questions and knows nothing of a coach's sentences.
  if (!isAnswerFit(text) || checkByRule(text).action !== 'allow') return false;
  if (MARKUP.test(text) || CONTACT.test(text)) return false;
  if ((age === null || age < OLD_ENOUGH_TO_HEAD) && HEADING.test(text)) return false;
  return !leaks(text, rules) && !claimsUnknownNumber(text, told);
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function leaks(text: string, rules: string): boolean {
  const secret = ` ${wordsOf(rules).join(' ')} `;
  const words = wordsOf(text);
  return words.some((_, at) => at + LEAKED_WORDS <= words.length && secret.includes(` ${words.slice(at, at + LEAKED_WORDS).join(' ')} `));
}

/** A number that was not told has to be part of a proposal. */
function claimsUnknownNumber(text: string, told: string): boolean {
  const known = new Set((told.match(/\d+(?:\.\d+)?/g) ?? []).map(Number));
  return text.replaceAll(OF_LINE, '').split(/[.!?]+(?:\s|$)/).some((sentence) => {
    const isClaim = CLAIMS.some((claim) => claim.test(sentence)) || [...sentence.matchAll(HAS)].some(([, condition]) => condition === undefined);
    return [...sentence.matchAll(NUMBER)].some(({ 0: written, index }) => {
      const number = numberOf(written);
      if (known.has(number)) return false;
      return isClaim || number > MOST_PROPOSED || ![PROPOSED, PROPOSED_IN_GERMAN].some((proposed) => proposed.test(sentence.slice(index + written.length)));
    });
  });
}
