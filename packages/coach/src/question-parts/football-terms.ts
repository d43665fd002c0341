import { prefilteredPatterns } from '../text/prefilter-patterns.ts';
import type { coachFootballTerms } from '@touchline/messages/coach-football-terms';

export type FootballTerm = keyof typeof coachFootballTerms;

/** What each word is called, in plain letters, in the languages of questions. */
const TERMS: readonly (readonly [FootballTerm, string])[] = [
  ['var', 'var|v a r|video ?assist\\w*|videobeweis|video ?referee|kolner keller'],
  ['nutmeg', 'nutmeg|nutmegs|meg|megs|tunnel|tunneln|beinschuss|cano|petit pont|caneta'],
  ['hatTrick', 'hat ?tricks?|hattrick'],
  ['brace', 'brace|doppelpack'],
  ['cleanSheet', 'clean ?sheets?|zu null(?: spielen)?|weisse weste'],
  ['assist', 'assists?|vorlagen?'],
  ['libero', 'libero|sweeper|ausputzer'],
  ['targetMan', 'target ?man|wandspieler'],
  ['extraTime', 'extra ?time|overtime|verlangerung|prorroga|prolongations?|prorrogacao'],
  ['goldenGoal', 'golden ?goal'],
  ['panenka', 'panenka'],
  ['throughBall', 'through ?(?:ball|pass|balls)|steilpass|schnittstellenpass'],
  ['cutback', 'cut ?backs?'],
  ['dummy', 'dummy(?: run)?'],
  ['tapIn', 'tap ?ins?|abstauber'],
  ['parkTheBus', 'park(?:ing)? the bus|den bus parken|bus parken'],
  ['tikiTaka', 'tiki ?taka'],
  ['highLine', 'high ?line'],
  ['zonalMarking', 'zonal(?: marking| defence)?|man marking|raumdeckung|manndeckung'],
  ['penaltyArea', 'penalty (?:area|box)|18 yard box|strafraum|sechzehner|16er'],
  ['indirect', '(?:in)?direct free ?kicks?|(?:in)?direkte[rn]? freistoss'],
  ['advantage', 'advantage(?: rule)?|vorteil(?:sregel)?'],
  ['dropBall', 'drop(?:ped)? ?ball|schiedsrichterball'],
  ['derby', 'derby|derbies'],
  ['friendly', 'friendly(?: match| game)?|freundschaftsspiel|testspiel'],
  ['relegation', 'relegat(?:ion|ed)|promotion|absteigen|abstieg|aufstieg|relegation'],
  ['knockout', 'knock ?outs?(?: stage| round| rounds)?|group stage|k ?o runde|gruppenphase'],
  ['cap', 'caps?|landerspiel'],
  ['transfer', 'transfers?(?: window)?'],
  ['loan', '(?:on )?loan|leihe|ausgeliehen|leihspieler'],
  ['ballonDor', 'ballon d ?or|ballondor|goldene[rn]? ball'],
  ['championsLeague', 'champions ?league|ucl'],
  ['worldCup', 'world ?cup|weltmeisterschaft|wm|mundial|coupe du monde|copa do mundo'],
  ['euros', 'euros|euro cup|europameisterschaft|em'],
  ['bundesliga', 'bundesliga'],
  ['premierLeague', 'premier ?league|epl'],
  ['fairPlay', 'fair ?play'],
];

const OPEN = '(?:(?:hi|hey|sarah|coach|ok|okay|so|and|but|und|also|pls|please|bitte|can you|can u|could you|kannst du|mal|mir|me|du) )*';
const ASKS =
  '(?:(?:what|wat|wut|whats|what s|wats)(?: (?:is|are|does|do|s|r|was|a|an|the|it|you|u|mean|means|meaning|call|exactly|even|actually|by|of|word|term))*|explain(?: (?:what|to me|me|is|are|the|a|an|means?))*|define|meaning of|(?:was|wat)(?: (?:ist|sind|heisst|bedeutet|meint|eigentlich|genau|nochmal|denn|so|ein|eine|einen|der|die|das|man|mit|dem|bei|wort))*|erklar\\w*(?: (?:mir|mal|bitte|was|ist|ein|eine|den|die|das))*|que(?: (?:es|significa|quiere decir|un|una|el|la))*|(?:cest|c est) quoi(?: (?:un|une|le|la))*|o que (?:e|significa)(?: (?:um|uma|o|a))*)';
const ENDS = '(?: (?:mean|means|meaning|in football|in soccer|in fussball|beim fussball|im fussball|fussball|football|exactly|pls|please|bitte|bedeutet|heisst|ist|is|eigentlich|genau|for|again|nochmal|even|en futbol|au foot|no futebol|mark|rule|rules|regel|and how does it work|and is it allowed|explain|like im \\d+))*';
const patterns = TERMS.map(([term, names]) => ({ term, asks: new RegExp(`^${OPEN}(?:${ASKS}|whats) (?:(?:a|an|the|ein|eine|einen|der|die|das|un|una|une|um|uma) )?(?:${names})${ENDS}$`) }));
const bare = TERMS.map(([term, names]) => ({ term, asks: new RegExp(`^${OPEN}(?:${names}) (?:meaning|means what|what does (?:that|it) mean|what is that|whats that|was ist das|was heisst das|was bedeutet das|bedeutung)$`) }));

const termsNear = prefilteredPatterns([...patterns, ...bare], ({ asks }) => [asks]);

/** What is asked of rules, and no word. */
const RULES: readonly (readonly [FootballTerm, RegExp])[] = [
  ['extraTime', /^(?:(?:and|und|so|ok) )*(?:how (?:long|many minutes) (?:is|does|are in) (?:the )?(?:extra ?time|overtime)(?: last| go on| in football)?|wie (?:lange|lang|viele minuten) (?:dauert|geht|ist|hat) (?:denn |eigentlich )?(?:die |eine )?verlangerung)$/],
  ['penaltyWhen', /^(?:(?:and|und|so|ok) )*(?:when (?:is (?:it|there)|do (?:you|we) get|does the ref(?:eree)? give|do they give) (?:a )?(?:penalty|pen)(?: kick)?|what is a penalty for|wann (?:ist (?:es|das)|gibt es|gibts|bekommt man|pfeift der schiri) (?:denn |eigentlich )?(?:ein\w* )?(?:elfmeter|elfer|strafstoss))$/],
  ['goalKick', /^(?:(?:and|und|so|ok) )*(?:when (?:is (?:it|there)|do (?:you|we) get) a goal ?kick|what(?: is|s) a goal ?kick|wann (?:ist (?:es|das)|gibt es|gibts) (?:denn |eigentlich )?(?:ein\w* )?abstoss|was ist (?:ein )?abstoss)$/],
  ['corner', /^(?:(?:and|und|so|ok) )*(?:when (?:is (?:it|there)|do (?:you|we) get) a corner(?: kick)?|what(?: is|s) a corner(?: kick)?|wann (?:ist (?:es|das)|gibt es|gibts) (?:denn |eigentlich )?(?:ein\w* )?(?:ecke|eckball|eckstoss)|was ist (?:ein\w* )?(?:ecke|eckball|eckstoss))$/],
  ['indirect', /^(?:(?:and|und|so|ok) )*(?:(?:whats|what is) the difference between (?:a )?(?:in)?direct and (?:a |an )?(?:in)?direct(?: free ?kicks?)?|was ist der unterschied zwischen (?:in)?direkt\w* und (?:in)?direkt\w*(?: freistoss)?)$/],
];

/** The word or the rule of football that a message (as its plain words) asks to be explained, from its first word to its last; null for all else. */
export function footballTermIn(text: string): FootballTerm | null {
  return RULES.find(([, asks]) => asks.test(text))?.[0] ?? termsNear(text).find(({ asks }) => asks.test(text))?.term ?? null;
}
