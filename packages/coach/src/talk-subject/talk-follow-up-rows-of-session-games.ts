import { some } from '../question-parts/whole-word-pattern.ts';
import type { TalkFollowUpRow } from './talk-follow-up-row-type.ts';

const TAG = some('tag', 'tag game', 'catching game', 'fangen', 'fangspiel\\w*', 'fangerspiel\\w*', 'fange');
const CAUGHT = some('caught', 'tagged', 'gets? (?:caught|tagged|out)', 'is out', 'are out', 'gefangen\\w*', 'abgeschlagen\\w*', 'erwischt\\w*', 'raus (?:ist|sind)', '(?:ist|sind) raus', 'catch(?:es)? (?:somebody|someone|one|another|them)');
const GATES = some('dribbling gates?', 'gates?', 'dribbeltore?n?', 'dribbel tore?n?', 'hutchentore?n?');
const DUEL = some('(?:one|1) (?:against|on|v|vs|versus) (?:one|1)s?', '1v1s?', 'duels?', 'ein(?:s|er) gegen ein(?:s|en)', '1 gegen 1', '1gegen1', 'zweikampf\\w*');
const ASKS_HOW = some('how (?:does|do|big|many|would|should|exactly)', 'what (?:do|does|happens?|are|is)', 'whats', 'explain', 'rules?', 'wie (?:geht|gehen|funktionier\\w*|gross|viele|lauft|laufen|mach\\w*|spiel\\w*|genau)', 'was (?:mach\\w*|passier\\w*|ist|sind)', 'erklar\\w*', 'regeln?');
/** The session that was planned names it, or the turn says so. */
const OF_SESSION = /(?:^| )(?:session|train\w*|practi[cs]e|plan|minutes?|mins?|kids|children|players|einheit|minuten?|kinder\w*|spieler\w*|mannschaft|team|u ?\d{1,2}s?|under \d{1,2}s?)(?= |$)/;
const OF_ANOTHER_THING = some('teach\\w*', 'defend\\w* (?:better|well)', 'verteidig\\w*', 'name ?tag', 'hurts?', 'verletz\\w*', 'weint', 'cries', 'crying');

/** What a trainer asks of a game of the session that was planned: how it goes, and what who is caught does. */
export const SESSION_GAME_ROWS: readonly TalkFollowUpRow[] = [
  { to: { line: 'sessionTagCaught' }, role: 'trainer', talk: OF_SESSION, asks: [TAG, CAUGHT], unless: OF_ANOTHER_THING, mostWords: 22 },
  { to: { line: 'sessionTag' }, role: 'trainer', talk: OF_SESSION, asks: [TAG, ASKS_HOW], unless: OF_ANOTHER_THING, mostWords: 16 },
  { to: { line: 'sessionGates' }, role: 'trainer', talk: OF_SESSION, asks: [GATES, ASKS_HOW], unless: OF_ANOTHER_THING, mostWords: 16 },
  { to: { line: 'sessionDuel' }, role: 'trainer', talk: OF_SESSION, asks: [DUEL, ASKS_HOW], unless: OF_ANOTHER_THING, mostWords: 14 },
];
