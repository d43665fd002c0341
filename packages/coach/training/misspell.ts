/** A slip of the fingers: a letter left out, doubled, or changed with its neighbour. `random` gives 0 to 1. */
export function withSlip(text: string, random: () => number): string {
  const at = 1 + Math.floor(random() * Math.max(1, text.length - 2));
  const slip = Math.floor(random() * 3);
  if (slip === 0) return text.slice(0, at) + text.slice(at + 1);
  if (slip === 1) return text.slice(0, at) + text.charAt(at) + text.slice(at);
  return text.slice(0, at - 1) + text.charAt(at) + text.charAt(at - 1) + text.slice(at + 1);
}

/** How young children write what they hear: letters, and what may stand in their place. */
type Sounds = readonly (readonly [RegExp, string])[];

const DOUBLED: Sounds[number] = [/(?<letter>[bdfglmnprst])\k<letter>/g, '$1'];

const BY_EAR: Readonly<Record<'en' | 'de', Sounds>> = {
  en: [
    DOUBLED,
    [/\bwh/g, 'w'],
    [/\bkn/g, 'n'],
    [/\bwr/g, 'r'],
    [/ck\b/g, 'k'],
    [/ph/g, 'f'],
    [/igh/g, 'i'],
    [/tion\b/g, 'shun'],
    [/ea/g, 'ee'],
    [/ee/g, 'ea'],
    [/ou(?=[nrt])/g, 'u'],
    [/(?<=[a-z]{2})e\b/g, ''],
    [/\bc(?=[aou])/g, 'k'],
    [/sc(?=[aou])/g, 'sk'],
    [/er\b/g, 'a'],
    [/le\b/g, 'el'],
    [/ie/g, 'ei'],
    [/ed\b/g, 'd'],
    [/ing\b/g, 'in'],
    [/th\b/g, 'f'],
    [/ai|ay/g, 'a'],
    [/\bbecause\b/g, 'becos'],
    [/\bwas\b/g, 'woz'],
    [/\bwhat\b/g, 'wot'],
    [/\bsaid\b/g, 'sed'],
    [/\bthey\b/g, 'thay'],
    [/\bfriend/g, 'frend'],
    [/\bwant/g, 'wont'],
    [/ow\b/g, 'o'],
  ],
  de: [
    DOUBLED,
    [/ie/g, 'i'],
    [/ä/g, 'e'],
    [/ß/g, 's'],
    [/\bv(?=[aeiou])/g, 'f'],
    [/tz/g, 'z'],
    [/ck/g, 'k'],
    [/chs/g, 'x'],
    [/eu|äu/g, 'oi'],
    [/(?<=[aeiou])h(?=[lmnrt])/g, ''],
    [/cht\b/g, 'ch'],
    [/d\b/g, 't'],
    [/(?<=[a-z]{3})en\b/g, 'n'],
    [/er\b/g, 'a'],
    [/\bst/g, 'scht'],
    [/ei/g, 'ai'],
    [/\bich\b/g, 'isch'],
    [/\bist\b/g, 'is'],
    [/\bnicht/g, 'nich'],
    [/\bdas\b/g, 'des'],
    [/ph/g, 'f'],
    [/e\b/g, ''],
  ],
};

/** How likely each sound is written by ear where it stands. */
const SHARE = 0.35;

/** A text as a young child who writes by ear might spell it. `random` gives 0 to 1. */
export const writtenByEar = (text: string, language: 'en' | 'de', random: () => number): string =>
  BY_EAR[language].reduce((spelled, [letters, heard]) => (random() < SHARE ? spelled.replace(letters, heard) : spelled), text.toLowerCase());
