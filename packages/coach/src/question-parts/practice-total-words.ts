import { drillNamesOfAll } from '@touchline/messages/drill-names';
import { drillCatalogue } from '@touchline/domain';
import { drillKnowledge } from '../drill-knowledge.ts';
import type { PracticeTotalMeasure } from './practice-total-question-types.ts';
import { wordsOf } from '../text/recognise-words.ts';

const EXPERIENCE = /\b(?:xps?|exp|experience|erfahrungspunkte?n?|erfahrung)\b/;
const TOKENS = /\b(?:tokens?|tokns?|coins?|munzen)\b/;
const AVERAGE = /\b(?:average|avg|on average|durchschnitt\w*|schnitt|per day|pro tag|am tag|a day|each day|per session|pro einheit)\b/;
const MOST = /\b(?:most|am meisten|meisten|am haufigsten|haufigste\w*|favou?rite)\b/;
const BEST = /\b(?:best|bests|highest|record|records|pb|top|beste\w*|bestwert\w*|bestleistung\w*|hochste\w*|rekord\w*|am besten)\b/;
const FEET = /\b(?:left|right|weak|weaker|strong|other|links|rechts|linke[nmrs]?|rechte[nmrs]?|schwache\w*|starke\w*|andere\w*) ?(?:foot|fuss|side|feet|seite)?\b/;
const OF_FOOT = /\b(?:foot|feet|fuss|links|rechts|linke[nmrs]?|rechte[nmrs]?|my left|my right|left and right)\b/;
const DAYS = /\b(?:days?|tage?n?)\b/;
const SESSIONS = /\b(?:s[ea]ss?ions?|sesions?|trainings?|workouts?|times|einheit\w*|(?:wie ?viele?|\d+) mal|how often|often|wie oft|oft)\b/;
const MINUTES = /\b(?:m[ie]n(?:u|i)?tes?|minuten?|mins?|hours?|stunden?|how long|wie lang\w*|time|zeit|trainingszeit)\b/;
const MUCH = /\b(?:how much|wie ?viel|viel|much|a lot)\b/;
const DRILLS = /\b(?:how many|wie ?viele) (?:different )?(?:drills?|exercises?|ubungen)\b/;
const COUNTED = /\b(?:how many|wie ?viele|total)\b/;
const ALL = /\b(?:how (?:did|was|has|is|were)|what (?:did|was|have|had) i (?:do|doing|done|been|practi[cs]\w*|train\w*)|show|stats|statistics|numbers|summary|zusammenfassung|zahlen|statistik\w*|was hab\w* ich|wie (?:war|lief|waren)|zeig)\b/;

/** What is measured by the words of a question, its stretch of time being taken out; null where nothing is. */
export function measureOf(text: string, namesDrill: boolean): PracticeTotalMeasure | null {
  if (EXPERIENCE.test(text)) return 'experience';
  if (TOKENS.test(text)) return 'tokens';
  if (AVERAGE.test(text)) return 'average';
  if (MOST.test(text) && /\b(?:drills?|exercises?|ubung\w*|practi[cs]e\w*|what|was|which|welche\w*)\b/.test(text)) return 'mostDone';
  if (BEST.test(text)) return 'best';
  if (FEET.test(text) && OF_FOOT.test(text)) return 'feet';
  if (MINUTES.test(text)) return 'minutes';
  if (DAYS.test(text)) return 'days';
  if (SESSIONS.test(text) || DRILLS.test(text)) return 'sessions';
  if (namesDrill && COUNTED.test(text)) return 'result';
  if (MUCH.test(text)) return 'minutes';
  if (ALL.test(text)) return 'all';
  return /\b(?:train\w*|practi[cs]\w*|geubt|trainier\w*|more|better|mehr|besser|weniger|less|worse|compar\w*|vergleich\w*|difference|unterschied\w*)\b/.test(text) ? 'minutes' : null;
}

/** Words that say nothing else than that the own numbers are asked for. */
const PLAIN = new Set(
  (
    'i im ive me my mine myself did do does didnt done doing have has had havent was were is are been be the a an of in on at for to it its that this those and so ok okay hey hi sarah coach please pls plz tell show give can could you u ur wanna want know like how what whats which wat much many lot lots number numbers total totals sum actually just only get got gotten getting earn earned earning make made collect collected practise practised practice practiced practising practicing train trained training trainings work worked working workouts workout drill drills exercise exercises save saved finish finished all altogether together overall with up then now ever really exactly about by own spend spent put there any here app again stats statistics score scores result results per each day days week month year session sessions minute minutes min mins hour hours time times long often average avg best highest record records most xp exp experience points tokens token coins come came why less fewer more better worse than compare compared comparison versus vs against difference between or not no last from as into use used using foot feet left right weak weaker strong other both side day how-many did yet already over during within around roughly gain gained altogether number summary go went gone going was-it whole entire compared-to first one ones they them bit still even quite well good yes no oh um hmm lately recently ya yo count counted touches reps in' +
    ' diese dieser diesen dieses aktuelle hat gebracht brachte brachten gab gabs gibts wars gave give given bring brought brings dran am drin morning evening woke wake monday-on onwards ich mir mich mein meine meinen meiner meinem hab habe hatte hast bin war waren warens ist sind wie viel viele vielen wieviel wieviele was welche welcher welches welchen der die das den dem des ein eine einen einem einer im in an am auf bei beim mit und oder also so denn eigentlich mal bitte sag zeig nenn kannst du gemacht machte gehabt geubt ube uben trainiert trainiere trainieren training trainings geschafft bekommen gekriegt verdient gesammelt geholt gewonnen gespeichert absolviert gegeben insgesamt zusammen alle alles da jetzt schon ubung ubungen wissen will mochte wollte noch gerade uberhaupt ganz es sie davon dabei zahlen statistik statistiken einheit einheiten minute minuten min stunde stunden zeit oft lang lange tag tage tagen schnitt durchschnitt durchschnittlich pro xp erfahrung erfahrungspunkte token tokens munzen beste bester bestes besten bestwert rekord hochste hochster meisten haufigsten warum wieso weshalb weniger mehr besser schlechter als vergleich vergleiche vergleichen verglichen gegenuber zu zum zur unterschied zwischen von vom links rechts linke linken linkem rechte rechten rechtem schwache schwachen schwacher starke starken fuss seite benutzt genutzt eingesetzt nur bloss erst davor vorher zuvor auch lief gelaufen summe anzahl gesamt hey hallo na woche monat jahr um wieviel wann nicht kein keine etwa ungefahr ner ne nen n heut haste habs kamen kam punkte ergebnis ergebnisse kontakte und wars ja nein oh ehrlich'
  ).split(' '),
);
/** Words of drills and of what they count, in all languages. */
const DRILL_WORDS: ReadonlySet<string> = new Set(drillCatalogue.flatMap(({ id }) => [...drillNamesOfAll.map((own) => own[id]), ...drillKnowledge[id].alsoCalled]).flatMap((name) => wordsOf(name)));
/** A number of these is no number of the own practice. */
const OTHERWISE =
  /\b(?:match\w*|games?|goals?|won|lost|spiel\w*|tore?n?|packs?|cards?|karten|packchen|sleep\w*|slept|schlaf\w*|geschlafen|eat\w*|ess\w*|gegessen|water|wasser|friends?|freund\w*|team|mannschaft|he|she|they|er|brother|sister|bruder|schwester|ronaldo|messi|should|shall|must|need|soll\w*|muss|brauch\w*|darf|tomorrow|morgen|next|nachste\w*|will|werde\w*|could|streak|serie|level|badge\w*|abzeichen|board|rangliste|leaderboard|place|platz|plan\w*|enough|genug|good|gut|okay|bad|schlecht|hard|schwer|video\w*|analy\w*|tip\w*|improve|verbesser\w*|if|wenn|in a row|am stuck|lose|verlier\w*|hurt\w*|pain|tired|mude|sad|traurig)\b/;
/** Words that ask how much it was, or tell that it is done. */
const ASKS =
  /\b(?:how (?:many|much|long|often)|did i|have i|ive|i have|was|were|been|what did|whats|what was i|show me|zeig mir|how did|tell me|compare\w*|comparison|difference|why|how come|stats|statistics|numbers|summary|average|total|wie ?viele?n?|wie (?:lange?|oft)|hab\w* ich|ich hab\w*|war|waren|warum|wieso|weshalb|vergleich\w*|unterschied|schnitt|durchschnitt|zahlen|statistik\w*|did|got|earned|trained|practi[cs]ed|done|gemacht|geubt|trainiert|verdient|bekommen|gekriegt|geschafft|gesammelt|best\w*|record\w*|rekord\w*|most|meisten)\b/;
/** A wish, a leave or what somebody tells of what is to come. */
const WISHES = /\b(?:can|may|could|shall|do|does) i (?:still |now |also |noch )?(?:train|practi[cs]e|play|do)\b|\bwhat (?:do|can|to) (?:i )?do\b|\b(?:give|gimme|show|make|suggest|recommend) (?:me )?(?:an? |some|something|another|one|the)|\b(?:session|training|drill|something|anything) for\b|\bi have (?:training|practi[cs]e|a )|\bich hab\w* (?:\w+ ){0,4}training$|\b(?:gib|mach) mir\b(?! (?:mal )?(?:meine|die) )|\bwas (?:mach\w*|ub\w*|trainier\w*|kann) ich\b|\bthats?\b.*\btoo\b|\b(?:is|was|ist|war) (?:that|it|das|es)\b(?!.*\b(?:more|less|better|mehr|weniger|besser)\b)/;
const BEGINS_WITH_MEASURE = /^(?:(?:and|und|ok|my|the|meine?|die) )*(?:xps?|exp|minutes|mins|sessions|days|hours|tokens|minuten|stunden|einheiten|tage|erfahrungspunkte)\b/;
const MOST_WORDS_WITHOUT_QUESTION = 5;
const MOST_UNKNOWN = 1;
const WORDS_FOR_UNKNOWN = 6;

const unknownIn = (words: readonly string[]): string[] => words.filter((word) => !PLAIN.has(word) && !DRILL_WORDS.has(word) && !/^\d+$/.test(word));

/** Whether all that is left of a message, its stretch of time being taken out, is said of the own numbers. */
export function saysOnlyOf(text: string, { isQuestion, isTurn }: { readonly isQuestion: boolean; readonly isTurn: boolean }): boolean {
  const words = text.split(' ').filter((word) => word !== '');
  if (OTHERWISE.test(text) || WISHES.test(text) || (!isQuestion && !isTurn)) return false;
  const unknown = unknownIn(words).length;
  if (unknown > (words.length >= WORDS_FOR_UNKNOWN ? MOST_UNKNOWN : 0)) return false;
  // “Minutes since Monday” needs no more words, nor does a turn on a count.
  return ASKS.test(text) || ((isTurn || BEGINS_WITH_MEASURE.test(text)) && words.length <= MOST_WORDS_WITHOUT_QUESTION);
}

/** Whether a turn says what is to be counted and nothing else. */
export const onlyOfMeasure = (text: string): boolean => {
  const words = text.split(' ');
  return words.length <= 6 && !OTHERWISE.test(text) && !WISHES.test(text) && unknownIn(words).length === 0 && !/\b(?:more|most|why|get|mehr|meisten|warum|for|fur|best|beste\w*|total|altogether|insgesamt|my|mein\w*)\b/.test(text);
};
