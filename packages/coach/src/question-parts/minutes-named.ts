/** A number of minutes that the words ask for; null where they ask for none. */
export function minutesIn(words: readonly string[]): number | null {
  const found = /(\d{1,3}) ?(?:min|m\b)/.exec(words.join(' '))?.[1];
  if (found !== undefined) return Math.max(1, Math.min(90, Number(found)));
  const text = words.join(' ');
  if (/\b(?:half an hour|halbe stunde|media hora|demi heure|meia hora)\b/.test(text)) return 30;
  if (/\bviertelstunde\b|\bviertel stunde\b|\bquarter of an hour\b/.test(text)) return 15;
  return /(?:an|one|1|eine|una|une|uma) (?:hour|stunde|hora|heure)/.test(text) ? 60 : null;
}
