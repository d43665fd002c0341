import { NUMBER_WORDS } from '../text/number-words.ts';
import { saysTrainsGroup } from './says-trains-group.ts';
import { says } from './whole-word-pattern.ts';

/** What a group that is trained has, as far as a text tells it. */
export interface Group {
  readonly players: number | null;
  readonly balls: number | null;
  readonly goals: number | null;
}
/** What is asked or told of such a group: a form of practice that fits it, the game at the end, how long a form takes, or nothing but that there is a group. */
export type GroupAskKind = 'groupDrill' | 'groupGame' | 'groupLength' | 'groupRain' | 'groupTold';

const WORDS: Readonly<Record<string, number>> = { ...NUMBER_WORDS, a: 1, ein: 1, eine: 1, einen: 1, thirteen: 13, dreizehn: 13, fourteen: 14, vierzehn: 14, fifteen: 15, funfzehn: 15, sixteen: 16, sechzehn: 16, eighteen: 18, achtzehn: 18, twenty: 20, zwanzig: 20, viert: 4, funft: 5, sechst: 6, siebt: 7, neunt: 9, zehnt: 10, elft: 11, zwolft: 12 };
const N = `\\d{1,2}|${Object.keys(WORDS).join('|')}`;
const PEOPLE = '(?:kids?|children|players?|boys|girls|lads|lasses|kindern?|spielern?|spieler|spielerinnen|jungs|jungen|madchen|madels|leuten?|mann)';
const COUNTED = new RegExp(`\\b(${N}) (?:\\w+ ){0,1}?${PEOPLE}\\b|\\b(${N}) of (?:them|us)\\b|\\bzu (viert|funft|sechst|siebt|acht|neunt|zehnt|elft|zwolft)\\b`);
/** “If only 9 come”, “there are just seven today”. */
const COUNTED_SHORTLY = new RegExp(`\\b(?:nur|only|just|bloss|sind|are|were|zu|mit|with) (${N})(?: (?:kommen|kommt|da sind|da|come|turn up|show up|are (?:here|there)|there|here|today|heute|of us|of them))\\b|\\bwe are (${N})\\b|\\bwir sind (?:nur |heute |zu )*(${N})\\b`);
/** “12 u8s” are so many of that age. */
const COUNTED_OF_AGE = new RegExp(`\\b(${N}) (?:u ?|under ?)\\d{1,2}s\\b`);
/** How old they are is not how many. */
const OF_AGE = /\b(?:under|unter|u) ?\d{1,2}s?\b|\b\d{1,2} ?(?:jahrige\w*|years? olds?|years?)\b/g;
const BALLS = new RegExp(`\\b(${N}) (?:\\w+ )?(?:balls?|ball|balle|ballen|fussballe|footballs)\\b`);
const GOALS = new RegExp(`\\b(${N}) (?:\\w+ )?(?:goals?|tore?|minitore?|jugendtore?)(?! (?:down|up|ahead|behind|scored|geschossen))\\b`);
const NO_GOALS = /\b(?:no|without|kein\w*|ohne) (?:any )?(?:goals?|tore?)\b/;
const numberIn = (text: string, pattern: RegExp): number | null => {
  const word = pattern.exec(text)?.slice(1).find((part) => part !== undefined);
  return word === undefined ? null : (WORDS[word] ?? Number(word));
};
/** Fewer are friends who play. */
const FEWEST_OF_GROUP = 4;
const MOST_OF_GROUP = 40;

const HAS_GROUP = says('i take (?:the |my )(?:\\w+ ){0,2}?(?:u ?\\d{1,2}s?|under ?\\d{1,2}s?)', '(?:coaching|taking) (?:a |an |the |my |our )(?:\\w+ ){0,3}?(?:team|squad|group|u ?\\d{1,2}s?|under ?\\d{1,2}s?)', 'i (?:\\w+ )?(?:coach|train|manage|run|help (?:out )?(?:with|at)) (?:a |an |the |some |our |my |\\d+ |training for |practi[cs]e for |sessions for )+(?:\\w+ ){0,3}?(?:teams?|squad|group|kids|children|girls|boys|lads|players|u ?\\d{1,2}s?|under ?\\d{1,2}s?)', 'i ?(?:m|am) (?:a |the |an )?(?:\\w+ )?(?:coach|trainer)', 'my (?:squad|group|team of|u ?\\d{1,2}s?|under ?\\d{1,2}s?)', 'ich (?:\\w+ )?(?:trainiere|betreue|leite|coache) (?:die|eine|einen|ein|das|unsere|unser|meine|mein|\\d+) (?:\\w+ ){0,2}?(?:mannschaft|team|gruppe|kinder|spieler|madchen|jungs|bambini\\w*|minis|[a-g] ?jugend|u ?\\d{1,2})', 'ich bin (?:\\w+ )?trainer\\w*', 'mein\\w* (?:[a-g] ?jugend|u ?\\d{1,2}|bambini\\w*|minis|gruppe)');
const NOT_OF_GROUP = says('how many (?:players|kids|balls|goals)', 'wie ?viele? (?:spieler|kinder|balle|tore)', 'allowed', 'erlaubt', 'offside', 'abseits', 'my (?:coach|trainer) (?:has|says|said|lets)', 'mein\\w* trainer\\w*', 'in the (?:video|app)', 'tokens?', 'packs?', 'cards?', 'goals? (?:i|we|he|she) scored', 'hurts?', 'injured', 'verletzt', 'weh');
const NEEDS_TO_DO = says('drills?', 'exercises?', 'games?', 'practi[cs]e', 'train', 'session', 'forms?', 'ideas?', 'activit\\w*', 'what (?:can|should|could|do|would|shall) (?:we|i|they)', 'what now', 'warm ?up', 'ubung\\w*', '(?:welche\\w*|ein\\w*|kleine\\w*|noch) spiele?', 'spielform\\w*', 'trainieren', 'training', 'uben', 'ideen?', 'was (?:kann|konnen|soll|sollen|mach\\w*|konnte\\w*|tun|tu|spielen|passt|geht) ?(?:ich|wir|man|da|ihr)?', 'welche\\w*', 'passing', 'dribbling', 'shooting', 'finishing', 'defending', 'first touch', 'passen', 'dribbeln', 'schiessen', 'torschuss', 'verteidigen', 'ballannahme');
const OF_END = says('(?:at the|to|in the) end', 'to finish', 'final game', 'last (?:\\w+ )?(?:minutes|part|game)', 'zum (?:ab)?schluss', 'am (?:ende|schluss)', 'abschluss ?spiel', 'zum abschluss (?:ein )?spiel\\w*', 'small(?:er|-)? ?(?:sided )?games?', '(?:kleine\\w* )?spielfeld\\w*', 'which teams?', 'how many (?:teams|sides|on a side)', 'wie viele teams', 'how (?:do|can|should|would) i (?:make|pick|split|sort|divide)(?: \\w+){0,3} (?:teams|sides)', 'wie (?:mach|mache|teil|teile|bild|bilde|wahl|wahle) ich(?: \\w+){0,3} (?:teams|mannschaften)', 'wie(?: \\w+){0,4} (?:teams|mannschaften) (?:einteilen|bilden|machen|wahlen|aufteilen)');
/** All run after the ball. */
const SWARMS = says('(?:all|everyone|everybody|they|kids|girls|boys|whole team)(?: \\w+){0,2}? (?:run|chase|follow|go|crowd|bunch)(?:s|ing)?(?: \\w+){0,2}? (?:after |to |for |around |round |at )?(?:the )?ball', 'like (?:a swarm of )?bees', 'bunch up', '(?:laufen|rennen|sturmen|sturzen)(?: \\w+){0,3}? (?:auf|zum|hinter|um)(?: \\w+)? ball(?: \\w+){0,2}', 'alle(?: \\w+){0,3}? (?:auf|zum|hinter dem|um den) (?:den )?ball(?: \\w+){0,2}', '\\w*schwarm\\w*', 'auf einem haufen');
/** Whether a trainer tells (in plain words) that the players swarm round the ball. */
export const tellsOfSwarm = (text: string): boolean => SWARMS.test(text) && !NOT_OF_GROUP.test(text);
const OF_LENGTH = says('how (?:long|many minutes)', 'wie (?:lange?|viele minuten)');
const RAINS = says('rain\\w*', 'wet', 'storm\\w*', 'hall', 'indoors?', 'inside', 'regn\\w*', 'regen', 'nass', 'gewitter', 'halle', 'drinnen');
const ABOUT_IT = says('(?:that|it|this|each|one|the drill|the game) (?:\\w+ ){0,2}?(?:take|last|be|go)', 'take', 'last', 'do (?:that|it)', 'das', 'es', 'die ubung', 'dauert?', 'dauern', 'machen', 'jede\\w*');

const THEY = '(?:they|the (?:kids|children|girls|boys|lads|players|team|whole team)|all of them|none of them|nobody|no ?one|everyone|everybody|most of them|half of them|die|sie|alle|keiner|niemand|die (?:kinder|madchen|madels|jungs|spieler\\w*)|viele|die meisten)';
const FEW_WORDS = '(?: \\w+){0,4}?';
const NOT_EN = '(?:never|dont|do not|doesnt|hardly|rarely|wont|cant|cannot|not|are afraid to|scared to)';
const NOT_DE = '(?:nie|nicht|kaum|selten|keiner|niemand)';
const problem = (...ways: readonly string[]): RegExp => says(...ways.map((way) => `${THEY}${FEW_WORDS} ${way}`));
/** What does not work in a group that is trained, as its trainer tells it, with what is to be practised for it. */
const PROBLEMS: readonly (readonly [skill: 'keeping' | 'passing' | 'shooting' | 'touch' | 'defending' | 'dribbling', told: RegExp])[] = [
  ['keeping', problem('los(?:e|es|ing)(?: \\w+){0,2}? (?:ball|possession)', 'giv(?:e|es|ing) (?:the ball|it) away', '(?:kick|boot|hoof)(?:s|ing)? (?:it|the ball) away', 'cant keep (?:the ball|possession)', '(?:verlier\\w*|vertandel\\w*)(?: \\w+){0,3}? (?:ball|balle)', '(?:ball|balle)(?: \\w+){0,2}? (?:verlier\\w*|verloren|weg)')],
  ['passing', problem(`${NOT_EN}(?: \\w+)? pass(?:es|ing)?`, '(?:is|are) (?:so |very |too )?selfish', 'passes', `(?:spiel\\w*|geb\\w*|pass\\w*)(?: \\w+){0,4}? ${NOT_DE}`, `(?:spiel\\w*|geb\\w*)(?: \\w+){0,3}? ab`, '(?:is|sind|ist)(?: \\w+)? egoistisch')],
  ['touch', problem(`${NOT_EN}(?: \\w+)? (?:control|trap|stop)(?: the| a)? ball`, '(?:have|has) (?:a |no )?(?:bad |poor )?first touch', `(?:stopp\\w*|kontrollier\\w*)(?: \\w+){0,3}? ${NOT_DE}`, '(?:springt|verspringt)(?: \\w+){0,4}? ball(?: \\w+)?', `nehm\\w*(?: \\w+){0,3}? ${NOT_DE}(?: \\w+)? an`)],
  ['shooting', problem(`${NOT_EN}(?: \\w+)? (?:shoot|score|finish|hit the goal)`, 'miss(?:es|ing)?(?: \\w+){0,3}? (?:goals?|shots?|chances?)', `(?:schiess\\w*|treff\\w*)(?: \\w+){0,4}? (?:${NOT_DE}|nichts|daneben|vorbei)`)],
  ['defending', problem(`${NOT_EN}(?: \\w+)? (?:defend|tackle|track back|come back|mark|get back)`, '(?:concede|let in)', `(?:verteidig\\w*|decken|laufen)(?: \\w+){0,4}? (?:${NOT_DE}(?: \\w+)? zuruck|${NOT_DE})`, '(?:kassier\\w*|bekomm\\w*|krieg\\w*)(?: \\w+){0,3}? (?:gegentore?|tore)')],
  ['dribbling', problem(`${NOT_EN}(?: \\w+)? dribble`, `dribbel\\w*(?: \\w+){0,3}? ${NOT_DE}`, `trauen sich(?: \\w+){0,3}? ${NOT_DE}(?: \\w+)? (?:zu dribbeln|ins dribbling)`)],
];
/** What is to be practised for what a trainer tells (in plain words) of the players; null where nothing is told of them. */
export const problemOfGroup = (text: string): (typeof PROBLEMS)[number][0] | null => PROBLEMS.find(([, told]) => told.test(text))?.[0] ?? null;

/** What a text (in plain words) tells of a group that somebody trains; null where it tells of none. `follows` where the talk is of one. */
export function groupIn(text: string, follows: boolean): Group | null {
  if (NOT_OF_GROUP.test(text)) return null;
  const players = numberIn(text.replace(OF_AGE, ' '), COUNTED) ?? numberIn(text, COUNTED_OF_AGE) ?? (follows ? numberIn(text, COUNTED_SHORTLY) : null);
  const balls = numberIn(text, BALLS);
  const goals = NO_GOALS.test(text) ? 0 : numberIn(text, GOALS);
  const isCounted = players !== null && players >= FEWEST_OF_GROUP && players <= MOST_OF_GROUP;
  const group = { players: isCounted ? players : null, balls, goals };
  if (follows) return isCounted || balls !== null || goals !== null ? group : null;
  const hasGroup = HAS_GROUP.test(text) || saysTrainsGroup(text);
  return (isCounted && balls !== null) || hasGroup ? group : null;
}

const MOST_WORDS_COUNTED = 20;
/** Whether words (in plain letters) tell how many players a group has, and how many balls. */
export function countsGroup(words: readonly string[]): boolean {
  const group = words.length > MOST_WORDS_COUNTED ? null : groupIn(words.join(' '), false);
  return group !== null && group.players !== null && group.balls !== null;
}

const MOST_WORDS_OF_CHANGE = 8;
/** Whether few words (in plain letters), behind a group that was counted, only count it anew: “and if only 9 come”. */
export const countsAnew = (words: readonly string[]): boolean => words.length <= MOST_WORDS_OF_CHANGE && (groupIn(words.join(' '), true)?.players ?? null) !== null;

/** So many words tell that there is a group and little more. */
const MOST_WORDS_OF_GROUP_ALONE = 10;

/** What is asked of a group in a text (in plain words) that tells of one, or follows a turn that did; null where it asks something else. */
export function groupAskIn(text: string, group: Group | null, follows: boolean): GroupAskKind | null {
  if (group === null && !follows) return null;
  if (NOT_OF_GROUP.test(text)) return null;
  if (follows && OF_LENGTH.test(text) && ABOUT_IT.test(text)) return 'groupLength';
  if (OF_END.test(text)) return 'groupGame';
  if (problemOfGroup(text) !== null) return 'groupDrill';
  if (RAINS.test(text)) return 'groupRain';
  if (group === null) return NEEDS_TO_DO.test(text) ? 'groupDrill' : null;
  // Where nobody says how many there are, that is asked first.
  if (group.players !== null || follows) return 'groupDrill';
  // A longer message tells of something that the group does.
  return NEEDS_TO_DO.test(text) || text.split(' ').length <= MOST_WORDS_OF_GROUP_ALONE ? 'groupTold' : null;
}
