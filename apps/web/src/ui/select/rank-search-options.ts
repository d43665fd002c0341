type StartsWith = (text: string, start: string) => boolean;

/**
 * Options in the order in which a search lists them: what is called just so, what begins so, what is also called so from
 * its beginning, what has a word that begins so, then the others; the order that was given among equals.
 */
export function rankSearchOptions(options: readonly string[], typed: string, startsWith: StartsWith, alsoFoundBy: (option: string) => readonly string[] = () => []): readonly string[] {
  const start = typed.trim();
  if (start === '') return options;
  const isAll = (text: string): boolean => startsWith(text, start) && startsWith(start, text);
  const place = (option: string): number => {
    const others = alsoFoundBy(option);
    if ([option, ...others].some(isAll)) return 0;
    if (startsWith(option, start)) return 1;
    if (others.some((name) => startsWith(name, start))) return 2;
    return wordStarts(option).some((words) => startsWith(words, start)) ? 3 : 4;
  };
  const placed = options.map((option) => ({ option, place: place(option) }));
  return placed.toSorted((a, b) => a.place - b.place).map(({ option }) => option);
}

/** Letters from which on a part of a name may stand for it. */
const ENOUGH_TYPED = 3;

/** The one option that what was typed leaves; undefined where there are several, none, or hardly anything was typed. */
export function onlyOption(found: readonly string[], typed: string): string | undefined {
  return found.length === 1 && typed.trim().length >= ENOUGH_TYPED ? found[0] : undefined;
}

/** The text from each of its words on: "Sankt Pauli" is found by "pau" as well. */
function wordStarts(text: string): readonly string[] {
  // No look-behind: Safari knows it only from 16.4 on, and a script that has one does not load before.
  return [...text.matchAll(/[^\p{L}\p{N}](?=[\p{L}\p{N}])/gu)].map(({ index, 0: gap }) => text.slice(index + gap.length));
}
