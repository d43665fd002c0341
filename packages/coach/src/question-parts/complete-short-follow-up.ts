import { drillNames } from '@touchline/messages/drill-names';
import { drillsIn } from '../intents/find-drill-and-skill.ts';
import type { Question, Understood } from '../intents/read-question.ts';
import { turnsBefore } from '../intents/turns-before.ts';
import { subjectOfTalk } from '../talk-subject/subject-of-talk.ts';
import { FOOTBALL_STAR } from '../text/football-stars.ts';
import { hurts } from '../topics/find-topic.ts';
import { some } from './whole-word-pattern.ts';

const MOST_WORDS = 18;
const MOST_TURNS_BACK = 4;

/** The same question in whole words, in the two languages in which turns are completed. */
interface InBoth {
  readonly en: string;
  readonly de: string;
}
type Completion = (text: string, question: Question) => InBoth | null;
const both = (en: string, de: string): InBoth => ({ en, de });

/** Where the own place is told beside a match, or for a day: “striker”, “i am striker tomorrow”. */
const PLACES: readonly (readonly [RegExp, InBoth])[] = [
  [/\b(?:stri[ck]+er|striker|center forward|forward|up front|sturmer\w*|sturm|angreifer\w*|vorne)\b/, both('i play striker', 'ich spiele stürmer')],
  [/\b(?:midfield\w*|midfeeld\w*|mittelfeld\w*|sechser|achter|zehner)\b/, both('i play midfield', 'ich spiele im mittelfeld')],
  [/\b(?:defen[cds]\w*|deffend\w*|centre back|center back|full ?back|verteidig\w*|abwehr|hinten)\b/, both('i play defender', 'ich spiele verteidiger')],
  [/\b(?:wing(?:er)?|left wing|right wing|flugel\w*|aussen)\b/, both('i play winger', 'ich spiele außen')],
];
const ONLY_PLACE = /^(?:(?:i|im|am|i am|ill be|will be|be|play|playing|as|a|the|in|on|at|my|ich|bin|spiel|spiele|als|im|auf|der|die|da|dann|then|again|wieder|left|right|links|rechts|centre|center|full|back|up|front|gonna|going|to) ?)*(?:stri[ck]+er|striker|forward|sturmer\w*|sturm|angreifer\w*|midfield\w*|midfeeld\w*|mittelfeld\w*|sechser|achter|zehner|defen[cds]\w*|deffend\w*|back|front|verteidig\w*|abwehr|wing(?:er)?|flugel\w*|vorne|hinten|aussen)(?: (?:tomorrow|tomorow|today|on \w+|in the match|there|then|morgen|heute|am \w+|im spiel|da|dann))*$/;
const OF_MATCH_DAY = some('match\\w*', 'mach', 'games?', 'tournament', 'tomorrow', 'tomorow', 'today', 'on (?:satur|sun|mon|tues|wednes|thurs|fri)day', 'spiel', 'turnier', 'morgen', 'heute', 'am (?:samstag|sonntag|montag|dienstag|mittwoch|donnerstag|freitag)');
const MOST_WORDS_OF_PLACE = 9;
/** Whether plain words tell where one plays, and nothing else. */
export const tellsOnlyPlace = (text: string): boolean => text.split(' ').length <= MOST_WORDS_OF_PLACE && ONLY_PLACE.test(text);
const placeOfMatch: Completion = (text, { before, raw }) => {
  if (raw.length > MOST_WORDS_OF_PLACE || !ONLY_PLACE.test(text) || !OF_MATCH_DAY.test(`${text} ${before?.words.join(' ') ?? ''}`)) return null;
  return PLACES.find(([place]) => place.test(text))?.[1] ?? null;
};

/** A stronger opponent, by its place in the table. */
const FIRST_OF_TABLE = some('tabellen?\\w*(?:erste\\w*|ners\\w*|fuhrer\\w*)', 'tabell?ners\\w*', '(?:top|first|1st) (?:of|in) (?:the |our )?(?:league|table|leage)', 'leag(?:ue)? leaders?', 'spitzenreiter', 'best team (?:in|of) (?:the |our )?(?:league|leage|table|town)', 'besten (?:der|in der|aus der) (?:liga|tabelle|gruppe)');
const PLAYS_AGAINST = some('against', 'agenst', 'agianst', 'play', 'gegen', 'gegn', 'spielen');
const strongOpponent: Completion = (text) => (FIRST_OF_TABLE.test(text) && PLAYS_AGAINST.test(text) ? both('how do we play against a better team', 'wie spielen wir gegen eine bessere mannschaft') : null);

/** Whether a player of the television is on a card. */
const STAR = new RegExp(`(?:^| )(?:${FOOTBALL_STAR}|mbape|mbappee|ronaldo|messy|halland|haland)(?= |$)`);
const REAL_PLAYERS = some('(?:real|reel|famous|pro|echte\\w*|richtige\\w*|beruhmte\\w*) (?:football |fussball ?)?(?:players?|people|persons?|stars?|footballers?|spieler\\w*|menschen|leute|personen|fussballer\\w*|profis)');
const IS_ON = some('drin', 'drinn', 'drinne', 'drauf', 'dabei', 'in (?:there|it|them|the packs?|a pack|packs?)', 'on (?:it|them|there|the cards?|a card|cards?)', 'den (?:packchen|packs|karten)', 'dem (?:packchen|pack)', 'cards?', 'karten?');
const GETS = /^(?:(?:and|so|but|ok|und|also|aber) )*(?:can|could|cud|will|kann|kannst|konnte) (?:i|u|you|we|ich|man|du|wir) (?:\w+ ){0,3}?(?:get|win|have|pull|pack|bekomm\w*|krieg\w*|zieh\w*|hab\w*)(?: \w+){0,4}$|^(?:(?:und|also) )*(?:kann|konnte) (?:ich|man|du) (?:\w+ ){0,4}?(?:bekommen|kriegen|kriegn|ziehen|ziehn|haben)$|\b(?:krieg|kriege|bekomm|bekomme|zieh|ziehe) (?:ich|man) (?:\w+ ){0,3}/;
const OF_SOMETHING_ELSE = some('autogra\\w*', 'autogramm\\w*', 'better than', 'better then', 'besser als', 'like', 'wie', 'beat', 'good as', 'skills?', 'shirt', 'trikot', 'meet', 'treffen', 'video', 'play with', 'number', 'nummer', 'free ?kick', 'freistoss', 'against', 'gegen', 'team', 'school', 'schule', 'verein');
const starOnCard: Completion = (text) => {
  if (OF_SOMETHING_ELSE.test(text)) return null;
  const isAsked = (STAR.test(text) && (IS_ON.test(text) || GETS.test(text))) || (REAL_PLAYERS.test(text) && IS_ON.test(text));
  return isAsked ? both('Are the card players real?', 'Sind die Spieler auf den Karten echt?') : null;
};

const JUGGLES = /(?:^| )(?:j[uo]gg?[ei]?l\w*|jonglier\w*|jongl\w*|keepy ?upp\w*|keepie ?upp\w*|kick ?ups?|hochhalten)(?= |$)/;
/** The words of the talk behind a turn, the latest turn first. */
const talkOf = ({ before }: Question): readonly string[] => turnsBefore(before, MOST_TURNS_BACK).map(({ words }) => words.join(' '));
const isOfJuggling = (question: Question): boolean => {
  const latest = turnsBefore(question.before, MOST_TURNS_BACK);
  const named = latest.find(({ drillId, words }) => drillId !== null || JUGGLES.test(words.join(' ')));
  return named !== undefined && (named.drillId === 'juggling' || JUGGLES.test(named.words.join(' ')));
};

/** How to get to a number, in a talk of juggling. */
const GETS_TO = /^(?:(?:and|ok|okay|so|but|und|also|aber|dann|na|cool|then) )*(?:how|wie|what (?:do|must) i do to|was muss ich (?:tun|machen)) (?:\w+ ){0,4}?(?:get|come|reach|go|make|manage|do|komm\w*|schaff\w*|erreich\w*)(?: \w+){0,3}? ?(?:to|up to|auf|bis|bis zu|zu)? ?(\d{2,4})(?: (?:jug\w*|touches|kontakte\w*|mal|times|too|then|dann|also|auch|in a row|am stuck|schaffen|kommen|erreichen))*$/;
/** Levels and days are counted too. */
const OF_OTHER_COUNT = some('level\\w*', 'xp', 'tokens?', 'days?', 'tage?n?', 'minutes?', 'minuten?', 'sessions?', 'goals?', 'tore?', 'streak', 'serie');
/** Whether the talk is about that drill or its results already, so that the turn is read with these. */
function isOwnSubject(before: Understood): boolean {
  const subject = subjectOfTalk(before);
  return (subject?.of === 'result' || subject?.of === 'drill') && subject.drillId === 'juggling';
}
const toNumber: Completion = (text, question) => {
  const number = GETS_TO.exec(text)?.[1];
  if (number === undefined || question.drillId !== null || question.before === null || OF_OTHER_COUNT.test(text) || isOwnSubject(question.before) || !isOfJuggling(question)) return null;
  return both(`how do i get to ${number} in juggling`, `wie komme ich auf ${number} beim jonglieren`);
};

/** How many one should reach, in a talk of juggling. */
const HOW_MANY_TO_REACH = /^(?:(?:and|so|ok|but|und|also|aber) )*(?:how (?:many|menny|meny)(?: (?:touches|juggles|times))? (?:should|shall|must|shud|do|can) i (?:have to )?(?:do|get|make|reach|manage|try|have)|wie ?viele?(?: (?:kontakte|mal|beruhrungen))? (?:soll|sollte|muss|kann) ich (?:da )?(?:schaff\w*|mach\w*|haben|erreich\w*))(?: (?:then|there|dann|da))*$/;
const howManyToReach: Completion = (text, question) =>
  question.before !== null && HOW_MANY_TO_REACH.test(text) && isOfJuggling(question) ? both('how many touches should i reach in juggling', 'wie viele kontakte soll ich beim jonglieren schaffen') : null;

/** How many of the drill of the talk, on another day: “and yesterday”, “no i meant how many yesterday”. */
const OTHER_DAY = /^(?:(?:and|und|ok|so|but|aber|no|nein|ne|i|ich|meant|ment|mean|mein|meine|meinte|what about|how about|was ist mit|wie ?viele?|how (?:many|menny|meny|much)|did i (?:do|get|have)|hab(?:e)? ich|waren es|was it|were it|es|it) )*(yesterday|yestaday|yesturday|yestday|gestern|gestan|today|heute)(?: (?:did i (?:do|get|have)|hab(?:e)? ich(?: \w+)?|gemacht|geschafft|then|dann|denn))*$/;
const ASKED_NUMBER = some('how (?:many|menny|meny|much)', 'wie ?viele?', 'how did i do', 'best', 'record', 'result', 'rekord', 'ergebnis\\w*', 'bestwert');
const onOtherDay: Completion = (text, question) => {
  const day = OTHER_DAY.exec(text)?.[1];
  const drill = turnsBefore(question.before, MOST_TURNS_BACK).find(({ drillId }) => drillId !== null)?.drillId ?? null;
  if (day === undefined || drill === null || ![text, ...talkOf(question)].some((one) => ASKED_NUMBER.test(one))) return null;
  const isToday = day === 'today' || day === 'heute';
  const [en, de] = isToday ? ['today', 'heute'] : ['yesterday', 'gestern'];
  if (drill === 'juggling') return both(`how many juggles did i do ${en}`, `wie viele kontakte hatte ich ${de} beim jonglieren`);
  const name = drillNames[drill];
  return both(`what was my result in ${name} ${en}`, `was war mein ergebnis ${de} bei ${name}`);
};

/** How many were done, in a talk of a drill: its last result. */
const HOW_MANY_DONE = /^(?:(?:and|und|ok|so|but|aber) )*(?:how (?:many|menny|meny)(?: (?:touches|juggles|times|hits|goals))? (?:did i|have i|i) (?:do|done|get|got|make|made|score|hit|manage)|wie ?(?:viele?|oft)(?: (?:kontakte|mal|treffer))? hab(?:e)? ich(?: da)? (?:gemacht|geschafft|getroff\w*|gehabt))(?: (?:then|there|last time|last|denn|da|zuletzt))*$/;
const howManyDone: Completion = (text, question) => {
  const drill = question.drillId ?? turnsBefore(question.before, MOST_TURNS_BACK).find(({ drillId }) => drillId !== null)?.drillId ?? null;
  return question.before === null || drill === null || !HOW_MANY_DONE.test(text) ? null : lastResultOf(drill);
};
const lastResultOf = (drill: keyof typeof drillNames): InBoth => both(`what was my last result in ${drillNames[drill]}`, `was war mein letztes ergebnis bei ${drillNames[drill]}`);

/** Whether a number that was told is good. */
const IS_GOOD = /^(?:(?:and|und|so|but|aber|ok) )*(?:is|was|ist|war|isn?t|s) (?:das|that|it|this) (?:denn |any |a |very |really |schon )*(?:good|ok|okay|gut|viel|bad|schlecht|a lot)(?: (?:for me|for my age|fur mich|fur mein alter|so|then|now|oder))*$/;
const ofOwnResult: Completion = (text, { before }) => {
  if (before === null || before.drillId === null || !IS_GOOD.test(text)) return null;
  const isOfResult = before.intent === 'last_practice' || before.ask?.kind === 'dated' || before.ask?.kind === 'bestIn';
  return isOfResult ? both(`is my result in ${drillNames[before.drillId]} good`, `ist mein ergebnis bei ${drillNames[before.drillId]} gut`) : null;
};

/** The one of two drills that the turn before named. */
const ONE_OF_TWO = /^(?:(?:ok|okay|so|then|gut|dann|na|i (?:do|take|choose)|ich (?:nehm\w*|mach\w*)) )*(?:the|das|die|den|dann das) (first|furst|ferst|1st|second|secund|2nd|erste|ersten|zweite|zweiten)(?: (?:one|then|mach ich|nehm ich|nehme ich|mache ich|will ich|i do|i take|pls|please|bitte))*(?: (.*))?$/;
const THERE = /\b(?:da|dort|dabei|damit|there|in it|in that|with it|with that)\b/;
const oneOfTwo: Completion = (text, { before }) => {
  const [, which, rest] = ONE_OF_TWO.exec(text) ?? [];
  if (which === undefined || before === null) return null;
  const [first, second, ...more] = [...drillsIn(namesTwo(before).words)].toSorted((a, b) => placeOf(namesTwo(before), a) - placeOf(namesTwo(before), b));
  if (first === undefined || second === undefined || more.length > 0) return null;
  const chosen = /^(?:f|1|e)/.test(which) ? first : second;
  const name = drillNames[chosen];
  if (rest !== undefined && HOW_MANY_DONE.test(rest)) return lastResultOf(chosen);
  if (rest === undefined) return both(`how do i do ${name}`, `wie geht die übung ${name}`);
  const named = (preposition: string): string => (THERE.test(rest) ? rest.replace(THERE, `${preposition} ${name}`) : `${rest} ${preposition} ${name}`);
  return both(named('in'), named('bei'));
};
/** The latest turn that names two drills; the turn before where none does. */
const namesTwo = (before: Understood): Understood => turnsBefore(before, MOST_TURNS_BACK).find(({ words }) => drillsIn(words).length === 2) ?? before;
/** Where a drill stands in the words of a turn, by the first word of its name. */
function placeOf({ words }: Understood, drill: keyof typeof drillNames): number {
  const at = words.findIndex((_, from) => !drillsIn(words.slice(from)).includes(drill));
  return at < 0 ? words.length : at;
}

/** Little time beside homework is a session of so many minutes. */
const HOMEWORK = some('homework', 'home work', 'homewurk', 'hausaufgabe\\w*', 'hausi\\w*', 'learn\\w*', 'lernen', 'study', 'revise');
const ONLY_MINUTES = /\b(?:only|just|onli|nur|bloss)(?: (?:have|got|noch|so|about|like|ca|mehr))* (\d{1,2}) ?(?:m|min|mins|minutes?|minuts|minuten?)\b/;
const timeBesideHomework: Completion = (text) => {
  const minutes = ONLY_MINUTES.exec(text)?.[1];
  return minutes === undefined || !HOMEWORK.test(text) ? null : both(`i only have ${minutes} minutes`, `ich hab nur ${minutes} minuten zeit`);
};

/** Something without a wall, where each proposal was one with it. */
const ALWAYS_WALL = /^(?:(?:and|but|und|aber|man|hey) )*(?:(?:why|whi|wy|warum|wieso|wiso) )?(?:(?:is it |do you |you |du |ist es |kommt |sagst du )(?:always |just |immer )?|always |immer |imma |schon wieder |again )(?:say |sagst |nimmst |the |a |die |ne |eine |mit |with |an |der |only |nur )*(?:wall|wal|wand|walls)(?: (?:again|drills?|immer|schon wieder|ubung\w*))*$/;
const noMoreWall: Completion = (text, { before }) => (before !== null && ALWAYS_WALL.test(text) ? both('another drill without a wall', 'eine andere übung ohne wand') : null);

/** Finds that the same is said again: another drill is wanted. */
const SAYS_SAME = /^(?:(?:but|and|hey|man|aber|und|ey) )*(?:you|u|du) (?:\w+ ){0,2}?(?:always|just|keep|only|allways|immer|imma|nur|schon) (?:\w+ ){0,2}?(?:say|tell|says|saying|telling|give|giving|sagst|gibst|erzahlst|das|dasselbe|the)(?: me| mir)?(?: (?:the )?(?:same|sam)(?: (?:thing|drill|again|one|answer))*| (?:das gleiche|dasselbe|das selbe|gleiche|die gleiche ubung|dieselbe ubung))?$|^(?:du )?sagst (?:immer|imma|nur|schon wieder) (?:das )?(?:gleiche|selbe|dasselbe)$|^(?:(?:its|it is|this is|das is|das ist|that is|thats) )?(?:always|again|immer|schon wieder) (?:the same|das gleiche|dasselbe|das selbe)(?: (?:thing|drill))?$/;
const OFFERED_DRILL: ReadonlySet<Understood['intent']> = new Set<Understood['intent']>(['which_drill', 'improve_skill', 'bored', 'little_time', 'rain', 'no_wall', 'no_ball', 'drill_technique', 'motivation']);
const sameAgain: Completion = (text, { before }) => (before !== null && OFFERED_DRILL.has(before.intent) && before.topic === null && SAYS_SAME.test(text) ? both('give me another drill', 'gib mir eine andere übung') : null);

const COMPLETIONS: readonly Completion[] = [placeOfMatch, strongOpponent, starOnCard, toNumber, howManyToReach, howManyDone, ofOwnResult, onOtherDay, oneOfTwo, timeBesideHomework, noMoreWall, sameAgain];

/** The whole question that a turn of few words stands for, by what the talk told; null where it is read as it is. */
export function completedFollowUp(question: Question): string | null {
  const { raw, words, language, before } = question;
  if ((language !== 'en' && language !== 'de') || raw.length === 0 || raw.length > MOST_WORDS || before?.intent === 'injury' || hurts(raw, words)) return null;
  const text = raw.join(' ');
  for (const complete of COMPLETIONS) {
    const whole = complete(text, question)?.[language];
    if (whole !== undefined) return whole === text ? null : whole;
  }
  return null;
}
