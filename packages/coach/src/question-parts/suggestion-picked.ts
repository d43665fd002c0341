import { literalTopic } from '../meanings/example-question-lookup.ts';
import { ordinalIn } from '../text/ordinals.ts';
import { inUsualSpelling } from '../text/childrens-spelling.ts';
import { wordsOf } from '../text/recognise-words.ts';

/** Takes one of several that were offered, and says nothing else. */
const PICKS = /^(?:(?:ok|okay|yes|yeah|ja|i|ich|mean|meant|ment|mein|meine|meinte|want|take|nehme?|no|nein|na|so|mal) )*(?:the|das|die|der|den) (?:first|1st|second|2nd|third|3rd|last|erste|ersten|zweite|zweiten|dritte|dritten|letzte|letzten)(?: (?:one|1|question|frage|pls|please|bitte|meine ich|mein ich|meinte ich|i mean|i meant))*$/;
const QUOTED = /[“„]([^“”„]+)[”“]/g;
const FEWEST = 2;

/** The question that a turn picks of those that the last answer offered (“the first one”); null where it picks none. */
export function suggestionPicked(message: string, saidBefore: readonly string[]): string | null {
  const text = inUsualSpelling(wordsOf(message)).join(' ');
  const last = saidBefore.at(-1);
  if (last === undefined || !PICKS.test(text)) return null;
  const offered = [...last.matchAll(QUOTED)].map(([, question = '']) => question).filter((question) => literalTopic(question)?.isOffered === true);
  const at = ordinalIn(text);
  return at === null || offered.length < FEWEST ? null : (offered.at(at) ?? null);
}
