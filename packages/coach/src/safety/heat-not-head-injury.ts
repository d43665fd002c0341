import { plain } from '../text/undo-disguised-spelling.ts';
import { BLOW_OR_BALL } from './words-of-blow.ts';

const HEAT =
  /\b(?:heat|heat ?stroke|sun ?stroke|(?:so|too|very|really|the) hot|hot (?:sun|weather|day|today)|in the sun|from the sun|hitze|sonnenstich|hitzschlag|so heiss|zu heiss|(?:in|von) der sonne|(?:el |mucho |tanto |con |por )?calor|insolacion|(?:al|por el|del) sol|canicule|chaleur|insolation|coup de chaud|coup de chaleur|au soleil|(?:o |muito |com |no |de )?calor|insolacao|(?:no|do) sol)\b/;

/** Whether a message, which the rule of the head stops, tells of heat and of nothing that may have hit the head. */
export function isHeatNotHeadInjury(message: string): boolean {
  const text = plain(message);
  return HEAT.test(text) && !BLOW_OR_BALL.test(text);
}
