/**
 * Contact details in a name. Players have no contact with each other, so nothing that leads to somebody may stand on
 * a board: no email, phone number, link or @name. Wrong for as few real names as possible: dots stand in 'A.C. Milan'
 * and numbers in 'U12 2024/25'.
 */

/** Digits of a run from which on it can be a phone number; seasons and years are taken out before. */
const PHONE_DIGITS = 7;

/** In a function: to read them takes an old phone ten milliseconds, and most pages check no name. */
const contactPatterns = (): readonly RegExp[] => [
  // kim@example.com, @kim_9; not 'G@ry'.
  /[\p{L}\p{N}._%+-]+\s*@\s*[\p{L}\p{N}-]+\s*\.\s*\p{L}{2,}/u,
  /(^|[^\p{L}\p{N}])@\s*[\p{L}\p{N}_]{2,}/u,
  // kim at example dot com, kim (dot) com
  /[\p{L}\p{N}]\s*[([{]?\s*\bat\b\s*[)\]}]?\s*[\p{L}\p{N}-]+\s*[([{]?\s*(\.|\bdot\b)\s*[)\]}]?\s*\p{L}{2,}/iu,
  /[\p{L}\p{N}]\s*[([{]?\s*\bdot\b\s*[)\]}]?\s*(com|net|org|info|de|co|io|gg)\b/iu,
  /\b(g-?mail|hotmail|outlook|yahoo|icloud|proton-?mail|googlemail)\b\s*\.?\s*(com|de|fr|es|co)?\s*$/iu,
  /\bhttps?\b\s*:|:\/\/|\bwww\s*\./iu,
  // Endings that names do not have, wherever they stand; those of countries only at the very end or before a path.
  /[\p{L}\p{N}-]{2,}\.(com|net|org|info|biz|xyz|app|dev|online|site|shop|club|link|gg|io)(?![\p{L}\p{N}])/iu,
  /[\p{L}\p{N}-]{3,}\.(co\.uk|uk|de|fr|es|it|nl|be|at|ch|pl|pt|se|no|dk|us|ca|eu|me|tv|ly|to|ru|br|in|au)(\/|\s*$)/iu,
  /(^|[^\p{L}\p{N}])t\s*\.\s*me(?!\p{L})/iu,
  // snap miaxx, disc mia#12
  /^\s*(?:[Ss]nap|SNAP|[Ii][Gg]|[Kk]ik)\s+[\p{Ll}\d_.-]{3,}\s*$/u,
  /\b(disc|dc)\b.*#\s*\d/iu,
  // fb miaxx, miaxx snap: in small letters, as handles are; 'FB' and 'YT' begin the names of clubs.
  /^\s*(?:fb|yt)\s+[\p{Ll}\d_.-]{3,}\s*$/u,
  /[\p{Ll}\d_.-]{4,}\s+(?:snap|ig|kik)\s*$/u,
  // my snap is miaxx, add me
  /\b(my|mein|mon|mi|meu)\s+(snap|ig|kik|sc|yt|fb)\b|\b(snap|ig|kik)\s+(is|ist|es|est|é)\s+\S|\badd\s+me\b/iu,
  // insta: kim9, kim#1234
  /\b(ig|snap|sc|fb|yt|tg|kik|signal|twitch|fortnite|psn|xbox)\b\s*[:=]\s*\S/iu,
  /[\p{L}\p{N}]#\d{4,}(?!\d)/u,
  // my insta mia_07
  /\b(insta|instagram|snapchat|tik\s?tok|discord|whats\s?app|telegram|kik)\b.*[\p{L}\p{N}](_|\d)/iu,
];

/** The name of a network, whatever else stands beside it: there is nobody of that name. */
const NETWORK =
  /(^|[^\p{L}\p{N}])(snap[\s._-]*chat|insta(gram)?|tik[\s._-]*tok|discord|whats[\s._-]*app|we[\s._-]*chat|telegram|face[\s._-]*book|you[\s._-]*tube|roblox)(?!\p{L})/iu;
/** Signs that stand for letters within a word: 'sn4pchat', 'inst@'. */
const SIGN_LETTERS: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' };
/** 's n a p': single letters with something between them. */
const SPREAD_LETTERS = /(^|[^\p{L}\p{N}])((?:\p{L}[^\p{L}\p{N}]+){2,}\p{L})(?![\p{L}\p{N}])/gu;

/** Digits as words, zero to nine, of the languages that most of our players speak. */
const SPELLED = [
  'zero one two three four five six seven eight nine',
  'null eins zwei drei vier fünf sechs sieben acht neun',
  'zéro un deux trois quatre cinq six sept huit neuf',
  'cero uno dos tres cuatro cinco seis siete ocho nueve',
  'zero um dois três quatro cinco seis sete oito nove',
].map((language) => language.split(' '));
const SPELLED_DIGIT = new RegExp(`(^|[^\\p{L}])(${SPELLED.flat().join('|')}|oh)(?!\\p{L})`, 'giu');
/** Letters that stand for digits within a number: '07oo 9OO l23'. */
const DIGIT_LETTERS: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1', '|': '1', z: '2', s: '5', b: '8' };
const LETTERED_NUMBER = /(^|[^\p{L}\p{N}])((?=\S*\d)[\dOoIiLl|ZzSsBb]{2,})(?![\p{L}\p{N}])/gu;
/** 2024/25, 2010-2011, 2012: seasons and years of birth. Part of a longer number it is none. */
const YEARS = /(^|[^\d+])(19|20)\d\d(\s*[/–-]\s*((19|20)\d\d|\d\d))?(?!\d)/g;
const DIGIT_RUN = /\d(?:[^\p{L}\p{N}]*\d)*/gu;

let patterns: readonly RegExp[] | null = null;

/** True for a text in which an email, a phone number, a link or an @name can be read. */
export function hasContactDetails(text: string): boolean {
  const plain = text.normalize('NFKC').replace(/\p{Nd}/gu, digitOf);
  patterns ??= contactPatterns();
  return patterns.some((pattern) => pattern.test(plain)) || namesNetwork(plain) || hasPhoneNumber(plain);
}

function namesNetwork(text: string): boolean {
  const lettered = text.replace(/[013457@$]/g, (sign) => SIGN_LETTERS[sign] ?? sign);
  const joined = lettered.replace(SPREAD_LETTERS, (_, before: string, spread: string) => before + spread.replace(/[^\p{L}]/gu, ''));
  return [text, lettered, joined].some((form) => NETWORK.test(form));
}

function hasPhoneNumber(text: string): boolean {
  const digits = text
    .replace(SPELLED_DIGIT, (_, before: string, word: string) => before + digitNamed(word))
    .replace(LETTERED_NUMBER, (number: string) => number.replace(/[a-z|]/gi, (letter) => DIGIT_LETTERS[letter.toLowerCase()] ?? letter))
    .replace(YEARS, '$1 | ');
  return (digits.match(DIGIT_RUN) ?? []).some((run) => run.replace(/\D/g, '').length >= PHONE_DIGITS);
}

function digitNamed(word: string): string {
  return String(Math.max(0, ...SPELLED.map((words) => words.indexOf(word.toLowerCase()))));
}

/** A decimal digit of any script as 0 to 9: the ten of a script follow one another in Unicode. */
function digitOf(digit: string): string {
  if (digit >= '0' && digit <= '9') return digit;
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}
