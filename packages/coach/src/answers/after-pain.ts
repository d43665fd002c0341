import { coachLines } from '@touchline/messages/coach-lines';
import type { Say } from './phrasing.ts';

const HOW_LONG = /\b(how (long|many (days|weeks))|when (can|may|will|am) i|wie lang\w*|wie viele (tage|wochen)|wann (kann|darf|bin) ich|ab wann)\b/;
const MEANWHILE = /\b(instead|mean ?while|other (foot|leg)|(der|dem|den) andere\w* (fuss|bein)|stattdessen|so ?lange|inzwischen)\b/;
/** May I, can I, should I, whether or not, with a word of playing, as it is typed in a hurry. */
const STILL =
  /\b(st?ill?|anyway|any ?way|at least|wenigstens|zumindest|trotz\w*|troz\w*|dennoch|weiter|(can|may|should|shud|shall|must|could|do|am) (i|u|we)\b.* (pl(a|e)(y|i|j)\w*|tra(i|y)n\w*|practi[cs]\w*|run\w*|juggl\w*|shoot\w*|pass\w*|dribbl\w*|foot ?ball?\w*|match|game|go)|(kann|kan|darf|soll|muss) ich\b.* (spiel\w*|spiln|train\w*|lauf\w*|schiess\w*|passen|dribbel\w*|jonglier\w*|uben|mitmachen|fuss ?ball\w*|hin)|allowed|erlaubt|tom+or+ow?|tmrw?|tomoro\w*|morgen)\b/;

/** Whether a turn after pain was told asks whether, when or with what to go on playing. */
export const asksToPlayOn = (words: readonly string[]): boolean => [HOW_LONG, MEANWHILE, STILL].some((pattern) => pattern.test(words.join(' ')));

/** What is said to that: no drill, and who decides; in other words to who is ill and has no pain. */
export function afterPain(words: readonly string[], say: Say, isIll: boolean): string {
  const lines = coachLines.injury;
  const text = words.join(' ');
  if (isIll) return say(HOW_LONG.test(text) ? lines.illHowLong : lines.illBefore);
  if (HOW_LONG.test(text)) return say(lines.howLong);
  if (MEANWHILE.test(text)) return say(lines.meanwhile);
  return say(STILL.test(text) ? lines.still : lines.before);
}
