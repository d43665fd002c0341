import { literalTopic } from '../meanings/example-question-lookup.ts';
import { ordinalIn } from '../text/ordinals.ts';
import { wordsOf } from '../text/recognise-words.ts';

/** Takes one of several that were offered, and says nothing else. */
const PICKS = /^(?:(?:ok|okay|yes|yeah|ja|i|ich|mean|meant|ment|mein|meine|meinte|want|take|nehme?|no|nein|na|so|mal) )*(?:the|das|die|der|den) (?:first|1st|furst|ferst|second|2nd|secund|secend|third|3rd|thurd|last|erste|ersten|zweite|zweiten|dritte|dritten|letzte|letzten)(?: (?:one|wun|1|question|frage|pls|please|bitte|meine ich|mein ich|meinte ich|i mean|i meant))*$/;
const SPELLED: readonly (readonly [RegExp, string])[] = [[/\b(?:furst|ferst)\b/, 'first'], [/\b(?:secund|secend)\b/, 'second'], [/\bthurd\b/, 'third'], [/\bersten\b/, 'erste'], [/\bzweiten\b/, 'zweite'], [/\bdritten\b/, 'dritte'], [/\bletzten\b/, 'letzte']];
const QUOTED = /[“„]([^“”„]+)[”“]/g;
const FEWEST = 2;

/** The question that a turn picks of those that the last answer offered (“the first one”); null where it picks none. */
export function suggestionPicked(message: string, saidBefore: readonly string[]): string | null {
  const text = wordsOf(message).join(' ');
  const last = saidBefore.at(-1);
  if (last === undefined || !PICKS.test(text)) return null;
  const offered = [...last.matchAll(QUOTED)].map(([, question = '']) => question).filter((question) => literalTopic(question)?.isOffered === true);
  const at = ordinalIn(SPELLED.reduce((read, [spelling, word]) => read.replace(spelling, word), text));
  return at === null || offered.length < FEWEST ? null : (offered.at(at) ?? null);
}
