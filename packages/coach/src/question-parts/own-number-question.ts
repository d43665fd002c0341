import type { CoachTopic } from '@touchline/messages/coach-topics';
import type { DrillId } from '@touchline/domain';

/** Speaks of the own practice, and not of what is best to do. */
const OWN = /\b(welche ubung ist|i|im|ive|my|me|ich|mein\w*|mir|hab|bin|kann)\b/;
const FOR_SOMETHING = /\b(for|fur|to (get|become|be|do|learn|improve|train)|zum|should|shall|shud|soll\w*|next|now|today|tomorrow|heute|morgen|jetzt|als nachstes|work on|need|arbeiten|foot|fuss|leg|bein|muss|must|have to|dafur|dazu|way|time|friend|mate|freund|match|game|spiel|habit)\b/;
const DONE = /\b(do|done|did|doing|practi[cs]ed?|train(ed)?|play(ed)?|mach(e|en|t)?|gemacht|geubt|trainier\w*|dran)\b/;
const ABLE = /\b(best at|worst at|good at|bad at|weakest at|strongest at|am i|bin ich|kann|can i|konnen|lauft|klappt)\b/;
const THING = /\b(drills?|exercises?|skills?|what|wat|whats|which|wich|one|was|welche\w*|ubung\w*|disziplin|worin|wobei)\b/;

const MOST = /\b(most|mostly|am meisten|meiste[nr]?|haufigsten|oftesten)\b/;
const LEAST = /\b(least|fewest|wenigsten|seltensten)\b/;
/** What is done too rarely, as it is asked of the own drills. */
const RARELY = /\b(?:too rarely|too little|not (?:\w+ )?(?:often )?enough|dont (?:\w+ ){0,2}(?:often )?enough|neglect\w*|(?:hardly|barely|rarely|almost never) (?:ever )?(?:do|done|did|practi[cs]e|train)|(?:should|could|must) (?:i )?(?:do|practi[cs]e|train) more(?: often)?|(?:zu )?selten|zu wenig|nicht (?:oft )?genug|vernachlassig\w*|kaum|fast nie|ofter (?:machen|uben|trainieren)|mehr (?:machen|uben))\b/;
const WHICH = /\b(?:which|wich|what|wat|welche\w*|was)\b/;
const OF_OWN_DRILLS = /\b(?:drills?|exercises?|skills?|ones?|(?:do|did|have|should|am) i|ubung\w*|(?:mach|ub|ube|mache|trainier|trainiere|vernachlassig\w*|sollte?|soll) ich)\b/;
const NOT_OF_DRILLS = /\b(?:cards?|karten?|stickers?|packs?|minutes?|mins?|minuten?|days?|tage?n?|sleep|schlaf\w*|eat\w*|ess\w*|drink\w*|trink\w*|water|pass(?:es)? (?:to )?me|play(?:s|ed)? me|tokens?|xp|touches|a day|a week|pro|enough for|is (?:it|that)|if|wenn|good|gut)\b/;
const BEST = /\b(best|strongest|beste[nr]?|starkste[nr]?|am besten)\b/;
const WORST = /\b(worst|weakest|poorest|schlechteste[nr]?|schwachste[nr]?|schlimmste[nr]?)\b/;
const IMPROVED = /\b(which|what|wat|welche\w*|worin|wobei)\b.*\b(improv\w*|better|grown|besser|verbessert|gesteigert)\b/;
/** What a drill does for somebody, and not how somebody did in it. */
const MAKES_BETTER = /\b(makes?|help\w*|gets?|improves?|macht|machen|bringt|hilft|werd\w*)\b/;
const GOOD_AT = /\b(something|anything|things?|what) (that )?(i am|im|am i|i m) (really |actually |any )?(good|strong) (at|in)\b|\b(worin|was) (bin|kann) ich (\w+ )?(gut|stark)\b|\bwas (das )?ich gut kann\b/;
const SECOND = /\b(second|2nd|third|3rd|zweit\w*|dritt\w*)\b/;
/** A best that is a number and no drill. */
const OF_RESULT = /\b(records?|scores?|results?|streaks?|rekord\w*|ergebnis\w*|wert|bestwert\w*|in (wall|juggl\w*|toe)|beim?|days?|week|woche)\b/;

/** A stretch of time in which something was done. */
const STRETCH = /\b(this|last|past|diese\w*|letzte\w*) (week|month|woche|monat)\b/;

/** Whether a text (in plain words) asks which of the own drills is done too rarely. */
export const asksRarelyDone = (text: string): boolean => RARELY.test(text) && WHICH.test(text) && OF_OWN_DRILLS.test(text) && !NOT_OF_DRILLS.test(text);

const GROWTH = /\b(?:improv\w*|progress\w*|better|grown?|grew|develop\w*|gained|verbesser\w*|besser|gesteigert|fortschritt\w*|dazugelernt|weitergekommen|weiterentwickelt|gewachsen|vorangekommen|zugelegt)\b/;
const LEAST_GROWN = /\b(?:least|slowest|smallest|fewest|hardly|barely|(?:not|hasnt|havent|didnt|have not|has not) (?:really |even |at all )?(?:improv\w*|gotten|got|grown|progress\w*)|wenigsten|kleinste\w*|geringste\w*|langsamsten|kaum|(?:noch |fast |gar |uberhaupt )nicht|nicht (?:besser|verbessert))\b/;
const MOST_GROWN = /\b(?:most|fastest|biggest|meisten|schnellsten|grosste\w*|starksten)\b/;
const WHICH_GREW = /\b(?:which|wich|what|wat|where|welche\w*|worin|wobei|wo|was)\b/;
const OF_OWN_PRACTICE = /\b(?:drills?|exercises?|skills?|ones?|i|ive|my|ubung\w*|ich|mich|mein\w*|disziplin)\b/;
const NOT_GROWN = /\b(?:how|why|when|should|shall|shud|can|could|will|would|want|need|help\w*|makes?|wie|warum|wieso|wann|soll\w*|kann|konnte|werde?|will|mochte|hilft|macht|than|als|friend\w*|freund\w*|he|she|they|er|sie|team|mates?|foot|fuss|match\w*|spiel\w*|to get|to improve|work on)\b/;

/** Which of the own drills grew least or most, as a text (in plain words) asks it; null for neither. */
export function asksGrownMostOrLeast(text: string): 'weakestIs' | 'strongestIs' | null {
  if (!WHICH_GREW.test(text) || !GROWTH.test(text) || !OF_OWN_PRACTICE.test(text) || NOT_GROWN.test(text)) return null;
  return LEAST_GROWN.test(text) ? 'weakestIs' : MOST_GROWN.test(text) ? 'strongestIs' : null;
}

/** Which of the own drills comes first or last, in what is done or in what goes well. */
function extreme(text: string): CoachTopic | null {
  if (GOOD_AT.test(text)) return 'strongestIs';
  if (!OWN.test(text) || !THING.test(text) || FOR_SOMETHING.test(text) || OF_RESULT.test(text.replace(STRETCH, ' ')) || SECOND.test(text)) return null;
  if (IMPROVED.test(text) && !MAKES_BETTER.test(text)) return 'strongestIs';
  if (LEAST.test(text)) return ABLE.test(text) && !DONE.test(text) ? 'weakestIs' : DONE.test(text) ? 'leastDone' : null;
  if (WORST.test(text)) return 'weakestIs';
  if (MOST.test(text)) return DONE.test(text) ? 'mostDone' : null;
  return BEST.test(text) && (ABLE.test(text) || /\b(my|mein\w*) (beste\w*|best|strongest|starkste\w*) (drill|exercise|skill|one|ubung|disziplin)\b/.test(text)) ? 'strongestIs' : null;
}

const COUNTS = /\b(how (many|much|often|long)|number of|total|wie ?viele?|wie (oft|lange)|did i (train|practi[cs]e)|have i (trained|practi[cs]ed)|(hab|habe) ich (\w+ )?(trainiert|geubt|gemacht)|anzahl)\b/;
const PAST = /\b(did|have|ive|had|was|got|trained|practi[cs]ed|hab|habe|hatte|war|warens|gemacht|trainiert|geubt)\b/;
const AHEAD = /\b(should|shall|shud|must|need|can i|will|plan|soll\w*|muss|brauch\w*|darf|kann|werd\w*|tomorrow|morgen)\b/;
const OTHERS = /\b(match\w*|games?|goals?|won|lost|spiele?|tore?|packs?|cards?|karten|slept|sleep|geschlafen|eat|water|more|less|than|then|mehr|weniger|als|touches|passes|jonglier\w*|juggl\w*)\b/;
const REWARD = /\b(xp|tokens?|coins?|points|punkte|experience)\b/;
const MINUTES_ASKED = /\b(how (many|much)|wie ?viele?) (\w+ )?(min\w*|hours?|stunden)\b|\bhow long (have|did) i\b|\bwie lange (hab|habe) ich\b/;
const SESSIONS_ASKED = /\b(how (many|much)|wie ?viele?) (\w+ )?(sessions?|trainings?|times|einheiten|mal)\b|\b(how|wie) (often|oft)\b/;
const IN_ALL = /\b(altogether|overall|in (total|all)|total|all together|ever|so far|insgesamt|gesamt|bisher|zusammen|alles in allem)\b/;
const DAYS = /\b(days?|tage?n?)\b/;

const NOT_FOR_LONG = /\b(?:havent|have not|havnt|didnt|not|never|ive not|nicht|nich) (?:\w+ ){0,4}(?:(?:for|in|since) (?:the longest|ages|an? (?:long )?(?:time|while)|long|forever|weeks|months|years|a month|so long)|fur lange|seit (?:langem|ewigkeiten|wochen|monaten)|lange nicht)\b|\blongest (?:ago|time ago|since)\b|\bam langsten (?:her|nicht)\b|\b(?:lange|ewig|ewigkeiten) (?:nicht|nich|nimmer)(?: mehr)?\b|\bseit (?:langem|ewigkeiten|langer zeit) nicht\b/;

/** The drill that was not practised for longest. */
const longestAgo = (text: string): CoachTopic | null => (NOT_FOR_LONG.test(text) && (/\b(drills?|exercises?|ubung\w*|one)\b/.test(text) ? /\b(which|what|wich|wat|welche\w*|was)\b/.test(text) : /^(?:and |und |ok )?(?:which|welche) (?:have i|did i|hab\w* ich|i)\b/.test(text)) ? 'longestAgo' : null);

const BEST_WEEK = /\b(?:my|meine?) (?:best|strongest|busiest|hardest|beste|starkste|fleissigste) (?:ever )?(?:week|woche)\b|\b(?:which|what|welche) (?:was my |war meine )?(?:week|woche) (?:did i|was i|hab\w* ich) (?:\w+ )?(?:train|practi[cs]e|do|am meisten)|\b(?:in )?(?:which|what|welche\w*) (?:week|woche) .*\b(?:most|am meisten)\b/;
const STREAK_AT = /\b(?:how (?:many|long|much)|when|wie ?viele?|wie lange|wann)\b.*\b(?:streak|serie)\b.*\b\d+\b|\b(?:how (?:many|long|much)|when|wie ?viele?|wie lange|wann)\b.*\b\d+ (?:day |tage )?(?:streak|serie)\b/;

const RESULTS = /\b(touches|taps|juggles|passes|goals|runs|turns|moves|controls|kontakte|ballkontakte|beruhrungen|passe|tore|treffer|laufe|durchgange|drehungen)\b/;
const SPAN = /\b(today|yesterday|this week|last week|this month|last month|past month|in (?:total|all)|altogether|overall|so far|ever|heute|gestern|diese\w* (?:woche|monat)|letzte\w* (?:woche|monat)|insgesamt|bisher|zusammen|alles in allem)\b/;

/** Whether the results of a stretch of time are to be added up: "how many touches did I do this month". */
export const asksResultsOfTime = (text: string): boolean => COUNTS.test(text) && RESULTS.test(text) && SPAN.test(text) && PAST.test(text) && !AHEAD.test(text) && !/\b(match\w*|games?|spiele?|spiel|most|average|schnitt|won|team|record|rekord|best|row|bestwert)\b/.test(text);

/** The counts of a stretch of time: sessions, minutes, days. */
function countOfTime(text: string): CoachTopic | null {
  if (!COUNTS.test(text) || !PAST.test(text) || AHEAD.test(text) || OTHERS.test(text) || extreme(text) !== null) return null;
  const isDay = /\b(today|heute|yesterday|gestern)\b/.test(text);
  if (REWARD.test(text)) return isDay || /\b(week|month|woche|monat)\b/.test(text) ? 'rewardsOfDay' : null;
  if (/\b(yesterday|gestern)\b/.test(text)) return 'yesterday';
  if (/\b(last|previous|letzte\w*|vorige\w*) (week|woche)\b/.test(text)) return 'weekDays';
  if (/\b(this|diese\w*|the|past) (week|woche)\b/.test(text)) return DAYS.test(text) ? 'weekDays' : 'thisWeek';
  if (/\b(this|last|past|diese\w*|letzte\w*|vorige\w*) (month|monat)\b/.test(text)) return 'thisMonth';
  if (IN_ALL.test(text) && MINUTES_ASKED.test(text)) return 'minutesOnly';
  if (IN_ALL.test(text) && SESSIONS_ASKED.test(text) && !DAYS.test(text)) return 'sessionsOnly';
  return null;
}

const DAY_AGO = /\b\d+ days ago\b|\bvor \d+ tagen\b|\bvorgestern\b/;
const WEEKDAY = /\b(on |am |last |letzten )?(mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(am |letzten )?(mon|diens|donners|frei|sams|sonn)tag\b|\b(am |letzten )?mittwoch\b/;
const MONTH = /\b(in|im) (january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|marz|mai|juni|juli|oktober|dezember)\b/;
const DID = /\b(did i|have i|i did|i got|my|hab\w* ich|ich hab\w*|war|waren|was)\b/;

/** Whether a best was beaten on one day. */
export const ofRecordOfDay = (text: string): boolean =>
  /\b(beat|beaten|broke|broken|break|geschlagen|gebrochen|geknackt|ubertroffen|new|neue\w*|set|get|got)\b/.test(text) && /\b(records?|best|high ?score|pb|rekord\w*|bestwert\w*|bestleistung\w*)\b/.test(text) && /\b(today|yesterday|last (time|practi[cs]e|training|session)|heute|gestern|letzte\w* mal|im letzten training)\b/.test(text);

const PRACTICE = /\b(practi[cs]e|training|session|workout|einheit)\b/;
const LAST = /\b(last|latest|yesterday\w*|today\w*|letzte\w*|gestern\w*|gestrig\w*|heute|heutige\w*)\b/;
const JUDGES = /\b(how (was|did|good)|was (my|the|that|it) .*(good|bad|ok|okay|any good)|(did|was) i (do |doing )?(good|well|bad|badly|ok|okay)|what does .*(say|tell|mean)|what do you (think|say)|rate|judge|wie (war|lief|gut)|war .*(gut|schlecht|okay|ok)|was sagt|was sagst du|bewerte?)\b/;
/** Of a team's practice, or of what is to come, the sessions tell nothing. */
const NOT_OWN_PRACTICE = /\b(match|game|spiel|team|club|verein|trainer|coach|should|soll\w*|tomorrow|morgen|week|woche|month|monat|how (many|much|long)|wie (lange|viel\w*)|wann|when|awful|terrible|crap|rubbish|schrecklich|mies|furchtbar)\b/;

/** Whether the last practice is to be judged, and not only named. */
const judgesPractice = (text: string): boolean => PRACTICE.test(text) && LAST.test(text) && JUDGES.test(text) && !NOT_OWN_PRACTICE.test(text);

const LOOKS_UP = /\b(can i (see|find|look)|kann ich (sehen|nachsehen))\b/;
const BEST_DAY = /\b(what|which|when|was|welcher|wann)\b.*\b(my|mein) (best|busiest|strongest|bester|fleissigster|starkster) (day|tag)\b(?! (of|to|for))/;

/** Days that are asked for in a way which sessions do not tell, and the days that stand out. */
function dayOfPractice(text: string): CoachTopic | null {
  if (BEST_DAY.test(text)) return 'longestDay';
  if (AHEAD.test(text.replace(LOOKS_UP, ' ')) || OTHERS.test(text) || !DID.test(text)) return null;
  if (/\b(longest|most|langsten|meisten)\b/.test(text) && /\b(day|tag|session|einheit)\b/.test(text) && /\b(train|trained|practi[cs]ed?|session|trainiert|geubt|einheit)\b/.test(text)) return 'longestDay';
  if (/\b(beat|broke|break|geschlagen|gebrochen|new|neue\w*)\b/.test(text) && /\b(records?|best|rekord\w*|bestwert\w*)\b/.test(text) && /\b(week|woche|lately|zuletzt|recently)\b/.test(text)) return 'bestsThisWeek';
  if (ofRecordOfDay(text)) return 'recordOfDay';
  if (DAY_AGO.test(text) && /\b(what|wat|was|how|wie|which|welche\w*)\b/.test(text) && /\b(do|did|done|practi[cs]e\w*|train\w*|get|got|score\w*|gemacht|geubt|trainiert|geschafft)\b/.test(text)) return 'dayResults';
  const asks = /\b(what|how (many|much|often|long)|which|was|wie ?(viel\w*|oft|lange)|welche\w*)\b/.test(text);
  return asks && (WEEKDAY.test(text) || MONTH.test(text)) && /\b(did|get|got|train\w*|practi[cs]\w*|do|gemacht|trainiert|geubt|hatte)\b/.test(text) ? 'byWeekday' : null;
}

const GROWS = /\b((am|was) i (\w+ )?(getting |becoming )?(any )?(better|worse|improv\w*|progressing)|(did|have|has|do) i (\w+ )?(even |really |actually )?(get |got |gotten |become |be )?(any )?(better|worse|improv\w*|progress\w*)|how much (better|have i improved|did i improve)|im (getting |not getting )(any )?(better|worse)( at all)?$|(bin|werde?|wurde) ich (\w+ ){0,3}(besser|schlechter)( geworden)?|(am|was) i (better|worse) *$|(hab|habe) ich mich (\w+ ){0,2}(verbessert|verschlechtert|gesteigert)|(mach|mache) ich fortschritte)\b/;
/** Better because of something, better than somebody, or better at what no drill counts. */
const GROWS_BY = /\b(if|when|than|then|then|als|wenn|by|durch|from|video\w*|games?|matches|spiele?n?|alone|allein|faster|schneller|how (can|do|to|should)|wie (kann|werd\w*)|goalkeep\w*|keeper|head\w*)\b/;

const THAN_BEFORE = /\b(than|then|als) (i was |ich )?((last|the last|letzte[nrs]?|im letzten|vor (einem|einer|zwei|drei|\d+)|(a|two|three|\d+)) (month|year|monat|jahr|months|monaten?)( ago)?|before|fruher|vorher|at the start|am anfang)\b/;

/** Which of the player's own numbers a text (in plain words) asks for; null where it asks for none of these. */
export function ownNumberIn(texts: readonly string[], namesSubject: boolean): CoachTopic | null {
  for (const text of texts) {
    // Two questions in one are answered one by one.
    if (namesSubject || (COUNTS.test(text) && /\b(and|und)\b/.test(text))) continue;
    const topic = longestAgo(text) ?? (BEST_WEEK.test(text) ? 'bestWeek' : null) ?? (STREAK_AT.test(text) && /\b(till|until|to|reach|get|is|have|bis|auf|noch)\b/.test(text) && !/\b(xp|tokens?|badge\w*)\b/.test(text) ? 'streakTo' : null) ?? (asksResultsOfTime(text) ? 'resultsOfTime' : null) ?? dayOfPractice(text) ?? (judgesPractice(text) ? 'practiceJudged' : null) ?? countOfTime(text) ?? extreme(text) ?? (GROWS.test(text.replace(THAN_BEFORE, '')) && !GROWS_BY.test(text.replace(THAN_BEFORE, '')) ? 'betterOverall' : null);
    if (topic !== null) return topic;
  }
  return null;
}

/** What a drill is shortly called where a number of it is asked for. */
const SHORT_NAMES: readonly (readonly [RegExp, DrillId])[] = [
  [/\b(cones?|hutchen\w*|huetchen\w*|slalom)\b/, 'cone_weaving'],
  [/\btaps\b/, 'toe_taps'],
  [/\b(wand|wall)\b/, 'wall_passes'],
  [/\b(leiter|ladder)\b/, 'agility_ladder'],
  [/\b(target|ziel|zielschuss)\b/, 'target_shooting'],
];
const NUMBER = /\b(records?|rekord\w*|bestwert\w*|(my|mein\w*) (best|beste\w*|highest|hochst\w*|last|letzte\w*) (\w+ )?(score|result|time|ergebnis|wert|mal)?|average|schnitt|durchschnitt|wiederholung\w*|reps?|repetitions?)\b/;

/** The drill of which a number is asked for by a short name: "my record with the cones"; null where none is. */
export function shortlyNamed(text: string): DrillId | null {
  return NUMBER.test(text) && !/\b(need|brauch\w*|without|ohne|apart|abstand)\b/.test(text) ? (SHORT_NAMES.find(([said]) => said.test(text))?.[1] ?? null) : null;
}

/** Whether the lowest result of a drill that is named is asked for. */
export const asksLowest = (text: string): boolean => /\b(worst|lowest|schlechteste\w*|niedrigste\w*|tiefste\w*|am schlechtesten)\b/.test(text) && /\b(my|mein\w*|i|ich)\b/.test(text) && /\b(result|score|number|ever|record|ergebnis\w*|wert|mal|in|beim|bei|at)\b/.test(text);

/** Whether the own numbers of a skill that is named are asked for, and not those of everything. */
export const asksNumbersOf = (text: string): boolean => /\b(my|mein\w*)\b/.test(text) && /\b(numbers?|stats|statistics|results?|zahlen|ergebnisse|werte|statistik\w*)\b/.test(text) && !/\b(best|record|form|video|camera|analys\w*|last|letzte\w*|average|schnitt)\b/.test(text);

/** A result with the question whether it is good: "i do 40 toe taps is it ok". */
export const judgesResult = (text: string): boolean => /\b\d+\b/.test(text) && /\b(good|gud|ok|okay|bad|a lot|enough|decent|normal|gut|schlecht|viel|genug|okay)\b/.test(text) && /\b(is|ist|are|sind|that|das|this)\b/.test(text) && !/\b(\d+ ?(min\w*|m|days?|tage?|times|mal|weeks?|wochen?|hours?|stunden?|cones?|hutchen|metres?|meter|steps?|schritte)|every|jeden|year\w*|\d+ ?(yrs?|yo|y o|yr olds?)|age|jahre?|jahrige\w*|with|mit)\b/.test(text);

/** Whether it is asked how many of a drill are good, with no result of the own: "how many juggles is good for a 10 year old". */
export const asksGoodAmount = (text: string): boolean => /\b(how (many|much)|wie ?viele?)\b.*\b(is|are|be|would be|ist|sind|waren?)\b.*\b(good|gud|ok|okay|normal|average|decent|a lot|enough|gut|viel|genug|durchschnitt)\b/.test(text) && !/\b(min\w*|stunden?|hours?|days?|tage?|times|mal|weeks?|wochen?|sets|xp|tokens?|sleep|schlaf\w*|a (day|week)|am tag|pro)\b/.test(text);

/** Whether the best result of a drill that is named is asked for. */
export const asksBestOf = (text: string): boolean =>
  /\b(best|highest|top|beste[nrs]?|hochste[nrs]?|grosste[nrs]?) (score|result|number|ergebnis|wert|zahl|leistung)\b/.test(text) && /\b(what|whats|wat|was|wie|how|show|zeig|tell|my|mein\w*)\b/.test(text) && !/\b(beat|break|get|reach|schlag\w*|brech\w*|erreich\w*|days?|tage?|is it|ist das|good|gut|close|last|letzte\w*)\b/.test(text);
