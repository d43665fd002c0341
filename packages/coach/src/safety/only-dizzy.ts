import { plain } from '../text/undo-disguised-spelling.ts';
import { says } from '../question-parts/whole-word-pattern.ts';
import { BLOW_BALL_OR_HEAD } from './words-of-blow.ts';

const DIZZY = says('diz+y', 'diz+iness', 'giddy', 'woozy', '(?:light|lite) ?head(?:ed|edness)?', 'schwindel', 'schwind(?:e)?lig\\w*', 'schwum+(?:e)?rig\\w*');
const LIGHT_HEAD = /\b(?:light|lite) ?head(?:ed|edness)?\b/g;
/** What else is told of a head that was hit, or of what needs help at once. */
const MORE_SIGNS =
  /\b(?:sick|vomit\w*|threw up|throw(?:ing)? up|puk\w*|blur\w*|double|stars|sight|vision|confus\w*|sleepy|drowsy|numb\w*|tingl\w*|ringing|passed out|pass(?:ing)? out|faint\w*|black(?:ed)? out|unconscious|collaps\w*|chest|breath\w*|heart|schlecht|ubel|ubergeb\w*|erbroch\w*|gekotzt|kotz\w*|verschwommen|doppelt|sterne|verwirrt|schlafrig|taub|kribbel\w*|ohnmacht\w*|ohnmachtig|umgekippt|bewusstlos|schwarz|brust|luft|atem|herz)\b/;

/** Whether a message, which the rule of the head stops, tells of being dizzy and of nothing that it may come from, nor of any other sign. */
export function isOnlyDizzy(message: string): boolean {
  const text = plain(message);
  return DIZZY.test(text) && !BLOW_BALL_OR_HEAD.test(text.replaceAll(LIGHT_HEAD, 'dizzy')) && !MORE_SIGNS.test(text);
}
