/** What stands around the name of a club in one source and is left out in another. */
const AFFIXES = new Set(
  'fc afc cfc cf sc ac as cd ud rc rcd sv vfl vfb tsg tsv fsv bsc ssc ssv us if bk fk sk nk ks'.split(' '),
);

/** Letters that have no mark to take off. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ı: 'i', þ: 'th', ð: 'd' };

/**
 * What makes two names the same club: without case, accents, numbers and the letters before or after a name, as sources
 * differ in them. '1. FC Köln' and 'FC Koln' are one; 'Manchester City' and 'Manchester United' are two.
 */
export function clubKeyOf(name: string): string {
  const words = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßøæœłđıþð]/g, (letter) => LETTERS[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const telling = words.filter((word) => !AFFIXES.has(word) && !/^\d+$/.test(word));
  return (telling.length > 0 ? telling : words).join(' ');
}
