/** How many slips of the finger a word may have: a short one becomes another word with the first. */
function slipsIn(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** How alike a typed word and the beginning of another are, from 0 to 1: 1 for the same letters, 0 for more slips than such a word may have. */
export function likeness(typed: string, word: string): number {
  if (word.startsWith(typed)) return 1;
  const most = slipsIn(typed);
  if (most === 0 || word.length < typed.length - most) return 0;
  const slips = slipsToBeginning(typed, word);
  return slips > most ? 0 : 1 - slips / typed.length;
}

/** The fewest letters left out, added, mistaken or swapped with their neighbour between a typed word and any beginning of another. */
function slipsToBeginning(typed: string, word: string): number {
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= word.length; at += 1) {
      const isSame = typed[row - 1] === word[at - 1];
      const isSwapped = typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1];
      next.push(
        Math.min(
          (next[at - 1] ?? 0) + 1,
          (last[at] ?? 0) + 1,
          (last[at - 1] ?? 0) + (isSame ? 0 : 1),
          row > 1 && at > 1 && isSwapped ? (before[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = last;
    last = next;
  }
  return Math.min(...last);
}
