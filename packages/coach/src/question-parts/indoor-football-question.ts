import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import type { IndoorFootballAsk } from './indoor-football-and-news-kinds.ts';
import { says } from './whole-word-pattern.ts';

const HALL = says('indoor (?:football|soccer|tournament|cup|season|games?|match\\w*)', 'sports? hall', '(?:in|for) (?:a|the) halls?', 'hall (?:football|tournaments?|games?|match\\w*|season)', 'futsal', 'halle', 'hallen', 'hallen\\w+', 'in der halle');
/** Of a room at home, of a drill or of what one wears, other readers know. */
const NO_HALL = says('room', 'home', 'house', 'flat', 'drills?', 'exercises?', 'zimmer', 'zuhause', 'hause', 'wohnung', 'ubung\\w*', 'rain\\w*', 'regnet', 'shoes?', 'boots?', '\\w*schuhe?', 'hallo', 'juggl\\w*', 'jongl\\w*', 'hurts?', 'weh');
const ASKS = says('what', 'whats', 'which', 'how', 'when', 'is', 'are', 'do', 'does', 'can', 'any', 'tips?', 'was', 'welche\\w*', 'wie', 'wieviel\\w*', 'wann', 'ist', 'sind', 'gibt', 'gilt', 'kann', 'darf', 'tipps?', 'worauf', 'muss');
const ROWS: readonly (readonly [IndoorFootballAsk, readonly RegExp[]])[] = [
  ['offside', [says('off ?side', 'abseits')]],
  ['out', [says('throw ?ins?', 'kick ?ins?', 'einwurf\\w*', 'einkick', 'ceiling', 'decke', 'goes out', 'out of play', 'im aus', 'ins aus', 'seitenaus', 'roof')]],
  ['length', [says('how long', 'how many minutes', 'wie lang\\w*', 'wie ?viele? minuten'), says('games?', 'match\\w*', 'play\\w*', 'halves', 'half', 'it', 'spiel\\w*', 'halbzeit\\w*', 'das', 'man', 'dauer\\w*')]],
  ['players', [says('how many', 'wie ?viele?'), says('players?', 'kids', 'people', 'subs?', 'a side', 'on (?:a|the) (?:team|pitch|court)', 'spieler\\w*', 'kinder', 'leute', 'feldspieler\\w*', 'auswechs\\w*', 'mannschaft')]],
  ['ball', [says('what', 'which', 'welche\\w*', 'was fur'), says('balls?', 'ball ?size', 'ballgrosse', 'balle')]],
  ['rules', [says('rules?', 'allowed', 'different', 'difference', 'differs?', 'regeln?', 'erlaubt', 'anders', 'unterschied\\w*')]],
  ['prepare', [says('prepare', 'preparation', 'get ready', 'bring', 'pack', 'take with', 'mind', 'watch out', 'pay attention', 'tips?', 'what (?:do|should) i do', 'beachten', 'vorbereit\\w*', 'mitnehm\\w*', 'mitbring\\w*', 'einpack\\w*', 'achten', 'tipps?', 'was (?:mache|muss|soll) ich')]],
];
/** Of a tournament in a hall more is asked than of a day of practice there. */
const OF_TOURNAMENT = says('tournaments?', '\\w*turnier\\w*', 'cup', 'match\\w*', 'games?', 'spiele?', 'futsal', 'hallenfussball', 'indoor (?:football|soccer)');
const MOST_WORDS = 18;
const MOST_WORDS_BEHIND = 9;
const MOST_TURNS_BACK = 2;

/** Inside, which may be at home. */
const INSIDE = says('indoors?');
const isOfHall = (text: string): boolean => HALL.test(text) || (INSIDE.test(text) && OF_TOURNAMENT.test(text));

/** Whether the talk was of a hall in one of its last turns. */
function isBehindHall(before: Understood | null): boolean {
  for (let turn = before, back = 0; turn !== null && back < MOST_TURNS_BACK; turn = turn.before, back += 1) {
    const text = turn.words.join(' ');
    if (turn.act?.kind === 'hall' || (isOfHall(text) && OF_TOURNAMENT.test(text))) return true;
  }
  return false;
}

/** What a message asks of football in a hall, named in it or in the turns before; null for all else. */
export function indoorFootballAsked(question: Question): Understood | null {
  const { raw, before, language } = question;
  const text = raw.join(' ');
  if ((language !== 'en' && language !== 'de') || before?.intent === 'injury' || raw.length > MOST_WORDS || NO_HALL.test(text) || !(ASKS.test(text) || question.text.includes('?'))) return null;
  const isNamed = isOfHall(text);
  if (!isNamed && (raw.length > MOST_WORDS_BEHIND || !isBehindHall(before))) return null;
  const of = ROWS.find(([, parts]) => parts.every((part) => part.test(text)))?.[0];
  return of === undefined ? null : understoodAs(question, 'football_knowledge', { sureness: 1, act: { kind: 'hall', of }, drillId: null, skill: null });
}
