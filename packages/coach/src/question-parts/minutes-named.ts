import { NUMBER_WORDS } from '../text/number-words.ts';

const IN_WORDS = /\b(two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|zwolf|funfzehn|zwanzig|dreissig) (?:min|mins|minutes?|minuten?)\b/;
const LARGER: Readonly<Record<string, number>> = { fifteen: 15, twenty: 20, thirty: 30, funfzehn: 15, zwanzig: 20, dreissig: 30 };

/** A number of minutes that the words ask for; null where they ask for none. */
export function minutesIn(words: readonly string[]): number | null {
  const found = /(\d{1,3}) ?(?:min|m\b)/.exec(words.join(' '))?.[1];
  if (found !== undefined) return Math.max(1, Math.min(90, Number(found)));
  const text = words.join(' ');
  if (/\b(?:half an hour|halbe stunde|media hora|demi heure|meia hora)\b/.test(text)) return 30;
  if (/\bviertelstunde\b|\bviertel stunde\b|\bquarter of an hour\b/.test(text)) return 15;
  const word = IN_WORDS.exec(text)?.[1];
  if (word !== undefined) return LARGER[word] ?? NUMBER_WORDS[word] ?? null;
  return /(?:an|one|1|eine|una|une|uma) (?:hour|stunde|hora|heure)/.test(text) ? 60 : null;
}
